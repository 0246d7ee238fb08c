"""DU-12 to DU-25: the turn."""

import pytest

from duel.du import (
    GAME,
    area,
    available,
    can,
    coins,
    discard,
    do,
    faces,
    fortresses,
    given,
    lying,
    new,
    position,
    refused,
    steps,
    tiles,
    tokens,
    units,
)
from duel.hands import skilled
from support import rule


@rule("DU-12")
@pytest.mark.parametrize("seed", range(5))
def test_sauron_begins(seed: int) -> None:
    """Sauron takes the first turn; then the players alternate."""
    s = new(seed)
    order = []
    for _ in range(6):
        order.append(int(s.seat))
        do(s, next(text for text in can(s) if text.startswith("discard")))
    assert (order, s.turn) == ([1, 0, 1, 0, 1, 0], 6)


@rule("DU-13", "DU-16")
def test_what_can_be_taken() -> None:
    """An available card, played or discarded, or a face-up tile that can be paid."""
    s = given(
        "c1-red-01", "c1-red-02", "c1-red-03", "c1-grey-01", "c1-grey-02", "c1-grey-03",
        "c1-blue-01", "c1-blue-02", "c1-blue-03", "c1-blue-04", "c1-green-01", "c1-yellow-01",
        "bree", "erebor", "barad-dur",
    )  # fmt: skip
    cards = ["c1-blue-01", "c1-blue-02", "c1-blue-03", "c1-blue-04", "c1-green-01", "c1-yellow-01"]
    assert available(s) == cards
    assert can(s) == [f"{verb} {card}" for card in cards for verb in ("play", "discard")]
    s = position(["c1-blue-02"], last=True, tiles=["bree", "erebor"], coins=[5, 0], area_0=skilled("ruse"))
    assert can(s) == ["play c1-blue-02", "discard c1-blue-02", "take erebor"]


@rule("DU-13")
def test_only_what_lies_open() -> None:
    """Neither tiles of the stack or of a player, nor cards of the pile, of an area or of another chapter."""
    s = position(["c1-blue-01"], coins=[9, 9], tiles_1=["bree"], tiles=["erebor"], discard=["c1-red-01"])
    assert refused(s, "take bree") == "DU-13"
    assert refused(s, "take isengard") == "DU-13"
    assert refused(s, "play c1-red-01") == "DU-13"
    assert refused(s, "discard c2-red-01") == "DU-13"
    assert refused(s, "place arnor") == "DU-13"


@rule("DU-14")
def test_no_passing() -> None:
    """Passing is not allowed, and something can always be done: a card can be discarded without a coin."""
    s = position(["c1-green-01"], last=True, tiles=["bree"])
    assert refused(s, "done") == "DU-14"
    assert can(s) == ["discard c1-green-01"]


@rule("DU-14")
@pytest.mark.parametrize("text", ["play c1-grey-01", "discard c1-grey-01", "take helms-deep"])
def test_exactly_one_thing(text: str) -> None:
    """After a card or a tile the turn is over: not two of them."""
    s = position(["c1-grey-01", "c1-grey-02"], coins=[9, 0], tiles=["helms-deep", "erebor"])
    do(s, text)
    assert s.seat == 1


@rule("DU-15")
def test_a_covered_card_is_not_available() -> None:
    """As long as one card lies partly on it, a card can be neither played nor discarded."""
    s = position(layout={5: "c1-blue-01", 9: "c1-grey-01", 10: "c1-grey-02"})
    assert available(s) == ["c1-grey-01", "c1-grey-02"]
    assert refused(s, "play c1-blue-01") == "DU-15"
    do(s, "play c1-grey-01")
    assert refused(s, "discard c1-blue-01") == "DU-15"
    do(s, "play c1-grey-02", "play c1-blue-01")
    assert steps(s) == [1, 0]


@rule("DU-15")
def test_a_face_down_card_cannot_be_named() -> None:
    """Of a card that has not been turned up nobody knows where it lies."""
    s = position(layout={2: "face-down", 5: "c1-grey-01"})
    assert refused(s, "play c1-grey-02") == "DU-15"


@rule("DU-17")
def test_playing() -> None:
    """Pay the price, lay the card in the own area, use its effect."""
    s = position(["c2-blue-04"], chapter=2, coins=[4, 1], area_0=skilled("courage"), steps=[0, 0])
    do(s, "play c2-blue-04")
    assert (coins(s), area(s, 0), steps(s)) == ([2, 1], ["c1-grey-01", "c2-blue-04"], [2, 0])
    assert (area(s, 1), discard(s), "c2-blue-04" in lying(s).values()) == ([], [], False)


@rule("DU-18")
@pytest.mark.parametrize(("chapter", "taken"), [(1, 1), (2, 2), (3, 3)])
@pytest.mark.parametrize("seat", [0, 1])
def test_discarding(chapter: int, taken: int, seat: int) -> None:
    """The card goes on the discard pile; 1, 2 or 3 coins by the chapter."""
    s = position([f"c{chapter}-red-01"], chapter=chapter, seat=seat, coins=[4, 4])
    do(s, f"discard c{chapter}-red-01")
    after = [4, 4]
    after[seat] += taken
    assert (coins(s), discard(s), area(s, seat)) == (after, [f"c{chapter}-red-01"], [])
    for viewer in (0, 1, None):
        assert faces(GAME.view(s, viewer), "discard") == [f"c{chapter}-red-01"]


@rule("DU-19")
def test_a_discarded_card_has_no_effect() -> None:
    """It costs nothing and does nothing: no step, no coins of its own, no skill, no chain."""
    s = position(["c3-blue-05", "c3-yellow-01"], chapter=3, steps=[0, 0])
    do(s, "discard c3-blue-05", "discard c3-yellow-01")
    assert (steps(s), coins(s), s.seat) == ([0, 0], [3, 3], 0)
    s = position(["c1-green-03"], area_0=["c1-green-01", "c1-green-02"])
    do(s, "discard c1-green-03")
    assert (tokens(s, 0), s.seat) == ([], 1)


@rule("DU-19")
def test_only_cards_of_the_layout_are_discarded() -> None:
    """No card of the own area, and no tile."""
    s = position(["c1-blue-01"], area_0=["c1-grey-01"], tiles=["bree"])
    assert refused(s, "discard c1-grey-01") == "DU-13"
    assert "discard bree" not in can(s)


@rule("DU-20")
def test_taking_a_tile() -> None:
    """Pay its price, lay it in the own area, place a fortress at once, then the other effects."""
    s = position(["c1-grey-01"], coins=[7, 0], tiles=["bree", "erebor"], units_1=["arnor"])
    do(s, "take bree")
    assert (coins(s), tiles(s), tiles(s, 0), fortresses(s, 0)) == ([1, 0], ["erebor"], ["bree"], ["arnor"])
    assert (units(s, 0), units(s, 1)) == ({"arnor": 1}, {})
    do(s, "done")
    assert s.seat == 1


@rule("DU-21")
def test_no_new_tile() -> None:
    """When a tile is taken, none is turned up."""
    s = position(["c1-grey-01"], coins=[6, 6], tiles=["helms-deep", "erebor", "bree"], units_0=["lindon"])
    do(s, "take helms-deep")
    assert tiles(s) == ["bree", "erebor"]
    do(s, "take bree", "done")
    assert tiles(s) == ["erebor"]


@rule("DU-22")
def test_turning_up() -> None:
    """At the end of a turn the face-down cards that have become available are turned up, and no other."""
    s = position(
        layout={2: "face-down", 3: "face-down", 5: "c1-grey-01", 6: "c1-grey-02", 7: "c1-grey-03"},
        chance=["c1-red-01", "c1-red-02"],
    )
    do(s, "play c1-grey-01")
    assert lying(s) == {2: "face-down", 3: "face-down", 6: "c1-grey-02", 7: "c1-grey-03"}
    do(s, "discard c1-grey-02")
    assert lying(s) == {2: "c1-red-01", 3: "face-down", 7: "c1-grey-03"}
    do(s, "play c1-grey-03")
    assert lying(s) == {2: "c1-red-01", 3: "c1-red-02"}


@rule("DU-22")
def test_two_cards_turned_up_at_once() -> None:
    """One card may uncover two; both are turned up."""
    s = position(layout={0: "c2-grey-01", 16: "face-down", 17: "face-down", 19: "c2-grey-02"}, chapter=2)
    do(s, "play c2-grey-02")
    assert "face-down" not in lying(s).values()
    assert sorted(lying(s)) == [0, 16, 17]


@rule("DU-22", "DU-23")
def test_turning_up_comes_last() -> None:
    """While an effect leaves a choice, nothing is turned up; the chosen region cannot depend on it."""
    s = position(layout={9: "face-down", 14: "c1-red-01"})
    do(s, "play c1-red-01")
    assert lying(s) == {9: "face-down"}
    do(s, "place lindon")
    assert "face-down" not in lying(s).values()


@rule("DU-23")
def test_the_card_comes_before_tokens() -> None:
    """The printed effect first (with a bonus of the quest), then a token that reacts."""
    s = position(["c1-blue-01"], steps=[5, 0], tokens_0=["hobbits-2"], units_1=["rohan"])
    do(s, "play c1-blue-01", "place rohan")
    assert (units(s, 0), units(s, 1), s.seat) == ({}, {}, 0)
    do(s, "place rohan")
    assert (units(s, 0), s.seat) == ({"rohan": 1}, 1)


@rule("DU-23")
def test_tokens_earned_come_before_those_that_react() -> None:
    """A pair of wizards: the token is chosen and carried out, then come the 2 moves of a token owned before."""
    s = position(
        ["c3-green-02"],
        chapter=3,
        coins=[4, 0],
        area_0=["c3-green-01"],
        tokens_0=["dwarves-3"],
        units_0=["arnor"],
        chance=["wizards-1", "wizards-2"],
    )
    do(s, "play c3-green-02")
    assert can(s) == ["keep wizards-1", "keep wizards-2"]
    do(s, "keep wizards-2", "place rohan", "place rohan")
    assert can(s)[0] == "move arnor lindon"
    do(s, "move rohan mordor", "move rohan mordor")
    assert (units(s, 0), s.seat) == ({"arnor": 1, "mordor": 2}, 1)


@rule("DU-24")
def test_the_eagle_apart_no_token_works_for_its_own_card() -> None:
    """`After a card by chain 3 coins`, gained by a chained card, brings none."""
    s = position(
        ["c2-green-01"], chapter=2, area_0=["c1-green-03"], chance=["hobbits-3", "hobbits-2"], tokens_0=["elves-1"]
    )
    do(s, "play c2-green-01", "keep hobbits-3")
    assert (coins(s), tokens(s, 0), s.seat) == ([0, 0], ["elves-1", "hobbits-3"], 1)


@rule("DU-25")
def test_extra_turns_do_not_add_up() -> None:
    """Isengard with step 9 and the Dwarves' token: two effects, one extra turn."""
    s = position(["c1-grey-01", "c1-grey-02"], coins=[6, 0], tiles=["isengard"], steps=[8, 0], tokens_0=["dwarves-2"])
    do(s, "take isengard")
    assert (s.seat, steps(s)) == (0, [9, 0])
    do(s, "play c1-grey-01")
    assert s.seat == 1


@rule("DU-25")
def test_an_extra_turn_may_grant_another() -> None:
    """Three yellow cards in a row with the Elves' token."""
    s = position(["c1-yellow-01", "c1-yellow-02", "c1-yellow-03", "c1-grey-01"], tokens_0=["elves-1"])
    do(s, "play c1-yellow-01", "play c1-yellow-02", "play c1-yellow-03", "play c1-grey-01")
    assert (coins(s), s.seat) == ([6, 0], 1)


@rule("DU-22", "DU-25")
def test_turning_up_comes_before_an_extra_turn() -> None:
    """The turn ends first: the card uncovered can be taken in the extra turn."""
    s = position(
        layout={9: "face-down", 14: "c1-yellow-01", 19: "c1-red-01"}, tokens_0=["elves-1"], chance=["c1-blue-01"]
    )
    do(s, "play c1-yellow-01", "play c1-blue-01")
    assert (steps(s), s.seat) == ([1, 0], 1)


@rule("DU-25")
def test_the_opponent_follows_an_extra_turn() -> None:
    """The extra turn is not taken from the opponent: after it he has his own, and then it alternates."""
    s = position(["c1-yellow-01", "c1-grey-01", "c1-grey-02", "c1-grey-03"], seat=1, tokens_1=["elves-1"])
    order = []
    for card in ("c1-yellow-01", "c1-grey-01", "c1-grey-02", "c1-grey-03"):
        order.append(int(s.seat))
        do(s, f"play {card}")
    assert (order, s.seat) == ([1, 1, 0, 1], 0)
