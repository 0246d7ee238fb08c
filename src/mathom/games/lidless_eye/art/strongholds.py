"""Towers, halls, towns and camps, each on a field of 100 by 100 with its foot at the bottom."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, ellipse, group, path, place
from mathom.games.lidless_eye.art.shapes import (
    BONE,
    COAL,
    CREAM,
    EMBER,
    FLAME,
    GOLD,
    IRON,
    WOOD,
    bar,
    eye,
    fire,
    flat,
    pen,
)

ISLES = f"M-126 92q8-5 16 0{'t16 0' * 21}V104H-126Z"  # water from edge to edge


def lights(*spots: tuple[float, float], colour: str = FLAME) -> str:
    """windows with a light behind"""
    return "".join(path(f"M{x - 2.5:g} {y + 5:g}v-6q2.5-4 5 0v6Z", colour, stroke_width=1) for x, y in spots)


def hut(x: float, y: float, s: float, wall: str, roof: str) -> str:
    return place(
        x,
        y,
        s,
        path("M-16 0V-16H16V0Z", wall),
        path("M-22-14 0-34 22-14Z", roof),
        path("M-4 0V-10H4V0Z", "#2a1a0e", stroke_width=1.4),
        path("M8-12h5v5h-5Z", FLAME, stroke_width=1),
    )


def tent(x: float, y: float, s: float, cloth: str, stripe: str) -> str:
    return place(
        x,
        y,
        s,
        path("M0-40-24 0H24Z", cloth),
        flat("M0-40 6 0H16Z", stripe),
        path("M-6 0 0-18 6 0Z", "#1d120c", stroke_width=1.4),
        pen("M0-40V-50", WOOD, 2),
        path("M0-50 12-47 0-43Z", stripe, stroke_width=1.2),
    )


def mountain(rock: str, dark: str, snow: str = "") -> str:
    out = path("M-30 100 14 30 24 40 50-6 74 38 84 30 130 100Z", rock) + flat(
        "M50-6 74 38 84 30 130 100H56Q70 60 50-6Z", dark
    )
    return out + (path("M50-6 64 20 54 16 48 26 40 16 36 20Z", snow, stroke_width=1.4) if snow else "")


HOLDS = {
    "dark-tower": path("M24 100 34 30 22 18 36 20 40-8 30-34 46-18H54L70-34 60-8 64 20 78 18 66 30 76 100Z", COAL)
    + path("M8 100 12 66 22 60 28 66 30 100ZM70 100 72 62 80 56 90 66 94 100Z", "#33282e")
    + group(eye(50, -10, 13), stroke_width=1.4)
    + lights((44, 48), (56, 48), (50, 70), (18, 82), (82, 82), colour=EMBER),
    "morgul": path(
        "M20 100 26 44 16 34 30 36 34 4 24-10 40-4 46-26 54-26 60-4 76-10 66 4 70 36 84 34 74 44 80 100Z", "#3a5450"
    )
    + lights((50, 8), (42, 40), (58, 40), (50, 66), colour="#c8ffe6")
    + circle(50, 0, 40, "#b8ffe0", stroke="none", opacity=0.18)
    + path("M-6 100Q50 82 106 100Z", "#16282a"),
    "guldur": path("M-20 100Q20 60 50 58T120 100Z", "#221a2c")
    + path("M30 74 34 26 26 16 36 18 40 0 46 16 50-16 54 16 60 0 64 18 74 16 66 26 70 74Z", "#332a40")
    + path("M12 84 16 52 24 44 30 54 30 84ZM70 84V54L78 44 84 52 88 84Z", "#2a2234")
    + lights((50, 34), (44, 54), (56, 54), colour="#ff8a8a"),
    "carn-dum": mountain("#5a6070", "#3a3f4c", "#fff")
    + path("M24 100V64L18 58V50H26L30 38 36 50H42L50 26 58 50H64L70 38 74 50H82V58L76 64V100Z", "#2a2a34")
    + lights((50, 62), (38, 74), (62, 74), colour=EMBER),
    "stone-hall": path("M-10 100Q0 46 50 42T110 100Z", "#5c6a4a")
    + path("M20 100V66H14V56H86V66H80V100Z", "#77716a")
    + path("M38 100V72H62V100Z", "#140d0c")
    + pen("M26 66V100M74 66V100", "#4a453f", 4)
    + circle(50, 48, 9, "#8d8a86")
    + pen("M47 47h.1M53 47h.1", INK, 3)
    + lights((50, 88), colour=EMBER),
    "black-gate": path(
        "M-30 100V44H-20V34H-8V44H4V30H22V44H30L40 58H60L70 44H78V30H96V44H108V34H120V44H130V100Z", "#33282e"
    )
    + path("M28 100V64Q50 46 72 64V100Z", IRON)
    + pen("M50 54V100M36 60V100M64 60V100M28 80H72", INK, 3)
    + path("M4 30 13 8 22 30ZM78 30 87 8 96 30Z", COAL)
    + lights((13, 52), (87, 52), colour=EMBER),
    "watch-tower": path("M-20 100 10 64 90 70 120 100Z", "#332c34")
    + path("M30 90 34 30H28V16H38V24H46V14H54V24H62V16H72V30H66L70 90Z", "#4a4450")
    + path("M24 90H76V78L70 70H30L24 78Z", "#3a343e")
    + lights((50, 44), colour="#ff5a3a")
    + lights((42, 64), (58, 64)),
    "white-city": path(
        "M-16 100V82L0 76H14V64L28 58H36V46L44 42V28L48 24V0L50-14 52 0V24L56 28V42L64 "
        "46V58H72L86 64V76H100L116 82V100Z",
        "#f4f2ea",
    )
    + flat("M52 0V24L56 28V42L64 46V58H72L86 64V76H100L116 82V100H56Z", "#c2c8d0")
    + pen("M-14 84H114M2 78H98M16 66H84M30 60H70M38 47H62", "#8a94a2", 1.8)
    + lights((50, 38), (40, 70), (60, 70), (20, 90), (80, 90))
    + path(star(50, -18, 7, 2, 6), CREAM, stroke_width=1),
    "swan-castle": path("M-20 100V88Q20 74 50 74T120 88V100Z", "#6d7a5c")
    + path("M16 84V40H12V30H22V36H30V30H34V16H44V8H56V16H66V30H70V36H78V30H88V40H84V84Z", "#e6e8ee")
    + flat("M50 8H56V16H66V30H70V36H78V30H88V40H84V84H56Z", "#b4becb")
    + path("M44 8 50-14 56 8ZM12 30 17 14 22 30ZM78 30 83 14 88 30Z", "#3a6aa0")
    + lights((50, 30), (26, 56), (74, 56))
    + path("M42 84V66Q50 56 58 66V84Z", "#5a4630")
    + path(ISLES, "#4f92b4"),
    "harbour": path("M-20 84H120V100H-20Z", "#7a5a3a")
    + hut(8, 84, 1.1, "#e2d2ac", "#9a4a2c")
    + hut(84, 84, 1.3, "#d6c49a", "#7a3a24")
    + path("M34 84V34H30V26H54V34H50V84Z", "#cfc4a8")
    + path("M30 26 42 8 54 26Z", "#9a4a2c")
    + lights((42, 40))
    + path(ISLES, "#3f86a8")
    + place(
        62,
        60,
        0.36,
        pen("M50 92V-6", WOOD, 8),
        path("M53 2C80 14 92 40 90 70 76 64 64 64 53 68Z", CREAM),
        path("M0 80Q50 96 104 76L92 110H22Z", "#5b3a1e"),
    ),
    "golden-hall": path("M-24 100Q20 74 50 72T124 100Z", "#7a8a4a")
    + path("M10 86V56H90V86Z", "#a5743a")
    + path("M0 58 20 24H80L100 58Z", GOLD)
    + pen("M14 52 28 28M34 52 44 26M50 52V26M66 52 56 26M86 52 72 28", "#b07f22", 2)
    + path("M42 86V64H58V86Z", "#4a2c14")
    + pen("M20 24 10 12M80 24 90 12", WOOD, 5)
    + path("M20 62H32V72H20ZM68 62H80V72H68Z", FLAME, stroke_width=1.2)
    + pen("M50 24V14", "#d8d4c8", 4),
    "long-house": path("M-20 100Q20 86 50 86T120 100Z", "#5f7a3c")
    + path("M-4 90V62H104V90Z", "#8a5a2b")
    + path("M-12 64 8 34H92L112 64Z", "#6a4a24")
    + pen("M0 56H100M4 48H96", "#4a3216", 2)
    + path("M42 90V70H58V90Z", "#2a180c")
    + pen("M8 34 0 22M92 34 100 22", WOOD, 4)
    + lights((22, 76), (78, 76))
    + bar("M-10 92H36M64 92H110", WOOD, 3)
    + ellipse(84, 92, 8, 7, GOLD),
    "village": hut(6, 84, 1, "#d9c49a", "#7a4428")
    + hut(90, 86, 1.1, "#cdb68a", "#5f3a24")
    + hut(50, 78, 1.3, "#e2d2ac", "#8a4a2c")
    + hut(28, 100, 1.1, "#d9c49a", "#6d3a24")
    + hut(72, 100, 1, "#cdb68a", "#8a5a34"),
    "hill-town": path("M-20 100Q10 70 50 50 90 70 120 100Z", "#6a7a4c")
    + hut(50, 62, 1.1, "#cdb68a", "#6d4a34")
    + hut(26, 80, 0.9, "#d9c49a", "#7a4428")
    + hut(74, 80, 0.9, "#d9c49a", "#5f3a24")
    + bar("M-6 94H106M0 84V102M14 82V102M28 86V102M42 88V102M58 88V102M72 86V102M86 82V102M100 84V102", WOOD, 3),
    "tents": tent(10, 88, 1.1, "#c98a4a", "#7a2a1c")
    + tent(90, 88, 1.1, "#b8783c", "#5a2a4a")
    + tent(50, 84, 1.4, "#d9a05a", "#8a2a1c")
    + fire(28, 100, 26)
    + tent(70, 100, 0.8, "#c98a4a", "#2f5a5a"),
    "hide-tents": tent(12, 90, 1.1, "#b8ada0", "#7d746a")
    + tent(88, 90, 1.1, "#a59a8c", "#6d645a")
    + tent(50, 86, 1.4, "#c9c0b4", "#8a8074")
    + fire(72, 100, 24)
    + bar("M26 100 34 76 42 100", BONE, 3),
    "slave-camp": tent(14, 88, 1, "#5a4a3c", "#33281f")
    + tent(86, 88, 1, "#5a4a3c", "#33281f")
    + path("M34 90V30H28V20H72V30H66V90Z", "#4a3a34")
    + path("M28 20 50 4 72 20Z", "#33282e")
    + group(eye(50, 46, 10), stroke_width=1.2)
    + bar("M-6 100H106M4 88V102M20 90V102M36 90V102M52 90V102M68 90V102M84 90V102M98 88V102", IRON, 3),
    "oasis": ellipse(50, 94, 62, 10, "#4f9ab4")
    + bar("M24 92Q18 60 30 36M72 92Q80 56 66 26", "#8a5a2b", 5)
    + "".join(
        path(
            f"M{x} {y}Q{x - 22} {y - 14} {x - 32} {y + 8} {x - 14} {y - 4} {x} {y}Q{x + 22} {y - 14} "
            f"{x + 32} {y + 8} {x + 14} {y - 4} {x} {y}Q{x - 10} {y - 26} {x - 26} {y - 20} {x - 8} "
            f"{y - 14} {x} {y}Q{x + 10} {y - 26} {x + 26} {y - 20} {x + 8} {y - 14} {x} {y}Z",
            "#4f7a34",
        )
        for x, y in ((30, 36), (66, 26))
    )
    + tent(50, 88, 0.9, "#d9a05a", "#8a2a1c"),
    "lake-town": path("M-126 84H226V104H-126Z", "#4f86a0")
    + bar("M4 96V70M20 98V70M36 96V70M52 98V70M68 96V70M84 98V70M98 96V70", "#5b3a1e", 4)
    + path("M-4 66H106V74H-4Z", WOOD)
    + hut(14, 66, 1, "#c9a46a", "#6d3a24")
    + hut(84, 66, 1, "#c9a46a", "#7a4428")
    + hut(48, 66, 1.5, "#d9b87a", "#5f3424")
    + pen("M-90 94h20M-50 98h16M-20 92h16M112 92h14M140 98h20M26 100h14M60 102h20", CREAM, 2),
    "bag-end": path("M-30 100C-20 50 10 22 50 22S120 50 130 100Z", "#6a9a42")
    + circle(50, 78, 19, "#8a6a34")
    + circle(50, 78, 15, "#2f6f3a")
    + circle(50, 78, 2.6, GOLD)
    + circle(14, 82, 8, FLAME)
    + circle(86, 82, 8, FLAME)
    + pen("M14 74V90M6 82H22M86 74V90M78 82H94", "#5b3a1e", 1.8)
    + bar("M70 28V12", "#8a4a2c", 8)
    + path("M40 100 46 96H54L60 100Z", CREAM)
    + bar("M-10 100V90M4 100V90M96 100V90M110 100V90M-16 94H30M70 94H116", CREAM, 2)
    + circle(30, 26, 14, "#4a7a30"),
    "orthanc": path("M38 96 42 20 36-12 46 4 48-16 52-16 54 4 64-12 58 20 62 96Z", "#2a2c32")
    + flat("M52-16 54 4 64-12 58 20 62 96H54Z", "#16171b")
    + lights((50, 24), (50, 50))
    + ellipse(50, 96, 70, 12, "#54594a")
    + ellipse(50, 94, 60, 8, "#33372c")
    + path("M38 96H62L60 88H40Z", "#2a2c32")
    + bar("M-10 90V80M6 96V84M94 96V84M110 90V80", "#7d8074", 5),
    "white-towers": path("M-24 100Q20 78 50 76T124 100Z", "#7a9a5a")
    + path("M44 82V0L50-14 56 0V82ZM14 90V32L19 20 24 32V90ZM76 90V32L81 20 86 32V90Z", "#f4f2ea")
    + flat("M50-14 56 0V82H50ZM19 20 24 32V90H19ZM81 20 86 32V90H81Z", "#c2c8d0")
    + lights((50, 12), (19, 44), (81, 44)),
    "bandit-fort": path("M-20 100Q20 84 50 84T120 100Z", "#6d6250")
    + bar("M0 96V60M12 98V56M24 98V60M36 98V54M64 98V54M76 98V60M88 98V56M100 96V60", WOOD, 7)
    + path("M40 98V64H60V98Z", "#2a1c10")
    + path("M70 60V30H96V60Z", "#8a6a44")
    + path("M66 32 83 18 100 32Z", "#5b3a1e")
    + bar("M20 56V26", WOOD, 3)
    + path("M20 26 42 32 20 40Z", "#1d1a20"),
}
