"""Bad input of any kind: a clear message, and the table goes on."""

import json
import socket
import sqlite3
import subprocess
import sys
from http.client import HTTPConnection
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import mathom
from mathom.cli import serving
from mathom.cli.main import main
from mathom.kernel.words import Msg, say
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


def test_a_seed_is_no_option(server: Served) -> None:
    """who chose it would know all cards"""
    for name in ("seed", "dice", "seats"):
        wanted = {"game": "two-towers", "seats": [{"kind": "person"}, {"kind": "person"}], "options": {name: 3}}
        status, answer = server.request("/api/tables", json.dumps(wanted).encode())
        assert (status, json.loads(answer)["error"]) == (
            400,
            f"{name}: two-towers has no such option; it has youngest, lost_rows, memory",
        )


@pytest.mark.parametrize(
    ("path", "english", "german"),
    [
        (
            "/api/tables/AAAAAAAA",
            "there is no such table; it may have been removed",
            "diesen Tisch gibt es nicht; vielleicht wurde er entfernt",
        ),
        ("/art/two-towers/x.svg", "there is no such picture", "dieses Bild gibt es nicht"),
        ("/api/words/fr", "there are no words in this language", "in dieser Sprache gibt es keine Texte"),
        ("/nothing", "there is nothing here", "hier ist nichts"),
    ],
)
def test_an_error_is_told_in_english_and_as_a_message(server: Served, path: str, english: str, german: str) -> None:
    status, answer = server.request(path)
    told = json.loads(answer)
    words = msgspec.convert(told["words"], Msg)
    assert (status, told["error"], say(words, "de")) == (404, english, german)


def test_what_is_wrong_with_a_wish_or_a_record_is_told_in_every_language(server: Served) -> None:
    status, answer = server.request("/api/games/chess")
    assert status == 404
    assert say(msgspec.convert(json.loads(answer)["words"], Msg), "nl").startswith("game: 'chess' bestaat niet")
    body = b'{"game": "two-towers", "seats": [{"kind": "person"}]}'
    told = json.loads(server.request("/api/tables", body)[1])
    words = msgspec.convert(told["words"], Msg)
    assert say(words, "de") == "seats: two-towers ist für 2 bis 5 Spieler, nicht für 1"
    told = json.loads(server.request("/api/records", b'{"mathom": 1, "game": "two-towers"}')[1])
    assert say(msgspec.convert(told["words"], Msg), "de") == "die Datei, Zeile 1: names fehlt"


def test_a_record_that_would_keep_the_server_busy(server: Served) -> None:
    game = mathom.game("two-towers")
    head = mathom.Match(game, game.new(seats=2, seed=3), ["Ada", "Bo"]).record()[0]
    tiles = {**head["position"], "won": [2**31, 0, 0, 0, 0, 0, 0, 0]}
    refused = {
        "the record, line 1: won: not below 0, and no more of a value than there are": {**head, "position": tiles},
        "names: the name of seat 1 has more than 200 letters, or odd ones": {**head, "names": ["x" * 999, "Bo"]},
        "the record: is damaged": {**head, "components": "\ud800"},
    }
    for words, changed in refused.items():
        status, answer = server.request("/api/records", json.dumps(changed).encode())
        assert (status, json.loads(answer)["error"]) == (400, words)


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
    connection.putheader("Content-Type", "application/json")
    connection.endheaders()
    answer = connection.getresponse()
    assert (answer.status, json.loads(answer.read())["error"]) == (413, "this is too large")
    status, body = server.request("/api/records", b"hello")
    assert status == 400
    assert "is not a record of Mathom" in json.loads(body)["error"]


def test_a_running_game_cannot_be_replayed_or_read(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    for path in ("replay?seq=0", "replay?seat=all", "chronicle", "chronicle?seat=1"):
        status, answer = server.request(f"/api/tables/{table}/{path}", token=ada)
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


def test_a_page_that_does_not_say_hello_is_told_so(server: Served) -> None:
    table, _ = server.open_table("person", "person")
    with connect(f"ws://127.0.0.1:{server.port}/ws/{table}") as socket:
        socket.send("{}")
        assert json.loads(socket.recv(20))["error"] == {"text": "the page must say hello first"}


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
        (["--host", "256.1.1.1"], "host: '256.1.1.1' is not an address of this machine"),
        (["--host", "8.8.8.8"], "host: '8.8.8.8' is not an address of this machine"),
        (["--host", "x" * 100], "is not an address of this machine"),
        (["--database", "mysql://here/there"], "database: only SQLite and PostgreSQL can be used"),
        (["--workers", "-1"], "workers: -1 is not a number from 0 to 64"),
        (["--pause", "nan"], "pause: nan is not a number of seconds from 0 to 60"),
    ],
)
def test_a_server_that_cannot_start_says_why(arguments: list[str], words: str) -> None:
    done = run_serve(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_port_that_is_taken() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = run_serve("--port", str(port))
    assert done.returncode == 2
    words = f"mathom: port: {port} cannot be listened on (Address already in use); --port names another\n"
    assert done.stderr == words


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_who_listens_to_all_says_where_others_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("uvicorn.Server.run", lambda *_, **__: None)
    monkeypatch.setattr(serving, "network_address", lambda: "192.168.1.20")
    assert main(["serve", "--host", "0.0.0.0", "--port", "0", "--database", sqlite(tmp_path)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    port = first.split("localhost:")[1].split("/")[0]
    assert first.startswith(f"mathom: the table is at http://localhost:{port}/ ")
    assert second == f"mathom: everyone in your network can reach it, at http://192.168.1.20:{port}/"
    assert main(["serve", "--port", "0", "--database", sqlite(tmp_path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 1


@pytest.mark.parametrize("url", ["postgresql://ada@localhost/mathom", "postgresql+asyncpg://ada@localhost/mathom"])
def test_postgresql_without_its_driver(
    url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)  # as if it were not installed
    assert main(["serve", "--port", "0", "--database", url]) == 2
    words = "database: PostgreSQL needs the extra `postgres` of Mathom: pip install 'mathom[postgres]'"
    assert capsys.readouterr().err == f"mathom: {words}\n"


def test_small_answers_are_not_held_back() -> None:
    """asyncio sets TCP_NODELAY only on sockets that name their protocol; without it an answer takes 40 ms longer"""
    with serving.bind("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP
