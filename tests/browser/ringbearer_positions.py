"""Positions of the journey for the browser tests."""

from typing import Any

from mathom.games.ringbearer.rules import Ringbearer
from ringbearer.rb import position, tile

PROMPTS = {
    "starting": "who takes the first turn?",
    "actions": "Lay a card at a tile, or discover a tile",
    "travel": "Travel with the cards that lie at the tiles",
    "drawing": "one of the new ones may be reversed",
    "serving": "Play a dark card, or lay one before you as payment",
}
DARK = ["dark-hand", "dark-gandalf"]

# what is asked, always of Ada: the position, what is clicked, and what the chronicle tells of it
ASKED: list[tuple[dict[str, Any], list[str], str]] = [
    ({"phase": "starting", "hand_0": ["blue"]}, ["hand:1"], "Bo begins"),
    ({"hand_0": ["blue"]}, ["hand:0/blue/0", "tile:5"], "Ada lays blue at tile 5"),
    ({"reversed_1": ["red-ring"]}, ["hand:1/red-ring/0", "tile:5"], "Ada lays red with Ring of Bo at tile 5"),
    (
        {"hand_0": ["blue"], "land": [tile("a1"), tile("b1")], "tile": 6, "field": "upper-1"},
        ["hand:0/blue/0", "tile:5", "option lay blue 5"],
        "Ada lays blue at tile 5",
    ),
    ({"hand_0": ["blue"]}, ["tile-stack"], "tile 6"),
    (
        {"helpers": ["helper-remove", "helper-riders-back"], "sauron": 2, "hand_0": ["blue"]},
        ["helpers/helper-remove/0", "sauron:0/sauron/1"],
        "Ada removes Sauron’s power",
    ),
    (
        {"helpers": ["helper-gandalf-or-draw-two"], "hand_0": ["blue"]},
        ["helpers/helper-gandalf-or-draw-two/0", "option use helper-gandalf-or-draw-two gandalf"],
        "Gandalf stands before tile 4",
    ),
    (
        {"phase": "travel", "land": [tile("b1", "green-step", "yellow-ring")], "tile": 5, "field": "upper-1"},
        ["tile:5/green-step/0", "tile:5:lower:2"],
        "The fellowship goes to field 2 of the lower way of tile 5",
    ),
    (
        {"phase": "travel", "land": [tile("b1", "blue-ring")], "tile": 5, "field": "lower-2", "ring": 1, "sauron": 4},
        ["tile:5/blue-ring/0"],
        "Ada takes the ring from Bo, who discards 4 Sauron cards",
    ),
    (
        {"phase": "travel", "land": [tile("a1", "blue", "joker", surcharges=("red",))]},
        ["tile:5:upper:1", "option go 5-upper-1 with blue joker"],
        "Surcharge: red is lifted",
    ),
    ({"phase": "drawing", "left": 0}, ["pile", "option draw reversed"], "Ada draws a reversed card"),
    ({"phase": "drawing", "left": 0}, ["option stop"], "Ada draws no more cards"),
    # the servant
    (
        {"servant": 0, "dark_hand": ["dark-back"]},
        ["hand:0/dark-back/0", "sauron:0"],
        "Ada lays Fellowship back before himself as payment",
    ),
    (
        {"servant": 0, "dark_hand": ["dark-remove-one"], "sauron": 1, "before": DARK, "land": [tile("a1", "blue")]},
        ["hand:0/dark-remove-one/0", "option play dark-remove-one", "sauron:0/dark-hand/0", "tile:5/blue/0"],
        "Ada removes blue from tile 5",
    ),
    (
        {"servant": 0, "dark_hand": ["dark-hand"], "sauron": 1, "hand_1": ["blue"], "reversed_2": ["joker"]},
        ["hand:0/dark-hand/0", "option play dark-hand", "hand:2/joker/0"],
        "Ada takes Joker from Cy",
    ),
    (
        {"servant": 0, "dark_hand": ["dark-hand"], "sauron": 1, "hand_1": ["blue", "blue"]},
        ["hand:0/dark-hand/0", "option play dark-hand", "hand:1/hidden/0"],
        "Ada takes blue from Bo",
    ),
    (
        {"servant": 0, "dark_hand": ["dark-surcharge-red"], "sauron": 2, "land": [tile("a1", "blue"), tile("b1")]},
        ["hand:0/dark-surcharge-red/0", "option play dark-surcharge-red", "tile:6"],
        "Surcharge: red lies at tile 6 now",
    ),
    (
        {"servant": 0, "dark_hand": ["dark-draw"], "sauron": 3, "pile": ["red", "red", "red"]},
        ["hand:0/dark-draw/0", "option play dark-draw", "sauron:0/sauron/0", "pile"],
        "Ada turns up red (2 times)Ada pays",  # two cards, for two
    ),
]


def before_the_fall() -> Ringbearer:
    """Bo has the ring, four Sauron cards lie before him, and he holds the fifth. Of most of what is hidden there is no
    second card, so that its name cannot be heard by chance. Ada has a Sauron card too: she drew it in this turn."""
    return position(
        ring=1,
        sauron=4,
        riders=3,
        land=[tile("a1"), tile("b1")],
        tile=6,
        field="upper-1",
        stack=["b2"],
        hand_0=["sauron", "yellow-remove"],
        reversed_0=["red-riders-back"],
        hand_1=["sauron", "green-ring"],
        reversed_1=["blue-step"],
        hand_2=["sauron", "green-step", "yellow-riders-back"],
        reversed_2=["green-gandalf"],
        pile=["blue-ring", "green-remove", "blue-remove", "blue-gandalf"],
        dark_pile=["dark-back", "dark-hand", "dark-draw", "dark-surcharge-red"],
    )


def one_draw_before_the_fall() -> Ringbearer:
    """Ada may draw; then Bo falls"""
    return position(phase="drawing", left=0, ring=1, sauron=4, hand_1=["sauron"], dark_pile=["dark-back", "dark-hand"])


def journey(**changes: Any) -> Ringbearer:
    """a companion on his way, with much to choose from: a fork, ways to pay, symbols, helpers"""
    data: dict[str, Any] = {
        "phase": "travel",
        "land": [tile("b1", "yellow", "yellow-ring", "joker", "blue", "blue"), tile("c2", "red-ring", "green")],
        "hand_0": ["blue", "green"],
        "reversed_0": ["red"],
        "reversed_1": ["green-remove"],
        "helpers": ["helper-riders-back"],
        "riders": 2,
        "sauron": 3,
    }
    return position(**{**data, **changes})


def many_symbols() -> Ringbearer:
    """cards that can be used for their symbols lie over each other"""
    laid = ("red-ring", "green-step", "blue-gandalf", "yellow-remove", "red-riders-back", "blue", "joker")
    return journey(land=[tile("a1"), tile("b4", *laid)], tile=6, field="lower-1", ring=1)


LONG_WAY = ["a1", "b1", "b2", "b3", "b4", "b5", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4"]


def dark_table() -> Ringbearer:
    """Four players, one of them fallen; all tiles lie open, and cards at many of them. It is the servant's turn."""
    laid: dict[str, tuple[str, ...]] = {
        "c4": ("red-ring", "joker"),
        "d1": ("blue", "green", "green-remove"),
        "d3": ("blue", "yellow"),
        "d4": ("yellow", "yellow", "red-ring"),
    }
    return position(
        seats=4,
        servant=0,
        land=[tile(name, *laid.get(name, ()), surcharges=("red",) if name == "d4" else ()) for name in LONG_WAY],
        stack=[],
        tile=15,
        field="upper-1",
        riders=11,
        gandalf=13,
        sauron=2,
        before=["dark-hand", "dark-tile-back"],
        dark_hand=["dark-back", "dark-draw", "dark-gandalf", "dark-surcharge-blue"],
        dark_discard=["dark-remove-one"],
        dark_pile=["dark-hand"],
        hand_1=["blue", "blue-ring"],
        reversed_1=["joker", "red"],
        hand_2=["green"],
        reversed_2=["yellow-ring"],
        hand_3=["green", "blue-step"],
        reversed_3=["yellow-remove", "joker"],
        helpers=["helper-gandalf-or-draw-two", "helper-gandalf-or-draw-two"],
        discard=["red", "red", "sauron", "sauron"],
    )


def at_mount_doom() -> Ringbearer:
    """one step from the end, and three ways to pay for it"""
    return position(
        land=[tile(name, *(("blue", "blue", "blue-ring", "yellow-ring") if name == "d4" else ())) for name in LONG_WAY],
        stack=[],
        phase="travel",
        tile=17,
        field="upper-2",
        riders=12,
        sauron=2,
    )
