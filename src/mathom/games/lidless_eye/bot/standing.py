"""How a position stands for a player, in marshalling points or so, as a search sees it where it stops."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.travel import at_site, promise
from mathom.games.lidless_eye.box.card import SITES
from mathom.games.lidless_eye.cards.kit.appeal import ASIDE, falls_to_check, worth_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.council import counted, total_points
from mathom.games.lidless_eye.terms import HAVEN, TAPPED, UNTAPPED, WOUNDED

PROMISED: Final = 0.5  # what a hope is worth beside what is had
JOURNEY: Final = 1.5  # what it costs to go home first


def standing(s: Eye, seat: i64) -> float:
    """points, who stands for more of them, and what the hand promises"""
    value = 1.5 * float(total_points(s, seat)) + 0.1 * float(s.hand[seat].size())
    if s.advanced:
        value += 0.5 * float(counted(s, seat) - total_points(s, seat))
    for c in s.characters(seat):
        value += 0.3 * worth_of(s, c) * (0.6 if s.tap[c] == WOUNDED else 1.0)
        value -= 0.5 * falls_to_check(s, c, 0) * worth_of(s, c)
    return value


def outlook(s: Eye, seat: i64) -> float:
    """what the companies of a player may still do with the cards of his hand, from where they are, once untapped"""
    rested = s.copy()
    for c in rested.characters(seat):
        if rested.tap[c] == TAPPED:
            rested.tap[c] = UNTAPPED
    value = 0.0
    for company in rested.companies(seat):
        if wraith_in(rested, company) < 0:
            site = rested.co_site[company]
            later = promise(rested, company, SITES[site].nearest)
            if SITES[site].kind != HAVEN:
                here = at_site(rested, company, site)
                later = here if here > later - JOURNEY else later - JOURNEY
            value += PROMISED * later
    return value


def prospects(s: Eye, seat: i64) -> float:
    """how a player stands, with what he may still do"""
    return standing(s, seat) + outlook(s, seat)


def ahead(s: Eye, seat: i64) -> float:
    """How much better a player stands than his opponent; of several than the best of them. What the others lose counts
    so little that nobody throws anything of his own away for it."""
    best = -1000.0
    total = 0.0
    for p in s.order:
        if p != seat:
            his = prospects(s, p)
            total += his
            best = his if his > best else best
    return prospects(s, seat) - best - ASIDE * (total - best)
