"""Advanced rules, chapter 1: cards from the sideboard into the game while it goes on (LE-A-6 to LE-A-10)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.news import TOLD_SIDEBOARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.companies import own_avatar
from mathom.games.lidless_eye.rules.drawing import fill_pile
from mathom.games.lidless_eye.terms import CHOOSE, DID_HALVE, DID_REACH, HAZARD, PASS, REACH, RESOURCE
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec

TO_DISCARD: Final = 0
TO_DECK: Final = 1
SMALLEST_DECK: Final = 5  # a play deck into which a card may be put (LE-A-7)
MOST: Final = 5  # cards to the discard pile at once


def holds(s: Eye, seat: i64, side: i64) -> bool:
    """whether a sideboard has a card of a side: known to its owner only"""
    return any(FACTS.side[entry >> 8] & side for entry in s.sideboard[seat].cards)


def fill_reaches(s: Eye, seat: i64, into: Buffer) -> None:
    """LE-A-6, LE-A-7: in his organization phase a player may tap his untapped Ringwraith for it, once a turn"""
    if not s.advanced or s.once[seat] & DID_REACH or not holds(s, seat, RESOURCE):
        return
    avatar = own_avatar(s, seat)
    if avatar >= 0 and s.untapped(avatar):
        fill_ways(s, seat, into)


def fill_ways(s: Eye, seat: i64, into: Buffer) -> None:
    into.add(act(REACH, TO_DISCARD))
    if s.deck[seat].size() >= SMALLEST_DECK:
        into.add(act(REACH, TO_DECK))


def ways_for_hazards(s: Eye, seat: i64) -> vec[i64]:
    """LE-W-19: what a player could do with hazards of his sideboard now, if something taps for it"""
    out = vec[i64]()
    if s.advanced and holds(s, seat, HAZARD):
        out = append(out, TO_DISCARD)
        if s.deck[seat].size() >= SMALLEST_DECK:
            out = append(out, TO_DECK)
    return out


def reach_for_hazards(s: Eye, seat: i64, way: i64) -> None:
    """LE-W-19: it counts toward the hazard limit, and neither halves it nor keeps from other uses in this turn"""
    frame = Sideboard(seat, 1)
    frame.way = way
    frame.step = CHOOSES
    s.call(frame)


def reach(s: Eye, seat: i64, way: i64) -> None:
    """the Ringwraith taps for resources and characters"""
    s.tap_down(own_avatar(s, seat))
    frame = Sideboard(seat, 0)
    frame.begin(s, way)
    s.call(frame)


ASKED: Final = 0
CHOOSES: Final = 1
SIDEBOARD_STEPS: Final = ["asked", "chooses"]


class Sideboard(Procedure):
    """Up to five cards to the discard pile, or one into the play deck, which is reshuffled. With `hazards` the player
    is first asked whether he wants it at all, at the end of the opponent's untap phase (LE-A-8), unless he tapped a
    Nazgûl for it (LE-W-19)."""

    seat: i64 = 0
    hazards: i64 = 0
    way: i64 = 0
    moved: i64 = 0

    def __init__(self, seat: i64 = 0, hazards: i64 = 0) -> None:
        self.seat = seat
        self.hazards = hazards

    def begin(self, s: Eye, way: i64) -> None:
        self.way = way
        self.step = CHOOSES
        s.once[self.seat] |= DID_REACH
        if self.hazards:
            s.once[self.seat] |= DID_HALVE

    def go(self, s: Eye) -> i64:
        if self.step == ASKED and not self.open(s):
            return s.done()
        if self.step == CHOOSES:
            most: i64 = MOST if self.way == TO_DISCARD else 1
            if self.moved >= most or s.sideboard[self.seat].size() == 0:
                s.tell(TOLD_SIDEBOARD, self.seat, self.moved, self.way)
                return s.done()
        return self.seat

    def open(self, s: Eye) -> bool:
        """whether he is asked: the opponent's Ringwraith is in play (LE-A-8); public"""
        if not s.advanced or s.once[self.seat] & DID_REACH or s.sideboard[self.seat].size() == 0:
            return False
        return own_avatar(s, s.active) >= 0

    def fill(self, s: Eye, into: Buffer) -> None:
        side: i64 = HAZARD if self.hazards else RESOURCE
        if self.step == CHOOSES:
            fill_pile(s.sideboard[self.seat], side, into)
        elif holds(s, self.seat, side):
            fill_ways(s, self.seat, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == REACH:
            self.begin(s, act_a(action))
        elif act_kind(action) == CHOOSE:
            self.move(s, act_a(action))
        elif self.step == ASKED:
            s.done()
        else:
            s.tell(TOLD_SIDEBOARD, self.seat, self.moved, self.way)
            s.done()

    def move(self, s: Eye, kind: i64) -> None:
        mine: i64 = 1 << self.seat
        s.sideboard[self.seat].take(kind, mine)
        self.moved += 1
        if self.way == TO_DECK:
            s.deck[self.seat].add(kind, mine)
            s.deck[self.seat].mix()
        else:
            s.discard[self.seat].add(kind, mine)

    def blank(self) -> Frame:
        return Sideboard()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, SIDEBOARD_STEPS)
        self.seat = io.num("seat", self.seat)
        self.hazards = io.num("hazards", self.hazards)
        self.way = io.num("way", self.way)
        self.moved = io.num("moved", self.moved)


enter(Sideboard())
