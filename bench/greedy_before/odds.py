"""What a bot expects of dice. Its chances are counted on the rolls of the rules: no figure is made up here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.cards.kit.appeal import worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt, in_hand
from mathom.games.lidless_eye.rules.combat.body import RETURNED, SURVIVED, body_roll
from mathom.games.lidless_eye.rules.combat.detainment import is_detainment
from mathom.games.lidless_eye.rules.combat.figures import Assault
from mathom.games.lidless_eye.rules.combat.strike import SUCCEEDED, Strike, wound_before
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_roll
from mathom.games.lidless_eye.rules.rolls import MADE
from mathom.games.lidless_eye.terms import ITEM, UNTAPPED

# -- combat


def hit_chance(s: Eye, attack: Assault, strike: Strike, better: i64 = 0) -> float:
    """that a strike succeeds, as if it were under way; `better`: if its target fought so much better"""
    s.stack.append(strike)  # some cards count only in the strike itself
    roll = strike.to_roll(s, attack)
    s.stack.pop()
    roll.added += better
    return roll.chance(SUCCEEDED)


def fall_chance(s: Eye, attack: Assault, strike: Strike) -> float:
    """that whom a strike wounds is lost; who only returns to the hand is half lost"""
    if attack.kills:
        return 1.0
    s.stack.append(strike)
    roll = body_roll(s, strike.target, wound_before(s, strike.target), attack.ensnares)
    s.stack.pop()
    lost = 1.0 - roll.chance(SURVIVED)
    return lost - 0.5 * roll.chance(RETURNED) if roll.returns else lost


def struck(s: Eye, attack: Assault, strike: Strike, better: i64 = 0) -> float:
    """the harm of one strike to its target"""
    c = strike.target
    if attack.detain:
        return 0.3 * hit_chance(s, attack, strike, better) if s.tap[c] == UNTAPPED else 0.0
    lost = hit_chance(s, attack, strike, better)
    if lost == 0.0 or strike.shield(s, c) >= 0:
        return 0.0
    return lost * (0.8 + fall_chance(s, attack, strike) * worth_of(s, c))


def harm_to_come(s: Eye, attack: Assault, creature: bool = False) -> float:
    """what an attack would cost that is not under way"""
    bold = overt(s, attack.defender)
    if attack.overt_only and not bold:
        return 0.0
    attack.overt = 1 if bold else 0
    s.stack.append(attack)  # some cards count only in the attack itself
    attack.detain = 1 if is_detainment(s, attack, creature) else 0
    lost = harm(s, attack)
    s.stack.pop()
    return lost


def harm(s: Eye, attack: Assault, better: i64 = 0) -> float:
    """What the attack under way is expected to cost: the defender puts his best forward, the attacker his worst.
    `better`: if everybody fought so much better."""
    strikes = attack.strikes_now(s)
    strike = Strike()
    costs: list[float] = []
    for c in attack.candidates(s, False):
        strike.target = c
        costs.append(struck(s, attack, strike, better))
    costs.sort()
    if attack.chooses:
        costs.reverse()
    n = min(len(costs), strikes)
    lost = 0.0
    for i in range(n):
        lost += costs[i]
    if strikes > n > 0:  # each strike in excess makes another one worse
        lost *= 1.0 + 0.4 * float(strikes - n) / float(n)
    return lost


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
