"""What is asked by a foreign page, under a foreign name, half, or too often: refused in a sentence."""

import asyncio
import socket
import time
from http.client import HTTPConnection
from json import loads
from pathlib import Path

import pytest

from mathom.server import patience
from mathom.server.fair import Busy, FairQueue, Quota
from server.served import Served, sqlite

Answer = tuple[int, dict[str, str], bytes]


def asked(server: Served, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


JSON = "application/json"
TABLE = b'{"game": "duel", "seats": [{"kind": "person"}, {"kind": "person"}]}'


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/tables/AAAAAAAA", "/static/none.js"])
def test_every_answer_carries_what_keeps_pages_safe(server: Served, path: str) -> None:
    _, headers, _ = asked(server, "GET", path)
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_foreign_pages_names_and_kinds_are_refused(server: Served) -> None:
    own = f"localhost:{server.port}"
    for status, sent in (
        (201, {"Content_Type": JSON}),
        (201, {"Content_Type": JSON, "Host": own, "Origin": f"http://{own}"}),
        (403, {"Content_Type": JSON, "Host": own, "Origin": "null"}),
        (403, {"Content_Type": JSON, "Host": own, "Origin": "http://evil.example"}),
        (421, {"Content_Type": JSON, "Host": "evil.example"}),
        (415, {"Content_Type": "text/plain"}),
        (415, {"Content_Type": "application/x-www-form-urlencoded"}),
        (415, {}),
    ):
        found, _, answer = asked(server, "POST", "/api/tables", TABLE, **sent)
        assert found == status, (sent, answer)
        if status != 201:
            assert loads(answer)["words"]["text"]


def test_what_is_the_same_for_everybody_is_packed_once(server: Served) -> None:
    asked(server, "GET", "/api/games/lidless-eye", Accept_Encoding="gzip")
    started = time.perf_counter()
    for _ in range(20):
        status, headers, body = asked(server, "GET", "/api/games/lidless-eye", Accept_Encoding="gzip")
        assert (status, headers["content-encoding"]) == (200, "gzip")
        assert body[:2] == b"\x1f\x8b"
    assert time.perf_counter() - started < 5
    plain = asked(server, "GET", "/api/games/lidless-eye")
    assert loads(plain[2])["key"] == "lidless-eye"


def test_half_sent_requests_stop_nobody(tmp_path: Path) -> None:
    """as many as an attacker used: others are answered meanwhile, the log stays short, and those over the limit end"""
    with Served(sqlite(tmp_path)) as server:
        halves = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(170)]
        for half in halves:
            half.sendall(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        assert len(server.get("/api/games")) == 5
        ended = 0
        for half in halves:
            half.settimeout(0.01)
            try:
                ended += half.recv(1) == b""
            except TimeoutError:
                pass
            except OSError:
                ended += 1
        assert ended >= 170 - patience.MOST
        for half in halves:
            half.close()
    assert len(server.output) < 5000


def test_an_address_may_open_so_many_tables_and_is_told_when_to_try_again(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path), more=("--proxy", "127.0.0.1")) as server:
        ask = {"Content_Type": JSON, "X_Forwarded_For": "203.0.113.9"}
        found = [asked(server, "POST", "/api/tables", TABLE, **ask) for _ in range(40)]
        refused = [(headers, body) for status, headers, body in found if status == 429]
        assert 5 <= len(refused) <= 12
        assert 1 <= int(refused[-1][0]["retry-after"]) <= 60
        assert "try again in" in loads(refused[-1][1])["error"]
        assert asked(server, "POST", "/api/alone/lidless-eye", b"{}", **ask)[0] == 429
        other = {**ask, "X_Forwarded_For": "203.0.113.10"}
        assert asked(server, "POST", "/api/tables", TABLE, **other)[0] == 201


# -- quotas and queues by themselves


def test_a_quota_lets_a_burst_through_and_says_when_there_is_more() -> None:
    quota = Quota(3, 10.0)
    for _ in range(3):
        quota.take("a")
    with pytest.raises(Busy) as busy:
        quota.take("a")
    assert 9 <= busy.value.seconds <= 10
    quota.take("b")


async def test_owners_come_in_turn_and_none_holds_all_places() -> None:
    queue, order = FairQueue(2, 100), []

    async def work(owner: str) -> None:
        async with queue.place(owner, 1.0):
            order.append(owner)
            await asyncio.sleep(0.01)

    many = [asyncio.create_task(work("greedy")) for _ in range(10)]
    await asyncio.sleep(0)
    await asyncio.gather(work("other"), *many)
    assert order.index("other") <= 1
    assert len(queue) == 0
    with pytest.raises(Busy):
        async with FairQueue(1, 0).place("a", 2.0):
            pass


async def test_who_stops_waiting_leaves_no_place_lost() -> None:
    queue = FairQueue(1, 100)

    async def work() -> None:
        async with queue.place("a", 1.0):
            await asyncio.sleep(0.05)

    tasks = [asyncio.create_task(work()) for _ in range(4)]
    await asyncio.sleep(0.01)
    for task in tasks[:3]:
        task.cancel()
    await asyncio.wait_for(tasks[3], 5)
    async with queue.place("b", 1.0) as place:
        assert place == 0
