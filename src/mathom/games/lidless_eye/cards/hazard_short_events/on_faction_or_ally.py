"""Hazard short-events on a faction or an ally."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.appeal import below, counts_for, is_rival
from mathom.games.lidless_eye.cards.kit.event_attacks import Appetite
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.news import R_CARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.fallen import put_away
from mathom.games.lidless_eye.rules.limits import may_come
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.terms import ALLY, FACTION, NOTHING, TABLE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


def is_faction(s: Eye, c: i64) -> bool:
    return s.kind[c] >= 0 and FACTS.type[s.kind[c]] == FACTION and s.zone[c] == TABLE


class MusterDisperses(ShortEvent):
    """A faction of the opponent may be lost."""

    stays_at: i64 = 11  # roll and unused general influence

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.table:
            if is_faction(s, c) and s.owner[c] != seat:
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if is_faction(s, link.a):
            seat = s.owner[link.a]
            if s.two_dice(seat, R_CARD) + unused_general(s, seat) < self.stays_at:
                put_away(s, link.a)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        lost = below(self.stays_at - unused_general(s, s.owner[a]))
        return 1.5 * float(KINDS[s.kind[a]].points) * lost * counts_for(s, seat, s.owner[a]) - 0.3

    def text(self) -> list[Msg]:
        return [
            msg(
                "On a faction: its player rolls. If roll and unused general influence are less than 11 together, it "
                "is discarded."
            )
        ]


class NewsOfDoom(ShortEvent):
    """Every faction of both players may be lost."""

    stays_at: i64 = 10  # roll and unused general influence

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if may_come(s, self.id) and any(is_faction(s, c) for c in s.table):
            into.add(act(verb, subject, NOTHING))

    def resolve(self, s: Eye, link: Link) -> None:
        for c in s.table[:]:
            if is_faction(s, c):
                seat = s.owner[c]
                rolled = s.two_dice(seat, R_CARD)
                if rolled <= 3 or rolled + unused_general(s, seat) < self.stays_at:
                    put_away(s, c)
        s.to_out(link.card)

    def appeal(self, s: Eye, seat: i64, a: i64, b: i64) -> float:
        """points of factions that every rival would lose beyond one's own, as far as can be told"""
        least = -1.0
        for p in s.order:
            if p != seat and is_rival(s, seat, p):
                lost = self.loss(s, p)
                if least < 0.0 or lost < least:
                    least = lost
        return least - self.loss(s, seat)

    def loss(self, s: Eye, seat: i64) -> float:
        points: i64 = 0
        for c in s.table:
            if is_faction(s, c) and s.owner[c] == seat:
                points += KINDS[s.kind[c]].points
        needed = self.stays_at - unused_general(s, seat)
        return float(points) * below(needed if needed > 4 else 4)  # on 2 and 3 in any case

    def text(self) -> list[Msg]:
        return [
            msg("Each player rolls for each of his factions: on 2 or 3 it is discarded."),
            msg("Also if roll and unused general influence are less than 10 together."),
            msg("This card is removed from the game."),
        ]


class StayHerAppetite(ShortEvent):
    """An ally may turn on who leads it."""

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        for c in s.fighters(s.now):
            if FACTS.type[s.kind[c]] == ALLY:
                into.add(act(verb, subject, c))

    def resolve(self, s: Eye, link: Link) -> None:
        if s.zone[link.a] == TABLE and FACTS.type[s.kind[link.a]] == ALLY:
            s.call(Appetite(link.a))

    def text(self) -> list[Msg]:
        return [
            msg("On an ally: roll and add its mind."),
            msg(
                "If this is more than its player's unused general influence, the unused direct influence of its "
                "character "
                "and 5 together, it attacks him: 1 strike, its prowess and a roll."
            ),
            msg("If the attack is not defeated, the ally is discarded."),
            msg("Against a hero it is a detainment attack."),
        ]


declare(MusterDisperses(printed("muster-disperses")), patience=0.9)
declare(NewsOfDoom(printed("news-of-doom")))
declare(StayHerAppetite(printed("stay-her-appetite")), liking=0.5)
