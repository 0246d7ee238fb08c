"""A position, saved or written by hand, that the rules could not go on with is refused, and says why."""

import re
from typing import Any

import pytest

import mathom
from mathom.games.ringbearer.lore import COLOURED, DRAWN, LEFT, NONE_SEEN
from mathom.kernel.components import ComponentFile
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.state import act
from mathom.kernel.words import say
from ringbearer.rb import GAME, new, position, tile
from support import options, play, rule

TWO = [tile("a1"), tile("a2")]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"seat": 3}, "it cannot be the turn of seat 3"),
        ({"seat": -2}, "it cannot be the turn of seat -2"),
        ({"seat": -1}, "it cannot be the turn of seat -1"),
        ({"phase": "ended"}, "it cannot be the turn of seat 0"),
        ({"ring": 3}, "no such seat"),
        ({"ring": -1}, "no such seat"),
        ({"servant": 1, "ring": 0}, "the servant keeps the ring"),
        ({"phase": "serving"}, "seat 0 cannot be in this one"),
        ({"servant": 0, "phase": "actions"}, "seat 0 cannot be in this one"),
        ({"seat": -1, "phase": "ended"}, "ending: it does not fit"),
        ({"ending": "caught"}, "ending: it does not fit"),
        ({"seat": -1, "phase": "ended", "ending": "servant", "riders": 4}, "ending: it does not fit"),
        ({"seat": -1, "phase": "ended", "ending": "caught", "servant": 1, "riders": 4}, "ending: it does not fit"),
        ({"servant": 0, "phase": "paying", "sauron": 2}, "a dark card is named"),
        ({"servant": 0, "playing": "dark-back"}, "a dark card is named"),
        ({"left": 3}, "no such number"),
        ({"owed": 21}, "no such number"),
        ({"turned": 2}, "no such number"),
        ({"turn": -1}, "no such number"),
        ({"last": -1}, "no such number"),
        ({"left": 0}, "one or two actions"),
        ({"tile": 3}, "at the start position on tile 4"),
        ({"tile": 6, "field": "upper-1"}, "at the start position on tile 4"),
        ({"tile": 5}, "at the start position on tile 4"),
        ({"field": "upper-1"}, "at the start position on tile 4"),
        ({"tile": 5, "field": "upper-3"}, "that tile has no such field"),
        ({"riders": -1}, "no such tile"),
        ({"gandalf": 19}, "no such tile"),
        ({"riders": 4}, "they would have caught the fellowship"),
        ({"land": [tile("d4"), tile("a1")]}, "no tile lies behind Mount Doom"),
        ({"land": [tile("a1"), tile("a1")]}, "a tile is there twice"),
        ({"stack": ["a1", "b1"]}, "a tile is there twice"),
        ({"stack": ["b1", "b1"]}, "a tile is there twice"),
        ({"hand_0": ["joker"] * 5}, "only 4 of joker"),
        ({"hand_0": ["sauron"] * 15}, "only 14 of sauron"),
        ({"helpers": ["helper-step"]}, "only 0 of helper-step"),
        ({"dark_pile": ["dark-tile-back"] * 2}, "only 1 of dark-tile-back"),
        ({"hand_0": ["blue"], "marked_0": ["blue", "blue"]}, "blue is not in that hand"),
        ({"reversed_1": ["blue"], "marked_reversed_1": ["red"]}, "marked 1: red is not in that hand"),
        ({"sauron": 5}, "with five the bearer falls"),
        ({"sauron": -1}, "with five the bearer falls"),
        ({"dark_hand": ["dark-hand"]}, "nobody has fallen"),
        ({"before": ["dark-hand"]}, "nobody has fallen"),
        ({"servant": 1, "hand_1": ["blue"]}, "the servant has dark cards only"),
        ({"servant": 1, "reversed_1": ["blue"]}, "the servant has dark cards only"),
        (
            {"land": [tile(f"{r}{i}") for r, n in (("a", 5), ("b", 5), ("c", 4), ("d", 3)) for i in range(1, n + 1)]},
            "18",
        ),
        ({"colour": "blue"}, "colour"),
    ],
)
def test_positions_that_cannot_be(data: dict[str, Any], words: str) -> None:
    """Whatever does not fit the rules or the box."""
    with pytest.raises(mathom.BadPosition, match=words):
        position(**data)


@pytest.mark.parametrize(
    "data",
    [
        {"left": 1},
        {"riders": 3},
        {"sauron": 4},
        {"servant": 1, "sauron": 9},
        {"land": [tile("a1"), tile("d4")], "tile": 5, "field": "lower-2"},
        {"phase": "travel", "left": 0, "land": [tile("a1", "blue")]},
        {"servant": 0, "phase": "aiming", "playing": "dark-hand", "hand_1": ["blue"]},
        {"riders": 5, "back_catches": "no", "tile": 5, "field": "upper-1"},
        {"hand_0": ["sauron"] * 14},
        {"owed": 20},
    ],
)
def test_positions_that_can(data: dict[str, Any]) -> None:
    """What just fits is read, and saved as it was."""
    s = position(**data)
    assert GAME.from_json(s.to_json()).digest() == s.digest()
    assert s.actions() != []


def test_a_saved_game_is_short() -> None:
    """A new game names its tile, its stack, its piles and its hands, and leaves out what is as always."""
    saved = new(3).to_json()
    assert saved["phase"] == "starting"
    assert not {"riders", "gandalf", "discard", "helpers", "sauron", "servant", "ending", "dark hand"} & set(saved)
    assert (len(saved["pile"]), saved["pile tops"], len(saved["dark pile"])) == (41, [4], 17)


# -- the component file

TEXT = (GAME.folder / "components.toml").read_text(encoding="utf-8")


def read(*changes: tuple[str, str]) -> Game:
    text = TEXT
    for old, new_text in changes:
        assert old in text
        text = text.replace(old, new_text, 1)
    return edition(text)


HELPERS = 'symbols = ["gandalf", "draw-two"]\ncopies = 2'
JOKERS = 'kind = "joker"\ncopies = 4'


@rule("RB-2")
@pytest.mark.parametrize(
    ("old", "changed", "words"),
    [
        ("hand = 4", "hand = 5", "each player is dealt 4 cards, not 5"),
        ("reversed = 1", "reversed = 2", "one of the cards dealt is reversed, not 2"),
        ("dark_hand = 4", "dark_hand = 3", "the servant draws 4 dark cards, not 3"),
        ("easy = 12", "easy = 13", "more of them the harder the game is"),
        ("easy = 12", "easy = 4", "there are 5 to 30 Sauron cards"),
        ('id = "yellow"', 'id = "blue"', "'blue' is there twice"),
        ('id = "yellow"', 'id = "joker"', "'joker' cannot be an id"),
        (JOKERS, 'kind = "joker"\ncopies = 0', "there is at least one copy of a card"),
        (JOKERS, 'kind = "joker"\nsymbols = ["ring"]\ncopies = 4', "a Joker has no symbol"),
        (JOKERS, 'kind = "joker"\nstart = true\ncopies = 4', "a joker has no colour and no start mark"),
        (JOKERS, 'kind = "joker"\ncopies = 3', "there are 37 other movement cards, Sauron cards counted, not 36"),
        (HELPERS, 'symbols = ["gandalf", "draw-two"]\ncopies = 3', "2 helpers have both symbols, not 3"),
        (HELPERS, 'symbols = ["gandalf"]\ncopies = 2', "there is one row for the helpers with two symbols"),
        ('symbols = ["ring"]', 'symbols = ["draw-two"]', "a colour card has one symbol or none, and never draw-two"),
        ('symbols = ["ring"]', 'symbols = ["crown"]', "'crown' is not one of gandalf, ring"),
        ('effect = "surcharge"\ncolour = "red"', 'effect = "surcharge"', "'' is not one of blue, yellow, green, red"),
        ('effect = "draw"', 'effect = "draw"\ncolour = "red"', "only a surcharge has a colour"),
        ('effect = "draw"\ncost = 1\ncopies = 2', 'effect = "draw"\ncost = 1\ncopies = 3', "there are 17 dark cards"),
        ("no_actions = true\n", "", "there are 3 tiles without actions, not 2"),
        ('id = "b2"\nregion = "B"', 'id = "b2"\nregion = "D"', "there are 4 tiles of region D, not 5"),
        ('id = "a5"\nregion = "A"', 'id = "a5"\nregion = "B"', "there are 5 tiles of region A, not 4"),
        ("doom = true", 'upper = ["blue"]\nlower = ["red"]', "there are 1 tile that is Mount Doom, not 0"),
        ("doom = true", "doom = true\nno_actions = true", "Mount Doom is a tile of region D without ways"),
        ('id = "a2"', 'id = "a1"', "'a1' cannot be an id, or is there twice"),
        ('upper = ["green", "blue"]', "upper = []", "a way has 1 to 4 fields"),
        ('forks = ["u2>l3"]', 'forks = ["u2>l4"]', "'u2>l4' does not lead from field to field"),
        ('"yellow+joker"', '"yellow+draw-two"', "'draw-two' is not joker or one of gandalf, ring"),
    ],
)
def test_a_box_that_cannot_be(old: str, changed: str, words: str) -> None:
    """What the rulebook counts must be there; symbols, forks and special fields where they may be."""
    with pytest.raises(mathom.BadComponents, match=re.escape(words)):
        read((old, changed))


@rule("RB-31", "RB-68", "RB-69", "RB-62", "RB-63", "RB-93")
def test_another_box() -> None:
    """Who owns the game may correct the rows that are ours: helpers with Step and Ring, and a way of four fields."""
    game = read(
        ('symbols = ["riders-back"]\ncopies = 1', 'symbols = ["step"]\ncopies = 1'),
        ('symbols = ["remove"]\ncopies = 1', 'symbols = ["ring"]\ncopies = 1'),
        ('upper = ["green", "blue"]', 'upper = ["green", "blue", "red", "red"]'),
    )
    data: dict[str, Any] = {
        "seats": 3,
        "ring": 1,
        "sauron": 2,
        "helpers": ["helper-step", "helper-ring"],
        "pile": ["blue"],
    }
    data |= {"land": [{"tile": "a2", "cards": [], "surcharges": []}], "stack": ["b1", "b2"]}
    s = game.from_json({**data, "tile": 5, "field": "upper-3"}, Dice(1))
    assert options(game, s) == ["discover", "use helper-ring", "leap 5-upper-4 by helper-step"]
    play(game, s, "leap 5-upper-4 by helper-step", "use helper-ring")
    assert (s.to_json()["field"], s.to_json().get("ring", 0)) == ("upper-4", 0)
    assert sorted(s.to_json()["discard"]) == ["helper-ring", "helper-step", "sauron", "sauron"]
    assert options(game, s) == ["discover"]
    bearer = game.from_json({**data, "seat": 1, "tile": 5, "field": "upper-4"}, Dice(1))
    assert options(game, bearer) == ["discover"]
    with pytest.raises(mathom.IllegalAction, match="RB-63"):
        play(game, bearer, "use helper-ring")
    charged = {"tile": "b1", "cards": ["green"], "surcharges": ["red"]}
    s = game.from_json({**data, "land": [*data["land"], charged], "stack": [], "tile": 5, "field": "upper-4"}, Dice(1))
    assert not [text for text in options(game, s) if text.startswith("leap")]
    s = game.from_json(
        {**data, "land": [*data["land"], {**charged, "cards": ["red"]}], "stack": [], "tile": 5, "field": "upper-4"},
        Dice(1),
    )
    play(game, s, "leap 6-upper-1 by helper-step with red")
    assert s.to_json()["dark discard"] == ["dark-surcharge-red"]


def test_every_row_has_a_provenance() -> None:
    """Each part says where it is known from."""
    c = GAME.components
    rows = [c.setup, c.difficulty, *c.colour, *c.card, *c.dark, *c.tile]
    assert {row.provenance for row in rows} <= {"rulebook", "source", "reconstructed"}
    assert c.tile[-1].provenance == c.setup.provenance == "rulebook"


def edition(text: str) -> Game:
    return mathom.game("ringbearer", ComponentFile("mine.toml", text))


def marked(game: Game) -> set[str]:
    """the faces and the kinds of places that are marked as reconstructed, in a game in which all tiles lie open"""
    land = [tile(name) for name in ("a1", "a2", "a3", "b1", "c1", "d1", "d4")]
    s = game.from_json({"seats": 3, "land": land, "pile": ["blue"], "hand 0": ["joker"]})
    faces = {key for key, face in game.faces.items() if face.provenance == "reconstructed"}
    return faces | {node.id for node in game.view(s, 0).nodes if node.provenance == "reconstructed"}


@rule("RB-2")
def test_what_is_marked_as_reconstructed() -> None:
    """What a row does not have from the rulebook, field by field: it prints the effects and costs of the dark cards and
    the colours blue, yellow and green; it does not print which symbols are on which colours."""
    found = marked(GAME)
    assert {key for key in found if key.startswith("dark")} == {"dark-surcharge-red"}
    assert {"red", "blue-gandalf", "helper-remove", "a1", "a2", "tile:5", "tile:5:lower:1"} <= found
    assert not {"blue", "yellow", "green", "joker", "sauron", "helper-gandalf-or-draw-two", "d4"} & found
    assert not {"tile:4", "tile:5:upper:1", "tile:11", "tile:11:doom"} & found  # the way of the book's example


@rule("RB-2")
def test_who_has_the_box_sees_no_mark() -> None:
    """A file in which every row says `rulebook` shows none; one row that does not shows its own."""
    known = TEXT.replace('provenance = "reconstructed"', 'provenance = "rulebook"')
    assert marked(edition(known)) == set()
    a2 = 'lower = ["red", "yellow"]\nprovenance = '
    one = known.replace(f'{a2}"rulebook"', f'{a2}"reconstructed"', 1)
    assert marked(edition(one)) == {
        "a2",
        "tile:6",
        *(f"tile:6:{way}:{n}" for way in ("upper", "lower") for n in (1, 2)),
    }


def test_what_is_better_known_must_be_a_field() -> None:
    """A row that says so of something else is refused with its line."""
    with pytest.raises(mathom.BadComponents, match="there is no field 'prize'"):
        edition(TEXT.replace('but = { effect = "rulebook", cost = "rulebook" }', 'but = { prize = "rulebook" }', 1))


@rule("RB-113")
def test_the_option_says_how_many_cards_there_are() -> None:
    """Only normal has as many as the rulebook counts; the figures are those of the file."""
    words = say(GAME.options[0].words)
    assert "easy 12, normal 13, hard 14" in words
    assert "With normal there are 53 movement cards, as the rulebook counts them; with easy 52, with hard 54." in words
    other = edition(TEXT.replace("easy = 12", "easy = 10"))
    assert "easy 10, normal 13, hard 14" in say(other.options[0].words)
    assert "with easy 50, with hard 54" in say(other.options[0].words)


# -- the lore that goes with a position


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (act(DRAWN, 9, 1, 0), "is not a part of one"),
        (act(DRAWN, 0, 7, 0), "is not a part of one"),
        (act(DRAWN, 0, 1, 99), "is not a part of one"),
        (act(7, 0, 0, 0), "is not a part of one"),
        (act(LEFT, 0, 0, 1), "leaves a hand that does not have it"),
        (act(LEFT, 0, 0, 0), "not what it says"),
        (act(DRAWN, 0, 1, 3), "is not in the pile"),
        (act(NONE_SEEN, 0, 0, COLOURED), "sees no such card, and has it"),
        (-5, "is not a part of one"),
    ],
)
def test_a_tale_that_does_not_fit_is_refused(entry: int, words: str) -> None:
    """Nothing could be imagined by it."""
    data = position(hand_0=["blue"], pile=["blue", "red"]).to_json()
    assert GAME.from_json(data).digest() == position(hand_0=["blue"], pile=["blue", "red"]).digest()
    data["tale"].append(entry)
    with pytest.raises(mathom.BadPosition, match=words):
        GAME.from_json(data)
