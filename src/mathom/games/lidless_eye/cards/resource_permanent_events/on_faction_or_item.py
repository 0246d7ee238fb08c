"""Resource permanent-events on a faction or an item in play."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import moving, somebody_has
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.kit.wraiths import may_use_palantir
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.influence import Influence
from mathom.games.lidless_eye.terms import FACTION, INFLUENCE_ROLL, POINTS, SAGE, TABLE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class OneDearToYou(PermanentEvent):
    """Lies with a faction: harder to win away, worth less. The set has no Muster to keep from it."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = "piece"
        self.touches = self.late = POINTS | INFLUENCE_ROLL

    def guards_faction(self, s: Eye, seat: i64, c: i64) -> bool:
        return FACTS.type[s.kind[c]] == FACTION and s.zone[c] == TABLE and s.owner[c] == seat

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.table:
            if self.guards_faction(s, seat, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.kind[link.a] >= 0 and self.guards_faction(s, link.by, link.a):
            s.place(link.card, TABLE, link.a)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == POINTS:
            return value - 1 if subject == s.host[c] else value
        return value - 8 if influenced(s) == s.host[c] else value

    def text(self) -> list[Msg]:
        return [
            msg("On one of your factions in play: it gives 1 marshalling point less."),
            msg("Attempts to influence it are at -8. Muster cannot be used against it."),
        ]


def influenced(s: Eye) -> i64:
    """what the influence check under way is about, -1 when there is none"""
    i: i64 = len(s.stack) - 1
    while i >= 0:
        frame = s.stack[i]
        if isinstance(frame, Influence):
            return frame.target
        i -= 1
    return -1


class FocusPalantir(PermanentEvent):
    """Lies with a Palantír, whose bearer is able to use it until his company moves."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.target = "piece"
        self.triggers = T_TRAVEL

    def focuses(self, s: Eye, seat: i64, c: i64) -> bool:
        if s.zone[c] != TABLE or not KINDS[s.kind[c]].palantir or s.host[c] < 0 or s.owner[s.host[c]] != seat:
            return False
        return not may_use_palantir(s, c) and somebody_has(s, s.company_of(c), SAGE)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.table:
            if self.focuses(s, seat, c):
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.kind[link.a] >= 0 and self.focuses(s, link.by, link.a):
            s.place(link.card, TABLE, link.a)

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        if s.company_of(c) == company and moving(s, company):
            s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("On a Palantír, with a sage in its bearer's company."),
            msg("Its bearer is able to use it. Discarded when his company moves."),
        ]


declare(FocusPalantir(printed("focus-palantir")))
declare(OneDearToYou(printed("one-dear-to-you")), liking=-1.0)
