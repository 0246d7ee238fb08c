"""The whole box, once imported: every card with what it does, every site and region with its neighbours."""

import importlib
import pkgutil

from mathom.games.lidless_eye import cards
from mathom.games.lidless_eye.box import card as cardbase
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
    Card,
    Region,
    Site,
    kinds_of,
    numbers,
)
from mathom.games.lidless_eye.box.printed import Box, load
from mathom.games.lidless_eye.box.registry import DECLARED

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
    cardbase.seal()


def lay_map(box: Box) -> None:
    for place in box.regions:
        REGION_NUMBERS[place.id] = len(REGIONS)
        REGION_NAMES.append(place.id)
        REGIONS.append(Region(place, len(REGIONS)))
    region = {place.name: i for i, place in enumerate(box.regions)}
    for i, place in enumerate(box.regions):
        # Ringwraith players may pass where others may not (LE-A-71)
        extra = [b if a == place.name else a for a, b in box.extra_edges if place.name in (a, b)]
        REGIONS[i].neighbours = numbers(sorted(region[name] for name in (*place.adjacent, *extra)))
    site = {row.name: i for i, row in enumerate(box.sites)}
    for i, row in enumerate(box.sites):
        SITE_NUMBERS[row.id] = i
        SITE_NAMES.append(row.id)
        made = Site(row, i)
        made.region = region[row.region]
        made.nearest = site[row.nearest] if row.nearest else i
        for haven, path in row.haven_paths.items():
            made.haven_paths[site[haven]] = kinds_of(path)
        SITES.append(made)


fill()
