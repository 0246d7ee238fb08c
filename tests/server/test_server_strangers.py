"""What somebody in public may try: requests without end, frames that say nothing, wishes that are dear, odd letters,
addresses that are not his. It ends for him, and for nobody else."""

import asyncio
import json
import logging
import socket
import struct
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from mathom.cli.serving import OneLine
from mathom.kernel.game import Seen
from mathom.match.past import Past
from mathom.server import chronicles, patience
from mathom.server.fair import Busy
from mathom.server.gate import Gate, stranger, weight
from mathom.server.letters import is_odd, shown
from mathom.server.live import WAITING_BYTES, Guest
from mathom.server.pages import drawn, picture
from mathom.server.room import Change
from server.served import Page, Served, sqlite
from server.test_server_fuzz import a_record

MOST = 64 << 20  # bytes, far more than any connection may send
TABLE = {"game": "duel", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]}


def ends_while_it_is_sent(line: socket.socket, piece: bytes) -> bool:
    """whether the server closes the line before very much was sent"""
    try:
        for _ in range(MOST // len(piece)):
            line.sendall(piece)
    except OSError:
        return True
    return False


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        ("GET /", b"a" * 65536),
        ("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"a" * 65536),
        ("GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-Many: again\r\n" * 4000),
        ("POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n", b"a" * 65536),
        (
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n",
            b"X-Trailer: again\r\n" * 4000,
        ),
    ],
    ids=["address", "header", "headers", "body", "trailers"],
)
def test_a_request_without_end_is_not_listened_to(server: Served, begin: str, piece: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall(begin.encode())
        assert ends_while_it_is_sent(line, piece)
    assert len(server.get("/api/games")) == 5


def masked(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    size = struct.pack("!BH", 0x80 | 126, len(data)) if len(data) > 125 else bytes([0x80 | len(data)])
    return bytes([(0x80 if last else 0) | opcode]) + size + b"\0\0\0\0" + data


TEXT, MORE, PING, PONG = 1, 0, 9, 10


@pytest.mark.parametrize(
    ("begin", "piece"),
    [
        (b"", masked(PING) * 1000),
        (b"", masked(PONG, b"late") * 1000),
        (b"", masked(TEXT) * 1000),
        (masked(TEXT, b"{", last=False), masked(MORE, last=False) * 1000),
    ],
    ids=["pings", "pongs", "texts", "fragments"],
)
def test_frames_that_say_nothing_end_their_socket_and_no_other(server: Served, begin: bytes, piece: bytes) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    other = server.page(table, bo)
    upgrade = f"GET /ws/{table} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
        line.sendall((upgrade + key).encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        line.sendall(masked(TEXT, json.dumps({"hello": {"tokens": [ada], "seen": None}}).encode()) + begin)
        assert ends_while_it_is_sent(line, piece)
    other.wait_for(0)
    assert "refused" in other.command(1, do="nonsense", seq=0)
    other.close()


# -- wishes that are dear


@pytest.mark.parametrize(
    ("wish", "many"),
    [
        ({"since": 0}, 70),
        ({"say": "hello"}, 70),
        ({"signal": 99}, 0),
        ({"back": True}, 75),
        ({"end": "withdraw"}, 75),
        ({"hold": True}, 75),
    ],
    ids=["since", "chat", "signal", "back", "end", "hold"],
)
def test_who_wants_what_is_dear_too_often_is_told_when_to_try_again(
    server: Served, wish: dict[str, Any], many: int
) -> None:
    table, (ada, _) = server.open_table("person", "person")
    page = server.page(table, ada)
    page.wait_for(0)
    for n in range(many):
        page.say({"id": f"w{n}", "seat": 0, **wish})
    page.command(0, "the last", do="nonsense", seq=-1)
    refused = [f["words"]["text"] for f in page.frames if "refused" in f and f["refused"] != "the last"]
    assert all("try again in" in text for text in refused)
    assert bool(refused) == bool(many)
    assert len(refused) < many or not many
    page.close()


def request_to(path: str, query: str = "", client: str = "203.0.113.9", **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    given = {"type": "http", "path": path, "query_string": query.encode(), "client": (client, 1)}
    return {**given, "headers": named, "method": "GET"}


def test_pictures_and_chronicles_count_like_many_requests() -> None:
    gate = Gate(None)
    many = "of=" + ",".join(["back"] * 600)
    assert weight(request_to("/art/duel", many)) == weight(request_to("/art/duel", many.replace(",", "%2C"))) == 60
    assert weight(request_to("/")) == 1
    for _ in range(10):
        gate.count(request_to("/art/duel", many))
    with pytest.raises(Busy):
        gate.count(request_to("/art/duel", many))
    gate.count(request_to("/art/duel", many, client="203.0.113.10"))


def test_an_address_may_come_again_so_often() -> None:
    gate = Gate(None)
    assert [gate.may_visit("203.0.113.9") for _ in range(130)].count(True) in range(120, 123)
    assert gate.may_visit("203.0.113.10")


# -- who asks


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("::ffff:127.0.0.1", ""),
        ("203.0.113.9", "203.0.113.9"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_is_that_of_a_network_and_what_is_none_is_no_friend(address: str, counted_as: str) -> None:
    assert stranger({"client": (address, 80)}) == counted_as


def test_a_proxy_that_is_not_named_is_told_of_once(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        for _ in range(3):
            line = HTTPConnection("127.0.0.1", server.port, timeout=20)
            line.request("GET", "/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
            assert line.getresponse().status == 200
    assert server.output.count("a proxy that is not named") == 1


# -- letters

ODD = ["\x1b[2J", "\x9b2J", "\u202eoB", "a\u2028b", "\u200b", "\u200d", "\x7f", "\ufeffBo"]


@pytest.mark.parametrize("name", ODD)
def test_no_name_steers_a_terminal_turns_round_or_is_unseen(server: Served, name: str) -> None:
    seats = [{"kind": "person", "name": name}, {"kind": "person", "name": "Bo"}]
    status, answer = server.request("/api/tables", json.dumps({**TABLE, "seats": seats}).encode())
    assert (status, "odd ones" in json.loads(answer)["error"]) == (400, True)


def test_neither_has_a_record(server: Served) -> None:
    head, *lines = a_record(4)
    for name, expected in (("\x1b[2J", 400), ("Ada", 201)):
        body = "".join(json.dumps(line) + "\n" for line in ({**head, "names": [name, "Bo"]}, *lines))
        assert server.request("/api/records", body.encode())[0] == expected


def test_names_of_all_scripts_are_sound() -> None:
    for name in ("Éowyn", "Þórin", "علی‌رضا", "フロド", "👨‍👩‍👧", "Ada Lovelace", ""):
        assert not is_odd(name), name


def test_chat_loses_what_nobody_sees(server: Served) -> None:
    assert shown("  well\n\tplayed\x1b[31m \u202e!\u2066 👨‍👩‍👧 ") == "well played[31m ! 👨‍👩‍👧"
    table, (ada, _) = server.open_table("person", "person")
    page = server.page(table, ada)
    assert "ok" in page.command(0, say="a\u202eb\n\x07c")
    assert page_chat(page) == "ab c"
    assert "refused" in page.command(0, say="\u202e")
    page.close()


def page_chat(page: Page) -> str:
    return str(next(f for f in page.frames if "chat" in f)["chat"]["text"])


def test_a_line_of_the_log_is_one_line_and_steers_nothing() -> None:
    line = logging.LogRecord("mathom", logging.ERROR, "", 0, "%s failed", ("/\x1b[2J\r\n2026 ERROR \u2028",), None)
    assert OneLine("%(message)s").format(line) == "/ [2J  2026 ERROR   failed"


# -- who takes nothing


class Told(patience.Takes, asyncio.Protocol):
    """tells whoever connects more than he takes"""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.lost = self.loop.create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(b"a" * MOST)
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.takes_again()
        self.lost.set_result(exc)


async def test_who_takes_nothing_is_let_go_also_once_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "STUCK", 0.2)
    told = Told()
    listening = await asyncio.get_running_loop().create_server(lambda: told, "127.0.0.1", 0)
    with socket.create_connection(listening.sockets[0].getsockname()):
        await asyncio.wait_for(told.lost, 60)
    listening.close()


def test_who_takes_slowly_is_waited_for() -> None:
    calls: list[str] = []
    line = SimpleNamespace(left=900_000, abort=lambda: calls.append("abort"))
    line.get_write_buffer_size = lambda: line.left
    slow = patience.Takes()
    slow.transport = line
    slow.loop = SimpleNamespace(call_later=lambda seconds, do: calls.append("wait"))  # type: ignore[assignment]
    slow.wait_for_him()
    line.left -= patience.LEAST
    slow.look_at_him()
    assert calls == ["wait", "wait"]
    line.left -= patience.LEAST - 1
    slow.look_at_him()
    assert calls == ["wait", "wait", "abort"]


async def test_a_page_for_which_very_much_waits_is_let_go() -> None:
    closed: list[int] = []

    async def close(code: int) -> None:
        closed.append(code)

    guest = Guest(SimpleNamespace(close=close), None, None)  # type: ignore[arg-type]
    guest.waiting = WAITING_BYTES + 1
    guest.on_change(Change(1, "move"))
    await asyncio.gather(*guest.tasks)
    assert closed == [4008]


async def test_a_frame_that_was_sent_is_held_by_nobody() -> None:
    """frames are large, and thousands of pages are open"""
    said: list[str] = []

    async def say(text: str) -> None:
        said.append(text)

    guest = Guest(SimpleNamespace(say=say), None, None)  # type: ignore[arg-type]
    for number in range(3):
        guest.put({"number": number})
    await asyncio.gather(*guest.tasks)
    await asyncio.sleep(0)
    assert said == ['{"number":0}', '{"number":1}', '{"number":2}']
    assert (guest.out, guest.waiting, guest.tasks) == ([], 0, set())
    guest.put({"number": 3})
    await asyncio.gather(*guest.tasks)
    assert said[3:] == ['{"number":3}']


async def test_what_has_come_in_is_taken_in_its_order_by_who_waits_or_comes_later() -> None:
    mail = patience.Mail()
    waiting = asyncio.create_task(mail.get())
    await asyncio.sleep(0)
    for item in ("a", "b", "c"):
        mail.put_nowait(item)
    assert [await waiting, await mail.get(), mail.qsize(), mail.empty()] == ["a", "b", 1, False]
    assert await mail.get() == "c"
    given_up = asyncio.create_task(mail.get())
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.sleep(0)
    mail.put_nowait("d")
    assert await mail.get() == "d"


@pytest.mark.parametrize("path", ["/" + "a" * 2000, "/art/duel?of=" + "a," * 20000])
def test_no_address_is_so_long_that_it_matters_who_remembers_it(server: Served, path: str) -> None:
    status, answer = server.request(path)
    assert (status, json.loads(answer)["error"]) == (414, "this is too large")


def test_names_of_pictures_that_are_none_are_not_remembered() -> None:
    before = drawn.cache_info().currsize
    assert picture("duel", "x" * 81) is None
    assert picture("duel", "c1-blue-01")
    assert drawn.cache_info().currsize == before + 1


def test_a_chronicle_is_made_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Seen] = []

    def make(past: Past, seen: Seen) -> bytes:
        made.append(seen)
        return f"{seen}".encode()

    monkeypatch.setattr(chronicles, "chronicle", make)
    monkeypatch.setattr(chronicles, "MANY", 2)
    past = cast(Past, None)

    async def ask() -> None:
        kept = chronicles.Chronicles()
        told = await asyncio.gather(*(kept.told("A", past, seat) for seat in (0, 1, 0, 1, 0)))
        assert told == [b"0", b"1", b"0", b"1", b"0"]
        assert made == [0, 1]
        await kept.told("B", past, "all")
        await kept.told("A", past, 0)
        assert made == [0, 1, "all"]
        await kept.told("A", past, 1)
        assert made == [0, 1, "all", 1]

    asyncio.run(ask())
