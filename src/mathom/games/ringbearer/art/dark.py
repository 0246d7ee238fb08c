"""The dark cards: iron and violet night; above what the card costs, in the middle what it does."""

from collections.abc import Callable

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, Value, circle, group, path, place, rect
from mathom.games.ringbearer.art.cards import HEIGHT, WIDTH, banner
from mathom.games.ringbearer.art.colours import CREAM, medallion
from mathom.games.ringbearer.art.symbols import BACKWARDS, FACE, GOLD, HAT, HOOD, SOLE, TOES, eye

PEN: dict[str, Value] = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round", "stroke_linecap": "round"}
CRAGS = "M10 260 36 214 54 240 84 180 104 236 130 206 152 240 178 176 204 232 220 208 240 246V340H10Z"
CLAW = "M-17-40-9-48H9L17-40 22-14 32 14 20 28 18 10 10-4 8 32-2 42-10 30-11-4-18 10-20 28-32 14-22-14Z"
ARROW = "M-34-8H6V-26L40 0 6 26V8H-34Z"


def little_card(turn: float = 0, x: float = 0, y: float = 0, fill: str = "#f1dfb2") -> str:
    back = rect(-27, -38, 54, 76, fill, rx=6) + circle(0, 0, 12, "none", stroke="#b5812c", stroke_width=6)
    return group(back, transform=f"translate({x:g} {y:g}) rotate({turn:g})")


def gandalf_moved() -> str:
    return place(-30, 4, 2.1, path(HAT, "#8b98b5") + path("M-9 4Q1 9 11 4L12 9Q1 14-10 9Z", CREAM)) + place(
        52, 42, 0.86, path(ARROW, "#ff7a2b")
    )


def hand_robbed() -> str:
    return (
        little_card(-26, -46, 34)
        + little_card(26, 46, 34)
        + little_card(0, 0, 22)
        + place(0, -20, 1.24, path(CLAW, "#5b5866") + path("M-8-38H8M-10-26H10", "none", stroke="#a8a3b8"))
    )


def burning(x: float, y: float, turn: float) -> str:
    flame = (
        "M-24 38C-40 10-26-4-20-30-10-22-10-12-8-4 0-18 2-34-4-50 20-40 36-8 30 14 34 8 35 2 34-6 44 14 38 34 28 40Z"
    )
    return group(
        rect(-27, -38, 54, 76, "#f1dfb2", rx=6),
        path(flame, "#e8561c"),
        path("M-10 38C-18 20-6 8 0-10 14 6 20 22 12 38Z", "#ffc23a", stroke="none"),
        transform=f"translate({x:g} {y:g}) rotate({turn:g})",
    )


def one_removed() -> str:
    return place(0, 4, 1.3, burning(0, 0, 0))


def two_removed() -> str:
    return burning(-36, 0, -10) + burning(36, 6, 10)


def turned_back() -> str:
    foot = path(SOLE, CREAM) + path(TOES, "none", stroke=CREAM, stroke_width=6)
    return place(-26, -18, 1.7, foot) + place(22, -24, 1.7, foot) + place(0, 24, 1.9, path(BACKWARDS, "#ff7a2b"))


def tile_lost() -> str:
    tile = path("M-52-26 0-52 52-26 0 0Z", "#7d9a5c") + path("M-52-26V-14L0 12 52-14V-26L0 0Z", "#4f3a22")
    return (
        place(0, 34, 1, tile)
        + place(0, 8, 1, tile)
        + group(path(ARROW, "#ff7a2b"), transform="translate(0 -52) scale(.9) rotate(90)")
    )


def cards_drawn() -> str:
    rider = path(HOOD, "#2a2733") + path(FACE, "#000") + path("M-4-8h0M4-8h0", "none", stroke="#ff5a2a", stroke_width=3)
    return little_card(-20, -50, 10) + little_card(0, -14, 0, "#3a1210") + place(48, 8, 2.2, rider, stroke_width=1.6)


EFFECTS: dict[str, Callable[[], str]] = {
    "gandalf": gandalf_moved,
    "hand": hand_robbed,
    "remove-one": one_removed,
    "remove-two": two_removed,
    "back": turned_back,
    "tile-back": tile_lost,
    "draw": cards_drawn,
}


def surcharge(colour: int) -> str:
    """a chain across the road, with the colour of what must be paid"""
    links = "".join(f"M{x} 0a13 9 0 1 0 26 0a13 9 0 1 0-26 0" for x in (-104, -80, -56, 30, 54, 78))
    return (
        path(links, "none", stroke_width=11)
        + path(links, "none", stroke="#8d8997", stroke_width=5)
        + place(0, 0, 1.72, medallion(colour))
    )


def price(cost: int, more: bool) -> list[str]:
    """as many Eyes as cards are to be paid; with a star behind them where more may be"""
    many = cost + more
    spots = [125 + 50 * (i - (many - 1) / 2) for i in range(many)]
    seals = [circle(x, 50, 23, "#2a0a0c", stroke="#c9402c", stroke_width=3) for x in spots]
    eyes = [place(x, 50, 0.68, eye(), stroke=INK, stroke_width=2) for x in spots[:cost]]
    plus = [path(f"M{spots[-1] - 11:g} 50h22m-11-11v22", "none", stroke=GOLD, stroke_width=6)] if more else []
    return [*seals, *eyes, *plus]


def draw_dark(name: str, effect: str, cost: int, colour: int | None) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    sky = p.linear("sky", (0, "#0d0a16"), (0.55, "#3b2350"), (0.8, "#8a2f3a"))
    drawing = surcharge(colour) if colour is not None else EFFECTS[effect]()
    p.add(
        rect(2, 2, 246, 346, "#23202a", rx=13, stroke="#8d8997", stroke_width=4),
        rect(10, 10, 230, 330, sky, rx=8),
        path(star(125, 174, 120, 74, 16), "#b78be0", opacity=0.16),
        path(CRAGS, "#110b16"),
        path("M10 18Q10 10 18 10H90L60 22 22 60 10 90ZM240 18Q240 10 232 10H160L190 22 228 60 240 90Z", "#15121c",
             stroke="#6b6680", stroke_width=2),
        place(125, 174, 1.12, drawing, **PEN),
        *price(cost, effect == "draw"),
        *banner("#bdb3c9", "#3b2f4c"),
    )  # fmt: skip
    return p.svg()
