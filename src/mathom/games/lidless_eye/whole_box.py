"""The whole box, once imported: every card with what it does, every site and region with its neighbours."""

import importlib
import pkgutil

from mathom.games.lidless_eye import cards
from mathom.games.lidless_eye.box.card import (
    KINDS,
    NAMES,
    NUMBERS,
    REGION_NAMES,
    REGION_NUMBERS,
    REGIONS,
    SITE_NAMES,
    SITE_NUMBERS,
    SITES,
    SITES_OF,
    Card,
    Region,
    Site,
    kinds_of,
)
from mathom.games.lidless_eye.box.printed import Box, Camp, load
from mathom.games.lidless_eye.box.registry import DECLARED
from mathom.games.lidless_eye.box.seal import numbers, seal
from mathom.games.lidless_eye.terms import CAMPS

__all__ = ["KINDS", "REGIONS", "SITES", "fill"]


def fill() -> None:
    """fills the tables of `box.card`; names and places first, since cards refer to them when they are declared.
    Filled once, it stays."""
    if NAMES:
        return
    box = load()
    for number, row in enumerate(box.cards):
        NAMES.append(row.id)
        NUMBERS[row.id] = number
    lay_map(box)
    for module in pkgutil.walk_packages(cards.__path__, f"{cards.__name__}."):
        importlib.import_module(module.name)
    for row in box.cards:
        card = DECLARED.get(row.id) or Card(row)  # nobody declared it: its facts are there, and it is not done
        card.id = len(KINDS)
        KINDS.append(card)
    seal()


def lay_map(box: Box) -> None:
    for place in box.regions:
        REGION_NUMBERS[place.id] = len(REGIONS)
        REGION_NAMES.append(place.id)
        REGIONS.append(Region(place, len(REGIONS)))
    region = {place.name: i for i, place in enumerate(box.regions)}
    for i, place in enumerate(box.regions):
        # Ringwraith players may pass where others may not (LE-A-71)
        extra = [b if a == place.name else a for a, b in box.extra_edges if place.name in (a, b)]
        for names in ((*place.adjacent, *extra), place.adjacent):
            REGIONS[i].neighbours.append(numbers(sorted(region[name] for name in names)))
    first: dict[str, int] = {}
    for i, row in enumerate(box.sites):
        first.setdefault(row.name, i)
        SITES.append(Site(row, i))
    lay_sites(box, "minion", region, first)
    lay_sites(box, "hero", region, first)


def lay_sites(box: Box, camp: Camp, region: dict[str, int], first: dict[str, int]) -> None:
    """the sites of a camp: each names only others of its own"""
    own = SITES_OF[CAMPS.index(camp)]
    laid = [SITES[i] for i, row in enumerate(box.sites) if row.camp == camp]
    own += [site for site in laid if not site.printed.lent]
    number = {site.printed.name: site.id for site in own}
    for site in laid:
        row = site.printed
        SITE_NUMBERS[row.id] = site.id
        SITE_NAMES.append(row.id)
        site.place = first[row.name]
        site.region = region[row.region]
        site.entrance = region[row.entrance] if row.entrance else -1
        site.nearest = number[row.nearest] if row.nearest else site.id
        for haven, path in row.haven_paths.items():
            site.haven_paths[number[haven]] = kinds_of(path)


fill()
