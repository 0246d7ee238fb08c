"""Games for one: the deal of the day is the same for everybody, results are kept, and nothing is told too early."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mathom
from mathom.kernel.dice import Dice
from mathom.match.match import Match
from mathom.server.alone import chance_of, today
from mathom.server.house import House, WantedSeat, WantedTable, hashed, laid
from mathom.server.room import Room
from mathom.server.store import Entry, Store
from mathom.server.thinkers import Thinkers
from server.served import Served, sqlite

GAME = mathom.game("lidless-eye")
DAY = date(2026, 3, 1)
WANTED = WantedTable("lidless-eye", [WantedSeat("person", "Ada")], {"first": "raiders-of-mordor"})


def in_houses(folder: Path, *tasks: Callable[[House], Awaitable[Any]]) -> list[Any]:
    """each in a house of its own, one after the other, on the same database: as if the server had been started anew"""

    async def visit() -> list[Any]:
        out = []
        for task in tasks:
            store, thinkers = Store(sqlite(folder)), Thinkers(1)
            await store.open()
            try:
                out.append(await task(House(store, thinkers, 0.0)))
            finally:
                thinkers.close()
                await store.close()
        return out

    return asyncio.run(visit())


async def move(room: Room, many: int) -> None:
    """passes, or the first that can be done"""
    for _ in range(many):
        state = room.match.state
        texts = [GAME.notation(state, action) for action in state.actions()]
        await room.move(0, "pass" if "pass" in texts else texts[0], room.seq, None)


def hands(room: Room) -> list[Any]:
    """all that has fallen by chance"""
    return [GAME.fall_to_text(fall) for made in room.match.moves for fall in made.falls]


def test_the_deal_of_a_day_falls_alike_for_everybody_also_after_a_restart(tmp_path: Path) -> None:
    opened: list[str] = []

    async def first(house: House) -> list[Any]:
        for name in ("Ada", "Bo"):
            opened.append((await house.open_deal(GAME, name, DAY)).table)
        other = (await house.open_deal(GAME, "Cy", date(2026, 3, 2))).table
        told = []
        for table in (*opened, other):
            room = await house.room(table)
            assert room is not None
            await move(room, 20 if table == opened[0] else 40)
            told.append(hands(room))
        return told

    async def again(house: House) -> list[Any]:
        room = await house.room(opened[0])
        assert room is not None
        await move(room, 20)
        return hands(room)

    (ada, bo, cy), ada_later = in_houses(tmp_path, first, again)
    assert len(bo) > 10
    assert ada == bo[: len(ada)]
    assert ada_later == bo
    assert cy != bo


def test_what_is_taken_back_falls_again_as_it_did() -> None:
    falls = [chance_of(5, move).below(1000) for move in (1, 2, 1)]
    assert falls[0] == falls[2] != falls[1]


async def played(house: House, name: str, seed: int, day: str = "", bot: bool = False) -> tuple[str, int]:
    """a table whose game somebody has played to its end, and the points"""
    wanted = msgspec.structs.replace(WANTED, seats=[WantedSeat("person", name)])
    row = laid(wanted, [hashed(name)], Dice(seed))
    match = Match.from_lines("a table", row.head, [])
    player = GAME.bot("random", seed=seed)
    entries: list[Entry] = []
    if bot:
        entries = [Entry(1, {"seat": 0, "bot": "easy"}), Entry(2, {"seat": 0, "bot": None})]
    while not match.state.over:
        match.play(player.choose(match.state))
    entries += [Entry(len(entries) + 1 + i, line) for i, line in enumerate(match.record()[1:])]
    await house.store.add_table(msgspec.structs.replace(row, over=True), entries)
    await house.alone.note(row, day)
    return row.id, GAME.view(match.state).seats[0].score


def test_the_best_come_first_and_of_a_day_the_first_game_of_each_name(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        tables = {
            "first": await played(house, "Ada", 1, DAY.isoformat()),
            "second": await played(house, "ada", 2, DAY.isoformat()),
            "other": await played(house, "Bo", 3, DAY.isoformat()),
            "free": await played(house, "Cy", 4),
            "by bot": await played(house, "Di", 5, DAY.isoformat(), bot=True),
            "unfinished": ((await house.open_table(WANTED)).table, 0),
        }
        await house.alone.count(house, GAME.key)
        daily = await house.alone.results(GAME.key, DAY.isoformat())
        best = await house.alone.results(GAME.key, None)
        assert {row.table for row in daily} == {tables["first"][0], tables["other"][0]}
        assert {row.table for row in best} == {tables[key][0] for key in ("first", "second", "other", "free")}
        for rows in (daily, best):
            assert [row.worth for row in rows] == sorted((row.worth for row in rows), reverse=True)
            points = dict(tables.values())
            assert [row.score for row in rows] == [points[row.table] for row in rows]
        assert {row.deck for row in best} == {"raiders-of-mordor"}
        assert await house.alone.results("duel", None) == []

    in_houses(tmp_path, visit)


def test_todays_replays_are_not_shown_to_who_has_not_played_yet(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await played(house, "Ada", 1, today().isoformat())
        await house.alone.count(house, GAME.key)
        assert [row.table for row in await house.alone.results(GAME.key, today().isoformat())] == [""]

    in_houses(tmp_path, visit)


def test_what_a_page_may_ask(server: Served) -> None:
    status, body = server.request("/api/alone/lidless-eye", json.dumps({"name": "Ada"}).encode())
    assert status == 201
    opened = json.loads(body)
    told = server.get(f"/api/tables/{opened['table']}")
    assert (told["names"], told["kinds"]) == (["Ada"], ["person"])
    page = server.page(opened["table"], opened["tokens"][0])
    page.wait_for(0)
    assert [seat["name"] for seat in page.view(0)["seats"]] == ["Ada"]
    found = server.get("/api/alone/lidless-eye")
    assert found["day"] == found["today"] == datetime.now(UTC).date().isoformat()
    assert found["daily"] == found["best"] == []
    assert found["deal"]["first"] in {o for option in GAME.options for o in option.choices}
    past = server.get("/api/alone/lidless-eye?day=2026-03-01")
    assert past["day"] == "2026-03-01"
    assert server.request("/alone/lidless-eye")[0] == 200


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/api/alone/two-towers", None, 404),
        ("/api/alone/nothing", None, 404),
        ("/api/alone/lidless-eye?day=yesterday", None, 400),
        ("/api/alone/lidless-eye?day=2026-13-01", None, 400),
        ("/api/alone/two-towers", b"{}", 404),
        ("/api/alone/lidless-eye", b"[", 400),
        ("/api/alone/lidless-eye", b'{"seed": 1}', 400),
        ("/api/alone/lidless-eye", json.dumps({"name": "x" * 99}).encode(), 400),
    ],
)
def test_what_is_wrong_is_answered_in_words(server: Served, path: str, body: bytes | None, status: int) -> None:
    answer, told = server.request(path, body)
    assert answer == status, told
    assert json.loads(told)["words"]["text"]
