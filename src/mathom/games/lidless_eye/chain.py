"""Chapter 11: a chain of effects. Both players declare in turn; when both pass it resolves, last declared first."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.cardbase import FACTS, KINDS
from mathom.games.lidless_eye.playing import could_respond, declare, environment_bit, fill_plays, put_on_guard
from mathom.games.lidless_eye.position import Eye
from mathom.games.lidless_eye.terms import ARRIVE, CHAIN, ENVIRONMENT, GUARD_WITH, PASS, RESPONSE, START, TRAVEL
from mathom.games.lidless_eye.underway import Link, Procedure, enter
from mathom.games.lidless_eye.whereabouts import RETURNED
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.state import ON, Buffer, act, act_a, act_kind


class Chain(Procedure):
    """An opportunity to act, and what is declared in it. An empty chain is a window that nobody used.

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
        while self.passes < 2:
            if could_respond(s, self.speaker, self.open_to(s)):
                return self.speaker
            self.pass_on()
        if len(self.links) == 0:
            return s.done()
        self.resolving = 1
        return ON

    def open_to(self, s: Eye) -> i64:
        """what may be done in this window now: public, like everything that decides who is asked"""
        window = self.window
        if len(self.links):
            window = window & ~START | RESPONSE
        window |= environment_bit(s)
        for link in self.links:
            if FACTS.environment[link.kind]:
                return window | ENVIRONMENT
        return window

    def fill(self, s: Eye, into: Buffer) -> None:
        fill_plays(s, self.speaker, self.open_to(s), into)
        into.add(act(PASS))

    def take(self, s: Eye, action: i64) -> None:
        if action == act(PASS):
            self.pass_on()
        elif act_kind(action) == GUARD_WITH:
            put_on_guard(s, self.speaker, act_a(action))
            self.passes = 0
            self.speaker = 1 - self.speaker
        else:
            self.declare(s, self.speaker, action)

    def declare(self, s: Eye, seat: i64, action: i64) -> None:
        self.links.append(declare(s, seat, action))
        self.passes = 0
        self.speaker = 1 - seat

    def pass_on(self) -> None:
        self.passes += 1
        self.speaker = 1 - self.speaker

    def resolve_last(self, s: Eye) -> i64:
        """the next effect from the back (LE-B-212); when none is left a new chain may begin"""
        if len(self.links) == 0:
            if self.single:
                return s.done()
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


def journey_over(s: Eye) -> bool:
    """the company under way was sent back (LE-B-107), or nobody of it is left (LE-B-70): no further chain begins"""
    return s.now >= 0 and (s.co_owner[s.now] < 0 or s.co_did[s.now] & RETURNED != 0)


def begin(s: Eye, window: i64, seat: i64, action: i64) -> None:
    """a chain that begins with a declared action of the active player, and ends when it has resolved"""
    chain = Chain(window, seat)
    chain.single = 1
    s.stack.append(chain)
    chain.declare(s, seat, action)


def chain_now(s: Eye) -> Chain:
    """the chain under way: the uppermost one"""
    i: i64 = len(s.stack) - 1
    while True:
        frame = s.stack[i]
        if isinstance(frame, Chain):
            return frame
        i -= 1
