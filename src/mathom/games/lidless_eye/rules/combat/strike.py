"""Chapter 8, combat: one strike, LE-B-166 to LE-B-178, LE-A-76."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, NAMES, T_STRIKE, T_WOUND
from mathom.games.lidless_eye.news import (
    P_EXCESS,
    P_HELP,
    P_STAYS,
    P_TAPPED,
    P_WOUNDED,
    R_BODY,
    R_STRIKE,
    TOLD_BODY,
    TOLD_OUTCOME,
    TOLD_STRIKE,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now, end_window, fighting
from mathom.games.lidless_eye.rules.fallen import eliminate
from mathom.games.lidless_eye.rules.rolls import MISSED, Roll
from mathom.games.lidless_eye.rules.sums import Ledger, part, prowess
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    EXCESS,
    HELP,
    PASS,
    STAY,
    STRIKE,
    STRIKE_HAZARD,
    TABLE,
    TAPPED,
    THIS_STRIKE,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec

# what came of a strike
FAILED: Final = 0  # neither side came to harm: equal, cancelled, or it survived its body check
DEFEATED: Final = 1
SUCCEEDED: Final = 2
OUTCOMES: Final = ["failed", "defeated", "succeeded"]

# steps, in the order of LE-B-168
HAZARDS: Final = 0
SHARE: Final = 1  # excess strikes
STANCE: Final = 2
SUPPORT: Final = 3
CARDS: Final = 4
ROLL: Final = 5
CHECKED: Final = 6
WOUND: Final = 7
REPORT: Final = 8
END: Final = 9
ATTACKER_STANCE: Final = 10  # between companies (LE-W-41), before that of the target
STEPS: Final = [
    *("hazards", "excess", "stance", "support", "cards", "roll", "checked", "wound", "report", "end"),
    "attacker stance",
]

HINDRANCES: Final = [P_TAPPED, P_WOUNDED, P_STAYS]  # by what they cost


class StrikeRoll(Roll):
    """The target's roll against the prowess of the strike (LE-B-171, LE-B-172)."""

    def verdict(self, rolled: i64) -> i64:
        result = rolled + self.added
        return DEFEATED if result > self.against else SUCCEEDED if result < self.against else FAILED


class Strike(Procedure):
    """One strike against one character or ally."""

    target: i64 = -1
    excess: i64 = 0  # strikes beyond the first, each -1
    stays: i64 = 0  # 1: takes -3 in order not to tap
    free: i64 = 0  # 1: does not tap because a card says so
    help: i64 = 0
    cancelled: i64 = 0
    rolls: i64 = 1  # how often is rolled; the largest counts
    rolled: i64 = 0  # the dice
    sum: i64 = 0  # with everything added
    against: i64 = 0  # the strike's prowess when it was rolled
    was_wounded: i64 = 0
    harmed: i64 = 0  # 1: he was wounded by it
    outcome: i64 = FAILED
    kind: i64 = -1  # which card the target is: he may be gone when the outcome is told

    def __init__(self, target: i64 = -1, excess: i64 = 0) -> None:
        self.target = target
        self.excess = excess

    def go(self, s: Eye) -> i64:
        if self.step < REPORT and s.zone[self.target] != TABLE and not self.harmed:
            self.cancelled = 1  # he is gone before the roll
        if self.cancelled and self.step <= ROLL:
            self.step = REPORT
        attack = attack_now(s)
        seat = attack.defends(s)
        if self.step == HAZARDS:  # the attacker's cards
            s.spoken = 0
            self.kind = s.kind[self.target]
            self.step = SHARE
            return s.call(Chain(STRIKE_HAZARD, attack.attacker))
        if self.step == SHARE:  # the last strike takes all excess that remains (LE-B-163)
            if attack.left > 0:
                if attack.waiting(s) > 0:
                    return attack.attacker
                self.share(attack, attack.left)
            self.step = STANCE
        if self.step == STANCE:
            if s.tap[self.target] == UNTAPPED:
                return seat
            self.step = SUPPORT
        if self.step == SUPPORT:
            if len(self.helpers(s)):
                return seat
            self.step = CARDS
        if self.step == CARDS:
            self.step = ROLL
            return s.call(Chain(STRIKE, seat))
        if self.step == ROLL:
            self.step = CHECKED
            self.roll(s, attack)
            return self.consequence(s, attack)
        if self.step == CHECKED:  # his body check is over
            if self.harmed and s.zone[self.target] == TABLE:
                attack.wounded = append(attack.wounded, self.target)
            self.step = WOUND
        if self.step == WOUND:
            self.step = REPORT
            if self.harmed:
                self.tell_wound(s)
                return ON
        if self.step == REPORT:
            self.step = END
            s.tell(TOLD_OUTCOME, seat, self.kind, self.outcome)
            tell_strike(s, self.outcome)
            return ON
        s.expire(THIS_STRIKE)
        s.spoken = 0
        return s.done(self.outcome)

    def champion(self, s: Eye, seat: i64) -> i64:
        """who fights in it for a seat: -1 where nobody does"""
        return self.target

    def concerns(self, c: i64) -> bool:
        """whether a character or ally fights in it"""
        return c == self.target

    def opponent(self, c: i64) -> i64:
        """the character or ally who stands against another, -1 where none does"""
        return -1

    def bit_of(self, c: i64) -> i64:
        """the bit for who fights in it, in `spoken`"""
        return 1

    def roll_twice(self, c: i64) -> None:
        """who fights in it rolls twice; the larger roll counts"""
        self.rolls = 2

    def share(self, attack: Assault, n: i64) -> None:
        """so many excess strikes fall on him"""
        self.excess += n
        attack.left -= n
        attack.excess[attack.facing] = self.excess

    def helpers(self, s: Eye) -> vec[i64]:
        """LE-A-76: untapped characters and allies to whom no strike of this attack was assigned"""
        out = vec[i64]()
        if not s.advanced:
            return out
        attack = attack_now(s)
        for c in s.fighters(attack.defender):
            if s.tap[c] == UNTAPPED and c not in attack.targets and c != attack.ally:
                out = append(out, c)
        return out

    def hindered(self, s: Eye) -> i64:
        """LE-B-169, LE-B-170: what being wounded, being tapped or not tapping costs"""
        return hindrance(s, self.target, self.stays != 0 and not self.free)

    def defence(self, s: Eye, ledger: Ledger | None = None) -> i64:
        """prowess against this strike, everything considered"""
        value = prowess(s, self.target, ledger) + part(ledger, P_HELP, self.help) + part(ledger, P_EXCESS, -self.excess)
        hindered = self.hindered(s)
        return value + part(ledger, HINDRANCES[hindered - 1], -hindered) if hindered else value

    def to_roll(self, s: Eye, attack: Assault, told: bool = False) -> StrikeRoll:
        roll = StrikeRoll(told)
        roll.added = self.defence(s, roll.parts)
        roll.against = attack.prowess_now(s, roll.parts_against)
        roll.rolls = self.rolls
        return roll

    def roll(self, s: Eye, attack: Assault) -> None:
        seat = attack.defends(s)
        roll = self.to_roll(s, attack, s.news is not None)
        roll.tell(s, seat)
        for _ in range(self.rolls):
            rolled = s.two_dice(seat, R_STRIKE)
            if rolled > self.rolled:
                self.rolled = rolled
        self.sum = self.rolled + roll.added
        self.against = roll.against
        s.tell(TOLD_STRIKE, seat, s.kind[self.target], self.sum, self.against)
        self.outcome = roll.verdict(self.rolled)

    def consequence(self, s: Eye, attack: Assault) -> i64:
        """he taps or is wounded; a body check of whoever must make one follows at once (LE-B-174, LE-B-175)"""
        c = self.target
        if not self.stays and not self.free:
            s.tap_down(c)
        if self.outcome == DEFEATED:
            self.check_attack(s, attack)
        if self.outcome != SUCCEEDED:
            return ON
        if attack.detain:  # LE-B-184: tapped instead of wounded
            s.tap_down(c)
            return ON
        if attack.mild >= 0:
            return ON  # what it does instead, it does when the strike is over
        shield = self.shield(s, c)
        if shield >= 0:
            KINDS[s.kind[shield]].on_shielded(s, shield)
            return ON
        self.harmed = 1
        self.was_wounded = wound_before(s, c)
        s.tap[c] = WOUNDED
        if attack.kills:
            return eliminate(s, c)
        return s.call(BodyCheck(c, self.was_wounded, attack.ensnares))

    def shield(self, s: Eye, victim: i64) -> i64:
        """a card that lies with somebody and saves him from the wound; -1 for none"""
        for c in s.table:
            if s.host[c] == victim and s.zone[c] == TABLE and KINDS[s.kind[c]].shields(s, c):
                return c
        return -1

    def check_attack(self, s: Eye, attack: Assault) -> None:
        """LE-B-173: a strike that was beaten off is defeated if its body check fails; none in detainment (LE-B-184)"""
        roll = attack.body_roll(s)
        if roll.against == 0 or attack.detain:
            return
        rolled = s.two_dice(attack.defends(s), R_BODY)
        s.tell(TOLD_BODY, attack.attacker, s.kind[attack.piece()] if attack.piece() >= 0 else -1, rolled, roll.against)
        if roll.verdict(rolled) == MISSED:
            self.outcome = FAILED

    def tell_wound(self, s: Eye) -> None:
        victim = self.target if s.zone[self.target] == TABLE else -1
        wounded_now(s, victim)

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == SHARE:
            for n in range(attack_now(s).left + 1):
                into.add(act(EXCESS, n))
            return
        if self.step == STANCE:
            into.add(act(STAY))
        else:
            for c in self.helpers(s):
                into.add(act(HELP, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if self.step == SHARE:
            self.share(attack_now(s), act_a(action))
            self.step = STANCE
        elif self.step == STANCE:
            self.stays = 1 if act_kind(action) == STAY else 0
            self.step = SUPPORT
        elif action == act(PASS):
            self.step = CARDS
        else:
            s.tap_down(act_a(action))
            self.help += 1

    def blank(self) -> Frame:
        return Strike()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, STEPS)
        self.target = io.num("target", self.target, -1)
        self.excess = io.num("excess", self.excess)
        self.stays = io.num("stays", self.stays)
        self.free = io.num("free", self.free)
        self.help = io.num("help", self.help)
        self.cancelled = io.num("cancelled", self.cancelled)
        self.rolls = io.num("rolls", self.rolls, 1)
        self.rolled = io.num("rolled", self.rolled)
        self.sum = io.num("sum", self.sum)
        self.against = io.num("against", self.against)
        self.was_wounded = io.num("was wounded", self.was_wounded)
        self.harmed = io.num("harmed", self.harmed)
        self.outcome = io.word("outcome", self.outcome, OUTCOMES)
        self.kind = io.word("kind", self.kind, NAMES, -1)


enter(Strike())


def hindrance(s: Eye, c: i64, stays: bool) -> i64:
    """what it costs who fights to be wounded, to be tapped, or not to tap"""
    position = s.tap[c]
    if position == WOUNDED:
        return 2
    if position == TAPPED:
        return 1
    return 3 if stays else 0


def wound_before(s: Eye, c: i64) -> i64:
    """LE-B-175: what is added to a body check of who was wounded already"""
    return 1 if s.tap[c] == WOUNDED else 0


def strike_now(s: Eye) -> Strike:
    """the strike under way of the attack under way; one against nobody when there is none"""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Strike):
            return frame
        if isinstance(frame, Assault):
            break
        i -= 1
    return Strike()


def striking(s: Eye, c: i64) -> bool:
    """whether `c` is the target of the strike under way"""
    return strike_now(s).target == c


def faced_by(s: Eye, c: i64) -> i64:
    """races of what a character or ally fights in the strike under way, as bits; 0 when he is in none"""
    strike = strike_now(s)
    if strike.target == c:
        return fighting(s)
    other = strike.opponent(c)
    return KINDS[s.kind[other]].race if other >= 0 else 0


def cancel_strike(s: Eye) -> None:
    """cancels the strike under way; nothing more is played on it"""
    strike_now(s).cancelled = 1
    end_window(s, STRIKE)


def tell_strike(s: Eye, outcome: i64) -> None:
    """cards in play hear that a strike is over; they may call frames"""
    fire(s, T_STRIKE, outcome)


def wounded_now(s: Eye, victim: i64) -> None:
    """cards in play hear that a character or ally was wounded, by a strike or by a card; they may call frames"""
    fire(s, T_WOUND, victim)
