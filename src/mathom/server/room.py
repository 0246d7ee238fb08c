"""One table being played. What changes it is stored before anybody hears of it, and happens once however often sent."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mathom.kernel.errors import IllegalAction, game_over
from mathom.kernel.game import Game
from mathom.kernel.inspection import Note
from mathom.kernel.levels import KEYS
from mathom.kernel.view import View, seen_in
from mathom.kernel.words import Msg, msg
from mathom.match.ended import AGREED, ENDS
from mathom.match.fingerprint import rules_of
from mathom.match.match import NO_UNDO, Match
from mathom.match.passing import offered, unasked
from mathom.match.past import Past
from mathom.server.alone import chance_of
from mathom.server.attendance import Attendance
from mathom.server.clock import Clock
from mathom.server.machines import Machines
from mathom.server.opening import RENEWED, Opened, after_offer, from_start, opened
from mathom.server.passes import Passes
from mathom.server.problems import LOG, NO_TABLE, NOT_STORED, STALE, NotThere, Refused, undamaged
from mathom.server.snapshots import stand_of
from mathom.server.store import ChatLine, Entry, News, SeatRow, Store, TableRow
from mathom.server.talk import Talk
from mathom.server.telling import Tally, Telling
from mathom.server.thinkers import Thinkers
from mathom.server.writer import Taken


class Guest(Protocol):
    """An open page (`mathom.server.live`)."""

    seats: list[int]
    address: str  # of a stranger; "" for this machine's own
    pace: float

    def put(self, frame: dict[str, Any]) -> None: ...
    def put_chat(self, line: ChatLine) -> None: ...
    def put_again(self) -> None: ...
    def put_now(self) -> None: ...
    def send_away(self, why: Msg) -> None: ...
    def come_again(self) -> None: ...


class Done(Exception):
    """A command was carried out before, under this seq."""

    def __init__(self, seq: int) -> None:
        self.seq = seq


class Change(msgspec.Struct, frozen=True):
    """What listeners are told: an entry was stored and has happened."""

    seq: int
    what: str  # move, undo or seat


class Room:
    closed: Msg | None = None  # why nobody can play on here, see `closed.py`

    def __init__(
        self, row: TableRow, store: Store, thinkers: Thinkers, pause: float, found: Opened | None = None
    ) -> None:
        self.match = found.match if found else Match.from_lines("the table", row.head, [])
        self.set_up(row, store, thinkers, pause)
        if found:
            self.go_on_from(found)

    def set_up(self, row: TableRow, store: Store, thinkers: Thinkers, pause: float) -> None:
        self.id = row.id
        self.chat_on = row.chat and self.game.chat
        self.talk = Talk(self)
        self.again = row.again  # the table at which the same people play the next game
        self.seats = list(row.seats)
        self.seq = 0
        self.kept: list[int] = []  # the seqs of the moves that stand
        self.renewed: list[int] = []  # the seqs at which the game went on by other rules
        self.entries: list[Entry] = []  # since the start of the match, which may be in the midst of the game
        self.commands: dict[str, int] = {}  # of these; older ones are in the store
        self.listeners: set[Callable[[Change], None]] = set()
        self.guests: set[Guest] = set()  # the open pages
        self.lock = asyncio.Lock()
        self.store = store
        self.thinkers = thinkers
        self.pause = pause  # between two moves of bots, so that people can follow
        self.machines = Machines(self)
        self.whole: Past | None = None
        self.answers = row.answers
        self.clock = Clock(self, row.clock)
        self.seed: int | None = None  # of a deal that is everybody's (server/alone.py)
        self.offers: set[int] = set()  # the seats that would end the game if all others did
        self.passes = Passes(self)
        self.telling = Telling(self)
        self.broadcasts = Tally()  # the house's
        self.attendance = Attendance(self)

    @classmethod
    async def open(cls, row: TableRow, store: Store, thinkers: Thinkers, pause: float) -> "Room":
        """raises Unplayable where the present rules can make nothing of it"""
        with undamaged(row.id):
            found = await opened(row, store)
        room = cls(row, store, thinkers, pause, found)
        if found.changed:
            await room.renew()
        return room

    def go_on_from(self, found: Opened) -> None:
        """what was told since the last snapshot is told again"""
        self.seats, self.offers = found.seats, set(found.offers)
        self.kept, self.renewed, self.telling.stored = found.kept, found.renewed, found.stored
        if found.kept and found.kept[-1] > found.stored:
            match, self.match = self.match, self.match.rewound()
            bodies = {entry.seq: entry for entry in found.entries}
            for seq in found.kept[self.match.earlier :]:
                self.match.replay(bodies[seq].body)
                if seq > found.stored:
                    self.telling.note(bodies[seq])
            self.match = match
        self.seq = found.stored
        for entry in found.entries:
            self.take_down(entry)
        self.forget()

    async def renew(self) -> None:
        """from here on it goes by other rules; of workers that open it at once one writes it down"""
        entry = Entry(self.seq + 1, {"rules": rules_of(self.match.game)})
        try:
            await self.store.add_entry(self.id, entry)
        except Taken:
            return  # the next look at the store brings it
        self.happen(entry)
        await self.telling.store()

    def forget(self) -> None:
        """what was played long ago leaves the memory; it is in the store"""
        if self.telling.stored:
            self.match.forget()
        start = self.kept[self.match.earlier - 1] if self.match.earlier else 0
        if self.entries and self.entries[0].seq <= start:
            self.entries = [entry for entry in self.entries if entry.seq > start]
            self.commands = {entry.command: entry.seq for entry in self.entries if entry.command is not None}

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.names

    @property
    def moves(self) -> int:
        return len(self.kept)

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def turn(self) -> int | None:
        """the seat that is asked"""
        return None if self.over else int(self.match.state.seat)

    # -- commands

    async def move(self, seat: int, text: str, seq: int, command: str | None) -> int:
        """the seq under which it is stored; the same again when it is sent again"""
        async with self.lock:
            if (done := await self.done(command, seq)) is not None:
                return done
            self.check_turn(seat, seq)
            try:
                if self.seed is not None:
                    self.match.state.dice = chance_of(self.seed, 1 + len(self.kept))
                after, move = self.match.prepare(text)
            except IllegalAction as error:
                raise Refused(error.words, error.rule) from None
            entry = Entry(self.seq + 1, self.match.line(move), command)
            await self.keep(entry, over=bool(after.over))
            self.match.accept(after, move)
            self.enter(entry)
        self.tell("move")
        return entry.seq

    async def undo(self, seat: int, seq: int, command: str | None) -> int:
        """takes the last move back, and what was passed for this seat before it, which would be sent again at once"""
        async with self.lock:
            if (done := await self.done(command, seq)) is not None:
                return done
            self.check_turn(seat, seq)
            if not self.match.moves:
                await self.reach_back()
            if not self.match.can_undo(seat):
                raise Refused(NO_UNDO)
            self.passes.standing.pop(seat, None)
            await self.take_back(seat, command)
            while self.passes.due() is not None and self.match.can_undo(seat):
                await self.take_back(seat, None)
        self.tell("undo")
        return self.seq

    async def take_back(self, seat: int, command: str | None) -> None:
        entry = Entry(self.seq + 1, {"undo": 1}, command)
        await self.keep(entry)
        self.match.undo(seat)
        self.enter(entry)

    async def seat_bot(self, seat: int, level: str | None, command: str | None) -> int:
        """a bot takes a seat, or (no level) its person takes it back"""
        async with self.lock:
            if (done := await self.done(command, self.seq)) is not None:
                return done
            if self.over:
                raise Refused(msg("the game is over"))
            if not self.seats[seat].token:
                raise Refused(msg("this seat belongs to a bot"))
            if level is not None and level not in KEYS:
                raise Refused(msg("there is no such level"))
            entry = Entry(self.seq + 1, {"seat": seat, "bot": level}, command)
            await self.keep(entry)
            self.happen(entry)
        self.tell("seat")
        return entry.seq

    async def end(self, seat: int, wish: str, command: str | None) -> int:
        """one resigns, or would end the game; when the last person would, it ends"""
        async with self.lock:
            if (done := await self.done(command, -1)) is not None:
                return done
            if self.over:
                raise Refused(msg("the game is over"))
            if self.seats[seat].kind != "person":
                raise Refused(msg("this seat belongs to a bot"))
            people = {number for number, row in enumerate(self.seats) if row.kind == "person"}
            if wish == "offer" and people <= {seat, *self.offers}:
                wish = AGREED
            body: dict[str, Any] = {"seat": seat, "offer": wish == "offer"}
            if wish in ENDS:
                try:
                    body = self.match.line(self.match.prepare_end(seat, wish)[1])
                except IllegalAction as error:
                    raise Refused(error.words, error.rule) from None
            entry = Entry(self.seq + 1, body, command)
            await self.keep(entry, over=wish in ENDS)
            self.happen(entry)
        self.tell("move" if wish in ENDS else "seat")
        return entry.seq

    async def done(self, command: str | None, seq: int) -> int | None:
        """the seq under which a command was stored before, here or by another worker; only one that was chosen at
        another time can have been"""
        if command is None:
            return None
        if command not in self.commands and seq != self.seq:
            with undamaged(self.id):
                return await self.store.command(self.id, command)
        return self.commands.get(command)

    async def reach_back(self) -> None:
        """brings back what was forgotten, of a turn in which very much was done"""
        kept = self.kept
        row = await self.store.snapshot(self.id, moves=len(kept) - 1)
        if not kept or row is None or (self.renewed and row.seq < self.renewed[-1]):
            return
        stand = stand_of(row)
        if stand.kept == kept[: len(stand.kept)]:
            match = Match.midway(self.match.game, stand.position, list(self.names), len(stand.kept))
            bodies = {entry.seq: entry.body for entry in await self.store.entries(self.id, row.seq)}
            for seq in kept[match.earlier :]:
                match.replay(bodies[seq])
            self.match = match

    def check_turn(self, seat: int, seq: int) -> None:
        if self.over:
            raise Refused(msg("the game is over"))
        if seq != self.seq:
            raise Refused(STALE)
        if seat != self.match.state.seat:
            raise Refused(msg("it is not your turn"))

    # -- storing, then happening

    async def keep(self, entry: Entry, over: bool = False) -> None:
        """raises Done when another worker has stored the same command"""
        try:
            await self.store.add_entry(self.id, entry, over)
        except Taken:
            await self.catch_up()
            if entry.command in self.commands:
                raise Done(self.commands[entry.command]) from None
            gone = await self.store.table(self.id) is None
            raise Refused(NO_TABLE if gone else STALE) from None
        except (SQLAlchemyError, OSError) as error:
            LOG.error("table %s: not stored (%s)", self.id, type(error).__name__)
            raise Refused(NOT_STORED) from None

    async def catch_up(self) -> None:
        """what another worker has stored meanwhile"""
        with undamaged(self.id):
            entries = await self.store.entries(self.id, self.seq)
        for entry in entries:
            with undamaged(self.id):
                self.happen(entry)
            self.tell("undo" if "undo" in entry.body else "move" if "do" in entry.body else "seat")

    async def hear(self, news: News) -> None:
        """of whatever is new there"""
        if news.seq > self.seq:
            async with self.lock:
                await self.catch_up()
        if news.chat > self.talk.last:
            await self.talk.hear()
        if news.again:
            self.go_on_at(news.again)

    def happen(self, entry: Entry) -> None:
        body = entry.body
        if "bot" in body:
            seat, level = body["seat"], body["bot"]
            kind = "person" if level is None else "bot"
            self.seats[seat] = SeatRow(kind, level or "", self.seats[seat].token)
            self.passes.standing.pop(seat, None)
            self.offers.clear()
        elif "offer" in body:
            self.offers = after_offer(self.offers, body)
        elif "rules" not in body:
            self.match.replay(body)
        self.enter(entry)

    def enter(self, entry: Entry) -> None:
        """it has happened: who looks on was told, and will be"""
        self.take_down(entry)
        if "do" in entry.body:
            self.kept.append(entry.seq)
            self.telling.note(entry)
        elif "undo" in entry.body:
            self.telling.take_back(self.kept.pop())
        elif "rules" in entry.body:
            self.renewed.append(entry.seq)
            self.telling.note_line(entry.seq, RENEWED)

    def take_down(self, entry: Entry) -> None:
        self.seq = entry.seq
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry.seq

    def tell(self, what: str) -> None:
        self.passes.forget_broken()
        self.clock.wind()
        started = time.perf_counter()
        for listener in list(self.listeners):
            listener(Change(self.seq, what))
        self.telling.forget_views()
        self.broadcasts.add(time.perf_counter() - started)
        self.telling.keep()
        self.wake()

    # -- where it goes on, and who thinks for it

    def go_on_at(self, table: str) -> None:
        if not self.again:
            self.again = table
            for guest in list(self.guests):
                guest.put_again()

    def wake(self) -> None:
        """whoever plays without a person may have something to do"""
        self.machines.wake()

    @property
    def pause_now(self) -> float:
        """as long as the slowest of those who play here wants it"""
        return self.pause * max((guest.pace for guest in self.guests if guest.seats), default=1.0)

    # -- what is seen

    def view(self, seat: int | None, what: str) -> View:
        """after an undo or a change of seats the last move is not told again; who is passed for is not asked"""
        view = self.telling.plain(seat)
        if seat is not None and seat == self.match.state.seat and self.passes.due() is not None:
            view = unasked(view)
        return view if what == "move" else msgspec.structs.replace(view, events=())

    def about(self, seat: int, things: tuple[str, ...]) -> tuple[tuple[Note, ...], IllegalAction | None]:
        """what a thing that a seat sees means to it now, and why nothing comes of a click on it if it is not offered"""
        match, view = self.match, self.match.view(seat)
        if not set(things) <= seen_in(view):
            raise Refused(msg("there is no such thing on this table"))
        notes = match.game.about(match.state, seat, things[-1], tuple(match.names))
        if self.over:
            return notes, game_over()
        if seat != match.state.seat:
            return notes, IllegalAction(msg("it is the turn of {who}", who=match.names[match.state.seat]))
        return notes, match.game.clicked_in_vain(match.state, things)

    def ties(self) -> tuple[Note, ...]:
        return self.match.game.ties(self.match.state, tuple(self.match.names))

    def frame(self, seats: list[int], viewers: list[tuple[str, int | None]], seq: int, what: str) -> dict[str, Any]:
        """what is on show, for a page that holds these seats"""
        frame: dict[str, Any] = {
            "seq": seq,
            "what": what,
            "views": {key: self.telling.view(seat, what) for key, seat in viewers},
            "can_undo": [seat for seat in seats if self.match.can_undo(seat)],
        }
        if whiles := offered(self.match.game, self.match.state):
            frame["can_pass"] = whiles
        if standing := {str(seat): p.until for seat, p in self.passes.standing.items() if seat in seats}:
            frame["standing"] = standing
        if habits := {str(seat): sorted(now) for seat in seats if (now := self.passes.habits_now(seat))}:
            frame["habits"] = habits
        if self.offers and not self.over:
            frame["offers"] = sorted(self.offers)
        if self.match.state.over and (ties := self.ties()):
            frame["ties"] = ties
        if (left := self.clock.seconds_left()) is not None:
            frame["seconds_left"] = left
        return frame

    def missed(self, seat: int | None, after: int) -> list[tuple[int, str, View]]:
        """what a viewer who saw the table up to a seq has missed, entry by entry"""
        again, out = self.match.rewound(), []
        for entry in self.entries:
            what = "undo" if "undo" in entry.body else "move" if "do" in entry.body else "seat"
            if what != "seat":
                again.replay(entry.body)
            if entry.seq > after:
                view = again.view(seat)
                out.append((entry.seq, what, view if what == "move" else msgspec.structs.replace(view, events=())))
        return out

    def can_tell_missed(self, after: int) -> bool:
        """whether all since then is in the memory, and not too much"""
        start = self.kept[self.match.earlier - 1] if self.match.earlier else 0
        return start <= after < self.seq and len(self.entries) <= 200 and self.seq - after <= 50

    async def all_of_it(self) -> Match:
        """the whole game, or all since other rules took over, of a table that is still there; raises Unplayable"""
        row = await self.stored()
        if self.match.earlier == 0:
            return self.match
        last = await self.store.snapshot(self.id)
        found = await from_start(self.match.game, row, self.store, stand_of(last) if last else None)
        return found.match

    async def stored(self) -> TableRow:
        row = await self.store.table(self.id)
        if row is None:
            raise NotThere(NO_TABLE)
        return row

    async def past(self) -> Past | None:
        """the whole of a finished game"""
        if self.over and self.whole is None:
            self.whole = Past(await self.all_of_it())
        return self.whole

    async def record(self, seat: int | None) -> list[dict[str, Any]]:
        if not self.over:
            return (await self.all_of_it()).record_as_seen(seat)
        standing, entries = set(self.kept), await self.store.entries(self.id)
        head = (await self.stored()).head
        return [head, *(entry.body for entry in entries if entry.seq in standing)]
