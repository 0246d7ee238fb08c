"""What a bot does in its organization phase: who comes, who follows whom, who goes with whom, what is put away."""

from __future__ import annotations

from bench.greedy_before.hand import wanted, worth_following
from bench.greedy_before.rings import prove_worth
from bench.greedy_before.travel import here_worth, hurt, journey_worth
from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, holds_faction, worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import STORED_RING
from mathom.games.lidless_eye.rules.bringing import could_control
from mathom.games.lidless_eye.rules.companies import is_leader, wraith_in
from mathom.games.lidless_eye.rules.sums import (
    control_cost,
    corruption,
    direct,
    followers,
    gear_in_use,
    general,
    general_used,
    overdrawn,
    prowess,
    unused_direct,
    unused_general,
)
from mathom.games.lidless_eye.terms import (
    BRING,
    CONTROL,
    DISMISS,
    FACTION,
    GOLD,
    HAVEN,
    ITEM,
    MOVE,
    NEW,
    NOBODY,
    REGROUP,
    RINGWRAITH,
    SHAKE_OFF,
    STORE,
    UNTAPPED,
    USE_GEAR,
    WOUNDED,
)

LARGE = 5


def order_worth(s: Eye, verb: i64, a: i64, b: i64, c: i64) -> float:
    if verb == MOVE:
        stay = here_worth(s, a)
        value = journey_worth(s, a, b) - (0.4 + stay if stay > 0.0 else 0.0)
        return value if value < 0.0 else 0.01 * value  # the last order: then its company is settled
    if verb == BRING:
        return bring_worth(s, a, b, c)
    if verb == CONTROL:
        return control_worth(s, a, b)
    if verb == REGROUP:
        return regroup_worth(s, a, b)
    if verb == DISMISS:
        # only where somebody must go
        return 5.0 - worth_of(s, a) if s.stack[len(s.stack) - 1].name() == "Settlement" else -3.0 - worth_of(s, a)
    if verb == STORE:
        return store_worth(s, a)
    if verb == SHAKE_OFF:
        return shake_worth(s, a, b)
    if verb == USE_GEAR:
        bearer = s.host[a]
        held = gear_in_use(s, bearer, KINDS[s.kind[a]].gear)
        return 0.3 if held >= 0 and KINDS[s.kind[a]].points > KINDS[s.kind[held]].points else -0.5
    return -1.0


# -- who comes


def bring_worth(s: Eye, kind: i64, company: i64, third: i64) -> float:
    """a character where there is influence for him, at once with others if possible; the Ringwraith last"""
    card = KINDS[kind]
    if card.type == RINGWRAITH:
        if company != NEW or SITES[third].kind != HAVEN:
            return -1.0  # he keeps apart, where nobody harms him
        return 0.3 if not s.advanced or not wanted(s, s.seat) else -0.2
    value = 3.0 + float(card.points) + 0.1 * float(card.prowess)
    free = unused_general(s, s.seat) >= card.mind
    if company != NEW and not free and third == NOBODY and follows_there(s, kind, company):
        return value - 0.2
    if company == NEW:
        if not free:
            return -1.0
        if SITES[third].kind == HAVEN:
            return value - (0.3 if expected_at(s, third) else 0.5)
        return value - 0.6 + hope_there(s, kind, third)
    lord = wraith_in(s, company)
    if lord >= 0:  # who follows the Ringwraith stays with him, and needs no general influence
        if free and s.companies(s.seat)[0] != company:
            return value - 0.8
        return value - 0.4 if unused_direct(s, lord, kind) >= card.mind else -1.0
    if third != NOBODY:
        return value
    return value - 0.02 * float(len(s.members(company))) if free else -1.0


def follows_there(s: Eye, kind: i64, company: i64) -> bool:
    """whether somebody of a company could have him as a follower"""
    if not worth_following(s, kind):
        return False
    return any(s.host[x] < 0 and could_control(s, x, kind) for x in s.members(company))


def expected_at(s: Eye, site: i64) -> bool:
    """whether a company is at a site or goes there"""
    return any(s.co_site[i] == site or s.co_dest[i] == site for i in s.companies(s.seat))


def hope_there(s: Eye, kind: i64, site: i64) -> float:
    """somebody who comes into play at his home may at once win its people"""
    for entry in s.hand[s.seat].cards:
        card = KINDS[entry >> 8]
        if card.type == FACTION and SITES[site].printed.name in card.printed.play_sites:
            return 1.5
    return 0.0


def control_worth(s: Eye, c: i64, leader: i64) -> float:
    """Followers free general influence for somebody in the hand; else the leader keeps his own for factions. Who
    follows beyond his leader's means must come back."""
    seat = s.seat
    if leader == NOBODY:
        boss = s.host[c]
        if boss < 0:
            return -1.0
        if overdrawn(s, boss) > 0:
            return 2.0
        idle = FACTS.type[s.kind[boss]] != RINGWRAITH and holds_faction(s, seat) and s.phase != 0
        return 0.2 if idle and unused_general(s, seat) - wanted(s, seat) >= control_cost(s, c) else -1.0
    if s.host[c] >= 0 or FACTS.type[s.kind[c]] == RINGWRAITH:
        return -1.0
    need = control_cost(s, c)
    if need == 0:
        return -1.0
    if general_used(s, seat) > general(s, seat):
        return 2.0 + 0.1 * float(need)
    if FACTS.type[s.kind[leader]] == RINGWRAITH:
        return 0.8
    short = wanted(s, seat) - unused_general(s, seat)
    if short <= 0:
        return -1.0
    return 1.0 - 0.05 * float(need - short) if need >= short else 0.3 * float(need) / float(short)


# -- who goes with whom


def head(s: Eye, company: i64) -> i64:
    """who leads a company: the leader, or whose word counts most"""
    best: i64 = -1
    most: i64 = -1
    for c in s.members(company):
        if s.host[c] < 0:
            weight = leading(s, c)
            if weight > most:
                most = weight
                best = c
    return best


def leading(s: Eye, c: i64) -> i64:
    return direct(s, c) * 3 + KINDS[s.kind[c]].mind + (10 if is_leader(s, c) else 0)


def marching(s: Eye, seat: i64, site: i64) -> i64:
    """own companies at a Darkhaven that may go out"""
    n: i64 = 0
    for i in s.companies(seat):
        if s.co_site[i] == site and wraith_in(s, i) < 0:
            n += 1
    return n


def regroup_worth(s: Eye, c: i64, other: i64) -> float:
    """Two companies do more than one; the wounded stay at the Darkhaven; who is alone joins others."""
    company = s.co[c]
    site = s.co_site[company]
    if SITES[site].kind != HAVEN or FACTS.type[s.kind[c]] == RINGWRAITH:
        return -1.0
    size: i64 = len(s.members(company))
    if s.tap[c] == WOUNDED:
        if other == NEW and float(size) - hurt(s, company) >= 2.0 and len(followers(s, c)) == 0:
            return 0.4
        return 0.3 if other != NEW and size > 1 and hurt(s, other) >= float(len(s.members(other))) else -1.0
    if other == NEW:
        if size < LARGE or marching(s, s.seat, site) > 1 or c == head(s, company) or hurt(s, company) > 0.0:
            return -1.0
        return 0.5 + 0.01 * float(leading(s, c))
    if wraith_in(s, other) >= 0 or hurt(s, other) > 0.0 or s.co_dest[other] >= 0:
        return -1.0
    there: i64 = len(s.members(other))
    along: i64 = 1 + len(followers(s, c))
    if wraith_in(s, company) >= 0:
        return -1.0
    if size + there < LARGE and (size < there or (size == there and company > other)):
        return 0.6
    if c != head(s, company) and size - along > there + along - 1 and there + along < LARGE:
        return 0.5 + 0.02 * float(prowess(s, c))
    return -1.0


# -- what is put away


def store_worth(s: Eye, c: i64) -> float:
    """points that count only when stored; rings to be tested; burdens that have become too heavy"""
    card = KINDS[s.kind[c]]
    bearer = s.bearer(c)
    if card.printed.points_only_stored:
        return 3.0
    if card.type != ITEM:
        return 1.0
    if card.ring == GOLD:
        return prove_worth(s, c, STORED_RING)
    gain = float(card.printed.stored_points - card.points) if card.printed.stored_points else 0.0
    lost = falls_to_check(s, bearer, 0) * worth_of(s, bearer)
    use = 0.5 if card.gear else 0.3
    if card.points == 0:
        return -0.5 + lost
    return gain + 3.0 * lost - use - 0.3


def shake_worth(s: Eye, c: i64, tapping: i64) -> float:
    """without tapping it costs nothing"""
    host = s.host[c]
    if tapping and s.tap[host] == UNTAPPED:
        return 0.3 * float(corruption(s, host)) + 3.0 * falls_to_check(s, host, 0) - 0.9
    return 0.25
