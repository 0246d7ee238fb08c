"""Which creatures find somebody: where the companies of an opponent are, and the ways that lie before them."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS, SITES, bit
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.keys import KIND_COUNT, count, keys_of, within
from mathom.games.lidless_eye.terms import HAVEN

SHARES: Final[dict[int, float]] = {}  # by kind of creature and haven, read once from what is printed


def share_of_ways(kind: i64, haven: i64) -> float:
    """the part of the ways between a haven and its sites on which a creature can be met"""
    key = kind * len(SITES) + haven
    if key not in SHARES:
        printed = keys_of(KINDS[kind])
        met = 0
        ways = 0
        for site in SITES:
            if site.nearest != haven or site.kind == HAVEN:
                continue
            ways += 1
            found = printed.sites & bit(site.kind) != 0 or site.id in printed.places
            found = found or within(printed, site.id, site.kind, False) or site.region in printed.regions
            for region in range(KIND_COUNT):
                need = printed.by_day[region]
                if need and count(site.path, region) >= need:
                    found = True
            if found:
                met += 1
        SHARES[key] = float(met) / float(ways) if ways else 0.0
    return SHARES[key]


def prey(s: Eye, kind: i64, seat: i64) -> float:
    """the chance that a creature of the hand can be played on somebody soon: on the ways about the opponents"""
    best = 0.0
    for other in s.order:
        if other == seat:
            continue
        for company in s.companies(other):
            share = share_of_ways(kind, SITES[s.co_site[company]].nearest)
            if share > best:
                best = share
    return best
