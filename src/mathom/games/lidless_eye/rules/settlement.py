"""Chapter 6: the end of the organization phase: who cannot be controlled any more leaves, and who stays is together."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, SITES
from mathom.games.lidless_eye.news import TO_DISCARD, TO_HAND
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.companies import end_if_empty, own_avatar
from mathom.games.lidless_eye.rules.fallen import remove_character, stays_for_sure
from mathom.games.lidless_eye.rules.meeting import may_join, merge
from mathom.games.lidless_eye.rules.sums import control_cost, followers, general, general_used, overdrawn
from mathom.games.lidless_eye.terms import (
    ARRIVED,
    BEREFT,
    CHARACTER,
    DID_PLAY,
    DISMISS,
    HAVEN,
    ORPHANED,
    PAID,
    RECALLED,
    RINGWRAITH,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a
from mathom.kernel.vecs import append, vec


def surplus(s: Eye, seat: i64) -> vec[i64]:
    """Characters of whom one must leave because influence is too small (LE-B-48). Who was played in this phase stands
    alone: he goes first (LE-B-49), in the advanced game wherever influence is missing (LE-A-26). Then who has lost his
    controller and found no other influence: nobody is chosen in his place (LE-B-47)."""
    group = lacking(s, seat)
    if len(group) and s.advanced and s.once[seat] & DID_PLAY:
        for c in s.characters(seat):
            arrived = FACTS.type[s.kind[c]] == CHARACTER and s.used[c] & ARRIVED and not s.used[c] & RECALLED
            if arrived and not stays_for_sure(s, c):
                return vec[i64]([c])
    free = vec[i64]()
    for c in group:
        if not stays_for_sure(s, c):
            free = append(free, c)
    return first(s, free)


def lacking(s: Eye, seat: i64) -> vec[i64]:
    """those for whom influence is too small together: followers of one who controls too many, else those under general
    influence"""
    for x in s.characters(seat):
        if overdrawn(s, x) > 0:
            return followers(s, x)
    out = vec[i64]()
    if general_used(s, seat) > general(s, seat):
        for c in s.characters(seat):
            if s.host[c] < 0 and not s.used[c] & ORPHANED and control_cost(s, c) > 0:
                out = append(out, c)
    return out


def first(s: Eye, group: vec[i64]) -> vec[i64]:
    """those of a group who go before any other"""
    arrived = vec[i64]()
    bereft = vec[i64]()
    for c in group:
        if s.used[c] & ARRIVED:
            arrived = append(arrived, c)
        if s.used[c] & BEREFT:
            bereft = append(bereft, c)
    if len(arrived):
        return arrived
    return bereft if len(bereft) else group


def note_paid(s: Eye, seat: i64) -> None:
    """remembers for LE-A-27 that there is influence for whoever was played in this phase"""
    for c in s.characters(seat):
        if s.used[c] & ARRIVED and not s.used[c] & PAID:
            host = s.host[c]
            if overdrawn(s, host) <= 0 if host >= 0 else general_used(s, seat) <= general(s, seat):
                s.used[c] |= PAID


def let_go(s: Eye, c: i64) -> None:
    """LE-B-52: who was played in this phase returns to the hand; LE-A-27: not if his influence was lost again"""
    lost = s.advanced != 0 and s.used[c] & PAID != 0 and c in lacking(s, s.owner[c])
    remove_character(s, c, TO_HAND if s.used[c] & ARRIVED and not lost else TO_DISCARD)


class Settlement(Procedure):
    """LE-B-47 to LE-B-49, LE-A-43, LE-A-73."""

    def go(self, s: Eye) -> i64:
        seat = s.active
        self.bind_wraiths(s)
        group = surplus(s, seat)
        if len(group) == 0:
            stay_together(s, seat)
            return s.done()
        if len(group) > 1:
            return seat
        let_go(s, group[0])
        return ON

    def bind_wraiths(self, s: Eye) -> None:
        """LE-A-43: Ringwraith followers without their Ringwraith follow him again when he is back with them, else they
        are discarded"""
        own = own_avatar(s, s.active)
        for c in s.characters(s.active):
            if FACTS.type[s.kind[c]] == RINGWRAITH and c != own and s.host[c] < 0 and not s.used[c] & ORPHANED:
                if own >= 0 and s.co_site[s.co[own]] == s.co_site[s.co[c]]:
                    left = s.co[c]
                    s.host[c] = own
                    s.co[c] = s.co[own]
                    end_if_empty(s, left)
                else:
                    remove_character(s, c, TO_DISCARD)

    def fill(self, s: Eye, into: Buffer) -> None:
        for c in surplus(s, s.active):
            into.add(act(DISMISS, c))

    def take(self, s: Eye, action: i64) -> None:
        let_go(s, act_a(action))

    def blank(self) -> Frame:
        return Settlement()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)


enter(Settlement())


def stay_together(s: Eye, seat: i64) -> None:
    """LE-A-73: of a company that has split at an ordinary site only one part may stay: those that go nowhere are one"""
    for a in s.companies(seat):
        for b in s.companies(seat):
            if a < b and stays(s, a) and stays(s, b) and s.co_site[a] == s.co_site[b] and may_join(s, a, b):
                merge(s, a, b)


def stays(s: Eye, company: i64) -> bool:
    return s.co_owner[company] >= 0 and s.co_dest[company] < 0 and SITES[s.co_site[company]].kind != HAVEN
