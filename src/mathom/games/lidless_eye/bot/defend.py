"""What a bot does when it is attacked, tempted or makes an influence check: who fights how, and which cards help."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.clashes import between_worth, clash_choice_worth
from mathom.games.lidless_eye.bot.odds import beaten_off, faces, harm, hit_chance, spoils, struck
from mathom.games.lidless_eye.bot.travel import at_site, bearer_worth
from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.box.purpose import Purpose
from mathom.games.lidless_eye.cards.kit.appeal import worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import IDLE
from mathom.games.lidless_eye.rules.camps import TAPS
from mathom.games.lidless_eye.rules.combat.bout import Bout
from mathom.games.lidless_eye.rules.combat.clash import Clash
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, site_attacks
from mathom.games.lidless_eye.rules.combat.strike import Strike, strike_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, check_now
from mathom.games.lidless_eye.rules.influence import influence_now, influence_roll
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    EXCESS,
    FACE,
    FACTION,
    HAVEN,
    HELP,
    MOVEMENT,
    PLAY,
    RINGWRAITH,
    SITE_PHASE,
    TAKE,
    TAPPED,
    UNTAPPED,
)
from mathom.kernel.state import Buffer

NOTHING_GAINED: Final = -0.2  # what does not help against the attack or strike under way is kept
TIRED: Final = 0.05  # what it costs to be tapped where nothing is to be done: the next strike finds him weaker
DELAYED: Final = 0.5  # what is lost of what could be done at a site: the company may wait there and do it next turn
A_TURN: Final = 1.0  # no more than that is lost: what a company brings in a turn
LAST_HAND: Final = 0.8  # what one of a company can do of what several could


def bout_now(s: Eye) -> Bout | None:
    """the strike under way between two companies"""
    strike = strike_now(s)
    return strike if isinstance(strike, Bout) else None


# -- cards against attacks and strikes


def defence_worth(s: Eye, aim: Purpose, kind: i64, who: i64 = -1) -> float:
    """a card or ability of this kind against the attack or strike under way; `who`: on whom or by whom it is played"""
    attack = attack_now(s)
    if isinstance(attack, Clash):
        return between_worth(s, aim, attack, bout_now(s))
    if strike_now(s).target >= 0:
        return against_strike(s, aim, attack)
    if aim.averts > 0.0:
        saved = aim.averts * (harm(s, attack) + toll(s, attack))
        if saved <= aim.averts * worst_to_come(s, kind):
            return NOTHING_GAINED
        if who in s.fighters(attack.defender):
            saved -= 0.1 * tap_cost(s, who)  # rather by somebody who is not needed
        return saved - aim.price
    if aim.strengthens:
        return harm(s, attack) - harm(s, attack, aim.strengthens) - aim.price
    if aim.bonus and who in s.fighters(attack.defender):
        return stronger_alone(s, attack, who, aim.bonus) - aim.price
    return NOTHING_GAINED


def against_strike(s: Eye, aim: Purpose, attack: Assault) -> float:
    strike = strike_now(s)
    now = strike_cost(s, attack, strike)
    if aim.spares_tap:
        if strike.free or strike.stays or s.tap[strike.target] != UNTAPPED:
            return -0.5
        strike.free = 1
        then = strike_cost(s, attack, strike)
        kept = 1.0 - hit_chance(s, attack, strike)
        strike.free = 0
        return now - then + kept * tap_cost(s, strike.target) - aim.price
    if aim.dodges:
        return now - aim.price
    if aim.bonus or aim.strengthens:
        return now - strike_cost(s, attack, strike, aim.bonus + aim.strengthens) - aim.price
    return NOTHING_GAINED


def stronger_alone(s: Eye, attack: Assault, who: i64, bonus: i64) -> float:
    """what it saves if one of a company fights better, before it is known who is struck: he can take a strike"""
    strike = Strike(who)
    saved = struck(s, attack, strike) - struck(s, attack, strike, bonus)
    alone = attack.each or attack.only == who or attack.strikes_now(s) >= len(attack.candidates(s, False))
    return saved if alone or (s.tap[who] == UNTAPPED and not attack.chooses) else 0.5 * saved


def worst_to_come(s: Eye, kind: i64) -> float:
    """the harm of the worst automatic-attack that the company is still to face and against which its only card of
    this kind would serve as well; 0 when it may be used at once"""
    attack = attack_now(s)
    seat = s.co_owner[attack.defender]
    worst = 0.0
    if copies(s, seat, kind) != 1 or SITES[s.site_now(attack.defender)].kind == HAVEN:
        return worst
    into = Buffer()
    for i in range(first_to_come(s), len(site_attacks(s, attack.defender))):
        other = automatic_attack(s, attack.defender, i)
        if faces(s, other):
            into.n = 0
            s.stack.append(other)
            KINDS[kind].offer(s, seat, PLAY, kind, into)
            lost = harm(s, other) if into.n else 0.0
            s.stack.pop()
            if lost > worst:
                worst = lost
    return worst if worst == 0.0 or at_site(s, attack.defender, s.site_now(attack.defender)) > 0.0 else 0.0


def copies(s: Eye, seat: i64, kind: i64) -> i64:
    """how many of a kind are in the hand"""
    n: i64 = 0
    for entry in s.hand[seat].cards:
        if entry >> 8 == kind:
            n += 1
    return n


def first_to_come(s: Eye) -> i64:
    """the first automatic-attack that the company is still to face, as its place among them"""
    if s.phase != SITE_PHASE:
        return 0
    for frame in s.stack:
        if isinstance(frame, SitePhase):
            return frame.attack
    return 0


# -- what it costs to tap


def hope(s: Eye, company: i64, site: i64) -> float:
    """what the company can do at the site with those who are untapped now"""
    free: i64 = 0
    for c in s.members(company):
        if s.tap[c] == UNTAPPED and FACTS.type[s.kind[c]] != RINGWRAITH:
            free += 1
    if free == 0:
        return 0.0
    value = at_site(s, company, site, True, free)
    return LAST_HAND * value if free == 1 else value


def acts_later(s: Eye, company: i64) -> bool:
    """whether the company of the active player may still do something at its site this turn"""
    if s.clash >= 0 or s.now != company or s.co_owner[company] != s.active or s.phase not in (MOVEMENT, SITE_PHASE):
        return False
    return SITES[s.site_now(company)].kind != HAVEN and not s.co_did[company] & IDLE


def tap_cost(s: Eye, c: i64) -> float:
    """what it costs to be tapped now: what the company could do at its site with him, and cannot without him. Others
    who have a strike before them may be tapped then or not."""
    company = s.company_of(c)
    if not FACTS.character[s.kind[c]] or s.tap[c] != UNTAPPED or not acts_later(s, company):
        return TIRED
    site = s.site_now(company)
    whole = hope(s, company, site)
    if whole <= 0.0:
        return TIRED
    needed = whole - hope_without(s, company, site, c)
    attack = attack_now(s)
    waiting: list[i64] = []
    for i in range(len(attack.targets)):
        other = attack.targets[i]
        if other != c and not attack.faced[i] and s.tap[other] == UNTAPPED and s.co[other] == company:
            waiting.append(other)
    if len(waiting):
        for other in waiting:
            s.tap[other] = TAPPED
        alone = hope(s, company, site)
        if alone > 0.0:
            alone -= hope_without(s, company, site, c)
        for other in waiting:
            s.tap[other] = UNTAPPED
        needed = 0.5 * (needed + alone)
    return TIRED + min(A_TURN, DELAYED * needed)


def hope_without(s: Eye, company: i64, site: i64, c: i64) -> float:
    """what the company can still do at the site if `c` is tapped"""
    s.tap[c] = TAPPED
    left = hope(s, company, site)
    s.tap[c] = UNTAPPED
    return left


def toll(s: Eye, attack: Assault) -> float:
    """what it costs that an attack taps who fights it: much where nobody is left to act at the site"""
    free: i64 = 0
    for c in attack.candidates(s, True):
        if FACTS.character[s.kind[c]]:
            free += 1
    strikes = attack.strikes_now(s)
    if free == 0 or strikes == 0:
        return 0.0
    cost = TIRED * float(min(free, strikes))
    if strikes < free or not acts_later(s, attack.defender):
        return cost
    whole = DELAYED * hope(s, attack.defender, s.site_now(attack.defender))
    return cost + 0.5 * min(A_TURN, whole)  # somebody may stay untapped


# -- how a strike is met


def strike_cost(s: Eye, attack: Assault, strike: Strike, better: i64 = 0) -> float:
    """the harm of a strike, less what it brings to defeat it"""
    cost = struck(s, attack, strike, better)
    won = spoils(s, attack, s.kind[attack.creature] if attack.creature >= 0 else -1)
    if won == 0.0:
        return cost
    others: i64 = len(attack.targets) - 1 if len(attack.targets) else attack.strikes_now(s) - 1
    return cost - won * beaten_off(s, attack, strike, better) / float(1 + max(0, others))


def stance_worth(s: Eye, attack: Assault, strike: Strike) -> float:
    """Facing a strike without tapping (LE-B-169): he may act afterwards unless it hits him, but it hits oftener."""
    tapping = strike_cost(s, attack, strike)
    strike.stays = 1
    staying = strike_cost(s, attack, strike)
    kept = 1.0 - hit_chance(s, attack, strike)
    strike.stays = 0
    return kept * tap_cost(s, strike.target) + tapping - staying


def target_cost(s: Eye, attack: Assault, c: i64) -> float:
    """what it costs if he has a strike of the attack, and meets it as is best for him"""
    strike = Strike(c)
    tapping = strike_cost(s, attack, strike)
    if s.tap[c] != UNTAPPED:
        return tapping
    better = stance_worth(s, attack, strike)
    return tapping + tap_cost(s, c) - (better if better > 0.0 else 0.0)


def excess_worth(s: Eye, attack: Assault, strike: Strike, n: i64) -> float:
    """so many strikes in excess on this target; what remains falls on one of those who come after him"""
    strike.excess += n
    value = struck(s, attack, strike)
    strike.excess -= n
    best = 0.0
    for i in range(len(attack.targets)):
        if not attack.faced[i] and attack.left > n:
            other = Strike(attack.targets[i])
            less = struck(s, attack, other)
            other.excess = attack.left - n
            more = struck(s, attack, other) - less
            if more > best:
                best = more
    return value + best + 0.001 * float(n)


def fight_worth(s: Eye, verb: i64, a: i64, b: i64) -> float:
    """who takes a strike, how he meets it, and who helps him"""
    attack = attack_now(s)
    if isinstance(attack, Clash) and s.stack[len(s.stack) - 1] in (attack, strike_now(s)):
        return clash_choice_worth(s, attack, verb, a, b, bout_now(s))
    if verb == HELP:
        return help_worth(s, attack, a)
    if attack.defender < 0:
        return 1.5 + float(KINDS[s.kind[a]].points) + bearer_worth(s, s.kind[a], b)
    if verb == TAKE:
        if FACTS.fights[s.kind[b]] and b < len(s.kind):
            return 1.5 + float(KINDS[s.kind[a]].points) + 0.1 * bearer_worth(s, s.kind[a], b)
        return 1.0
    if verb == ASSIGN:
        return 10.0 - target_cost(s, attack, a) if s.seat != attack.attacker else struck(s, attack, Strike(a))
    if verb == FACE:
        return 1.0 + struck(s, attack, Strike(a))
    strike = strike_now(s)
    return excess_worth(s, attack, strike, a) if verb == EXCESS else stance_worth(s, attack, strike)


def help_worth(s: Eye, attack: Assault, helper: i64) -> float:
    """tapping for somebody else: in his strike, in his check, or against what waits at home"""
    top = s.stack[len(s.stack) - 1]
    if isinstance(top, CorruptionCheck):
        return check_gain(s, 1) - tap_cost(s, helper)
    if isinstance(top, SitePhase):
        other = automatic_attack(s, top.company, top.attack)
        if not faces(s, other):
            return -tap_cost(s, helper)
        s.stack.append(other)
        saved = harm(s, other) + toll(s, other)
        s.stack.pop()
        return saved - tap_cost(s, helper)
    strike = strike_now(s)
    return strike_cost(s, attack, strike) - strike_cost(s, attack, strike, 1) - tap_cost(s, helper)


# -- checks


def check_gain(s: Eye, bonus: i64) -> float:
    """what a bonus saves in the corruption check under way"""
    check = check_now(s)
    roll = check.to_roll(s)
    falls = roll.lost()
    taps = roll.chance(TAPS)
    roll.added += bonus
    saved = (falls - roll.lost()) * (1.0 + worth_of(s, check.who))
    return saved + (taps - roll.chance(TAPS)) * tap_cost(s, check.who) if s.tap[check.who] == UNTAPPED else saved


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
