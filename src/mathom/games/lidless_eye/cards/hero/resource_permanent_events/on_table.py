"""Permanent-events of heroes that lie on the table."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FOR_EITHER, ONCE
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.events import rolling
from mathom.games.lidless_eye.cards.kit.families import PermanentEvent
from mathom.games.lidless_eye.cards.resource_permanent_events.on_table import SkiesOfFire
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.corruption import check_now
from mathom.games.lidless_eye.terms import ACTED, ANY_TIME, CHECK, NOTHING, TAPPED, UNTAPPED, USE
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg


class GatesOfMorning(SkiesOfFire):
    def text(self) -> list[Msg]:
        return [msg("All hazard environment cards in play are discarded, and their effects end.")]


MOST_BY_LURE: Final = 4  # that it adds to a check
OFTEN: Final = 10  # meetings, from which on it can be untapped


class LureOfMeccg(PermanentEvent):
    """Who has met other players often has something to hold on to."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.uses = ANY_TIME | CHECK
        self.use_target = "piece"
        self.keywords = (*self.keywords, FOR_EITHER, ONCE)
        self.service.steadies = MOST_BY_LURE

    def is_my_check(self, s: Eye, c: i64) -> bool:
        return rolling(s) == CHECK and s.owner[check_now(s).who] == s.owner[c]

    def may_be_roused(self, s: Eye, c: i64) -> bool:
        return s.attended >= OFTEN and s.tap[c] == TAPPED and not s.used[c] & ACTED

    def offer_use(self, s: Eye, c: i64, into: Buffer) -> None:
        if s.untapped(c) and s.attended and self.is_my_check(s, c):
            into.add(act(USE, c, NOTHING))
        elif self.may_be_roused(s, c) and s.owner[c] == s.active:
            for who in s.characters(s.owner[c]):
                if s.untapped(who):
                    into.add(act(USE, c, who))

    def pay_use(self, s: Eye, link: Link) -> None:
        if link.a == NOTHING:
            s.tap_down(link.card)
        else:
            s.tap_down(link.a)
            s.used[link.card] |= ACTED

    def resolve_use(self, s: Eye, link: Link) -> None:
        if link.a != NOTHING:
            s.tap[link.card] = UNTAPPED
        elif self.is_my_check(s, link.card):
            check_now(s).bonus += s.attended if s.attended < MOST_BY_LURE else MOST_BY_LURE

    def text(self) -> list[Msg]:
        return [
            msg("Tap it: a corruption check is higher by the meetings of players you have been at, at most by 4."),
            msg("With ten meetings or more you may tap a character to untap it, once a turn."),
            msg("A Ringwraith player may have it too; only one may be in a deck."),
        ]


declare(LureOfMeccg(printed("lure-of-meccg")), liking=0.4)
declare(GatesOfMorning(printed("gates-of-morning")), liking=0.4)
