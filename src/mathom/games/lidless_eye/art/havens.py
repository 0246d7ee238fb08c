"""The Havens of the Free Peoples. They stand on a field of 100 by 100, like all that stands at a site."""

from mathom.drawing.svg import circle, path
from mathom.games.lidless_eye.art.shapes import CREAM, GOLD, WOOD, both, flat, pen
from mathom.games.lidless_eye.art.strongholds import ISLES, lights


def mallorn(x: float, top: float, crown: float) -> str:
    """a silver trunk under golden leaves"""
    return (
        path(f"M{x - 4:g} 100V{top:g}H{x + 4:g}V100Z", "#d8d4c8")
        + circle(x, top, crown, GOLD)
        + circle(x - crown * 0.7, top + crown * 0.5, crown * 0.7, "#e2b23a")
        + circle(x + crown * 0.7, top + crown * 0.5, crown * 0.7, "#f4d67a")
    )


HAVENS = {
    "homely-house": path("M-40 100 6 34 22 52 44 22 70 50 84 38 140 100Z", "#9fb0bd")
    + path("M108 44H118V100H104Z", "#cfe8f4")
    + path("M-14 100Q10 78 50 76T118 100Z", "#6f8f4c")
    + path("M14 90V60H86V90Z", CREAM)
    + path("M4 62 50 34 96 62 88 66H12Z", "#8a5a34")
    + path("M24 90V74Q24 66 31 66T38 74V90ZM43 90V74Q43 66 50 66T57 74V90ZM62 90V74Q62 66 69 66T76 74V90Z", "#f0c55a")
    + both(circle(2, 88, 11, "#4f7a3c")),
    "golden-wood": path("M-30 100Q10 86 50 86T130 100Z", "#7a9a54")
    + mallorn(8, 34, 20)
    + mallorn(92, 34, 20)
    + mallorn(50, 12, 24)
    + path("M30 62H70L66 70H34Z", WOOD)
    + path("M36 62V50Q50 40 64 50V62Z", CREAM)
    + lights((43, 58), (50, 56), (57, 58))
    + pen("M42 70V98M58 70V98", WOOD, 2),
    "grey-quays": path("M-30 92V66L4 56V92Z", "#aab4bd")
    + path("M8 92V40L18 22 28 40V92ZM70 92V48L79 32 88 48V92Z", "#e6eaee")
    + path("M28 92V60H70V92Z", "#cfd6dc")
    + path("M38 92V76Q49 62 60 76V92Z", "#5f7a94")
    + path(ISLES, "#6f9ab4")
    + path("M78 92Q98 100 122 88L116 104H86Z", "#f2efe4")
    + pen("M102 92V56", WOOD, 3)
    + path("M104 58Q124 68 122 86L104 86Z", CREAM)
    + flat("M114 90q6-10 2-14 8 2 6 12Z", "#f2efe4"),
    "swan-quays": path("M-24 92Q6 56 40 58T124 92Z", "#7d9a6a")
    + path("M20 92V46L32 26 44 46V92ZM58 92V56L68 40 78 56V92Z", "#f2efe4")
    + lights((32, 62), (68, 70), colour="#8fd0f0")
    + path(ISLES, "#3f86a8")
    + path("M-12 92Q14 102 42 90L36 104H-4Z", "#f7f4ea")
    + path("M-12 92Q-18 76-8 68-2 66-2 72-10 76-4 92Z", "#f7f4ea")
    + flat("M-2 70 6 72-2 74Z", "#e2872a"),
}
