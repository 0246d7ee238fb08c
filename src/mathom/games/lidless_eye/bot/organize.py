"""What a bot does in its organization phase: who comes, who follows whom, who goes with whom, what is put away."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.chart import STAYS
from mathom.games.lidless_eye.bot.groups import regroup_orders
from mathom.games.lidless_eye.bot.hand import spokesman, voice, wanted, worth_following
from mathom.games.lidless_eye.bot.plan import plan_for
from mathom.games.lidless_eye.bot.rings import prove_worth
from mathom.games.lidless_eye.bot.travel import bearer_worth, journey_worth
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.belongings import STORED_RING
from mathom.games.lidless_eye.rules.bringing import could_control
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.sums import (
    control_cost,
    corruption,
    gear_in_use,
    general,
    general_used,
    overdrawn,
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
    ORGANIZATION,
    REGROUP,
    RINGWRAITH,
    SHAKE_OFF,
    STORE,
    TRANSFER,
    UNTAPPED,
    USE_GEAR,
)


def order_worth(s: Eye, verb: i64, a: i64, b: i64, c: i64) -> float:
    if verb == MOVE:
        value = move_worth(s, a, b)
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
    if verb == TRANSFER:
        return transfer_worth(s, a, b)
    if verb == USE_GEAR:
        bearer = s.host[a]
        held = gear_in_use(s, bearer, KINDS[s.kind[a]].gear)
        return 0.3 if held >= 0 and KINDS[s.kind[a]].points > KINDS[s.kind[held]].points else -0.5
    return -1.0


def move_worth(s: Eye, company: i64, site: i64) -> float:
    """a journey, as planned"""
    route = plan_for(s, s.seat).route(company)
    if route is None:
        return journey_worth(s, company, site)
    return route.beginning(site) - route.beginning(STAYS) - 0.01


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
        if third == spokesman(s, s.seat):
            left = 0.025 * float(s.deck[s.seat].size())  # of the game, for which he would be wanted
            return 0.3 + float(card.points) - BURDENED * float(card.mind) * (left if left < 1.0 else 1.0)
        return value - 0.1
    return value - 0.02 * float(len(s.members(company))) if free else -1.0


BURDENED: Final = 0.45  # what each point of influence that a follower takes costs who speaks for his player


def follows_there(s: Eye, kind: i64, company: i64) -> bool:
    """whether somebody of a company could have him as a follower"""
    if not worth_following(s, kind):
        return False
    speaker = spokesman(s, s.seat)
    return any(s.host[x] < 0 and x != speaker and could_control(s, x, kind) for x in s.members(company))


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
        idle = boss == voice(s, seat) and s.phase != 0
        return 0.2 if idle and unused_general(s, seat) - wanted(s, seat) >= control_cost(s, c) else -1.0
    if s.host[c] >= 0 or FACTS.type[s.kind[c]] == RINGWRAITH:
        return -1.0
    need = control_cost(s, c)
    if need == 0:
        return -1.0
    if general_used(s, seat) > general(s, seat):
        return 2.0 + 0.1 * float(need)
    if FACTS.avatar[s.kind[leader]]:
        return 0.8
    short = wanted(s, seat) - unused_general(s, seat)
    if short <= 0 or leader == voice(s, seat):
        return -1.0
    return 1.0 - 0.05 * float(need - short) if need >= short else 0.3 * float(need) / float(short)


# -- who goes with whom


def regroup_worth(s: Eye, c: i64, other: i64) -> float:
    """as the plan wants its companies"""
    if s.phase != ORGANIZATION:
        return -1.0
    place = regroup_orders(s, s.seat).place_for(c)
    return 0.6 if place == other else -1.0


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


def transfer_worth(s: Eye, item: i64, to: i64) -> float:
    """an item goes to who can use it, or can bear it; the giver checks his corruption first, and may be lost"""
    giver = s.host[item]
    kind = s.kind[item]
    s.host[item] = -1  # as if it were between them
    gain = bearer_worth(s, kind, to) - bearer_worth(s, kind, giver)
    s.host[item] = giver
    return gain - falls_to_check(s, giver, 0) * worth_of(s, giver) - GIVEN


GIVEN: Final = 0.5  # what an item must do better with somebody else


def shake_worth(s: Eye, c: i64, tapping: i64) -> float:
    """without tapping it costs nothing"""
    host = s.host[c]
    if tapping and s.tap[host] == UNTAPPED:
        return 0.3 * float(corruption(s, host)) + 3.0 * falls_to_check(s, host, 0) - 0.9
    return 0.25
