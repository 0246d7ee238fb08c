"""All tables of one server: opening them, finding them, letting go of those nobody looks at."""

import asyncio
import hashlib
import secrets
import time
from typing import Any

import msgspec

from mathom.bots.levels import LEVELS
from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup
from mathom.match import record
from mathom.match.match import Match
from mathom.server.room import Room
from mathom.server.store import Entry, SeatRow, Store, TableRow
from mathom.server.thinkers import Thinkers

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that could be taken for another
IDLE = 600.0  # seconds after which a table without listeners leaves the memory
NAME_LENGTH = 40


class WantedSeat(msgspec.Struct, frozen=True):
    kind: str
    name: str = ""
    level: str = "normal"


class WantedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page asks for when it opens a table."""

    game: str
    seats: list[WantedSeat]
    options: dict[str, str | int] = {}
    chat: bool = True
    clock: int = 0  # seconds for a turn; 0: as long as it takes


class OpenedTable(msgspec.Struct, frozen=True):
    table: str
    tokens: list[str | None]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


class House:
    def __init__(self, store: Store, thinkers: Thinkers, pause: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self.rooms: dict[str, Room] = {}
        self.seen: dict[str, float] = {}
        self.opening = asyncio.Lock()

    async def open_table(self, wanted: WantedTable) -> OpenedTable:
        game = game_of(wanted.game)
        check_seats(wanted.seats)
        state = game.new(seats=len(wanted.seats), **wanted.options)  # type: ignore[arg-type]
        match = Match(game, state, names_of(wanted.seats))
        tokens = [secrets.token_urlsafe(24) if seat.kind == "person" else None for seat in wanted.seats]
        seats = [
            SeatRow("person", "", hashed(token)) if token else SeatRow("bot", seat.level)
            for seat, token in zip(wanted.seats, tokens, strict=True)
        ]
        if wanted.clock != 0 and not 10 <= wanted.clock <= 3600:
            raise BadSetup(f"clock: {wanted.clock} is not 0, nor a number of seconds from 10 to 3600")
        row = TableRow(new_id(), match.record()[0], seats, wanted.chat, wanted.clock)
        await self.store.add_table(row)
        return OpenedTable(row.id, tokens)

    async def open_record(self, text: str) -> str:
        """a finished game from a record file, to be looked at"""
        head, *lines = record.parse("the record", text)
        match = Match.from_lines("the record", head, lines)
        if not match.state.over:
            raise BadSetup("record: this game is not over; only finished ones can be looked at")
        first, *moves = match.record()
        row = TableRow(new_id(), first, [SeatRow("person") for _ in match.names], False, over=True)
        await self.store.add_table(row, [Entry(seq, line) for seq, line in enumerate(moves, 1)])
        return row.id

    async def room(self, table_id: str) -> Room | None:
        self.seen[table_id] = time.monotonic()
        if table_id in self.rooms:
            return self.rooms[table_id]
        async with self.opening:
            if table_id not in self.rooms:
                row = await self.store.table(table_id)
                if row is None:
                    del self.seen[table_id]
                    return None
                self.rooms[table_id] = await Room.open(row, self.store, self.thinkers, self.pause)
            return self.rooms[table_id]

    def sweep(self) -> None:
        """lets go of tables that nobody has looked at for a while; they are in the store"""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            if not room.listeners and now - self.seen.get(table_id, 0.0) > IDLE and not room.lock.locked():
                del self.rooms[table_id]
                self.seen.pop(table_id, None)

    async def catch_up(self) -> None:
        """hears of what other workers have stored, for the tables somebody looks at here"""
        for room in list(self.rooms.values()):
            if room.listeners and not room.lock.locked():
                async with room.lock:
                    await room.catch_up()


def check_seats(seats: list[WantedSeat]) -> None:
    levels = [level.key for level in LEVELS]
    for i, seat in enumerate(seats):
        if seat.kind not in ("person", "bot"):
            raise BadSetup(f"seats: seat {i + 1} is neither a person nor a bot")
        if seat.kind == "bot" and seat.level not in levels:
            raise BadSetup(f"level: there is no {seat.level!r}; there are {', '.join(levels)}")
        if len(seat.name) > NAME_LENGTH or any(ord(letter) < 32 for letter in seat.name):
            raise BadSetup(f"names: the name of seat {i + 1} has more than {NAME_LENGTH} letters, or odd ones")


def names_of(seats: list[WantedSeat]) -> list[str]:
    """the names as given; a seat without one gets its number, one that is there twice a number behind it"""
    names: list[str] = []
    for i, seat in enumerate(seats):
        name = seat.name.strip() or f"Player {i + 1}"
        while name in names:
            name = f"{name} {i + 1}"
        names.append(name)
    return names


def seats_of(room: Room, tokens: list[Any]) -> list[int]:
    """the seats that some tokens hold"""
    known = {hashed(token) for token in tokens[:8] if isinstance(token, str) and len(token) < 200}
    return [i for i, seat in enumerate(room.seats) if seat.token and seat.token in known]
