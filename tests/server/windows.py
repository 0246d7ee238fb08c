"""Tables of The Lidless Eye at which somebody may answer or pass."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path

from lidless_eye.laying import lay
from lidless_eye.moves import GAME
from mathom.kernel.state import State
from mathom.kernel.words import Msg
from mathom.match.match import Match
from mathom.server.room import Room
from mathom.server.store import SeatRow, Store, TableRow
from mathom.server.thinkers import Task, Thinkers
from server.served import sqlite

PERSON, BOT = SeatRow("person", "", "token"), SeatRow("bot", "normal")
NO_ANSWER, AN_ANSWER = (
    "black-mace",
    "minions-stir",
)  # a card that cannot be played on the way of another, and one that can


class Dull(Thinkers):
    """A bot that passes, and remembers whether it was told to hurry."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.hurried: list[bool] = []

    async def think(self, kind: str, owner: Hashable, task: Task) -> tuple[str, Msg | None]:
        self.hurried.append(task.hurry)
        return "pass", None


def on_the_way(*hand: str) -> State:
    """a company of seat 1 is under way; seat 0 is asked first, and holds these cards"""
    t = lay("1 moria: gorbag", active=1).staying("gorbag").in_turn()
    t.s.limit, t.s.turn = 3, 4
    return t.hold(0, *hand).hold(1, "skies-of-fire", "sudden-call").window("travel start", 0).s


def at_table(
    folder: Path,
    s: State,
    seats: list[SeatRow],
    do: Callable[[Room], Awaitable[None]],
    answers: str = "strict",
    pause: float = 0.0,
) -> Room:
    """somebody looks at a table at which this position is played, and does something; then all is quiet"""

    async def play() -> Room:
        store = Store(sqlite(folder))
        await store.open()
        row = TableRow("table", Match(GAME, s, ["Ada", "Bo"]).record()[0], seats, False, answers=answers)
        await store.add_table(row)
        room = Room(row, store, Dull(1), pause)
        room.listeners.add(lambda _: None)
        await do(room)
        while room.machines.task is not None and not room.machines.task.done():
            await asyncio.sleep(0.01)
        stored = await store.entries("table")
        assert [entry.body for entry in stored] == [entry.body for entry in room.entries]
        await store.close()
        return room

    return asyncio.run(play())


async def wake(room: Room) -> None:
    room.wake()


def done(room: Room) -> list[tuple[int, str]]:
    return [(move.seat, move.text) for move in room.match.moves]
