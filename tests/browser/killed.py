"""A server process that is killed hard while people play there; their open pages go on where they were."""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser, expect

from browser.people import KILLED, People
from browser.table_page import TablePage
from server.served import Served, sqlite

P = TypeVar("P", bound=TablePage)


@contextmanager
def to_be_killed(browser: Browser, folder: Path) -> Iterator[tuple[Served, People]]:
    """a server of its own and who comes to it"""
    with Served(sqlite(folder)) as server:
        people = People(browser, f"http://localhost:{server.port}")
        people.excuse(KILLED)
        yield server, people
        people.leave()


def killed(server: Served, table: str, players: Sequence[P], seen: Callable[[P], object]) -> int:
    """The server is killed and comes back, then the pages are opened anew: each shows what it showed before. How many
    moves have been made."""
    moves = int(server.get(f"/api/tables/{table}")["moves"])
    for at in players:
        at.shows(moves)
    before = [seen(at) for at in players]
    server.stop(signal.SIGKILL)
    for at in players:
        expect(at.page.get_by_role("alert")).to_contain_text("connection is lost")
    server.start()
    for at in players:
        expect(at.page.get_by_role("alert")).to_have_count(0)
    assert [seen(at) for at in players] == before
    for at in players:
        at.page.reload()
        at.is_laid()
        at.shows(moves)
    assert [seen(at) for at in players] == before
    assert server.get(f"/api/tables/{table}")["moves"] == moves
    return moves
