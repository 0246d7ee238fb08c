"""The record of a match: saved, kept, loaded."""

import json
from pathlib import Path

import pytest

import mathom
from kernel.matches import TOWERS, TWO_FOR_ONE, play_out, towers
from mathom.kernel.dice import fall
from mathom.kernel.errors import BadRecord, BadSetup, IllegalAction
from mathom.match.match import Match
from support import position


def test_a_record_is_saved_and_loaded(tmp_path: Path) -> None:
    match = towers(moves=15)
    match.bots = {1: "easy"}
    match.save(tmp_path / "a.mathom")
    text = (tmp_path / "a.mathom").read_text(encoding="utf-8")
    again = Match.load(str(tmp_path / "a.mathom"))
    assert again.state.digest() == match.state.digest()
    assert (again.moves, again.names, again.bots) == (match.moves, ("Ann", "Bob"), {1: "easy"})
    assert again.record() == match.record()
    assert again.path is None
    head, *lines = [json.loads(line) for line in text.splitlines()]
    assert (head["mathom"], head["game"], head["names"], head["bots"]) == (
        1,
        "two-towers",
        ["Ann", "Bob"],
        {"1": "easy"},
    )
    assert len(lines) == 15
    assert set(lines[0]) <= {"seat", "do", "chance"}
    assert [p.name for p in tmp_path.iterdir()] == ["a.mathom"], "no draft is left behind"


def test_a_record_that_is_kept_has_every_move_before_it_is_seen(tmp_path: Path) -> None:
    match = towers(moves=3)
    path = tmp_path / "a.mathom"
    match.keep(path)
    for n in range(10):
        match.play(match.state.actions()[-1])
        assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 3 + n + 1
        assert Match.load(path).state.digest() == match.state.digest()


def test_a_move_that_is_refused_is_not_written(tmp_path: Path) -> None:
    match = towers()
    match.keep(tmp_path / "a.mathom")
    before = (tmp_path / "a.mathom").read_bytes()
    with pytest.raises(IllegalAction):
        match.play("nonsense")
    with pytest.raises(BadRecord):
        match.play("draw", ["nonsense"])
    with pytest.raises(IllegalAction):
        match.undo()
    assert (tmp_path / "a.mathom").read_bytes() == before


def test_a_move_that_cannot_be_written_is_not_made(tmp_path: Path) -> None:
    match = towers()
    match.keep(tmp_path / "a.mathom")
    before = match.state.digest()
    match.path = tmp_path / "gone" / "a.mathom"
    with pytest.raises(OSError, match="No such file"):
        match.play(match.state.actions()[0])
    assert (match.state.digest(), match.moves) == (before, [])


def test_an_undo_is_written_too(tmp_path: Path) -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.keep(tmp_path / "a.mathom")
    match.play("offer gandalf")
    match.undo()
    match.play("take red-wisdom")
    lines = (tmp_path / "a.mathom").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line) for line in lines[1:]] == [
        {"seat": 0, "do": "offer gandalf"},
        {"undo": 1},
        {"seat": 0, "do": "take red-wisdom"},
    ]
    again = Match.load(tmp_path / "a.mathom")
    assert again.state.digest() == match.state.digest()
    assert [m.text for m in again.moves] == ["take red-wisdom"]


def test_loading_never_changes_the_file(tmp_path: Path) -> None:
    path = tmp_path / "a.mathom"
    towers(moves=5).save(path)
    path.chmod(0o444)
    before = path.read_bytes()
    match = Match.load(path)
    play_out(match)
    assert path.read_bytes() == before
    path.chmod(0o644)
    path.write_bytes(before[:-10])
    with pytest.raises(BadRecord):
        Match.load(path)
    assert path.read_bytes() == before[:-10]


def test_components_of_ones_own_go_with_the_record(tmp_path: Path) -> None:
    text = (TOWERS.folder / "components.toml").read_text(encoding="utf-8") + "\n# my edition\n"
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert TOWERS.components_text is None
    mine = mathom.game("two-towers", tmp_path / "mine.toml")
    match = Match(mine, mine.new(seats=2, seed=1))
    match.save(tmp_path / "a.mathom")
    assert Match.load(tmp_path / "a.mathom").game.components_text == text


@pytest.mark.parametrize("names", [["A\u2028B", "C"], ["A\x85B", "C"], ["A\nB", "C"], ["Łukasz", "🦡"], ['"', "\\"]])
def test_any_name_comes_back(tmp_path: Path, names: list[str]) -> None:
    """Once: a line separator within a name (U+2028, U+0085) makes the file unreadable"""
    Match(TOWERS, TOWERS.new(seats=2, seed=1), names).save(tmp_path / "a.mathom")
    assert Match.load(tmp_path / "a.mathom").names == tuple(names)


def test_a_name_that_cannot_be_written_is_refused_at_once() -> None:
    """Once: half a surrogate pair is accepted and breaks saving with a UnicodeEncodeError"""
    with pytest.raises(BadSetup, match="names"):
        Match(TOWERS, TOWERS.new(seats=2, seed=1), ["\ud800", "Bob"])


def test_falls_keep_who_saw_them() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.play("draw")
    assert match.moves[0].falls == (fall(0, 1, TOWERS.chances[0].index("green-wisdom")),)
    assert [match.record_as_seen(seat)[1]["chance"] for seat in (0, 1, None)] == [["green-wisdom"], ["?"], ["?"]]
