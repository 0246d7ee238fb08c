"""Tables that are given up: stored like moves, known to who comes later."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from mathom.server.app import create_app
from server.served import sqlite
from server.test_server_signals import until

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def opened(client: Any, game: str, *kinds: str) -> Any:
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, ("Ada", "Bo", "Cy"), strict=False)]
    return client.post("/api/tables", json={"game": game, "seats": seats}).json()


@contextmanager
def sits(client: Any, table: Any, seat: int) -> Iterator[Any]:
    with client.websocket_connect(f"/ws/{table['table']}") as socket:
        socket.send_json({"hello": {"tokens": [table["tokens"][seat]], "seen": None}})
        yield socket


def app(tmp_path: Any) -> Any:
    return TestClient(cast(Litestar, create_app(sqlite(tmp_path), workers=1)))


def test_one_of_two_resigns_whoever_is_asked(tmp_path: Any) -> None:
    with app(tmp_path) as client:
        table = opened(client, "duel", "person", "person")
        with sits(client, table, 1) as bo:
            for _ in range(2):  # sent twice it happens once
                bo.send_json({"id": "x", "seat": 1, "end": "resign"})
                assert until(bo, "ok") == "x"
            bo.send_json({"id": "y", "seat": 1, "end": "offer"})
            assert until(bo, "words") == {"text": "the game is over"}
        with sits(client, table, 0) as ada:
            assert until(ada, "welcome")["over"] is True
    with app(tmp_path) as client:  # another server
        with sits(client, table, 0) as ada:
            assert until(ada, "history")["0"][-1][1][0]["words"]["args"] == {"who": "Bo", "other": "Ada"}
            assert until(ada, "views")["0"]["result"]["winners"] == [0]
        lines = client.get(f"/api/tables/{table['table']}/record").text.splitlines()
        assert lines[1:] == ['{"seat":1,"do":"resign","end":1}']
        last = client.get(f"/api/tables/{table['table']}/replay", params={"seq": 1}).json()
        assert (last["moves"], last["view"]["result"]["winners"]) == (1, [0])


def test_all_people_agree_and_an_offer_outlives_the_server(tmp_path: Any) -> None:
    with app(tmp_path) as client:
        table = opened(client, "two-towers", "person", "person", "bot")
        with sits(client, table, 0) as ada:
            ada.send_json({"id": "r", "seat": 0, "end": "resign"})
            assert "only where two play" in until(ada, "words")["text"]
            for number, wish in enumerate(("offer", "withdraw", "offer")):
                ada.send_json({"id": str(number), "seat": 0, "end": wish})
                assert until(ada, "ok") == str(number)
    with app(tmp_path) as client, sits(client, table, 1) as bo:
        assert until(bo, "offers") == [0]
        bo.send_json({"id": "b", "seat": 1, "end": "offer"})
        while "result" not in (view := until(bo, "views")["1"]):
            pass
        assert view["result"]["words"] == {"text": "the game is ended by agreement; nobody wins"}
        assert "options" not in view
