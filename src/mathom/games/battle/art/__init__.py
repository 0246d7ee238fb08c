"""The pictures of the game, drawn by code: all of them our own."""

from collections.abc import Callable
from functools import lru_cache

from mathom.drawing.crests import draw_crest
from mathom.games.battle.art.abilities import ABILITIES, draw_ability
from mathom.games.battle.art.backs import draw_enemy_back, draw_enemy_slot, draw_ring_back, draw_ring_slot
from mathom.games.battle.art.cards import Face, draw_companion, draw_enemy
from mathom.games.battle.art.lobby import draw_favicon, draw_game
from mathom.games.battle.art.mordor import TEXTS, draw_mordor
from mathom.games.battle.art.symbols import SYMBOLS, draw_symbol
from mathom.games.battle.components import Components

SEATS = 4

PICTURES: dict[str, Callable[[str], str]] = {
    **{f"mordor-{text}": draw_mordor for text in TEXTS},
    "back-ring": draw_ring_back,
    "back-enemy": draw_enemy_back,
    "ring-discard": draw_ring_slot,
    "enemy-discard": draw_enemy_slot,
    **{f"symbol-{symbol}": draw_symbol for symbol in SYMBOLS},
    **{f"ability-{ability}": draw_ability for ability in ABILITIES},
    **{f"crest-{seat}": draw_crest for seat in range(SEATS)},
    "game": draw_game,
    "favicon": draw_favicon,
}


def names(components: Components) -> tuple[str, ...]:
    return (*(c.id for c in components.companion), *(e.id for e in components.enemy), *PICTURES)


def draw(name: str, components: Components) -> str | None:
    """the SVG of a picture, None when there is none of this name"""
    for c in components.companion:
        if c.id == name:
            return draw_card(Face(c.id, tuple(c.symbols), ability=c.ability))
    for e in components.enemy:
        if e.id == name:
            return draw_card(Face(e.id, tuple(e.symbols), points=e.points, leader=e.leader))
    return draw_other(name) if name in PICTURES else None


@lru_cache(maxsize=128)
def draw_card(face: Face) -> str:
    return draw_enemy(face) if face.points else draw_companion(face)


@lru_cache(maxsize=64)
def draw_other(name: str) -> str:
    return PICTURES[name](name)
