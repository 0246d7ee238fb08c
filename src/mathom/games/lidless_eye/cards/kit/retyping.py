"""Events that make one region of a path, or one site, count as another kind until the end of the turn; by night where
they are hazards, by day where they are resources. Each can do something else besides."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.cards.kit.events import echoed
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.cards.kit.vocabulary import PLACE_WORDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.daylight import gates_of_morning
from mathom.games.lidless_eye.rules.routes import change_step, path_kinds
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    HAZARD,
    MOVEMENT,
    NOTHING,
    REGION_KINDS,
    REVEAL,
    SITE_KIND,
    SITE_KINDS,
    THIS_TURN,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

# which of its uses is meant
OTHERWISE: Final = 0  # what it does besides
REGION_WAY: Final = 1  # a region counts as another kind; 2: the other such change
SITE_WAY: Final = 3
ATTACK_WAY: Final = 8  # + the number of an automatic-attack


class Retyping(ShortEvent):
    """`regions` and `sites` say what counts as what; the mark of its effect is the site, -1 where it is none."""

    def __init__(self, facts: Printed, regions: list[tuple[int, int]], sites: list[tuple[int, int]]) -> None:
        super().__init__(facts)
        self.second = "way"
        self.regions: list[tuple[int, int]] = regions
        self.sites: list[tuple[int, int]] = sites
        self.touches = self.last = SITE_KIND

    def is_time(self, s: Eye) -> bool:
        return is_night(s) if self.side == HAZARD else gates_of_morning(s)

    def retypes(self, s: Eye, way: i64) -> bool:
        """whether something is there that it could change so"""
        if s.now < 0 or s.phase != MOVEMENT or not self.is_time(s):
            return False
        if way == SITE_WAY:
            kind = site_kind(s, s.site_now(s.now))
            return any(old == kind for old, _ in self.sites)
        at = way - REGION_WAY
        return 0 <= at < len(self.regions) and self.regions[at][0] in path_kinds(s, s.now)

    def fill_otherwise(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        """one action for each way of doing what it does besides"""
        raise NotImplementedError

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if echoed(s, self.id):
            return
        self.fill_otherwise(s, seat, verb, subject, into)
        if verb != REVEAL:
            for way in (REGION_WAY, REGION_WAY + 1, SITE_WAY):
                if self.retypes(s, way):
                    into.add(act(verb, subject, NOTHING, way))

    def resolve(self, s: Eye, link: Link) -> None:
        if echoed(s, self.id):
            return
        if OTHERWISE < link.b <= SITE_WAY:
            if self.retypes(s, link.b):
                self.retype(s, link)
        else:
            self.otherwise(s, link)

    def retype(self, s: Eye, link: Link) -> None:
        e = s.echo(link.card, THIS_TURN)
        s.mark[e] = s.site_now(s.now) if link.b == SITE_WAY else -1
        if link.b != SITE_WAY:
            self.change_path(s, link.b)

    def change_path(self, s: Eye, way: i64) -> None:
        old, new = self.regions[way - REGION_WAY]
        kinds = path_kinds(s, s.now)
        j: i64 = 0
        while kinds[j] != old:
            j += 1
        change_step(s, s.now, j, new)

    def otherwise(self, s: Eye, link: Link) -> None:
        """what it does besides"""
        raise NotImplementedError

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != SITE_KIND:
            return super().modify(s, c, what, subject, value)
        if s.mark[c] == subject:
            for old, new in self.sites:
                if value == old:
                    return new
        return value

    def change_words(self) -> list[Msg]:
        """what counts as what"""
        out: list[Msg] = []
        for old, new in self.regions:
            out.append(counts_as(REGION_KINDS[old], REGION_KINDS[new]))
        for old, new in self.sites:
            out.append(counts_as(SITE_KINDS[old], SITE_KINDS[new]))
        return out

    def way(self, n: i64) -> Msg:
        if n == SITE_WAY:
            return self.change_words()[len(self.regions)]
        if OTHERWISE < n < SITE_WAY:
            return self.change_words()[n - REGION_WAY]
        if n >= ATTACK_WAY:
            return msg("automatic-attack {n}", n=int(n - ATTACK_WAY + 1))
        return msg("not a region or site")

    def either_words(self) -> Msg:
        """what it can change"""
        first, second = self.change_words()
        if self.side == HAZARD:
            return msg(
                "Or, while Doors of Night is in play, until the end of the turn: {first}, or {second}.",
                first=first,
                second=second,
            )
        return msg(
            "Or, while Gates of Morning is in play, until the end of the turn: {first}, or {second}.",
            first=first,
            second=second,
        )


def counts_as(old: str, new: str) -> Msg:
    return msg("one {old} counts as {new}", old=PLACE_WORDS[old], new=PLACE_WORDS[new])
