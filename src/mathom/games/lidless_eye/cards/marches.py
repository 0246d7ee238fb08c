"""Marches: a second journey in one turn, the Iron-road back, and who joins on the way."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_TURN_END
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import CompanyEvent, moving
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import TOLD_ARRIVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import GOES_ON, SITE_FREE
from mathom.games.lidless_eye.rules.bringing import bring, could_control, may_be_brought, may_join
from mathom.games.lidless_eye.rules.companies import at_darkhaven, leave_site
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.rules.sums import site_kind, unused_general
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ARRIVE,
    BORDER_HOLD,
    BRING,
    DRAWS,
    NEW,
    NOBODY,
    ORGANISE,
    ORGANIZATION,
    PASS,
    RINGWRAITH,
    RUINS,
    SHADOW_HOLD,
    YES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import Buffer, act, act_a, act_b, act_c, act_kind
from mathom.kernel.words import Msg, msg

PLACES: Final = 1 << SHADOW_HOLD | 1 << RUINS | 1 << BORDER_HOLD


class Marches(ShortEvent):
    """At the end of its movement/hazard phase a company that has moved may move on."""

    def __init__(self, printed: Printed, to_haven: bool) -> None:
        super().__init__(printed)
        self.windows = ARRIVE
        self.target = "company"
        self.to_haven: bool = to_haven  # only if it came to a Darkhaven; else everybody taps for it

    def may_march(self, s: Eye, seat: i64) -> bool:
        company = s.now
        if company < 0 or s.co_owner[company] != seat or not moving(s, company) or s.co_did[company] & GOES_ON:
            return False
        return not self.to_haven or is_haven(s.co_dest[company])

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.may_march(s, seat):
            into.add(act(verb, subject, s.now))

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.may_march(s, link.by):
            return
        s.co_did[s.now] |= GOES_ON
        if not self.to_haven:
            for c in s.members(s.now):
                s.tap_down(c)

    def text(self) -> list[Msg]:
        if self.to_haven:
            where = msg("At the end of the movement/hazard phase, on a company that has moved to a Darkhaven.")
        else:
            where = msg("At the end of the movement/hazard phase, on a company that moves: all its characters tap.")
        return [where, msg("It may move to an additional site: another movement/hazard phase follows at once.")]


class IronRoad(CompanyEvent):
    """The opponent draws twice as much for the company; at the end of the turn it may be back where it began. `mark` is
    that Darkhaven."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ORGANISE
        self.touches = self.last = DRAWS
        self.triggers = T_TURN_END

    def fits(self, s: Eye, seat: i64, company: i64) -> bool:
        return moving(s, company) and at_darkhaven(s, company)

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        for x in s.table:
            if s.kind[x] == self.id and s.co[x] == link.was:
                s.mark[x] = s.co_site[link.was]

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        return 2 * value if s.co[c] == s.now and subject != s.owner[c] else value

    def on_turn_end(self, s: Eye, c: i64) -> None:
        company = s.co[c]
        if s.co_owner[company] == s.owner[c] and s.co_site[company] != s.mark[c]:
            s.call(Return(company, s.mark[c]))

    def text(self) -> list[Msg]:
        return [
            msg("Organization phase, on a company about to move from a Darkhaven."),
            msg("For this company the opponent draws twice as many cards."),
            msg("At the end of the turn it may be back at that Darkhaven."),
        ]


class Return(Procedure):
    """Whether a company replaces its site by the Darkhaven where it began."""

    company: i64 = 0
    haven: i64 = 0

    def __init__(self, company: i64 = 0, haven: i64 = 0) -> None:
        self.company = company
        self.haven = haven

    def go(self, s: Eye) -> i64:
        return s.done() if self.step else s.co_owner[self.company]

    def fill(self, s: Eye, into: Buffer) -> None:
        into.add(act(YES))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) == YES:
            seat = s.co_owner[self.company]
            left = s.co_site[self.company]
            s.co_site[self.company] = self.haven
            leave_site(s, seat, left)
            s.tell(TOLD_ARRIVED, seat, self.company, self.haven)

    def blank(self) -> Frame:
        return Return()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.company = io.num("company", self.company)
        self.haven = io.num("haven", self.haven)


enter(Return())


def fill_recruits(s: Eye, seat: i64, into: Buffer) -> None:
    """every way to bring a character of the hand into play at a shadow-hold, ruins & lairs or border-hold"""
    last: i64 = -1
    for entry in s.hand[seat].cards:
        kind = entry >> 8
        if kind == last or not FACTS.character[kind] or FACTS.type[kind] == RINGWRAITH:
            continue
        last = kind
        if may_be_brought(s, seat, kind):
            fill_places(s, seat, kind, into)


def fill_places(s: Eye, seat: i64, kind: i64, into: Buffer) -> None:
    # outside the organization phase nobody would be let go for him
    general = s.phase == ORGANIZATION or KINDS[kind].mind <= unused_general(s, seat)
    for company in s.companies(seat):
        if PLACES >> site_kind(s, s.co_site[company]) & 1 and may_join(s, kind, company):
            if general:
                into.add(act(BRING, kind, company, NOBODY))
            for c in s.members(company):
                if could_control(s, c, kind):
                    into.add(act(BRING, kind, company, c))
    if not general:
        return
    for site in range(len(SITES)):
        at = seat * len(SITES) + site
        if not PLACES >> site_kind(s, site) & 1 or not s.location[at] or s.site_state[at] != SITE_FREE:
            continue
        if not any(s.co_site[i] == site or s.co_dest[i] == site for i in s.companies(seat)):
            into.add(act(BRING, kind, NEW, site))


class ComeToKill(ShortEvent):
    """One character more comes into play, far from any Darkhaven."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.windows = ANY_TIME
        self.target = ""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        before = into.n
        fill_recruits(s, seat, into)
        found = into.n > before
        into.n = before  # only whether there is a way
        if found:
            into.add(act(verb, subject))

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(Recruit(link.by))

    def text(self) -> list[Msg]:
        return [
            msg("On your turn: a character comes into play at a shadow-hold, ruins & lairs or border-hold."),
            msg("A company that he joins must be at its site, not on the way."),
            msg("He does not count as the one character of an organization phase."),
        ]


class Recruit(Procedure):
    """Who comes, and where."""

    seat: i64 = 0

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def go(self, s: Eye) -> i64:
        return s.done() if self.step or s.hand[self.seat].size() == 0 else self.seat

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_recruits(s, self.seat, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        self.step = 1
        if act_kind(action) != BRING:
            return
        company = act_b(action)
        host: i64 = -1
        if company == NEW:
            company = s.new_company(self.seat, act_c(action))
        elif act_c(action) != NOBODY:
            host = act_c(action)
        bring(s, self.seat, act_a(action), company, host)

    def blank(self) -> Frame:
        return Recruit()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)


enter(Recruit())


declare(Marches(printed("forced-march"), True))
declare(Marches(printed("leg-it-double-quick"), False))
declare(IronRoad(printed("iron-road")))
declare(ComeToKill(printed("we-have-come-to-kill")))
