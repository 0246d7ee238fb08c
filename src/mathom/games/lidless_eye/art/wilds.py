"""Caves, mountains, barrows, ruins and waters, each on a field of 100 by 100 with its foot at the bottom."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, ellipse, group, path, place
from mathom.games.lidless_eye.art.beasts import dragon
from mathom.games.lidless_eye.art.shapes import (
    BONE,
    CREAM,
    EMBER,
    FLAME,
    GOLD,
    PALE,
    WOOD,
    bar,
    both,
    fire,
    flat,
    pen,
)
from mathom.games.lidless_eye.art.strongholds import ISLES, hut, lights, mountain


def stone(x: float, y: float, w: float, h: float, tilt: float = 0) -> str:
    return group(
        path(
            f"M{x - w} {y}L{x - w * 0.8:.1f} {y - h}Q{x} {y - h - 6} {x + w * 0.8:.1f} {y - h + 3}L{x + w} {y}Z",
            "#8d8a86",
        ),
        flat(f"M{x + w * 0.2:.1f} {y}L{x + w * 0.3:.1f} {y - h}L{x + w * 0.8:.1f} {y - h + 3}L{x + w} {y}Z", "#5c5853"),
        transform=f"rotate({tilt} {x} {y})",
    )


def gate(rock: str, frame: str, light: str = "#0d0a0c") -> str:
    """a door in a mountain's side"""
    return (
        path("M-24 100C-10 40 20 12 50 10S110 40 124 100Z", rock)
        + path("M28 100V56Q50 26 72 56V100Z", frame)
        + path("M35 100V60Q50 38 65 60V100Z", light)
    )


WILDS = {
    "dwarf-gate": gate("#77716f", "#a58a4a", "#3a2a1a")
    + pen("M50 46V100M35 74H65", GOLD, 2)
    + both(path("M6 100V62Q2 50 12 46 22 50 18 62V100Z", "#9a948e"), pen("M9 56h.1M15 56h.1", INK, 2.6))
    + path(star(50, 32, 9, 4, 7), GOLD, stroke_width=1.2),
    "elf-caves": gate("#5f6a4c", "#8a9a5c", "#2a4a3a")
    + both(
        path("M2 100Q6 50 0 20L8 18Q14 50 14 100Z", "#4a3a26"),
        circle(2, 16, 22, "#4f7a34"),
        circle(20, 2, 16, "#5f8a3c"),
    )
    + lights((50, 70), (50, 88), colour="#fff2b0")
    + path(ISLES, "#4f9ab4"),
    "cave": gate("#57504c", "#3a3432")
    + both(pen("M42 74h.1", FLAME, 4))
    + pen("M38 58 40 68M46 46 47 58M54 46 53 58M62 58 60 68", BONE, 3)
    + path("M10 100 18 90 30 94 34 100ZM66 100 74 92 88 96 92 100Z", "#6d665f"),
    "bright-cave": gate("#77808a", "#a9b4c0", "#1c3a4a")
    + path(star(50, 66, 10, 3, 4) + star(42, 84, 7, 2, 4) + star(58, 82, 7, 2, 4), "#cff4ff", stroke="none")
    + path("M40 50 43 62 46 46ZM54 46 57 62 60 50Z", "#d6f2fa", stroke_width=1),
    "spider-cave": gate("#3f3a44", "#2a2630")
    + pen("M50 62V100M36 62 64 94M64 62 36 94M42 70Q50 66 58 70 60 78 58 86 50 90 42 86 40 78 42 70", "#cfd0dc", 1.4)
    + both(pen("M46 76h.1", "#ff5a8a", 3.4)),
    "orc-mountain": mountain("#5f6470", "#40444e", "#eef2f4")
    + path("M38 100V78Q50 62 62 78V100Z", "#0d0a0c")
    + lights((26, 80), (74, 80), (36, 60), (64, 60), (50, 46), colour=EMBER)
    + bar("M20 100V84M80 100V84", WOOD, 3)
    + fire(20, 86, 14)
    + fire(80, 86, 14),
    "moria": mountain("#6d6a78", "#474452", "#fff")
    + path("M30 100V66Q50 40 70 66V100Z", "#8d8a96")
    + path("M36 100V68Q50 50 64 68V100Z", "#20222c")
    + pen("M36 74Q50 54 64 74M50 58V100", PALE, 1.6)
    + path(star(50, 70, 6, 2, 8), PALE, stroke="none")
    + both(bar("M22 100Q18 80 24 62", "#4a3a26", 4), circle(22, 54, 13, "#4a5a34"))
    + path(ISLES, "#2c4a5a"),
    "volcano": path("M-30 100 34 18 44 26 50 18 58 26 66 18 130 100Z", "#3a1a16")
    + flat("M58 26 66 18 130 100H66Q74 60 58 26Z", "#240e0c")
    + path("M38 20 44 26 50 18 58 26 64 20 58 52 52 42 48 74 42 48Z", "#ff7a24")
    + path("M44 16C20 2 46-16 30-36 62-28 72-8 58 14Z", "#1d0a0c", stroke="none", opacity=0.7)
    + pen("M30-20h.1M70-14h.1M60-34h.1M22 2h.1M80 6h.1", FLAME, 4),
    "barrow": path("M-24 100Q0 54 50 52T124 100Z", "#6a7a4c")
    + path("M34 98V76H66V98Z", "#77716a")
    + path("M28 78 32 68H68L72 78Z", "#8d8a86")
    + path("M41 98V80H59V98Z", "#07100e")
    + both(pen("M46 88h.1", PALE, 3.4))
    + stone(6, 96, 6, 26, -6)
    + stone(96, 96, 6, 22, 8)
    + stone(50, 54, 5, 22),
    "cairn": "".join(
        ellipse(x, y, w, h, c)
        for x, y, w, h, c in (
            (20, 94, 20, 9, "#8d959c"),
            (62, 94, 24, 10, "#7d858c"),
            (94, 96, 16, 7, "#8d959c"),
            (36, 80, 18, 9, "#a5adb4"),
            (70, 80, 18, 9, "#8d959c"),
            (50, 66, 17, 8, "#9aa2a9"),
            (52, 54, 12, 7, "#b4bcc2"),
            (50, 44, 8, 5, "#c4ccd2"),
        )
    )
    + path("M44 98V84H56V98Z", "#0c1418")
    + pen("M50 90h.1", PALE, 4),
    "marsh": path("M-126 80Q-60 74-30 78H130Q170 74 226 80V104H-126Z", "#3a4a3a")
    + pen("M-20 86h30M30 92h40M80 84h36M0 98h24M70 100h30", "#8fa88a", 2)
    + "".join(
        group(
            path(f"M{x} {y}c-7-5-5-13 0-22 5 9 7 17 0 22Z", "#8df0d0", stroke_width=1.2),
            circle(x, y - 8, 15, "#8df0d0", stroke="none", opacity=0.2),
        )
        for x, y in ((18, 76), (52, 68), (86, 78))
    )
    + path("M30 92Q40 84 52 92Z", "#b9c4a8", stroke_width=1.2)
    + pen("M37 90h.1M45 90h.1", INK, 2)
    + pen("M4 84 2 60M8 84 12 56M96 86 98 60M102 86 108 62", "#6d7a4a", 2.6),
    "river-reeds": path("M-126 76Q-70 82-30 70 20 60 50 76T130 72Q180 66 226 78V104H-126Z", "#4f86a0")
    + pen("M-20 82h24M20 90h30M70 84h36", CREAM, 1.8)
    + pen("M4 88 0 46M12 90 14 40M20 90 26 50M80 92 78 48M88 92 92 42M96 92 104 52", "#6d8a44", 3)
    + path("M12 40h4v-14h-4ZM76 48h4v-14h-4ZM90 42h4v-14h-4Z", "#7a4e26", stroke_width=1.2)
    + circle(52, 84, 5, "none", stroke=GOLD, stroke_width=3),
    "stones": stone(4, 92, 8, 40, -4)
    + stone(96, 92, 8, 38, 5)
    + stone(26, 84, 7, 46)
    + stone(74, 84, 7, 44)
    + path("M18 42H82V32H18Z", "#a09c96")
    + stone(50, 80, 7, 30)
    + stone(36, 100, 9, 22, -5)
    + stone(66, 100, 9, 20, 6),
    "pukel-men": "".join(
        place(
            x,
            y,
            s,
            path("M-16 0Q-20-30-10-38-12-56 0-58 12-56 10-38 20-30 16 0Z", "#8d8a86"),
            pen("M-5-47h.1M5-47h.1", INK, 4),
            pen("M-5-40Q0-37 5-40M-12-20Q0-12 12-20", "#4d4a46", 2.4),
        )
        for x, y, s in ((14, 92, 1), (86, 92, 1), (50, 84, 1.3), (34, 102, 0.7), (70, 102, 0.7))
    ),
    "ruined-tower": path("M-20 100Q20 80 50 80T120 100Z", "#6d7a54")
    + path("M34 90V26L42 30 44 14 54 20 58 8 62 24 68 22V90Z", "#9a948a")
    + flat("M58 8 62 24 68 22V90H58Z", "#6d675f")
    + path("M44 90V74Q50 64 56 74V90Z", "#1d1814")
    + lights((50, 44), colour="#2a2420")
    + path("M0 96V84L14 80 20 96ZM82 96 86 82 98 86V96Z", "#8a847a")
    + pen("M34 60Q28 40 36 30M68 70Q74 54 66 44", "#5f8a3c", 3),
    "hill-seat": path("M-24 100Q16 44 50 42T124 100Z", "#6a7a4c")
    + path("M24 56H76V64H24ZM30 56V30H38V56M62 56V30H70V56M26 30H74V22H26Z", "#c9c4ba")
    + path("M42 56V40H58V56Z", "#9a948a")
    + pen("M10 96Q30 70 36 64M50 98V66", "#cdbf8a", 3),
    "wind-throne": mountain("#77808c", "#525a66", "#fff")
    + path("M34 60V24L40 12V40H60V12L66 24V60Z", "#3f4550")
    + pen("M-10 20Q10 12 24 20T40 14M70 6Q86-2 104 6M-6 44Q8 36 20 44", CREAM, 3),
    "bridge-ruin": path("M-126 84H226V104H-126Z", "#5f8aa0")
    + path("M-24 84V60H20V70Q10 70 10 84ZM124 84V60H72V66L80 72Q88 74 88 84Z", "#9a948a")
    + path("M34 88V74Q40 66 46 74V88Z", "#8a847a")
    + path("M-16 60V34L-4 38V28L8 34V60ZM92 60V26L100 32 108 22 116 30V60Z", "#8a847a")
    + pen("M-20 94h24M40 98h30M86 92h30", CREAM, 2),
    "holly-ruin": path("M-6 96V50L6 56V40L18 46V96ZM82 96V36L92 44 104 38V96Z", "#a59f94")
    + path("M26 96V30Q50 0 74 30V96H66V36Q50 14 34 36V96Z", "#b8b2a6")
    + circle(50, 88, 15, "#3f6a34")
    + pen("M45 84h.1M54 90h.1M50 80h.1", "#c23a2a", 4)
    + pen("M26 60Q20 50 28 42", "#3f6a34", 3)
    + path("M92 96Q96 84 108 96Z", "#8a847a"),
    "waterfall": path("M-24 100V10L20 0 34 20 66 20 80 0 124 10V100Z", "#6d6f5c")
    + path("M34 20H66L72 100H28Z", "#bfe4f0")
    + pen("M40 24V96M48 24V98M56 24V98M62 24 64 96", "#fff", 2.4)
    + path(ISLES, "#4f9ab4")
    + both(circle(4, 12, 18, "#4a7a34"), circle(22, 2, 13, "#5f8a3c"))
    + path("M42 100V78Q50 66 58 78V100Z", "#1c3a4a", opacity=0.7),
    "forest": "".join(
        path(
            f"M{x} {y - 62 * s:.0f}l{20 * s:.0f} {30 * s:.0f}h-{8 * s:.0f}l{14 * s:.0f} "
            f"{26 * s:.0f}h-{20 * s:.0f}v8h-{12 * s:.0f}v-8h-{20 * s:.0f}l{14 * s:.0f}-{26 * s:.0f}h-{8 * s:.0f}Z",
            c,
        )
        for x, y, s, c in (
            (10, 84, 1.1, "#2c4a2a"),
            (90, 84, 1.1, "#2c4a2a"),
            (34, 92, 1.2, "#3a5f34"),
            (70, 92, 1.2, "#3a5f34"),
            (52, 80, 1.3, "#24402a"),
        )
    )
    + hut(52, 100, 0.8, "#8a6a3a", "#5a4a24"),
    "moor": path("M-30 100Q-4 70 24 78 50 58 78 74 104 66 130 100Z", "#6d6a4c")
    + stone(14, 84, 10, 20, -8)
    + stone(84, 82, 12, 26, 6)
    + path("M36 96Q50 66 66 96Z", "#0d0a0c")
    + both(pen("M46 88h.1", FLAME, 3.4))
    + bar("M26 78Q24 60 30 50M28 62 20 54", "#4a3a2c", 3),
    "deep-vale": path("M-30 100V30L6 10 36 64 50 70 64 64 94 6 130 30V100Z", "#5f6258")
    + path("M20 100Q50 70 80 100Z", "#7a8a54")
    + circle(50, 78, 12, "#1d1c22")
    + flat("M42 72Q48 66 56 70 48 72 44 80Z", "#4d4a56")
    + hut(20, 98, 0.7, "#b8a07a", "#5f3a24")
    + hut(82, 98, 0.7, "#b8a07a", "#5f3a24"),
    "switchback": path("M-30 100 10 20 40-6 74 10 130 100Z", "#7d8086")
    + pen("M20 98 84 84 26 68 76 54 36 40 62 28", CREAM, 4)
    + both(stone(40, 24, 4, 12))
    + path("M30 20H70V12H30Z", "#5f8a3c")
    + "".join(ellipse(x, y, 4, 6, "#54575c") for x, y in ((86, 82), (24, 66), (78, 52), (34, 38))),
}


def lair(scale: str, belly: str) -> str:
    """a dragon in his cave, on his gold"""
    cave = path("M26 100Q28 70 50 62 72 70 74 100Z", "#140d0c")
    smoke = pen("M40 56Q30 40 42 26", "#c9c4bc", 4, opacity=0.7)
    return (
        mountain("#6a6468", "#464146", "#f4f4f0")
        + cave
        + place(36, 62, 0.34, dragon(scale, belly))
        + smoke
        + ellipse(50, 100, 24, 5, GOLD)
    )


WILDS |= {
    "lair-red": lair("#a8321e", "#e2a23a"),
    "lair-blue": lair("#4f7a8a", "#bfe0e6"),
    "lair-grey": lair("#8a8f96", "#d6d8d2"),
    "lair-purple": lair("#6a4a7a", "#c9a0c4"),
}
