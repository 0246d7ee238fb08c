"""A house that is copied while it is played in: the copy is of one moment, whole, and nobody else's to read. A table
that is thrown away while it is played at is gone."""

import gzip
from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

import mathom
from mathom.cli.main import main
from mathom.server import ledger
from mathom.server.house import House
from mathom.server.problems import NO_TABLE, Refused
from mathom.server.store import Store
from server.served import Served, sqlite
from server.stored import in_house, new_table, play, room_at

DAY = date(2026, 3, 1)


async def a_store(url: str) -> Store:
    store = Store(url)
    await store.open()
    return store


async def test_what_happens_while_a_house_is_copied_is_not_in_the_copy(database: str, tmp_path: Path) -> None:
    """a new table and further moves with their snapshot, after the tables were copied and before their entries"""
    (tmp_path / "copy").mkdir()
    store, copy = await a_store(database), await a_store(sqlite(tmp_path / "copy"))
    house = House(store, None, 0.0)  # type: ignore[arg-type]  # nobody thinks here
    room, _ = await new_table(house)
    await play(room, 10)
    lines: list[bytes] = []
    while_copied: AsyncIterator[bytes] = ledger.copied(store)
    for _ in range(2):
        lines.append(await anext(while_copied))
    later, _ = await new_table(house)
    await play(later, 5)
    await play(room, 40)
    await room.telling.store()
    lines += [line async for line in while_copied]
    assert room.id.encode() in b"".join(lines)
    assert later.id.encode() not in b"".join(lines)
    assert (await ledger.restored(copy, lines))[0] >= 1
    assert [entry.seq for entry in await copy.entries(room.id)] == list(range(1, 11))
    assert await copy.snapshot(room.id) is None
    await ledger.deleted(store, [room.id, later.id])
    await store.close()
    await copy.close()


def test_deals_of_the_day_are_copied_with_their_chance(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    game, hands = mathom.game("lidless-eye"), []
    table = ""

    async def before(house: House) -> None:
        nonlocal table
        table = (await house.open_deal(game, "Ada", DAY)).table

    async def after(house: House) -> None:
        room = await room_at(house, table)
        await play(room, 30)
        hands.append([fall for move in room.match.moves for fall in move.falls])

    in_house(old, before)
    for what in ("backup", "restore", "restore"):
        folder = old if what == "backup" else new
        assert main(["house", what, str(tmp_path / "copy.gz"), "--database", sqlite(folder)]) == 0
    in_house(old, after)
    in_house(new, after)
    assert hands[0] == hands[1]
    assert hands[0]


async def nothing(house: House) -> None:
    """an empty house"""


def test_a_copy_and_the_database_are_read_by_their_owner_only(tmp_path: Path) -> None:
    in_house(tmp_path, nothing)
    copy = tmp_path / "copy.gz"
    copy.touch(mode=0o644)  # an earlier one
    assert main(["house", "backup", str(copy), "--database", sqlite(tmp_path)]) == 0
    for file in (copy, tmp_path / "mathom.db"):
        assert file.stat().st_mode & 0o077 == 0


def test_an_earlier_copy_stays_until_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    in_house(tmp_path, nothing)
    copy = tmp_path / "copy.gz"
    backup = ["house", "backup", str(copy), "--database", sqlite(tmp_path)]
    assert main(backup) == 0
    before = copy.read_bytes()

    async def half(store: Store) -> AsyncIterator[bytes]:
        yield b"half of it"
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(ledger, "copied", half)
    assert main(backup) == 2
    assert "No space left" in capsys.readouterr().err
    assert copy.read_bytes() == before
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.gz"]


def test_a_house_that_is_not_there_is_not_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for what in (["list"], ["backup", str(tmp_path / "copy.gz")], ["delete", "--days", "0"]):
        assert main(["house", *what, "--database", sqlite(tmp_path)]) == 2
        assert "there is none at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


HEAD = b'{"mathom house":1}\n'
ENTRY = b'["entries",{"table_id":"NOWHERE","seq":1,"body":"{}","at":"2026-01-01T00:00:00"}]\n'


@pytest.mark.parametrize("lines", [b"", b"[]\n", HEAD + b'["entries",{"seq":1}]\n', HEAD + b"[1]\n", HEAD + ENTRY])
def test_what_is_no_copy_is_told_in_a_sentence(
    lines: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.gz").write_bytes(gzip.compress(lines))
    assert main(["house", "restore", str(tmp_path / "bad.gz"), "--database", sqlite(tmp_path)]) == 2
    assert capsys.readouterr().err == "mathom: restore: this is not a copy of a house\n"


def test_a_copy_in_which_bytes_have_changed_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = gzip.compress(HEAD + ENTRY * 50)
    for at in range(10, len(whole)):
        (tmp_path / "bad.gz").write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        assert main(["house", "restore", str(tmp_path / "bad.gz"), "--database", sqlite(tmp_path)]) == 2
        assert capsys.readouterr().err.count("\n") == 1


async def test_a_great_many_tables_are_thrown_away_at_once(database: str) -> None:
    """more than a database takes in one question"""
    store = await a_store(database)
    room, _ = await new_table(House(store, None, 0.0))  # type: ignore[arg-type]
    assert await ledger.deleted(store, [f"GONE{number}" for number in range(300_000)] + [room.id]) == 1
    await store.close()


def test_what_is_asked_of_a_table_that_was_thrown_away_is_not_there(tmp_path: Path) -> None:
    """until the house has looked, it has the table in its memory"""
    with Served(sqlite(tmp_path)) as server:
        table, tokens = server.open_table("easy", "person", game="duel")
        page = server.page(table, *tokens)
        page.let_bots_finish(1)
        assert server.request(f"/api/tables/{table}/record")[0] == 200
        assert main(["house", "delete", table, "--yes", "--database", sqlite(tmp_path)]) == 0
        for path in ("record", "chronicle", "replay?seq=1"):
            assert server.request(f"/api/tables/{table}/{path}")[0] == 404


async def test_a_table_that_was_thrown_away_is_gone_for_who_sits_there(database: str) -> None:
    """the house runs on: nothing more is acknowledged there, and it is closed at the next look"""
    store = await a_store(database)
    house = House(store, None, 0.0)  # type: ignore[arg-type]
    room, _ = await new_table(house)
    other, _ = await new_table(house)
    await play(room, 4)
    await ledger.deleted(store, [room.id])
    seat, state = int(room.match.state.seat), room.match.state
    with pytest.raises(Refused) as move:
        await room.move(seat, room.game.notation(state, state.actions()[0]), room.seq, "0:late")
    with pytest.raises(Refused) as chat:
        await room.talk.say(seat, "still here", "0:line")
    assert [refused.value.words for refused in (move, chat)] == [NO_TABLE, NO_TABLE]
    await house.close_deleted()
    assert list(house.rooms) == [other.id]
    assert await house.room(room.id) is None
    await ledger.deleted(store, [other.id])
    await store.close()
