"""A learner in a browser: reads what the coach says, and clicks what he is asked to."""

from playwright.sync_api import Page, expect

from browser.table_page import AT_REST, SPOT
from mathom.kernel.words import Msg, say
from mathom.match.lesson import Step, Taught

# the first thing of an id, or of ids that begin with it, that can be clicked
HOT = """(id) => [...document.querySelectorAll('[data-hot]:not(.picked)')].find((e) => e.getClientRects().length
  && (e.dataset.hot === id || e.dataset.hot.startsWith(`${id}/`)))"""


class LessonPage:
    """Reads all that is said in each of its languages, one after the other, and clicks in the one that came last."""

    def __init__(self, page: Page, taught: Taught, languages: tuple[str, ...] = ("en",)) -> None:
        self.page = page
        self.taught = taught
        self.languages = languages
        self.language = languages[0]
        self.coach = page.locator(".coach")

    def said(self, text: str) -> str:
        return say(Msg(text), self.language)

    def hears(self, where: str, text: str) -> None:
        """it is said so, in the present language, then in every other"""
        for language in (self.language, *(other for other in self.languages if other != self.language)):
            if language != self.language:
                self.page.locator(".language select").first.select_option(language)
                self.language = language
            expect(self.coach.locator(where)).to_have_text(self.said(text))

    def reads(self, step: Step) -> None:
        """what is said at a step, and light on everything that is pointed at"""
        self.hears(".says", step.say)
        self.page.wait_for_function(
            "(n) => document.querySelectorAll('.dimmed .glow').length >= n", arg=len(step.point), timeout=5_000
        )

    def goes_on(self) -> None:
        self.coach.locator("button[data-first]").click()

    def does(self, step: Step) -> None:
        """the asked move, click by click, as a person would: nothing that is clicked lies under the coach's sheet"""
        self.page.evaluate(AT_REST)
        option = next(o for o in self.taught.view().options if o.text == step.do)
        for thing in option.on:
            self.clicks(thing)
        if not option.on:
            self.page.locator(f'.actions [data-hot="option {step.do}"]').click()
            return
        self.page.wait_for_function(
            "() => document.querySelector('.offer') || !document.querySelector('[data-hot].picked')"
        )
        offered = self.page.locator(f'.offer [data-hot="option {step.do}"]')
        if offered.count():
            offered.click()

    def clicks(self, thing: str) -> None:
        handle = self.page.wait_for_function(HOT, arg=thing)
        element = handle.as_element()
        assert element is not None
        spot = element.evaluate(SPOT)
        assert spot, f"step {self.taught.at + 1}: {thing} cannot be reached"
        self.page.mouse.click(*spot)

    def plays(self) -> None:
        """the whole lesson, step by step"""
        taught = self.taught
        while not taught.ended:
            step = taught.step
            self.reads(step)
            if step.do:
                self.does(step)
            else:
                self.goes_on()
            for line in taught.moves_of(step):
                taught.match.play(line.do, list(line.chance))
            taught.onward()
            closes = taught.ended or taught.step.position is not None
            if closes and step.happens and taught.moves_of(step):
                self.hears(".happens", step.happens)
                self.goes_on()

    def answers(self) -> None:
        """the questions, each with the answer that the lesson has told"""
        for question in self.taught.lesson.questions:
            self.hears(".says", question.ask)
            choices = self.coach.locator(".choices button")
            expect(choices).to_have_count(3)
            choices.filter(has_text=self.said(question.answer)).click()
            expect(self.coach.locator(".praise")).to_be_visible()
            self.goes_on()
