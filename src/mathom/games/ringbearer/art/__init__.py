"""The pictures of the game, drawn by code: all of them our own."""

from collections.abc import Callable
from functools import partial

from mathom.drawing.crests import draw_crest
from mathom.games.ringbearer.art.backs import draw_back, draw_dark_back, draw_tile_back
from mathom.games.ringbearer.art.cards import draw_colour_card, draw_helper, draw_joker, draw_sauron
from mathom.games.ringbearer.art.colours import draw_colour
from mathom.games.ringbearer.art.dark import draw_dark
from mathom.games.ringbearer.art.figures import draw_fellowship, draw_gandalf, draw_riders
from mathom.games.ringbearer.art.lobby import draw_favicon, draw_game
from mathom.games.ringbearer.art.symbols import SYMBOLS, draw_ring, draw_symbol
from mathom.games.ringbearer.art.tiles import draw_doom, draw_doom_tile, draw_tile
from mathom.games.ringbearer.components import Components, card_names

SEATS = 4

PICTURES: dict[str, Callable[[str], str]] = {
    "joker": draw_joker,
    "sauron": draw_sauron,
    "back": draw_back,
    "back-dark": draw_dark_back,
    "tile-back": draw_tile_back,
    "fellowship": draw_fellowship,
    "riders": draw_riders,
    "gandalf": draw_gandalf,
    "doom": draw_doom,
    "ring": draw_ring,
    **{f"symbol-{symbol}": draw_symbol for symbol in SYMBOLS},
    **{f"crest-{seat}": draw_crest for seat in range(SEATS)},
    "game": draw_game,
    "favicon": draw_favicon,
}


def painters(components: Components) -> dict[str, Callable[[str], str]]:
    """every picture of an edition, by its name"""
    out = dict(PICTURES)
    colours = components.colours()
    for i, colour in enumerate(colours):
        out[f"colour-{colour}"] = partial(draw_colour, i=i)
    for name in card_names(colours):
        kind, _, symbol = name.partition("-")
        if kind == "helper":
            out[name] = partial(draw_helper, symbols=tuple(symbol.split("-or-")))
        elif kind in colours:
            out[name] = partial(draw_colour_card, i=colours.index(kind), symbol=symbol)
    for dark in components.dark:
        name = f"dark-{dark.effect}" + (f"-{dark.colour}" if dark.colour else "")
        asked = colours.index(dark.colour) if dark.colour else None
        out[name] = partial(draw_dark, effect=dark.effect, cost=dark.cost, colour=asked)
    for tile in components.tile:
        out[tile.id] = draw_doom_tile if tile.doom else partial(draw_tile, region=tile.region)
    return out


def names(components: Components) -> tuple[str, ...]:
    return tuple(painters(components))


def draw(name: str, components: Components) -> str | None:
    """the SVG of a picture, None when there is none of this name"""
    painter = painters(components).get(name)
    return painter(name) if painter else None
