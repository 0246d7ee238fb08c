"""RB-51 to RB-56: drawing cards at the end of a turn."""

from typing import Any

import pytest

from mathom.games.ringbearer.rules import Ringbearer
from mathom.kernel.dice import fall_knowers
from ringbearer.rb import (
    GAME,
    can,
    dark_discard,
    dark_hand,
    discard,
    do,
    faces,
    hand,
    phase,
    pile,
    position,
    refused,
    reversed_cards,
    tile,
    told,
)
from support import rule


def drawing(chance: list[str] | None = None, **data: Any) -> Ringbearer:
    return position(chance, phase="drawing", left=0, **data)


NEXT = ["all-shown", "all-shown"]  # the next turn begins, and nothing has to be laid


@rule("RB-51")
def test_the_example_of_drawing() -> None:
    """Two cards in hand: two are drawn, one facing him, one reversed."""
    s = drawing(["red", "joker", *NEXT], hand_0=["blue", "green"])
    assert can(s) == ["draw", "draw reversed", "stop"]
    do(s, "draw")
    assert hand(s, 0) == ["blue", "green", "red"]
    do(s, "draw reversed")
    assert (hand(s, 0), reversed_cards(s, 0), int(s.seat)) == (["blue", "green", "red"], ["joker"], 1)


@rule("RB-51")
@pytest.mark.parametrize(("texts", "cards"), [(("stop",), 2), (("draw", "stop"), 3), (("draw", "draw"), 4)])
def test_none_one_or_two(texts: tuple[str, ...], cards: int) -> None:
    """He may draw none, stop after one, or draw up to four; then it is the next player's turn."""
    s = drawing(hand_0=["blue", "green"])
    do(s, *texts)
    assert (int(s.size[0]), int(s.seat), phase(s)) == (cards, 1, "actions")


@rule("RB-51")
@pytest.mark.parametrize(
    ("mine", "turned", "asked"),
    [(3, 0, True), (3, 1, False), (0, 4, False), (4, 0, False), (5, 1, False), (1, 2, True)],
)
def test_reversed_cards_count(mine: int, turned: int, asked: bool) -> None:
    """Up to four, reversed ones counted; with four or more there is nothing to draw, and he is not asked."""
    some = ["blue", "blue", "blue", "green", "green"]
    s = position(hand_0=some[:mine], reversed_0=["red", "red", "yellow", "yellow"][:turned], phase="travel", left=0)
    do(s, "halt")
    assert (phase(s) == "drawing", int(s.seat)) == ((True, 0) if asked else (False, 1))


@rule("RB-52")
def test_one_reversed_card_in_a_turn() -> None:
    """At most one of the new cards; the reversed cards he has do not matter."""
    s = drawing(reversed_0=["blue", "green"])
    assert can(s) == ["draw", "draw reversed", "stop"]
    do(s, "draw reversed")
    assert (can(s), len(reversed_cards(s, 0))) == (["draw", "stop"], 3)
    assert refused(s, "draw reversed") == "RB-52"
    do(s, "draw")
    assert (hand(s, 0) != [], int(s.seat)) == (True, 1)


@rule("RB-52")
def test_in_the_next_turn_another_one() -> None:
    """Each turn one: so several may gather in a hand."""
    s = drawing(seat=0, reversed_1=["joker"], stack=["b1", "b2"])
    do(s, "draw reversed", "stop")
    do(s, "discover", "discover", "draw reversed", "stop")
    assert (len(reversed_cards(s, 0)), len(reversed_cards(s, 1)), int(s.seat)) == (1, 2, 2)


@rule("RB-52", "RB-105")
def test_who_sees_what_is_drawn() -> None:
    """A card that faces him is seen by him alone, a reversed one by all the others, a spectator sees neither."""
    s = drawing(["blue", "joker"], seat=1, hand_1=["red"], seats=4)
    s.news = []
    s.dice.log = []
    do(s, "draw", "draw reversed")
    assert [fall_knowers(f) for f in s.dice.log] == [0b0010, 0b1101]
    assert [told(s, seat) for seat in (0, 1, 2, 3, None)] == [
        ["Player 2 draws a card", "Player 2 draws Joker, reversed"],
        ["Player 2 draws blue", "Player 2 draws a reversed card"],
        ["Player 2 draws a card", "Player 2 draws Joker, reversed"],
        ["Player 2 draws a card", "Player 2 draws Joker, reversed"],
        ["Player 2 draws a card", "Player 2 draws a reversed card"],
    ]
    assert faces(GAME.view(s, 1), "hand:1") == ["blue", "red", None]
    assert faces(GAME.view(s, 3), "hand:1") == [None, None, "joker"]


@rule("RB-53")
def test_one_card_at_a_time() -> None:
    """He decides before each card, knowing the ones before: reversed first or last."""
    s = drawing(["green", "blue", "joker"], hand_0=["red"])
    do(s, "draw")
    assert (hand(s, 0), can(s)) == (["green", "red"], ["draw", "draw reversed", "stop"])
    do(s, "draw reversed")
    assert (reversed_cards(s, 0), can(s)) == (["blue"], ["draw", "stop"])
    assert [option.text for option in GAME.view(s, 0).options] == ["draw", "stop"]


@rule("RB-54", "RB-55")
def test_the_discard_becomes_the_pile() -> None:
    """When a card is to be drawn and the pile is empty: all of the discard, and not before."""
    s = drawing(["joker", "red"], pile=["joker"], discard=["red", "sauron", "blue"])
    do(s, "draw")
    assert (pile(s), discard(s)) == ([], ["blue", "red", "sauron"])
    s.news = []
    do(s, "draw")
    assert (hand(s, 0), pile(s), discard(s)) == (["red", "joker"], ["blue", "sauron"], [])
    assert told(s, 1)[0] == "the discard is shuffled: 3 cards"


@rule("RB-54")
def test_the_dark_discard_becomes_the_dark_pile() -> None:
    """The servant fills up his hand: one card from the pile, the others from the discard."""
    s = position(
        servant=0,
        left=1,
        dark_hand=["dark-hand", "dark-back"],
        dark_pile=["dark-draw"],
        dark_discard=["dark-gandalf", "dark-remove-one"],
    )
    do(s, "aside dark-hand")
    assert len(dark_hand(s)) == 4
    assert dark_hand(s)[-1] == "dark-draw"
    assert (dark_discard(s), s.dark_pile.size()) == ([], 0)


@rule("RB-55")
def test_no_card_is_left_to_draw() -> None:
    """With pile and discard empty nobody is asked to draw, and the turn ends."""
    s = position(land=[tile("a1")], phase="travel", left=0, pile=[], hand_0=["blue"])
    do(s, "halt")
    assert (int(s.seat), hand(s, 0)) == (1, ["blue"])
    s = drawing(["red", *NEXT], pile=["red"], discard=[])
    do(s, "draw")
    assert (int(s.seat), hand(s, 0)) == (1, ["red"])


@rule("RB-55", "RB-79")
def test_no_dark_card_is_left_to_draw() -> None:
    """The servant goes on with fewer cards."""
    s = position(servant=0, left=1, dark_hand=["dark-hand", "dark-back"], dark_pile=[])
    do(s, "aside dark-hand")
    assert (dark_hand(s), int(s.seat)) == (["dark-back"], 1)


@rule("RB-56")
@pytest.mark.parametrize("seats", [3, 4])
def test_clockwise(seats: int) -> None:
    """Seat after seat, and after the last the first, the servant in his place."""
    stack = ["b1", "b2", "b4", "b5", "c1", "c2", "c3", "c4"]
    s = drawing(seats=seats, servant=2, dark_hand=["dark-hand"], stack=stack)
    order = []
    for _ in range(seats + 1):
        order.append(int(s.seat))
        if s.seat == 2:
            do(s, can(s)[-1])
            do(s, can(s)[-1])
        else:
            do(s, *(["stop"] if phase(s) == "drawing" else ["discover", "discover", "stop"]))
    assert order == [*range(seats), 0]
