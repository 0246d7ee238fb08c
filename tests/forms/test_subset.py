"""What cannot be translated is refused, with file and line: nothing is guessed."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import mathom
from mathom.form import COMPILED
from mathom.forms.program import Program, Refused, source_of
from mathom.games.two_towers.bounds import FORM
from mathom.kernel.bounds import Array, Form, Num, up_to

pytestmark = pytest.mark.skipif(COMPILED, reason="the translator reads the plain form")
HEAD = """from mypy_extensions import i64
from mathom.games.two_towers.position import Position
from mathom.kernel.vecs import append, vec
TABLE = [1, 2, 3]
"""


def refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> str:
    name = f"rule_{abs(hash(text))}"
    (tmp_path / f"{name}.py").write_text(HEAD + text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    rule = importlib.import_module(name).rule
    with pytest.raises(Refused) as error:
        Program(FORM, mathom.game("two-towers")).translate({"rule": (rule, None, None)})
    source_of.cache_clear()
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "why", "line"),
    [
        ("def rule(s: Position) -> i64:\n    return max(s.seat, 1)\n", "no call of the subset", 6),
        ("def rule(s: Position) -> i64:\n    with s:\n        return 1\n", "no statement of the subset", 6),
        ("def rule(s: Position, x: dict[str, int]) -> i64:\n    return 1\n", "no type of the subset", 5),
        (
            "def rule(s: Position) -> i64:\n    a = [x for x in s.hand]\n    return 1\n",
            "no expression of the subset",
            6,
        ),
        (
            "def rule(s: Position) -> i64:\n    a = s.hand[:]\n    b = a\n    b = s.open[:]\n    return 1\n",
            "two names",
            7,
        ),
        ("def rule(s: Position) -> i64:\n    return s.seat ** 2\n", "no operator of the subset", 6),
        ("def rule(s: Position) -> i64:\n    return s.seat or 3\n", "conditions only", 6),
        ("def rule(s: Position) -> bool:\n    return 'a' in 'abc'\n", "only numbers are looked for", 6),
        ("def rule(s: Position) -> i64:\n    for i in range(0, 9, s.seat):\n        pass\n    return 1\n", "a step", 6),
        (
            "def bump(s: Position) -> i64:\n    s.turn += 1\n    return s.turn\n\n\n"
            "def rule(s: Position) -> i64:\n    return s.turn - bump(s)\n",
            "what is done first matters",
            11,
        ),
    ],
)
def test_what_is_not_in_the_subset_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, why: str, line: int
) -> None:
    told = refused(tmp_path, monkeypatch, text)
    assert why in told
    assert f".py:{line}: " in told


def test_a_field_without_bounds_is_refused() -> None:
    fields = {name: bound for name, bound in FORM.fields.items() if name != "owed"}
    form = Form(FORM.root, FORM.set_up, fields, FORM.actions)
    with pytest.raises(Refused, match=r"two_towers/position\.py:\d+: bounds\.py of the game does not say .*\.owed"):
        Program(form, mathom.game("two-towers")).fields(form.root)


def test_a_width_follows_from_its_bounds() -> None:
    kinds = [up_to(127), up_to(255), Num(-1, 200), up_to(70_000), up_to(2**40)]
    assert [bound.c for bound in kinds] == ["int8_t", "uint8_t", "int16_t", "int32_t", "int64_t"]
    assert Array(6, up_to(9)).c == "Vec<int8_t, 6>"


LOWEST = "def rule(s: Position) -> i64:\n    x: i64 = s.turn\n    return PLACE[(x & -x) % 11]\n"


@pytest.mark.parametrize(
    ("table", "formula"), [([0, 0, 1, 8, 2, 4, 9, 7, 3, 6, 5], True), ([0, 0, 1, 8, 2, 4, 9, 7, 3, 6, 6], False)]
)
def test_the_place_of_the_lowest_bit_is_asked_of_the_processor_only_where_the_table_tells_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: list[int], formula: bool
) -> None:
    name = f"lowest_{formula}".lower()
    (tmp_path / f"{name}.py").write_text(f"{HEAD}PLACE = {table}\n{LOWEST}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    rule = importlib.import_module(name).rule
    text = Program(FORM, mathom.game("two-towers")).translate({"rule": (rule, None, None)})
    source_of.cache_clear()
    assert ("lowest_of(x_, 10)" in text) == formula
    assert ("11)]" in text) != formula


def test_every_game_with_bounds_can_be_translated() -> None:
    done = subprocess.run([sys.executable, "-m", "mathom.forms.lint"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
