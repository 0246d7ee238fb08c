"""What a card or tile costs a player now: DU-31 to DU-43. Tiles are numbered behind the cards."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.duel.position import Position
from mathom.games.duel.terms import BIT, CARDS, COUNT, NO_SURCHARGE, OWN, SKILLS, WILD_SKILL
from mathom.kernel.vecs import vec

GAP: Final = vec[i64]([1, 8, 64, 512, 4096])  # missing symbols of each skill, packed: three bits each


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
    asks = s.edition.asks
    skills = s.skills
    own = seat * OWN
    first = item * SKILLS
    total: i64 = 0
    gaps: i64 = 0
    for k in range(SKILLS):
        gap = asks[first + k] - skills[own + k]
        gap &= ~(gap >> 63)  # 0 if there is none, without a branch, which nobody could foresee
        total += gap
        gaps += gap << 3 * k
    if total == 0:
        return 0
    if skills[own + SKILLS]:
        total -= matched(skills, own + SKILLS, own + OWN, gaps)
    if total and s.powers[seat] & BIT[WILD_SKILL]:
        total -= 1
    return total


def matched(skills: vec[i64], i: i64, end: i64, gaps: i64) -> i64:
    """how many of the choices from the i-th on can each fill a gap of its own"""
    if i == end or skills[i] == 0 or gaps == 0:
        return 0
    best = matched(skills, i + 1, end, gaps)
    for k in range(SKILLS):
        if skills[i] & BIT[k] and gaps & 7 * GAP[k]:
            n = 1 + matched(skills, i + 1, end, gaps - GAP[k])
            if n > best:
                best = n
    return best
