"""The signs of the traits (on a field of 100 by 100) and of the colours (64 by 64), small and large."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, group, line, path

TRAITS = ("strength", "wisdom", "endurance", "determination")
COLOURS = ("red", "blue", "green", "yellow")

BRONZE = "#6d4815"
DARK = "#3a1e0a"
PALE = "#fff8e2"

# dark, middle and light of each colour's sign
TONES = {
    "red": ("#6e1417", "#c9302a", "#ff8a6b"),
    "blue": ("#143a70", "#3f86d0", "#a9dcff"),
    "green": ("#1d4a22", "#4f9a3c", "#b4e07c"),
    "yellow": ("#8a5a10", "#e8b02c", "#fff0a0"),
    "white": ("#5d6577", "#c9d0dc", "#ffffff"),
}


def sword(gold: str) -> str:
    wraps = "M44.5 78l11-3M44.3 83l11.2-3M44.2 88l11.4-3"
    return (
        path("M50 1 61 15 58 62H42L39 15Z", gold)
        + path("M50 1 39 15 42 62H50Z", PALE, stroke="none", opacity=0.75)
        + line("M50 14V58", BRONZE, 2.4)
        + path("M44 72H56L55 90H45Z", DARK)
        + line(wraps, "#d9ad52", 1.6)
        + path("M17 58Q21 65 33 64H67Q79 65 83 58 88 66 82 72 74 76 61 73H39Q26 76 18 72 12 66 17 58Z", gold)
        + circle(50, 92, 7, gold)
        + circle(50, 92, 2.6, "#b3271f", stroke="none")
    )


def book(gold: str) -> str:
    lines = "M16 57q14-2 26 4M16 66q14-2 26 4M16 75q14-2 26 4M84 57q-14-2-26 4M84 66q-14-2-26 4M84 75q-14-2-26 4"
    return (
        path("M50 57C38 48 19 47 3 51V94C19 90 38 91 50 99 62 91 81 90 97 94V51C81 47 62 48 50 57Z", gold)
        + path("M50 53C39 44 23 43 9 47V86C23 82 39 84 50 93Z", "#fdf2d3")
        + path("M50 53C61 44 77 43 91 47V86C77 82 61 84 50 93Z", "#eed7a2")
        + line(lines, "#9a7134", 2)
        + path(star(50, 22, 22, 8, 8), gold)
        + path(star(50, 22, 17, 4.5, 4), PALE, stroke="none", opacity=0.9)
    )


def mountain(gold: str) -> str:
    return (
        path("M3 86 31 32 43 50 60 8 97 86Z", gold)
        + path("M60 8 96 85H68L58 62 66 44Z", BRONZE, stroke="none", opacity=0.75)
        + path("M31 32 47 63 40 85H30L34 66 29 52Z", BRONZE, stroke="none", opacity=0.6)
        + path("M31 32 20 54 27 50 31 57 36 49 41 53 38 43Z", PALE, stroke_width=1.6)
        + path("M60 8 47 40 54 35 59 44 65 36 71 42 75 40Z", PALE, stroke_width=1.6)
        + path("M1 89Q26 74 50 79 74 74 99 89 80 98 50 98T1 89Z", "#7d8f3a")
        + line("M55 79Q45 84 55 88T47 97", "#f6e2a6", 4)
    )


def flame(gold: str) -> str:
    outer = (
        "M52 1C56 19 80 31 80 60 80 79 67 90 50 90S20 79 20 60C20 46 28 39 32 26 37 32 40 37 40 45 49 36 55 20 52 1Z"
    )
    middle = (
        "M53 34C55 45 68 52 68 67 68 79 60 86 50 86S32 79 32 67C32 59 37 54 40 47 43 50 45 54 45 58 51 52 54 44 53 34"
    )
    return (
        path(outer, gold)
        + path(middle, "#c8421d", stroke="none")
        + path("M51 57C53 63 59 66 59 74 59 81 55 85 50 85S41 81 41 74C41 69 44 66 46 62 49 65 51 62 51 57Z", "#ffe9a0")
        + path("M15 87H85Q82 97 68 99H32Q18 97 15 87Z", gold)
        + line("M22 91.5H78", PALE, 1.6, opacity=0.8)
    )


def wizard(gold: str) -> str:
    return (
        line("M84 99V30", INK, 8)
        + line("M84 98V30", "#c08a3c", 4.4)
        + path(star(84, 20, 16, 6, 8), gold)
        + path("M14 99C16 78 22 64 32 54H64C72 64 77 80 79 99Z", "#a3abbd")
        + path("M62 54C72 66 77 82 79 99H60Q66 76 58 56Z", "#59617a", stroke="none", opacity=0.8)
        + path("M60 66Q76 64 88 68 92 73 88 79 72 82 58 80Z", "#c3c9d6")
        + circle(86, 73.5, 5, "#e0b58c")
        + path("M32 53Q48 58 65 53 64 78 48 98 32 80 32 53Z", PALE)
        + line("M40 70Q42 82 47 91M56 68Q54 80 49 89", "#aab1c0", 2)
        + path("M36 52H60Q60 59 55 61 51 59 48 63 45 59 41 61 36 59 36 52Z", "#c98f63", stroke_width=1.6)
        + line("M41.5 57.5h2M52.5 57.5h2", INK, 3)
        + path(
            "M37 44C38 26 42 12 55 2 54 16 57 30 61 44 72 46 82 50 88 56 66 60 28 60 6 56 14 49 26 46 37 44Z", "#e8ecf4"
        )
        + path("M55 2C54 16 57 30 61 44 72 46 82 50 88 56 78 58 66 58.5 56 58.5Q60 30 55 2Z", "#9aa3b6", stroke="none")
        + path("M36.5 42Q48 47 60.5 42L62 48Q48 52 35.5 48Z", gold, stroke_width=1.6)
    )


EMBLEMS = {"strength": sword, "wisdom": book, "endurance": mountain, "determination": flame, "wizard": wizard}


def emblem(kind: str, gold: str) -> str:
    return group(EMBLEMS[kind](gold), stroke=INK, stroke_width=2.8, stroke_linejoin="round")


def diamond(dark: str, middle: str, light: str) -> str:
    return (
        path("M32 3 55 32 32 61 9 32Z", middle, stroke=INK, stroke_width=3)
        + path("M32 5V32H11Z", light)
        + path("M32 59V32H53Z", dark)
        + path("M32 18 43 32 32 46 21 32Z", middle)
        + path("M32 18V32H21Z", "#fff", opacity=0.45)
    )


def drop(dark: str, middle: str, light: str) -> str:
    return (
        path("M32 3C39 19 53 28 53 42A21 20 0 0 1 11 42C11 28 25 19 32 3Z", middle, stroke=INK, stroke_width=3)
        + path("M32 8C38 22 51 30 51 42A19 18 0 0 1 32 60Q46 50 42 36 38 24 32 8Z", dark, opacity=0.75)
        + path("M20 38Q16 48 25 54 19 46 24 36 27 30 29 24 23 31 20 38Z", light)
    )


def leaf(dark: str, middle: str, light: str) -> str:
    return (
        path("M32 2C52 14 56 36 34 55L36 62H29L31 55C8 36 12 14 32 2Z", middle, stroke=INK, stroke_width=3)
        + path("M32 4C51 15 54 36 32 54Z", dark, opacity=0.8)
        + line("M32 12V58M32 24L22 17M32 34 19 26M32 44 21 37M32 24 42 17M32 34 45 26M32 44 43 37", light, 2.2)
    )


def sun(dark: str, middle: str, light: str) -> str:
    return (
        path(star(32, 32, 30, 17.5, 12), middle, stroke=INK, stroke_width=3, stroke_linejoin="round")
        + circle(32, 32, 15, dark)
        + circle(32, 32, 12.5, middle)
        + path("M22 32A10 10 0 0 1 32 22 14 14 0 0 0 22 32Z", light, stroke=light, stroke_width=2)
    )


def four_point_star(dark: str, middle: str, light: str) -> str:
    return (
        path(star(32, 32, 30, 9, 4), middle, stroke=INK, stroke_width=3, stroke_linejoin="round")
        + path("M32 3 38 26 32 32ZM61 32 38 38 32 32ZM32 61 26 38 32 32ZM3 32 26 26 32 32Z", light)
        + circle(32, 32, 4, dark)
    )


SIGNS = {"red": diamond, "blue": drop, "green": leaf, "yellow": sun, "white": four_point_star}


def sign(colour: str) -> str:
    return SIGNS[colour](*TONES[colour])


def draw_trait(name: str) -> str:
    p = Picture(name, 64, 64)
    p.add(group(emblem(name.removeprefix("trait-"), p.bright_gold()), transform="translate(2 2) scale(.6)"))
    return p.svg()


def draw_colour(name: str) -> str:
    p = Picture(name, 64, 64)
    p.add(sign(name.removeprefix("colour-")))
    return p.svg()


def roundel(x: float, y: float, r: float, field: str, gold: str) -> str:
    """a small round frame for a sign"""
    return circle(x, y, r + 1.5, INK) + circle(x, y, r, field, stroke=gold, stroke_width=2.4)
