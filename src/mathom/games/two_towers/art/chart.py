"""The sheet of the map: parchment with its stains, folds, grid and border, the waters, and a compass rose."""

from math import sin
from random import Random

from mathom.drawing.compass import compass_rose
from mathom.drawing.svg import Picture, circle, element, group, line, path, rect, smooth
from mathom.games.two_towers.art.land import EAST_STREAM, GREAT_RIVER, NARROW, ROSE, SIZE, WEST_STREAM, Land
from mathom.games.two_towers.art.landmarks import INK

BROWN = "#6d4a1e"


def draw_map(name: str) -> str:
    p = Picture(name, SIZE, SIZE)
    edge = deckle(Random(f"{name}-edge"))
    paper = p.radial(
        "paper", (0, "#f6e8c3"), (0.6, "#ead3a0"), (0.88, "#cda768"), (1, "#9a7038"), cx=0.48, cy=0.46, r=0.74
    )
    sheet = p.clip("sheet", path(edge, "#000"))
    p.add(
        path(edge, "#000", opacity=0.4, transform="translate(2 9)"),
        group(
            rect(0, 0, SIZE, SIZE, paper),
            rect(0, 0, SIZE, SIZE, "#fff", filter=stains(p), opacity=0.6),
            folds(),
            grid(),
            waters(),
            *Land(p, Random(name)).draw(),
            compass(),
            border(),
            clip_path=sheet,
        ),
        path(edge, "none", stroke="#5a3a15", stroke_width=3),
    )
    return p.svg(preserveAspectRatio="none")


def deckle(r: Random) -> str:
    """the uneven edge of the sheet"""
    phase = r.uniform(0, 6)
    side = [(t * 50.0, 7 + 4 * sin(t * 1.7 + phase) + r.uniform(-1.5, 1.5)) for t in range(21)]
    top = smooth(side)
    right = smooth([(SIZE - y * NARROW, x) for x, y in side])[1:]
    bottom = smooth([(SIZE - x, SIZE - y * 1.2) for x, y in side])[1:]
    left = smooth([(y * NARROW, SIZE - x) for x, y in side])[1:]
    return f"{top}L{right}L{bottom}L{left}Z"


def stains(p: Picture) -> str:
    noise = element("feTurbulence", type="fractalNoise", baseFrequency=".006 .011", numOctaves=5, seed=8)
    tint = element("feColorMatrix", values="0 0 0 0 .36 0 0 0 0 .22 0 0 0 0 .07 0 0 0 1.5 -.6")
    return f"url({p.define('filter', 'stains', noise + tint, x=0, y=0, width=1, height=1)})"


def folds() -> str:
    light, dark = "M335 0V1000M668 0V1000M0 502H1000", "M333 0V1000M666 0V1000M0 499H1000"
    return line(dark, "#7a5524", 2, opacity=0.16) + line(light, "#fffbe8", 2, opacity=0.4)


def grid() -> str:
    upright = "".join(f"M{x} 24V976" for x in range(100, SIZE, 100))
    level = "".join(f"M14 {y}H986" for y in range(167, SIZE, 167))
    return line(upright + level, "#8f6a33", 0.8, opacity=0.22)


def border() -> str:
    notches = "".join(f"M{x} 24V32M{x} 968V976" for x in range(25, SIZE, 25))
    notches += "".join(f"M14 {y}H19M981 {y}H986" for y in range(42, SIZE, 42))
    return (
        rect(14, 24, 972, 952, "none", stroke=BROWN, stroke_width=2.6)
        + rect(19, 32, 962, 936, "none", stroke=BROWN, stroke_width=1)
        + line(notches, BROWN, 1.6)
    )


def waters() -> str:
    out = ""
    for course, width in ((EAST_STREAM, 4.5), (WEST_STREAM, 4.5), (GREAT_RIVER, 11)):
        d = smooth(course)
        out += line(d, "#6f9aa3", width * 2.1, opacity=0.28)
        out += line(d, "#3f6c79", width * 1.1, opacity=0.8)
        out += line(d, "#a9cbd0", width * 0.5, opacity=0.9)
    lake = "M940 606Q962 612 968 660 976 690 966 730 968 770 954 806 944 812 944 790 938 740 946 700 936 640 940 606Z"
    ripples = "M950 664h12M952 690h14M948 716h14M952 742h10M949 768h10"
    return out + path(lake, "#a9cbd0", stroke="#3f6c79", stroke_width=2) + line(ripples, "#3f6c79", 1.4, opacity=0.7)


def compass() -> str:
    return group(
        circle(0, 0, 84, "none", stroke=INK, stroke_width=2),
        circle(0, 0, 78, "none", stroke=INK, stroke_width=0.8),
        circle(0, 0, 91, "none", stroke=INK, stroke_width=1, stroke_dasharray="2 6"),
        compass_rose(0, 0, 76, "#f6e6bb", "#7a5424"),
        transform=f"translate({ROSE[0]} {ROSE[1]}) scale({NARROW} 1)",
        opacity=0.8,
    )
