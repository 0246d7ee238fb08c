"""Hazard short-events of The Wizards that are played on a character."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.purpose import UNLIKED
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hazard_short_events.on_character import CallOfHome, OnCharacter
from mathom.games.lidless_eye.cards.kit.demands import Homecoming
from mathom.games.lidless_eye.cards.kit.discards import RingLost
from mathom.games.lidless_eye.cards.kit.events import echoed_on
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, can_be_tempted
from mathom.games.lidless_eye.rules.fallen import KEEPS_HIM, stays_for_sure
from mathom.games.lidless_eye.rules.routes import count_kind
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    COASTAL_SEA,
    ELF,
    GOLD,
    HAZARD,
    HOBBIT,
    ONE_RING,
    RESOURCE,
    TABLE,
    THIS_TURN,
    TRAVEL,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class CallOfTheSea(CallOfHome):
    """An Elf whose player has little influence left sails away, the more so by the sea."""

    def fits(self, s: Eye, ch: i64) -> bool:
        return KINDS[s.kind[ch]].race & ELF != 0

    def strike(self, s: Eye, link: Link) -> None:
        seat = s.owner[link.a]
        company = s.co[link.a]
        sea: i64 = 3 if s.co_dest[company] >= 0 and count_kind(s, company, COASTAL_SEA) else 0
        if s.two_dice(seat, R_CARD) - sea + unused_general(s, seat) < self.stays_at:
            s.call(Homecoming(link.a))

    def text(self) -> list[Msg]:
        return [
            msg("On an Elf: his player rolls, at -3 if his company moves with a coastal sea in its path."),
            msg("If roll and unused general influence are less than 10 together, he returns to the hand."),
            msg("One of his items may pass to another of his company; the rest is discarded, but followers stay."),
        ]


class TookishBlood(CallOfHome):
    """A Hobbit longs for home; or, from his own player, nothing can move him for a turn."""

    stays_at: i64 = 11

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.side = RESOURCE | HAZARD
        self.windows = ANY_TIME
        self.hazard_windows = TRAVEL
        self.keywords = (*self.keywords, KEEPS_HIM)

    def fits(self, s: Eye, ch: i64) -> bool:
        return KINDS[s.kind[ch]].race & HOBBIT != 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if seat != s.active:
            if chain_now(s).window & TRAVEL:
                super().offer(s, seat, verb, subject, into)
            return
        for c in s.characters(seat):
            if self.fits(s, c) and not echoed_on(s, self.id, c):
                into.add(act(verb, subject, c))

    def strike(self, s: Eye, link: Link) -> None:
        if link.by == s.active:
            s.echo(link.card, THIS_TURN, link.a)
        elif not stays_for_sure(s, link.a):
            super().strike(s, link)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return super().appeal(s, seat, a, b) if seat != s.active else UNLIKED

    def text(self) -> list[Msg]:
        return [
            msg("On a Hobbit: his player rolls."),
            msg("If roll and unused general influence are less than 11 together, he returns to the hand."),
            msg("One of his items may pass to another of his company; the rest is discarded, but followers stay."),
            msg("Or, as a resource, on a Hobbit: he is not discarded or returned to the hand this turn, whatever for."),
        ]


class WillOfTheRing(OnCharacter):
    def fits(self, s: Eye, ch: i64) -> bool:
        return any(s.host[x] == ch and s.zone[x] == TABLE and KINDS[s.kind[x]].ring == ONE_RING for x in s.table)

    def strike(self, s: Eye, link: Link) -> None:
        s.call(CorruptionCheck(link.a, -4))

    def text(self) -> list[Msg]:
        return [msg("The bearer of The One Ring makes a corruption check at -4.")]


class RingsBetrayal(ShortEvent):
    """Played on a ring: who bears it may lose it."""

    def fits(self, s: Eye, ring: i64) -> bool:
        if s.kind[ring] < 0 or s.zone[ring] != TABLE or s.host[ring] < 0 or KINDS[s.kind[ring]].ring <= GOLD:
            return False
        return s.company_of(ring) == s.now and can_be_tempted(s, s.host[ring])

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for ring in s.table:
            if self.fits(s, ring):
                into.add(act(verb, subject, ring))

    def resolve(self, s: Eye, link: Link) -> None:
        if self.fits(s, link.a):
            s.call(RingLost(link.a, s.host[link.a]))

    def text(self) -> list[Msg]:
        return [
            msg("On a ring that is no gold ring: its bearer makes a corruption check at -2."),
            msg("If he fails he stays, but this ring is discarded."),
        ]


class ThePrecious(OnCharacter):
    """A companion of the bearer would have it."""

    def one_ring(self, s: Eye, company: i64) -> i64:
        """The One Ring with a company, -1 for none"""
        for x in s.table:
            borne = s.zone[x] == TABLE and s.host[x] >= 0 and s.company_of(x) == company
            if borne and KINDS[s.kind[x]].ring == ONE_RING:
                return x
        return -1

    def fits(self, s: Eye, ch: i64) -> bool:
        ring = self.one_ring(s, s.co[ch])
        return ring >= 0 and s.host[ring] != ch and can_be_tempted(s, ch)

    def strike(self, s: Eye, link: Link) -> None:
        s.call(RingLost(self.one_ring(s, s.co[link.a]), link.a))

    def text(self) -> list[Msg]:
        return [
            msg("On a companion of the bearer of The One Ring: he makes a corruption check at -2."),
            msg("If he fails he is discarded, and The One Ring with him."),
        ]


declare(RingsBetrayal(printed("the-ring-s-betrayal")), liking=0.8)
declare(ThePrecious(printed("the-precious")), liking=1.0)
declare(TookishBlood(printed("tookish-blood")), patience=1.0)
declare(CallOfTheSea(printed("call-of-the-sea")), patience=1.0)
declare(WillOfTheRing(printed("the-will-of-the-ring")), liking=1.0)
