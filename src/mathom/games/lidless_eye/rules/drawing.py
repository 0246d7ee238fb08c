"""Chapter 4: drawing, exhausting a play deck, and bringing a hand to its size."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, SITES, T_EXHAUSTED
from mathom.games.lidless_eye.news import TOLD_DRAW, TOLD_EXHAUSTED, TOLD_SIDEBOARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import SITE_DISCARDED, SITE_FREE
from mathom.games.lidless_eye.rules.playing import drop, fill_kinds
from mathom.games.lidless_eye.rules.solitaire import turn_up
from mathom.games.lidless_eye.rules.sums import hand_size
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import CHOOSE, DREW, DROP, HAZARD_DECK, PASS, YES
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.pile import Pile
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind

EXCHANGES: Final = 5  # cards that may change places with the sideboard (LE-A-5)


def can_draw(s: Eye, seat: i64) -> bool:
    """with both piles empty nothing is drawn (LE-B-24)"""
    return s.deck[seat].size() > 0 or s.discard[seat].size() > 0


def draw_one(s: Eye, seat: i64) -> None:
    """One card from the play deck into the hand. Its last card exhausts it at once (LE-B-23, LE-B-24): that frame runs
    before anything else."""
    if s.alone and seat == HAZARD_DECK:
        turn_up(s)
        return
    deck = s.deck[seat]
    if deck.size() == 0:  # it was exhausted with nothing to shuffle; now there is something
        s.discard[seat].empty_into(deck)
    kind = deck.draw(s.dice, DREW, 1 << seat)
    s.hand[seat].add(kind, deck.followers)
    s.tell(TOLD_DRAW, seat, kind, 0, 0, 1 << seat)
    if deck.size() == 0:
        s.call(Exhaust(seat))


def fill_pile(pile: Pile, side: i64, into: Buffer) -> None:
    """one CHOOSE for each different card of a side in a pile"""
    last: i64 = -1
    for entry in pile.cards:
        kind = entry >> 8
        if kind != last and FACTS.side[kind] & side:
            into.add(act(CHOOSE, kind))
        last = kind


class Draw(Procedure):
    """Up to `left` cards, one at a time, the first `must` of them without asking (LE-B-101)."""

    seat: i64 = 0
    left: i64 = 0
    must: i64 = 0

    def __init__(self, seat: i64 = 0, n: i64 = 0, at_least: i64 = 0) -> None:
        self.seat = seat
        self.left = n
        self.must = at_least

    def go(self, s: Eye) -> i64:
        if self.left <= 0 or not can_draw(s, self.seat):
            return s.done()
        if self.must <= 0:
            return self.seat
        self.draw(s)
        return ON

    def draw(self, s: Eye) -> None:
        self.left -= 1
        self.must -= 1
        draw_one(s, self.seat)

    def fill(self, s: Eye, into: Buffer) -> None:
        into.add(act(YES))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == YES:
            self.draw(s)
        else:
            self.left = 0

    def blank(self) -> Frame:
        return Draw()

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.left = io.num("left", self.left)
        self.must = io.num("must", self.must)


enter(Draw())


class Refill(Procedure):
    """A hand is brought to its size: drawn up, or discarded down one card at a time (LE-B-105)."""

    seat: i64 = 0

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def go(self, s: Eye) -> i64:
        if s.alone and self.seat == HAZARD_DECK:
            return s.done()  # it has no hand
        size = hand_size(s, self.seat)
        if s.hand[self.seat].size() < size and can_draw(s, self.seat):
            draw_one(s, self.seat)
            return ON
        if s.hand[self.seat].size() > size:
            return self.seat
        return s.done()

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_kinds(s, self.seat, DROP, into)

    def take(self, s: Eye, action: i64) -> None:
        drop(s, self.seat, act_a(action))

    def blank(self) -> Frame:
        return Refill()

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)


enter(Refill())

COUNTED: Final = 0
COMES: Final = 1
GOES: Final = 2
SHUFFLED: Final = 3
EXHAUST_STEPS: Final = ["counted", "comes", "goes", "shuffled"]


class Exhaust(Procedure):
    """A play deck is exhausted (LE-B-23): sites return, up to five cards change places with the sideboard (LE-A-5),
    and the discard pile becomes the new play deck. Nobody can answer."""

    seat: i64 = 0
    exchanged: i64 = 0

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def go(self, s: Eye) -> i64:
        if self.step == COUNTED:
            s.exhausted[self.seat] += 1
            s.tell(TOLD_EXHAUSTED, self.seat, s.exhausted[self.seat])
            self.return_sites(s)
            self.step = COMES
        if self.step == COMES:
            if s.advanced and self.exchanged < EXCHANGES and self.may_exchange(s):
                return self.seat
            self.step = SHUFFLED
        if self.step == GOES:
            return self.seat
        if self.exchanged:
            s.tell(TOLD_SIDEBOARD, self.seat, self.exchanged, 0)
        s.discard[self.seat].empty_into(s.deck[self.seat])
        s.done()
        fire(s, T_EXHAUSTED, self.seat)
        return ON

    def return_sites(self, s: Eye) -> None:
        base = self.seat * len(SITES)
        for site in s.sites(self.seat):
            if s.site_state[base + site.id] == SITE_DISCARDED:
                s.site_state[base + site.id] = SITE_FREE

    def may_exchange(self, s: Eye) -> bool:
        return s.sideboard[self.seat].size() > 0 and s.discard[self.seat].size() > 0

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step == COMES:
            fill_pile(s.sideboard[self.seat], -1, into)
            into.add(act(PASS))
        else:
            fill_pile(s.discard[self.seat], -1, into)

    def take(self, s: Eye, action: i64) -> None:
        mine: i64 = 1 << self.seat
        if self.step == GOES:
            s.discard[self.seat].take(act_a(action), mine)
            s.sideboard[self.seat].add(act_a(action), mine)
            self.step = COMES
        elif act_kind(action) == CHOOSE:
            s.sideboard[self.seat].take(act_a(action), mine)
            s.discard[self.seat].add(act_a(action), mine)
            self.exchanged += 1
            self.step = GOES
        else:
            self.step = SHUFFLED

    def blank(self) -> Frame:
        return Exhaust()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, EXHAUST_STEPS)
        self.seat = io.num("seat", self.seat)
        self.exchanged = io.num("exchanged", self.exchanged)


enter(Exhaust())
