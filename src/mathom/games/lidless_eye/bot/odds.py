"""What a bot expects of dice. Its chances are counted on the rolls of the rules: no figure is made up here."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.cards.kit.appeal import falls_to_check, worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt, in_hand
from mathom.games.lidless_eye.rules.camps import wins
from mathom.games.lidless_eye.rules.combat.body import RETURNED, SURVIVED, body_roll
from mathom.games.lidless_eye.rules.combat.detainment import is_detainment
from mathom.games.lidless_eye.rules.combat.figures import Assault, modification_of
from mathom.games.lidless_eye.rules.combat.strike import DEFEATED, SUCCEEDED, Strike, StrikeRoll, wound_before
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_roll
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.terms import ITEM, ORC, TROLL, UNTAPPED, WOUNDED

WOUND: Final = 1.3  # what a wound costs: the way to a Darkhaven, and a turn there
GEAR: Final = 0.5  # what an item is good for, beside its points
TROPHY: Final = 0.1  # what a creature is worth to an Orc or Troll who has defeated it (LE-A-78)

# -- combat


def strike_roll(s: Eye, attack: Assault, strike: Strike, better: i64 = 0) -> StrikeRoll:
    """the roll of a strike as if it were under way; `better`: if its target fought so much better"""
    s.stack.append(strike)  # some cards count only in the strike itself
    roll = strike.to_roll(s, attack)
    s.stack.pop()
    roll.added += better
    return roll


def hit_chance(s: Eye, attack: Assault, strike: Strike, better: i64 = 0) -> float:
    """that a strike succeeds"""
    return strike_roll(s, attack, strike, better).chance(SUCCEEDED)


def fall_chance(s: Eye, attack: Assault, strike: Strike) -> float:
    """that whom a strike wounds is lost; who only returns to the hand is half lost"""
    if attack.kills:
        return 1.0
    s.stack.append(strike)
    roll = body_roll(s, strike.target, wound_before(s, strike.target), attack.ensnares)
    s.stack.pop()
    lost = 1.0 - roll.chance(SURVIVED)
    return lost - 0.5 * roll.chance(RETURNED) if roll.returns else lost


def wound_cost(s: Eye, attack: Assault, strike: Strike) -> float:
    """what it costs to be hit: a wound, perhaps his life, and where the attack says so a corruption check; or what its
    creature does instead, or the shield that takes the wound"""
    c = strike.target
    if attack.mild >= 0:
        return KINDS[attack.mild].toll(s, c)
    shield = strike.shield(s, c)
    if shield >= 0:
        return KINDS[s.kind[shield]].wears() * (GEAR + float(KINDS[s.kind[shield]].points))
    lost = fall_chance(s, attack, strike)
    if attack.wounded_check:
        lost += (1.0 - lost) * falls_to_check(s, c, modification_of(attack.wounded_check))
    hurt = 0.0 if s.tap[c] == WOUNDED else WOUND if FACTS.character[s.kind[c]] else 0.5 * WOUND
    return hurt + lost * worth_of(s, c)


def struck(s: Eye, attack: Assault, strike: Strike, better: i64 = 0) -> float:
    """the harm of one strike to its target, beyond that he taps: that is all a detainment attack does (LE-B-184)"""
    if attack.detain:
        return 0.0
    hit = hit_chance(s, attack, strike, better)
    return hit * wound_cost(s, attack, strike) if hit > 0.0 else 0.0


def beaten_off(s: Eye, attack: Assault, strike: Strike, better: i64 = 0) -> float:
    """the chance that a strike is defeated, the body of the attack considered (LE-B-173)"""
    chance = strike_roll(s, attack, strike, better).chance(DEFEATED)
    body = attack.body_roll(s)
    return chance * body.chance(MADE) if body.against and not attack.detain else chance


def spoils(s: Eye, attack: Assault, kind: i64) -> float:
    """what it brings the defender to defeat a creature of this kind, -1 for none"""
    if kind < 0:
        return 0.0
    points = float(KINDS[kind].points) if wins(s, attack.defends(s), kind) and not attack.detain else 0.0
    if s.advanced:
        for c in s.members(attack.defender):
            if KINDS[s.kind[c]].race & (ORC | TROLL):
                return points + TROPHY
    return points


def harm_to_come(s: Eye, attack: Assault, creature: bool = False) -> float:
    """what an attack would cost that is not under way"""
    if not faces(s, attack, creature):
        return 0.0
    s.stack.append(attack)  # some cards count only in the attack itself
    lost = harm(s, attack)
    s.stack.pop()
    return lost


def faces(s: Eye, attack: Assault, creature: bool = False) -> bool:
    """whether its company faces an attack that is not under way; settles its figures"""
    bold = overt(s, attack.defender)
    if attack.overt_only and not bold:
        return False
    attack.overt = 1 if bold else 0
    s.stack.append(attack)
    attack.detain = 1 if is_detainment(s, attack, creature) else 0
    s.stack.pop()
    return True


def targets_of(s: Eye, attack: Assault, strikes: i64, better: i64 = 0) -> list[i64]:
    """Who would be struck: the defender puts his best forward, among who is untapped (LE-B-161), the attacker names
    whom it hurts most."""
    strike = Strike()
    fresh: list[tuple[float, i64]] = []
    rest: list[tuple[float, i64]] = []
    for c in attack.candidates(s, False):
        strike.target = c
        cost = struck(s, attack, strike, better)
        if not attack.chooses and s.tap[c] == UNTAPPED:
            fresh.append((cost, c))
        else:
            rest.append((-cost, c))
    fresh.sort()
    rest.sort()
    fresh.extend(rest)
    return [c for _, c in fresh[:strikes]]


def harm(s: Eye, attack: Assault, better: i64 = 0) -> float:
    """What the attack under way is expected to cost. `better`: if everybody fought so much better."""
    lost = 0.0
    if attack.checks_first:
        for c in s.members(attack.defender):
            lost += falls_to_check(s, c, 0) * worth_of(s, c)
    if attack.detain:
        return lost
    strikes = attack.strikes_now(s)
    targets = targets_of(s, attack, strikes, better)
    beyond = strikes - len(targets)  # each strike in excess makes another one worse
    worse = 0.0
    for c in targets:
        strike = Strike(c)
        cost = struck(s, attack, strike, better)
        lost += cost
        if beyond > 0:
            strike.excess = beyond
            more = struck(s, attack, strike, better) - cost
            if more > worse:
                worse = more
    return lost + worse


# -- influence


ASKED: Final = FactionCheck()  # some cards count only in an influence check under way


def influence_chance(s: Eye, kind: i64, who: i64, aid: i64 = 0) -> float:
    """of a character for a faction of the hand"""
    s.stack.append(ASKED)
    roll = influence_roll(s, who, kind, 0, aid)
    s.stack.pop()
    return roll.chance(MADE)


def attempt_chance(s: Eye, who: i64, target: i64) -> float:
    """of a character for a card of the opponent (LE-A-53 to LE-A-63); one like it in the hand is shown"""
    attempt = OpponentAttempt(who, target)
    attempt.seat = s.owner[who]
    kind = s.kind[target]
    if FACTS.type[kind] != ITEM and in_hand(s, attempt.seat, kind):
        attempt.shown = target  # as good as the card of the hand, which is no piece yet
    s.stack.append(attempt)
    roll = attempt.to_roll(s)
    s.stack.pop()
    return roll.chance(MADE)
