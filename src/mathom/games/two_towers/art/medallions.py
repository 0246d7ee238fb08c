"""The places of the map: round pictures in a gold rim."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from mathom.drawing import nature
from mathom.drawing.svg import INK, Picture, Stop, circle, group, line, rect
from mathom.games.two_towers.art import strongholds, wilds

Scene = Callable[[Picture, Random], str]


class View(NamedTuple):
    sky: tuple[Stop, ...]
    scene: Scene


PLACES = {
    "amon-hen": View(((0, "#f5c98d"), (0.55, "#fbe9c4")), wilds.seat_on_the_hill),
    "rohan": View(((0, "#8fc0dd"), (0.55, "#f6edc6")), wilds.horse_of_the_plains),
    "fangorn": View(((0, "#e8eeb0"), (0.6, "#8aa95a")), wilds.old_trees),
    "edoras": View(((0, "#9cc3df"), (0.6, "#fbe6b4")), strongholds.golden_hall),
    "orthanc": View(((0, "#3c3440"), (0.35, "#8a5a4c"), (0.65, "#e39a58")), strongholds.black_tower),
    "helms-deep": View(((0, "#0c1430"), (0.6, "#4c628f")), strongholds.fortress_by_night),
    "minas-tirith": View(((0, "#6fa6d6"), (0.6, "#eef2ea")), strongholds.white_city),
}


def draw_place(name: str) -> str:
    p = Picture(name, 200, 200)
    view = PLACES[name.removeprefix("place-")]
    sky, gold = p.linear("sky", *view.sky), p.gold()
    shade = p.radial("shade", (0.62, "#000", 0), (1, "#000", 0.5), cy=0.46, r=0.56)
    lens = p.clip("lens", circle(100, 100, 86, "#000"))
    p.add(
        circle(100, 103, 97, "#000", opacity=0.4),
        circle(100, 100, 97.5, INK),
        circle(100, 100, 95.5, gold),
        circle(100, 100, 91, "none", stroke="#6b4613", stroke_width=1.2),
        line(nature.dots(nature.circle_of(100, 100, 91, 48)), "#fff3c4", 2.6),
        circle(100, 100, 87.5, INK),
        group(rect(0, 0, 200, 200, sky), view.scene(p, Random(name)), rect(0, 0, 200, 200, shade), clip_path=lens),
        circle(100, 100, 86, "none", stroke="#f8e2a0", stroke_width=1, opacity=0.6),
    )
    return p.svg()
