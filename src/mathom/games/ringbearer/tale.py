"""What everybody can tell of a deck: out of which shuffle a card was drawn into which hand, what left a hand, and what
was proved not to be there. From this follows what a seat can know of the cards it does not see."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.terms import HELPERS, KINDS, LAYABLE, SAURON, TYPES
from mathom.kernel.dice import Dice
from mathom.kernel.fields import Fields
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind
from mathom.kernel.vecs import append, pop, vec

# entries
DRAWN: Final = 0  # a = hand, b = shuffle, c = card; who sees the hand knows the card
LEFT: Final = 1  # a = hand, c = card: it was shown to all
NONE_SEEN: Final = 2  # a = seat, c = sort: he sees no such card, in his hand or reversed in another
# sorts
SAURONS: Final = 1
HELPING: Final = 2
COLOURED: Final = 4
ALL_SORTS: Final = 7  # nothing can be none of these: such a try has failed
STRICTEST_FIRST: Final = vec[i64](
    [ALL_SORTS, SAURONS | HELPING, SAURONS | COLOURED, HELPING | COLOURED, COLOURED, SAURONS, HELPING, 0]
)
LIKELY: Final = 4096  # chances are reckoned in such parts

# A hand is seat * 2, and + 1 for the reversed cards of that seat. A card is its kind, and + KINDS with a start mark.


def hidden(hand: i64, seat: i64) -> bool:
    """whether a seat does not see these cards (a spectator, below 0, sees none): RB-105"""
    return seat < 0 or (hand & 1 == 1) == (hand >> 1 == seat)


def sort_of(card: i64) -> i64:
    kind = card % KINDS
    return SAURONS if kind == SAURON else HELPING if kind >= HELPERS else COLOURED if kind < LAYABLE else 0


class Tale:
    def __init__(self) -> None:
        self.said: vec[i64] = vec[i64]()
        self.shuffles: vec[i64] = vec[i64]()  # shuffle * TYPES + card: how many went in, less what all saw come out

    def copy(self) -> Tale:
        t = Tale()
        t.said = self.said[:]
        t.shuffles = self.shuffles[:]
        return t

    def last(self) -> i64:
        return len(self.shuffles) // TYPES - 1

    # -- what happens

    def shuffled(self, cards: vec[i64]) -> None:
        """a new pile of so many of each card: everybody knows what is in it"""
        for i in range(TYPES):
            self.shuffles = append(self.shuffles, cards[i] if i < len(cards) else 0)

    def drawn(self, hand: i64, shuffle: i64, card: i64) -> None:
        self.said = append(self.said, act(DRAWN, hand, shuffle, card))

    def shown(self, shuffle: i64, card: i64) -> None:
        """drawn for all to see"""
        self.shuffles[shuffle * TYPES + card] -= 1

    def left(self, hand: i64, card: i64) -> None:
        """of several that leave one after the other the order tells nothing"""
        entry = act(LEFT, hand, 0, card)
        said = append(self.said, entry)
        i: i64 = len(said) - 1
        while i > 0 and act_kind(said[i - 1]) == LEFT and said[i - 1] > entry:
            said[i] = said[i - 1]
            i -= 1
        said[i] = entry
        self.said = said

    def none_seen(self, seat: i64, sort: i64) -> None:
        self.said = append(self.said, act(NONE_SEEN, seat, 0, sort))

    # -- what follows

    def in_hand(self, hand: i64) -> vec[i64]:
        """by card"""
        cards = vec[i64]([0] * TYPES)
        for entry in self.said:
            if act_a(entry) == hand:
                if act_kind(entry) == DRAWN:
                    cards[act_c(entry)] += 1
                elif act_kind(entry) == LEFT:
                    cards[act_c(entry)] -= 1
        return cards

    def undrawn(self, shuffle: i64) -> vec[i64]:
        """what is left of a shuffle, by card"""
        cards = self.shuffles[shuffle * TYPES : (shuffle + 1) * TYPES]
        for entry in self.said:
            if act_kind(entry) == DRAWN and act_b(entry) == shuffle:
                cards[act_c(entry)] -= 1
        return cards

    def imagine(self, seat: i64, dice: Dice) -> Tale:
        """The same tale with other cards where a seat cannot know them. Which of his hidden cards a player laid is not
        seen: where it can have come out of several shuffles, one is drawn by lot, as likely as it is. What cannot be
        brought to an end so is begun anew; the true cards are one way to end it."""
        unseen = self.shuffles[:]
        for entry in self.said:
            if act_kind(entry) == DRAWN and not hidden(act_a(entry), seat):
                unseen[act_b(entry) * TYPES + act_c(entry)] -= 1
        dream = Dream(self.said, unseen, seat, dice)
        while not dream.fits():
            dream = Dream(self.said, unseen, seat, dice)
        t = Tale()
        t.said = dream.said
        t.shuffles = self.shuffles[:]
        return t

    def fields(self, io: Fields, name: str, names: list[str]) -> None:
        self.said = io.nums(name, self.said)
        for shuffle in range(io.enter(name + " shuffles", len(self.shuffles) // TYPES)):
            io.part("")
            if len(self.shuffles) == shuffle * TYPES:
                self.shuffled(vec[i64]())
            io.counts("cards", self.shuffles, shuffle * TYPES, names)
        io.leave()


class Dream:
    """One try to tell a tale with other cards."""

    def __init__(self, said: vec[i64], unseen: vec[i64], seat: i64, dice: Dice) -> None:
        self.said: vec[i64] = said[:]
        self.seat: i64 = seat
        self.dice: Dice = dice
        self.rest: vec[i64] = unseen[:]  # by shuffle and card: what is not yet dealt
        self.sizes: vec[i64] = vec[i64]()  # ... and how many in all, by shuffle
        for first in range(0, len(unseen), TYPES):
            n: i64 = 0
            for i in range(first, first + TYPES):
                n += unseen[i]
            self.sizes = append(self.sizes, n)
        self.held: vec[i64] = vec[i64]()  # the hidden cards in hands: where in the tale each was drawn
        self.barred: vec[i64] = vec[i64]()  # ... and the sorts that it cannot be

    def fits(self) -> bool:
        for i in range(len(self.said)):
            entry = self.said[i]
            kind = act_kind(entry)
            if kind == NONE_SEEN:
                for j in range(len(self.held)):
                    if not hidden(act_a(self.said[self.held[j]]), act_a(entry)):
                        self.barred[j] |= act_c(entry)
            elif hidden(act_a(entry), self.seat):
                if kind == DRAWN:
                    self.held = append(self.held, i)
                    self.barred = append(self.barred, 0)
                elif not self.leaves(act_a(entry), act_c(entry)):
                    return False
        for bars in STRICTEST_FIRST:
            for j in range(len(self.held)):
                if self.barred[j] == bars and not self.deal(j):
                    return False
        return True

    def leaves(self, hand: i64, card: i64) -> bool:
        """one of the hidden cards of a hand was this one"""
        all: i64 = 0
        for i in range(len(self.held)):
            all += self.likely(i, hand, card)
        if all == 0:
            return False
        lot = self.dice.below(all)
        j: i64 = 0
        lot -= self.likely(j, hand, card)
        while lot >= 0:
            j += 1
            lot -= self.likely(j, hand, card)
        self.put(j, card)
        self.held, _ = pop(self.held, j)
        self.barred, _ = pop(self.barred, j)
        return True

    def likely(self, j: i64, hand: i64, card: i64) -> i64:
        entry = self.said[self.held[j]]
        if act_a(entry) != hand or self.barred[j] & sort_of(card):
            return 0
        shuffle = act_b(entry)
        n = self.rest[shuffle * TYPES + card]
        return n * LIKELY // self.sizes[shuffle] if n > 0 else 0

    def deal(self, j: i64) -> bool:
        """some card of its shuffle that it can be"""
        first = act_b(self.said[self.held[j]]) * TYPES
        all: i64 = 0
        for card in range(TYPES):
            if not self.barred[j] & sort_of(card):
                all += self.rest[first + card]
        if all == 0:
            return False
        lot = self.dice.below(all)
        for card in range(TYPES):
            if not self.barred[j] & sort_of(card):
                lot -= self.rest[first + card]
                if lot < 0:
                    self.put(j, card)
                    return True
        return False

    def put(self, j: i64, card: i64) -> None:
        at = self.held[j]
        entry = self.said[at]
        shuffle = act_b(entry)
        self.said[at] = act(DRAWN, act_a(entry), shuffle, card)
        self.rest[shuffle * TYPES + card] -= 1
        self.sizes[shuffle] -= 1
