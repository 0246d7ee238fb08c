"""Part H, the end of The One Ring: LE-H-99 to LE-H-103."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.terms import BY_RING, HERO, ONE_RING, SITE_PHASE, TABLE
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON

AT_THE_BRINK: Final = -4  # to the check of who is to cast it in


def ring_at_the_fire(s: Eye, seat: i64) -> i64:
    """the heroes' One Ring with the company of a player that has entered Mount Doom in its site phase, -1 for none"""
    if s.phase != SITE_PHASE or s.now < 0 or s.co_owner[s.now] != seat or not s.co_did[s.now] & ENTERED:
        return -1
    if not s.is_at(s.now, SITE_NUMBERS["hero-mount-doom"]):
        return -1
    for c in s.table:
        kind = s.kind[c]
        borne = s.zone[c] == TABLE and s.host[c] >= 0 and s.company_of(c) == s.now
        if borne and KINDS[kind].ring == ONE_RING and FACTS.camp[kind] == HERO:
            return c
    return -1


def destroy(s: Eye, seat: i64) -> None:
    """LE-H-99: the game is won at once"""
    s.ending = BY_RING
    s.victor = seat


class Destruction(Procedure):
    """The bearer of The One Ring checks corruption; if he passes it is destroyed (LE-H-99, LE-H-103)."""

    seat: i64 = 0
    bearer: i64 = 0

    def __init__(self, seat: i64 = 0, bearer: i64 = 0) -> None:
        self.seat = seat
        self.bearer = bearer

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            self.step = 1
            return s.call(CorruptionCheck(self.bearer, AT_THE_BRINK))
        if s.result:
            destroy(s, self.seat)
        s.done()
        return ON

    def blank(self) -> Frame:
        return Destruction()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.bearer = io.num("bearer", self.bearer)


enter(Destruction())
