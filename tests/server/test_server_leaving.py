"""Who goes takes everything along: a page moves to another device once, and of who deletes it nothing stays."""

import asyncio
import hashlib
import json
import signal
import sqlite3
import zlib
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from mathom.server.house import House, hashed
from mathom.server.parcels import PARCELS, sealed, sent, taken
from mathom.server.problems import NotThere
from server.served import Served, sqlite
from server.stored import in_house

KEPT = {"mathom-profile": 1, "kept": {"mathom.name": "Adalbert", "mathom.tables": "the keys of Adalbert"}}


def everything(folder: Path) -> str:
    """all that any table of the database holds, and all that is packed in it"""
    base = sqlite3.connect(folder / "mathom.db")
    tables = [name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert {"tables", "entries", "chat", "snapshots", "alone", "deals", "parcels"} <= set(tables)
    found = [value for name in tables for row in base.execute(f"SELECT * FROM {name}") for value in row]
    base.close()
    return "\n".join(in_words(value) for value in found)


def in_words(value: Any) -> str:
    if not isinstance(value, bytes):
        return str(value)
    try:
        return zlib.decompress(value).decode()
    except zlib.error:
        return value.decode("latin-1")


def post(server: Served, path: str, body: object) -> tuple[int, Any]:
    status, answer = server.request(path, json.dumps(body).encode())
    return status, json.loads(answer)


def opened(server: Served, *names: str, game: str = "two-towers", bots: int = 0) -> tuple[str, list[str]]:
    seats = [{"kind": "person", "name": name} for name in names]
    seats += [{"kind": "bot", "name": f"Bot {n}", "level": "easy"} for n in range(bots)]
    status, answer = post(server, "/api/tables", {"game": game, "seats": seats})
    assert status == 201, answer
    return answer["table"], [token for token in answer["tokens"] if token]


def test_deleting_leaves_nothing_in_the_database(tmp_path: Path) -> None:
    """whole games against bots, a game for one, a game with somebody else, and a page on its way elsewhere"""
    with Served(sqlite(tmp_path)) as server:
        mine, (key,) = opened(server, "Adalbert", bots=1)
        page = server.page(mine, key)
        page.wait_for_turn(0)
        assert "ok" in page.do(0, page.options(0)[0])
        page.let_bots_finish(0)
        alone, (lonely,) = opened(server, "Adalbert", game="lidless-eye")
        shared, (with_bo, bos) = opened(server, "Adalbert", "Bo")
        here, other = server.page(shared, with_bo), server.page(shared, bos)
        here.wait_for(0)
        other.wait_for(0)
        while here.seq < 36:  # so many moves that a snapshot is written
            mover, seat = (here, 0) if here.options(0) else (other, 1)
            mover.do(seat, mover.options(seat)[0])
            here.wait_for(mover.seq)
            other.wait_for(mover.seq)
        assert "ok" in here.command(0, say="a word of Adalbert")
        assert "ok" in other.command(1, say="a word of Bo")
        status, parcel = post(server, "/api/parcels", KEPT)
        assert status == 201
        tokens = [key, lonely, with_bo]
        hashes = [hashed(token) for token in (*tokens, parcel["token"])]
        server.stop(signal.SIGTERM)
        before = everything(tmp_path)
        assert all(trace in before for trace in ("Adalbert", "a word of Adalbert", mine, alone, shared, *hashes))
        server.start()

        known = server.page(shared, bos)
        known.wait_for(36)
        answer = post(server, "/api/leaving", {"tokens": tokens, "parcels": [parcel["token"]]})
        assert answer == (200, {"gone": 2, "left": 1})
        status, _ = server.request(f"/api/tables/{mine}")
        assert status == 404
        assert post(server, "/api/parcels/taken", {"token": parcel["token"]})[0] == 404
        told = server.get(f"/api/tables/{shared}")
        assert (told["names"], told["kinds"]) == (["Player 1", "Bo"], ["bot", "person"])
        again = server.page(shared, bos)
        again.wait_for_turn(1)  # the bot plays on for who has left
        assert "ok" in again.do(1, again.options(1)[0])
        assert [f["chat"]["from"] for f in again.frames if "chat" in f] == ["Bo"]
        server.stop(signal.SIGTERM)
        left = everything(tmp_path)
        assert [trace for trace in ("Adalbert", mine, alone, *hashes, *tokens) if trace in left] == []
        assert shared in left
        assert hashed(bos) in left


def test_who_holds_no_seat_deletes_nothing(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        table, (key,) = opened(server, "Ada", bots=1)
        guesses = ["", "person", hashed(key), key[:-1], "%", "_"]
        assert post(server, "/api/leaving", {"tokens": guesses}) == (200, {"gone": 0, "left": 0})
        assert server.get(f"/api/tables/{table}")["names"][0] == "Ada"
        bodies: tuple[object, ...] = ({}, {"tokens": "all"}, {"tokens": ["x"] * 2001}, [])
        for bad in bodies:
            assert post(server, "/api/leaving", bad)[0] == 400


def test_a_page_moves_once_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        status, parcel = post(server, "/api/parcels", KEPT)
        token = parcel["token"]
        assert (status, parcel["minutes"]) == (201, 15)
        server.stop(signal.SIGTERM)
        held = everything(tmp_path)
        assert hashlib.sha256(token.encode()).hexdigest() in held
        assert token not in held
        assert "Adalbert" not in held
        server.start()
        assert post(server, "/api/parcels/taken", {"token": token + "x"})[0] == 404
        assert post(server, "/api/parcels/taken", {"token": token}) == (200, KEPT)
        status, refused = post(server, "/api/parcels/taken", {"token": token})
        assert status == 404
        assert "used already" in refused["error"]
        server.stop(signal.SIGTERM)
        assert hashed(token) not in everything(tmp_path)
        assert token not in server.output


def test_a_parcel_has_its_time_and_of_two_who_want_it_one_gets_it(tmp_path: Path) -> None:
    async def look(house: House) -> None:
        store = house.store
        late, good = await sent(store, b"late"), await sent(store, b"good")
        past = update(PARCELS).values(until=datetime.now(UTC) - timedelta(seconds=1))
        await store.lane.write(lambda line: line.execute(past.where(PARCELS.c.token == hashed(late))))
        both = await asyncio.gather(*(taken(store, good) for _ in range(4)), return_exceptions=True)
        assert [found for found in both if isinstance(found, bytes)] == [b"good"]
        assert sum(isinstance(found, NotThere) for found in both) == 3
        with pytest.raises(NotThere):
            await taken(store, late)

    in_house(tmp_path, look)
    assert "parcels" not in everything(tmp_path)


def test_what_is_sealed_is_opened_by_its_own_token_alone() -> None:
    content = b"\x00\x00 begins with nothing \xff"
    assert sealed(sealed(content, "one"), "one") == content
    assert sealed(sealed(content, "one"), "two") != content
    assert sealed(b"", "one") == b""
