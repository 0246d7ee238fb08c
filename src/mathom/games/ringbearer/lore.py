"""What everybody can tell of a deck: out of which shuffle a card was drawn into which hand, what left a hand, and what
was proved not to be there. From this follows what a seat can know of the cards it does not see."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.terms import HELPERS, KINDS, LAYABLE, SAURON, TYPES
from mathom.kernel.fields import Fields
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind
from mathom.kernel.vecs import append, vec

# entries
DRAWN: Final = 0  # a = hand, b = shuffle, c = card; who sees the hand knows the card
LEFT: Final = 1  # a = hand, c = card: it was shown to all
NONE_SEEN: Final = 2  # a = seat, c = sort: he sees no such card, in his hand or reversed in another
# sorts
SAURONS: Final = 1
HELPING: Final = 2
COLOURED: Final = 4

# A hand is seat * 2, and + 1 for the reversed cards of that seat. A card is its kind, and + KINDS with a start mark.


def hidden(hand: i64, seat: i64) -> bool:
    """whether a seat does not see these cards (a spectator, below 0, sees none): RB-105"""
    return seat < 0 or (hand & 1 == 1) == (hand >> 1 == seat)


def sort_of(card: i64) -> i64:
    kind = card % KINDS
    return SAURONS if kind == SAURON else HELPING if kind >= HELPERS else COLOURED if kind < LAYABLE else 0


class Lore:
    def __init__(self) -> None:
        self.said: vec[i64] = vec[i64]()
        self.shuffles: vec[i64] = vec[i64]()  # shuffle * TYPES + card: how many went in, less what all saw come out

    def copy(self) -> Lore:
        t = Lore()
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

    def fields(self, io: Fields, name: str, names: list[str]) -> None:
        self.said = io.nums(name, self.said)
        for shuffle in range(io.enter(name + " shuffles", len(self.shuffles) // TYPES)):
            io.part("")
            if len(self.shuffles) == shuffle * TYPES:
                self.shuffled(vec[i64]())
            io.counts("cards", self.shuffles, shuffle * TYPES, names)
        io.leave()
