"""A page at a table: one socket, the seats it holds, what it says and what it is told."""

import asyncio
import contextlib
from collections.abc import Hashable
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from mathom.kernel.errors import MathomError
from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg, say
from mathom.match.passing import UNTILS
from mathom.server.fair import Busy, Quota
from mathom.server.house import House, held_seats
from mathom.server.letters import shown
from mathom.server.line import Left, Line
from mathom.server.problems import LOG, Damaged, Refused, in_a_line
from mathom.server.room import Change, Done, Room
from mathom.server.store import ChatLine

FRAME = 1 << 15  # letters of a frame from a page: a deck of one's own fits
RATE, BURST = 40, 80  # frames a second
WAITING = 300  # frames that may wait for a slow page before it is let go
WAITING_BYTES = 4 << 20  # beyond which no change of the table is added to them
HELLO_SECONDS = 10.0
CHAT_LENGTH = 500
PACES = {"instant": 0.0, "quick": 1.0, "calm": 2.0}  # times the pause of bots
SINCE = 50  # moves that are shown again
WISHES = ("resign", "offer", "withdraw")  # before the end
THINGS = 8  # that may be clicked before an action is complete


UNDOS = Quota(30, 1.0)  # of a seat
HINTS = Quota(12, 3.0)  # of a table
# of an address; of a table, where it is this machine's own
LINES = Quota(30, 2.0)  # of chat
CHANGES = Quota(40, 2.0)  # of who plays a seat, and whether the game is to end: all of them are stored
WAYS = Quota(40, 0.5)  # in which passes are sent: each page of the seat is told
ABOUTS = Quota(120, 0.1)
SINCES = Quota(30, 2.0)  # the dearest: so many moves are played again


def ask(quota: Quota, who: Hashable) -> None:
    try:
        quota.take(who)
    except Busy as busy:
        raise Refused(busy.words) from None


class Bad(Exception):
    """A frame that is none of ours."""


class Guest:
    """One open socket."""

    def __init__(self, line: Line, house: House, room: Room, address: str = "") -> None:
        self.line = line
        self.house = house
        self.room = room
        self.address = address
        self.seats: list[int] = []
        self.pace = 1.0
        self.tokens: dict[int, str] = {}  # by seat
        self.out: list[bytes | None] = []  # frames on their way; None: the last one was
        self.waiting = 0  # bytes of these
        self.sending = False
        self.heard_until = 0.0  # when as many frames may come at once again
        self.tasks: set[asyncio.Task[None]] = set()

    # -- the course of a visit

    async def stay(self) -> None:
        try:
            await self.greet()
            self.room.attendance.came_or_went()
            self.room.wake()
            while True:
                await self.answer(await self.receive())
        except (Left, TimeoutError):
            pass
        except Bad:
            await asyncio.sleep(0.1)  # it is told why
        except (Damaged, SQLAlchemyError, OSError) as error:  # the page will connect again
            LOG.error("table %s: cannot be read (%s)", self.room.id, type(error).__name__)
        except Exception as error:  # a fault of ours; nothing that was played is lost
            LOG.error("table %s: a page failed (%s)", self.room.id, in_a_line(error))
        finally:
            self.room.listeners.discard(self.on_change)
            self.room.guests.discard(self)
            self.room.attendance.came_or_went()
            for task in self.tasks:
                task.cancel()
            await self.line.close()

    async def greet(self) -> None:
        frame = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        hello = frame.get("hello")
        if not isinstance(hello, dict):
            self.put({"error": msg("the page must say hello first")})
            raise Bad
        tokens, seen = hello.get("tokens", []), hello.get("seen")
        self.choose_pace(hello.get("pace"))
        room = self.room
        await self.house.up_to_date(room)
        if not room.talk.read:
            await room.talk.hear()
        stretches = await room.telling.stretches()
        # from here on nothing is awaited, so that no change of the table comes in between
        self.tokens = held_seats(room, tokens if isinstance(tokens, list) else [])
        self.seats = list(self.tokens)
        room.listeners.add(self.on_change)
        room.guests.add(self)
        room.clock.wind()
        self.put(
            {
                "welcome": {
                    "table": room.id,
                    "game": room.game.key,
                    "seats": self.seats,
                    **who_plays(room),
                    "chat": room.chat_on,
                    "clock": room.clock.seconds,
                    "answers": room.answers,
                    "over": room.over,
                    **({"closed": room.closed} if room.closed else {}),
                }
            }
        )
        self.put_history(stretches)
        for line in room.talk.lines:
            self.put_chat(line)
        if room.again:
            self.put_again()
        if isinstance(seen, int) and room.can_tell_missed(seen) and self.may_look_back():
            self.put_missed(seen)
        else:
            self.put_now()

    async def receive(self) -> dict[str, Any]:
        text = await self.line.hear()
        now = monotonic()
        self.heard_until = max(now, self.heard_until) + 1 / RATE
        if self.heard_until > now + BURST / RATE:
            self.put({"error": msg("too much at once; the connection is closed")})
            raise Bad
        if len(text) > FRAME:
            self.put({"error": msg("a message is too long; the connection is closed")})
            raise Bad
        try:
            frame = msgspec.json.decode(text)
        except (ValueError, RecursionError):
            return {}
        if not isinstance(frame, dict) or any(isinstance(value, str) and "\0" in value for value in frame.values()):
            return {}  # PostgreSQL cannot store that letter
        return frame

    # -- what a page says

    async def answer(self, frame: dict[str, Any]) -> None:
        command, seat = frame.get("id"), frame.get("seat")
        if not isinstance(command, str) or not 0 < len(command) <= 64:
            self.put({"error": msg("a message was not understood")})
            return
        try:
            if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.room.seats):
                raise Refused(msg("there is no such seat"))
            if seat not in self.seats and not ("bot" in frame and self.seats):
                raise Refused(msg("this seat is not yours"))
            if self.room.closed is not None:
                raise Refused(self.room.closed)
            seq = await self.carry_out(frame, seat, f"{seat}:{command}")
        except Done as done:
            self.put({"ok": command, "seq": done.seq})
        except Refused as refused:
            self.put({"refused": command, "words": refused.words, "rule": refused.rule})
        else:
            if seq is not None:
                self.put({"ok": command, "seq": seq})

    async def carry_out(self, frame: dict[str, Any], seat: int, command: str) -> int | None:
        seq = frame.get("seq")
        at = seq if isinstance(seq, int) else -1
        if isinstance(frame.get("do"), str):
            return await self.room.move(seat, frame["do"], at, command)
        if frame.get("undo") is True:
            ask(UNDOS, (self.room.id, seat))
            return await self.room.undo(seat, at, command)
        if frame.get("stand") in UNTILS:
            ask(WAYS, self.who)
            return self.room.passes.stand(seat, frame["stand"], at, command)
        if frame.get("hold") is True:
            ask(WAYS, self.who)
            return self.room.passes.hold(seat)
        if isinstance(names := frame.get("habits"), list) and all(isinstance(name, str) for name in names):
            ask(WAYS, self.who)
            return self.room.passes.take_habits(seat, names)
        if frame.get("back") is True:
            ask(CHANGES, self.who)
            return await self.room.seat_bot(seat, None, command)
        if isinstance(frame.get("bot"), str):
            if seat not in self.seats:
                self.room.attendance.check_gone(seat)
            ask(CHANGES, self.who)
            return await self.room.seat_bot(seat, frame["bot"], command)
        if frame.get("end") in WISHES:
            ask(CHANGES, self.who)
            return await self.room.end(seat, frame["end"], command)
        if frame.get("hint") is True:
            ask(HINTS, self.room.id)
            self.start(self.hint(seat, frame["id"]))
            return None
        if "about" in frame:
            ask(ABOUTS, self.who)
            self.tell_about(seat, frame["about"], frame["id"])
            return None
        if "pace" in frame:
            self.choose_pace(frame["pace"])
            return self.room.seq
        if "since" in frame:
            ask(SINCES, self.who)
            self.tell_since(seat, frame["since"], frame["id"])
            return None
        if isinstance(frame.get("say"), str):
            await self.chat(seat, frame["say"], command)
            return self.room.seq
        if "signal" in frame:
            await self.signal(seat, frame["signal"], command)
            return self.room.seq
        raise Refused(msg("a message was not understood"))

    @property
    def who(self) -> str:
        """for whom is counted what is asked here"""
        return self.address or self.room.id

    def may_look_back(self) -> bool:
        try:
            SINCES.take(self.who)
        except Busy:
            return False
        return True

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def hint(self, seat: int, command: str) -> None:
        room, seq = self.room, self.room.seq
        if room.over or room.match.state.seat != seat:
            self.put({"refused": command, "words": msg("it is not your turn"), "rule": ""})
            return
        try:
            found = await room.machines.hint()
        except Busy as busy:
            self.put({"refused": command, "words": busy.words, "rule": ""})
            return
        except (OSError, RuntimeError, MathomError):
            self.put({"refused": command, "words": msg("this cannot be done now"), "rule": ""})
            return
        if room.seq == seq:
            told = {"text": found.text, "words": found.words, "why": found.reasons, "figures": found.figures}
            self.put({"hint": command, "seat": seat, **told})

    def tell_about(self, seat: int, things: object, command: str) -> None:
        if not isinstance(things, list) or not 0 < len(things) <= THINGS or not all(isinstance(x, str) for x in things):
            raise Refused(msg("a message was not understood"))
        notes, why_not = self.room.about(seat, tuple(things))
        reason = why_not and {"words": why_not.words, "rule": why_not.rule}
        self.put({"about": command, "notes": notes, "why_not": reason})

    def choose_pace(self, name: object) -> None:
        self.pace = PACES.get(name, 1.0) if isinstance(name, str) else 1.0

    def tell_since(self, seat: int, seq: object, command: str) -> None:
        """the table as the seat saw it at an entry, and after each move since"""
        room = self.room
        if not isinstance(seq, int) or isinstance(seq, bool) or not 0 <= seq <= room.seq:
            raise Refused(msg("a message was not understood"))
        steps = room.missed(seat, max(seq, room.seq - SINCE) - 1) if room.can_tell_missed(room.seq - 1) else []
        self.put({"since": command, "views": [view for _, what, view in steps if what == "move"]})

    async def chat(self, seat: int, text: str, command: str) -> None:
        if not self.room.chat_on:
            raise Refused(msg("there is no chat at this table"))
        text = shown(text)
        if not 0 < len(text) <= CHAT_LENGTH:
            raise Refused(msg("a line of chat has 1 to {n} letters", n=CHAT_LENGTH))
        ask(LINES, self.who)
        await self.room.talk.say(seat, text, command)

    async def signal(self, seat: int, number: object, command: str) -> None:
        signals = self.room.match.game.signals
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < len(signals):
            raise Refused(msg("there is no such signal in this game"))
        ask(LINES, self.who)
        await self.room.talk.say(seat, say(signals[number]), command, signals[number])

    # -- what a page is told

    def on_change(self, change: Change) -> None:
        if self.waiting > WAITING_BYTES:
            self.start(self.leave())
            return
        self.put_views(change)
        if change.what == "undo":
            self.start(self.send_history())
        if change.what == "seat":
            self.put({"seats": who_plays(self.room)})

    def viewers(self) -> list[tuple[str, int | None]]:
        return [(str(seat), seat) for seat in self.seats] or [("", None)]

    def put_views(self, change: Change) -> None:
        self.put(self.room.frame(self.seats, self.viewers(), change.seq, change.what))

    def put_missed(self, seen: int) -> None:
        """what happened while it was away, the last of it as to everybody"""
        past = {key: self.room.missed(seat, seen) for key, seat in self.viewers()}
        *earlier, last = zip(*past.values(), strict=True)
        for steps in earlier:
            views = {key: step[2] for key, step in zip(past, steps, strict=True)}
            self.put({"seq": steps[0][0], "what": steps[0][1], "views": views, "can_undo": []})
        self.put_views(Change(last[0][0], last[0][1]))

    async def send_history(self) -> None:
        self.put_history(await self.room.telling.stretches())

    def put_history(self, stretches: list[bytes]) -> None:
        told = self.room.telling
        self.put({"history": {key: told.history(seat, stretches) for key, seat in self.viewers()}})

    def put_chat(self, line: ChatLine) -> None:
        chat: dict[str, Any] = {"from": line.sender, "text": line.text, "at": line.at.isoformat()}
        self.put({"chat": chat if line.words is None else {**chat, "words": line.words}})

    def put_now(self) -> None:
        self.put_views(Change(self.room.seq, "now"))
        self.room.telling.forget_views()

    def put_again(self) -> None:
        tokens = {str(seat): token for seat, token in self.tokens.items()}
        self.put({"again": {"table": self.room.again, "tokens": tokens}})

    def put(self, frame: dict[str, Any]) -> None:
        if len(self.out) < WAITING:
            told = encode(frame)
            self.waiting += len(told)
            self.send(told)
        else:  # too slow to follow: it may come back and ask for what it missed
            self.start(self.leave())

    def send(self, told: bytes | None) -> None:
        self.out.append(told)
        if not self.sending:
            self.sending = True
            self.start(self.send_all())

    async def leave(self) -> None:
        await self.line.close(code=4008)

    def come_again(self) -> None:
        """the page opens the table anew"""
        self.start(self.leave())

    def send_away(self, why: Msg) -> None:
        self.put({"error": why})
        self.send(None)

    async def send_all(self) -> None:
        """what waits; nothing of it is held once it is sent, since frames are large and pages many"""
        with contextlib.suppress(OSError, RuntimeError):
            while self.out:
                if (frame := self.out.pop(0)) is None:
                    await self.line.close(code=4404)
                    return
                await self.line.say(frame.decode())
                self.waiting -= len(frame)
        self.sending = False


def who_plays(room: Room) -> dict[str, Any]:
    return {
        "names": room.names,
        "kinds": [seat.kind for seat in room.seats],
        "levels": [seat.level for seat in room.seats],
        "held": [bool(seat.token) for seat in room.seats],
    }
