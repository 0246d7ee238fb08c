"""The cards: a gold frame with an arched window, the signs in the corners, a free banner for the name; and the back."""

from math import cos, sin, tau

from mathom.drawing.compass import compass_rose
from mathom.drawing.svg import (
    INK,
    Picture,
    Point,
    circle,
    element,
    group,
    line,
    path,
    place,
    polygon,
    rect,
    spot,
    use,
)
from mathom.games.two_towers.art.emblems import emblem, roundel, sign
from mathom.games.two_towers.art.scenery import HEIGHT, PALETTES, WIDTH, scene

WINDOW = "M15 335V112C15 52 64 15 125 15S235 52 235 112V335Z"
INNER_LINE = "M20.5 300V112C20.5 56 67 20.5 125 20.5S229.5 56 229.5 112V300"


def draw_card(name: str) -> str:
    colour, trait = ("white", "wizard") if name == "gandalf" else name.split("-")
    p = Picture(name, WIDTH, HEIGHT)
    c, gold = PALETTES[colour], p.gold()
    emblem_ref = p.symbol("emblem", emblem(trait, p.bright_gold()))
    fan = p.symbol("fan", *spandrel(gold))
    shade = p.radial("shade", (0.5, "#000", 0), (1, "#000", 0.6), cy=0.42, r=0.75)
    aura = p.radial("aura", (0, c.deep, 0.5), (0.55, c.deep, 0.32), (1, c.deep, 0))
    view = p.clip("window", path(WINDOW, "#000"))
    p.add(
        rect(0, 0, WIDTH, HEIGHT, INK, rx=15),
        rect(3, 3, WIDTH - 6, HEIGHT - 6, c.near, rx=13, stroke=gold, stroke_width=2.4),
        rect(7.5, 7.5, WIDTH - 15, HEIGHT - 15, c.ink, rx=9),
        *(use(fan, x, 0, side, 1) for x, side in ((0, 1), (WIDTH, -1))),
        group(scene(p, colour), rect(0, 0, WIDTH, HEIGHT, shade), circle(125, 156, 96, aura), clip_path=view),
        path(WINDOW, "none", stroke=INK, stroke_width=6),
        path(WINDOW, "none", stroke=gold, stroke_width=3),
        line(INNER_LINE, gold, 0.9, opacity=0.75),
        keystone(gold),
        use(emblem_ref, 45, 77, 1.6),
        banner(p),
        roundel(35, 35, 27, c.near, gold),
        place(13.6, 13.6, 0.67, sign(colour)),
        roundel(217, 33, 23, "#1d140c", gold),
        use(emblem_ref, 199.5, 15.5, 0.35),
    )
    return p.svg()


def spandrel(gold: str) -> list[str]:
    """a fan of gold lines behind a corner sign, cut off by the arch"""
    steps = ((cos(i / 24 * tau), sin(i / 24 * tau)) for i in range(7))
    spokes = "".join(f"M{spot(35 + 27 * c, 35 + 27 * s)} {spot(35 + 70 * c, 35 + 70 * s)}" for c, s in steps)
    return [line(spokes, gold, 1.2, opacity=0.7), line("M64 10.5H103M10.5 64V120", gold, 1.4)]


def keystone(gold: str) -> str:
    """a small fan where the arch is highest"""
    return (
        path("M125 37 103 14Q105 7.5 112 6H138Q145 7.5 147 14Z", INK)
        + path("M125 34 106 14Q108 9 113 8H137Q142 9 144 14Z", gold)
        + line("M125 32V9M125 32 117 8.6M125 32 133 8.6M125 32 110 11M125 32 140 11", INK, 1)
        + circle(125, 33, 3.2, gold, stroke=INK, stroke_width=1)
    )


def banner(p: Picture) -> str:
    """parchment between two folded ends: the page writes the name on it"""
    parchment = p.linear("banner", (0, "#f8edcf"), (0.7, "#ecd8a8"), (1, "#cfae72"))
    return (
        rect(5, 330, 240, 14, INK, opacity=0.85)
        + path("M4 296H30V341H4L13 318.5Z", "#b08d55", stroke="#3d2509", stroke_width=1.6)
        + path("M246 296H220V341H246L237 318.5Z", "#b08d55", stroke="#3d2509", stroke_width=1.6)
        + path("M20 336H230V341L220 345H30L20 341Z", "#5d3f17")
        + path("M18 287Q125 281 232 287V336Q125 330 18 336Z", parchment, stroke="#4a2d0c", stroke_width=1.8)
        + line("M23 291.5Q125 285.5 227 291.5M23 331.5Q125 325.5 227 331.5", "#a57c3c", 1)
    )


def draw_back(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    gold = p.gold()
    field = p.radial("field", (0, "#34573f"), (0.55, "#173023"), (1, "#08150f"), r=0.8)
    wave = p.symbol("wave", path(wave_ring(80, 6.5, 18), "none", stroke=gold, stroke_width=1))
    corner = p.symbol("corner", *corner_fan(gold))
    p.add(
        rect(0, 0, WIDTH, HEIGHT, INK, rx=15),
        rect(3, 3, 244, 344, field, rx=13, stroke=gold, stroke_width=2.4),
        rect(13, 13, 224, 324, "none", rx=7, stroke=gold, stroke_width=2.2),
        line(lattice(), "#d8b25f", 0.7, opacity=0.3),
        rect(18.5, 18.5, 213, 313, "none", rx=4, stroke=gold, stroke_width=0.9),
        *(
            use(corner, x, y, sx, sy)
            for x, y, sx, sy in ((19, 19, 1, 1), (231, 19, -1, 1), (19, 331, 1, -1), (231, 331, -1, -1))
        ),
        circle(125, 175, 94, INK, opacity=0.5),
        circle(125, 175, 91, "#0c1b13", stroke=gold, stroke_width=2.4),
        *(element("use", href=wave, transform=f"rotate({turn} 125 175)") for turn in ("0", "6.67", "13.33")),
        circle(125, 175, 69, "#173023", stroke=gold, stroke_width=2),
        circle(125, 175, 64, "none", stroke="#d8b25f", stroke_width=5, stroke_dasharray="1 4.59"),
        compass_rose(125, 175, 58, gold),
    )
    return p.svg()


def lattice() -> str:
    """a diamond net over the field"""
    return "".join(
        f"M{max(18, x)} {18 + max(0, 18 - x)}L{min(232, x + 314)} {min(332, 18 + 232 - x)}"
        for x in range(-290, 232, 22)
    ) + "".join(
        f"M{min(232, x)} {18 + max(0, x - 232)}L{max(18, x - 314)} {min(332, 18 + x - 18)}" for x in range(40, 540, 22)
    )


def corner_fan(gold: str) -> list[str]:
    spokes = "".join(f"M0 0L{46 * cos(a):.1f} {46 * sin(a):.1f}" for a in (i / 32 * tau / 2 for i in range(1, 16)))
    return [
        path("M0 0H50A50 50 0 0 1 0 50Z", "#0c1b13"),
        line(spokes, gold, 1, opacity=0.8),
        path("M50 0A50 50 0 0 1 0 50M36 0A36 36 0 0 1 0 36", "none", stroke=gold, stroke_width=1.6),
        path("M0 0H18A18 18 0 0 1 0 18Z", gold),
    ]


def wave_ring(radius: float, height: float, waves: int) -> str:
    """a circle that swings in and out, around the middle of the card"""

    def at(i: int) -> Point:
        angle = i / 180 * tau
        far = radius + height * cos(waves * angle)
        return 125 + far * cos(angle), 175 + far * sin(angle)

    return polygon(at(i) for i in range(180))
