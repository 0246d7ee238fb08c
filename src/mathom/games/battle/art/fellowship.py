"""Emblems of the Nine and of the old folk of the wild, on a field of 100 by 100. What names no fill takes the gold."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, ellipse, path
from mathom.games.battle.art.shapes import (
    BLOOD,
    CREAM,
    LEAF,
    SKIN,
    STEEL,
    WOOD,
    pen,
    stars,
    stroke,
)

IVORY = "#f3e8cc"

CHAIN = "M10 2Q14 34 42 45M90 2Q86 34 58 45"
HORN = "M5 60C14 86 42 99 66 88 89 77 98 50 97 17L69 12C71 38 65 57 50 64 36 69 20 66 10 54Z"
APPLE = "M50 32C40 20 9 20 9 56 9 82 30 98 44 97 48 95 52 95 56 97 70 98 91 82 91 56 91 20 60 20 50 32Z"

FELLOWSHIP = {
    # the ring on its chain
    "frodo": pen(CHAIN, INK, 7.5)
    + pen(CHAIN, "#f4f6f8", 5, stroke_dasharray=".1 7.2")
    + circle(50, 68, 23, "none", stroke_width=17)
    + circle(50, 68, 23, "none", stroke="#e9b23c", stroke_width=12)
    + pen("M29.5 60A22 22 0 0 1 44 46.5M58 45.5A23 23 0 0 1 68 53", "#fff6d4", 3.4)
    + pen("M28 74A23 23 0 0 0 72 74", "#a8320f", 3, stroke_dasharray="4 4 .1 4"),
    # pan, potatoes and rope
    "sam": stroke("M62 40 92 10", WOOD, 9)
    + circle(40, 60, 36, "#343a42")
    + circle(40, 60, 27, "#6a7682")
    + ellipse(32, 55, 11, 9, "#e9c06e")
    + ellipse(50, 52, 9, 8, "#d9a34c")
    + ellipse(43, 70, 12, 9, "#e3b35c")
    + stroke("M66 80a14 7 0 1 1 28 0 14 7 0 1 1-28 0M66 88a14 7 0 1 0 28 0M80 73Q72 62 84 56", "#dccb9e", 3.4),
    # the horn on a green belt
    "merry": stroke("M14 58C8 26 44-6 78 16", LEAF, 4.6)
    + path(HORN, IVORY)
    + path("M69 12 97 17 97 30 70 25Z")
    + path("M61 55 82 77 75 83 54 62Z")
    + path("M5 60 10 54 19 60 13 73Z")
    + pen("M26 76Q44 88 62 80", "#c9b586", 3),
    # an apple with a bite
    "pippin": path(APPLE, "#c8342a")
    + path("M20 52Q20 36 34 34 26 42 26 58 20 60 20 52Z", "#ff9d84", stroke="none")
    + path("M92 48C84 46 79 51 81 57 74 59 74 67 80 70 78 77 82 81 86 79 93 68 94 58 92 48Z", "#fbeec4")
    + stroke("M50 34Q47 20 55 10", WOOD, 4)
    + path("M53 24C58 6 78 0 95 4 91 22 74 32 53 24Z", LEAF)
    + pen("M60 20Q72 16 84 9", "#d6ecaa", 2),
    # helm, beard and axes
    "gimli": stroke("M8 98 88 8M92 98 12 8", WOOD, 5)
    + path(
        "M72 12C82-3 94 0 99 5 100 18 94 28 86 30 86 22 82 16 72 12ZM28 12C18-3 6 0 1 5 0 18 6 28 14 30 14 22 18"
        " 16 28 12Z",
        STEEL,
    )
    + path("M20 46H80C86 70 72 92 50 100 28 92 14 70 20 46Z", "#b24f17")
    + path("M31 46H69V56Q60 64 50 57 40 64 31 56Z", SKIN)
    + path("M50 60C40 54 30 62 24 76 38 76 46 72 50 66 54 72 62 76 76 76 70 62 60 54 50 60Z", "#d2691e")
    + path("M22 48Q22 10 50 8T78 48L66 42H34Z", STEEL)
    + path("M46 8H54L56 52 50 57 44 52Z")
    + pen("M38 49h2M60 49h2", INK, 4)
    + pen("M38 82 42 92M62 82 58 92M50 78V94", "#6d2c0a", 2.2),
    # bow, arrow and the green leaf
    "legolas": stroke("M10 14C56-2 102 44 86 90", "#c98f3c", 6)
    + pen("M10 14 86 90", CREAM, 2)
    + stroke("M18 82 84 16", "#efe2bf", 3)
    + path("M96 4 91 25 75 9Z", STEEL)
    + path("M4 98C0 70 18 50 48 50 50 78 32 98 4 98Z", LEAF)
    + pen("M10 92 42 56M20 81V66M20 81H34M30 70V59M30 70H41", "#d6ecaa", 2.2),
    # hat and staff
    "gandalf": stroke("M88 99 84 24", WOOD, 5.4)
    + path(star(84, 17, 17, 6, 8), "#fff6cf")
    + path(
        "M12 76C26 68 33 60 37 46 41 26 48 8 70 1 65 11 68 17 61 27 63 45 67 58 73 67 86 70 94 76 98 84 70 97 28"
        " 95 1 86 3 81 7 78 12 76Z",
        "#7688a6",
    )
    + path(
        "M70 1C65 11 68 17 61 27 63 45 67 58 73 67 86 70 94 76 98 84 84 91 70 93 58 92 62 60 52 30 70 1Z",
        "#4d5d7b",
        stroke="none",
    )
    + path("M34 54Q50 63 68 55L72 66Q50 76 28 64Z", STEEL)
    + pen("M10 83Q44 92 84 84", "#a9b8d0", 2),
    # the feathered hat and the yellow boots
    "bombadil": path("M22 54H45V78Q45 83 39 85 36 96 20 98H6Q1 89 9 85 20 81 22 72Z", "#f4c62f")
    + path("M78 54H55V78Q55 83 61 85 64 96 80 98H94Q99 89 91 85 80 81 78 72Z", "#f4c62f")
    + pen("M23 62H44M56 62H77", "#a06f12", 3)
    + path("M26 36Q26 8 48 10T72 36Z", "#80522a")
    + path("M58 33C62 14 78 2 99 1 98 20 86 35 62 37Z", "#3f86d0")
    + pen("M64 33Q78 22 92 8", "#cfe8ff", 2.2)
    + ellipse(49, 38, 42, 8, "#9c6a38")
    + path("M26 29Q48 36 66 30L64 36Q48 40 26 35Z", BLOOD),
    # the sword forged anew, and the stars
    "aragorn": path("M50 1 59 14 57 66H43L41 14Z", STEEL)
    + path("M50 1 41 14 43 66H50Z", "#fff", stroke="none")
    + pen("M42 36l5 5 4-5 7 5M42.5 52l5-4 4 5 5-4", "#c9651a", 2.4)
    + path("M18 60Q24 69 50 66T82 60Q90 70 78 76H22Q10 70 18 60Z")
    + path("M45 76H55V89H45Z", "#41331f")
    + circle(50, 93, 6.5, LEAF)
    + path(stars([(14, 38), (23, 19), (77, 19), (86, 38)], 11, 3.6), "#fff6cf", stroke_width=1.8),
    # the old tree with a face
    "treebeard": circle(24, 20, 17, LEAF)
    + circle(76, 20, 17, LEAF)
    + circle(50, 14, 18, "#74b04c")
    + path(
        "M28 99C33 82 25 62 27 44L10 34 13 28 28 33 30 18 37 19 40 31 47 14 54 14 58 31 66 18 72 19 71 34 88 27"
        " 91 33 73 45C75 62 67 82 72 99Z",
        "#7a5230",
    )
    + path("M33 70Q50 60 67 70 66 86 59 99L54 90 50 99 45 90 40 99Q34 86 33 70Z", "#8fa86a")
    + path("M31 50Q39 42 46 52 38 58 31 50ZM69 50Q61 42 54 52 62 58 69 50Z", "#ffe066")
    + pen("M39 50.5h.5M61 50.5h.5", INK, 5)
    + pen("M50 50 47 64H53M34 38Q40 36 44 42M66 38Q60 36 56 42", "#3a2209", 2.6),
    # a bear
    "grimbeorn": circle(20, 24, 15, "#6b4220")
    + circle(80, 24, 15, "#6b4220")
    + circle(20, 24, 7, "#c08a5a", stroke="none")
    + circle(80, 24, 7, "#c08a5a", stroke="none")
    + path("M50 12C80 12 94 34 92 58 89 84 70 97 50 97S11 84 8 58C6 34 20 12 50 12Z", "#8a5a2e")
    + path("M50 46C64 46 76 58 74 72 72 88 60 93 50 93S28 88 26 72C24 58 36 46 50 46Z", "#d9b182")
    + path("M38 54H62Q62 64 50 68 38 64 38 54Z", "#241509")
    + pen("M50 67V76M32 76Q41 83 50 76 59 83 68 76", INK, 3)
    + path("M40 80 43 89 46 79ZM60 80 57 89 54 79Z", "#fff", stroke_width=1.6)
    + pen("M32 42h1M68 42h1", INK, 8)
    + pen("M24 32 38 36M76 32 62 36", "#3a2209", 4),
}
