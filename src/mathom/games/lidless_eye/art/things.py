"""Items, each on a field of 100 by 100: rings of every kind, seeing-stones, arms, and what an orc has in his bag."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, ellipse, group, path
from mathom.games.lidless_eye.art.shapes import (
    BLOOD,
    BONE,
    COAL,
    CREAM,
    EMBER,
    GOLD,
    IRON,
    LEATHER,
    RUST,
    STEEL,
    WOOD,
    bar,
    both,
    eye,
    flat,
    pen,
)


def band(metal: str, light: str, dark: str, width: float = 13) -> str:
    """a ring seen from a little above"""
    return (
        ellipse(50, 62, 33, 31, "none", stroke=INK, stroke_width=width + 4)
        + ellipse(50, 62, 33, 31, "none", stroke=metal, stroke_width=width)
        + pen("M22 48A33 31 0 0 1 52 31", light, width * 0.3)
        + pen("M79 74A33 31 0 0 1 46 93", dark, width * 0.36)
        + ellipse(50, 62, 33 - width / 2 + 1, 31 - width / 2 + 1, "none", stroke=dark, stroke_width=1.6)
    )


def gem(shape: str, colour: str) -> str:
    """a stone in its setting on top of a ring"""
    seat = path("M34 36 38 22H62L66 36Q50 44 34 36Z", GOLD)
    cut = {
        "square": path("M36 6H64V30H36Z", colour)
        + pen("M36 6 43 12H57L64 6M43 12V24L36 30M57 12V24L64 30M43 24H57", INK, 1.2),
        "drop": path("M50-2C60 10 66 16 66 22A16 14 0 0 1 34 22C34 16 40 10 50-2Z", colour),
        "hex": path("M38 4H62L72 18 62 32H38L28 18Z", colour)
        + pen("M38 4 44 12H56L62 4M44 12 38 32M56 12 62 32M28 18H72", INK, 1.2),
        "round": circle(50, 16, 16, colour) + path(star(50, 16, 15, 6, 6), "#fff", stroke="none", opacity=0.35),
        "spike": path("M50-8 62 16 50 34 38 16Z", colour) + pen("M50-8V34M38 16H62", INK, 1.2),
        "long": path("M28 10Q50-2 72 10 76 18 72 26 50 36 28 26 24 18 28 10Z", colour)
        + pen("M28 10 50 18 72 10M28 26 50 18 72 26", INK, 1.2),
    }[shape]
    return seat + cut + flat("M44 10 48 5 50 11 46 17Z", "#fff", opacity=0.8)


YELLOW = (GOLD, "#fff6cc", "#a06f26")
PALE_GOLD = ("#f3dc96", "#fffbe6", "#b08d46")
RED_GOLD = ("#d98a4a", "#ffd9b0", "#8a4a1c")
DULL = ("#b99a54", "#e6d29a", "#6d5424")
SILVER = ("#cfd6dd", "#ffffff", "#7d8791")
BLACK = ("#4a4652", "#8d88a0", "#1d1b24")


def signet(sign: str, metal: tuple[str, str, str], plate: str) -> str:
    return (
        band(*metal)
        + path("M28 8H72L78 26 66 42H34L22 26Z", metal[0])
        + path("M32 12H68L73 26 63 38H37L27 26Z", plate, stroke_width=1.4)
        + group(sign, stroke_width=1.2)
    )


SIGNS = {
    "swirl": pen("M50 25a4 4 0 0 1 6 3a9 8 0 0 1-15-1a13 10 0 0 1 22-6", CREAM, 2.4),
    "maze": pen("M40 32V16H60V34H46V22H54V28", CREAM, 2.4),
    "flame": path("M50 13C56 20 60 24 58 30 56 36 44 36 42 30 41 25 46 24 50 13Z", EMBER),
    "cat": pen("M38 26Q50 14 62 26 50 36 38 26ZM50 20V31", CREAM, 2.2),
    "tongue": pen("M50 14V26Q50 32 44 36M50 26Q50 32 56 36", CREAM, 2.6),
    "claw": pen("M42 15 38 35M50 14 47 36M58 15 56 35", CREAM, 2.6),
    "crescent": flat("M56 14A11 11 0 1 0 56 36 14 12 0 0 1 56 14Z", CREAM),
    "star": path(star(50, 25, 12, 4, 6), CREAM),
}

ORB = "M30 76H70L78 92H22Z"


def palantir(glow: str, deep: str, inside: str = "") -> str:
    return (
        path(ORB, "#8a6a34")
        + pen("M26 84H74", "#5a4216", 2)
        + circle(50, 44, 38, deep)
        + circle(50, 44, 30, glow, stroke="none", opacity=0.35)
        + circle(50, 46, 20, glow, stroke="none", opacity=0.5)
        + inside
        + pen("M24 32Q30 16 46 12", "#fff", 3.4, opacity=0.8)
    )


def flask(drink: str, mark: str = "") -> str:
    return (
        path("M40 8H60V30Q84 42 84 68 84 96 50 96T16 68Q16 42 40 30Z", "#7a8a7a")
        + path("M22 62Q36 54 50 62T78 62Q82 92 50 92T22 62Z", drink, stroke_width=1.4)
        + path("M38 2H62V14H38Z", LEATHER)
        + pen("M28 50Q32 42 40 38", "#fff", 3, opacity=0.7)
        + mark
    )


def shield(field: str, rim: str, charge: str) -> str:
    return (
        path("M10 10Q50-4 90 10V50Q88 84 50 102 12 84 10 50Z", rim)
        + path("M19 18Q50 8 81 18V50Q78 76 50 90 22 76 19 50Z", field)
        + flat("M50 11Q66 11 81 18V50Q78 76 50 90Z", "#000", opacity=0.2)
        + charge
    )


def coat(metal: str, light: str, trim: str) -> str:
    rows = "".join(f"M{x} {y}q4 6 8 0" for y in range(34, 92, 9) for x in range(28, 70, 8))
    return (
        path("M30 6Q50 22 70 6L96 24 86 48 76 42V96H24V42L14 48 4 24Z", metal)
        + pen(rows, light, 1.6)
        + path("M30 6Q50 22 70 6L75 10Q50 34 25 10Z", trim)
        + pen("M24 92H76", trim, 4)
    )


THINGS = {
    "gold-plain": band(*YELLOW),
    "gold-bright": band(*PALE_GOLD, 17) + path(star(76, 36, 17, 4, 4), "#fff", stroke="none"),
    "gold-gleam": band(*YELLOW, 10) + path(star(28, 44, 13, 3, 4) + star(70, 82, 10, 3, 4), "#fff", stroke="none"),
    "gold-fancied": band(*RED_GOLD, 14) + group(eye(50, 62, 14), stroke_width=1.4),
    "gold-least": group(band(*DULL, 8), transform="translate(17 22) scale(.66)") + pen("M20 92H80", "#8a6a3a", 3),
    "gold-perfect": band(*YELLOW, 19) + pen("M24 46 18 34M50 26V12M76 46 82 34", CREAM, 3),
    "one-ring": band(GOLD, "#fff6cc", "#8a5a14", 18)
    + ellipse(50, 62, 33, 31, "none", stroke="#ff5a1a", stroke_width=4, stroke_dasharray="2 5 7 4 1 4"),
    "mind-ring": band(*BLACK, 11)
    + pen("M20 58A33 31 0 0 1 30 38M80 58A33 31 0 0 0 70 38", BLOOD, 3)
    + path("M40 20 50 4 60 20 56 34H44Z", BLOOD),
    "lesser-knot": band(*DULL, 9) + bar("M36 30Q50 8 64 30Q50 42 36 30", DULL[0], 5),
    "lesser-leaf": band(*SILVER, 9)
    + path("M50 34C30 30 32 10 50-2 68 10 70 30 50 34Z", "#7fae5c")
    + pen("M50 32V6", "#3f6a34", 2),
    "lesser-bead": band(*RED_GOLD, 9)
    + circle(38, 26, 9, "#5fa0b8")
    + circle(62, 26, 9, "#5fa0b8")
    + circle(50, 18, 9, "#c9e2ea"),
    "spirit-eye": band(*SILVER, 12)
    + circle(50, 18, 18, "#2c2440")
    + group(eye(50, 18, 13, "#b58af0"), stroke_width=1.2),
    "spirit-blade": band(*BLACK, 13) + path("M50-14 60 14 56 36H44L40 14Z", STEEL) + pen("M50-8V32", IRON, 2),
    "spirit-ward": band(*SILVER, 14)
    + path("M30 4Q50-6 70 4V20Q68 34 50 42 32 34 30 20Z", "#4f6f9c")
    + pen("M50 4V34M36 14H64", CREAM, 3),
    "book": path("M8 18Q28 10 50 20V92Q28 82 8 90Z", BLOOD)
    + path("M92 18Q72 10 50 20V92Q72 82 92 90Z", "#8a1a16")
    + path("M14 14Q30 6 50 16V84Q30 74 14 82ZM86 14Q70 6 50 16V84Q70 74 86 82Z", CREAM, stroke_width=1.6)
    + pen(
        "M21 26Q32 22 43 28M21 38Q32 34 43 40M21 50Q32 46 43 52M21 62Q30 58 38 62M79 26Q68 22 57 "
        "28M79 38Q68 34 57 40M79 50Q68 46 57 52",
        "#7a5a30",
        2,
    ),
    "scroll": path("M18 20H74V84H18Z", "#e6d3a0")
    + path("M12 10H80V24H12ZM12 80H80V94H12Z", "#c9a86a")
    + circle(46, 52, 15, "none", stroke=BLOOD, stroke_width=3)
    + pen("M26 34H66M26 72H66M34 52h.1M58 52h.1", "#7a4a24", 2.2),
    "mace": bar("M20 96 58 44", COAL, 8)
    + path("M66-2 76 8 90 4 90 18 102 26 92 36 94 50 80 48 72 60 62 48 48 52 50 38 40 30 50 22 46 8 60 10Z", "#3a3844")
    + circle(70, 28, 12, IRON)
    + circle(66, 24, 4, STEEL, stroke="none"),
    "spear": bar("M10 96 62 38", WOOD, 6)
    + path("M96 0 88 40 66 50 50 34 60 12Z", STEEL)
    + flat("M96 0 88 40 66 50 72 24Z", "#8d98a3")
    + pen("M56 44 50 38M52 48 46 42", BLOOD, 4),
    "saw-blade": path("M4 8 30 14 34 24 42 24 46 34 54 34 58 44 66 46 68 54 76 58 70 70C46 58 20 40 4 8Z", STEEL)
    + flat("M4 8C20 40 46 58 70 70L72 64C48 52 24 34 4 8Z", "#fff", opacity=0.6)
    + bar("M84 52 62 78", IRON, 6)
    + bar("M76 68 96 92", LEATHER, 8),
    "hide-shield": circle(50, 50, 44, LEATHER)
    + circle(50, 50, 36, "#2c2622")
    + circle(50, 50, 12, IRON)
    + pen("M50 16V34M50 66V84M16 50H34M66 50H84M26 26 38 38M62 62 74 74M74 26 62 38M38 62 26 74", "#6d5a46", 3)
    + pen("M50 10h.1M50 90h.1M10 50h.1M90 50h.1M22 22h.1M78 22h.1M22 78h.1M78 78h.1", BONE, 4),
    "sable-shield": shield(
        "#22202c", STEEL, path("M50 22 58 40 78 42 63 55 68 74 50 64 32 74 37 55 22 42 42 40Z", "#8d88a0")
    ),
    "black-mail": coat("#33333c", "#8a8c98", RUST),
    "mithril": coat("#dfe8ee", "#8ea5b4", "#f6fbff") + path(star(50, 58, 18, 5, 8), "#fff", stroke="none", opacity=0.8),
    "high-helm": path("M22 96V50C22 18 36 4 50-8 64 4 78 18 78 50V96L64 88V58H36V88Z", STEEL)
    + flat("M50-8C64 4 78 18 78 50V96L64 88V58H50Z", "#8d98a3")
    + path("M20 50H80V60H56L50 84 44 60H20Z", GOLD)
    + both(path("M22 40C4 34-4 16-2-8 12 2 22 14 28 26Z", BONE)),
    "iron-crown": path("M8 84 2 24 22 48 30 6 44 40 50-6 56 40 70 6 78 48 98 24 92 84Q50 70 8 84Z", "#4d5560")
    + path("M8 84 7 70Q50 56 93 70L92 84Q50 70 8 84Z", "#2c3038")
    + both(circle(24, 74, 5, "#15161a"), circle(50, 67, 6, "#15161a")),
    "blazon": bar("M12 100V0", WOOD, 4)
    + path("M14 6H94L84 40 94 76 14 80Z", COAL)
    + group(eye(51, 42, 27), stroke_width=2),
    "paste": path("M18 40H82L76 88Q50 100 24 88Z", "#8a6a4a")
    + ellipse(50, 40, 32, 11, "#5f6a2c")
    + path("M34 38Q40 28 50 36 60 26 66 38 58 46 50 44T34 38Z", "#8a963c", stroke_width=1.6)
    + pen("M36 22Q30 14 38 6M52 18Q46 10 54 0M66 22Q60 14 68 6", "#a9b46a", 2.6)
    + pen("M24 62Q50 72 77 62", "#5a4028", 3),
    "draughts": flask("#b3471f", group(pen("M36 72H64M50 62V82", CREAM, 3))),
    "liquor": path("M24 20Q50 8 76 20L84 60Q82 96 50 96T16 60Z", LEATHER)
    + path("M40 0H60V18H40Z", BONE)
    + pen("M24 24Q10 40 14 64M30 44Q50 52 70 44M26 62Q50 72 74 62", "#2c1a0c", 2.4)
    + circle(50, 56, 10, EMBER),
    "poison": path("M42 4H58V30L78 84Q78 96 66 96H34Q22 96 22 84L42 30Z", "#9fb8a0")
    + path("M33 58H67L76 84Q76 92 66 92H34Q24 92 24 84Z", "#5fae3a", stroke_width=1.6)
    + path("M40-2H60V10H40Z", COAL)
    + group(
        circle(50, 72, 9, BONE),
        pen("M46.5 71h.1M53.5 71h.1", INK, 3.4),
        path("M46 79H54V84H46Z", BONE),
        stroke_width=1.4,
    ),
    "cloak": path("M50 0C72 4 80 26 78 44L98 98H2L22 44C20 26 28 4 50 0Z", "#2a2838")
    + path("M50 14C62 18 66 32 62 48L50 60 38 48C34 32 38 18 50 14Z", "#08080d")
    + pen("M26 52Q18 76 14 96M38 64 32 97M74 52Q82 76 86 96M62 64 68 97", "#5f5c7a", 2.4)
    + circle(50, 60, 5, STEEL),
    "rations": path("M10 56Q30 40 54 46L90 36Q98 50 90 66L54 74Q30 88 10 56Z", "#8a4a2a")
    + circle(24, 58, 8, "#c98a5a", stroke_width=1.6)
    + bar("M78 40 92 20M84 62 96 74", BONE, 6)
    + path("M40 80H86L80 98H46Z", WOOD)
    + pen("M36 52Q46 56 44 68M60 48Q66 56 62 68", "#5a2814", 2.4),
    "whip": bar("M12 96 34 62", LEATHER, 9)
    + pen("M34 62C52 30 90 50 80 72 70 90 48 74 60 58 72 42 96 40 92 6", INK, 8)
    + pen("M34 62C52 30 90 50 80 72 70 90 48 74 60 58 72 42 96 40 92 6", "#9a6432", 4.4)
    + path("M92 6 86-8 98-4Z", STEEL),
    "chest": path("M8 44H92V92H8Z", WOOD)
    + path("M8 44Q10 12 50 12T92 44Z", "#8a5a2b")
    + path("M16 44Q50 22 84 44Z", GOLD)
    + pen("M24 44V92M76 44V92M8 66H92", IRON, 4)
    + path("M42 54H58V76H42Z", GOLD),
}

DWARVEN = {"square": "#b3271f", "hex": "#2f7a4a", "spike": "#7a4fae", "round": "#3a78b8", "drop": "#e8e4d8"}


def ring_of_dwarves(shape: str) -> str:
    runes = pen(
        "M24 66V80M24 70 29 74M36 82 34 94M40 90 35 88M64 82 66 94M60 90 65 88M76 66V80M76 70 71 74", "#7a4a10", 2
    )
    return band(*YELLOW, 17) + runes + gem(shape, DWARVEN[shape])


THINGS |= {f"dwarven-{shape}": ring_of_dwarves(shape) for shape in DWARVEN}
THINGS |= {
    f"magic-{sign}": signet(SIGNS[sign], metal, plate)
    for sign, metal, plate in (
        ("swirl", SILVER, "#5a3a7a"),
        ("maze", YELLOW, "#2f4f7a"),
        ("flame", RED_GOLD, "#3a1210"),
        ("cat", DULL, "#2f4a34"),
        ("tongue", YELLOW, "#7a2a4a"),
        ("claw", BLACK, "#5a3a1c"),
        ("crescent", BLACK, "#14141f"),
        ("star", SILVER, "#1f5a5a"),
    )
}
THINGS |= {
    "stone-hill": palantir("#8ac0ff", "#16243f", pen("M30 62 44 40 52 50 62 36 72 62", CREAM, 2.6)),
    "stone-lake": palantir("#9fe8e0", "#12302f", pen("M30 50q7-6 14 0t14 0 14 0M34 60q6-5 12 0t12 0 8 0", CREAM, 2.6)),
    "stone-west": palantir("#f4e6b0", "#2c2a16", path(star(50, 46, 18, 5, 8), CREAM, stroke="none")),
    "stone-hands": palantir(
        "#ffb06a", "#2a120c", flat("M36 62 34 40 40 46 42 34 46 46 50 32 54 46 58 34 60 46 66 40 64 62Z", "#ff7a2a")
    ),
    "stone-eye": palantir("#ff8a3a", "#1c0a0c", group(eye(50, 46, 20), stroke_width=1.6)),
    "stone-city": palantir("#c0a8ff", "#1c1430", pen("M32 60V48H38V38H44V48H50V32H56V48H62V40H68V60", CREAM, 2.4)),
}
