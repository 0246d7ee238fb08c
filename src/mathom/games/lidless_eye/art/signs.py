"""Small signs, each on a field of 100 by 100: kinds of regions and sites, skills, magic, states, figures, points."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, ellipse, group, path, rect
from mathom.games.lidless_eye.art.shapes import (
    BLOOD,
    BONE,
    COAL,
    CREAM,
    EMBER,
    FLAME,
    GOLD,
    IRON,
    STEEL,
    WOOD,
    bar,
    both,
    eye,
    fire,
    flat,
    pen,
)


def coin(field: str, inner: str, edge: str = GOLD) -> str:
    """a round sign"""
    return (
        circle(50, 50, 46, field, stroke=INK, stroke_width=3)
        + circle(50, 50, 42, "none", stroke=edge, stroke_width=4)
        + inner
    )


def tile(field: str, inner: str, edge: str = CREAM) -> str:
    """a square sign, of a kind of region"""
    return (
        rect(5, 5, 90, 90, field, rx=12, stroke=INK, stroke_width=3)
        + rect(9, 9, 82, 82, "none", rx=9, stroke=edge, stroke_width=3)
        + inner
    )


def crest(field: str, inner: str, edge: str = GOLD) -> str:
    """a sign shaped like a shield, of a category of points"""
    return (
        path("M8 8H92V52Q90 82 50 98 10 82 8 52Z", field)
        + path("M14 14H86V52Q84 77 50 91 16 77 14 52Z", "none", stroke=edge, stroke_width=3)
        + inner
    )


def keep(stone: str, dark: str, top: str) -> str:
    return path(top, stone) + path("M42 94V76Q50 64 58 76V94Z", dark)


REGION_KINDS = {
    "wilderness": tile(
        "#5f7f3f", "".join(path(f"M{x} {y}l13 28h-9v8h-8v-8h-9Z", "#2a4a24") for x, y in ((30, 22), (64, 18), (48, 44)))
    ),
    "free-domain": tile(
        "#e6d27a",
        pen("M18 74Q34 60 50 74T82 74M18 84Q34 70 50 84T82 84", "#7a6420", 3)
        + path(
            "M50 16V62M50 30Q36 26 34 16 48 16 50 30 52 16 66 16 64 26 50 30M50 46Q36 42 34 32 48 32 "
            "50 46 52 32 66 32 64 42 50 46",
            "#c9952a",
        ),
    ),
    "border-land": tile("#c58f4e", bar("M18 46H82M18 64H82M28 34V82M50 34V82M72 34V82", "#7a4e26", 5)),
    "shadow-land": tile(
        "#6f6a78",
        pen("M14 30 40 14M14 52 72 14M14 74 86 28M20 88 86 48M46 88 86 68", "#3a3644", 4)
        + circle(58, 42, 15, "#2a2733")
        + circle(52, 38, 13, "#6f6a78", stroke="none"),
    ),
    "dark-domain": tile(
        "#2a1f26",
        path("M14 86 28 46 36 62 50 22 64 62 72 46 86 86Z", "#0f0a0e", stroke=BLOOD)
        + pen("M22 24 30 34M50 12V18M78 24 70 34", BLOOD, 4),
        BLOOD,
    ),
    "coastal-sea": tile(
        "#4f92b4",
        pen(
            "M16 34q8.5-10 17 0t17 0 17 0 17 0M16 54q8.5-10 17 0t17 0 17 0 17 0M16 74q8.5-10 17 0t17 0 17 0 17 0",
            CREAM,
            4.4,
        ),
    ),
}

SITE_KINDS = {
    "haven": path("M12 94V54Q12 46 20 46H80Q88 46 88 54V94Z", "#f2efe4")
    + path("M4 52 50 8 96 52 88 56 50 22 12 56Z", "#5f8a5a")
    + path("M26 94V76Q26 66 33 66T40 76V94ZM60 94V76Q60 66 67 66T74 76V94Z", "#3a6aa0")
    + path(star(50, 50, 12, 4, 8), "#f0c55a", stroke_width=1.4),
    "darkhaven": path("M20 94 26 42 16 30 30 34 32 12 42 30 50-2 58 30 68 12 70 34 84 30 74 42 80 94Z", COAL)
    + group(eye(50, 54, 18), stroke_width=1.8),
    "free-hold": keep(
        "#f2efe4",
        "#5a6a7a",
        "M14 94V48H10V34H22V42H32V26H28V10H40V18H46V2L50-4 54 2V18H60V10H72V26H68V42H78V34H90V48H86V94Z",
    )
    + path(star(50, 50, 10, 4, 7), "#3a6aa0", stroke_width=1.4),
    "border-hold": path("M10 94V52H90V94Z", "#b08a54")
    + path("M2 54 50 14 98 54Z", "#7a4428")
    + path("M42 94V72H58V94Z", "#3a2414")
    + pen("M18 62H82M18 74H38M62 74H82", "#7a5a2c", 2.6)
    + path("M44 34H56V46H44Z", FLAME),
    "ruins-and-lairs": path("M6 94V60L16 66V36L28 40 30 60 40 56V94ZM60 94V20L72 12 76 24 86 18V94Z", "#9a948a")
    + pen("M14 76H34M64 40H80M66 60H84M66 78H76", "#5c564e", 2.6)
    + path("M40 94Q44 74 54 78 62 80 60 94Z", "#6d665e")
    + path("M64 10Q70-6 84 2", "none", stroke="#5f8a3c", stroke_width=4),
    "shadow-hold": path("M2 94Q10 40 30 26L42 36 52 12 64 34 76 24Q92 44 98 94Z", "#55505c")
    + path("M32 94Q34 60 50 52 66 60 68 94Z", "#0d0b10")
    + pen("M44 76h.1M58 76h.1", FLAME, 6),
    "dark-hold": path(
        "M16 94V44L6 36 12 18 20 28 28 14 34 30V6L42 18 50-4 58 18 66 6V30L72 14 80 28 88 18 94 36 84 44V94Z", "#33282e"
    )
    + path("M40 94V66Q50 50 60 66V94Z", EMBER)
    + pen("M46 60V94M54 60V94M40 76H60", INK, 2.4),
}

SKILLS = {
    "warrior": coin(
        "#8a1f1a",
        group(path("M47 66V18L50 8 53 18V66H66V73H53V90H47V73H34V66Z", STEEL), transform="rotate(38 50 50)")
        + group(path("M47 66V18L50 8 53 18V66H66V73H53V90H47V73H34V66Z", CREAM), transform="rotate(-38 50 50)"),
    ),
    "scout": coin(
        "#3c4650",
        path("M50 14C66 16 72 32 70 46L80 82H20L30 46C28 32 34 16 50 14Z", "#1c2026")
        + path("M50 26C59 28 62 40 59 50L50 58 41 50C38 40 41 28 50 26Z", CREAM)
        + pen("M45 42h.1M55 42h.1", INK, 5),
    ),
    "ranger": coin(
        "#2f5a2c",
        bar("M30 82 66 34", WOOD, 4)
        + pen("M28 22C64 18 84 40 80 76", INK, 9)
        + pen("M28 22C64 18 84 40 80 76", "#c98f4a", 5)
        + pen("M28 22 80 76", CREAM, 2)
        + path("M76 20 72 40 58 28Z", STEEL),
    ),
    "sage": coin(
        "#2c4a7a",
        path("M18 32Q34 24 50 34V78Q34 68 18 76ZM82 32Q66 24 50 34V78Q66 68 82 76Z", CREAM)
        + pen(
            "M26 42Q34 38 43 44M26 52Q34 48 43 54M26 62Q34 58 43 64M74 42Q66 38 57 44M74 52Q66 48 57 "
            "54M74 62Q66 58 57 64",
            "#5a4a2c",
            2.4,
        ),
    ),
    "diplomat": coin(
        "#7a4f1a",
        path("M50 20C72 20 84 30 84 44S72 68 50 68L32 82 36 65C22 62 16 54 16 44 16 30 28 20 50 20Z", CREAM)
        + pen("M34 44h.1M50 44h.1M66 44h.1", "#7a4f1a", 8),
    ),
}

MAGIC = {
    "sorcery": coin("#4a1f10", fire(50, 84, 66), EMBER),
    "spirit-magic": coin("#1c4a4a", path(star(50, 50, 34, 10, 6), "#d6fff4"), "#9fe8dc"),
    "shadow-magic": coin("#1d1830", path("M62 20A32 32 0 1 0 62 80 40 34 0 0 1 62 20Z", "#b8a8f0"), "#8a7fc0"),
}

MARKS = {
    "unique": path(star(50, 50, 46, 20, 5), GOLD),
    "leader": path("M10 82 6 28 28 46 50 12 72 46 94 28 90 82Z", GOLD) + pen("M14 70H86", "#8a5a14", 4),
    "environment": coin(
        "#3a6a8a",
        path("M26 64Q12 62 16 48 20 38 32 42 38 24 56 30 70 28 72 44 88 44 84 60 80 66 72 64Z", CREAM)
        + pen("M34 72 30 84M52 72 48 84M70 72 66 84", CREAM, 4),
    ),
    "command": coin(
        "#5a2c14",
        path("M18 44 44 40Q48 28 58 32L56 42 80 43Q88 48 80 53L62 54Q66 60 62 64 60 72 52 72H40L18 74Z", CREAM),
    ),
    "tapped": coin(
        "#5a4a2c",
        pen("M76 62A28 28 0 1 1 72 30", INK, 13)
        + pen("M76 62A28 28 0 1 1 72 30", CREAM, 8)
        + path("M60 36 86 38 80 12Z", CREAM),
    ),
    "untapped": coin("#3f6a34", path("M24 52 40 68 76 30 66 22 40 50 34 43Z", CREAM)),
    "wounded": coin(
        "#8a1f1a",
        path("M50 10C62 32 74 46 74 62A24 24 0 0 1 26 62C26 46 38 32 50 10Z", "#ff6a5a")
        + pen("M36 62Q36 76 48 78", "#ffd6d0", 4),
    ),
    "prowess": group(
        path("M45 66V14L50-2 55 14V66H72V75H55V98H45V75H28V66Z", STEEL),
        flat("M50-2 55 14V66H50Z", "#8d98a3"),
        transform="rotate(32 50 50)",
    ),
    "body": path("M12 10Q50-4 88 10V48Q86 82 50 98 14 82 12 48Z", STEEL)
    + path("M22 19Q50 8 78 19V48Q76 73 50 86 24 73 22 48Z", "#5a7a9c")
    + pen("M50 16V80M26 42H74", CREAM, 4),
    "mind": path("M30 96V80Q10 74 10 46 12 8 54 6 92 8 90 44L96 62 86 66V78Q82 86 66 84V96Z", "#c9a583")
    + pen("M54 22A20 20 0 1 1 34 44 14 14 0 1 1 54 56 8 8 0 1 1 54 42", "#7a4a2c", 4),
    "influence": path(
        "M4 60 30 52 46 30Q56 22 58 34L54 48H86Q96 52 92 60 98 68 90 74 92 82 84 84 82 92 72 92H42L28 84H4Z", "#e0b58c"
    )
    + path("M-2 54 18 50V90H-2Z", "#5a3a6a")
    + pen("M64 10 68 24M82 12 76 24M96 28 84 32", GOLD, 5),
    "general-influence": coin("#2c2430", group(eye(50, 50, 32), stroke_width=2), EMBER),
    "corruption": path(
        "M50 4C80 4 92 26 88 50 86 62 80 66 76 70L74 94H26L24 70C20 66 14 62 12 50 8 26 20 4 50 4Z", "#7a4a8a"
    )
    + both(flat("M20 48Q32 36 45 48 46 66 32 66 18 64 20 48Z", INK), pen("M33 54h.1", "#c8ff5a", 7))
    + flat("M50 64 42 78H58Z", INK)
    + pen("M34 84V94M50 84V94M66 84V94", INK, 3),
    "hazard-limit": path("M50 4 98 92H2Z", "#d6a02a")
    + path("M50 20 86 86H14Z", "#33240a", stroke="none")
    + fire(50, 82, 48),
    "on-guard": rect(20, 4, 60, 84, "#3d3a52", rx=8)
    + rect(26, 10, 48, 72, "none", rx=5, stroke=GOLD, stroke_width=3)
    + group(eye(50, 46, 18), stroke_width=1.8)
    + path("M6 94H94", "none", stroke=GOLD, stroke_width=5),
    "chain": pen("M36 20Q10 20 10 38T36 56H48", INK, 15)
    + pen("M36 20Q10 20 10 38T36 56H48Q62 52 62 38T44 20Z", INK, 15)
    + pen("M36 20Q10 20 10 38T36 56H44Q62 56 62 38T44 20Z", STEEL, 9)
    + pen("M56 44Q38 44 38 62T56 80H66Q90 80 90 62T66 44Z", INK, 15)
    + pen("M56 44Q38 44 38 62T56 80H66Q90 80 90 62T66 44Z", GOLD, 9)
    + pen("M54 52Q62 50 62 38", STEEL, 9),
    "dice": group(
        rect(8, 30, 52, 52, CREAM, rx=9),
        pen("M22 44h.1M46 44h.1M34 56h.1M22 68h.1M46 68h.1", INK, 9),
        transform="rotate(-10 34 56)",
    )
    + group(
        rect(46, 10, 46, 46, BLOOD, rx=8),
        pen("M58 22h.1M80 22h.1M58 44h.1M80 44h.1", CREAM, 8),
        transform="rotate(14 69 33)",
    ),
    "move": path("M6 40H54V16L96 54 54 92V68H6Z", GOLD),
    "stored": path("M8 42H92V92H8Z", WOOD)
    + path("M8 42Q10 12 50 12T92 42Z", "#a5723a")
    + pen("M26 42V92M74 42V92", IRON, 5)
    + path("M41 50H59V72H41Z", GOLD),
    "strike": path("M4 4 44 30 40 42 62 52 56 64 96 96 50 74 56 60 34 54 40 40Z", BLOOD),
    "detainment": both(
        path("M10 30Q30 22 40 44 42 68 24 72 6 68 6 50 6 36 10 30Z", IRON),
        path("M18 40Q30 36 32 50 32 62 24 62 16 60 16 50Z", CREAM),
    )
    + bar("M40 52H60", STEEL, 6),
    "item": path("M18 30 34 10H66L82 30 50 92Z", "#3aa0b8")
    + pen("M18 30H82M34 10 42 30 50 92M66 10 58 30 50 92M42 30 50 10 58 30", INK, 2),
}

POINTS = {
    "points-characters": crest(
        "#7a4f2a", circle(50, 38, 15, CREAM) + path("M22 80Q24 56 50 56T78 80Q66 88 50 90 34 88 22 80Z", CREAM)
    ),
    "points-items": crest(
        "#8a7326",
        circle(50, 54, 21, "none", stroke=INK, stroke_width=13)
        + circle(50, 54, 21, "none", stroke=CREAM, stroke_width=8)
        + path("M38 34 42 22H58L62 34Z", CREAM),
    ),
    "points-factions": crest("#35617a", bar("M30 84V22", CREAM, 4) + path("M32 22H76L68 38 76 54H32Z", CREAM)),
    "points-allies": crest(
        "#4b6b3a",
        path("M50 62C64 62 72 72 68 80 62 88 56 82 50 82S38 88 32 80C28 72 36 62 50 62Z", CREAM)
        + ellipse(30, 54, 7, 10, CREAM)
        + ellipse(70, 54, 7, 10, CREAM)
        + ellipse(42, 38, 7, 11, CREAM)
        + ellipse(58, 38, 7, 11, CREAM),
    ),
    "points-creatures": crest(
        "#5a1218",
        path("M50 22C70 22 78 36 76 50 75 58 70 60 68 64L66 80H34L32 64C30 60 25 58 24 50 22 36 30 22 50 22Z", CREAM)
        + both(flat("M30 50Q38 42 46 50 46 60 38 60 30 58 30 50Z", "#33080a"))
        + pen("M42 72V80M50 72V80M58 72V80", "#33080a", 3),
        BONE,
    ),
    "points-miscellaneous": crest("#4a3a5a", path(star(50, 52, 30, 11, 8), CREAM)),
}

SIGNS = {**REGION_KINDS, **SITE_KINDS, **SKILLS, **MAGIC, **MARKS, **POINTS}
