"""What is kept: tables, their entries and their chat, in SQLite or PostgreSQL.

An entry is something that changed a table: a move, an undo, a seat that passed between a person and a bot. Entries are
only ever added, and `(table, seq)` is unique: of two who write the same one, one fails.
"""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    Table,
    Text,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mathom.server.migrate import migrate

METADATA = MetaData()
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("head", Text, nullable=False),  # the first line of the record
    Column("seats", Text, nullable=False),  # SeatRow by seat
    Column("chat", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),  # seconds for a turn; 0: as long as it takes
    Column("over", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("command", Text),  # the id the page gave it; unique within a table
    Column("body", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False, index=True),
    Column("sender", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)


class SeatRow(msgspec.Struct, frozen=True):
    kind: str  # person or bot
    level: str = ""  # of the bot
    token: str = ""  # the hash of the token that holds it; none for a bot from the start


class TableRow(msgspec.Struct, frozen=True):
    id: str
    head: dict[str, Any]
    seats: list[SeatRow]
    chat: bool
    clock: int = 0
    over: bool = False


class Entry(msgspec.Struct, frozen=True):
    seq: int
    body: dict[str, Any]  # a line of the record, or {"seat", "bot": level or null}
    command: str | None = None


class ChatLine(msgspec.Struct, frozen=True):
    sender: str
    text: str
    at: datetime


class Taken(Exception):
    """Somebody else has written this entry."""


def default_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'mathom.db'}"


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def open(self) -> None:
        """brings the database to the present form; refuses one of a newer Mathom"""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    # -- tables

    async def add_table(self, row: TableRow, entries: list[Entry] | None = None) -> None:
        """a new table; one from a record file has its entries already"""
        values = {
            "id": row.id,
            "head": msgspec.json.encode(row.head).decode(),
            "seats": msgspec.json.encode(row.seats).decode(),
            "chat": row.chat,
            "clock": row.clock,
            "over": row.over,
            "created": datetime.now(UTC),
        }
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(values))
            if entries:
                await connection.execute(insert(ENTRIES), [entry_values(row.id, entry) for entry in entries])

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).first()
        if row is None:
            return None
        seats = msgspec.json.decode(row.seats, type=list[SeatRow])
        return TableRow(row.id, msgspec.json.decode(row.head), seats, row.chat, row.clock, row.over)

    # -- entries

    async def add_entry(self, table_id: str, entry: Entry, over: bool = False) -> None:
        """on the disk when it returns; raises Taken when the place or the command is not free"""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(ENTRIES).values(entry_values(table_id, entry)))
                if over:
                    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(over=True))
        except IntegrityError:
            raise Taken from None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(row.seq, msgspec.json.decode(row.body), row.command) for row in rows]

    # -- chat

    async def add_chat(self, table_id: str, line: ChatLine) -> None:
        values = {"table_id": table_id, "sender": line.sender, "text": line.text, "at": line.at}
        async with self.engine.begin() as connection:
            await connection.execute(insert(CHAT).values(values))

    async def chat(self, table_id: str, many: int = 100) -> list[ChatLine]:
        wanted = select(CHAT).where(CHAT.c.table_id == table_id).order_by(CHAT.c.id.desc()).limit(many)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [ChatLine(row.sender, row.text, row.at) for row in reversed(rows)]


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "command": entry.command,
        "body": msgspec.json.encode(entry.body).decode(),
        "at": datetime.now(UTC),
    }


def set_up_sqlite(connection: Any, _: object) -> None:
    """readers do not wait for writers, and a commit is on the disk when it returns"""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()
