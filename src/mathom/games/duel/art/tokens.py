"""The alliance tokens: medals in the colour of a people, round if they last, stars if they work at once."""

from mathom.drawing.nature import circle_of, dots, star
from mathom.drawing.svg import circle, line, path, place
from mathom.games.duel.art.peoples import FIELDS, GLYPHS
from mathom.games.duel.art.printed import AT_ONCE, POWERS
from mathom.games.duel.art.sheet import Sheet
from mathom.games.duel.art.signs import FIGURES, INK
from mathom.games.duel.components import Token

SIZE = 120


def medal(p: Sheet, people: str) -> list[str]:
    gold = p.gold()
    if people in AT_ONCE:
        edge = path(star(60, 60, 59, 51, 16), gold, stroke=INK, stroke_width=2.4)
    else:
        beads = dots(circle_of(60, 60, 53.5, 28))
        edge = circle(60, 60, 58.5, gold, stroke=INK, stroke_width=2.4) + line(beads, "#7a4f14", 4.6)
    return [edge, circle(60, 60, 48, FIELDS.get(people, "#8d7a58"), stroke=INK, stroke_width=2.4)]


def draw_token(name: str, token: Token) -> str:
    keys = POWERS[token.power]
    p = Sheet(name, SIZE, SIZE, keys)
    p.add(
        *medal(p, token.people),
        circle(60, 60, 44, "#f3e2b4", opacity=0.22),
    )
    if token.power == "three-deeds":
        three = FIGURES[3]
        p.add(
            p.sign("remove-unit", 60, 38, 38),
            p.sign("lose-coin", 37, 72, 38),
            p.sign("move", 83, 72, 38),
            place(45, 76, 0.3, line(three, INK, 34), line(three, "#fff8df", 18)),
        )
    elif "then" in keys:
        cause, rest = keys[0], keys[2:]
        p.add(
            p.sign(cause, 40, 44, 48),
            p.sign("then", 68, 40, 22),
            *p.row(rest, 68, 78, 68, 50),
        )
    else:
        p.add(*p.row(keys, 60, 60, 80, 68))
    p.add(p.sign(f"people-{token.people}", 105, 105, 28))
    return p.svg()


def draw_token_back(name: str) -> str:
    people = name.removeprefix("token-")
    p = Sheet(name, SIZE, SIZE)
    p.add(*medal(p, people), place(22, 22, 0.76, GLYPHS[people]()))
    return p.svg()
