"""Orcs and trolls: faces with helms, paint and arms of many kinds. A figure stands on a field of 100 by 120."""

from typing import NamedTuple

from mathom.drawing.svg import INK, circle, group, path
from mathom.games.lidless_eye.art.arms import ARMS, DRESSES
from mathom.games.lidless_eye.art.shapes import (
    BLOOD,
    BONE,
    COAL,
    EMBER,
    IRON,
    LEATHER,
    RUST,
    STEEL,
    both,
    eye,
    flat,
    pen,
)

# the skin, its shade, and the colour of the eyes
SKINS = {
    "olive": ("#7d8a4a", "#56612f", "#ffe04a"),
    "green": ("#5f7d4c", "#3f5834", "#ffd23a"),
    "grey": ("#7c7f80", "#565a5e", "#ff9a3a"),
    "black": ("#4c4a4c", "#302f34", "#ff5a2b"),
    "brown": ("#82603f", "#5b4029", "#ffd23a"),
    "rust": ("#96583c", "#6a3a28", "#ffe04a"),
    "pale": ("#a9aa8c", "#7c7e66", "#ff4a2b"),
    "ice": ("#8fa7b0", "#627c88", "#f4ffff"),
    "stone": ("#8b9490", "#626c69", "#ffcf2b"),
    "hill": ("#8c8060", "#645a42", "#ffcf2b"),
    "olog": ("#4d5752", "#333b38", "#ff4a22"),
    "half": ("#7c5a4c", "#563c34", "#ff8a3a"),
}

TOOTH = "#f6ecd0"
CAP = "M23 44C21 20 34 8 50 8S79 20 77 44Q50 32 23 44Z"


def helm(kind: str, metal: str) -> str:
    cap = path(CAP, metal) + flat("M56 8.5C72 11 79 24 77 43Q66 38 58 36 64 20 56 8.5Z", "#000", opacity=0.25)
    rim = path("M22 46Q50 32 78 46L77 37Q50 24 23 37Z", "#3a3f47") + pen(
        "M32 38h.1M44 34.5h.1M56 34.5h.1M68 38h.1", BONE, 2.6
    )
    if kind == "pot":
        return cap + rim
    if kind == "spiked":
        return path("M44 12 50-14 56 12Z", STEEL) + cap + rim
    if kind == "horned":
        return (
            both(path("M26 34C8 32 0 16 4-4 12 10 22 16 32 20Z", BONE), pen("M9 14 15 12M14 23 21 19", "#9a8a66", 1.8))
            + cap
            + rim
        )
    if kind == "nasal":
        return cap + rim + path("M45 36H55L53 66 50 70 47 66Z", metal)
    if kind == "crest":
        return path("M34 14 30-6 40 6 44-12 50 4 56-12 60 6 70-6 66 14Q50 4 34 14Z", BLOOD) + cap + rim
    if kind == "cheeks":
        return cap + rim + both(path("M23 44 30 42 34 62 30 80Q22 66 23 44Z", metal))
    if kind == "mask":
        return (
            cap
            + rim
            + path("M28 62Q50 56 72 62L68 82Q60 96 50 96T32 82Z", metal)
            + pen("M38 70V86M46 70V90M54 70V90M62 70V86", INK, 3)
        )
    if kind == "hood":
        return path("M18 66C12 26 28 2 50 2S88 26 82 66L74 54Q74 30 50 26 26 30 26 54Z", LEATHER) + pen(
            "M34 10Q26 26 24 50M66 10Q74 26 76 50", "#2c1a0c", 2
        )
    if kind == "topknot":
        return path("M42 18C36 0 44-10 62-14 56-8 66-2 60 18Z", "#241c18") + path("M40 18Q50 12 60 18L59 24H41Z", RUST)
    if kind == "mane":
        return path("M20 60C6 30 24 0 50 2 76 0 94 30 80 60 82 40 70 20 50 20S18 40 20 60Z", "#241c18") + pen(
            "M30 14Q20 28 19 46M70 14Q80 28 81 46M44 8 42 18M56 8 58 18", "#54463c", 2
        )
    if kind == "bones":
        return cap + path("M36 18 64 18 60 30Q50 36 40 30Z", BONE) + pen("M44 24h.1M56 24h.1", INK, 5) + rim
    if kind == "crown":
        return path("M24 40 20 8 33 22 40 0 50 18 60 0 67 22 80 8 76 40Q50 28 24 40Z", IRON) + circle(50, 24, 4, EMBER)
    return ""


def paint(kind: str) -> str:
    if kind == "eye":
        return group(eye(50, 30, 9), stroke_width=1.4)
    if kind == "moon":
        return flat("M56 22A9 9 0 1 0 56 38 11 11 0 0 1 56 22Z", "#e8f0f0")
    if kind == "stripes":
        return pen("M30 60 28 72M36 62 35 72M70 60 72 72M64 62 65 72", BLOOD, 3)
    if kind == "hand":
        return flat("M44 40 42 26 45 25 47 32 47 22H50L51 31 53 22 56 23 55 33 58 28 60 30 57 40Z", "#fff")
    if kind == "scar":
        return pen("M60 34 68 62M60 42 66 40M62 50 69 47", "#5a1a16", 2.2)
    if kind == "patch":
        return path("M54 44 72 42 70 56 58 57Z", COAL) + pen("M54 44 26 32M72 42 78 38", COAL, 2.4)
    return ""


class Orc(NamedTuple):
    skin: str = "olive"
    helm: str = "pot"
    arm: str = "scimitar"
    paint: str = ""
    dress: str = "plates"
    metal: str = IRON
    cloth: str = "#4b3a30"

    def figure(self) -> str:
        skin, shade, iris = SKINS[self.skin]
        head = (
            both(path("M28 46 0 28Q2 58 28 64Z", skin), flat("M24 48 8 38Q11 52 24 58Z", shade))
            + path(
                "M50 14C68 14 77 28 76 46 76 58 73 64 70 72 65 86 58 94 50 94S35 86 30 72C27 64 24 58 24 "
                "46 23 28 32 14 50 14Z",
                skin,
            )
            + flat(
                "M56 14.5C70 17 77 30 76 46 76 58 73 64 70 72 65 86 58 94 50 94 62 84 70 66 66 44 65 30 60 20 56 14.5Z",
                shade,
                opacity=0.7,
            )
            + path("M26 44Q38 35 47 46H53Q62 35 74 44L72 51Q60 45 54 53H46Q40 45 28 51Z", shade, stroke_width=1.6)
            + both(
                path("M30 51Q38 45 46 53 37 59 30 51Z", iris, stroke_width=1.8),
                flat("M39 48.5Q42 52 39 56.5 36 52 39 48.5Z", INK),
            )
            + path("M46 54 40 65Q50 72 60 65L54 54Z", skin, stroke_width=1.8)
            + pen("M44.5 66h.1M55.5 66h.1", INK, 3)
            + path("M33 76Q50 68 67 76 62 88 50 88T33 76Z", "#2a100c", stroke_width=1.8)
            + flat("M44 73 46 78 48 72.5ZM52 72.5 54 78 56 73ZM44 87 46 81 49 88ZM51 88 54 81 57 87Z", TOOTH)
            + path("M35 79 36 66 42 75ZM65 79 64 66 58 75Z", BONE, stroke_width=1.4)
            + pen("M31 64 27 60M69 64 73 60M38 92 40 96M62 92 60 96", shade, 2)
        )
        return (
            ARMS[self.arm]
            + DRESSES[self.dress](self.metal if self.dress == "plates" else self.cloth, "#6f6a60")
            + head
            + helm(self.helm, self.metal)
            + paint(self.paint)
        )


class Troll(NamedTuple):
    skin: str = "stone"
    helm: str = ""
    arm: str = "club"
    dress: str = "fur"
    cloth: str = "#5b4a38"
    tusks: bool = True

    def head(self) -> str:
        skin, shade, iris = SKINS[self.skin]
        out = (
            both(path("M18 44 2 34Q-2 56 16 62Z", shade))
            + path(
                "M50 6C74 6 81 24 81 40 92 54 92 82 80 92 66 102 34 102 20 92 8 82 8 54 19 40 19 24 26 6 50 6Z", skin
            )
            + flat(
                "M60 7C76 11 81 26 81 40 92 54 92 82 80 92 74 97 66 99 58 99 78 86 80 62 70 44 70 28 66 14 60 7Z",
                shade,
                opacity=0.6,
            )
            + path(
                "M19 38Q34 30 47 42H53Q66 30 81 38 82 48 75 50 62 45 53 52H47Q38 45 25 50 18 48 19 38Z",
                shade,
                stroke_width=1.8,
            )
            + pen("M35 51h.1M65 51h.1", iris, 8)
            + pen("M35 51h.1M65 51h.1", INK, 3.4)
            + path("M45 50Q34 66 38 70 50 76 62 70 66 66 55 50Z", skin, stroke_width=1.8)
            + pen("M43 70h.1M57 70h.1", INK, 3.6)
            + path("M20 80Q50 70 80 80 76 93 50 93T20 80Z", "#32140f")
            + flat("M40 75 43 82 46 74ZM54 74 57 82 60 75ZM44 92 47 84 50 93ZM52 93 55 85 58 92Z", TOOTH)
            + pen(
                "M34 18Q42 22 48 17M54 22Q62 26 68 20M28 28Q33 31 38 28M16 66Q20 70 18 76M84 66Q80 70 82 76", shade, 2.4
            )
        )
        return out + (path("M24 88 27 66 36 80ZM76 88 73 66 64 80Z", BONE, stroke_width=1.8) if self.tusks else "")

    def figure(self) -> str:
        hat = {
            "": "",
            "bowl": path("M16 40C14 14 30 0 50 0S86 14 84 40Q50 26 16 40Z", IRON)
            + path("M15 43Q50 28 85 43L84 34Q50 19 16 34Z", "#3a3f47"),
            "horns": both(path("M24 28C6 26-6 8 0-12 8 6 20 10 34 12Z", BONE)),
            "spikes": path("M14 40 8 10 26 22 32-6 44 12 50-14 56 12 68-6 74 22 92 10 86 40Q50 22 14 40Z", IRON),
            "plate": path("M18 40C16 12 32 2 50 2S84 12 82 40L56 34V62H44V34Z", "#3d4248")
            + pen("M28 24h.1M72 24h.1M50 12h.1", BONE, 3),
            "hair": path("M18 44C4 20 26-4 50 0 74-4 96 20 82 44 78 22 64 14 50 14S22 22 18 44Z", "#2c241e"),
            "eye": path("M18 40C16 12 32 0 50 0S84 12 82 40Q50 26 18 40Z", COAL)
            + group(eye(50, 22, 13), stroke_width=1.6),
        }[self.helm]
        back = path("M-12 122C-12 92 10 82 28 80H72C90 82 112 92 112 122Z", self.cloth)
        return ARMS[self.arm] + back + DRESSES[self.dress](self.cloth, "#2b2018") + self.head() + hat


def two_heads() -> str:
    a, b = Troll("hill", "", "", "fur"), Troll("half", "", "", "fur")
    return (
        ARMS["club"]
        + path("M-12 122C-12 92 10 82 28 80H72C90 82 112 92 112 122Z", "#5b4a38")
        + DRESSES["fur"]("#5b4a38", "#2b2018")
        + group(b.head(), transform="translate(50 8) scale(.62) rotate(10)")
        + group(a.head(), transform="translate(-10 20) scale(.72) rotate(-10 50 50)")
    )
