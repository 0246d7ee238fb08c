"""What a card or tile costs a player now: DU-31 to DU-43. Tiles are numbered behind the cards."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.position import Position
from mathom.games.duel.terms import (
    ANY_OF,
    BIT,
    CARDS,
    COUNT,
    MEMBERS,
    MORE,
    NO_SURCHARGE,
    OWN,
    SKILLS,
    SYMBOL,
    WILD_SKILL,
)
from mathom.kernel.vecs import vec


def cost(s: Position, seat: i64, item: i64) -> i64:
    """coins, as few as possible (DU-38)"""
    e = s.edition
    coins = e.price[item]
    if item < CARDS:
        if e.chain_from[item] & s.chains[seat]:
            return 0
    else:
        coins += surcharge(s, seat)
    return coins + missing(s, seat, item)


def can_pay(s: Position, seat: i64, item: i64) -> bool:
    most = s.edition.most[item]
    if item >= CARDS:
        most += surcharge(s, seat)
    return most <= s.coins[seat] or cost(s, seat, item) <= s.coins[seat]


def surcharge(s: Position, seat: i64) -> i64:
    """DU-39"""
    if s.powers[seat] & BIT[NO_SURCHARGE]:
        return 0
    return COUNT[s.built[seat]]


def missing(s: Position, seat: i64, item: i64) -> i64:
    """symbols that no skill of the player matches, each choice and the wild skill used once (DU-35, DU-36)"""
    gaps = s.edition.needs[item] + MORE - s.have[seat]  # of all skills at once, each in eight bits
    short = gaps & MORE  # 128 is left of those of which the player has no more than are asked for
    gaps &= short - (short >> 7)
    total = gaps % 255  # all eight bits added up
    choices = seat * OWN + SKILLS
    if s.skills[choices]:  # asked first: it is the same for all that a player could have
        total -= matched(s.skills, choices, seat * OWN + OWN, gaps)
    if s.powers[seat] & BIT[WILD_SKILL] and total:
        total -= 1
    return total


def matched(skills: vec[i64], i: i64, end: i64, gaps: i64) -> i64:
    """how many of the choices from the i-th on can each fill a gap of its own"""
    if i == end or skills[i] == 0:
        return 0
    if gaps & ANY_OF[skills[i]] == 0:
        return matched(skills, i + 1, end, gaps)
    if i + 1 == end or skills[i + 1] == 0:
        return 1
    best: i64 = 0
    for k in MEMBERS[skills[i]]:  # it fills one of these: to leave it out is never better
        if gaps & 127 * SYMBOL[k]:
            n = 1 + matched(skills, i + 1, end, gaps - SYMBOL[k])
            if n > best:
                best = n
    return best
