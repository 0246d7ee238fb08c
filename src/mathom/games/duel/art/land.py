"""The lie of the land on the map, in thousandths of its width and height: borders, coasts, rivers, ranges and woods.

Two regions share a border on the picture exactly when a line joins them on the board.
"""

from itertools import pairwise
from math import hypot
from random import Random

from mathom.drawing.nature import along
from mathom.drawing.svg import Point, spot

NARROW = 0.7  # the page stretches the map, about ten wide to seven high: what stands upright is drawn as narrow as this

# where three borders meet
NORTH, CENTRE, WEST, EAST = (480, 370), (465, 450), (410, 650), (670, 650)
# the ends of borders on the coast and on the edges of the sheet
LINDON_COAST, ARNOR_COAST, ENEDWAITH_COAST = (130, 420), (200, 470), (250, 720)
LINDON_TOP, ARNOR_TOP = (225, 0), (505, 0)
RHOVANION_EDGE, ROHAN_EDGE, GONDOR_FOOT = (1000, 400), (1000, 535), (755, 1000)

BORDERS: dict[str, list[Point]] = {
    "lindon-arnor": [LINDON_TOP, (212, 80), (232, 180), (222, 280), (180, 360), LINDON_COAST],
    "arnor-rhovanion": [ARNOR_TOP, (492, 90), (512, 180), (498, 280), NORTH],
    "arnor-enedwaith": [ARNOR_COAST, (265, 405), (370, 370), (430, 392), NORTH],
    "rhovanion-enedwaith": [NORTH, (486, 410), CENTRE],
    "enedwaith-rohan": [CENTRE, (436, 510), (430, 580), WEST],
    "rhovanion-rohan": [CENTRE, (550, 408), (640, 420), (740, 398), (860, 425), RHOVANION_EDGE],
    "enedwaith-gondor": [ENEDWAITH_COAST, (320, 700), (370, 690), WEST],
    "rohan-gondor": [WEST, (480, 694), (560, 706), (620, 686), EAST],
    "rohan-mordor": [EAST, (690, 590), (760, 545), (880, 560), ROHAN_EDGE],
    "gondor-mordor": [EAST, (676, 740), (700, 830), (738, 920), GONDOR_FOOT],
}
COASTS: dict[str, list[Point]] = {
    "lindon": [(52, 0), (34, 80), (58, 160), (36, 240), (70, 292), (150, 318), (96, 336), (58, 384), LINDON_COAST],
    "arnor": [LINDON_COAST, (170, 436), ARNOR_COAST],
    "enedwaith": [ARNOR_COAST, (188, 540), (216, 610), (204, 680), ENEDWAITH_COAST],
    "gondor": [
        ENEDWAITH_COAST, (206, 772), (246, 846), (290, 826), (360, 884), (440, 930), (540, 952), (604, 918), (646, 948),
        (690, 1000),
    ],
}  # fmt: skip

# the borders and coasts around each region, one after the other; a minus for one that is walked backwards
OUTLINES: dict[str, tuple[str, ...]] = {
    "lindon": ("lindon", "-lindon-arnor"),
    "arnor": ("lindon-arnor", "arnor", "arnor-enedwaith", "-arnor-rhovanion"),
    "rhovanion": ("arnor-rhovanion", "rhovanion-enedwaith", "rhovanion-rohan", "north-east"),
    "enedwaith": ("-arnor-enedwaith", "enedwaith", "enedwaith-gondor", "-enedwaith-rohan", "-rhovanion-enedwaith"),
    "rohan": ("enedwaith-rohan", "rohan-gondor", "rohan-mordor", "-rhovanion-rohan"),
    "gondor": ("gondor", "-gondor-mordor", "-rohan-gondor", "-enedwaith-gondor"),
    "mordor": ("gondor-mordor", "south-east", "-rohan-mordor"),
}
CORNERS: dict[str, Point] = {"north-east": (1000, 0), "south-east": (1000, 1000)}

RIVERS: list[list[Point]] = [
    [(604, 0), (626, 110), (598, 220), (622, 330), (652, 440), (676, 520), (648, 600), (664, 700), (628, 790),
     (632, 870), (604, 918)],
    [(404, 250), (372, 330), (300, 384), (240, 430), (200, 470)],
    [(455, 620), (370, 640), (290, 620), (216, 610)],
    [(176, 60), (180, 180), (166, 270), (150, 318)],
    [(880, 60), (850, 140), (880, 230), (960, 260), (1000, 250)],
]  # fmt: skip
RANGES: list[list[Point]] = [
    [(212, 20), (226, 110), (240, 200), (224, 290), (190, 350)],
    [(496, 30), (486, 120), (510, 210), (492, 300), (478, 380), (462, 440)],
    [(420, 640), (480, 668), (550, 682), (612, 664)],
    [(360, 676), (300, 694)],
    [(700, 575), (760, 528), (830, 540), (900, 548), (975, 524)],
    [(672, 690), (682, 770), (704, 850), (740, 930)],
    [(900, 40), (950, 66)],
    [(560, 30), (640, 34)],
]
HILLS: list[Point] = [
    (300, 60), (420, 200), (290, 440), (350, 450), (700, 470), (770, 480), (840, 470), (560, 470), (690, 60),
    (380, 790), (420, 830), (600, 620), (950, 330), (280, 280), (560, 90), (800, 880), (790, 930), (960, 920),
    (850, 830), (960, 600), (800, 600),
]  # fmt: skip
# the middle of a wood, how wide and how high, how many trees may stand there
WOODS = (
    (835, 270, 36, 62, 74),
    (822, 130, 22, 30, 20),
    (478, 505, 12, 26, 14),
    (400, 105, 30, 20, 18),
    (95, 100, 18, 30, 12),
    (590, 765, 22, 12, 10),
    (262, 600, 22, 14, 10),
)


def curve(course: list[Point]) -> str:
    """through all points (Catmull-Rom as Béziers), in steps of whole numbers"""
    padded = [course[0], *course, course[-1]]
    out = f"M{spot(*course[0])}"
    for before, a, b, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        leave = round(a[0] + (b[0] - before[0]) / 6) - a[0], round(a[1] + (b[1] - before[1]) / 6) - a[1]
        reach = round(b[0] - (after[0] - a[0]) / 6) - a[0], round(b[1] - (after[1] - a[1]) / 6) - a[1]
        steps = "".join(f" {n:g}" for n in (*leave, *reach, b[0] - a[0], b[1] - a[1]))
        out += "c" + steps.replace(" -", "-").removeprefix(" ")
    return out


def outline(region: str) -> str:
    """the closed path around a region"""
    out = ""
    for leg in OUTLINES[region]:
        name = leg.removeprefix("-")
        if name in CORNERS:
            out += f"L{spot(*CORNERS[name])}"
        else:
            course = BORDERS.get(name) or COASTS[name]
            out += "L" + curve(course[::-1] if leg.startswith("-") else course)[1:]
    return f"M{out[1:]}Z"


def looks_apart(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], (a[1] - b[1]) * NARROW)


class Ground:
    """Finds room: whatever stands on the map keeps clear of the regions' middles and of the lines between them."""

    def __init__(self, spots: dict[str, Point], joined: list[tuple[str, str]]) -> None:
        self.spots = list(spots.values())
        self.lines = [at for a, b in joined for at in along([spots[a], spots[b]], 12)]
        self.rivers = [at for course in RIVERS for at in along(course, 6)]

    def peaks(self, r: Random) -> list[Point]:
        found: list[Point] = []
        for course in RANGES:
            for a, b in pairwise(course):
                parts = max(1, round(looks_apart(a, b) / 22))
                for x, y in along([a, b], parts):
                    at = round(x + r.uniform(-7, 7)), round(y + r.uniform(-7, 7))
                    if self.free(at, 14) and all(looks_apart(at, other) > 16 for other in found):
                        found.append(at)
        return sorted(found, key=lambda at: at[1])

    def trees(self, r: Random) -> list[Point]:
        found: list[Point] = []
        for x, y, width, height, count in WOODS:
            for _ in range(count):
                at = round(r.gauss(x, width)), round(r.gauss(y, height))
                dry = all(looks_apart(at, water) > 14 for water in self.rivers)
                if dry and self.free(at, 8) and all(looks_apart(at, other) > 10 for other in found):
                    found.append(at)
        return sorted(found, key=lambda at: at[1])

    def free(self, at: Point, room: float) -> bool:
        return (
            16 < at[0] < 984
            and 30 < at[1] < 984
            and all(looks_apart(at, spot) > 62 for spot in self.spots)
            and all(looks_apart(at, step) > room for step in self.lines)
        )
