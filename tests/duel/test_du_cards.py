"""DU-44 to DU-51: what the cards do. Every card is played once, with exactly what follows."""

from typing import Any

import pytest

from duel.du import area, can, coins, cost, do, position, refused, steps, supply, tokens, units
from duel.hands import GREY, allied, skilled
from support import rule

SKILLS = {  # grey cards that give all their symbols
    "c1-grey-01": "courage",
    "c1-grey-02": "courage",
    "c1-grey-03": "strength",
    "c1-grey-04": "strength",
    "c1-grey-05": "ruse",
    "c1-grey-06": "ruse",
    "c1-grey-07": "leadership",
    "c1-grey-08": "knowledge",
    "c2-grey-01": "leadership",
    "c2-grey-02": "knowledge",
    "c2-grey-03": "courage courage",
    "c2-grey-04": "ruse ruse",
    "c2-grey-05": "strength strength",
}
COINS = {
    "c1-yellow-01": 2,
    "c1-yellow-02": 2,
    "c1-yellow-03": 2,
    "c1-yellow-04": 2,
    "c2-yellow-01": 4,
    "c2-yellow-02": 3,
    "c3-yellow-01": 5,
    "c3-yellow-02": 5,
}
RINGS = {
    "c1-blue-01": 1,
    "c1-blue-02": 1,
    "c1-blue-03": 1,
    "c1-blue-04": 1,
    "c2-blue-01": 1,
    "c2-blue-02": 1,
    "c2-blue-03": 1,
    "c2-blue-04": 2,
    "c2-blue-05": 2,
    "c3-blue-01": 2,
    "c3-blue-02": 2,
    "c3-blue-03": 2,
    "c3-blue-04": 2,
    "c3-blue-05": 3,
}
PEOPLE = {
    "c1-green-01": "dwarves",
    "c1-green-02": "elves",
    "c1-green-03": "hobbits",
    "c1-green-04": "humans",
    "c2-green-01": "hobbits",
    "c2-green-02": "humans",
    "c2-green-03": "dwarves",
    "c2-green-04": "elves",
    "c3-green-01": "wizards",
    "c3-green-02": "wizards",
    "c3-green-03": "ents",
    "c3-green-04": "ents",
}
UNITS = {
    "c1-red-01": (1, "arnor", "lindon"),
    "c1-red-02": (1, "gondor", "rohan"),
    "c1-red-03": (1, "enedwaith", "rhovanion"),
    "c2-red-01": (2, "gondor", "mordor"),
    "c2-red-02": (2, "lindon", "rohan"),
    "c2-red-03": (2, "enedwaith", "lindon"),
    "c2-red-04": (2, "arnor", "rhovanion"),
    "c2-red-05": (2, "mordor", "rohan"),
    "c3-red-01": (3, "enedwaith", "rohan"),
    "c3-red-02": (3, "arnor", "enedwaith"),
    "c3-red-03": (3, "gondor", "rhovanion"),
    "c3-red-04": (3, "arnor", "gondor"),
    "c3-red-05": (3, "lindon", "mordor"),
    "c3-red-06": (3, "mordor", "rhovanion"),
}
ICONS = {  # remove, lose coins, move
    "c3-purple-01": (0, 0, 3),
    "c3-purple-02": (1, 2, 0),
    "c3-purple-03": (1, 1, 1),
    "c3-purple-04": (2, 1, 0),
    "c3-purple-05": (0, 1, 2),
    "c3-purple-06": (1, 0, 2),
}


def test_all_cards_are_here() -> None:
    """With the two grey cards of a choice these are the 69 cards of the box."""
    assert len([*SKILLS, *COINS, *RINGS, *PEOPLE, *UNITS, *ICONS]) + 2 == 69


@rule("DU-44")
@pytest.mark.parametrize("card", SKILLS)
def test_every_grey_card(card: str) -> None:
    """One skill for each symbol shown: a tile that asks for all skills costs so many coins less, now and later."""
    chapter = int(card[1])
    s = position([card], chapter=chapter, coins=[9, 0])
    assert cost(s, "erebor") == cost(s, "isengard") == cost(s, "helms-deep") == cost(s, "bree") == 6
    do(s, f"play {card}")
    assert area(s, 0) == [card]
    given = SKILLS[card].split()
    skill = given[0]
    asked = {  # the tile that asks for most of it
        "ruse": ("helms-deep", 3),
        "strength": ("bree", 3),
        "courage": ("isengard", 3),
        "knowledge": ("minas-tirith", 2),
        "leadership": ("helms-deep", 2),
    }
    tile, most = asked[skill]
    assert cost(s, tile) == 6 - len(given)
    assert len(given) <= most
    without = {"ruse": "bree", "strength": "isengard", "courage": "helms-deep"}.get(skill)
    if without:
        assert cost(s, without) == 6
    assert cost(s, "barad-dur", seat=1) == 6


@rule("DU-44")
@pytest.mark.parametrize("skill", GREY)
def test_skills_last_for_the_rest_of_the_game(skill: str) -> None:
    """What was learnt in chapter 1 serves in chapter 3."""
    card = {
        "ruse": "c3-yellow-02",
        "strength": "c3-blue-01",
        "courage": "c3-yellow-01",
        "knowledge": "c3-green-01",
        "leadership": "c3-green-04",
    }[skill]
    price = {"ruse": 3, "strength": 3, "courage": 3, "knowledge": 4, "leadership": 4}[skill]
    s = position([card], chapter=3, coins=[5, 0], area_0=skilled(skill))
    assert cost(s, card) == price - 1
    assert cost(s, card, seat=1) == price


@rule("DU-45")
@pytest.mark.parametrize("card", COINS)
def test_every_yellow_card(card: str) -> None:
    """The coins shown come from the reserve at once."""
    price = {"c3-yellow-01": 3, "c3-yellow-02": 3}.get(card, 0)
    s = position([card], chapter=int(card[1]), coins=[3, 4])
    do(s, f"play {card}")
    assert coins(s) == [3 - price + COINS[card], 4]


@rule("DU-46")
@pytest.mark.parametrize("card", RINGS)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_blue_card(card: str, seat: int) -> None:
    """The own character advances a step for each ring shown, the other does not."""
    s = position([card], chapter=int(card[1]), coins=[4, 4], seat=seat, steps=[10, 10])
    do(s, f"play {card}")
    expected = [10, 10]
    expected[seat] += RINGS[card]
    assert steps(s) == expected


@rule("DU-47")
@pytest.mark.parametrize("card", PEOPLE)
def test_every_green_card(card: str) -> None:
    """A symbol of a people: with the other card of that people, two tokens of it are turned up."""
    people = PEOPLE[card]
    other = next(c for c, p in PEOPLE.items() if p == people and c != card)
    chance = [f"{people}-3", f"{people}-1"]
    s = position([card], chapter=int(card[1]), coins=[4, 0], area_0=[other], chance=chance)
    do(s, f"play {card}")
    assert can(s) == [f"keep {people}-3", f"keep {people}-1"]


@rule("DU-47")
def test_a_green_card_does_nothing_else() -> None:
    """A single green card gives no coin, step, unit or token."""
    s = position(["c1-green-01"], coins=[2, 2])
    do(s, "play c1-green-01")
    assert (coins(s), steps(s), supply(s, 0), tokens(s, 0), s.seat) == ([1, 2], [0, 0], 15, [], 1)


@rule("DU-48")
@pytest.mark.parametrize("card", UNITS)
@pytest.mark.parametrize("which", [0, 1])
def test_every_red_card(card: str, which: int) -> None:
    """All units of the card go to one of its two regions, at once."""
    n, *regions = UNITS[card]
    s = position([card], chapter=int(card[1]), coins=[5, 0])
    do(s, f"play {card}")
    assert sorted(can(s)) == ["decline", *(f"place {r}" for r in sorted(regions))]
    do(s, f"place {regions[which]}")
    assert units(s, 0) == {regions[which]: n}
    assert supply(s, 0) == 15 - n
    assert s.seat == 1


@rule("DU-48")
def test_no_other_region() -> None:
    """A region that the card does not show cannot be chosen."""
    s = position(["c1-red-01"])
    do(s, "play c1-red-01")
    assert refused(s, "place mordor") == "DU-48"
    assert refused(s, "done") == "DU-91"


# -- purple


@rule("DU-49", "DU-50")
@pytest.mark.parametrize("card", ICONS)
def test_every_purple_card(card: str) -> None:
    """Removals first, then the coins, then the moves, each by its number."""
    removes, loses, moves = ICONS[card]
    board: dict[str, Any] = {"units_0": ["lindon"] * 2, "units_1": ["rohan"] * 2 + ["mordor"] * 2}
    s = position([card], chapter=3, coins=[5, 5], **board)
    price = cost(s, card)
    do(s, f"play {card}")
    for _ in range(removes):
        assert can(s) == ["remove rohan", "remove mordor", "decline"]
        assert coins(s) == [5 - price, 5]
        do(s, "remove mordor")
    assert coins(s) == [5 - price, 5 - loses]
    for i in range(moves):
        assert can(s) == (
            ["move lindon arnor", "done"]
            if i == 0
            else ["move lindon arnor", "move arnor lindon", "move arnor rhovanion", "move arnor enedwaith", "done"]
        )
        do(s, "move lindon arnor" if i == 0 else "move arnor lindon")
        if i == 1 and moves == 3:
            do(s, "move lindon arnor")
            break
    assert s.seat == 1
    assert units(s, 1) == {"rohan": 2, **({"mordor": 2 - removes} if removes < 2 else {})}
    assert units(s, 0) == ({"lindon": 2} if moves in (0, 2) else {"lindon": 1, "arnor": 1})


@rule("DU-49")
def test_an_enemy_unit_is_removed_from_any_region() -> None:
    """Several removals may hit several regions, and the units go back to their owner's supply."""
    s = position(["c3-purple-04"], chapter=3, coins=[4, 0], units_1=["lindon", "rohan", "mordor"], units_0=["arnor"])
    do(s, "play c3-purple-04")
    assert refused(s, "remove arnor") == "DU-49"
    do(s, "remove lindon", "remove mordor")
    assert (units(s, 1), supply(s, 1)) == ({"rohan": 1}, 14)
    assert units(s, 0) == {"arnor": 1}


@rule("DU-50")
def test_what_can_be_done_of_removals_is_done() -> None:
    """With one enemy unit on the board, one of two is removed and no more is asked; with none, none."""
    s = position(["c3-purple-04"], chapter=3, coins=[4, 3], units_1=["rohan"])
    do(s, "play c3-purple-04", "remove rohan")
    assert (units(s, 1), coins(s), s.seat) == ({}, [0, 2], 1)
    s = position(["c3-purple-04"], chapter=3, coins=[4, 3])
    do(s, "play c3-purple-04")
    assert (units(s, 1), coins(s), s.seat) == ({}, [0, 2], 1)


@rule("DU-49", "DU-50")
@pytest.mark.parametrize(("card", "left"), [("c3-purple-02", 3), ("c3-purple-04", 2)])
def test_removals_from_the_only_region(card: str, left: int) -> None:
    """Where all enemy units stand in one region, no more are removed than the card shows."""
    s = position([card], chapter=3, coins=[4, 0], units_1=["mordor"] * 4)
    do(s, f"play {card}", *["remove mordor"] * (4 - left))
    assert (units(s, 1), supply(s, 1), s.seat) == ({"mordor": left}, 15 - left, 1)


@rule("DU-50")
def test_moves_can_be_left_out() -> None:
    """`done` ends all moves that are left; it is not for removals."""
    s = position(["c3-purple-06"], chapter=3, coins=[4, 0], units_0=["arnor"], units_1=["rohan", "mordor"])
    do(s, "play c3-purple-06")
    assert refused(s, "done") == "DU-91"
    do(s, "remove rohan", "done")
    assert (units(s, 0), units(s, 1), s.seat) == ({"arnor": 1}, {"mordor": 1}, 1)


@rule("DU-50")
def test_one_of_two_moves() -> None:
    """Each move is optional: one is made, the other not."""
    s = position(["c3-purple-05"], chapter=3, coins=[4, 1], units_0=["arnor"])
    do(s, "play c3-purple-05", "move arnor lindon", "done")
    assert (units(s, 0), coins(s), s.seat) == ({"lindon": 1}, [0, 0], 1)


@rule("DU-50")
def test_without_units_no_move_is_asked() -> None:
    """Who has no unit on the board is not asked to move one."""
    s = position(["c3-purple-01"], chapter=3, coins=[4, 0])
    do(s, "play c3-purple-01")
    assert s.seat == 1


@rule("DU-51")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_coins_lost(before: int, after: int) -> None:
    """Two coins are lost to the reserve, not to the opponent; who has fewer loses all."""
    s = position(["c3-purple-02"], chapter=3, coins=[4, before])
    do(s, "play c3-purple-02")
    assert coins(s) == [0, after]


@rule("DU-51", "DU-90")
def test_lost_coins_are_in_the_reserve_again() -> None:
    """All 30 coins are with the players; after 4 are paid and 2 lost, 5 can be taken."""
    s = position(
        ["c3-purple-02", "c3-yellow-01"], chapter=3, seat=1, coins=[26, 4], area_0=skilled("ruse ruse courage")
    )
    do(s, "play c3-purple-02", "play c3-yellow-01")
    assert coins(s) == [29, 0]


@rule("DU-23", "DU-49")
def test_effects_come_at_once() -> None:
    """The opponent's next turn begins when the card is done, not before."""
    s = position(["c3-purple-01", "c3-red-01"], chapter=3, coins=[4, 4], units_0=["arnor"])
    do(s, "play c3-purple-01")
    for _ in range(3):
        assert s.seat == 0
        assert refused(s, "play c3-red-01") == "DU-23"
        do(s, can(s)[0])
    assert s.seat == 1


@rule("DU-47", "DU-60")
def test_peoples_of_three_chapters() -> None:
    """Symbols are kept: two of earlier chapters and one now are three peoples."""
    s = position(["c3-green-04"], chapter=3, coins=[4, 0], area_0=allied("elves", "dwarves"))
    do(s, "play c3-green-04")
    assert {text[5:-2] for text in can(s)} == {"elves", "dwarves", "ents"}
