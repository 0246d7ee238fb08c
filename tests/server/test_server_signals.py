"""Games whose rules forbid to talk: no chat at any of their tables, and signals in its place."""

from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import mathom
from mathom.kernel.words import msg
from mathom.server.app import create_app
from server.served import sqlite

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PLEASE = msg("normal")  # any text that is translated


@pytest.fixture
def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    game = mathom.game("two-towers")
    monkeypatch.setattr(game, "chat", False)
    monkeypatch.setattr(game, "signals", (msg("over"), PLEASE))


def until(socket: Any, key: str) -> Any:
    while True:
        frame = socket.receive_json(timeout=10)
        if key in frame:
            return frame[key]


def test_signals_in_place_of_chat(silent: None, tmp_path: Any) -> None:
    with TestClient(cast(Litestar, create_app(sqlite(tmp_path), workers=1))) as client:
        about = next(game for game in client.get("/api/games").json() if game["key"] == "two-towers")
        assert (about["chat"], about["signals"]) == (False, [{"text": "over"}, {"text": "normal"}])
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bo"}]
        opened = client.post("/api/tables", json={"game": "two-towers", "seats": seats, "chat": True}).json()
        with client.websocket_connect(f"/ws/{opened['table']}") as ada:
            ada.send_json({"hello": {"tokens": [opened["tokens"][0]], "seen": None}})
            assert until(ada, "welcome")["chat"] is False
            ada.send_json({"id": "a", "seat": 0, "say": "I have all the red ones"})
            assert until(ada, "words") == {"text": "there is no chat at this table"}
            for wrong in (2, -1, True, "0", 1.0, None):
                ada.send_json({"id": "b", "seat": 0, "signal": wrong})
                assert until(ada, "words") == {"text": "there is no such signal in this game"}
            ada.send_json({"id": "c", "seat": 1, "signal": 1})
            assert until(ada, "words") == {"text": "this seat is not yours"}
            ada.send_json({"id": "d", "seat": 0, "signal": 1})
            line = until(ada, "chat")
            assert (line["from"], line["text"], line["words"]) == ("Ada", "normal", {"text": "normal"})
            assert until(ada, "ok") == "d"
            with client.websocket_connect(f"/ws/{opened['table']}") as late:
                late.send_json({"hello": {"tokens": [], "seen": None}})
                assert until(late, "chat") == line


def test_a_game_without_signals(tmp_path: Any) -> None:
    with TestClient(cast(Litestar, create_app(sqlite(tmp_path), workers=1))) as client:
        about = client.get("/api/games/two-towers").json()
        assert (about["chat"], about["signals"]) == (True, [])
        seats = [{"kind": "person"}, {"kind": "person"}]
        opened = client.post("/api/tables", json={"game": "two-towers", "seats": seats}).json()
        with client.websocket_connect(f"/ws/{opened['table']}") as ada:
            ada.send_json({"hello": {"tokens": [opened["tokens"][0]], "seen": None}})
            ada.send_json({"id": "a", "seat": 0, "signal": 0})
            assert until(ada, "words") == {"text": "there is no such signal in this game"}
