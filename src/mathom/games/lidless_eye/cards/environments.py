"""Environment cards: night, winter, stench and twilight."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import (
    FACTS,
    NUMBERS,
    SITES,
    T_ARRIVE,
    T_EXHAUSTED,
    T_SITE,
    T_SITE_ATTACKS,
    T_TRAVEL,
    AutoAttack,
)
from mathom.games.lidless_eye.box.printed import Printed, PrintedAttack
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import TapOne, untapped_of
from mathom.games.lidless_eye.cards.kit.families import LongEvent, PermanentEvent, ShortEvent
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.journey import send_back
from mathom.games.lidless_eye.rules.routes import count_kind
from mathom.games.lidless_eye.rules.sums import has_skill, region_kind, site_kind, total
from mathom.games.lidless_eye.terms import (
    AUTO,
    BORDER_HOLD,
    BORDER_LAND,
    CHAIN,
    DARK_DOMAIN,
    DARKHAVEN,
    ENVIRONMENT,
    FREE_DOMAIN,
    HAZARD,
    MAN,
    NOTHING,
    ORC,
    RANGER,
    REGION_KIND,
    RESOURCE,
    REVEAL,
    SHADOW_LAND,
    TABLE,
    TROLL,
    WILDERNESS,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

ADDED_BY_WINTER: Final = 16  # number of Fell Winter's attack among those of a site
FREEZING: Final = 2  # wildernesses in a path that Long Winter closes


def is_night(s: Eye) -> bool:
    return s.in_play(NUMBERS["doors-of-night"]) >= 0


def freeze(s: Eye) -> None:
    """Long Winter at night: every site in play that lies behind two wildernesses is tapped"""
    if s.in_play(NUMBERS["long-winter"]) < 0 or not is_night(s):
        return
    for company in range(len(s.co_owner)):
        seat = s.co_owner[company]
        if seat >= 0:
            freeze_site(s, seat, s.co_site[company])
            freeze_site(s, seat, s.site_now(company))


def freeze_site(s: Eye, seat: i64, site: i64) -> None:
    if SITES[site].kind == DARKHAVEN:
        return
    wild: i64 = 0
    for kind in SITES[site].path:
        if total(s, REGION_KIND, kind, kind) == WILDERNESS:
            wild += 1
    if wild >= FREEZING:
        s.tap_site(seat, site)


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


class FellWinter(LongEvent):
    """Wolves come to every border-hold; at night the lands grow wilder."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.guards = AUTO
        self.triggers |= T_SITE_ATTACKS
        self.touches = self.last = REGION_KIND
        self.wolves: AutoAttack = AutoAttack(PrintedAttack(race="wolf", strikes=3, prowess=7), ADDED_BY_WINTER)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if verb != REVEAL or site_kind(s, s.co_site[s.now]) == BORDER_HOLD:
            super().offer(s, seat, verb, subject, into)

    def on_site_attacks(self, s: Eye, c: i64, company: i64, attacks: list[AutoAttack]) -> None:
        if site_kind(s, s.site_now(company)) == BORDER_HOLD:
            attacks.append(self.wolves)

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not is_night(s):
            return value
        if value == FREE_DOMAIN:
            return BORDER_LAND
        return WILDERNESS if value == BORDER_LAND else value

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        freeze(s)

    def text(self) -> list[Msg]:
        return [
            msg("Every border-hold has another automatic-attack: Wolves, 3 strikes at 7."),
            msg(
                "While Doors of Night is in play free-domains count as border-lands, and border-lands as wildernesses."
            ),
        ]


class LongWinter(LongEvent):
    """Companies without a ranger turn back from the wild; at night the sites behind it are tapped."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.triggers |= T_TRAVEL | T_ARRIVE

    def resolve(self, s: Eye, link: Link) -> None:
        super().resolve(s, link)
        if s.zone[link.card] == TABLE:
            self.on_travel(s, link.card, s.now)

    def on_travel(self, s: Eye, c: i64, company: i64) -> None:
        freeze(s)
        if company < 0 or s.co_dest[company] < 0 or count_kind(s, company, WILDERNESS) < FREEZING:
            return
        for x in s.fighters(company):
            if has_skill(s, x, RANGER):
                return
        send_back(s, company)

    def on_arrive(self, s: Eye, c: i64, company: i64) -> None:
        freeze(s)

    def text(self) -> list[Msg]:
        return [
            msg(
                "A moving company with two wildernesses in its path returns to its site of origin, but not if it has "
                "a ranger."
            ),
            msg(
                "While Doors of Night is in play every site with two wildernesses in its path is tapped; not "
                "Darkhavens."
            ),
        ]


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


class Twilight(ShortEvent):
    """Cancels an environment card, in play or just declared; for anyone, at any time (LE-B-37)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.side = RESOURCE | HAZARD
        self.windows = ENVIRONMENT
        self.free = 1

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in range(len(s.kind)):
            if self.may_end(s, c):
                into.add(act(verb, subject, c))

    def may_end(self, s: Eye, c: i64) -> bool:
        shown = s.kind[c] >= 0 and (s.zone[c] == TABLE or s.zone[c] == CHAIN)
        return shown and FACTS.environment[s.kind[c]] != 0

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


class WaitingShadow(ShortEvent):
    """Taps somebody of the company under way."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""

    def races(self, s: Eye) -> i64:
        return 0 if is_night(s) else ORC | TROLL | MAN

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if len(untapped_of(s, s.now, self.races(s))):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        s.call(TapOne(s.now, self.races(s)))

    def text(self) -> list[Msg]:
        return [
            msg(
                "The company taps an untapped Orc, Troll or Man of its choice; any character while Doors of Night is "
                "in play."
            )
        ]


declare(DoorsOfNight(printed("doors-of-night")))
declare(FellWinter(printed("fell-winter")))
declare(LongWinter(printed("long-winter")))
declare(StenchOfMordor(printed("stench-of-mordor")))
declare(Twilight(printed("twilight")))
declare(WaitingShadow(printed("waiting-shadow")))
