"""The signs for what a card asks and gives: the five skills, the coin and the ring. Each fills a square of 100.

No two skills share a plate: the shape tells them apart where the colour does not.
"""

from mathom.drawing.svg import circle, line, path

INK = "#210"  # a short name of a dark brown: it stands on every sign many times
CREAM = "#fbf0d2"
GOLD = "#f0c552"
DARK_GOLD = "#b97f20"

# the figures 1 to 6, as strokes of a broad pen in the middle of the square
FIGURES = {
    1: "M41 36 52 27V74",
    2: "M36 39C36 24 64 24 64 40 64 54 38 60 36 74H65",
    3: "M37 34C43 24 63 25 63 38 63 48 53 49 47 49 55 49 66 51 66 62 66 78 41 78 35 66",
    4: "M58 76V27L34 60H69",
    5: "M63 27H41L38 47C48 41 66 45 66 60 66 77 42 79 35 67",
    6: "M62 30C44 22 36 44 36 58 36 80 65 79 65 61 65 45 42 44 37 57",
}


def plate(outline: str, colour: str) -> str:
    return path(outline, colour, stroke=INK, stroke_width=7) + path(outline, "none", stroke="#f4d98e", stroke_width=2.6)


def ruse() -> str:
    """a fox looks out"""
    return (
        plate("M50 4a46 46 0 1 0 .1 0Z", "#12706b")
        + path("M20 16 40 32H60L80 16 84 52 50 88 16 52Z", "#f08c35", stroke=INK, stroke_width=3)
        + path("M16 52 50 88 38 54ZM84 52 50 88 62 54Z", CREAM)
        + path("M30 47 44 52 40 58ZM70 47 56 52 60 58ZM44 80H56L50 88Z", INK)
    )


def strength() -> str:
    """a fist"""
    fingers = "".join(f"M{x} 50V26q0-8 6.5-8t6.5 8v24Z" for x in (23, 37, 51, 65))
    return (
        plate("M9 9H91V91H9Z", "#a2431d")
        + path(f"{fingers}M23 46H78V66Q76 76 68 78V89H34V78Q23 74 23 62Z", CREAM, stroke=INK, stroke_width=3)
        + line("M24 56H54q8 0 8 7t-8 7H44", INK, 4)
    )


def courage() -> str:
    """a burning heart"""
    return (
        plate("M8 6H92V50Q89 80 50 96 11 80 8 50Z", "#a5173a")
        + path("M50 42C30 32 46 22 42 9 60 14 68 28 50 42Z", "#ffb53d", stroke=INK, stroke_width=2.4)
        + path(
            "M50 86C12 58 20 32 35 32 45 32 50 42 50 44 50 42 55 32 65 32 80 32 88 58 50 86Z",
            "#ff7d73",
            stroke=INK,
            stroke_width=3,
        )
        + line("M30 50Q30 41 36 40", "#fff", 4)
    )


def knowledge() -> str:
    """an open book"""
    return (
        plate("M9 95V44Q9 5 50 5T91 44V95Z", "#27509b")
        + path("M50 42Q36 31 17 36V80Q36 75 50 85 64 75 83 80V36Q64 31 50 42Z", CREAM, stroke=INK, stroke_width=3)
        + line("M50 43V84M25 47Q35 45 43 50M25 58Q35 56 43 61M75 47Q65 45 57 50M75 58Q65 56 57 61", "#7a5424", 3)
        + path("M50 11 53 20 62 22 53 25 50 34 47 25 38 22 47 20Z", GOLD)
    )


def leadership() -> str:
    """a crown"""
    return (
        plate("M50 3 93 26V74L50 97 7 74V26Z", "#5c2f86")
        + path("M23 72 16 34 35 48 50 20 65 48 84 34 77 72Z", GOLD, stroke=INK, stroke_width=3)
        + path("M23 72H77V82H23Z", "#fff0b8", stroke=INK, stroke_width=3)
        + line("M38 77h0M50 77h0M62 77h0", "#c0283a", 6)
        + line("M16 33h0M50 19h0M84 33h0", "#fff0b8", 9)
    )


def coin(figure: int = 0) -> str:
    """a gold coin, with a figure on it when it stands for several"""
    mark = (
        line(FIGURES[figure], INK, 17, stroke_linejoin="round") + line(FIGURES[figure], "#fff8df", 10)
        if figure
        else path("M50 22 56 41 75 36 62 50 75 64 56 59 50 78 44 59 25 64 38 50 25 36 44 41Z", DARK_GOLD)
    )
    return (
        circle(50, 50, 46, DARK_GOLD, stroke=INK, stroke_width=5)
        + circle(50, 50, 38, GOLD, stroke="#ffe9a6", stroke_width=4)
        + mark
        + line("M16 42A35 35 0 0 1 46 15", "#fff", 4, opacity=0.7)
    )


def ring() -> str:
    """a plain gold ring with letters of fire"""
    return (
        circle(50, 50, 34, "none", stroke=INK, stroke_width=27)
        + circle(50, 50, 34, "none", stroke="#e3a938", stroke_width=20)
        + circle(50, 50, 42, "none", stroke="#a86c17", stroke_width=4)
        + circle(50, 50, 26, "none", stroke="#fff0b0", stroke_width=3)
        + circle(50, 50, 34.5, "none", stroke="#b8360c", stroke_width=5, stroke_dasharray="3 4 7 3 2 5")
        + line("M11 42A40 40 0 0 1 40 11", "#fffbe0", 5)
    )


SKILLS = {
    "ruse": ruse,
    "strength": strength,
    "courage": courage,
    "knowledge": knowledge,
    "leadership": leadership,
}
