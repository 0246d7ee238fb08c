"""What is missing or damaged in the store harms nobody else, and tells nobody what lies hidden there."""

import asyncio
import json
import multiprocessing
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from multiprocessing.synchronize import Barrier
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy import delete, insert, make_url, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from mathom.kernel.words import Msg, say
from mathom.server.house import House, WantedSeat, WantedTable
from mathom.server.opening import CLOSED
from mathom.server.problems import NO_TABLE, Damaged
from mathom.server.room import Change, Room
from mathom.server.store import CHAT, ENTRIES, TABLES, ChatLine, Entry, Store
from mathom.server.thinkers import Thinkers
from server.served import Served, sqlite

TWO = [WantedSeat("person", "Ada"), WantedSeat("person", "Bo")]
DAMAGED = "what is stored of this table is damaged; it cannot be played on"


def test_many_who_ask_at_once_for_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def ask() -> list[Room | None]:
        house = House(Store(sqlite(tmp_path)), Thinkers(1), 0.0)
        await house.store.open()
        found = await asyncio.gather(*(house.room("NSSUCHTB") for _ in range(8)))
        assert not house.seen
        await house.store.close()
        return found

    assert asyncio.run(ask()) == [None] * 8


# -- entries that cannot be played again


def spoil(folder: Path, table: str, entry: str) -> None:
    with closing(sqlite3.connect(folder / "mathom.db")) as database, database:
        values = (table, 1, None, entry, "2026-01-01 00:00:00+00:00")
        database.execute("insert into entries (table_id, seq, command, body, at) values (?, ?, ?, ?, ?)", values)


def holds_none_of(hand: list[str], answer: bytes) -> bool:
    return not any(text.removeprefix("offer ") in answer.decode() for text in hand)


def hand_of(server: Served, table: str, token: str) -> list[str]:
    page = server.page(table, token)
    page.wait_for(0)
    hand = [text for text in page.options(0) if text.startswith("offer")]
    assert hand
    return hand


def test_a_table_that_cannot_be_played_again_is_closed_and_names_no_option(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        tables = [server.open_table("person", "person") for _ in range(2)]
        hands = [hand_of(server, table, ada) for table, (ada, _) in tables]
        server.stop(signal.SIGKILL)
        for (table, _), entry in zip(tables, ('{"seat": 0, "do": "fly"}', '{"seat": 9, "do": "draw"}'), strict=True):
            spoil(tmp_path, table, entry)
        server.start()
        for (table, tokens), hand in zip(tables, hands, strict=True):
            is_closed(server, table, tokens, hand)


def is_closed(server: Served, table: str, tokens: list[str], hand: list[str]) -> None:
    ada, bo = tokens
    status, answer = server.request(f"/api/tables/{table}")
    assert status == 200
    assert holds_none_of(hand, answer)
    for path in ("/record", "/replay", "/chronicle"):
        status, answer = server.request(f"/api/tables/{table}{path}")
        assert (status, json.loads(answer)["error"]) == (400, say(CLOSED))
    for others in ([], [bo]):
        watcher = server.page(table, *others)
        watcher.wait_for(0)
        watcher.drain()
        assert "offer" not in json.dumps(watcher.frames), "which is how the moves of the other begin"
        assert watcher.welcome["closed"]["text"] == CLOSED.text
    page = server.page(table, ada)
    page.wait_for(0)
    assert page.command(0, do="draw", seq=page.seq)["words"]["text"] == CLOSED.text


def test_a_damaged_table_tells_nobody_anything(tmp_path: Path) -> None:
    hands: dict[str, list[str]] = {}
    with Served(sqlite(tmp_path)) as server:
        for _ in range(3):
            table, (ada, _) = server.open_table("person", "person")
            hands[table] = hand_of(server, table, ada)
    for table, entry in zip(hands, ('{"seat": 9, "bot": "easy"}', "[]", "{"), strict=True):
        spoil(tmp_path, table, entry)
    with Served(sqlite(tmp_path)) as server:
        for table, hand in hands.items():
            for path in ("", "/record", "/replay", "/chronicle"):
                status, answer = server.request(f"/api/tables/{table}{path}")
                assert (status, json.loads(answer)["error"]) == (500, DAMAGED)
                assert holds_none_of(hand, answer)
        other, (ada, _) = server.open_table("person", "person")
        assert "ok" in server.page(other, ada).do(0, "draw", seq=0)
    assert "Traceback" not in server.output


# -- workers that share a database


class Ear:
    """A page that only listens."""

    def __init__(self, room: Room) -> None:
        self.seats: list[int] = []
        self.address = ""
        self.pace = 1.0
        self.heard: list[str] = []
        self.sent_away: list[Msg] = []
        room.guests.add(self)
        room.listeners.add(self.on_change)

    def on_change(self, change: Change) -> None:
        self.heard.append(change.what)

    def put(self, frame: dict[str, object]) -> None: ...
    def put_chat(self, line: ChatLine) -> None: ...
    def put_again(self) -> None: ...
    def put_now(self) -> None: ...
    def come_again(self) -> None: ...

    def send_away(self, why: Msg) -> None:
        self.sent_away.append(why)


Harm = Callable[[Store, str], Awaitable[None]]


async def deleted(store: Store, table: str) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(delete(TABLES).where(TABLES.c.id == table))


async def not_to_be_played(store: Store, table: str) -> None:
    await store.add_entry(table, Entry(1, {"seat": 0, "do": "fly"}))


async def not_to_be_read(store: Store, table: str) -> None:
    await not_to_be_played(store, table)
    async with store.engine.begin() as connection:
        await connection.execute(update(ENTRIES).where(ENTRIES.c.table_id == table).values(body="{"))


async def chat_not_to_be_read(store: Store, table: str) -> None:
    async with store.engine.begin() as connection:
        line = {"table_id": table, "sender": "Ada", "text": "", "words": "{", "at": datetime.now(UTC)}
        await connection.execute(insert(CHAT).values(line))


@pytest.mark.parametrize("harm", [deleted, not_to_be_played, not_to_be_read, chat_not_to_be_read])
def test_one_damaged_table_holds_up_no_news_of_the_others(tmp_path: Path, harm: Harm) -> None:
    async def play() -> None:
        house, elsewhere = (House(Store(sqlite(tmp_path)), Thinkers(1), 0.0) for _ in range(2))
        await house.store.open()
        rooms = [await room_at(house) for _ in range(3)]
        ears = [Ear(room) for room in rooms]
        await house.catch_up()
        await harm(house.store, rooms[1].id)
        for seq in range(2):
            for room in (rooms[0], rooms[2]):
                there = await elsewhere.room(room.id)
                assert there is not None
                await there.move(int(there.match.state.seat), "draw", seq, None)
            await house.catch_up()
            assert [len(ear.heard) for ear in ears] == [seq + 1, 0, seq + 1]
        assert ears[1].sent_away == [NO_TABLE if harm is deleted else Damaged().reason]
        assert rooms[1].id not in house.rooms
        await house.store.close()
        await elsewhere.store.close()

    asyncio.run(play())


async def room_at(house: House) -> Room:
    room = await house.room((await house.open_table(WantedTable("two-towers", TWO))).table)
    assert room is not None
    return room


def test_who_sits_at_a_table_that_is_removed_is_told_so(postgres: str) -> None:
    async def remove() -> None:
        store = Store(postgres)
        await deleted(store, table)
        await store.close()

    with Served(postgres) as server:
        table, (ada, bo) = server.open_table("person", "person")
        pages = [server.page(table, token) for token in (ada, bo)]
        asyncio.run(remove())
        for page in pages:
            assert page.until(lambda frame: "error" in frame)["error"]["text"] == NO_TABLE.text
        assert server.request(f"/api/tables/{table}")[0] == 404


# -- workers that start together


def open_stores(urls: list[str], start: Barrier, failures: "multiprocessing.Queue[str]") -> None:
    for url in urls:
        start.wait()
        try:
            asyncio.run(open_store(url))
        except Exception as error:
            failures.put(repr(error))


async def open_store(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


async def new_databases(postgres: str, many: int) -> list[str]:
    names = [f"empty_{uuid4().hex}" for _ in range(many)]
    engine = create_async_engine(postgres, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        for name in names:
            await connection.execute(text(f"create database {name}"))
    await engine.dispose()
    return [make_url(postgres).set(database=name).render_as_string(hide_password=False) for name in names]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_workers_that_start_together_on_an_empty_database(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    many = 5
    if kind == "postgres":
        urls = asyncio.run(new_databases(request.getfixturevalue("postgres"), many))
    else:
        urls = [f"sqlite+aiosqlite:///{tmp_path / f'{n}.db'}" for n in range(many)]
    context = multiprocessing.get_context("spawn")
    start, failures = context.Barrier(4), context.Queue()
    workers = [context.Process(target=open_stores, args=(urls, start, failures)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(60)
        assert worker.exitcode == 0
    assert failures.empty(), failures.get()
