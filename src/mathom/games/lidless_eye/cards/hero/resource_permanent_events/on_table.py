"""Permanent-events of heroes that lie on the table."""
# compiled by mypyc

from __future__ import annotations

from mathom.games.lidless_eye.box.registry import declare, printed
from mathom.games.lidless_eye.cards.resource_permanent_events.on_table import SkiesOfFire
from mathom.kernel.words import Msg, msg


class GatesOfMorning(SkiesOfFire):
    def text(self) -> list[Msg]:
        return [msg("All hazard environment cards in play are discarded, and their effects end.")]


declare(GatesOfMorning(printed("gates-of-morning")), liking=0.4)
