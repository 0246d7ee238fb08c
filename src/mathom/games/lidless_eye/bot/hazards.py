"""What a bot thinks of a hazard: the harm it does to the company on the way, and what it makes of other hazards."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.hand import keep_worth
from mathom.games.lidless_eye.bot.odds import beaten_off, faces, harm, hit_chance, spoils, struck, targets_of
from mathom.games.lidless_eye.box.card import FACTS, KINDS, Card
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, goes_out, worth_of
from mathom.games.lidless_eye.cards.kit.families import Creature
from mathom.games.lidless_eye.cards.kit.openings import Opening
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import Attack
from mathom.games.lidless_eye.rules.combat.detainment import comes_to_nothing
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, creature_attack, site_attacks
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.influence import Influence
from mathom.games.lidless_eye.rules.sums import corruption, direct
from mathom.games.lidless_eye.terms import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    CREATURE,
    DETAINMENT,
    FACTION,
    NOTHING,
    PLAY,
    STRIKES,
    TABLE,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import Buffer, act_b

TAPPED_AWAY: Final = 0.12  # somebody who is tapped on the way to a site
TAPPED_OUT: Final = 0.6  # nobody is left who could act there
TAPPED_AT_HOME: Final = 0.03
SPEAKS: Final = 0.08  # for each point of direct influence of whom a hazard keeps from using it
SAVED: Final = 0.5  # what is lost with a creature that is played on who goes home
HELD: Final = 1.05  # who is liked less may go at the end of the turn
AT_HAND: Final = 3  # so many creatures are saved at most
PLAYED: Final = 0.02  # what a hazard must do at least: a new card comes in its place
OF_ATTACKS: Final = ATTACK_PROWESS | ATTACK_BODY | STRIKES | DETAINMENT  # what an event changes of attacks
MAY_ENTER: Final = 0.5  # what the automatic-attacks of a site count that is not yet entered


# -- attacks


def attack_on(then: Eye, kind: i64, key: i64) -> Attack:
    """the attack of a creature on the company under way, once it is played: from here on it lies on the table"""
    creature = then.lay(kind, then.seat, TABLE)
    then.mark[creature] = key
    attack = creature_attack(then, creature, key)
    card = KINDS[kind]
    if isinstance(card, Creature):
        card.prepare(then, attack)
    return attack


def menace(s: Eye, attack: Assault) -> float:
    """what an attack does to a company: harm, and who fights it is tapped or fights worse"""
    done = harm(s, attack)
    free = attack.candidates(s, True)
    strikes = attack.strikes_now(s)
    many: i64 = len(free)
    taps = float(min(many, strikes))
    if attack.detain and many:  # only whom it hits: the others need not tap
        strike = Strike()
        strike.stays = 1
        hits = 0.0
        for c in free:
            strike.target = c
            hits += hit_chance(s, attack, strike)
        taps *= hits / float(many)
    return done + tapping_worth(s, taps, float(many) if strikes >= many else 0.0)


def tapping_worth(s: Eye, taps: float, all_free: float) -> float:
    """so many of the company under way are tapped; `all_free`: how many are untapped, where it may be all of them"""
    if not goes_out(s):
        return TAPPED_AT_HOME * taps
    return TAPPED_AWAY * taps + (TAPPED_OUT * taps / all_free if all_free > 0.0 else 0.0)


def lost_to(s: Eye, attack: Assault, kind: i64) -> float:
    """what the defender may gain by the creature: its points if every strike is defeated"""
    won = spoils(s, attack, kind)
    if won == 0.0:
        return 0.0
    for c in targets_of(s, attack, attack.strikes_now(s)):
        won *= beaten_off(s, attack, Strike(c))
    return won


def creature_worth(s: Eye, kind: i64, key: i64) -> float:
    """the harm it may do, less the points it may give away"""
    if key == NOTHING:  # played as an event
        return KINDS[kind].appeal(s, s.seat, key, 0)
    then = s.copy()
    attack = attack_on(then, kind, key)
    if comes_to_nothing(then, attack) or not faces(then, attack, True):
        return -1.0
    then.stack.append(attack)  # some cards count only in the attack itself
    done = menace(then, attack) - lost_to(then, attack, kind)
    return done + KINDS[kind].purpose.liking - PLAYED - saved(s, kind)


def saved(s: Eye, kind: i64) -> float:
    """What a creature is worth to who keeps it from a company on its way home, for one that goes out: to tap people who
    want to do something. Not where the hand is full of them, or where this one would be thrown away."""
    if goes_out(s) or keep_worth(s, kind, s.seat) < HELD:
        return 0.0
    many = 0
    for entry in s.hand[s.seat].cards:
        if FACTS.type[entry >> 8] == CREATURE:
            many += 1
    return SAVED if many <= AT_HAND else 0.0


def best_creatures(s: Eye, limit: i64) -> list[float]:
    """what the creatures of the hand are worth on this company, as many as the limit allows; the best first"""
    found: list[float] = []
    into = Buffer()
    for entry in s.hand[s.seat].cards:
        kind = entry >> 8
        if FACTS.type[kind] != CREATURE:
            continue
        into.n = 0
        KINDS[kind].offer(s, s.seat, PLAY, kind, into)
        best = 0.0
        for i in range(into.n):
            value = creature_worth(s, kind, act_b(into.data[i]))
            if value > best:
                best = value
        if best > 0.0:
            found.append(best)
    found.sort(reverse=True)
    return found[:limit] if limit > 0 else []


def waiting_there(s: Eye) -> float:
    """what the automatic-attacks of its site may do to the company"""
    done = 0.0
    for i in range(len(site_attacks(s, s.now))):
        attack = automatic_attack(s, s.now, i)
        if faces(s, attack):
            s.stack.append(attack)
            done += menace(s, attack)
            s.stack.pop()
    return MAY_ENTER * done


# -- events


def stirring_worth(s: Eye, kind: i64) -> float:
    """What an event adds that makes attacks worse: to the one under way; else to the creatures that follow it, one less
    than without it, and to what waits at the site. It comes before the creatures."""
    if s.in_play(kind) >= 0:
        return -1.0
    then = s.copy()
    event = then.lay(kind, s.seat, TABLE)
    card = KINDS[kind]
    if isinstance(card, Opening):
        card.begins(then, event)
    attack = attack_now(s)
    if attack.defender >= 0:
        return menace(then, attack_now(then)) - menace(s, attack) - PLAYED
    creatures = best_creatures(s, s.limit)
    gain = -PLAYED
    for value in best_creatures(then, s.limit - 1):
        gain += value
    for value in creatures:
        gain -= value
    if goes_out(s) and len(site_attacks(s, s.now)):
        gain += waiting_there(then) - waiting_there(s)
    if gain <= 0.0:
        return gain
    return gain + creatures[0] if len(creatures) else gain


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
    if a == speaker(s):
        return 2.0 * card.purpose.hinders
    return card.purpose.hinders + SPEAKS * float(direct(s, a)) if s.tap[a] != WOUNDED else -0.1


def tiring(s: Eye, card: Card, a: i64) -> float:
    """tapping some of a company before it can act, by choice of who plays it or of who is tapped"""
    free: i64 = 0
    for c in s.members(s.now):
        if s.tap[c] == UNTAPPED:
            free += 1
    if free == 0 or (card.target == "piece" and s.tap[a] != UNTAPPED):
        return -1.0
    value = tapping_worth(s, float(min(free, card.purpose.taps)), float(free) if card.purpose.taps >= free else 0.0)
    if card.target == "piece" and goes_out(s):
        value += SPEAKS * float(direct(s, a))
    return value - PLAYED


def speaker(s: Eye) -> i64:
    """who of the company under way tries to win somebody over, in an attempt that is declared or under way; -1"""
    for frame in s.stack:
        if isinstance(frame, Influence):
            return frame.who
        if isinstance(frame, Chain) and len(frame.links) and FACTS.type[frame.links[0].kind] == FACTION:
            return frame.links[0].a
    return -1


def in_strike(s: Eye, card: Card) -> float:
    """a hazard on the strike under way, which makes its target weaker"""
    attack = attack_now(s)
    strike = strike_now(s)
    return struck(s, attack, strike, card.purpose.bonus) - struck(s, attack, strike) - 2.0 * PLAYED


def hazard_worth(s: Eye, kind: i64, a: i64, b: i64) -> float:
    """playing a hazard from the hand against the company under way"""
    card = KINDS[kind]
    if card.type == CREATURE:
        return creature_worth(s, kind, a)
    if card.purpose.bonus < 0 and strike_now(s).target >= 0:
        return in_strike(s, card)
    if card.corrupts and a != NOTHING:  # a blade goes into the hand of who attacks
        return temptation_worth(s, card, a)
    if card.purpose.taps:
        return tiring(s, card, a)
    if card.purpose.hinders > 0.0:
        return hindrance(s, card, a)
    if card.purpose.stirs and (card.touches & OF_ATTACKS or (card.opening and a == NOTHING)):
        return stirring_worth(s, kind)
    return card.appeal(s, s.seat, a, b)
