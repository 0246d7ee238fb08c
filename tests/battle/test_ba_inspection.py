"""What an enemy means to each own group, and what a click that leads to nothing is told."""

import pytest

from battle.ba import GAME, position
from mathom.games.battle.rules import Battle
from mathom.kernel.words import say
from support import rule


def table(phase: str = "turn") -> Battle:
    """halbarad has sword and axe; snaga asks for an axe, the orc band for a sword, the balrog for four symbols"""
    return position(
        {0: [["halbarad"], ["sam"]]}, enemies=["snaga", "balrog", "witch-king"], hand_0=["eowyn"], phase=phase
    )


@rule("BA-20")
def test_how_far_each_group_is_from_beating_an_enemy() -> None:
    told = [(say(n.title), say(n.words), n.good) for n in GAME.about(table(), 0, "enemies/snaga", ("Ada", "Bo"))]
    assert told == [
        ("your group 1", "has all symbols to beat it", True),
        ("your group 2", "lacks 1 symbol to beat it", False),
    ]


@pytest.mark.parametrize(
    ("phase", "things", "reason"),
    [
        ("turn", ("enemies/snaga",), "a fight comes after laying a companion (BA-16)"),
        ("turn", ("group:0:1",), "first choose the hand card that you lay, then its group (BA-12)"),
        ("laid", ("enemies/balrog",), "no group of yours covers all symbols of this enemy (BA-20)"),
        ("laid", ("group:0:2",), "this group does not cover all symbols of any open enemy (BA-20)"),
        ("laid", ("hand:0/eowyn",), "only one companion is laid in a turn (BA-9)"),
        ("laid", ("ring-pile",), "a turn is either laying a companion or drawing a card (BA-9)"),
    ],
)
def test_a_click_in_vain(phase: str, things: tuple[str, ...], reason: str) -> None:
    assert str(GAME.clicked_in_vain(table(phase), things)) == reason
