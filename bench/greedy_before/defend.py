"""What a bot does when it is attacked, tempted or makes an influence check: who fights how, and which cards help."""

from __future__ import annotations

from typing import Final

from bench.greedy_before.odds import harm, struck
from bench.greedy_before.travel import at_site, bearer_worth
from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.box.purpose import Purpose
from mathom.games.lidless_eye.cards.kit.appeal import worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import FALLS
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.corruption import check_now
from mathom.games.lidless_eye.rules.influence import influence_now, influence_roll
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    EXCESS,
    FACE,
    FACTION,
    HAVEN,
    HELP,
    MOVEMENT,
    SITE_PHASE,
    STAY,
    TAKE,
    UNTAPPED,
)

NOTHING_GAINED: Final = -0.2  # what does not help against the attack or strike under way is kept


def defence_worth(s: Eye, aim: Purpose) -> float:
    """a card or ability against the attack or strike under way"""
    attack = attack_now(s)
    if strike_now(s).target >= 0:
        return against_strike(s, aim, attack)
    if aim.averts > 0.0:
        return aim.averts * harm(s, attack) - aim.price
    if aim.strengthens:
        return harm(s, attack) - harm(s, attack, aim.strengthens) - aim.price
    return NOTHING_GAINED


def against_strike(s: Eye, aim: Purpose, attack: Assault) -> float:
    strike = strike_now(s)
    now = struck(s, attack, strike)
    if aim.spares_tap:
        if strike.free or s.tap[strike.target] != UNTAPPED:
            return -0.5
        strike.free = 1
        then = struck(s, attack, strike)
        strike.free = 0
        return now - then + (0.0 if strike.stays else tap_cost(s, strike.target)) - aim.price
    if aim.dodges:
        return now - aim.price
    if aim.bonus:
        return now - struck(s, attack, strike, aim.bonus) - aim.price
    return NOTHING_GAINED


def tap_cost(s: Eye, c: i64) -> float:
    """what it costs to be tapped now: at the site somebody must be able to act"""
    if s.now < 0 or s.owner[c] != s.active or s.phase not in (MOVEMENT, SITE_PHASE):
        return 0.1
    site = s.site_now(s.now)
    if SITES[site].kind == HAVEN:
        return 0.05
    attack = attack_now(s)
    fresh = 0.0  # others who will still be untapped
    may_be = 0.0  # others who have a strike before them
    for other in s.members(s.now):
        if other != c and s.tap[other] == UNTAPPED:
            if other in attack.targets and not is_faced(attack, other):
                may_be += 1.0
            else:
                fresh += 1.0
    plan = at_site(s, s.now, site)
    if plan <= 0.0:
        return 0.1
    if fresh == 0.0:
        return 0.15 + 0.7 * plan / (1.0 + may_be)
    return 0.12 + 0.05 * float(direct(s, c)) + (0.1 * plan if fresh == 1.0 else 0.0)


def is_faced(attack: Assault, c: i64) -> bool:
    for i in range(len(attack.targets)):
        if attack.targets[i] == c:
            return attack.faced[i] != 0
    return False


def fight_worth(s: Eye, verb: i64, a: i64, b: i64) -> float:
    """who takes a strike, how he meets it, and who helps him"""
    attack = attack_now(s)
    if attack.defender < 0:
        if verb == HELP:
            return check_help(s, a) if s.stack[len(s.stack) - 1].name() == "CorruptionCheck" else 0.5
        return 1.5 + float(KINDS[s.kind[a]].points) + bearer_worth(s, s.kind[a], b)
    if verb == TAKE:
        if FACTS.fights[s.kind[b]] and b < len(s.kind):
            return 1.5 + float(KINDS[s.kind[a]].points) + 0.1 * bearer_worth(s, s.kind[a], b)
        return 1.0
    strike = strike_now(s)
    if verb == HELP and strike.target < 0:
        return 1.0  # tapping at home cancels an automatic-attack
    if verb == ASSIGN:
        cost = struck(s, attack, Strike(a))
        return 10.0 - cost - 0.3 * tap_cost(s, a) if s.seat != attack.attacker else cost
    if verb == FACE:
        return 1.0 + struck(s, attack, Strike(a))
    if verb == EXCESS:
        return 0.1 * float(a)
    if verb == STAY:
        tapping = struck(s, attack, strike)
        strike.stays = 1
        more = struck(s, attack, strike) - tapping
        strike.stays = 0
        return tap_cost(s, strike.target) - more
    return struck(s, attack, strike) - struck(s, attack, strike, 1) - 0.6 * tap_cost(s, a)


def check_help(s: Eye, helper: i64) -> float:
    """tapping for +1 in a corruption check"""
    return check_gain(s, 1) - 0.5 * tap_cost(s, helper)


def check_gain(s: Eye, bonus: i64) -> float:
    """what a bonus saves in the corruption check under way"""
    check = check_now(s)
    roll = check.to_roll(s)
    now = roll.chance(FALLS)
    roll.added += bonus
    return (now - roll.chance(FALLS)) * (1.0 + worth_of(s, check.who))


def aid_worth(s: Eye, aim: Purpose, who: i64) -> float:
    """a card that helps `who` in an influence check or a corruption check under way; -0.5 when there is none of his"""
    under_way = s.stack[len(s.stack) - 2].name()
    if under_way == "CorruptionCheck":
        if check_now(s).who != who or s.owner[who] != s.seat:
            return -0.5
        return check_gain(s, aim.steadies) - 0.3
    if under_way not in ("FactionCheck", "OpponentAttempt"):
        return -0.5
    check = influence_now(s)
    if check.who != who or s.owner[who] != s.seat:
        return -0.5
    kind = s.kind[check.target]
    if FACTS.type[kind] != FACTION or under_way != "FactionCheck":
        return 0.2
    roll = check.to_roll(s)
    now = roll.chance(MADE)
    if aim.by_prowess:
        roll = influence_roll(s, who, kind, 1, check.bonus)
    roll.added += aim.persuades
    return (roll.chance(MADE) - now) * (1.0 + float(KINDS[kind].points)) - 0.25
