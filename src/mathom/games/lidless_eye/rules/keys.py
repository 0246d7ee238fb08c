"""Chapter 8: what a creature is keyed to, and which of its keys fit a company's journey (LE-B-108 to LE-B-115)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, REGIONS, SITES, Card, bit
from mathom.games.lidless_eye.box.printed import KeyGroup, RegionKind
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.routes import hazard_kinds, path_regions
from mathom.games.lidless_eye.rules.sums import site_kind, total
from mathom.games.lidless_eye.terms import (
    COUNTS_AS,
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
        self.night_regions: vec[i64] = regions_named(printed.key_regions_night)  # while Doors of Night is in play
        self.night_within: vec[i64] = regions_named(printed.key_region_sites_night)
        self.groups: list[Group] = [Group(group) for group in printed.key_groups]
        self.journeys: list[tuple[str, str]] = [(start, end) for start, end in printed.key_journeys]


class Group:
    """Further regions at whose sites a creature may be played."""

    def __init__(self, printed: KeyGroup) -> None:
        self.regions: vec[i64] = regions_named(printed.regions)
        self.kinds: i64 = 0  # only at these kinds of them; 0: all
        for kind in printed.kinds:
            self.kinds |= bit(SITE_KINDS.index(kind))


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
    return RUINS if "as-ruins" in SITES[site].notes else total(s, COUNTS_AS, site, site_kind(s, site))


def keys(s: Eye, card: Card, company: i64, at_site: bool = False) -> vec[i64]:
    """Every key by which a creature may be played against a company now, as numbers KEY_...; `at_site`: only by its
    site, as for a card on guard (LE-A-89) and for a company that does not move (LE-B-112)."""
    printed = keys_of(card)
    out = vec[i64]()
    night = s.in_play(NUMBERS["doors-of-night"]) >= 0
    if not at_site:
        kinds = hazard_kinds(s, company)
        need = printed.by_night if night else printed.by_day
        for kind in range(KIND_COUNT):
            if need[kind] and count(kinds, kind) >= need[kind]:
                out = append(out, KEY_REGION_KIND + kind)
        for region in path_regions(s, company):
            if region in printed.regions or (night and region in printed.night_regions):
                out = append(out, KEY_REGION + region)
        if travels_between(s, company, printed.journeys):
            out = append(out, KEY_REGION + SITES[s.site_now(company)].region)
    site = s.site_now(company)
    kind_here = hazard_site_kind(s, site)
    if printed.sites & bit(kind_here):
        out = append(out, KEY_SITE_KIND + kind_here)
    if site in printed.places or within(printed, site, kind_here, night):
        out = append(out, KEY_SITE + site)
    return allowed(s, card, company, opened(s, card, company, at_site, out))


def opened(s: Eye, card: Card, company: i64, at_site: bool, found: vec[i64]) -> vec[i64]:
    """the keys of a creature with those that cards in play give it"""
    for c in s.table:
        if FACTS.opens[s.kind[c]]:
            for key in grounds(s, company, at_site):
                if key not in found and KINDS[s.kind[c]].opens(s, c, company, card.id, key):
                    found = append(found, key)
    return found


def grounds(s: Eye, company: i64, at_site: bool) -> vec[i64]:
    """everything to which a creature could be keyed on the way of a company"""
    out = vec[i64]()
    if not at_site:
        for kind in hazard_kinds(s, company):
            if KEY_REGION_KIND + kind not in out:
                out = append(out, KEY_REGION_KIND + kind)
        for region in path_regions(s, company):
            out = append(out, KEY_REGION + region)
    site = s.site_now(company)
    out = append(out, KEY_SITE_KIND + hazard_site_kind(s, site))
    return append(out, KEY_SITE + site)


def count(kinds: vec[i64], kind: i64) -> i64:
    n: i64 = 0
    for k in kinds:
        if k == kind:
            n += 1
    return n


def travels_between(s: Eye, company: i64, journeys: list[tuple[str, str]]) -> bool:
    """whether a company is on its way from one site to another by one of these journeys"""
    if not journeys or not s.travels(company):
        return False
    way = (SITES[s.co_site[company]].printed.name, SITES[s.co_dest[company]].printed.name)
    return way in journeys


def within(printed: Keys, site: i64, kind: i64, night: bool) -> bool:
    """whether a creature may be played at a site because of the region it lies in"""
    region = SITES[site].region
    if night and region in printed.night_within:
        return True
    if region in printed.within and (printed.within_kinds == 0 or printed.within_kinds & bit(kind) != 0):
        return True
    for group in printed.groups:
        if region in group.regions and (group.kinds == 0 or group.kinds & bit(kind) != 0):
            return True
    return False


def allowed(s: Eye, card: Card, company: i64, found: vec[i64]) -> vec[i64]:
    """the keys that no card in play forbids; at some sites nothing forbids those to the site (LE-H-50)"""
    always = s.travels(company) and "creatures-keyed-to-site-always" in SITES[s.co_dest[company]].notes
    for c in s.table:
        if FACTS.bars[s.kind[c]]:
            left = vec[i64]()
            for key in found:
                if (always and played_at_site(key)) or not KINDS[s.kind[c]].bars(s, c, company, card.id, key):
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
