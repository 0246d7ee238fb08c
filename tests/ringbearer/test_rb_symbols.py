"""RB-57 to RB-71: what the symbols on movement cards and helpers do."""

from typing import Any

import pytest

from mathom.games.ringbearer import fall
from mathom.games.ringbearer.rules import Ringbearer
from ringbearer.rb import (
    GAME,
    before,
    can,
    cards_at,
    dark_discard,
    dark_hand,
    discard,
    do,
    faces,
    fellowship,
    hand,
    helpers,
    phase,
    pile,
    position,
    refused,
    reversed_cards,
    surcharges_at,
    tile,
    told,
)
from support import rule

LAND = ("a1", "a2", "b1")


def at(*cards: str, number: int = 6, field: str = "upper-1", **data: Any) -> Ringbearer:
    """travelling; the fellowship stands on a tile at which these cards lie"""
    land = [tile(name, *(cards if i + 5 == number else ())) for i, name in enumerate(LAND)]
    return position(land=land, tile=number, field=field, phase="travel", left=0, **data)


def advance(s: Ringbearer, steps: int) -> Ringbearer:
    s.news = []
    fall.advance(s, steps)
    return s


# -- Gandalf


@rule("RB-57")
@pytest.mark.parametrize("card", ["blue-gandalf", "green-gandalf"])
def test_gandalf_at_the_left_edge(card: str) -> None:
    """He is put before the tile of the fellowship."""
    s = at(card)
    do(s, f"use {card}")
    assert (int(s.gandalf), fellowship(s), discard(s)) == (6, (6, "upper-1"), [card])


@rule("RB-57")
def test_gandalf_at_the_start() -> None:
    """With a helper also before tile 4, where the fellowship starts."""
    s = position(helpers=["helper-gandalf-or-draw-two"])
    do(s, "use helper-gandalf-or-draw-two gandalf")
    assert (int(s.gandalf), helpers(s), discard(s)) == (4, [], ["helper-gandalf-or-draw-two"])


@rule("RB-58")
def test_gandalf_is_moved_along() -> None:
    """If he stands somewhere he is moved; where he stands already the symbol changes nothing."""
    s = at("blue-gandalf", "green-gandalf", gandalf=4)
    do(s, "use blue-gandalf")
    assert int(s.gandalf) == 6
    assert refused(at("blue-gandalf", "blue", gandalf=6), "use blue-gandalf") == "RB-50"


@rule("RB-59")
def test_gandalf_stops_the_riders_once() -> None:
    """Riders on 3, fellowship and Gandalf at 6: four steps end on 5, and he is gone; the next step catches."""
    s = advance(at(riders=3, gandalf=6), 4)
    assert (int(s.riders), int(s.gandalf), s.over) == (5, 0, False)
    assert told(s, 0) == [
        "the Black Riders advance to tile 4",
        "the Black Riders advance to tile 5",
        "Gandalf stops the Black Riders and leaves",
    ]
    advance(s, 1)
    assert (s.over, GAME.ending(s)) == (True, "caught")


@rule("RB-59")
@pytest.mark.parametrize(("steps", "riders", "gandalf"), [(1, 4, 6), (2, 5, 6), (3, 5, 0), (9, 5, 0)])
def test_gandalf_stays_until_he_is_met(steps: int, riders: int, gandalf: int) -> None:
    """Riders who do not reach his edge leave him there."""
    s = advance(at(riders=3, gandalf=6), steps)
    assert (int(s.riders), int(s.gandalf)) == (riders, gandalf)


@rule("RB-59", "RB-57")
def test_gandalf_may_be_used_again() -> None:
    """After he was met, another symbol brings him back; behind the fellowship he stops them too."""
    s = advance(at("blue-gandalf", riders=2, gandalf=4), 3)
    assert (int(s.riders), int(s.gandalf)) == (3, 0)
    do(s, "use blue-gandalf")
    assert int(s.gandalf) == 6


# -- riders back


@rule("RB-60")
@pytest.mark.parametrize("card", ["red-riders-back", "yellow-riders-back"])
def test_the_riders_go_back(card: str) -> None:
    """One tile."""
    s = at(card, riders=3)
    do(s, f"use {card}")
    assert (int(s.riders), discard(s)) == (2, [card])


@rule("RB-60")
def test_the_helper_with_riders_back() -> None:
    """The same by the helper."""
    s = position(helpers=["helper-riders-back"], riders=1)
    do(s, "use helper-riders-back")
    assert (int(s.riders), discard(s)) == (0, ["helper-riders-back"])


@rule("RB-61")
def test_never_beyond_position_0() -> None:
    """From tile 1 before tile 1, and no further."""
    s = at("red-riders-back", "yellow-riders-back", "blue", riders=1)
    do(s, "use red-riders-back")
    assert int(s.riders) == 0
    assert refused(s, "use yellow-riders-back") == "RB-61"
    assert can(s) == ["go 6-upper-2 with blue", "halt"]


# -- the ring


@rule("RB-62")
@pytest.mark.parametrize("card", ["yellow-ring", "blue-ring", "green-ring", "red-ring"])
def test_the_ring_changes_hands(card: str) -> None:
    """The bearer has three Sauron cards; another uses the symbol: he has the ring, the three are discarded."""
    s = at(card, seat=1, ring=0, sauron=3)
    s.news = []
    do(s, f"use {card}")
    assert (int(s.ring), before(s), discard(s)) == (1, [], [card, "sauron", "sauron", "sauron"])
    assert told(s, None)[1:] == ["Player 2 takes the ring from Player 1, who discards 3 Sauron cards"]


@rule("RB-62")
def test_the_ring_without_sauron_cards() -> None:
    """Also when nothing lies before the bearer."""
    s = at("yellow-ring", seat=2, ring=0)
    do(s, "use yellow-ring")
    assert (int(s.ring), discard(s)) == (2, ["yellow-ring"])


@rule("RB-62")
def test_new_sauron_cards_before_the_new_bearer() -> None:
    """The count starts again before him."""
    s = at("yellow-ring", seat=1, ring=0, sauron=4, hand_2=["sauron", "sauron"])
    do(s, "use yellow-ring", "stop")
    assert (int(s.seat), int(s.ring), before(s), int(s.servant)) == (2, 1, ["sauron"] * 2, -1)


@rule("RB-63")
def test_the_bearer_cannot_use_it() -> None:
    """He has the ring already; another card with Remove he may use."""
    s = at("yellow-ring", "red-remove", seat=1, ring=1, sauron=3)
    assert can(s) == ["use red-remove sauron", "halt"]
    assert refused(s, "use yellow-ring") == "RB-63"


@rule("RB-64")
def test_the_ring_after_a_fall() -> None:
    """The servant discards what lies before him, each to its discard; the ring, his hand, his surcharges stay."""
    land = [tile("a1"), tile("a2", "yellow-ring"), tile("b1", surcharges=("red",))]
    data: dict[str, Any] = {"before": ["dark-hand", "dark-back"], "dark_hand": ["dark-draw", "dark-remove-one"]}
    s = position(land=land, tile=6, field="upper-1", phase="travel", left=0, servant=2, sauron=2, **data)
    do(s, "use yellow-ring")
    assert (before(s), int(s.ring), int(s.servant)) == ([], 2, 2)
    assert (discard(s), dark_discard(s)) == (["yellow-ring", "sauron", "sauron"], ["dark-hand", "dark-back"])
    assert (dark_hand(s), surcharges_at(s, 7)) == (["dark-remove-one", "dark-draw"], ["red"])


@rule("RB-64", "RB-50")
@pytest.mark.parametrize(("sauron", "laid"), [(1, []), (0, ["dark-hand"])])
def test_sauron_cards_or_dark_cards_are_enough(sauron: int, laid: list[str]) -> None:
    """One card of either sort before the servant, and the symbol can be used."""
    s = at("yellow-ring", servant=2, sauron=sauron, before=laid)
    do(s, "use yellow-ring")
    assert (before(s), len(discard(s)), dark_discard(s)) == ([], 1 + sauron, laid)


# -- draw two

STACK = ["b1", "b2", "b4", "b5", "c1", "c2"]
BOTH = "helper-gandalf-or-draw-two"


@rule("RB-65")
def test_two_cards_are_drawn() -> None:
    """They face him and may be laid at once; with five cards at the end he draws nothing."""
    drawn = ["blue-ring", "joker"]
    s = position(helpers=[BOTH], hand_0=["red", "red", "green", "yellow"], reversed_0=["blue"], pile=drawn)
    do(s, f"use {BOTH} draw-two")
    assert hand(s, 0) == ["blue-ring", "yellow", "green", "red", "red", "joker"]
    assert (int(s.size[0]), int(s.left), discard(s)) == (7, 2, [BOTH])
    do(s, "lay joker 5", "lay blue-ring 5", "halt")
    assert (int(s.size[0]), int(s.seat)) == (5, 1)  # nobody was asked to draw


@rule("RB-65", "RB-55")
def test_only_one_card_is_left() -> None:
    """With one card in the pile and nothing on the discard he draws one: the helper itself comes later."""
    s = position(["blue"], helpers=[BOTH], pile=["blue"])
    do(s, f"use {BOTH} draw-two")
    assert (hand(s, 0), discard(s), pile(s)) == (["blue"], [BOTH], [])


@rule("RB-65", "RB-54")
def test_two_cards_from_a_new_pile() -> None:
    """The pile is empty and the discard is not: it becomes the pile, the helper not among it."""
    s = position(helpers=[BOTH], pile=[], discard=["blue", "red"])
    do(s, f"use {BOTH} draw-two")
    assert (hand(s, 0), discard(s), pile(s)) == (["blue", "red"], [BOTH], [])


@rule("RB-66")
def test_a_sauron_card_drawn_in_the_turn() -> None:
    """It stays in his hand over the others' turns, unseen, and is laid in his own next phase 1; a helper likewise."""
    s = position(helpers=[BOTH], hand_0=["red", "red"], pile=["sauron", "helper-remove"], stack=STACK)
    do(s, f"use {BOTH} draw-two")
    assert (before(s), int(s.riders), helpers(s)) == ([], 0, [])
    do(s, "lay red 5", "lay red 5", "halt", "stop")
    for seat in (1, 2):
        assert (int(s.seat), before(s), helpers(s)) == (seat, [], [])
        assert hand(s, 0) == ["sauron", "helper-remove"]
        assert faces(GAME.view(s, seat), "hand:0") == [None, None]
        do(s, "discover", "discover", "halt", "stop")
    assert (int(s.seat), hand(s, 0), before(s), int(s.riders)) == (0, [], ["sauron"], 1)
    assert helpers(s) == ["helper-remove"]


@rule("RB-67")
def test_one_of_the_two_symbols() -> None:
    """Two helpers have Gandalf and draw two; one of them is chosen, and the helper is gone. No card has draw two."""
    s = position(helpers=[BOTH, BOTH])
    assert can(s)[1:] == [f"use {BOTH} gandalf", f"use {BOTH} draw-two"]
    do(s, f"use {BOTH} gandalf")
    assert (hand(s, 0), helpers(s), int(s.gandalf)) == ([], [BOTH], 4)
    do(s, f"use {BOTH} draw-two")
    assert (len(hand(s, 0)), helpers(s)) == (2, [])
    cards = GAME.components.card
    assert [(c.kind, c.symbols, c.copies) for c in cards if "draw-two" in c.symbols] == [
        ("helper", ["gandalf", "draw-two"], 2)
    ]


# -- step


@rule("RB-68")
def test_a_step_without_paying() -> None:
    """One field forward, whatever its colour; only the card itself is discarded."""
    s = at("green-step", "blue", "red")
    do(s, "leap 6-upper-2 by green-step")
    assert (fellowship(s), cards_at(s, 6), discard(s)) == ((6, "upper-2"), ["blue", "red"], ["green-step"])


@rule("RB-68", "RB-42")
def test_a_step_onto_the_next_tile() -> None:
    """Also to the next tile; what lay at the tile it left is discarded."""
    s = at("blue-step", "red", field="lower-2")
    do(s, "leap 7-lower-1 by blue-step")
    assert (fellowship(s), cards_at(s, 6), discard(s)) == ((7, "lower-1"), [], ["blue-step", "red"])


@rule("RB-68")
def test_a_step_at_a_fork() -> None:
    """The active companion chooses the way."""
    s = at("green-step", number=7, field="upper-1")
    ways = [text for text in can(s) if text.startswith("leap")]
    assert ways == ["leap 7-upper-2 by green-step", "leap 7-lower-2 by green-step"]
    do(s, "leap 7-lower-2 by green-step")
    assert fellowship(s) == (7, "lower-2")


@rule("RB-69")
def test_no_step_onto_a_special_field() -> None:
    """Onto the ordinary field beside it, not onto the special one."""
    land = [tile("a1"), tile("d2", "green-step", "yellow", "joker")]
    s = position(land=land, tile=6, field="upper-1", phase="travel", left=0)
    assert [text for text in can(s) if text.startswith("leap")] == ["leap 6-lower-2 by green-step"]
    assert refused(s, "leap 6-upper-2 by green-step") == "RB-69"


@rule("RB-69")
def test_no_step_onto_mount_doom() -> None:
    """Mount Doom is entered by paying only."""
    land = [tile("d1", "green-step"), tile("d4", "red", "red", "blue-ring")]
    s = position(land=land, tile=5, field="lower-2", phase="travel", left=0)
    assert can(s) == ["go 6-doom with blue-ring red red", "halt"]
    assert refused(s, "leap 6-doom by green-step") == "RB-69"


# -- remove


@rule("RB-70")
@pytest.mark.parametrize("card", ["red-remove", "blue-remove", "yellow-remove", "green-remove"])
@pytest.mark.parametrize("seat", [0, 1])
def test_one_sauron_card_is_removed(card: str, seat: int) -> None:
    """By the bearer himself or by another: one of three."""
    s = at(card, seat=seat, ring=0, sauron=3)
    do(s, f"use {card} sauron")
    assert (before(s), discard(s), int(s.ring)) == (["sauron"] * 2, [card, "sauron"], 0)


@rule("RB-70", "RB-71")
def test_after_a_fall_a_card_before_the_servant() -> None:
    """A Sauron card, or a dark card he laid, as the active companion chooses; each goes to its own discard."""
    laid = ["dark-hand", "dark-draw"]
    s = at("red-remove", "blue-remove", servant=2, sauron=1, before=laid)
    assert can(s)[1:4] == ["use blue-remove sauron", "use blue-remove dark-hand", "use blue-remove dark-draw"]
    do(s, "use blue-remove dark-draw")
    assert (before(s), discard(s), dark_discard(s)) == (["sauron", "dark-hand"], ["blue-remove"], ["dark-draw"])
    do(s, "use red-remove sauron")
    assert (before(s), discard(s)) == (["dark-hand"], ["blue-remove", "red-remove", "sauron"])


@rule("RB-71")
def test_only_dark_cards_lie_there() -> None:
    """They count as Sauron cards: Remove can be used, by a helper too."""
    s = at(helpers=["helper-remove"], servant=1, before=["dark-back"])
    do(s, "use helper-remove dark-back")
    assert (before(s), dark_discard(s), discard(s)) == ([], ["dark-back"], ["helper-remove"])
    assert (phase(s), reversed_cards(s, 0)) == ("drawing", [])
