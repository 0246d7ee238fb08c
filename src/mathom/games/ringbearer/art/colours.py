"""The four colours of fields and cards: each has an outline and a sign of its own, and any of the three is enough."""

from typing import NamedTuple

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, group, path, place

CREAM = "#fff6dc"
DARK = "#3a2204"


class Colour(NamedTuple):
    tint: str
    deep: str
    pale: str
    outline: str  # within 34 around 0 0
    sign: str
    ink: str  # of the sign
    pattern: str  # on the ground of a card, 250 by 280


DROP = "M0-20C9-8 15 0 15 7A15 15 0 0 1-15 7C-15 0-9-8 0-20ZM-8 6C-8 12-4 15 0 15"
LEAF = "M-14 17C-20-6-3-20 18-18 20 4 7 18-9 13ZM-16 20-9 13C-2 3 4-3 11-10"
FLAME = "M1-22C5-12 16-6 14 7 13 16 7 20 0 20-8 20-14 15-14 7-14-1-9-4-8-11-4-9-2-6-2-2 2-7 4-13 1-22Z"

# by their place in the component file
COLOURS = (
    Colour(
        "#1f62b5", "#0f3a73", "#9cc6ee",
        "M0-31A31 31 0 1 1 0 31 31 31 0 1 1 0-31Z", DROP, CREAM,
        "M15 70q28-18 55 0t55 0 55 0 55 0M15 130q28-18 55 0t55 0 55 0 55 0M15 190q28-18 55 0t55 0 55 0 55 0M15 250"
        "q28-18 55 0t55 0 55 0 55 0",
    ),
    Colour(
        "#f0b51d", "#96640a", "#fff0b4",
        star(0, 0, 34, 26.5, 10), star(0, 0, 21, 9, 8), DARK,
        "M125 145 40 15M125 145 210 15M125 145 15 90M125 145 235 90M125 145 15 200M125 145 235 200M125 145 50 280M125"
        " 145 200 280M125 145V15M125 145V280",
    ),
    Colour(
        "#2b8a43", "#124a22", "#b8e2a4",
        "M-20-28H20Q28-28 28-20V20Q28 28 20 28H-20Q-28 28-28 20V-20Q-28-28-20-28Z", LEAF, CREAM,
        "M60 280Q50 160 60 15M60 90Q34 84 26 60M60 130Q86 124 94 100M60 190Q34 184 26 160M190 280Q200 160 190 15M190"
        " 90Q216 84 224 60M190 150Q164 144 156 120M190 220Q216 214 224 190",
    ),
    Colour(
        "#c22b20", "#6f110e", "#ffbf9a",
        "M0-35 35 0 0 35-35 0Z", FLAME, CREAM,
        "M15 250 55 190 95 250 125 200 155 250 195 190 235 250M15 160 55 100 95 160M155 160 195 100 235 160M15 70 55 25"
        " 95 70M155 70 195 25 235 70",
    ),
)  # fmt: skip


def medallion(i: int) -> str:
    """a colour as it stands on fields and cards, about 68 wide around 0 0"""
    c = COLOURS[i]
    return group(
        path(c.outline, INK, stroke=INK, stroke_width=9),
        path(c.outline, c.tint, stroke=CREAM, stroke_width=4),
        path(c.sign, c.ink, stroke=c.deep, stroke_width=2.4),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def draw_colour(name: str, i: int) -> str:
    p = Picture(name, 80, 80)
    p.add(place(40, 40, 1, medallion(i)))
    return p.svg()
