"""Motifs of events, each on a field of 100 by 100: words, war, plunder and magic."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, ellipse, group, path, place
from mathom.games.lidless_eye.art.shapes import (
    BLOOD,
    BONE,
    COAL,
    CREAM,
    EMBER,
    FLAME,
    GOLD,
    IRON,
    PALE,
    STEEL,
    WOOD,
    bar,
    both,
    eye,
    fire,
    flat,
    pen,
)

HAND = (
    "M30 98 26 66 10 44Q8 34 18 38L28 50 26 14Q32 4 38 14L42 44 44 6Q50-4 56 6L56 44 62 "
    "12Q70 4 73 14L68 48 78 28Q88 24 88 34L76 66 70 98Z"
)
SWORD = "M46 70V14L50-2 54 14V70H68V77H54V96H46V77H32V70Z"
HOUSE = "M14 96V50L50 20 86 50V96Z"


def crossed(a: str, b: str) -> str:
    return group(a, transform="rotate(38 50 50)") + group(b, transform="rotate(-38 50 50)")


def hand(skin: str, light: str = "") -> str:
    aura = circle(50, 40, 50, light, stroke="none", opacity=0.25) if light else ""
    return aura + path(HAND, skin) + pen("M34 60Q50 54 68 60M40 72Q52 68 62 74", "#000", 1.8, opacity=0.4)


def bubble(fill: str, inner: str, mirrored: bool = False) -> str:
    """spoken words"""
    shape = "M50 4C80 4 98 20 98 42S80 80 50 80Q44 80 38 79L16 98 22 72C8 66 2 54 2 42 2 20 20 4 50 4Z"
    turn = {"transform": "matrix(-1 0 0 1 100 0)"} if mirrored else {}
    return path(shape, fill, **turn) + inner


def letter(seal: str) -> str:
    return (
        path("M6 24H94V88H6Z", "#e6d3a0")
        + path("M6 24 50 60 94 24Z", "#f4e7c0")
        + circle(50, 60, 12, seal)
        + group(eye(50, 60, 8), stroke_width=1)
    )


def flag(field: str, charge: str) -> str:
    return bar("M14 100V-2", WOOD, 4) + path("M16 4Q36-4 54 6T96 6L88 32 96 58Q76 66 54 58T16 62Z", field) + charge


def host(tall: str = COAL) -> str:
    spears = "".join(
        f"M{x} 96V{y}l4 12h-8l4-12" for x, y in ((6, 26), (20, 14), (36, 22), (52, 4), (66, 18), (82, 10), (96, 28))
    )
    heads = "".join(
        path(f"M{x - 11} 100Q{x - 12} 70 {x} 66 {x + 12} 70 {x + 11} 100Z", tall)
        + pen(f"M{x - 4} 82h.1M{x + 4} 82h.1", EMBER, 3)
        for x in (8, 30, 52, 74, 96)
    )
    return path(spears, tall, stroke_width=2.6) + heads


def mouth(lips: str, inside: str) -> str:
    return path("M2 50C20 24 38 18 50 30 62 18 80 24 98 50 80 84 64 88 50 88S20 84 2 50Z", lips) + path(
        "M12 50Q30 40 50 46 70 40 88 50 72 70 50 72 28 70 12 50Z", inside
    )


DEEDS = {
    # words
    "serpent": bar("M14 92C-4 70 20 58 44 66 74 76 92 62 80 46 68 34 40 50 32 34 26 18 44 4 60 14", "#5f7a3c", 12)
    + pen(
        "M14 92C-4 70 20 58 44 66 74 76 92 62 80 46 68 34 40 50 32 34 26 18 44 4 60 14",
        "#a9b85a",
        3,
        stroke_dasharray="2 7",
    )
    + path("M52 4Q72-6 84 10 80 24 66 24 54 20 52 4Z", "#5f7a3c")
    + pen("M68 8h.1", FLAME, 5)
    + pen("M82 14 96 18 104 14M96 18 104 24", BLOOD, 2.6),
    "honey": path("M18 34H82L90 60Q88 98 50 98T10 60Z", "#c98a3a")
    + path("M20 40H80L86 60Q84 92 50 92T14 60Z", "#f0b93c", stroke="none")
    + path("M14 24H86V38H14Z", WOOD)
    + path("M30 38Q32 62 38 62T42 38ZM56 38Q58 76 64 76T70 38Z", "#ffd873", stroke_width=1.6)
    + path("M84 66Q104 60 108 74 98 84 84 80Z", FLAME)
    + pen("M92 64V82M100 64V82", INK, 3),
    "whisper": bubble("#cfd8d0", pen("M24 34Q36 26 48 34T72 34M24 50Q36 42 48 50T76 50", "#33424a", 3.4)),
    "threat": bubble("#b3271f", path("M56 10 32 46H48L40 74 70 36H53L64 10Z", FLAME), mirrored=True),
    "two-tongues": mouth("#8a4a3a", "#2a0c0c")
    + path("M50 56Q56 84 40 104L36 96Q44 84 44 60ZM50 56Q44 84 62 104L66 96Q56 84 56 60Z", BLOOD)
    + flat("M24 46 28 56 33 44ZM67 44 72 56 76 46Z", CREAM),
    "sewn": mouth("#7a5a4a", "#2a0c0c")
    + pen("M18 34V66M32 30V78M50 34V84M68 30V78M82 34V66", INK, 6)
    + pen("M18 34V66M32 30V78M50 34V84M68 30V78M82 34V66", BONE, 3),
    "raven": path(
        "M2 34C26 22 40 30 52 44 66 30 92 26 104 4 104 40 88 62 68 70L84 92 62 82Q44 88 34 74 18 72 18 58L-6 56 14 46Z",
        "#2b2a35",
    )
    + pen("M58 52Q78 48 94 26M54 62Q72 60 84 50", "#6f6e84", 2.6)
    + pen("M24 50h.1", "#ff4a2b", 5)
    + path("M-10 62H14V80H-10Z", "#e6d3a0", transform="rotate(-12 2 70)")
    + circle(2, 72, 4, BLOOD),
    "letter": letter(BLOOD),
    "black-letter": path("M6 14H94V92H6Z", "#26242c")
    + path("M6 14 50 54 94 14Z", "#3d3a48")
    + path("M50 44C62 44 66 54 62 62V70H38V62C34 54 38 44 50 44Z", BONE)
    + pen("M45 57h.1M55 57h.1M46 66V70M54 66V70", INK, 4),
    "runes": path("M14 2H80Q92 2 92 14V86Q92 98 80 98H14Z", "#c9a86a")
    + path("M14 2Q4 2 4 12V90Q4 98 14 98Z", "#8a6a34")
    + pen(
        "M26 16V34M26 16 36 22M46 16V34L56 16V34M66 16 76 34M76 16 66 34M26 44V62M36 44 26 53 36 "
        "62M48 62 54 44 60 62M70 44V62M64 50 76 50M26 72V88M26 80 36 72M46 72H58L46 88H58M68 "
        "72V88 L78 80 68 72",
        "#5a2c14",
        2.8,
    ),
    "horn": path("M2 20C6 64 40 88 84 84L98 96Q104 80 96 62L84 66C54 68 32 50 20 12Z", BONE)
    + path("M84 66 96 62Q104 80 98 96L84 84Z", GOLD)
    + path("M2 20 20 12 23 24 4 32ZM30 66 44 50 52 54 38 74Z", GOLD)
    + pen("M104 58Q114 76 108 94", CREAM, 3.4),
    # quarrels, war
    "swords": crossed(path(SWORD, STEEL), path(SWORD, "#9aa5b0")),
    "thrust": group(path(SWORD, STEEL), flat("M50-2 54 14V70H50Z", "#8d98a3"), transform="rotate(52 50 50)")
    + pen("M64-4 82 14M78-14 96 4M52 8 62 18", FLAME, 3.4),
    "parry": path("M14 8Q44-2 74 8V46Q72 78 44 94 16 78 14 46Z", "#5a4a3a")
    + path("M22 16Q44 8 66 16V46Q64 70 44 82 24 70 22 46Z", BLOOD)
    + circle(44, 44, 11, STEEL)
    + group(path(SWORD, STEEL), transform="translate(38 -12) rotate(30 50 50) scale(.9)")
    + path(star(68, 34, 16, 5, 6), FLAME, stroke_width=1.4),
    "fallen": path("M-6 100Q10 78 34 84 56 74 78 86 100 80 108 100Z", "#2a1d1a")
    + group(path(SWORD, STEEL), transform="translate(0 -14) rotate(186 50 50)")
    + path("M70 62C84 62 88 72 86 80L84 90H60L58 80C56 72 60 62 70 62Z", BONE)
    + pen("M66 76h.1M76 76h.1", INK, 5),
    "host": host(),
    "broken-flag": bar("M20 100 34 40M44 34 58-4", WOOD, 5)
    + path("M38 46 96 60 82 74 94 92 30 80Z", BLOOD)
    + pen("M50 62 60 74M70 66 76 82", "#6d100e", 3)
    + path("M56-2 74 4 66 10 72 18 50 14Z", BLOOD),
    "flag-eye": flag(COAL, group(eye(54, 32, 20), stroke_width=1.6)),
    "gate-guard": path("M0 100V26H10V16H22V26H34V16H46V26H54V16H66V26H78V16H90V26H100V100Z", "#8d8a86")
    + path("M34 100V62Q50 42 66 62V100Z", "#2a1c10")
    + pen("M42 60V100M50 54V100M58 60V100M34 74H66M34 88H66", IRON, 2.6)
    + bar("M14 98V2M86 98V2", WOOD, 3)
    + path("M14-12 20 4H8ZM86-12 92 4H80Z", STEEL),
    "den": path("M-6 100C-6 40 20 6 50 6S106 40 106 100Z", "#5c544c")
    + path("M14 100C14 60 28 34 50 34S86 60 86 100Z", "#0d0a0c")
    + "".join(
        both(pen(f"M{x} {y}h6", colour, 5)) for x, y, colour in ((26, 66, FLAME), (36, 84, EMBER), (42, 54, "#b6ff5a"))
    )
    + pen("M10 40 22 46M28 16 34 26M72 16 66 26M90 40 78 46", "#3a342e", 3),
    "trophies": bar("M50 102V-6", WOOD, 5)
    + "".join(
        place(
            x,
            y,
            0.42,
            path(
                "M50 8C76 8 86 26 84 48 83 60 78 64 74 68L72 90H28L26 68C22 64 17 60 16 48 14 26 24 8 50 8Z",
                BONE,
                stroke_width=4,
            ),
            pen("M36 50h.1M64 50h.1", INK, 18),
            pen("M42 82V90M58 82V90", INK, 4),
        )
        for x, y in ((29, -8), (10, 30), (48, 30), (29, 62))
    ),
    "quarrel": both(
        path("M2 100V84Q-6 70 2 56 0 36 18 32 32 32 34 46L42 52 36 58 40 66 32 72Q34 82 26 86V100Z", "#7d8a4a"),
        path("M0 44Q8 26 30 34L32 40Q14 40 0 44Z", IRON),
        pen("M26 48h.1", FLAME, 5),
        flat("M34 66 30 58 38 62Z", CREAM),
    )
    + path("M50 8 54 22 68 16 60 30 74 36 58 40 60 56 50 44 40 56 42 40 26 36 40 30 32 16 46 22Z", EMBER),
    "dagger": group(
        path("M44 60 40 14 50-10 60 14 56 60Z", "#b8d8d0"),
        flat("M50-10 60 14 56 60H50Z", "#6fa89c"),
        bar("M30 62H70", COAL, 5),
        bar("M50 66V92", "#3a2c4a", 6),
        transform="rotate(24 50 50)",
    )
    + pen("M22 12 34 22M10 30 26 36M86 4 76 16", PALE, 3),
    "sleeper": path("M0 100V58Q0 48 12 48H100V100Z", "#7a5a3a")
    + path("M6 62Q16 40 44 44L48 66H6Z", CREAM)
    + circle(30, 48, 14, "#f0cfa8")
    + path("M16 44Q20 30 34 34 44 38 44 46 30 38 16 44Z", "#5f3f22")
    + path("M40 62Q70 48 104 60V92H40Z", "#8a3a34")
    + pen("M24 50h6M34 50h4", INK, 2)
    + group(path(SWORD, STEEL), transform="translate(24 -26) rotate(180 50 50) scale(.62)"),
    # burning, plunder
    "burning": path(HOUSE, "#4a2c1a")
    + path("M4 54 50 12 96 54 88 62 50 28 12 62Z", "#2c1a10")
    + fire(28, 60, 52)
    + fire(70, 56, 60)
    + fire(50, 98, 46),
    "smoke": path("M0 100V66H14V54H24V66H40V40L50 28 60 40V66H74V54H84V66H100V100Z", "#cfc8bc")
    + pen("M20 52Q6 34 22 20T14-10M50 30Q66 10 50-4M80 52Q96 34 80 20T90-10", INK, 12)
    + pen("M20 52Q6 34 22 20T14-10M50 30Q66 10 50-4M80 52Q96 34 80 20T90-10", "#57504e", 8)
    + fire(50, 98, 30),
    "sack": path("M34 26C10 44 2 66 6 86 10 98 90 98 94 86 98 66 90 44 66 26Z", "#a5834a")
    + path("M34 26 28 6Q50 16 72 6L66 26Q50 32 34 26Z", "#8a6a34")
    + pen("M32 26Q50 34 68 26", BLOOD, 5)
    + circle(92, 92, 9, GOLD)
    + circle(10, 94, 8, GOLD)
    + circle(76, 98, 7, GOLD)
    + pen("M28 50Q24 66 26 82M52 44V60", "#6d5424", 2.4),
    "cache": path("M6 60 20 40H80L94 60V94H6Z", WOOD)
    + path("M6 60H94V72H6Z", "#5b3a1e")
    + path("M14 60 24 46H76L86 60Z", "#140d0a")
    + pen("M32 56h.1M46 52h.1M58 56h.1M70 53h.1", GOLD, 9)
    + path("M50 52 46 12 50 0 54 12Z", STEEL)
    + bar("M40 52H60", GOLD, 3)
    + path("M-6 94H106V102H-6Z", "#3a2c1c"),
    "coins": "".join(
        ellipse(x, y, 17, 7, GOLD) for x, y in ((26, 90), (62, 92), (26, 80), (62, 82), (26, 70), (62, 72), (44, 62))
    )
    + path(
        "M104-4C90 10 78 14 62 14L40 26Q34 36 44 36L58 32 44 46Q42 56 52 52L66 40 58 54Q60 62 68 "
        "56L80 40Q96 32 110 24Z",
        "#c98f64",
    ),
    "table": path("M4 34Q50 18 96 34L92 52H8Z", WOOD)
    + path("M12 52H22V100H12ZM78 52H88V100H78Z", "#5b3a1e")
    + path("M34 4H58V36H34Z", "#a5834a")
    + path("M58 10Q72 10 70 22 68 30 58 28", "none", stroke_width=3)
    + path("M32 4Q46-8 60 4Q54 12 46 8T32 4Z", CREAM)
    + path("M66 34Q78 22 90 34Z", "#c98a5a"),
    "empty": path("M8 46H92Q90 84 50 88 10 84 8 46Z", "#8a6a4a")
    + ellipse(50, 46, 42, 12, "#2c1f14")
    + pen("M34 52 66 42M40 42 58 52", "#5a4630", 2)
    + bar("M-2 98H30M70 98H104", "#b58f55", 3)
    + path("M76 18 98 4 94 26Z", "#c9a86a", stroke_width=1.6)
    + pen("M84 12h.1M90 16h.1", INK, 2.6),
    # magic
    "sorcery": hand("#3a2c4a", "#ffb060") + path("M54-6 42 18 52 16 40 44 68 10 56 12 68-10Z", FLAME),
    "spirit": hand("#9fc8c0", "#d6fff4") + path(star(50, 12, 22, 6, 6), "#efffff", stroke_width=1.4),
    "shadow": hand("#1c1b26", "#6a5f9a") + path("M58-4A18 18 0 1 0 58 30 22 22 0 0 1 58-4Z", "#b8a8f0"),
    "frost-hand": hand("#bfe0ee", "#eaffff") + pen("M50 2V30M38 9 62 23M62 9 38 23", "#3a7a9c", 3.4),
    "potion-skull": path("M40-4H60V22L84 76Q86 98 66 98H34Q14 98 16 76L40 22Z", "#8fb0a0")
    + path("M29 52H71L82 78Q84 94 66 94H34Q16 94 18 78Z", "#6a3a8a", stroke_width=1.6)
    + path("M50 58C60 58 64 66 62 72V80H38V72C36 66 40 58 50 58Z", BONE, stroke_width=1.6)
    + pen("M45 70h.1M55 70h.1", INK, 4.4)
    + circle(70, 12, 5, "#b88ae0")
    + circle(28, 2, 4, "#b88ae0"),
    "water": path("M50-8C72 24 86 44 86 62A36 36 0 0 1 14 62C14 44 28 24 50-8Z", "#3f8ab0")
    + pen("M28 60Q28 80 46 88", "#d6eefa", 4)
    + group(eye(52, 60, 18, "#7fd0e8"), stroke_width=1.6),
    "test-fire": fire(50, 104, 104)
    + circle(50, 62, 17, "none", stroke=INK, stroke_width=13)
    + circle(50, 62, 17, "none", stroke=GOLD, stroke_width=8)
    + circle(50, 62, 17, "none", stroke="#c2380c", stroke_width=2.4, stroke_dasharray="3 4"),
    "anvil": path("M2 34H78Q100 34 100 46 84 50 70 58V70L84 86V96H16V86L34 70V58Q8 56 2 34Z", IRON)
    + pen("M8 38H74", STEEL, 3)
    + circle(40, 18, 13, "none", stroke=INK, stroke_width=11)
    + circle(40, 18, 13, "none", stroke=GOLD, stroke_width=7)
    + bar("M100-8 66 18", WOOD, 5)
    + path("M58 8 76 26 66 36 48 18Z", COAL),
    "scales": bar("M50 96V4M14 20H86", GOLD, 4)
    + path("M30 96H70L64 86H36Z", GOLD)
    + pen("M14 20 0 58M14 20 28 58M86 20 72 46M86 20 100 46", GOLD, 2)
    + path("M-4 58H32Q28 76 14 76T-4 58ZM68 46H104Q100 64 86 64T68 46Z", "#c98a2a")
    + circle(14, 50, 7, "none", stroke=GOLD, stroke_width=4)
    + path("M80 44 86 26 92 44Z", STEEL),
    "hat-stranger": path("M50 30C78 30 88 50 86 66L100 100H0L14 66C12 50 22 30 50 30Z", "#54504c")
    + path("M36 52H64V72Q50 84 36 72Z", "#e0b58c")
    + path("M-6 40Q50 20 106 40 80 52 50 48T-6 40ZM24 34Q30 0 50-6 70 0 76 34Z", "#6d665f")
    + pen("M43 60h.1M57 60h.1", INK, 4),
    "campfire": bar("M10 96 90 84M10 84 90 96", WOOD, 7)
    + fire(50, 90, 84)
    + pen("M20 20h.1M80 14h.1M70 34h.1M28 44h.1", FLAME, 4),
    "drum": path("M8 36Q50 18 92 36V78Q50 98 8 78Z", "#7a2a1c")
    + ellipse(50, 36, 42, 14, BONE)
    + pen("M8 40 24 84 38 46 50 90 62 46 76 84 92 40", GOLD, 3)
    + bar("M58 34 88-6M42 34 12-6", WOOD, 4)
    + circle(58, 34, 6, COAL)
    + circle(42, 34, 6, COAL),
    "bowed": path("M20 100C16 70 30 52 52 48 46 36 54 24 66 26 80 30 80 46 70 54 80 64 84 80 84 100Z", "#4a4654")
    + path("M66 26C80 30 80 46 70 54Q58 56 52 48 46 36 54 24Z", "#c9a583")
    + bar("M30 98 18 40", WOOD, 4)
    + pen("M40 62Q34 80 36 98M62 64Q66 82 62 98", "#26242e", 2.4),
    "home": path(HOUSE, "#b08a54")
    + path("M4 54 50 12 96 54 88 62 50 28 12 62Z", "#6d3a24")
    + path("M40 96V70Q50 58 60 70V96Z", "#3a2414")
    + path("M22 60H34V72H22ZM66 60H78V72H66Z", FLAME)
    + path("M70 14H80V32L70 24Z", "#7d746a")
    + pen("M75 8Q68-2 76-10", CREAM, 3.4),
    "sun-asleep": circle(50, 50, 40, "#8a7a3a")
    + path(star(50, 50, 54, 40, 14), "#6d5f2c", stroke_width=1.6)
    + circle(50, 50, 36, "#c9ad4a")
    + both(pen("M24 48Q32 56 42 48", INK, 3.4))
    + pen("M40 68Q50 74 60 68", INK, 3)
    + path("M-10 84Q20 66 50 80T110 78V104H-10Z", "#26242e"),
    "orc-camp": path("M0 96 34 22 68 96Z", "#6a4a34")
    + path("M24 96 34 58 46 96Z", "#1d120c")
    + bar("M34 22 28 8M34 22 42 8", WOOD, 3)
    + fire(82, 98, 46)
    + bar("M92 100V30", WOOD, 3)
    + path("M86 20H98V34H86Z", BONE, stroke_width=1.6),
    "tree-dark": path("M34 102Q44 74 38 50H62Q56 74 66 102Z", "#2c2018")
    + path(
        "M50-10C86-12 108 14 100 40 110 60 80 74 62 60 50 72 38 70 34 60 12 72-10 58 2 38-8 12 16-12 50-10Z", "#16281c"
    )
    + both(path("M26 36Q36 28 45 40 34 46 26 36Z", "#b6ff5a", stroke_width=1.6))
    + flat("M36 54Q50 48 64 54 58 62 50 60 42 62 36 54Z", "#050a07"),
    "veils": path("M14 4H86V100H14Z", "#0d0b16")
    + both(path("M26 44Q36 34 46 48 35 56 26 44Z", "#c8b8ff", stroke_width=1.4), pen("M37 46h.1", INK, 4))
    + both(
        path("M-6-4H46Q44 34 22 56L30 100H-6Z", "#5a4a86"),
        pen("M6 2Q4 50 8 98M20 2Q20 36 10 62M34 2Q32 30 18 52", "#2c2448", 2.2),
        path("M6 56 28 50 30 60 8 66Z", GOLD, stroke_width=1.4),
    )
    + bar("M-12-4H112", GOLD, 4),
    "ring-lost": ellipse(50, 92, 52, 10, "#000", opacity=0.3, stroke="none")
    + path("M-2 92Q14 60 6 40L16 30 20 54 30 40 36 46 30 66 42 58 48 66 30 92Z", "#c9a583")
    + circle(72, 52, 17, "none", stroke=INK, stroke_width=13)
    + circle(72, 52, 17, "none", stroke=GOLD, stroke_width=8)
    + pen("M60 20 66 30M84 22 78 32M96 40 88 44", FLAME, 3),
    "bag-end": path("M-8 100C-8 44 18 14 50 14S108 44 108 100Z", "#5f8a3c")
    + circle(50, 68, 25, "#8a6a34")
    + circle(50, 68, 20, "#2f6f3a")
    + circle(50, 68, 3.4, GOLD)
    + pen("M50 48V88M36 54V82M64 54V82", "#1c4a26", 1.8)
    + circle(10, 76, 8, FLAME)
    + circle(90, 76, 8, FLAME)
    + bar("M50 14V-2", "#6d3a24", 8),
    "tongueless": bubble("#26242c", pen("M30 26 70 58M70 26 30 58", BLOOD, 6)),
    "gallows": bar("M16 100V2H74V22", WOOD, 6)
    + bar("M16 24 36 4", WOOD, 4)
    + pen("M74 22V40", BONE, 3.4)
    + circle(74, 52, 11, "none", stroke=INK, stroke_width=8)
    + circle(74, 52, 11, "none", stroke=BONE, stroke_width=4)
    + path("M0 96H100V104H0Z", "#4a3a2c"),
    "cauldron": path("M10 42H90Q98 92 50 94 2 92 10 42Z", "#2c2a30")
    + path("M4 34H96V46H4Z", "#3d3a44")
    + path("M16 34Q30 18 44 32 54 12 66 30 78 20 86 34Z", "#7a8a3c", stroke_width=1.8)
    + fire(30, 108, 26)
    + fire(66, 108, 28),
}
