"""Bots at work: in processes of their own, so that thinking never holds up a table.

Bots that answer at once, bots that think for seconds, hints, and bots that play while nobody who plays is there have
separate processes: none waits for those of another kind, and within a kind owners come in turn (`fair.py`). So have
record files from strangers, which can hold anything. A process that dies is replaced, and what it was thinking about is
thought about again.
"""

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, cast

import msgspec

from mathom.bots.levels import bot_for
from mathom.games import game as game_of
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import SystemDice
from mathom.kernel.errors import BadRecord
from mathom.kernel.words import Msg, msg
from mathom.match.hinting import Hint, hint
from mathom.server.fair import Busy, FairQueue
from mathom.server.uploads import PATIENCE, SECONDS, finished_in, limit_memory

TRIES = 3
HINT_SECONDS = 1.0
QUICK, SLOW, HINTS, WATCHED, READING, REVIEWS = "quick", "slow", "hints", "watched", "records", "reviews"
WAITING = {QUICK: 200, SLOW: 200, HINTS: 3, WATCHED: 200, READING: 30, REVIEWS: 4}  # of one owner
SECONDS_OF = {
    QUICK: 0.1,
    SLOW: 3.0,
    HINTS: HINT_SECONDS,
    WATCHED: 3.0,
    READING: 2.0,
    REVIEWS: 5.0,
}  # that such work takes, or so


class Task(msgspec.Struct, frozen=True):
    """What is to be thought about."""

    game: str
    components: str | None
    position: dict[str, Any]
    level: str
    hurry: bool = False  # no longer than is usual at its level


def choose(task: Task) -> tuple[str, Msg | None]:
    """in a worker: the text of the chosen action, and the bot's reason"""
    game = game_of(task.game, ComponentFile("components", task.components) if task.components else None)
    state = game.from_json(task.position, SystemDice())
    bot = game.bot(task.level, patience=1.0) if task.hurry else bot_for(game, task.level)
    return game.notation(state, bot.choose(state)), bot.why()


class Question(msgspec.Struct, frozen=True):
    """What somebody wants a hint for."""

    game: str
    components: str | None
    position: dict[str, Any]
    names: tuple[str, ...]


def advise(question: Question) -> Hint:
    """in a worker: what is best, and why"""
    components = ComponentFile("components", question.components) if question.components else None
    game = game_of(question.game, components)
    return hint(game, game.from_json(question.position, SystemDice()), question.names, HINT_SECONDS)


def begin_work() -> None:
    """Ctrl-C is for the server, which then ends its workers; and they do not outlive a server that was killed"""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow_the_server, daemon=True).start()


def begin_reading() -> None:
    begin_work()
    limit_memory()
    step_back()


def begin_aside() -> None:
    begin_work()
    step_back()


def step_back() -> None:
    """whoever plays comes first, also at the processor"""
    with contextlib.suppress(AttributeError, OSError):  # not on Windows
        os.nice(10)


BEGIN = {READING: begin_reading, WATCHED: begin_aside, HINTS: begin_aside, REVIEWS: begin_aside}


def follow_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pools: dict[tuple[str, int], ProcessPoolExecutor] = {}  # of one process each, by kind and place
        places = {QUICK: workers, SLOW: max(2, workers), HINTS: workers, WATCHED: workers, READING: max(2, workers)}
        places[REVIEWS] = max(1, workers // 2)
        self.queues = {kind: FairQueue(places[kind], WAITING[kind]) for kind in places}

    def pool(self, kind: str, place: int) -> ProcessPoolExecutor:
        if (kind, place) not in self.pools:
            begin = BEGIN.get(kind, begin_work)
            self.pools[kind, place] = ProcessPoolExecutor(1, get_context("spawn"), initializer=begin)
        return self.pools[kind, place]

    async def think(self, kind: str, owner: Hashable, task: Task) -> tuple[str, Msg | None]:
        """raises Busy where one owner wants too much, as the others do"""
        return cast(tuple[str, Msg | None], await self.work(kind, owner, choose, task))

    async def hint(self, owner: Hashable, question: Question) -> Hint:
        return cast(Hint, await self.work(HINTS, owner, advise, question))

    async def work(self, kind: str, owner: Hashable, work: Callable[[Any], object], about: object) -> object:
        async with self.queues[kind].place(owner, SECONDS_OF[kind]) as place:
            for left in range(TRIES, 0, -1):
                pool = self.pool(kind, place)
                try:
                    return await asyncio.wrap_future(pool.submit(work, about))
                except BrokenProcessPool:
                    self.replace(kind, place, pool)
                    if left == 1:
                        raise
        raise AssertionError("not reached")

    async def read(self, text: str, owner: Hashable, seconds: float = SECONDS) -> list[dict[str, Any]]:
        """the lines of a record that was uploaded; one that takes too much is given up, and its process ended"""
        async with self.queues[READING].place(owner, SECONDS_OF[READING]) as place:
            pool = self.pool(READING, place)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(finished_in, seconds, text)), PATIENCE)
            except (MemoryError, BrokenProcessPool):
                self.replace(READING, place, pool)
                raise BadRecord(msg("record: it is too large to be played again here")) from None
            except TimeoutError:  # others keep the machine busy
                self.replace(READING, place, pool)
                raise Busy(PATIENCE, slow=True) from None

    def renew(self) -> None:
        """whatever is thought about from now on is given to new processes; the others end when they are ready"""
        pools, self.pools = self.pools, {}
        for pool in pools.values():
            pool.shutdown(wait=False)

    def replace(self, kind: str, place: int, pool: ProcessPoolExecutor) -> None:
        if self.pools.get((kind, place)) is pool:
            del self.pools[kind, place]
            end(pool)

    @property
    def waiting(self) -> dict[str, int]:
        """how many wait, by kind"""
        return {kind: len(queue) for kind, queue in self.queues.items()}

    def close(self) -> None:
        for pool in self.pools.values():
            end(pool)
        self.pools = {}


def end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
