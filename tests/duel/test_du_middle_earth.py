"""DU-82 to DU-88: units, conflicts, presence, and the count at the end."""

from itertools import combinations
from typing import Any

import pytest

from duel.du import GAME, can, coins, do, position, refused, supply, units, won
from duel.hands import REGIONS
from mathom.games.duel.board import regions_of
from mathom.games.duel.rules import Duel
from support import rule

LINES = [
    ("lindon", "arnor"),
    ("arnor", "rhovanion"),
    ("arnor", "enedwaith"),
    ("rhovanion", "enedwaith"),
    ("rhovanion", "rohan"),
    ("enedwaith", "rohan"),
    ("enedwaith", "gondor"),
    ("rohan", "gondor"),
    ("rohan", "mordor"),
    ("gondor", "mordor"),
]


def moving(n: int, **data: Any) -> Duel:
    """the Fellowship has so many moves"""
    return position(["c3-red-01"], chapter=3, stack=[{"is": "move", "n": n}], **data)


def placed(n: int, region: str, **data: Any) -> Duel:
    """so many units of the Fellowship have just been placed"""
    s = position(["c3-red-01"], chapter=3, stack=[{"is": "place", "n": n, "regions": REGIONS}], **data)
    do(s, f"place {region}")
    return s


# -- moves


@rule("DU-82")
@pytest.mark.parametrize("start", REGIONS)
def test_every_line(start: str) -> None:
    """A unit moves to the regions joined to its own by a line, and to no other."""
    joined = [r for r in REGIONS if (start, r) in LINES or (r, start) in LINES]
    s = moving(1, units_0=[start])
    assert can(s) == [*(f"move {start} {r}" for r in joined), "done"]
    for other in set(REGIONS) - set(joined):
        assert refused(s, f"move {start} {other}") == "DU-82"
    do(s, f"move {start} {joined[0]}")
    assert (units(s, 0), s.seat) == ({joined[0]: 1}, 1)


@rule("DU-82")
def test_the_map() -> None:
    """Seven regions and ten lines."""
    view = GAME.view(position(["c1-grey-01"]))
    assert [n.id for n in view.nodes] == REGIONS
    assert sorted(map(sorted, view.edges)) == sorted(map(sorted, LINES))


@rule("DU-82")
def test_only_own_units_move() -> None:
    """Neither enemy units nor units that are not there."""
    s = moving(1, units_0=["arnor"], units_1=["mordor"])
    assert refused(s, "move mordor rohan") == "DU-82"
    assert refused(s, "move rohan gondor") == "DU-82"


@rule("DU-82", "DU-83")
def test_the_moves_of_the_rulebook() -> None:
    """Three moves, two own units in Enedwaith, an enemy unit in Rohan. The first move to Rohan: both units go back to
    their supplies. The second and third: the other unit over Rohan to Mordor."""
    s = position(["c3-purple-01"], chapter=3, coins=[4, 0], units_0=["enedwaith"] * 2, units_1=["rohan"])
    do(s, "play c3-purple-01", "move enedwaith rohan")
    assert (units(s, 0), units(s, 1), supply(s, 0), supply(s, 1)) == ({"enedwaith": 1}, {}, 14, 15)
    do(s, "move enedwaith rohan", "move rohan mordor")
    assert (units(s, 0), supply(s, 0), s.seat) == ({"mordor": 1}, 14, 1)


@rule("DU-82", "DU-83")
def test_a_second_conflict() -> None:
    """The same with an enemy unit in Mordor: it falls too, each conflict on its own."""
    s = moving(3, units_0=["enedwaith"] * 2, units_1=["rohan", "mordor"])
    do(s, "move enedwaith rohan", "move enedwaith rohan")
    assert units(s, 0) == {"rohan": 1}
    do(s, "move rohan mordor")
    assert (units(s, 0), units(s, 1), supply(s, 0), supply(s, 1)) == ({}, {}, 15, 15)


@rule("DU-82")
def test_moves_of_several_units() -> None:
    """Moves may be shared among units."""
    s = moving(2, units_0=["arnor", "gondor"])
    do(s, "move gondor mordor", "move arnor lindon")
    assert (units(s, 0), s.seat) == ({"lindon": 1, "mordor": 1}, 1)


@rule("DU-83")
def test_no_enemy_unit_no_conflict() -> None:
    """Units of one side gather in a region."""
    s = moving(1, units_0=["arnor", "lindon", "lindon"])
    do(s, "move lindon arnor")
    assert units(s, 0) == {"lindon": 1, "arnor": 2}


# -- conflicts


@rule("DU-83", "DU-84")
@pytest.mark.parametrize(
    ("mine", "theirs", "left", "enemies"), [(3, 2, 1, 0), (2, 3, 0, 1), (2, 2, 0, 0), (1, 5, 0, 4), (4, 1, 3, 0)]
)
def test_conflict_when_units_are_placed(mine: int, theirs: int, left: int, enemies: int) -> None:
    """Unit against unit, until at least one side has none left; the fallen go back to the supplies."""
    s = placed(mine, "rohan", units_1=["rohan"] * theirs)
    assert (units(s, 0).get("rohan", 0), units(s, 1).get("rohan", 0)) == (left, enemies)
    assert (supply(s, 0), supply(s, 1)) == (15 - left, 15 - enemies)


@rule("DU-84")
def test_placed_beside_own_units() -> None:
    """Own units that stand there already stay; nothing happens elsewhere."""
    s = placed(2, "rohan", units_0=["rohan"], units_1=["gondor"] * 2)
    assert (units(s, 0), units(s, 1)) == ({"rohan": 3}, {"gondor": 2})


@rule("DU-85")
def test_a_fortress_causes_no_conflict() -> None:
    """2 against 2 and a fortress: no units are left, and the enemy is still present."""
    s = placed(2, "rohan", units_1=["rohan"] * 2, fortresses_1=["rohan"])
    assert (units(s, 0), units(s, 1), regions_of(s, 0), regions_of(s, 1)) == ({}, {}, 0, 1)


@rule("DU-85")
def test_units_beside_an_enemy_fortress() -> None:
    """Placed or moved there, a unit stays, and both players are present."""
    s = placed(1, "rohan", fortresses_1=["rohan"])
    assert (units(s, 0), regions_of(s, 0), regions_of(s, 1)) == ({"rohan": 1}, 1, 1)
    s = moving(1, units_0=["gondor"], fortresses_1=["rohan"])
    do(s, "move gondor rohan")
    assert (units(s, 0), regions_of(s, 0), regions_of(s, 1)) == ({"rohan": 1}, 1, 1)


# -- the supply


@rule("DU-4", "DU-86")
@pytest.mark.parametrize(("standing", "added"), [(12, 3), (13, 2), (14, 1), (15, 0)])
def test_as_many_as_the_supply_holds(standing: int, added: int) -> None:
    """Of 15 units, 3 are to be placed: no more than are left."""
    s = position(["c3-red-05"], chapter=3, coins=[5, 0], units_0=["arnor"] * standing)
    do(s, "play c3-red-05")
    if added:
        do(s, "place lindon")
    assert units(s, 0).get("lindon", 0) == added
    assert (supply(s, 0), s.seat) == (15 - standing - added, 1)


@rule("DU-86")
def test_units_that_fall_are_not_placed_again() -> None:
    """One unit in supply, three to be placed against three: one fights, and falls."""
    s = placed(3, "rohan", units_0=["arnor"] * 14, units_1=["rohan"] * 3)
    assert (units(s, 0), units(s, 1), supply(s, 0)) == ({"arnor": 14}, {"rohan": 2}, 1)


@rule("DU-86")
def test_with_an_empty_supply_nothing_is_asked() -> None:
    """Who has no unit left is not asked for a region."""
    s = position(["c1-red-01"], units_0=["mordor"] * 15)
    do(s, "play c1-red-01")
    assert (s.seat, units(s, 0)) == (1, {"mordor": 15})


# -- presence


@rule("DU-3", "DU-87")
@pytest.mark.parametrize("last", REGIONS)
def test_all_seven_regions_win(last: str) -> None:
    """By unit or fortress, whichever region comes last: victory at once."""
    others = [r for r in REGIONS if r != last]
    s = placed(1, last, units_0=others[:3], fortresses_0=others[2:])
    assert won(s) == (0, "conquest")
    s = placed(1, others[0], units_0=others[:3], fortresses_0=others[2:])
    assert not s.over


@rule("DU-87")
def test_victory_by_a_move_and_by_a_fortress() -> None:
    """The seventh region may be entered by a move, or receive a fortress; further moves are not made."""
    s = moving(3, units_0=["gondor", "gondor"], fortresses_0=["lindon", "arnor", "rhovanion", "enedwaith", "rohan"])
    do(s, "move gondor mordor")
    assert (won(s), can(s)) == ((0, "conquest"), [])
    six = [r for r in REGIONS if r != "arnor"]
    s = position(["c1-grey-01"], seat=1, coins=[0, 6], tiles=["bree"], units_1=six, units_0=["arnor"] * 3)
    do(s, "take bree")
    assert (won(s), units(s, 0)) == ((1, "conquest"), {"arnor": 3})


@rule("DU-87")
def test_presence_is_counted_after_the_conflict() -> None:
    """A unit that arrives in the seventh region and falls has never counted."""
    six = [r for r in REGIONS if r != "mordor"]
    s = placed(1, "mordor", fortresses_0=six, units_1=["mordor"])
    assert (s.over, regions_of(s, 0)) == (False, 6)
    s = placed(2, "mordor", fortresses_0=six, units_1=["mordor"])
    assert won(s) == (0, "conquest")


@rule("DU-87")
def test_a_region_left_does_not_count() -> None:
    """With the last unit that leaves, the region is lost: six are not seven."""
    five = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan"]
    s = moving(1, units_0=["gondor"], fortresses_0=five)
    do(s, "move gondor mordor")
    assert (s.over, regions_of(s, 0)) == (False, 6)


# -- the end of chapter 3


@rule("DU-88")
@pytest.mark.parametrize(("mine", "theirs"), [(4, 4), (4, 3), (3, 4), (6, 0), (0, 1), (0, 0)])
def test_the_count_at_the_end(mine: int, theirs: int) -> None:
    """More regions win; equal: shared victory. Fortress and units in one region count once."""
    s = position(
        ["c3-yellow-02"],
        chapter=3,
        last=True,
        units_0=REGIONS[:mine] * 2,
        fortresses_0=REGIONS[: min(mine, 3)],
        fortresses_1=REGIONS[7 - theirs :],
    )
    do(s, "discard c3-yellow-02")
    winner = 2 if mine == theirs else 0 if mine > theirs else 1
    assert won(s) == (winner, "shared" if winner == 2 else "regions")
    assert [s.payoff(0), s.payoff(1)] == [[1, -1], [-1, 1], [0, 0]][winner]
    result = GAME.view(s).result
    assert result is not None
    assert result.winners == ((0, 1) if winner == 2 else (winner,))


@rule("DU-88")
def test_nothing_but_regions_counts() -> None:
    """Neither coins nor steps nor the number of units decide."""
    s = position(
        ["c3-yellow-02"], chapter=3, last=True, units_0=["lindon", "arnor"], units_1=["mordor"] * 9,
        steps=[0, 13], coins=[0, 20],
    )  # fmt: skip
    do(s, "discard c3-yellow-02")
    assert (won(s), coins(s)) == ((0, "regions"), [3, 20])


def test_the_lines_are_written_once() -> None:
    """The table of this file is a map: no line twice."""
    assert not [pair for pair in combinations(LINES, 2) if set(pair[0]) == set(pair[1])]


@rule("DU-87", "DU-88")
@pytest.mark.parametrize("word", ["conquest", "regions"])
def test_the_keys_of_endings_say_what_the_book_says(word: str) -> None:
    """To conquer Middle-earth is to be present in all seven regions; more regions at the end are another ending. Saved
    games in which the two words were the other way round are read as what they were."""
    assert GAME.endings == ("ring", "peoples", "conquest", "regions", "shared")
    over: dict[str, Any] = {"seat": -1, "winner": 0, "ending": word, "chapter": 3, "last": True}
    assert won(position(units_0=REGIONS, **over)) == (0, "conquest")
    assert won(position(units_0=REGIONS[:6], units_1=["mordor"], **over)) == (0, "regions")
