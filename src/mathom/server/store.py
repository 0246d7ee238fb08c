"""What is kept: tables, their entries and their chat, in SQLite or PostgreSQL.

An entry is something that changed a table: a move, an undo, a seat that passed between a person and a bot. Entries are
only ever added, and `(table, seq)` is unique: of two who write the same one, one fails.
"""

import contextlib
import secrets
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    BindParameter,
    Boolean,
    Column,
    Connection,
    DateTime,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    bindparam,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from mathom.kernel.words import Msg
from mathom.server.lane import Lane
from mathom.server.migrate import migrate
from mathom.server.writer import Taken, Writer

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
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # of the last entry in it
    Column("moves", Integer, nullable=False),  # that stand
    Column("position", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("views", LargeBinary),  # only the last one of a table has them
)


# what every page asks when it comes: putting a question together takes longer than its answer
THIS: BindParameter[str] = bindparam("this")
AFTER: BindParameter[int] = bindparam("after")
ONE_TABLE = select(TABLES).where(TABLES.c.id == THIS)
ITS_ENTRIES = select(ENTRIES).where(ENTRIES.c.table_id == THIS, ENTRIES.c.seq > AFTER).order_by(ENTRIES.c.seq)
ITS_SNAPSHOTS = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == THIS).order_by(SNAPSHOTS.c.seq.desc()).limit(1)
ITS_CHAT = select(CHAT).where(CHAT.c.table_id == THIS, CHAT.c.id > AFTER).order_by(CHAT.c.id.desc())


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


class SnapshotRow(msgspec.Struct, frozen=True):
    """Packed, see `snapshots.py`."""

    seq: int
    moves: int
    position: bytes
    told: bytes
    views: bytes | None = None


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


def default_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'mathom.db'}"


def with_driver(url: str) -> str:
    """an address as people write it, with the driver that we use"""
    for plain, full in (("sqlite://", "sqlite+aiosqlite://"), ("postgresql://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return full + url.removeprefix(plain)
    return url


class Gone(Exception):
    """The table has been thrown away."""


class Store:
    def __init__(self, url: str) -> None:
        sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(with_driver(url), pool_pre_ping=not sqlite)
        self.worker = secrets.token_hex(4)  # among those that share the database
        self.shared = not sqlite
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
        self.lane = Lane(self.engine, set_up_sqlite)
        self.writing = self.lane.writing
        self.writer = Writer(self.lane, self.worker)

    @property
    def file(self) -> Path | None:
        """of SQLite"""
        name = self.engine.url.database
        return None if self.shared or not name or name == ":memory:" or name.startswith("file:") else Path(name)

    def is_there(self) -> bool:
        """a file may be one that is not there yet; elsewhere it turns out when it is opened"""
        return self.file is None or self.file.exists()

    async def open(self) -> None:
        """brings the database to the present form; refuses one of a newer Mathom"""
        if self.file is not None and not self.file.exists():
            self.file.touch(mode=0o600)  # whoever reads it sees all hands
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.lane.close()

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

        def write(connection: Connection) -> None:
            connection.execute(insert(TABLES), values)
            if entries:
                connection.execute(insert(ENTRIES), [entry_values(row.id, entry) for entry in entries])
            if after:
                old = update(TABLES).where(TABLES.c.id == after, TABLES.c.again.is_(None)).values(again=row.id)
                if connection.execute(old).rowcount == 0:
                    raise Taken
                self.writer.notify(connection, [f"{after}:again"])

        await self.lane.write(write)

    async def table(self, table_id: str) -> TableRow | None:
        row = await self.lane.read(lambda connection: connection.execute(ONE_TABLE, {"this": table_id}).first())
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
        rows = await self.lane.read(lambda connection: connection.execute(wanted).all())
        return [News(row.id, row.seq or 0, row.chat or 0, row.again or "") for row in rows]

    # -- entries

    async def add_entry(self, table_id: str, entry: Entry, over: bool = False) -> None:
        """on the disk when it returns; raises Taken when the place or the command is not free"""
        body = msgspec.json.encode(entry.body).decode()
        await self.writer.add(table_id, entry.seq, entry.command, body, over)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        wanted = {"this": table_id, "after": after}
        rows = await self.lane.read(lambda connection: connection.execute(ITS_ENTRIES, wanted).all())
        return [Entry(row.seq, msgspec.json.decode(row.body, type=dict[str, Any]), row.command) for row in rows]

    async def command(self, table_id: str, command: str) -> int | None:
        """the seq under which a command was stored, by whichever worker"""
        wanted = select(ENTRIES.c.seq).where(ENTRIES.c.table_id == table_id, ENTRIES.c.command == command)
        return await self.lane.read(lambda connection: connection.execute(wanted).scalar())

    # -- snapshots

    async def add_snapshot(self, table_id: str, row: SnapshotRow) -> None:
        """another worker may have written the same one"""
        older = update(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.seq < row.seq)
        values = {"table_id": table_id, **msgspec.structs.asdict(row)}

        def write(connection: Connection) -> None:
            connection.execute(older.values(views=None))
            connection.execute(insert(SNAPSHOTS), values)

        with contextlib.suppress(IntegrityError):
            await self.lane.write(write)

    async def snapshot(self, table_id: str, moves: int | None = None, seq: int | None = None) -> SnapshotRow | None:
        """the last one; the last with at most so many moves; the one at a seq"""
        wanted = ITS_SNAPSHOTS
        if moves is not None:
            wanted = wanted.where(SNAPSHOTS.c.moves <= moves)
        if seq is not None:
            wanted = wanted.where(SNAPSHOTS.c.seq == seq)
        row = await self.lane.read(lambda connection: connection.execute(wanted, {"this": table_id}).first())
        return None if row is None else SnapshotRow(row.seq, row.moves, row.position, row.told, row.views)

    async def told(self, table_id: str, upto: int) -> list[bytes]:
        """the stretches of what was told up to a seq"""
        wanted = select(SNAPSHOTS.c.told).where(SNAPSHOTS.c.table_id == table_id, SNAPSHOTS.c.seq <= upto)
        ordered = wanted.order_by(SNAPSHOTS.c.seq)
        return await self.lane.read(lambda connection: list(connection.execute(ordered).scalars()))

    # -- chat

    async def add_chat(self, table_id: str, line: ChatLine, command: str | None = None) -> None:
        """raises Taken when the command has been stored before, Gone when there is no such table any more"""
        words = None if line.words is None else msgspec.json.encode(line.words).decode()
        values = {
            "table_id": table_id,
            "sender": line.sender,
            "text": line.text,
            "words": words,
            "command": command,
            "at": line.at,
        }

        def write(connection: Connection) -> None:
            # of several workers: lines are numbered in the order in which they are committed
            table = select(TABLES.c.id).where(TABLES.c.id == table_id).with_for_update()
            if connection.execute(table).first() is None:
                raise Gone
            connection.execute(insert(CHAT), values)
            self.writer.notify(connection, [f"{table_id}:chat"])

        try:
            await self.lane.write(write)
        except IntegrityError:
            raise Taken from None

    async def chat(self, table_id: str, after: int = 0, many: int = 100) -> list[ChatLine]:
        """the last lines, of those after one that is known"""
        last, wanted = ITS_CHAT.limit(many), {"this": table_id, "after": after}
        rows = await self.lane.read(lambda connection: connection.execute(last, wanted).all())
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
    cursor.execute("PRAGMA busy_timeout=30000")
    for left in range(300, -1, -1):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            break
        except sqlite3.OperationalError:  # SQLite does not wait here for others who begin at the same moment
            if not left:
                raise
            time.sleep(0.1)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
