"""The places in the open: the seat on the hill, the plains of the horse-lords, the old forest."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.horse import horse_head
from mathom.drawing.svg import INK, Picture, circle, ellipse, line, num, path, place, rect, use


def seat_on_the_hill(p: Picture, r: Random) -> str:
    fir = p.symbol("fir", path(nature.fir(r), "#27371f"))
    wood = "".join(
        use(fir, x, y, s)
        for x, y, s in (
            (22, 168, 0.4),
            (38, 160, 0.34),
            (52, 178, 0.42),
            (148, 176, 0.42),
            (164, 162, 0.36),
            (180, 170, 0.42),
        )
    )
    stone = p.linear("stone", (0, "#e6dcc8"), (0.5, "#a3937a"), (1, "#5d5040"), x=1, y=0.3)
    pillars = "".join(rect(x, 66, 7, 26, stone, stroke=INK, stroke_width=1) for x in (64, 76, 117, 129))
    steps = "".join(
        rect(100 - w / 2, y, w, 5, stone, stroke=INK, stroke_width=0.8) for w, y in ((30, 92), (36, 97), (42, 102))
    )
    return (
        path(nature.rays(r, 58, 66, 200, 22), "#fff6da", opacity=0.4)
        + circle(58, 66, 22, "#fff3cf")
        + path(nature.ridge(r, 104, 18, 200, 200), "#c9a987")
        + path(nature.ridge(r, 122, 12, 200, 200), "#a98a6b")
        + rect(0, 132, 200, 70, "#9dbcc4")
        + line(nature.shimmer(r, 58, 136, 190, 12, 70), "#fff6da", 2, opacity=0.7)
        + path("M8 200C40 176 54 116 78 104H122C146 116 160 176 194 200Z", "#6c6136")
        + path("M122 104C146 116 160 176 194 200H120Q132 150 122 104Z", "#3f3a1e", opacity=0.7)
        + line("M100 107Q112 126 98 142T104 190", "#d8c48c", 4.5)
        + pillars
        + path("M60 66 63 60H87L90 66ZM110 66 113 60H137L140 66Z", stone, stroke=INK, stroke_width=1)
        + path("M86 92V44Q100 30 114 44V92Z", stone, stroke=INK, stroke_width=1.6)
        + path("M92 80V48Q100 40 108 48V80Z", "#6d5f4b")
        + path(nature.star(100, 54, 6, 2.4, 8), "#ffe9a8")
        + path("M84 92V74H92V80H108V74H116V92Z", stone, stroke=INK, stroke_width=1.4)
        + steps
        + wood
        + line(nature.bird(140, 50, 12) + nature.bird(152, 58, 9), "#5d4630", 1.6)
    )


def horse_of_the_plains(p: Picture, r: Random) -> str:
    coat = p.linear("coat", (0, "#5a3a1e"), (0.5, "#3a2412"), (1, "#1c1108"), x=0.8)
    return (
        circle(148, 62, 24, "#fff8dc")
        + path(nature.rays(r, 148, 62, 220, 24), "#fffbe6", opacity=0.35)
        + path(nature.clouds(r, 4, 200, 34, 80), "#fff", opacity=0.6)
        + path(nature.ridge(r, 104, 18, 200, 200), "#a9bccb")
        + path(nature.ridge(r, 116, 9, 200, 200), "#8fa497")
        + path(nature.downs(r, 124, 5, 200, 200), "#b9b45c")
        + path(nature.downs(r, 140, 6, 200, 200), "#93993f")
        + path(nature.downs(r, 158, 6, 200, 200), "#6b7a2e")
        + place(44, 44, 1.36, horse_head(coat, "#d9aa55", "#8a5a1e", "#f6dfae"), stroke=INK, stroke_width=1.5)
        + line("M86 87 112 128M64 122Q74 120 84 132", "#c8892f", 3.4)
        + circle(86, 131, 3.4, "#f0cf7c")
        + path(nature.downs(r, 182, 5, 200, 200), "#434f1c")
        + line(nature.grass(r, 60, 200, 194, 22), "#c9c25c", 1.2, opacity=0.75)
    )


def old_trees(p: Picture, r: Random) -> str:
    def trunk(x: float, w: float, fill: str) -> str:
        left = f"M{num(x - w * 1.3)} 200Q{num(x - w * 0.4)} 150 {num(x - w * 0.5)} 30"
        return path(f"{left}H{num(x + w * 0.5)}Q{num(x + w * 0.4)} 150 {num(x + w * 1.3)} 200Z", fill)

    behind = "".join(trunk(x, w, "#6b8648") for x, w in ((52, 8), (84, 7), (122, 7), (150, 9)))
    beside = trunk(22, 17, "#37502c") + trunk(178, 18, "#37502c")
    leaves = "".join(
        circle(r.uniform(5, 195), r.uniform(6, 44), r.uniform(13, 24), r.choice(("#2b4721", "#3a5f2a", "#4f7a35")))
        for _ in range(30)
    )
    return (
        path(nature.rays(r, 100, 10, 240, 20), "#fbffd6", opacity=0.45)
        + behind
        + rect(0, 120, 200, 80, "#dfe9a9", opacity=0.35)
        + beside
        + leaves
        + walking_tree(p)
        + path(nature.downs(r, 184, 4, 200, 200), "#1b2a12")
        + line(nature.grass(r, 40, 200, 192, 18), "#5d8038", 1.6)
    )


def walking_tree(p: Picture) -> str:
    """an old tree with a face: brows, eyes, a long nose, and a beard of moss"""
    bark = p.linear("bark", (0, "#7a5a36"), (0.5, "#54391f"), (1, "#2b1c0d"), x=1, y=0)
    body = (
        "M78 200Q86 176 82 150 80 128 84 112 70 112 58 98 46 96 34 84 48 90 58 88 52 76 54 62 60 80 70 92"
        " 78 98 86 96 86 80 78 66 74 54 76 40 82 58 92 70 96 56 92 38 102 52 102 70 112 60 118 42 122 58 112 76"
        " 112 90 116 98 126 96 138 86 142 76 140 60 150 74 146 88 160 84 168 74 164 90 148 98 134 112 118 112"
        " 120 130 118 150 114 176 124 200 110 194 101 192 90 194 78 200Z"
    )
    return (
        path(body, bark, stroke="#160d05", stroke_width=2, stroke_linejoin="round")
        + line(
            "M88 190Q92 170 89 160M112 190Q108 172 111 160M85 120Q83 112 88 104M116 120Q118 112 113 104", "#24160a", 1.6
        )
        + path(
            "M86 118Q92 112 98 119L97 122Q91 117 86 121ZM116 118Q110 112 104 119L105 122Q111 117 116 121Z", "#24160a"
        )
        + "".join(ellipse(x, 125, 4, 3.4, "#fff2a0") + circle(x, 125.5, 1.9, "#5d3a08") for x in (92.5, 109.5))
        + path("M99 122 96 138Q101 142 106 138L103 122Z", "#7a5a36", stroke="#24160a", stroke_width=1)
        + path(
            "M86 139Q94 143 101 140 108 143 116 139 117 152 111 158 109 170 101 178 93 170 91 158 85 152 86 139Z",
            "#7f9448",
            stroke="#2f3c14",
            stroke_width=1.2,
        )
        + line("M92 146Q93 156 97 164M101 146V172M110 146Q109 156 105 164", "#4c6126", 1.6)
        + "".join(
            circle(x, y, s, "#6b9a3c")
            for x, y, s in (
                (36, 83, 5),
                (55, 60, 6),
                (76, 38, 6),
                (92, 36, 5),
                (119, 40, 6),
                (141, 58, 6),
                (167, 74, 5),
            )
        )
    )
