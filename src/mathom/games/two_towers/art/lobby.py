"""The game's own picture for the lobby, and its small sign for the browser: two towers at dusk."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import INK, Picture, circle, group, line, path, place, rect, use
from mathom.games.two_towers.art.strongholds import battlements

WIDTH, HEIGHT = 640, 400

# both stand on 0 0 and are about 250 high
DARK_TOWER = "M-44 0-30-150-38-164-30-172-34-236-14-196-6-206 0-262 6-206 14-196 34-236 30-172 38-164 30-150 44 0Z"
DARK_FACE = "M0-262 6-206 14-196 12-160 18 0H-10L-6-160-6-206Z"
PALE_TOWER = (
    "M-40 0-34-20-28-90-34-96V-108H-26L-22-168-28-174V-184H-18L-14-206Q-14-216 0-246 14-216 14-206L18-184H28V-174"
    "L22-168 26-108H34V-96L28-90 34-20 40 0Z"
)


def draw_game(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    r = Random(name)
    sky = p.linear("sky", (0, "#141634"), (0.28, "#43305c"), (0.5, "#a84e55"), (0.64, "#f0924f"), (0.72, "#ffd58c"))
    glow = p.radial("glow", (0, "#fff0c0", 0.95), (0.35, "#ffcb7a", 0.5), (1, "#ff9a5a", 0))
    shade = p.radial("shade", (0.55, "#000", 0), (1, "#000", 0.6), r=0.72)
    frame = p.clip("frame", rect(0, 0, WIDTH, HEIGHT, "#000"))
    scene = (
        rect(0, 0, WIDTH, HEIGHT, sky),
        line(nature.stars(r, 70, WIDTH, 130), "#fff", 1.4, opacity=0.75),
        line(nature.stars(r, 16, WIDTH, 100), "#fff", 2.4),
        path(nature.rays(r, 320, 262, 420, 34), "#ffe2a0", opacity=0.1),
        circle(320, 262, 190, glow),
        circle(320, 262, 42, "#fff3cf"),
        path(nature.clouds(r, 9, WIDTH, 90, 230), "#5b2c4c", opacity=0.5),
        path(nature.clouds(r, 5, WIDTH, 190, 250), "#ffc98a", opacity=0.45),
        path(nature.ridge(r, 246, 34, WIDTH, 330, 6), "#9c5a5e"),
        path(nature.ridge(r, 262, 22, WIDTH, 330, 6), "#713f52"),
        path(nature.downs(r, 282, 5, WIDTH, HEIGHT, 6), "#6b3d3c"),
        *plain(p, r),
        dark_tower(p),
        pale_tower(p),
        path("M0 352Q120 356 236 400H0ZM640 350Q520 356 396 400H640Z", "#1a1218"),
        line(nature.grass(r, 70, 230, 404, 40), "#3a2430", 1.8),
        line(nature.grass(r, 70, 230, 404, 40), "#3a2430", 1.8, transform="translate(410)"),
        travellers(),
        line(nature.bird(250, 120, 20) + nature.bird(276, 134, 14) + nature.bird(392, 108, 16), "#2a1830", 2),
        rect(0, 0, WIDTH, HEIGHT, shade),
    )
    p.add(group(*scene, clip_path=frame))
    return p.svg()


def plain(p: Picture, r: Random) -> list[str]:
    """the land between, with the road that forks to both towers"""
    field = p.linear("field", (0, "#a8683f"), (0.4, "#5d3836"), (1, "#23161f"))
    road = (
        "M262 400C282 366 352 356 344 334 338 320 306 316 312 302 315 296 319 292 321 289H324"
        "C323 294 322 298 326 304 334 312 372 316 378 334 384 358 352 372 362 400Z"
    )
    forks = "M322 300Q250 296 168 304M326 298Q410 294 486 302"
    fir = p.symbol("fir", path(nature.fir(r), "#2a1a22"))
    spots = [(r.uniform(0, WIDTH), r.uniform(306, 326)) for _ in range(40)]
    wood = [use(fir, x, y, r.uniform(0.16, 0.34)) for x, y in spots if not 235 < x < 400]
    return [
        path(nature.downs(r, 292, 4, WIDTH, HEIGHT, 6), field),
        line(forks, "#ffd79a", 2.6, opacity=0.7),
        path(road, "#ffdca0", opacity=0.75),
        *wood,
    ]


def dark_tower(p: Picture) -> str:
    stone = p.linear("dark", (0, "#141018"), (0.55, "#2b2530"), (1, "#6b4a4c"), x=1, y=0)
    lights = (
        "M-4-140q4-7 8 0v13h-8ZM-4-100q4-7 8 0v13h-8ZM-18-60q3-6 6 0v10h-6ZM12-60q3-6 6 0v10h-6ZM-3-190q3-6 6 0v9h-6Z"
    )
    ring = battlements(-92, -14, 184, 20, 10)
    smoke = "M-80 0q-24-40 2-80t-14-90q34 34 30 86t0 84ZM76 0q20-34-2-70t14-76q-34 30-30 74t2 72Z"
    return place(
        142, 322, 1,
        path(smoke, "#1a1018", opacity=0.4),
        path(DARK_TOWER, stone, stroke="#0c080c", stroke_width=2, stroke_linejoin="round"),
        path(DARK_FACE, "#3d343f", opacity=0.55),
        line("M-30-150H30M-34-110H34M-38-66H38", "#0c080c", 1.6),
        path(lights, "#ff8a3a"),
        path(ring, "#18121a", stroke="#0c080c", stroke_width=1),
        path("M-128 30Q-100 2-70 2H70Q100 2 132 30Z", "#1c141c"),
    )  # fmt: skip


def pale_tower(p: Picture) -> str:
    stone = p.linear("pale", (0, "#fff3d8"), (0.4, "#d9c3b4"), (1, "#6d5a70"), x=1, y=0)
    lights = (
        "M-4-150q4-7 8 0v13h-8ZM-4-76q4-7 8 0v13h-8ZM-16-50q3-6 6 0v10h-6ZM10-50q3-6 6 0v10h-6ZM-3-198q3-6 6 0v9h-6Z"
    )
    wall = battlements(-96, -22, 192, 28, 11)
    shadow = "M0-246Q14-216 14-206L18-184H28V-174L22-168 26-108H34V-96L28-90 34-20 40 0H14Q16-120 0-246Z"
    return place(
        502, 320, 1,
        path(PALE_TOWER, stone, stroke="#3a2a38", stroke_width=1.8, stroke_linejoin="round"),
        path(shadow, "#4a3a55", opacity=0.45),
        line("M-26-108H26M-22-168H22M-28-90H28", "#6d5a60", 1.4),
        path(lights, "#ffd873", stroke="#6d4a30", stroke_width=0.8),
        line("M0-244V-270", "#3a2a38", 2),
        path("M0-270-26-264 0-258Z", "#2d5a8a"),
        path(wall, stone, stroke="#3a2a38", stroke_width=1.2),
        path("M-10 6V-8Q0-18 10-8V6Z", "#3a2a38"),
        path("M-132 32Q-104 2-76 3H74Q104 2 128 32Z", "#35212a"),
    )  # fmt: skip


def travellers() -> str:
    """the small company on the road, seen from behind"""
    walker = path("M-5 0Q-5-14-3-18-4-25 0-26 4-25 3-18 5-14 5 0Z", "#140d14") + line("M7 0V-26", "#140d14", 1.4)
    return "".join(
        place(x, y, s, walker) for x, y, s in ((322, 382, 1.3), (342, 386, 1.4), (352, 372, 1.1), (334, 366, 1))
    )


def draw_favicon(name: str) -> str:
    p = Picture(name, 64, 64)
    gold = p.gold()
    sky = p.linear("sky", (0, "#2b2350"), (0.55, "#c4574a"), (0.8, "#ffd08a"))
    lens = p.clip("lens", circle(32, 32, 28, "#000"))
    p.add(
        circle(32, 32, 31.5, INK),
        circle(32, 32, 30, gold),
        group(
            rect(0, 0, 64, 64, sky),
            circle(32, 38, 9, "#fff3cf"),
            path("M0 46Q32 40 64 46V64H0Z", "#3a2028"),
            path("M13 54 16 24 12 12 18 18 20.5 8 23 18 29 12 25 24 28 54Z", "#120c14"),
            path(
                "M36 54 39 26 37 22 40 20 43.5 8 47 20 50 22 48 26 51 54Z",
                "#fff3da",
                stroke="#3a2a38",
                stroke_width=1,
            ),
            path("M30 64Q27 56 32 50L34 50Q36 56 38 64Z", "#ffdca0"),
            clip_path=lens,
        ),
        circle(32, 32, 28, "none", stroke=INK, stroke_width=1.4),
    )
    return p.svg()
