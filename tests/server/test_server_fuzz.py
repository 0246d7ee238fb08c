"""Nonsense from a seeded generator, at every door: one sentence or silence, never a failure, and the table goes on.

MATHOM_KNOCKS says how many requests and frames; `docs/reliability.md` has the figures of long runs."""

import contextlib
import json
import os
import random
import socket
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

import mathom
from server.served import Served, sqlite

KNOCKS = int(os.environ.get("MATHOM_KNOCKS", "1000"))
TEXTS = [
    "",
    " ",
    "draw",
    "two-towers",
    "person",
    "bot",
    "normal",
    "\0",
    "\ud800",
    "é",
    "😀",
    "‮",
    "a" * 5000,
    "{",
    "-1",
    "all",
    "../../etc/passwd",
    "' or 1=1 --",
    "{n}",
    "%s",
]
NUMBERS = [0, 1, -1, 2, 7, 2**31, 2**63, 2**64, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308, float("nan"), float("inf")]
FIELDS = [
    "id",
    "seat",
    "do",
    "undo",
    "hint",
    "about",
    "say",
    "signal",
    "bot",
    "back",
    "seq",
    "hello",
    "tokens",
    "seen",
    "game",
    "seats",
    "kind",
    "name",
    "level",
    "options",
    "chat",
    "clock",
    "after",
    "seed",
    "dice",
    "youngest",
]


def thing(chance: random.Random, depth: int = 3) -> Any:
    """any JSON, and some that is none"""
    kinds: list[Callable[[], Any]] = [
        lambda: chance.choice(TEXTS),
        lambda: chance.choice(NUMBERS),
        lambda: chance.choice([None, True, False]),
    ]
    if depth:
        kinds += [
            lambda: [thing(chance, depth - 1) for _ in range(chance.randrange(4))],
            lambda: {chance.choice(FIELDS): thing(chance, depth - 1) for _ in range(chance.randrange(5))},
        ]
    return chance.choice(kinds)()


def spoiled(chance: random.Random, data: Any) -> Any:
    """the same with one part replaced"""
    if isinstance(data, dict) and data and chance.random() < 0.85:
        key = chance.choice(sorted(data))
        if chance.random() < 0.1:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: spoiled(chance, data[key])}
    if isinstance(data, list) and data and chance.random() < 0.85:
        at = chance.randrange(len(data))
        return [*data[:at], spoiled(chance, data[at]), *data[at + 1 :]]
    return thing(chance)


def raw(chance: random.Random, data: Any, text: bool = False) -> bytes:
    body = json.dumps(data).encode()
    way = chance.randrange(12)
    if way == 0:
        return body[: chance.randrange(len(body) + 1)]
    if way == 1:
        return b"[" * chance.choice([10, 2000, 100_000])
    if way == 2:
        return b"1" * chance.choice([400, 5000])
    if way == 3 and not text:
        return body.replace(b'"', b"\xff", 1)
    return body


class Door:
    """one connection; opened anew where the server has closed it"""

    def __init__(self, port: int) -> None:
        self.port = port
        self.line = HTTPConnection("127.0.0.1", port, timeout=60)
        self.asked = 0

    def ask(self, method: str, path: str, body: bytes | None = None, token: str = "") -> tuple[int, bytes]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
        self.asked += 1
        for _ in range(2):
            try:
                self.line.request(method, path, body, headers)
                answer = self.line.getresponse()
                return answer.status, answer.read()
            except (ConnectionError, OSError):
                self.line.close()
                self.line = HTTPConnection("127.0.0.1", self.port, timeout=60)
        raise AssertionError(f"no answer to {method} {path}")


def check(status: int, answer: bytes, what: object) -> None:
    assert status < 500, (what, answer)
    if status >= 400:
        told = json.loads(answer)
        assert told["error"], what
        assert told["words"]["text"], what


def a_record(seed: int) -> list[Any]:
    game = mathom.game("two-towers")
    match = mathom.Match(game, game.new(seats=2, seed=seed), ["Ada", "Bo"])
    bot = game.bot("random", seed=seed)
    while not match.state.over:
        match.play(bot.choose(match.state))
    return match.record()


def knock_at_http(chance: random.Random, server: Served, table: str, token: str) -> int:
    door = Door(server.port)
    wish = {
        "game": "two-towers",
        "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "easy"}],
        "options": {"youngest": 0},
        "chat": True,
        "clock": 0,
        "answers": "strict",
    }
    paths = [
        "/api/games/{}",
        "/api/words/{}",
        "/api/tables/{}",
        "/api/tables/{}/record",
        f"/api/tables/{table}/replay?seq={{}}",
        f"/api/tables/{table}/replay?seat={{}}",
        f"/api/tables/{table}/chronicle?seat={{}}",
        "/art/two-towers/{}",
        "/art/{}/x.svg",
        "/games/two-towers/{}",
        "/static/{}",
        "/{}",
    ]
    for _ in range(250):
        part = str(chance.choice([*TEXTS, *NUMBERS])).encode("utf-8", "surrogatepass")
        path = chance.choice(paths).format(quote(part, safe=chance.choice(["", "/."])))
        method = chance.choice(["GET", "GET", "GET", "POST", "PUT", "DELETE"])
        status, answer = door.ask(method, path, token=chance.choice(["", token, "x" * 300, "\xff"]))
        if status >= 400:
            check(status, answer, path)
    for _ in range(250):
        wanted = thing(chance) if chance.random() < 0.2 else spoiled(chance, wish)
        if isinstance(wanted, dict) and chance.random() < 0.2:
            wanted["after"] = chance.choice([table, thing(chance)])
        body = raw(chance, wanted)
        check(*door.ask("POST", "/api/tables", body, chance.choice(["", token])), body[:300])
    return door.asked


def knock_with_records(chance: random.Random, server: Served) -> int:
    door = Door(server.port)
    lines = a_record(4)
    for _ in range(80):
        at = chance.choice([0, 0, 0, chance.randrange(len(lines)), len(lines) - 1])
        changed = [*lines[:at], spoiled(chance, lines[at]), *lines[at + 1 :]]
        coded = [raw(chance, line) if i == at else json.dumps(line).encode() for i, line in enumerate(changed)]
        body = b"\n".join(coded) + b"\n"
        status, answer = door.ask("POST", "/api/records", body)
        check(status, answer, changed[at])
        if status == 201:
            table = json.loads(answer)["table"]
            for path in ("", "/replay?seq=3&seat=all", "/chronicle?seat=0", "/record"):
                check(*door.ask("GET", f"/api/tables/{table}{path}"), changed[at])
    return door.asked


def knock_at_a_socket(chance: random.Random, server: Served, table: str, token: str) -> int:
    page = server.page(table, token)
    frame = {"id": "a", "seat": 0, "do": "draw", "seq": 0}
    for _ in range(70):
        verb = chance.choice(["do", "undo", "hint", "about", "say", "signal", "bot", "back", "hello", "stand", "hold"])
        said = thing(chance) if chance.random() < 0.3 else spoiled(chance, {**frame, verb: thing(chance, 1)})
        page.socket.send(raw(chance, said, text=True)[:4000], text=chance.random() < 0.95)
    page.command(0, "the last", back=True)  # answered after all the others
    assert len([f for f in page.frames if "error" in f or "refused" in f]) > 40
    page.close()
    return 70


def knock_on_the_wire(chance: random.Random, server: Served, table: str) -> int:
    """what is no request, or no frame after a good beginning: the connection ends, in a sentence or without"""
    begin = (
        f"GET /ws/{table} HTTP/1.1\r\nHost: localhost:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()
    get = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    for _ in range(30):
        noise = chance.randbytes(chance.choice([1, 20, 400, 5000]))
        at = chance.randrange(1, len(get) - 4)
        said = chance.choice(
            [
                noise + b"\r\n\r\n",
                get[:at] + chance.randbytes(3) + get[at:],
                get.replace(b"1.1", chance.choice([b"9.9", b"x"])),
                get.replace(b"close", b"close\r\nContent-Length: " + chance.choice([b"-1", b"9" * 30, b"x"])),
                get.replace(b"close", b"close\r\nTransfer-Encoding: chunked") + b"zz\r\n" + noise,
                begin.replace(b"13", b"99").replace(b"dGhl", chance.choice([b"dGhl", b"", b"\xff"])),
                begin + noise,
                begin + bytes([0x80 | chance.randrange(16), 0x80 | chance.randrange(128)]) + noise,
            ]
        )
        answer = said_on_the_wire(server, said)
        assert not answer.startswith(b"HTTP/1.1 5"), (said, answer[:300])
    return 30


def said_on_the_wire(server: Served, said: bytes) -> bytes:
    """all that is answered until the server closes the line, as it must within its time"""
    answer = b""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
    with line, contextlib.suppress(ConnectionError):
        line.sendall(said)
        line.shutdown(socket.SHUT_WR)  # nothing more is to be waited for
        while part := line.recv(65536):
            answer += part
    return answer


def test_nonsense_is_answered_and_harms_nothing(tmp_path: Path) -> None:
    chance = random.Random(1954)
    knocks = 0
    with Served(sqlite(tmp_path)) as server:
        while knocks < KNOCKS:
            table, tokens = server.open_table("person", "person")
            knocks += knock_at_http(chance, server, table, tokens[0])
            knocks += knock_with_records(chance, server)
            knocks += knock_on_the_wire(chance, server, table)
            knocks += sum(knock_at_a_socket(chance, server, table, tokens[0]) for _ in range(6))
            assert_it_goes_on(server, table, tokens)
    print(f"{knocks} malformed requests and frames")
    assert "Traceback" not in server.output
    assert "failed" not in server.output


def assert_it_goes_on(server: Served, table: str, tokens: list[str]) -> None:
    pages = [server.page(table, token) for token in tokens]
    for seat, page in enumerate(pages):
        page.wait_for(0)
        page.command(seat, back=True)
    mover = 0 if pages[0].options(0) else 1
    assert "ok" in pages[mover].do(mover, pages[mover].options(mover)[0])
    for page in pages:
        page.close()


def test_a_text_that_is_no_text_ends_only_its_connection(server: Served) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page, other = server.page(table, ada), server.page(table, ada)
    page.socket.send(b'{"id": "\xff"}', text=True)
    with pytest.raises(ConnectionClosed) as closed:
        page.drain()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    other.wait_for(0)
    assert "ok" in other.do(0, "draw")
