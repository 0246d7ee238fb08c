"""The map of Middle-earth: every region a shape of its own, tinted and patterned by its kind.

Mountains stand where two regions touch and no company can cross; rivers run where rivers part the lands.
"""

from collections.abc import Iterable
from itertools import pairwise
from math import hypot
from random import Random

from mathom.drawing.compass import compass_rose
from mathom.drawing.nature import along, crown
from mathom.drawing.svg import Picture, Point, circle, element, group, line, path, rect, smooth, spot, use
from mathom.games.lidless_eye.art.cells import Lands
from mathom.games.lidless_eye.art.realm import HEIGHT, WIDTH, charted
from mathom.games.lidless_eye.box.printed import PrintedRegion

PEN = "#4a3212"
TINTS = {
    "wilderness": "#a9b878",
    "free-domain": "#f2e0a0",
    "border-land": "#dcb074",
    "shadow-land": "#a79fa8",
    "dark-domain": "#6a5358",
    "coastal-sea": "#9fc9d2",
}
# what is drawn all over a kind of region, on a field of 36 by 36
PATTERNS = {
    "wilderness": path("M9 4 14 15H10V18H8V15H4ZM27 21 32 32H28V35H26V32H22Z", "#6d8446", opacity=0.75),
    "free-domain": line("M2 8Q10 4 18 8T34 8M2 26Q10 22 18 26T34 26", "#c9a84e", 1.6)
    + line("M8 17h0M26 17h0M17 35h0", "#b08a2c", 3),
    "border-land": line("M6 14V6M11 14V6M16 14V6M4 10H18M24 32V24M29 32V24M34 32V24M22 28H36", "#9c6c36", 1.5),
    "shadow-land": line("M-4 13 13-4M-4 31 31-4M5 40 40 5M23 40 40 23", "#7d7480", 1.7),
    "dark-domain": line(
        "M-4 13 13-4M-4 31 31-4M5 40 40 5M23 40 40 23M-4 5 31 40M-4 23 13 40M5-4 40 31M23-4 40 13", "#43323a", 1.5
    ),
    "coastal-sea": line("M3 10q4-4 8 0t8 0M20 28q4-4 8 0t8 0", "#5f9fb0", 1.6),
}

# where the border is a river, and not mountains
GREAT_RIVER = (
    {"brown-lands", "wold-foothills"},
    {"dagorlad", "wold-foothills"},
    {"dagorlad", "rohan"},
    {"ithilien", "rohan"},
    {"anorien", "ithilien"},
    {"ithilien", "lebennin"},
    {"southern-mirkwood", "wold-foothills"},
)
RIVERS: list[list[Point]] = [
    [(745, 180), (782, 225), (770, 290), (792, 350), (780, 410), (800, 455), (788, 497)],
    [(318, 232), (350, 290), (372, 350), (380, 410), (352, 462), (300, 500), (262, 540)],
    [(612, 300), (600, 390), (540, 470), (470, 510), (410, 555), (345, 575)],
    [(585, 625), (545, 660), (480, 650), (410, 680), (318, 690)],
    [(1008, 180), (1050, 240), (1062, 320), (1120, 380), (1180, 440), (1260, 430), (1300, 425)],
    [(700, 560), (735, 610), (780, 640), (826, 655)],
    [(600, 850), (615, 880), (600, 920)],
    [(250, 165), (190, 230), (176, 300), (152, 360), (150, 412)],
    [(1080, 160), (1100, 230), (1150, 300), (1180, 440)],
]
LAKES = (
    "M1290 395Q1330 370 1358 404 1372 440 1348 478 1316 500 1296 470 1276 440 1290 395Z",
    "M1148 842Q1170 828 1196 838 1210 852 1188 864 1158 868 1148 842Z",
    "M290 226Q312 216 336 230 330 244 312 242 296 244 290 226Z",
)
# more mountains, and woods: the middle, how wide and how high, how many trees
RANGES: list[list[Point]] = [
    [(655, 225), (642, 262), (650, 330), (636, 372)],
    [(640, 400), (634, 440), (650, 490)],
    [(188, 175), (196, 215), (200, 275)],
    [(1140, 150), (1165, 130), (1205, 128), (1220, 190)],
    [(400, 800), (440, 815), (470, 835)],
]
WOODS = (
    (850, 320, 34, 26, 22),
    (845, 400, 34, 20, 16),
    (940, 335, 36, 18, 16),
    (955, 440, 36, 22, 22),
    (900, 285, 40, 14, 16),
    (905, 500, 34, 30, 24),
    (690, 560, 36, 22, 22),
    (690, 615, 36, 12, 10),
    (430, 385, 14, 10, 6),
    (752, 715, 14, 8, 5),
    (870, 800, 12, 26, 8),
    (275, 530, 18, 10, 6),
    (330, 345, 14, 6, 4),
)
PEAKS_TO_THE_WASTE = ("angmar", "gundabad", "grey-mountain-narrows", "withered-heath")


def draw_map(regions: Iterable[PrintedRegion]) -> str:
    p = Picture("map", WIDTH, HEIGHT)
    known = list(regions)
    kinds: dict[str, str] = {region.id: region.kind for region in known}
    where = charted()
    water = p.radial("sea", (0, "#a9cdd2"), (0.7, "#7fb0bd"), (1, "#5c90a3"), r=0.7)
    paper = p.radial("waste", (0, "#ecdcb2"), (1, "#d3bb86"), r=0.8)
    for kind, drawing in PATTERNS.items():
        p.define("pattern", f"p-{kind}", drawing, width=36, height=36, patternUnits="userSpaceOnUse")
    waste = outline(where, "waste")
    sea = [name for name in kinds if kinds[name] == "coastal-sea"]
    land = [name for name in kinds if kinds[name] != "coastal-sea"]
    shore = p.define("g", "shore", path(waste) + "".join(element("use", href=f"#region-{name}") for name in land))
    p.add(
        rect(0, 0, WIDTH, HEIGHT, water),
        *shapes(where, kinds, sea),
        *(
            element("use", href=shore, fill="none", stroke="#eef6ee", stroke_width=w, opacity=0.16)
            for w in (34, 22, 12)
        ),
        element("use", href=shore, fill=paper, stroke=PEN, stroke_width=4, stroke_linejoin="round"),
        *shapes(where, kinds, land),
        borders(where, kinds),
        waters(where),
        *woods(p),
        *mountains(p, where, known),
        ornaments(),
    )
    return p.svg()


def outline(where: Lands, name: str) -> str:
    return "".join(f"{course(loop)}z" for loop in where.outlines[name])


def shapes(where: Lands, kinds: dict[str, str], names: list[str]) -> list[str]:
    """the regions, grouped by their kind: a tint, and over it the pattern of the kind"""
    out = []
    for kind, tint in TINTS.items():
        of_kind = [name for name in names if kinds[name] == kind]
        if of_kind:
            out.append(group(*(path(outline(where, name), id=f"region-{name}") for name in of_kind), fill=tint))
            out.append(group(*(element("use", href=f"#region-{name}") for name in of_kind), fill=f"url(#map-p-{kind})"))
    return out


def course(points: list[Point]) -> str:
    """by steps from point to point, which is short"""
    steps = " ".join(spot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points))
    return f"M{spot(*points[0])}l{steps.replace(' -', '-')}"


def borders(where: Lands, kinds: dict[str, str]) -> str:
    dry = "".join(
        course(b.course) for b in where.borders if all(kinds.get(n, "coastal-sea") != "coastal-sea" for n in b.lands)
    )
    wet = "".join(
        course(b.course) for b in where.borders if all(kinds.get(n) == "coastal-sea" or n == "sea" for n in b.lands)
    )
    return (
        line(dry, "#fff6da", 4, opacity=0.5)
        + line(dry, PEN, 1.8, stroke_dasharray="1 5")
        + line(wet, "#2f6a80", 1.8, stroke_dasharray="8 7", opacity=0.8)
    )


def waters(where: Lands) -> str:
    great = "".join(course(b.course) for b in where.borders if set(b.lands) in GREAT_RIVER)
    out = ""
    for d, width in (("".join(smooth(river) for river in RIVERS[1:]), 3.4), (great + smooth(RIVERS[0]), 5.4)):
        out += line(d, "#3f6c79", width + 2.2, stroke_linejoin="round") + line(
            d, "#8fc0d0", width, stroke_linejoin="round"
        )
    return out + "".join(path(lake, "#8fc0d0", stroke="#3f6c79", stroke_width=2) for lake in LAKES)


def closed(where: Lands, known: list[PrintedRegion]) -> list[list[Point]]:
    """the borders that nobody can cross"""
    by_name = {region.name: region.id for region in known}
    open_borders = {frozenset((region.id, by_name[name])) for region in known for name in region.adjacent}
    dry = {region.id for region in known if region.kind != "coastal-sea"}
    out = []
    for border in where.borders:
        one, other = border.lands
        barred = (
            {one, other} <= dry and frozenset(border.lands) not in open_borders and set(border.lands) not in GREAT_RIVER
        )
        if barred or (other == "waste" and one in PEAKS_TO_THE_WASTE):
            out.append(border.course)
    return out


def mountains(p: Picture, where: Lands, known: list[PrintedRegion]) -> list[str]:
    r = Random("mountains")
    kinds = [p.symbol(f"peak{i}", peak(r)) for i in range(4)]
    spots: list[Point] = []
    for points in [*closed(where, known), *(along(range_, 6) for range_ in RANGES)]:
        for x, y in points:
            at = (x + r.uniform(-3, 3), y + 12 + r.uniform(-3, 3))
            if all(hypot(at[0] - ox, (at[1] - oy) * 1.3) > 17 for ox, oy in spots):
                spots.append(at)
    return [
        use(r.choice(kinds), x, y, r.choice((-1, 1)) * r.uniform(0.26, 0.36), r.uniform(0.3, 0.4))
        for x, y in sorted(spots, key=lambda at: at[1])
    ]


def woods(p: Picture) -> list[str]:
    r = Random("woods")
    tree = p.symbol(
        "tree",
        path("M-2 0V-8H2V0Z", PEN),
        path(crown(r, 0, -16, 20, 20, 7), "#5f7a3c", stroke=PEN, stroke_width=1.4),
        path("M2-25Q11-22 9-14 8-8 1-7 6-15 2-25Z", "#3f5a2a"),
    )
    spots: list[Point] = []
    for x, y, wide, high, count in WOODS:
        for _ in range(count * 2):
            at = (round(x + wide * r.uniform(-1.2, 1.2)), round(y + high * r.uniform(-1.2, 1.2)))
            if all(hypot(at[0] - ox, (at[1] - oy) * 1.5) > 13 for ox, oy in spots):
                spots.append(at)
    return [element("use", href=tree, x=x, y=y) for x, y in sorted(spots, key=lambda at: at[1])]


def peak(r: Random) -> str:
    """a mountain 100 high: light to the left, dark to the right"""
    top = r.uniform(-8, 8)
    left = f"M-56 0Q-36-24-28-48Q{top - 12:.0f}-62 {top:.0f}-100"
    right = f"Q{top + 8:.0f}-72 {top + 24:.0f}-58T56 0"
    return (
        path(f"{left}{right}Z", "#efe2bd", stroke=PEN, stroke_width=5, stroke_linejoin="round")
        + path(f"M{top:.0f}-100{right}H8Q18-26 2-46T{top:.0f}-100Z", "#8a6c42")
        + path(f"M{top:.0f}-100 {top + 14:.0f}-70 {top + 2:.0f}-62 {top - 6:.0f}-72 {top - 13:.0f}-64Z", "#fff")
    )


def ornaments() -> str:
    """the compass rose, a ship, and the border of the sheet"""
    notches = "".join(f"M{x} 6V16M{x} {HEIGHT - 16}V{HEIGHT - 6}" for x in range(50, WIDTH, 50))
    notches += "".join(f"M6 {y}H16M{WIDTH - 16} {y}H{WIDTH - 6}" for y in range(50, HEIGHT, 50))
    ship = path("M-26 0Q0 8 28-4L20 12Q0 18-16 12Z", "#7a4e26", stroke=PEN, stroke_width=2) + path(
        "M0-2V-44Q22-32 24-8 12-10 0-2ZM-4-2V-38Q-18-24-20-6-12-8-4-2Z", "#fdf3d6", stroke=PEN, stroke_width=2
    )
    rose = circle(0, 0, 66, "none", stroke=PEN, stroke_width=1.6) + circle(
        0, 0, 72, "none", stroke=PEN, stroke_width=1, stroke_dasharray="2 5"
    )
    return (
        group(rose, compass_rose(0, 0, 60, "#f6e6bb", "#7a5424"), transform="translate(104 870)")
        + group(ship, transform="translate(84 640)")
        + line("M30 664q8-6 16 0t16 0 16 0 16 0 16 0M50 676q8-6 16 0t16 0 16 0", "#eef6ee", 2)
        + rect(6, 6, WIDTH - 12, HEIGHT - 12, "none", stroke=PEN, stroke_width=4)
        + rect(16, 16, WIDTH - 32, HEIGHT - 32, "none", stroke=PEN, stroke_width=1.4)
        + line(notches, PEN, 1.8)
    )
