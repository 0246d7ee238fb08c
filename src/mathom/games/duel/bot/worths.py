"""What things are worth, in coins.

Three races are run at once (steps, peoples, regions), and the nearer the end of one is, the more its next stretch is
worth. Skills are worth most early."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.duel.board import presence
from mathom.games.duel.plays import changed_for
from mathom.games.duel.prices import cost
from mathom.games.duel.rules import Duel
from mathom.games.duel.terms import (
    ADVANCE,
    AGAIN,
    BIT,
    BLUE,
    BLUE_UNIT,
    CARDS,
    CHAIN_COINS,
    COUNT,
    DOUBLE_DISCARD,
    EAGLE,
    EFFECTS,
    EVERYWHERE,
    GAIN,
    GREEN,
    GREEN_MOVES,
    GREY,
    LOSE,
    MEMBERS,
    MOVE,
    NOTHING,
    OWN,
    PEOPLE,
    PEOPLES,
    PLACE,
    RAZE,
    RECALL,
    RED,
    REGIONS,
    REMOVE,
    SKILLS,
    TILE_EXTRA_TURN,
    UNLEARN,
    YELLOW,
    YELLOW_EXTRA_TURN,
    YELLOW_STEP,
)
from mathom.kernel.state import act_a, act_b, act_kind
from mathom.kernel.vecs import vec

WIN: Final = 1000.0
EXTRA: Final = 4.0  # an extra turn
TOKEN: Final = 4.0  # a token, not yet known which
# what the next step, people or region is worth, by how many there are
STEPS: Final = vec[i64]([18, 18, 20, 20, 21, 24, 22, 24, 30, 30, 36, 44, 55, 90, 0])  # in tenths of a coin
ALLIES: Final = vec[i64]([15, 18, 20, 26, 45, 90, 0])
PLACES: Final = vec[i64]([30, 30, 30, 32, 36, 45, 70, 0])
SYMBOLS: Final = vec[i64]([30, 26, 14, 6, 2, 0, 0, 0])  # the next symbol of a skill, by how many he has
SEASON: Final = vec[i64]([10, 7, 3])  # how much skills still matter, by chapter, in tenths
# tokens: yellow extra, red anywhere, wild, no surcharge, tile extra, green moves, eagle, blue unit, chain coins,
# yellow step, red unit, double discard, extra turn, raze, three deeds, steps, units, recall
TOKENS: Final = vec[i64]([28, 45, 50, 30, 45, 30, 40, 50, 35, 28, 45, 28, 40, 30, 50, 50, 55, 60])


def tenths(v: vec[i64], i: i64) -> float:
    return float(v[i]) / 10.0


# -- the three races


def steps_worth(s: Duel, seat: i64, n: i64) -> float:
    """going so many steps, with the bonuses on the way"""
    at = s.steps[seat]
    total = 0.0
    for _ in range(n):
        total += tenths(STEPS, at)
        at += 1
        if at == s.edition.steps:
            return WIN
        bonus = s.edition.bonus[at]
        if bonus:
            total += task_worth(s, seat, bonus)
    return total


def people_worth(s: Duel, seat: i64, people: i64) -> float:
    """a green card of a people"""
    have = COUNT[s.allies[seat]]
    eagle: i64 = 1 if s.powers[seat] & BIT[EAGLE] else 0
    if s.allies[seat] & BIT[people]:
        return TOKEN if s.peoples[seat * PEOPLES + people] == 1 else 0.0
    if have + eagle == PEOPLES - 1:
        return WIN
    total = tenths(ALLIES, have + eagle)
    return total + TOKEN if have == 2 else total


def region_worth(s: Duel, seat: i64, region: i64, units: i64) -> float:
    """units of a seat arriving in a region"""
    mine = s.units[seat * REGIONS + region]
    other = 1 - seat
    against = s.units[other * REGIONS + region]
    bit = BIT[region]
    stay = mine + units - against
    total = 0.0
    if stay > 0:
        if not presence(s, seat) & bit:
            here = COUNT[presence(s, seat)]
            if here == REGIONS - 1:
                return WIN
            total += tenths(PLACES, here)
        total += 0.5 * float(stay if stay < 4 else 4) - 0.5 * float(mine if mine < 4 else 4)
    elif mine > 0 and not s.built[seat] & bit:
        total -= tenths(PLACES, COUNT[presence(s, seat)] - 1)
    if against > 0 and stay >= 0 and not s.built[other] & bit:
        total += tenths(PLACES, COUNT[presence(s, other)] - 1)
    return total


def best_place(s: Duel, seat: i64, units: i64, regions: i64) -> float:
    if units > s.supply[seat]:
        units = s.supply[seat]
    best = 0.0
    if units:
        for r in MEMBERS[regions]:
            value = region_worth(s, seat, r, units)
            if value > best:
                best = value
    return best


def strike_worth(s: Duel, seat: i64, region: i64) -> float:
    """removing one unit of the other side from a region"""
    other = 1 - seat
    if s.units[other * REGIONS + region] == 1 and not s.built[other] & BIT[region]:
        return tenths(PLACES, COUNT[presence(s, other)] - 1)
    return 0.6


def march_worth(s: Duel, seat: i64, start: i64, to: i64) -> float:
    total = region_worth(s, seat, to, 1)
    if total >= WIN and (s.units[seat * REGIONS + start] > 1 or s.built[seat] & BIT[start]):
        return total
    if s.units[seat * REGIONS + start] == 1 and not s.built[seat] & BIT[start]:
        total -= tenths(PLACES, COUNT[presence(s, seat)] - 1) + 0.5
        if total > 20.0:
            total = 1.0  # the region left behind is missing again
    return total


def raze_worth(s: Duel, seat: i64, region: i64) -> float:
    other = 1 - seat
    if s.held[other] & BIT[region]:
        return 1.0
    return tenths(PLACES, COUNT[presence(s, other)] - 1)


# -- effects, cards, tiles, tokens


def task_worth(s: Duel, seat: i64, task: i64) -> float:
    kind = act_kind(task)
    n = act_a(task)
    if kind == GAIN:
        return 0.9 * float(n)
    if kind == LOSE:
        return 0.7 * float(n if n < s.coins[1 - seat] else s.coins[1 - seat])
    if kind == ADVANCE:
        return steps_worth(s, seat, n)
    if kind == PLACE:
        return best_place(s, seat, n, act_b(task))
    if kind == AGAIN:
        return EXTRA
    if kind == REMOVE:
        best = 0.0
        for r in MEMBERS[s.held[1 - seat]]:
            value = strike_worth(s, seat, r)
            if value > best:
                best = value
        return best + 0.6 * float(n - 1)
    if kind == MOVE:
        return best_march(s, seat) + 0.8 * float(n - 1)
    if kind == RAZE:
        best = 0.0
        for r in MEMBERS[s.built[1 - seat]]:
            value = raze_worth(s, seat, r)
            if value > best:
                best = value
        return best
    if kind in (RECALL, PEOPLE):
        return TOKEN
    if kind == UNLEARN:
        return 2.0 * tenths(SEASON, s.chapter)
    return 0.0


def best_march(s: Duel, seat: i64) -> float:
    best = 0.0
    for start in MEMBERS[s.held[seat]]:
        for to in MEMBERS[s.edition.neighbours[start]]:
            value = march_worth(s, seat, start, to)
            if value > best:
                best = value
    return best


def skills_worth(s: Duel, seat: i64, card: i64) -> float:
    total = 0.0
    own = seat * OWN
    for k in range(SKILLS):
        have = s.skills[own + k]
        for i in range(s.edition.gives[card * SKILLS + k]):
            total += tenths(SYMBOLS, have + i if have + i < 7 else 7)
    if s.edition.choice[card]:
        total += 3.0
    return total * tenths(SEASON, s.chapter)


def item_worth(s: Duel, seat: i64, item: i64) -> float:
    """a card or tile coming into a seat's area, its price left out"""
    e = s.edition
    total = 0.0
    colour: i64 = e.colour[item] if item < CARDS else NOTHING
    powers = s.powers[seat]
    for i in range(item * EFFECTS, item * EFFECTS + EFFECTS):
        task = e.effects[i]
        if task:
            total += task_worth(s, seat, changed_for(s, seat, task) if colour == RED else task)
    if item >= CARDS:
        bit = BIT[e.tile_region[item - CARDS]]
        if not presence(s, seat) & bit:
            here = COUNT[presence(s, seat)]
            total += WIN if here == REGIONS - 1 else tenths(PLACES, here)
        total += 1.5  # it cannot be driven out
        return total + EXTRA if powers & BIT[TILE_EXTRA_TURN] else total
    if colour == GREY:
        total += skills_worth(s, seat, item)
    elif colour == GREEN:
        total += people_worth(s, seat, e.people[item])
        if powers & BIT[GREEN_MOVES]:
            total += best_march(s, seat)
    elif colour == YELLOW:
        if powers & BIT[YELLOW_EXTRA_TURN]:
            total += EXTRA
        if powers & BIT[YELLOW_STEP]:
            total += steps_worth(s, seat, 1)
    elif colour == BLUE and powers & BIT[BLUE_UNIT]:
        total += best_place(s, seat, 1, EVERYWHERE)
    if e.chain[item] and s.chapter < 2:
        total += 1.2
    return total


def price_worth(s: Duel, seat: i64, item: i64) -> float:
    """what it costs; a chain may bring coins"""
    if item < CARDS and s.edition.chain_from[item] & s.chains[seat]:
        return -2.7 if s.powers[seat] & BIT[CHAIN_COINS] else 0.0
    return 0.9 * float(cost(s, seat, item))


def token_worth(s: Duel, seat: i64, token: i64) -> float:
    early = tenths(SEASON, s.chapter)
    if token == EAGLE:
        have = COUNT[s.allies[seat]]
        return WIN if have == PEOPLES - 1 else tenths(ALLIES, have)
    if token > DOUBLE_DISCARD:
        immediate = token - DOUBLE_DISCARD - 1
        if immediate == 0:
            return EXTRA
        if immediate == 1:
            best = 0.0
            for r in MEMBERS[s.built[1 - seat]]:
                value = raze_worth(s, seat, r)
                if value > best:
                    best = value
            return best
        if immediate == 3:
            return steps_worth(s, seat, 2)
        if immediate == 4:
            return best_place(s, seat, 1, EVERYWHERE) + 2.5
        return tenths(TOKENS, token)
    return tenths(TOKENS, token) * (0.4 + 0.8 * early)
