"""The resource long-events."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, FOR_EITHER
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.families import LongEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.influence import standard
from mathom.games.lidless_eye.terms import FACTION, INFLUENCE_ROLL, ROLLS
from mathom.kernel.words import Msg, msg


class OldPrejudice(LongEvent):
    """Standard modifications of factions count three times."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.touches = self.late = INFLUENCE_ROLL

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.versus < 0 or FACTS.type[s.versus] != FACTION:
            return value
        return value + 2 * standard(s, s.versus, subject)

    def text(self) -> list[Msg]:
        return [msg("The standard modifications of influence checks against factions count three times.")]


class TidingsOfDeath(LongEvent):
    """Influence checks against factions are at -1 but have one roll more; the largest counts."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.touches = self.late = INFLUENCE_ROLL | ROLLS
        self.keywords = (*self.keywords, FOR_EITHER)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == ROLLS:
            return value + 1
        return value - 1 if s.versus >= 0 and FACTS.type[s.versus] == FACTION else value

    def text(self) -> list[Msg]:
        return [
            msg("Influence checks against factions are at -1, but one roll more is made and the larger counts."),
            msg("Also a resource of heroes."),
        ]


declare(OldPrejudice(printed("old-prejudice")))
declare(TidingsOfDeath(printed("tidings-of-death")))
