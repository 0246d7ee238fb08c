"""Bots at work: in processes of their own, so that thinking never holds up a table.

Bots that answer at once and bots that think for seconds have separate processes: the former never wait for the latter.
So have record files from strangers, which can hold anything.
A process that dies is replaced, and what it was thinking about is thought about again.
"""

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

from mathom.bots.levels import bot_for
from mathom.games import game as game_of
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import SystemDice
from mathom.kernel.errors import BadRecord
from mathom.kernel.words import Msg, msg
from mathom.server.uploads import SECONDS, finished, limit_memory

TRIES = 3
HINT = "search:1"
READING = "records"


def choose(
    key: str, components: str | None, position: dict[str, Any], level: str, hurry: bool
) -> tuple[str, Msg | None]:
    """in a worker: the text of the chosen action, and the bot's reason"""
    game = game_of(key, ComponentFile("components", components) if components else None)
    state = game.from_json(position, SystemDice())
    bot = game.bot(level, patience=1.0) if hurry else bot_for(game, level)
    return game.notation(state, bot.choose(state)), bot.why()


def begin_work() -> None:
    """Ctrl-C is for the server, which then ends its workers; and they do not outlive a server that was killed"""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=follow_the_server, daemon=True).start()


def begin_reading() -> None:
    begin_work()
    limit_memory()


def follow_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pools: dict[str, ProcessPoolExecutor] = {}

    def pool(self, name: str) -> ProcessPoolExecutor:
        if name not in self.pools:
            context = get_context("spawn")
            begin = begin_reading if name == READING else begin_work
            self.pools[name] = ProcessPoolExecutor(self.workers, context, initializer=begin)
        return self.pools[name]

    async def think(
        self, key: str, components: str | None, position: dict[str, Any], level: str, slow: bool, hurry: bool
    ) -> tuple[str, Msg | None]:
        name = "slow" if slow else "quick"
        for left in range(TRIES, 0, -1):
            pool = self.pool(name)
            try:
                return await asyncio.wrap_future(pool.submit(choose, key, components, position, level, hurry))
            except BrokenProcessPool:
                if self.pools.get(name) is pool:
                    del self.pools[name]
                if left == 1:
                    raise
        raise AssertionError("not reached")

    async def read(self, text: str) -> list[dict[str, Any]]:
        """the lines of a record that was uploaded; one that takes too long is given up, and its process ended"""
        pool = self.pool(READING)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(finished, text)), SECONDS)
        except (TimeoutError, MemoryError, BrokenProcessPool):
            if self.pools.get(READING) is pool:
                del self.pools[READING]
                end(pool)
            raise BadRecord(msg("record: it is too large to be played again here")) from None

    def close(self) -> None:
        for pool in self.pools.values():
            end(pool)
        self.pools = {}


def end(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
