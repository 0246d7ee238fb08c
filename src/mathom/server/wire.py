"""Workers that share a PostgreSQL tell each other what they have stored and who is there, by LISTEN and NOTIFY. While
that line is down they look for themselves, as they do now and then in any case."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

from mathom.server.problems import LOG, in_a_line
from mathom.server.store import Store

CHANNEL = "mathom"
HERE = 4.0  # seconds after which a worker says again who is there
GONE = 10.0  # seconds after which one that says nothing more is gone
AGAIN = 0.5  # seconds after which a broken line is tried again


class Presence:
    """The seats that have a page open at other workers."""

    def __init__(self) -> None:
        self.heard: dict[str, dict[str, tuple[float, frozenset[int]]]] = {}  # by table and worker

    def hear(self, table: str, worker: str, seats: frozenset[int]) -> bool:
        """whether it changes who is there"""
        before = self.seats(table)
        workers = self.heard.setdefault(table, {})
        workers[worker] = (time.monotonic(), seats)
        if not seats:
            del workers[worker]
            if not workers:
                del self.heard[table]
        return self.seats(table) != before

    def seats(self, table: str) -> set[int]:
        return {seat for _, seats in self.heard.get(table, {}).values() for seat in seats}

    def forget_silent(self) -> list[str]:
        """the tables at which somebody is gone with his worker"""
        changed, now = [], time.monotonic()
        for table, workers in list(self.heard.items()):
            for worker, (at, _) in list(workers.items()):
                if now - at > GONE:
                    changed.append(table)
                    del workers[worker]
            if not workers:
                del self.heard[table]
        return changed


Told = Callable[[str, list[str]], Awaitable[None]]  # a worker, and its news


class Wire:
    def __init__(self, store: Store, on_news: Told) -> None:
        self.store = store
        self.on_news = on_news
        self.up = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.line: Any = None

    def start(self) -> None:
        self.run(self.listen())

    def run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            lost = asyncio.Event()
            try:
                self.line = await asyncpg.connect(url)
                self.line.add_termination_listener(lambda _, lost=lost: lost.set())
                await self.line.add_listener(CHANNEL, self.hear)
                self.up = True
                await self.on_news("", [])  # whatever came while nobody listened
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("the line to other workers is down (%s)", in_a_line(error))
            self.up = False
            await asyncio.sleep(AGAIN)

    def hear(self, _: Any, __: int, ___: str, payload: str) -> None:
        worker, *news = payload.split(" ")
        if worker != self.store.worker:
            self.run(self.on_news(worker, news))

    async def tell(self, news: list[str]) -> None:
        """what is not stored: who is there"""
        with contextlib.suppress(Exception):  # the next time will do
            await self.store.lane.write(lambda connection: self.store.writer.notify(connection, news))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        if self.line is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.line.close(), 2)
