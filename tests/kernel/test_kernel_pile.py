"""Bags upon bags: what lies where, who knows it, and who forgets."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from mypy_extensions import i64

from mathom.kernel.dice import EVERYONE, Dice, fall
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Hasher, Reader, Writer
from mathom.kernel.pile import Pile, shuffle
from mathom.kernel.vecs import vec

A, B, C, D = range(4)
NAMES = ["a", "b", "c", "d"]
CARD = 0


def pile(*bags: str) -> Pile:
    """`pile("aab", "c1")`: letters are cards, a digit behind one is who knows it; the last bag is on top"""
    p = Pile()
    sizes: list[int] = []
    entries: list[str] = []
    for bag in bags:
        n = 0
        for letter in bag:
            if letter.isdigit():
                entries[-1] += f" ({letter})"
            else:
                entries.append(letter)
                n += 1
        sizes.append(n)
    reader = Reader({"p": entries, "p tops": sizes[1:]})
    p.fields(reader, "p", NAMES)
    reader.finish()
    return p


def shown(p: Pile) -> list[str]:
    """the inverse of `pile`"""
    cards = ["abcd"[c >> 8] + (str(c & 0xFF) if c & 0xFF else "") for c in p.cards]
    tops = [int(n) for n in p.tops]
    out, start = [], 0
    for size in [len(cards) - sum(tops), *tops]:
        out.append("".join(cards[start : start + size]))
        start += size
    return out


def giving(*whats: int) -> Dice:
    dice = Dice(1)
    dice.given = [fall(CARD, 0, what) for what in whats]
    return dice


# -- coming in


def test_cards_have_no_order_in_a_bag() -> None:
    p, q = Pile(), Pile()
    for what in (C, A, B, A):
        p.add(what)
    for what in (A, B, A, C):
        q.add(what)
    assert shown(p) == shown(q) == ["aabc"]
    assert list(p.cards) == list(q.cards)
    p.add(B, 0, 3)
    assert shown(p) == ["aabbbbc"]


def test_new_cards_go_into_the_lowest_bag() -> None:
    p = pile("ad", "b", "c1")
    p.add(B, 2)
    assert shown(p) == ["ab2d", "b", "c1"]
    assert p.top_size() == 1


def test_so_many_of_each_kind() -> None:
    p = Pile()
    p.add_all(vec[i64]([2, 0, 1]))
    assert shown(p) == ["aac"]
    p = pile("b1", "d")
    p.add_all(vec[i64]([1, 2, 0]))
    assert shown(p) == ["abbb1", "d"]


def test_a_card_put_on_top_is_a_bag_of_one() -> None:
    p = pile("abc")
    p.put_on_top(A, 2)
    p.put_on_top(D, 0)
    assert shown(p) == ["abc", "a2", "d"]
    dice = Dice(1)
    assert p.draw(dice, CARD, 1) == D
    assert p.draw(dice, CARD, 1) == A
    assert shown(p) == ["abc"]


def test_what_is_shuffled_into_another_pile_is_forgotten() -> None:
    p, q = pile("a3b3", "c1"), pile("d2", "a")
    p.empty_into(q)
    assert shown(p) == [""]
    assert shown(q) == ["abcd2", "a"]
    assert (p.size(), q.size(), p.top_size(), q.top_size()) == (0, 5, 0, 1)


# -- going out


def test_drawing_picks_from_the_top_bag() -> None:
    assert {pile("aaa", "bcd").draw(Dice(seed), CARD, 1) for seed in range(40)} == {B, C, D}
    p = pile("a", "bcd")
    assert p.draw(giving(C), CARD, 1) == C
    assert shown(p) == ["a", "bd"]


def test_the_last_card_of_a_bag_takes_the_bag_with_it() -> None:
    p = pile("ab", "c")
    p.draw(Dice(1), CARD, 1)
    assert shown(p) == ["ab"]
    assert p.top_size() == 2


def test_who_does_not_see_what_is_drawn_loses_track_of_the_bag() -> None:
    p = pile("a3b3", "b3c3d3")
    p.draw(giving(C), CARD, 1)
    assert shown(p) == ["a3b3", "b1d1"]  # the bags below are not touched


def test_who_sees_it_does_not() -> None:
    p = pile("b3c3d3")
    p.draw(giving(C), CARD, EVERYONE)
    assert shown(p) == ["b3d3"]


def test_a_card_alone_in_its_bag_can_be_followed_by_all() -> None:
    p = pile("a3b2", "c3")
    p.draw(Dice(1), CARD, 1)
    assert shown(p) == ["a3b2"]


def test_taking_takes_the_best_known_of_its_kind() -> None:
    p = pile("aa1a3b")
    assert p.take(A, EVERYONE) == 3
    assert shown(p) == ["aa1b"]
    assert p.take(A, EVERYONE) == 1
    assert p.take(A, EVERYONE) == 0
    assert shown(p) == ["b"]


def test_taking_unseen_makes_the_others_forget_what_they_knew_of_the_bag() -> None:
    p = pile("a1a3b3c1")
    assert p.take(B, 1) == 3
    assert shown(p) == ["a1a1c1"]


def test_taking_is_from_the_top_bag_only() -> None:
    p = pile("ab", "c")
    with pytest.raises(ValueError, match="no such card"):
        p.take(A, 1)
    assert shown(p) == ["ab", "c"]


def test_bits_come_back_in_order_when_they_are_cleared() -> None:
    """a2 and b1 become a and b1: still ascending"""
    p = pile("a2a2b1c3")
    p.take(C, 1)
    assert shown(p) == ["aab1"]
    q = pile("a1a2c3")
    q.take(C, 1)
    assert shown(q) == ["aa1"]


# -- looking


def test_looking_at_the_top_makes_a_bag_that_one_seat_knows() -> None:
    p = pile("abbcd")
    p.look(3, giving(D, B, A), CARD, 2)
    assert shown(p) == ["bc", "a2b2d2"]


def test_looking_deeper_than_a_bag_mixes_them() -> None:
    p = pile("abcd", "c3")
    p.look(2, giving(C, A), CARD, 2)
    assert shown(p) == ["bcd", "a2c3"]  # the card that lay alone is still known to the other seat


def test_looking_into_a_bag_makes_the_others_forget_it() -> None:
    p = pile("d", "a1b1c1")
    p.look(2, giving(A, B), CARD, 2)
    assert shown(p) == ["d", "c", "a2b2"]


def test_looking_at_more_than_there_is() -> None:
    p = pile("ab")
    p.look(3, giving(B, A), CARD, 1)
    assert shown(p) == ["", "a1b1"]
    p.add(C)
    assert shown(p) == ["c", "a1b1"]


def test_looking_at_a_whole_bag_makes_nobody_forget() -> None:
    p = pile("d", "a1b1c")
    p.look(3, giving(C, A, B), CARD, 2)
    assert shown(p) == ["d", "a3b3c2"]


def test_showing_a_pile_is_in_the_record() -> None:
    p = pile("ab1c")
    dice = Dice(1)
    dice.log = []
    p.show(dice, CARD, 1)
    assert shown(p) == ["a1b1c1"]
    assert [f & 0xFFFF for f in dice.log] == [A, C]


def test_mixing_leaves_what_is_there_and_not_where() -> None:
    p = pile("bd", "c1", "a3")
    p.mix()
    assert shown(p) == ["a3bc1d"]


def test_who_can_follow_a_card() -> None:
    """who sees it leave; and who knew it, if it lay alone"""
    p = pile("ab2", "c2")
    p.draw(Dice(1), CARD, 1)
    assert p.followers == 3
    p.take(B, 1)
    assert p.followers == 1


def test_looking_at_an_empty_pile_leaves_it_empty() -> None:
    """Once: it gets a bag of no cards, from which nothing can be drawn any more"""
    p = Pile()
    p.look(3, Dice(1), CARD, 1)
    assert list(p.tops) == []
    p.add(A)
    assert p.draw(Dice(1), CARD, 1) == A


# -- imagining


def test_what_a_seat_does_not_know() -> None:
    p = pile("a1b2c3d", "a2")
    assert sorted(p.unknown(1, vec[i64]())) == [A, B, D]
    assert list(p.unknown(2, vec[i64]([D]))) == [D, A, D]
    assert sorted(p.unknown(0x80, vec[i64]())) == [A, A, B, C, D]


def test_other_cards_in_the_places_a_seat_does_not_know() -> None:
    p = pile("a1b2c3d", "a2")
    assert p.redeal(1, vec[i64]([D, C, C, B]), 1) == 4
    assert shown(p) == ["a1cc2c3", "b2"]


@given(
    known=st.lists(st.integers(0, 3), max_size=4),
    hidden=st.lists(st.integers(0, 3), max_size=6),
    seed=st.integers(0, 2**30),
)
def test_a_deal_depends_only_on_what_the_seat_knows(known: list[int], hidden: list[int], seed: int) -> None:
    """whatever lies in the hidden places, the same dice deal the same cards to them"""
    ends = set()
    for order in (hidden, hidden[::-1], sorted(hidden)):
        p = Pile()
        for what in known:
            p.add(what, 1)
        for i, what in enumerate(order):
            p.add(what, 2 * (i % 2))  # some of them known to somebody else
        pool = p.unknown(1, vec[i64]())
        shuffle(pool, Dice(seed))
        assert p.redeal(1, pool, 0) == len(hidden)
        ends.add(tuple(int(c) for c in p.cards))
        assert sorted(c >> 8 for c in p.cards) == sorted(known + hidden)
        assert Counter(c >> 8 for c in p.cards if c & 1) == Counter(known)
    assert len(ends) == 1


def test_a_shuffle_depends_on_what_there_is_and_not_on_where_it_lay() -> None:
    one, two = vec[i64]([3, 1, 2, 2]), vec[i64]([2, 2, 1, 3])
    shuffle(one, Dice(5))
    shuffle(two, Dice(5))
    assert list(one) == list(two)
    assert sorted(one) == [1, 2, 2, 3]


def test_a_shuffle_reaches_every_order() -> None:
    found = set()
    for seed in range(300):
        v = vec[i64]([1, 2, 3, 4])
        shuffle(v, Dice(seed))
        found.add(tuple(v))
    assert len(found) == 24


# -- copies and saving


def test_a_copy_lives_its_own_life() -> None:
    p = pile("a3b3", "c1")
    q = p.copy()
    q.draw(Dice(1), CARD, 2)
    q.draw(giving(A), CARD, 2)
    assert shown(p) == ["a3b3", "c1"]
    assert shown(q) == ["b2"]


def test_a_pile_is_saved_with_its_knowers_and_bags() -> None:
    p = pile("a3b", "c1d2", "a")
    w = Writer()
    p.fields(w, "deck", NAMES)
    assert w.out == {"deck": ["a (3)", "b", "c (1)", "d (2)", "a"], "deck tops": [2, 1]}
    q, reader = Pile(), Reader(w.out)
    q.fields(reader, "deck", NAMES)
    reader.finish()
    assert shown(q) == shown(p)
    q.leave(q.size() - 1, 0)
    q.leave(q.size() - 1, 0)
    assert shown(q) == ["a3b", "c"], "what is forgotten does not depend on whether the pile was saved"


def test_a_pile_written_by_hand_is_put_in_order() -> None:
    q, reader = Pile(), Reader({"deck": ["d", "a", "b (1)", "a"], "deck tops": [2]})
    q.fields(reader, "deck", NAMES)
    assert shown(q) == ["ad", "ab1"]


def test_an_empty_pile_takes_no_room() -> None:
    w = Writer()
    Pile().fields(w, "deck", NAMES)
    assert w.out == {}


def test_the_digest_sees_cards_knowers_and_bags() -> None:
    def digest(p: Pile) -> int:
        h = Hasher()
        p.fields(h, "deck", NAMES)
        return h.value()

    piles = ["ab", "a1b", "a2b", "ac", "aab", "a,b", "ab,c", "a,bc", "abc", ",ab"]
    assert len({digest(pile(*text.split(","))) for text in piles}) == len(piles)
    assert digest(pile("ba")) == digest(pile("ab"))


@pytest.mark.parametrize("tops", [[3], [0], [-1], [1, 2], [3, -1], [1, 0]])
def test_bags_that_cannot_be_are_refused(tops: list[int]) -> None:
    """Once: IndexError, or a pile from which nothing can be drawn"""
    reader = Reader({"deck": ["a", "b"], "deck tops": tops})
    with pytest.raises(BadPosition, match="deck tops"):
        Pile().fields(reader, "deck", NAMES)


# -- whatever happens


class Handling(RuleBasedStateMachine):
    """cards are conserved, bags sorted and never empty, and nobody knows what he could not have followed"""

    def __init__(self) -> None:
        super().__init__()
        self.pile = Pile()
        self.other = Pile()
        self.truth: Counter[int] = Counter()
        self.dice = Dice(11)

    @rule(what=st.integers(0, 3), knowers=st.integers(0, 3), copies=st.integers(1, 3))
    def add(self, what: int, knowers: int, copies: int) -> None:
        self.pile.add(what, knowers, copies)
        self.truth[what] += copies

    @rule(what=st.integers(0, 3), knowers=st.integers(0, 3))
    def put_on_top(self, what: int, knowers: int) -> None:
        self.pile.put_on_top(what, knowers)
        self.truth[what] += 1

    @precondition(lambda self: self.pile.size() > 0)
    @rule(knowers=st.integers(0, 3))
    def draw(self, knowers: int) -> None:
        size = self.pile.top_size()
        before = list(self.pile.cards)[-size:]
        what = self.pile.draw(self.dice, CARD, knowers)
        assert what in [c >> 8 for c in before]
        self.truth[what] -= 1
        if size > 1:
            assert all(not c & ~knowers & 0xFF for c in list(self.pile.cards)[-(size - 1) :])

    @precondition(lambda self: self.pile.size() > 0)
    @rule(seat_bit=st.sampled_from([1, 2]), n=st.integers(1, 5))
    def look(self, seat_bit: int, n: int) -> None:
        n = min(n, self.pile.size())
        self.pile.look(n, self.dice, CARD, seat_bit)
        assert self.pile.top_size() == n
        assert all(c & seat_bit for c in list(self.pile.cards)[-n:])

    @rule()
    def empty(self) -> None:
        self.pile.empty_into(self.other)
        self.pile, self.other = self.other, self.pile

    @rule(seat_bit=st.sampled_from([1, 2, 0x80]), seed=st.integers(0, 1000))
    def redeal(self, seat_bit: int, seed: int) -> None:
        known = [c for c in self.pile.cards if c & seat_bit]
        tops = list(self.pile.tops)
        pool = self.pile.unknown(seat_bit, vec[i64]())
        shuffle(pool, Dice(seed))
        assert self.pile.redeal(seat_bit, pool, 0) == len(pool)
        assert sorted(c for c in self.pile.cards if c & seat_bit) == sorted(known)
        assert list(self.pile.tops) == tops

    @rule()
    def copy(self) -> None:
        self.pile = self.pile.copy()

    @invariant()
    def conserved(self) -> None:
        found = Counter(c >> 8 for p in (self.pile, self.other) for c in p.cards)
        assert found == +self.truth

    @invariant()
    def sorted_bags(self) -> None:
        assert all(n > 0 for n in self.pile.tops)
        sizes = [self.pile.size() - sum(self.pile.tops), *self.pile.tops]
        assert sizes[0] >= 0
        cards, start = list(self.pile.cards), 0
        for size in sizes:
            assert cards[start : start + size] == sorted(cards[start : start + size])
            start += size
        bits = 0
        for card in cards:
            bits |= card & 0xFF
        assert bits & ~self.pile.bits == 0


TestHandling = Handling.TestCase
TestHandling.settings = settings(max_examples=60, stateful_step_count=30)
