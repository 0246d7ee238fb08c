"""Judgement for the greedy player and for searches: what to take and how to answer, and how a position stands.

A card is also worth what it would give the opponent, and costs what it lays bare."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.duel.board import presence
from mathom.games.duel.bot.worths import (
    ALLIES,
    PLACES,
    SEASON,
    STEPS,
    SYMBOLS,
    TOKENS,
    item_worth,
    march_worth,
    price_worth,
    raze_worth,
    region_worth,
    skills_worth,
    strike_worth,
    tenths,
    token_worth,
)
from mathom.games.duel.prices import can_pay
from mathom.games.duel.rules import Duel
from mathom.games.duel.terms import (
    ASK,
    BIT,
    BURN,
    CARDS,
    CHOICES,
    CHOOSE,
    COUNT,
    DECLINE,
    DOUBLE_DISCARD,
    EAGLE,
    FACE_DOWN,
    FETCH,
    MARCH,
    NOTHING,
    OWN,
    PLACE,
    PLAY,
    REGIONS,
    REMOVE,
    ROB,
    SKILLS,
    SLOTS,
    STACK,
    STRIKE,
    TAKE,
    TEAR_DOWN,
    TO,
)
from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import OVER, Buffer, State, act_a, act_b, act_kind

DENY: Final = 0.55  # of what a thing is worth to the opponent, for taking it away from him
BARE: Final = 0.5  # of what a card laid bare is worth to the opponent
UNKNOWN: Final = 1.2  # what a card that is still to be turned up may be worth to him
UNWANTED: Final = -1.0  # an extra turn is declined where all that could be done in it is worth less
PLENTY: Final = 6  # with so many units in the supply it does not matter whether one more is there


# -- choosing


def reply_worth(s: Duel, seat: i64, slot: i64) -> float:
    """what the opponent is given by the cards that lie only under this one"""
    e = s.edition
    first = s.chapter * SLOTS
    lying = s.lying & ~BIT[slot]
    worst = 0.0
    for i in range(2):
        under = e.beneath[(first + slot) * 2 + i]
        if under != NOTHING and lying & BIT[under] and not lying & e.covers[first + under]:
            card = s.layout[under]
            value = UNKNOWN if card == FACE_DOWN else offer_worth(s, 1 - seat, card)
            if value > worst:
                worst = value
    return worst


def offer_worth(s: Duel, seat: i64, item: i64) -> float:
    """what a card or tile is worth to a seat if it were his turn"""
    if not can_pay(s, seat, item):
        return 0.5 if item < CARDS else 0.0
    value = item_worth(s, seat, item) - price_worth(s, seat, item)
    return value if value > 0.0 else 0.0


def main_worth(s: Duel, action: i64) -> float:
    seat = s.seat
    kind = act_kind(action)
    item = act_a(action)
    if kind == DECLINE:
        return UNWANTED
    if kind == TAKE:
        item += CARDS
        return item_worth(s, seat, item) - price_worth(s, seat, item) + DENY * offer_worth(s, 1 - seat, item)
    total = DENY * offer_worth(s, 1 - seat, item) - BARE * reply_worth(s, seat, act_b(action))
    if kind == PLAY:
        return total + item_worth(s, seat, item) - price_worth(s, seat, item)
    coins = float(s.chapter + 1)
    return total + (1.8 * coins if s.powers[seat] & BIT[DOUBLE_DISCARD] else 0.9 * coins)


def answer_worth(s: Duel, action: i64) -> float:
    seat = s.seat
    kind = act_kind(action)
    a = act_a(action)
    if kind == TO:
        units = act_a(s.tasks[s.pending - 1])
        return region_worth(s, seat, a, units if units < s.supply[seat] else s.supply[seat])
    if kind == STRIKE:
        return strike_worth(s, seat, a)
    if kind == MARCH:
        return march_worth(s, seat, a, act_b(action))
    if kind == TEAR_DOWN:
        return raze_worth(s, seat, a)
    if kind == ROB:
        return 0.7
    if kind == CHOOSE:
        return token_worth(s, seat, a)
    if kind == ASK:
        top = s.top[a]
        return token_worth(s, seat, top) if top != NOTHING else tenths(TOKENS, a * STACK + 2)
    if kind == BURN:
        return skills_worth(s, 1 - seat, a)
    if kind == FETCH:
        return item_worth(s, seat, a)
    if kind == DECLINE:
        return 0.0
    return 0.05  # done: better than a move that brings nothing


def choose(s: Duel, into: Buffer, n: i64) -> i64:
    """the action that seems worth most; the first of equals"""
    best = into.data[0]
    most = -1e9
    for i in range(n):
        action = into.data[i]
        value = answer_worth(s, action) if s.pending else main_worth(s, action)
        if value > most:
            most = value
            best = action
    return best


def sensible(s: Duel, into: Buffer, n: i64) -> i64:
    """how many actions are worth a thought: to decline units, which comes last, matters only where a supply runs out"""
    if n == 1 or s.pending == 0 or act_kind(into.data[n - 1]) != DECLINE:
        return n
    kind = act_kind(s.tasks[s.pending - 1])
    if (kind == PLACE and s.supply[s.seat] >= PLENTY) or (kind == REMOVE and s.supply[1 - s.seat] >= PLENTY):
        return n - 1
    return n


def choose_greedily(state: State) -> i64:
    assert isinstance(state, Duel)
    into = Buffer(64)
    return choose(state, into, state.fill(into))


# -- standing


def standing(s: Duel, seat: i64) -> float:
    """what a seat has got, in coins"""
    total = 0.8 * float(s.coins[seat])
    for i in range(s.steps[seat]):
        total += tenths(STEPS, i)
    eagle: i64 = 1 if s.powers[seat] & BIT[EAGLE] else 0
    for i in range(COUNT[s.allies[seat]] + eagle):
        total += tenths(ALLIES, i)
    for i in range(COUNT[presence(s, seat)]):
        total += tenths(PLACES, i)
    for r in range(REGIONS):
        n = s.units[seat * REGIONS + r]
        total += 0.5 * float(n if n < 4 else 4)
    total += 1.5 * float(COUNT[s.built[seat]])
    season = tenths(SEASON, s.chapter)
    own = seat * OWN
    for k in range(SKILLS):
        for i in range(s.skills[own + k]):
            total += tenths(SYMBOLS, i if i < 7 else 7) * season
    for i in range(CHOICES):
        if s.skills[own + SKILLS + i]:
            total += 3.0 * season
    for token in range(DOUBLE_DISCARD + 1):
        if s.powers[seat] & BIT[token] and token != EAGLE:
            total += tenths(TOKENS, token) * (0.4 + 0.8 * season)
    return total


class DuelJudge(Judge):
    """For searches: plays a few turns on with simple sense, then compares what both have got. A duel is decided step by
    step, and guesses pile up: played to the end they told less than a count after a few turns."""

    horizon: i64 = 10

    def worth(self, s: State, seat: i64) -> float:
        assert isinstance(s, Duel)
        if s.seat == OVER:
            return s.payoff(seat)
        margin = (standing(s, seat) - standing(s, 1 - seat)) / 30.0
        return 0.9 if margin > 0.9 else -0.9 if margin < -0.9 else margin

    def narrow(self, s: State, into: Buffer, n: i64) -> i64:
        assert isinstance(s, Duel)
        return sensible(s, into, n)

    def guess(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        assert isinstance(s, Duel)
        n = sensible(s, into, n)
        if dice.below(10) == 0:
            return into.data[dice.below(n)]
        return choose(s, into, n)
