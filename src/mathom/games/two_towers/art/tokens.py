"""What is made of metal: the tiles of points and the ring."""

from math import cos, sin, tau

from mathom.drawing.nature import dots, star
from mathom.drawing.svg import INK, Picture, circle, group, line, path

# light, middle and dark of bronze, silver, gold and ruby
METALS = {
    2: ("#f3c39b", "#b06a3c", "#56290f"),
    3: ("#ffffff", "#a3aeb9", "#474f59"),
    4: ("#fff3bd", "#d29c31", "#684009"),
    5: ("#ffc2b4", "#c1282c", "#4a0a10"),
}

# the figures, as strokes of a broad pen, between 34 26 and 66 76
FIGURES = {
    2: "M37 40C37 25 63 24 63 40 63 54 38 60 37 73H65",
    3: "M38 34C43 24 62 25 62 38 62 48 53 49 47 49 55 49 65 51 65 62 65 77 42 78 36 66",
    4: "M57 76V27L35 60H67",
    5: "M62 28H42L39 48C48 42 65 45 65 60 65 76 43 79 36 67",
}


def draw_tile(name: str) -> str:
    value = int(name.removeprefix("tile-"))
    light, middle, dark = METALS[value]
    p = Picture(name, 100, 100)
    metal = p.radial("metal", (0, light), (0.5, middle), (1, dark), cx=0.34, cy=0.26, r=0.9)
    rim = p.linear("rim", (0, light), (0.5, middle), (1, dark), x=0.8)
    field = p.radial("field", (0, middle), (0.75, dark), (1, dark), cx=0.4, cy=0.34, r=0.75)
    beads = [(50 + 40 * cos(i / 28 * tau), 50 + 40 * sin(i / 28 * tau)) for i in range(28)]
    figure = FIGURES[value]
    p.add(
        circle(50, 52, 47.5, "#000", opacity=0.45),
        circle(50, 50, 48, dark),
        circle(50, 50, 46.5, rim),
        circle(50, 50, 44, metal),
        line(dots([(x + 0.6, y + 0.8) for x, y in beads]), dark, 4.4, opacity=0.7),
        line(dots(beads), light, 3.6),
        circle(50, 50, 35.5, dark),
        circle(50, 50, 34, field, stroke=rim, stroke_width=1.6),
        path(star(50, 50, 33, 15, 12), light, opacity=0.1),
        group(
            line(figure, INK, 12.5, transform="translate(1 1.8)", opacity=0.75),
            line(figure, dark, 12.5),
            line(figure, "#fff9e6", 8.6),
            stroke_linejoin="round",
        ),
        path("M10 44A40.5 40.5 0 0 1 58 10 44 44 0 0 0 10 44Z", "#fff", opacity=0.35),
    )
    return p.svg()


def draw_ring(name: str) -> str:
    """a plain gold ring seen from above and aside: the inside shows at the back"""
    p = Picture(name, 100, 100)
    outside = p.linear(
        "outside", (0, "#a86f1c"), (0.22, "#ffe9a3"), (0.45, "#d99f35"), (0.75, "#8a5712"), (1, "#f0c763"), x=1, y=0.25
    )
    inside = p.linear("inside", (0, "#7a4a0e"), (0.5, "#f7d277"), (1, "#6a3d09"), x=1, y=0)
    glow = p.radial("glow", (0.45, "#ffcf6a", 0), (0.7, "#ffcf6a", 0.45), (1, "#ffcf6a", 0))
    band = "M8 42A42 31 0 0 1 92 42V57A42 31 0 0 1 8 57Z"
    top = "M10.5 43A39.5 28.5 0 0 1 89.5 43 39.5 28.5 0 0 1 10.5 43Z"
    mouth = "M17 43A33 22.5 0 0 0 83 43 33 22.5 0 0 0 17 43Z"
    through = "M18.4 49.5A33 22.5 0 0 1 81.6 49.5 33 22.5 0 0 1 18.4 49.5Z"
    wall = "M18.4 49.5A33 22.5 0 1 1 81.6 49.5 33 22.5 0 0 0 18.4 49.5Z"
    p.add(
        circle(50, 52, 49, glow),
        path(band + through, outside, fill_rule="evenodd", stroke=INK, stroke_width=3),
        path(top + mouth, outside, fill_rule="evenodd"),
        path(wall, inside, stroke=INK, stroke_width=1),
        line("M12 47A39 27.5 0 0 0 88 47", "#fff6d4", 1.6, opacity=0.85),
        line("M17.5 40A33 22.5 0 0 1 82.5 40", "#fff6d4", 1.2, opacity=0.7),
        line("M22 74q3-6 6-1t6 2M38 79q3-6 6 0t6 0M54 80q3-6 6-1t6-3M70 74q3-5 5-2", "#7a3a08", 1.8),
    )
    return p.svg()
