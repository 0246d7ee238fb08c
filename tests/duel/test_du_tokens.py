"""DU-68 to DU-73: what the 18 tokens do."""

from typing import Any

import pytest

from duel.du import (
    area,
    can,
    coins,
    cost,
    discard,
    do,
    fortresses,
    position,
    steps,
    supply,
    tokens,
    units,
)
from duel.hands import REGIONS, allied, skilled
from mathom.games.duel.rules import Duel
from support import rule

PAIRS = {"ents": ("c3-green-03", "c3-green-04"), "wizards": ("c3-green-01", "c3-green-02")}


def gain(token: str, seat: int = 0, **data: Any) -> Duel:
    """a token of Ents or Wizards is gained by a pair; its effect begins"""
    people = token[:-2]
    held, card = PAIRS[people]
    other = f"{people}-{'2' if token[-1] != '2' else '1'}"
    data.setdefault("coins", [4, 4])
    data.setdefault(f"area_{seat}", [held])
    s = position([card, "c3-red-02"], chapter=3, seat=seat, chance=[token, other, *["?"] * 20], **data)
    do(s, f"play {card}", f"keep {token}")
    return s


# -- Elves


@rule("DU-68")
def test_elves_1() -> None:
    """After a yellow card an extra turn; after no other card, nor a discarded yellow one."""
    for text, seat in (
        ("play c1-yellow-01", 0),
        ("discard c1-yellow-01", 1),
        ("play c1-grey-01", 1),
        ("play c1-blue-01", 1),
    ):
        s = position(["c1-yellow-01", "c1-grey-01", "c1-blue-01"], tokens_0=["elves-1"])
        do(s, text)
        assert s.seat == seat
    s = position(["c1-yellow-01"], tokens_1=["elves-1"])
    do(s, "play c1-yellow-01")
    assert s.seat == 1


@rule("DU-68")
@pytest.mark.parametrize("region", REGIONS)
def test_elves_2(region: str) -> None:
    """All units of a red card in any one region."""
    s = position(["c2-red-01"], chapter=2, coins=[3, 0], tokens_0=["elves-2"])
    do(s, "play c2-red-01")
    assert can(s) == [*(f"place {r}" for r in REGIONS), "decline"]
    do(s, f"place {region}")
    assert (units(s, 0), s.seat) == ({region: 2}, 1)


@rule("DU-68")
def test_elves_3() -> None:
    """One missing skill a turn is there, whichever, for cards and tiles; it pays no coins."""
    s = position(["c1-blue-02"], tokens_0=["elves-3"], tiles=["bree"])
    assert [cost(s, c) for c in ("c1-blue-02", "c1-red-02", "c1-blue-03", "c1-green-01", "c1-green-02")] == [0] * 5
    assert [cost(s, c) for c in ("c2-red-01", "c3-red-06", "c2-grey-07", "c1-blue-04", "c3-blue-05")] == [2, 4, 1, 1, 3]
    assert (cost(s, "bree"), cost(s, "bree", seat=1)) == (5, 6)
    s = position(["c1-blue-02"], tokens_0=["elves-3"], area_0=skilled("strength"))
    assert (cost(s, "c1-blue-02"), cost(s, "c2-blue-05"), cost(s, "c1-blue-04")) == (0, 1, 1)


# -- Dwarves


@rule("DU-40", "DU-69")
def test_dwarves_1() -> None:
    """Tiles without surcharge, and nothing else: missing skills are paid."""
    s = position(["c1-blue-02"], tokens_0=["dwarves-1"], tiles=["bree"], coins=[6, 0], fortresses_0=["rohan", "gondor"])
    assert (cost(s, "bree"), cost(s, "bree", seat=1), cost(s, "c1-blue-02")) == (6, 6, 1)
    do(s, "take bree")
    assert coins(s) == [0, 0]


@rule("DU-69")
def test_dwarves_2() -> None:
    """After taking a tile an extra turn, not after a card."""
    s = position(["c1-grey-01"], tokens_0=["dwarves-2"], tiles=["helms-deep"], coins=[6, 0])
    do(s, "take helms-deep")
    assert (units(s, 0), s.seat) == ({"rohan": 3}, 0)
    do(s, "play c1-grey-01")
    assert s.seat == 1


@rule("DU-69")
def test_dwarves_3() -> None:
    """After a green card 2 moves, which may be left out; after no other card."""
    s = position(["c1-green-01", "c1-grey-01"], tokens_0=["dwarves-3"], coins=[1, 0], units_0=["lindon"])
    do(s, "play c1-green-01", "move lindon arnor", "move arnor enedwaith")
    assert (units(s, 0), s.seat) == ({"enedwaith": 1}, 1)
    s = position(["c1-green-01"], tokens_0=["dwarves-3"], coins=[1, 0], units_0=["lindon"])
    do(s, "play c1-green-01", "done")
    assert s.seat == 1
    s = position(["c1-grey-01"], tokens_0=["dwarves-3"], units_0=["lindon"])
    do(s, "play c1-grey-01")
    assert s.seat == 1


# -- Hobbits; their first token, the eagle, is tested with DU-67


@rule("DU-70", "DU-67")
def test_hobbits_1() -> None:
    """The eagle is kept like any token and does nothing by itself."""
    s = position(["c2-green-01"], chapter=2, area_0=["c1-green-03"], chance=["hobbits-1", "hobbits-2"])
    do(s, "play c2-green-01", "keep hobbits-1")
    assert (tokens(s, 0), coins(s), steps(s), s.seat) == (["hobbits-1"], [0, 0], [0, 0], 1)


@rule("DU-70")
def test_hobbits_2() -> None:
    """After a blue card 1 unit in any region; after no other card."""
    s = position(["c1-blue-01", "c1-grey-01"], tokens_0=["hobbits-2"])
    do(s, "play c1-blue-01")
    assert (can(s), steps(s)) == ([*(f"place {r}" for r in REGIONS), "decline"], [1, 0])
    do(s, "place mordor")
    assert (units(s, 0), s.seat) == ({"mordor": 1}, 1)
    s = position(["c1-grey-01"], tokens_0=["hobbits-2"])
    do(s, "play c1-grey-01")
    assert s.seat == 1


@rule("DU-70")
def test_hobbits_3() -> None:
    """After a card played by chain 3 coins; not after one that was paid, or has no price."""
    s = position(["c2-blue-02"], chapter=2, tokens_0=["hobbits-3"], area_0=["c1-blue-02"])
    do(s, "play c2-blue-02")
    assert coins(s) == [3, 0]
    s = position(["c2-blue-02"], chapter=2, tokens_0=["hobbits-3"], area_0=skilled("strength courage"))
    do(s, "play c2-blue-02")
    assert coins(s) == [0, 0]
    s = position(["c2-blue-02"], chapter=2, tokens_0=["hobbits-3"], area_0=["c1-blue-02"])
    do(s, "discard c2-blue-02")
    assert coins(s) == [2, 0]


# -- Humans


@rule("DU-71")
def test_humans_1() -> None:
    """After a yellow card 1 step, with its bonus; after no other card."""
    s = position(["c1-yellow-01"], tokens_0=["humans-1"], steps=[2, 0])
    do(s, "play c1-yellow-01")
    assert (steps(s), coins(s), s.seat) == ([3, 0], [3, 0], 1)
    s = position(["c1-grey-01"], tokens_0=["humans-1"])
    do(s, "play c1-grey-01")
    assert steps(s) == [0, 0]


@rule("DU-71")
def test_humans_2() -> None:
    """One more unit with a red card, in the same region."""
    s = position(["c1-red-01"], tokens_0=["humans-2"])
    do(s, "play c1-red-01", "place arnor")
    assert (units(s, 0), s.seat) == ({"arnor": 2}, 1)


@rule("DU-68", "DU-71")
def test_red_cards_only() -> None:
    """Any region and one more unit go together, for red cards; not for tiles, tokens or the quest."""
    both = ["elves-2", "humans-2"]
    s = position(["c3-red-01"], chapter=3, coins=[4, 0], tokens_0=both)
    do(s, "play c3-red-01", "place mordor")
    assert units(s, 0) == {"mordor": 4}
    s = position(["c1-grey-01"], tokens_0=both, tiles=["helms-deep"], coins=[6, 0])
    do(s, "take helms-deep")
    assert units(s, 0) == {"rohan": 3}
    s = position(["c1-blue-01"], tokens_0=both, steps=[5, 0])
    do(s, "play c1-blue-01", "place mordor")
    assert units(s, 0) == {"mordor": 1}
    s = position(["c1-blue-01"], tokens_0=[*both, "hobbits-2"])
    do(s, "play c1-blue-01", "place lindon")
    assert units(s, 0) == {"lindon": 1}


@rule("DU-71")
@pytest.mark.parametrize(("chapter", "taken"), [(1, 2), (2, 4), (3, 6)])
def test_humans_3(chapter: int, taken: int) -> None:
    """Double coins for discarding: 2, 4, 6."""
    s = position([f"c{chapter}-blue-01"], chapter=chapter, tokens_0=["humans-3"], coins=[1, 0])
    do(s, f"discard c{chapter}-blue-01")
    assert coins(s) == [1 + taken, 0]


# -- Ents


@rule("DU-72")
@pytest.mark.parametrize("seat", [0, 1])
def test_ents_1(seat: int) -> None:
    """An extra turn, once."""
    s = gain("ents-1", seat)
    assert s.seat == seat
    do(s, "discard c3-red-02")
    assert s.seat == 1 - seat


@rule("DU-72")
def test_ents_2() -> None:
    """An enemy fortress of choice is removed."""
    s = gain("ents-2", fortresses_1=["lindon", "mordor"])
    assert can(s) == ["raze lindon", "raze mordor"]
    do(s, "raze mordor")
    assert (fortresses(s, 1), s.seat) == (["lindon"], 1)


@rule("DU-72")
def test_ents_3_in_any_mixture() -> None:
    """Three deeds: a unit removed, a coin lost, a move made, in any order."""
    s = gain("ents-3", units_0=["arnor"], units_1=["rohan", "mordor"], coins=[4, 2])
    moves = ["move arnor lindon", "move arnor rhovanion", "move arnor enedwaith", "done"]
    assert can(s) == ["remove rohan", "remove mordor", "rob", *moves]
    do(s, "rob", "move arnor rhovanion", "remove rohan")
    assert (coins(s), units(s, 0), units(s, 1), s.seat) == ([0, 1], {"rhovanion": 1}, {"mordor": 1}, 1)


@rule("DU-72")
def test_ents_3_three_times_the_same() -> None:
    """Three coins, or three units, or three moves; never a fourth."""
    board: dict[str, Any] = {"units_0": ["arnor"], "units_1": ["mordor"] * 5, "coins": [4, 4]}
    s = gain("ents-3", **board)
    do(s, "rob", "rob", "rob")
    assert (coins(s), s.seat) == ([0, 1], 1)
    s = gain("ents-3", **board)
    do(s, "remove mordor", "remove mordor", "remove mordor")
    assert (units(s, 1), supply(s, 1), s.seat) == ({"mordor": 2}, 13, 1)
    s = gain("ents-3", **board)
    do(s, "move arnor rhovanion", "move rhovanion rohan", "move rohan gondor")
    assert (units(s, 0), s.seat) == ({"gondor": 1}, 1)


@rule("DU-51", "DU-72")
def test_ents_3_as_far_as_possible() -> None:
    """Without coins, enemy units or own units there is nothing to choose."""
    s = gain("ents-3", units_1=["mordor"], coins=[4, 1])
    assert can(s) == ["remove mordor", "rob", "done"]
    do(s, "rob")
    assert can(s) == ["remove mordor", "done"]
    do(s, "remove mordor")
    assert (coins(s), units(s, 1), s.seat) == ([0, 0], {}, 1)
    assert gain("ents-3", coins=[4, 0]).seat == 1


# -- Wizards


@rule("DU-73")
def test_wizards_1() -> None:
    """2 steps, with a bonus on the way."""
    s = gain("wizards-1", steps=[2, 0])
    assert (steps(s), coins(s), s.seat) == ([4, 0], [1, 4], 1)


@rule("DU-73")
def test_wizards_2() -> None:
    """2 units, in one region or in two."""
    for regions, after in ((["lindon", "lindon"], {"lindon": 2}), (["lindon", "mordor"], {"lindon": 1, "mordor": 1})):
        s = gain("wizards-2")
        for region in regions:
            assert can(s) == [*(f"place {r}" for r in REGIONS), "decline"]
            do(s, f"place {region}")
        assert (units(s, 0), s.seat) == (after, 1)


@rule("DU-73", "DU-86")
@pytest.mark.parametrize(("left", "asked"), [(0, 0), (1, 1), (2, 2)])
def test_wizards_2_with_a_small_supply(left: int, asked: int) -> None:
    """As many units as the supply holds; one that falls and returns is not placed again."""
    s = gain("wizards-2", units_0=["lindon"] * (15 - left), units_1=["mordor"] * 3)
    for _ in range(asked):
        do(s, "place mordor")
    assert (supply(s, 0), units(s, 1), s.seat) == (left, {"mordor": 3 - asked} if asked < 3 else {}, 1)


@rule("DU-73", "DU-81")
def test_wizards_3() -> None:
    """A card of the discard pile is played free."""
    s = gain("wizards-3", discard=["c3-red-06", "c1-yellow-01"])
    assert can(s) == ["fetch c1-yellow-01", "fetch c3-red-06"]
    do(s, "fetch c3-red-06", "place rhovanion")
    assert (units(s, 0), coins(s), discard(s), s.seat) == ({"rhovanion": 3}, [0, 4], ["c1-yellow-01"], 1)
    assert area(s, 0) == ["c3-green-01", "c3-green-02", "c3-red-06"]


@rule("DU-72", "DU-73")
@pytest.mark.parametrize("token", ["ents-1", "ents-3", "wizards-1", "wizards-2"])
def test_once_when_gained(token: str) -> None:
    """These tokens do nothing later: a player who owns one plays and takes tiles like any other."""
    s = position(["c1-yellow-01"], tokens_0=[token], tiles=["helms-deep"], coins=[6, 2], units_1=["mordor"])
    do(s, "take helms-deep")
    assert (steps(s), units(s, 0), units(s, 1), s.seat) == ([0, 0], {"rohan": 3}, {"mordor": 1}, 1)


@rule("DU-23", "DU-24", "DU-69")
def test_a_token_gained_does_not_react_to_its_own_card() -> None:
    """The green card that gains `2 moves after a green card` brings no moves; the next green card does."""
    s = position(
        ["c2-green-03", "c2-green-02"],
        chapter=2,
        area_0=allied("dwarves"),
        coins=[6, 0],
        units_0=["arnor"],
        chance=["dwarves-3", "dwarves-1"],
    )
    do(s, "play c2-green-03", "keep dwarves-3")
    assert s.seat == 1
    do(s, "discard c2-yellow-01", "play c2-green-02")
    assert can(s)[0] == "move arnor lindon"
