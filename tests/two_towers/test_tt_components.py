"""The component file: the default one, wrong ones, and a corrected edition."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

import mathom
from mathom.games.two_towers import terms
from mathom.games.two_towers.components import Components
from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.scoring import points
from mathom.kernel.game import Game
from support import rule
from two_towers.tt import GAME, PLACES, at

TEXT = (GAME.folder / "components.toml").read_text(encoding="utf-8")


def edited(old: str, new: str, after: str = "") -> str:
    """the default file with one thing changed: the first `old` behind `after`"""
    at = TEXT.index(old, TEXT.index(after) + len(after))
    return TEXT[:at] + new + TEXT[at + len(old) :]


def without(start: str, end: str) -> str:
    """the default file less what stands from `start` up to `end`"""
    at = TEXT.index(start)
    return TEXT[:at] + (TEXT[TEXT.index(end, at + 1) :] if end else "")


def line_of(text: str, wanted: str, after: str = "") -> int:
    """the number of the line on which the first `wanted` behind `after` begins"""
    return text.count("\n", 0, text.index(wanted, text.index(after) + len(after))) + 1


def reason(tmp_path: Path, text: str | bytes) -> str:
    """why a file is refused"""
    path = tmp_path / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(mathom.BadComponents) as caught:
        mathom.game("two-towers", components=path)
    return str(caught.value)


def written(tmp_path: Path, text: str) -> Game:
    """the game with a file of the owner's"""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return mathom.game("two-towers", components=path)


# -- the default file


@rule("TT-2", "TT-3", "TT-5")
def test_the_default_file() -> None:
    """What is in the box, as the rulebook lists it; every row says where it is from."""
    c = cast(Components, GAME.components)
    assert [(row.kind, row.copies) for row in c.card] == [("character", 5), ("gandalf", 16)]
    assert (len(c.colour), [row.id for row in c.trait]) == (4, ["strength", "wisdom", "endurance", "determination"])
    assert [row.id for row in c.place] == PLACES
    assert sum(row.copies for row in c.path) == 6
    assert [(row.value, row.copies) for row in c.tile] == [(2, 6), (3, 6), (4, 6), (5, 6)]
    assert (c.setup.hand, c.setup.open_cards) == (6, 4)
    rows = [c.setup, *c.colour, *c.trait, *c.card, *c.place, *c.path, *c.tile]
    assert Counter(row.provenance for row in rows) == {"rulebook": 16, "source": 2, "reconstructed": 7}
    assert [row.id for row in c.place if row.but] == ["rohan", "edoras", "orthanc", "helms-deep", "minas-tirith"]
    assert GAME.components_text is None


def test_fangorn_is_as_printed() -> None:
    """The one place whose symbols the rulebook shows."""
    assert GAME.components.place[2].symbols == ["wisdom", "strength"]
    assert GAME.components.place[2].provenance == "rulebook"


# -- what is marked as reconstructed


def marked(game: Game) -> set[str]:
    """the faces, places and paths so marked, of a table with paths of two, three and four fields"""
    state = game.from_json(at("rohan").to_json())
    told = {name: face.provenance for name, face in game.faces.items()}
    for node in game.view(state).nodes:
        told[node.id.partition(".")[0] + "." * (node.kind == "step")] = node.provenance
    return {name for name, provenance in told.items() if provenance == "reconstructed"}


def test_what_is_marked_as_reconstructed() -> None:
    """Colours that no text names, symbols that nobody tells, and lengths of paths; not Gandalf, tiles or Fangorn."""
    cards = {f"{colour.id}-{trait.id}" for colour in GAME.components.colour for trait in GAME.components.trait}
    symbols = {"rohan", "edoras", "orthanc", "helms-deep", "minas-tirith"}
    assert marked(GAME) == cards | symbols | {f"{place}." for place in PLACES[1:]}


def test_nothing_is_marked_when_the_rulebook_tells_all(tmp_path: Path) -> None:
    """An owner's file in which no row says `reconstructed`."""
    assert marked(written(tmp_path, TEXT.replace('"reconstructed"', '"rulebook"'))) == set()


@pytest.mark.parametrize(
    ("before", "marks"),
    [
        ("fields = 3\ncopies = 2\n", {"edoras.", "orthanc."}),
        ('id = "wisdom"\n', {"red-wisdom", "blue-wisdom", "green-wisdom", "yellow-wisdom"}),
        ('kind = "gandalf"\ncopies = 16\n', {"gandalf"}),
        ("value = 4\ncopies = 6\n", {"tile-4"}),
        ('name = "Fangorn"\nsymbols = ["wisdom", "strength"]\n', {"fangorn"}),
    ],
)
def test_a_mark_comes_from_its_row(tmp_path: Path, before: str, marks: set[str]) -> None:
    """One row says `reconstructed`: what it tells is marked, and nothing else."""
    told = TEXT.replace('"reconstructed"', '"rulebook"')
    assert before + 'provenance = "rulebook"' in told
    text = told.replace(before + 'provenance = "rulebook"', before + 'provenance = "reconstructed"')
    assert marked(written(tmp_path, text)) == marks


def test_a_mark_comes_from_what_is_shown(tmp_path: Path) -> None:
    """How many copies there are is on no card: `but` marks only what it names."""
    told = TEXT.replace('"reconstructed"', '"rulebook"')
    copies = told.replace("copies = 16\n", 'copies = 16\nbut = { copies = "reconstructed" }\n')
    assert marked(written(tmp_path, copies)) == set()
    kind = told.replace("copies = 16\n", 'copies = 16\nbut = { kind = "reconstructed" }\n')
    assert marked(written(tmp_path, kind)) == {"gandalf"}


# -- wrong files

COLOUR = '[[colour]]\nid = "white"\nprovenance = "source"\n\n[[trait]]'

WRONG = {
    "one character card too few": (
        edited("copies = 5", "copies = 4"),
        ("copies = 4", ""),
        "there are 5 copies of each character card, not 4",
    ),
    "one Gandalf too few": (
        edited("copies = 16", "copies = 15"),
        ("copies = 15", ""),
        "there are 16 copies of each gandalf card, not 15",
    ),
    "no Gandalf": (
        without('[[card]]\nkind = "gandalf"', "# Symbols"),
        ("[[card]]", ""),
        "there is one row for the character cards and one for Gandalf",
    ),
    "an unknown kind of card": (
        edited('"gandalf"', '"saruman"', "[[card]]"),
        ('kind = "saruman"', ""),
        "card[1].kind: Invalid enum value 'saruman'",
    ),
    "a fifth colour": (edited("[[trait]]", COLOUR), ("[[colour]]", ""), "there are 4 rows [[colour]], not 5"),
    "three traits": (
        without('[[trait]]\nid = "determination"', "[[card]]"),
        ("[[trait]]", ""),
        "there are 4 rows [[trait]], not 3",
    ),
    "six places": (
        without('[[place]]\nid = "orthanc"', '[[place]]\nid = "helms-deep"'),
        ("[[place]]", ""),
        "there are 7 rows [[place]], not 6",
    ),
    "a colour twice": (
        edited('"blue"', '"red"'),
        ('id = "red"', 'id = "red"'),
        "'red' is there twice",
    ),
    "a trait twice": (
        edited('"wisdom"', '"strength"'),
        ('id = "strength"', 'id = "strength"'),
        "'strength' is there twice",
    ),
    "a place twice": (
        edited('"edoras"', '"rohan"'),
        ('id = "rohan"', "from the example of a scoring"),
        "'rohan' is there twice",
    ),
    "an id that is no word": (
        edited('"green"', '"Green!"'),
        ('id = "Green!"', ""),
        "'Green!' cannot be an id; small letters and hyphens, like 'green'",
    ),
    "a colour called Gandalf": (
        edited('"green"', '"gandalf"'),
        ('id = "gandalf"', ""),
        "'gandalf' cannot be an id; small letters and hyphens, like 'green'",
    ),
    "a symbol at the start": (
        edited("symbols = []", 'symbols = ["wisdom"]'),
        ('symbols = ["wisdom"]', ""),
        "Amon Hen is the start and shows no trait",
    ),
    "a place without a symbol": (
        edited('symbols = ["endurance"]', "symbols = []"),
        ("symbols = []", "rohan"),
        "Rohan must show at least one trait",
    ),
    "an unknown trait": (
        edited('["wisdom", "strength"]', '["wisdom", "courage"]'),
        ('symbols = ["wisdom", "courage"]', ""),
        "'courage' is not one of strength, wisdom, endurance, determination",
    ),
    "a symbol twice": (
        edited('["wisdom", "strength"]', '["wisdom", "wisdom"]'),
        ('symbols = ["wisdom", "wisdom"]', ""),
        "Fangorn shows wisdom twice",
    ),
    "a path without fields": (
        edited("fields = 3", "fields = 0"),
        ("fields = 0", ""),
        "a path has 1 to 9 fields",
    ),
    "a path of ten fields": (
        edited("fields = 3", "fields = 10"),
        ("fields = 10", ""),
        "a path has 1 to 9 fields",
    ),
    "no copy of a path": (
        edited("copies = 2", "copies = 0", "fields = 3"),
        ("copies = 0", ""),
        "there is at least one copy of a path",
    ),
    "seven paths": (edited("copies = 2", "copies = 3"), ("copies = 3", ""), "there are 6 paths, not 7"),
    "too few tiles": (
        edited("copies = 6", "copies = 5", "value = 4"),
        ("copies = 5", "value = 4"),
        "there are 6 tiles of each value, not 5",
    ),
    "a tile of 6": (
        edited("value = 2", "value = 6"),
        ("value = 6", ""),
        "there are tiles of 2, 3, 4 and 5",
    ),
    "a tile twice": (
        edited("value = 5", "value = 4"),
        ("value = 2", ""),
        "there are tiles of 2, 3, 4 and 5",
    ),
    "seven cards in hand": (
        edited("hand = 6", "hand = 7"),
        ("hand = 7", ""),
        "each player is dealt 6 cards, not 7",
    ),
    "five open cards": (
        edited("open_cards = 4", "open_cards = 5"),
        ("open_cards = 5", ""),
        "4 cards lie open, not 5",
    ),
    "an unknown key": (
        edited("fields = 4\n", "fields = 4\nlength = 4\n"),
        ("[[path]]", "fields = 3"),
        "path[2]: Object contains unknown field `length`",
    ),
    "a key missing": (
        edited("value = 3\n", ""),
        ("[[tile]]", "value = 2"),
        "tile[1]: Object missing required field `value`",
    ),
    "a row without provenance": (
        edited('fields = 2\ncopies = 2\nprovenance = "reconstructed"', "fields = 2\ncopies = 2"),
        ("[[path]]", ""),
        "path[0]: Object missing required field `provenance`",
    ),
    "a provenance of a field that is not there": (
        edited('but = { symbols = "reconstructed" }', 'but = { sign = "reconstructed" }'),
        ("[[place]]", 'note = "the start; never scored"'),
        "place[1]: but: there is no field 'sign'",
    ),
    "an unknown provenance": (
        edited('"rulebook"', '"hearsay"', "[[tile]]"),
        ('provenance = "hearsay"', ""),
        "tile[0].provenance: Invalid enum value 'hearsay'",
    ),
    "a word for a number": (
        edited("copies = 16", 'copies = "sixteen"'),
        ('copies = "sixteen"', ""),
        "card[1].copies: Expected `int`, got `str`",
    ),
    "a number for a symbol": (
        edited('["endurance"]', "[3]"),
        ("symbols = [3]", ""),
        "place[1].symbols[0]: Expected `str`, got `int`",
    ),
    "an unknown table": (
        TEXT + '\n[[dice]]\nsides = 6\nprovenance = "source"\n',
        ("[[dice]]", ""),
        "Object contains unknown field `dice`",
    ),
    "two cards of one name": (
        edited('"blue"', '"red-deep"').replace('"wisdom"', '"deep-strength"'),
        ('id = "red-deep"', ""),
        "two cards would be called 'red-deep-strength'",
    ),
    "one table instead of rows": (
        without("[[tile]]", "") + "[tile]\nvalue = 2\ncopies = 6\n",
        ("[tile]", ""),
        "tile: Expected `array`, got `object`",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_refused_with_its_line(case: str, tmp_path: Path) -> None:
    """A file that is not this game is refused: name of the file, line, reason."""
    text, (wanted, after), why = WRONG[case]
    assert reason(tmp_path, text) == f"mine.toml, line {line_of(text, wanted, after)}: {why}"


def test_a_table_missing(tmp_path: Path) -> None:
    """A table that is not there has no line; the file and the reason are named."""
    assert reason(tmp_path, without("[[tile]]", "")) == "mine.toml: Object missing required field `tile`"
    assert reason(tmp_path, "") == "mine.toml: Object missing required field `setup`"


def test_broken_toml(tmp_path: Path) -> None:
    """What is not TOML is refused with its line."""
    text = edited("copies = 16", "copies = ")
    why = reason(tmp_path, text)
    assert why.startswith("mine.toml: is not TOML: ")
    assert f"at line {line_of(text, 'copies = ' + chr(10))}," in why


def test_a_key_twice(tmp_path: Path) -> None:
    """A key that stands twice in a row is not TOML."""
    text = edited("copies = 16\n", "copies = 16\ncopies = 15\n")
    why = reason(tmp_path, text)
    assert why.startswith("mine.toml: is not TOML: ")
    assert f"at line {line_of(text, 'copies = 15')}," in why


def test_a_binary_file(tmp_path: Path) -> None:
    """A file that is no text is refused."""
    why = reason(tmp_path, b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
    assert "mine.toml" in why
    assert why.endswith("is not a text file in UTF-8")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """A file that cannot be read is refused, and so is a folder."""
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(mathom.BadComponents, match="cannot be read") as caught:
            mathom.game("two-towers", components=path)
        assert str(path) in str(caught.value)


# -- a corrected edition


def corrected(tmp_path: Path) -> Path:
    """other symbols, other path lengths, another colour"""
    text = TEXT.replace('"yellow"', '"brown"')
    text = text.replace('symbols = ["endurance"]', 'symbols = ["wisdom", "determination", "strength", "endurance"]')
    text = text.replace('symbols = ["strength", "wisdom", "determination"]', 'symbols = ["endurance"]')
    text = text.replace("fields = 2", "fields = 1").replace("fields = 4", "fields = 5")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@rule("TT-4", "TT-7", "TT-8")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_corrected_edition_is_played(seats: int, tmp_path: Path) -> None:
    """Who owns the game corrects the file and plays with it: symbols, paths and colours are those of the file."""
    game = mathom.game("two-towers", components=corrected(tmp_path))
    s = cast(TwoTowers, game.new(seats, seed=4))
    assert sorted(s.paths) == [1, 1, 3, 3, 5, 5]
    rohan, last = [v for v in s.tiles[:4] if v], [v for v in s.tiles[20:] if v]
    assert (len(rohan), len(last)) == ((4, 1) if seats == 2 else (seats - 1, seats - 1))
    assert 5 in last
    assert "brown-wisdom" in game.faces
    draws = 0
    while not s.over:
        draws += s.phase == terms.TRAVEL
        game.view(s, s.seat)
        s.apply(s.actions()[0])
    assert draws == 18 * seats
    result = game.view(s).result
    assert result is not None
    assert len(result.winners) == 1


@rule("TT-76", "TT-58")
def test_the_symbols_of_a_corrected_edition_are_scored(tmp_path: Path) -> None:
    """The symbols are scored in the order of the file."""
    game = mathom.game("two-towers", components=corrected(tmp_path))
    s = cast(
        TwoTowers,
        game.from_json(
            {
                "seats": 2,
                "phase": "laying",
                "place": "rohan",
                "seat": 1,
                "acted": 1,
                "paths": [1] * 6,
                "tiles": [2, 3, 4, 5] + [4, 2, 0, 0] * 4 + [5, 0, 0, 0],
                "pile": ["brown-wisdom"],
                "rows": [
                    {"of": 0, "colour": "brown", "trait": "determination", "cards": 1},
                    {"of": 1, "colour": "brown", "trait": "wisdom", "cards": 1},
                    {"of": 1, "colour": "red", "trait": "endurance", "cards": 2, "gandalf": 1},
                ],
            }
        ),
    )
    s.news = []
    s.apply(game.parse(s, "done"))
    traits = [n.a for n in s.news if n.what == terms.SCORED_TRAIT]
    assert [game.edition.traits[t] for t in traits] == ["wisdom", "determination", "strength", "endurance"]  # type: ignore[attr-defined]
    assert [int(points(s, seat)) for seat in range(2)] == [3, 2 + 5]
    assert s.ring == 1


def test_a_record_keeps_the_edition(tmp_path: Path) -> None:
    """The text of a file that is not the default one is kept, for records."""
    path = corrected(tmp_path)
    assert mathom.game("two-towers", components=path).components_text == path.read_text(encoding="utf-8")
