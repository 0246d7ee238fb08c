"""Chapter 11: a chain of effects. Both players declare in turn; when both pass it resolves, last declared first."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link, Procedure, enter
from mathom.games.lidless_eye.position.whereabouts import RETURNED
from mathom.games.lidless_eye.rules.playing import could_respond, declare, environment_bit, fill_plays, put_on_guard
from mathom.games.lidless_eye.terms import (
    ARRIVE,
    ATTACK,
    CHAIN,
    ENVIRONMENT,
    GUARD_WITH,
    PASS,
    PLAY,
    RESPONSE,
    SITE,
    START,
    STRIKE,
    TRAVEL,
    UNTAPS,
    USE,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind


class Chain(Procedure):
    """An opportunity to act, and what is declared in it. An empty chain is a window that nobody used; a single one that
    was used comes to 1.

    When a chain has resolved another may begin in the same window (LE-B-220), until both pass without declaring."""

    window: i64 = 0
    first: i64 = 0  # who may begin
    speaker: i64 = 0
    passes: i64 = 0
    resolving: i64 = 0
    single: i64 = 0  # 1: ends when the chain has resolved, instead of opening another

    def __init__(self, window: i64 = 0, first: i64 = 0) -> None:
        self.window = window
        self.first = self.speaker = first
        self.links: list[Link] = []

    def go(self, s: Eye) -> i64:
        if self.resolving:
            return self.resolve_last(s)
        if len(self.links) == 0 and self.window & (TRAVEL | ARRIVE) and journey_over(s):
            return s.done()
        while self.passes < len(s.order):
            if could_respond(s, self.speaker, self.open_to(s)):
                return self.speaker
            self.pass_on(s)
        if len(self.links) == 0:
            return s.done()
        self.resolving = 1
        return ON

    def open_to(self, s: Eye) -> i64:
        """what may be done in this window now: public, like everything that decides who is asked"""
        window = self.window
        if s.clash >= 0:
            return window & (ATTACK | STRIKE)  # LE-W-42
        if len(self.links):
            window = window & ~START | RESPONSE
        if self.speaker != s.active:
            window &= ~UNTAPS  # it is there for resources; the other is asked where Twilight could come
        window |= environment_bit(s)
        for link in self.links:
            if FACTS.environment[link.kind]:
                return window | ENVIRONMENT
        return window

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_plays(s, self.speaker, self.open_to(s), into)
        if self.window & SITE and len(self.links) and self.speaker == s.active:
            self.leave_out_waste(s, into)
        into.add(act(PASS))

    def spoilt(self, s: Eye, action: i64) -> i64:
        """Which of his own declared cards comes to nothing if its player declares this one too, as its place in the
        chain; -1 for none. The last declared takes effect first (LE-B-212) and taps the site (LE-B-125); what needs it
        untapped is then void (LE-B-215)."""
        if not self.window & SITE or not s.can_tap(s.co_site[s.now]) or not taps_site(s, action):
            return -1
        i: i64 = len(self.links) - 1
        while i >= 0:
            link = self.links[i]
            if link.by == self.speaker and not link.ability and KINDS[link.kind].needs_site(s, link):
                return i
            i -= 1
        return -1

    def leave_out_waste(self, s: Eye, into: Buffer) -> None:
        """Nobody throws his own card away for nothing (LE-B-33). Where the other has answered it since, there may be a
        reason: then its player decides."""
        kept: i64 = 0
        for i in range(into.n):
            at = self.spoilt(s, into.data[i])
            if at < 0 or self.answered(at):
                into.data[kept] = into.data[i]
                kept += 1
        into.n = kept

    def answered(self, at: i64) -> bool:
        """whether the opponent of who declared a link has added to the chain since"""
        i: i64 = len(self.links) - 1
        while i > at:
            if self.links[i].by != self.links[at].by:
                return True
            i -= 1
        return False

    def take(self, s: Eye, action: i64) -> None:
        if action == act(PASS):
            self.pass_on(s)
        elif act_kind(action) == GUARD_WITH:
            put_on_guard(s, self.speaker, act_a(action))
            self.passes = 0
            self.speaker = s.left_of(self.speaker)
        else:
            self.declare(s, self.speaker, action)

    def declare(self, s: Eye, seat: i64, action: i64) -> None:
        self.links.append(declare(s, seat, action))
        self.passes = 0
        self.speaker = s.left_of(seat)

    def pass_on(self, s: Eye) -> None:
        self.passes += 1
        self.speaker = s.left_of(self.speaker)

    def resolve_last(self, s: Eye) -> i64:
        """the next effect from the back (LE-B-212); when none is left a new chain may begin"""
        if len(self.links) == 0:
            if self.single:
                return s.done(1)
            self.resolving = 0
            self.passes = 0
            self.speaker = self.first
            return ON
        link = self.links.pop()
        if link.ability:
            KINDS[link.kind].resolve_use(s, link)
        elif s.zone[link.card] == CHAIN and s.kind[link.card] == link.kind:  # else it was cancelled meanwhile
            KINDS[link.kind].resolve(s, link)
            if s.zone[link.card] == CHAIN and s.kind[link.card] == link.kind:  # nothing kept it: a short-event
                s.to_discard(link.card)
        return ON

    def blank(self) -> Frame:
        return Chain()

    def fields(self, io: Fields) -> None:
        self.window = io.num("window", self.window)
        self.first = io.num("first", self.first)
        self.speaker = io.num("speaker", self.speaker)
        self.passes = io.num("passes", self.passes)
        self.resolving = io.num("resolving", self.resolving)
        self.single = io.num("single", self.single)
        many = io.enter("links", len(self.links))
        for i in range(many):
            io.part("")
            if i == len(self.links):
                self.links.append(Link())
            self.links[i].fields(io)
        io.leave()


enter(Chain())


def taps_site(s: Eye, action: i64) -> bool:
    """whether what is declared so will tap the site of the company under way"""
    if act_kind(action) == USE:
        return KINDS[s.kind[act_a(action)]].use_taps_site()
    return act_kind(action) == PLAY and KINDS[act_a(action)].taps_site(s, action)


def journey_over(s: Eye) -> bool:
    """the company under way was sent back (LE-B-107), or nobody of it is left (LE-B-70): no further chain begins"""
    return s.now >= 0 and (s.co_owner[s.now] < 0 or s.co_did[s.now] & RETURNED != 0)


def begin(s: Eye, window: i64, seat: i64, action: i64) -> None:
    """a chain that begins with a declared action of the active player, and ends when it has resolved"""
    chain = Chain(window, seat)
    chain.single = 1
    s.stack.append(chain)
    chain.declare(s, seat, action)


def let_other_act(s: Eye, window: i64) -> None:
    """the active player is done with something: before it ends the other may declare what he may at any time"""
    chain = Chain(window, s.foe)
    chain.single = 1
    chain.passes = 1
    s.stack.append(chain)


def chain_now(s: Eye) -> Chain:
    """the chain under way: the uppermost one"""
    i: i64 = len(s.stack) - 1
    while True:
        frame = s.stack[i]
        if isinstance(frame, Chain):
            return frame
        i -= 1
