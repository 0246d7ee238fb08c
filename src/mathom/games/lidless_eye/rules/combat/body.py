"""Chapter 8, combat: a body check against a character or ally, LE-B-175 to LE-B-177, LE-A-45."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.news import P_TAPPED, P_WOUNDED, R_BODY, TO_DISCARD, TO_HAND, TOLD_BODY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.fallen import eliminate, never_discarded, remove_character
from mathom.games.lidless_eye.rules.rolls import Roll
from mathom.games.lidless_eye.rules.sums import body, part, total
from mathom.games.lidless_eye.terms import BODY_ROLL, RINGWRAITH, WOUNDED
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON

# what came of it
SURVIVED: Final = 0
ELIMINATED: Final = 1
DISCARDED: Final = 2
RETURNED: Final = 3  # to the hand
VERDICTS: Final = ["survived", "eliminated", "discarded", "to hand"]


class BodyRoll(Roll):
    """The attacker's roll against the body of a character or ally."""

    returns: bool = False  # an unmodified 7 or 8 takes him back to the hand (LE-A-45)
    ensnares: bool = False  # a result equal to his body discards him
    flight: tuple[int, ...] = ()  # results that discard him, as his own card names them
    shift: i64 = 0  # what is to be added to these: what changes his body changes them too (LE-B-177)

    def verdict(self, rolled: i64) -> i64:
        result = rolled + self.added
        if self.returns and (rolled == 7 or rolled == 8):
            return RETURNED
        if self.flees(result) or (self.ensnares and result == self.against):
            return DISCARDED
        return ELIMINATED if result > self.against else SURVIVED

    def flees(self, result: i64) -> bool:
        """LE-B-177: whether he is discarded at this result because his own card names it"""
        for n in self.flight:
            number: i64 = n
            if result == number + self.shift:
                return True
        return False


def body_roll(s: Eye, c: i64, bonus: i64 = 0, ensnares: i64 = 0, told: bool = False) -> BodyRoll:
    card = KINDS[s.kind[c]]
    wraith = card.type == RINGWRAITH
    roll = BodyRoll(told)
    part(roll.parts, P_WOUNDED if s.tap[c] == WOUNDED else P_TAPPED, bonus)
    roll.added = total(s, BODY_ROLL, c, bonus, roll.parts)
    roll.against = body(s, c)
    roll.shift = roll.against - card.body
    roll.returns = wraith and s.advanced != 0
    if (ensnares or card.printed.discard_on) and not never_discarded(s, c):
        roll.flight = card.printed.discard_on
        roll.ensnares = ensnares != 0 and not card.avatar
    return roll


class BodyCheck(Procedure):
    """One body check; nothing can be done before it (LE-B-176). Its result is one of the four above."""

    target: i64 = 0
    bonus: i64 = 0
    ensnares: i64 = 0  # 1: a result equal to his body discards him
    verdict: i64 = 0

    def __init__(self, target: i64 = 0, bonus: i64 = 0, ensnares: i64 = 0) -> None:
        self.target = target
        self.bonus = bonus
        self.ensnares = ensnares

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            self.step = 1
            self.verdict = self.judge(s)
            if self.verdict == ELIMINATED:
                return eliminate(s, self.target)
            if self.verdict == DISCARDED:
                remove_character(s, self.target, TO_DISCARD)
            elif self.verdict == RETURNED:  # what he carried is discarded (LE-A-47)
                remove_character(s, self.target, TO_HAND)
            return ON
        return s.done(self.verdict)

    def judge(self, s: Eye) -> i64:
        """rolls"""
        c = self.target
        roll = self.to_roll(s, s.news is not None)
        roll.tell(s, s.owner[c])
        rolled = s.two_dice(s.against(s.owner[c]), R_BODY)
        s.tell(TOLD_BODY, s.owner[c], s.kind[c], rolled + roll.added, roll.against)
        return roll.verdict(rolled)

    def to_roll(self, s: Eye, told: bool = False) -> BodyRoll:
        return body_roll(s, self.target, self.bonus, self.ensnares, told)

    def blank(self) -> Frame:
        return BodyCheck()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.target = io.num("target", self.target)
        self.bonus = io.num("bonus", self.bonus)
        self.ensnares = io.num("ensnares", self.ensnares)
        self.verdict = io.word("verdict", self.verdict, VERDICTS)


enter(BodyCheck())
