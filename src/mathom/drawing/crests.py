"""The shields of the players: five tinctures, each with a charge of its own."""

from math import cos, radians, sin

from mathom.drawing.horse import horse_head
from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, group, line, path, place

SHIELD = "M8 6H112V70C112 106 88 124 60 137 32 124 8 106 8 70Z"
FIELD = "M17 15H103V70C103 99 83 115 60 126 37 115 17 99 17 70Z"

# the lighter and the darker half of the field
TINCTURES = (
    ("#a8362b", "#6d1a19"),
    ("#3d7a44", "#1c4526"),
    ("#356aa8", "#173a68"),
    ("#c08a26", "#7a4f0f"),
    ("#734a90", "#3f2456"),
)


def star_flower() -> str:
    petals = "".join(
        group(
            path("M0 0C-13-14-10-34 0-45 10-34 13-14 0 0Z", "#fdf3d6"), line("M0-10V-34", "#d9b978", 2), transform=turn
        )
        for turn in (f"translate(50 50) rotate({72 * i})" for i in range(5))
    )
    return petals + path(star(50, 50, 17, 7, 5, 90), "#e2b755") + circle(50, 50, 5, "#8a5a14")


def horse() -> str:
    return horse_head("#fdf3d6", "#dcbc7e", "#8d6a32", "#3a2209")


def sun_star() -> str:
    beams = "".join(
        f"M{50 + 26 * cos(a):.1f} {50 + 26 * sin(a):.1f}L{50 + 44 * cos(a):.1f} {50 + 44 * sin(a):.1f}"
        for a in (radians(22.5 + 45 * i) for i in range(8))
    )
    return (
        line(beams, "#fdf3d6", 5)
        + path(star(50, 50, 49, 14, 8), "#fdf3d6")
        + path(star(50, 50, 30, 9, 8), "#e2b755")
        + circle(50, 50, 6, "#fff")
    )


def ship() -> str:
    return (
        line("M50 70V6", "#5b3b14", 5)
        + path("M47 62V12C34 26 22 42 16 60 28 57 38 58 47 62Z", "#fdf3d6")
        + path("M53 64V8C74 22 86 42 88 62 75 58 64 59 53 64Z", "#fff")
        + line("M58 24Q70 36 76 56M58 40 63 58M42 28Q34 40 30 56", "#cfae6c", 2)
        + path("M50 4 68 0 62 6 68 11 50 10Z", "#e2b755")
        + path(
            "M4 62C16 72 30 73 50 73S82 72 94 58C100 66 92 72 88 76 82 88 74 92 62 92H36C22 92 12 82 4 62Z", "#e8c98a"
        )
        + line("M14 78Q50 84 88 76", "#8a6127", 2)
        + line("M2 98q8-6 16 0t16 0 16 0 16 0 16 0 16 0", "#fdf3d6", 3)
    )


def tree() -> str:
    leaves = "".join(
        circle(x, y, r, "#fdf3d6")
        for x, y, r in (
            (50, 22, 17),
            (27, 30, 14),
            (73, 30, 14),
            (17, 46, 12),
            (83, 46, 12),
            (36, 46, 13),
            (64, 46, 13),
        )
    )
    trunk = (
        "M44 97Q48 80 46 66 36 62 28 50 40 58 47 58 49 46 50 30 52 46 54 58 62 58 73 50 64 62 54 66 52 80 57 97"
        " 66 99 72 98 60 94 57 92L43 92Q38 96 28 98 36 99 44 97Z"
    )
    fruit = "".join(circle(x, y, 3.4, "#e2b755") for x, y in ((22, 42), (36, 26), (50, 14), (64, 26), (78, 42)))
    return leaves + path(trunk, "#5b3b14", stroke="#fdf3d6", stroke_width=2.4) + fruit


CHARGES = (star_flower, horse, sun_star, ship, tree)


def draw_crest(name: str) -> str:
    number = int(name.removeprefix("crest-"))
    light, dark = TINCTURES[number]
    p = Picture(name, 120, 144)
    gold = p.gold()
    field = p.linear("field", (0, light), (1, dark), x=0.7)
    p.add(
        path(SHIELD, "#000", opacity=0.35, transform="translate(0 4)"),
        path(SHIELD, gold, stroke=INK, stroke_width=2.5),
        path(FIELD, field, stroke=INK, stroke_width=1.6),
        path("M60 15H103V70C103 99 83 115 60 126Z", "#000", opacity=0.14),
        place(21, 22, 0.78, CHARGES[number](), stroke=INK, stroke_width=2, stroke_linejoin="round"),
        path("M20 18H100V40Q60 30 20 62Z", "#fff", opacity=0.1),
        *(circle(x, y, 2.4, INK, opacity=0.7) for x, y in ((12.5, 10.5), (107.5, 10.5), (60, 131))),
    )
    return p.svg()
