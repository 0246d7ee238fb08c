"""What a bot thinks of a hazard: the harm it does to the company on the way."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.odds import below, falls_to_check, harm_to_come, worth_of
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.detainment import keyed_site
from mathom.games.lidless_eye.rules.combat.making import printed_attack
from mathom.games.lidless_eye.rules.sums import corruption, direct, unused_general
from mathom.games.lidless_eye.terms import (
    CREATURE,
    DARKHAVEN,
    HAZARD_LONG,
    HAZARD_PERMANENT,
    UNTAPPED,
    WOUNDED,
)

# events by what they are worth when they can be played at all
EVENTS: Final = {
    "lost-in-free-domains": 1.4,
    "long-winter": 0.9,
    "fell-winter": 0.5,
    "doors-of-night": 0.35,
    "rats": 0.7,
    "heedless-revelry": 0.8,
    "stench-of-mordor": 0.6,
    "nothing-to-eat-or-drink": 1.0,
    "something-has-slipped": 0.5,
    "plague": 0.8,
    "the-roving-eye": 1.0,
    "tidings-of-bold-spies": 1.0,
    "tidings-of-doubt-and-danger": 0.3,
    "veils-flung-away": 0.8,
    "so-you-ve-come-back": 0.5,
    "stay-her-appetite": 0.5,
    "thrice-outnumbered": 0.3,
}
# events that tap or hinder one of the company: worth it when it wants to do something at its site
HINDERING: Final = {
    "darkness-under-tree": 0.5,
    "waiting-shadow": 0.4,
    "foolish-words": 0.4,
    "shut-yer-mouth": 0.4,
    "rebel-talk": 0.6,
}


def goes_out(s: Eye) -> bool:
    """the company under way will want to do something at its site"""
    return SITES[s.site_now(s.now)].kind != DARKHAVEN


def creature_worth(s: Eye, kind: i64, key: i64) -> float:
    """the harm it may do, less the points it may give away"""
    card = KINDS[kind]
    company = s.now
    if "cancels-attacks" in SITES[s.site_now(company)].notes and (s.co_dest[company] < 0 or keyed_site(s, key) >= 0):
        return -1.0
    attack = printed_attack(s, kind, key)
    done = harm_to_come(s, attack, True)
    detain = attack.detain != 0
    if goes_out(s):  # who fights is tapped, or fights worse
        free: i64 = 0
        for c in s.members(company):
            if s.tap[c] == UNTAPPED:
                free += 1
        done += 0.1 * float(free if card.printed.each or card.strikes > free else card.strikes)
    if card.name == "corpse-candle":  # everybody checks his corruption
        done += 0.3
    if card.starred and not detain:
        done -= 0.6 * float(card.points) * (1.0 if done < 1.0 else 0.4)
    return done - 0.15


def temptation_worth(s: Eye, ch: i64) -> float:
    """a corruption card on a character: better the more he carries"""
    before = falls_to_check(s, ch, 0)
    after = falls_to_check(s, ch, -2)
    return 0.35 + 0.2 * float(corruption(s, ch)) + 3.0 * (after - before) * worth_of(s, ch) + 0.05 * worth_of(s, ch)


def stirring_worth(s: Eye, kind: i64) -> float:
    """a lasting event that makes attacks worse: worth it with creatures of one's own in hand"""
    if s.in_play(kind) >= 0:
        return -1.0
    creatures = 0.0
    for entry in s.hand[1 - s.active].cards:
        if FACTS.type[entry >> 8] == CREATURE:
            creatures += 1.0
    return 0.1 + 0.12 * creatures


def hazard_worth(s: Eye, kind: i64, a: i64, b: i64) -> float:
    """playing a hazard from the hand against the company under way"""
    card = KINDS[kind]
    name = card.name
    if card.type == CREATURE:
        return creature_worth(s, kind, a)
    if card.corrupts:
        return temptation_worth(s, a)
    if name == "twilight":
        return twilight_worth(s, a)
    if name == "river":
        return 1.3 if goes_out(s) and s.co_dest[s.now] >= 0 else -1.0
    if name == "muster-disperses":
        lost = below(11 - unused_general(s, s.active))
        return 1.5 * float(KINDS[s.kind[a]].points) * lost - 0.3
    if name == "call-of-home":
        return worth_of(s, a) * below(10 - unused_general(s, s.active)) - 0.6
    if name == "news-of-doom":
        return faction_balance(s) * below(10 - unused_general(s, s.active))
    if name in ("arouse-defenders", "arouse-denizens", "incite-defenders", "incite-denizens"):
        return 0.6 if len(SITES[s.site_now(s.now)].attacks) and s.co_dest[s.now] >= 0 else -1.0
    if name in ("lost-in-the-wilderness", "lost-in-border-lands", "lost-in-shadow-lands"):
        return 0.3 if s.limit <= 2 and stirring_worth(s, kind) > 0.4 else -0.3
    if name == "weariness-of-the-heart":
        if b:
            return 2.0 * falls_to_check(s, a, 0) * worth_of(s, a) - 0.2
        return 0.1 if s.limit > 2 and stirring_worth(s, kind) > 0.2 else -0.1
    if name in HINDERING:
        value: float = HINDERING[name]
        if not goes_out(s):
            return -0.1
        if card.target != "piece":
            return value
        return value + 0.08 * float(direct(s, a)) if s.tap[a] != WOUNDED else -0.1
    if name in EVENTS:
        worth: float = EVENTS[name]
        return worth
    if card.type in (HAZARD_LONG, HAZARD_PERMANENT):
        return stirring_worth(s, kind)
    return 0.1


def faction_balance(s: Eye) -> float:
    """points of factions the active player would lose beyond one's own"""
    value = 0.0
    for c in s.table:
        card = KINDS[s.kind[c]]
        if card.printed.number_needed:
            value += float(card.points) if s.owner[c] == s.active else -float(card.points)
    return value


def twilight_worth(s: Eye, a: i64) -> float:
    """cancels an environment: only the other side's"""
    return 1.0 if a < len(s.owner) and s.owner[a] != s.seat else -1.0
