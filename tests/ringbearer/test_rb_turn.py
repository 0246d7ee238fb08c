"""RB-15 to RB-32: phases 1 to 3 of a companion's turn. Where a turn has to begin, the player before stops drawing."""

from typing import Any

import pytest

from mathom.games.ringbearer.rules import Ringbearer
from ringbearer.rb import (
    GAME,
    before,
    can,
    cards_at,
    discard,
    do,
    hand,
    helpers,
    phase,
    position,
    refused,
    reversed_cards,
    tile,
    told,
)
from support import rule


def begins(seat: int = 0, **data: Any) -> Ringbearer:
    """the turn of a seat has begun, the one before having drawn no card"""
    seats = data.get("seats", 3)
    s = position(seat=(seat - 1) % seats, phase="drawing", left=0, **data)
    s.news = []
    do(s, "stop")
    return s


# -- the phases


@rule("RB-15")
def test_the_phases_of_a_turn() -> None:
    """Sauron cards and helpers are laid before anything is asked; then two actions, travel, drawing."""
    s = begins(0, hand_0=["sauron", "helper-remove", "blue"], ring=1)
    assert [e for e in told(s, 0) if e.startswith(("Player 1 lays", "the Black"))] == [
        "Player 1 lays 1 card of Sauron’s power from the hand of Player 1",
        "the Black Riders advance to tile 1",
        "Player 1 lays Helper: Remove in the middle",
    ]
    assert (phase(s), int(s.left), hand(s, 0)) == ("actions", 2, ["blue"])
    do(s, "lay blue 5")
    assert (phase(s), int(s.left)) == ("actions", 1)
    do(s, "discover")
    assert phase(s) == "travel"
    do(s, "halt")
    assert phase(s) == "drawing"
    do(s, "stop")
    assert (int(s.seat), phase(s)) == (1, "actions")


# -- phase 1


@rule("RB-16")
def test_sauron_cards_from_every_hand_that_shows_them() -> None:
    """The book's example: one in another's hand, turned to him, one in his own. Both lie before the bearer."""
    s = begins(1, hand_1=["sauron", "blue"], reversed_2=["sauron"], hand_2=["red"], ring=0, riders=0)
    assert before(s) == ["sauron", "sauron"]
    assert (int(s.ring), int(s.riders)) == (0, 2)
    assert (hand(s, 1), hand(s, 2), reversed_cards(s, 2)) == (["blue"], ["red"], [])
    assert [int(n) for n in s.size] == [0, 1, 1]


@rule("RB-16")
def test_only_visible_sauron_cards_are_laid() -> None:
    """What faces another player, and what is reversed in his own hand, stays there."""
    s = begins(1, reversed_1=["sauron"], hand_2=["sauron"], hand_0=["sauron", "sauron"], riders=1)
    assert (before(s), int(s.riders)) == ([], 1)
    assert (reversed_cards(s, 1), hand(s, 2), hand(s, 0)) == (["sauron"], ["sauron"], ["sauron", "sauron"])


@rule("RB-16")
def test_all_of_them_are_laid() -> None:
    """Two of his own and two reversed with one player are four cards and four tiles."""
    s = begins(2, seats=4, hand_2=["sauron", "sauron"], reversed_3=["sauron", "sauron"], tile=5, field="lower-1")
    assert (before(s), int(s.riders)) == (["sauron"] * 4, 4)
    assert s.servant == -1


@rule("RB-17")
@pytest.mark.parametrize("cards", [0, 1, 2, 3])
def test_the_riders_advance_tile_by_tile(cards: int) -> None:
    """One tile for each card laid in this phase, not for those that lay there before."""
    s = begins(0, hand_0=["sauron"] * cards, sauron=1, riders=2, tile=6, field="upper-1", land=[tile("a1"), tile("b1")])
    assert int(s.riders) == 2 + cards
    assert len(before(s)) == 1 + cards


@rule("RB-18")
@pytest.mark.parametrize(("lie", "laid", "falls"), [(3, 1, False), (4, 1, True), (2, 3, True), (0, 4, False)])
def test_five_sauron_cards(lie: int, laid: int, falls: bool) -> None:
    """With the fifth the bearer falls, with the fourth not."""
    s = begins(0, hand_0=["sauron"] * laid, sauron=lie, ring=2, tile=5, field="upper-1")
    assert (s.servant == 2) == falls
    assert before(s) == ([] if falls else ["sauron"] * 4)
    assert int(s.riders) == laid


@rule("RB-19", "RB-101")
def test_a_fall_and_a_catch_in_one_phase() -> None:
    """The fall comes first: the servant wins, although the riders move only afterwards."""
    s = begins(0, hand_0=["sauron"], sauron=4, ring=1, riders=3)
    assert s.over
    assert (int(s.servant), GAME.ending(s)) == (1, "servant")
    assert [s.payoff(i) for i in range(3)] == [-1.0, 1.0, -1.0]


@rule("RB-19")
def test_no_catch_before_all_cards_lie() -> None:
    """Three cards laid together: the first would reach the fellowship, the third makes the bearer fall. He falls."""
    s = begins(0, hand_0=["sauron"] * 3, sauron=2, ring=1, riders=3)
    assert GAME.ending(s) == "servant"
    assert int(s.riders) == 4


@rule("RB-20", "RB-73")
def test_more_than_five() -> None:
    """Four lie there and two are laid: all six are discarded, and the riders advance two tiles."""
    s = begins(0, hand_0=["sauron", "sauron"], sauron=4, ring=1, hand_1=["blue"])
    assert (int(s.servant), before(s), int(s.riders)) == (1, [], 2)
    assert discard(s) == ["blue"] + ["sauron"] * 6


# -- phase 2


@rule("RB-21")
def test_helpers_from_every_hand_that_shows_them() -> None:
    """The book's example: a helper in another's hand, turned to him, goes to the middle, and that hand shrinks."""
    s = begins(0, reversed_1=["helper-remove"], hand_1=["blue", "red"], hand_0=["helper-riders-back", "green"])
    assert helpers(s) == ["helper-riders-back", "helper-remove"]
    assert (hand(s, 0), hand(s, 1), reversed_cards(s, 1)) == (["green"], ["blue", "red"], [])
    assert [int(n) for n in s.size] == [1, 2, 0]


@rule("RB-21")
def test_only_visible_helpers_are_laid() -> None:
    """What faces another player, and what is reversed in his own hand, stays there."""
    s = begins(0, hand_1=["helper-remove"], reversed_0=["helper-riders-back"], hand_0=["blue"])
    assert (helpers(s), hand(s, 1), reversed_cards(s, 0)) == ([], ["helper-remove"], ["helper-riders-back"])


@rule("RB-22")
def test_helpers_stay_for_all() -> None:
    """A helper laid by one is used by the next player, and then goes to the discard; the other stays."""
    s = begins(0, hand_0=["helper-remove", "helper-riders-back"], sauron=2, riders=2, ring=2)
    do(s, "discover", "discover", "halt", "stop")
    assert (int(s.seat), helpers(s)) == (1, ["helper-riders-back", "helper-remove"])
    do(s, "use helper-remove sauron")
    assert (helpers(s), discard(s), before(s)) == (["helper-riders-back"], ["sauron", "helper-remove"], ["sauron"])
    assert refused(s, "use helper-remove sauron") == "RB-22"


# -- phase 3


@rule("RB-23")
@pytest.mark.parametrize(
    ("texts", "laid", "open_tiles"),
    [
        (("lay blue 5", "discover"), ["blue"], 6),
        (("discover", "lay blue 5"), ["blue"], 6),
        (("lay blue 5", "lay red 5"), ["blue", "red"], 5),
        (("discover", "discover"), [], 7),
    ],
)
def test_two_actions_in_any_order(texts: tuple[str, str], laid: list[str], open_tiles: int) -> None:
    """A and B, B and A, A twice, B twice; a third is refused."""
    s = position(hand_0=["blue", "red", "green"], helpers=["helper-riders-back"], riders=1)
    do(s, *texts)
    assert (cards_at(s, 5), int(s.laid), phase(s)) == (laid, open_tiles, "travel")
    assert refused(s, "lay green 5") == "RB-23"
    assert refused(s, "discover") == "RB-23"


@rule("RB-23")
def test_exactly_two() -> None:
    """With one action taken the journey cannot begin, nor may cards be drawn."""
    s = position(hand_0=["blue", "red"])
    for text in ("halt", "go 5-upper-1 with blue", "draw", "stop"):
        assert refused(s, text) == "RB-23"
    do(s, "lay blue 5")
    for text in ("halt", "go 5-upper-1 with blue", "draw", "stop"):
        assert refused(s, text) == "RB-23"


DOOM = [tile("a1"), tile("d1"), tile("d4")]


@rule("RB-24")
def test_an_action_is_not_declined() -> None:
    """While a card can be laid or a tile discovered, the action cannot lapse."""
    for s in (position(), position(land=DOOM, hand_0=["blue"]), position(land=DOOM, reversed_2=["joker"])):
        assert "lapse" not in can(s)
        assert refused(s, "lapse") == "RB-24"


@rule("RB-24", "RB-30")
def test_an_action_lapses() -> None:
    """Mount Doom lies open, and he sees no card he could lay: both actions lapse, one after the other."""
    s = position(land=DOOM, reversed_0=["blue"], hand_1=["red"], hand_0=["sauron"], riders=1)
    assert can(s) == ["lapse"]
    do(s, "lapse")
    assert (int(s.left), can(s)) == (1, ["lapse"])
    do(s, "lapse")
    assert phase(s) == "drawing"


@rule("RB-24", "RB-65")
def test_before_it_lapses_a_helper_may_help() -> None:
    """He may still use helpers; two cards drawn make an action possible again."""
    chance = ["blue", "sauron"]
    s = position(chance, land=DOOM, helpers=["helper-gandalf-or-draw-two"], pile=["blue", "sauron"])
    assert can(s) == [
        "lapse",
        "use helper-gandalf-or-draw-two gandalf",
        "use helper-gandalf-or-draw-two draw-two",
    ]
    do(s, "use helper-gandalf-or-draw-two draw-two")
    assert can(s) == ["lay blue 5", "lay blue 6", "lay blue 7"]


@rule("RB-25")
def test_cards_are_laid_from_the_own_hand() -> None:
    """A card that faces him goes to a tile."""
    s = position(hand_0=["blue", "blue-ring"], land=[tile("a1", "red"), tile("b1")])
    do(s, "lay blue-ring 6")
    assert (hand(s, 0), cards_at(s, 5), cards_at(s, 6), int(s.left)) == (["blue"], ["red"], ["blue-ring"], 1)


@rule("RB-25", "RB-26")
def test_cards_are_laid_from_other_hands() -> None:
    """A reversed card of another player, who is not asked and draws no replacement before his own turn's end."""
    s = position(reversed_1=["green"], hand_1=["red", "red"], reversed_2=["joker"])
    do(s, "lay green 5 from player-2")
    assert int(s.seat) == 0
    assert (cards_at(s, 5), hand(s, 1), reversed_cards(s, 1)) == (["green"], ["red", "red"], [])
    do(s, "lay joker 5 from player-3", "halt")
    assert [int(n) for n in s.size] == [0, 2, 0]
    do(s, "stop")
    assert (int(s.seat), [int(n) for n in s.size]) == (1, [0, 2, 0])
    do(s, "lay red 5", "lay red 5", "halt", "draw")
    assert [int(n) for n in s.size] == [0, 1, 0]


@rule("RB-25", "RB-13")
def test_no_card_that_he_does_not_see() -> None:
    """Not what faces another player, not what is reversed in his own hand."""
    s = position(hand_0=["red"], reversed_0=["blue"], hand_1=["green"], reversed_1=["yellow"])
    assert can(s) == ["lay yellow 5 from player-2", "lay red 5", "discover"]
    assert refused(s, "lay blue 5") == "RB-13"
    assert refused(s, "lay green 5 from player-2") == "RB-12"


@rule("RB-27")
def test_only_colour_cards_and_jokers_are_laid() -> None:
    """Sauron cards and helpers that came into a hand later are not laid at tiles."""
    s = position(hand_0=["joker", "sauron", "helper-remove"], reversed_1=["sauron"], reversed_2=["helper-riders-back"])
    assert can(s) == ["lay joker 5", "discover"]
    for text in ("lay sauron 5", "lay helper-remove 5", "lay sauron 5 from player-2"):
        assert refused(s, text) == "RB-27"


@rule("RB-28")
def test_any_open_tile() -> None:
    """Behind, under and before the fellowship, of any colour; any number of cards; not at a tile face down."""
    land = [tile("a1", "red", "red"), tile("a2"), tile("b1"), tile("b2")]
    s = position(land=land, tile=6, field="upper-1", hand_0=["blue", "red-ring"])
    assert can(s)[:4] == ["lay blue 5", "lay blue 6", "lay blue 7", "lay blue 8"]
    do(s, "lay red-ring 5")
    assert cards_at(s, 5) == ["red", "red", "red-ring"]
    for number in (1, 4, 9, 0):
        assert refused(s, f"lay blue {number}") == "RB-28"


@rule("RB-29")
def test_discovering_a_tile() -> None:
    """The book's example: the top tile is laid after the last one, and a card directly at it."""
    s = position(["b2"], stack=["d4", "c1", "b1", "b2"], stack_tops=[1, 2], hand_0=["blue"])
    do(s, "discover")
    assert (int(s.laid), GAME.edition.tiles[s.tiles[6]], s.stack.size()) == (6, "b2", 3)
    do(s, "lay blue 6")
    assert (cards_at(s, 6), phase(s)) == (["blue"], "drawing")


@rule("RB-30")
def test_nothing_behind_mount_doom() -> None:
    """While Mount Doom lies open no tile is discovered, although some are left."""
    s = position(["d4"], stack=["d1", "d4"], hand_0=["blue", "red"])
    do(s, "discover")
    assert GAME.edition.tiles[s.tiles[6]] == "d4"
    assert can(s) == ["lay blue 5", "lay blue 6", "lay red 5", "lay red 6"]
    assert refused(s, "discover") == "RB-30"


@rule("RB-31")
def test_helpers_before_between_and_after() -> None:
    """Any number, and they are no actions."""
    every = ["helper-gandalf-or-draw-two", "helper-riders-back", "helper-remove"]
    s = position(hand_0=["red", "red"], helpers=every, riders=2, sauron=1)
    do(s, "use helper-riders-back")
    assert (int(s.left), int(s.riders)) == (2, 1)
    do(s, "lay red 5", "use helper-remove sauron")
    assert (int(s.left), before(s)) == (1, [])
    do(s, "lay red 5", "use helper-gandalf-or-draw-two gandalf")
    assert (phase(s), int(s.gandalf), helpers(s)) == ("travel", 4, [])


@rule("RB-32")
def test_helpers_only_in_phases_3_and_4() -> None:
    """Not while drawing, not by the servant, and nobody else is asked."""
    s = position(helpers=["helper-riders-back"], riders=2, phase="drawing", left=0)
    assert refused(s, "use helper-riders-back") == "RB-32"
    s = position(helpers=["helper-riders-back"], riders=2, servant=0, dark_hand=["dark-hand"])
    assert can(s) == ["aside dark-hand"]
    assert refused(s, "use helper-riders-back") == "RB-32"
    s = position(helpers=["helper-riders-back"], riders=2)
    assert [GAME.view(s, seat).options != () for seat in range(3)] == [True, False, False]
