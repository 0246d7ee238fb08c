"""Tables in a database, opened and played on without a server around them."""

import asyncio
import json
import lzma
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import make_url

import mathom
from mathom.server.house import House, WantedSeat, WantedTable
from mathom.server.room import Room
from mathom.server.store import Store
from mathom.server.thinkers import Thinkers
from server.served import sqlite

EARLIER = Path(__file__).parent.parent / "data" / "earlier"


def written_by(form: str, folder: Path) -> list[dict[str, Any]]:
    """a database as the Mathom of this form left it; what was known of its tables then"""
    base = sqlite3.connect(folder / "mathom.db")
    base.executescript(lzma.decompress((EARLIER / f"{form}.sql.xz").read_bytes()).decode())
    base.close()
    tables: list[dict[str, Any]] = json.loads((EARLIER / f"{form}.json").read_text())
    return tables


def fresh_database(postgres: str, name: str) -> str:
    """the address of an empty database at a PostgreSQL server"""

    async def make() -> None:
        line = await asyncpg.connect(postgres.replace("postgresql+asyncpg://", "postgresql://"))
        await line.execute(f"DROP DATABASE IF EXISTS {name}")
        await line.execute(f"CREATE DATABASE {name}")
        await line.close()

    asyncio.run(make())
    return str(make_url(postgres).set(database=name).render_as_string(hide_password=False))


def in_house(folder: Path, do: Callable[[House], Awaitable[None]]) -> None:
    """with a house on this folder's database, as after a start of the server"""

    async def visit() -> None:
        store = Store(sqlite(folder))
        await store.open()
        house = House(store, Thinkers(1), 0.0)
        try:
            await do(house)
            await house.shut()
        finally:
            house.thinkers.close()
            await store.close()

    asyncio.run(visit())


async def new_table(house: House, game: str = "two-towers", seats: int = 2) -> tuple[Room, list[str | None]]:
    persons = [WantedSeat("person", name) for name in ("Ada", "Bo", "Cy", "Di")[:seats]]
    opened = await house.open_table(WantedTable(game, persons))
    room = await house.room(opened.table)
    assert room is not None
    return room, opened.tokens


async def room_at(house: House, table: str) -> Room:
    room = await house.room(table)
    assert room is not None
    return room


async def play(room: Room, moves: int, seed: int = 1) -> None:
    """so many moves of players who choose by chance"""
    bot = room.game.bot("random", seed=seed)
    for _ in range(moves):
        if room.over:
            return
        state = room.match.state
        text = room.game.notation(state, bot.choose(state))
        await room.move(int(state.seat), text, room.seq, f"{state.seat}:{room.seq}")


async def history(room: Room, viewer: int | None) -> list[Any]:
    stretches = await room.telling.stretches()
    return list(json.loads(mathom.encode(room.telling.history(viewer, stretches))))


def shown(room: Room, viewer: int | None) -> Any:
    return json.loads(bytes(room.telling.view(viewer, "now")))
