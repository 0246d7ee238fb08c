"""Senseless moves in combat: who is struck, who taps, who stays untapped and dies, which hazards come to nothing."""

from __future__ import annotations

from bench.sense.could import arrived, chance_to_win, hit_chance, plays, point_cards, promising

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ATTACK, T_ATTACK_END, T_STRIKE
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.camps import FALLS
from mathom.games.lidless_eye.rules.combat.attack import DEFENDER_ASSIGNS, Attack
from mathom.games.lidless_eye.rules.combat.body import SURVIVED, body_roll
from mathom.games.lidless_eye.rules.combat.detainment import comes_to_nothing, is_detainment
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.strike import STANCE, SUCCEEDED, SUPPORT, Strike, wound_before
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.terms import ASSIGN, CREATURE, FACTION, HELP, PASS, PLAY, STAY, TABLE, TAPPED
from mathom.kernel.state import act_a, act_b, act_kind

A_LIFE = 1 / 18  # whom staying untapped takes out of play no more often may do so for what he can do afterwards
NOT_TAPPING = 3  # what it costs to face a strike without tapping (LE-B-169)


def strike_at(s: Eye, step: int) -> Strike | None:
    """the strike under way, when its target is asked: to tap or not (STANCE), who helps (SUPPORT)"""
    top = s.stack[-1]
    return top if isinstance(top, Strike) and top.step == step else None


def struck_chance(s: Eye, strike: Strike, stays: int) -> float:
    """that the strike under way succeeds when its target stays untapped or taps"""
    before = strike.stays
    strike.stays = stays
    chance = strike.to_roll(s, attack_now(s)).chance(SUCCEEDED)
    strike.stays = before
    return chance


def brings_points(s: Eye, attack: Assault) -> bool:
    """whether defeating it is worth something: points, or a trophy in the advanced game"""
    return attack.creature >= 0 and (bool(KINDS[s.kind[attack.creature]].starred) or s.advanced != 0)


# -- who is struck


def strike_on_the_dearer(s: Eye, action: int) -> int:
    """The defender assigns a strike to somebody though another who could have it is in every way the better choice: hit
    less often and worth no more, by his points with what he bears, his mind and his direct influence; nor better at
    winning a faction of the hand at the site. Not when the strike only taps."""
    attack = s.stack[-1]
    if act_kind(action) != ASSIGN or not isinstance(attack, Attack) or attack.step != DEFENDER_ASSIGNS or attack.detain:
        return 0
    chosen = act_a(action)
    risk = lost_chance(s, attack, chosen)
    for other in attack.choices(s):
        if other != chosen and FACTS.character[s.kind[other]] == FACTS.character[s.kind[chosen]]:
            safer = hit_chance(s, attack, other) < hit_chance(s, attack, chosen)
            same_risk = lost_chance(s, attack, other) <= risk
            if safer and same_risk and no_dearer(s, other, chosen) and not speaks_better(s, attack, other, chosen):
                return 1
    return 0


def speaks_better(s: Eye, attack: Assault, c: int, other: int) -> bool:
    """whether there is a faction in the hand that he would win oftener than another, at the site to which they come"""
    site = s.site_now(attack.defender)
    if is_haven(site) or s.co_owner[attack.defender] != s.active:
        return False
    t = arrived(s, attack.defender, site)
    factions = {act_a(play) for play in plays(t, point_cards(s, s.seat)) if FACTS.type[act_a(play)] == FACTION}
    return any(chance_to_win(t, kind, c) > chance_to_win(t, kind, other) for kind in factions)


def prices(s: Eye, c: int) -> tuple[int, int, int]:
    """what somebody is worth: points with what he bears, mind, direct influence"""
    card = KINDS[s.kind[c]]
    points = int(card.points) + sum(int(KINDS[s.kind[x]].points) for x in s.on(c))
    return points, int(card.mind), int(direct(s, c))


def no_dearer(s: Eye, c: int, other: int) -> bool:
    """whether somebody is worth no more than another, in no respect"""
    return all(mine <= his for mine, his in zip(prices(s, c), prices(s, other), strict=True))


def lost_chance(s: Eye, attack: Assault, c: int) -> float:
    """that somebody who taps for a strike is hit and does not survive it"""
    hit = hit_chance(s, attack, c)
    return hit if attack.kills else hit * (1 - body_roll(s, c, wound_before(s, c), attack.ensnares).chance(SURVIVED))


# -- to tap or not


def stayed_for_nothing(s: Eye, action: int) -> int:
    """Somebody faces a strike at -3 in order not to tap, which makes a wound more likely, though being untapped is of
    no use: his company is at a Darkhaven or goes there, no hazard can be played any more, and no attack of the same
    creature follows."""
    strike = strike_at(s, STANCE)
    if act_kind(action) != STAY or strike is None:
        return 0
    attack = attack_now(s)
    useless = is_haven(s.site_now(attack.defender)) and s.limit <= 0 and attack.again == 0
    return int(useless and not attack.detain and struck_chance(s, strike, 1) > struck_chance(s, strike, 0))


def tapped_needlessly(s: Eye, action: int) -> int:
    """Somebody taps against a strike that cannot hit him even at -3 and whose defeat is worth nothing, and so nobody is
    left who could play a point card of the hand at the site where the company is or arrives."""
    strike = strike_at(s, STANCE)
    if act_kind(action) != PASS or strike is None:
        return 0
    attack = attack_now(s)
    site = s.site_now(attack.defender)
    if is_haven(site) or s.co_owner[attack.defender] != s.active or brings_points(s, attack):
        return 0
    if struck_chance(s, strike, 1) > 0:
        return 0
    t = arrived(s, attack.defender, site)
    cards = point_cards(s, s.seat)
    if not any(promising(t, play) for play in plays(t, cards)):
        return 0
    t.tap[strike.target] = TAPPED
    return int(not any(promising(t, play) for play in plays(t, cards)))


def risked_life(s: Eye, strike: Strike) -> bool:
    """whether staying untapped in a strike takes its target out of play clearly oftener than tapping"""
    attack, c = attack_now(s), strike.target
    lost = 1.0 if attack.kills else 1 - body_roll(s, c, wound_before(s, c), attack.ensnares).chance(SURVIVED)
    return lost * (struck_chance(s, strike, 1) - struck_chance(s, strike, 0)) > A_LIFE


def fell_untapped(s: Eye, strike: Strike) -> bool:
    """Somebody stayed untapped in a strike, and the strike took him out of play; with the same roll, tapped for it, he
    would not have been hit. Not when it was plain bad luck (`risked_life`)."""
    saved = strike.outcome == SUCCEEDED and strike.sum + NOT_TAPPING >= strike.against
    gone = s.kind[strike.target] != strike.kind or s.zone[strike.target] != TABLE
    return bool(strike.harmed) and not strike.free and saved and gone


# -- help


def needless_support(s: Eye, action: int) -> int:
    """Somebody taps to support another whom the strike cannot hit anyway, and defeating it is worth nothing. Or he taps
    for sure in a corruption check in which the other can at worst be tapped, and who is that already or worth no more
    than himself."""
    if act_kind(action) != HELP:
        return 0
    check = s.stack[-1]
    if isinstance(check, CorruptionCheck):
        dearer = s.untapped(check.who) and not no_dearer(s, check.who, act_a(action))
        return int(not dearer and check.to_roll(s).chance(FALLS) == 0)
    strike = strike_at(s, SUPPORT)
    if strike is None or brings_points(s, attack_now(s)):
        return 0
    return int(struck_chance(s, strike, strike.stays) == 0)


# -- hazards


def attack_of(s: Eye, action: int) -> tuple[Eye, Assault]:
    """the attack of a creature that would be played so, and the table it would find"""
    t = s.copy()
    creature = t.lay(act_a(action), s.seat, TABLE)
    t.mark[creature] = act_b(action)
    t.stack = []
    KINDS[act_a(action)].attacks(t, creature)
    attack = attack_now(t)
    if attack.defender >= 0:
        attack.overt = 1 if overt(t, attack.defender) else 0
        attack.detain = 1 if is_detainment(t, attack) else 0
    return t, attack


def hazard_wasted(s: Eye, action: int) -> int:
    """A creature is played whose attack comes to nothing: the site of the company cancels it, the company need not face
    it, nobody can be struck; or it only taps whom it hits and nobody is untapped, and no card in play makes anything
    else of it."""
    if act_kind(action) != PLAY or s.seat == s.active or FACTS.type[act_a(action)] != CREATURE:
        return 0
    t, attack = attack_of(s, action)
    if attack.defender < 0:
        return 0
    if comes_to_nothing(t, attack) or (attack.overt_only and not attack.overt) or not attack.candidates(t, False):
        return 1
    stirred = any(
        FACTS.triggers[t.kind[c]] & (T_ATTACK | T_ATTACK_END | T_STRIKE) for c in t.table if c != attack.creature
    )
    harmless = attack.detain and not attack.checks_first and not attack.candidates(t, True)
    return int(bool(harmless) and not stirred)
