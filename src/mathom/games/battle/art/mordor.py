"""The Mordor cards: the Eye above, and below it what the counterattack takes."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, group, path, rect
from mathom.games.battle.art.cards import HEIGHT, WIDTH, banner, dark_frame
from mathom.games.battle.art.scenery import LANDS
from mathom.games.battle.art.shapes import BONE, pen

PARCHMENT = "#f1dfb2"
GAUNTLET = "#4a4753"


def eye() -> str:
    """the Eye in its flame, around 125 82"""
    return (
        path(
            "M125 20C132 38 150 34 156 44 164 46 176 44 184 40 182 50 190 60 206 62 200 72 202 84 206 94 190 96 178"
            " 112 150 116L125 128 100 116C72 112 60 96 44 94 48 84 50 72 44 62 60 60 68 50 66 40 74 44 86 46 94 44"
            " 100 34 118 38 125 20Z",
            "#8f1a10",
        )
        + path("M52 80Q125 18 198 80 125 142 52 80Z", "#e8561c")
        + path("M72 80Q125 38 178 80 125 122 72 80Z", "#ffc23a", stroke="none")
        + path("M125 44Q143 80 125 116 107 80 125 44Z", "#12060a", stroke="none")
    )


def little_card(fill: str, edge: str, *inner: str, turn: float = 0, x: float = 125, y: float = 210) -> str:
    """a card of 64 by 88 with its middle there"""
    place = f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "")
    return group(
        rect(-32, -44, 64, 88, fill, rx=6), rect(-26, -38, 52, 76, "none", rx=3, stroke=edge), *inner, transform=place
    )


def torn_from_the_hand() -> str:
    """two cards stay; the third is pulled up by a gauntlet"""
    claw = (
        "M104 128 112 120H138L146 128 150 150 158 176 147 190 146 172 138 158 136 192 125 202 114 192 112 158"
        " 104 172 103 190 92 176 100 150Z"
    )
    return (
        little_card(PARCHMENT, "#a57c3c", turn=-24, x=78, y=240)
        + little_card(PARCHMENT, "#a57c3c", turn=24, x=172, y=240)
        + little_card(PARCHMENT, "#a57c3c", path(star(0, 12, 18, 7, 8), "#c98a1e"), y=216)
        + path(claw, GAUNTLET)
        + pen("M114 132H136M112 144H138M114 158V184M136 158V184", "#8d8997", 3)
        + pen("M66 190V164M58 172 66 162 74 172M184 190V164M176 172 184 162 192 172", "#ffc23a", 5)
    )


def struck_on_the_table() -> str:
    """a companion's card, split by a black blade"""
    left = "M75 178 118 164 112 190 124 206 112 226 120 252 92 264Z"
    right = "M132 166 176 172 164 262 136 256 128 228 140 206 128 190Z"
    blade = "M118 118H132V136L150 140V148H133L134 214 125 246 116 214 117 148H100V140L118 136Z"
    return (
        path(left, PARCHMENT)
        + path(right, PARCHMENT)
        + path("M96 192 108 202 100 216ZM152 190 146 210 158 214Z", "#c98a1e", stroke="none")
        + path(blade, GAUNTLET)
        + pen("M125 150V232", "#b9b5c6", 3)
        + pen("M60 190 44 182M58 214H40M62 238 46 246M190 190 206 182M192 214H210M188 238 204 246", "#ffc23a", 5)
    )


def trophy_taken_back() -> str:
    """a beaten enemy goes back the way it came"""
    skull = (
        path("M0-26C16-26 22-14 20-2 19 6 14 8 14 8L12 20H-12L-14 8C-14 8-19 6-20-2-22-14-16-26 0-26Z", BONE)
        + path(
            "M-14-6Q-8-12-3-4-6 6-12 3-15 0-14-6ZM14-6Q8-12 3-4 6 6 12 3 15 0 14-6ZM0 2-4 9H4Z",
            "#140d0d",
            stroke="none",
        )
        + pen("M-5 13V20M0 13V20M5 13V20", INK, 2)
    )
    return little_card("#3a1210", "#c9402c", skull, turn=-8, x=138, y=218) + path(
        "M54 262C30 214 42 168 84 146L76 132 124 132 104 176 96 164C74 178 70 214 82 248Z", "#ffc23a"
    )


TEXTS = {"hand": torn_from_the_hand, "laid": struck_on_the_table, "enemy": trophy_taken_back}


def draw_mordor(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    drawing = eye() + TEXTS[name.removeprefix("mordor-")]()
    p.add(
        *dark_frame(p, LANDS["mordor"], "#c9402c"),
        group(drawing, stroke=INK, stroke_width=3.4, stroke_linejoin="round", stroke_linecap="round"),
        *banner("#c9b48c", "#5d2018"),
    )
    return p.svg()
