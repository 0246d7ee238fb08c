"""Motifs of events, each on a field of 100 by 100: what befalls heart, mind and body, and vermin."""

from mathom.drawing.svg import INK, circle, ellipse, path, place
from mathom.games.lidless_eye.art.shapes import (
    BLOOD,
    BONE,
    COAL,
    CREAM,
    EMBER,
    GOLD,
    PALE,
    STEEL,
    both,
    flat,
    pen,
)

HEART = "M50 92C14 66 4 46 6 30 8 12 34 2 50 26 66 2 92 12 94 30 96 46 86 66 50 92Z"

MOODS = {
    "heart-chain": path(HEART, BLOOD)
    + flat("M18 30Q22 16 36 20 24 26 24 40Z", "#fff", opacity=0.4)
    + pen("M-2 34Q30 56 50 50T102 60M-2 66Q40 74 60 68T100 36", INK, 10)
    + pen("M-2 34Q30 56 50 50T102 60M-2 66Q40 74 60 68T100 36", STEEL, 6, stroke_dasharray="8 4"),
    "heart-broken": path("M44 90C12 66 4 46 6 30 8 12 34 2 48 24L40 40 52 52 42 66 50 78Z", "#7a4a6a")
    + path("M56 90C88 66 96 46 94 30 92 12 66 2 54 24L48 40 60 52 50 66 58 78Z", "#5a3450")
    + pen("M50 96V104M44 100 40 108", "#9fc8e8", 3),
    "heart-leaf": path(HEART, "#4f8a3c")
    + pen("M50 88V34M50 52 30 36M50 52 70 36M50 68 34 56M50 68 66 56", "#2c5a24", 3)
    + path("M74 10Q92-8 104 2 98 22 82 20Z", "#8fc05a", stroke_width=1.6),
    "heart-coin": path(HEART, "#c98a2a")
    + circle(50, 46, 22, GOLD)
    + circle(50, 46, 16, "none", stroke="#a06f26", stroke_width=2.4)
    + path("M50 34 54 44 64 46 54 50 50 60 46 50 36 46 46 44Z", "#a06f26", stroke="none"),
    "senses": path(HEART, "#b8456a")
    + path("M34 30H66L62 52Q60 60 52 60V74H62V80H38V74H48V60Q40 60 38 52Z", CREAM)
    + flat("M37 40H63L61 52Q58 57 50 57 42 57 39 52Z", BLOOD),
    "fear": path("M50 4C78 4 88 26 84 52 82 76 66 98 50 98S18 76 16 52C12 26 22 4 50 4Z", "#cfd8d8")
    + both(circle(34, 44, 12, "#fff"), circle(34, 45, 3.4, INK), pen("M22 26Q32 18 42 26", "#33424a", 3))
    + ellipse(50, 78, 11, 14, "#20222c")
    + pen("M14 14 4 2M86 14 96 2M8 40H-6M92 40H106", PALE, 3.4),
    "thorn-crown": circle(50, 52, 34, "none", stroke=INK, stroke_width=14)
    + circle(50, 52, 34, "none", stroke="#5c4426", stroke_width=9)
    + path(
        "M50 12 54 22H46ZM86 34 78 42 74 34ZM90 66 80 66 82 58ZM70 94 64 86 72 82ZM30 94 28 82 "
        "36 86ZM10 66 18 58 20 66ZM14 34 26 34 22 42Z",
        BONE,
        stroke_width=1.6,
    )
    + pen("M36 62V74M64 66V80M50 80V92", BLOOD, 4),
    "plague": path(
        "M50 2C76 2 86 20 84 42 83 54 78 58 74 62L72 82H28L26 62C22 58 17 54 16 42 14 20 24 2 50 2Z", "#c8cf9a"
    )
    + both(flat("M24 40Q34 30 45 40 46 56 34 56 22 54 24 40Z", "#1c2414"), pen("M35 46h.1", "#9fe03a", 7))
    + flat("M50 54 43 68H57Z", "#1c2414")
    + pen("M36 74V82M50 74V82M64 74V82", INK, 2.4)
    + circle(8, 20, 7, "#9fb03a")
    + circle(94, 26, 9, "#9fb03a")
    + circle(90, 84, 6, "#9fb03a")
    + circle(8, 80, 8, "#9fb03a"),
    "rat": path(
        "M4 84C4 54 30 40 56 46 58 36 70 32 74 42 92 46 102 62 108 70 100 78 88 78 80 78L78 "
        "90H66L62 82H34L30 92H18L16 84Z",
        "#6d5f58",
    )
    + circle(66, 40, 10, "#8a7a70")
    + pen("M90 62h.1", "#ff4a2b", 5)
    + pen("M6 82C-14 74-8 48 6 40", "#c99a8a", 4)
    + pen("M98 72 112 70M98 75 112 80", INK, 1.6)
    + circle(107, 70, 3, INK),
    "bats": "".join(
        place(
            x,
            y,
            s,
            path(
                "M50 40C40 22 22 12 0 16 10 24 12 36 12 50 20 42 30 46 34 58 40 50 46 54 50 66 54 54 60 "
                "50 66 58 70 46 80 42 88 50 88 36 90 24 100 16 78 12 60 22 50 40Z",
                "#26222c",
                stroke="#8a7f96",
                stroke_width=2 / s,
            ),
            path("M42 42 42 30 50 36 58 30 58 42 50 54Z", "#3a3442"),
            pen("M46 42h.1M54 42h.1", EMBER, 5),
        )
        for x, y, s in ((-10, -18, 0.6), (50, -6, 0.66), (-16, 40, 0.6), (8, 22, 0.96), (62, 58, 0.5))
    ),
    "web": pen(
        "M50 50 50-8M50 50 98 4M50 50 110 52M50 50 96 98M50 50 50 108M50 50 4 98M50 50-10 52M50 "
        "50 4 4M50 30Q60 34 64 36 68 44 70 50 66 58 64 64 56 68 50 70 42 66 36 64 32 56 30 50 34 "
        "42 36 36 44 32 50 30M50 8Q68 16 80 20 88 36 92 50 86 66 80 80 64 86 50 92 34 86 20 80 "
        "14 64 8 50 14 34 20 20 34 14 50 8",
        "#dfe0ee",
        2.4,
    )
    + ellipse(50, 54, 8, 10, COAL)
    + pen("M47 46h.1M53 46h.1", "#ff4a2b", 3),
}
