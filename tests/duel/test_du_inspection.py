"""What a card or tile means to a player now, and what a click on it that leads to nothing is told."""

import pytest

from duel.du import GAME, position
from duel.test_du_refusals import MOVE, asked, turn
from mathom.games.duel.rules import Duel
from mathom.kernel.words import say
from support import rule


def notes(s: Duel, thing: str, seat: int = 0) -> list[str]:
    return [f"{say(n.title)}: {say(n.words)} {n.rule}".strip() for n in GAME.about(s, seat, thing, ("Ada", "Bo"))]


@rule("DU-32", "DU-41")
def test_what_it_costs_both_now_and_why() -> None:
    s = position(layout={5: "c2-blue-01", 9: "c2-green-01"}, chapter=2, coins=[0, 3], area_1=["c1-grey-05"])
    told = notes(s, "layout/9")
    assert told[0].startswith("your price now: ")
    assert told[0].endswith("; you have 0 coins DU-32")
    assert told[1].startswith("for Bo: ")
    assert told[2] == "if it is taken: uncovers nothing"
    assert [n.good for n in GAME.about(s, 0, "layout/9", ("Ada", "Bo"))] == [False, None, None]


def test_what_lies_face_down_is_told_to_nobody() -> None:
    assert notes(turn(), "layout/2") == []


@pytest.mark.parametrize(
    ("things", "reason"),
    [
        (("layout/2",), "this card lies face down, and others lie on it (DU-15)"),
        (("layout/5",), "other cards still lie on this one (DU-15)"),
        (("tiles/bree",), "this tile cannot be paid (DU-37)"),
        (("area:1/c1-grey-06",), "first take a card or a tile: nothing else is asked now (DU-13)"),
    ],
)
def test_a_click_in_vain(things: tuple[str, ...], reason: str) -> None:
    assert str(GAME.clicked_in_vain(turn(), things)) == reason


def test_a_second_click_in_vain() -> None:
    """after the region where the move begins"""
    assert str(GAME.clicked_in_vain(asked(MOVE), ("arnor", "mordor"))) == "no line joins these two regions (DU-82)"
