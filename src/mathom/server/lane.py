"""The way to the database: a whole transaction is one errand. For a file of SQLite it is done in a thread of our own,
where the asynchronous driver would go there and back for every cursor, statement and commit."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Lane:
    def __init__(self, engine: AsyncEngine, set_up: Callable[[Any, object], None]) -> None:
        sqlite = engine.dialect.name == "sqlite"
        self.engine = engine
        # SQLite has one writer at a time: who waits for it here waits in order, and not in vain
        self.writing = asyncio.Semaphore(1 if sqlite else 10)
        self.straight: Engine | None = None
        if sqlite and engine.url.database and engine.url.database != ":memory:":
            self.straight = create_engine(engine.url.set(drivername="sqlite"))
            event.listen(self.straight, "connect", set_up)
            self.readers = ThreadPoolExecutor(2, "mathom-reads")
            self.writers = ThreadPoolExecutor(1, "mathom-writes")

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self.straight is None:
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self.readers, reading, self.straight, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """committed, and on the disk, when it returns"""
        async with self.writing:
            if self.straight is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            return await asyncio.get_running_loop().run_in_executor(self.writers, writing, self.straight, work)

    async def close(self) -> None:
        await self.engine.dispose()
        if self.straight is not None:
            await asyncio.to_thread(self.writers.shutdown)
            await asyncio.to_thread(self.readers.shutdown)
            self.straight.dispose()


def reading(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.connect() as connection:
        return work(connection)


def writing(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)
