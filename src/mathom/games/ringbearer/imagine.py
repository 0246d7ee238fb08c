"""What a seat cannot know, dealt anew."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.lore import COLOURED, DRAWN, HELPING, NONE_SEEN, SAURONS, Lore, hidden, sort_of
from mathom.games.ringbearer.position import Position
from mathom.games.ringbearer.terms import TYPES
from mathom.kernel.dice import Dice
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind
from mathom.kernel.vecs import append, pop, vec

ALL_SORTS: Final = 7  # nothing can be none of these: such a try has failed
STRICTEST_FIRST: Final = vec[i64](
    [ALL_SORTS, SAURONS | HELPING, SAURONS | COLOURED, HELPING | COLOURED, COLOURED, SAURONS, HELPING, 0]
)
LIKELY: Final = 4096  # chances are reckoned in such parts


def deal_anew(s: Position, seat: i64, dice: Dice) -> None:
    """RB-105 to RB-107: unknown to a player are the cards that face others, his own reversed ones and the piles; to
    a spectator every hand. What can be told of them all the same is in the lore."""
    s.lore = with_other_cards(s.lore, seat, dice)
    s.dark_lore = with_other_cards(s.dark_lore, seat, dice)
    s.deal_by_lore()
    s.deal_dark_by_lore()


def with_other_cards(lore: Lore, seat: i64, dice: Dice) -> Lore:
    """The same lore with other cards where a seat cannot know them. Which of his hidden cards a player laid is not
    seen: where it can have come out of several shuffles, one is drawn by lot, as likely as it is. What cannot be
    brought to an end so is begun anew; the true cards are one way to end it."""
    unseen = lore.shuffles[:]
    for entry in lore.said:
        if act_kind(entry) == DRAWN and not hidden(act_a(entry), seat):
            unseen[act_b(entry) * TYPES + act_c(entry)] -= 1
    deal = Deal(lore.said, unseen, seat, dice)
    while not deal.fits():
        deal = Deal(lore.said, unseen, seat, dice)
    out = Lore()
    out.said = deal.said
    out.shuffles = lore.shuffles[:]
    return out


class Deal:
    """One try to deal other cards that fit all that is told."""

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
        self.held: vec[i64] = vec[i64]()  # the hidden cards in hands: where in the lore each was drawn
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
