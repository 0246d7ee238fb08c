"""Permanent-events of heroes that lie with a faction or an item."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import acts_here, somebody_has
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.resource_permanent_events.on_faction_or_item import FocusPalantir
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.belongings import STORED_WITH
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.limits import on_character
from mathom.games.lidless_eye.rules.sums import has_skill
from mathom.games.lidless_eye.terms import BOTH, CORRUPTION, COUNTS_AS, HAVEN, NOTHING, SAGE, SITE, TABLE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

SAPLING: Final = "sapling-of-the-white-tree"


class StoneOfErech(PermanentEvent):
    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = SITE
        self.target = "piece"

    def faction(self, s: Eye, seat: i64) -> i64:
        """the Men of Lamedon, where it can be played on them; -1"""
        if not acts_here(s, seat) or s.co_site[s.now] != SITE_NUMBERS["hero-vale-of-erech"] or self.duplicate(s, seat):
            return -1
        return s.in_play(NUMBERS["men-of-lamedon"])

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        c = self.faction(s, seat)
        if c >= 0:
            into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.faction(s, link.by) == link.a:
            s.place(link.card, TABLE, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("Site phase, at the Vale of Erech, on the Men of Lamedon in play."),
            msg("Is discarded when they leave play."),
        ]


class AlignPalantir(FocusPalantir):
    """Lies with a Palantír until it moves, or is stored with it."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.keywords = (*self.keywords, STORED_WITH)
        self.touches |= CORRUPTION
        self.late |= CORRUPTION

    def focuses(self, s: Eye, seat: i64, c: i64) -> bool:
        if s.zone[c] != TABLE or not KINDS[s.kind[c]].palantir or s.host[c] < 0 or s.owner[s.host[c]] != seat:
            return False
        return not on_character(s, self.id, c) and somebody_has(s, s.company_of(c), SAGE)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != CORRUPTION:
            return super().modify(s, c, what, subject, value)
        return value + self.corruption if s.bearer(c) == subject else value

    def text(self) -> list[Msg]:
        return [
            *super().text(),
            msg("Its bearer has {n} corruption points more.", n=self.corruption),
            msg("When the Palantír is stored, this is stored too."),
        ]


class WhiteTree(PermanentEvent):
    """A Sapling is planted at Minas Tirith: one that somebody bears there, or one that is stored there."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "piece"
        self.touches = self.last = COUNTS_AS
        self.patience = 1.5

    def sage_there(self, s: Eye, seat: i64) -> bool:
        city: i64 = SITE_NUMBERS["hero-minas-tirith"]
        return any(s.is_at(s.co[c], city) and has_skill(s, c, SAGE) for c in s.characters(seat))

    def is_borne(self, s: Eye, seat: i64, c: i64) -> bool:
        """a Sapling that a character of a seat bears in the city"""
        if s.kind[c] != NUMBERS[SAPLING] or s.zone[c] != TABLE or s.host[c] < 0 or s.owner[s.host[c]] != seat:
            return False
        return s.is_at(s.company_of(c), SITE_NUMBERS["hero-minas-tirith"])

    def is_stored(self, s: Eye, seat: i64) -> bool:
        """whether one lies stored that was stored in the city: not one stored for plain points elsewhere"""
        kind: i64 = NUMBERS[SAPLING]
        many: i64 = 0
        for entry in s.stored[seat].cards:
            if entry >> 8 == kind:
                many += 1
        for other in s.plain:
            if other == kind:
                many -= 1
        return many > 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.duplicate(s, seat) or not self.sage_there(s, seat):
            return
        for c in s.table:
            if self.is_borne(s, seat, c):
                into.add(act(verb, subject, c))
        if self.is_stored(s, seat):
            into.add(act(verb, subject, NOTHING))

    def pay(self, s: Eye, link: Link) -> None:
        if link.a != NOTHING:
            put_away(s, link.a)
        else:
            s.stored[link.by].take(NUMBERS[SAPLING], BOTH)
            s.discard[link.by].add(NUMBERS[SAPLING], BOTH)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if what != COUNTS_AS:
            return super().modify(s, c, what, subject, value)
        return HAVEN if subject == SITE_NUMBERS["hero-minas-tirith"] else value

    def text(self) -> list[Msg]:
        return [
            msg("With a sage at Minas Tirith: discard a Sapling of the White Tree borne there, or stored there."),
            msg("Minas Tirith counts as a Haven for healing and for playing hazards."),
        ]


declare(WhiteTree(printed("the-white-tree")))
declare(AlignPalantir(printed("align-palantir")))
declare(StoneOfErech(printed("stone-of-erech")))
