"""Tables of The Lidless Eye, some of them at a position, and what is clicked there."""

from collections.abc import Callable, Sequence
from time import monotonic

from playwright.sync_api import Locator, Page, TimeoutError, expect

import mathom
from browser.laid import lay_match
from browser.people import People
from browser.table_page import PATIENCE, POLL, SPOT, TablePage
from mathom.games.lidless_eye.position.eye import Eye
from mathom.match.match import Match
from server.served import Served

GAME = mathom.game("lidless-eye")
NAMES = ["Ada", "Bo"]

# all that a move changes on a page, as one text
SEEN = """() => [
  document.querySelector('#prompt')?.textContent,
  document.querySelectorAll('.chronicle ol > li:not(.faint)').length,
  document.querySelectorAll('dialog.result').length,
  ...[...document.querySelectorAll('[data-hot]')].map((e) => e.dataset.hot + e.classList.contains('picked')),
].join()"""

# Where a person in a hurry would click next, and what is seen before: he sends each company off, draws and discards
# what he may, so that the play deck is soon exhausted, and passes whatever else is asked.
NEXT = f"""async () => {{
  const find = (s) => [...document.querySelectorAll(s)].find((e) => e.getClientRects().length);
  const asked = find('#prompt')?.textContent ?? '';
  const buttons = [...document.querySelectorAll('.actions button')];
  const named = (words) => buttons.find((e) => e.textContent.trim() === words);
  const thing = find('.goals button') ?? find('[data-hot="option yes"]')
    ?? (/discard/.test(asked) ? find('.hand .hot') : null)
    ?? find('.company:not(:has(.goal)) [data-hot^="company:"]:not(.picked)')
    ?? named('Pass for this turn') ?? find('[data-hot="option pass"]') ?? find('[data-hot]:not(.picked)');
  const spot = thing && await ({SPOT})(thing);
  if (thing?.isConnected && !spot) throw new Error(`${{thing.outerHTML}} shines but is wholly covered`);
  return spot && [({SEEN})(), ...spot];
}}"""


# of the standing answers, those that leave a person in a hurry what he would click
STANDING = "draw order resolve own foe strike"


def answers_stand(page: Page) -> None:
    """the page knows standing answers from before"""
    kept = f"localStorage.setItem('mathom.habits.lidless-eye', '{STANDING}')"
    page.add_init_script(f"if (origin !== 'null') {kept}")  # an empty page keeps nothing, and Firefox says so


def lay(server: Served, state: Eye) -> tuple[str, list[str]]:
    """a table for two persons, and their tokens"""
    return lay_match(server, Match(GAME, state, NAMES))


class EyePage(TablePage):
    """The page of somebody at a table of The Lidless Eye."""

    def __init__(self, page: Page, taste: int = 0) -> None:
        super().__init__(page, taste)
        self.offer: Locator = page.get_by_role("dialog", name="What to do")
        self.strike: Locator = page.locator('[data-zone="strike"]')
        self.verdict: Locator = self.result.locator(".verdict")

    def does(self, thing: str, tap: bool = False) -> None:
        """clicks what shines and waits until something has come of it; not all is told in the chronicle"""
        before = self.page.evaluate(SEEN)
        (self.tap if tap else self.click)(thing)
        self.page.wait_for_function(f"(before) => ({SEEN})() !== before", arg=before, polling=POLL)

    def clicks(self, *things: str) -> None:
        """one after the other, each as soon as it shines"""
        for thing in things:
            expect(self.page.locator(f'[data-hot="{thing}"]').first).to_be_visible()
            self.does(thing)

    def hurries(self) -> None:
        """One click of a person in a hurry. Where it goes and what was seen are asked at once: the house passes for who
        can do nothing else, at any moment. Whoever clicks where the table has just been laid anew, clicks once more."""
        for patience in (4_000, 20_000):
            found = self.page.evaluate(NEXT)
            if found is None:
                return
            before, x, y = found
            self.page.mouse.click(x, y)
            try:
                self.page.wait_for_function(
                    f"(before) => ({SEEN})() !== before", arg=before, timeout=patience, polling=POLL
                )
            except TimeoutError:
                if patience == 20_000:
                    raise
            else:
                return


def hurry(players: Sequence[EyePage], until: Callable[[], object], most: int = 4_000) -> set[str]:
    """whoever is asked clicks as one in a hurry, until it is so; what they were asked. Where nobody is, a bot thinks"""
    questions: set[str] = set()
    clicks, heard = 0, monotonic()
    while not until():
        at = next((at for at in players if at.state()["hot"]), None)
        if at is None:
            assert monotonic() < heard + PATIENCE, "nobody is asked anything"
            players[0].page.wait_for_timeout(POLL)
            continue
        questions.add(at.prompt.inner_text().partition(":")[0].partition("?")[0])
        at.hurries()
        clicks, heard = clicks + 1, monotonic()
        assert clicks < most, "it does not come about"
    return questions


def sits(people: People, table: str, token: str = "", page: Page | None = None, *, phone: bool = False) -> EyePage:
    """somebody at his seat, or a spectator"""
    return EyePage(people.sits(table, token, page, phone=phone).page)
