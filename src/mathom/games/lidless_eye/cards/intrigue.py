"""Hazards that last and touch neither a company nor a single character: intrigue, and hosts of Men."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, T_EXHAUSTED, T_LONG_OVER, T_TURN_END
from mathom.games.lidless_eye.box.printed import Printed
from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.kit.demands import Upkeep
from mathom.games.lidless_eye.cards.kit.families import LongEvent, PermanentEvent
from mathom.games.lidless_eye.cards.kit.searching import CREATURE_OF, FROM_DISCARD, INTO_DECK, Fetch
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.influence import Influence
from mathom.games.lidless_eye.terms import DIRECT, INFLUENCE_ROLL, MAN
from mathom.kernel.words import Msg, msg


class Webs(LongEvent):
    """In an influence attempt only influence itself counts, and what a character's own text gives."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.touches = self.last = INFLUENCE_ROLL | DIRECT

    def modify(self, s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
        if not any(isinstance(frame, Influence) for frame in s.stack) or not FACTS.character[s.kind[subject]]:
            return value
        card = KINDS[s.kind[subject]]
        return card.modify(s, subject, what, subject, card.direct if what == DIRECT else 0)

    def text(self) -> list[Msg]:
        return [
            msg(
                "In every influence attempt nothing is added or subtracted but unused general influence, unused direct "
                "influence as printed, and what the texts of characters give."
            )
        ]


class ThriceOutnumbered(PermanentEvent):
    """Men come again and again, as long as one of them is given up each turn."""

    def __init__(self, facts: Printed) -> None:
        super().__init__(facts)
        self.target = ""
        self.triggers |= T_TURN_END | T_LONG_OVER | T_EXHAUSTED

    def on_turn_end(self, s: Eye, c: i64) -> None:
        for seat in (1 - s.active, s.active):  # the last called comes first
            if s.discard[seat].size():
                s.call(Fetch(seat, FROM_DISCARD, INTO_DECK, CREATURE_OF, MAN))

    def on_long_over(self, s: Eye, c: i64) -> None:
        if s.owner[c] != s.active:
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


declare(Webs(printed("webs-of-fear-treachery")))
declare(ThriceOutnumbered(printed("thrice-outnumbered")))
