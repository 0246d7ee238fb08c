"""What who runs a house does with its tables: lists them, copies them out and in, and throws them away."""

import base64
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, DateTime, LargeBinary, delete, func, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError

from mathom.kernel.errors import MathomError
from mathom.server.store import ENTRIES, METADATA, TABLES, SeatRow, Store

FORM = 1
AT_ONCE = 500  # tables in one question: a database takes only so many names
NO_COPY = "restore: this is not a copy of a house"


class Listed(msgspec.Struct, frozen=True):
    id: str
    game: str
    names: list[str]
    entries: int
    over: bool
    created: datetime
    last: datetime  # when something happened there


def parts() -> list[SqlTable]:
    """all that belongs to tables, and goes with them"""
    return [table for table in METADATA.sorted_tables if "table_id" in table.c]


def common() -> list[SqlTable]:
    """what belongs to no single table of players, such as the deals of the day"""
    return [table for table in METADATA.sorted_tables if table is not TABLES and "table_id" not in table.c]


async def listed(store: Store) -> list[Listed]:
    many = select(ENTRIES.c.table_id, func.count().label("many"), func.max(ENTRIES.c.at).label("last"))
    sums = many.group_by(ENTRIES.c.table_id).subquery()
    wanted = select(TABLES, sums.c.many, sums.c.last).outerjoin(sums, sums.c.table_id == TABLES.c.id)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(wanted.order_by(TABLES.c.created))).all()
    found = []
    for row in rows:
        head = msgspec.json.decode(row.head)
        created, last = in_utc(row.created), in_utc(row.last or row.created)
        found.append(Listed(row.id, head["game"], head["names"], row.many or 0, row.over, created, last))
    return found


def in_utc(at: datetime | str) -> datetime:
    """SQLite gives sums of times as text, and times without a zone"""
    moment = datetime.fromisoformat(at) if isinstance(at, str) else at
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


async def tables_of(store: Store, hashed_token: str = "", name: str = "") -> list[str]:
    """where somebody sits: who holds this token, or is called so"""
    async with store.engine.connect() as connection:
        rows = (await connection.execute(select(TABLES.c.id, TABLES.c.head, TABLES.c.seats))).all()
    found = []
    for row in rows:
        seats = msgspec.json.decode(row.seats, type=list[SeatRow])
        holds = hashed_token and any(seat.token == hashed_token for seat in seats)
        if holds or (name and name in msgspec.json.decode(row.head)["names"]):
            found.append(row.id)
    return found


async def older_than(store: Store, days: float) -> list[str]:
    """where nothing has happened for so long"""
    limit = datetime.now(UTC) - timedelta(days=days)
    return [table.id for table in await listed(store) if table.last < limit]


async def deleted(store: Store, tables: list[str]) -> int:
    """with all that belongs to them; how many there were"""
    many = 0
    async with store.writing, store.engine.begin() as connection:
        for at in range(0, len(tables), AT_ONCE):
            some = tables[at : at + AT_ONCE]
            for part in parts():
                await connection.execute(delete(part).where(part.c.table_id.in_(some)))
            await connection.execute(update(TABLES).where(TABLES.c.again.in_(some)).values(again=None))
            many += (await connection.execute(delete(TABLES).where(TABLES.c.id.in_(some)))).rowcount
    return many


async def copied(store: Store) -> AsyncIterator[bytes]:
    """all tables as they stand at one moment, as lines"""
    yield msgspec.json.encode({"mathom house": FORM}) + b"\n"
    async with store.engine.connect() as connection:
        if store.shared:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            await connection.exec_driver_sql("BEGIN")  # else each question would be one of its own
        for table in (TABLES, *parts(), *common()):
            rows = await connection.stream(select(table).order_by(*table.primary_key))
            async for row in rows:
                values = {str(name): plain(value) for name, value in row._mapping.items()}
                yield msgspec.json.encode([str(table.name), values]) + b"\n"


def plain(value: Any) -> Any:
    return {"packed": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


async def restored(store: Store, lines: list[bytes]) -> tuple[int, int]:
    """how many tables were put back, and how many were there already and stay as they are"""
    try:
        first, *rows = [msgspec.json.decode(line) for line in lines if line.strip()]
        if first["mathom house"] > FORM:
            raise MathomError("restore: this was written by a newer Mathom")
        known = {table.name: table for table in (TABLES, *parts(), *common())}
        wanted = [(known[name], row) for name, row in rows if name in known]
        ids = {row["id"] for table, row in wanted if table is TABLES}
    except (ValueError, LookupError, TypeError) as error:
        if isinstance(error, MathomError):
            raise
        raise MathomError(NO_COPY) from None
    there = {table.id for table in await listed(store)}
    try:
        async with store.writing, store.engine.begin() as connection:
            for table, row in wanted:
                if table in common():
                    new = not (await connection.execute(select(table).where(*same_key(table, row)))).first()
                else:
                    new = row["id" if table is TABLES else "table_id"] not in there
                if new:
                    await connection.execute(insert(table).values(read(table, row)))
    except (ValueError, LookupError, TypeError, AttributeError, IntegrityError):
        raise MathomError(NO_COPY) from None
    return len(ids - there), len(ids & there)


def same_key(table: SqlTable, row: dict[str, Any]) -> list[ColumnElement[bool]]:
    return [column == row[column.name] for column in table.primary_key]


def read(table: SqlTable, row: dict[str, Any]) -> dict[str, Any]:
    """as the database has it; numbers that it gives itself are given anew"""
    out: dict[str, Any] = {}
    for name, value in row.items():
        if name not in table.c or (name == "id" and table in parts()):
            continue
        column = table.c[name]
        if isinstance(column.type, LargeBinary) and value is not None:
            value = base64.b64decode(value["packed"])
        elif isinstance(column.type, DateTime) and value is not None:
            value = in_utc(value)
        out[name] = value
    return out
