"""Tables that lie at a position written by hand."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from mathom.match.match import Match
from mathom.server.house import hashed, new_id
from mathom.server.store import Entry, SeatRow, Store, TableRow
from server.served import Served


def lay_match(server: Served, match: Match, *, chat: bool = True, bots: int = 0) -> tuple[str, list[str]]:
    """A table where persons play a match, its last seats bots, and the tokens of the persons. No page can ask for a
    position, so the table is put into the database of the server, which finds it there like any other that it does not
    have in its memory."""
    tokens = [secrets.token_urlsafe(24) for _ in match.names[bots:]]
    seats = [SeatRow("person", "", hashed(token)) for token in tokens] + [SeatRow("bot", "easy")] * bots
    head, *moves = match.record()
    row = TableRow(new_id(), head, seats, chat=chat)
    entries = [Entry(seq, line) for seq, line in enumerate(moves, 1)]
    with ThreadPoolExecutor(1) as thread:  # in this one Playwright has an event loop running
        thread.submit(asyncio.run, keep(server.database, row, entries)).result()
    return row.id, tokens


async def keep(database: str, row: TableRow, entries: list[Entry]) -> None:
    store = Store(database)
    await store.add_table(row, entries)
    await store.close()
