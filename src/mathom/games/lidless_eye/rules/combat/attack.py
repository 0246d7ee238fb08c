"""Chapter 8, combat: how an attack is fought, LE-B-158 to LE-B-165, LE-B-179 to LE-B-183, LE-A-78 to LE-A-80."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ASSIGNED, T_ATTACK, T_ATTACK_END, T_ITEM
from mathom.games.lidless_eye.news import R_BODY, TOLD_ATTACK, TOLD_ATTACK_END, TOLD_BODY, TOLD_TAKEN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import enter
from mathom.games.lidless_eye.position.whereabouts import FACED_ORCS
from mathom.games.lidless_eye.rules.camps import wins
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.detainment import comes_to_nothing, is_detainment
from mathom.games.lidless_eye.rules.combat.figures import Assault, end_window, modification_of
from mathom.games.lidless_eye.rules.combat.strike import DEFEATED, Strike
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.corruption import Checks
from mathom.games.lidless_eye.rules.fallen import DETAINED
from mathom.games.lidless_eye.rules.rolls import MISSED
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    ATTACK,
    FACE,
    FACED,
    ORC,
    PASS,
    TABLE,
    TAKE,
    THIS_ATTACK,
    TROLL,
)
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b
from mathom.kernel.vecs import append, vec

SETTLE: Final = 0
CARDS: Final = 1
CHECKS: Final = 2
COUNT: Final = 3
DEFENDER_ASSIGNS: Final = 4
ATTACKER_ASSIGNS: Final = 5
NEXT: Final = 6
STRUCK: Final = 7
WOUNDS: Final = 8
TELL: Final = 9
HAS_FACED: Final = 10
TROPHY: Final = 11
END: Final = 12

# what an attack came to
NOT_DEFEATED: Final = 0
BEATEN: Final = 1
CANCELLED: Final = 2


class Attack(Assault):
    """An attack: settled, changed by cards, its strikes assigned and fought one after the other."""

    def go(self, s: Eye) -> i64:
        if self.cancelled and self.step < TELL:
            self.step = TELL
        if self.step == SETTLE:
            return self.settle(s)
        if self.step == CARDS:  # cards that change the number of strikes or cancel it (LE-B-164)
            self.step = CHECKS
            return s.call(Chain(ATTACK, s.active))
        if self.step == CHECKS:
            self.detain = 1 if is_detainment(s, self) else 0
            self.step = COUNT
            if self.checks_first:
                return self.check(s, s.members(self.defender), 0)
        if self.step == COUNT:
            self.count(s)
        if self.step == DEFENDER_ASSIGNS:
            if self.to_choose(s):
                return self.defends(s)
            self.step = ATTACKER_ASSIGNS
        if self.step == ATTACKER_ASSIGNS:
            if self.to_choose(s):
                return self.attacker
            self.step = NEXT
            before = len(s.stack)
            fire(s, T_ASSIGNED)
            if len(s.stack) != before:
                return ON
        if self.step == STRUCK:
            self.outcomes[self.facing] = s.result
            self.step = NEXT
        if self.step == NEXT:
            waiting = self.waiting(s)
            if waiting > 1:
                return self.defends(s)  # the defender chooses the order (LE-B-166)
            if waiting == 1:
                return self.face(s, self.first_waiting(s))
            self.step = WOUNDS
        if self.step == WOUNDS:
            self.step = TELL
            self.beaten = 1 if self.all_defeated() else 0
            if self.wounded_check and len(self.wounded):
                return self.check(s, self.still_there(s), modification_of(self.wounded_check))
        return self.aftermath(s)

    # -- before the strikes

    def settle(self, s: Eye) -> i64:
        company = self.defender
        if s.co_owner[company] < 0 or len(s.members(company)) == 0:
            self.step = END
            return ON
        self.overt = 1 if overt(s, company) else 0
        if self.overt_only and not self.overt:
            return s.done(CANCELLED)  # it is not faced at all
        self.detain = 1 if is_detainment(s, self) else 0
        s.tell(TOLD_ATTACK, self.attacker, self.kind(s), self.strikes_now(s), self.prowess_now(s))
        if comes_to_nothing(s, self):
            self.cancelled = 1
        self.step = CARDS
        fire(s, T_ATTACK)
        return ON

    def kind(self, s: Eye) -> i64:
        return s.kind[self.piece()] if self.piece() >= 0 else -1

    def check(self, s: Eye, who: vec[i64], bonus: i64) -> i64:
        """corruption checks because of this attack"""
        checks = Checks(bonus)
        for c in who:
            checks.add(c)
        return s.call(checks)

    def still_there(self, s: Eye) -> vec[i64]:
        """characters it has wounded"""
        out = vec[i64]()
        for c in self.wounded:
            if s.zone[c] == TABLE and FACTS.character[s.kind[c]]:
                out = append(out, c)
        return out

    def count(self, s: Eye) -> None:
        """with one strike for each character nobody chooses (LE-B-165)"""
        self.step = ATTACKER_ASSIGNS if self.chooses and not self.defender_assigns else DEFENDER_ASSIGNS
        self.left = self.strikes_now(s)
        if self.each and not self.fixed:
            for c in self.candidates(s, False):
                self.assign(c)
            self.step = NEXT
            return
        for c in self.must[:]:
            if self.left > 0 and s.zone[c] == TABLE and self.may_be_struck(s, c):
                self.assign(c)

    def choices(self, s: Eye) -> vec[i64]:
        """to whom the next strike may go: the defender names untapped ones only (LE-B-161), unless a card says so"""
        return self.candidates(s, self.step == DEFENDER_ASSIGNS and not self.defender_assigns)

    def to_choose(self, s: Eye) -> bool:
        """whether there is a choice; where there is none everybody left gets a strike: none may be held back"""
        if self.left <= 0:
            return False
        free = self.choices(s)
        if len(free) > self.left:
            return True
        for c in free:
            self.assign(c)
        return False

    # -- strikes

    def first_waiting(self, s: Eye) -> i64:
        i: i64 = 0
        while self.faced[i] or s.zone[self.targets[i]] != TABLE:
            i += 1
        return i

    def face(self, s: Eye, i: i64) -> i64:
        self.facing = i
        self.faced[i] = 1
        self.step = STRUCK
        return s.call(Strike(self.targets[i]))

    def all_defeated(self) -> bool:
        """LE-B-179; strikes in excess need no defeating"""
        if len(self.targets) == 0:
            return False
        return all(outcome == DEFEATED for outcome in self.outcomes)

    # -- afterwards

    def aftermath(self, s: Eye) -> i64:
        if self.step == TELL:
            self.step = HAS_FACED
            if self.race & ORC:
                s.co_did[self.defender] |= FACED_ORCS
            s.tell(TOLD_ATTACK_END, self.attacker, self.kind(s), self.came_to())
            fire(s, T_ATTACK_END, self.beaten)
            return ON
        if self.step == HAS_FACED:
            self.step = TROPHY
            return s.call(Chain(FACED, s.active))
        if self.step == TROPHY:
            if len(self.takers(s)):
                return self.defends(s)
            self.step = END
        result = self.came_to()
        s.expire(THIS_ATTACK)
        if self.again > 0 and self.goes_on(s):
            self.repeat()
            return ON
        self.clear(s)
        return s.done(result)

    def came_to(self) -> i64:
        return CANCELLED if self.cancelled else BEATEN if self.beaten else NOT_DEFEATED

    def goes_on(self, s: Eye) -> bool:
        """whether the next attack of the same creature finds anybody"""
        return s.co_owner[self.defender] >= 0 and (self.only < 0 or s.zone[self.only] == TABLE)

    def repeat(self) -> None:
        """the next attack of the same creature, against the same target"""
        self.again -= 1
        if not self.beaten:
            self.spoiled = 1
        if len(self.targets) == 1:
            self.only = self.targets[0]
        self.cancelled = self.beaten = self.left = self.fixed = 0
        self.facing = -1
        self.targets = vec[i64]()
        self.excess = vec[i64]()
        self.faced = vec[i64]()
        self.outcomes = vec[i64]()
        self.wounded = vec[i64]()
        self.step = SETTLE

    def fail_all(self, s: Eye, bonus: i64 = 0) -> None:
        """All its strikes fail, because a card says so; it is defeated unless a body check, so much higher, saves one
        of them."""
        self.beaten = 1
        roll = self.body_roll(s)
        roll.added += bonus
        if roll.against and not self.detain:
            for _ in range(len(self.targets) if len(self.targets) else self.strikes_now(s)):
                rolled = s.two_dice(self.defends(s), R_BODY)
                s.tell(TOLD_BODY, self.attacker, self.kind(s), rolled + roll.added, roll.against)
                if roll.verdict(rolled) == MISSED:
                    self.beaten = 0
        self.step = TELL
        end_window(s, ATTACK)

    def lies_here(self, s: Eye) -> bool:
        """the creature still lies where it attacked: no card has taken it elsewhere"""
        c = self.creature
        return c >= 0 and s.zone[c] == TABLE and s.host[c] < 0

    def is_defeated(self, s: Eye) -> bool:
        """the creature is defeated: all its attacks were"""
        return self.beaten != 0 and not self.spoiled and not self.again and self.lies_here(s)

    def is_won(self, s: Eye) -> bool:
        """the creature is defeated, by somebody else than who played it (LE-B-183)"""
        return self.is_defeated(s) and s.owner[self.creature] == self.attacker

    def takers(self, s: Eye) -> vec[i64]:
        """LE-A-78: Orcs and Trolls who faced one of its strikes"""
        out = vec[i64]()
        if not s.advanced or not self.is_won(s):
            return out
        for c in self.targets:
            if s.zone[c] == TABLE and FACTS.character[s.kind[c]] and KINDS[s.kind[c]].race & (ORC | TROLL):
                out = append(out, c)
        return out

    def clear(self, s: Eye) -> None:
        """LE-B-117, LE-B-181, LE-B-182, LE-H-57: where the creature goes"""
        if not self.lies_here(s):
            return
        c = self.creature
        if self.is_won(s) and wins(s, self.defends(s), s.kind[c]) and not self.detain:
            s.to_stored(c, self.defends(s))
        elif self.is_defeated(s) and KINDS[s.kind[c]].unique:
            s.to_out(c)  # it never comes again, though it gives nothing
        else:
            s.to_discard(c)

    # -- answers

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == NEXT:
            for i in range(len(self.targets)):
                if not self.faced[i] and s.zone[self.targets[i]] == TABLE:
                    into.add(act(FACE, self.targets[i]))
        elif self.step == TROPHY:
            for c in self.takers(s):
                into.add(act(TAKE, self.creature, c))
            into.add(act(PASS))
        else:
            for c in self.choices(s):
                into.add(act(ASSIGN, c))

    def take(self, s: Eye, action: i64) -> None:
        if self.step == NEXT:
            for i in range(len(self.targets)):
                if self.targets[i] == act_a(action):
                    self.face(s, i)
                    return
        elif self.step == TROPHY:
            self.step = END
            if action != act(PASS):
                self.award(s, act_b(action))
        else:
            self.assign(act_a(action))

    def award(self, s: Eye, bearer: i64) -> None:
        """the creature becomes a trophy: a minor item of its bearer (LE-A-79)"""
        c = self.creature
        s.place(c, TABLE, bearer)
        s.mark[c] = DETAINED if self.detain else 0
        s.tell(TOLD_TAKEN, self.defends(s), s.kind[c], s.kind[bearer])
        fire(s, T_ITEM, bearer, c)

    def blank(self) -> Frame:
        return Attack()


enter(Attack())
