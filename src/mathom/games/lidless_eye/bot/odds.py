"""What a bot expects of dice: the chance of a roll, the harm of an attack, the success of an influence check."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.corruption import check_sum
from mathom.games.lidless_eye.rules.influence import standard
from mathom.games.lidless_eye.rules.sums import (
    body,
    corruption,
    mind,
    prowess,
    total,
    unused_direct,
    unused_general,
)
from mathom.games.lidless_eye.terms import FACTION, INFLUENCE_ROLL, RINGWRAITH, TAPPED, UNTAPPED, WOUNDED
from mathom.kernel.vecs import vec

# of 36: ways to roll more than n with two dice, n from 0 to 12
ABOVE: Final = vec[i64]([36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0])
# of 1296: ways in which two dice show more than two others by more than n, n from 0 to 10
AHEAD: Final = vec[i64]([575, 435, 310, 206, 126, 70, 35, 15, 5, 1, 0])


def above(n: i64) -> float:
    """the chance that two dice show more than n"""
    if n < 2:
        return 1.0
    if n >= 12:
        return 0.0
    return float(ABOVE[n]) / 36.0


def below(n: i64) -> float:
    """the chance that two dice show less than n"""
    return 1.0 - above(n - 1)


def ahead(n: i64) -> float:
    """the chance that two dice show more than two others by more than n"""
    if n < 0:
        return 1.0 - ahead(-n - 1)
    return float(AHEAD[n]) / 1296.0 if n < 10 else 0.0


# -- combat


def worth_of(s: Eye, c: i64) -> float:
    """what a character or ally is worth to his player, in marshalling points or so"""
    card = KINDS[s.kind[c]]
    value = 1.0 + float(card.points) + 0.2 * float(card.mind) + 0.1 * float(card.prowess)
    if card.type == RINGWRAITH:
        value += 8.0
    for x in s.table:
        if s.host[x] == c:
            value += float(KINDS[s.kind[x]].points)
    return value


def struck(s: Eye, c: i64, against: i64, hindered: i64, detain: bool, kills: bool = False) -> float:
    """the harm of one strike to one target"""
    lost = below(against - prowess(s, c) + hindered)
    if detain:
        return 0.3 * lost if s.tap[c] == UNTAPPED else 0.0
    fallen = 1.0 if kills else above(body(s, c) - (1 if s.tap[c] == WOUNDED else 0))
    return lost * (0.8 + fallen * worth_of(s, c))


def hindrance(s: Eye, c: i64) -> i64:
    return 1 if s.tap[c] == TAPPED else 2 if s.tap[c] == WOUNDED else 0


def harm(
    s: Eye, company: i64, strikes: i64, against: i64, each: bool, chooses: bool, detain: bool, kills: bool = False
) -> float:
    """what an attack is expected to cost a company: the defender puts his best forward, the attacker his worst"""
    costs: list[float] = []
    for c in s.fighters(company):
        costs.append(struck(s, c, against, hindrance(s, c), detain, kills))
    costs.sort()
    if chooses:
        costs.reverse()
    n = len(costs) if each else min(len(costs), strikes)
    lost = 0.0
    for i in range(n):
        lost += costs[i]
    if not each and strikes > n > 0:  # each strike in excess makes another one worse
        lost *= 1.0 + 0.4 * float(strikes - n) / float(n)
    return lost


# -- corruption and influence


def falls_to_check(s: Eye, c: i64, bonus: i64) -> float:
    """the chance that a character is lost in a corruption check"""
    if FACTS.type[s.kind[c]] == RINGWRAITH:
        return 0.0
    return below(corruption(s, c) - 1 - check_sum(s, c, bonus))


def influence_chance(s: Eye, kind: i64, who: i64, aid: i64 = 0) -> float:
    """of a character for a faction of the hand"""
    bonus = unused_direct(s, who, kind) + standard(s, who, kind) + aid
    s.versus = kind
    bonus = total(s, INFLUENCE_ROLL, who, bonus)
    s.versus = -1
    return above(KINDS[kind].printed.number_needed - bonus)


def attempt_chance(s: Eye, who: i64, target: i64) -> float:
    """of a character for a card of the opponent (LE-A-53 to LE-A-63)"""
    kind = s.kind[target]
    seat = s.owner[who]
    against = unused_general(s, 1 - seat)
    if FACTS.type[kind] == FACTION:
        printed = KINDS[kind].printed
        against += 0 if printed.zero_in_play else printed.number_needed
    else:
        holder = s.host[target]
        against += mind(s, target if FACTS.fights[kind] else holder)
        if holder >= 0:
            against += unused_direct(s, holder)
    return ahead(against - unused_direct(s, who, kind))
