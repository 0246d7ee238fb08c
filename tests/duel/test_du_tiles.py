"""DU-74 to DU-81: the location tiles, fortresses that are removed, and playing from the discard pile."""

from typing import Any

import pytest

from duel.du import (
    GAME,
    area,
    can,
    coins,
    cost,
    discard,
    do,
    faces,
    fortresses,
    position,
    refused,
    steps,
    supply,
    tiles,
    tokens,
    units,
    won,
)
from duel.hands import PEOPLES, TILES, allied, top
from mathom.games.duel.board import regions_of
from mathom.games.duel.rules import Duel
from support import rule

REGION = {
    "grey-havens": "lindon",
    "bree": "arnor",
    "erebor": "rhovanion",
    "isengard": "enedwaith",
    "helms-deep": "rohan",
    "minas-tirith": "gondor",
    "barad-dur": "mordor",
}


def taken(tile: str, **data: Any) -> Duel:
    """this tile has just been taken by the Fellowship, with its last coins"""
    data.setdefault("coins", [6, 0])
    s = position(["c1-grey-01"], tiles=[tile], **data)
    if s.dice.given is not None:
        s.dice.given += [-1] * 20
    do(s, f"take {tile}")
    return s


@rule("DU-20", "DU-74")
@pytest.mark.parametrize("tile", TILES)
def test_the_region_of_every_tile(tile: str) -> None:
    """The fortress stands in the region of the tile before anything else is done."""
    s = taken(tile, discard=["c1-red-01"], units_0=["lindon"], area_1=["c1-grey-05", "c1-grey-06"])
    assert (fortresses(s, 0), fortresses(s, 1)) == ([REGION[tile]], [])
    assert (tiles(s), tiles(s, 0)) == ([], [tile])
    assert faces(GAME.view(s), f"region:{REGION[tile]}")[0] == "fortress-0"


@rule("DU-75")
@pytest.mark.parametrize("people", PEOPLES)
def test_grey_havens(people: str) -> None:
    """A people of choice, its two upper tokens, one of them kept; symbols of one's own are not needed."""
    s = taken("grey-havens", chance=[f"{people}-2", f"{people}-1"], fortresses_1=["rohan", "mordor"])
    assert can(s) == [f"ask {p}" for p in PEOPLES]
    assert refused(s, "done") == refused(s, "decline") == "DU-94"
    do(s, f"ask {people}")
    assert can(s) == [f"keep {people}-2", f"keep {people}-1"]


@rule("DU-75")
def test_grey_havens_puts_the_other_back() -> None:
    """The token not kept lies on top of its stack."""
    s = taken("grey-havens", chance=["elves-2", "elves-1"])
    do(s, "ask elves", "keep elves-1")
    assert (tokens(s, 0), top(s, "elves"), s.seat) == (["elves-1"], "elves-2", 1)


@rule("DU-65", "DU-75")
def test_grey_havens_and_empty_stacks() -> None:
    """A people without tokens cannot be chosen; the last people is not asked for; without any token nothing happens."""
    elves = ["elves-1", "elves-2", "elves-3"]
    s = taken("grey-havens", tokens_1=elves)
    assert can(s) == [f"ask {p}" for p in PEOPLES[1:]]
    assert refused(s, "ask elves") == "DU-65"
    rest = [f"{p}-{n}" for p in PEOPLES for n in (1, 2, 3) if f"{p}-{n}" not in ("humans-2", "humans-3")]
    s = taken("grey-havens", tokens_1=rest)
    assert sorted(can(s)) == ["keep humans-2", "keep humans-3"]
    s = taken("grey-havens", tokens_1=[*rest, "humans-2"])
    assert (tokens(s, 0), s.seat) == (["humans-3"], 1)
    s = taken("grey-havens", tokens_1=[*rest, "humans-2", "humans-3"])
    assert (tokens(s, 0), s.seat) == ([], 1)


@rule("DU-76")
def test_bree() -> None:
    """2 units in Arnor, then 2 moves."""
    s = taken("bree", units_1=["enedwaith"])
    assert (units(s, 0), coins(s)) == ({"arnor": 2}, [0, 0])
    do(s, "move arnor lindon", "move arnor enedwaith")
    assert (units(s, 0), units(s, 1), s.seat) == ({"lindon": 1}, {}, 1)


@rule("DU-76", "DU-84")
def test_bree_against_enemy_units() -> None:
    """Both units arrive together and fight; if they fall, nothing is left to move."""
    s = taken("bree", units_1=["arnor"] * 3)
    assert (units(s, 0), units(s, 1), s.seat) == ({}, {"arnor": 1}, 1)


@rule("DU-76")
def test_erebor() -> None:
    """5 coins, then 1 move."""
    s = taken("erebor", units_0=["lindon"])
    assert (coins(s), can(s)) == ([5, 0], ["move lindon arnor", "done"])
    do(s, "move lindon arnor")
    assert (units(s, 0), s.seat) == ({"arnor": 1}, 1)


@rule("DU-77")
def test_helms_deep() -> None:
    """3 units in Rohan; nothing is asked."""
    s = taken("helms-deep", units_1=["rohan"])
    assert (units(s, 0), units(s, 1), s.seat) == ({"rohan": 2}, {}, 1)


@rule("DU-77")
def test_minas_tirith() -> None:
    """1 unit in Gondor, then 2 steps."""
    s = taken("minas-tirith", steps=[2, 2])
    assert (units(s, 0), steps(s), coins(s), s.seat) == ({"gondor": 1}, [4, 2], [1, 0], 1)


@rule("DU-23", "DU-77")
def test_minas_tirith_unit_first() -> None:
    """The unit stands before the steps are made: with it all seven regions are held, and that wins."""
    rest = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "mordor"]
    s = taken("minas-tirith", steps=[13, 0], units_0=rest)
    assert (won(s), steps(s)) == ((0, "conquest"), [13, 0])
    s = taken("minas-tirith", steps=[12, 0])
    assert (won(s), units(s, 0)) == ((0, "ring"), {"gondor": 1})


@rule("DU-78")
def test_isengard() -> None:
    """One grey card of the opponent goes to the discard pile, with its skill, then 1 step. No coins for it."""
    held = ["c1-grey-05", "c2-grey-04", "c2-grey-07", "c1-blue-01"]
    s = taken("isengard", area_1=held, area_0=[], tokens_0=["humans-3"], steps=[0, 0])
    assert (can(s), steps(s), cost(s, "c2-red-01", seat=1)) == (
        ["burn c1-grey-05", "burn c2-grey-04", "burn c2-grey-07"],
        [0, 0],
        0,
    )
    assert refused(s, "burn c1-blue-01") == "DU-78"
    do(s, "burn c2-grey-04")
    assert (discard(s), area(s, 1)) == (["c2-grey-04"], ["c1-grey-05", "c1-blue-01", "c2-grey-07"])
    assert (steps(s), coins(s), cost(s, "c2-red-01", seat=1), s.seat) == ([1, 0], [0, 0], 2, 1)


@rule("DU-78")
@pytest.mark.parametrize(("burnt", "prices"), [("c2-grey-06", (1, 0)), ("c2-grey-07", (0, 1))])
def test_isengard_takes_a_choice_of_skills(burnt: str, prices: tuple[int, int]) -> None:
    """A card with a choice of skills is lost with its choice; the other choice stays."""
    s = taken("isengard", area_1=["c2-grey-06", "c2-grey-07"])
    assert (cost(s, "c1-blue-02", seat=1), cost(s, "c1-green-01", seat=1)) == (0, 0)
    do(s, f"burn {burnt}")
    assert (cost(s, "c1-blue-02", seat=1), cost(s, "c1-green-01", seat=1)) == prices


@rule("DU-78")
def test_isengard_without_a_choice() -> None:
    """The only grey card is lost without a question; where there is none, only the step is made."""
    s = taken("isengard", area_1=["c1-grey-05", "c1-yellow-01"])
    assert (discard(s), area(s, 1), steps(s), s.seat) == (["c1-grey-05"], ["c1-yellow-01"], [1, 0], 1)
    s = taken("isengard", area_0=["c1-grey-05"], area_1=["c1-yellow-01"])
    assert (discard(s), area(s, 0), area(s, 1), steps(s)) == ([], ["c1-grey-05"], ["c1-yellow-01"], [1, 0])


@rule("DU-79", "DU-81")
def test_barad_dur() -> None:
    """A card of the discard pile is played free of charge, whatever its price and chapter."""
    s = taken("barad-dur", discard=["c3-blue-05", "c2-grey-06", "c1-red-01"])
    assert can(s) == ["fetch c1-red-01", "fetch c2-grey-06", "fetch c3-blue-05"]
    assert refused(s, "fetch c3-red-01") == "DU-81"
    do(s, "fetch c3-blue-05")
    assert (steps(s), coins(s), area(s, 0), discard(s)) == (
        [3, 0],
        [1, 0],
        ["c3-blue-05"],
        ["c1-red-01", "c2-grey-06"],
    )
    assert s.seat == 1


@rule("DU-81")
def test_playing_from_the_pile_is_compulsory() -> None:
    """A card must be chosen, and nothing else can be done first."""
    s = taken("barad-dur", discard=["c1-red-01", "c1-grey-05"])
    assert refused(s, "done") == refused(s, "decline") == "DU-94"
    assert refused(s, "play c1-grey-01") == "DU-23"


@rule("DU-81")
def test_a_card_from_the_pile_counts_as_played() -> None:
    """Its colour triggers tokens, and its symbols stay: skills, chain and people."""
    s = taken("barad-dur", discard=["c1-yellow-01", "c1-blue-02"], tokens_0=["humans-1", "elves-1"])
    do(s, "fetch c1-yellow-01")
    assert (coins(s), steps(s), s.seat) == ([2, 0], [1, 0], 0)
    s = taken("barad-dur", discard=["c1-blue-02", "c2-grey-04"])
    do(s, "fetch c1-blue-02")
    assert cost(s, "c2-blue-02") == 0
    s = taken("barad-dur", discard=["c2-grey-04", "c1-red-01"])
    do(s, "fetch c2-grey-04")
    assert cost(s, "c2-red-01") == 1


@rule("DU-60", "DU-81")
def test_a_green_card_from_the_pile() -> None:
    """A green card from the pile may be the third people, or the sixth."""
    s = taken("barad-dur", discard=["c1-green-03", "c1-red-01"], area_0=allied("elves", "humans"))
    do(s, "fetch c1-green-03")
    assert len(can(s)) == 3
    s = taken("barad-dur", discard=["c1-green-03"], area_0=allied(*(p for p in PEOPLES if p != "hobbits")))
    do(s, "fetch c1-green-03")
    assert won(s) == (0, "peoples")


@rule("DU-70", "DU-81")
def test_a_card_from_the_pile_is_not_chained() -> None:
    """Even with its chain symbol in the area, it brings no coins for a chain."""
    s = taken("barad-dur", discard=["c2-blue-02", "c2-red-01"], area_0=["c1-blue-02"], tokens_0=["hobbits-3"])
    do(s, "fetch c2-blue-02")
    assert coins(s) == [0, 0]


@rule("DU-68", "DU-71", "DU-81")
def test_a_red_card_from_the_pile() -> None:
    """Tokens for red cards work."""
    s = taken("barad-dur", discard=["c3-red-01"], tokens_0=["elves-2", "humans-2"])
    do(s, "fetch c3-red-01", "place lindon")
    assert units(s, 0) == {"lindon": 4}


@rule("DU-80")
def test_a_fortress_that_is_removed() -> None:
    """It is gone from its region and makes tiles cheaper; the tile stays, and nobody can take it again."""
    s = position(
        ["c1-blue-01", "c1-grey-01"],
        seat=1,
        steps=[0, 11],
        tiles_0=["bree", "helms-deep"],
        fortresses_0=["arnor", "rohan"],
        tiles=["erebor"],
    )
    assert cost(s, "erebor") == 8
    do(s, "play c1-blue-01", "raze rohan")
    assert (fortresses(s, 0), tiles(s, 0), cost(s, "erebor")) == (["arnor"], ["bree", "helms-deep"], 7)
    assert refused(s, "take helms-deep") == "DU-13"
    assert regions_of(s, 0) == 1


@rule("DU-80")
def test_no_enemy_fortress() -> None:
    """Where no enemy fortress stands, nothing is removed; an own one is safe."""
    s = position(["c1-blue-01"], steps=[11, 0], fortresses_0=["arnor"])
    do(s, "play c1-blue-01")
    assert (fortresses(s, 0), s.seat, supply(s, 0)) == (["arnor"], 1, 15)
