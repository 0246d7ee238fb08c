"""The seven peoples' signs on their discs, each filling a square of 100."""

from mathom.drawing.svg import circle, line, path
from mathom.games.duel.art.signs import INK

CREAM = "#fbf0d2"
GOLD = "#f0c552"

# the colour of each people's disc
FIELDS = {
    "elves": "#1c7a72",
    "dwarves": "#7c3a1c",
    "hobbits": "#7a8f1f",
    "humans": "#2b4f93",
    "ents": "#3d5a1c",
    "wizards": "#4d4a66",
    "eagle": "#8c6a2a",
}


def elves() -> str:
    """a leaf of the golden wood"""
    return (
        path("M50 8C76 26 82 52 50 84 18 52 24 26 50 8Z", "#d8f0a8", stroke=INK, stroke_width=3)
        + path("M50 8C76 26 82 52 50 84Z", "#8fc46a")
        + line("M50 20V94M50 70 68 52M50 70 32 52M50 52 64 38M50 52 36 38", "#23543c", 3.4)
    )


def dwarves() -> str:
    """a bearded face under a helmet"""
    return (
        path("M22 48H78L72 74 61 70 56 95 50 80 44 95 39 70 28 74Z", "#e07b2c", stroke=INK, stroke_width=3)
        + path("M30 46H70V62Q50 54 30 62Z", "#f3c79a")
        + line("M39 52h0M61 52h0", INK, 7)
        + path("M20 48Q20 10 50 8 80 10 80 48L70 42H56L50 62 44 42H30Z", "#b9c0c6", stroke=INK, stroke_width=3)
        + line("M50 10V40M24 34H76", "#6d757d", 4)
        + line("M50 24h0M33 26h0M67 26h0", GOLD, 7)
    )


def hobbits() -> str:
    """a round door under a hill"""
    return (
        path("M4 66Q20 14 50 14T96 66Q80 92 50 92T4 66Z", "#b6cf55", stroke=INK, stroke_width=3)
        + circle(50, 58, 27, "#f5d98c", stroke=INK, stroke_width=3)
        + circle(50, 58, 20, "#1f6b3c", stroke=INK, stroke_width=2.4)
        + line("M50 38V78M41 40V76M59 40V76", "#0f4425", 2.4)
        + circle(50, 58, 4, GOLD)
        + line("M14 48l4-9M24 36l5-8M76 36l-5-8M86 48l-4-9", "#5c7a18", 4)
    )


def humans() -> str:
    """a tall helmet with wings"""
    return (
        path(
            "M34 62Q8 62 6 14 22 20 26 30 26 16 30 12L40 40ZM66 62Q92 62 94 14 78 20 74 30 74 16 70 12L60 40Z",
            "#fff",
            stroke=INK,
            stroke_width=3,
        )
        + path("M30 84V44Q32 16 50 8 68 16 70 44V84L58 76V56H42V76Z", "#d5dde4", stroke=INK, stroke_width=3)
        + line("M50 10V54M32 50H68", "#7f8b97", 3.4)
        + path("M50 24 53 32 61 33 55 39 57 47 50 42 43 47 45 39 39 33 47 32Z", GOLD)
    )


def ents() -> str:
    """an old tree with eyes"""
    leaves = "".join(circle(x, y, 17, "#8fbf4a") for x, y in ((27, 34), (73, 34), (40, 20), (60, 20), (50, 34)))
    return (
        path(
            "M36 96Q42 74 38 56L20 38 40 44 50 20 60 44 80 38 62 56Q58 74 66 96L50 88Z", INK, stroke=INK, stroke_width=6
        )
        + leaves
        + path("M36 96Q42 74 38 56L20 38 40 44 50 26 60 44 80 38 62 56Q58 74 66 96L50 88Z", "#8a5c30")
        + line("M43 60h0M57 60h0", "#ffe784", 7)
        + line("M50 62V72M44 79Q50 82 56 79", "#3a220c", 3.4)
    )


def wizards() -> str:
    """a pointed hat and a lit staff"""
    return (
        line("M82 96V28", "#a9763a", 6)
        + path("M82 2 86 14 98 18 86 22 82 36 78 22 66 18 78 14Z", "#fff3a6", stroke=INK, stroke_width=1.6)
        + path("M40 6Q46 2 50 10L62 58Q80 60 78 70 40 84 4 70 2 60 20 58Z", "#a9b2cf", stroke=INK, stroke_width=3)
        + path("M20 58Q40 66 62 58L64 65Q40 72 18 65Z", "#4a4f73")
        + path("M24 76Q40 82 56 76 58 88 40 98 24 88 24 76Z", "#f2f2f2", stroke=INK, stroke_width=2.4)
    )


def eagle() -> str:
    """wings spread"""
    return (
        path(
            "M50 40Q34 14 4 18 6 30 14 32 10 38 22 44 20 52 34 54L42 64 36 88 50 80 64 88 58 64 66 54Q80 52 78 44"
            " 90 38 86 32 94 30 96 18 66 14 50 40Z",
            CREAM,
            stroke=INK,
            stroke_width=3,
        )
        + path("M42 40Q40 20 52 20 62 22 64 32L56 31 54 44Z", "#fff", stroke=INK, stroke_width=2.4)
        + path("M57 25 68 31 57 32Z", GOLD)
        + line("M16 26 36 46M24 38 40 52M84 26 64 46M76 38 60 52", "#9a7440", 3)
    )


GLYPHS = {
    "elves": elves,
    "dwarves": dwarves,
    "hobbits": hobbits,
    "humans": humans,
    "ents": ents,
    "wizards": wizards,
    "eagle": eagle,
}


def people(name: str) -> str:
    return (
        circle(50, 50, 47, FIELDS[name], stroke=INK, stroke_width=5)
        + circle(50, 50, 44, "none", stroke="#f4d98e", stroke_width=2.6)
        + f'<g transform="translate(11 11) scale(.78)">{GLYPHS[name]()}</g>'
    )
