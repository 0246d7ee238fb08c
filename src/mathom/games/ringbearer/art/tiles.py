"""The landscape tiles: the look of their region, no two alike. The ways are the page's: they follow the circle."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Picture, circle, group, line, path, place, rect
from mathom.games.ringbearer.art.motifs import MOTIFS, PEN

WIDTH, HEIGHT = 200, 150

# light and dark of the ground, and of the patches on it
GROUNDS = {
    "A": ("#a9c766", "#7fa548", "#c6d98a"),
    "B": ("#b9b3ac", "#8d8a90", "#d6d2cc"),
    "C": ("#dcc27a", "#b79850", "#ead9a2"),
    "D": ("#6d4a44", "#3f2a2a", "#8a5a4c"),
}
# where things stand, around the ways: the corners and the middle of the edges
SPOTS = ((26, 40), (174, 42), (100, 34), (28, 144), (172, 146), (100, 96), (62, 148), (138, 148), (18, 94), (184, 96))


def draw_tile(name: str, region: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    r = Random(name)
    light, dark, patch = GROUNDS[region]
    p.add(
        rect(0, 0, WIDTH, HEIGHT, p.radial("ground", (0, light), (1, dark), r=0.75)),
        path(nature.downs(r, 60, 16, WIDTH, HEIGHT, 3), patch, opacity=0.35),
        path(nature.downs(r, 112, 12, WIDTH, HEIGHT, 3), dark, opacity=0.3),
        *ground(r, region),
    )
    motifs = list(MOTIFS[region])
    r.shuffle(motifs)
    spots = sorted(r.sample(SPOTS, 7), key=lambda spot: spot[1])
    p.add(
        group(
            *(place(x, y, r.choice((0.62, 0.72, 0.8)), motifs[i % len(motifs)]) for i, (x, y) in enumerate(spots)),
            **PEN,
        ),
        rect(1, 1, 198, 148, "none", rx=3, stroke="#2a1a0c", stroke_width=2, opacity=0.6),
    )
    return p.svg()


def ground(r: Random, region: str) -> list[str]:
    """what runs over the whole tile: hedges, snow, a river, cracks of fire"""
    if region == "A":
        return [line(nature.grass(r, 26, WIDTH, r.uniform(60, 130), 9), "#5f8a36", 1.6)]
    if region == "B":
        return [path(nature.ridge(r, 36, 20, WIDTH, 0, 4), "#fff", opacity=0.32)]
    if region == "C":
        x = r.uniform(20, 60)
        course = f"M{x:.0f}-6C{x + 50:.0f} 40 {x - 20:.0f} 70 {x + 60:.0f} 90S{x + 70:.0f} 130 {x + 100:.0f} 156"
        return [
            line(course, "#3c7f9c", 17),
            line(course, "#6fb2c8", 12),
            line(course, "#d5eef2", 1.6, stroke_dasharray="9 13"),
        ]
    out = ""
    for _ in range(3):
        out += f"M{r.randint(10, 150)} {r.randint(20, 130)}l"
        out += " ".join(f"{r.randint(8, 18)} {r.randint(-12, 12)}" for _ in range(3))
    return [line(out, "#2a1410", 6), line(out, "#ff7a2b", 2.4)]


CONE = "M8 150 66 58 78 64 88 50 100 58 112 48 122 62 134 56 192 150Z"
STREAMS = "M88 52 100 58 112 50 108 74 120 96 114 128 122 150H108L100 118 104 92 96 80 92 110 80 150H70L82 104 84 76Z"


def draw_doom_tile(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    sky = p.radial("sky", (0, "#ffb347"), (0.4, "#c0341a"), (1, "#2a0c0e"), cy=0.35, r=0.75)
    p.add(
        rect(0, 0, WIDTH, HEIGHT, sky),
        path("M0 0H200V26Q170 44 140 26T80 30 30 24 0 40Z", "#1a0a0c", opacity=0.55),
        circle(100, 52, 26, "#ffe08a", opacity=0.5),
        path(CONE, "#3b2427", stroke="#160a0b", stroke_width=2, stroke_linejoin="round"),
        path("M112 48 122 62 134 56 192 150H140Q132 96 112 48Z", "#221315"),
        path(STREAMS, "#ff8a2b"),
        path("M92 54 100 58 108 53 104 76 110 100 104 92 100 76 94 96Z", "#ffe08a"),
        line("M84 40l-6-14M98 38l-2-18M114 38l8-14M128 46l14-8M72 48l-14-8", "#ffd05a", 3),
        rect(1, 1, 198, 148, "none", rx=3, stroke="#160a0b", stroke_width=2),
    )
    return p.svg()


def draw_doom(name: str) -> str:
    """Mount Doom alone, on no ground"""
    p = Picture(name, 200, 132)
    p.add(
        group(
            circle(100, 52, 30, "#ffb347", opacity=0.35),
            path(CONE, "#3b2427", stroke="#160a0b", stroke_width=3, stroke_linejoin="round"),
            path("M112 48 122 62 134 56 192 150H140Q132 96 112 48Z", "#221315"),
            path(STREAMS, "#ff8a2b"),
            line("M84 40l-6-14M98 38l-2-18M114 38l8-14", "#ffd05a", 4),
            transform="translate(0 -18)",
        )
    )
    return p.svg()
