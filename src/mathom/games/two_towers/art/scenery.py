"""What lies behind the cards: each colour has its country, each card its own hour and hills."""

from random import Random
from typing import NamedTuple

from mathom.drawing import nature
from mathom.drawing.svg import Picture, Stop, circle, group, line, path, rect, use

WIDTH, HEIGHT = 250, 350
HORIZON = 205

# where the leaves of the near trees hang, along the arch of the window
LEAVES = ((22, 104), (30, 84), (44, 66), (62, 50), (84, 34), (228, 104), (220, 84), (206, 66), (188, 50), (166, 34))


class Palette(NamedTuple):
    """the sky from above to the horizon, the light in it, what makes the emblem stand out, and the land"""

    sky: tuple[Stop, ...]
    glow: str
    deep: str
    far: str
    middle: str
    near: str
    ink: str


PALETTES = {
    "red": Palette(
        ((0, "#2b0a16"), (0.3, "#7d1a1d"), (0.48, "#d24a25"), (0.6, "#f8a548")),
        "#ffd68f", "#b0391a", "#a83a22", "#641a1a", "#320c11", "#18060a",
    ),
    "blue": Palette(
        ((0, "#070d26"), (0.3, "#142c5c"), (0.6, "#5487b8")),
        "#eef5ff", "#123068", "#3a639a", "#1c3a6a", "#0c1d40", "#060d20",
    ),
    "green": Palette(
        ((0, "#2f5a34"), (0.35, "#7fa65c"), (0.6, "#dfe6a0")),
        "#fbf8c4", "#2c6a34", "#6d9a57", "#2f6238", "#12361f", "#07180e",
    ),
    "yellow": Palette(
        ((0, "#8a5412"), (0.3, "#d9932e"), (0.58, "#ffdf8e")),
        "#fff6cf", "#b8640c", "#c8923a", "#94631d", "#553409", "#241505",
    ),
    "white": Palette(
        ((0, "#38415a"), (0.35, "#8a96ae"), (0.6, "#e8ecf2")),
        "#ffffff", "#65789f", "#a5b0c4", "#6a7690", "#343d55", "#131722",
    ),
}  # fmt: skip


def scene(p: Picture, colour: str) -> str:
    """the country of a colour, filling the card"""
    sky = p.linear("sky", *PALETTES[colour].sky)
    return rect(0, 0, WIDTH, HEIGHT, sky) + SCENES[colour](p, PALETTES[colour], Random(p.name))


def halo(p: Picture, x: float, y: float, r: float, colour: str, opacity: float) -> str:
    paint = p.radial("halo", (0, colour, opacity), (0.5, colour, opacity * 0.35), (1, colour, 0))
    return circle(x, y, r, paint)


def fire_hills(p: Picture, c: Palette, r: Random) -> str:
    x, peak = r.uniform(90, 160), r.choice((62, 190))
    sun = circle(x, 178, 46, p.linear("sun", (0, "#fff0c0"), (1, "#ff9a4a")))
    smoke = f"M{peak - 5:.0f} 128q-26-26 2-52t-22-56q44 18 36 52t-2 56Z"
    mountain = f"M{peak - 84:.0f} 260 {peak - 11:.0f} 130l7 5 7-4 8 4L{peak + 90:.0f} 260Z"
    lava = f"M{peak - 2:.0f} 134q7 20-1 36t-7 44l7 4q5-22 9-40t0-44Z"
    thorns = "".join(dead_tree(tx, 268 + r.uniform(-4, 8), r.uniform(0.7, 1.1)) for tx in (32, 214))
    return (
        path(nature.rays(r, x, 178, 300, 18), c.glow, opacity=0.12)
        + halo(p, x, 178, 130, c.glow, 0.75)
        + sun
        + path(nature.clouds(r, 7, WIDTH, 60, 190), "#4a0f18", opacity=0.45)
        + path(smoke, c.ink, opacity=0.32)
        + path(mountain, c.far)
        + path(lava, "#ffb152", opacity=0.85)
        + path(nature.ridge(r, 222, 22, WIDTH, HEIGHT), "#7f2520")
        + path(nature.ridge(r, 246, 22, WIDTH, HEIGHT), c.middle)
        + path(nature.ridge(r, 276, 16, WIDTH, HEIGHT), c.near)
        + line(thorns, c.ink, 2.6)
    )


def dead_tree(x: float, y: float, size: float) -> str:
    def move(dx: float, dy: float) -> str:
        return f"{dx * size:.1f} {dy * size:.1f}"

    return (
        f"M{x:.1f} {y:.1f}q{move(4, -22)} {move(-1, -44)}m{move(1, 16)}q{move(8, -8)} {move(16, -22)}"
        f"m{move(-8, 12)}l{move(10, -2)}M{x:.1f} {y - 26 * size:.1f}q{move(-8, -6)} {move(-13, -18)}"
        f"m{move(5, 9)}l{move(-8, 0)}"
    )


def moon_lake(p: Picture, c: Palette, r: Random) -> str:
    x, y = r.uniform(70, 180), r.uniform(72, 88)
    side = r.choice((-1, 1))
    boat = 125 + side * 66
    craters = "".join(
        circle(x + dx, y + dy, size, "#c3d3ea") for dx, dy, size in ((-9, 5, 6), (8, -9, 4.5), (6, 12, 3))
    )
    water = p.linear("water", (0, "#6d9cc8"), (0.4, "#285083"), (1, c.near))
    firs = [p.symbol(f"fir{i}", path(nature.fir(r), c.near)) for i in range(2)]
    shore = "".join(
        use(r.choice(firs), fx, 304 + r.uniform(-4, 6), r.uniform(0.55, 1.15)) for fx in (12, 28, 44, 204, 220, 238)
    )
    hull = f"M{boat - 17:.0f} 238q4 8 17 8t17-8l4-7q-4 5-21 5t-21-5Z"
    return (
        line(nature.stars(r, 46, WIDTH, 170), c.glow, 1.2, opacity=0.75)
        + line(nature.stars(r, 14, WIDTH, 150), "#fff", 2.2)
        + halo(p, x, y, 96, c.glow, 0.8)
        + circle(x, y, 33, c.glow)
        + craters
        + path(nature.clouds(r, 4, WIDTH, 90, 160), "#a9c6e4", opacity=0.28)
        + path(nature.ridge(r, 168, 36, WIDTH, 240), c.far)
        + path(nature.ridge(r, 190, 20, WIDTH, 240), c.middle)
        + rect(0, HORIZON, WIDTH, 150, water)
        + line(nature.shimmer(r, x, HORIZON + 4, 300, 20, 62), c.glow, 2, opacity=0.6)
        + line(nature.shimmer(r, 125, HORIZON + 8, 300, 12, 200), "#0b1d40", 1.4, opacity=0.4)
        + path(hull, c.ink)
        + path(nature.downs(r, 300, 5, WIDTH, HEIGHT), c.near)
        + shore
        + line(nature.grass(r, 16, WIDTH, 302, 26), c.ink, 1.6)
    )


def deep_forest(p: Picture, c: Palette, r: Random) -> str:
    x = r.uniform(80, 170)
    firs = [p.symbol(f"fir{i}", path(nature.fir(r))) for i in range(2)]

    def row(count: int, foot: float, size: float, fill: str) -> str:
        step = WIDTH // (count - 1)
        trees = (
            use(r.choice(firs), i * step + r.randint(-7, 7), foot + r.randint(-3, 5), size * r.uniform(0.8, 1.2))
            for i in range(count)
        )
        return group(*trees, path(nature.downs(r, foot - 6, 4, WIDTH, HEIGHT, 3)), fill=fill)

    trunks = "M-6 350Q12 220 4 0H36Q30 190 50 350ZM256 350Q236 220 244 0H214Q222 180 204 350Z"
    leaves = [(x + r.uniform(-4, 4), y + r.uniform(-4, 4)) for x, y in LEAVES]
    mist = p.linear("mist", (0, c.glow, 0), (0.6, c.glow, 0.4), (1, c.glow, 0))
    return (
        path(nature.rays(r, x, -30, 420, 22), c.glow, opacity=0.32)
        + halo(p, x, 40, 130, c.glow, 0.75)
        + path(nature.ridge(r, 160, 18, WIDTH, 300, 4), "#9fbd78", opacity=0.7)
        + row(13, 210, 0.7, c.far)
        + rect(0, 150, WIDTH, 76, mist)
        + row(9, 244, 0.85, "#467d45")
        + rect(0, 190, WIDTH, 80, mist)
        + row(8, 278, 0.95, c.middle)
        + path(trunks, c.ink, opacity=0.88)
        + line(nature.dots(leaves), c.near, 30)
        + line(nature.dots([(x - 3, y - 6) for x, y in leaves]), "#1d4a28", 20)
        + line(nature.grass(r, 14, WIDTH, 302, 24), "#16401f", 2)
    )


def golden_downs(p: Picture, c: Palette, r: Random) -> str:
    x = r.uniform(85, 165)
    side = r.choice((-1, 1))
    tree, stones = 125 + side * 74, 125 - side * 70
    ring = "".join(
        f"M{stones + dx:.0f} 219v-{h}q3-4 6 0v{h}Z" for dx, h in ((-24, 13), (-13, 18), (-2, 20), (9, 17), (19, 12))
    )
    road = "M104 350Q120 304 150 282T140 244Q134 238 137 230L139 230Q138 237 148 243T172 284 164 350Z"
    return (
        path(nature.rays(r, x, 150, 320, 26), c.glow, opacity=0.3)
        + halo(p, x, 150, 130, c.glow, 0.9)
        + circle(x, 150, 36, c.glow)
        + path(nature.clouds(r, 6, WIDTH, 40, 130), "#fff3cf", opacity=0.5)
        + line(nature.bird(60, 70, 14) + nature.bird(78, 80, 10) + nature.bird(190, 62, 12), c.near, 1.6)
        + path(nature.ridge(r, 192, 18, WIDTH, 300), "#dda94e", opacity=0.8)
        + path(nature.downs(r, 208, 9, WIDTH, HEIGHT), c.far)
        + path(ring, c.near)
        + path(nature.downs(r, 228, 9, WIDTH, HEIGHT), "#b27c28")
        + path(nature.downs(r, 254, 9, WIDTH, HEIGHT, 3), c.middle)
        + group(path(road, "#f2cf80", opacity=0.6), transform=f"translate({125 - side * 125}) scale({side} 1)")
        + path(nature.crown(r, tree, 196, 44, 36), c.near)
        + path(f"M{tree - 4} 250q5-20 1-46h6q-3 26 1 46Z", c.near)
        + path(nature.downs(r, 282, 7, WIDTH, HEIGHT, 3), c.near)
        + line(nature.grass(r, 48, WIDTH, 304, 34), "#f2c14f", 1.3, opacity=0.75)
    )


def white_dawn(p: Picture, c: Palette, r: Random) -> str:
    return (
        path(nature.rays(r, 125, 150, 330, 34), "#fff", opacity=0.42)
        + halo(p, 125, 150, 140, "#fff", 0.95)
        + line(nature.stars(r, 16, WIDTH, 70), "#fff", 1.5, opacity=0.8)
        + path(nature.clouds(r, 6, WIDTH, 60, 180), "#fff", opacity=0.45)
        + path(nature.ridge(r, 206, 46, WIDTH, HEIGHT), "#d5dce8")
        + path(nature.ridge(r, 226, 34, WIDTH, HEIGHT), c.far)
        + path(nature.ridge(r, 256, 26, WIDTH, HEIGHT), c.middle)
        + path(nature.downs(r, 284, 8, WIDTH, HEIGHT), c.near)
    )


SCENES = {"red": fire_hills, "blue": moon_lake, "green": deep_forest, "yellow": golden_downs, "white": white_dawn}
