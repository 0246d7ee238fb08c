"""The location tiles: the place, its price at the left, and below its region, its fortress and what else it does."""

from random import Random

from mathom.drawing.compass import compass_rose
from mathom.drawing.svg import circle, line, path, rect
from mathom.games.duel.art.places import PLACES, SKIES
from mathom.games.duel.art.printed import on_tile, skills
from mathom.games.duel.art.sheet import Sheet
from mathom.games.duel.art.signs import INK
from mathom.games.duel.components import Tile

WIDTH, HEIGHT = 350, 250


def draw_tile(name: str, tile: Tile) -> str:
    price = skills(tile.asks)
    effect = on_tile(tile)
    p = Sheet(name, WIDTH, HEIGHT, price + effect)
    gold = p.gold()
    above, below = SKIES.get(name, SKIES["bree"])
    sky = p.linear("sky", (0, above), (0.65, below))
    p.add(
        rect(0, 0, WIDTH, HEIGHT, INK, rx=15),
        rect(8, 8, 334, 234, sky),
        PLACES.get(name, PLACES["bree"])(Random(name)),
        path("M8 176Q175 166 342 176V242H8Z", "#eed9a6", stroke=INK, stroke_width=4),
        line("M12 182Q175 172 338 182", "#a57c3c", 1.6),
        path("M8 8H106V158L57 172 8 158Z", "#f3e2b4", stroke=INK, stroke_width=4),
        *(p.sign(key, 33 + 48 * (i % 2), 34 + 47 * (i // 2), 44) for i, key in enumerate(price)),
        rect(5.5, 5.5, 339, 239, "none", rx=10, stroke="#4a2d12", stroke_width=8),
        rect(1.5, 1.5, 347, 247, "none", rx=13.5, stroke=gold, stroke_width=3),
        rect(9.5, 9.5, 331, 231, "none", rx=7, stroke=gold, stroke_width=1.6),
        *p.row([f"region-{tile.region}", "fortress", *effect], 175, 209, 318, 58),
    )
    return p.svg()


def draw_tile_back(name: str) -> str:
    p = Sheet(name, WIDTH, HEIGHT)
    gold = p.gold()
    field = p.radial("field", (0, "#6b5a3a"), (1, "#221809"), r=0.75)
    p.add(
        rect(0, 0, WIDTH, HEIGHT, INK, rx=15),
        rect(3, 3, 344, 244, field, rx=13, stroke=gold, stroke_width=2.4),
        rect(13, 13, 324, 224, "none", rx=7, stroke=gold, stroke_width=2.2),
        line(
            "M14 90 90 14M260 14 336 90M14 160 90 236M260 236 336 160M14 56 56 14M294 14 336 56M14 194 56"
            " 236M294 236 336"
            " 194",
            gold,
            1.6,
            opacity=0.8,
        ),
        circle(175, 125, 84, INK, opacity=0.55, stroke=gold, stroke_width=2.4),
        circle(175, 125, 75, "none", stroke=gold, stroke_width=5, stroke_dasharray="1 5"),
        compass_rose(175, 125, 66, gold),
        p.sign("fortress", 175, 125, 62),
    )
    return p.svg()
