"""The places that were built: the golden hall, the black tower, the fortress in the ravine, the white city."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import INK, Picture, circle, ellipse, group, line, num, path, place, rect, use


def battlements(x: float, y: float, width: float, height: float, teeth: int) -> str:
    """a wall with its merlons, as path data"""
    tooth = width / (2 * teeth - 1)
    top = "".join(f"h{num(tooth)}v5h{num(tooth)}v-5" for _ in range(teeth - 1)) + f"h{num(tooth)}"
    return f"M{num(x)} {num(y + height)}V{num(y)}{top}V{num(y + height)}Z"


def golden_hall(p: Picture, r: Random) -> str:
    roof = p.linear("roof", (0, "#fff0b0"), (0.45, "#e3ab3e"), (1, "#9a6518"))
    house = p.symbol(
        "house",
        path("M-11 0V-9L0-19 11-9V0Z", "#5b3c1c", stroke=INK),
        path("M-14-7 0-21 14-7 11-6 0-16-11-6Z", "#b98a3e"),
        rect(-2, -6, 4, 6, "#ffd37a"),
    )
    town = "".join(
        use(house, x, y, s)
        for x, y, s in (
            (58, 142, 0.9),
            (142, 141, 0.9),
            (38, 162, 1),
            (162, 162, 1),
            (72, 164, 1),
            (128, 165, 1),
            (56, 184, 1.1),
            (146, 184, 1.1),
        )
    )
    pillars = "".join(
        rect(x, 84, 4.4, 24, "#8a5a22", stroke=INK, stroke_width=0.8) for x in (60, 71, 82, 114, 125, 136)
    )
    return (
        path(nature.rays(r, 100, 76, 220, 28), "#fff8d8", opacity=0.4)
        + path(nature.clouds(r, 4, 200, 30, 70), "#fff", opacity=0.6)
        + path(nature.ridge(r, 92, 36, 200, 200), "#c3d2df")
        + path(nature.ridge(r, 112, 26, 200, 200), "#8ea5b8")
        + path("M-6 200Q44 116 70 108H130Q158 116 206 200Z", "#83803f")
        + path("M130 108Q158 116 206 200H112Q132 150 118 108Z", "#5a5a28", opacity=0.7)
        + path("M94 108H106Q110 128 96 146T108 200H84Q80 166 92 146T94 108Z", "#d9bf84")
        + rect(54, 82, 92, 26, "#4a2c10", stroke=INK, stroke_width=1.2)
        + pillars
        + path("M92 108V92Q100 84 108 92V108Z", "#ffd684", stroke=INK, stroke_width=1.2)
        + path("M42 88 100 44 158 88 152 92 100 56 48 92Z", "#7a4d14", stroke=INK, stroke_width=1.4)
        + path("M42 86 62 56H138L158 86Z", roof, stroke=INK, stroke_width=1.4)
        + path("M76 86 100 50 124 86Z", "#6b3f12", stroke=INK, stroke_width=1.2)
        + path("M70 88 100 44 130 88 124 88 100 54 76 88Z", roof, stroke=INK, stroke_width=1.2)
        + line("M60 62H86M56 69H82M51 77H77M114 62H140M118 69H144M123 77H149", "#a8731f", 1.2)
        + line("M62 56Q56 54 54 46M138 56Q144 54 146 46M100 45V34", "#e3ab3e", 3.4)
        + path("M100 34 114 38 100 42Z", "#3f7a3a", stroke=INK, stroke_width=0.8)
        + circle(100, 74, 5, "#e3ab3e", stroke=INK, stroke_width=1)
        + town
        + path(nature.downs(r, 192, 4, 200, 200), "#3f4319")
    )


def black_tower(p: Picture, r: Random) -> str:
    wall = "M0 160Q100 182 200 160V172Q100 194 0 172Z"
    turrets = ((14, 160), (36, 166), (60, 169), (132, 169), (156, 166), (178, 160))
    smoke = (
        "M34 160q-18-28 4-52t-8-52q28 20 22 50t-4 54Z"
        "M158 162q20-30-2-54t12-50q-30 20-26 50t2 54Z"
    )  # fmt: skip
    pits = "".join(
        ellipse(x, y, w, w / 3.4, "#ff8a2d") + ellipse(x, y, w * 0.55, w / 6, "#ffe08a")
        for x, y, w in ((64, 176, 8), (134, 175, 9), (86, 182, 6), (112, 182, 6))
    )
    return (
        path(nature.clouds(r, 8, 200, 20, 110), "#2c2330", opacity=0.55)
        + circle(146, 112, 26, "#ffd38a", opacity=0.9)
        + path(nature.ridge(r, 104, 40, 200, 200), "#6f5f66")
        + path(nature.ridge(r, 128, 28, 200, 200), "#4f444c")
        + path("M0 152Q100 134 200 152V200H0Z", "#2b272b")
        + path(smoke, "#1b161b", opacity=0.5)
        + place(8, 14, 0.92, keep_of_blades(p))
        + path("".join(f"M{x} {y}v-12h8v12Z" for x, y in turrets) + wall, "#17151a", stroke="#3c3840", stroke_width=0.8)
        + pits
    )


def keep_of_blades(p: Picture) -> str:
    """black stone in narrow planes, that ends in blades"""
    stone = p.linear("stone", (0, "#4a4856"), (0.42, "#24232c"), (1, "#0b0a0f"), x=1, y=0)
    lights = "M97 84q3-5 6 0v9h-6ZM97 108q3-5 6 0v9h-6ZM86 134q2-4 4 0v7h-4ZM110 134q2-4 4 0v7h-4ZM98 52q2-4 4 0v6h-4Z"
    return group(
        path("M82 62 76 24 90 46 100 12 110 46 124 24 118 62Z", stone),
        path("M74 168 84 70 80 62H120L116 70 126 168Z", stone),
        path("M100 12 110 46 106 62 108 166H92L94 62 90 46Z", "#3a3945", stroke="none", opacity=0.75),
        line("M94 70 91 160M106 70 109 160M84 74H116M82 98H118M79 126H121", "#5b5968", 1, opacity=0.8),
        path(lights, "#ff9a3d", stroke="none"),
        path("M93 168V152Q100 143 107 152V168Z", "#0b0a0f"),
        stroke="#000",
        stroke_width=1.6,
        stroke_linejoin="round",
    )


def fortress_by_night(p: Picture, r: Random) -> str:
    cliffs = "M-4 0H40L52 40 44 78 60 118 56 200H-4ZM204 0H168L150 30 158 72 146 112 152 200H204Z"
    ledges = "M40 0 52 40 44 78 60 118 58 150 40 110 34 70 40 40ZM168 0 150 30 158 72 146 112 148 150 164 104 168 66Z"
    torches = "".join(
        line(f"M{x} {y}v8", "#05070d", 2) + circle(x, y, 7, "#ff9b3d", opacity=0.3) + circle(x, y, 2.8, "#ffc05a")
        for x, y in ((44, 162), (60, 170), (78, 176), (100, 171), (122, 177), (142, 170), (158, 162))
    )
    return (
        line(nature.stars(r, 34, 200, 90), "#fff", 1.4, opacity=0.85)
        + path("M74 26A17 17 0 1 0 82 52 14 14 0 1 1 74 26Z", "#f4f7ff")
        + path(nature.ridge(r, 78, 40, 200, 200), "#33456e")
        + path(cliffs, "#141c33")
        + path(ledges, "#2a3757")
        + keep_and_wall(p)
        + path("M0 160Q100 150 200 160V200H0Z", "#0e1424")
        + torches
    )


def keep_and_wall(p: Picture) -> str:
    stone = p.linear("stone", (0, "#93a3bf"), (0.5, "#5f6f8d"), (1, "#39445c"))
    shaded = p.linear("keep", (0, "#7486a6"), (1, "#3d4a66"), x=1, y=0)
    joints = (
        "M30 122H124M162 122H174M30 136H124M44 114v8M66 122v14M90 114v8"
        "M112 122v14M54 136v14M102 136v14M132 110H154M132 130H154M142 110v20"
    )  # fmt: skip
    windows = "M107 52q4-6 8 0v11h-8ZM92 86q3-5 6 0v9h-6ZM120 80q3-5 6 0v9h-6ZM139 104q4-6 8 0v10h-8Z"
    return (
        path("M111 32V16L124 20 111 24", "#c8a03e", stroke="#c8a03e", stroke_width=1.4)
        + group(
            path(battlements(82, 64, 56, 70, 5), shaded),
            path(battlements(96, 30, 30, 50, 4), shaded),
            path(battlements(24, 104, 152, 62, 13), stone),
            path(battlements(126, 88, 34, 78, 4), stone),
            stroke=INK,
            stroke_width=1.5,
        )
        + line(joints, "#34405a", 1.1)
        + path(windows, "#ffd06a")
        + path("M64 164V142Q75 128 86 142V164Z", "#0d1220", stroke="#a9b6cc", stroke_width=1.6)
        + line("M68 164V143Q75 135 82 143V164M75 138V164M66 150H84", "#5b4526", 1.6)
    )


def white_city(p: Picture, r: Random) -> str:
    return (
        path(nature.rays(r, 96, 50, 220, 26), "#fff", opacity=0.4)
        + path(nature.clouds(r, 4, 200, 30, 90), "#fff", opacity=0.7)
        + path(nature.ridge(r, 84, 46, 200, 200), "#c6d3df")
        + path("M92 200 128 96 146 34 156 22 168 44 182 92 210 200Z", "#8394a6")
        + path("M156 22 168 44 182 92 210 200H160Q170 110 156 22Z", "#596a7d")
        + path("M146 34 156 22 163 35 157 42 152 37 147 46Z", "#f2f6fa")
        + path(nature.downs(r, 164, 4, 200, 200), "#8d9c53")
        + place(14, 14, 0.86, tiers_and_tower(p))
        + path(nature.downs(r, 180, 3, 200, 200), "#5f7035")
    )


def tiers_and_tower(p: Picture) -> str:
    wall = p.linear("wall", (0, "#ffffff"), (0.55, "#ece8dc"), (1, "#a9a796"), x=1, y=0.15)
    city = ""
    for half, y, height in ((86, 172, 20), (73, 154, 19), (60, 136, 19), (47, 119, 18), (35, 103, 17), (24, 89, 15)):
        left, right, bulge = 94 - half, 94 + half, num(half * 0.14)
        front = f"M{left} {y}A{half} {bulge} 0 0 0 {right} {y}L{right + 3} {y + height}"
        foot = f"A{half + 3} {bulge} 0 0 1 {left - 3} {y + height}Z"
        windows = nature.dots([(x, y + height * 0.6) for x in range(left + 9, right - 6, 10)])
        city += path(front + foot, wall) + ellipse(94, y, half, half * 0.14, "#dcd9cb") + line(windows, "#7f8a94", 2.4)
    gates = "M86 200v-11q6-8 12 0v11ZM118 177v-8q4-6 8 0v8ZM66 159v-7q4-5 7 0v7ZM104 141v-7q3-5 6 0v7Z"
    return group(
        city,
        path(gates, "#5b5f5a", stroke="none"),
        path("M87 90V44L94 12 101 44V90Z", wall),
        path("M94 12 101 44V90H95Z", "#b9b8aa", stroke="none", opacity=0.8),
        path("M84 60H104L102 66H86Z", wall),
        path("M76 90V72L80 62 84 72V90ZM104 90V72L108 62 112 72V90Z", wall),
        line("M94 14V3", "#6f7468", 1.4),
        path("M94 3 112 7 94 11Z", "#1f3a63", stroke="none"),
        stroke="#6f7468",
        stroke_width=1,
    )
