"""Chapters 7 and 8: the movement/hazard phase of a company: its way, hazards against it, and its arrival."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, SITES_OF, T_ARRIVE, T_TRAVEL, Site
from mathom.games.lidless_eye.news import TOLD_ARRIVED, TOLD_DESTINATION, TOLD_HAZARD_LIMIT, TOLD_MOVE
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import FACE_DOWN, FaceDown, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import (
    BY_WILDERNESS,
    GOES_ON,
    IDLE,
    MH_OVER,
    MOVED,
    RETURNED,
    SITE_DISCARDED,
    SITE_TAPPED,
)
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.companies import avatar_in, leave_site, size
from mathom.games.lidless_eye.rules.drawing import Draw, Refill
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.rules.meeting import join_companies
from mathom.games.lidless_eye.rules.routes import (
    Route,
    destination_list,
    destinations,
    is_haven,
    path_kinds,
    path_regions,
)
from mathom.games.lidless_eye.rules.solitaire import discard_unplayed, turn_up_hazards
from mathom.games.lidless_eye.rules.sums import base_limit, mind, total
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ARRIVE,
    DID_HALVE,
    DRAWS,
    MOVE,
    PASS,
    PICK,
    START,
    THIS_PHASE,
    TRAVEL,
    TURNED_UP,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_b, act_kind

__all__ = [
    "Journey",
    "Route",
    "destinations",
    "join_companies",
    "keys",
    "lay_destination",
    "path_kinds",
    "path_regions",
    "send_back",
]

UNSEEN: Final = -2  # while new sites are dreamt: one lies there, nobody knows which
DRAWING_MIND: Final = 3  # for a company with less the active player does not draw (LE-A-87)


def lay_destination(s: Eye, company: i64, site: i64) -> None:
    """LE-B-83: a new site card is laid face down with a company, in place of one that lies there; -1: none"""
    seat = s.co_owner[company]
    s.co_dest[company] = site
    s.co_open[company] = 0
    s.tell(TOLD_DESTINATION, seat, company, site, 0, 1 << seat if site >= 0 else EVERYONE)


def send_back(s: Eye, company: i64) -> None:
    """LE-B-107: a company returns to its site of origin. Its movement/hazard phase ends as soon as what has been
    declared is resolved; it has no path and does nothing in its site phase."""
    if s.co_dest[company] < 0 or not s.co_open[company]:
        return
    for c in s.table:
        if FACTS.leads[s.kind[c]] and KINDS[s.kind[c]].holds_fast(s, c, company):
            s.call(HoldFast(company, c))
            return
    turn_back(s, company)


def turn_back(s: Eye, company: i64) -> None:
    """nothing keeps it from being sent back"""
    if s.co_dest[company] < 0 or not s.co_open[company]:
        return
    s.co_dest[company] = -1
    s.co_open[company] = 0
    s.co_origin[company] = -1
    s.co_did[company] |= RETURNED | IDLE
    s.forget_route(company)


class HoldFast(Procedure):
    """Something would send a company back: who can prevent it may tap."""

    company: i64 = 0
    helper: i64 = 0

    def __init__(self, company: i64 = 0, helper: i64 = 0) -> None:
        self.company = company
        self.helper = helper

    def go(self, s: Eye) -> i64:
        return s.done() if self.step else s.active

    def fill(self, s: Eye, into: Buffer) -> None:
        into.add(act(PICK, self.helper))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) == PICK:
            s.tap_down(self.helper)
        else:
            turn_back(s, self.company)

    def blank(self) -> Frame:
        return HoldFast()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)
        self.helper = io.num("helper", self.helper)


enter(HoldFast())


TURNS_UP: Final = 0
SETTLES: Final = 1
TRAVELS: Final = 2
HAZARDS: Final = 3
ENDS: Final = 4
ARRIVES: Final = 5
REFILLS: Final = 6
GOES_FURTHER: Final = 7
ASKS_FURTHER: Final = 8
JOURNEY_STEPS: Final = [
    "turns up",
    "settles",
    "travels",
    "hazards",
    "ends",
    "arrives",
    "refills",
    "goes further",
    "asks further",
]


class Journey(Procedure):
    """The movement/hazard phase of one company, whether it moves or not (LE-B-94)."""

    company: i64 = 0

    def __init__(self, company: i64 = 0) -> None:
        self.company = company

    def go(self, s: Eye) -> i64:
        company = self.company
        if s.co_owner[company] < 0:  # its last character is gone
            if self.step < REFILLS:
                self.step = REFILLS
            elif self.step > REFILLS:
                return self.finish(s)
        if self.step == TURNS_UP:
            s.now = company
            s.co_did[company] = s.co_did[company] & ~RETURNED | MH_OVER
            self.step = SETTLES
            return self.turn_up(s)
        if self.step == SETTLES:  # path, limit and draws before anything can be played (LE-B-103)
            self.step = TRAVELS
            s.co_did[company] &= ~BY_WILDERNESS
            self.set_limit(s)
            return self.draw(s)
        if self.step == TRAVELS:
            self.step = HAZARDS
            if s.alone:
                turn_up_hazards(s, self.draws_by(s).opponent_draws if s.co_dest[company] >= 0 else 0)
            fire(s, T_TRAVEL, company)
            return ON
        if self.step == HAZARDS:
            self.step = ENDS
            return s.call(Chain(TRAVEL | START, s.active)) if self.on_the_way(s) else ON
        if self.step == ENDS:
            self.step = ARRIVES
            return s.call(Chain(ARRIVE, s.active)) if self.on_the_way(s) else ON
        if self.step == ARRIVES:
            self.step = REFILLS
            fire(s, T_ARRIVE, company)
            return ON
        if self.step == REFILLS:
            self.step = GOES_FURTHER
            self.arrive(s)
            if s.alone:
                discard_unplayed(s)
            s.call(Refill(s.foe))
            return s.call(Refill(s.active))  # on top: the active player first
        if self.step == GOES_FURTHER:
            if not s.co_did[company] & GOES_ON:
                return self.finish(s)
            s.co_did[company] &= ~GOES_ON
            self.step = ASKS_FURTHER
        return s.active

    def on_the_way(self, s: Eye) -> bool:
        """its phase has not ended early: it was not sent back (LE-B-107)"""
        return not s.co_did[self.company] & RETURNED

    # -- the steps

    def turn_up(self, s: Eye) -> i64:
        """LE-B-95: the new site is turned up, the old one becomes the site of origin; the route is chosen"""
        company = self.company
        s.forget_route(company)
        if s.co_dest[company] < 0:
            s.co_origin[company] = -1
            return ON
        s.co_open[company] = 1
        s.show(TURNED_UP, s.co_dest[company])
        s.co_origin[company] = s.co_site[company]
        s.tell(TOLD_MOVE, s.active, company, s.co_dest[company])
        return s.call(Route(company))

    def set_limit(self, s: Eye) -> None:
        """LE-B-99; halved, rounded up, when the opponent has used his sideboard this turn (LE-A-9)"""
        limit = base_limit(s, self.company, size(s, self.company))
        if s.once[s.foe] & DID_HALVE:
            limit = (limit + 1) // 2
        s.limit = limit
        s.co_limit[self.company] = limit
        s.tell(TOLD_HAZARD_LIMIT, s.active, limit)

    def draw(self, s: Eye) -> i64:
        """LE-B-101, LE-B-102: the figures of the new site, of the site of origin on the way to a Darkhaven"""
        dest = s.co_dest[self.company]
        if dest < 0:
            return ON
        place = self.draws_by(s)
        if not s.alone:
            s.call(Draw(s.foe, total(s, DRAWS, s.foe, place.opponent_draws), 1))
        if self.leads(s):
            s.call(Draw(s.active, total(s, DRAWS, s.active, place.draws), 1))
        return ON

    def draws_by(self, s: Eye) -> Site:
        """LE-B-102: the site of origin on the way to a Darkhaven, else the new site"""
        dest = s.co_dest[self.company]
        return SITES[s.co_site[self.company] if is_haven(dest) else dest]

    def leads(self, s: Eye) -> bool:
        """LE-A-87, LE-H-47: the active player draws only for a company with a Ringwraith or Wizard, or a character of
        mind 3 or more"""
        if not s.advanced or avatar_in(s, self.company):
            return True
        return any(mind(s, c) >= DRAWING_MIND for c in s.members(self.company))

    def arrive(self, s: Eye) -> None:
        """LE-B-104: the site of origin leaves, the new site is now the company's site"""
        company = self.company
        dest = s.co_dest[company]
        if s.co_owner[company] < 0 or dest < 0:
            return
        s.co_site[company] = dest
        s.co_dest[company] = -1
        s.co_open[company] = 0
        s.co_did[company] |= MOVED
        at = s.active * len(SITES) + dest
        if s.site_state[at] == SITE_DISCARDED:  # who was there is gone since: the card lies there as it was
            s.site_state[at] = SITE_TAPPED
        leave_site(s, s.active, s.co_origin[company])
        s.tell(TOLD_ARRIVED, s.active, company, dest)

    def finish(self, s: Eye) -> i64:
        s.expire(THIS_PHASE)
        s.now = -1
        s.limit = 0
        return s.done()

    # -- an additional site, where a card allows it

    def fill(self, s: Eye, into: Buffer) -> None:
        destinations(s, self.company, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = GOES_FURTHER
        if act_kind(action) == PASS:
            s.co_did[self.company] &= ~BY_WILDERNESS
        if act_kind(action) == MOVE:
            s.expire(THIS_PHASE)
            lay_destination(s, self.company, act_b(action))
            self.step = TURNS_UP

    def blank(self) -> Frame:
        return Journey()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, JOURNEY_STEPS)
        self.company = io.num("company", self.company)


enter(Journey())


class Destinations(FaceDown):
    """New sites laid face down are drawn anew among those where the company may go."""

    def imagine(self, s: Eye, seat: i64, dice: Dice) -> None:
        hidden = 0
        for i in range(len(s.co_owner)):
            if self.unknown(s, seat, i):
                s.co_dest[i] = UNSEEN
                hidden += 1
        for i in range(len(s.co_owner)):
            if hidden and s.co_dest[i] == UNSEEN:
                s.co_dest[i] = -1
                sites = destination_list(s, i)
                # what allowed it to go may be gone by now: then its way home, which everybody knows
                s.co_dest[i] = sites[dice.below(len(sites))] if len(sites) else self.home(s, i)

    def unknown(self, s: Eye, seat: i64, company: i64) -> bool:
        owner = s.co_owner[company]
        return owner >= 0 and owner != seat and s.co_dest[company] >= 0 and not s.co_open[company]

    def home(self, s: Eye, company: i64) -> i64:
        """the nearest Darkhaven; from a Darkhaven the first site that lies nearest to it"""
        start = s.co_site[company]
        if not is_haven(start):
            return SITES[start].nearest
        for site in SITES_OF[SITES[start].camp]:
            if site.nearest == start and site.id != start:
                return site.id
        return start


FACE_DOWN.append(Destinations())
