"""Files that are not the record they should be are refused in words."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kernel.matches import TOWERS, TWO_FOR_ONE, towers
from mathom.kernel.errors import BadRecord
from mathom.match.match import Match
from support import position


@pytest.fixture
def path(tmp_path: Path) -> Path:
    towers(moves=3).save(tmp_path / "a.mathom")
    return tmp_path / "a.mathom"


def reason(path: Path) -> str:
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(BadRecord) as refused:
        Match.load(path)
    assert (path.read_bytes() if path.is_file() else b"") == before
    return str(refused.value)


def test_a_file_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "a.mathom"
    assert reason(path) == f"{path}: cannot be read (No such file or directory)"
    assert reason(tmp_path) == f"{tmp_path}: cannot be read (Is a directory)"
    for content, why in (
        (b"", "is empty"),
        (b"\x89PNG\xff\x00", "is not a record of Mathom"),
        (b"hello\n", "is not a record of Mathom"),
        (b'{"a": 1}\n', "is not a record of Mathom"),
        (b'{"mathom": "1"}\n', "is not a record of Mathom"),
        (b'{"mathom": 1', "is not a record of Mathom"),
    ):
        path.write_bytes(content)
        assert reason(path) == f"a.mathom: {why}"
    path.write_bytes(b"[1]\n")
    assert reason(path) == "a.mathom, line 1: is damaged"


def with_head(path: Path, **head: Any) -> None:
    first, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    changed = {k: v for k, v in {**json.loads(first), **head}.items() if v != "gone"}
    path.write_text(json.dumps(changed) + "\n" + "".join(lines), encoding="utf-8")


@pytest.mark.parametrize(
    ("head", "why"),
    [
        ({"mathom": 2}, "a.mathom: was written by a newer Mathom (format 2; this one reads up to 1)"),
        ({"seen_by": 0}, "a.mathom: shows what one seat saw; it lacks what is needed to play it again"),
        ({"seen_by": None}, "a.mathom: shows what one seat saw; it lacks what is needed to play it again"),
        ({"game": "gone"}, "a.mathom, line 1: game is missing"),
        ({"names": "gone"}, "a.mathom, line 1: names is missing"),
        ({"position": "gone"}, "a.mathom, line 1: position is missing"),
        ({"position": []}, "a.mathom, line 1: position is missing"),
        ({"names": ["Ann"]}, "a.mathom, line 1: names: 2 names are needed, one for each seat"),
        ({"names": [{}, []]}, "a.mathom, line 1: names: 2 names are needed, one for each seat"),
        ({"position": {}}, "a.mathom, line 1: seats: None is not a number from 2 to 5"),
        ({"position": {"seats": 2, "moon": 1}}, "a.mathom, line 1: moon: there is no such field here"),
        ({"bots": {"7": "easy"}}, "a.mathom, line 1: bots: no such seat"),
        ({"bots": {"x": "easy"}}, "a.mathom, line 1: bots: is not a list of seats and levels"),
        ({"bots": 3}, "a.mathom, line 1: bots: is not a list of seats and levels"),
    ],
)
def test_a_first_line_that_is_wrong(path: Path, head: dict[str, Any], why: str) -> None:
    with_head(path, **head)
    assert reason(path) == why


def test_a_game_of_another_house(path: Path) -> None:
    with_head(path, game="burrow")
    assert reason(path).startswith("a.mathom, line 1: game: there is no 'burrow'; there are ")


def test_what_is_wrong_with_the_position_is_not_blamed_on_the_bots(path: Path) -> None:
    """Once: any ValueError or TypeError of the first line is"""
    with_head(path, position={"seats": 2, "pile": ["gandalf (²)"]})
    assert "bots" not in reason(path)


def test_bags_that_cannot_be_are_refused_in_words(path: Path) -> None:
    """Once: an IndexError"""
    with_head(path, position={"seats": 2, "pile tops": [4]})
    assert reason(path).startswith("a.mathom, line 1: ")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("nonsense", "is damaged"),
        ("[]", "is damaged"),
        ("", "is damaged"),
        ("{}", "is not a move"),
        ('{"seat":1,"do":5}', "is not a move"),
        ('{"seat":1,"do":"draw","chance":"gandalf"}', "is not a move"),
        ('{"seat":1,"do":"draw","chance":[3]}', "is not a move"),
        ('{"seat":0,"do":"draw"}', "it is the turn of seat 1, not of seat 0"),
        ('{"do":"draw"}', "it is the turn of seat 1, not of seat None"),
        ('{"seat":1,"do":"draw","chance":["?"]}', "something that fell by chance is left open"),
        (
            '{"seat":1,"do":"draw","chance":["moon"]}',
            "two-towers knows nothing called 'moon' that could be drawn or rolled",
        ),
        ('{"seat":1,"do":"draw","chance":["path-2"]}', "the record names another kind of thing than is drawn here"),
        ('{"seat":1,"do":"draw"}', "the record ends although something is still drawn or rolled"),
        ('{"seat":1,"do":"done"}', "you must take a card (TT-19)"),
        ('{"undo":1}', "only a move of your present turn can be taken back, and only if it has shown nothing hidden"),
    ],
)
def test_a_line_that_is_wrong(tmp_path: Path, line: str, why: str) -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.play("take red-wisdom")
    path = tmp_path / "a.mathom"
    match.save(path)
    with path.open("a", encoding="utf-8") as file:
        file.write(line + "\n" + '{"seat":0,"do":"never read"}\n')
    assert reason(path) == f"a.mathom, line 3: {why}"


def test_a_file_that_is_cut_off_says_how_far_it_is_whole(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines)[:-5], encoding="utf-8")
    assert reason(path) == "a.mathom, line 4: is cut off. Without it the record is whole up to move 2"
    path.write_text("".join(lines[:-1]), encoding="utf-8")
    assert len(Match.load(path).moves) == 2


def test_what_a_seat_saw_is_no_record_to_play_on(tmp_path: Path) -> None:
    match = towers(moves=6)
    for seat in (0, None):
        path = tmp_path / "seen.mathom"
        path.write_text("".join(json.dumps(line) + "\n" for line in match.record_as_seen(seat)), encoding="utf-8")
        assert reason(path).startswith("seen.mathom: shows what one seat saw")
    assert "position" not in match.record_as_seen(0)[0]


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(cut=st.integers(0, 10**6), put=st.binary(max_size=4), size=st.integers(0, 40))
def test_a_file_damaged_anywhere_is_loaded_or_refused_in_words(path: Path, cut: int, put: bytes, size: int) -> None:
    whole = path.read_bytes()
    try:
        at = cut % len(whole)
        path.write_bytes(whole[:at] + put + whole[at + size :])
        try:
            Match.load(path)
        except BadRecord as error:
            refused = str(error)
            if not refused.startswith(("a.mathom", str(path))):
                raise AssertionError(refused) from error
    finally:
        path.write_bytes(whole)
