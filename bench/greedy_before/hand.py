"""How much a bot clings to a card of its hand."""

from __future__ import annotations

from bench.greedy_before.odds import influence_chance
from bench.greedy_before.travel import card_at, item_worth
from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, Card
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED, SITE_OVER
from mathom.games.lidless_eye.rules.bringing import could_control, may_be_brought
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.sums import control_cost, unused_direct, unused_general
from mathom.games.lidless_eye.terms import (
    ALLY,
    CHARACTER,
    CREATURE,
    FACTION,
    GOLD,
    HAVEN,
    HAZARD,
    ITEM,
    LESSER,
    RESOURCE_PERMANENT,
    RINGWRAITH,
    SITE_PHASE,
    TABLE,
)


def wanted(s: Eye, seat: i64) -> i64:
    """the influence that the best character in the hand would need, as far as it could be had; 0: nobody waits"""
    free = unused_general(s, seat)
    most = free + spare(s, seat)
    need: i64 = 0
    best: i64 = -1
    for entry in s.hand[seat].cards:
        card = KINDS[entry >> 8]
        rank = card.points * 8 + card.mind
        if card.type == CHARACTER and card.mind <= most and rank > best and may_be_brought(s, seat, entry >> 8):
            best = rank
            need = card.mind
    return need


def spare(s: Eye, seat: i64) -> i64:
    """general influence that would be free if whoever can would follow somebody"""
    value: i64 = 0
    for leader in s.characters(seat):
        if s.host[leader] >= 0:
            continue
        best: i64 = 0
        for c in s.members(s.co[leader]):
            if c != leader and s.host[c] < 0 and FACTS.type[s.kind[c]] == CHARACTER:
                cost = control_cost(s, c)
                if cost > best and cost <= unused_direct(s, leader, s.kind[c]):
                    best = cost
        value += best
    return value


def worth_following(s: Eye, kind: i64) -> bool:
    """whether it pays to spend direct influence on him"""
    return KINDS[kind].points > 0 or len(s.characters(s.seat)) < 5


def room_for(s: Eye, kind: i64, seat: i64) -> bool:
    """whether there is influence for a character of the hand, or could be"""
    if unused_general(s, seat) + spare(s, seat) >= KINDS[kind].mind:
        return True
    if not worth_following(s, kind):
        return False
    return any(s.host[x] < 0 and could_control(s, x, kind) for x in s.characters(seat))


def soon(s: Eye, kind: i64, seat: i64) -> bool:
    """whether one of the companies is, or will be, where a card can be played"""
    if seat != s.active or s.phase > SITE_PHASE:
        return False
    for company in s.companies(seat):
        site = s.co_dest[company] if s.co_dest[company] >= 0 else s.co_site[company]
        if s.co_did[company] & SITE_OVER or SITES[site].kind == HAVEN or s.site_tapped(seat, site):
            continue
        if card_at(s, company, kind, site) > 0.0:
            return True
    return False


def keep_worth(s: Eye, kind: i64, seat: i64) -> float:
    """0 and less: away with it; from 1 on it is worth waiting"""
    card = KINDS[kind]
    if ALLY <= card.type <= RESOURCE_PERMANENT and soon(s, kind, seat):
        return 2.0 + 0.2 * float(card.points)
    if card.type == RINGWRAITH:
        return 0.8 if s.avatar[seat] < 0 and s.avatar[1 - seat] != kind else -0.5
    if not may_come(s, kind):
        return -1.0
    if card.type >= CREATURE:
        return hazard_keep(s, card, seat)
    if card.type == CHARACTER:
        if not may_be_brought(s, seat, kind) or not room_for(s, kind, seat):
            return 0.1
        return 1.2 + 0.3 * float(card.points)
    if card.type == FACTION:
        return faction_keep(s, kind, seat)
    if card.type == ALLY:
        return 0.7 + 0.5 * float(card.points)
    if card.type == ITEM:
        if card.ring >= LESSER:
            return (1.2 if gold_about(s, seat) else 0.7) + 0.1 * float(card.points)
        return 0.5 + 0.5 * item_worth(s, kind, seat)
    return card.hold(s, seat)


def hazard_keep(s: Eye, card: Card, seat: i64) -> float:
    """creatures that do more than detain; not too many hazards at once"""
    many: i64 = 0
    for entry in s.hand[seat].cards:
        if FACTS.side[entry >> 8] & HAZARD:
            many += 1
    crowd = 0.15 * float(many - 4) if many > 4 else 0.0
    if card.type == CREATURE:
        wild = "wilderness" in card.printed.keys or "border-land" in card.printed.keys
        return (0.8 if wild or len(card.printed.key_regions) else 0.4) + 0.03 * float(card.prowess) - crowd
    if card.corrupts:
        return 1.0 - crowd
    return card.hold(s, seat) - crowd


def faction_keep(s: Eye, kind: i64, seat: i64) -> float:
    """whether somebody could win it, and its site is still to be had"""
    card = KINDS[kind]
    if card.printed.play_sites and not site_left(s, card, seat):
        return -0.5
    best = 0.0
    for c in s.characters(seat):
        if FACTS.type[s.kind[c]] != RINGWRAITH:
            chance = influence_chance(s, kind, c)
            if chance > best:
                best = chance
    return 0.2 + best * (0.6 + 0.6 * float(card.points))


def site_left(s: Eye, card: Card, seat: i64) -> bool:
    base = seat * len(SITES)
    for site in SITES:
        if site.printed.name in card.printed.play_sites and s.site_state[base + site.id] != SITE_DISCARDED:
            return True
    return False


def gold_about(s: Eye, seat: i64) -> bool:
    """a gold ring in play or in the hand"""
    for entry in s.hand[seat].cards:
        if KINDS[entry >> 8].ring == GOLD:
            return True
    return any(KINDS[s.kind[c]].ring == GOLD and s.zone[c] == TABLE and s.owner[c] == seat for c in s.table)
