"""What several hazards ask: night and winter, kinds of sites, who bears The One Ring."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITES, bit
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.keys import hazard_site_kind
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.terms import (
    BORDER_HOLD,
    FREE_HOLD,
    HAVEN,
    ONE_RING,
    REGION_KIND,
    RUINS,
    TABLE,
    WILDERNESS,
)

FREEZING: Final = 2  # wildernesses in a path that Long Winter closes
HOLDS: Final = bit(FREE_HOLD) | bit(BORDER_HOLD)
LAIRS: Final = bit(RUINS)


def at_haven(s: Eye, company: i64) -> bool:
    """as hazards see it: Geann a-Lisch is none for them"""
    return hazard_site_kind(s, s.co_site[company]) == HAVEN


def bears_the_ring(s: Eye, ch: i64) -> bool:
    return any(s.host[x] == ch and s.zone[x] == TABLE and KINDS[s.kind[x]].ring == ONE_RING for x in s.table)


def is_night(s: Eye) -> bool:
    return s.in_play(NUMBERS["doors-of-night"]) >= 0


def freeze(s: Eye) -> None:
    """Long Winter at night: every site in play that lies behind two wildernesses is tapped"""
    if s.in_play(NUMBERS["long-winter"]) < 0 or not is_night(s):
        return
    for company in range(len(s.co_owner)):
        seat = s.co_owner[company]
        if seat >= 0:
            freeze_site(s, seat, s.co_site[company])
            freeze_site(s, seat, s.site_now(company))


def freeze_site(s: Eye, seat: i64, site: i64) -> None:
    if SITES[site].kind == HAVEN:
        return
    wild: i64 = 0
    for kind in SITES[site].path:
        if total(s, REGION_KIND, kind, kind) == WILDERNESS:
            wild += 1
    if wild >= FREEZING:
        s.tap_site(seat, site)
