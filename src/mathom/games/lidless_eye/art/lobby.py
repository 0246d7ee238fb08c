"""The game's own picture for the lobby: the Eye over the dark land, the Nine before it, and hands of cards."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Picture, circle, group, line, path, place, rect, use
from mathom.games.lidless_eye.art.lands import volcano
from mathom.games.lidless_eye.art.orcs import Orc, Troll
from mathom.games.lidless_eye.art.peoples import Man
from mathom.games.lidless_eye.art.shapes import FIGURE
from mathom.games.lidless_eye.art.sights import SIGHTS, rider
from mathom.games.lidless_eye.art.strongholds import HOLDS
from mathom.games.lidless_eye.art.wraiths import NINE

WIDTH, HEIGHT = 640, 400


def draw_lobby(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    r = Random("lobby")
    sky = p.linear("sky", (0, "#14060c"), (0.4, "#6d1712"), (0.7, "#e2601e"), (1, "#ffc05a"))
    glow = p.radial("glow", (0, "#fff0b0", 0.95), (0.4, "#ffb04a", 0.5), (1, "#ff6a20", 0))
    shade = p.radial("shade", (0.55, "#000", 0), (1, "#000", 0.65), r=0.72)
    horse = p.symbol("rider", rider("#16141a", "#201e28", "#ff3b1f"), **FIGURE)
    p.add(
        rect(0, 0, WIDTH, HEIGHT, sky),
        line(nature.stars(r, 26, WIDTH, 90), "#ffd9b0", 1.6, opacity=0.6),
        path(nature.rays(r, 320, 120, 460, 34), "#ffd890", opacity=0.13),
        path(nature.clouds(r, 12, WIDTH, 10, 190), "#1d070a", opacity=0.5),
        circle(320, 122, 210, glow),
        place(222, 18, 1.96, SIGHTS["eye"], **FIGURE),
        path(nature.ridge(r, 252, 40, WIDTH, HEIGHT, 6), "#5a1a14"),
        volcano(112, 286, 110),
        path(nature.ridge(r, 286, 26, WIDTH, HEIGHT, 6), "#33100e"),
        place(480, 152, 1.5, HOLDS["dark-tower"], **FIGURE),
        path(nature.downs(r, 318, 10, WIDTH, HEIGHT), "#1c0808"),
        *(use(horse, x, y, s) for x, y, s in ((178, 246, 0.5), (236, 256, 0.56), (372, 256, 0.56), (430, 248, 0.5))),
        line(nature.dots([(r.uniform(20, 620), r.uniform(120, 330)) for _ in range(26)]), "#ffb04a", 2.6, opacity=0.85),
        group(
            place(6, 266, 1.25, Orc("black", "horned", "scimitar", "eye").figure()),
            place(514, 268, 1.2, Troll("olog", "spikes", "mace", "plates", "#33303a").figure()),
            place(122, 292, 1, Man("turban", "black", "dark", "short", "spear", "robe", "#a3231c", "#6d100e").figure()),
            place(420, 292, 1, Orc("olive", "crest", "banner", "stripes").figure()),
            place(241, 214, 1.6, NINE["the-witch-king"].figure()),
            **FIGURE,
        ),
        rect(0, 0, WIDTH, HEIGHT, shade),
    )
    return p.svg()
