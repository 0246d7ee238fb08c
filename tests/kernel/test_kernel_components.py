"""Component files: what does not fit is refused with line and reason."""

from pathlib import Path

import msgspec
import pytest

from mathom.kernel.components import ComponentFile, Row
from mathom.kernel.errors import BadComponents


class Beast(Row, frozen=True):
    id: str
    strength: int


class Den(Row, frozen=True):
    rooms: int


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    den: Den
    beast: list[Beast]


GOOD = """# a box of beasts
[den]
rooms = 3
provenance = "rulebook"

[[beast]]
id = "badger"
strength = 3
provenance = "source"

  [[ beast ]]  # the second
id = "stoat"
  strength = 1
provenance = "reconstructed"
note = "a photograph: strength = 9"
"""


def read(text: str) -> Box:
    return ComponentFile("box.toml", text).rows(Box)


def test_rows_with_their_provenance() -> None:
    box = read(GOOD)
    assert [(b.id, b.strength, b.provenance) for b in box.beast] == [
        ("badger", 3, "source"),
        ("stoat", 1, "reconstructed"),
    ]
    assert (box.den.rooms, box.den.note) == (3, "")
    assert box.beast[1].note == "a photograph: strength = 9"


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("strength = 1", 'strength = "one"', 13, "beast[1].strength: Expected `int`, got `str`"),
        ("rooms = 3", "rooms = 3.5", 3, "den.rooms: Expected `int`, got `float`"),
        ("rooms = 3", "rooms = 3\nmoat = true", 2, "den: Object contains unknown field `moat`"),
        ('"rulebook"', '"hearsay"', 4, "den.provenance: Invalid enum value 'hearsay'"),
        ("rooms = 3\n", "", 2, "den: Object missing required field `rooms`"),
    ],
)
def test_a_row_that_does_not_fit(old: str, new: str, line: int, reason: str) -> None:
    with pytest.raises(BadComponents) as refused:
        read(GOOD.replace(old, new))
    assert str(refused.value) == f"box.toml, line {line}: {reason}"


def test_a_table_that_is_missing_or_unknown() -> None:
    with pytest.raises(BadComponents, match=r"box\.toml.*: Object missing required field `beast`"):
        read(GOOD.split("[[beast]]")[0])
    with pytest.raises(BadComponents, match=r"box\.toml.*: Object contains unknown field `moon`"):
        read(GOOD + "[moon]\nfull = true\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[den]]\n", "box.toml: is not TOML: .*line 1"),
        ("a = 1\nb = = 2\n", "box.toml: is not TOML: .*line 2"),
        ("a = 1\na = 2\n", "box.toml: is not TOML: .*line 2"),
    ],
)
def test_what_is_not_toml_is_refused_with_its_line(text: str, reason: str) -> None:
    with pytest.raises(BadComponents, match=reason):
        read(text)


def test_lines_are_counted_in_the_table_that_is_meant() -> None:
    file = ComponentFile("box.toml", GOOD)
    assert file.line("den") == 2
    assert file.line("den", 0, "rooms") == 3
    assert file.line("beast") == 6
    assert file.line("beast", 0, "strength") == 8
    assert file.line("beast", 1) == 11
    assert file.line("beast", 1, "strength") == 13
    assert file.line("beast", 1, "note") == 15
    assert file.line("beast", 0, "note") == 6  # not there: the line of the table
    assert file.line("beast", 7) in (1, 11)
    assert file.line("moon") == 1


def test_a_game_adds_its_own_reasons() -> None:
    error = ComponentFile("box.toml", GOOD).bad("beast", 1, "strength", "a stoat has at least 2")
    assert isinstance(error, BadComponents)
    assert str(error) == "box.toml, line 13: a stoat has at least 2"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match=r"none\.toml: cannot be read \(No such file or directory\)"):
        ComponentFile.read(tmp_path / "none.toml")
    with pytest.raises(BadComponents, match=r"cannot be read \(Is a directory\)"):
        ComponentFile.read(str(tmp_path))
    (tmp_path / "picture.toml").write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadComponents, match=r"picture\.toml: is not a text file in UTF-8"):
        ComponentFile.read(tmp_path / "picture.toml")
    (tmp_path / "box.toml").write_text(GOOD, encoding="utf-8")
    file = ComponentFile.read(str(tmp_path / "box.toml"))
    assert (file.name, file.text) == ("box.toml", GOOD)
