"""The map: seven regions on parchment, washed with their colours, and the lines along which units move."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Point, circle, element, ellipse, group, line, path, rect, spot, use
from mathom.games.duel.art.land import BORDERS, HILLS, NARROW, OUTLINES, RIVERS, Ground, curve, outline
from mathom.games.duel.art.regions import FIELDS
from mathom.games.duel.art.sheet import Sheet
from mathom.games.duel.components import Components

INK = "#4a3212"


def draw_map(name: str, components: Components) -> str:
    spots: dict[str, Point] = {region.id: (region.x, region.y) for region in components.region}
    joined = [(a.id, b) for a in components.region for b in a.lines if a.id < b]
    p = Sheet(name, 1000, 1000)
    paper = p.radial(
        "paper", (0.3, "#fff", 0.22), (0.6, "#fff", 0), (0.75, "#6b420c", 0.1), (1, "#4a2a08", 0.5), r=0.75
    )
    ground, r = Ground(spots, joined), Random(name)
    shapes = {region: p.define("path", region, "", d=outline(region)) for region in OUTLINES}
    land = p.symbol("land", *(element("use", href=ref) for ref in shapes.values()))
    borders = p.define("path", "borders", "", d="".join(curve(course) for course in BORDERS.values()), fill="none")
    roads = "".join(f"M{spot(*spots[a])} {spot(*spots[b])}" for a, b in joined)
    lines = p.define("path", "lines", "", d=roads, fill="none")
    # the round fields on which the units stand, rimmed with the colour of the region
    rim = ellipse(0, 0, 50 * NARROW, 50, INK, stroke=INK, stroke_width=12)
    field = p.symbol("field", rim, ellipse(0, 0, 50 * NARROW, 50, "#fbf1d4", stroke_width=7))
    p.add(
        rect(0, 0, 1000, 1000, "#7fa9ab"),
        element("use", href=land, fill="none", stroke="#94b9b8", stroke_width=46),
        element("use", href=land, fill="none", stroke="#b9d3cb", stroke_width=22),
        element("use", href=land, fill="none", stroke="#33606b", stroke_width=9),
        waves(),
        element("use", href=land, fill="#f1deb0"),
        rect(0, 0, 1000, 1000, paper),
        *(
            element("use", href=ref, fill=FIELDS[region], opacity=0.36 if region == "mordor" else 0.22)
            for region, ref in shapes.items()
        ),
        line("M335 10V990M668 10V990M10 500H990", "#7a5524", 2, opacity=0.16),
        line("M337 10V990M670 10V990M10 503H990", "#fffbe8", 2, opacity=0.4),
        line("".join(curve(course) for course in RIVERS), "#4f8793", 5),
        element("use", href=borders, stroke="#f9efd2", stroke_width=8, opacity=0.75),
        element("use", href=borders, stroke="#7a3b1c", stroke_width=3.4, stroke_dasharray="16 9"),
        hills(ground),
        *wood(ground.trees(r)),
        *mountains(ground.peaks(r)),
        landmarks(),
        element("use", href=lines, stroke="#fff6da", stroke_width=9, opacity=0.8),
        element("use", href=lines, stroke="#8c1a12", stroke_width=6, stroke_dasharray="1 15"),
        *(use(field, x, y, stroke=FIELDS.get(region, "#8d7a58")) for region, (x, y) in spots.items()),
        compass(),
        rect(5, 7, 990, 986, "none", stroke="#5a3a15", stroke_width=9),
        rect(14, 20, 972, 960, "none", stroke="#8a6127", stroke_width=2.4),
    )
    return p.svg(preserveAspectRatio="none")


def waves() -> str:
    rows = (
        (30, 470), (90, 520), (40, 580), (110, 640), (40, 710), (120, 770), (50, 840), (150, 880), (80, 930),
        (230, 940), (340, 960), (150, 972), (450, 985),
    )  # fmt: skip
    return line("".join(f"M{x} {y}q9-14 18 0t18 0" for x, y in rows), "#e6f0e4", 3)


def mountains(tops: list[Point]) -> list[str]:
    """light to the left, shaded to the right"""
    high, low = tops[::2], tops[1::2]
    faces = "".join(f"M{x - 16:g} {y + 20:g}l16-50 18 50" for x, y in high)
    faces += "".join(f"M{x - 14:g} {y + 20:g}l14-36 15 36" for x, y in low)
    shades = "".join(f"M{x:g} {y - 30:g}l18 50h-15l3-26Z" for x, y in high)
    shades += "".join(f"M{x:g} {y - 16:g}l15 36h-12l2-18Z" for x, y in low)
    return [path(faces, "#f5e8c4", stroke=INK, stroke_width=2.6), path(shades, "#86663a")]


def hills(ground: Ground) -> str:
    free = [at for at in HILLS if ground.free(at, 20)]
    return line("".join(f"M{x - 17:g} {y:g}q14-26 34 0m-12-11q6 5 7 11" for x, y in free), INK, 2.2, opacity=0.8)


def wood(feet: list[Point]) -> list[str]:
    crowns = "".join(f"M{x:g} {y:g}v-6h-8l8-25 8 25h-8" for x, y in feet)
    return [path(crowns, "#8a9c4c", stroke="#3a441a", stroke_width=2)]


def landmarks() -> str:
    """the volcano and the dark tower, the white city, the black tower, the lonely mountain, the havens, a round door"""
    return (
        path("M868 868l30-76 10 10 10-10 32 76Z", "#4a2a20", stroke="#1d0d08", stroke_width=3)
        + path("M898 792l10 10 10-10-2 40-7-14-7 26Z", "#ff7a24")
        + path("M908 786q-16-22 2-42t-6-44q28 18 20 46t-6 40Z", "#3a2a28", opacity=0.6)
        + path("M916 640l3-44-5-20 7 7 3-13 3 13 7-7-5 20 4 44Z", "#241a1e", stroke="#f3dcae", stroke_width=1.6)
        + path(
            "M624 752h34v12h-34ZM629 740h24v12h-24ZM634 728h14v12h-14ZM638 728l3-26 3 26Z",
            "#fff",
            stroke=INK,
            stroke_width=1.8,
        )
        + path("M428 560l3-34-5-16 7 6 3-12 3 12 7-6-5 16 4 34Z", "#2a2730", stroke="#f3dcae", stroke_width=1.6)
        + path("M740 110l26-64 28 64", "#e9e2d4", stroke=INK, stroke_width=3)
        + path("M767 46l27 64h-20q3-36-7-64", "#6d5f50")
        + path("M150 300v-34q7-16 14 0v34ZM168 300v-26q6-14 12 0v26Z", "#fff", stroke=INK, stroke_width=2)
        + path("M282 330q4-34 24-34t24 34Z", "#a5c04e", stroke=INK, stroke_width=2)
        + circle(306, 321, 8, "#2c7a3c", stroke=INK, stroke_width=2)
        + path(
            "M60 640q20 14 52 0l-8 20H70ZM84 634V580q-20 20-22 48ZM89 634V572q24 26 24 56Z",
            "#fff7e2",
            stroke="#33606b",
            stroke_width=2.4,
        )
    )


def compass() -> str:
    long, short = nature.star(0, 0, 60, 11, 4), nature.star(0, 0, 40, 13, 4, -45)
    return group(
        circle(0, 0, 66, "#7fa9ab", stroke="#e6f0e4", stroke_width=2.4),
        path(short, "#4f7f86"),
        path(long, "#f8ebc8", stroke="#33606b", stroke_width=2),
        transform=f"translate(112 850) scale({NARROW} 1)",
    )
