"""The backs of the cards: the lidless eye for the deck, a road to the dark tower for sites."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import INK, Picture, circle, ellipse, group, line, path, place, rect
from mathom.games.lidless_eye.art.frames import HEIGHT, SOFT, WIDTH
from mathom.games.lidless_eye.art.lands import land
from mathom.games.lidless_eye.art.shapes import EMBER, FIGURE, FLAME, fire
from mathom.games.lidless_eye.art.sights import SIGHTS
from mathom.games.lidless_eye.art.strongholds import HOLDS

CORNER = "M20 62V28Q20 20 28 20H62M28 54Q28 28 54 28M36 36Q46 40 50 54 40 50 36 36Z"


def corners(width: int, height: int, gold: str) -> str:
    turns = (
        "",
        f"translate({width}) scale(-1 1)",
        f"translate(0 {height}) scale(1 -1)",
        f"translate({width} {height}) scale(-1)",
    )
    return "".join(group(line(CORNER, gold, 2), transform=turn or "scale(1)") for turn in turns)


def draw_back() -> str:
    p = Picture("back-card", WIDTH, HEIGHT)
    gold = p.gold()
    field = p.radial("field", (0, "#7a1f12"), (0.5, "#33100d"), (1, "#0d0506"), r=0.72)
    flames = "".join(group(fire(0, -42, 46), transform=f"translate(120 168) rotate({a})") for a in range(0, 360, 24))
    runes = circle(120, 168, 96, "none", stroke=gold, stroke_width=2) + circle(
        120, 168, 104, "none", stroke=gold, stroke_width=1
    )
    marks = circle(
        120, 168, 100, "none", stroke=EMBER, stroke_width=5, stroke_dasharray="2 9 7 8 1 7 10 9", opacity=0.8
    )
    p.add(
        path(SOFT, field, stroke=gold, stroke_width=4),
        path(nature.rays(Random("back"), 120, 168, 220, 26), "#ff8a3a", opacity=0.08),
        rect(12, 12, 216, 312, "none", rx=7, stroke=gold, stroke_width=1.4),
        runes,
        marks,
        group(flames, **FIGURE),
        group(
            ellipse(120, 168, 74, 46, "#140708"),
            path(
                "M52 168Q120 84 188 168 120 252 52 168Z",
                p.radial("iris", (0, "#fff2a0"), (0.35, FLAME), (0.7, "#ff7a1a"), (1, "#a82a0c")),
            ),
            path("M120 122Q138 168 120 214 102 168 120 122Z", INK),
            **FIGURE,
        ),
        corners(WIDTH, HEIGHT, gold),
    )
    return p.svg()


def draw_site_back() -> str:
    p = Picture("back-site", HEIGHT, WIDTH)
    gold = p.gold()
    outline = "M14 2H322A12 12 0 0 1 334 14V226A12 12 0 0 1 322 238H14A12 12 0 0 1 2 226V14A12 12 0 0 1 14 2Z"
    clip = p.clip("sheet", path(outline))
    p.add(
        group(
            land(p, "doom", Random("back"), HEIGHT, 0, WIDTH),
            place(110, 92, 1.16, HOLDS["dark-tower"], **FIGURE),
            place(30, 150, 0.8, SIGHTS["nine-riders"], **FIGURE),
            path("M150 240Q196 214 174 204L186 204Q220 216 196 240Z", "#e6c98a", opacity=0.7),
            rect(0, 0, HEIGHT, WIDTH, p.radial("shade", (0.5, "#000", 0), (1, "#000", 0.65), r=0.75)),
            clip_path=clip,
        ),
        path(outline, "none", stroke=gold, stroke_width=4),
        rect(10, 10, 316, 220, "none", rx=8, stroke=gold, stroke_width=1.4),
        corners(HEIGHT, WIDTH, gold),
    )
    return p.svg()
