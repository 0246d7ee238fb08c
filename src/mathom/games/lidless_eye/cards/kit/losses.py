"""What hazards take away after they have come: companions, characters, health, cards."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ITEM
from mathom.games.lidless_eye.cards.kit.tolls import wound
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.limits import may_bear
from mathom.games.lidless_eye.rules.sums import body
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    BOTH,
    CREATURE,
    DROP,
    ITEM,
    MAN,
    PASS,
    PICK,
    R_CARD,
    TABLE,
    TAKE,
    TOLD_DISCARD,
    TOLD_TAKEN,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec


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
        remove_character(s, act_a(action), 0)

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
        remove_character(s, self.who, 3)
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
                remove_character(s, c, 1)
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
