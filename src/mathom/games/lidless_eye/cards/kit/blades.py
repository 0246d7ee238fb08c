"""What a blade does that sticks in a wound: who bears it, and how he rids himself of it."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.belongings import ShakeOff
from mathom.games.lidless_eye.terms import PASS, PICK, RESTLESS, SHAKE_OFF, TABLE, TEMPTED
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import vec


class Stab(Procedure):
    """A card lies from now on with one of the wounded, whom a seat chooses; discarded where there is none."""

    card: i64 = -1
    seat: i64 = 0

    def __init__(self, card: i64 = -1, seat: i64 = 0) -> None:
        self.card = card
        self.seat = seat
        self.wounded: vec[i64] = vec[i64]()

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            if len(self.wounded) > 1:
                return self.seat
            if len(self.wounded) == 1:
                self.sticks(s, self.wounded[0])
            else:
                s.to_discard(self.card)
        return s.done()

    def sticks(self, s: Eye, who: i64) -> None:
        s.co[self.card] = -1
        s.host[self.card] = who
        s.used[who] |= TEMPTED

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in self.wounded:
            into.add(act(PICK, c))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        self.sticks(s, act_a(action))

    def blank(self) -> Frame:
        return Stab()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.card = io.num("card", self.card, -1)
        self.seat = io.num("seat", self.seat)
        self.wounded = io.nums("wounded", self.wounded)


enter(Stab())


class Purge(Procedure):
    """Before he untaps or heals, a character may fight a card that lies with him in place of that, one in a turn."""

    card: i64 = -1

    def __init__(self, card: i64 = -1) -> None:
        self.card = card

    def go(self, s: Eye) -> i64:
        waits = s.kind[self.card] >= 0 and s.zone[self.card] == TABLE and s.host[self.card] >= 0
        if self.step or not waits or s.used[s.host[self.card]] & RESTLESS:
            return s.done()
        return s.owner[s.host[self.card]]

    def fill(self, s: Eye, into: Buffer) -> None:
        into.add(act(SHAKE_OFF, self.card, 0))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) == SHAKE_OFF:
            s.used[s.host[self.card]] |= RESTLESS
            s.call(ShakeOff(self.card, 0))

    def blank(self) -> Frame:
        return Purge()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.card = io.num("card", self.card, -1)


enter(Purge())
