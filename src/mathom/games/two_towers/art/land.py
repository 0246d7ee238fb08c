"""The lie of the land on the map: where its mountains, woods, hills and waters are.

Whatever stands there keeps clear of the places, their labels, the roads between them, the compass rose, and the waters.
"""

from math import hypot
from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Picture, Point, use
from mathom.games.two_towers.art import landmarks
from mathom.games.two_towers.art.spots import SPOTS, step

SIZE = 1000
NARROW = 0.57  # the page stretches the map, about seven wide to four high: upright things are drawn as narrow as this
ROSE = (620, 775)

GREAT_RIVER: list[Point] = [
    (668, -10), (672, 70), (722, 150), (706, 240), (742, 330), (738, 420), (790, 500), (880, 556), (944, 610),
    (958, 700), (948, 820), (966, 920), (958, 1010),
]  # fmt: skip
EAST_STREAM: list[Point] = [
    (270, 196), (306, 260), (318, 330), (300, 420), (352, 520), (440, 590), (540, 620), (640, 606), (720, 560),
    (784, 504),
]  # fmt: skip
WEST_STREAM: list[Point] = [(104, 390), (104, 500), (66, 570), (58, 640), (-10, 690)]

RANGES: list[list[Point]] = [
    [(300, 70), (262, 120), (292, 180), (250, 220)],
    [(60, 90), (110, 130), (44, 180), (90, 210)],
    [(30, 260), (24, 340), (40, 430)],
    [(36, 820), (90, 880), (150, 930), (250, 950), (340, 925), (430, 955), (530, 935), (620, 960), (700, 930)],
    [(60, 950), (190, 985), (300, 985), (390, 985), (480, 990), (580, 990), (660, 990)],
    [(930, 70), (972, 120), (955, 180), (985, 230), (975, 470)],
]
# the middle of a wood, how wide and how high it is, and how many trees may stand there
WOODS = (
    (470, 400, 92, 100, 300),
    (560, 100, 42, 25, 44),
    (810, 120, 29, 25, 26),
    (800, 905, 38, 21, 30),
    (310, 640, 33, 25, 26),
)
HILLS: list[Point] = [
    (905, 905), (925, 945), (880, 955), (770, 800), (560, 840), (800, 640), (850, 660), (130, 620), (560, 690),
    (890, 470), (930, 490), (860, 490), (905, 515), (230, 440), (200, 480), (420, 180), (460, 200),
]  # fmt: skip


def looks_apart(a: Point, b: Point) -> float:
    """how far apart two points look on the stretched map"""
    return hypot(a[0] - b[0], (a[1] - b[1]) * NARROW)


def roads() -> list[Point]:
    return [step(p, i, 30) for p in range(1, len(SPOTS)) for i in range(30)]


class Land:
    """Puts things where there is room for them."""

    def __init__(self, p: Picture, r: Random) -> None:
        self.p = p
        self.r = r
        self.roads = roads()
        self.places: list[Point] = [*SPOTS, *((x, y + 40) for x, y in SPOTS)]
        self.water = [at for course in (GREAT_RIVER, EAST_STREAM, WEST_STREAM) for at in nature.along(course, 12)]
        self.drawn: list[tuple[float, str]] = []

    def draw(self) -> list[str]:
        """all that stands on the map, the farther ones first"""
        self.mountains()
        self.woods()
        self.plains()
        return [text for _, text in sorted(self.drawn)]

    def mountains(self) -> None:
        r = self.r
        peaks = [self.p.symbol(f"peak{i}", landmarks.peak(r)) for i in range(4)]
        for course in RANGES:
            for x, y in nature.along(course, 4):
                at = x + r.uniform(-9, 9), y + r.uniform(-10, 10)
                self.stand(r.choice(peaks), at, r.uniform(0.55, 0.9), 8)

    def woods(self) -> None:
        r = self.r
        shapes = (landmarks.broad_tree(r), landmarks.broad_tree(r), landmarks.fir_tree())
        trees = [self.p.symbol(f"tree{i}", shape) for i, shape in enumerate(shapes)]
        for x, y, width, height, count in WOODS:
            for _ in range(count):
                at = r.gauss(x, width), r.gauss(y, height)
                if self.dry(at):
                    self.stand(r.choice(trees), at, r.uniform(0.62, 0.9), 1)

    def plains(self) -> None:
        r = self.r
        hill = self.p.symbol("hill", landmarks.low_hill())
        for at in HILLS:
            self.stand(hill, at, r.uniform(0.6, 0.8), 8)
        tuft = self.p.symbol("tuft", landmarks.tuft())
        for _ in range(70):
            at = r.uniform(60, 940), r.uniform(90, 900)
            if self.dry(at):
                self.stand(tuft, at, r.uniform(0.6, 0.9), 6)

    def stand(self, ref: str, at: Point, scale: float, room: float) -> None:
        x, y = at
        if self.clear(at, room) and self.clear((x, y - scale * 50), room):
            mirrored = self.r.choice((-1, 1))
            self.drawn.append((y, use(ref, x, y, scale * NARROW * mirrored, scale)))

    def clear(self, at: Point, room: float) -> bool:
        x, y = at
        return (
            34 < x < SIZE - 34
            and 60 < y < SIZE - 26
            and looks_apart(at, ROSE) > 78 + room
            and all(looks_apart(at, place) > 78 + room for place in self.places)
            and all(looks_apart(at, field) > 16 + room for field in self.roads)
        )

    def dry(self, at: Point) -> bool:
        return all(looks_apart(at, water) > 14 for water in self.water)
