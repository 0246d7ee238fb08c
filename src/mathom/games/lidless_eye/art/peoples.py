"""Men, Dúnedain, elves, dwarves and hobbits. A figure stands on a field of 100 by 120."""

from typing import NamedTuple

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, path
from mathom.games.lidless_eye.art.arms import ARMS, DRESSES
from mathom.games.lidless_eye.art.shapes import BLOOD, BONE, COAL, CREAM, GOLD, IRON, STEEL, both, flat, pen

# the skin and its shade
SKINS = {
    "pale": ("#f0cfa8", "#cf9f78"),
    "tan": ("#cf9866", "#a5703f"),
    "dark": ("#94603a", "#6d4226"),
    "grey": ("#b9ab98", "#8c7f6e"),
}
HAIRS = {
    "black": "#2a211d",
    "brown": "#5f3f22",
    "fair": "#d9ab4a",
    "red": "#a2481e",
    "grey": "#a9a69e",
    "white": "#ece7da",
}

FACE = "M50 20C66 20 74 32 73 50 72 70 62 86 50 88 38 86 28 70 27 50 26 32 34 20 50 20Z"
ELF_FACE = "M50 20C64 20 71 32 70 50 68 70 59 86 50 90 41 86 32 70 30 50 29 32 36 20 50 20Z"


class Man(NamedTuple):
    """any of the speaking peoples of men, with elves and dwarves by their build"""

    hat: str = "hood"
    hair: str = "brown"
    skin: str = "pale"
    beard: str = ""
    arm: str = ""
    dress: str = "cloak"
    cloth: str = "#4a5a3a"
    other: str = "#2c3824"
    build: str = "man"  # or elf, dwarf, hobbit
    mark: str = ""

    def figure(self) -> str:
        skin, shade = SKINS[self.skin]
        hair = HAIRS[self.hair]
        out = ARMS[self.arm]
        if self.hat in LONG_HAIR or self.build == "elf":
            out += path("M24 46C20 20 34 8 50 8S80 20 76 46L84 104H16Z", hair)
        out += path("M38 74H62V96Q50 104 38 96Z", shade) + DRESSES[self.dress](self.cloth, self.other)
        if self.build == "elf":
            out += both(path("M31 50 20 32 33 42Z", skin, stroke_width=1.8))
        if self.build == "hobbit":
            out += both(path("M28 48 19 42Q18 56 28 60Z", skin, stroke_width=1.8))
        out += path(ELF_FACE if self.build == "elf" else FACE, skin)
        out += flat(
            "M56 20.5C68 22 74 34 73 50 72 70 62 86 50 88 60 76 66 62 64 48 64 36 60 26 56 20.5Z", shade, opacity=0.55
        )
        out += brow(self.build, hair if self.hair not in ("white", "grey") else "#6d655a")
        out += pen("M50 50Q52 58 54 63 51 66 46 64", shade, 2) + pen("M43 74Q50 77 57 73", "#8a3f2e", 2.4)
        return out + beard(self.beard, hair) + mark(self.mark) + hat(self.hat, hair, self.cloth, self.other)


LONG_HAIR = ("circlet", "bare", "braids", "crown", "diadem", "wings")


def brow(build: str, hair: str) -> str:
    tilt = "M32 44 45 46M68 44 55 46" if build == "hobbit" else "M31 43Q38 39 46 46M69 43Q62 39 54 46"
    eyes = both(path("M33 51Q39 46 46 52 39 56 33 51Z", "#fff", stroke_width=1.4), pen("M40 51.5h.1", INK, 4.2))
    return eyes + pen(tilt, hair, 3.2)


def beard(kind: str, hair: str) -> str:
    if kind == "short":
        return path(
            "M27 54Q32 70 41 70 50 66 59 70 68 70 73 54 74 82 60 96 50 97 40 96 26 82 27 54Z", hair, stroke_width=1.8
        ) + pen("M44 76H56", "#5a2418", 2.4)
    if kind == "pointed":
        return path("M38 70Q50 66 62 70 60 90 50 106 40 90 38 70Z", hair, stroke_width=1.8) + pen(
            "M44 75H56", "#5a2418", 2.2
        )
    if kind == "long":
        return (
            path("M27 52Q32 68 42 68 50 64 58 68 68 68 73 52 80 92 50 120 20 92 27 52Z", hair)
            + pen("M40 78Q42 96 48 108M60 78Q58 96 52 108M50 78V104", "#000", 1.6, opacity=0.4)
            + pen("M44 74H56", "#5a2418", 2.4)
        )
    if kind == "plaits":
        return (
            path("M24 50Q32 68 42 68 50 64 58 68 68 68 76 50 86 84 78 120H22Q14 84 24 50Z", hair)
            + pen(
                "M32 76Q30 100 34 118M68 76Q70 100 66 118M50 80V118M41 78Q40 100 43 118M59 78Q60 100 57 118",
                "#000",
                1.6,
                opacity=0.4,
            )
            + path("M29 100H39V108H29ZM61 100H71V108H61ZM45 106H55V114H45Z", GOLD, stroke_width=1.4)
            + pen("M44 74H56", "#5a2418", 2.4)
        )
    if kind == "moustache":
        return path(
            "M50 66Q42 64 34 72 30 82 32 88 38 76 50 71 62 76 68 88 70 82 66 72 58 64 50 66Z", hair, stroke_width=1.6
        )
    if kind == "veil":
        return path("M26 58Q50 64 74 58 76 84 62 100 50 106 38 100 24 84 26 58Z", "#7a1614") + pen(
            "M30 66Q50 72 70 66M34 80Q50 86 66 80", "#4d0a0a", 2
        )
    return ""


def mark(kind: str) -> str:
    if kind == "scar":
        return pen("M62 36 58 64M58 46 64 45M57 55 62 54", "#8a2f26", 2)
    if kind == "paint":
        return pen("M30 58H42M70 58H58M30 63H40M70 63H60", "#2f5f8a", 2.6)
    if kind == "woad":
        return flat("M28 44H72V57H28Z", "#2a4f7a", opacity=0.55)
    if kind == "eye":
        return path("M42 32Q50 24 58 32 50 40 42 32Z", "#ff8a2b", stroke_width=1.2) + flat(
            "M50 27Q52 32 50 37 48 32 50 27Z", INK
        )
    return ""


def hat(kind: str, hair: str, cloth: str, other: str) -> str:
    if kind == "bare":
        return path("M26 48C22 22 36 10 50 10S78 22 74 48Q70 32 58 26 46 34 30 34 27 40 26 48Z", hair)
    if kind == "wizard":  # a tall pointed hat with a wide brim
        return (
            path("M26 46C22 30 36 22 50 22S78 30 74 46Q66 34 50 33 34 34 26 46Z", hair)
            + path("M28 28Q36-2 58-26 60-8 72 28 50 20 28 28Z", cloth)
            + flat("M58-26Q60-8 72 28 62 24 55 23 60 0 58-26Z", other, opacity=0.8)
            + path("M4 38Q50 10 96 38 50 26 4 38Z", cloth)
            + pen("M29 26Q50 17 71 26", other, 3)
        )
    if kind == "short":
        return path("M27 42C24 22 36 12 50 12S76 22 73 42L68 32Q58 28 50 30 40 28 32 32Z", hair)
    if kind == "curls":
        return path(
            "M24 46Q18 38 25 32 22 22 32 20 34 10 44 13 50 6 58 13 68 10 69 20 79 23 75 33 82 40 75 "
            "47 72 38 66 36 58 30 50 34 38 30 33 38 27 38 24 46Z",
            hair,
        )
    if kind == "braids":
        return path("M26 48C22 22 36 10 50 10S78 22 74 48Q66 30 50 28 34 30 26 48Z", hair) + both(
            path("M26 46Q18 60 22 74 18 86 24 100L31 98Q27 86 31 74 27 60 31 48Z", hair),
            path("M20 96H32V103H20Z", GOLD, stroke_width=1.4),
        )
    if kind == "circlet":
        return (
            path("M26 50C22 22 36 8 50 8S78 22 74 50Q70 30 50 26 30 30 26 50Z", hair)
            + pen("M27 40Q50 26 73 40", GOLD, 3.2)
            + path("M50 26 54 33 50 40 46 33Z", "#7fd8ff", stroke_width=1.2)
        )
    if kind == "diadem":
        return path("M26 50C22 22 36 8 50 8S78 22 74 50Q70 30 50 26 30 30 26 50Z", hair) + path(
            "M26 38 30 20 40 28 50 8 60 28 70 20 74 38Q50 26 26 38Z", CREAM, stroke_width=1.6
        )
    if kind == "crown":
        return (
            path("M26 50C22 24 36 14 50 14S78 24 74 50Q70 32 50 28 30 32 26 50Z", hair)
            + path("M25 32 20 4 34 16 50-4 66 16 80 4 75 32Q50 20 25 32Z", GOLD)
            + circle(50, 16, 4, BLOOD, stroke_width=1.4)
        )
    if kind == "hood":
        return path("M17 74C8 28 26 0 50-2 74 0 92 28 83 74L72 88Q80 34 50 22 20 34 28 88Z", cloth) + flat(
            "M54-2C76 4 90 30 83 74L72 88Q80 34 54 23Z", other, opacity=0.8
        )
    if kind == "mask":
        return (
            hat("hood", hair, cloth, other)
            + path("M27 58Q50 66 73 58L70 78Q60 90 50 92 40 90 30 78Z", other)
            + pen("M32 68Q50 76 68 68", "#000", 1.6, opacity=0.5)
        )
    if kind == "turban":
        return (
            path("M18 46C10 18 30-2 52 0 78 2 90 20 80 46Q66 28 50 28T18 46Z", cloth)
            + pen("M20 38Q36 8 74 12M24 44Q50 14 82 28M36 6Q62 6 80 38", other, 2.4)
            + path("M50 12 57 22 50 32 43 22Z", GOLD, stroke_width=1.6)
            + path("M50 12Q46-6 56-16 60-4 54 12Z", BONE, stroke_width=1.6)
        )
    if kind == "fur":
        return path(
            "M20 44 16 32 23 28 20 18 30 16 32 6 42 10 50 2 58 10 68 6 70 16 80 18 77 28 84 32 80 44 "
            "72 36 64 41 56 35 50 40 44 35 36 41 28 36Z",
            cloth,
        ) + pen("M30 28 33 20M42 24 44 16M58 24 56 16M70 28 67 20", other, 2.2)
    if kind == "cone":
        return (
            path("M50-14C62 2 78 20 77 44Q50 30 23 44C22 20 38 2 50-14Z", STEEL)
            + flat("M50-14C62 2 78 20 77 44Q64 37 54 36Z", "#8d98a3")
            + path("M23 44Q50 30 77 44L76 36Q50 22 24 36Z", other, stroke_width=1.8)
            + path("M46 34H54L52 58H48Z", STEEL, stroke_width=1.8)
        )
    if kind == "coif":
        return path("M18 92C10 40 22 6 50 4 78 6 90 40 82 92L70 84Q76 36 50 30 24 36 30 84Z", IRON) + pen(
            "M26 40q4 4 8 0M22 54q4 4 7 0M23 68q4 4 7 0M66 40q4 4 8 0M71 54q4 4 7 0M70 68q4 4 7 0M36 "
            "22q4 4 8 0M46 16q4 4 8 0M56 22q4 4 8 0",
            INK,
            1.4,
        )
    if kind == "horned":
        return (
            both(path("M26 30C10 28 2 14 6-6 14 8 22 12 32 16Z", BONE))
            + path("M24 44C22 18 36 6 50 6S78 18 76 44Q50 30 24 44Z", IRON)
            + path("M23 46Q50 32 77 46L76 37Q50 23 24 37Z", other, stroke_width=1.8)
        )
    if kind == "wings":
        return (
            both(
                path("M28 40C12 30 6 10 12-14 24-2 32 14 34 30Z", CREAM),
                pen("M15 0Q20 18 30 30M13 12Q18 24 28 34", "#b9b09a", 1.8),
            )
            + path("M25 50C23 22 36 6 50 2 64 6 77 22 75 50L68 42Q50 30 32 42Z", STEEL)
            + path(star(50, 22, 8, 3, 6), CREAM, stroke_width=1.2)
        )
    if kind == "high":
        return (
            path("M24 50C22 22 32-2 50-18 68-2 78 22 76 50L70 42Q50 28 30 42Z", "#3b4350")
            + pen("M50-14V26M38 0Q34 16 33 34M62 0Q66 16 67 34", STEEL, 2)
            + path(star(50, 12, 8, 3, 7), CREAM, stroke_width=1.2)
        )
    if kind == "dome":
        return (
            path("M20 46C18 16 34 2 50 2S82 16 80 46Q50 34 20 46Z", "#8a6a34")
            + path("M19 50Q50 34 81 50L80 40Q50 25 20 40Z", GOLD)
            + path("M45 4H55V40H45Z", GOLD)
            + both(path("M22 46 31 44 32 66 24 70Z", "#8a6a34"))
        )
    if kind == "bearskin":
        return (
            both(path("M30 16Q18 14 20 2 32-4 38 8Z", "#5a3c24"))
            + path("M16 62C10 22 28 2 50 2S90 22 84 62L76 46Q66 38 60 28 50 40 40 28 34 38 24 46Z", "#5a3c24")
            + pen("M44 18h.1M56 18h.1", INK, 4)
            + path("M46 26H54L50 32Z", INK, stroke_width=1)
            + flat("M34 38 36 47 39 38ZM61 38 64 47 66 38Z", BONE)
        )
    if kind == "eyemask":
        return path("M24 44C22 18 36 6 50 6S78 18 76 44V56L64 60 50 54 36 60 24 56Z", COAL) + both(
            pen("M34 48 44 51", "#ff5a2b", 3.4)
        )
    if kind == "mouth":
        return (
            path("M50-12 57 4C78 8 86 26 84 50L82 66 70 56Q50 50 30 56L18 66 16 50C14 26 22 8 43 4Z", "#45444f")
            + flat("M50-12 57 4C78 8 86 26 84 50L82 66 70 56Q60 52 50 52Z", "#2a2933")
            + both(path("M17 34 0 10 27 20Z", "#45444f"))
            + path("M38 34Q50 22 62 34 50 46 38 34Z", "#ff8a2b", stroke_width=1.8)
            + flat("M50 27Q54 34 50 41 46 34 50 27Z", INK)
        )
    return ""
