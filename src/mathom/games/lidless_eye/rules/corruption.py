"""Chapter 9: corruption checks."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, T_FAILED
from mathom.games.lidless_eye.news import (
    P_CAUSE,
    P_HELP,
    P_WRAITH,
    R_CHECK,
    TO_DISCARD,
    TO_REMOVED,
    TOLD_CHECK,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import FALLS, LEAVES, NARROW, TAPS, UNHARMED, narrow_verdict
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.fallen import never_discarded, remove_character
from mathom.games.lidless_eye.rules.rolls import Roll
from mathom.games.lidless_eye.rules.sums import Ledger, corruption, part, total
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    CHARACTER,
    CHECK,
    CHECK_ROLL,
    COUNCIL,
    COUNCIL_PHASE,
    ECHO,
    HELP,
    PASS,
    PICK,
    TABLE,
    THIS_CHECK,
    WIZARD,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a
from mathom.kernel.vecs import append, pop, vec

# -- what lasts only for one check


def echoes_of_checks(s: Eye) -> vec[i64]:
    """effects that last for a check under way"""
    out = vec[i64]()
    for c in s.table:
        if s.zone[c] == ECHO and s.until[c] == THIS_CHECK:
            out = append(out, c)
    return out


def expire_check(s: Eye, elders: vec[i64]) -> None:
    """a check is over: its effects end, those of a check around it (`elders`) stay"""
    for c in echoes_of_checks(s):
        if c not in elders:
            s.free(c)


# -- a corruption check

BEGIN: Final = 0
HELPERS: Final = 1
ROLL: Final = 2
END_OF_CHECK: Final = 3
CHECK_STEPS: Final = ["begin", "helpers", "roll", "end"]

BY_WRAITH: Final = 2  # LE-A-86
SPARES: Final = 2  # of `deadly`: he stays whatever comes of it; who called for the check sees to the rest


class CorruptionRoll(Roll):
    """The roll of a character against his corruption points (LE-B-196 to LE-B-198, LE-H-73, LE-H-74)."""

    narrowly: i64 = TAPS  # what comes of it when it is missed by little

    def verdict(self, rolled: i64) -> i64:
        result = rolled + self.added
        return UNHARMED if result > self.against else self.narrowly if result >= self.against - NARROW else FALLS

    def lost(self) -> float:
        """how likely he leaves play"""
        return self.chance(FALLS) + self.chance(LEAVES)


def corruption_roll(s: Eye, who: i64, bonus: i64, helped: i64 = 0, told: bool = False) -> CorruptionRoll:
    """so much of the bonus is help"""
    roll = CorruptionRoll(told)
    roll.narrowly = narrow_verdict(s, who)
    if roll.narrowly == LEAVES and never_discarded(s, who):
        roll.narrowly = UNHARMED  # LE-H-80
    roll.added = check_sum(s, who, bonus, helped, roll.parts)
    roll.against = corruption(s, who, roll.parts_against)
    return roll


def check_sum(s: Eye, who: i64, bonus: i64, helped: i64 = 0, ledger: Ledger | None = None) -> i64:
    """what is added to the roll: cards, what caused the check, help, and +2 in a Ringwraith's company (LE-A-86)"""
    value = total(s, CHECK_ROLL, who, 0, ledger)
    value += part(ledger, P_CAUSE, bonus - helped) + part(ledger, P_HELP, helped)
    if s.advanced and wraith_in(s, s.co[who]) >= 0:
        value += part(ledger, P_WRAITH, BY_WRAITH)
    return value


def can_be_tempted(s: Eye, c: i64) -> bool:
    """LE-B-61, LE-B-200: corruption never touches Ringwraiths and allies; it does touch Wizards (LE-H-28)"""
    return s.zone[c] == TABLE and FACTS.type[s.kind[c]] in (CHARACTER, WIZARD)


class CorruptionCheck(Procedure):
    """LE-B-196: result 1 when he stays, though he may be tapped; 0 when he is gone. `deadly` 0: he is discarded where
    others are removed, unless he is a Wizard (LE-H-74)."""

    who: i64 = 0
    bonus: i64 = 0
    deadly: i64 = 1
    stays: i64 = 0
    helped: i64 = 0  # how many have tapped to help; it is in the bonus

    def __init__(self, who: i64 = 0, bonus: i64 = 0, deadly: i64 = 1) -> None:
        self.who = who
        self.bonus = bonus
        self.deadly = deadly
        self.elders: vec[i64] = vec[i64]()

    def go(self, s: Eye) -> i64:
        who = self.who
        if self.step == BEGIN:
            if not can_be_tempted(s, who):
                return s.done(1)
            self.elders = echoes_of_checks(s)
            self.step = HELPERS
            return s.call(Chain(CHECK | COUNCIL if s.phase == COUNCIL_PHASE else CHECK, s.active))
        if self.step != END_OF_CHECK and not can_be_tempted(s, who):
            self.step = END_OF_CHECK  # he has left meanwhile
        if self.step == HELPERS:
            if self.in_danger(s) and len(self.helpers(s)):
                return s.owner[who]
            self.step = ROLL
        if self.step == ROLL:
            self.step = END_OF_CHECK
            self.roll(s)
            return ON
        expire_check(s, self.elders)
        return s.done(self.stays)

    def in_danger(self, s: Eye) -> bool:
        """whether the worst roll would harm him: else nobody is asked for help"""
        return self.to_roll(s).verdict(2) != UNHARMED

    def to_roll(self, s: Eye, told: bool = False) -> CorruptionRoll:
        return corruption_roll(s, self.who, self.bonus, self.helped, told)

    def helpers(self, s: Eye) -> vec[i64]:
        """LE-A-84: untapped characters of his company"""
        out = vec[i64]()
        if s.advanced:
            for c in s.members(s.co[self.who]):
                if c != self.who and s.untapped(c):
                    out = append(out, c)
        return out

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.helpers(s):
            into.add(act(HELP, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if action == act(PASS):
            self.step = ROLL
        else:
            s.tap_down(act_a(action))
            self.bonus += 1
            self.helped += 1

    def roll(self, s: Eye) -> None:
        who = self.who
        roll = self.to_roll(s, s.news is not None)
        roll.tell(s, s.owner[who])
        rolled = s.two_dice(s.owner[who], R_CHECK)
        s.tell(TOLD_CHECK, s.owner[who], s.kind[who], rolled + roll.added, roll.against)
        verdict = roll.verdict(rolled)
        if verdict in (FALLS, LEAVES):
            fire(s, T_FAILED, who)
            if self.deadly == SPARES:
                return
            dies = verdict == FALLS and (self.deadly != 0 or FACTS.avatar[s.kind[who]] != 0)
            remove_character(s, who, TO_REMOVED if dies else TO_DISCARD, dies)
            self.stays = 1 if s.zone[who] == TABLE else 0  # LE-H-80
            return
        self.stays = 1
        if verdict == TAPS:
            s.tap_down(who)

    def blank(self) -> Frame:
        return CorruptionCheck()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, CHECK_STEPS)
        self.who = io.num("who", self.who)
        self.bonus = io.num("bonus", self.bonus)
        self.deadly = io.num("deadly", self.deadly, 1)
        self.stays = io.num("stays", self.stays)
        self.helped = io.num("helped", self.helped)
        self.elders = io.nums("elders", self.elders)


enter(CorruptionCheck())


def check_now(s: Eye) -> CorruptionCheck:
    """the corruption check under way: the uppermost one"""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, CorruptionCheck):
            return frame
        i -= 1
    raise LookupError("no corruption check is under way")


def succeed_now(s: Eye) -> None:
    """the check under way succeeds without a roll, because a card says so"""
    check = check_now(s)
    check.stays = 1
    check.step = END_OF_CHECK
    i: i64 = len(s.stack) - 1
    while s.stack[i] is not check:  # what was declared still resolves, but no further chain begins
        frame = s.stack[i]
        if isinstance(frame, Chain):
            frame.single = 1
        i -= 1


class Checks(Procedure):
    """Several checks. Whose they are, the active player first, chooses their order (LE-A-85, advanced); several of one
    character come as they were entered. Result: how many were lost."""

    lost: i64 = 0
    waits: i64 = 0  # 1: a check has been called, its result is to be counted
    bonus: i64 = 0
    deadly: i64 = 1

    def __init__(self, bonus: i64 = 0, deadly: i64 = 1) -> None:
        self.bonus = bonus
        self.deadly = deadly
        self.who: vec[i64] = vec[i64]()
        self.bonuses: vec[i64] = vec[i64]()  # of each, beside the common one

    def add(self, who: i64, bonus: i64 = 0) -> None:
        self.who = append(self.who, who)
        self.bonuses = append(self.bonuses, bonus)

    def go(self, s: Eye) -> i64:
        if self.waits:
            self.waits = 0
            if s.result == 0:
                self.lost += 1
        self.forget_the_gone(s)
        if len(self.who) == 0:
            return s.done(self.lost)
        if s.advanced and self.choosers(s) > 1:
            return self.chooser(s)
        return self.call_check(s, self.first_of(s, self.chooser(s)))

    def forget_the_gone(self, s: Eye) -> None:
        i: i64 = 0
        while i < len(self.who):
            if can_be_tempted(s, self.who[i]):
                i += 1
            else:
                self.take_out(i)

    def take_out(self, i: i64) -> None:
        self.who, _ = pop(self.who, i)
        self.bonuses, _ = pop(self.bonuses, i)

    def chooser(self, s: Eye) -> i64:
        """the active player first, then the others to his left"""
        seat = s.active
        for _ in range(len(s.order)):
            for c in self.who:
                if s.owner[c] == seat:
                    return seat
            seat = s.left_of(seat)
        return seat

    def choosers(self, s: Eye) -> i64:
        """how many different characters of the one who chooses are left"""
        return len(self.candidates(s))

    def candidates(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        seat = self.chooser(s)
        for c in self.who:
            if s.owner[c] == seat and c not in out:
                out = append(out, c)
        return out

    def first_of(self, s: Eye, seat: i64) -> i64:
        i: i64 = 0
        while s.owner[self.who[i]] != seat:
            i += 1
        return i

    def call_check(self, s: Eye, i: i64) -> i64:
        check = CorruptionCheck(self.who[i], self.bonus + self.bonuses[i], self.deadly)
        self.take_out(i)
        self.waits = 1
        return s.call(check)

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.candidates(s):
            into.add(act(PICK, c))

    def take(self, s: Eye, action: i64) -> None:
        i: i64 = 0
        while self.who[i] != act_a(action):
            i += 1
        self.call_check(s, i)

    def blank(self) -> Frame:
        return Checks()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.bonus = io.num("bonus", self.bonus)
        self.deadly = io.num("deadly", self.deadly, 1)
        self.lost = io.num("lost", self.lost)
        self.waits = io.num("waits", self.waits)
        self.who = io.nums("who", self.who)
        self.bonuses = io.nums("bonuses", self.bonuses)


enter(Checks())
