"""Chapter 10: the end of the game: who may call the War Council, marshalling points, and the Council itself."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.news import TOLD_PHASE, TOLD_SCORE, TOLD_SHOWN
from mathom.games.lidless_eye.position.arrays import zeros
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import lost_points, price_of_fall, worth
from mathom.games.lidless_eye.rules.corruption import Checks
from mathom.games.lidless_eye.rules.fallen import DETAINED
from mathom.games.lidless_eye.rules.limits import is_same
from mathom.games.lidless_eye.rules.sums import piece_points, total
from mathom.games.lidless_eye.terms import (
    BOTH,
    BY_COUNCIL,
    COUNCIL_PHASE,
    CREATURE,
    FACTION,
    OF_ALLIES,
    OF_CHARACTERS,
    OF_CREATURES,
    OF_MISCELLANEOUS,
    PASS,
    POINT_KINDS,
    RESOURCE,
    RINGWRAITH,
    SHOW,
    STORED_POINTS,
    TABLE,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec

ENOUGH: Final = vec[i64]([0, 20, 25, 30, 40])  # points that allow calling in a game of so many decks (LE-A-13)


# -- marshalling points


def points_go_to(s: Eye, c: i64) -> i64:
    """whose points a card on the table counts for, -1 nobody's: a card that lies with a character, its bearer's"""
    if FACTS.type[s.kind[c]] == CREATURE and s.host[c] < 0:
        return -1  # it attacks, or waits to
    bearer = s.bearer(c)
    if bearer >= 0 and (FACTS.side[s.kind[c]] & RESOURCE or FACTS.type[s.kind[c]] == CREATURE):
        return s.owner[bearer]
    return s.owner[c]


def kind_of_points(kind: i64) -> i64:
    """which of the six kinds a card's points are, -1 when it gives none (LE-A-17)"""
    name: str = KINDS[kind].points_kind
    return POINT_KINDS.index(name) if name else -1


def given_points(s: Eye, c: i64) -> i64:
    """points of a card on the table; of trophies only those with "*" that were not just detained (LE-A-80, LE-A-83)"""
    if FACTS.type[s.kind[c]] == CREATURE and (not KINDS[s.kind[c]].starred or s.mark[c] == DETAINED):
        return 0
    return piece_points(s, c)


def stored_points(s: Eye, kind: i64, before: i64) -> i64:
    """points of a card on the marshalling point pile, when so many of the same title lie there already"""
    printed = KINDS[kind].printed
    again: i64 = printed.points_again
    stored: i64 = printed.stored_points
    if before and again:
        worth = again
    elif stored and kind not in s.plain:
        worth = stored
    else:
        worth = KINDS[kind].points
    return total(s, STORED_POINTS, kind, worth)


def points(s: Eye, seat: i64) -> vec[i64]:
    """marshalling points by kind, as they count for calling the Council (LE-B-209, LE-X-20)"""
    out = zeros(6)
    out[OF_CHARACTERS] = lost_points(s, seat)
    out[OF_MISCELLANEOUS] = price_of_fall(s, seat)
    for c in s.table:
        if s.zone[c] == TABLE and points_go_to(s, c) == seat:
            of = kind_of_points(s.kind[c])
            if of >= 0:
                out[of] += given_points(s, c)
    for entry in s.slain:  # LE-W-48
        if not entry & 1 << seat:
            out[OF_CREATURES] += KINDS[entry >> 8].points
    last: i64 = -1
    before: i64 = 0
    for entry in s.stored[seat].cards:
        kind = entry >> 8
        before = before + 1 if kind == last else 0
        last = kind
        of = OF_CREATURES if FACTS.type[kind] == FACTION else kind_of_points(kind)  # LE-W-50: a Dragon, beaten
        if of >= 0:
            out[of] += worth(s, kind, seat, stored_points(s, kind, before))
    return out


def total_points(s: Eye, seat: i64) -> i64:
    return add_up(points(s, seat))


def add_up(kinds: vec[i64]) -> i64:
    added: i64 = 0
    for n in kinds:
        added += n
    return added


# -- calling


def may_call(s: Eye, seat: i64) -> bool:
    """Whether this player's own deck and points allow calling: LE-B-205, LE-A-13 to LE-A-15. The card itself is Sudden
    Call; nothing else calls (LE-B-206)."""
    if s.council >= 0 or s.alone:  # LE-O-31
        return False
    if s.exhausted[seat] >= s.decks:
        return True
    needed = s.calling if s.decks == 1 else ENOUGH[s.decks]
    return s.exhausted[seat] >= s.decks - 1 and total_points(s, seat) >= needed


def call_council(s: Eye) -> None:
    """Called as a resource the opponent has one last turn (LE-B-205), called as a hazard who called it has (LE-A-11):
    in both cases the next turn is the last. With more players everybody else has one (LE-O-19)."""
    s.council = s.right_of(s.active)


def meets_now(s: Eye) -> bool:
    """at the end of a turn: the last one is over, or every deck was exhausted often enough (LE-B-204, LE-A-13)"""
    if s.alone:
        return s.exhausted[s.active] >= s.decks  # LE-O-31
    return s.council == s.active or (all(s.exhausted[p] >= s.decks for p in s.order))


# -- the Council

CHECKS_FIRST: Final = 0
COUNTS: Final = 2
SHOWS_FIRST: Final = 3
DECIDES: Final = 5
COUNCIL_STEPS: Final = [
    "first checks",
    "second checks",
    "counts",
    "first shows",
    "second shows",
    "decides",
    "third checks",
    "fourth checks",
    "fifth checks",
    "third shows",
    "fourth shows",
    "fifth shows",
]
CHECKS: Final = vec[i64]([CHECKS_FIRST, 1, 6, 7, 8])  # steps, by the place of a player after who had the last turn
SHOWS: Final = vec[i64]([SHOWS_FIRST, 4, 9, 10, 11])


class Council(Procedure):
    """The War Council: corruption checks, doubling, halving, showing, result (LE-B-207, LE-A-21)."""

    last: i64 = 0  # the player who had the last turn: he begins

    def __init__(self, last: i64 = 0) -> None:
        self.last = last
        self.shown: vec[i64] = vec[i64]()  # kinds shown, by whoever: no unique card gives points to both

    def go(self, s: Eye) -> i64:
        if self.step == CHECKS_FIRST:
            s.phase = COUNCIL_PHASE
            s.tell(TOLD_PHASE, self.last, COUNCIL_PHASE)
        at = place_in(CHECKS, self.step)
        if at >= 0:
            self.step = CHECKS[at + 1] if at + 1 < len(s.order) else COUNTS
            return self.check_all(s, s.nth_left(self.last, at))
        if self.step == COUNTS:
            for p in s.order:
                s.score[p] = counted(s, p)
            self.step = SHOWS_FIRST if s.advanced else DECIDES
            return ON
        if place_in(SHOWS, self.step) >= 0:
            seat = self.shower(s)
            if self.could_show(s, seat):
                return seat
            self.has_shown(s)
            return ON
        final(s)
        return ON

    def shower(self, s: Eye) -> i64:
        return s.nth_left(self.last, place_in(SHOWS, self.step))

    def has_shown(self, s: Eye) -> None:
        at = place_in(SHOWS, self.step) + 1
        self.step = SHOWS[at] if at < len(s.order) else DECIDES

    def check_all(self, s: Eye, seat: i64) -> i64:
        """LE-B-207: each of a player's characters, Ringwraiths excepted. Only that player plays cards (LE-B-208)."""
        s.active = seat
        s.limit = 0
        s.now = -1
        checks = Checks()
        for c in s.characters(seat):
            if FACTS.type[s.kind[c]] != RINGWRAITH:
                checks.add(c)
        return s.call(checks)

    def could_show(self, s: Eye, seat: i64) -> bool:
        """as far as everybody knows: there are cards in the hand, and something they could match"""
        if s.hand[seat].size() == 0:
            return False
        return any(
            FACTS.unique[kind] and not self.was_shown(kind) for p in s.order if p != seat for kind in point_givers(s, p)
        )

    def was_shown(self, kind: i64) -> bool:
        return any(is_same(kind, k) for k in self.shown)

    def fill(self, s: Eye, into: Buffer) -> None:
        seat = self.shower(s)
        last: i64 = -1
        for entry in s.hand[seat].cards:
            kind = entry >> 8
            if kind != last and FACTS.unique[kind] and not self.was_shown(kind):
                last = kind
                if self.whose(s, seat, kind) >= 0:
                    into.add(act(SHOW, kind))
        into.add(act(PASS))

    def whose(self, s: Eye, seat: i64, kind: i64) -> i64:
        """which other player has points of a card or of another form of it, -1 for none (LE-A-20, LE-H-111)"""
        for p in s.order:
            if p != seat and any(is_same(kind, k) for k in point_givers(s, p)):
                return p
        return -1

    def take(self, s: Eye, action: i64) -> None:
        """LE-A-20, LE-O-21: each card shown costs who has the same 1 point"""
        seat = self.shower(s)
        if act_kind(action) != SHOW:
            self.has_shown(s)
            return
        kind = act_a(action)
        s.hand[seat].take(kind, BOTH)
        s.hand[seat].add(kind, BOTH)
        s.tell(TOLD_SHOWN, seat, kind)
        self.shown = append(self.shown, kind)
        s.score[self.whose(s, seat, kind)] -= 1

    def blank(self) -> Frame:
        return Council()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, COUNCIL_STEPS)
        self.last = io.num("last", self.last)
        self.shown = io.nums("shown", self.shown)


enter(Council())


def place_in(steps: vec[i64], step: i64) -> i64:
    for i in range(len(steps)):
        if steps[i] == step:
            return i
    return -1


def point_givers(s: Eye, seat: i64) -> vec[i64]:
    """kinds of all cards that give a player points"""
    out = vec[i64]()
    for c in s.table:
        if s.zone[c] == TABLE and points_go_to(s, c) == seat and given_points(s, c) > 0:
            out = append(out, s.kind[c])
    for entry in s.stored[seat].cards:
        if stored_points(s, entry >> 8, 0) > 0:
            out = append(out, entry >> 8)
    return out


def counted(s: Eye, seat: i64) -> i64:
    """a player's points as the Council counts them, before cards are shown"""
    return add_up(counted_by_kind(s, seat))


def counted_by_kind(s: Eye, seat: i64) -> vec[i64]:
    """LE-A-18, LE-A-19, LE-O-20, LE-H-110; nobody is there to double them against who plays alone (LE-O-31). What the
    fall of a Wizard costs is left out until the kinds are counted, and then taken off (LE-H-32)."""
    mine = points(s, seat)
    if not s.advanced:
        return mine
    mine[OF_MISCELLANEOUS] -= price_of_fall(s, seat)
    others = zeros(6)  # 1: another player has points of this kind, or nobody could have any
    for p in s.order:
        if p != seat:
            theirs = points(s, p)
            for of in range(6):
                if theirs[of] > 0:
                    others[of] = 1
    for of in range(6):
        if s.alone:
            others[of] = 1
    mine = reckoned(mine, others)
    mine[OF_MISCELLANEOUS] += price_of_fall(s, seat)
    return mine


def reckoned(mine: vec[i64], others: vec[i64]) -> vec[i64]:
    """points by kind as they count beside those of the others (LE-A-18, LE-A-19, LE-H-110)"""
    for of in range(OF_CHARACTERS, OF_ALLIES + 1):
        if others[of] <= 0 and mine[of] > 0:
            mine[of] *= 2
    for of in range(6):
        rest: i64 = 0  # kinds below 0 are left out (LE-H-110)
        for other in range(6):
            if other != of and mine[other] > 0:
                rest += mine[other]
        if mine[of] > rest:
            mine[of] = rest
            break  # no second kind can be larger than all the others together
    return mine


def final(s: Eye) -> None:
    """LE-B-203: most points win; equal totals are a draw (LE-B-210), or share (LE-O-21)"""
    for p in range(s.players):
        if p in s.order:
            s.tell(TOLD_SCORE, p, s.score[p])
    s.ending = BY_COUNCIL
    s.victor = -1
    if s.alone:
        return
    for p in s.order:
        if all(s.score[p] > s.score[other] for other in s.order if other != p):
            s.victor = p
