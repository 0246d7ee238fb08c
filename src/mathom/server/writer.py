"""Moves are written together: while one commit is on its way to the disk, all that come meanwhile wait for the
next one. Each is durable when it is answered for, and a table's moves never share one with another's fault."""

import asyncio
import math
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from mathom.server.lane import Lane

MOST = 256  # entries in one transaction
FIELDS = "table_id, seq, command, body, at"
INSERTS = {
    "sqlite": f"INSERT INTO entries ({FIELDS}) VALUES (?, ?, ?, ?, ?)",
    "postgresql": f"INSERT INTO entries ({FIELDS}) VALUES ($1, $2, $3, $4, $5)",
}
OVER = {
    "sqlite": "UPDATE tables SET over = ? WHERE id = ?",
    "postgresql": "UPDATE tables SET over = $1 WHERE id = $2",
}
NOTIFY = "SELECT pg_notify('mathom', $1)"


class Taken(Exception):
    """Somebody else has written this."""


class Write(msgspec.Struct):
    table: str
    seq: int
    command: str | None
    body: str
    over: bool
    done: asyncio.Future[None]


class Writer:
    def __init__(self, lane: Lane, worker: str) -> None:
        self.lane = lane
        self.worker = worker
        self.dialect = lane.engine.dialect.name
        self.pending: list[Write] = []
        self.task: asyncio.Task[None] | None = None
        self.entries = 0  # that were stored
        self.commits = 0
        self.seconds = 0.0  # that commits took, all together
        self.failed_at = -math.inf  # when the store could not be written to, unless it could since

    async def add(self, table: str, seq: int, command: str | None, body: str, over: bool) -> None:
        """on the disk when it returns; raises Taken when the place or the command is not free"""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending.append(Write(table, seq, command, body, over, done))
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.write_all())
        await asyncio.shield(done)

    async def write_all(self) -> None:
        while self.pending:
            batch, self.pending = self.pending[:MOST], self.pending[MOST:]
            batch.sort(key=lambda write: (write.table, write.seq))  # workers take them in the same order
            try:
                await self.commit(batch)
            except Exception as error:
                if len(batch) > 1 and isinstance(error, DBAPIError) and not error.connection_invalidated:
                    for write in batch:  # one of them has lost its place: which?
                        await self.commit_one(write)
                else:
                    settle(batch, Taken() if isinstance(error, IntegrityError) else error)
            else:
                settle(batch, None)

    async def commit_one(self, write: Write) -> None:
        try:
            await self.commit([write])
        except IntegrityError:
            settle([write], Taken())
        except Exception as error:
            settle([write], error)
        else:
            settle([write], None)

    async def commit(self, batch: list[Write]) -> None:
        started = time.perf_counter()
        now = datetime.now(UTC)
        at: Any = now if self.dialect == "postgresql" else now.strftime("%Y-%m-%d %H:%M:%S.%f")
        rows = [(write.table, write.seq, write.command, write.body, at) for write in batch]
        over = [(True, write.table) for write in batch if write.over]

        def write_rows(connection: Connection) -> None:
            connection.exec_driver_sql(INSERTS[self.dialect], rows)
            if over:
                connection.exec_driver_sql(OVER[self.dialect], over)
            self.notify(connection, [f"{write.table}:{write.seq}" for write in batch])

        try:
            await self.lane.write(write_rows)
        except IntegrityError:
            raise
        except (DBAPIError, OSError):
            self.failed_at = started
            raise
        self.failed_at = -math.inf
        self.entries += len(batch)
        self.commits += 1
        self.seconds += time.perf_counter() - started

    def notify(self, connection: Connection, news: list[str]) -> None:
        """other workers hear of it when it is committed"""
        if self.dialect == "postgresql":
            for some in range(0, len(news), 300):
                connection.exec_driver_sql(NOTIFY, (f"{self.worker} {' '.join(news[some : some + 300])}",))


def settle(batch: list[Write], problem: Exception | None) -> None:
    for write in batch:
        if not write.done.done():
            if problem is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(problem)
                write.done.exception()  # who asked may have left
