"""TT-17 to TT-40: the travel phase."""

from typing import Any

import pytest

import mathom
from mathom.games.two_towers import terms
from support import rule
from two_towers.tt import (
    GAME,
    TILES,
    at,
    can,
    discard,
    do,
    everyone_passes,
    hand,
    hand_sizes,
    news_of,
    open_cards,
    pile,
    refused,
    row,
    ways,
)

PLENTY = ["yellow-determination"] * 5 + ["yellow-endurance"] * 5 + ["gandalf"] * 5


# -- the order of play


@rule("TT-17")
def test_the_marker_moves_onto_the_next_path() -> None:
    """The marker moves onto the first field of the next path; this is no decision."""
    s = at("fangorn", pile=PLENTY)
    everyone_passes(s)
    assert (GAME.edition.places[s.place], s.phase, s.field) == ("edoras", terms.TRAVEL, 0)
    assert [n.id for n in GAME.view(s).nodes if "here" in n.marks] == ["edoras.1"]
    assert can(s) == ["draw"]


@rule("TT-18")
def test_everybody_draws_once_on_each_field() -> None:
    """On every field each player once, clockwise from the start player, makes his hand larger by exactly one card."""
    s = at("rohan", "travel", starter=1, pile=PLENTY, hand_0=["gandalf"], hand_2=["red-wisdom"] * 2)
    order, sizes = [], [hand_sizes(s)]
    while s.phase == terms.TRAVEL:
        order.append(s.seat)
        do(s, "draw")
        sizes.append(hand_sizes(s))
    assert order == [1, 2, 0, 1, 2, 0]
    assert sizes == [[1, 0, 2], [1, 1, 2], [1, 1, 3], [2, 1, 3], [2, 2, 3], [2, 2, 4], [3, 2, 4]]


@rule("TT-18", "TT-22")
@pytest.mark.parametrize(
    "turn",
    [
        ["draw"],
        ["take blue-wisdom"],
        ["offer red-wisdom", "draw"],
        ["offer red-wisdom", "take blue-wisdom", "draw"],
        ["offer red-wisdom", "take blue-wisdom", "take green-wisdom"],
    ],
)
def test_every_draw_brings_exactly_one_card(turn: list[str]) -> None:
    """By option a or by option b: the hand grows by exactly one card, and the next player is at turn."""
    s = at("rohan", "travel", hand_0=["red-wisdom", "gandalf"], open=["blue-wisdom", "green-wisdom"])
    do(s, *turn)
    assert hand_sizes(s) == [3, 0, 0]
    assert s.seat == 1


@rule("TT-19")
def test_a_card_must_be_taken() -> None:
    """A player may not decline while a card can be taken."""
    s = at("rohan", "travel", open=["blue-wisdom"])
    assert can(s) == ["draw", "take blue-wisdom"]
    assert refused(s, "done") == "TT-19"


@rule("TT-19")
def test_both_cards_must_be_taken() -> None:
    """Nor may he stop after the first of two cards."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["blue-wisdom"])
    do(s, "offer red-wisdom")
    assert refused(s, "done") == "TT-19"
    do(s, "take blue-wisdom")
    assert refused(s, "done") == "TT-19"
    assert can(s) == ["draw"]


@rule("TT-20", "TT-21")
@pytest.mark.parametrize("fields", [1, 2, 3, 4])
def test_one_draw_round_for_each_field(fields: int) -> None:
    """Situation 3: n fields bring exactly n draw rounds; at the place nobody draws, scoring begins at once."""
    s = at("rohan", "travel", starter=2, paths=[fields, 2, 2, 2, 2, 2], pile=PLENTY)
    reached = []
    for _ in range(fields):
        reached.append(s.field)
        do(s, "draw", "draw", "draw")
    assert reached == list(range(fields))
    assert hand_sizes(s) == [fields] * 3
    assert (s.phase, s.seat) == (terms.LAYING, 2)
    assert [n.id for n in GAME.view(s).nodes if "here" in n.marks] == ["rohan"]


@rule("TT-20")
def test_the_marker_waits_for_all() -> None:
    """Only when all have drawn, the marker moves one field on."""
    s = at("rohan", "travel", pile=PLENTY)
    fields = []
    for _ in range(4):
        fields.append(s.field)
        do(s, "draw")
    assert fields == [0, 0, 0, 1]


@rule("TT-21")
def test_no_draw_at_the_place() -> None:
    """When the marker reaches the place, nobody draws."""
    s = at("rohan", "travel", acted=2, field=1, open=["blue-wisdom"], hand_0=["red-wisdom"])
    do(s, "draw")
    assert can(s) == ["lay red-wisdom", "done"]
    assert [refused(s, text) for text in ("draw", "take blue-wisdom", "offer red-wisdom")] == ["TT-21"] * 3


# -- option a


@rule("TT-22", "TT-23", "TT-24")
def test_what_can_be_drawn() -> None:
    """To draw, a player chooses option a, the pile or any open card, or option b with any of his cards."""
    s = at("rohan", "travel", hand_0=["red-wisdom", "gandalf"], open=["blue-strength", "blue-strength", "gandalf"])
    assert can(s) == ["draw", "take blue-strength", "take gandalf", "offer red-wisdom", "offer gandalf"]


@rule("TT-23")
def test_option_a_from_the_pile() -> None:
    """Option a: he takes the top card of the pile."""
    s = at("rohan", "travel", chance=["red-strength"], pile=["gandalf", "red-strength"], open=["blue-wisdom"])
    do(s, "draw")
    assert hand(s, 0) == ["red-strength"]
    assert (pile(s), open_cards(s), discard(s)) == (["gandalf"], ["blue-wisdom"], [])


@rule("TT-23")
def test_option_a_from_the_open_cards() -> None:
    """Option a: he takes any one of the open cards."""
    s = at("rohan", "travel", pile=["red-strength"], open=["blue-wisdom", "gandalf", "gandalf"])
    do(s, "take gandalf")
    assert hand(s, 0) == ["gandalf"]
    assert (pile(s), open_cards(s), discard(s)) == (["red-strength"], ["blue-wisdom", "gandalf"], [])


@rule("TT-23")
def test_only_what_lies_open_can_be_taken() -> None:
    """He takes one of the open cards, not one that does not lie there."""
    s = at("rohan", "travel", open=["blue-wisdom"], hand_1=["gandalf"])
    assert refused(s, "take gandalf") == "TT-23"


# -- option b


@rule("TT-24", "TT-25")
def test_option_b_from_the_pile() -> None:
    """Option b: he lays a hand card beside the open cards, not on the discard, and then takes two cards."""
    s = at(
        "rohan",
        "travel",
        chance=["gandalf", "red-strength"],
        pile=["gandalf", "red-strength", "green-wisdom"],
        open=["blue-wisdom"],
        hand_0=["red-wisdom", "yellow-strength"],
    )
    do(s, "offer red-wisdom")
    assert open_cards(s) == ["red-wisdom", "blue-wisdom"]
    assert (hand(s, 0), discard(s), s.seat, s.owed) == (["yellow-strength"], [], 0, 2)
    do(s, "draw")
    assert hand(s, 0) == ["red-strength", "yellow-strength", "gandalf"]
    assert (open_cards(s), pile(s), discard(s)) == (["red-wisdom", "blue-wisdom"], ["green-wisdom"], [])
    assert s.seat == 1


@rule("TT-24")
def test_option_b_lays_one_card() -> None:
    """He lays one hand card, and not a second before he has taken two."""
    s = at("rohan", "travel", hand_0=["red-wisdom", "gandalf"], open=["blue-wisdom"])
    do(s, "offer red-wisdom")
    assert refused(s, "offer gandalf") == "TT-24"
    do(s, "take blue-wisdom")
    assert refused(s, "offer gandalf") == "TT-24"


@rule("TT-26", "TT-27", "TT-28", "TT-29")
def test_all_ways_of_option_b() -> None:
    """Two open cards, or two from the pile, or one of each: then the open card first. The laid one is none of them."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["blue-strength", "green-wisdom"])
    do(s, "offer red-wisdom")
    assert ways(s) == [
        ["draw"],
        ["take blue-strength", "draw"],
        ["take blue-strength", "take green-wisdom"],
        ["take green-wisdom", "draw"],
        ["take green-wisdom", "take blue-strength"],
    ]


@rule("TT-26")
def test_two_open_cards() -> None:
    """The two cards of option b may be two open cards."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["blue-strength", "green-wisdom"], pile=["gandalf"])
    do(s, "offer red-wisdom", "take green-wisdom", "take blue-strength")
    assert hand(s, 0) == ["blue-strength", "green-wisdom"]
    assert (open_cards(s), pile(s)) == (["red-wisdom"], ["gandalf"])


@rule("TT-24", "TT-25", "TT-26", "TT-27", "TT-28")
def test_one_open_card_and_one_from_the_pile() -> None:
    """Situation 4: the hand grows by one, the laid card lies open, an open card is taken before a pile card."""
    s = at(
        "rohan",
        "travel",
        chance=["gandalf"],
        pile=["gandalf", "red-strength"],
        open=["blue-strength", "green-wisdom"],
        hand_0=["red-wisdom", "yellow-strength"],
    )
    do(s, "offer red-wisdom", "take green-wisdom")
    assert can(s) == ["draw", "take blue-strength"]
    do(s, "draw")
    assert hand(s, 0) == ["green-wisdom", "yellow-strength", "gandalf"]
    assert open_cards(s) == ["red-wisdom", "blue-strength"]
    assert (pile(s), discard(s), s.seat) == (["red-strength"], [], 1)


@rule("TT-27")
def test_after_a_card_from_the_pile_no_open_card() -> None:
    """Situation 4: after a first card from the pile the second comes from the pile too; no open card is offered."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["blue-strength"], pile=["gandalf"] * 3)
    do(s, "offer red-wisdom")
    told = news_of(s, "draw")
    assert [(n.what, n.seat, n.a) for n in told] == [(terms.DREW, 0, terms.GANDALF)] * 2
    assert (hand(s, 0), open_cards(s), s.seat) == (["gandalf"] * 2, ["red-wisdom", "blue-strength"], 1)


@rule("TT-29")
def test_the_laid_card_is_not_taken_back() -> None:
    """Both cards are new: the card just laid is not taken back in the same draw, as first card or as second."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["blue-strength"])
    do(s, "offer red-wisdom")
    assert can(s) == ["draw", "take blue-strength"]
    assert refused(s, "take red-wisdom") == "TT-29"
    do(s, "take blue-strength")
    assert can(s) == ["draw"]
    assert refused(s, "take red-wisdom") == "TT-29"


@rule("TT-29")
def test_a_copy_that_lay_open_before_is_new() -> None:
    """Of the type just laid only the copies that lay open before may be taken."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["red-wisdom"])
    do(s, "offer red-wisdom")
    assert can(s) == ["draw", "take red-wisdom"]
    do(s, "take red-wisdom")
    assert can(s) == ["draw"]
    assert refused(s, "take red-wisdom") == "TT-29"


@rule("TT-29")
def test_two_copies_that_lay_open_before() -> None:
    """Two copies that lay open before may both be taken; one like them stays."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["red-wisdom"] * 2)
    do(s, "offer red-wisdom", "take red-wisdom", "take red-wisdom")
    assert (hand(s, 0), open_cards(s), s.seat) == (["red-wisdom"] * 2, ["red-wisdom"], 1)


@rule("TT-29")
def test_the_laid_card_may_be_taken_later() -> None:
    """Another player may take the laid card, and so may the same one in a later draw."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], pile=PLENTY)
    do(s, "offer red-wisdom", "draw")
    assert "take red-wisdom" in can(s)
    do(s, "draw", "draw")
    assert (s.seat, s.field) == (0, 1)
    do(s, "take red-wisdom")
    assert "red-wisdom" in hand(s, 0)


@rule("TT-30")
def test_option_b_needs_a_hand_card() -> None:
    """Option b needs a hand card: with an empty hand only option a is left."""
    s = at("rohan", "travel", open=["red-wisdom", "blue-strength"], hand_1=["gandalf"])
    assert can(s) == ["draw", "take red-wisdom", "take blue-strength"]
    assert refused(s, "offer red-wisdom") == "TT-30"


@rule("TT-30", "TT-24")
def test_option_b_lays_a_card_of_his_hand() -> None:
    """A card that another player holds, or that lies open, cannot be laid."""
    s = at("rohan", "travel", open=["red-wisdom"], hand_0=["blue-strength"], hand_1=["gandalf"])
    assert refused(s, "offer gandalf") == "TT-30"
    assert refused(s, "offer red-wisdom") == "TT-30"
    assert can(s) == ["draw", "take red-wisdom", "offer blue-strength"]


@rule("TT-31")
@pytest.mark.parametrize(
    ("in_pile", "lying_open", "possible"),
    [
        ([], ["blue-strength"], ["take blue-strength"]),
        (["gandalf"], [], ["draw"]),
    ],
)
def test_option_b_needs_two_new_cards(in_pile: list[str], lying_open: list[str], possible: list[str]) -> None:
    """Option b is possible only if two new cards can be taken; the laid card is none."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], pile=in_pile, open=lying_open)
    assert can(s) == possible
    assert refused(s, "offer red-wisdom") == "TT-31"


@rule("TT-31")
def test_a_draw_that_could_not_be_completed() -> None:
    """A source is offered only if the draw can be completed with it: one pile card is no first card of two."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], pile=["gandalf"], open=["blue-strength"])
    assert can(s) == ["draw", "take blue-strength", "offer red-wisdom"]
    do(s, "offer red-wisdom")
    assert can(s) == ["take blue-strength"]
    assert refused(s, "draw") == "TT-31"
    do(s, "take blue-strength")
    assert can(s) == ["draw"]
    do(s, "draw")
    assert (hand(s, 0), open_cards(s), pile(s)) == (["blue-strength", "gandalf"], ["red-wisdom"], [])


@rule("TT-31", "TT-37")
def test_the_discard_completes_a_draw() -> None:
    """One pile card and one in the discard are two cards to take, for the discard becomes the pile in between."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], pile=["gandalf"], discard=["green-wisdom"])
    assert can(s) == ["draw", "offer red-wisdom"]
    do(s, "offer red-wisdom", "draw")
    assert hand(s, 0) == ["green-wisdom", "gandalf"]
    assert (open_cards(s), pile(s), discard(s)) == (["red-wisdom"], [], [])


@rule("TT-32")
def test_no_open_cards() -> None:
    """Situation 5: if no open cards lie out, cards are taken from the pile only; the card just laid cannot be taken."""
    s = at("rohan", "travel", hand_0=["red-wisdom"])
    assert can(s) == ["draw", "offer red-wisdom"]
    do(s, "offer red-wisdom")
    assert can(s) == ["draw"]
    assert refused(s, "take red-wisdom") == "TT-29"
    do(s, "draw")
    assert (hand(s, 0), open_cards(s)) == (["yellow-determination"] * 2, ["red-wisdom"])


@rule("TT-33")
def test_nothing_is_taken_from_the_discard() -> None:
    """No card is ever taken from the discard, in option a or in option b."""
    s = at("rohan", "travel", hand_0=["red-wisdom"], open=["blue-strength"], discard=["gandalf", "gandalf"])
    assert can(s) == ["draw", "take blue-strength", "offer red-wisdom"]
    assert refused(s, "take gandalf") == "TT-33"
    do(s, "offer red-wisdom")
    assert can(s) == ["draw", "take blue-strength"]
    assert refused(s, "take gandalf") == "TT-33"


@rule("TT-34")
def test_the_open_cards_are_never_refilled() -> None:
    """The open cards are never refilled: not after a draw, not on the next field, not in the next round."""
    s = at("rohan", "travel", paths=[1, 1, 1, 1, 1, 1], open=["blue-strength", "gandalf"], pile=PLENTY)
    do(s, "take gandalf")
    assert open_cards(s) == ["blue-strength"]
    do(s, "take blue-strength")
    assert open_cards(s) == []
    do(s, "draw")
    everyone_passes(s)
    assert (s.place, s.phase) == (2, terms.TRAVEL)
    assert open_cards(s) == []


@rule("TT-35")
def test_no_hand_limit() -> None:
    """There is no hand limit."""
    much = [f"{colour}-{trait}" for colour in ("red", "blue") for trait in ("strength", "wisdom", "endurance")] * 5
    s = at("rohan", "travel", acted=2, field=1, hand_2=much)
    do(s, "draw")
    assert hand_sizes(s) == [0, 0, 31]
    do(s, "done", "done", "done")
    assert hand_sizes(s) == [0, 0, 31]


@rule("TT-35")
def test_hands_are_kept_from_round_to_round() -> None:
    """Hands are kept from round to round."""
    hands = [["red-wisdom", "gandalf"], ["blue-strength"], ["green-endurance"] * 3]
    s = at("rohan", hand_0=hands[0], hand_1=hands[1], hand_2=hands[2])
    everyone_passes(s)
    assert (s.place, s.phase) == (2, terms.TRAVEL)
    assert [hand(s, seat) for seat in range(3)] == hands


# -- positions written by hand


@rule("TT-18", "TT-40")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"pile": [], "open": []}, "seat 0 could do nothing"),
        ({"laid": "gandalf", "owed": 2, "pile": [], "open": ["gandalf"]}, "seat 0 could do nothing"),
        ({"acted": 3}, "acted: "),
        ({"acted": 1, "seat": 0}, "acted: "),
        ({"seat": 3}, "seat: "),
        ({"seat": -1}, "seat: "),
        ({"phase": "ended"}, "seat: "),
        ({"ring": 3}, "ring or starter: "),
        ({"starter": 3, "seat": 0, "ring": 0}, "ring or starter: "),
        ({"place": "amon-hen"}, "place: "),
        ({"paths": [2, 2, 3, 3, 4, 0]}, "paths: "),
        ({"paths": [2, 2, 3, 3, 4, 10]}, "paths: "),
        ({"field": 2}, "field: "),
        ({"owed": 2}, "owed: "),
        ({"owed": 3, "laid": "gandalf"}, "owed: "),
        ({"laid": "blue-wisdom"}, "laid: "),
        ({"last": 17}, "last, fresh or turn: "),
        ({"fresh": 16}, "last, fresh or turn: "),
        ({"turn": -1}, "last, fresh or turn: "),
        ({"tiles": [*TILES[3][:20], 5, 0, 0, 0]}, "tiles: minas-tirith"),
        ({"won": [0] * 11 + [-1]}, "won: "),
        ({"valid": [0, 0, -1]}, "valid: "),
        ({"shown_1": ["gandalf"]}, "shown 1: "),
        ({"pile_tops": [7]}, "pile tops: "),
        ({"pile": [], "discard": ["blue-wisdom"]}, "pile: "),
        ({"hand_1": ["red-wisdom"] * 5}, "there are only 5 of red-wisdom"),
        ({"rows": [row(0, "red-wisdom", 1, 2)]}, "rows: "),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong: dict[str, Any], why: str) -> None:
    """A position in which the player at turn could do nothing, or too much, or which cannot be, is refused."""
    good: dict[str, Any] = {"place": "rohan", "phase": "travel", "open": ["red-wisdom", "gandalf"]}
    assert can(at(**good)) == ["draw", "take red-wisdom", "take gandalf"]
    with pytest.raises(mathom.BadPosition) as caught:
        at(**good | wrong)
    assert str(caught.value).startswith(why)
