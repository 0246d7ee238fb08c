"""What a bot does when it is attacked, tempted or makes an influence check: who fights how, and which cards help."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.odds import harm, struck, worth_of
from mathom.games.lidless_eye.bot.travel import at_site, bearer_worth
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.corruption import FALLS, check_now
from mathom.games.lidless_eye.rules.influence import influence_now, influence_roll
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    DARKHAVEN,
    EXCESS,
    FACE,
    FACTION,
    HELP,
    MAN,
    MOVEMENT,
    ORC,
    SITE_PHASE,
    STAY,
    TAKE,
    TROLL,
    UNTAPPED,
)

CANCEL: Final = 99

# what a card or ability does against a strike: a bonus to prowess, or CANCEL
AGAINST_STRIKE: Final = {
    "bold-thrust": 3,
    "swift-strokes": 3,
    "some-secret-art-of-flame": 4,
    "poison": 1,
    "orc-stealth": CANCEL,
    "shadow-cloak": CANCEL,
    "magic-ring-of-guile": CANCEL,
}
NOT_TAPPING: Final = ("under-his-blow", "blow-turned")
# what it costs to cancel a whole attack by a card or ability
CANCELS: Final = {
    "a-nice-place-to-hide": 0.5,
    "orc-quarrels": 0.4,
    "not-slay-needlessly": 0.4,
    "in-the-name-of-mordor": 0.5,
    "ruse": 0.5,
    "hoarmurath-unleashed": 0.4,
    "indur-unleashed": 0.4,
    "diversion": 1.3,
    "veils-of-shadow": 1.0,
    "two-headed-troll": 0.1,
    "the-warg-king": 0.1,
    "stinker": 0.1,
    "adunaphel-the-ringwraith": 0.1,
    "hendolen": 0.2,
    "last-child-of-ungoliant": 0.1,
    "the-iron-crown": 0.1,
    "magic-ring-of-savagery": 0.2,
    "no-news-of-our-riding": 0.2,
}
# what gives everybody in the company a bonus to prowess against this attack
STRENGTHENS: Final = {
    "orc-draughts": 1,
    "bitter-cold": 1,
    "khamul-unleashed": 3,
    "foul-trophies": 1,
    "dwar-the-ringwraith": 1,
}


def defence_worth(s: Eye, name: str) -> float:
    """a card or ability against the attack or strike under way"""
    attack = attack_now(s)
    strike = strike_now(s)
    if strike.target >= 0:
        return against_strike(s, name, attack)
    if name in CANCELS:
        cost: float = CANCELS[name]
        if name == "not-slay-needlessly" and overt(s, attack.defender):
            return harm(s, attack) - harm(s, attack, 2) - cost
        if name == "orc-quarrels" and not attack.race & (ORC | TROLL | MAN):
            return 0.5 * harm(s, attack) - cost
        return harm(s, attack) - cost
    if name in STRENGTHENS:
        return harm(s, attack) - harm(s, attack, STRENGTHENS[name]) - 0.4
    return -0.2


def against_strike(s: Eye, name: str, attack: Assault) -> float:
    strike = strike_now(s)
    now = struck(s, attack, strike)
    if name in NOT_TAPPING:
        if strike.free or s.tap[strike.target] != UNTAPPED:
            return -0.5
        strike.free = 1
        then = struck(s, attack, strike)
        strike.free = 0
        return now - then + (0.0 if strike.stays else tap_cost(s, strike.target)) - 0.3
    if name not in AGAINST_STRIKE:
        return -0.2
    bonus: i64 = AGAINST_STRIKE[name]
    then = 0.0 if bonus == CANCEL else struck(s, attack, strike, bonus)
    cost = 0.05 if name in ("shadow-cloak", "magic-ring-of-guile") else 0.35
    return now - then - cost


def tap_cost(s: Eye, c: i64) -> float:
    """what it costs to be tapped now: at the site somebody must be able to act"""
    if s.now < 0 or s.owner[c] != s.active or s.phase not in (MOVEMENT, SITE_PHASE):
        return 0.1
    site = s.site_now(s.now)
    if SITES[site].kind == DARKHAVEN:
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


def aid_worth(s: Eye, name: str) -> float:
    """a card that helps in an influence check or a corruption check under way; -0.5 when there is none"""
    under_way = s.stack[len(s.stack) - 2].name()
    if under_way == "CorruptionCheck":
        if s.owner[check_now(s).who] != s.seat:
            return -0.5
        return check_gain(s, 2) - 0.3
    if under_way not in ("FactionCheck", "OpponentAttempt"):
        return -0.5
    check = influence_now(s)
    if s.owner[check.who] != s.seat:
        return -0.5
    kind = s.kind[check.target]
    if FACTS.type[kind] != FACTION or under_way != "FactionCheck":
        return 0.2
    roll = check.to_roll(s)
    now = roll.chance(MADE)
    if name == "threats":
        roll = influence_roll(s, check.who, kind, 1, check.bonus)
    else:
        roll.added += 5 if name == "words-of-menace-and-deceit" else 3
    return (roll.chance(MADE) - now) * (1.0 + float(KINDS[kind].points)) - 0.25
