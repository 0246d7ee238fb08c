"""All tables of one server: opening them, finding them, letting go of those nobody looks at."""

import asyncio
import hashlib
import secrets
import time
from datetime import date
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mathom.games import game as game_of
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.levels import KEYS
from mathom.kernel.words import Msg, msg
from mathom.match.match import Match
from mathom.server.alone import Alone, chance_of
from mathom.server.attendance import GRACE
from mathom.server.chronicles import Chronicles
from mathom.server.closed import ClosedRoom
from mathom.server.letters import is_odd
from mathom.server.opening import Unplayable
from mathom.server.problems import LOG, NO_TABLE, Damaged, NotThere, in_a_line, undamaged
from mathom.server.room import Room
from mathom.server.store import Entry, SeatRow, Store, TableRow
from mathom.server.telling import Tally
from mathom.server.thinkers import Thinkers
from mathom.server.uploads import name_is_odd
from mathom.server.wire import Presence, Wire
from mathom.server.writer import Taken

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
    answers: str = "strict"  # quick: a pass is sent for who could only pass, which tells that he holds no answer
    after: str = ""  # a table whose game is over, and whose people play on at this one


class OpenedTable(msgspec.Struct, frozen=True):
    table: str
    tokens: list[str | None]


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(8))


class House:
    def __init__(self, store: Store, thinkers: Thinkers, pause: float, grace: float = GRACE) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self.grace = grace
        self.rooms: dict[str, Room] = {}
        self.seen: dict[str, float] = {}
        self.broadcasts = Tally()
        self.presence = Presence()
        self.wire = Wire(store, self.hear_news)
        self.opening: dict[str, asyncio.Lock] = {}  # by table: who wants it waits for the first
        self.alone = Alone(store)
        self.chronicles = Chronicles()

    async def open_table(self, wanted: WantedTable) -> OpenedTable:
        tokens = [secrets.token_urlsafe(24) if seat.kind == "person" else None for seat in wanted.seats]
        row = laid(wanted, [hashed(token) if token else "" for token in tokens])
        await self.store.add_table(row)
        await self.alone.note(row)
        return OpenedTable(row.id, tokens)

    async def open_deal(self, game: Game, name: str, day: date) -> OpenedTable:
        """a table for one person, with the deal of a day"""
        token = secrets.token_urlsafe(24)
        wanted = WantedTable(game.key, [WantedSeat("person", name)], game.deal(day))
        seed = await self.alone.seed(game.key, day.isoformat())
        row = laid(wanted, [hashed(token)], chance_of(seed, 0))
        await self.store.add_table(row)
        await self.alone.note(row, day.isoformat())
        return OpenedTable(row.id, [token])

    async def open_again(self, wanted: WantedTable, old: Room, tokens: list[str]) -> OpenedTable:
        """The next game of the people of a table: one new table, whoever asks first. A token holds the same seat there,
        so that who comes back later finds the way, and no token need be stored."""
        held = held_seats(old, tokens)
        if not held:
            raise BadSetup(msg("after: only who holds a seat at the old table can go on from it"))
        await self.hear_of([old])  # another worker may have seen its end
        if old.id not in self.rooms:
            raise NotThere(NO_TABLE)
        if not old.over:
            raise BadSetup(msg("after: the game at the old table is not over yet"))
        if not old.again:
            if [seat.kind == "person" for seat in wanted.seats] != [bool(seat.token) for seat in old.seats]:
                raise BadSetup(msg("after: the seats are not those of the old table"))
            row = laid(wanted, [seat.token for seat in old.seats])
            try:
                await self.store.add_table(row, after=old.id)
            except Taken:
                await self.hear_of([old])
            else:
                await self.alone.note(row)
                old.go_on_at(row.id)
        return OpenedTable(old.again, [held.get(seat) for seat in range(len(old.seats))])

    async def open_record(self, text: str, owner: str = "") -> str:
        """a finished game from a record file, to be looked at"""
        first, *moves = await self.thinkers.read(text, owner)
        row = TableRow(new_id(), first, [SeatRow("person") for _ in first["names"]], False, over=True)
        await self.store.add_table(row, [Entry(seq, line) for seq, line in enumerate(moves, 1)])
        return row.id

    async def room(self, table_id: str) -> Room | None:
        if not 0 < len(table_id) <= 16 or not set(table_id) <= set(LETTERS):
            return None
        room = self.rooms.get(table_id)
        if room is None:
            async with self.opening.setdefault(table_id, asyncio.Lock()):
                room = self.rooms.get(table_id)  # somebody else may have opened it meanwhile
                if room is None:
                    with undamaged(table_id):
                        row = await self.store.table(table_id)
                    if row is not None:
                        room = self.rooms[table_id] = await self.opened(row)
            self.opening.pop(table_id, None)
        if room is not None:
            self.seen[table_id] = time.monotonic()
        return room

    async def opened(self, row: TableRow) -> Room:
        try:
            room = await Room.open(row, self.store, self.thinkers, self.pause)
            room.seed = await self.alone.seed_of(row.id) if len(row.seats) == 1 else None
            there = room.attendance
            there.presence, there.wire, there.grace = self.presence, self.wire, self.grace
            room.broadcasts = self.broadcasts
            return room
        except Unplayable as why:
            LOG.warning("table %s: the present rules cannot go on with it", row.id)
            with undamaged(row.id):
                return await ClosedRoom.shown(row, self.store, self.thinkers, self.pause, why)

    async def sweep(self) -> None:
        """lets go of tables that nobody has looked at for a while; they are in the store"""
        now = time.monotonic()
        for table_id, room in list(self.rooms.items()):
            if not room.listeners and now - self.seen.get(table_id, 0.0) > IDLE and not room.lock.locked():
                await room.telling.store()
                if not room.listeners and self.rooms.get(table_id) is room:
                    del self.rooms[table_id]
                    self.seen.pop(table_id, None)

    async def close_deleted(self) -> None:
        """who runs the house has thrown them away"""
        if self.rooms:
            await self.hear_of(list(self.rooms.values()))

    async def shut(self) -> None:
        """as the server ends: all tables are stored as they stand, so that the next Mathom opens them as they are"""
        await self.wire.close()
        for room in list(self.rooms.values()):
            await room.telling.store()

    # -- other workers

    async def hear_news(self, worker: str, news: list[str]) -> None:
        """`table:seq`, `table:chat`, `table:again`, `table:anew`, `table:here,0,2`; nothing at all: whatever it was"""
        if not news:
            await self.catch_up()
            return
        wanted: dict[str, Room] = {}
        for table, _, what in (item.partition(":") for item in news):
            room = self.rooms.get(table)
            if what.startswith("here"):
                seats = frozenset(int(seat) for seat in what.split(",")[1:])
                if self.presence.hear(table, worker, seats) and room is not None:
                    room.attendance.tell()
            elif room is not None and what == "anew":
                await room.telling.rest()
                self.reopen(room)
            elif room is not None:
                wanted[table] = room
        if wanted:
            try:
                await self.hear_of(list(wanted.values()))
            except (SQLAlchemyError, OSError) as error:  # the next look will bring it
                LOG.warning("news of other workers could not be read (%s)", in_a_line(error))

    async def say_who_is_here(self) -> None:
        """now and then, so that others know that this worker is still there"""
        for table in self.presence.forget_silent():
            if (room := self.rooms.get(table)) is not None:
                room.attendance.tell()
        rooms = [room.attendance for room in self.rooms.values()]
        here = [attendance.for_others() for attendance in rooms if attendance.seats_at_this_worker()]
        for some in range(0, len(here), 300):
            await self.wire.tell(here[some : some + 300])

    async def up_to_date(self, room: Room) -> Room:
        """before somebody looks at it"""
        if self.store.shared and room.closed is None:
            await self.hear_of([room])
        return room

    async def catch_up(self) -> None:
        """hears of what other workers have stored, for the tables somebody looks at here"""
        if rooms := [room for room in self.rooms.values() if room.listeners]:
            await self.hear_of(rooms)

    async def hear_of(self, rooms: list[Room]) -> None:
        """one question to the store for all of them, and more only for those where something is new; a table that is
        gone or damaged there is closed, and holds up no other"""
        found = {news.table: news for news in await self.store.news([room.id for room in rooms])}
        for room in rooms:
            if (news := found.get(room.id)) is None:
                self.close(room, NO_TABLE)
                continue
            try:
                await room.hear(news)
            except Damaged as damaged:
                self.close(room, damaged.reason)
            except (SQLAlchemyError, OSError):
                raise
            except Exception as error:  # of one table, and no other's business
                LOG.error("table %s: news could not be heard (%s)", room.id, in_a_line(error))

    def reopen(self, room: Room) -> None:
        """what is stored of it was written anew: whoever looks at it opens it again"""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        for guest in list(room.guests):
            guest.come_again()

    def close(self, room: Room, why: Msg) -> None:
        """nobody can play on there; who comes back is told what the store says then"""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.seen.pop(room.id, None)
        for guest in list(room.guests):
            guest.send_away(why)


def laid(wanted: WantedTable, tokens: list[str], dice: Dice | None = None) -> TableRow:
    """a new table as it is wanted; the hashed tokens hold the seats of persons. Chance comes from the operating system,
    unless the deal is everybody's."""
    game = game_of(wanted.game)
    check_seats(wanted.seats)
    game.check_names(wanted.options)  # a seed is none: who knew it would know all cards
    state = game.new(seats=len(wanted.seats), dice=dice, **wanted.options)  # type: ignore[arg-type]
    match = Match(game, state, names_of(wanted.seats))
    if wanted.clock != 0 and not 10 <= wanted.clock <= 3600:
        text = "clock: {clock} is not 0, nor a number of seconds from 10 to 3600"
        raise BadSetup(msg(text, clock=str(wanted.clock)))
    ways = ("strict", "quick") if game.answers else ("strict",)
    if wanted.answers not in ways:
        text = "{name}: {value} is not one of {list}"
        raise BadSetup(msg(text, name="answers", value=repr(wanted.answers), list=", ".join(ways)))
    seats = [
        SeatRow("person", "", token) if seat.kind == "person" else SeatRow("bot", seat.level)
        for seat, token in zip(wanted.seats, tokens, strict=True)
    ]
    return TableRow(new_id(), match.record()[0], seats, wanted.chat, wanted.clock, answers=wanted.answers)


def check_seats(seats: list[WantedSeat]) -> None:
    for i, seat in enumerate(seats):
        if seat.kind not in ("person", "bot"):
            raise BadSetup(msg("seats: seat {n} is neither a person nor a bot", n=i + 1))
        if seat.kind == "bot" and seat.level not in KEYS:
            text = "level: there is no {level}; there are {list}"
            raise BadSetup(msg(text, level=repr(seat.level), list=", ".join(KEYS)))
        if len(seat.name) > NAME_LENGTH or is_odd(seat.name):
            raise BadSetup(name_is_odd(i + 1, NAME_LENGTH))


def names_of(seats: list[WantedSeat]) -> list[str]:
    """the names as given; a seat without one gets its number, one that is there twice a number behind it"""
    names: list[str] = []
    for i, seat in enumerate(seats):
        name = seat.name.strip() or f"Player {i + 1}"
        while name in names:
            name = f"{name} {i + 1}"
        names.append(name)
    return names


def held_seats(room: Room, tokens: list[Any]) -> dict[int, str]:
    """the seats that some tokens hold, each with its token"""
    known = {hashed(token): token for token in tokens[:8] if isinstance(token, str) and len(token) < 200}
    return {i: known[seat.token] for i, seat in enumerate(room.seats) if seat.token in known}
