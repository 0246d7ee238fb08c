"""Emblems of the elves."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, group, path
from mathom.games.battle.art.shapes import CREAM, GOLD, STEEL, WOOD, pen, petals, stroke

SAPPHIRE = "#2d6fd0"

ELVES = {
    # the golden flower
    "glorfindel": path(petals(50, 50, 8, 6, 49, 24, -67.5), "#c98a1e")
    + path(petals(50, 50, 8, 6, 49, 22), "#ffd34f")
    + pen(
        "".join(
            f"M50 50L{50 + 30 * x:.0f} {50 + 30 * y:.0f}"
            for x, y in ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7))
        ),
        "#a8640c",
        2,
    )
    + circle(50, 50, 13, "#fff3b0")
    + circle(50, 50, 6, "#e08a1a", stroke="none"),
    # a quiver
    "elrohir": stroke("M58 22C6 22-10 66 26 94", "#7a5a36", 4)
    + group(
        path("M38 34V4L44-6 50 4V34ZM62 34V4L68-6 74 4V34Z", "#6fb0e8")
        + path("M50 34V-2L56-12 62-2V34Z", "#fff")
        + pen("M44 4V34M56-2V34M68 4V34", INK, 2.4)
        + path("M32 30H80L74 96Q56 106 38 96Z", "#3d6b7d")
        + path("M60 30H80L74 96Q68 100 62 101Z", "#24475a", stroke="none")
        + path("M31 30H81L80 43H32ZM37 84H75L74 94H38Z")
        + path(star(56, 63, 15, 5, 8), CREAM, stroke_width=2),
        transform="rotate(24 50 60)",
    ),
    # sword and spear crossed under a star
    "elladan": group(
        stroke("M50 99V14", WOOD, 4.6),
        path("M50-12C60 2 60 12 54 22H46C40 12 40 2 50-12Z", STEEL),
        path("M54 24 74 30 54 38Z", SAPPHIRE),
        transform="rotate(-36 50 58)",
    )
    + group(
        path("M50-10 57 2 55 70H45L43 2Z", STEEL),
        path("M28 68Q50 76 72 68L74 76Q50 84 26 76Z"),
        path("M45 80H55L54 96H46Z", "#2a3f55"),
        transform="rotate(36 50 58)",
    )
    + path(star(50, 17, 18, 6, 8), "#fffbe8", stroke_width=2),
    # the light in the glass
    "galadriel": path(star(50, 58, 50, 20, 12), "#fff6cf", opacity=0.5, stroke="none")
    + path("M40 14H60V28C74 35 81 47 80 62 78 84 64 97 50 97S22 84 20 62C19 47 26 35 40 28Z", "#bfe0f2")
    + path("M28 62C28 48 36 40 44 36 38 46 34 60 38 80 30 76 28 70 28 62Z", "#fff", stroke="none")
    + path("M38 4H62V15H38Z")
    + path(star(52, 64, 27, 6, 4), "#fff", stroke_width=2)
    + path(star(52, 64, 14, 5, 4, -45), "#fff3b0", stroke_width=1.6),
    # the blue stone
    "elrond": circle(50, 70, 23, "none", stroke_width=14)
    + circle(50, 70, 23, "none", stroke=GOLD, stroke_width=9)
    + pen("M31 64A20 20 0 0 1 36 55", "#fff6d4", 3)
    + path("M26 3H74L91 22 50 58 9 22Z", SAPPHIRE)
    + path("M9 22H34L50 58ZM34 22 42 3H26L9 22Z", "#8cc4ff", stroke="none")
    + path("M66 22H91L50 58Z", "#153f8a", stroke="none")
    + pen("M9 22H91M34 22 42 3M66 22 58 3M34 22 50 58 66 22", INK, 2)
    + path("M34 42 50 55 66 42 62 58 50 64 38 58Z"),
    # a leaf of Lórien for a clasp
    "haldir": path("M50 1C88 20 91 64 55 88L53 99H46L45 88C9 64 12 20 50 1Z", STEEL)
    + path("M50 9C80 26 82 62 50 84 18 62 20 26 50 9Z", "#4f9440", stroke_width=2)
    + path("M50 9C80 26 82 62 50 84Z", "#2f6b31", stroke="none")
    + pen("M50 20V96M50 34 36 24M50 50 31 38M50 66 33 54M50 34 64 24M50 50 69 38M50 66 67 54", "#e4f2d0", 2.8),
    # the silver tree
    "celeborn": "".join(
        circle(x, y, r, "#dfe7ee")
        for x, y, r in ((24, 46, 20), (76, 46, 20), (32, 26, 18), (68, 26, 18), (50, 18, 18), (50, 44, 20))
    )
    + path(
        "M43 99Q48 82 46 66 36 62 26 52 40 56 47 56L50 32 53 56Q60 56 74 52 64 62 54 66 52 82 57 99L70 99Q64 94"
        " 58 92L42 92Q36 94 30 99Z",
        "#8d99a8",
    )
    + pen("M22 40h0M34 22h0M50 14h0M66 22h0M78 40h0M38 40h0M62 40h0M18 54h0M82 54h0", "#f5c64a", 7),
    # the evening star
    "arwen": stroke("M4 4Q14 34 38 42M96 4Q86 34 62 42", STEEL, 3)
    + path(star(50, 58, 41, 17, 8), "#cfe0f5")
    + path(star(50, 58, 41, 9, 4), "#fff")
    + circle(50, 58, 9, "#8cc4ff", stroke_width=2)
    + path("M46 55Q50 50 54 53 49 54 46 58Z", "#fff", stroke="none")
    + path("M50 30 45 22 50 12 55 22Z", "#fff", stroke_width=2),
}
