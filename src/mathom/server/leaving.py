"""Somebody takes everything of his out of the house: his tables go, and where others sat with him nothing of him stays
there but the moves. Who he is, is said by the tokens of his seats, which nobody else has."""

import asyncio
import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import State
from sqlalchemy import Connection, Row, Select, delete, or_, select, update

from mathom.kernel.errors import BadSetup
from mathom.kernel.view import encode
from mathom.server.house import hashed
from mathom.server.ledger import deleted
from mathom.server.parcels import PARCELS
from mathom.server.problems import LOG, NO_TABLE, NOT_UNDERSTOOD, Damaged, Refused
from mathom.server.snapshots import PACE
from mathom.server.store import CHAT, SNAPSHOTS, TABLES, SeatRow, Store

if TYPE_CHECKING:
    from mathom.server.house import House
    from mathom.server.room import Room

MANY = 2000  # tokens at once
SOME = 40  # that are looked for with one question
TRIES = 5
REPLACED = "normal"  # the level of who plays on for him


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser held: tokens of seats, and of what it has sent on its way to another device."""

    tokens: list[str]
    parcels: list[str] = []


class Sat(msgspec.Struct, frozen=True):
    """A table where somebody sits who leaves."""

    table: str
    names: list[str]
    seats: list[SeatRow]
    mine: list[int]

    @property
    def alone(self) -> bool:
        """whether no other person sits there"""
        return all(seat in self.mine or not row.token for seat, row in enumerate(self.seats))

    @property
    def new_names(self) -> dict[str, str]:
        """by old name; a name stands once at a table"""
        out: dict[str, str] = {}
        for seat in self.mine:
            new = f"Player {seat + 1}"
            while new in self.names:
                new += " *"
            out[self.names[seat]] = new
        return out


async def leave(house: "House", leaving: Leaving) -> tuple[int, int]:
    """how many tables are gone, and how many stay without him"""
    hashes = {hashed(token) for token in leaving.tokens}
    sat = await where(house.store, sorted(hashes))
    gone = [one.table for one in sat if one.alone]
    for table in gone:
        if (room := house.rooms.get(table)) is not None:
            house.close(room, NO_TABLE)
    await deleted(house.store, gone)
    for one in sat:
        if not one.alone:
            await step_out(house, one)
    sent = delete(PARCELS).where(PARCELS.c.token.in_([hashed(token) for token in leaving.parcels]))
    await house.store.lane.write(lambda connection: connection.execute(sent))
    return len(gone), len(sat) - len(gone)


async def where(store: Store, hashes: list[str]) -> list[Sat]:
    """every table at which one of these tokens holds a seat, also those that its browser has never opened"""
    found: dict[str, Sat] = {}
    known = set(hashes)
    for start in range(0, len(hashes), SOME):
        holds = or_(*(TABLES.c.seats.contains(one) for one in hashes[start : start + SOME]))
        wanted = select(TABLES.c.id, TABLES.c.head, TABLES.c.seats).where(holds)
        for row in await store.lane.read(partial(rows_of, wanted=wanted)):
            seats = msgspec.json.decode(row.seats, type=list[SeatRow])
            mine = [seat for seat, sits in enumerate(seats) if sits.token in known]
            found[row.id] = Sat(row.id, msgspec.json.decode(row.head)["names"], seats, mine)
    return list(found.values())


def rows_of(connection: Connection, wanted: Select[tuple[str, str, str]]) -> Sequence[Row[tuple[str, str, str]]]:
    return connection.execute(wanted).all()


async def step_out(house: "House", one: Sat) -> None:
    """a bot plays on where the game is not over; then name, token, chat and what was told by name are written anew"""
    room = None
    try:
        room = await house.room(one.table)
    except Damaged:
        LOG.warning("table %s: somebody leaves it, and it cannot be opened", one.table)
    if room is not None:
        for seat in one.mine:
            await replaced(room, seat)
        await room.telling.rest()
        house.reopen(room)
    names = one.new_names
    await house.store.lane.write(lambda connection: rewrite(connection, one, names))
    await house.wire.tell([f"{one.table}:anew"])
    if (late := house.rooms.get(one.table)) is not None:  # somebody has come back meanwhile
        await late.telling.rest()
        house.reopen(late)


async def replaced(room: "Room", seat: int) -> None:
    """a bot plays on; another worker may be storing something at the same moment"""
    for _ in range(TRIES):
        if room.over or room.closed is not None or room.seats[seat].kind != "person":
            return
        with suppress(Refused):
            await room.seat_bot(seat, REPLACED, None)


def rewrite(connection: Connection, one: Sat, names: dict[str, str]) -> None:
    row = connection.execute(select(TABLES.c.head, TABLES.c.seats).where(TABLES.c.id == one.table)).one()
    head = msgspec.json.decode(row.head)
    head["names"] = [names.get(name, name) for name in head["names"]]
    seats = without(msgspec.json.decode(row.seats), one.mine)
    values = {"head": msgspec.json.encode(head).decode(), "seats": msgspec.json.encode(seats).decode()}
    connection.execute(update(TABLES).where(TABLES.c.id == one.table).values(**values))
    connection.execute(delete(CHAT).where(CHAT.c.table_id == one.table, CHAT.c.sender.in_(names)))
    here = SNAPSHOTS.c.table_id == one.table
    for old in connection.execute(select(SNAPSHOTS).where(here)).all():
        stand = unpacked(old.position)
        stand["seats"] = without(stand["seats"], one.mine)
        told = {key: lines for key, lines in unpacked(old.told).items() if key not in map(str, one.mine)}
        views = {key: view for key, view in unpacked(old.views).items() if key not in map(str, one.mine)}
        packed = {
            "position": repacked(stand),
            "told": repacked(renamed(told, names)),
            "views": repacked(renamed(views, names)) if old.views else None,
        }
        connection.execute(update(SNAPSHOTS).where(here, SNAPSHOTS.c.seq == old.seq).values(**packed))


def without(seats: list[dict[str, Any]], mine: list[int]) -> list[dict[str, Any]]:
    """seats that no token opens any more"""
    return [{**row, "token": ""} if seat in mine else row for seat, row in enumerate(seats)]


def renamed(told: Any, names: dict[str, str], named: bool = False) -> Any:
    """a name fills a gap of a message, or is that of a seat; the same letters elsewhere mean something else"""
    if isinstance(told, str):
        return names.get(told, told) if named else told
    if isinstance(told, list):
        return [renamed(part, names, named) for part in told]
    if isinstance(told, dict):
        return {
            key: renamed(part, names, key in ("args", "name") or (named and key not in ("text", "plural", "context")))
            for key, part in told.items()
        }
    return told


def unpacked(content: bytes | None) -> Any:
    return msgspec.json.decode(zlib.decompress(content)) if content else {}


def repacked(content: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(content), PACE)


@post("/api/leaving", request_max_body_size=1 << 18, status_code=200)
async def leave_house(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """deletes all that the house keeps of who holds these tokens"""
    try:
        wanted = msgspec.json.decode(await request.body(), type=Leaving)
    except (ValueError, RecursionError):
        raise BadSetup(NOT_UNDERSTOOD) from None
    if len(wanted.tokens) > MANY or len(wanted.parcels) > MANY:
        raise BadSetup(NOT_UNDERSTOOD)
    gone, left = await asyncio.shield(leave(state.house, wanted))
    return Response(encode({"gone": gone, "left": left}), media_type="application/json")


HANDLERS = [leave_house]
