"""What hazards of The Wizards take away: an item of one character, cards of a hand, a ring that was coveted."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.cards.kit.demands import DiscardItem, is_item
from mathom.games.lidless_eye.news import TO_DISCARD, TO_REMOVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.corruption import SPARES, CorruptionCheck
from mathom.games.lidless_eye.rules.fallen import put_away, remove_character
from mathom.games.lidless_eye.rules.playing import drop, fill_kinds
from mathom.games.lidless_eye.terms import DROP, TABLE
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act_a
from mathom.kernel.vecs import append, vec


class LoseItem(DiscardItem):
    """A character discards one item of his choice; some demands spare his rings."""

    bearer: i64 = 0
    no_ring: i64 = 0  # 1: not a ring

    def __init__(self, bearer: i64 = 0, company: i64 = 0, no_ring: i64 = 0) -> None:
        super().__init__(company)
        self.bearer = bearer
        self.no_ring = no_ring

    def choices(self, s: Eye) -> vec[i64]:
        return losable(s, self.bearer, self.no_ring != 0)

    def blank(self) -> Frame:
        return LoseItem()

    def fields(self, io: Fields) -> None:
        super().fields(io)
        self.bearer = io.num("bearer", self.bearer)
        self.no_ring = io.num("no ring", self.no_ring)


enter(LoseItem())


def losable(s: Eye, bearer: i64, no_ring: bool) -> vec[i64]:
    """items of a character that he may be made to discard"""
    out = vec[i64]()
    for c in s.on(bearer):
        if is_item(s, c) and not (no_ring and KINDS[s.kind[c]].ring):
            out = append(out, c)
    return out


class Forfeit(Procedure):
    """A player discards so many cards of his hand, of his choice."""

    seat: i64 = 0
    left: i64 = 0

    def __init__(self, seat: i64 = 0, left: i64 = 0) -> None:
        self.seat = seat
        self.left = left

    def go(self, s: Eye) -> i64:
        return self.seat if self.left > 0 and s.hand[self.seat].size() else s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_kinds(s, self.seat, DROP, into)

    def take(self, s: Eye, action: i64) -> None:
        self.left -= 1
        drop(s, self.seat, act_a(action))

    def blank(self) -> Frame:
        return Forfeit()

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.left = io.num("left", self.left)


enter(Forfeit())


class RingLost(Procedure):
    """A check at -2 for the sake of a ring. Who fails it loses the ring; a companion of its bearer, for whom it is not
    the loss of something of his own, is discarded with it, and a Wizard is eliminated (LE-H-74)."""

    ring: i64 = 0
    who: i64 = 0

    def __init__(self, ring: i64 = 0, who: i64 = 0) -> None:
        self.ring = ring
        self.who = who

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            self.step = 1
            return s.call(CorruptionCheck(self.who, -2, SPARES))
        failed = s.result == 0 and s.kind[self.who] >= 0 and s.zone[self.who] == TABLE
        if failed and s.kind[self.ring] >= 0 and s.zone[self.ring] == TABLE:
            own = s.host[self.ring] == self.who
            put_away(s, self.ring)
            if not own:
                falls = FACTS.avatar[s.kind[self.who]] != 0
                remove_character(s, self.who, TO_REMOVED if falls else TO_DISCARD, falls)
        return s.done()

    def blank(self) -> Frame:
        return RingLost()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.ring = io.num("ring", self.ring)
        self.who = io.num("who", self.who)


enter(RingLost())
