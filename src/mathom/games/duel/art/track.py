"""The track of the quest: two roads side by side through one country, from the green hills to the mountain of fire."""

from math import sin
from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Point, circle, group, line, path, rect, smooth, use
from mathom.games.duel.art.crests import BONUSES
from mathom.games.duel.art.sheet import Sheet
from mathom.games.duel.art.signs import INK
from mathom.games.duel.components import Components

WIDTH, HEIGHT = 1000, 240
# what the component file calls the bonuses
SIGNS = {
    "coins": BONUSES["bonus-coins"],
    "units": BONUSES["bonus-unit"],
    "extra-turn": BONUSES["bonus-turn"],
    "raze": BONUSES["bonus-fortress"],
}


def spaces(steps: int) -> tuple[list[Point], list[Point]]:
    """the middles of the spaces of each seat, from the start to the last, in a picture of 1000 by 240"""
    across = [52 + 896 / steps * i for i in range(steps + 1)]
    upper: list[Point] = [(round(x), round(129 - 6 * sin(x / 71))) for x in across]
    return upper, [(round(x), round(199 + 5 * sin(x / 71 + 0.6))) for x in across]


def draw_track(name: str, components: Components) -> str:
    bonus = {b.step: SIGNS[b.effect] for b in components.bonus}
    p = Sheet(name, WIDTH, HEIGHT, [*bonus.values()] * 2)
    r = Random(name)
    steps = components.track.steps
    roads = spaces(steps)
    size = min(1, 14 / steps)
    sky = p.linear("sky", (0, "#9cc9e0"), (0.35, "#f3e3b0"), (0.7, "#d08a52"), (1, "#4a0f0c"), x=1, y=0.1)
    field = p.linear("field", (0, "#6fa044"), (0.4, "#a89a52"), (0.7, "#6b4a34"), (1, "#2a0f0c"), x=1, y=0)
    p.add(
        rect(2, 2, 996, 236, INK, rx=16),
        rect(6, 6, 988, 228, sky, rx=12),
        group(path(nature.ridge(r, 72, 26, 986, 200, 6), "#3a2a3a", opacity=0.3), transform="translate(7)"),
        path("M7 104Q120 76 250 100T520 96 760 100 993 104V222Q993 233 982 233H18Q7 233 7 222Z", field),
        *sights(),
        *(road(smooth(course), seat) for seat, course in enumerate(roads)),
    )
    for seat, course in enumerate(roads):
        plain = p.symbol(f"plain{seat}", space(seat, ("#8a6127", "#a8443a")[seat]))
        special = p.symbol(f"bonus{seat}", space(seat, "#ffd24a"))
        for step, (x, y) in enumerate(course):
            p.add(use(special if step in bonus or step == steps else plain, x, y, size))
            if step in bonus:
                p.add(p.sign(bonus[step], x, y, 33 * size))
    (ax, ay), (bx, by) = roads[0][steps], roads[1][steps]
    p.add(
        path(f"M{ax} {ay - 19}q18 16 12 29-12 11-24 0-6-13 12-29Z", "#ff7a1c", stroke=INK, stroke_width=2),
        path(f"M{ax} {ay - 4}q9 8 6 15-6 5-12 0-3-7 6-15Z", "#ffe08a"),
        p.sign("ring", bx, by, 36),
        rect(4, 4, 992, 232, "none", rx=14, stroke=p.gold(), stroke_width=3),
    )
    return p.svg()


def road(course: str, seat: int) -> str:
    edge, way = (("#5a3a15", "#f0dcaa"), ("#0d080b", "#4a3a40"))[seat]
    return line(course, edge, 24) + line(course, way, 18)


def space(seat: int, rim: str) -> str:
    """round and pale for the Fellowship, six-sided and dark for Sauron"""
    if seat == 0:
        return circle(0, 0, 24, "#fbf0d0", stroke=INK, stroke_width=6) + circle(
            0, 0, 24, "none", stroke=rim, stroke_width=3
        )
    shape = "M0-26 23-13V13L0 26-23 13V-13Z"
    return path(shape, "#2a1c22", stroke=INK, stroke_width=6) + path(shape, "none", stroke=rim, stroke_width=3)


def sights() -> list[str]:
    """along the way: a round door, the house in the valley, a pass, a golden wood, two kings of stone, a gate, fire"""
    return [
        path("M34 104Q44 50 92 48T152 104Z", "#7fae48", stroke=INK, stroke_width=2)
        + circle(92, 84, 18, "#f0d79a", stroke=INK, stroke_width=2)
        + circle(92, 84, 13, "#1f7a3f", stroke=INK, stroke_width=2)
        + path("M116 58V34H126V62Z", "#a5662e", stroke=INK, stroke_width=2),
        path(
            "M202 104V68H194L226 42 258 68H250V104ZM258 104V52L268 26 278 52V104Z",
            "#f7efd8",
            stroke=INK,
            stroke_width=2,
        )
        + path("M216 104V84Q226 72 236 84V104ZM264 62H272V76H264Z", "#b98a3a"),
        path("M322 106 362 34 380 62 398 22 448 106Z", "#8d949b", stroke=INK, stroke_width=2)
        + path("M398 22 448 106H408Q416 60 398 22ZM362 34 376 56 372 82Z", "#5f666e")
        + path("M362 34 370 47 361 52 355 47ZM398 22 409 41 399 46 390 40Z", "#fff"),
        path(
            "M480 106 498 36 516 106ZM508 106 530 22 552 106ZM544 106 560 44 576 106Z",
            "#d9b23a",
            stroke=INK,
            stroke_width=2,
        )
        + path("M498 36 516 106H500ZM530 22 552 106H532ZM560 44 576 106H562Z", "#a5801c"),
        path(
            "M616 106V66L610 56 617 28H637L644 56 638 66V106ZM672 106V66L666 56 673 28H693L700 56 694 66V106Z",
            "#b5ac98",
            stroke=INK,
            stroke_width=2,
        )
        + circle(627, 24, 9, "#b5ac98", stroke=INK, stroke_width=2)
        + circle(683, 24, 9, "#b5ac98", stroke=INK, stroke_width=2),
        path("M722 106V50H732V58H742V50H752V68H784V50H794V58H804V50H814V106Z", "#4a3a3c", stroke=INK, stroke_width=2)
        + path("M752 106V86Q768 70 784 86V106Z", "#140a0c"),
        path(
            "M834 106 840 44 830 20 843 32 849 10 855 32 868 20 858 44 864 106Z",
            "#1a1216",
            stroke="#c2503a",
            stroke_width=2,
        )
        + path("M842 38Q849 30 856 38 849 46 842 38Z", "#ffb02e"),
        path("M872 112 920 34 932 44 946 30 993 104V130H872Z", "#38201c", stroke=INK, stroke_width=2.4)
        + path("M920 34 932 44 946 30 942 84 934 62 926 92Z", "#ff7a1c")
        + path("M934 36Q922 22 938 10L954 8Q944 22 946 34Z", "#2a1414", opacity=0.6),
    ]
