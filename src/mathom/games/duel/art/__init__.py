"""The pictures of the game, drawn by code: all of them our own."""

from collections.abc import Callable
from functools import partial

from mathom.games.duel.art.cards import draw_back, draw_card
from mathom.games.duel.art.chains import SHAPES
from mathom.games.duel.art.chart import draw_map
from mathom.games.duel.art.crests import BONUSES, FIGURES, draw_bonus, draw_crest, draw_figure, draw_sign
from mathom.games.duel.art.lobby import draw_game
from mathom.games.duel.art.peoples import FIELDS as PEOPLES
from mathom.games.duel.art.printed import on_card
from mathom.games.duel.art.regions import FIELDS as REGIONS
from mathom.games.duel.art.signs import SKILLS
from mathom.games.duel.art.tiles import draw_tile, draw_tile_back
from mathom.games.duel.art.tokens import draw_token, draw_token_back
from mathom.games.duel.art.track import draw_track
from mathom.games.duel.components import Components

SIGNS = (
    *(f"skill-{name}" for name in SKILLS),
    *(f"people-{name}" for name in PEOPLES),
    *(f"chain-{name}" for name in SHAPES),
    *(f"region-{name}" for name in REGIONS),
    "coin",
    "ring",
    "move",
    "lose-coin",
    "remove-unit",
    "extra-turn",
)
# the pictures that are the same whatever the component file says
FIXED: dict[str, Callable[[str], str]] = {
    **dict.fromkeys(SIGNS, draw_sign),
    **dict.fromkeys(FIGURES, draw_figure),
    **dict.fromkeys(BONUSES, draw_bonus),
    **dict.fromkeys(("back-1", "back-2", "back-3"), draw_back),
    "tile-back": draw_tile_back,
    **{f"token-{name}": draw_token_back for name in PEOPLES if name != "eagle"},
    **dict.fromkeys(("crest-0", "crest-1"), draw_crest),
    "game": draw_game,
}


def pictures(c: Components) -> dict[str, Callable[[], str]]:
    """every picture of an edition by its name, still to be drawn"""
    return {
        **{name: partial(picture, name) for name, picture in FIXED.items()},
        **{card.id: partial(draw_card, card.id, on_card(card)) for card in c.card},
        **{tile.id: partial(draw_tile, tile.id, tile) for tile in c.tile},
        **{token.id: partial(draw_token, token.id, token) for token in c.token},
        "map": partial(draw_map, "map", c),
        "track": partial(draw_track, "track", c),
    }


def draw(name: str, components: Components) -> str | None:
    """the SVG of a picture, None when there is none of this name"""
    found = pictures(components).get(name)
    return found() if found else None
