"""Tables of the battle that lie at a position written by hand, and what is clicked there."""

from typing import Any

from playwright.sync_api import Locator, Page

from battle.ba import GAME
from browser.duel_table import DuelPage
from browser.laid import lay_match
from browser.people import People
from mathom.games.battle.rules import Battle
from mathom.match.match import Match
from server.served import Served

NAMES = ["Ada", "Bo", "Cy", "Di"]


def lay(server: Served, state: Battle) -> tuple[str, list[str]]:
    """a table for as many persons as the position has seats, and their tokens"""
    return lay_match(server, Match(GAME, state, NAMES[: state.seats]))


class BattlePage(DuelPage):
    """The page of somebody at a table of the battle."""

    def __init__(self, page: Page, taste: int = 0) -> None:
        super().__init__(page, taste)
        self.offer = page.locator(".offer")
        self.offer_button: Locator = self.offer.locator("button").first

    def chosen(self, seen: dict[str, Any], only: str) -> str:
        """a fight where there is one, and of that whatever can be taken at once; otherwise anything that shines"""
        hot: list[str] = seen["hot"]
        sure = [thing for thing in hot if thing.startswith("option ")]
        if seen["picked"] and sure:
            return self.random.choice(sure)
        fights = [thing for thing in hot if thing.startswith(("enemies/", "group:")) and "/" not in thing[9:]]
        return self.random.choice(fights or hot)


def sits(people: People, table: str, token: str = "", page: Page | None = None, *, phone: bool = False) -> BattlePage:
    """somebody at his seat, or a spectator"""
    return BattlePage(people.sits(table, token, page, phone=phone).page)
