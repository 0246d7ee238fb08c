"""Part W: one strike between two companies: both who fight choose how, both roll, and either may be wounded, LE-W-39 to
LE-W-48."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NAMES
from mathom.games.lidless_eye.news import R_STRIKE, TOLD_BOUT, TOLD_BOUT_END
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import enter
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.body import ELIMINATED, BodyCheck, BodyRoll
from mathom.games.lidless_eye.rules.combat.figures import Assault, attack_now
from mathom.games.lidless_eye.rules.combat.strike import (
    ATTACKER_STANCE,
    CARDS,
    CHECKED,
    END,
    FAILED,
    HAZARDS,
    HINDRANCES,
    REPORT,
    ROLL,
    SHARE,
    STANCE,
    SUCCEEDED,
    SUPPORT,
    WOUND,
    Strike,
    StrikeRoll,
    hindrance,
    tell_strike,
    wound_before,
    wounded_now,
)
from mathom.games.lidless_eye.rules.sums import Ledger, part, prowess, total
from mathom.games.lidless_eye.terms import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    PASS,
    STAY,
    STRIKE,
    TABLE,
    THIS_STRIKE,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_kind


class Bout(Strike):
    """One strike of a company, by one character or ally against another."""

    striker: i64 = -1
    striker_stays: i64 = 0  # 1: takes -3 in order not to tap
    striker_rolls: i64 = 1  # how often he rolls; the largest counts
    striker_rolled: i64 = 0  # his dice; `against` is all of his
    striker_kind: i64 = -1
    loser: i64 = -1  # the piece that is wounded

    def __init__(self, target: i64 = -1, striker: i64 = -1, excess: i64 = 0) -> None:
        super().__init__(target, excess)
        self.striker = striker

    def go(self, s: Eye) -> i64:
        attack = attack_now(s)
        gone = s.zone[self.target] != TABLE or s.zone[self.striker] != TABLE
        if (gone or self.cancelled) and (self.step <= ROLL or self.step == ATTACKER_STANCE):
            self.cancelled = 1  # nobody rolls
            self.step = REPORT
        if self.step == HAZARDS:  # there are none (LE-W-43)
            s.spoken = 0
            self.kind = s.kind[self.target]
            self.striker_kind = s.kind[self.striker]
            self.step = SHARE
        if self.step == SHARE:  # LE-W-39; the last strike takes all excess that remains (LE-B-163)
            if attack.left > 0:
                if attack.waiting(s) > 0:
                    return attack.attacker
                self.share(attack, attack.left)
            self.step = ATTACKER_STANCE
        if self.step == ATTACKER_STANCE:
            if s.tap[self.striker] == UNTAPPED:
                return attack.attacker
            self.step = STANCE
        if self.step == STANCE:
            if s.tap[self.target] == UNTAPPED:
                return attack.defends(s)
            self.step = SUPPORT
        if self.step == SUPPORT:
            if len(self.helpers(s)):
                return attack.defends(s)
            self.step = CARDS
        if self.step == CARDS:
            self.step = ROLL
            return s.call(Chain(STRIKE, attack.attacker))
        if self.step == ROLL:
            self.step = CHECKED
            self.roll(s, attack)
            return self.consequence(s, attack)
        return self.aftermath(s, attack)

    def aftermath(self, s: Eye, attack: Assault) -> i64:
        if self.step == CHECKED:  # the body check of the loser is over
            self.step = WOUND
            if self.harmed and s.result == ELIMINATED:
                self.score(s)
        if self.step == WOUND:
            self.step = REPORT
            if self.harmed:
                wounded_now(s, self.loser if s.zone[self.loser] == TABLE else -1)
                return ON
        if self.step == REPORT:
            self.step = END
            s.tell(TOLD_BOUT_END, attack.defends(s), self.kind, self.outcome, self.striker_kind)
            tell_strike(s, self.outcome)
            return ON
        s.expire(THIS_STRIKE)
        s.spoken = 0
        return s.done(self.outcome)

    def score(self, s: Eye) -> None:
        """LE-W-48, LE-H-112: a character eliminated gives the other player his marshalling points"""
        kind = self.kind if self.loser == self.target else self.striker_kind
        attack = attack_now(s)
        if FACTS.character[kind]:
            s.slay(kind, attack.attacker if self.loser == self.target else attack.defends(s))

    # -- who fights for whom

    def champion(self, s: Eye, seat: i64) -> i64:
        return self.striker if seat == attack_now(s).attacker else self.target

    def concerns(self, c: i64) -> bool:
        return c >= 0 and (c == self.target or c == self.striker)

    def opponent(self, c: i64) -> i64:
        if c == self.target:
            return self.striker
        return self.target if c == self.striker else -1

    def bit_of(self, c: i64) -> i64:
        return 2 if c == self.striker else 1

    def roll_twice(self, c: i64) -> None:
        if c == self.striker:
            self.striker_rolls = 2
        else:
            self.rolls = 2

    # -- the rolls

    def offence(self, s: Eye, attack: Assault, ledger: Ledger | None = None) -> i64:
        """LE-W-41: prowess of who strikes, everything considered"""
        value = total(s, ATTACK_PROWESS, attack.defender, prowess(s, self.striker, ledger), ledger)
        hindered = hindrance(s, self.striker, self.striker_stays != 0)
        return value + part(ledger, HINDRANCES[hindered - 1], -hindered) if hindered else value

    def to_roll(self, s: Eye, attack: Assault, told: bool = False) -> StrikeRoll:
        roll = StrikeRoll(told)
        roll.added = self.defence(s, roll.parts)
        roll.against = self.offence(s, attack, roll.parts_against)
        roll.rolls = self.rolls
        roll.opposed = self.striker_rolls
        return roll

    def roll(self, s: Eye, attack: Assault) -> None:
        """LE-W-45: first who strikes, then his target"""
        seat = attack.defends(s)
        roll = self.to_roll(s, attack, s.news is not None)
        for _ in range(self.striker_rolls):
            rolled = s.two_dice(attack.attacker, R_STRIKE)
            if rolled > self.striker_rolled:
                self.striker_rolled = rolled
        for _ in range(self.rolls):
            rolled = s.two_dice(seat, R_STRIKE)
            if rolled > self.rolled:
                self.rolled = rolled
        roll.tell(s, seat)
        self.sum = self.rolled + roll.added
        self.against = self.striker_rolled + roll.against
        s.tell(TOLD_BOUT, seat, s.kind[self.target], self.sum, self.against)
        self.outcome = roll.verdict(self.rolled - self.striker_rolled)

    def consequence(self, s: Eye, attack: Assault) -> i64:
        """LE-W-46, LE-W-47: who has less is wounded and makes a body check; both tap who did not take -3"""
        if not self.stays and not self.free:
            s.tap_down(self.target)
        if not self.striker_stays:
            s.tap_down(self.striker)
        if self.outcome == FAILED:
            return ON
        loser = self.target if self.outcome == SUCCEEDED else self.striker
        shield = self.shield(s, loser)
        if shield >= 0:
            KINDS[s.kind[shield]].on_shielded(s, shield)
            return ON
        self.loser = loser
        self.harmed = 1
        self.was_wounded = wound_before(s, loser)
        s.tap[loser] = WOUNDED
        if loser == self.striker:
            return s.call(StrikerCheck(loser, self.was_wounded))
        return s.call(BodyCheck(loser, self.was_wounded))

    # -- answers

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == ATTACKER_STANCE:
            into.add(act(STAY))
            into.add(act(PASS))
        else:
            super().fill(s, into)

    def take(self, s: Eye, action: i64) -> None:
        if self.step == SHARE:
            super().take(s, action)
            self.step = ATTACKER_STANCE
        elif self.step == ATTACKER_STANCE:
            self.striker_stays = 1 if act_kind(action) == STAY else 0
            self.step = STANCE
        else:
            super().take(s, action)

    def blank(self) -> Frame:
        return Bout()

    def fields(self, io: Fields) -> None:
        super().fields(io)
        self.striker = io.num("striker", self.striker, -1)
        self.striker_stays = io.num("striker stays", self.striker_stays)
        self.striker_rolls = io.num("striker rolls", self.striker_rolls, 1)
        self.striker_rolled = io.num("striker rolled", self.striker_rolled)
        self.striker_kind = io.word("striker kind", self.striker_kind, NAMES, -1)
        self.loser = io.num("loser", self.loser, -1)


enter(Bout())


class StrikerCheck(BodyCheck):
    """The body check of who strikes and is beaten: what changes the bodies of attacks changes his."""

    def to_roll(self, s: Eye, told: bool = False) -> BodyRoll:
        roll = super().to_roll(s, told)
        changed = total(s, ATTACK_BODY, attack_now(s).defender, roll.against)
        roll.shift += changed - roll.against
        roll.against = changed
        return roll

    def blank(self) -> Frame:
        return StrikerCheck()


enter(StrikerCheck())
