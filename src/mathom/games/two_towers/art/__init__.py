"""The pictures of the game, drawn by code: all of them our own."""

from collections.abc import Callable
from functools import lru_cache

from mathom.drawing.crests import CHARGES, draw_crest
from mathom.games.two_towers.art.cards import draw_back, draw_card
from mathom.games.two_towers.art.chart import draw_map
from mathom.games.two_towers.art.emblems import COLOURS, TRAITS, draw_colour, draw_trait
from mathom.games.two_towers.art.figures import draw_marker
from mathom.games.two_towers.art.lobby import draw_favicon, draw_game
from mathom.games.two_towers.art.medallions import PLACES, draw_place
from mathom.games.two_towers.art.tokens import METALS, draw_ring, draw_tile

PICTURES: dict[str, Callable[[str], str]] = {
    **{f"{colour}-{trait}": draw_card for colour in COLOURS for trait in TRAITS},
    "gandalf": draw_card,
    "back": draw_back,
    **{f"tile-{value}": draw_tile for value in METALS},
    **{f"trait-{trait}": draw_trait for trait in TRAITS},
    **{f"colour-{colour}": draw_colour for colour in COLOURS},
    **{f"place-{place}": draw_place for place in PLACES},
    "map": draw_map,
    "ring": draw_ring,
    "marker": draw_marker,
    **{f"crest-{number}": draw_crest for number in range(len(CHARGES))},
    "game": draw_game,
    "favicon": draw_favicon,
}


def names() -> tuple[str, ...]:
    return tuple(PICTURES)


@lru_cache(maxsize=128)
def draw(name: str) -> str | None:
    """the SVG of a picture, None when there is none of this name"""
    return PICTURES[name](name) if name in PICTURES else None
