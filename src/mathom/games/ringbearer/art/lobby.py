"""The game's own picture for the lobby, and its small sign for the browser: the road to Mount Doom."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import INK, Picture, Value, circle, group, line, path, place, rect
from mathom.games.ringbearer.art.figures import PEN, hobbit, rider
from mathom.games.ringbearer.art.symbols import eye

WIDTH, HEIGHT = 640, 400
CONE = "M300 262 398 112 414 120 430 100 450 112 470 96 486 118 502 108 620 262Z"
SHADE = "M470 96 486 118 502 108 620 262H540Q520 170 470 96Z"
STREAMS = (
    "M432 102 450 112 468 99 462 138 478 176 470 222 480 262H456L446 210 452 170 440 150 434 204 412 262H396L418 196"
    " 422 146Z"
)
ROAD = (
    "M-10 400C120 352 250 372 330 340S430 300 372 288 330 268 420 264L440 264C380 274 400 278 430 288S470 336 380 366"
    " 210 384 170 410Z"
)
DARK: dict[str, Value] = {**PEN, "stroke": "#0a0508", "stroke_width": 1.6}


def draw_game(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    r = Random(name)
    sky = p.linear(
        "sky", (0, "#22364f"), (0.34, "#6d5a66"), (0.56, "#c9602e"), (0.8, "#5a1616"), (1, "#1a080c"), x=1, y=0.25
    )
    ground = p.linear("ground", (0, "#4f6b2e"), (0.4, "#5b4426"), (1, "#22100f"), x=1, y=0)
    glow = p.radial("glow", (0, "#fff0b0", 0.95), (0.3, "#ffa52e", 0.7), (1, "#ff5a1c", 0))
    shade = p.radial("shade", (0.62, "#000", 0), (1, "#000", 0.55), r=0.72)
    scene = (
        rect(0, 0, WIDTH, HEIGHT, sky),
        line(nature.stars(r, 40, 300, 120), "#fff", 1.6, opacity=0.8),
        circle(450, 108, 190, glow),
        path(nature.rays(r, 450, 108, 460, 26), "#ffd27a", opacity=0.12),
        path("M230 0Q290 4 330 26T410 36 470 56 560 50 640 84V0Z", "#1a0a0c", opacity=0.5),
        path(nature.ridge(r, 226, 34, WIDTH, 300, 6), "#3d2430", opacity=0.8),
        path(CONE, "#33201f"),
        path(SHADE, "#1d1112"),
        path(STREAMS, "#ff7a1c"),
        path("M440 107 450 112 462 103 456 140 464 172 454 160 450 138 442 160Z", "#ffe08a"),
        line("M428 88l-12-30M446 84l-2-40M464 82l12-36M484 94l26-22M412 100l-28-18", "#ffd05a", 4),
        place(
            578,
            236,
            1,
            path("M-16 30-11-90-18-108-10-104-12-140-4-118 0-150 4-118 12-140 10-104 18-108 11-90 16 30Z", "#0d070a"),
        ),
        place(578, 82, 0.5, eye(), stroke="#12060a", stroke_width=1.6),
        path(nature.downs(r, 262, 8, WIDTH, HEIGHT, 5), ground),
        path(ROAD, "#e0b871"),
        path(ROAD, "none", stroke="#6d4a1c", stroke_width=2),
        path("M-10 292Q40 236 120 262T230 300Q120 330-10 330Z", "#3d5626"),
        *(place(x, y, s, rider(), **DARK) for x, y, s in ((26, 280, 0.48), (72, 268, 0.6), (126, 280, 0.5))),
        ring(p),
        *(
            place(x, y, s, hobbit(cloak, hair), **PEN)
            for x, y, s, cloak, hair in (
                (420, 372, 1.02, "#8a5a24", "#c98f3c"),
                (476, 366, 0.96, "#5b3a5f", "#6b3f16"),
                (372, 382, 1.12, "#2f6b3c", "#6b3f16"),
            )
        ),
        line(nature.grass(r, 60, WIDTH, 404, 30), "#2b2a14", 2),
        rect(0, 0, WIDTH, HEIGHT, shade),
    )
    p.add(group(*scene, clip_path=p.clip("frame", rect(0, 0, WIDTH, HEIGHT, "#000"))))
    return p.svg()


def ring(p: Picture) -> str:
    """the ring, large over the near end of the road"""
    gold = p.bright_gold()
    return group(
        circle(254, 190, 104, "#ffb52e", opacity=0.16),
        circle(254, 190, 72, "none", stroke=INK, stroke_width=34),
        circle(254, 190, 72, "none", stroke=gold, stroke_width=28),
        circle(254, 190, 72, "none", stroke="#9a2c08", stroke_width=6, stroke_dasharray="13 6 3 5 7 8 2 6"),
        line("M188 172A68 68 0 0 1 228 126M190 220A70 70 0 0 0 198 234", "#fffbe6", 5),
    )


def draw_favicon(name: str) -> str:
    p = Picture(name, 64, 64)
    gold = p.bright_gold()
    p.add(
        circle(32, 32, 31, "#4a1f12", stroke=gold, stroke_width=2),
        path("M8 50 26 22 30 25 33 20 37 25 40 22 56 50Q32 62 8 50Z", "#22130f"),
        path("M28 24 33 20 38 25 36 34 42 50 34 40 28 50 30 36Z", "#ff8a2b"),
        circle(32, 32, 19, "none", stroke=INK, stroke_width=9),
        circle(32, 32, 19, "none", stroke=gold, stroke_width=6),
    )
    return p.svg()
