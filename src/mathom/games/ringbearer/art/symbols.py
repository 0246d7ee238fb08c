"""The signs of what a card does, each on a disc of parchment."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, group, path, place, rect
from mathom.games.ringbearer.art.colours import COLOURS, CREAM

GOLD = "#f2bd3a"
EMBER = "#e8561c"

HAT = "M-26 13C-16 8-11 6-9 4-8-10-3-22 11-28 7-18 9-6 11 4 17 6 22 9 26 13 10 20-10 20-26 13Z"
HOOD = "M0-25C12-23 15-9 13-1L22 17H-22L-13-1C-15-9-12-23 0-25Z"
FACE = "M0-17C8-16 10-8 8-1L0 8-8-1C-10-8-8-16 0-17Z"
BACKWARDS = "M25 13V23H-7V30L-27 18-7 6V13Z"
SOLE = "M-7-3C-10-13 7-16 9-4 10 5 5 9 6 17 6 25-6 26-8 17-9 9-5 4-7-3Z"
TOES = "M-9-14h0M-3-19h0M4-19h0M10-15h0"
LID = "M-26 0Q0-26 26 0 0 26-26 0Z"
SLIT = "M0-13Q7 0 0 13-7 0 0-13Z"
PEAK = "M-30 24-9-14-4-10 0-15 5-10 9-14 30 24Z"
LAVA = "M-6-11-4-10 0-15 5-10 7-11 6-2 10 8 4 6 5 20-2 10-6 14-4 2-9-2Z"
SMOKE = "M0-18C-9-22-5-30 3-29 4-34 14-34 15-28"


def gandalf() -> str:
    return path(HAT, "#6d7fa3") + path("M-9 4Q1 9 11 4L12 9Q1 14-10 9Z", CREAM) + path(star(16, -18, 9, 3.6, 4), GOLD)


def ring() -> str:
    return (
        circle(0, 0, 18, "none", stroke_width=14)
        + circle(0, 0, 18, "none", stroke=GOLD, stroke_width=9.5)
        + path("M-16-8A18 18 0 0 1-4-17.5", "none", stroke="#fffbe6", stroke_width=3)
    )


def riders_back() -> str:
    return place(2, -5, 0.88, path(HOOD, "#2a2733") + path(FACE, "#000")) + place(
        0, 6, 0.86, path(BACKWARDS, "#d63a22", stroke=INK)
    )


def step() -> str:
    """the print of a bare hobbit foot, twice"""
    foot = path(SOLE, "#7a4a1e", stroke="none") + path(TOES, "none", stroke="#7a4a1e", stroke_width=6)
    return place(-10, 7, 0.86, foot) + group(foot, transform="translate(11 -5) scale(-.86 .86)")


def eye() -> str:
    return path(LID, EMBER) + path(SLIT, INK, stroke="none")


def remove() -> str:
    return (
        eye()
        + path("M-20 20 20-20", "none", stroke=CREAM, stroke_width=11)
        + path("M-20 20 20-20", "none", stroke="#1d5b2c", stroke_width=6)
    )


def draw_two() -> str:
    card = rect(-10, -15, 20, 30, "#a5442a", rx=3) + circle(0, 0, 5, "none", stroke=GOLD, stroke_width=3)
    return group(card, transform="translate(-9 2) rotate(-14)") + group(card, transform="translate(9 0) rotate(12)")


def joker() -> str:
    """a star on all four colours"""
    quarters = ("M0 0V-28A28 28 0 0 1 28 0Z", "M0 0H28A28 28 0 0 1 0 28Z", "M0 0V28A28 28 0 0 1-28 0Z",
                "M0 0H-28A28 28 0 0 1 0-28Z")  # fmt: skip
    wheel = "".join(path(d, c.tint, stroke="none") for d, c in zip(quarters, COLOURS, strict=True))
    return wheel + path(star(0, 0, 22, 9, 8), CREAM)


def doom() -> str:
    return (
        path(SMOKE, "none", stroke="#7d7672", stroke_width=4)
        + path(PEAK, "#4a3036")
        + path(LAVA, "#ff8a2b", stroke="none")
    )


def no_actions() -> str:
    """an open hand, struck through"""
    hand = (
        "M-11 24V6L-19-4Q-21-9-16-9L-10-3V-18Q-10-22-7-22T-4-18V-4-22Q-4-26-1-26T2-22V-4-20Q2-24 5-24T8-20V-2-14Q8-18"
        " 11-18T14-14V8L9 24Z"
    )
    return (
        path(hand, "#d9b78a")
        + path("M-21 21 21-21", "none", stroke=CREAM, stroke_width=11)
        + path("M-21 21 21-21", "none", stroke="#b01d1a", stroke_width=6)
    )


def turned() -> str:
    """a card turned round: only the others see it"""
    arrow = "M-24-4A24 24 0 0 1 14-20M-24-4-30-13M-24-4-15-10M24 4A24 24 0 0 1-14 20M24 4 30 13M24 4 15 10"
    return rect(-10, -14, 20, 28, "#a5442a", rx=3) + path(arrow, "none", stroke="#1d4f8a", stroke_width=5)


SYMBOLS = {
    "gandalf": gandalf,
    "ring": ring,
    "riders-back": riders_back,
    "step": step,
    "remove": remove,
    "draw-two": draw_two,
    "joker": joker,
    "doom": doom,
    "no-actions": no_actions,
    "reversed": turned,
}


def disc(symbol: str, rim: str = "#a97a2c") -> str:
    """a symbol on its disc, 72 wide around 0 0"""
    return group(
        circle(0, 0, 35, INK, stroke=INK, stroke_width=3),
        circle(0, 0, 34, "#f6e6bd", stroke=rim, stroke_width=3),
        SYMBOLS[symbol](),
        stroke=INK,
        stroke_width=2.4,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def draw_symbol(name: str) -> str:
    p = Picture(name, 80, 80)
    p.add(place(40, 40, 1.04, disc(name.removeprefix("symbol-"))))
    return p.svg()


def draw_ring(name: str) -> str:
    """the token of the bearer"""
    p = Picture(name, 80, 80)
    gold = p.bright_gold()
    p.add(
        circle(40, 40, 38, "#ffb52e", opacity=0.22),
        circle(40, 40, 25, "none", stroke=INK, stroke_width=19),
        circle(40, 40, 25, "none", stroke=gold, stroke_width=15),
        circle(40, 40, 25, "none", stroke="#9a2c08", stroke_width=3, stroke_dasharray="6 3 1.5 3 3 4"),
        path("M17 33A25 25 0 0 1 31 17", "none", stroke="#fffbe6", stroke_width=3, stroke_linecap="round"),
    )
    return p.svg()
