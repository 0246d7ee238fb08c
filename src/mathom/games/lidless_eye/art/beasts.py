"""Beasts, dragons, giants, trees that walk, and the dead, each on a field of 100 by 120."""

from mathom.drawing.horse import horse_head
from mathom.drawing.svg import INK, circle, ellipse, group, path
from mathom.games.lidless_eye.art.shapes import BONE, COAL, CREAM, FLAME, GOLD, PALE, STEEL, WOOD, bar, both, flat, pen


def wolf(fur: str = "#6d6a70", light: str = "#a29c9c", iris: str = "#ffcf2b", collar: str = "") -> str:
    neck = path("M20 78 4 122H96L80 78Z", fur) + pen("M18 96 26 112M34 94 36 114M82 96 74 112M66 94 64 114", light, 2)
    band = (
        path("M14 92Q50 112 86 92L90 104Q50 124 10 104Z", COAL)
        + path("M20 104 16 92 28 100ZM80 104 84 92 72 100ZM44 112 50 98 56 112Z", STEEL)
        if collar
        else ""
    )
    crown = path("M30 18 24-8 40 6 50-14 60 6 76-8 70 18Q50 8 30 18Z", GOLD) if collar == "crown" else ""
    return (
        neck
        + band
        + path(
            "M50 103C40 100 34 92 30 80L10 70 16 62 4 50 14 44 8 4 34 28Q50 22 66 28L92 4 86 44 96 "
            "50 84 62 90 70 70 80C66 92 60 100 50 103Z",
            fur,
        )
        + path("M50 103C40 100 34 92 30 80L38 66 50 52 62 66 70 80C66 92 60 100 50 103Z", light)
        + both(path("M14 16 30 30 20 40Z", "#3a3338", stroke_width=1.6))
        + both(path("M24 48 44 54Q40 62 30 58Z", iris), pen("M36 55h1", INK, 5))
        + path("M42 80H58Q58 88 50 92 42 88 42 80Z", INK, stroke="none")
        + path("M36 88 40 102 45 92ZM64 88 60 102 55 92Z", "#fff", stroke_width=1.6)
        + pen("M50 30V44M42 32 45 42M58 32 55 42", "#3a3338", 2)
        + crown
    )


def spider(body: str = "#4a3d52", mark: str = "#c9b26a", eyes: str = "#b6ff5a", legs: str = "#8a7892") -> str:
    limbs = "M34 74Q4 70-10 34M36 80Q2 84-12 64M38 86Q6 98-6 118M42 90Q20 108 18 122"
    return (
        both(bar(limbs, legs, 4.6), pen("M-2 52 4 46M2 76 8 72", legs, 3))
        + ellipse(50, 44, 32, 36, body)
        + flat("M50 12 60 28 53 38 62 52 50 70 38 52 47 38 40 28Z", mark)
        + flat("M62 14C78 22 86 44 78 64 70 76 60 78 56 78 74 60 72 34 62 14Z", "#000", opacity=0.3)
        + circle(50, 86, 20, body)
        + pen("M41 85h0M59 85h0M46 77h0M54 77h0M36 79h0M64 79h0", eyes, 5.4)
        + both(path("M42 98Q34 108 43 120 43 112 49 104Z", BONE))
    )


def eagle() -> str:
    wing = path(
        "M36 60C18 44-6 34-26 4-22 26-22 36-16 42L-26 42Q-18 58-8 62L-16 66Q-4 82 12 82L8 88Q24 96 36 88Z", "#8a6a3a"
    )
    return (
        both(wing, pen("M-14 22Q8 46 34 62M-10 46Q10 60 32 70M-4 66Q14 76 32 80", "#5a4220", 2))
        + path("M50 28C68 28 74 48 72 70 70 94 60 108 50 112 40 108 30 94 28 70 26 48 32 28 50 28Z", "#a5834a")
        + path("M50 4C66 4 72 20 70 36 66 48 58 52 50 54 42 52 34 48 30 36 28 20 34 4 50 4Z", CREAM)
        + path("M42 30Q50 22 58 30 58 44 50 58 42 44 42 30Z", GOLD)
        + both(pen("M33 24 45 29", "#5a4220", 3.4), pen("M40 31h.1", "#ff8a2b", 6), pen("M40 31h.1", INK, 3))
        + pen(
            "M40 70q4 5 8 0M52 70q4 5 8 0M36 82q4 5 8 0M46 84q4 5 8 0M56 82q4 5 8 0M42 94q4 5 8 0M50 94q4 5 8 0",
            "#6d5028",
            2,
        )
    )


def dragon(scale: str, belly: str, iris: str = FLAME, wings: str = "", horns: bool = True, breath: bool = False) -> str:
    """the head of a dragon or drake, looking left over its neck"""
    out = (
        both(
            path("M40 76C20 50-10 40-30 56-22 20 8 0 34 14 28 30 34 50 46 62Z", wings),
            pen("M-26 52Q0 26 30 24M-10 50Q10 36 34 36M8 54Q22 46 38 48", "#000", 1.6, opacity=0.5),
        )
        if wings
        else ""
    )
    neck = "M58 40C90 44 104 74 92 122H34C50 104 48 88 40 78Z"
    ridge = "M66 40 74 26 78 44 90 36 88 54 102 52 95 68 110 72 97 84 110 94 95 100Z"
    out += (
        path(ridge, belly)
        + path(neck, scale)
        + pen("M60 60q10-6 18 2M62 74q12-6 22 3M60 88q14-6 26 4M54 102q16-6 32 4", "#000", 2, opacity=0.35)
    )
    out += path("M36 84Q46 100 34 122H48Q60 100 50 82Z", belly)
    if horns:
        out += path("M62 34C72 22 88 18 104 20 92 26 80 34 74 46Z", BONE) + path(
            "M54 28C60 12 74 2 92-2 82 8 74 20 70 34Z", BONE
        )
    if breath:
        out += group(
            path("M8 78C-14 76-30 90-50 84-40 92-46 100-52 108-36 104-26 108-18 118-16 108-6 100 10 92Z", "#e2521a"),
            flat("M6 82C-8 82-20 92-32 92-26 98-20 104-16 108-10 100 0 94 8 90Z", FLAME),
            transform="translate(8 -2)",
        )
    out += path("M70 40C64 26 48 22 36 30L12 46C0 52-4 62 2 70L16 72 22 64 28 74 36 66 42 76C56 78 72 66 70 40Z", scale)
    out += path("M4 74 16 72 22 66 28 76 36 68 44 78 40 88C28 94 12 92 4 84Z", belly) + flat(
        "M14 71 17 80 21 67ZM27 73 30 81 34 69Z", CREAM
    )
    out += path("M40 40Q50 34 58 42 50 50 40 46Z", iris, stroke_width=1.8) + flat(
        "M49 37.5Q52 42 49 47.5 46 42 49 37.5Z", INK
    )
    out += (
        pen("M36 36Q48 28 60 36", "#000", 2.6, opacity=0.6)
        + circle(10, 56, 2.4, INK)
        + pen("M20 50Q26 46 32 46M60 54q4 4 2 9M52 58q4 3 2 8", "#000", 1.8, opacity=0.45)
    )
    return out


def worm() -> str:
    rings = "".join(f"M{18 + i * 2} {96 - i * 13}q32 14 {64 - i * 4} 0" for i in range(5))
    return (
        path("M10 122C6 90 20 60 24 40 28 14 72 14 76 40 80 60 94 90 90 122Z", "#8a6a5a")
        + pen(rings, "#5a4036", 2.6)
        + circle(50, 36, 25, "#5a2a24")
        + circle(50, 36, 16, "#1d0606")
        + path(
            "M50 12 55 26 45 26ZM74 36 61 41 61 31ZM26 36 39 31 39 41ZM50 60 45 47 55 47ZM67 19 61 "
            "31 56 25ZM33 19 44 25 39 31ZM67 53 56 47 61 41ZM33 53 39 41 44 47Z",
            CREAM,
            stroke_width=1.2,
        )
    )


def giant(storm: bool = False) -> str:
    skin, shade = ("#8fa0ac", "#66788a") if storm else ("#b58a5e", "#8a6440")
    bolt = path("M104-30 88 10 100 8 84 52 122 0 108 2 122-30Z", "#fff2a0") if storm else ""
    rock = path("M84 30 92 4 112-4 128 14 124 36 104 44Z", "#7d8288") + pen(
        "M96 10 104 24 118 22M104 24 102 38", "#4d5258", 2
    )
    arm = path("M70 122C84 96 84 70 92 40L116 44C114 80 112 104 98 122Z", skin)
    return (
        (bolt or rock)
        + arm
        + path("M-10 122C-10 92 14 82 34 78H66C86 82 96 96 98 122Z", "#5b4a38")
        + path("M50 4C72 4 78 22 77 42 76 66 66 84 50 86 34 84 24 66 23 42 22 22 28 4 50 4Z", skin)
        + path(
            "M24 54Q30 66 42 64 50 60 58 64 70 66 76 54 80 94 62 104 50 112 38 104 20 94 24 54Z",
            "#6a5240" if not storm else "#d5dde2",
        )
        + path("M22 44C16 16 30-4 50-4S84 16 78 44Q72 24 50 20 28 24 22 44Z", "#6a5240" if not storm else "#d5dde2")
        + both(pen("M32 38Q38 34 46 40", "#3a2a1e", 3.4), pen("M39 45h.1", "#fff", 6), pen("M39 45h.1", INK, 3.4))
        + path("M46 44 42 58H58L54 44Z", shade, stroke_width=1.6)
        + pen("M42 72H58", "#5a2418", 3)
    )


def ent(dark: bool = False) -> str:
    bark, shade, leaf = ("#4a4038", "#2c2620", "#33442c") if dark else ("#8a6a42", "#5c4426", "#5f8a3c")
    iris = "#c8ff5a" if dark else "#f0c24a"
    return (
        both(
            path("M34 30C24 14 8 10-6-12 10-4 14-2 18-16 26 0 34 8 44 22Z", bark),
            path("M26 78C6 76-6 60-16 40-4 52 2 54 2 42 12 56 22 62 32 64Z", bark),
        )
        + both(circle(-2, -10, 13, leaf, stroke_width=1.8), circle(18, -16, 14, leaf, stroke_width=1.8))
        + circle(50, -8, 17, leaf, stroke_width=1.8)
        + path("M28 122Q34 100 28 76 22 46 32 24 42 8 50 8T68 24Q78 46 72 76 66 100 72 122Z", bark)
        + pen("M36 30Q30 60 36 90M64 30Q70 60 64 90M44 96 42 120M56 96 58 120M50 12V26", shade, 2.4)
        + both(
            path("M31 42Q40 36 47 45 39 53 31 42Z", iris, stroke_width=1.8),
            pen("M39 44.5h.1", INK, 4.4),
            pen("M29 38Q38 31 48 40", shade, 3.4),
        )
        + path("M46 48 42 62Q50 66 58 62L54 48Z", shade, stroke_width=1.6)
        + (
            path("M34 72Q50 66 66 72 62 86 50 86T34 72Z", "#140d08")
            if dark
            else path("M36 70Q50 64 64 70L58 76 62 96 54 86 50 106 46 86 38 96 42 76Z", leaf, stroke_width=1.8)
        )
    )


def skull(bone: str = BONE, light: str = "#8df06a", crown: str = "") -> str:
    top = path("M22 26 16-6 32 10 40-14 50 6 60-14 68 10 84-6 78 26Q50 12 22 26Z", GOLD) if crown == "gold" else ""
    return (
        path("M50 8C76 8 86 26 84 48 83 60 78 64 74 68L72 90H28L26 68C22 64 17 60 16 48 14 26 24 8 50 8Z", bone)
        + flat("M60 9C78 13 86 30 84 48 83 60 78 64 74 68L72 90H60C70 60 74 34 60 9Z", "#000", opacity=0.2)
        + both(flat("M24 46Q34 36 45 46 46 62 34 62 22 60 24 46Z", "#140d0d"), pen("M35 51h.1", light, 7))
        + flat("M50 60 43 74H57Z", "#140d0d")
        + pen("M32 80V90M41 80V90M50 80V90M59 80V90M68 80V90M28 80H72", INK, 2.2)
        + top
    )


def bones() -> str:
    ribs = "".join(
        f"M50 {100 + i * 7}Q{30 - i * 2} {96 + i * 7} {26 - i} {108 + i * 7}M50 "
        f"{100 + i * 7}Q{70 + i * 2} {96 + i * 7} {74 + i} {108 + i * 7}"
        for i in range(3)
    )
    sword = path("M92 120 90 30 96 10 102 30 100 120Z", "#9a8a72") + pen("M92 50 98 56M94 74 100 80", "#5a3a20", 2)
    return sword + bar("M50 88V122", BONE, 4) + bar(ribs, BONE, 3.4) + skull()


def wight(crowned: bool = True) -> str:
    return (
        path("M50-4C78 0 88 30 86 58L108 122H-8L14 58C12 30 22 0 50-4Z", "#33424a")
        + pen("M18 64Q6 94 2 120M82 64Q94 94 98 120M30 100 26 121M70 100 74 121", "#7f9aa4", 2.2)
        + group(skull("#cfd8d0", "#9fe8ff", "gold" if crowned else ""), transform="translate(17 16) scale(.66)")
        + bar("M20 112 34 92M26 118 40 98M80 112 66 92M74 118 60 98", "#cfd8d0", 4)
    )


def ghost(light: str = PALE) -> str:
    shape = (
        "M50 0C78 0 84 30 82 54L94 90 84 86 92 112 78 104 76 122 62 110 50 124 38 110 24 122 22 "
        "104 8 112 16 86 6 90 18 54C16 30 22 0 50 0Z"
    )
    return (
        group(path(shape, light), opacity=0.82)
        + flat(
            "M30 36Q40 28 45 40 42 52 34 50ZM70 36Q60 28 55 40 58 52 66 50ZM40 66Q50 58 60 66 58 88 50 90 42 88 40 66Z",
            "#0c1a1c",
        )
        + pen("M26 70Q22 86 26 100M74 70Q78 86 74 100", "#fff", 2, opacity=0.7)
    )


def ghoul() -> str:
    return (
        path("M0 122C-6 96 14 82 34 82H66C86 82 106 96 100 122Z", "#5c6454")
        + path(
            "M50 12C70 12 80 30 76 52 74 66 66 74 64 86 60 98 40 98 36 86 34 74 26 66 24 52 20 30 30 12 50 12Z",
            "#9aa588",
        )
        + both(flat("M28 44Q38 36 46 48 42 60 32 56Z", "#1c2018"), pen("M38 49h.1", "#ff5a3a", 5))
        + flat("M50 56 46 66H54Z", "#1c2018")
        + path("M36 76Q50 68 64 76 60 94 50 94T36 76Z", "#33100e")
        + flat("M39 75 41 84 44 73ZM47 72 50 82 53 72ZM56 73 59 84 61 75ZM44 93 47 86 50 94 53 86 56 93Z", CREAM)
        + pen("M36 18 30 34M46 14 44 28M58 14 60 30M66 20 70 36", "#4a5040", 2.2)
        + both(path("M8 122 2 96 10 104 12 88 20 102 26 90 28 108 24 122Z", "#9aa588"))
    )


def candle() -> str:
    """lights over the water, and a face below"""
    return (
        path("M40 122 42 74H58L60 122Z", CREAM)
        + path("M36 80Q42 70 42 60H58Q58 72 64 80 58 90 58 78 52 96 46 82 42 92 36 80Z", CREAM, stroke_width=1.8)
        + group(
            path("M50 62C34 52 38 34 50 4 62 34 66 52 50 62Z", "#7fe8d0"),
            flat("M50 58C42 50 44 40 50 24 56 40 58 50 50 58Z", "#efffff"),
        )
        + both(
            group(
                path("M14 96C6 90 8 80 14 64 20 80 22 90 14 96Z", "#7fe8d0"),
                flat("M14 92C11 88 12 84 14 76 16 84 17 88 14 92Z", "#efffff"),
            )
        )
        + circle(50, 40, 36, "#9ff0dc", stroke="none", opacity=0.18)
    )


def watcher() -> str:
    arms = (
        "M30 122C10 100-6 84 2 58 8 40 26 48 22 60M42 122C30 84 24 60 34 26 40 6 58 14 52 28M70 "
        "122C92 100 106 80 98 50 92 32 74 40 80 54M58 122C70 96 84 74 72 34 66 16 82 4 88 16"
    )
    return (
        bar(arms, "#5f7a5c", 11)
        + pen(arms, "#a9c08e", 2.6, stroke_dasharray="1 8")
        + path("M-10 108q10-9 20 0t20 0 20 0 20 0 20 0 20 0V124H-10Z", "#2c5668")
    )


def bear() -> str:
    fur = "#5a3c24"
    return (
        path("M-4 122C-2 92 20 80 36 78H64C80 80 102 92 104 122Z", fur)
        + both(circle(20, 22, 14, fur), circle(20, 22, 7, "#8a6242", stroke="none"))
        + path("M50 8C78 8 90 30 86 54 82 80 66 98 50 98S18 80 14 54C10 30 22 8 50 8Z", fur)
        + path("M50 46C68 46 74 60 70 74 66 88 58 94 50 94S34 88 30 74C26 60 32 46 50 46Z", "#a5794e")
        + both(pen("M34 42h.1", "#ffcf2b", 7), pen("M34 42h.1", INK, 4), pen("M26 34 42 36", "#33200f", 3.4))
        + path("M40 54H60Q60 64 50 66 40 64 40 54Z", INK)
        + path("M36 74Q50 68 64 74 60 88 50 88T36 74Z", "#33100e")
        + flat("M40 73 42 82 46 72ZM54 72 58 82 60 73Z", CREAM)
    )


def horse(coat: str = "#fdf3d6", mane: str = "#dcbc7e") -> str:
    return group(horse_head(coat, mane, "#8d6a32", "#3a2209"), transform="translate(-8 4) scale(1.18)")


def gollum() -> str:
    skin, shade = "#8a9a84", "#64745f"
    return (
        bar("M16 122C8 100 12 88 24 78M84 122C92 100 88 88 76 78", skin, 8)
        + path("M34 122C30 100 36 88 42 80H58C64 88 70 100 66 122Z", skin)
        + both(path("M22 46 6 38Q6 56 22 60Z", skin))
        + path("M50 8C74 8 82 26 80 46 78 66 64 86 50 88 36 86 22 66 20 46 18 26 26 8 50 8Z", skin)
        + flat("M58 9C75 13 82 28 80 46 78 66 64 86 50 88 68 68 72 36 58 9Z", shade, opacity=0.6)
        + both(circle(35, 42, 11, "#eaffc0"), circle(36, 43, 4, INK))
        + pen("M44 60h.1M56 60h.1", INK, 2.6)
        + path("M36 70Q50 76 64 70 58 80 50 80T36 70Z", "#33140f", stroke_width=1.8)
        + flat("M42 72 44 76 46 73ZM54 73 56 76 58 72Z", CREAM)
        + pen("M40 12Q36 4 26 2M50 10Q50 0 46-6M58 12Q64 4 72 4", "#4a4a3e", 1.6)
    )


def ship(sail: str = COAL) -> str:
    return (
        bar("M50 92V-6M22 88V20", WOOD, 4)
        + path("M53 2C80 14 92 40 90 70 76 64 64 64 53 68Z", sail)
        + path("M47 6C30 20 24 44 26 70 34 66 40 66 47 68Z", sail)
        + path("M20 26C8 38 4 54 6 72L20 70Z", sail)
        + pen("M58 20Q74 36 78 58M58 40Q66 48 68 60M40 28Q34 44 34 60", "#000", 1.8, opacity=0.5)
        + path(
            "M-8 80C10 92 30 92 50 92S92 90 108 72C114 84 104 92 100 98 94 112 84 114 70 114H26C10 114 0 100-8 80Z",
            "#5b3a1e",
        )
        + pen("M4 98Q50 106 100 94", "#c08a4a", 2)
        + path("M50-6 74-12 66-4 74 4 50 2Z", "#b3271f")
    )
