"""Hazard short-events on another card, mostly one that was declared before in the same chain."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.warding import declared
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.terms import (
    CHAIN,
    ECHO,
    ENVIRONMENT,
    HAZARD,
    MINION,
    PLAY,
    RESOURCE,
    RESOURCE_SHORT,
    RESPONSE,
    TABLE,
    TRAVEL,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.vecs import append, vec
from mathom.kernel.words import Msg, msg


class Twilight(ShortEvent):
    """Cancels an environment card, in play or just declared; for anyone, at any time (LE-B-37)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.side = RESOURCE | HAZARD
        self.windows = ENVIRONMENT
        self.free = 1
        self.purpose.at_once = True

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in range(len(s.kind)):
            if self.may_end(s, c):
                into.add(act(verb, subject, c))

    def may_end(self, s: Eye, c: i64) -> bool:
        shown = s.kind[c] >= 0 and (s.zone[c] == TABLE or s.zone[c] == CHAIN)
        return shown and FACTS.environment[s.kind[c]] != 0

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return 1.0 if s.owner[a] != seat else -1.0

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a != link.card and self.may_end(s, link.a):
            s.to_discard(link.a)

    def text(self) -> list[Msg]:
        return [
            msg("Ends and discards one environment card: it lies in play, or was declared before in this chain."),
            msg(
                "It may be played as a resource too, by anyone at any time, and does not count toward the hazard limit."
            ),
        ]


class WrathOfTheWest(ShortEvent):
    """Cancels a resource short-event, on a roll."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = RESPONSE

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in declared(s):
            if FACTS.type[s.kind[c]] == RESOURCE_SHORT and FACTS.camp[s.kind[c]] == MINION and s.owner[c] != seat:
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a in declared(s) and s.two_dice(link.by, R_CARD) > 6:
            s.to_discard(link.a)

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a resource short-event declared before in this chain: on a roll above 6 it comes to nothing and is "
                "discarded."
            )
        ]


class SearchingEye(ShortEvent):
    """Cancels a card that needs a scout, or what lasts of one."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = RESPONSE | TRAVEL
        self.guards = RESPONSE

    def scouts(self, s: Eye, c: i64) -> bool:
        return "scout" in KINDS[s.kind[c]].printed.skill_only

    def targets(self, s: Eye, lasting: bool) -> vec[i64]:
        out = vec[i64]()
        for c in declared(s):
            if self.scouts(s, c):
                out = append(out, c)
        if lasting:
            for c in s.table:
                if s.zone[c] == ECHO and self.scouts(s, c):
                    out = append(out, c)
        return out

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in self.targets(s, verb == PLAY):
            into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if link.a in self.targets(s, True):
            s.to_discard(link.a)

    def text(self) -> list[Msg]:
        return [
            msg(
                "Stops a card that needs a scout before it takes effect, and discards it; or ends what still lasts of "
                "such a card."
            ),
            msg("From on guard it cancels such a card in the site phase."),
        ]


declare(Twilight(printed("twilight")))
declare(WrathOfTheWest(printed("wrath-of-the-west")))
declare(SearchingEye(printed("searching-eye")))
