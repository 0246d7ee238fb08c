"""Who leaves play, and what becomes of what he controls: LE-B-47, LE-B-58, LE-B-131, LE-B-142, LE-A-47, LE-A-81."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, SITES, T_ITEM
from mathom.games.lidless_eye.news import TO_POINTS, TO_REMOVED, TOLD_FALLEN, TOLD_GONE, TOLD_TAKEN
from mathom.games.lidless_eye.position.arrays import without
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import FALLEN, loses_by_fall
from mathom.games.lidless_eye.rules.companies import end_if_empty
from mathom.games.lidless_eye.rules.limits import may_bear
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    BOTH,
    BY_FALL,
    CREATURE,
    ECHO,
    HAVEN,
    ITEM,
    ORPHANED,
    PASS,
    TABLE,
    TAKE,
    THIS_TURN,
    WOUNDED,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_b
from mathom.kernel.vecs import append, vec

KEEPS_HIM: Final = "keeps-him"  # keyword of an effect on a character: he is not discarded or returned
KEEPS_AT_HAVEN: Final = "keeps-at-haven"  # keyword of a card: no character at a Haven is discarded or returned
NEVER_DISCARDED: Final = "never-discarded"  # keyword of a card: no check discards whom it lies with
DETAINED: Final = 1  # `mark` of a trophy that was won in a detainment attack and never gives points (LE-A-80)


def is_trophy(s: Eye, c: i64) -> bool:
    """a creature that lies with a character (LE-A-78)"""
    return FACTS.type[s.kind[c]] == CREATURE and s.zone[c] == TABLE and s.host[c] >= 0 and is_character(s, s.host[c])


def is_character(s: Eye, c: i64) -> bool:
    return FACTS.character[s.kind[c]] != 0


def never_discarded(s: Eye, c: i64) -> bool:
    """whether no check discards a character"""
    marked = any(
        s.host[x] == c and s.zone[x] == TABLE and NEVER_DISCARDED in KINDS[s.kind[x]].keywords for x in s.table
    )
    return marked or stays_for_sure(s, c)


def stays_for_sure(s: Eye, c: i64) -> bool:
    """whether a card in play keeps a character from being discarded or returned to the hand, whatever for"""
    if not FACTS.character[s.kind[c]] or s.co[c] < 0:
        return False
    if any(s.host[x] == c and s.zone[x] == ECHO and KEEPS_HIM in KINDS[s.kind[x]].keywords for x in s.table):
        return True
    company = s.co[c]
    if SITES[s.co_site[company]].kind != HAVEN or s.travels(company):
        return False
    return any(s.zone[x] == TABLE and KEEPS_AT_HAVEN in KINDS[s.kind[x]].keywords for x in s.table)


def put_away(s: Eye, c: i64) -> None:
    """a card that lay with somebody is discarded, and what lies on it too; a trophy as LE-A-81 says"""
    for x in s.on(c):
        put_away(s, x)
    if is_trophy(s, c):
        trophy_leaves(s, c)
    else:
        s.to_discard(c)


def trophy_leaves(s: Eye, c: i64) -> None:
    """LE-A-81: with "*" to the marshalling point pile of its bearer's player, without to the removed pile"""
    kind = s.kind[c]
    if KINDS[kind].starred and s.mark[c] != DETAINED:
        seat = s.owner[s.host[c]]
        s.tell(TOLD_GONE, seat, kind, TO_POINTS)
        s.stored[seat].add(kind, BOTH)
        s.keep_owner(c)
    else:
        s.tell(TOLD_GONE, s.owner[c], kind, TO_REMOVED)
        s.out[s.owner[c]].add(kind, BOTH)
    s.free(c)


def release(s: Eye, c: i64) -> vec[i64]:
    """Everything that lay with a character or ally about to leave: followers stay and cost nothing yet (LE-B-47), the
    rest is discarded (LE-B-58) except his items, which are given back: they lie with nobody."""
    items = vec[i64]()
    for x in s.on(c):
        if s.kind[x] < 0 or s.host[x] != c:
            continue  # went with another of them
        if is_character(s, x):
            s.host[x] = -1
            s.used[x] |= ORPHANED
        elif FACTS.type[s.kind[x]] == ITEM and s.zone[x] == TABLE:
            s.host[x] = -1
            items = append(items, x)
        elif s.zone[x] == ECHO:
            s.free(x)
        else:
            put_away(s, x)
    return items


def remove_character(s: Eye, c: i64, where: i64, fall: bool = False) -> None:
    """A character or ally leaves play with all he controls, followers excepted. `where`: TO_DISCARD, TO_REMOVED or
    TO_HAND. `fall`: it costs his player the game, or points, if he is his own Ringwraith or Wizard (LE-B-201, LE-A-40,
    LE-H-31, LE-H-32)."""
    if where == TO_REMOVED or not stays_for_sure(s, c):
        leave_play(s, c, where, fall)


def leave_play(s: Eye, c: i64, where: i64, fall: bool = False) -> None:
    """the same, whatever would keep him"""
    for x in release(s, c):
        put_away(s, x)
    depart(s, c, where, fall)


def depart(s: Eye, c: i64, where: i64, fall: bool) -> None:
    kind = s.kind[c]
    owner = s.owner[c]
    company = s.co[c]
    s.gone(c, where)
    if fall and FACTS.avatar[kind] and s.avatar[owner] == kind:
        falls(s, owner)
    end_if_empty(s, company)


def falls(s: Eye, seat: i64) -> None:
    """a player's own Ringwraith or Wizard is eliminated"""
    if not loses_by_fall(s, seat):
        s.tell(TOLD_FALLEN, seat, -FALLEN)
    elif len(s.order) > 2:
        s.leaving = seat  # LE-O-17
    else:
        s.ending = BY_FALL
        s.victor = -1 if s.alone else s.left_of(seat)


def eliminate(s: Eye, c: i64) -> i64:
    """a character or ally is eliminated by a body check: his items may be taken over (LE-B-142)"""
    seat = s.owner[c]
    company = s.company_of(c)
    items = release(s, c)
    if is_character(s, c):
        note_fallen(s, c, company)
    depart(s, c, TO_REMOVED, True)
    if len(items) == 0:
        return ON
    bequest = Bequest(seat, company)
    bequest.items = items
    return s.call(bequest)


def note_fallen(s: Eye, c: i64, company: i64) -> None:
    """who was eliminated by a body check is remembered until the end of the turn: shadow-magic may call him back"""
    e = s.lay(NUMBERS["freeze-the-flesh"], s.owner[c], ECHO)
    s.until[e] = THIS_TURN
    s.co[e] = company
    s.mark[e] = s.kind[c]


class Bequest(Procedure):
    """LE-B-142: each unwounded character of the company may take one item of the fallen; the rest is discarded. The
    items wait on the table and lie with nobody."""

    seat: i64 = 0
    company: i64 = 0

    def __init__(self, seat: i64 = 0, company: i64 = 0) -> None:
        self.seat = seat
        self.company = company
        self.items: vec[i64] = vec[i64]()  # not yet taken
        self.heirs: vec[i64] = vec[i64]()  # who has taken one, and
        self.taken: vec[i64] = vec[i64]()  # which

    def go(self, s: Eye) -> i64:
        if self.step == 0:
            if self.has_heir(s):
                return self.seat
            for x in self.items:
                put_away(s, x)
            self.items = vec[i64]()
            self.step = 1
        if self.step <= len(self.heirs):  # only now, when nothing waits any more, cards may answer
            i = self.step - 1
            self.step += 1
            if s.host[self.taken[i]] == self.heirs[i]:
                fire(s, T_ITEM, self.heirs[i], self.taken[i])
            return ON
        return s.done()

    def may_take(self, s: Eye, x: i64, heir: i64) -> bool:
        return s.tap[heir] != WOUNDED and heir not in self.heirs and may_bear(s, s.kind[x], heir)

    def has_heir(self, s: Eye) -> bool:
        return any(self.may_take(s, x, heir) for heir in s.members(self.company) for x in self.items)

    def fill(self, s: Eye, into: Buffer) -> None:
        for heir in s.members(self.company):
            for x in self.items:
                if self.may_take(s, x, heir):
                    into.add(act(TAKE, x, heir))
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if action == act(PASS):
            for x in self.items:
                put_away(s, x)
            self.items = vec[i64]()
            return
        x = act_a(action)
        heir = act_b(action)
        s.host[x] = heir
        s.tell(TOLD_TAKEN, self.seat, s.kind[x], s.kind[heir])
        self.items = without(self.items, x)
        self.heirs = append(self.heirs, heir)
        self.taken = append(self.taken, x)

    def blank(self) -> Frame:
        return Bequest()

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)
        self.company = io.num("company", self.company)
        self.items = io.nums("items", self.items)
        self.heirs = io.nums("heirs", self.heirs)
        self.taken = io.nums("taken", self.taken)


enter(Bequest())
