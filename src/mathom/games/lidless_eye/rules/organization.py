"""Chapter 6: the organization phase."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_ORGANIZE, T_ORGANIZED
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.belongings import (
    ShakeOff,
    Storing,
    Transfer,
    fill_gear,
    fill_shake_offs,
    fill_stores,
    fill_transfers,
    wield,
)
from mathom.games.lidless_eye.rules.bringing import bring, fill_brings, fill_recalls, is_home, recall
from mathom.games.lidless_eye.rules.chain import begin, let_other_act
from mathom.games.lidless_eye.rules.companies import alone, at_haven, end_if_empty, has_ally
from mathom.games.lidless_eye.rules.fallen import remove_character, stays_for_sure
from mathom.games.lidless_eye.rules.journey import lay_destination
from mathom.games.lidless_eye.rules.playing import environment_bit, fill_plays
from mathom.games.lidless_eye.rules.routes import destination_list, destinations
from mathom.games.lidless_eye.rules.settlement import Settlement, note_paid
from mathom.games.lidless_eye.rules.sideboard import fill_reaches, reach
from mathom.games.lidless_eye.rules.sums import followers, overdrawn
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ALLY,
    BEREFT,
    BRING,
    CHARACTER,
    CHOOSE,
    CONTROL,
    CONTROLLED,
    DID_DISMISS,
    DID_PLAY,
    DISMISS,
    MOVE,
    NEW,
    NOBODY,
    NOTHING,
    ORGANISE,
    ORPHANED,
    PASS,
    PLAY,
    REACH,
    REGROUP,
    REGROUPED,
    SHAKE_OFF,
    STORE,
    TABLE,
    TRANSFER,
    USE,
    USE_GEAR,
    WIELDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b, act_c, act_kind

BEGINS: Final = 0
ACTS: Final = 1
SETTLES: Final = 2
ENDS: Final = 3
ANSWERED: Final = 4
ORGANIZATION_STEPS: Final = ["begins", "acts", "settles", "ends", "answered"]


# What was done in this phase may be done anew until the phase ends (LE-B-46). So many changes of mind in one phase are
# more than anybody has; without a bound a game of chance need not end.
PATIENCE: Final = 40


def is_anew(s: Eye, action: i64) -> bool:
    """whether an action does once more, or takes back, what was done before in this phase"""
    verb = act_kind(action)
    a = act_a(action)
    if verb == CONTROL:
        return s.used[a] & CONTROLLED != 0
    if verb in (REGROUP, TRANSFER):
        return s.used[a] & REGROUPED != 0
    if verb == USE_GEAR:
        return s.used[a] & WIELDED != 0
    return verb == MOVE and s.co_dest[a] >= 0


class Organization(Procedure):
    """The active player does what he likes in any order, one thing at a time; at the end sums must fit (LE-B-46)."""

    again: i64 = 0  # how often something was done anew

    def go(self, s: Eye) -> i64:
        if self.step == BEGINS:
            self.step = ACTS
            begin_phase(s)
            fire(s, T_ORGANIZE)
            return ON
        if self.step == ACTS:
            note_paid(s, s.active)
            return s.active
        if self.step == ANSWERED:  # whoever has declared something lets the other act again
            self.step = ACTS if s.result else SETTLES
            return ON
        if self.step == SETTLES:
            self.step = ENDS
            return s.call(Settlement())
        s.done()
        fire(s, T_ORGANIZED)
        return ON

    def fill(self, s: Eye, into: Buffer) -> None:
        self.offer(s, self.again < PATIENCE, into)

    def fill_once(self, s: Eye, into: Buffer) -> None:
        self.offer(s, False, into)

    def offer(self, s: Eye, anew: bool, into: Buffer) -> None:
        """everything that may be done; `anew`: also once more what was done"""
        seat = s.active
        fill_plays(s, seat, ORGANISE | environment_bit(s), into)
        if not s.once[seat] & (DID_PLAY | DID_DISMISS):
            fill_brings(s, seat, into)
        for c in s.characters(seat):
            fill_control(s, c, into, anew)
            fill_regroup(s, c, into, anew)
            if may_dismiss(s, c):
                into.add(act(DISMISS, c))
        fill_recalls(s, seat, into)
        fill_transfers(s, seat, into, anew)
        fill_stores(s, seat, into)
        fill_shake_offs(s, seat, into)
        fill_gear(s, seat, into, anew)
        fill_reaches(s, seat, into)
        for company in s.companies(seat):
            if s.co_dest[company] < 0:
                destinations(s, company, into)
            elif anew:
                fill_elsewhere(s, company, into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if is_anew(s, action):
            self.again += 1
        verb = act_kind(action)
        a = act_a(action)
        b = act_b(action)
        if verb in (PLAY, USE):
            begin(s, ORGANISE, s.active, action)
        elif verb == BRING:
            come(s, a, b, act_c(action))
        elif verb == CHOOSE:
            recall(s, s.active, a)
        elif verb == CONTROL:
            control(s, a, b)
        elif verb == REGROUP:
            regroup(s, a, b)
        elif verb == DISMISS:
            s.once[s.active] |= DID_DISMISS
            remove_character(s, a, TO_DISCARD)
        elif verb == TRANSFER:
            s.call(Transfer(a, b))
        elif verb == STORE:
            s.call(Storing(a))
        elif verb == SHAKE_OFF:
            s.call(ShakeOff(a, b))
        elif verb == USE_GEAR:
            wield(s, a)
        elif verb == REACH:
            reach(s, s.active, a)
        elif verb == MOVE:
            lay_destination(s, a, -1 if b == NOTHING else b)
        elif verb == PASS:
            self.step = ANSWERED
            s.result = 0
            if environment_bit(s):  # in a quiet phase too the other may play Twilight (LE-B-37)
                let_other_act(s, ORGANISE)

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return Organization()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, ORGANIZATION_STEPS)
        self.again = io.num("again", self.again)


enter(Organization())


def begin_phase(s: Eye) -> None:
    """LE-B-47: whose controller is gone since must be controlled again by the end of this phase: he now counts under
    general influence, until he is placed elsewhere"""
    for c in s.characters(s.active):
        if s.used[c] & ORPHANED:
            s.used[c] = s.used[c] & ~ORPHANED | BEREFT


# -- who controls whom


def fill_control(s: Eye, c: i64, into: Buffer, anew: bool = True) -> None:
    """LE-B-46: from general to direct influence of somebody in the same company and back; `anew`: also who came under
    direct influence in this phase. A Ringwraith is not controlled (LE-B-41), or always by his player's own
    (LE-A-37)."""
    if FACTS.type[s.kind[c]] != CHARACTER or (s.used[c] & CONTROLLED and not anew):
        return
    if s.host[c] >= 0 or s.used[c] & ORPHANED:
        into.add(act(CONTROL, c, NOBODY))
    if len(followers(s, c)) == 0:
        for x in s.members(s.co[c]):
            if x != c and may_control(s, x, c):
                into.add(act(CONTROL, c, x))


def may_control(s: Eye, x: i64, c: i64) -> bool:
    """LE-B-42 to LE-B-45: whether somebody's direct influence suffices for one follower more"""
    if s.host[x] >= 0 or s.host[c] == x:
        return False
    before = s.host[c]
    s.host[c] = x
    fits = overdrawn(s, x) <= 0
    s.host[c] = before
    return fits


def control(s: Eye, c: i64, x: i64) -> None:
    """a character comes under the direct influence of another, or of NOBODY: under general influence"""
    s.host[c] = -1 if x == NOBODY else x
    s.used[c] &= ~ORPHANED
    if x != NOBODY:
        s.used[c] |= CONTROLLED


# -- companies


def fill_regroup(s: Eye, c: i64, into: Buffer, anew: bool = True) -> None:
    """LE-B-67: companies join and split at a Darkhaven, by characters who change over, his followers with him
    (LE-B-43); `anew`: also who has changed over in this phase. At an ordinary site they may split (LE-A-73, advanced).
    A company for which a new site lies there stays as it is until that card is taken back (LE-B-83)."""
    company = s.co[c]
    if s.host[c] >= 0 or (s.used[c] & REGROUPED and not anew) or s.co_dest[company] >= 0:
        return
    haven = at_haven(s, company)
    if len(s.members(company)) > 1 + len(followers(s, c)) and (haven or s.advanced):
        into.add(act(REGROUP, c, NEW))
    if haven:
        for other in s.companies(s.co_owner[company]):
            if other == company or s.co_site[other] != s.co_site[company] or s.co_dest[other] >= 0:
                continue
            if not (alone(s, other) and brings_ally(s, c)) and not (shuns_allies(s, c) and has_ally(s, other)):
                into.add(act(REGROUP, c, other))


def brings_ally(s: Eye, c: i64) -> bool:
    """whether allies would come along with a character"""
    for x in s.table:
        if FACTS.type[s.kind[x]] == ALLY and s.zone[x] == TABLE and (s.host[x] == c or s.host[s.host[x]] == c):
            return True
    return False


def shuns_allies(s: Eye, c: i64) -> bool:
    """whether the mode of a Ringwraith keeps allies from his company, wherever he goes (Fell Rider)"""
    return any(s.host[x] == c and s.zone[x] == TABLE and "alone" in KINDS[s.kind[x]].keywords for x in s.table)


def regroup(s: Eye, c: i64, company: i64) -> None:
    left = s.co[c]
    if company == NEW:
        company = s.new_company(s.co_owner[left], s.co_site[left])
        s.co_did[company] = s.co_did[left]
    s.used[c] |= REGROUPED
    for f in followers(s, c):
        s.co[f] = company
        s.used[f] |= REGROUPED
    s.co[c] = company
    end_if_empty(s, left)


def fill_elsewhere(s: Eye, company: i64, into: Buffer) -> None:
    """LE-B-83: another new site in place of the one that is laid, or none"""
    for site in destination_list(s, company):
        if site != s.co_dest[company]:
            into.add(act(MOVE, company, site))
    into.add(act(MOVE, company, NOTHING))


# -- who comes, who goes


def come(s: Eye, kind: i64, company: i64, third: i64) -> None:
    """LE-B-50: one character or Ringwraith in a phase; the third operand is the site of a new company, or who controls
    him, or NOBODY"""
    host: i64 = -1
    if company == NEW:
        company = s.new_company(s.active, third)
    elif third != NOBODY:
        host = third
    s.once[s.active] |= DID_PLAY
    bring(s, s.active, kind, company, host)


def may_dismiss(s: Eye, c: i64) -> bool:
    """LE-B-57: instead of playing one, not a Ringwraith; LE-A-24: only one, at a Darkhaven or at his home site"""
    once = s.once[s.active]
    if FACTS.type[s.kind[c]] != CHARACTER or once & DID_PLAY or stays_for_sure(s, c):
        return False
    if not s.advanced:
        return True
    return not once & DID_DISMISS and (at_haven(s, s.co[c]) or is_home(s, s.kind[c], s.co_site[s.co[c]]))
