"""Tables of the journey that lie at a position written by hand, and what is clicked there."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Locator, Page

from browser.duel_table import DuelPage, keep
from browser.people import People
from mathom.games.ringbearer.rules import Ringbearer
from mathom.match.match import Match
from mathom.server.house import hashed, new_id
from mathom.server.store import SeatRow, TableRow
from ringbearer.rb import GAME
from server.served import Served

NAMES = ["Ada", "Bo", "Cy", "Di"]


def lay(server: Served, state: Ringbearer) -> tuple[str, list[str]]:
    """a table for as many persons as the position has seats, put into the database of the server, and their tokens"""
    tokens = [secrets.token_urlsafe(24) for _ in range(state.seats)]
    seats = [SeatRow("person", "", hashed(token)) for token in tokens]
    row = TableRow(new_id(), Match(GAME, state, NAMES[: state.seats]).record()[0], seats, chat=False)
    with ThreadPoolExecutor(1) as thread:  # in this one Playwright has an event loop running
        thread.submit(asyncio.run, keep(server.database, row)).result()
    return row.id, tokens


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
