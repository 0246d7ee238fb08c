"""Who cannot look into play decks and discard piles, because a card in play says so."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import HERO, TABLE

BLINDS: Final = "blinds"  # keyword of such a card


def blinded(s: Eye, seat: i64) -> bool:
    """LE-H-68: it does not touch Ringwraith players"""
    if s.camp[seat] != HERO:
        return False
    return any(s.zone[c] == TABLE and BLINDS in KINDS[s.kind[c]].keywords for c in s.table)
