"""Bad input of any kind: a clear message, and the table goes on."""

import json
import sqlite3
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.served import Page, Served, sqlite


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "this was not understood"),
        (b"{", "this was not understood"),
        (b"[]", "this was not understood"),
        (b'{"game": "two-towers"}', "this was not understood"),
        (b'{"game": "two-towers", "seats": [], "extra": 1}', "this was not understood"),
        (b'{"game": "chess", "seats": []}', "game: there is no 'chess'"),
        (b'{"game": "two-towers", "seats": [{"kind": "person"}]}', "seats: two-towers is for 2 to 5 players, not 1"),
        (b'{"game": "two-towers", "seats": [{"kind": "orc"}, {"kind": "bot"}]}', "seats: seat 1 is neither"),
        (
            b'{"game": "two-towers", "seats": [{"kind": "bot", "level": "x"}, {"kind": "bot"}]}',
            "level: there is no 'x'",
        ),
        (
            b'{"game": "two-towers", "seats": [{"kind": "bot"}, {"kind": "bot"}], "options": {"speed": 1}}',
            "speed: two-towers has no such option",
        ),
        (
            b'{"game": "two-towers", "seats": [{"kind": "bot"}, {"kind": "bot", "name": "%s"}]}' % (b"x" * 99),
            "names: the name of seat 2",
        ),
    ],
)
def test_a_table_that_cannot_be_opened(server: Served, body: bytes, words: str) -> None:
    status, answer = server.request("/api/tables", body)
    assert status == 400
    assert json.loads(answer)["error"].startswith(words)


def test_what_is_not_there(server: Served) -> None:
    paths = [
        "/api/tables/NOWHERE",
        "/api/games/chess",
        "/api/words/fr",
        "/art/two-towers/x.svg",
        "/nothing",
        "/static/no.js",
    ]
    for path in (*paths, "/static/../server/app.py", "/art/two-towers/..%2f..%2frules.md"):
        status, answer = server.request(path)
        assert status == 404, path
        assert b"Traceback" not in answer


def test_too_much_at_once(server: Served) -> None:
    connection = HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.putrequest("POST", "/api/records")
    connection.putheader("Content-Length", str(2 << 20))
    connection.endheaders()
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["error"]) == (413, "this is too large")
    status, body = server.request("/api/records", b"hello")
    assert status == 400
    assert "is not a record of Mathom" in json.loads(body)["error"]


def test_a_running_game_cannot_be_replayed_or_read(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    status, answer = server.request(f"/api/tables/{table}/replay?seq=0")
    assert (status, json.loads(answer)["error"]) == (400, "replay: this game is not over yet")
    for token in ("", "wrong", ada):
        head = json.loads(server.request(f"/api/tables/{table}/record", token=token)[1].splitlines()[0])
        assert "position" not in head
        assert head["seen_by"] == (0 if token == ada else None)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "7",
        '"x"',
        "{}",
        '{"id": 5}',
        '{"id": "a"}',
        '{"id": "a", "seat": 0}',
        '{"id": "a", "seat": 9, "do": "draw", "seq": 0}',
        '{"id": "a", "seat": -1, "do": "draw", "seq": 0}',
        '{"id": "a", "seat": true, "do": "draw", "seq": 0}',
        '{"id": "a", "seat": 1, "do": "draw", "seq": 0}',
        '{"id": "a", "seat": 0, "do": "dance", "seq": 0}',
        '{"id": "a", "seat": 0, "do": "draw"}',
        '{"id": "a", "seat": 0, "do": "draw", "seq": 99}',
        '{"id": "a", "seat": 0, "undo": true, "seq": 0}',
        '{"id": "a", "seat": 0, "bot": "godlike"}',
        '{"id": "a", "seat": 0, "say": ""}',
        '{"id": "%s", "seat": 0, "do": "draw", "seq": 0}' % ("x" * 100),
        '{"hello": 3}',
        "[" * 2000,
    ],
)
def test_a_malformed_frame_is_answered_and_harms_nothing(server: Served, frame: str) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page = server.page(table, ada)
    page.wait_for(0)
    page.say(frame)
    page.until(lambda f: "error" in f or "refused" in f)
    assert "ok" in page.do(0, "draw")


def test_a_binary_frame_is_answered(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page = server.page(table, ada)
    page.wait_for(0)
    page.socket.send(b"\x00\xff")
    page.until(lambda f: "error" in f)
    assert "ok" in page.do(0, "draw")


def test_a_refused_move_cites_its_rule(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page = server.page(table, ada)
    page.wait_for(0)
    refused = page.do(0, "done")
    assert (refused["words"]["text"], refused["rule"]) == ("you must take a card", "TT-19")


def test_foreign_tokens_hold_nothing(server: Served) -> None:
    table, _ = server.open_table("person", "person")
    _, (theirs, _) = server.open_table("person", "person")
    page = server.page(table, theirs, "x" * 500, "")
    assert page.welcome["seats"] == []
    page.wait_for(0)
    assert "refused" in page.do(0, "draw")


def flood(page: Page) -> None:
    for _ in range(500):
        page.say("{}")
    while True:
        page.hear()


def test_a_flood_ends_the_connection_only(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page, other = server.page(table, ada), server.page(table, ada)
    with pytest.raises(ConnectionClosed):
        flood(page)
    other.wait_for(0)
    assert "ok" in other.do(0, "draw")


def test_a_socket_from_another_site_is_refused(server: Served) -> None:
    table, _ = server.open_table("person", "person")
    address, elsewhere = f"ws://127.0.0.1:{server.port}/ws/{table}", Origin("http://elsewhere.example")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(address, origin=elsewhere, legacy=True).recv()


def test_headers_forbid_what_is_not_ours(server: Served) -> None:
    from urllib.request import urlopen

    with urlopen(f"http://127.0.0.1:{server.port}/api/games") as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-inline" not in policy


def test_no_token_in_the_log(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as served:
        table, (ada, bo) = served.open_table("person", "person")
        page = served.page(table, ada)
        page.wait_for(0)
        page.do(0, "draw")
        served.request(f"/api/tables/{table}/record", token=bo)
    assert ada not in served.output
    assert bo not in served.output
    assert ada.encode() not in (tmp_path / "mathom.db").read_bytes()


def run_serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mathom", "serve", "--port", "0", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)


def test_a_database_of_a_newer_mathom_is_left_alone(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)):
        pass
    base = sqlite3.connect(tmp_path / "mathom.db")
    base.execute("update alembic_version set version_num = '9999'")
    base.commit()
    base.close()
    done = run_serve("--database", sqlite(tmp_path))
    assert done.returncode == 2
    assert "database: it was written by a newer Mathom (form 9999); nothing was changed" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--database", "nonsense"], "database: 'nonsense' is not an address of a database"),
        (["--database", "sqlite+aiosqlite:////no/such/folder/x.db"], "database: cannot be opened"),
        (["--port", "99999"], "port: 99999 is not a number"),
        (["--host", "256.1.1.1"], "port: 256.1.1.1:0 cannot be listened on"),
    ],
)
def test_a_server_that_cannot_start_says_why(arguments: list[str], words: str) -> None:
    done = run_serve(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr
