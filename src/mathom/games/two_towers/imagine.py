"""What a seat cannot know, dealt anew."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.two_towers.lore import Lore
from mathom.games.two_towers.position import Position, zeros
from mathom.games.two_towers.terms import KINDS, NOTHING
from mathom.kernel.dice import Dice
from mathom.kernel.pile import without
from mathom.kernel.vecs import append, vec

PATIENCE: Final = 64  # steps of a first attempt to explain what was laid


def deal_anew(s: Position, seat: i64, dice: Dice) -> None:
    """TT-90: the pile, and of the other hands what was not taken from the open cards, are unknown"""
    lore = s.lore
    if lore is None:
        deal_hidden(s, seat, dice)
    else:
        hold_what_was_shown(s, seat)
        s.pile.cards = deal(lore, seat, dice)
        hold(s, lore, seat)
    s.index()


def hold_what_was_shown(s: Position, seat: i64) -> None:
    """nothing else is left in the other hands"""
    for i in range(s.seats * KINDS):
        if i // KINDS != seat:
            s.hand[i] = s.shown[i]


def hold(s: Position, lore: Lore, seat: i64) -> None:
    """the other hands get what was drawn for them"""
    for draw in range(len(lore.of)):
        owner = lore.of[draw]
        if owner != seat:
            for k in range(KINDS):
                s.hand[owner * KINDS + k] += lore.cards[draw * KINDS + k]


def deal_hidden(s: Position, seat: i64, dice: Dice) -> None:
    """as long as there is but one pile: all that was not seen can be anywhere"""
    unknown = zeros(KINDS)
    for card in s.pile.cards:
        unknown[card >> 8] += 1
    to_deal = zeros(s.seats)
    hidden = s.hidden()
    for other in range(s.seats):
        if other != seat:
            for k in range(KINDS):
                unknown[k] += hidden[other * KINDS + k]
                to_deal[other] += hidden[other * KINDS + k]
    hold_what_was_shown(s, seat)
    cards = vec[i64]()
    for k in range(KINDS):
        for _ in range(unknown[k]):
            cards = append(cards, k << 8)
    for other in range(s.seats):
        for _ in range(to_deal[other]):
            i = dice.below(len(cards))
            s.hand[other * KINDS + (cards[i] >> 8)] += 1
            cards = without(cards, i)
    s.pile.cards = cards


def deal(lore: Lore, seat: i64, dice: Dice) -> vec[i64]:
    """All that a seat cannot know is dealt anew: first from where the doubtful cards were, then what is still held.
    The cards of the pile are left over."""
    supply = lore.supply_for(seat)
    room = lore.size[:]
    doubts = doubts_of_others(lore, seat)
    patience = PATIENCE
    lore.tries = patience
    while not explain(lore, dice, room, supply, doubts):  # another beginning is better than a bad one gone through
        patience *= 2
        lore.tries = patience
    left = vec[i64]()
    for time in range(lore.now() + 1):
        left = vec[i64]()
        for k in range(KINDS):
            for _ in range(supply[time * KINDS + k]):
                left = append(left, k << 8)
        for draw in range(len(lore.of)):
            if lore.time[draw] == time and lore.of[draw] != seat:
                for k in range(KINDS):
                    lore.cards[draw * KINDS + k] = 0
                for _ in range(room[draw]):
                    i = dice.below(len(left))
                    lore.cards[draw * KINDS + (left[i] >> 8)] += 1
                    left = without(left, i)
    return left


def doubts_of_others(lore: Lore, seat: i64) -> vec[i64]:
    doubts = vec[i64]()
    for i in range(len(lore.layer)):
        if lore.layer[i] != seat:
            doubts = append(doubts, i)
    return doubts


def explain(lore: Lore, dice: Dice, room: vec[i64], supply: vec[i64], doubts: vec[i64]) -> bool:
    """A draw for each doubt, by trial: always the one next that leaves the fewest answers. What truly happened is
    among them, so with enough patience one is found."""
    if len(doubts) == 0:
        return True
    lore.tries -= 1
    which: i64 = 0
    fewest: i64 = NOTHING
    for i in range(len(doubts)):
        n = lore.answers(doubts[i], room, supply)
        if fewest == NOTHING or n < fewest:
            fewest = n
            which = i
    doubt = doubts[which]
    rest = without(doubts[:], which)
    draws = vec[i64]()
    for draw in range(lore.before[doubt]):
        if lore.fits(doubt, draw, room, supply):
            draws = append(draws, draw)
    while len(draws) and lore.tries > 0:
        i = likely(lore, dice, draws, doubt, room, supply)
        draw = draws[i]
        draws = without(draws, i)
        place = lore.time[draw] * KINDS + lore.laid[doubt]
        room[draw] -= 1
        supply[place] -= 1
        if explain(lore, dice, room, supply, rest):
            lore.truth[doubt] = draw
            return True
        room[draw] += 1
        supply[place] += 1
    return False


def likely(lore: Lore, dice: Dice, draws: vec[i64], doubt: i64, room: vec[i64], supply: vec[i64]) -> i64:
    """one of these draws: the more cards it had, and the more of them were of that kind, the likelier"""
    sum: i64 = 0
    for draw in draws:
        sum += room[draw] * supply[lore.time[draw] * KINDS + lore.laid[doubt]]
    at = dice.below(sum)
    i: i64 = 0
    while True:
        at -= room[draws[i]] * supply[lore.time[draws[i]] * KINDS + lore.laid[doubt]]
        if at < 0:
            return i
        i += 1
