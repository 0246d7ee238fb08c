"""The component file: the default one, wrong ones, and a corrected edition."""

import re
from collections import Counter
from pathlib import Path
from typing import cast

import pytest

import mathom
from battle.ba import COMPANIONS, ENEMIES, GAME
from mathom.games.battle.components import Components
from mathom.games.battle.rules import Battle
from mathom.games.battle.scoring import points
from mathom.kernel.game import Game
from support import rule

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


def reason(tmp_path: Path, text: str) -> str:
    """why a file is refused"""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(mathom.BadComponents) as caught:
        mathom.game("battle", components=path)
    return str(caught.value)


def written(tmp_path: Path, text: str) -> Game:
    """the game with a file of the owner's"""
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return mathom.game("battle", components=path)


def marked(game: Game) -> set[str]:
    """the faces so marked"""
    return {name for name, face in game.faces.items() if face.provenance == "reconstructed"}


# -- the default file


@rule("BA-2", "BA-5", "BA-10", "BA-41", "BA-85")
def test_the_default_file() -> None:
    """What is in the box, as the rulebook lists it; every row says where it is from."""
    c = cast(Components, GAME.components)
    assert ([row.id for row in c.companion], [row.id for row in c.enemy]) == (COMPANIONS, ENEMIES)
    assert (len(c.companion), len(c.enemy)) == (31, 21)
    assert [(row.text, row.copies) for row in c.mordor] == [("hand", 4), ("laid", 4), ("enemy", 4)]
    assert [row.id for row in c.symbol] == ["sword", "axe", "spear", "bow", "shield", "fist", "joker"]
    assert [row.colour for row in c.symbol] == ["blue", "red", "yellow", "green", "purple", "white", "any"]
    assert (c.setup.hand, c.setup.hand_limit, c.setup.open_enemies, c.setup.trigger) == (3, 5, 3, 3)
    assert (c.setup.hobbit_points, c.setup.gandalf_points) == (1, 2)
    rows = [c.setup, *c.symbol, *c.companion, *c.mordor, *c.enemy]
    assert Counter(row.provenance for row in rows) == {"rulebook": 21, "reconstructed": 42}
    assert Counter(field for row in rows for field in row.but) == {"symbols": 16, "copies": 3}
    assert GAME.components_text is None


def test_points_go_with_symbols() -> None:
    """One to four symbols, none twice, are worth 1, 3, 6 and 10 points; 6, 6, 6 and 3 enemies have so many."""
    c = cast(Components, GAME.components)
    assert Counter((len(row.symbols), row.points) for row in c.enemy) == {(1, 1): 6, (2, 3): 6, (3, 6): 6, (4, 10): 3}
    assert all(len(set(row.symbols)) == len(row.symbols) for row in c.enemy)
    shown = Counter(symbol for row in c.enemy for symbol in row.symbols)
    assert shown == {"sword": 10, "axe": 9, "spear": 9, "bow": 8, "shield": 7, "fist": 5}


# -- what is marked as reconstructed


def test_what_is_marked_as_reconstructed() -> None:
    """The symbols of companions and enemies are ours. The Mordor cards say what the rulebook prints."""
    assert marked(GAME) == {*COMPANIONS, *ENEMIES}


def test_nothing_is_marked_when_the_rulebook_tells_all(tmp_path: Path) -> None:
    """An owner's file in which no row says `reconstructed`."""
    assert marked(written(tmp_path, TEXT.replace('"reconstructed"', '"rulebook"'))) == set()


@pytest.mark.parametrize(
    ("old", "new", "marks"),
    [
        ('name = "Balrog"', 'name = "Balrog"\nbut = { points = "reconstructed" }', {"balrog"}),
        ('text = "laid"', 'text = "laid"\nbut = { copies = "reconstructed" }', set()),
        ('text = "laid"', 'text = "laid"\nbut = { text = "reconstructed" }', {"mordor-laid"}),
        ('id = "joker"\n', 'id = "joker"\nbut = { colour = "reconstructed" }\n', {"bombadil", "elrond", "galadriel"}),
    ],
)
def test_a_mark_comes_from_what_is_shown(tmp_path: Path, old: str, new: str, marks: set[str]) -> None:
    """One field says `reconstructed`: the faces that show it are marked, and no others."""
    plain = re.sub(r"but = .*\n", "", TEXT).replace('"reconstructed"', '"rulebook"')
    assert plain.count(old) == 1
    assert marked(written(tmp_path, plain.replace(old, new))) == marks


# -- wrong files

FRODO = 'id = "frodo"'
WRONG = {
    "four hand cards": (edited("hand = 3", "hand = 4"), ("hand = 4", ""), "the rulebook says 3, not 4"),
    "a limit of six": (
        edited("hand_limit = 5", "hand_limit = 6"),
        ("hand_limit = 6", ""),
        "the rulebook says 5, not 6",
    ),
    "four open enemies": (
        edited("open_enemies = 3", "open_enemies = 4"),
        ("open_enemies = 4", ""),
        "the rulebook says 3, not 4",
    ),
    "two Mordor cards trigger": (
        edited("trigger = 3", "trigger = 2"),
        ("trigger = 2", ""),
        "the rulebook says 3, not 2",
    ),
    "hobbits for nothing": (
        edited("hobbit_points = 1", "hobbit_points = 0"),
        ("hobbit_points = 0", ""),
        "the rulebook says 1, not 0",
    ),
    "a dear Gandalf": (
        edited("gandalf_points = 2", "gandalf_points = 3"),
        ("gandalf_points = 3", ""),
        "the rulebook says 2, not 3",
    ),
    "a symbol missing": (
        without('[[symbol]]\nid = "fist"', '[[symbol]]\nid = "joker"'),
        ("[[symbol]]", ""),
        "there are 7 rows [[symbol]], not 6",
    ),
    "an unknown symbol": (
        edited('id = "sword"', 'id = "hammer"'),
        ('id = "hammer"', ""),
        "'hammer' is not one of sword, axe, spear, bow, shield, fist, joker",
    ),
    "a symbol twice": (
        edited('id = "axe"', 'id = "sword"'),
        ('id = "sword"', 'id = "sword"'),
        "'sword' is there twice",
    ),
    "no colour": (
        edited('colour = "red"', 'colour = "#f00"'),
        ('colour = "#f00"', ""),
        "'#f00' is not a colour in small letters",
    ),
    "thirty companions": (
        without('[[companion]]\nid = "arwen"', "# The three texts"),
        ("[[companion]]", ""),
        "there are 31 rows [[companion]], not 30",
    ),
    "twenty enemies": (
        without('[[enemy]]\nid = "saruman"', ""),
        ("[[enemy]]", ""),
        "there are 21 rows [[enemy]], not 20",
    ),
    "an id that is no word": (
        edited(FRODO, 'id = "Frodo!"'),
        ('id = "Frodo!"', ""),
        "'Frodo!' cannot be an id; small letters and hyphens, like 'balrog'",
    ),
    "a companion twice": (
        edited('id = "sam"', FRODO),
        (FRODO, FRODO),
        "'frodo' is there twice, or means something else",
    ),
    "an enemy called like a companion": (
        edited('id = "balrog"', FRODO),
        (FRODO, FRODO),
        "'frodo' is there twice, or means something else",
    ),
    "a companion called new": (
        edited('id = "arwen"', 'id = "new"'),
        ('id = "new"', ""),
        "'new' is there twice, or means something else",
    ),
    "no name": (edited('name = "Arwen"', 'name = " "'), ('name = " "', ""), "arwen has a name"),
    "no symbol": (edited('["fist"]', "[]", FRODO), ("symbols = []", ""), "frodo shows 1 to 4 symbols"),
    "five symbols": (
        edited('["fist"]', '["fist", "bow", "axe", "spear", "sword"]', FRODO),
        ('symbols = ["fist", "bow", "axe"', ""),
        "frodo shows 1 to 4 symbols",
    ),
    "too many of a symbol": (
        re.sub(r"(?m)^symbols = .*", 'symbols = ["fist", "fist", "fist", "fist"]', TEXT),
        ('symbols = ["fist"', 'id = "eomer"'),
        "there are at most 31 of one symbol in all",
    ),
    "an unknown symbol of a companion": (
        edited('["fist"]', '["foot"]', FRODO),
        ('symbols = ["foot"]', ""),
        "'foot' is not one of sword, axe, spear, bow, shield, fist, joker",
    ),
    "an unknown ability": (
        edited('"hobbit"', '"wizard"', FRODO),
        ('ability = "wizard"', ""),
        "companion[0].ability: Invalid enum value 'wizard'",
    ),
    "two Gandalfs": (
        edited('"legolas"', '"gandalf"', 'name = "Legolas"'),
        ('ability = "gandalf"', 'ability = "gandalf"'),
        "'gandalf' is the ability of 1 only",
    ),
    "three hobbits": (
        edited('ability = "hobbit"\n', "", FRODO),
        ("[[companion]]", ""),
        "'hobbit' is the ability of 4, not of 3",
    ),
    "a joker on an enemy": (
        edited('["sword"]', '["joker"]', 'id = "orc-band"'),
        ('symbols = ["joker"]', "[[enemy]]"),
        "'joker' is not one of sword, axe, spear, bow, shield, fist",
    ),
    "a symbol twice on an enemy": (
        edited('["sword", "bow"]', '["bow", "bow"]', 'id = "grishnakh"'),
        ('symbols = ["bow", "bow"]', ""),
        "grishnakh shows bow twice",
    ),
    "an enemy without symbols": (
        edited('["sword"]', "[]", 'id = "orc-band"'),
        ("symbols = []", ""),
        "orc-band shows 1 to 4 symbols",
    ),
    "an enemy for nothing": (
        edited("points = 1", "points = 0", "[[enemy]]"),
        ("points = 0", "[[enemy]]"),
        "orc-band is worth 1 to 99 points",
    ),
    "an enemy for too much": (
        edited("points = 10", "points = 100"),
        ("points = 100", ""),
        "balrog is worth 1 to 99 points",
    ),
    "eleven Mordor cards": (
        edited("copies = 4", "copies = 3"),
        ("copies = 3", ""),
        "there are 12 Mordor cards, not 11",
    ),
    "no Mordor card of a text": (
        edited("copies = 4", "copies = 0"),
        ("copies = 0", ""),
        "there is at least one Mordor card of the text 'hand'",
    ),
    "a text twice": (
        edited('text = "laid"', 'text = "hand"'),
        ('text = "hand"', 'text = "hand"'),
        "'hand' is there twice",
    ),
    "two texts": (
        without('[[mordor]]\ntext = "enemy"', "# Published descriptions: enemies"),
        ("[[mordor]]", ""),
        "there are 3 rows [[mordor]], not 2",
    ),
    "an unknown key": (
        edited('name = "Sam"\n', 'name = "Sam"\nage = 38\n'),
        ("[[companion]]", FRODO),
        "companion[1]: Object contains unknown field `age`",
    ),
    "a row without provenance": (
        edited('provenance = "reconstructed"\n', "", 'id = "wargs"'),
        ("[[enemy]]", 'id = "orc-band"'),
        "enemy[1]: Object missing required field `provenance`",
    ),
    "a word for a number": (
        edited("points = 1", 'points = "one"', "[[enemy]]"),
        ('points = "one"', ""),
        "enemy[0].points: Expected `int`, got `str`",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_file_is_refused_with_its_line(case: str, tmp_path: Path) -> None:
    """A file that is not this game is refused: name of the file, line, reason."""
    text, (wanted, after), why = WRONG[case]
    assert reason(tmp_path, text) == f"mine.toml, line {line_of(text, wanted, after)}: {why}"


def test_a_table_missing(tmp_path: Path) -> None:
    """A table that is not there has no line; the file and the reason are named."""
    assert reason(tmp_path, without("[[enemy]]", "")) == "mine.toml: Object missing required field `enemy`"
    assert reason(tmp_path, "") == "mine.toml: Object missing required field `setup`"


# -- a corrected edition


def corrected(tmp_path: Path) -> Path:
    """Frodo shows two swords, the Orc band is a leader with an axe, worth 5 points; 6, 4 and 2 Mordor cards"""
    text = edited('["fist"]', '["sword", "sword"]', FRODO)
    old = 'name = "Orc band"\nsymbols = ["sword"]\npoints = 1\n'
    text = text.replace(old, 'name = "Orc patrol"\nsymbols = ["axe"]\npoints = 5\nleader = true\n')
    text = text.replace('text = "hand"\ncopies = 4', 'text = "hand"\ncopies = 6')
    text = text.replace('text = "enemy"\ncopies = 4', 'text = "enemy"\ncopies = 2')
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@rule("BA-22", "BA-63")
def test_a_corrected_edition_is_played(tmp_path: Path) -> None:
    """Who owns the game corrects the file and plays with it: symbols, points and copies are those of the file."""
    path = corrected(tmp_path)
    game = mathom.game("battle", components=path)
    assert game.components_text == path.read_text(encoding="utf-8")
    data = {
        "phase": "laid",
        "enemies": ["uruk-hai", "warg-riders", "orc-band"],
        "groups": [
            {"of": 0, "cards": ["frodo", "pippin", "gimli"]},  # two swords, a spear, an axe
            {"of": 0, "cards": ["treebeard"]},
        ],
    }
    s = cast(Battle, game.from_json(data))
    offered = [game.notation(s, action) for action in s.actions()]
    assert "fight 1 uruk-hai,warg-riders" in offered
    assert "fight 2 orc-band" in offered
    s.apply(game.parse(s, "fight 2 orc-band"))
    assert points(s, 0) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_a_corrected_edition_ends(seats: int, tmp_path: Path) -> None:
    """Six Mordor cards of one text, two of another; a whole game is played with them."""
    game = mathom.game("battle", components=corrected(tmp_path))
    s = cast(Battle, game.new(seats, seed=4))
    pile = list(s.to_json()["ring pile"])
    assert [pile.count(f"mordor-{text}") for text in ("hand", "laid", "enemy")] == [6, 4, 2]
    bot = game.bot("greedy")
    while not s.over:
        game.view(s, s.seat)
        s.apply(bot.choose(s))
    assert sum(points(s, seat) for seat in range(seats)) > 0
