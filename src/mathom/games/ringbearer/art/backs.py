"""The backs of both kinds of cards, and of the tiles."""

from math import cos, sin, tau

from mathom.drawing.svg import INK, Picture, circle, element, path, place, rect, spot
from mathom.games.ringbearer.art.cards import HEIGHT, WIDTH
from mathom.games.ringbearer.art.symbols import eye

CORNERS = ((0, 0), (250, 0), (0, 350), (250, 350))
LEAVES = "M20 20H76Q64 30 58 42 46 40 42 52 34 58 20 76ZM30 30Q46 30 50 50 30 46 30 30Z"


def corners(p: Picture, *inner: str) -> list[str]:
    """a drawing in the upper left corner, and mirrored in the others"""
    ref = p.symbol("corner", *inner)
    return [
        element("use", href=ref, transform=f"translate({x} {y}) scale({-1 if x else 1} {-1 if y else 1})")
        for x, y in CORNERS
    ]


def teeth(x: float, y: float, outer: float, inner: float, count: int) -> str:
    """a ring of points"""

    def at(i: float, radius: float) -> str:
        return spot(x + radius * cos(i / count * tau), y + radius * sin(i / count * tau))

    return "M" + " ".join(f"{at(i, outer)} {at(i + 0.5, inner)}" for i in range(count)) + "Z"


def draw_back(name: str) -> str:
    """a road into the hills within the ring"""
    p = Picture(name, WIDTH, HEIGHT)
    gold = p.bright_gold()
    sky = p.linear("sky", (0, "#24406b"), (0.7, "#f0c27a"))
    p.add(
        rect(2, 2, 246, 346, "#2c3a22", rx=13, stroke=gold, stroke_width=4),
        rect(13, 13, 224, 324, "#41532e", rx=7, stroke=gold, stroke_width=2),
        path(teeth(125, 175, 112, 96, 24), "#2c3a22", stroke="#d8a24f", stroke_width=1.4),
        *corners(p, path(LEAVES, "#2c3a22", stroke=gold, stroke_width=1.8, fill_rule="evenodd")),
        circle(125, 175, 80, sky, stroke=INK, stroke_width=24),
        circle(125, 175, 80, "none", stroke=gold, stroke_width=19),
        circle(125, 175, 80, "none", stroke="#8a2a08", stroke_width=4, stroke_dasharray="12 6 3 5 6 8"),
        path("M56 189Q96 158 126 182T194 178A70 70 0 0 1 56 189Z", "#4f7a3a"),
        path("M104 240Q150 214 120 200T136 180L142 181Q160 196 138 206T150 240Q126 246 104 240Z", "#f3e2b0"),
        path("M66 139A69 69 0 0 1 100 110", "none", stroke="#fffbe6", stroke_width=4, stroke_linecap="round"),
    )
    return p.svg()


def draw_dark_back(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    p.add(
        rect(2, 2, 246, 346, "#15121c", rx=13, stroke="#8d8997", stroke_width=4),
        rect(13, 13, 224, 324, "#231a33", rx=7, stroke="#6b6680", stroke_width=2),
        path(teeth(125, 175, 110, 74, 14), "#0c0912", stroke="#b3301c", stroke_width=2),
        *corners(p, path("M20 20H84L52 32 58 58 32 52 20 84Z", "#0c0912", stroke="#8d8997", stroke_width=1.6)),
        circle(125, 175, 72, "#3d0d0c", stroke="#a39a92", stroke_width=3),
        place(125, 175, 2.4, eye(), stroke=INK, stroke_width=1.6),
        path("M92 175Q125 146 158 175 125 204 92 175Z", "#ffc23a"),
        path("M125 146Q138 175 125 204 112 175 125 146Z", "#0a0406"),
    )
    return p.svg()


def draw_tile_back(name: str) -> str:
    """a map rolled out face down: a compass on leather"""
    p = Picture(name, 200, 150)
    ground = p.radial("ground", (0, "#8a6a3c"), (1, "#4c3519"), r=0.7)
    p.add(
        rect(0, 0, 200, 150, ground),
        rect(8, 8, 184, 134, "none", rx=6, stroke="#d9ae5a", stroke_width=2),
        rect(14, 14, 172, 122, "none", rx=4, stroke="#2f1f0c", stroke_width=1.4, stroke_dasharray="5 4"),
        circle(100, 75, 46, "none", stroke="#d9ae5a", stroke_width=2, opacity=0.8),
        path("M100 24 110 65 151 75 110 85 100 126 90 85 49 75 90 65Z", "#d9ae5a", stroke="#2f1f0c", stroke_width=2),
        path("M100 24V126L90 85 100 75 110 65ZM49 75H151L110 85 100 75 90 65Z", "#6d4a1c", opacity=0.6),
    )
    return p.svg()
