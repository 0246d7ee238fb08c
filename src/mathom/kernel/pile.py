"""Cards that cannot be told apart by where they lie."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.vecs import append, pop, vec


def without(v: vec[i64], i: i64) -> vec[i64]:
    """the array less its i-th entry"""
    v, _ = pop(v, i)
    return v


def sort(v: vec[i64], start: i64, end: i64) -> None:
    """a part of an array in ascending order, in place"""
    for i in range(start + 1, end):
        x = v[i]
        j = i
        while j > start and v[j - 1] > x:
            v[j] = v[j - 1]
            j -= 1
        v[j] = x


class Pile:
    """Bags upon bags, the last one on top; drawing picks at random from the top bag. Usually there is one bag;
    looking at the top makes a second, and a card put on top is a bag of one.

    A card is `what << 8 | knowers`: what it is, and the bit of each seat that knows it is in its bag. Within a bag the
    cards are kept ascending: there is no order that could leak, and equal piles are equal. Who cannot follow a card
    forgets: when one leaves a bag of several unseen, every other seat's bits in that bag are cleared."""

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.tops: vec[i64] = vec[i64]()  # sizes of the bags above the lowest, upwards
        self.bits: i64 = 0  # of all seats that may know a card here: where there are none, nothing is forgotten
        self.followers: i64 = 0  # of the card that left last: who knows what it was

    def copy(self) -> Pile:
        """the same pile"""
        p = Pile()
        p.cards = self.cards[:]
        p.bits = self.bits
        if len(self.tops):
            p.tops = self.tops[:]
        return p

    def size(self) -> i64:
        """how many cards there are"""
        return len(self.cards)

    def top_size(self) -> i64:
        """how many are in the bag on top"""
        return self.tops[len(self.tops) - 1] if len(self.tops) else len(self.cards)

    # -- coming in

    def add(self, what: i64, knowers: i64 = 0, copies: i64 = 1) -> None:
        """into the lowest bag"""
        lowest: i64 = len(self.cards)
        for n in self.tops:
            lowest -= n
        card = what << 8 | knowers
        for _ in range(copies):
            self.insert(card, 0, lowest)
            lowest += 1

    def add_all(self, counts: vec[i64]) -> None:
        """so many of each kind, unknown to all"""
        if len(self.cards):
            for k in range(len(counts)):
                self.add(k, 0, counts[k])
            return
        cards = self.cards
        for k in range(len(counts)):
            for _ in range(counts[k]):
                cards = append(cards, k << 8)
        self.cards = cards

    def put_on_top(self, what: i64, knowers: i64) -> None:
        """a card whose place is known to all: a bag of one"""
        self.bits |= knowers
        self.cards = append(self.cards, what << 8 | knowers)
        self.tops = append(self.tops, 1)

    def insert(self, card: i64, start: i64, size: i64) -> None:
        """into the bag that begins at `start` and has `size` cards"""
        self.bits |= card & 0xFF
        cards = append(self.cards, card)
        i: i64 = len(cards) - 1
        while i > start + size:
            cards[i] = cards[i - 1]
            i -= 1
        while i > start and cards[i - 1] > card:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = card
        self.cards = cards

    def empty_into(self, other: Pile) -> None:
        """everything is shuffled into the lowest bag of another pile; nobody can follow a card there"""
        for card in self.cards:
            other.add(card >> 8)
        self.cards = vec[i64]()
        self.tops = vec[i64]()
        self.bits = 0

    # -- going out

    def draw(self, dice: Dice, kind: i64, knowers: i64) -> i64:
        """what was drawn at random from the top bag, seen by `knowers`; the others lose track of the rest of the bag"""
        n = self.top_size()
        at = dice.pick(kind, knowers, self.cards, len(self.cards) - n, n)
        what = self.cards[at] >> 8
        if self.bits == 0 and len(self.tops) == 0:  # nobody knows anything here: there is nothing to forget
            self.cards, _ = pop(self.cards, at)
            self.followers = knowers
        else:
            self.leave(at, knowers)
        return what

    def take(self, what: i64, knowers: i64) -> i64:
        """takes out one of a kind, the best known of the top bag first, seen by `knowers`; the bits it had"""
        at: i64 = len(self.cards) - 1
        bottom: i64 = len(self.cards) - self.top_size()
        while at >= bottom and self.cards[at] >> 8 != what:
            at -= 1
        if at < bottom:
            raise ValueError("no such card in the top bag")
        bits = self.cards[at] & 0xFF
        self.leave(at, knowers)
        return bits

    def leave(self, at: i64, knowers: i64) -> None:
        """the card at an index of the top bag goes, seen by `knowers`"""
        alone = self.top_size() == 1
        self.followers = knowers | self.cards[at] & 0xFF if alone else knowers
        if self.bits & ~knowers and not alone:
            cards = self.cards
            first: i64 = len(cards) - self.top_size()
            for i in range(first, len(cards)):
                cards[i] &= ~0xFF | knowers
            self.drop(at)
            sort(self.cards, first, len(self.cards))
        else:
            self.drop(at)

    def drop(self, at: i64) -> None:
        """takes a card out; an empty bag goes"""
        self.cards = without(self.cards, at)
        if len(self.tops):
            last: i64 = len(self.tops) - 1
            self.tops[last] -= 1
            if self.tops[last] == 0:
                self.tops = without(self.tops, last)

    # -- being seen

    def look(self, n: i64, dice: Dice, kind: i64, seat_bit: i64) -> None:
        """A seat sees the top n cards, which go back in any order: they are a bag of their own now. Others forget a bag
        of which only some were seen."""
        seen = vec[i64]()
        while len(seen) < n and len(self.cards):
            size = self.top_size()
            whole = size <= n - len(seen)
            for _ in range(size if whole else n - len(seen)):
                size = self.top_size()
                at = dice.pick(kind, seat_bit, self.cards, len(self.cards) - size, size)
                card = self.cards[at]
                if whole:
                    self.drop(at)
                else:
                    card &= ~0xFF
                    self.leave(at, seat_bit)
                seen = append(seen, card | seat_bit)
        start: i64 = len(self.cards)
        for card in seen:
            self.insert(card, start, len(self.cards) - start)
        if len(seen):
            self.tops = append(self.tops, len(seen))

    def show(self, dice: Dice, kind: i64, seat_bit: i64) -> None:
        """a seat sees every card; each is a fall of chance, so that it is in the record and cannot be taken back"""
        for i in range(len(self.cards)):
            if not self.cards[i] & seat_bit:
                dice.pick(kind, seat_bit, self.cards, i, 1)
                self.cards[i] |= seat_bit
        self.bits |= seat_bit
        self.put_in_order()

    def mix(self) -> None:
        """all bags are shuffled into one; nobody knows a card of it any more than that it is there"""
        self.tops = vec[i64]()
        self.put_in_order()

    # -- imagining

    def unknown(self, seat_bit: i64, into: vec[i64]) -> vec[i64]:
        """appends what lies here unknown to a seat"""
        for card in self.cards:
            if not card & seat_bit:
                into = append(into, card >> 8)
        return into

    def redeal(self, seat_bit: i64, whats: vec[i64], at: i64) -> i64:
        """puts other cards in the places unknown to a seat; how far it got in `whats`"""
        cards = self.cards
        for i in range(len(cards)):
            if not cards[i] & seat_bit:
                cards[i] &= 0xFF
        self.put_in_order()  # where a card goes must not depend on what lay there
        for i in range(len(cards)):
            if not cards[i] & seat_bit:
                cards[i] |= whats[at] << 8
                at += 1
        self.put_in_order()
        return at

    def put_in_order(self) -> None:
        """each bag ascending"""
        start: i64 = 0
        end: i64 = len(self.cards)
        for n in self.tops:
            end -= n
        sort(self.cards, start, end)
        for n in self.tops:
            start = end
            end += n
            sort(self.cards, start, end)

    def fields(self, io: Fields, name: str, names: list[str]) -> None:
        """visits the pile as a field of a state"""
        self.cards = io.entries(name, self.cards, names)
        self.tops = io.nums(name + " tops", self.tops)
        above: i64 = 0
        for n in self.tops:
            above += n
            if n < 1 or above > len(self.cards):
                raise BadPosition(f"{name} tops: the bags above the lowest have 1 to {len(self.cards)} cards in all")
        self.put_in_order()
        for card in self.cards:
            self.bits |= card & 0xFF


def shuffle(v: vec[i64], dice: Dice) -> None:
    """sorted first, so that the outcome depends on what there is and not on where it lay"""
    sort(v, 0, len(v))
    i: i64 = len(v) - 1
    while i > 0:
        j = dice.below(i + 1)
        v[i], v[j] = v[j], v[i]
        i -= 1
