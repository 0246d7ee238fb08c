"""The component file: the default one, and wrong ones, each refused with its line and the reason."""

from collections import Counter
from pathlib import Path

import pytest

import mathom
from duel.du import GAME
from mathom.games.duel.components import Components
from support import rule

TEXT = (GAME.folder / "components.toml").read_text(encoding="utf-8")
C: Components = GAME.components


@rule("DU-9", "DU-74")
def test_the_default_file() -> None:
    assert [sum(c.chapter == n for c in C.card) for n in (1, 2, 3)] == [23, 23, 23]
    assert (len(C.tile), len(C.token), C.box.coins, C.box.units, C.box.fortresses) == (7, 18, 30, 15, 7)
    assert Counter(c.people for c in C.card if c.people) == dict.fromkeys([p.id for p in C.people], 2)
    assert {c.chain for c in C.card if c.chain} == {c.chain_from for c in C.card if c.chain_from}
    assert len({c.chain for c in C.card if c.chain}) == 17
    assert {sum(t.asks.values()) for t in C.tile} == {6}
    assert GAME.components_text is None


def test_disputed_pieces_have_a_note() -> None:
    disputed = [card.id for card in C.card if card.note] + [tile.id for tile in C.tile if tile.note]
    assert disputed == [
        "c1-red-02",
        "c1-green-03",
        "c1-green-04",
        "c2-grey-07",
        "c2-green-01",
        "c2-green-02",
        "c3-purple-03",
        "c3-purple-04",
        "c3-yellow-02",
        "c3-green-03",
        "c3-green-04",
        "barad-dur",
    ]


def edited(old: str, new: str, after: str) -> tuple[str, int]:
    """the default file with the first `old` behind `after` changed, and the line on which that stands"""
    at = TEXT.index(old, TEXT.index(after))
    return TEXT[:at] + new + TEXT[at + len(old) :], TEXT.count("\n", 0, at) + 1


@pytest.mark.parametrize(
    ("after", "old", "new", "reason"),
    [
        ("[box]", "coins = 30", "coins = 29", "there are 30, not 29"),
        ("[box]", "units = 15", "units = 16", "there are 15, not 16"),
        ("[box]", "fortresses = 7", "fortresses = 6", "there are 7, not 6"),
        ('id = "lindon"', 'lines = ["arnor"]', 'lines = ["rohan"]', "a line has two ends: rohan must name lindon too"),
        ('id = "c1-grey-01"', "chapter = 1", 'chapter = "one"', "Expected `int`, got `str`"),
        ('id = "c1-red-03"', 'chain = "helmet"', 'chain = "bow"', "'bow' is given by two cards"),
        ('id = "c1-red-03"', 'chain = "helmet"', 'chain = "spoon"', "'spoon' leads to 0 cards, not to one"),
        ('id = "c2-red-01"', 'chain_from = "bow"', 'chain_from = "axe"', "'bow' leads to 0 cards, not to one"),
        ('id = "c3-green-04"', 'people = "ents"', 'people = "dwarves"', "are on 3 green cards; each people is on 2"),
        ('id = "c3-red-06"', '["mordor", "rhovanion"]', '["mordor", "lindon"]', "red cards; each region is on 4"),
        ('id = "c1-blue-01"', "rings = 1", "coins = 1", "a blue card has no coins"),
        ('id = "bree"', "strength = 3", "strength = 2", "a tile asks for 6 symbols, not 5"),
        ('id = "bree"', "strength = 3", "might = 3", "'might' is not one of ruse, strength"),
        ('id = "erebor"', 'region = "rhovanion"', 'region = "arnor"', "each region has one tile"),
        ('id = "ents-2"', 'power = "raze"', 'power = "steps"', "the power of ents-2 is called 'raze'"),
        ("chapter = 3\nrows", "[13, 14]", "[12, 13]", "card 10 is covered by [13, 14] as the rows lie"),
        ("chapter = 1\nrows", "[4, 6]", "[4, 5]", "cards of one row do not overlap"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(tmp_path: Path, after: str, old: str, new: str, reason: str) -> None:
    text, line = edited(old, new, after)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(mathom.BadComponents) as caught:
        mathom.game("duel", components=path)
    said = str(caught.value)
    assert reason in said
    assert said.startswith("mine.toml, line ")
    counted = ("leads to", "each people", "each region is")  # found at the first card that is one too many, or too few
    if not any(words in reason for words in counted):
        assert said.startswith(f"mine.toml, line {line}: "), said


def test_a_corrected_edition_is_played(tmp_path: Path) -> None:
    """one disputed card as the other list has it: a choice of three skills, free of symbols"""
    text, _ = edited('choice = ["knowledge", "leadership"]', 'choice = ["knowledge", "ruse"]', 'id = "c2-grey-07"')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    game = mathom.game("duel", components=path)
    state = game.from_json({"slot 0": "c2-yellow-01", "chapter": 2, "area 0": ["c2-grey-06", "c2-grey-07"]})
    assert game.components_text == text
    assert state.actions()
