"""Motifs of events, each on a field of 100 by 100: what the Enemy shows, what the skies bring, ways, and stealth."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, ellipse, group, path, place
from mathom.games.lidless_eye.art.shapes import (
    BLOOD,
    COAL,
    CREAM,
    EMBER,
    FLAME,
    GOLD,
    IRON,
    LEATHER,
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


def rider(coat: str, cloak: str, light: str = "") -> str:
    """a rider on a rearing horse, black against the sky"""
    return (
        path(
            "M8 98 20 72 16 60C20 46 34 44 48 48 56 40 58 28 66 18L64 6 72 12C84 12 92 24 96 34L90 "
            "40 78 36C76 50 74 58 66 66L80 82 74 98 68 96 70 84 52 74 36 76 22 98Z",
            coat,
        )
        + path("M40 52C36 34 38 20 44 10 40-2 52-10 58-2 62 6 58 14 56 18 62 26 62 38 60 48L66 62Q52 56 40 52Z", cloak)
        + path("M44 18C28 26 14 30 2 26 10 44 24 54 40 54Z", cloak)
        + (pen("M50 4h.1M55 4h.1", light, 3) if light else "")
        + pen("M84 26h.1", light or EMBER, 3)
    )


SIGHTS = {
    # the Enemy looks, calls, commands
    "eye": "".join(group(fire(50, 40, 46), transform=f"rotate({a} 50 52)") for a in range(0, 360, 45))
    + ellipse(50, 52, 46, 30, COAL)
    + eye(50, 52, 42),
    "gaze": flat("M50 30-6 100H106Z", FLAME, opacity=0.45)
    + path("M0 30Q50-20 100 30 50 70 0 30Z", COAL)
    + eye(50, 28, 38),
    "pointing": path(
        "M2 40 40 34Q46 18 60 22L58 34 94 36Q102 42 94 48L66 50Q74 54 68 60 74 66 66 70 70 78 60 80H36L2 84Z", IRON
    )
    + path("M-4 34 14 36V88L-4 90Z", COAL)
    + pen("M24 40V82M44 44 64 50M44 58 64 60M44 68 62 70", INK, 2),
    "throne": path("M18 98V10L30-6 36 10 50-14 64 10 70-6 82 10V98Z", COAL)
    + path("M30 98V34Q50 22 70 34V98Z", BLOOD)
    + path("M10 62H30V70H10ZM70 62H90V70H70ZM24 72H76V84H24Z", IRON)
    + group(eye(50, 12, 11), stroke_width=1.4),
    "crown-ring": path("M8 62 2 12 24 34 34-2 50 28 66-2 76 34 98 12 92 62Q50 48 8 62Z", STEEL)
    + path("M8 62 7 52Q50 38 93 52L92 62Q50 48 8 62Z", IRON)
    + circle(50, 78, 16, "none", stroke=INK, stroke_width=12)
    + circle(50, 78, 16, "none", stroke=GOLD, stroke_width=8),
    "chains": both(
        bar("M-6 20 18 40", STEEL, 5),
        path("M14 34Q34 26 42 48 44 70 26 74 8 70 8 52 8 40 14 34Z", IRON),
        path("M20 44Q32 40 34 52 34 64 26 64 18 62 18 52Z", "#1d1512"),
    )
    + bar("M40 58H46M54 58H60M47 56Q50 50 53 56 50 64 47 56", STEEL, 5),
    "gold-chains": pen("M-8 24Q20 0 44 22T108 18M-8 54Q24 30 50 52T108 48M-8 84Q20 62 46 82T108 78", INK, 9)
    + pen(
        "M-8 24Q20 0 44 22T108 18M-8 54Q24 30 50 52T108 48M-8 84Q20 62 46 82T108 78", GOLD, 5, stroke_dasharray="7 5"
    ),
    # environments
    "doors": path("M6 100V30Q50-30 94 30V100Z", COAL)
    + path("M14 100V34Q30 4 48-2V100ZM52 100V-2Q70 4 86 34V100Z", "#2c3a5a")
    + flat("M44 100V0H56V100Z", "#fdf3c8")
    + path(
        star(30, 40, 7, 2, 4) + star(70, 40, 7, 2, 4) + star(28, 68, 5, 2, 4) + star(72, 68, 5, 2, 4),
        CREAM,
        stroke="none",
    )
    + pen("M42 56h.1M58 56h.1", GOLD, 7),
    "fire-sky": "".join(fire(x, y, h) for x, y, h in ((14, 50, 46), (86, 52, 50), (36, 40, 54), (66, 38, 60)))
    + path("M-10 52Q20 40 50 54T110 50V64Q80 74 50 64T-10 66Z", "#3a1210")
    + "".join(
        group(fire(0, 0, 30), transform=f"translate({x} {y}) scale(1 -1)") for x, y in ((16, 66), (50, 64), (84, 66))
    ),
    "frost": pen(
        "M50-4V104M4 22 96 78M96 22 4 78M50 16 38 4M50 16 62 4M50 84 38 96M50 84 62 96M20 32 4 "
        "38M20 32 20 16M80 68 96 62M80 68 80 84M80 32 96 38M80 32 80 16M20 68 4 62M20 68 20 84",
        INK,
        9,
    )
    + pen(
        "M50-4V104M4 22 96 78M96 22 4 78M50 16 38 4M50 16 62 4M50 84 38 96M50 84 62 96M20 32 4 "
        "38M20 32 20 16M80 68 96 62M80 68 80 84M80 32 96 38M80 32 80 16M20 68 4 62M20 68 20 84",
        "#eaf8ff",
        4.6,
    ),
    "bare-tree": bar(
        "M50 100Q54 70 48 44M49 60Q70 50 78 26M64 46 86 44M49 52Q30 44 20 20M32 36 12 40M48 "
        "44Q46 22 56 0M50 24 66 10M50 28 38 10",
        "#4a3a34",
        5,
    )
    + pen("M12 100Q50 88 92 100", "#fff", 6),
    "black-cloud": path("M8 46Q-6 28 14 20 18-2 40 4 56-12 72 4 96 2 94 24 108 40 88 48Z", "#1d1b24")
    + pen("M16 56 10 74M32 54 26 82M48 56 42 78M64 54 58 86M80 56 74 76M24 84 20 98M70 88 66 100", "#0d0c14", 5)
    + pen("M16 56 10 74M32 54 26 82M48 56 42 78M64 54 58 86M80 56 74 76M24 84 20 98M70 88 66 100", "#7a86a8", 2.2),
    "dusk": path("M-6 70A56 56 0 0 1 106 70Z", "#f0a45a")
    + circle(50, 70, 26, FLAME)
    + path("M-20 70H120V102H-20Z", "#2a1e44")
    + pen("M-4 80H30M44 80H104M10 90H60M74 90H100", "#f0a45a", 2.4)
    + path("M62 4A26 26 0 1 0 78 50 32 32 0 0 1 62 4Z", CREAM),
    "fumes": path("M10 100 24 66 36 62 42 68 50 64 60 68 68 62 78 66 90 100Z", "#3a3028")
    + pen("M36 60Q20 46 34 34T30 2M50 62Q64 46 50 34T56-4M66 60Q84 46 70 32T78 2", INK, 11)
    + pen("M36 60Q20 46 34 34T30 2M50 62Q64 46 50 34T56-4M66 60Q84 46 70 32T78 2", "#a5b04a", 7),
    "wave": path(
        "M-8 100V52C10 20 44-6 84 6 70 6 60 14 60 26 78 16 98 22 104 34 84 30 72 40 76 54 86 62 98 60 108 58V100Z",
        "#2f6f96",
    )
    + pen("M6 66Q24 36 56 26M14 84Q30 56 62 46M34 92Q48 72 70 66", CREAM, 3)
    + circle(84, 6, 6, "#fff", stroke="none")
    + circle(96, 14, 4, "#fff", stroke="none")
    + circle(104, 34, 5, "#fff", stroke="none"),
    # ways and journeys
    "signpost": bar("M50 102V8", WOOD, 6)
    + path("M50 14H88L98 24 88 34H50ZM50 40H14L4 50 14 60H50ZM50 66H82L92 75 82 84H50Z", "#b08a54")
    + pen("M60 24H80M40 50H20M58 75H76", "#5b3a1e", 2.4),
    "road": path("M4 38 30 10 46 24 66-6 98 38Z", COAL)
    + path("M66-6 78 14 68 10 62 18 55 10Z", CREAM, stroke_width=1.6)
    + path("M-14 102H114L66 62Q92 50 60 38H52Q70 50 42 62Z", "#e6cf9a")
    + pen("M50 96V88M53 78V72M56 64 60 60M66 50 62 46", "#8a6a34", 3.4),
    "iron-road": path("M30 102 46 18H54L70 102Z", "#57504a")
    + pen("M34 94H66M36 80H64M39 66H61M41 52H59M43 40H57M45 30H55", STEEL, 3.4)
    + pen("M30 102 46 18M70 102 54 18", IRON, 5)
    + path("M22 22Q50-18 78 22L68 24Q50-2 32 24Z", COAL),
    "stairs": path("M0 100V8H26V26H44V44H62V62H80V80H100V100Z", "#4a4038")
    + pen("M26 26H44M44 44H62M62 62H80", "#8a7a68", 3)
    + path("M50 18Q74-8 98 18V56H84L80 40 62 38 58 22Z", "#140d0c")
    + pen("M70 22h.1M80 22h.1M88 36h.1", FLAME, 5),
    "boots": path("M16 4H44L46 54Q66 60 76 72 80 84 70 88H16Z", LEATHER)
    + path("M14 88H74L72 98H14Z", COAL)
    + pen("M20 18H44M20 32H45M46 56 40 66", "#2c1a0c", 2.6)
    + pen("M88 30H106M84 46H108M90 62H106", CREAM, 3.4),
    "rider": rider("#1c1a20", "#26242e", "#ff3b1f"),
    "white-rider": rider("#dfe4e6", "#2c2a3a", "#ff3b1f"),
    "nine-riders": "".join(
        place(x, y, s, rider("#1c1a20", "#26242e", "#ff3b1f"))
        for x, y, s in ((-14, 6, 0.5), (64, 6, 0.5), (14, 24, 0.76))
    ),
    "warg-rider": path(
        "M-6 92 10 62 4 50C20 40 44 44 60 48L74 32 72 20 82 28 96 30 106 46 98 56 84 58 76 74 86 "
        "98H74L64 78 34 74 22 98H8L18 76Z",
        "#5d5a60",
    )
    + path("M30 50C26 30 32 20 40 16 36 4 50-2 54 10 56 18 52 22 56 28L60 50Z", "#56612f")
    + bar("M58 34 88-6", WOOD, 3.4)
    + path("M84-4 94-16 92 2Z", STEEL)
    + pen("M88 40h.1M46 10h.1", FLAME, 4),
    "ford": path("M-10 100C20 86 6 66 34 54 60 44 46 26 60 8H80C70 30 86 44 64 58 44 70 60 86 40 100Z", "#3f8ab0")
    + pen("M10 92Q34 78 34 64M50 56Q66 46 64 26M34 88Q48 78 50 68", "#d6eefa", 2.6)
    + path("M-6 62 30 52 34 60-2 72ZM68 44 106 34 108 44 72 52Z", "#7d746a"),
    "crack": path("M-4-4H104V104H-4Z", "#6d665f")
    + pen(
        "M-4 22H104M-4 48H104M-4 74H104M20-4V22M62-4V22M40 22V48M84 22V48M14 48V74M66 48V74M36 74V104M88 74V104",
        "#3d3833",
        2.6,
    )
    + path("M50 4 62 30 54 46 66 66 56 104H40L48 70 38 52 48 30Z", "#0d0a0c")
    + pen("M50 46h.1M53 54h.1", FLAME, 5),
    # stealth and spies
    "bush": path("M-6 100Q-10 70 12 66 14 44 34 48 46 28 62 46 84 40 86 62 110 68 106 100Z", "#2c4a2a")
    + pen("M10 84q6-8 12 0M78 86q6-8 12 0M44 58q6-8 12 0", "#5f8a4a", 2.4)
    + both(path("M26 76Q36 68 46 78 36 84 26 76Z", FLAME, stroke_width=1.8), pen("M37 77h.1", INK, 4)),
    "lurker": path("M50 0C74 4 82 28 80 50L104 100H-4L20 50C18 28 26 4 50 0Z", "#20222c")
    + path("M50 16C64 20 68 36 64 52L50 62 36 52C32 36 36 20 50 16Z", "#07080c")
    + both(pen("M43 40h.1", FLAME, 5))
    + path("M62 96 66 62 74 52 76 64 72 96Z", STEEL),
    "nose": path(
        "M34 2C40 20 30 44 12 66 2 82 16 94 32 88 40 98 60 98 68 88 84 94 98 82 88 66 70 44 62 20 66 2Z", "#7d8a4a"
    )
    + both(flat("M24 78Q32 68 42 80 36 88 24 78Z", "#2c331a"))
    + pen("M86 30Q96 22 90 12M98 44Q110 36 104 24M14 30Q4 22 10 12", PALE, 3.4),
    "map": path("M2 14 34 4 66 14 98 4V86L66 96 34 86 2 96Z", "#e6d3a0")
    + pen("M34 4V86M66 14V96", "#b08a54", 2)
    + pen("M12 76Q28 50 44 60T70 34 86 22", BLOOD, 3, stroke_dasharray="5 5")
    + path("M14 34 22 18 30 34ZM50 34 58 20 64 34Z", "#8a6a3a", stroke_width=1.6)
    + pen("M80 16 92 28M92 16 80 28", BLOOD, 3.4),
    "spies": path("M2 46Q26 18 50 46 74 18 98 46 74 70 50 46 26 70 2 46Z", CREAM)
    + both(circle(26, 45, 11, "#5a7a3a"), circle(26, 45, 4.5, INK))
    + path("M-4 20Q26-6 50 26 74-6 104 20L98 32Q74 12 50 40 26 12 2 32Z", "#3a3c2c")
    + path("M-8 62H108V102H-8Z", "#77706a")
    + pen("M-8 82H108M24 62V82M70 62V82M46 82V102M90 82V102", "#3d3833", 2.4)
    + both(
        path("M10 70V58Q14 52 18 58V70ZM20 70V56Q24 50 28 56V70ZM30 70V58Q34 52 38 58V70Z", "#c9a583", stroke_width=1.8)
    ),
    "footprints": "".join(
        group(
            ellipse(0, 0, 9, 14, COAL),
            circle(-8, -19, 3, COAL),
            circle(0, -22, 3.4, COAL),
            circle(8, -19, 3, COAL),
            transform=f"translate({x} {y}) rotate({a})",
        )
        for x, y, a in ((22, 86, 20), (52, 64, 24), (40, 36, 10), (74, 16, 24))
    ),
    "mask": path("M6 20Q50-4 94 20 98 62 74 86 62 96 50 98 38 96 26 86 2 62 6 20Z", CREAM)
    + flat("M50 6Q72 8 94 20 98 62 74 86 62 96 50 98Z", "#000", opacity=0.18)
    + both(flat("M18 36Q32 26 44 40 30 52 18 36Z", "#1d1512"))
    + pen("M26 66Q40 84 74 64", "#8a2a22", 4)
    + bar("M92 30 116-4M8 30-16-4", "#8a3a4a", 4),
}
