"""Chapter 8, site phase: where an item, an ally, a faction or information may be played."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import REGIONS, SITES, Card, Site, bit
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import BARTERED
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import CAMPS, GOLD_RING, RACES, SITE_KINDS, SPECIAL


def named_here(s: Eye, card: Card, site: i64) -> bool:
    """whether a site is among the places a card names: by name, or by region and kind, or by kind and its attack"""
    place = SITES[site]
    printed = card.printed
    if place.printed.name in printed.play_not:
        return False
    if place.printed.name in printed.play_sites:
        return True
    if not printed.play_regions and not printed.play_kinds:
        return False
    if printed.play_regions and REGIONS[place.region].printed.name not in printed.play_regions:
        return False
    kind = SITE_KINDS[site_kind(s, site)]
    if (printed.play_kinds and kind not in printed.play_kinds) or kind in printed.play_not_kinds:
        return False
    if printed.play_attack:
        if kind not in printed.play_attack:
            return False
        race: i64 = RACES[printed.play_attack[kind]]
        return any(attack.race & race for attack in place.attacks)
    return True


def offers_item(s: Eye, card: Card, site: i64) -> bool:
    """whether a site offers an item: by its own list, or because the item names it"""
    place = SITES[site]
    printed = card.printed
    if card.item == SPECIAL:
        return named_here(s, card, site)
    if card.item == GOLD_RING and s.now >= 0 and s.co_did[s.now] & BARTERED and s.co_site[s.now] == site:
        return True  # whatever its text says
    if not place.items & bit(card.item) or SITE_KINDS[site_kind(s, site)] in printed.play_not_kinds:
        return False
    if card.item == GOLD_RING and printed.play_lair:
        return place.dragon_lair != 0
    if card.item == GOLD_RING and (printed.play_sites or printed.play_kinds):
        return named_here(s, card, site)
    return is_among(card, place)


def is_among(card: Card, place: Site) -> bool:
    """whether an item is one of those of its kind that a site offers: some offer only weapons, or a single one"""
    printed = card.printed
    only = place.printed.only
    if printed.item not in only:
        return True
    allowed = only[printed.item]
    named = printed.gear in allowed or printed.name in allowed or CAMPS[card.camp] in allowed
    return named or (card.palantir != 0 and "palantir" in allowed)


def open_for(s: Eye, card: Card, seat: i64, site: i64) -> bool:
    """LE-B-124: the site is untapped, unless card or site says that it need not be"""
    return not s.site_tapped(seat, site) or not needs_untapped(card, site)


def needs_untapped(card: Card, site: i64) -> bool:
    return not card.printed.tapped_too and not (card.item >= 0 and "items-when-tapped" in SITES[site].notes)
