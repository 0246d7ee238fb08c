"""What places and cards mean now, and what a click that leads to nothing is told."""

import pytest

from mathom.kernel.words import say
from support import rule
from two_towers.tt import GAME, at, row

WHO = ("Ada", "Bo", "Cy")


@rule("TT-58")
def test_what_counts_where() -> None:
    s = at("rohan", hand_0=["red-wisdom"], rows=[row(0, "blue-endurance", 2), row(2, "red-endurance", 1, 1)])
    place = GAME.about(s, 0, "place:rohan", WHO)
    assert [(say(n.title), say(n.words)) for n in place] == [("valid cards there now", "Ada 2, Bo 0, Cy 2")]
    (card,) = GAME.about(s, 0, "hand:0/red-wisdom/0", WHO)
    assert (say(card.title), say(card.words), card.good) == ("counts at", "Fangorn, Orthanc, Minas Tirith", None)


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("pile", "cards are drawn on the road only, not while cards are laid at a place (TT-21)"),
        ("discard", "no card is ever taken from the discard (TT-33)"),
        ("open/gandalf/0", "cards are drawn on the road only, not while cards are laid at a place (TT-21)"),
    ],
)
def test_a_click_in_vain(thing: str, reason: str) -> None:
    assert str(GAME.clicked_in_vain(at("rohan", hand_0=["red-wisdom"]), (thing,))) == reason
