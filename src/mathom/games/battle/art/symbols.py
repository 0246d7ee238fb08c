"""The weapon symbols: each has a colour and a silhouette of its own, and either is enough to tell it by."""

from math import cos, radians, sin

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, Value, circle, group, path, place, spot
from mathom.games.battle.art.shapes import CREAM, pen

COLOURS = {
    "sword": "#1f5fb8",
    "axe": "#b8241c",
    "spear": "#f4bd1c",
    "bow": "#237a36",
    "shield": "#7a3aa8",
    "fist": "#f6f2e8",
}
DARK = "#2a1704"
RIM = "#f7dc8c"
FIELD: dict[str, Value] = {"stroke_linecap": "round", "stroke_width": 47}  # of the group a medallion is in
PITCH = 56  # from one symbol of a column to the next


def sword() -> str:
    return path("M0-21 4.4-15V5H11V10H3.2V15A4.2 4.2 0 1 1-3.2 15V10H-11V5H-4.4V-15Z", CREAM, transform="rotate(38)")


def axe() -> str:
    return path("M-2.6-19H2.6V-11Q8-9 13-15 20-4 13 7 8 1 2.6 2V19H-2.6V2Q-8 1-13 7-20-4-13-15-8-9-2.6-11Z", CREAM)


def spear() -> str:
    return path("M0-23C8-14 8-9 3-4L17 1 2.6 7V22H-2.6V-4H-3C-8-9-8-14 0-23Z", DARK)


def bow() -> str:
    return pen("M-7-19C15-14 15 14-7 19", CREAM, 5.4) + path(
        "M-8.6-19H-5.8V-2.2H12V-6.6L22 0 12 6.6V2.2H-5.8V19H-8.6V2.2H-20L-16 0-20-2.2H-8.6Z", CREAM
    )


def shield() -> str:
    return path("M-13-13Q-5-12 0-16 5-12 13-13V0C13 10 6 14 0 18-6 14-13 10-13 0Z", CREAM) + path(
        "M-2.4-15H2.4V-5H13V0H2.4V17H-2.4V0H-13V-5H-2.4Z", COLOURS["shield"]
    )


def fist() -> str:
    hand = "M-14-9Q-14-13-10-13-8-15-3-14 1-16 4-13 8-14 10-11 14-11 14-6V4C14 10 9 11 9 17H-8C-8 11-14 10-14 3Z"
    return path(hand, DARK) + pen("M-7-8V0M0-9V0M7-8V0M-13 4.5Q-6 2.5 3 3.5 7 6 3 8.5H-3", COLOURS["fist"], 2.2)


def joker() -> str:
    """a wheel of all six colours, and a star on it"""
    corners = [(23.5 * cos(radians(60 * i - 90)), 23.5 * sin(radians(60 * i - 90))) for i in range(7)]
    wheel = "".join(
        path(f"M0 0L{spot(*a)}A23.5 23.5 0 0 1 {spot(*b)}Z", colour)
        for colour, a, b in zip(COLOURS.values(), corners, corners[1:], strict=False)
    )
    return wheel + path(star(0, 0, 19, 8.4, 6, 0), CREAM, stroke=INK, stroke_width=2.4)


SYMBOLS = {"sword": sword, "axe": axe, "spear": spear, "bow": bow, "shield": shield, "fist": fist, "joker": joker}


def medallion(symbol: str) -> str:
    """a symbol on its round field, 47 wide around 0 0; the field is a line of no length with round ends"""
    field = "" if symbol == "joker" else path("M0 0h0", stroke=COLOURS[symbol])
    return field + SYMBOLS[symbol]()


def column(symbols: tuple[str, ...], band: str) -> str:
    """the symbols of a card, one under the other on a dark strap, around 0 0 and downwards"""
    dots = "".join(f"M0 {PITCH * i}h0" for i in range(len(symbols)))
    return (
        path(f"M0 0V{PITCH * (len(symbols) - 1)}.1", stroke=band, stroke_width=58)
        + rims(dots)
        + "".join(
            group(medallion(s), transform=f"translate(0 {PITCH * i})") if i else medallion(s)
            for i, s in enumerate(symbols)
        )
    )


def rims(dots: str) -> str:
    return path(dots, stroke=RIM, stroke_width=52)


def draw_symbol(name: str) -> str:
    p = Picture(name, 64, 64)
    symbol = medallion(name.removeprefix("symbol-"))
    p.add(circle(32, 32, 31.5, INK), place(32, 32, 1.14, rims("M0 0h0"), symbol, **FIELD))
    return p.svg()
