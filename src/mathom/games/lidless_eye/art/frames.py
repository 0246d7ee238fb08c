"""The frames of the cards, one for each type.

Resources have gold, round corners and soft windows; hazards have bone, cut corners and windows of spikes. Those of
heroes are of pale stone and silver with deep blue bands, and their corners curve inwards, a white star in each. So all
three are told apart without their colours.
"""

from typing import NamedTuple

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, group, line, path, rect
from mathom.games.lidless_eye.box.printed import Printed

WIDTH, HEIGHT = 240, 336
TOP, FOOT = 42, 294  # of the window; the page writes the name above it and the figures below it


class Frame(NamedTuple):
    light: str
    dark: str
    window: str
    hazard: bool = False
    lasting: int = 0  # of an event: 1 short, 2 long, 3 permanent
    hero: bool = False


ROUND = "M14 294V104C14 66 60 42 120 42S226 66 226 104V294Z"
POINTED = "M14 294V116C52 108 96 86 120 42 144 86 188 108 226 116V294Z"
SHOULDERS = "M14 294V84Q44 84 44 42H196Q196 84 226 84V294Z"
OGEE = "M14 294V118C14 84 96 96 120 42 144 96 226 84 226 118V294Z"
HORSESHOE = "M14 294V148C14 90 62 42 120 42S226 90 226 148V294Z"
BANNER = "M14 42H226V272L173 294 120 276 67 294 14 272Z"
GEM = "M44 42H196L226 72V264L196 294H44L14 264V72Z"
MAW = (
    "M14 294V96L26 116 38 82 54 106 66 66 84 94 96 52 108 84 120 42 132 84 144 52 156 94 174 "
    "66 186 106 202 82 214 116"
    " 226 96V294L206 280 188 294 170 280 152 294 136 282 120 294 104 282 88 294 70 280 52 "
    "294 34 280Z"
)

FRAMES = {
    "character": Frame("#7a4f2a", "#3a2312", SHOULDERS),
    "ringwraith": Frame("#4c4258", "#16131d", OGEE),
    "wizard": Frame("#4c4258", "#16131d", OGEE),
    "ally": Frame("#4b6b3a", "#1d3018", HORSESHOE),
    "faction": Frame("#35617a", "#142c3c", BANNER),
    "item": Frame("#8a7326", "#3d300b", GEM),
    "resource-short-event": Frame("#96552a", "#4a250d", ROUND, lasting=1),
    "resource-long-event": Frame("#96552a", "#4a250d", ROUND, lasting=2),
    "resource-permanent-event": Frame("#96552a", "#4a250d", ROUND, lasting=3),
    "creature": Frame("#5a1218", "#1c0507", MAW, hazard=True),
    "hazard-short-event": Frame("#412c4c", "#150c1b", POINTED, hazard=True, lasting=1),
    "hazard-long-event": Frame("#412c4c", "#150c1b", POINTED, hazard=True, lasting=2),
    "hazard-permanent-event": Frame("#412c4c", "#150c1b", POINTED, hazard=True, lasting=3),
}

SOFT = "M14 2H226A12 12 0 0 1 238 14V322A12 12 0 0 1 226 334H14A12 12 0 0 1 2 322V14A12 12 0 0 1 14 2Z"
SCOOPED = "M18 2H222A16 16 0 0 0 238 18V318A16 16 0 0 0 222 334H18A16 16 0 0 0 2 318V18A16 16 0 0 0 18 2Z"
STONE, STONE_SHADE, SILVER, DEEP = "#f1ede1", "#c3c1b6", "#e9eef4", "#1d3a6b"
CUT = "M20 2H220L238 20V316L220 334H20L2 316V20Z"


def frame_of(card: Printed) -> Frame:
    """the frame of a card's type and camp"""
    frame = FRAMES[card.type]
    return frame._replace(light=STONE, dark=STONE_SHADE, hero=True) if card.camp == "hero" else frame


def board(p: Picture, frame: Frame) -> str:
    """what lies under the window: the body of the card with its two calm bands"""
    wood = p.linear("board", (0, frame.light), (0.5, frame.dark), (1, frame.light), x=0.3)
    outline = CUT if frame.hazard else SOFT
    inner = "M22 7H218L233 22V314L218 329H22L7 314V22Z" if frame.hazard else ""
    edge = metal(p, frame)
    if frame.hero:
        return path(SCOOPED, wood, stroke=edge, stroke_width=4) + STARS
    out = path(outline, wood, stroke=edge, stroke_width=4)
    if frame.hazard:
        return out + path(inner, "none", stroke=INK, stroke_width=1.4) + THORNS
    return out + rect(7, 7, 226, 322, "none", rx=8, stroke=INK, stroke_width=1.4, opacity=0.7)


def metal(p: Picture, frame: Frame) -> str:
    if frame.hazard:
        return p.linear("metal", (0, "#f4ecd8"), (0.5, "#9d927e"), (1, "#e0d5bb"), x=0.5)
    if frame.hero:
        return p.linear("metal", (0, "#ffffff"), (0.35, "#b4c0ce"), (0.6, "#8494a8"), (1, "#f2f6fa"), x=0.6)
    if frame.window == OGEE:
        return p.linear("metal", (0, "#f2f0fa"), (0.4, "#a9a4bd"), (0.65, "#5f5a72"), (1, "#d8d4e6"), x=0.6)
    return p.gold()


THORNS = group(
    "".join(path(f"M7 {y}l7 6-7 6ZM233 {y}l-7 6 7 6Z") for y in (124, 160, 196, 232)),
    fill="#cdbf9f",
    stroke=INK,
    stroke_width=0.8,
)


STARS = group(
    "".join(path(star(x, y, 8, 2.6, 4), "#ffffff") for x in (9, 231) for y in (9, 327)),
    stroke=DEEP,
    stroke_width=1.2,
)


def rim(p: Picture, frame: Frame) -> str:
    """what lies over the picture in the window"""
    edge = metal(p, frame)
    shade = p.radial("shade", (0.62, "#000", 0), (1, "#000", 0.5), r=0.75)
    out = path(frame.window, shade)
    out += path(frame.window, "none", stroke=INK, stroke_width=6) + path(
        frame.window, "none", stroke=edge, stroke_width=3
    )
    band = "#0d0705"
    if frame.hero:
        out += path("M22 8H218A18 18 0 0 0 232 22V39H8V22A18 18 0 0 0 22 8Z", DEEP)
        out += path("M8 297H232V314A18 18 0 0 0 218 328H22A18 18 0 0 0 8 314Z", DEEP)
        out += line("M8 39.5H232M8 296.5H232", SILVER, 1.2)
    elif frame.hazard:
        out += path("M24 9H216L231 24V39H9V24ZM9 297H231V312L216 327H24L9 312Z", band, opacity=0.55)
        out += line("M14 39.5H226M14 296.5H226", "#cdbf9f", 1)
    else:
        out += path(
            "M15 9H225Q231 9 231 15V39H9V15Q9 9 15 9ZM9 297H231V321Q231 327 225 327H15Q9 327 9 321Z", band, opacity=0.5
        )
        out += line("M14 39.5H226M14 296.5H226", "#e2b755", 1)
    return out + corners(frame) + (badge(edge, frame) if frame.lasting else "")


def corners(frame: Frame) -> str:
    """studs and leaves in the corners that a window leaves free"""
    gold = "#7f93b4" if frame.hero else "#e2b755"
    if frame.window == ROUND:
        return group(line("M20 72Q22 54 48 50M20 62Q24 52 36 49M220 72Q218 54 192 50M220 62Q216 52 204 49", gold, 1.6))
    if frame.window in (POINTED, OGEE):
        colour = "#cdbf9f" if frame.hazard else gold if frame.hero else "#a9a4bd"
        return line("M20 98Q54 90 82 56M20 84Q46 76 62 54M220 98Q186 90 158 56M220 84Q194 76 178 54", colour, 1.5)
    if frame.window == HORSESHOE:
        return line("M20 92Q26 60 66 48M20 74Q28 56 48 48M220 92Q214 60 174 48M220 74Q212 56 192 48", gold, 1.6)
    if frame.window == SHOULDERS:
        return "".join(
            circle(x, 60, 7, "none", stroke=gold, stroke_width=1.8) + circle(x, 60, 2.6, gold) for x in (26, 214)
        )
    return ""


def badge(edge: str, frame: Frame) -> str:
    """how long an event lasts: a spark, an hourglass, a tower"""
    sign = (
        "M120 268 123 279 134 282 123 285 120 296 117 285 106 282 117 279Z",
        "M111 270H129V274Q129 279 122 282 129 285 129 290V294H111V290Q111 285 118 282 111 279 111 274Z",
        "M112 294V278H110V269H114V273H118V269H122V273H126V269H130V278H128V294Z",
    )[frame.lasting - 1]
    back = "M120 260 142 282 120 304 98 282Z" if frame.hazard else ""
    plate = (
        path(back, frame.dark, stroke=edge, stroke_width=2.4)
        if back
        else circle(120, 282, 18, DEEP if frame.hero else frame.dark, stroke=edge, stroke_width=2.4)
    )
    return plate + path(sign, "#fdf3d6", stroke=INK, stroke_width=0.8)
