"""Hazard short-events on a character."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.appeal import below, falls_to_check, stirring, worth_of
from mathom.games.lidless_eye.cards.kit.demands import Homecoming
from mathom.games.lidless_eye.cards.kit.effects import Effect
from mathom.games.lidless_eye.cards.kit.events import is_avatar, is_wraith
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.hazards import bears_the_ring
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.terms import (
    ECHO,
    GOLD,
    GREATER,
    MAN,
    ORC,
    PROWESS,
    SITE_PLAY,
    STRIKE_HAZARD,
    TABLE,
    THIS_TURN,
    TRAVEL,
    TROLL,
)
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class OnCharacter(ShortEvent):
    """Played on a character of the company under way."""

    def fits(self, s: Eye, ch: i64) -> bool:
        """whether it can do anything to a character"""
        raise NotImplementedError

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for ch in s.members(s.now):
            if self.fits(s, ch):
                into.add(act(verb, subject, ch))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and FACTS.character[s.kind[link.a]] and self.fits(s, link.a):
            self.strike(s, link)

    def strike(self, s: Eye, link: Link) -> None:
        """what it does to him"""
        raise NotImplementedError


class DarknessUnderTree(OnCharacter):
    """Taps an Orc, Troll or Man at night."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.by_night = 1
        self.purpose.taps = 1

    def fits(self, s: Eye, ch: i64) -> bool:
        night = s.in_play(NUMBERS["doors-of-night"]) >= 0
        return night and s.untapped(ch) and KINDS[s.kind[ch]].race & (ORC | TROLL | MAN) != 0

    def strike(self, s: Eye, link: Link) -> None:
        s.tap_down(link.a)

    def text(self) -> list[Msg]:
        return [msg("While Doors of Night is in play: taps an untapped Orc, Troll or Man.")]


class RovingEye(OnCharacter):
    """A check for who bears something great; it discards him at worst."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.guards = SITE_PLAY

    def fits(self, s: Eye, ch: i64) -> bool:
        if is_avatar(s, ch):
            return False
        for x in s.table:
            if s.host[x] == ch and s.zone[x] == TABLE:
                card = KINDS[s.kind[x]]
                if card.palantir or card.item == GREATER or card.ring > GOLD:
                    return True
        return False

    def strike(self, s: Eye, link: Link) -> None:
        s.call(CorruptionCheck(link.a, -2, 0))

    def text(self) -> list[Msg]:
        return [
            msg("On a character with a Palantír, a greater item or a ring that is no gold ring; not on a Ringwraith."),
            msg("He checks corruption at -2; where others would be eliminated he is discarded."),
        ]


class Weariness(ShortEvent):
    """Less prowess for the rest of the turn, or a check: the second target says which (0, 1)."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.windows = TRAVEL | STRIKE_HAZARD
        self.guards = SITE_PLAY
        self.second = "either"
        self.has(Effect(PROWESS, -1))

    def weary(self, s: Eye, ch: i64) -> bool:
        return any(s.host[x] == ch and s.kind[x] == self.id and s.zone[x] == ECHO for x in s.table)

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        struck = strike_now(s).target
        if struck >= 0:  # on a strike only what changes it (LE-B-167)
            if FACTS.character[s.kind[struck]] and not self.weary(s, struck):
                into.add(act(verb, subject, struck, 0))
            return
        for ch in s.members(s.now):
            if not self.weary(s, ch):
                into.add(act(verb, subject, ch, 0))
            if not is_wraith(s, ch):
                into.add(act(verb, subject, ch, 1))

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        if b:
            return 2.0 * falls_to_check(s, a, 0) * worth_of(s, a) - 0.2
        return 0.1 if s.limit > 2 and stirring(s, self.id) > 0.2 else -0.1

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] != TABLE or not FACTS.character[s.kind[link.a]]:
            return
        if link.b == 1:
            s.call(CorruptionCheck(link.a))
        elif not self.weary(s, link.a):
            s.echo(link.card, THIS_TURN, link.a)

    def text(self) -> list[Msg]:
        return [
            msg("A character has -1 prowess until the end of the turn; this cannot be duplicated on him."),
            msg("Or he checks corruption."),
        ]


class CallOfHome(OnCharacter):
    """A character whose player has little influence left returns to the hand."""

    stays_at: i64 = 10  # roll and unused general influence

    def fits(self, s: Eye, ch: i64) -> bool:
        return not is_avatar(s, ch) and not bears_the_ring(s, ch)

    def strike(self, s: Eye, link: Link) -> None:
        seat = s.owner[link.a]
        if s.two_dice(seat, R_CARD) + unused_general(s, seat) < self.stays_at:
            s.call(Homecoming(link.a))

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        return worth_of(s, a) * below(self.stays_at - unused_general(s, s.owner[a])) - 0.6

    def text(self) -> list[Msg]:
        return [
            msg("On a character without The One Ring, not on a Ringwraith: his player rolls."),
            msg("If roll and unused general influence are less than 10 together, he returns to the hand."),
            msg("One of his items may pass to another of his company; the rest is discarded, but followers stay."),
        ]


declare(DarknessUnderTree(printed("darkness-under-tree")))
declare(RovingEye(printed("the-roving-eye")), liking=1.0)
declare(Weariness(printed("weariness-of-the-heart")))
declare(CallOfHome(printed("call-of-home")), patience=1.0)
