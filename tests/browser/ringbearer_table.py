"""Tables of the journey that lie at a position written by hand, and what is clicked there."""

from playwright.sync_api import Locator, Page

from browser.duel_table import DuelPage
from browser.laid import lay_match
from browser.people import People
from mathom.games.ringbearer.rules import Ringbearer
from mathom.match.match import Match
from ringbearer.rb import GAME
from server.served import Served

NAMES = ["Ada", "Bo", "Cy", "Di"]


def lay(server: Served, state: Ringbearer) -> tuple[str, list[str]]:
    """a table for as many persons as the position has seats, and their tokens"""
    return lay_match(server, Match(GAME, state, NAMES[: state.seats]), chat=False)


class JourneyPage(DuelPage):
    """The page of somebody at a table of the journey."""

    def __init__(self, page: Page, taste: int = 0) -> None:
        super().__init__(page, taste)
        self.fall: Locator = page.locator(".fall")
        self.payments: Locator = page.locator(".payment")
        self.signals: Locator = page.get_by_role("region", name="Signals")

    def hand_of(self, seat: int) -> list[str]:
        """the faces of a hand, as this page shows them"""
        found: list[str] = self.page.locator(f'[data-zone="hand:{seat}"] [data-piece]').evaluate_all(
            "all => all.map((e) => e.dataset.face)"
        )
        return found


def sits(people: People, table: str, token: str = "", page: Page | None = None, *, phone: bool = False) -> JourneyPage:
    """somebody at his seat, or a spectator"""
    return JourneyPage(people.sits(table, token, page, phone=phone).page)
