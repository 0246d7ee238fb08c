"""The signs of the abilities, around 0 0 and about 40 wide: strokes and small cards in dark on a gold seal."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, line, path, place, rect

PEN = 4
CARD = "#fff8e2"


def card(x: float, y: float) -> str:
    """a little card with its middle there"""
    return rect(x - 7, y - 10, 14, 20, CARD, rx=2, stroke=INK, stroke_width=3)


def crown(y: float) -> str:
    return path(f"M-13 {y + 12}-16 {y - 2} -8 {y + 4} 0 {y - 8} 8 {y + 4} 16 {y - 2} 13 {y + 12}Z", INK)


ABILITIES = {
    # borrows from a card that stays where it is
    "hobbit": card(9, 0) + line("M2 0H-15M-9-6-15 0-9 6", INK, PEN),
    # one symbol twice
    "double": circle(-6, 0, 10, CARD, stroke=INK, stroke_width=3.4)
    + circle(7, 0, 10, CARD, stroke=INK, stroke_width=3.4),
    # cannot be taken away
    "gimli": line("M-7-2V-8A7 7 0 0 1 7-8V-2", INK, 4.6) + path("M-12-2H12V14H-12Z", INK) + circle(0, 6, 3, CARD),
    # stays after the fight
    "legolas": card(0, 5) + line("M-14 2C-16-20 16-20 14 0M8-5 14 1 19-6", INK, PEN),
    # one goes, another comes
    "gandalf": line("M-15-6H13M7-12 14-6 7 0M15 7H-13M-7 1-14 7-7 13", INK, PEN),
    # walks from group to group
    "bombadil": card(-12, 0) + card(12, 0) + line("M-11-15Q0-23 9-16M4-20 10-15 3-12", INK, 3),
    # lay one more
    "aragorn": card(-7, 1) + line("M11-8V10M2 1H20", INK, 4.6),
    # one more against many symbols
    "glorfindel": line("M-10-10h0M0-13h0M10-10h0", INK, 7) + line("M0-2V16M-9 7H9", INK, 4.6),
    # one more against a leader
    "treebeard": crown(-8) + line("M0 7V19M-6 13H6", INK, 4),
    # draw one
    "angbor": card(0, -6) + line("M0-8V15M-8 8 0 16 8 8", INK, PEN),
}


def sign(ability: str) -> str:
    """a star for an ability that has no sign of its own"""
    return ABILITIES[ability] if ability in ABILITIES else path(star(0, 0, 17, 7, 8), INK)


def seal(ability: str, gold: str) -> str:
    return (
        circle(0, 0, 27, INK)
        + circle(0, 0, 25, gold)
        + circle(0, 0, 22, "none", stroke="#7a4f12", stroke_width=1.4)
        + sign(ability)
    )


def draw_ability(name: str) -> str:
    p = Picture(name, 64, 64)
    p.add(place(32, 32, 1.16, seal(name.removeprefix("ability-"), p.bright_gold())))
    return p.svg()
