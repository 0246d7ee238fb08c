"""Attacks that hazard events make: what waits at a site comes out, an ally turns on who leads it."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.news import R_CARD, TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import camp_of
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, Attack
from mathom.games.lidless_eye.rules.combat.figures import DETAINS
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, site_attacks, special_attack
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.sums import total, unused_direct, unused_general
from mathom.games.lidless_eye.terms import CANCELLABLE, DETAINMENT, ECHO, HERO, PICK, STRIKES, TABLE, THIS_ATTACK
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a
from mathom.kernel.vecs import append, vec


def likeness(s: Eye, company: i64, index: i64) -> Attack:
    """An attack like an automatic-attack that is none. What cards change because it is automatic becomes part of its
    figures; what they change for other reasons they will change again."""
    attack = automatic_attack(s, company, index)
    s.stack.append(attack)
    strikes = total(s, STRIKES, company, attack.strikes)
    prowess = attack.prowess_now(s)
    sure = total(s, CANCELLABLE, company, 1) == 0
    detains = total(s, DETAINMENT, company, 1) != 0
    attack.auto = -1
    strikes -= total(s, STRIKES, company, attack.strikes)
    prowess -= attack.prowess_now(s)
    s.stack.pop()
    attack.strikes += strikes
    attack.prowess += prowess
    if sure:
        attack.no_cancel = 1
    if not detains:
        attack.detains = 0
    return attack


class Spies(Procedure):
    """Tidings of Bold Spies: the likenesses of all automatic-attacks of the new site, in order."""

    company: i64 = 0

    def __init__(self, company: i64 = 0) -> None:
        self.company = company

    def go(self, s: Eye) -> i64:
        gone = s.co_owner[self.company] < 0 or s.co_dest[self.company] < 0
        if gone or self.step >= len(site_attacks(s, self.company)):
            return s.done()
        self.step += 1
        return s.call(likeness(s, self.company, self.step - 1))

    def blank(self) -> Frame:
        return Spies()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)


enter(Spies())


class Appetite(Procedure):
    """Stay Her Appetite: the ally attacks its character if influence does not hold it; undefeated, it leaves."""

    ally: i64 = 0

    def __init__(self, ally: i64 = 0) -> None:
        self.ally = ally

    def go(self, s: Eye) -> i64:
        c = self.ally
        if self.step == 0:
            self.step = 1
            host = s.host[c]
            seat = s.owner[host]
            rolled = s.two_dice(s.against(seat), R_CARD)
            held = unused_general(s, seat) + unused_direct(s, host) + 5
            if rolled + KINDS[s.kind[c]].mind <= held:
                return s.done()
            prowess = KINDS[s.kind[c]].prowess + s.two_dice(s.against(seat), R_CARD)
            attack = special_attack(s, s.co[host], KINDS[s.kind[c]].race, 1, prowess)
            attack.ally = c
            attack.only = host
            if camp_of(s, s.co[host]) == HERO:
                attack.detains = DETAINS.index("always")  # LE-H-54
            return s.call(attack)
        if s.result != BEATEN and s.zone[c] == TABLE:
            remove_character(s, c, TO_DISCARD)
        return s.done()

    def blank(self) -> Frame:
        return Appetite()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.ally = io.num("ally", self.ally)


enter(Appetite())


class Betrayal(Procedure):
    """Traitor: a strike at a companion of who has failed, whom the opponent of their player chooses. `effect` is what
    lasts for the attack."""

    company: i64 = 0
    traitor: i64 = -1
    prowess: i64 = 0
    effect: i64 = -1

    def __init__(self, company: i64 = 0, traitor: i64 = -1, prowess: i64 = 0) -> None:
        self.company = company
        self.traitor = traitor
        self.prowess = prowess

    def companions(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in s.members(self.company):
            if c != self.traitor:
                out = append(out, c)
        return out

    def go(self, s: Eye) -> i64:
        if self.step:
            return s.done()
        if s.co_owner[self.company] < 0 or len(self.companions(s)) == 0:
            if s.zone[self.effect] == ECHO:  # it has not ended with the company
                s.free(self.effect)
            return s.done()
        return s.against(s.co_owner[self.company])

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.companions(s):
            into.add(act(PICK, c))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        s.until[self.effect] = THIS_ATTACK
        attack = special_attack(s, self.company, 0, 1, self.prowess)
        attack.only = act_a(action)
        s.call(attack)

    def blank(self) -> Frame:
        return Betrayal()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)
        self.traitor = io.num("traitor", self.traitor, -1)
        self.prowess = io.num("prowess", self.prowess)
        self.effect = io.num("effect", self.effect, -1)


enter(Betrayal())
