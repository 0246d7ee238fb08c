"""The picture of a card: its frame, and in the window who or what the card is, with the marks of skills and magic."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Picture, circle, ellipse, group, path, place, use
from mathom.games.lidless_eye.art.countries import LANDS
from mathom.games.lidless_eye.art.frames import FOOT, HEIGHT, TOP, WIDTH, board, frame_of, rim
from mathom.games.lidless_eye.art.lands import land
from mathom.games.lidless_eye.art.portrait import Portrait
from mathom.games.lidless_eye.art.portraits import portrait
from mathom.games.lidless_eye.art.scenes import drawing, scene
from mathom.games.lidless_eye.art.shapes import FIGURE
from mathom.games.lidless_eye.art.signs import MAGIC, MARKS, SKILLS
from mathom.games.lidless_eye.box.printed import Printed

BEINGS = ("character", "ringwraith", "wizard", "ally", "faction", "creature")


def draw_card(card: Printed) -> str:
    p = Picture(f"card-{card.id}", WIDTH, HEIGHT)
    frame = frame_of(card)
    window = p.clip("window", path(frame.window))
    if card.type in BEINGS:
        who = portrait(card)
        inside = land(p, who.land, Random(card.id), WIDTH, TOP, FOOT) + figures(p, who, card)
    else:
        what = scene(card)
        inside = land(p, what.land, Random(card.id), WIDTH, TOP, FOOT) + centre(
            p, what.land, drawing(what.drawing), card
        )
    p.add(board(p, frame), group(inside, clip_path=window), rim(p, frame), marks(card))
    return p.svg()


def figures(p: Picture, who: Portrait, card: Printed) -> str:
    """one figure, or three of a host"""
    if not who.many:
        tall = 1.62 if card.type in ("faction", "creature") else 1.74
        return place(120 - 50 * tall, FOOT + 4 - 120 * tall, tall, who.figure(), **FIGURE)
    one = p.symbol("one", who.figure(), **FIGURE)
    shade = path("M0 150H240V294H0Z", p.linear("dim", (0, "#000", 0), (1, "#000", 0.45)))
    return use(one, -10, 118, 1.26) + use(one, 250, 118, -1.26, 1.26) + shade + use(one, 49, 128, 1.42)


def centre(p: Picture, where: str, what: str, card: Printed) -> str:
    """a thing in its own light"""
    glow = LANDS[where].glow
    halo = p.radial("halo", (0, glow, 0.75), (0.55, glow, 0.3), (1, glow, 0))
    size, middle = (1.5, 172) if card.type == "item" else (1.42, 168)
    out = path(nature.rays(Random(card.name), 120, middle, 190, 20), glow, opacity=0.14) + circle(
        120, middle, 112, halo
    )
    if card.type == "item":
        out += ellipse(120, middle + 84, 64, 9, "#000", opacity=0.35)
    return out + place(120 - 50 * size, middle - 50 * size, size, what, **FIGURE)


def marks(card: Printed) -> str:
    """skills on the left, magic and rank on the right of the window"""
    left = [SKILLS[skill] for skill in card.skills or card.skill_only]
    right = [MAGIC[magic] for magic in card.magic]
    right += [MARKS[word] for word in ("leader", "command", "environment") if word in card.keywords]
    top = {"character": 92, "ally": 128, "ringwraith": 126, "wizard": 126}.get(card.type, 118)
    return "".join(
        place(x, top + 33 * i, 0.31, sign, **FIGURE)
        for x, column in ((18, left), (191, right))
        for i, sign in enumerate(column)
    )
