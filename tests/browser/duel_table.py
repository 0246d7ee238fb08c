"""Tables of the duel that lie at a position written by hand, and what is clicked there."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.laid import lay_match
from browser.people import People
from browser.table_page import POLL, TablePage
from duel.du import GAME
from mathom.games.duel.rules import Duel
from mathom.match.match import Match
from server.served import Served

NAMES = ["Ada", "Bo"]  # the Fellowship, Sauron

# all that a move changes on a page, as one text
SEEN = """() => [
  document.querySelector('#prompt')?.textContent,
  document.querySelectorAll('.chronicle ol > li:not(.faint)').length,
  ...[...document.querySelectorAll('[data-hot]')].map((e) => e.dataset.hot + e.classList.contains('picked')),
].join()"""


def lay(server: Served, state: Duel) -> tuple[str, list[str]]:
    """a table for two persons, and their tokens"""
    return lay_match(server, Match(GAME, state, NAMES))


class DuelPage(TablePage):
    """The page of somebody at a table of the duel."""

    def __init__(self, page: Page, taste: int = 0) -> None:
        super().__init__(page, taste)
        self.offer: Locator = page.get_by_role("dialog", name="What to do")
        self.danger: Locator = page.locator(".danger")
        self.verdict: Locator = self.result.locator(".verdict")

    def chosen(self, seen: dict[str, Any], only: str) -> str:
        """anything that shines; of what is offered beside a thing, any"""
        hot: list[str] = seen["hot"]
        offered = [thing for thing in hot if thing.startswith("option ")]
        return self.random.choice(offered if seen["picked"] and offered else hot)

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

    def moves(self, tap: bool = False, only: str = "") -> bool:
        """makes one move, whatever it is; false if there was none to make"""
        for _ in range(5):
            seen = self.state()
            if seen["over"] or not seen["hot"]:
                return False
            self.does(self.chosen(seen, only), tap)
            if not self.state()["picked"]:
                return True
        raise AssertionError(f"no move came of five clicks: {seen}")

    def pieces(self, zone: str) -> list[str]:
        """the faces of what is seen of a zone"""
        found: list[str] = self.page.locator(f'[data-piece^="{zone}/"]').evaluate_all(
            "all => all.map((e) => e.dataset.face ?? e.dataset.piece.split('/')[1])"
        )
        return found


def sits(people: People, table: str, token: str = "", page: Page | None = None, *, phone: bool = False) -> DuelPage:
    """somebody at his seat, or a spectator"""
    return DuelPage(people.sits(table, token, page, phone=phone).page)
