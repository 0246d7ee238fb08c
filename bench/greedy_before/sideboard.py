"""What a bot fetches from its sideboard, and what it lays on guard (advanced rules)."""

from __future__ import annotations

from bench.greedy_before.hand import keep_worth
from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.drawing import GOES, Exhaust
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.rules.sideboard import TO_DECK
from mathom.games.lidless_eye.terms import CREATURE, HAVEN, HAZARD, RESOURCE

GOOD = 1.2  # a card worth fetching


def reserve_worth(s: Eye, kind: i64) -> float:
    """choosing a card of the sideboard; or, in exchange, one of the discard pile that goes there"""
    worth = keep_worth(s, kind, s.seat)
    top = s.stack[len(s.stack) - 1]
    if isinstance(top, Exhaust):
        return 9.0 - worth if top.step == GOES else worth - poorest(s)
    return worth - GOOD + 0.1


def poorest(s: Eye) -> float:
    """the worth of the card that would go in exchange"""
    least = 9.0
    for entry in s.discard[s.seat].cards:
        worth = keep_worth(s, entry >> 8, s.seat)
        if worth < least:
            least = worth
    return least


def reach_worth(s: Eye, way: i64) -> float:
    """The Ringwraith, who stays at home, taps for a good card into the play deck. Hazards are not fetched: half of the
    hazard limit is worth more (LE-A-9)."""
    if way != TO_DECK or s.seat != s.active:
        return -0.5
    for entry in s.sideboard[s.seat].cards:
        if FACTS.side[entry >> 8] & RESOURCE and keep_worth(s, entry >> 8, s.seat) >= GOOD:
            return 0.1
    return -0.5


def guard_worth(s: Eye, kind: i64) -> float:
    """Where nothing better can be done with the hazard limit, a card that may be turned up at the site waits there; it
    comes back if not (LE-A-94)."""
    site = s.site_now(s.now)
    if SITES[site].kind == HAVEN or not FACTS.guards[kind] or not FACTS.side[kind] & HAZARD:
        return -0.5
    if FACTS.type[kind] == CREATURE:
        return 0.03 if len(SITES[site].attacks) and len(keys(s, KINDS[kind], s.now, True)) else -0.5
    return 0.03
