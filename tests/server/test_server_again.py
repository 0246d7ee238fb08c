"""The next game of the same people: one new table, and everybody finds the way to the own seat there."""

import json
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from server.served import Page, Served, sqlite

SEATS = [
    {"kind": "person", "name": "Ada"},
    {"kind": "person", "name": "Bo"},
    {"kind": "bot", "name": "Cy", "level": "easy"},
]


def again(server: Served, old: str, token: str, seats: list[dict[str, str]] = SEATS) -> tuple[int, Any]:
    wanted = {"game": "two-towers", "seats": seats, "after": old}
    status, answer = server.request("/api/tables", json.dumps(wanted).encode(), token)
    return status, json.loads(answer)


def finished(server: Served) -> tuple[str, str, str, Page]:
    """a table whose game is over, the tokens of its persons, and a page that holds both seats"""
    table, (ada, bo) = server.open_table("person", "person", "easy")
    page = server.page(table, ada, bo)
    page.wait_for(0)
    page.let_bots_finish(0, 1)
    return table, ada, bo, page


def test_all_go_on_at_one_new_table(database: str) -> None:
    with Served(database) as server:
        old, ada, bo, both = finished(server)
        alone, watcher = server.page(old, bo), server.page(old)
        status, opened = again(server, old, ada)
        assert status == 201
        assert opened["tokens"] == [ada, None, None], "nobody is given the seats of others"
        new = opened["table"]
        assert new != old
        told = [page.until(lambda f: "again" in f)["again"] for page in (both, alone, watcher)]
        assert told[0] == {"table": new, "tokens": {"0": ada, "1": bo}}
        assert told[1] == {"table": new, "tokens": {"1": bo}}
        assert told[2] == {"table": new, "tokens": {}}
        assert again(server, old, bo) == (201, {"table": new, "tokens": [None, bo, None]})
        assert again(server, old, f"{bo},{ada}") == (201, {"table": new, "tokens": [ada, bo, None]})
        server.stop(signal.SIGKILL)
        server.start()
        late = server.page(old, bo)
        assert late.until(lambda f: "again" in f)["again"] == {"table": new, "tokens": {"1": bo}}
        assert again(server, old, ada, SEATS[:2]) == (201, {"table": new, "tokens": [ada, None, None]})
        page = server.page(new, ada)
        page.wait_for(0)
        assert (page.welcome["seats"], page.welcome["over"]) == ([0], False)
        assert page.welcome["names"] == ["Ada", "Bo", "Cy"]
        assert "ok" in page.do(0, page.options(0)[0])
        assert server.page(new, bo).welcome["seats"] == [1]


def test_who_asks_at_the_same_time_gets_the_same_table(database: str) -> None:
    with Served(database) as server:
        old, ada, bo, page = finished(server)
        with ThreadPoolExecutor(6) as threads:
            answers = list(threads.map(lambda token: again(server, old, token), [ada, bo] * 3))
        assert [status for status, _ in answers] == [201] * 6
        assert len({opened["table"] for _, opened in answers}) == 1
        page.drain()
        assert len([f for f in page.frames if "again" in f]) == 1


def test_pages_at_another_server_of_the_database_hear_of_it(postgres: str) -> None:
    with Served(postgres) as one, Served(postgres) as two:
        old, ada, bo, _ = finished(one)
        other = two.page(old, bo)
        new = again(one, old, ada)[1]["table"]
        assert other.until(lambda f: "again" in f)["again"] == {"table": new, "tokens": {"1": bo}}
        assert again(two, old, bo)[1]["table"] == new


def test_who_may_not_go_on(server: Served) -> None:
    going, (cy, _) = server.open_table("person", "person")
    assert again(server, going, cy, SEATS[:2])[1]["error"] == "after: the game at the old table is not over yet"
    old, ada, _, page = finished(server)
    for token in ("", "wrong", cy):
        status, answer = again(server, old, token)
        assert (status, answer["error"]) == (400, "after: only who holds a seat at the old table can go on from it")
    for seats in (SEATS[:2], [SEATS[0], SEATS[2], SEATS[1]], [*SEATS, SEATS[2]]):
        status, answer = again(server, old, ada, seats)
        assert (status, answer["error"]) == (400, "after: the seats are not those of the old table")
    status, answer = again(server, "AAAAAAAA", ada)
    assert (status, answer["error"]) == (404, "there is no such table; it may have been removed")
    page.drain()
    assert not [f for f in page.frames if "again" in f]


def test_a_database_of_the_first_form_is_brought_up(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        table, (ada, _) = server.open_table("person", "person")
        page = server.page(table, ada)
        page.wait_for(0)
        page.do(0, "draw")
        page.command(0, say="still here")
    base = sqlite3.connect(tmp_path / "mathom.db")
    base.execute("drop table snapshots")
    base.execute("drop table alone")
    base.execute("drop table deals")
    base.execute("drop table parcels")
    base.execute("alter table tables drop column again")
    base.execute("alter table tables drop column answers")
    base.execute("drop index one_line_for_a_command")
    base.execute("alter table chat drop column command")
    base.execute("alter table chat drop column words")
    base.execute("update alembic_version set version_num = '0001'")
    base.commit()
    base.close()
    with Served(sqlite(tmp_path)) as server:
        page = server.page(table, ada)
        assert page.until(lambda f: "chat" in f)["chat"]["text"] == "still here"
        page.wait_for(1)
        assert page.welcome["answers"] == "strict"
