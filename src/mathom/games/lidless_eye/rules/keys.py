"""Chapter 8: what a creature is keyed to, and which of its keys fit a company's journey (LE-B-108 to LE-B-115)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, REGIONS, SITES, Card, bit
from mathom.games.lidless_eye.box.printed import RegionKind
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.routes import path_kinds, path_regions
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    KEY_REGION,
    KEY_REGION_KIND,
    KEY_SITE,
    KEY_SITE_KIND,
    REGION_KINDS,
    RUINS,
    SITE_KINDS,
)
from mathom.kernel.vecs import append, vec

KIND_COUNT: Final = 6


class Keys:
    """What is printed on a creature, as numbers."""

    def __init__(self, card: Card) -> None:
        printed = card.printed
        self.by_day: vec[i64] = needed(printed.keys, printed.keys_no_night)  # so many regions of each kind; 0: no key
        self.by_night: vec[i64] = needed(printed.keys, printed.keys_night)  # the same while Doors of Night is in play
        self.sites: i64 = 0  # kinds of sites, as bits
        for kind in printed.key_sites:
            self.sites |= bit(SITE_KINDS.index(kind))
        self.regions: vec[i64] = regions_named(printed.key_regions)
        self.places: vec[i64] = vec[i64]()
        for site in SITES:
            if site.printed.name in printed.key_places:
                self.places = append(self.places, site.id)
        self.within: vec[i64] = regions_named(printed.key_region_sites)  # at sites of these regions
        self.within_kinds: i64 = 0  # only of these kinds; 0: all
        for kind in printed.key_region_kinds:
            self.within_kinds |= bit(SITE_KINDS.index(kind))


def needed(always: dict[RegionKind, int], now: dict[RegionKind, int]) -> vec[i64]:
    out = vec[i64]([0] * KIND_COUNT)
    for name in always:
        out[REGION_KINDS.index(name)] = always[name]
    for name in now:
        out[REGION_KINDS.index(name)] = now[name]
    return out


def regions_named(names: tuple[str, ...]) -> vec[i64]:
    out = vec[i64]()
    for region in REGIONS:
        if region.printed.name in names:
            out = append(out, region.id)
    return out


READ: Final[dict[int, Keys]] = {}  # by kind of card; read once from what is printed


def keys_of(card: Card) -> Keys:
    if card.id not in READ:
        READ[card.id] = Keys(card)
    return READ[card.id]


def hazard_site_kind(s: Eye, site: i64) -> i64:
    """the kind of a site as hazards see it (LE-B-115)"""
    return RUINS if "as-ruins" in SITES[site].notes else site_kind(s, site)


def keys(s: Eye, card: Card, company: i64, at_site: bool = False) -> vec[i64]:
    """Every key by which a creature may be played against a company now, as numbers KEY_...; `at_site`: only by its
    site, as for a card on guard (LE-A-89) and for a company that does not move (LE-B-112)."""
    printed = keys_of(card)
    out = vec[i64]()
    if not at_site:
        kinds = path_kinds(s, company)
        night = s.in_play(NUMBERS["doors-of-night"]) >= 0
        need = printed.by_night if night else printed.by_day
        for kind in range(KIND_COUNT):
            if need[kind] and count(kinds, kind) >= need[kind]:
                out = append(out, KEY_REGION_KIND + kind)
        for region in path_regions(s, company):
            if region in printed.regions:
                out = append(out, KEY_REGION + region)
    site = s.site_now(company)
    kind_here = hazard_site_kind(s, site)
    if printed.sites & bit(kind_here):
        out = append(out, KEY_SITE_KIND + kind_here)
    if site in printed.places or within(printed, site, kind_here):
        out = append(out, KEY_SITE + site)
    return allowed(s, card, company, out)


def count(kinds: vec[i64], kind: i64) -> i64:
    n: i64 = 0
    for k in kinds:
        if k == kind:
            n += 1
    return n


def within(printed: Keys, site: i64, kind: i64) -> bool:
    """whether a creature may be played at a site because of the region it lies in"""
    if SITES[site].region not in printed.within:
        return False
    return printed.within_kinds == 0 or printed.within_kinds & bit(kind) != 0


def allowed(s: Eye, card: Card, company: i64, found: vec[i64]) -> vec[i64]:
    """the keys that no card in play forbids"""
    for c in s.table:
        if FACTS.bars[s.kind[c]]:
            left = vec[i64]()
            for key in found:
                if not KINDS[s.kind[c]].bars(s, c, company, card.id, key):
                    left = append(left, key)
            found = left
    return found


def keyed_to_region_kind(key: i64, kind: i64) -> bool:
    return key == KEY_REGION_KIND + kind


def keyed_to_site_kind(key: i64, kind: i64) -> bool:
    return key == KEY_SITE_KIND + kind


def played_at_site(key: i64) -> bool:
    """keyed to a site, by its kind or its name"""
    return KEY_SITE_KIND <= key < KEY_REGION or key >= KEY_SITE
