"""A disk that is full for a while: who runs the house is told, nobody loses anything, nothing is tried all the time."""

import signal
import sys
import time
from pathlib import Path

import pytest

from mathom.server.problems import NOT_STORED
from server.served import Served, sqlite

if sys.platform != "linux":
    pytest.skip("only Linux sets limits for another process", allow_module_level=True)

import resource


def fill(server: Served) -> None:
    """no file of its grows any more"""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))


def clear(server: Served) -> None:
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def test_what_cannot_be_stored_is_refused_and_the_house_says_that_it_is_not_well(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        table, tokens = server.open_table("person", "person")
        page = server.page(table, *tokens)
        page.wait_for(0)
        fill(server)
        refused = page.do(0, "draw", "first")
        assert refused["words"]["text"] == NOT_STORED.text
        assert server.request("/api/tables", b'{"game":"duel","seats":[{"kind":"person"},{"kind":"person"}]}')[0] == 503
        assert server.request("/health")[0] == 503
        clear(server)
        assert page.do(0, "draw", "first")["seq"] == 1
        assert server.get("/health")["well"] is True
        assert server.get(f"/api/tables/{table}")["moves"] == 1


def test_a_bot_whose_move_cannot_be_stored_waits_before_it_thinks_again(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path), pause=0.3) as server:
        table, tokens = server.open_table("person", "easy")
        page = server.page(table, *tokens)
        page.wait_for_turn(0)
        while page.options(0):
            page.do(0, page.options(0)[0])
        fill(server)
        time.sleep(3)
        clear(server)
        page.wait_for_turn(0)
        server.stop(signal.SIGTERM)
    assert 1 <= server.output.count("not stored") <= 3
