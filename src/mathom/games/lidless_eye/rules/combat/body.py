"""Chapter 8, combat: a body check against a character or ally, LE-B-175 to LE-B-177, LE-A-45."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.news import P_TAPPED, P_WOUNDED, R_BODY, TO_DISCARD, TO_HAND, TOLD_BODY, TOLD_PART
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.fallen import eliminate, remove_character
from mathom.games.lidless_eye.rules.sums import body, told_parts, total
from mathom.games.lidless_eye.terms import BODY_ROLL, RINGWRAITH, TABLE, WOUNDED
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON

# what came of it
SURVIVED: Final = 0
ELIMINATED: Final = 1
DISCARDED: Final = 2
RETURNED: Final = 3  # to the hand
VERDICTS: Final = ["survived", "eliminated", "discarded", "to hand"]

NEVER_DISCARDED: Final = "never-discarded"  # keyword of a card: a body check does not discard whom it lies with


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
        card = KINDS[s.kind[c]]
        if s.news is not None:
            for part, amount in self.parts(s):
                s.tell(TOLD_PART, s.owner[c], part, amount, 0)
        rolled = s.two_dice(1 - s.owner[c], R_BODY)
        result = rolled + total(s, BODY_ROLL, c, self.bonus)
        against = body(s, c)
        s.tell(TOLD_BODY, s.owner[c], s.kind[c], result, against)
        wraith = card.type == RINGWRAITH
        if wraith and s.advanced and (rolled == 7 or rolled == 8):  # the unmodified roll (LE-A-45)
            return RETURNED
        if flees(s, c, result) or (self.ensnares and result == against and not wraith and not never_discarded(s, c)):
            return DISCARDED
        return ELIMINATED if result > against else SURVIVED

    def parts(self, s: Eye) -> list[tuple[int, int]]:
        """what is added to the roll, like `Strike.parts`"""
        out: list[tuple[int, int]] = []
        if self.bonus:
            out.append((P_WOUNDED if s.tap[self.target] == WOUNDED else P_TAPPED, int(self.bonus)))
        s.ledger = []
        total(s, BODY_ROLL, self.target, self.bonus)
        out += told_parts(s)
        return out

    def blank(self) -> Frame:
        return BodyCheck()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.target = io.num("target", self.target)
        self.bonus = io.num("bonus", self.bonus)
        self.ensnares = io.num("ensnares", self.ensnares)
        self.verdict = io.word("verdict", self.verdict, VERDICTS)


enter(BodyCheck())


def flees(s: Eye, c: i64, result: i64) -> bool:
    """LE-B-177: whether a character is discarded at this result of a body check because his own card names it; what
    changes his body changes that figure"""
    card = KINDS[s.kind[c]]
    if never_discarded(s, c):
        return False
    for n in card.printed.discard_on:
        number: i64 = n
        if result == number + body(s, c) - card.body:
            return True
    return False


def never_discarded(s: Eye, c: i64) -> bool:
    return any(s.host[x] == c and s.zone[x] == TABLE and NEVER_DISCARDED in KINDS[s.kind[x]].keywords for x in s.table)
