"""Positions written by hand: what is left out, how they are written down again, and which are refused."""

from typing import Any

import pytest

import mathom
from battle.ba import ENEMIES, GAME, can, do, enemies, groups, hand, phase, position
from support import rule

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "seats": ({"seats": 5}, "seats: 5 is not a number from 2 to 4"),
    "no number": ({"seats": True}, "seats: True is not a number from 2 to 4"),
    "whose turn": ({"seat": 2}, "seat: it cannot be the turn of seat 2"),
    "nobody's turn": ({"seat": -1}, "seat: it cannot be the turn of seat -1"),
    "somebody's turn at the end": ({"phase": "ended", "enemies": [], "enemy_pile": []}, "seat: it cannot be the turn"),
    "who is active": ({"active": 2}, "active: there is no seat 2"),
    "somebody else is asked": ({"seat": 1, "active": 0, "hand_1": ["sam"]}, "only in a counterattack others than"),
    "no enemy": ({"enemies": [], "enemy_pile": []}, "the game is over when none lies open"),
    "an enemy at the end": ({"phase": "ended", "seat": -1}, "the game is over when none lies open"),
    "four enemies": ({"enemies": ENEMIES[:4]}, "3 lie open as long as the enemy pile lasts"),
    "two enemies and a pile": ({"enemies": ENEMIES[:2]}, "3 lie open as long as the enemy pile lasts"),
    "a companion as a Mordor card": ({"mordor": ["frodo"]}, "mordor: frodo is no Mordor card"),
    "three Mordor cards": ({"mordor": ["mordor-hand"] * 3}, "three lie out during a counterattack"),
    "a counterattack of two": ({"phase": "loss", "mordor": ["mordor-hand"] * 2, "hand_0": ["sam"]}, "three lie out"),
    "a received elf": ({"received_0": ["arwen"]}, "received 0: only hobbits and Gandalf are given away"),
    "twice in a hand": ({"hand_0": ["sam", "sam"]}, "hand 0: sam is there twice"),
    "beaten twice": ({"beaten_1": ["snaga", "snaga"]}, "beaten 1: snaga is there twice"),
    "in a hand and in a group": ({"groups": {0: [["sam"]]}, "hand_1": ["sam"]}, "there is only 1 of sam"),
    "in two groups": ({"groups": {0: [["sam"], ["sam"]]}}, "there is only 1 of sam"),
    "twice in a group": ({"groups": {0: [["sam", "sam"]]}}, "groups: sam is there twice"),
    "an empty group": ({"groups": {0: [[]]}}, "a group has at least one card"),
    "a group of nobody": ({"groups": {2: [["sam"]]}}, "groups: there is no seat 2"),
    "five Mordor cards of a text": ({"ring_pile": ["mordor-laid"] * 5}, "there is only 4 of mordor-laid"),
    "an unknown card": ({"hand_0": ["bilbo"]}, "bilbo"),
    "an unknown field": ({"weather": "rain"}, "weather"),
    "an unknown phase": ({"phase": "tea"}, "tea"),
    "nothing to follow": ({"phase": "laid"}, "nothing can follow what was laid"),
    "nothing to lose": (
        {"phase": "loss", "mordor": ["mordor-hand", "mordor-hand", "mordor-laid"]},
        "seat 0 could do nothing",
    ),
    "a fight of nobody": ({"phase": "moved"}, "seat 0 could do nothing"),
    "loans without a fight": ({"phase": "loans", "groups": {0: [["sam"]]}}, "no such group or enemies"),
    "a fight without loans": ({"fighting": 1, "against": 1, "groups": {0: [["sam"]]}}, "only while loans are chosen"),
    "twice allowed": ({"again": 2}, "no such number"),
    "known piles": ({"ring_pile tops": [1]}, "ring pile tops"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_position_is_refused(case: str) -> None:
    """What the rules could not go on with is refused, with the reason."""
    data, why = WRONG[case]
    with pytest.raises(mathom.BadPosition) as caught:
        position(**data)
    assert why in str(caught.value)


@rule("BA-15")
def test_groups_keep_their_numbers() -> None:
    """A group keeps its number when one before it disappears; written down, it is told where it is not the next."""
    data = {"groups": [{"of": 0, "number": 3, "cards": ["sam"]}, {"of": 0, "cards": ["frodo"]}]}
    s = GAME.from_json({"enemies": ["balrog"], "hand 0": ["gimli"], **data})
    assert s.to_json()["groups"] == [{"number": 3, "cards": ["sam"]}, {"cards": ["frodo"]}]
    assert can(s)[:3] == ["lay gimli 3", "lay gimli 4", "lay gimli new"]
    with pytest.raises(mathom.BadPosition, match="ascend"):
        GAME.from_json(
            {"groups": [{"of": 0, "number": 2, "cards": ["sam"]}, {"of": 0, "number": 2, "cards": ["frodo"]}]}
        )


@rule("BA-33")
def test_a_turn_that_is_over_leaves_no_trace() -> None:
    """What Aragorn and Angbor allow ends with the turn, and so does what was being drawn for."""
    for card in ("aragorn", "angbor"):
        s = position(hand_0=[card, "sam"], enemies=["balrog", "saruman", "witch-king"])
        do(s, f"lay {card} new", "done")
        assert not {"again", "angbor", "drawing", "phase"} & {*s.to_json()}


def test_what_a_position_leaves_out() -> None:
    """Nothing but an open enemy and a card to draw is needed: seat 0 begins a turn."""
    s = GAME.from_json({"enemies": ["balrog"], "ring pile": ["sam"]})
    assert (s.seat, can(s)) == (0, ["draw"])


def test_the_middle_of_a_counterattack_is_written_down() -> None:
    """Who is asked, who drew, and what for: all goes on as it would have."""
    s = position(
        seat=1,
        active=0,
        phase="loss",
        drawing="turn",
        hand_1=["sam", "merry"],
        enemies=["snaga", "wargs", "balrog"],
        mordor=["mordor-hand"] * 3,
        chance=["saruman", "companion", "arwen"],
    )
    s.apply(GAME.parse(s, "discard merry"))
    assert (s.seat, phase(s), hand(s, 0), hand(s, 1)) == (1, "turn", ["arwen"], ["sam"])
    assert (enemies(s), groups(s, 0)) == (["saruman", "snaga", "wargs"], {})
