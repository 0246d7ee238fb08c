"""Hazard short-events of The Wizards that are played on a company."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.hazard_short_events.on_company import Lost, LostInFreeDomains
from mathom.games.lidless_eye.cards.kit.demands import DiscardItem
from mathom.games.lidless_eye.cards.kit.families import ShortEvent
from mathom.games.lidless_eye.cards.kit.hazards import is_night
from mathom.games.lidless_eye.news import TOLD_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Link
from mathom.games.lidless_eye.rules.journey import send_back
from mathom.games.lidless_eye.rules.playing import seen_discarding
from mathom.games.lidless_eye.rules.routes import count_kind
from mathom.games.lidless_eye.terms import COASTAL_SEA, DARK_DOMAIN, DREW
from mathom.kernel.state import Buffer, act
from mathom.kernel.words import Msg, msg

ROBS: Final = 0
TURNS_BACK: Final = 1


class LostInDarkDomains(Lost):
    """The limit is doubled."""

    def resolve(self, s: Eye, link: Link) -> None:
        if s.co_dest[s.now] >= 0:
            n: i64 = s.co_limit[s.now]
            s.limit += n
            s.co_limit[s.now] += n


class DrowningSeas(ShortEvent):
    """On a company that crosses the sea; by night it may be driven back."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = "way"
        self.meets_company = 1

    def at_sea(self, s: Eye) -> bool:
        return s.travels(s.now) and count_kind(s, s.now, COASTAL_SEA) > 0

    def offer(self, s: Eye, seat: i64, verb: i64, subject: i64, into: Buffer) -> None:
        if self.at_sea(s):
            into.add(act(verb, subject, ROBS))
            if is_night(s):
                into.add(act(verb, subject, TURNS_BACK))

    def way(self, n: i64) -> Msg:
        return msg("turn the company back") if n == TURNS_BACK else msg("an item and two cards of the hand")

    def resolve(self, s: Eye, link: Link) -> None:
        if not self.at_sea(s):
            return
        if link.a == TURNS_BACK:
            if is_night(s):
                send_back(s, s.now)
            return
        seat = s.co_owner[s.now]
        for _ in range(2):
            if s.hand[seat].size():
                knowers = seen_discarding(s, seat)
                kind = s.hand[seat].draw(s.dice, DREW, knowers)
                s.discard[seat].add(kind, knowers)
                s.tell(TOLD_DISCARD, seat, kind, 0, 0, knowers)
        s.call(DiscardItem(s.now))

    def text(self) -> list[Msg]:
        return [
            msg("On a company that moves with a coastal sea in its path."),
            msg("It discards an item of its choice, and its player two cards of his hand at random."),
            msg("Or, while Doors of Night is in play: it returns to its site of origin."),
        ]


declare(DrowningSeas(printed("drowning-seas")), liking=1.0)
declare(
    LostInFreeDomains(
        printed("lost-at-sea"),
        COASTAL_SEA,
        msg("A moving company with a coastal sea in its path does nothing in its site phase."),
    )
)
declare(
    LostInDarkDomains(
        printed("lost-in-dark-domains"),
        DARK_DOMAIN,
        msg("The hazard limit of a moving company with a dark-domain in its path is doubled."),
    )
)
