"""DU-52 to DU-58: the quest of the Ring."""

from typing import Any, cast

import pytest

from duel.du import GAME, can, coins, do, fortresses, position, refused, steps, supply, units, won, zone
from duel.hands import REGIONS
from mathom.games.duel.rules import Duel
from support import rule

BLUE = {1: "c1-blue-01", 2: "c3-blue-01", 3: "c3-blue-05"}  # cards with so many rings
AREA = ["c2-grey-05", "c1-grey-07"]  # which make the first two free


def quest(start: list[int], rings: int, seat: int = 0, **data: Any) -> Duel:
    card = BLUE[rings]
    more = f"c{card[1]}-red-02"
    data.setdefault("coins", [3, 3])
    data[f"area_{seat}"] = AREA
    return position([card, more], chapter=int(card[1]), seat=seat, steps=start, **data)


@rule("DU-52")
def test_each_side_has_its_own_character() -> None:
    """A blue card of the Fellowship moves Frodo and Sam, one of Sauron the Nazgûl."""
    for seat, after in ((0, [1, 0]), (1, [0, 1])):
        s = position(["c1-blue-01"], seat=seat)
        do(s, "play c1-blue-01")
        assert steps(s) == after


@rule("DU-52")
def test_the_track_shows_both_characters() -> None:
    """Both stand on their own strip of 15 spaces, where their steps have brought them."""
    view = GAME.view(position(["c1-blue-01"], steps=[4, 7]))
    assert [zone(view, f"track:{seat}").size for seat in (0, 1)] == [15, 15]
    for seat, step in ((0, 4), (1, 7)):
        (piece,) = zone(view, f"track:{seat}").pieces
        assert (piece.face, piece.counters["step"]) == (("frodo", "nazgul")[seat], step)


@rule("DU-53")
def test_the_counters_are_independent() -> None:
    """Frodo and Sam carry the Nazgûl along: what Sauron still needs does not change, and the other way round."""
    s = position(["c1-blue-01", "c1-blue-02"], steps=[7, 13], coins=[0, 1])
    do(s, "play c1-blue-01")
    assert steps(s) == [8, 13]
    do(s, "play c1-blue-02")
    assert won(s) == (1, "ring")


@rule("DU-46", "DU-55", "DU-56")
def test_the_bonus_passed_in_the_rulebook() -> None:
    """Frodo and Sam on step 2, a blue card with 2 rings: step 4, and a coin for the bonus space passed."""
    s = position(["c2-blue-04"], chapter=2, steps=[2, 5], coins=[3, 1])
    do(s, "play c2-blue-04")
    assert (steps(s), coins(s), s.seat) == ([4, 5], [1, 1], 1)


@rule("DU-55", "DU-56")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("start", "rings"), [(2, 1), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3)])
def test_a_coin_at_step_3(seat: int, start: int, rings: int) -> None:
    """Reached or passed, step 3 gives one coin, to each player on his own."""
    where = [3, 3]
    where[seat] = start
    s = quest(where, rings, seat)
    before = coins(s)
    do(s, f"play {BLUE[rings]}")
    before[seat] += 1 - (3 if rings == 3 else 0)
    where[seat] += rings
    assert (coins(s), steps(s), s.seat) == (before, where, 1 - seat)


@rule("DU-55", "DU-56")
@pytest.mark.parametrize(("start", "rings"), [(0, 1), (0, 2), (3, 1), (3, 2), (9, 2), (12, 1)])
def test_no_bonus_between(start: int, rings: int) -> None:
    """Nothing happens on the other steps, nor when a bonus space is left: each bonus comes once."""
    s = quest([start, 0], rings, fortresses_1=["rohan", "gondor"])
    do(s, f"play {BLUE[rings]}")
    assert (coins(s), steps(s), s.seat, supply(s, 0)) == ([3, 3], [start + rings, 0], 1, 15)
    assert fortresses(s, 1) == ["rohan", "gondor"]


@rule("DU-56")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("start", "rings"), [(5, 1), (4, 2), (5, 2), (3, 3)])
def test_a_unit_at_step_6(seat: int, start: int, rings: int) -> None:
    """Step 6 gives a unit in any region."""
    s = quest([start, start], rings, seat)
    do(s, f"play {BLUE[rings]}")
    assert can(s) == [*(f"place {r}" for r in REGIONS), "decline"]
    assert refused(s, "done") == "DU-91"
    do(s, "place rhovanion")
    assert (units(s, seat), units(s, 1 - seat)) == ({"rhovanion": 1}, {})
    assert (steps(s)[seat], s.seat) == (start + rings, 1 - seat)


@rule("DU-55", "DU-84")
def test_a_bonus_comes_before_the_next_step() -> None:
    """From step 5 with 3 rings: the unit of step 6 is placed, and its conflict fought, before steps 7 and 8."""
    s = quest([5, 0], 3, units_1=["rohan", "rohan"])
    do(s, "play c3-blue-05")
    assert steps(s) == [6, 0]
    do(s, "place rohan")
    assert (units(s, 0), units(s, 1), steps(s), s.seat) == ({}, {"rohan": 1}, [8, 0], 1)


@rule("DU-25", "DU-56")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("start", "rings"), [(8, 1), (7, 2), (8, 2), (6, 3)])
def test_an_extra_turn_at_step_9(seat: int, start: int, rings: int) -> None:
    """Step 9 gives an extra turn, one."""
    s = quest([start, start], rings, seat)
    do(s, f"play {BLUE[rings]}")
    assert (steps(s)[seat], s.seat) == (start + rings, seat)
    do(s, next(text for text in can(s) if text.startswith("discard")))
    assert s.seat == 1 - seat


@rule("DU-56", "DU-80")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("start", "rings"), [(11, 1), (10, 2), (11, 2), (10, 3)])
def test_a_fortress_at_step_12(seat: int, start: int, rings: int) -> None:
    """Step 12 removes an enemy fortress of choice."""
    built = {f"fortresses_{1 - seat}": ["rohan", "gondor"], f"fortresses_{seat}": ["mordor"]}
    s = quest([start, start], rings, seat, **built)
    do(s, f"play {BLUE[rings]}")
    assert (can(s), steps(s)[seat]) == (["raze rohan", "raze gondor", "decline"], 12)
    assert refused(s, "raze mordor") == "DU-80"
    do(s, "raze gondor")
    assert (fortresses(s, 1 - seat), fortresses(s, seat), steps(s)[seat]) == (["rohan"], ["mordor"], start + rings)
    assert s.seat == 1 - seat


@rule("DU-56")
def test_the_only_fortress_and_none() -> None:
    """The only enemy fortress is removed, or spared; where there is none, nothing happens."""
    for answer, left in (("raze rohan", []), ("decline", ["rohan"])):
        s = quest([11, 0], 1, fortresses_1=["rohan"])
        do(s, "play c1-blue-01")
        assert can(s) == ["raze rohan", "decline"]
        do(s, answer)
        assert (fortresses(s, 1), s.seat) == (left, 1)
    s = quest([11, 0], 1, fortresses_0=["rohan"])
    do(s, "play c1-blue-01")
    assert (fortresses(s, 0), s.seat) == (["rohan"], 1)


@rule("DU-54", "DU-57", "DU-58")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("start", "rings"), [(13, 1), (12, 2), (13, 2), (13, 3), (12, 3), (11, 3)])
def test_the_fourteenth_step_wins(seat: int, start: int, rings: int) -> None:
    """With 14 steps Frodo and Sam are at the volcano, or the Nazgûl have reached them; steps beyond are not made."""
    where = [13, 13]
    where[seat] = start
    s = quest(where, rings, seat)
    do(s, f"play {BLUE[rings]}")
    assert won(s) == (seat, "ring")
    assert (steps(s)[seat], steps(s)[1 - seat]) == (14, 13)
    assert [s.payoff(seat), s.payoff(1 - seat)] == [1.0, -1.0]


@rule("DU-54")
@pytest.mark.parametrize("seat", [0, 1])
def test_thirteen_steps_do_not_win(seat: int) -> None:
    """With 13 steps the game goes on."""
    s = quest([12, 12], 1, seat)
    do(s, "play c1-blue-01")
    assert (s.over, steps(s)[seat]) == (False, 13)


@rule("DU-3", "DU-57")
def test_a_victory_ends_the_game_at_once() -> None:
    """The last step wins before a token reacts to the card, and before anything is turned up."""
    s = position(
        layout={9: "face-down", 14: "c1-blue-01", 0: "c1-red-01"}, steps=[13, 0], tokens_0=["hobbits-2"], coins=[0, 0]
    )
    do(s, "play c1-blue-01")
    assert won(s) == (0, "ring")
    assert can(s) == []
    assert s.to_json()["slot 9"] == "face-down"
    assert supply(s, 0) == 15
    assert won(cast(Duel, GAME.from_json(s.to_json()))) == (0, "ring")
