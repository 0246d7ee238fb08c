"""The cards: a gold frame with an arched window, the signs in the corners, a free banner for the name; and the back."""

from math import cos, sin, tau

from mathom.games.two_towers.art import nature
from mathom.games.two_towers.art.emblems import emblem, roundel, sign
from mathom.games.two_towers.art.scenery import HEIGHT, PALETTES, WIDTH, scene
from mathom.games.two_towers.art.svg import INK, Picture, Point, circle, group, line, path, place, polygon, rect, use

WINDOW = "M15 335V112C15 52 64 15 125 15S235 52 235 112V335Z"
INNER_LINE = "M20.5 300V112C20.5 56 67 20.5 125 20.5S229.5 56 229.5 112V300"


def draw_card(name: str) -> str:
    colour, trait = ("white", "wizard") if name == "gandalf" else name.split("-")
    p = Picture(name, WIDTH, HEIGHT)
    c, gold = PALETTES[colour], p.gold()
    sign_ref = p.symbol("emblem", emblem(trait, gold))
    shade = p.radial("shade", (0.5, "#000", 0), (1, "#000", 0.6), cy=0.42, r=0.75)
    aura = p.radial("aura", (0, c.glow, 0.75), (0.6, c.glow, 0.28), (1, c.glow, 0))
    view = p.clip("window", path(WINDOW, "#000"))
    p.add(
        rect(0, 0, WIDTH, HEIGHT, INK, rx=15),
        rect(3, 3, WIDTH - 6, HEIGHT - 6, c.near, rx=13, stroke=gold, stroke_width=2.4),
        rect(7.5, 7.5, WIDTH - 15, HEIGHT - 15, c.ink, rx=9),
        spandrels(gold),
        group(scene(p, colour), rect(0, 0, WIDTH, HEIGHT, shade), circle(125, 156, 96, aura), clip_path=view),
        path(WINDOW, "none", stroke=INK, stroke_width=6),
        path(WINDOW, "none", stroke=gold, stroke_width=3),
        line(INNER_LINE, gold, 0.9, opacity=0.75),
        keystone(gold),
        use(sign_ref, 53, 84, 1.44, stroke=INK, stroke_width=9, opacity=0.3) if trait == "none" else "",
        use(sign_ref, 52, 84, 1.46),
        banner(p, gold),
        roundel(33, 33, 24, c.near, gold),
        place(15.4, 15.4, 0.55, sign(colour)),
        roundel(219, 31, 19, "#1d140c", gold),
        use(sign_ref, 205.5, 17.5, 0.27),
    )
    return p.svg()


def spandrels(gold: str) -> str:
    """fans of gold lines in the corners above the arch, stepped lines at its feet"""
    fan = "".join(
        f"M12 12L{12 + 96 * cos(a):.1f} {12 + 96 * sin(a):.1f}" for a in (i / 36 * tau / 2 for i in range(1, 18))
    )
    return line(fan, gold, 0.8, opacity=0.55) + group(
        line(fan, gold, 0.8, opacity=0.55), transform="translate(250) scale(-1 1)"
    )


def keystone(gold: str) -> str:
    """a small fan where the arch is highest"""
    return (
        path("M125 37 103 14Q105 7.5 112 6H138Q145 7.5 147 14Z", INK)
        + path("M125 34 106 14Q108 9 113 8H137Q142 9 144 14Z", gold)
        + line("M125 32V9M125 32 117 8.6M125 32 133 8.6M125 32 110 11M125 32 140 11", INK, 1)
        + circle(125, 33, 3.2, gold, stroke=INK, stroke_width=1)
    )


def banner(p: Picture, gold: str) -> str:
    """parchment between two folded ends: the page writes the name on it"""
    parchment = p.linear("banner", (0, "#f8edcf"), (0.7, "#ecd8a8"), (1, "#cfae72"))
    return (
        rect(5, 330, 240, 14, INK, opacity=0.85)
        + path("M4 296H30V341H4L13 318.500Z", "#b08d55", stroke="#3d2509", stroke_width=1.6)
        + path("M246 296H220V341H246L237 318.500Z", "#b08d55", stroke="#3d2509", stroke_width=1.6)
        + path("M20 336H230V341L220 345H30L20 341Z", "#5d3f17")
        + path("M18 287Q125 281 232 287V336Q125 330 18 336Z", parchment, stroke="#4a2d0c", stroke_width=1.8)
        + line("M23 291.500Q125 285.500 227 291.500M23 331.500Q125 325.500 227 331.500", "#a57c3c", 1)
    )


def draw_back(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    gold = p.gold()
    field = p.radial("field", (0, "#34573f"), (0.55, "#173023"), (1, "#08150f"), r=0.8)
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
        *(path(wave_ring(80, 6.5, 18, phase), "none", stroke=gold, stroke_width=1) for phase in range(3)),
        circle(125, 175, 69, "#173023", stroke=gold, stroke_width=2),
        line(ticks(125, 175, 62, 67, 72), "#d8b25f", 1),
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


def wave_ring(radius: float, height: float, waves: int, phase: int) -> str:
    def at(i: int) -> Point:
        angle = i / 180 * tau
        far = radius + height * cos(waves * angle + phase * tau / 3)
        return 125 + far * cos(angle), 175 + far * sin(angle)

    return polygon(at(i) for i in range(180))


def ticks(x: float, y: float, inner: float, outer: float, count: int) -> str:
    out = ""
    for i in range(count):
        c, s = cos(i / count * tau), sin(i / count * tau)
        start = inner - 3 if i % 9 == 0 else inner
        out += f"M{x + start * c:.1f} {y + start * s:.1f}L{x + outer * c:.1f} {y + outer * s:.1f}"
    return out


def compass_rose(x: float, y: float, radius: float, gold: str, shade: str = "#5d3d10") -> str:
    """two four-pointed stars with a light and a dark side to every point"""
    out = ""
    for turn, size, waist in ((45, 0.7, 0.2), (0, 1, 0.19)):
        far, near = radius * size, radius * waist
        light = f"M0-{far:.1f}L0 0-{near * 0.71:.1f}-{near * 0.71:.1f}Z"
        dark = f"M0-{far:.1f}L0 0 {near * 0.71:.1f}-{near * 0.71:.1f}Z"
        for quarter in range(4):
            spin = f"translate({x:g} {y:g}) rotate({turn + quarter * 90})"
            out += group(path(light, gold), path(dark, shade), transform=spin, stroke=INK, stroke_width=0.8)
    return out + circle(x, y, radius * 0.12, gold, stroke=INK, stroke_width=1) + circle(x, y, radius * 0.05, INK)


__all__ = ["compass_rose", "draw_back", "draw_card", "nature"]
