"""What is kept: tables, their entries and their chat, in SQLite or PostgreSQL.

An entry is something that changed a table: a move, an undo, a seat that passed between a person and a bot. Entries are
only ever added, and `(table, seq)` is unique: of two who write the same one, one fails.
"""

import asyncio
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
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mathom.kernel.words import Msg
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
    Column("answers", Text, nullable=False, server_default="strict"),  # strict or quick, see match/passing.py
    Column("over", Boolean, nullable=False),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("again", Text),  # the table at which the same people play the next game
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
    Column("words", Text),  # of a signal: the message
    Column("command", Text),  # the id the page gave it; unique within a table
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
    again: str = ""
    answers: str = "strict"


class Entry(msgspec.Struct, frozen=True):
    seq: int
    body: dict[str, Any]  # a line of the record, or {"seat", "bot": level or null}
    command: str | None = None


class ChatLine(msgspec.Struct, frozen=True):
    sender: str
    text: str
    at: datetime
    words: Msg | None = None  # of a signal
    id: int = 0  # given by the store


class News(msgspec.Struct, frozen=True):
    """How far a table is in the store."""

    table: str
    seq: int
    chat: int  # the id of the last line
    again: str


class Taken(Exception):
    """Somebody else has written this."""


def default_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'mathom.db'}"


def with_driver(url: str) -> str:
    """an address as people write it, with the driver that we use"""
    for plain, full in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return full + url.removeprefix(plain)
    return url


class Store:
    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(with_driver(url))
        sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time: who waits for it here waits in order, and not in vain
        self.writing = asyncio.Semaphore(1 if sqlite else 10)
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def open(self) -> None:
        """brings the database to the present form; refuses one of a newer Mathom"""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    # -- tables

    async def add_table(self, row: TableRow, entries: list[Entry] | None = None, after: str = "") -> None:
        """a new table; one from a record file has its entries already. `after`: the table whose people play on here;
        raises Taken when they do so elsewhere"""
        values = {
            "id": row.id,
            "head": msgspec.json.encode(row.head).decode(),
            "seats": msgspec.json.encode(row.seats).decode(),
            "chat": row.chat,
            "clock": row.clock,
            "answers": row.answers,
            "over": row.over,
            "created": datetime.now(UTC),
        }
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(insert(TABLES).values(values))
            if entries:
                await connection.execute(insert(ENTRIES), [entry_values(row.id, entry) for entry in entries])
            if after:
                old = update(TABLES).where(TABLES.c.id == after, TABLES.c.again.is_(None)).values(again=row.id)
                if (await connection.execute(old)).rowcount == 0:
                    raise Taken

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table_id))).first()
        if row is None:
            return None
        seats = msgspec.json.decode(row.seats, type=list[SeatRow])
        head = msgspec.json.decode(row.head, type=dict[str, Any])
        return TableRow(row.id, head, seats, row.chat, row.clock, row.over, row.again or "", row.answers)

    async def news(self, tables: list[str]) -> list[News]:
        seq = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        chat = select(func.max(CHAT.c.id)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
        wanted = select(TABLES.c.id, TABLES.c.again, seq.label("seq"), chat.label("chat")).where(
            TABLES.c.id.in_(tables)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [News(row.id, row.seq or 0, row.chat or 0, row.again or "") for row in rows]

    # -- entries

    async def add_entry(self, table_id: str, entry: Entry, over: bool = False) -> None:
        """on the disk when it returns; raises Taken when the place or the command is not free"""
        try:
            async with self.writing, self.engine.begin() as connection:
                await connection.execute(insert(ENTRIES).values(entry_values(table_id, entry)))
                if over:
                    await connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(over=True))
        except IntegrityError:
            raise Taken from None

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table_id, ENTRIES.c.seq > after).order_by(ENTRIES.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(row.seq, msgspec.json.decode(row.body, type=dict[str, Any]), row.command) for row in rows]

    # -- chat

    async def add_chat(self, table_id: str, line: ChatLine, command: str | None = None) -> None:
        """raises Taken when the command has been stored before"""
        words = None if line.words is None else msgspec.json.encode(line.words).decode()
        values = {
            "table_id": table_id,
            "sender": line.sender,
            "text": line.text,
            "words": words,
            "command": command,
            "at": line.at,
        }
        try:
            async with self.writing, self.engine.begin() as connection:
                await connection.execute(insert(CHAT).values(values))
        except IntegrityError:
            raise Taken from None

    async def chat(self, table_id: str, after: int = 0, many: int = 100) -> list[ChatLine]:
        """the last lines, of those after one that is known"""
        lines = select(CHAT).where(CHAT.c.table_id == table_id, CHAT.c.id > after)
        wanted = lines.order_by(CHAT.c.id.desc()).limit(many)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [chat_line(row) for row in reversed(rows)]


def entry_values(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seq": entry.seq,
        "command": entry.command,
        "body": msgspec.json.encode(entry.body).decode(),
        "at": datetime.now(UTC),
    }


def chat_line(row: Any) -> ChatLine:
    words = None if row.words is None else msgspec.json.decode(row.words, type=Msg)
    return ChatLine(row.sender, row.text, row.at, words, row.id)


def set_up_sqlite(connection: Any, _: object) -> None:
    """readers do not wait for writers, and a commit is on the disk when it returns"""
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
