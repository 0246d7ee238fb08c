"""TT-36 to TT-40: when the pile is used up."""

from collections import Counter

import pytest

from mathom.games.two_towers import terms
from support import rule
from two_towers.tt import (
    at,
    can,
    discard,
    do,
    hand,
    hand_sizes,
    new,
    news_of,
    open_cards,
    pile,
    refused,
    row,
    rows,
    ways,
)


@rule("TT-36", "TT-37")
def test_the_discard_becomes_the_pile() -> None:
    """The moment the last card of the pile is taken, the discard is shuffled and becomes the new pile."""
    thrown = ["red-wisdom", "red-wisdom", "blue-strength", "gandalf"]
    s = at("rohan", "travel", pile=["green-wisdom"], discard=thrown)
    told = news_of(s, "draw")
    assert [(n.what, n.a) for n in told] == [(terms.DREW, 9), (terms.SHUFFLED, 4)]
    assert (hand(s, 0), pile(s), discard(s)) == (["green-wisdom"], thrown, [])


@rule("TT-36")
@pytest.mark.parametrize("card", ["red-wisdom", "blue-strength", "gandalf"])
def test_the_new_pile_is_shuffled(card: str) -> None:
    """Every card of the old discard can be the top card of the new pile."""
    s = at(
        "rohan",
        "travel",
        pile=["green-wisdom"],
        discard=["red-wisdom", "blue-strength", "gandalf"],
        chance=["green-wisdom", card],
    )
    do(s, "draw", "draw")
    assert (hand(s, 0), hand(s, 1)) == (["green-wisdom"], [card])


@rule("TT-36")
def test_the_discard_waits_for_the_pile_to_be_used_up() -> None:
    """As long as the pile has a card, the discard stays."""
    s = at("rohan", "travel", pile=["green-wisdom"] * 2, discard=["gandalf"])
    do(s, "draw")
    assert (pile(s), discard(s)) == (["green-wisdom"], ["gandalf"])


@rule("TT-37", "TT-36")
def test_the_pile_is_renewed_between_two_cards() -> None:
    """Situation 13: the last pile card is the first of option b, and the second comes from the shuffled discard."""
    thrown = ["red-strength", "red-strength", "blue-wisdom", "green-endurance", "gandalf"]
    s = at(
        "rohan",
        "travel",
        hand_0=["red-wisdom"],
        pile=["yellow-wisdom"],
        discard=thrown,
        chance=["yellow-wisdom", "blue-wisdom"],
    )
    told = news_of(s, "offer red-wisdom", "draw")
    assert [n.what for n in told] == [terms.OFFERED, terms.DREW, terms.SHUFFLED, terms.DREW]
    assert told[2].a == 5
    assert hand(s, 0) == ["blue-wisdom", "yellow-wisdom"]
    assert pile(s) == ["red-strength", "red-strength", "green-endurance", "gandalf"]
    assert (discard(s), open_cards(s), s.seat) == ([], ["red-wisdom"], 1)


@rule("TT-38", "TT-39")
def test_an_empty_discard_makes_no_pile() -> None:
    """If the discard is empty when the last card is taken, the pile stays empty; only open cards can be taken."""
    s = at("rohan", "travel", pile=["gandalf"], open=["red-wisdom"], hand_1=["blue-wisdom"])
    told = news_of(s, "draw")
    assert [n.what for n in told] == [terms.DREW]
    assert pile(s) == []
    assert can(s) == ["take red-wisdom"]
    assert refused(s, "draw") == "TT-39"


@rule("TT-38")
def test_a_replaced_row_becomes_the_pile() -> None:
    """While the pile is empty, the cards of a replaced row are shuffled together and become it at once."""
    s = at("rohan", pile=[], hand_0=["red-strength"], rows=[row(0, "red-wisdom", 3, 1)])
    told = news_of(s, "lay red-strength")
    assert [(n.what, n.a) for n in told] == [(terms.REPLACED, 1), (terms.SHUFFLED, 4), (terms.LAID, 0)]
    assert (pile(s), discard(s)) == (["red-wisdom"] * 3 + ["gandalf"], [])


@rule("TT-38")
def test_all_that_leaves_after_a_place_becomes_the_pile() -> None:
    """While the pile is empty, everything that leaves after one place is shuffled together and becomes it."""
    lying = [row(0, "red-wisdom", 2), row(0, "blue-strength", 1, 1), row(1, "green-wisdom", 1)]
    s = at("fangorn", acted=2, pile=[], rows=lying)
    told = news_of(s, "done")
    assert [n.a for n in told if n.what == terms.SHUFFLED] == [4]
    assert pile(s) == ["red-wisdom", "blue-strength", "green-wisdom", "gandalf"]
    assert discard(s) == []
    assert rows(s, 0) == {"red-wisdom": (1, 0)}


@rule("TT-39")
def test_only_open_cards() -> None:
    """While pile and discard are both empty, only open cards can be taken, in option a and in option b."""
    s = at("rohan", "travel", pile=[], hand_0=["red-wisdom"], open=["blue-strength", "gandalf"])
    assert can(s) == ["take blue-strength", "take gandalf", "offer red-wisdom"]
    assert refused(s, "draw") == "TT-39"
    do(s, "offer red-wisdom")
    assert ways(s) == [["take blue-strength", "take gandalf"], ["take gandalf", "take blue-strength"]]
    assert refused(s, "draw") == "TT-39"


@rule("TT-40")
def test_who_can_take_no_card_skips() -> None:
    """A player who can take no card at all skips this draw; the journey goes on."""
    s = at("rohan", "travel", pile=[], open=["gandalf"], hand_1=["red-wisdom"])
    told = news_of(s, "take gandalf")
    assert [(n.what, n.seat) for n in told] == [
        (terms.TOOK, 0),
        (terms.SKIPPED, 1),
        (terms.SKIPPED, 2),
        (terms.MARCHED, terms.NOTHING),
        (terms.SKIPPED, 0),
        (terms.SKIPPED, 1),
        (terms.SKIPPED, 2),
        (terms.ARRIVED, terms.NOTHING),
    ]
    assert hand_sizes(s) == [1, 1, 0]
    assert (s.phase, s.seat) == (terms.LAYING, 0)


@rule("TT-39", "TT-40")
@pytest.mark.parametrize(
    ("seats", "from_pile", "skips", "hands"),
    [(4, 68, 0, [24, 24, 24, 24]), (5, 62, 24, [20, 19, 19, 19, 19])],
)
def test_hoarding(seats: int, from_pile: int, skips: int, hands: list[int]) -> None:
    """Situation 14: four who hoard take 68 cards from the pile and four open ones; five take 62 and 4, then 24 skip."""
    s = new(seats)
    s.news = []
    while not s.over:
        first = can(s)[0]
        do(s, "done" if s.phase == terms.LAYING else first)
    count = Counter(n.what for n in s.news)
    assert (count[terms.DREW], count[terms.TOOK], count[terms.SKIPPED]) == (from_pile, 4, skips)
    in_order = [n.what for n in s.news if n.what in (terms.DREW, terms.TOOK, terms.SKIPPED)]
    assert in_order == [terms.DREW] * from_pile + [terms.TOOK] * 4 + [terms.SKIPPED] * skips
    assert (pile(s), discard(s), open_cards(s)) == ([], [], [])
    assert hand_sizes(s) == hands
