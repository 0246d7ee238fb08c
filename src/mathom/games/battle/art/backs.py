"""The backs of both kinds of cards, and the signs of the places where they are discarded."""

from math import cos, sin, tau

from mathom.drawing.svg import INK, Picture, circle, element, group, line, path, rect, spot
from mathom.games.battle.art.cards import HEIGHT, WIDTH
from mathom.games.battle.art.mordor import eye
from mathom.games.battle.art.shapes import petals

CORNERS = ((0, 0), (250, 0), (0, 350), (250, 350))


def corners(p: Picture, *inner: str) -> list[str]:
    """a drawing in the upper left corner, and mirrored in the others"""
    ref = p.symbol("corner", *inner)
    return [
        element("use", href=ref, transform=f"translate({x} {y}) scale({-1 if x else 1} {-1 if y else 1})")
        for x, y in CORNERS
    ]


def rays(x: int, y: int, radius: float, count: int) -> str:
    """wedges of light from one point, to which the pen returns after each"""
    out = f"M{x} {y}"
    for i in range(count):
        a, b = ((i + side) / count * tau for side in (-0.25, 0.25))
        across = (cos(b) - cos(a)) * radius, (sin(b) - sin(a)) * radius
        out += f"l{cos(a) * radius:.0f} {sin(a) * radius:.0f} {across[0]:.0f} {across[1]:.0f}z"
    return out.replace(" -", "-")


def the_ring(gold: str) -> str:
    return (
        circle(125, 175, 47, "none", stroke=INK, stroke_width=30)
        + circle(125, 175, 47, "none", stroke=gold, stroke_width=25)
        + circle(125, 175, 47, "none", stroke="#8a2a08", stroke_width=5, stroke_dasharray="9 5 2 4 5 6", opacity=0.85)
        + line("M84 162A43 43 0 0 1 108 135M82 190A45 45 0 0 0 86 199", "#fffbe6", 4)
    )


def draw_ring_back(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    gold = p.bright_gold()
    p.add(
        rect(2, 2, 246, 346, "#4a1f12", rx=13, stroke=gold, stroke_width=4),
        rect(13, 13, 224, 324, "#6d2a17", rx=7, stroke=gold, stroke_width=2),
        path(rays(125, 175, 108, 18), "#ffb85a", opacity=0.2),
        rect(19, 19, 212, 312, "none", rx=4, stroke="#d8a24f"),
        *corners(
            p,
            path("M20 20H78Q70 34 56 36 58 52 42 54 40 70 20 78Z", "#3a150c", stroke=gold, stroke_width=1.6),
            path(petals(38, 38, 4, 2, 15, 30, 45), gold),
        ),
        circle(125, 175, 84, "#3a150c", stroke=gold, stroke_width=3),
        circle(125, 175, 76, "none", stroke="#d8a24f", stroke_width=6, stroke_dasharray="1.5 7.34"),
        the_ring(gold),
    )
    return p.svg()


def draw_enemy_back(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    p.add(
        rect(2, 2, 246, 346, "#1c1315", rx=13, stroke="#8d2a1c", stroke_width=4),
        rect(13, 13, 224, 324, "#2a1214", rx=7, stroke="#7d7672", stroke_width=2),
        path(rays(125, 175, 108, 18), "#d8341c", opacity=0.22),
        path(spikes(), "#0d0809", stroke="#7d7672", stroke_width=1.6),
        *corners(p, path("M20 20H84L52 32 58 58 32 52 20 84Z", "#0d0809", stroke="#8d2a1c", stroke_width=1.6)),
        circle(125, 175, 72, "#3d0d0c", stroke="#a39a92", stroke_width=3),
        group(eye(), transform="translate(18.75 107) scale(.85)", stroke=INK, stroke_width=3.4),
    )
    return p.svg()


def spikes() -> str:
    """an iron ring with points outwards"""

    def at(i: float, radius: float) -> str:
        return spot(125 + radius * cos(i / 16 * tau), 175 + radius * sin(i / 16 * tau))

    return "M" + " ".join(f"{at(i, 104 if i % 2 else 92)} {at(i + 0.5, 78)}" for i in range(16)) + "Z"


def draw_ring_slot(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    p.add(
        slot(),
        group(
            circle(125, 175, 47, "none", stroke_width=3),
            circle(125, 175, 30, "none", stroke_width=3),
            stroke="#d9ae5a",
            opacity=0.5,
        ),
    )
    return p.svg()


def draw_enemy_slot(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    lid = "M62 175Q125 118 188 175 125 232 62 175ZM125 142Q142 175 125 208 108 175 125 142Z"
    p.add(slot(), path(lid, "none", stroke="#d9705a", stroke_width=3, stroke_linejoin="round", opacity=0.6))
    return p.svg()


def slot() -> str:
    """an empty place on the table"""
    return rect(4, 4, 242, 342, "#000", rx=13, stroke="#d9ae5a", stroke_width=3, stroke_dasharray="10 8", opacity=0.35)
