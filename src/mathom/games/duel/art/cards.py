"""The chapter cards and their backs: the effect on a band at the top, where the cards that cover it leave it free,
the price on a ribbon down the left edge, the chain symbol given on a seal at the foot."""

from random import Random

from mathom.drawing.compass import compass_rose
from mathom.drawing.svg import circle, line, num, path, rect
from mathom.games.duel.art.icons import COLOURS
from mathom.games.duel.art.printed import Printed
from mathom.games.duel.art.scenes import SKIES, ground, scene
from mathom.games.duel.art.sheet import Sheet
from mathom.games.duel.art.signs import INK

WIDTH, HEIGHT = 250, 350


# the lower edge of the band, from right to left, and the pattern on it: each colour is told by its shape as well
EDGES = {
    "grey": "h-13v11h-13v-11" * 9,
    "yellow": "q-13 20-26 0" * 9,
    "blue": "q-9.75 13-19.5 0t-19.5 0" * 6,
    "green": "q-1 11-13 17-12-6-13-17" * 9,
    "red": "l-13 17-13-17" * 9,
    "purple": "q-19 1-26 18 2-13 0-18" * 9,
}
PATTERNS = {
    "grey": "M8 38H242M8 68H242M47 8V38M125 8V38M203 8V38M86 38V68M164 38V68M47 68V94M125 68V94M203 68V94",
    "yellow": "".join(f"M{x} 8V96" for x in range(21, 240, 26)),
    "blue": "".join(f"M8 {y}q13-16 26 0{'t26 0' * 8}" for y in (34, 72)),
    "green": "".join(f"M{x} 92q-16-40 0-80 16 40 0 80V12" for x in range(34, 240, 46)),
    "red": "".join(f"M8 {y}{'l39-26 39 26' * 3}" for y in (48, 72, 96)),
    "purple": "".join(f"M{x} 94l26-84" for x in range(14, 220, 18)),
}  # fmt: skip


def draw_card(name: str, card: Printed) -> str:
    p = Sheet(name, WIDTH, HEIGHT, card.effect + card.price + ["unit"] * card.units)
    light, deep, _ = COLOURS[card.colour]
    gold = p.gold()
    above, below = SKIES[card.colour][card.chapter - 1]
    sky = p.linear("sky", (0.2, above), (0.8, below))
    pips = "".join(f"M{125 + 17 * (i - (card.chapter - 1) / 2):g} 334l7 7-7 7-7-7Z" for i in range(card.chapter))
    band = f"M8 8H242V94{EDGES[card.colour]}Z"
    p.add(
        rect(0, 0, WIDTH, HEIGHT, INK, rx=15),
        ground(sky),
        scene(Random(name), card),
        path(band, light, stroke=INK, stroke_width=5, stroke_linejoin="round"),
        line(PATTERNS[card.colour], deep, 3, opacity=0.28),
        rect(5.5, 5.5, 239, 339, "none", rx=10, stroke=deep, stroke_width=8),
        rect(1.5, 1.5, 247, 347, "none", rx=13.5, stroke=gold, stroke_width=3),
        rect(9.5, 9.5, 231, 331, "none", rx=7, stroke=gold, stroke_width=1.6),
        path(pips, gold, stroke=INK, stroke_width=2),
        *ribbon(p, card),
        *effect(p, card),
    )
    if card.chain:
        p.add(p.sign(f"chain-{card.chain}", 208, 304, 60))
    return p.svg()


# where one, two or three units stand, and how large
GROUPS = (((50, 52, 72),), ((39, 44, 56), (65, 62, 56)), ((54, 35, 48), (34, 66, 48), (74, 66, 48)))


def effect(p: Sheet, card: Printed) -> list[str]:
    """in the middle of the band; units stand together at the left of the regions they can go to"""
    if not card.units:
        return p.row(card.effect, 125, 52, 216, 84)
    if card.units > len(GROUPS):
        return p.row(["unit"] * card.units + card.effect, 125, 52, 216, 84)
    return [p.sign("unit", *at) for at in GROUPS[card.units - 1]] + p.row(card.effect, 166, 52, 148, 64)


def ribbon(p: Sheet, card: Printed) -> list[str]:
    """the price, and apart from it the chain symbol that saves it"""
    count = len(card.price) + (card.chain_from != "")
    step = min(46, 234 / max(count, 1))
    top = 98.0
    foot = top + step * len(card.price)
    out = []
    if card.price:
        shape = f"M6 {num(top - 4)}H54V{num(foot)}L30 {num(foot + 9)} 6 {num(foot)}Z"
        out.append(path(shape, "#f3e2b4", stroke=INK, stroke_width=3))
    out += [p.sign(key, 30, top + step * (i + 0.5), step - 4) for i, key in enumerate(card.price)]
    if card.chain_from:
        out.append(p.sign(f"chain-{card.chain_from}", 32, foot + 9 + step / 2, step + 4))
    return out


# of the three backs: the field in the middle and at the rim
FIELDS = (("#3f6f4a", "#10281a"), ("#8a5a24", "#321a08"), ("#7a2320", "#260708"))


def draw_back(name: str) -> str:
    """one to three rings on the colours of morning, noon and fire"""
    chapter = int(name.removeprefix("back-"))
    inner, outer = FIELDS[chapter - 1]
    p = Sheet(name, WIDTH, HEIGHT)
    gold = p.gold()
    field = p.radial("field", (0, inner), (1, outer), r=0.75)
    pips = [125 + 46 * (i - (chapter - 1) / 2) for i in range(chapter)]
    p.add(
        rect(0, 0, WIDTH, HEIGHT, INK, rx=15),
        rect(3, 3, 244, 344, field, rx=13, stroke=gold, stroke_width=2.4),
        rect(13, 13, 224, 324, "none", rx=7, stroke=gold, stroke_width=2.2),
        rect(18.5, 18.5, 213, 313, "none", rx=4, stroke=gold, stroke_width=0.9),
        path("M125 92 224 196 125 300 26 196Z", "none", stroke=gold, stroke_width=1.6, opacity=0.7),
        line(
            "M19 92 92 19M158 19 231 92M19 258 92 331M158 331 231 258M19 60 60 19M190 19 231 60M19 290 60"
            " 331M190 331 231 290",
            gold,
            1.6,
            opacity=0.8,
        ),
        circle(125, 196, 78, INK, opacity=0.55, stroke=gold, stroke_width=2.4),
        circle(125, 196, 69, "none", stroke=gold, stroke_width=5, stroke_dasharray="1 4.78"),
        compass_rose(125, 196, 60, gold),
        *(circle(x, 66, 16, "none", stroke=INK, stroke_width=12) for x in pips),
        *(circle(x, 66, 16, "none", stroke=gold, stroke_width=7) for x in pips),
    )
    return p.svg()
