"""Resource events over the whole table: skies, prejudice, tidings, rumours; and cards on factions and Palantíri."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_EXHAUSTED, T_TRAVEL
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import moving, somebody_has
from mathom.games.lidless_eye.cards.kit.families import LongEvent, PermanentEvent
from mathom.games.lidless_eye.cards.kit.wraiths import may_use_palantir
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.influence import Influence, standard
from mathom.games.lidless_eye.terms import (
    CORRUPTION,
    FACTION,
    HAZARD,
    INFLUENCE_ROLL,
    ITEM,
    POINTS,
    ROLLS,
    SAGE,
    STORED_POINTS,
    TABLE,
)
from mathom.kernel.state import Buffer, act
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


class OldPrejudice(LongEvent):
    """Standard modifications of factions count three times."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.touches = self.late = INFLUENCE_ROLL

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if s.versus < 0 or FACTS.type[s.versus] != FACTION:
            return value
        return value + 2 * standard(s, s.versus)

    def text(self) -> list[Msg]:
        return [msg("The standard modifications of influence checks against factions count three times.")]


class TidingsOfDeath(LongEvent):
    """Influence checks against factions are at -1 but have one roll more; the largest counts."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(printed)
        self.touches = self.late = INFLUENCE_ROLL | ROLLS

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what == ROLLS:
            return value + 1
        return value - 1 if s.versus >= 0 and FACTS.type[s.versus] == FACTION else value

    def text(self) -> list[Msg]:
        return [msg("Influence checks against factions are at -1, but one roll more is made and the larger counts.")]


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
declare(OldPrejudice(printed("old-prejudice")))
declare(OneDearToYou(printed("one-dear-to-you")))
declare(RumorOfTheOne(printed("rumor-of-the-one")))
declare(SkiesOfFire(printed("skies-of-fire")))
declare(TidingsOfDeath(printed("tidings-of-death")))
