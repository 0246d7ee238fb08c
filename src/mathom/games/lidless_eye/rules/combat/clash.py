"""Part W: a company attacks a company of the other camp at the same site, LE-W-33 to LE-W-48."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, SITES, T_ASSIGNED, T_ATTACK, T_ATTACK_END
from mathom.games.lidless_eye.news import TOLD_ATTACK_END, TOLD_CLASH
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import enter
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.attack import (
    ATTACKER_ASSIGNS,
    BEATEN,
    CANCELLED,
    CARDS,
    COUNT,
    DEFENDER_ASSIGNS,
    END,
    NEXT,
    NOT_DEFEATED,
    SETTLE,
    STRUCK,
    TELL,
)
from mathom.games.lidless_eye.rules.combat.bout import Bout
from mathom.games.lidless_eye.rules.combat.detainment import comes_to_nothing
from mathom.games.lidless_eye.rules.combat.figures import Assault
from mathom.games.lidless_eye.rules.combat.strike import DEFEATED, StrikeRoll
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ATTACK,
    CLASH,
    DID_ATTEMPT,
    DID_CLASH,
    FACE,
    MATCH,
    TABLE,
    THIS_ATTACK,
    UNTAPPED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b
from mathom.kernel.vecs import append, vec

REST: Final = 13  # the third step of assigning (LE-W-38)


def attackable(s: Eye, company: i64) -> vec[i64]:
    """LE-W-33, LE-W-34: companies of the opponent that a company may attack: it has entered the site, there is no
    attempt at influence and no other attack this turn, and they are at the same site and of the other camp"""
    seat = s.co_owner[company]
    out = vec[i64]()
    if not s.mixed() or seat != s.active or not s.co_did[company] & ENTERED or s.once[seat] & DID_CLASH:
        return out
    if s.once[seat] & DID_ATTEMPT and s.turn >= s.n:  # in a first turn nobody could make one (LE-A-49)
        return out
    place = SITES[s.co_site[company]].place
    for other in range(len(s.co_owner)):
        owner = s.co_owner[other]
        if owner < 0 or s.camp[owner] == s.camp[seat] or s.travels(other):
            continue
        if SITES[s.co_site[other]].place == place and len(s.members(other)):  # LE-W-28
            out = append(out, other)
    return out


def fill_clashes(s: Eye, company: i64, into: Buffer) -> None:
    for other in attackable(s, company):
        into.add(act(CLASH, other))


class Clash(Assault):
    """The attack of one company on another: one strike for each who attacks, set against one of the others, and fought
    one after the other. Its race is that of all who attack, and while a strike is fought of whose it is."""

    company: i64 = -1  # that attacks

    def __init__(self, company: i64 = -1, defender: i64 = -1) -> None:
        super().__init__()
        self.company = company
        self.defender = defender
        self.strikers: vec[i64] = vec[i64]()  # for each target, who strikes at him

    def go(self, s: Eye) -> i64:
        if self.cancelled and self.step not in (TELL, END):
            self.step = TELL
        if self.step == SETTLE:
            return self.settle(s)
        if self.step == CARDS:  # cards that cancel it, or change prowess (LE-W-35, LE-W-42)
            self.step = COUNT
            return s.call(Chain(ATTACK, self.attacker))
        if self.step == COUNT:
            self.left = self.strikes_now(s)
            self.step = DEFENDER_ASSIGNS
        if self.step in (DEFENDER_ASSIGNS, ATTACKER_ASSIGNS, REST):
            return self.assigning(s)
        if self.step == STRUCK:
            self.outcomes[self.facing] = s.result
            self.race = self.races(s)
            self.step = NEXT
        if self.step == NEXT:
            waiting = self.waiting(s)
            if waiting > 1:
                return self.defends(s)  # LE-W-40
            if waiting == 1:
                return self.face(s, self.first_waiting(s))
            self.beaten = 1 if self.all_beaten() else 0
            self.step = TELL
        if self.step == TELL:
            self.step = END
            s.tell(TOLD_ATTACK_END, self.attacker, -1, self.came_to())
            fire(s, T_ATTACK_END, self.beaten)
            return ON
        s.expire(THIS_ATTACK)
        s.clash = -1
        return s.done(self.came_to())

    def came_to(self) -> i64:
        return CANCELLED if self.cancelled else BEATEN if self.beaten else NOT_DEFEATED

    def settle(self, s: Eye) -> i64:
        self.attacker = s.co_owner[self.company]
        s.clash = self.defender
        s.once[self.attacker] |= DID_CLASH
        self.overt = 1 if overt(s, self.defender) else 0
        self.race = self.races(s)
        first = s.kind[s.members(self.company)[0]]
        s.tell(TOLD_CLASH, self.attacker, first, s.kind[s.members(self.defender)[0]], self.strikes_now(s))
        if comes_to_nothing(s, self):
            self.cancelled = 1
        self.step = CARDS
        fire(s, T_ATTACK)
        return ON

    def races(self, s: Eye) -> i64:
        """of all who attack"""
        bits: i64 = 0
        for c in s.fighters(self.company):
            bits |= KINDS[s.kind[c]].race
        return bits

    # -- strikes and who takes them

    def strikes_now(self, s: Eye) -> i64:
        """LE-W-36: one for each character and ally who attacks; nothing changes that (LE-W-43)"""
        return len(s.fighters(self.company))

    def unmatched(self, s: Eye, untapped: bool) -> vec[i64]:
        """whose strike is not yet set against anybody"""
        out = vec[i64]()
        for c in s.fighters(self.company):
            if c not in self.strikers and (not untapped or s.tap[c] == UNTAPPED):
                out = append(out, c)
        return out

    def pairs(self, s: Eye) -> list[tuple[i64, i64]]:
        """LE-W-37, LE-W-38: who may be set against whom now"""
        found: list[tuple[i64, i64]] = []
        targets = self.candidates(s, self.step == DEFENDER_ASSIGNS)
        for striker in self.unmatched(s, self.step == ATTACKER_ASSIGNS):
            for target in targets:
                found.append((striker, target))
        return found

    def assigning(self, s: Eye) -> i64:
        """the three steps: the defender's untapped ones, the attacker's untapped ones, the rest"""
        pairs = self.pairs(s)
        if len(pairs) > 1:
            return self.attacker if self.step == ATTACKER_ASSIGNS else self.defends(s)
        if len(pairs) == 1:
            self.match(pairs[0][0], pairs[0][1])
        elif self.step == DEFENDER_ASSIGNS:
            self.step = ATTACKER_ASSIGNS
        elif self.step == ATTACKER_ASSIGNS:
            self.step = REST
        else:
            self.step = NEXT
            fire(s, T_ASSIGNED)
        return ON

    def match(self, striker: i64, target: i64) -> None:
        self.assign(target)
        self.strikers = append(self.strikers, striker)

    def can_be_fought(self, s: Eye, i: i64) -> bool:
        """whether a strike waits, and both are still there"""
        return not self.faced[i] and s.zone[self.targets[i]] == TABLE and s.zone[self.strikers[i]] == TABLE

    def waiting(self, s: Eye) -> i64:
        n: i64 = 0
        for i in range(len(self.targets)):
            if self.can_be_fought(s, i):
                n += 1
        return n

    def first_waiting(self, s: Eye) -> i64:
        i: i64 = 0
        while not self.can_be_fought(s, i):
            i += 1
        return i

    def face(self, s: Eye, i: i64) -> i64:
        self.facing = i
        self.faced[i] = 1
        self.race = KINDS[s.kind[self.strikers[i]]].race
        self.step = STRUCK
        return s.call(Bout(self.targets[i], self.strikers[i]))

    def roll_of(self, s: Eye, bout: Bout, told: bool = False) -> StrikeRoll:
        """the two rolls of a strike as if it were under way: some cards count only in the strike itself"""
        kept = self.race
        self.race = KINDS[s.kind[bout.striker]].race
        s.stack.append(bout)
        roll = bout.to_roll(s, self, told)
        s.stack.pop()
        self.race = kept
        return roll

    def all_beaten(self) -> bool:
        """LE-B-179"""
        return len(self.targets) > 0 and all(outcome == DEFEATED for outcome in self.outcomes)

    # -- answers

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == NEXT:
            for i in range(len(self.targets)):
                if self.can_be_fought(s, i):
                    into.add(act(FACE, self.targets[i]))
            return
        for striker, target in self.pairs(s):
            into.add(act(MATCH, striker, target))

    def take(self, s: Eye, action: i64) -> None:
        if self.step != NEXT:
            self.match(act_a(action), act_b(action))
            return
        for i in range(len(self.targets)):
            if self.targets[i] == act_a(action):
                self.face(s, i)
                return

    def blank(self) -> Frame:
        return Clash()

    def fields(self, io: Fields) -> None:
        super().fields(io)
        self.company = io.num("company", self.company, -1)
        self.strikers = io.nums("strikers", self.strikers)


enter(Clash())
