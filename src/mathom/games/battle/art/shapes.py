"""Shapes that several pictures of this game share, and the colours they have in common."""

from math import cos, radians, sin

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Point, Value, path, spot

GOLD = "#f0c55a"
BONE = "#e8dcc0"
CREAM = "#fdf3d6"
STEEL = "#c7d0d9"
IRON = "#56606b"
COAL = "#23212a"
WOOD = "#8a5a2b"
LEAF = "#5f9c3f"
BLOOD = "#b3271f"
EMBER = "#ff8a2b"
SKIN = "#e0b58c"

# the head of a horse looking left, on a field of 100 by 100
HORSE = (
    "M38 3 49 18C70 24 86 46 90 98H42C47 84 57 75 56 62 49 69 40 69 34 78 28 87 17 87 11 79 9 71 21 56 25 42"
    " 28 31 32 26 37 21Z"
)


def pen(d: str, colour: str, width: float, **attributes: Value) -> str:
    """a line in a drawing; the card rounds its ends"""
    return path(d, "none", stroke=colour, stroke_width=width, **attributes)


def stroke(d: str, colour: str, width: float) -> str:
    """a line with a dark edge on both sides"""
    return pen(d, INK, width + 3.4) + pen(d, colour, width)


def petals(x: float, y: float, count: int, inner: float, outer: float, half: float, turn: float = -90) -> str:
    """pointed petals around a middle; `half` is how far a petal bulges, in degrees"""

    def at(angle: float, radius: float) -> Point:
        return x + radius * cos(radians(angle)), y + radius * sin(radians(angle))

    out = ""
    for i in range(count):
        middle = turn + i * 360 / count
        wide = inner + (outer - inner) * 0.62
        out += f"M{spot(*at(middle, inner))}Q{spot(*at(middle - half, wide))} {spot(*at(middle, outer))}"
        out += f"Q{spot(*at(middle + half, wide))} {spot(*at(middle, inner))}Z"
    return out


def stars(points: list[Point], outer: float, inner: float, corners: int = 4) -> str:
    return "".join(star(x, y, outer, inner, corners) for x, y in points)
