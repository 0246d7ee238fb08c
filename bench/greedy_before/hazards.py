"""What a bot thinks of a hazard: the harm it does to the company on the way."""

from __future__ import annotations

from bench.greedy_before.odds import harm_to_come
from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, SITES, Card
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, goes_out, worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.detainment import keyed_site
from mathom.games.lidless_eye.rules.combat.making import printed_attack
from mathom.games.lidless_eye.rules.sums import corruption, direct
from mathom.games.lidless_eye.terms import CREATURE, UNTAPPED, WOUNDED


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
    done += card.purpose.liking  # what it does besides
    if card.starred and not detain:
        done -= 0.6 * float(card.points) * (1.0 if done < 1.0 else 0.4)
    return done - 0.15


def temptation_worth(s: Eye, card: Card, ch: i64) -> float:
    """a corruption card on a character: better the more he carries"""
    before = falls_to_check(s, ch, 0)
    after = falls_to_check(s, ch, -card.corruption)
    return 0.35 + 0.2 * float(corruption(s, ch)) + 3.0 * (after - before) * worth_of(s, ch) + 0.05 * worth_of(s, ch)


def hindrance(s: Eye, card: Card, a: i64) -> float:
    """hindering one of a company, or all of it: worth it when it wants to do something at its site"""
    if not goes_out(s):
        return -0.1
    if card.target != "piece":
        return card.purpose.hinders
    return card.purpose.hinders + 0.08 * float(direct(s, a)) if s.tap[a] != WOUNDED else -0.1


def hazard_worth(s: Eye, kind: i64, a: i64, b: i64) -> float:
    """playing a hazard from the hand against the company under way"""
    card = KINDS[kind]
    if card.type == CREATURE:
        return creature_worth(s, kind, a)
    if card.corrupts:
        return temptation_worth(s, card, a)
    if card.purpose.hinders > 0.0:
        return hindrance(s, card, a)
    return card.appeal(s, s.seat, a, b)
