"""One table being played. What changes it is stored before anybody hears of it, and happens once however often sent."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mathom.bots.levels import longest, thinks
from mathom.kernel.errors import IllegalAction, MathomError, game_over
from mathom.kernel.inspection import Note
from mathom.kernel.levels import KEYS
from mathom.kernel.view import Event, View, seen_in
from mathom.kernel.words import Msg, msg
from mathom.match.match import Match
from mathom.match.passing import Standing, Until, drawn_wait, forget_broken, pass_for, standing, unasked
from mathom.match.past import Past
from mathom.server.problems import LOG, Damaged, undamaged
from mathom.server.store import ChatLine, Entry, News, SeatRow, Store, TableRow, Taken
from mathom.server.thinkers import Thinkers

STALE = msg("the table has changed meanwhile; look again")
NOT_STORED = msg("this cannot be stored now; nothing was lost, try again")


class Guest(Protocol):
    """An open page (`mathom.server.live`)."""

    seats: list[int]

    def put(self, frame: dict[str, Any]) -> None: ...
    def put_chat(self, line: ChatLine) -> None: ...
    def put_again(self) -> None: ...
    def put_now(self) -> None: ...
    def send_away(self, why: Msg) -> None: ...


class Refused(Exception):
    """Why a command was not carried out, for the person who gave it."""

    def __init__(self, words: Msg, rule: str = "") -> None:
        self.words = words
        self.rule = rule


class Change(msgspec.Struct, frozen=True):
    """What listeners are told: an entry was stored and has happened."""

    seq: int
    what: str  # move, undo or seat


class Room:
    def __init__(self, row: TableRow, store: Store, thinkers: Thinkers, pause: float) -> None:
        self.id = row.id
        self.head = row.head
        self.match = Match.from_lines("the table", row.head, [])
        self.chat_on = row.chat and self.match.game.chat
        self.lines: deque[ChatLine] = deque(maxlen=100)  # of chat, the last ones
        self.again = row.again  # the table at which the same people play the next game
        self.seats = list(row.seats)
        self.entries: list[Entry] = []
        self.commands: dict[str, int] = {}
        self.listeners: set[Callable[[Change], None]] = set()
        self.guests: set[Guest] = set()  # the open pages
        self.lock = asyncio.Lock()
        self.store = store
        self.thinkers = thinkers
        self.pause = pause  # between two moves of bots, so that people can follow
        self.thinking: asyncio.Task[None] | None = None
        self.whole: Past | None = None
        self.answers = row.answers
        self.clock = row.clock
        self.timed_turn = -1  # the turn that the clock runs for
        self.ends_at = 0.0
        self.overdue = -1  # the turn whose time is up: a bot ends it
        self.alarm: asyncio.TimerHandle | None = None
        self.standing: dict[int, Standing] = {}  # by seat: passes that are sent for it; private, not stored

    @classmethod
    async def open(cls, row: TableRow, store: Store, thinkers: Thinkers, pause: float) -> "Room":
        with undamaged(row.id):
            room = cls(row, store, thinkers, pause)
            for entry in await store.entries(row.id):
                room.happen(entry)
        return room

    @property
    def seq(self) -> int:
        return self.entries[-1].seq if self.entries else 0

    @property
    def over(self) -> bool:
        return bool(self.match.state.over)

    # -- commands

    async def move(self, seat: int, text: str, seq: int, command: str | None) -> int:
        """the seq under which it is stored; the same again when it is sent again"""
        async with self.lock:
            if command in self.commands:
                return self.commands[command]
            self.check_turn(seat, seq)
            try:
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
            if command in self.commands:
                return self.commands[command]
            self.check_turn(seat, seq)
            if not self.match.can_undo(seat):
                raise Refused(
                    msg("only a move of your present turn can be taken back, and only if it has shown nothing hidden")
                )
            self.standing.pop(seat, None)
            await self.take_back(seat, command)
            while self.pass_due() is not None and self.match.can_undo(seat):
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
            if command in self.commands:
                return self.commands[command]
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

    def check_turn(self, seat: int, seq: int) -> None:
        if self.over:
            raise Refused(msg("the game is over"))
        if seq != self.seq:
            raise Refused(STALE)
        if seat != self.match.state.seat:
            raise Refused(msg("it is not your turn"))

    # -- storing, then happening

    async def keep(self, entry: Entry, over: bool = False) -> None:
        try:
            await self.store.add_entry(self.id, entry, over)
        except Taken:
            await self.catch_up()
            raise Refused(STALE) from None
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
        if news.chat > self.last_line:
            await self.hear_chat()
        if news.again:
            self.go_on_at(news.again)

    def happen(self, entry: Entry) -> None:
        body = entry.body
        if "bot" in body:
            seat, level = body["seat"], body["bot"]
            kind = "person" if level is None else "bot"
            self.seats[seat] = SeatRow(kind, level or "", self.seats[seat].token)
            self.standing.pop(seat, None)
        else:
            self.match.replay(body)
        self.enter(entry)

    def enter(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.command is not None:
            self.commands[entry.command] = entry.seq

    def tell(self, what: str) -> None:
        forget_broken(self.match.game, self.match.state, self.standing)
        self.wind_clock()
        for listener in list(self.listeners):
            listener(Change(self.seq, what))
        self.wake()

    # -- chat, and where it goes on

    async def say(self, seat: int, text: str, command: str, words: Msg | None = None) -> None:
        line = ChatLine(self.match.names[seat], text, datetime.now(UTC), words)
        try:
            with contextlib.suppress(Taken):  # sent again, and said already
                await self.store.add_chat(self.id, line, command)
            await self.hear_chat()
        except (SQLAlchemyError, OSError) as error:
            LOG.error("table %s: chat not stored (%s)", self.id, type(error).__name__)
            raise Refused(NOT_STORED) from None

    @property
    def last_line(self) -> int:
        return self.lines[-1].id if self.lines else 0

    async def hear_chat(self) -> None:
        """reads the lines that were stored here or by another worker, and tells each to all guests, once"""
        with undamaged(self.id):
            lines = await self.store.chat(self.id, self.last_line)
        for line in lines:
            if line.id > self.last_line:  # nobody else has read it meanwhile
                self.lines.append(line)
                for guest in list(self.guests):
                    guest.put_chat(line)

    def go_on_at(self, table: str) -> None:
        if not self.again:
            self.again = table
            for guest in list(self.guests):
                guest.put_again()

    # -- the clock

    def wind_clock(self) -> None:
        """begins to run when a person's turn begins, or a person takes it over, and somebody is there"""
        turn = int(self.match.state.turn)
        if not self.clock or not self.listeners or turn == self.timed_turn:
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if not self.over and self.seats[self.match.state.seat].kind == "person":
            self.timed_turn = turn
            loop = asyncio.get_running_loop()
            self.ends_at = loop.time() + self.clock
            self.alarm = loop.call_later(self.clock, self.ring, turn)

    def ring(self, turn: int) -> None:
        self.alarm = None
        if turn == self.match.state.turn and not self.over:
            self.overdue = turn
            self.wake()

    def seconds_left(self) -> float | None:
        if self.alarm is None:
            return None
        return max(0.0, round(self.ends_at - asyncio.get_running_loop().time(), 1))

    # -- passes that are sent for people

    def stand(self, seat: int, until: Until, seq: int, command: str | None) -> int:
        """from now on this seat passes, until this ends or something can be answered; only its own pages hear of it"""
        if command in self.commands:
            return self.commands[command]
        if seq != self.seq:
            raise Refused(STALE)
        promise = standing(self.match.game, self.match.state, until)
        if promise is None or promise.seat != seat:
            raise Refused(msg("there is nothing to pass now"))
        self.standing[seat] = promise
        if command is not None:
            self.commands[command] = seq
        self.tell_seat(seat)
        self.wake()
        return seq

    def hold(self, seat: int) -> int:
        """at any time, whoever is at turn: from now on this seat is asked again"""
        self.standing.pop(seat, None)
        self.tell_seat(seat)
        return self.seq

    def tell_seat(self, seat: int) -> None:
        for guest in list(self.guests):
            if seat in guest.seats:
                guest.put_now()

    @property
    def quick(self) -> bool:
        """whether a pass may tell that there was no choice: the table was opened so, or no other person learns it, not
        even one who watches a bot play his seat"""
        play = [seat for seat, row in enumerate(self.seats) if row.kind == "person"]
        watches = any(guest.seats and not set(play) & set(guest.seats) for guest in self.guests)
        return self.answers == "quick" or len(play) + watches < 2

    def pass_due(self) -> str | None:
        """the pass to be sent now for a person at turn"""
        game, state = self.match.game, self.match.state
        if self.over or not self.listeners or self.seats[state.seat].kind != "person":
            return None
        action = pass_for(game, state, self.quick, self.standing.get(int(state.seat)))
        return None if action is None else game.notation(state, action)

    # -- bots

    def wake(self) -> None:
        """lets a bot think if it is its turn and somebody is there to see it; sends a pass where one is due"""
        due = self.bot_to_move() is not None or self.pass_due() is not None
        if due and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.create_task(self.let_bots_play())

    def bot_to_move(self) -> SeatRow | None:
        if self.over or not self.listeners:
            return None
        row = self.seats[self.match.state.seat]
        if self.overdue == self.match.state.turn:
            return SeatRow("bot", "normal")
        return row if row.kind == "bot" else None

    async def let_bots_play(self) -> None:
        while True:
            seat, seq = int(self.match.state.seat), self.seq
            text = self.pass_due()
            if text is not None:
                await asyncio.sleep(0.0 if self.quick else drawn_wait(self.pause))
                if self.pass_due() is None:
                    continue  # he has pressed hold
            elif (row := self.bot_to_move()) is None:
                return
            else:
                text = await self.bot_move(row)
            try:
                if text is not None:
                    await self.move(seat, text, seq, None)
            except Refused:
                await asyncio.sleep(0.05)  # the table has changed meanwhile, or cannot be stored now: think again
            except Damaged:
                return

    async def bot_move(self, row: SeatRow) -> str | None:
        """what the bot at turn wants to do, after a while; None if it could not think"""
        started, pause, game = asyncio.get_running_loop().time(), self.pause, self.match.game
        secret = not self.quick and game.answering(self.match.state) is not None
        if secret:
            pause = longest(game, row.level) + drawn_wait(self.pause)  # not less for who has nothing to think about
        try:
            text, _ = await self.think(row.level, hurry=secret)
        except (OSError, RuntimeError, MathomError) as error:
            LOG.error("table %s: the bot could not think (%s)", self.id, type(error).__name__)
            await asyncio.sleep(1)
            return None
        took = asyncio.get_running_loop().time() - started
        await asyncio.sleep(max(0.0, pause - took))
        return text

    async def think(self, level: str, hurry: bool = False) -> tuple[str, Msg | None]:
        """what a bot would do; in a hurry it takes no longer than is usual at its level: the time must tell nothing"""
        game, state = self.match.game, self.match.state
        slow = thinks(game, state, level)
        return await self.thinkers.think(game.key, game.components_text, game.to_json(state), level, slow, hurry)

    # -- what is seen

    def view(self, seat: int | None, what: str) -> View:
        """after an undo or a change of seats the last move is not told again; who is passed for is not asked"""
        view = self.match.view(seat)
        if seat is not None and seat == self.match.state.seat and self.pass_due() is not None:
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

    def history(self, seat: int | None) -> list[tuple[int, tuple[Event, ...]]]:
        """what a viewer was told, by the seq of each move that was not taken back"""
        kept: list[int] = []
        for entry in self.entries:
            if "undo" in entry.body:
                kept.pop()
            elif "do" in entry.body:
                kept.append(entry.seq)
        return list(zip(kept, self.match.chronicle(seat), strict=True))

    def missed(self, seat: int | None, after: int) -> list[tuple[int, str, View]]:
        """what a viewer who saw the table up to a seq has missed, entry by entry"""
        again = Match.from_lines("the table", self.head, [])
        out = []
        for entry in self.entries:
            what = "seat" if "bot" in entry.body else "undo" if "undo" in entry.body else "move"
            if what != "seat":
                again.replay(entry.body)
            if entry.seq > after:
                view = again.view(seat)
                out.append((entry.seq, what, view if what == "move" else msgspec.structs.replace(view, events=())))
        return out

    def past(self) -> Past | None:
        """the whole of a finished game"""
        if self.over and self.whole is None:
            self.whole = Past(self.match)
        return self.whole

    def record(self, seat: int | None) -> list[dict[str, Any]]:
        return self.match.record() if self.over else self.match.record_as_seen(seat)
