"""Lessons over the web: a private table for each page that opens one. Where a lesson stands follows from the number of
its step, which the page keeps: so nothing is stored here, and who comes back goes on where he was."""

import asyncio
import contextlib
from collections import deque
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect

from mathom.games import games as all_games
from mathom.kernel.errors import IllegalAction, game_over
from mathom.kernel.overview import read_overview
from mathom.kernel.view import encode, seen_in
from mathom.kernel.words import Msg, msg
from mathom.match.lesson import Lesson, Line, Taught, lessons
from mathom.server import bundle
from mathom.server.pages import kept
from mathom.server.problems import NotThere, game_named

FRAME = 1 << 12  # letters of a frame from a page
RATE, BURST = 20, 40  # frames a second
HELLO_SECONDS = 10.0
NAME_LENGTH = 40
THINGS = 8  # that may be clicked before an action is complete


def lesson_of(key: str, number: str) -> Lesson:
    found = lessons(game_named(key).key).get(number)
    if found is None:
        raise NotThere(msg("there is no such lesson"))
    return found


def in_short(key: str) -> list[dict[str, Any]]:
    """the lessons of a game, for a list"""
    return [
        {"number": number, "title": Msg(lesson.title), "about": Msg(lesson.about), "steps": len(lesson.steps)}
        for number, lesson in lessons(key).items()
    ]


@get("/api/lessons", sync_to_thread=False)
def list_lessons(request: Request[Any, Any, Any]) -> Response[bytes]:
    """the lessons of all games"""
    return kept(request, encode({key: in_short(key) for key in all_games()}), "application/json")


@get("/api/games/{key:str}/overview", sync_to_thread=False)
def overview(request: Request[Any, Any, Any], key: str) -> Response[bytes]:
    """what one reads before sitting down"""
    return kept(request, encode(read_overview(game_named(key).folder / "overview.md")), "application/json")


@get("/api/lessons/{key:str}/{number:str}", sync_to_thread=False)
def one_lesson(request: Request[Any, Any, Any], key: str, number: str) -> Response[bytes]:
    """title and questions of a lesson; it is played over its socket"""
    lesson = lesson_of(key, number)
    questions = [
        {
            "ask": Msg(question.ask),
            "answer": Msg(question.answer),
            "others": [Msg(other) for other in question.others],
            "rules": question.rules,
            "told": question.told,
        }
        for question in lesson.questions
    ]
    told = {"title": Msg(lesson.title), "about": Msg(lesson.about), "steps": len(lesson.steps), "questions": questions}
    return kept(request, encode(told), "application/json")


@get(["/learn/{key:str}", "/learn/{key:str}/{number:str}"], sync_to_thread=False, include_in_schema=False)
def lesson_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    return kept(request, bundle.page(request.app.state.base), "text/html; charset=utf-8")


@websocket("/ws/learn/{key:str}/{number:str}")
async def live_lesson(socket: WebSocket[Any, Any, Any], key: str, number: str) -> None:
    origin = urlsplit(socket.headers.get("origin", ""))
    if origin.netloc and origin.netloc != socket.headers.get("host"):
        await socket.close(code=4403)
        return
    await socket.accept()
    try:
        lesson = lesson_of(key, number)
    except NotThere:
        await socket.close(code=4404)
        return
    await Pupil(socket, key, lesson).stay()


class Refused(Exception):
    def __init__(self, words: Msg, rule: str = "") -> None:
        self.words = words
        self.rule = rule


class Away(Exception):
    """The page is let go."""


NOT_UNDERSTOOD = msg("a message was not understood")


class Pupil:
    """A page with a lesson: it is spoken to like a page at a table (docs/protocol.md), and each view comes with what
    the coach says to it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], key: str, lesson: Lesson) -> None:
        self.socket = socket
        self.game = game_named(key)
        self.lesson = lesson
        self.times: deque[float] = deque(maxlen=BURST)
        self.taught = Taught(self.game, lesson)
        self.done = False  # the moves of this step are made, and nothing new is laid yet
        self.happened = ""

    async def stay(self) -> None:
        try:
            await self.greet()
            while True:
                await self.answer(await self.receive())
        except (WebSocketDisconnect, Away, TimeoutError):
            pass
        finally:
            with contextlib.suppress(Exception):
                await self.socket.close()

    async def receive(self) -> dict[str, Any]:
        text = await self.socket.receive_data(mode="text") or ""
        now = monotonic()
        if len(text) > FRAME or (len(self.times) == BURST and now - self.times[0] < BURST / RATE):
            await self.put({"error": msg("too much at once; the connection is closed")})
            raise Away
        self.times.append(now)
        try:
            frame = msgspec.json.decode(text)
        except (ValueError, RecursionError):
            return {}
        return frame if isinstance(frame, dict) else {}

    async def put(self, frame: dict[str, Any]) -> None:
        try:
            await self.socket.send_data(encode(frame).decode(), mode="text")
        except RuntimeError:  # it has gone meanwhile
            raise Away from None

    # -- what the page says

    async def greet(self) -> None:
        hello = (await asyncio.wait_for(self.receive(), HELLO_SECONDS)).get("hello")
        if not isinstance(hello, dict):
            await self.put({"error": msg("the page must say hello first")})
            raise Away
        name, step = hello.get("name"), hello.get("step")
        known = isinstance(name, str) and 0 < len(name.strip()) <= NAME_LENGTH and name.isprintable()
        self.taught = Taught(self.game, self.lesson, name.strip() if known and isinstance(name, str) else "")
        kinds = ["person" if seat == self.lesson.you else "bot" for seat in range(len(self.lesson.names))]
        welcome = {
            "table": "",
            "game": self.game.key,
            "seats": [self.lesson.you],
            "names": self.taught.names,
            "kinds": kinds,
            "levels": ["" for _ in kinds],
            "held": [kind == "person" for kind in kinds],
            "chat": False,
            "clock": 0,
            "answers": "quick",
            "over": False,
        }
        await self.put({"welcome": welcome})
        await self.go_to(step if isinstance(step, int) and not isinstance(step, bool) else 0)

    async def answer(self, frame: dict[str, Any]) -> None:
        command = frame.get("id")
        if not isinstance(command, str) or not 0 < len(command) <= 64:
            await self.put({"error": NOT_UNDERSTOOD})
            raise Away
        try:
            await self.carry_out(frame, command)
        except IllegalAction as refused:
            await self.put({"refused": command, "words": refused.words, "rule": refused.rule})
        except Refused as refused:
            await self.put({"refused": command, "words": refused.words, "rule": refused.rule})

    async def carry_out(self, frame: dict[str, Any], command: str) -> None:
        step = frame.get("step")
        if isinstance(frame.get("do"), str):
            await self.move(frame["do"], command)
        elif frame.get("onward") is True:
            await self.put({"ok": command, "seq": len(self.taught.match.moves)})
            await self.onward()
        elif isinstance(step, int) and not isinstance(step, bool):
            await self.put({"ok": command, "seq": 0})
            await self.go_to(step)
        elif "about" in frame:
            await self.tell_about(frame["about"], command)
        else:
            raise Refused(NOT_UNDERSTOOD)

    async def move(self, text: str, command: str) -> None:
        if self.done:
            raise Refused(msg("Read on first: a click on the button is enough."))
        words = self.taught.answer(text)
        if words is not None:
            raise Refused(words)
        await self.put({"ok": command, "seq": len(self.taught.match.moves) + 1})
        await self.make_moves()

    async def onward(self) -> None:
        """the page wants to go on: what was only to be read is read, or a move is to be made for the learner"""
        if self.taught.ended:
            return
        if self.done or not self.taught.moves_of(self.taught.step):
            await self.next_step()
        else:
            await self.make_moves()

    # -- the course of the lesson

    async def go_to(self, step: int) -> None:
        self.taught.go_to(step)
        self.done, self.happened = False, ""
        await self.show("now")

    async def make_moves(self) -> None:
        """what is asked and all that follows, move by move, so that it can be seen"""
        step = self.taught.step
        *earlier, last = self.taught.moves_of(step)
        self.happened = step.happens
        for line in earlier:
            self.play(line)
            await self.show("move", moving=True)
        self.play(last)
        if self.scene_ends and step.happens:
            self.done = True
            await self.show("move")
        else:
            self.taught.onward()
            await self.show("move" if not self.begins_anew else "now")

    def play(self, line: Line) -> None:
        self.taught.match.play(line.do, list(line.chance))

    async def next_step(self) -> None:
        if not self.done:
            self.happened = ""
        self.done = False
        self.taught.onward()
        await self.show("now")

    @property
    def scene_ends(self) -> bool:
        steps, following = self.lesson.steps, self.taught.at + 1
        return following == len(steps) or steps[following].position is not None

    @property
    def begins_anew(self) -> bool:
        return not self.taught.ended and self.taught.step.position is not None

    # -- what the page is told

    async def show(self, what: str, moving: bool = False) -> None:
        you, match = self.lesson.you, self.taught.match
        view = self.taught.view()
        frame: dict[str, Any] = {
            "seq": len(match.moves),
            "what": what,
            "views": {str(you): view if what == "move" else msgspec.structs.replace(view, events=())},
            "can_undo": [],
            "lesson": self.coach(moving),
        }
        if what == "now":
            frame["past"] = {str(you): list(enumerate(match.chronicle(you), 1))}
        await self.put(frame)

    def coach(self, moving: bool) -> dict[str, Any]:
        taught = self.taught
        said: dict[str, Any] = {"at": taught.at, "of": len(self.lesson.steps)}
        if moving or self.done:
            return {**said, "happens": Msg(self.happened), "moving": moving, "done": self.done}
        if taught.ended:
            return {**said, "ended": True}
        step = taught.step
        if self.happened and not self.begins_anew:
            said["happens"] = Msg(self.happened)
        return {**said, "say": Msg(step.say), "point": step.point, "do": step.do}

    async def tell_about(self, things: object, command: str) -> None:
        if not isinstance(things, list) or not 0 < len(things) <= THINGS or not all(isinstance(x, str) for x in things):
            raise Refused(NOT_UNDERSTOOD)
        you, match, view = self.lesson.you, self.taught.match, self.taught.view()
        if not set(things) <= seen_in(view):
            raise Refused(msg("there is no such thing on this table"))
        notes = self.game.about(match.state, you, things[-1], self.taught.names)
        why = self.why_not(tuple(things))
        await self.put({"about": command, "notes": notes, "why_not": why and {"words": why.words, "rule": why.rule}})

    def why_not(self, things: tuple[str, ...]) -> IllegalAction | None:
        state = self.taught.match.state
        if state.over:
            return game_over()
        if state.seat != self.lesson.you:
            return IllegalAction(msg("it is the turn of {who}", who=self.taught.names[state.seat]))
        return self.game.clicked_in_vain(state, things)


HANDLERS = [list_lessons, one_lesson, overview, lesson_page, live_lesson]
