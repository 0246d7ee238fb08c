"""The game's own picture for the lobby: the two sides, and between them the ring."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Point, circle, group, line, path, place, rect
from mathom.games.duel.art.sheet import Sheet

WIDTH, HEIGHT = 640, 400


def draw_game(name: str) -> str:
    p = Sheet(name, WIDTH, HEIGHT)
    r = Random(name)
    sky = p.linear("sky", (0, "#1c4a78"), (0.42, "#e9c27a"), (0.58, "#e88a3c"), (1, "#3a0a0c"), x=1, y=0.25)
    glow = p.radial("glow", (0, "#fff3c8", 0.95), (0.45, "#ffd27a", 0.45), (1, "#ffb04a", 0))
    shade = p.radial("shade", (0.55, "#000", 0), (1, "#000", 0.6), r=0.72)
    far = p.linear("far", (0.2, "#5a8496"), (0.5, "#a87a5a"), (0.8, "#5f1f1a"), x=1, y=0)
    ring = p.linear("ring", (0, "#fff6c8"), (0.35, "#e9b23c"), (0.65, "#9a6414"), (1, "#f7d77c"), x=0.8)
    p.add(
        rect(0, 0, WIDTH, HEIGHT, sky),
        line(nature.stars(r, 30, 220, 120), "#fff", 1.8, opacity=0.8),
        path(nature.rays(r, 320, 170, 420, 30), "#fff0c0", opacity=0.12),
        group(path(nature.clouds(r, 9, 460, 20, 130), "#2a0708", opacity=0.55), transform="translate(300)"),
        circle(320, 170, 190, glow),
        path(nature.ridge(r, 262, 40, WIDTH, HEIGHT, 6), far),
        volcano(),
        path("M0 300Q120 262 250 290T400 330V400H0Z", "#35603f"),
        path("M640 296Q520 276 420 300T260 336V400H640Z", "#2a1014"),
        dark_tower(),
        circle(320, 170, 78, "none", stroke="#3a1c06", stroke_width=36),
        circle(320, 170, 78, "none", stroke=ring, stroke_width=30),
        circle(320, 170, 90, "none", stroke="#fff6cc", stroke_width=3, opacity=0.7),
        circle(320, 170, 66, "none", stroke="#6b400c", stroke_width=4, opacity=0.8),
        circle(
            320, 170, 78.5, "none", stroke="#c2380c", stroke_width=7, stroke_dasharray="1 9 6 9 1 8 11 9", opacity=0.85
        ),
        path("M0 352Q120 316 236 340T330 400H0Z", "#142a1c"),
        company(),
        path("M640 344Q520 330 420 352T318 400H640Z", "#120609"),
        host(r),
        rect(0, 0, WIDTH, HEIGHT, shade),
    )
    return p.svg()


def company() -> str:
    """nine walk one after the other along the ridge"""
    cloak = path("M-9 0Q-8-26-5-32-7-44 0-45 7-44 5-32 8-26 9 0Z", "#0d1a12")
    nine = (
        (46, 342, 1.25), (92, 336, 1.15), (118, 334, 0.8), (140, 335, 0.8), (162, 336, 0.8), (184, 338, 0.8),
        (208, 341, 1.1), (236, 348, 1), (262, 358, 1.15),
    )  # fmt: skip
    return (
        "".join(place(x, y, s, cloak) for x, y, s in nine)
        + path("M33 290 46 262 58 290Z", "#0d1a12")
        + line("M64 342V268M222 341V296", "#0d1a12", 3)
        + path(nature.star(64, 264, 13, 4, 8), "#fff6cc")
    )


def host(r: Random) -> str:
    """a wood of spears, and the riders' horns"""
    spears = "".join(f"M{x} 400V{r.randint(296, 330)}l4 13h-8l4-13" for x in range(392, 640, 13))
    heads: list[Point] = [(x, r.randint(352, 362)) for x in range(386, 640, 20)]
    return (
        path(spears, "#0d0406", stroke="#0d0406", stroke_width=2.6)
        + line(nature.dots(heads), "#0d0406", 26)
        + path("M382 372H640V400H382Z", "#0d0406")
        + line(nature.dots([(x - 4, y - 2) for x, y in heads]), "#ff5a26", 3)
        + path(
            "M470 400V296q26-10 56 4l-14 20 14 22q-30-10-54-2M576 400V286q26-10 52 4l-14 20 14 22q-28-10-50-2",
            "#7a1410",
            stroke="#0d0406",
            stroke_width=3,
        )
    )


def dark_tower() -> str:
    return place(
        546,
        312,
        1,
        path(
            "M-40 0-28-120-40-134-24-140-20-196-34-236-12-208-6-190H6L12-208 34-236 20-196 24-140 40-134 28-120 40 0Z",
            "#140a0e",
            stroke="#8a3a24",
            stroke_width=2,
        ),
        path("M-24-196Q0-222 24-196 0-172-24-196Z", "#ffb02e"),
        path("M0-212Q8-196 0-180-8-196 0-212Z", "#1a0404"),
        path("M-4-110h8v16h-8ZM-14-70h7v14h-7ZM7-70h7v14h-7Z", "#ff6a20"),
    )


def volcano() -> str:
    return (
        path("M368 312 424 214 436 224 450 210 514 312Z", "#3a1614")
        + path("M424 214 436 224 450 210 446 262 436 240 428 276Z", "#ff7a24")
        + path("M438 214q-26-30 4-62t-10-64q46 28 32 66t-8 56Z", "#1d0a0c", opacity=0.6)
    )
