"""What hazards demand of a company: an item, a tapped character, checks one after the other.

Each of these asks the player whose company it is, or does one thing after the other where cards may answer each."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import IDLE
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancel, cancellable
from mathom.games.lidless_eye.rules.combat.strike import wounded_now
from mathom.games.lidless_eye.rules.fallen import is_trophy, put_away
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import (
    ACTED,
    ITEM,
    MINOR,
    PASS,
    PICK,
    RANGER,
    TABLE,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a
from mathom.kernel.vecs import append, vec


def is_item(s: Eye, c: i64) -> bool:
    """an item in play with a character; a trophy is one too (LE-A-79)"""
    return s.zone[c] == TABLE and s.host[c] >= 0 and (FACTS.type[s.kind[c]] == ITEM or is_trophy(s, c))


def is_minor(s: Eye, c: i64) -> bool:
    return is_item(s, c) and (is_trophy(s, c) or KINDS[s.kind[c]].item == MINOR)


def items_of(s: Eye, company: i64) -> vec[i64]:
    """all items of a company"""
    out = vec[i64]()
    for c in s.table:
        if is_item(s, c) and s.company_of(c) == company:
            out = append(out, c)
    return out


def wound(s: Eye, c: i64) -> None:
    """a card wounds a character, without a body check"""
    if s.tap[c] != WOUNDED:
        s.tap[c] = WOUNDED
        wounded_now(s, c)


class DiscardItem(Procedure):
    """A company discards one item of its choice; for Rats! a minor one, or one of its characters is wounded."""

    company: i64 = 0
    minor: i64 = 0  # 1: a minor item, or a wound

    def __init__(self, company: i64 = 0, minor: i64 = 0) -> None:
        self.company = company
        self.minor = minor

    def choices(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in items_of(s, self.company):
            if not self.minor or is_minor(s, c):
                out = append(out, c)
        if self.minor:
            for c in s.members(self.company):
                if s.tap[c] != WOUNDED:
                    out = append(out, c)
        return out

    def go(self, s: Eye) -> i64:
        if self.step or s.co_owner[self.company] < 0 or len(self.choices(s)) == 0:
            return s.done()
        return s.co_owner[self.company]

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.choices(s):
            into.add(act(PICK, c))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        c = act_a(action)
        if FACTS.character[s.kind[c]]:
            wound(s, c)
        else:
            put_away(s, c)

    def blank(self) -> Frame:
        return DiscardItem()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)
        self.minor = io.num("minor", self.minor)


enter(DiscardItem())


class TapOne(Procedure):
    """A company taps one untapped character of its choice, of certain races where `races` names some."""

    company: i64 = 0
    races: i64 = 0

    def __init__(self, company: i64 = 0, races: i64 = 0) -> None:
        self.company = company
        self.races = races

    def go(self, s: Eye) -> i64:
        if self.step or s.co_owner[self.company] < 0 or len(untapped_of(s, self.company, self.races)) == 0:
            return s.done()
        return s.co_owner[self.company]

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in untapped_of(s, self.company, self.races):
            into.add(act(PICK, c))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        s.tap_down(act_a(action))

    def blank(self) -> Frame:
        return TapOne()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)
        self.races = io.num("races", self.races)


enter(TapOne())


def untapped_of(s: Eye, company: i64, races: i64) -> vec[i64]:
    """untapped characters of a company, of certain races if any are named"""
    out = vec[i64]()
    for c in s.members(company):
        if s.untapped(c) and (not races or KINDS[s.kind[c]].race & races):
            out = append(out, c)
    return out


class Ford(Procedure):
    """River: a company that has moved here taps a ranger, or does nothing in its site phase."""

    company: i64 = 0

    def __init__(self, company: i64 = 0) -> None:
        self.company = company

    def rangers(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in s.fighters(self.company):
            if s.untapped(c) and has_skill(s, c, RANGER):
                out = append(out, c)
        return out

    def go(self, s: Eye) -> i64:
        if self.step or s.co_owner[self.company] < 0 or s.co_did[self.company] & IDLE:
            return s.done()
        if len(self.rangers(s)):
            return s.co_owner[self.company]
        s.co_did[self.company] |= IDLE
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.rangers(s):
            into.add(act(PICK, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if action == act(PASS):
            s.co_did[self.company] |= IDLE
        else:
            s.tap_down(act_a(action))

    def blank(self) -> Frame:
        return Ford()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)


enter(Ford())


class Parry(Procedure):
    """A Slayer attacks: the defender may tap a character to cancel this attack, one of the two."""

    slayer: i64 = 0

    def __init__(self, slayer: i64 = 0) -> None:
        self.slayer = slayer

    def go(self, s: Eye) -> i64:
        company = attack_now(s).defender
        if self.step or not cancellable(s) or len(untapped_of(s, company, 0)) == 0:
            return s.done()
        return s.co_owner[company]

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in untapped_of(s, attack_now(s).defender, 0):
            into.add(act(PICK, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if action != act(PASS):
            s.tap_down(act_a(action))
            s.used[self.slayer] |= ACTED
            cancel(s)

    def blank(self) -> Frame:
        return Parry()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.slayer = io.num("slayer", self.slayer)


enter(Parry())
