"""The pieces: cards that lie where they can be told apart, each with a number of its own."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NAMES, Card
from mathom.games.lidless_eye.position.arrays import insert, without
from mathom.games.lidless_eye.terms import BOTH, ECHO, GUARD, NOWHERE, POSITIONS, TABLE, TAPPED, UNTAPPED, UNTILS, ZONES
from mathom.kernel.fields import Fields
from mathom.kernel.state import State
from mathom.kernel.vecs import append, vec


class Pieces(State):
    """The part of a position that knows pieces: one entry for each number."""

    kind: vec[i64]  # -1: the number is free
    owner: vec[i64]
    zone: vec[i64]
    host: vec[i64]  # the piece it lies with; for a character: who controls him, -1 general influence
    co: vec[i64]  # company of a character, or of a card played on a company; -1
    tap: vec[i64]
    known: vec[i64]  # bit of each seat that knows the face
    until: vec[i64]
    mark: vec[i64]  # whatever its card wants to remember
    used: vec[i64]  # what it did this turn, as bits; emptied at the start of every turn
    fresh: i64  # the number last given out: numbers go round, so that none is soon given out again
    table: vec[i64]  # derived: pieces on the table and echoes, ascending; rebuilt by `index`

    def no_pieces(self) -> None:
        self.kind = vec[i64]()
        self.owner = vec[i64]()
        self.zone = vec[i64]()
        self.host = vec[i64]()
        self.co = vec[i64]()
        self.tap = vec[i64]()
        self.known = vec[i64]()
        self.until = vec[i64]()
        self.mark = vec[i64]()
        self.used = vec[i64]()
        self.fresh = -1
        self.table = vec[i64]()

    def copy_pieces(self, to: Pieces) -> None:
        to.kind = self.kind[:]
        to.owner = self.owner[:]
        to.zone = self.zone[:]
        to.host = self.host[:]
        to.co = self.co[:]
        to.tap = self.tap[:]
        to.known = self.known[:]
        to.until = self.until[:]
        to.mark = self.mark[:]
        to.used = self.used[:]
        to.fresh = self.fresh
        to.table = self.table[:]

    def grow(self) -> None:
        self.kind = append(self.kind, -1)
        self.owner = append(self.owner, 0)
        self.zone = append(self.zone, NOWHERE)
        self.host = append(self.host, -1)
        self.co = append(self.co, -1)
        self.tap = append(self.tap, UNTAPPED)
        self.known = append(self.known, BOTH)
        self.until = append(self.until, 0)
        self.mark = append(self.mark, 0)
        self.used = append(self.used, 0)

    def lay(self, kind: i64, owner: i64, zone: i64, host: i64 = -1, known: i64 = BOTH) -> i64:
        """a card gets a number: it lies where it can be told apart"""
        n: i64 = len(self.kind)
        c = self.fresh + 1
        tried: i64 = 0
        while tried < n and (c >= n or self.kind[c] >= 0):
            c = 0 if c >= n else c + 1
            tried += 1
        if c >= n or self.kind[c] >= 0:
            self.grow()
            c = n
        self.fresh = c
        self.kind[c] = kind
        self.owner[c] = owner
        self.zone[c] = NOWHERE
        self.host[c] = host
        self.co[c] = -1
        self.tap[c] = UNTAPPED
        self.known[c] = known
        self.until[c] = 0
        self.mark[c] = 0
        self.used[c] = 0
        self.place(c, zone, host)
        return c

    def place(self, c: i64, zone: i64, host: i64 = -1) -> None:
        """moves a piece; on the table its face is open"""
        shown_before = self.zone[c] == TABLE or self.zone[c] == ECHO
        shown = zone in (TABLE, ECHO)
        self.zone[c] = zone
        self.host[c] = host
        if zone != GUARD:
            self.known[c] = BOTH
        if shown and not shown_before:
            self.table = insert(self.table, c)
        elif shown_before and not shown:
            self.table = without(self.table, c)

    def free(self, c: i64) -> None:
        """takes the number back"""
        self.place(c, NOWHERE)
        self.kind[c] = -1
        self.owner[c] = 0
        self.co[c] = -1
        self.tap[c] = UNTAPPED
        self.until[c] = 0
        self.mark[c] = 0
        self.used[c] = 0

    def index(self) -> None:
        """rebuilds what is derived, after reading a position"""
        self.table = vec[i64]()
        for c in range(len(self.kind)):
            if self.zone[c] == TABLE or self.zone[c] == ECHO:
                self.table = append(self.table, c)

    def echo(self, c: i64, until: i64, host: i64 = -1) -> i64:
        """a short-event has taken effect and is discarded; what it does lasts (LE-B-153): the piece of the effect"""
        e = self.lay(self.kind[c], self.owner[c], ECHO, host)
        self.until[e] = until
        return e

    def expire(self, until: i64) -> None:
        """effects whose time has come are gone"""
        for c in self.table[:]:
            if self.zone[c] == ECHO and self.until[c] == until:
                self.free(c)

    def card(self, c: i64) -> Card:
        return KINDS[self.kind[c]]

    def type_of(self, c: i64) -> i64:
        return FACTS.type[self.kind[c]]

    def on(self, c: i64) -> vec[i64]:
        """what lies with a piece: items, allies, corruption cards, followers"""
        out = vec[i64]()
        for x in self.table:
            if self.host[x] == c:
                out = append(out, x)
        return out

    def bearer(self, c: i64) -> i64:
        """the character a card lies with, himself if he is one; -1 for none"""
        while c >= 0 and not FACTS.character[self.kind[c]]:
            c = self.host[c]
        return c

    def company_of(self, c: i64) -> i64:
        """company of a character, ally, item, or of a card played on a company; -1"""
        while c >= 0 and self.co[c] < 0:
            c = self.host[c]
        return self.co[c] if c >= 0 else -1

    def in_play(self, kind: i64) -> i64:
        """a piece of that kind on the table, -1 for none"""
        for c in self.table:
            if self.kind[c] == kind and self.zone[c] == TABLE:
                return c
        return -1

    def untapped(self, c: i64) -> bool:
        return self.tap[c] == UNTAPPED

    def tap_down(self, c: i64) -> None:
        if self.tap[c] == UNTAPPED:
            self.tap[c] = TAPPED

    def visit_pieces(self, io: Fields) -> None:
        many = io.enter("pieces", len(self.kind))
        while len(self.kind) < many:
            self.grow()
        for c in range(many):
            io.part("")
            self.kind[c] = io.word("card", self.kind[c], NAMES, -1)
            self.owner[c] = io.num("of", self.owner[c])
            self.zone[c] = io.word("in", self.zone[c], ZONES, NOWHERE)
            self.host[c] = io.num("on", self.host[c], -1)
            self.co[c] = io.num("company", self.co[c], -1)
            self.tap[c] = io.word("position", self.tap[c], POSITIONS)
            self.known[c] = io.num("known", self.known[c], BOTH)
            self.until[c] = io.word("until", self.until[c], UNTILS)
            self.mark[c] = io.num("mark", self.mark[c])
            self.used[c] = io.num("used", self.used[c])
        io.leave()
