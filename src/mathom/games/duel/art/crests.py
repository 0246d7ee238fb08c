"""The shields of the two sides, and single signs and figures as pictures of their own."""

from mathom.drawing.crests import FIELD, SHIELD
from mathom.drawing.nature import star
from mathom.drawing.svg import circle, line, path, place
from mathom.games.duel.art.figures import fortress, rider, soldier, walkers
from mathom.games.duel.art.icons import sign
from mathom.games.duel.art.regions import eye
from mathom.games.duel.art.sheet import Sheet
from mathom.games.duel.art.signs import INK

FIGURES = {
    "unit-0": soldier(0),
    "unit-1": soldier(1),
    "fortress-0": fortress(0),
    "fortress-1": fortress(1),
    "frodo": walkers(),
    "nazgul": rider(),
}
# what a bonus space of the track gives
BONUSES = {
    "bonus-coins": "coins-1",
    "bonus-unit": "unit",
    "bonus-turn": "extra-turn",
    "bonus-fortress": "remove-fortress",
}


def draw_figure(name: str) -> str:
    p = Sheet(name, 100, 120)
    p.add(FIGURES[name])
    return p.svg()


def draw_sign(name: str) -> str:
    p = Sheet(name, 100, 100)
    p.add(sign(name))
    return p.svg()


def draw_bonus(name: str) -> str:
    p = Sheet(name, 100, 100)
    p.add(
        circle(50, 50, 47, "#3b2a16", stroke=INK, stroke_width=4),
        circle(50, 50, 45, "none", stroke=p.gold(), stroke_width=5),
        p.sign(BONUSES[name], 50, 50, 66),
    )
    return p.svg()


def draw_crest(name: str) -> str:
    p = Sheet(name, 120, 144)
    gold = p.gold()
    light, dark = ("#3f86a8", "#123a52") if name == "crest-0" else ("#8c1d14", "#26060a")
    field = p.linear("field", (0, light), (1, dark), x=0.7)
    charge = fellowship() if name == "crest-0" else place(14, 22, 0.92, eye()) + flames()
    p.add(
        path(SHIELD, "#000", opacity=0.35, transform="translate(0 4)"),
        path(SHIELD, gold, stroke=INK, stroke_width=2.5),
        path(FIELD, field, stroke=INK, stroke_width=1.6),
        path("M60 15H103V70C103 99 83 115 60 126Z", "#000", opacity=0.14),
        charge,
        path("M20 18H100V40Q60 30 20 62Z", "#fff", opacity=0.1),
    )
    return p.svg()


def fellowship() -> str:
    """nine companions: a star of nine points around the ring"""
    return (
        path(star(60, 64, 40, 17, 9), "#fdf3d6", stroke=INK, stroke_width=2.4)
        + circle(60, 64, 12, "none", stroke=INK, stroke_width=9)
        + circle(60, 64, 12, "none", stroke="#e3a938", stroke_width=6)
    )


def flames() -> str:
    return line(
        "M30 44Q24 34 32 24M46 36Q42 26 50 18M74 36Q78 26 70 18M90 44Q96 34 88 24M36 92Q42 104 40"
        " 110M60 100V118M84 92Q78"
        " 104 80 110",
        "#ff8a24",
        4,
    )
