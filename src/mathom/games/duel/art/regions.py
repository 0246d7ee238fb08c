"""The shields of the seven regions, each filling a square of 100: a colour and a charge of its own."""

from mathom.drawing.horse import HEAD, MANE
from mathom.drawing.svg import line, path
from mathom.games.duel.art.signs import INK

SHIELD = "M10 5H90V50Q88 78 50 96 12 78 10 50Z"

FIELDS = {
    "lindon": "#2f8098",
    "arnor": "#27408b",
    "rhovanion": "#2f6332",
    "enedwaith": "#8a6a34",
    "rohan": "#6f9a2c",
    "gondor": "#20242c",
    "mordor": "#701410",
}


def ship() -> str:
    return path("M47 60V16Q26 34 22 56 36 54 47 60ZM53 60V12Q76 32 79 56 64 53 53 60Z", "#fff") + path(
        "M16 63Q50 72 84 62 78 80 62 80H38Q24 80 16 63Z", "#f0d9a0"
    )


def star() -> str:
    return path(
        "M50 12 56 36 77 24 65 45 88 50 65 57 76 77 56 66 50 88 44 66 24 77 35 57 12 50 35 45 23 24 44 36Z", "#f3f6ff"
    )


def firs() -> str:
    return path("M50 10 68 40H60L76 66H54V84H46V66H24L40 40H32Z", "#d9edb4") + path(
        "M50 10 68 40H60L76 66H54V84H50Z", "#9cc274"
    )


def tower() -> str:
    return path(
        "M36 86 40 36 33 12 44 26 50 8 56 26 67 12 60 36 64 86Z", "#181820", stroke="#f5e3b2", stroke_width=3
    ) + path("M46 44h8v12h-8ZM46 64h8v12h-8Z", "#ffb347")


def horse() -> str:
    return f'<g transform="translate(13 12) scale(.74)">{path(HEAD, "#fff")}{path(MANE, "#f0cf7c")}</g>'


def white_tree() -> str:
    twigs = "M50 84V46M50 64 30 44M50 64 70 44M50 52 38 30M50 52 62 30M34 48 22 46M66 48 78 46"
    return (
        line(twigs, "#fff", 5)
        + line("M22 46h0M30 40h0M38 28h0M50 40h0M62 28h0M70 40h0M78 46h0", "#fff", 11)
        + line("M24 20h0M36 14h0M50 11h0M64 14h0M76 20h0", "#f4d98e", 6)
    )


def eye() -> str:
    return (
        path("M10 48Q50 8 90 48 50 86 10 48Z", "#ffb02e")
        + path("M18 48Q50 18 82 48 50 76 18 48Z", "#e0400f")
        + path("M50 22Q62 47 50 73 38 47 50 22Z", "#160404")
    )


CHARGES = {
    "lindon": ship,
    "arnor": star,
    "rhovanion": firs,
    "enedwaith": tower,
    "rohan": horse,
    "gondor": white_tree,
    "mordor": eye,
}


def region(name: str) -> str:
    return (
        path(SHIELD, FIELDS[name], stroke=INK, stroke_width=7)
        + CHARGES[name]()
        + path(SHIELD, "none", stroke="#f4d98e", stroke_width=3.4)
    )
