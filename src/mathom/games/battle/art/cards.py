"""The cards: companions in a warm frame with a round arch, enemies in a dark one with a pointed arch."""

from typing import NamedTuple

from mathom.drawing.svg import INK, Picture, Value, circle, element, path, place, rect
from mathom.games.battle.art.abilities import seal
from mathom.games.battle.art.digits import number
from mathom.games.battle.art.elves import ELVES
from mathom.games.battle.art.fellowship import FELLOWSHIP
from mathom.games.battle.art.men import MEN
from mathom.games.battle.art.orcs import HORDES
from mathom.games.battle.art.scenery import HOME, LANDS, Land
from mathom.games.battle.art.shapes import BONE
from mathom.games.battle.art.symbols import FIELD, column
from mathom.games.battle.art.terrors import TERRORS

WIDTH, HEIGHT = 250, 350
EMBLEMS = {**FELLOWSHIP, **MEN, **ELVES, **HORDES, **TERRORS}

ROUND = "M15 300V112C15 52 64 15 125 15S235 52 235 112V300Z"
POINTED = "M15 300V122C15 76 84 66 125 13 166 66 235 76 235 122V300Z"
PEN: dict[str, Value] = {"stroke_width": 2.6, "stroke_linejoin": "round", "stroke_linecap": "round"}


# a star of twelve beams around 125 152
LIGHT = (
    "M125 46 135 113 178 60 153 124 217 99 164 142 231 152 164 162 217 205 153 180 178 244 135 191 125"
    " 258 115 191 72 244 97 180 33 205 86 162 19 152 86 142 33 99 97 124 72 60 115 113Z"
)


class Face(NamedTuple):
    """what the picture of a card shows"""

    id: str
    symbols: tuple[str, ...]
    ability: str = ""
    points: int = 0  # none on a companion
    leader: bool = False


def draw_companion(face: Face) -> str:
    p = Picture(face.id, WIDTH, HEIGHT)
    land = LANDS[HOME.get(face.id, "wild")]
    gold = p.bright_gold()
    p.add(
        rect(2, 2, 246, 346, "#6b3a17", rx=13, stroke=gold, stroke_width=4),
        rect(9, 9, 232, 332, "#3d1e0b", rx=8),
        *view(p, land, ROUND, gold, "#fff6cf"),
        emblem(face, gold, 148 if face.ability else 172),
        *banner("#f4e5bd", "#b58f55"),
        *columns(p, face, "#2a1508"),
    )
    if face.ability:
        p.add(place(125, 266, 1, seal(face.ability, gold)))
    return p.svg()


def draw_enemy(face: Face) -> str:
    p = Picture(face.id, WIDTH, HEIGHT)
    land = LANDS[HOME.get(face.id, "mordor")]
    p.add(
        *dark_frame(p, land, "#f0c24a" if face.leader else "#a39a92"),
        emblem(face, BONE, 146),
        *banner("#d9c7a0", "#7a5f3a"),
        *columns(p, face, "#0c0809"),
        *wax(face.points),
    )
    if face.leader:
        p.add(CROWN)
    return p.svg()


def dark_frame(p: Picture, land: Land, edge: str) -> list[str]:
    return [
        rect(2, 2, 246, 346, "#2b2628", rx=13, stroke="#8d2a1c", stroke_width=4),
        rect(9, 9, 232, 332, "#120d0f", rx=8),
        *view(p, land, POINTED, edge, "#ffb46a"),
    ]


def emblem(face: Face, fill: str, middle: float) -> str:
    """smaller between long columns of symbols"""
    scale = (1.56, 1.56, 1.56, 1.4, 1.3)[len(face.symbols)]
    drawing = EMBLEMS.get(face.id, STRANGER)
    x, y = WIDTH / 2 - 50 * scale, middle - 50 * scale
    return place(x, y, scale, drawing, fill=fill, stroke=INK, **PEN)


def view(p: Picture, land: Land, window: str, edge: str, light: str) -> list[str]:
    """the land in the window"""
    sky = p.linear("sky", (0, land.sky), (0.8, land.low))
    return [
        path(window, sky, stroke=edge, stroke_width=3.4),
        path(LIGHT, light, opacity=0.17),
        path(land.far_shape, land.far),
        path(land.near_shape, land.near),
    ]


def columns(p: Picture, face: Face, strap: str) -> list[str]:
    """the symbols at both edges, as printed: they count once"""
    if not face.symbols:
        return []
    left = p.symbol("symbols", column(face.symbols, strap), **FIELD)
    return [element("use", href=left, x=34, y=35), element("use", href=left, x=216, y=35)]


def banner(parchment: str, fold: str) -> list[str]:
    """the page writes the name on it"""
    return [
        path("M4 298H30V342H4L13 320ZM246 298H220V342H246L237 320Z", fold, stroke=INK),
        path("M18 288Q125 282 232 288V337Q125 331 18 337Z", parchment, stroke=INK, stroke_width=2),
        path("M23 293Q125 287 227 293M23 332Q125 326 227 332", "none", stroke=fold),
    ]


def wax(points: int) -> list[str]:
    """the points on a red seal"""
    return [
        circle(125, 256, 33, "#5a0b0d", stroke="#5a0b0d", stroke_width=5, stroke_dasharray="8 3.5"),
        circle(125, 256, 28, "#b01d1a", stroke="#ff9a7b", stroke_width=1.6),
        number(points, 125, 256, 1.1 if points < 10 else 0.96, "#fff6dc"),
    ]


CROWN = path(
    "M90 48 84 12 104 30 125 2 146 30 166 12 160 48Q125 40 90 48ZM91 37Q125 30 159 37",
    "#f0c24a",
    stroke=INK,
    stroke_width=3.2,
    stroke_linejoin="round",
) + circle(125, 23, 5.5, "#d42a22")

# a hooded stranger: for a card that a component file of one's own adds
STRANGER = path("M50 4C76 6 88 32 86 60L98 99H2L14 60C12 32 24 6 50 4Z") + path(
    "M50 22C66 24 74 40 72 58 68 72 58 80 50 82 42 80 32 72 28 58 26 40 34 24 50 22Z", INK
)
