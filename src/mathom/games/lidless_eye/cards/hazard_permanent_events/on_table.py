"""Hazard permanent-events on nothing in particular: they count for the whole table."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, SITES, T_EXHAUSTED, T_LONG_OVER, T_SITE, T_TURN_END
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import TapOne, Upkeep
from mathom.games.lidless_eye.cards.kit.effects import WRAITHS, Effect
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.kit.hazards import freeze, is_night
from mathom.games.lidless_eye.cards.kit.searching import CREATURE_OF, FROM_DISCARD, INTO_DECK, Fetch
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.sums import region_kind
from mathom.games.lidless_eye.terms import DARK_DOMAIN, DIRECT, MAN, RESOURCE, SHADOW_LAND, TABLE
from mathom.kernel.words import Msg, msg


class Tidings(PermanentEvent):
    """Every Ringwraith has less direct influence."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.triggers |= T_EXHAUSTED
        self.has(Effect(DIRECT, -2, scope=WRAITHS, doors=-3))

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg("The direct influence of every Ringwraith is 2 less; 3 less while Doors of Night is in play."),
            msg("Discarded when a play deck is exhausted."),
        ]


class DoorsOfNight(PermanentEvent):
    """Ends all resource environments; other cards look whether it is in play."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if s.zone[link.card] != TABLE:
            return
        for c in s.table[:]:
            if s.kind[c] >= 0 and FACTS.environment[s.kind[c]] and FACTS.side[s.kind[c]] == RESOURCE:
                s.to_discard(c)
        freeze(s)

    def text(self) -> list[Msg]:
        return [msg("All resource environment cards in play are discarded, and their effects end.")]


class StenchOfMordor(PermanentEvent):
    """In the dark lands somebody taps before anything is done at the site."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.triggers |= T_SITE | T_EXHAUSTED

    def on_site(self, s: Eye, c: i64, company: i64) -> None:
        kind = region_kind(s, SITES[s.co_site[company]].region)
        if kind == DARK_DOMAIN or (kind == SHADOW_LAND and is_night(s)):
            s.call(TapOne(company))

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg(
                "At the start of its site phase a company in a dark-domain taps an untapped character; in a "
                "shadow-land "
                "too while Doors of Night is in play."
            ),
            msg("Discarded when a play deck is exhausted."),
        ]


class ThriceOutnumbered(PermanentEvent):
    """Men come again and again, as long as one of them is given up each turn."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.triggers |= T_TURN_END | T_LONG_OVER | T_EXHAUSTED

    def on_turn_end(self, s: Eye, c: i64) -> None:
        for i in range(len(s.order)):  # the last called comes first
            seat = s.nth_left(s.active, len(s.order) - 1 - i)
            if s.discard[seat].size():
                s.call(Fetch(seat, FROM_DISCARD, INTO_DECK, CREATURE_OF, MAN))

    def on_long_over(self, s: Eye, c: i64) -> None:
        if s.owner[c] == s.foe:
            s.call(Upkeep(c))

    def on_exhausted(self, s: Eye, c: i64, seat: i64) -> None:
        s.to_discard(c)

    def text(self) -> list[Msg]:
        return [
            msg(
                "At the end of each turn each player may shuffle a creature of Men from his discard pile into his "
                "play deck."
            ),
            msg(
                "At the end of your opponent's long-event phase discard this card, or a creature of Men from your hand."
            ),
            msg("Discarded when a play deck is exhausted."),
        ]


declare(Tidings(printed("tidings-of-doubt-and-danger")), liking=0.3)
declare(DoorsOfNight(printed("doors-of-night")), liking=0.35)
declare(StenchOfMordor(printed("stench-of-mordor")), liking=0.6)
declare(ThriceOutnumbered(printed("thrice-outnumbered")), liking=0.3)
