"""The game's own picture for the lobby, and its small sign for the browser: two hosts before the fight."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import INK, Picture, circle, group, line, path, place, rect, use
from mathom.games.battle.art.hosts import ARCHER, DWARF, KING, TROLL, URUK, WIZARD, WRAITH
from mathom.games.battle.art.mordor import eye
from mathom.games.battle.art.shapes import HORSE

WIDTH, HEIGHT = 640, 400

# a head with shoulders, its feet at 0 0 and about 46 high
SPEARMAN = "M-11 0C-12-14-10-24-6-28-9-32-8-42 0-46 8-42 9-32 6-28 10-24 12-14 11 0Z"
ORC = "M-13 0C-15-14-12-22-8-26L-16-36-7-34C-6-42 6-42 7-34L16-36 8-26C12-22 15-14 13 0Z"
DARK_TOWER = (
    "M-30 0-22-110-30-128-20-134-24-176-12-150-14-190-4-160 0-196 4-160 14-190 12-150 24-176 20-134 30-128 22-110 30 0Z"
)
CITY = (
    "M-110 0-104-22H-84L-78-48H-58L-52-74H-34L-28-100H-14L-6-156 0-172 6-156"
    " 14-100H28L34-74H52L58-48H78L84-22H104L110 0Z"
)

FIGURES = (
    (52, 1.2, ARCHER),
    (128, 1.26, WIZARD),
    (206, 1.2, DWARF),
    (272, 1.36, KING),
    (400, 1.2, URUK),
    (480, 1.36, TROLL),
    (584, 1.34, WRAITH),
)


def draw_game(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    r = Random(name)
    sky = p.linear(
        "sky",
        (0, "#2f6ea8"),
        (0.26, "#a9cbd0"),
        (0.46, "#ffe09a"),
        (0.6, "#f0803f"),
        (0.76, "#7a1f1c"),
        (1, "#16080c"),
        x=1,
        y=0.1,
    )
    ground = p.linear("ground", (0, "#5a6b2e"), (0.45, "#5b4a24"), (1, "#1a0c0c"), x=1, y=0)
    shade = p.radial("shade", (0.6, "#000", 0), (1, "#000", 0.55), r=0.72)
    man = p.symbol(
        "man", path(SPEARMAN, "#1d2a35"), line("M13 4V-84", "#1d2a35", 2.4), path("M13-98 17-84H9Z", "#dfe6ec")
    )
    orc = p.symbol(
        "orc", path(ORC, "#120a0c"), line("M-14 4-20-70", "#120a0c", 2.8), path("M-26-68-22-92-14-72-19-76Z", "#4d4548")
    )
    scene = (
        rect(0, 0, WIDTH, HEIGHT, sky),
        path(nature.rays(r, 322, 206, 500, 30), "#fff3c0", opacity=0.13),
        circle(322, 206, 66, "#fff6d4", opacity=0.35),
        circle(322, 206, 42, "#fffbe8"),
        path(nature.clouds(r, 7, WIDTH, 40, 150), "#fff0cf", opacity=0.22),
        path("M390 0Q470 44 540 40T640 96V0Z", "#12060a", opacity=0.4),
        path(nature.ridge(r, 232, 40, WIDTH, 330, 6), "#5d3240", opacity=0.75),
        place(
            176,
            272,
            0.8,
            path(CITY, "#fbf6e6"),
            path("M0-172 6-156 14-100H28L34-74H52L58-48H78L84-22H104L110 0H30Q24-90 0-172Z", "#b7b7c6"),
            line("M-84-22H84M-58-48H58M-34-74H34M-14-100H14", "#8f8fa3", 2.4),
        ),
        place(552, 280, 1.1, path(DARK_TOWER, "#0d070a")),
        place(502, 40, 0.4, eye(), stroke="none"),
        path(nature.downs(r, 276, 6, WIDTH, HEIGHT, 5), ground),
        *(use(man, x, 312 + r.uniform(-8, 8), 0.62) for x in range(8, 300, 19)),
        *(use(orc, x, 312 + r.uniform(-8, 8), 0.62) for x in range(352, 640, 18)),
        horse_banner(),
        eye_banner(),
        line("M0 372Q160 356 330 374T640 368", "#150b0c", 8),
        *(
            place(x, 384, scale, figure, stroke=INK, stroke_width=2.4, stroke_linejoin="round", stroke_linecap="round")
            for x, scale, figure in FIGURES
        ),
        path("M0 380Q160 368 320 382T640 376V400H0Z", "#150b0c"),
        line(nature.grass(r, 60, WIDTH, 404, 34), "#2f2a18", 2),
        rect(0, 0, WIDTH, HEIGHT, shade),
    )
    p.add(group(*scene, clip_path=p.clip("frame", rect(0, 0, WIDTH, HEIGHT, "#000"))))
    return p.svg()


def horse_banner() -> str:
    """the white horse on green over the one host"""
    return place(
        20, 116, 1,
        line("M0 230V-12", "#2a1c10", 4),
        path("M2-8Q36-20 62-8T100-12L90 18 100 46Q76 54 54 44T2 50Z", "#2c7a3c", stroke="#12301a", stroke_width=2),
        place(24, -6, 0.46, path(HORSE, "#fff")),
    )  # fmt: skip


def eye_banner() -> str:
    """the red eye on black over the other"""
    return place(
        438, 112, 1,
        line("M0 220V-12M-36 0H36", "#0d070a", 4),
        path("M-32 2H32V72L16 60 0 76-16 60-32 72Z", "#1a0e10", stroke="#8d2a1c", stroke_width=2),
        path("M-25 30Q0 8 25 30 0 52-25 30Z", "#e8561c"),
        path("M0 16Q6 30 0 44-6 30 0 16Z", "#12060a"),
    )  # fmt: skip


def draw_favicon(name: str) -> str:
    p = Picture(name, 64, 64)
    gold = p.bright_gold()
    sword = path("M32 6 35.4 12V40H43V45H34.6V54H29.4V45H21V40H28.6V12Z", "#fdf3d6")
    p.add(
        circle(32, 32, 31, "#6b1512", stroke=gold, stroke_width=2),
        group(
            group(sword, transform="rotate(40 32 32)"),
            group(sword, transform="rotate(-40 32 32)"),
            stroke=INK,
            stroke_width=2,
            stroke_linejoin="round",
        ),
        circle(32, 29, 7, "none", stroke=INK, stroke_width=7),
        circle(32, 29, 7, "none", stroke="#f0b93c", stroke_width=4),
    )
    return p.svg()
