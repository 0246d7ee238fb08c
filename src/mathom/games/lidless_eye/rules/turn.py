"""Chapter 5: the turn and its phases."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import (
    FACTS,
    KINDS,
    SITES,
    T_END_PHASE,
    T_LONG_OVER,
    T_ORGANIZE,
    T_REST,
    T_TURN_END,
    T_UNTAP,
)
from mathom.games.lidless_eye.news import TOLD_CALLED, TOLD_PHASE
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import FROM_HAVEN, MH_OVER, SITE_OVER
from mathom.games.lidless_eye.rules.camps import calls_freely, tests_rings
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.council import Council, call_council, may_call, meets_now
from mathom.games.lidless_eye.rules.drawing import Refill
from mathom.games.lidless_eye.rules.journey import Journey, join_companies
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.playing import drop, fill_kinds
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.sideboard import Sideboard
from mathom.games.lidless_eye.rules.site_phase import SitePhase, take_back_guards
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    COMPANY,
    COUNTS_AS,
    DID_ATTEMPT,
    DROP,
    ECHO,
    END,
    END_OF_TURN,
    GOLD,
    HAVEN,
    HAZARD_LONG,
    KEPT,
    LONG,
    LONG_EVENT,
    MOVEMENT,
    ORGANIZATION,
    PASS,
    RESOURCE_LONG,
    RESTLESS,
    SITE_PHASE,
    TABLE,
    TAPPED,
    THIS_PHASE,
    THIS_TURN,
    TO_UNTAP,
    UNTAP,
    UNTAPPED,
    UNTAPS,
    WOUNDED,
    YES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec

BEGINS: Final = 0
UNTAPPED_ALL: Final = 1
UNTAP_ENDS: Final = 2
REACHED: Final = 3
ORGANIZED: Final = 4
LONG_EVENTS: Final = 5
LONG_OVER: Final = 6
JOURNEYS: Final = 7
TRAVELLED: Final = 8
SITES_NEXT: Final = 9
ENDS: Final = 10
TESTS: Final = 11
END_WINDOW: Final = 12
FIRST_DROPS: Final = 13
SECOND_DROPS: Final = 14
REFILLS: Final = 15
TURN_OVER: Final = 16
COUNCIL_OR_NEXT: Final = 17
CALLS: Final = 18
RESTS: Final = 19
TURN_STEPS: Final = [
    "begins",
    "untapped",
    "untap ends",
    "reached",
    "organized",
    "long-events",
    "long-events over",
    "journeys",
    "travelled",
    "sites",
    "ends",
    "tests",
    "end window",
    "first discard",
    "second discard",
    "refill",
    "turn over",
    "council or next",
    "calls",
    "rests",
]


class Turn(Procedure):
    """One turn after the other; the bottom of the stack (LE-B-34)."""

    company: i64 = -1  # whose journey is under way
    turns: i64 = 0  # how many have begun

    def go(self, s: Eye) -> i64:
        if self.step <= LONG_OVER or self.step == RESTS:
            return self.first_half(s)
        if self.step <= SITES_NEXT:
            return self.companies(s)
        return self.end_of_turn(s)

    # -- untap, organization, long-event phase

    def first_half(self, s: Eye) -> i64:
        if self.step == BEGINS:
            begin_turn(s)
            self.turns += 1
            if self.turns <= s.n:
                s.once[s.active] |= DID_ATTEMPT  # nobody tries to influence in his first turn (LE-A-49)
            enter_phase(s, UNTAP)
            self.step = RESTS
            fire(s, T_REST)
        elif self.step == RESTS:
            untap(s)
            self.step = UNTAPPED_ALL
        elif self.step == UNTAPPED_ALL:
            self.step = UNTAP_ENDS
            if not only_organizes(s):
                s.call(Chain(UNTAPS, s.active))
        elif self.step == UNTAP_ENDS:
            self.step = REACHED
            fire(s, T_UNTAP)
        elif self.step == REACHED:
            self.step = ORGANIZED
            s.call(Sideboard(s.foe, 1))  # LE-A-8
        elif self.step == ORGANIZED:
            enter_phase(s, ORGANIZATION)
            self.step = LONG_EVENTS
            s.call(Organization())
        elif self.step == LONG_EVENTS:
            enter_phase(s, LONG_EVENT)
            self.step = LONG_OVER
            end_long_events(s, s.active, RESOURCE_LONG)  # LE-B-90
            s.call(Chain(LONG, s.active))
        else:
            end_long_events(s, s.foe, HAZARD_LONG)  # LE-B-92: played against the active player
            enter_phase(s, MOVEMENT)
            self.step = JOURNEYS
            fire(s, T_LONG_OVER)
        return ON

    # -- movement/hazard phase and site phase: company by company

    def companies(self, s: Eye) -> i64:
        if self.step == TRAVELLED:
            self.step = JOURNEYS
            s.now = -1
            s.expire(THIS_PHASE)
            return ON
        left = self.left(s)
        if len(left) > 1:
            return s.active
        if len(left) == 1:
            self.send(s, left[0])
        elif self.step == JOURNEYS:
            join_companies(s)
            enter_phase(s, SITE_PHASE)
            self.step = SITES_NEXT
        else:
            take_back_guards(s)
            self.step = ENDS
        return ON

    def left(self, s: Eye) -> vec[i64]:
        """own companies that have not had their phase (LE-B-94, LE-B-119)"""
        over = MH_OVER if self.step == JOURNEYS else SITE_OVER
        out = vec[i64]()
        for i in s.companies(s.active):
            if not s.co_did[i] & over:
                out = append(out, i)
        return out

    def send(self, s: Eye, company: i64) -> None:
        self.company = company
        if self.step == JOURNEYS:
            s.co_did[company] |= MH_OVER
            self.step = TRAVELLED
            s.call(Journey(company))
        else:
            s.co_did[company] |= SITE_OVER
            s.call(SitePhase(company))

    # -- end-of-turn phase

    def end_of_turn(self, s: Eye) -> i64:
        if self.step == ENDS:
            enter_phase(s, END_OF_TURN)
            self.step = TESTS
            fire(s, T_END_PHASE)
        elif self.step == TESTS:
            ring = self.ring_to_test(s)
            if ring < 0:
                self.step = END_WINDOW
            else:
                s.call(RingTest(ring, -2 if wraith_in(s, s.company_of(ring)) >= 0 else 0))
        elif self.step == END_WINDOW:
            self.step = FIRST_DROPS
            s.call(Chain(END, s.active))
        elif self.step == FIRST_DROPS or self.step == SECOND_DROPS:
            seat = s.active if self.step == FIRST_DROPS else s.foe
            if s.hand[seat].size():
                return seat
            self.step += 1
        elif self.step == REFILLS:
            self.step = TURN_OVER
            s.call(Refill(s.foe))
            s.call(Refill(s.active))  # on top: the active player first (LE-B-157)
        elif self.step == TURN_OVER:
            if calls_freely(s, s.active) and may_call(s, s.active):
                self.step = CALLS  # LE-H-106
            else:
                self.end_turn(s)
        elif self.step == CALLS:
            return s.active
        else:
            self.close(s)
        return ON

    def end_turn(self, s: Eye) -> None:
        self.step = COUNCIL_OR_NEXT
        fire(s, T_TURN_END)

    def ring_to_test(self, s: Eye) -> i64:
        """LE-B-148, LE-B-149: a gold ring in a Ringwraith's company, or at Barad-dûr; -1 for none left"""
        if not tests_rings(s, s.active):
            return -1
        for c in s.table:
            if s.zone[c] == TABLE and KINDS[s.kind[c]].ring == GOLD and s.owner[c] == s.active:
                company = s.company_of(c)
                if company >= 0 and (
                    wraith_in(s, company) >= 0 or "gold-rings-tested" in SITES[s.co_site[company]].notes
                ):
                    return c
        return -1

    def close(self, s: Eye) -> None:
        """the turn is over: the Council meets, or the next turn begins"""
        s.expire(THIS_TURN)
        self.step = BEGINS
        if meets_now(s):
            s.call(Council(s.active))
            return
        if not s.alone:  # LE-O-24
            s.active = s.foe
        s.turn += 1

    # -- what is asked here: which company comes next, the discard at the end of the turn, whether to call the Council

    def fill(self, s: Eye, into: Buffer) -> None:
        if self.step <= SITES_NEXT:
            for i in self.left(s):
                into.add(act(COMPANY, i))
            return
        if self.step == CALLS:
            into.add(act(YES))
            into.add(act(PASS))
            return
        fill_kinds(s, s.active if self.step == FIRST_DROPS else s.foe, DROP, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if act_kind(action) == COMPANY:
            self.send(s, act_a(action))
            return
        if self.step == CALLS:
            if act_kind(action) == YES:
                call_council(s)
                s.tell(TOLD_CALLED, s.active)
            self.end_turn(s)
            return
        if act_kind(action) == DROP:
            drop(s, s.active if self.step == FIRST_DROPS else s.foe, act_a(action))
        self.step += 1

    def blank(self) -> Frame:
        return Turn()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, TURN_STEPS)
        self.company = io.num("company", self.company, -1)
        self.turns = io.num("turns", self.turns)


enter(Turn())


def enter_phase(s: Eye, phase: i64) -> None:
    s.phase = phase
    s.now = -1
    s.limit = 0
    s.tell(TOLD_PHASE, s.active, phase)


def begin_turn(s: Eye) -> None:
    """nothing is done yet in this turn"""
    for p in range(s.n):
        s.once[p] = 0
    for c in range(len(s.used)):
        s.used[c] &= KEPT
    for i in range(len(s.co_owner)):
        s.co_did[i] = FROM_HAVEN if s.co_owner[i] >= 0 and SITES[s.co_site[i]].kind == HAVEN else 0
        s.co_dest[i] = -1
        s.co_open[i] = 0
        s.co_origin[i] = -1
        s.co_limit[i] = 0
        s.forget_route(i)


def untap(s: Eye) -> None:
    """LE-B-38: the active player's tapped cards untap, sites do not. LE-B-39: the wounded at a Darkhaven heal, from
    wounded to tapped, and do not untap in the same phase."""
    for c in s.table[:]:
        if s.zone[c] == ECHO and s.until[c] == TO_UNTAP and s.owner[c] == s.active:
            s.free(c)
    for c in s.table:
        if s.owner[c] != s.active or s.used[c] & RESTLESS:
            continue
        if s.tap[c] == TAPPED and not kept_tapped(s, c):
            s.tap[c] = UNTAPPED
        elif s.tap[c] == WOUNDED and heals_here(s, s.company_of(c)):
            s.tap[c] = TAPPED


def only_organizes(s: Eye) -> bool:
    """Whether nothing lies between the untap phase and what the active player does first in his organization phase: no
    card acts in between, and the opponent has no sideboard to use. Then what he would play now he plays as well there,
    and is not asked twice. Everybody sees it."""
    for c in s.table:
        if FACTS.triggers[s.kind[c]] & (T_UNTAP | T_ORGANIZE):
            bearer = s.bearer(c)
            if bearer < 0 or s.owner[bearer] == s.active:
                return False
    return not Sideboard(s.foe, 1).open(s)


def kept_tapped(s: Eye, c: i64) -> bool:
    """LE-B-77: a card that lies with him keeps him tapped until it is stored"""
    return any(s.host[x] == c and s.zone[x] == TABLE and KINDS[s.kind[x]].keeps_tapped(s, x) for x in s.table)


def heals_here(s: Eye, company: i64) -> bool:
    """at a Darkhaven, or at a site that is one in the untap phase"""
    if company < 0:
        return False
    place = SITES[s.co_site[company]]
    return total(s, COUNTS_AS, place.id, place.kind) == HAVEN or "haven-in-untap" in place.notes


def end_long_events(s: Eye, owner: i64, sort: i64) -> None:
    if stay(s, sort):
        return
    for c in s.table[:]:
        if s.zone[c] == TABLE and s.owner[c] == owner and FACTS.type[s.kind[c]] == sort:
            s.to_discard(c)


def stay(s: Eye, sort: i64) -> bool:
    """whether a card keeps long-events of a type in play"""
    return any(s.zone[c] == TABLE and KINDS[s.kind[c]].preserves(s, sort) for c in s.table)
