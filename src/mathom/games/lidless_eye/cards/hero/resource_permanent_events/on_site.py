"""Permanent-events of heroes that are played at a site."""
# compiled by mypyc

from __future__ import annotations

from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.resource_permanent_events.on_site import CARRIED, Raid
from mathom.games.lidless_eye.terms import DARK_HOLD, SHADOW_HOLD, SPIDER
from mathom.kernel.words import Msg, msg


class RescuePrisoners(Raid):
    def text(self) -> list[Msg]:
        return [
            msg("Site phase, on a company at a tapped shadow-hold or dark-hold; once at a site."),
            msg("It faces an attack by Spiders: 2 strikes at 7."),
            msg("If nobody is untapped afterwards, this is discarded; else a character may tap and bear it."),
            msg("It gives points only once it is stored, at a Haven, border-hold or free-hold."),
            msg("Until then he does not untap."),
        ]


def prisoners() -> RescuePrisoners:
    card = RescuePrisoners(printed("rescue-prisoners"), 1 << SHADOW_HOLD | 1 << DARK_HOLD, SPIDER, CARRIED)
    card.attacks_with(2, 7)
    return card


declare(prisoners())
