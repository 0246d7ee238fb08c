"""Lessons at the real table, played by clicks; and what one reads of a game before sitting down."""

import pytest
from playwright.sync_api import Page, expect

import mathom
from browser.laid import lay_match
from browser.lesson_page import LessonPage
from browser.people import People
from browser.table_page import SPOT
from browser.test_browser_people import no_barriers
from mathom.kernel.words import LANGUAGES
from mathom.match.lesson import Taught, lessons
from server.served import Served

ALL = [(key, number) for key in mathom.games() for number in lessons(key)]


def opened(page: Page, key: str, number: str, languages: tuple[str, ...] = ("en",), step: int = 0) -> LessonPage:
    page.add_init_script(f"localStorage.setItem('mathom.language', '{languages[0]}')")
    page.goto(f"/learn/{key}/{number}")
    taught = Taught(mathom.game(key), lessons(key)[number])
    taught.go_to(step)
    return LessonPage(page, taught, languages)


@pytest.mark.parametrize(("key", "number"), ALL)
def test_a_lesson_is_played_to_its_end_and_its_questions_answered(people: People, key: str, number: str) -> None:
    """every word of the coach in all three languages, clicked through in each of them in turn"""
    learner = opened(people.comes((1440, 900)), key, number, tuple(LANGUAGES))
    learner.plays()
    learner.answers()
    kept = learner.page.evaluate("() => JSON.parse(localStorage.getItem('mathom.lessons'))")
    assert kept == {f"{key}/{number}": {"step": 0, "done": True}}
    expect(learner.coach.locator(".doors .gold")).to_be_visible()


def test_a_wrong_move_is_answered_and_three_of_them_bring_help(people: People) -> None:
    learner = opened(people.comes((1440, 900)), "duel", "1")
    for _ in range(2):
        learner.goes_on()
    expect(learner.coach.locator(".says")).to_contain_text("Your turn is one card")
    for _ in range(3):
        learner.clicks("layout/14")
        learner.page.locator('[data-hot="option discard c1-grey-01"]').click()
        expect(learner.coach.get_by_role("alert")).to_contain_text("That would give you one coin and no courage")
    expect(learner.coach.get_by_role("button", name="Show me")).to_have_class("gold")
    learner.coach.get_by_role("button", name="Show me").click()
    expect(learner.coach.locator(".says")).to_contain_text("This blue card asks for courage")


def test_what_the_rules_refuse_is_told_by_the_coach_too(people: People) -> None:
    learner = opened(people.comes((1440, 900)), "duel", "1")
    for _ in range(2):
        learner.goes_on()
    expect(learner.coach.locator(".says")).to_contain_text("Your turn is one card")
    spot = learner.page.locator('[data-piece="layout/5"]').evaluate(SPOT)
    learner.page.mouse.click(*spot)
    expect(learner.coach.get_by_role("alert")).to_contain_text("Other cards still lie on this one")


def test_a_lesson_can_be_left_gone_back_in_and_gone_on_with(people: People) -> None:
    learner = opened(people.comes((1440, 900)), "two-towers", "1")
    for _ in range(2):
        learner.goes_on()
    learner.coach.get_by_role("button", name="Skip this step").click()
    expect(learner.coach.locator(".stepline")).to_contain_text("Step 4 of 12")
    learner.coach.get_by_role("button", name="Back").click()
    expect(learner.coach.locator(".stepline")).to_contain_text("Step 3 of 12")
    learner.coach.get_by_role("link", name="Leave the lesson").click()
    line = learner.page.get_by_role("link", name="The road to Rohan")
    expect(line).to_contain_text("go on at step 3 of 12")
    line.click()
    expect(learner.coach.locator(".stepline")).to_contain_text("Step 3 of 12")


@pytest.mark.parametrize(("key", "number"), ALL)
def test_on_a_phone_the_sheet_leaves_what_is_asked_for_in_sight(people: People, key: str, number: str) -> None:
    learner = opened(people.comes(phone=True), key, number, ("de",))
    learner.plays()
    expect(learner.coach.locator(".choices button")).to_have_count(3)


def test_what_is_pointed_at_is_read_where_a_table_has_a_reader(people: People) -> None:
    learner = opened(people.comes((1440, 900)), "lidless-eye", "3")
    expect(learner.coach.locator(".says")).to_contain_text("Gobel Mírlond")
    expect(learner.page.locator("[data-reader] h2")).to_have_text("Gobel Mírlond")
    expect(learner.page.locator(".dimmed .glow")).to_have_count(2)  # the place on the map, and what is told of it


def test_what_the_table_slides_under_a_resting_pointer_stays_closed(people: People) -> None:
    """else what is told of it would lie over the coach, who has just said what comes next"""
    learner = opened(people.comes((1440, 900)), "two-towers", "1")
    page, inspector = learner.page, learner.page.locator("#inspector")
    card = page.locator('.hand [data-piece^="hand:0/"]').first
    card.hover()
    expect(inspector).to_be_visible()
    page.mouse.move(5, 5)
    expect(inspector).to_be_hidden()
    card.evaluate(
        """async (e) => {
          const at = { bubbles: true, pointerType: 'mouse', clientX: 5, clientY: 5 };
          e.dispatchEvent(new PointerEvent('pointerover', at));
          await new Promise((done) => setTimeout(done, 400)); // later than what it would open by
        }"""
    )  # as a browser tells of what came under the pointer
    expect(inspector).to_be_hidden()
    card.hover()
    expect(inspector).to_be_visible()


def test_a_lesson_that_is_not_there_says_so(people: People) -> None:
    people.excuse("404")
    page = people.comes()
    page.goto("/learn/duel/99")
    expect(page.get_by_role("alert")).to_have_text("there is no such lesson")


@pytest.mark.parametrize("key", mathom.games())
def test_an_overview_is_read_from_the_lobby_and_leads_to_the_rules(people: People, key: str) -> None:
    page = people.comes()
    page.goto("/")
    page.locator(f'.learn a[href="learn/{key}"]').click()
    article = page.get_by_role("article", name="Before you sit down")
    first = article.locator(".rule").first
    number = first.inner_text()
    first.click()
    expect(page.get_by_role("dialog").locator(".cited")).to_contain_text(number)
    assert page.url.endswith(f"#{number}")
    page.reload()
    expect(page.get_by_role("dialog").locator(".cited")).to_contain_text(number)


@pytest.mark.parametrize("phone", [False, True])
def test_axe_finds_nothing_on_the_pages_of_learning(people: People, phone: bool) -> None:
    page = people.comes(phone=phone)
    page.goto("/learn/lidless-eye")
    expect(page.get_by_role("article")).to_be_visible()
    no_barriers(page)
    learner = opened(page, "duel", "1")
    expect(learner.coach).to_be_visible()
    no_barriers(page)
    learner.goes_on()
    learner.goes_on()
    expect(learner.coach.locator(".task")).to_be_visible()
    no_barriers(page)
    page.evaluate("() => localStorage.setItem('mathom.lessons', JSON.stringify({'duel/1': {step: 14}}))")
    page.reload()
    expect(learner.coach.locator(".choices")).to_be_visible()
    no_barriers(page)


def test_a_first_real_game_comes_with_advice_each_once_until_it_is_enough(server: Served, people: People) -> None:
    taught = Taught(mathom.game("lidless-eye"), lessons("lidless-eye")["1"])
    table, (ada, _) = lay_match(server, taught.match)
    page = people.comes((1440, 900))
    page.add_init_script(
        f"localStorage['mathom.advised'] ??= JSON.stringify({{ tables: ['{table}'], said: [] }})"
    )  # as the end of a lesson does
    people.sits(table, ada, page)
    advice = page.get_by_role("region", name="Advice")
    expect(advice).to_contain_text("Look through your hand first")
    advice.get_by_role("button", name="I see").click()
    expect(advice).to_have_count(0)
    page.reload()
    expect(advice).to_be_visible()
    expect(advice).not_to_contain_text("Look through your hand first")  # what was said is not said again
    advice.get_by_role("button", name="No more advice").click()
    expect(advice).to_have_count(0)
    page.reload()
    expect(page.locator("main.table")).to_be_visible()
    expect(advice).to_have_count(0)


def test_the_end_of_a_lesson_leads_to_a_real_game_with_advice(people: People) -> None:
    page = people.comes((1440, 900))
    page.goto("/")
    page.evaluate("() => localStorage.setItem('mathom.lessons', JSON.stringify({'lidless-eye/6': {step: 7}}))")
    learner = opened(page, "lidless-eye", "6", step=7)
    for _ in range(3):
        learner.coach.get_by_role("button", name="Skip").click()
    learner.coach.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/table/**")
    assert page.url.rpartition("/")[2] in page.evaluate("() => JSON.parse(localStorage['mathom.advised']).tables")
