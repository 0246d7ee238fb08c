"""The map under the places: parchment, ranges, woods, rivers, a compass rose.

The page stretches it to its box, about seven wide to four high: upright things are drawn narrow, to look right there.
Whatever stands on the map keeps clear of the places and of the roads between them.
"""

from math import hypot, sin
from random import Random

from mathom.games.two_towers.art import nature
from mathom.games.two_towers.art.compass import compass_rose
from mathom.games.two_towers.art.svg import Picture, Point, Stop, circle, element, group, line, path, rect, smooth, use
from mathom.games.two_towers.table import SPOTS, step

SIZE = 1000
NARROW = 0.57
INK = "#4a3212"
PAPER: tuple[Stop, ...] = ((0, "#f6e8c3"), (0.6, "#ead3a0"), (0.88, "#cda768"), (1, "#9a7038"))

GREAT_RIVER: list[Point] = [
    (668, -10), (672, 70), (722, 150), (706, 240), (742, 330), (738, 420), (790, 500), (880, 556), (944, 610),
    (958, 700), (948, 820), (966, 920), (958, 1010),
]  # fmt: skip
STREAMS: list[list[Point]] = [
    [
        (270, 196),
        (306, 260),
        (318, 330),
        (300, 420),
        (352, 520),
        (440, 590),
        (540, 620),
        (640, 606),
        (720, 560),
        (784, 504),
    ],
    [(104, 390), (104, 500), (66, 570), (58, 640), (-10, 690)],
]
RANGES: list[list[Point]] = [
    [(300, 70), (262, 120), (292, 180), (250, 220)],
    [(60, 90), (110, 130), (44, 180), (90, 210)],
    [(30, 260), (24, 340), (40, 430)],
    [(36, 820), (90, 880), (150, 930), (250, 950), (340, 925), (430, 955), (530, 935), (620, 960), (700, 930)],
    [(60, 950), (190, 985), (300, 985), (390, 985), (480, 990), (580, 990), (660, 990)],
    [(930, 70), (972, 120), (955, 180), (985, 230), (975, 470)],
]
# the middle of a wood, how wide and how high it is, and how many trees stand there
WOODS = (
    (470, 400, 220, 240, 300),
    (560, 100, 100, 60, 44),
    (810, 120, 70, 60, 26),
    (800, 905, 90, 50, 30),
    (310, 640, 80, 60, 26),
)
HILLS: list[Point] = [
    (905, 905), (925, 945), (880, 955), (770, 800), (560, 840), (800, 640), (850, 660), (130, 620), (560, 690),
    (890, 470), (930, 490), (860, 490), (905, 515), (230, 440), (200, 480), (420, 180), (460, 200),
]  # fmt: skip
ROSE = (664.0, 474.0)


def looks_apart(a: Point, b: Point) -> float:
    """how far apart two points look on the stretched map"""
    return hypot(a[0] - b[0], (a[1] - b[1]) * NARROW)


def roads() -> list[Point]:
    return [step(p, i, 30) for p in range(1, len(SPOTS)) for i in range(30)]


def clear(at: Point, room: float, avoid: list[Point]) -> bool:
    """far enough from the places and their labels, the roads, and the rose"""
    x, y = at
    labels = [(sx, sy + 40) for sx, sy in SPOTS]
    return (
        all(looks_apart(at, place) > 78 + room for place in (*SPOTS, *labels))
        and all(looks_apart(at, (rx, ry)) > 16 + room for rx, ry in avoid)
        and looks_apart(at, ROSE) > 78 + room
        and 34 < x < SIZE - 34
        and 60 < y < SIZE - 26
    )


def draw_map(name: str) -> str:
    p = Picture(name, SIZE, SIZE)
    r = Random(name)
    paper = p.radial("paper", *PAPER, cx=0.48, cy=0.46, r=0.74)
    sheet = p.clip("sheet", path(deckle(r), "#000"))
    p.add(
        path(deckle(Random(name)), "#000", opacity=0.4, transform="translate(2 9)"),
        group(
            rect(0, 0, SIZE, SIZE, paper),
            rect(0, 0, SIZE, SIZE, "#fff", filter=stains(p), opacity=0.6),
            folds(),
            grid(),
            rivers(),
            *standing(p, r),
            compass(),
            border(),
            clip_path=sheet,
        ),
        path(deckle(Random(name)), "none", stroke="#5a3a15", stroke_width=3),
    )
    return p.svg(preserveAspectRatio="none")


def deckle(r: Random) -> str:
    """the uneven edge of the sheet"""
    phase = r.uniform(0, 6)
    side = [(t * 50.0, 7 + 4 * sin(t * 1.7 + phase) + r.uniform(-1.5, 1.5)) for t in range(21)]
    top = smooth(side)
    right = smooth([(SIZE - y * 0.6, x) for x, y in side])[1:]
    bottom = smooth([(SIZE - x, SIZE - y * 1.2) for x, y in side])[1:]
    left = smooth([(y * 0.6, SIZE - x) for x, y in side])[1:]
    return f"{top}L{right}L{bottom}L{left}Z"


def stains(p: Picture) -> str:
    noise = element("feTurbulence", type="fractalNoise", baseFrequency=".006 .011", numOctaves=5, seed=8)
    tint = element("feColorMatrix", values="0 0 0 0 .36 0 0 0 0 .22 0 0 0 0 .07 0 0 0 1.5 -.6")
    return f"url({p.define('filter', 'stains', noise + tint, x=0, y=0, width=1, height=1)})"


def folds() -> str:
    light, dark = "M335 0V1000M668 0V1000M0 502H1000", "M333 0V1000M666 0V1000M0 499H1000"
    return line(dark, "#7a5524", 2, opacity=0.16) + line(light, "#fffbe8", 2, opacity=0.4)


def grid() -> str:
    lines = "".join(f"M{x} 24V976" for x in range(100, SIZE, 100)) + "".join(
        f"M14 {y}H986" for y in range(167, SIZE, 167)
    )
    return line(lines, "#8f6a33", 0.8, opacity=0.22)


def border() -> str:
    notches = "".join(f"M{x} 24V32M{x} 968V976" for x in range(25, SIZE, 25))
    notches += "".join(f"M14 {y}H19M981 {y}H986" for y in range(42, SIZE, 42))
    return (
        rect(14, 24, 972, 952, "none", stroke="#6d4a1e", stroke_width=2.6)
        + rect(19, 32, 962, 936, "none", stroke="#6d4a1e", stroke_width=1)
        + line(notches, "#6d4a1e", 1.6)
    )


def rivers() -> str:
    out = ""
    for course, width in ((GREAT_RIVER, 11.0), *((s, 4.5) for s in STREAMS)):
        d = smooth(course)
        out += line(d, "#6f9aa3", width * 2.1, opacity=0.28)
        out += line(d, "#3f6c79", width * 1.1, opacity=0.8)
        out += line(d, "#a9cbd0", width * 0.5, opacity=0.9)
    lake = "M940 606Q962 612 968 660 976 690 966 730 968 770 954 806 944 812 944 790 938 740 946 700 936 640 940 606Z"
    ripples = "M950 664h12M952 690h14M948 716h14M952 742h10M949 768h10"
    return out + path(lake, "#a9cbd0", stroke="#3f6c79", stroke_width=2) + line(ripples, "#3f6c79", 1.4, opacity=0.7)


def standing(p: Picture, r: Random) -> list[str]:
    """mountains, trees, hills and grass, the farther ones first"""
    road = roads()
    peaks = [p.symbol(f"peak{i}", *peak(r)) for i in range(4)]
    trees = [p.symbol(f"tree{i}", *shape) for i, shape in enumerate((broad_tree(r), broad_tree(r), fir_tree(r)))]
    hill, tuft = (
        p.symbol("hill", *low_hill()),
        p.symbol("tuft", line("M-9 0Q-8-7-12-11M-2 0Q-2-9-3-15M5 0Q6-7 10-11", INK, 1.6)),
    )
    drawn: list[tuple[float, str]] = []
    water = [(x, y) for course in (GREAT_RIVER, *STREAMS) for x, y in nature.along(course, 12)]

    def stand(ref: str, at: Point, scale: float, room: float) -> None:
        if clear(at, room, road) and clear((at[0], at[1] - scale * 50), room, road):
            mirror = r.choice((-1, 1))
            drawn.append((at[1], use(ref, *at, scale * NARROW * mirror, scale)))

    for course in RANGES:
        for x, y in nature.along(course, 4):
            stand(r.choice(peaks), (x + r.uniform(-9, 9), y + r.uniform(-10, 10)), r.uniform(0.55, 0.9), 8)
    for x, y, width, height, count in WOODS:
        for _ in range(count):
            at = (x + r.gauss(0, width / 2.4), y + r.gauss(0, height / 2.4))
            if all(looks_apart(at, w) > 13 for w in water):
                stand(r.choice(trees), at, r.uniform(0.62, 0.9), 1)
    for x, y in HILLS:
        stand(hill, (x, y), r.uniform(0.6, 0.8), 8)
    for _ in range(70):
        at = (r.uniform(60, 940), r.uniform(90, 900))
        if all(looks_apart(at, w) > 16 for w in water) and all(looks_apart(at, (x, y)) > 40 for x, y, *_ in WOODS):
            stand(tuft, at, r.uniform(0.6, 0.9), 6)
    return [text for _, text in sorted(drawn)]


def peak(r: Random) -> list[str]:
    """an inked mountain 100 high with its foot at 0 0: light to the left, hatched to the right"""
    top = r.uniform(-8, 8)
    left = f"M-62 0Q-40-22-30-46Q{top - 14:.0f}-60 {top:.0f}-100"
    right = f"Q{top + 8:.0f}-74 {top + 22:.0f}-62T44-26Q54-10 64 0"
    shade = f"M{top:.0f}-100{right}Q30-4 {top + 6:.0f} 2Q{top + 14:.0f}-30 {top - 2:.0f}-48T{top:.0f}-100Z"
    hatch = "".join(
        f"M{top + 7 + k * 7:.0f} {-76 + k * 11}q5 {14 + k} {r.uniform(-4, 2):.0f} {26 + 3 * k}" for k in range(6)
    )
    return [
        path(f"{left}{right}Z", "#f0deb0"),
        path(shade, "#9a7440", opacity=0.5),
        line(f"{left}{right}", INK, 2.6, stroke_linejoin="round"),
        line(hatch, INK, 1.3, opacity=0.8),
        line(f"M{top - 12:.0f}-64Q-16-50-22-30M-34-34Q-38-20-46-10", INK, 1.2, opacity=0.55),
    ]


def broad_tree(r: Random) -> list[str]:
    return [
        line("M0 0V-14", INK, 3),
        path(nature.crown(r, 0, -26, 32, 28, 7), "#b9b974", stroke=INK, stroke_width=1.8),
        path("M4-38Q16-34 13-24 12-14 2-13 10-24 4-38Z", "#7d8244", opacity=0.7),
    ]


def fir_tree(r: Random) -> list[str]:
    return [
        path("M0-48 14-6H3V0H-3V-6H-14Z", "#a9ad68", stroke=INK, stroke_width=1.8),
        path("M0-46 12-7H2Z", "#7d8244", opacity=0.7),
    ]


def low_hill() -> list[str]:
    return [
        path("M-46 0Q-30-30-4-30T46 0Z", "#e9d3a0", opacity=0.9),
        line("M-46 0Q-30-30-4-30T46 0", INK, 2.2),
        line("M8-25Q18-18 22-6M18-20Q28-13 31-5M-2-26Q8-17 11-5", INK, 1.2, opacity=0.7),
    ]


def compass() -> str:
    return group(
        circle(0, 0, 84, "none", stroke=INK, stroke_width=2),
        circle(0, 0, 78, "none", stroke=INK, stroke_width=0.8),
        circle(0, 0, 91, "none", stroke=INK, stroke_width=1, stroke_dasharray="2 6"),
        compass_rose(0, 0, 76, "#f6e6bb", "#7a5424"),
        transform=f"translate({ROSE[0]:g} {ROSE[1]:g}) scale({NARROW} 1)",
        opacity=0.8,
    )
