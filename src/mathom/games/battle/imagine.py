"""What a seat cannot know, dealt anew."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.position import Position
from mathom.games.battle.terms import BIT, lowest
from mathom.kernel.dice import Dice
from mathom.kernel.pile import Pile, without
from mathom.kernel.vecs import append, vec


def deal_anew(s: Position, seat: i64, dice: Dice) -> None:
    """BA-89: the other hands and the ring pile are unknown. What was drawn before a shuffle of the discard is known to
    be in some hand, for it was not in the pile then; so each time between two shuffles is dealt by itself."""
    for time in range(s.shuffles + 1):
        hidden: i64 = 0  # a set
        to_deal = vec[i64]()  # by seat
        for other in range(s.seats):
            cards = drawn_in(s, other, time) if other != seat else 0
            to_deal = append(to_deal, cards)
            s.hand[other] &= ~cards
            hidden |= cards
        if hidden:
            if time == s.shuffles:
                for card in s.ring_pile.cards:
                    hidden |= BIT[card >> 8]
            unknown = cards_in(hidden)
            for other in range(s.seats):
                left = to_deal[other]
                while left:
                    left &= left - 1
                    i = dice.below(len(unknown))
                    s.hand[other] |= BIT[unknown[i]]
                    s.drawn[unknown[i]] = time
                    unknown = without(unknown, i)
            if time == s.shuffles:
                s.ring_pile = Pile()
                for card in unknown:
                    s.ring_pile.add(card)


def drawn_in(s: Position, other: i64, time: i64) -> i64:
    """the hand cards of a player from one time between two shuffles: a set"""
    cards: i64 = 0
    left = s.hand[other]
    while left:
        card = lowest(left)
        left &= left - 1
        if s.drawn[card] == time:
            cards |= BIT[card]
    return cards


def cards_in(cards: i64) -> vec[i64]:
    out = vec[i64]()
    while cards:
        out = append(out, lowest(cards))
        cards &= cards - 1
    return out
