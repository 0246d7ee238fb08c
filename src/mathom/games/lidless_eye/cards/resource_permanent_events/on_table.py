"""Resource permanent-events on nothing in particular: they count for the whole table."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_EXHAUSTED
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.terms import CORRUPTION, HAZARD, ITEM, POINTS, STORED_POINTS, TABLE
from mathom.kernel.words import Msg, msg


class SkiesOfFire(PermanentEvent):
    """Ends all hazard environments. It counts as Gates of Morning, which no hazard of this set asks for."""

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if s.zone[link.card] != TABLE:
            return
        for c in s.table[:]:
            if s.kind[c] >= 0 and FACTS.environment[s.kind[c]] and FACTS.side[s.kind[c]] & HAZARD:
                s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("All hazard environment cards in play are discarded, and their effects end."),
            msg("For hazards it counts as Gates of Morning."),
        ]


class RumorOfTheOne(PermanentEvent):
    """Every ring in play weighs more and is worth more, a stored one is worth more."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.touches = self.late = CORRUPTION | POINTS | STORED_POINTS
        self.triggers = T_EXHAUSTED

    def is_ring(self, s: Eye, c: i64) -> bool:
        return FACTS.type[s.kind[c]] == ITEM and s.zone[c] == TABLE and KINDS[s.kind[c]].ring != 0

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == STORED_POINTS:
            return value + 1 if FACTS.type[subject] == ITEM and KINDS[subject].ring != 0 else value
        if what == POINTS:
            return value + 1 if self.is_ring(s, subject) else value
        for x in s.table:
            if s.host[x] == subject and self.is_ring(s, x):
                value += 1
        return value

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("Every ring item gives 1 corruption point and 1 marshalling point more, a stored one 1 point."),
            msg("Discarded when a play deck is exhausted."),
        ]


declare(RumorOfTheOne(printed("rumor-of-the-one")), liking=0.3)
declare(SkiesOfFire(printed("skies-of-fire")), liking=0.4)
