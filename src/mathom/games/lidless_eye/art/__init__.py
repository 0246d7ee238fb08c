"""The pictures of the game, drawn by code: all of them our own."""

from collections.abc import Callable
from functools import partial

from mathom.drawing.crests import draw_crest
from mathom.games.lidless_eye.art.backs import draw_back, draw_site_back
from mathom.games.lidless_eye.art.cards import draw_card
from mathom.games.lidless_eye.art.chart import draw_map
from mathom.games.lidless_eye.art.icons import ICONS, draw_icon
from mathom.games.lidless_eye.art.lobby import draw_lobby
from mathom.games.lidless_eye.art.realm import REGION_CENTRES, SITE_SPOTS
from mathom.games.lidless_eye.art.sites import draw_site
from mathom.games.lidless_eye.box.printed import Box

__all__ = ["REGION_CENTRES", "SITE_SPOTS", "draw", "names", "pictures"]

SEATS = 5

# the pictures that are the same whatever the box holds; the house asks for "game" to show in its lobby
FIXED: dict[str, Callable[[], str]] = {
    "back/card": draw_back,
    "back/site": draw_site_back,
    "lobby": partial(draw_lobby, "lobby"),
    "game": partial(draw_lobby, "game"),
    **{f"icon/{name}": partial(draw_icon, name) for name in ICONS},
    **{f"crest-{seat}": partial(draw_crest, f"crest-{seat}") for seat in range(SEATS)},
}


def pictures(box: Box) -> dict[str, Callable[[], str]]:
    """every picture of a box by its name, still to be drawn"""
    regions = {region.name: region for region in box.regions}
    return {
        **FIXED,
        "map": partial(draw_map, box.regions),
        **{f"card/{card.id}": partial(draw_card, card) for card in box.cards},
        **{f"site/{site.id}": partial(draw_site, site, regions[site.region]) for site in box.sites},
    }


def names(box: Box) -> tuple[str, ...]:
    return tuple(pictures(box))


def draw(name: str, box: Box) -> str | None:
    """the SVG of a picture, None when there is none of this name"""
    found = pictures(box).get(name)
    return found() if found else None
