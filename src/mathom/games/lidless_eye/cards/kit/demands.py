"""What hazards demand of a company and take from it: an item, a tapped character, companions, health, cards.

Each of these asks the player whose company it is, or does one thing after the other where cards may answer each."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ITEM
from mathom.games.lidless_eye.news import R_CARD, TO_DISCARD, TO_HAND, TO_REMOVED, TOLD_DISCARD, TOLD_TAKEN
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import IDLE
from mathom.games.lidless_eye.rules.combat.figures import attack_now, cancellable_late, end_window
from mathom.games.lidless_eye.rules.combat.strike import wounded_now
from mathom.games.lidless_eye.rules.fallen import is_trophy, put_away, remove_character
from mathom.games.lidless_eye.rules.limits import may_bear
from mathom.games.lidless_eye.rules.sums import body, has_skill
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ACTED,
    ATTACK,
    BOTH,
    CREATURE,
    DROP,
    ITEM,
    MAN,
    MINOR,
    PASS,
    PICK,
    RANGER,
    TABLE,
    TAKE,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b, act_kind
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


PARRIED_AGAIN: Final = 1  # marked on a creature: two of its attacks were parried


class Parry(Procedure):
    """A creature attacks one character several times: the defender may tap a character to cancel this attack; of a
    Slayer any, of an Assassin one whom it does not strike."""

    slayer: i64 = 0

    def __init__(self, slayer: i64 = 0) -> None:
        self.slayer = slayer

    def parriers(self, s: Eye) -> vec[i64]:
        attack = attack_now(s)
        out = vec[i64]()
        for c in untapped_of(s, attack.defender, 0):
            if c not in attack.targets:
                out = append(out, c)
        return out

    def go(self, s: Eye) -> i64:
        if self.step or not cancellable_late(s) or len(self.parriers(s)) == 0:
            return s.done()
        return s.co_owner[attack_now(s).defender]

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.parriers(s):
            into.add(act(PICK, c))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if action != act(PASS):
            s.tap_down(act_a(action))
            if s.used[self.slayer] & ACTED:
                s.mark[self.slayer] = PARRIED_AGAIN
            s.used[self.slayer] |= ACTED
            attack_now(s).cancelled = 1
            end_window(s, ATTACK)

    def blank(self) -> Frame:
        return Parry()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.slayer = io.num("slayer", self.slayer)


enter(Parry())


class Jealousy(Procedure):
    """The Ring Will Have But One Master: one companion of the bearer is discarded, of his player's choice."""

    bearer: i64 = 0

    def __init__(self, bearer: i64 = 0) -> None:
        self.bearer = bearer

    def companions(self, s: Eye) -> vec[i64]:
        out = vec[i64]()
        for c in s.members(s.co[self.bearer]):
            if c != self.bearer:
                out = append(out, c)
        return out

    def go(self, s: Eye) -> i64:
        if self.step or s.zone[self.bearer] != TABLE or len(self.companions(s)) == 0:
            return s.done()
        return s.owner[self.bearer]

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.companions(s):
            into.add(act(PICK, c))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        remove_character(s, act_a(action), TO_DISCARD)

    def blank(self) -> Frame:
        return Jealousy()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.bearer = io.num("bearer", self.bearer)


enter(Jealousy())


class Homecoming(Procedure):
    """Call of Home has succeeded: one item may pass to another of his company, then he returns to the hand."""

    who: i64 = 0

    def __init__(self, who: i64 = 0) -> None:
        self.who = who

    def go(self, s: Eye) -> i64:
        if s.zone[self.who] != TABLE:
            return s.done()
        if self.step == 0 and self.may_pass_on(s):
            return s.owner[self.who]
        remove_character(s, self.who, TO_HAND)
        return s.done()

    def may_pass_on(self, s: Eye) -> bool:
        members = s.members(s.co[self.who])
        return any(self.may_take(s, c, heir) for heir in members for c in s.table)

    def may_take(self, s: Eye, c: i64, heir: i64) -> bool:
        return heir != self.who and self.is_his(s, c) and may_bear(s, s.kind[c], heir)

    def is_his(self, s: Eye, c: i64) -> bool:
        return s.host[c] == self.who and s.zone[c] == TABLE and FACTS.type[s.kind[c]] == ITEM

    def fill(self, s: Eye, into: Buffer) -> None:
        for heir in s.members(s.co[self.who]):
            for c in s.table:
                if self.may_take(s, c, heir):
                    into.add(act(TAKE, c, heir))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if action != act(PASS):
            item = act_a(action)
            heir = act_b(action)
            s.host[item] = heir
            s.tell(TOLD_TAKEN, s.owner[heir], s.kind[item], s.kind[heir])
            fire(s, T_ITEM, heir, item)

    def blank(self) -> Frame:
        return Homecoming()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.who = io.num("who", self.who)


enter(Homecoming())


class Epidemic(Procedure):
    """Plague: one character after the other rolls against his body; wounded, or eliminated if he is wounded already."""

    def __init__(self) -> None:
        self.sick: vec[i64] = vec[i64]()

    def go(self, s: Eye) -> i64:
        if self.step >= len(self.sick):
            return s.done()
        c = self.sick[self.step]
        self.step += 1
        if s.zone[c] != TABLE:
            return ON
        if s.two_dice(s.owner[c], R_CARD) - 2 > body(s, c):
            if s.tap[c] == WOUNDED:
                remove_character(s, c, TO_REMOVED)
            else:
                wound(s, c)
        return ON

    def blank(self) -> Frame:
        return Epidemic()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.sick = io.nums("sick", self.sick)


enter(Epidemic())


class Upkeep(Procedure):
    """Thrice Outnumbered: who played it discards a creature of Men from his hand, or the card itself. He is asked even
    with none in hand: what he holds is his secret."""

    card: i64 = 0

    def __init__(self, card: i64 = 0) -> None:
        self.card = card

    def go(self, s: Eye) -> i64:
        if self.step or s.zone[self.card] != TABLE:
            return s.done()
        return s.owner[self.card]

    def fill(self, s: Eye, into: Buffer) -> None:
        last: i64 = -1
        for entry in s.hand[s.owner[self.card]].cards:
            kind = entry >> 8
            if kind != last and FACTS.type[kind] == CREATURE and KINDS[kind].race & MAN:
                into.add(act(DROP, kind))
            last = kind
        into.add(act(PICK, self.card))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) == PICK:
            s.to_discard(self.card)
        else:  # he must show that it is one
            seat = s.owner[self.card]
            s.hand[seat].take(act_a(action), BOTH)
            s.discard[seat].add(act_a(action), BOTH)
            s.tell(TOLD_DISCARD, seat, act_a(action))

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return Upkeep()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.card = io.num("card", self.card)


enter(Upkeep())
