"""Emblems of the hosts: orcs, wolves, birds, and the men who serve the Eye. What names no fill takes the bone."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, circle, path
from mathom.games.battle.art.shapes import BLOOD, BONE, COAL, EMBER, GOLD, IRON, STEEL, WOOD, pen, stroke

ORC = "#7d8a4a"
RUST = "#8f4a26"

HORDES = {
    # the eye on a shield, two scimitars
    "orc-band": path("M88 96 70 88C50 66 30 40 4 4 40 16 70 46 82 78L94 86Z", STEEL)
    + path("M12 96 30 88C50 66 70 40 96 4 60 16 30 46 18 78L6 86Z", STEEL)
    + circle(50, 52, 34, RUST)
    + circle(50, 52, 26, COAL)
    + path("M27 52Q50 30 73 52 50 74 27 52Z", EMBER)
    + path("M50 38Q56 52 50 66 44 52 50 38Z", INK, stroke="none")
    + circle(50, 52, 30, "none", stroke=BONE, stroke_width=4, stroke_dasharray="1 14.6", stroke_linecap="round"),
    # a wolf's head
    "wargs": path(
        "M50 99C40 96 34 88 30 76L10 66 16 58 4 46 14 40 10 4 34 24Q50 18 66 24L90 4 86 40 96 46 84 58 90 66 70"
        " 76C66 88 60 96 50 99Z",
        "#6d6a70",
    )
    + path("M50 99C40 96 34 88 30 76L38 62 50 48 62 62 70 76C66 88 60 96 50 99Z", "#a29c9c")
    + path("M16 14 30 26 20 36ZM84 14 70 26 80 36Z", "#3a3338", stroke_width=1.6)
    + path("M24 44 44 50Q40 58 30 54ZM76 44 56 50Q60 58 70 54Z", "#ffcf2b")
    + pen("M36 51h1M63 51h1", INK, 5)
    + path("M42 76H58Q58 84 50 88 42 84 42 76Z", INK, stroke="none")
    + path("M36 84 40 97 45 88ZM64 84 60 97 55 88Z", "#fff", stroke_width=1.6),
    # a small goblin with big ears
    "snaga": path("M28 34 0 18Q4 52 28 62ZM72 34 100 18Q96 52 72 62Z", ORC)
    + path("M24 38 8 28Q12 46 24 54ZM76 38 92 28Q88 46 76 54Z", "#4e5a2a", stroke="none")
    + path("M50 10C72 10 82 28 80 50 78 72 66 92 50 96 34 92 22 72 20 50 18 28 28 10 50 10Z", ORC)
    + path("M28 42Q38 38 46 50 36 58 28 42ZM72 42Q62 38 54 50 64 58 72 42Z", "#ffe04a")
    + pen("M38 48h.5M62 48h.5", INK, 5)
    + path("M50 50 42 64H58Z", "#5c682f")
    + path("M32 72Q50 66 68 72 60 86 50 86T32 72Z", "#2a120c")
    + path("M38 71 41 78 44 70ZM56 70 59 78 62 71ZM47 86 50 78 53 86Z", "#fff", stroke="none")
    + path("M22 30Q50 14 78 30L76 22Q64 6 50 6T24 22Z", IRON),
    # crows
    "crebain": path(
        "M50 42C38 26 20 14 1 12 4 26 8 30 14 34L4 36Q10 48 20 50L14 54Q26 64 38 62L50 84 62 62Q74 64 86 54L80"
        " 50Q90 48 96 36L86 34C92 30 96 26 99 12 80 14 62 26 50 42Z",
        "#2b2a35",
    )
    + pen("M10 20Q28 28 42 48M90 20Q72 28 58 48M18 36Q30 42 40 54M82 36Q70 42 60 54", "#6f6e84", 2.6)
    + path("M40 78 50 99 60 78 50 70Z", "#2b2a35")
    + path("M50 26C60 26 64 36 62 46 60 60 56 70 50 74 44 70 40 60 38 46 36 36 40 26 50 26Z", "#3d3c4a")
    + path("M44 40 50 60 56 40Q50 34 44 40Z", "#c9b26a")
    + pen("M43 35h1M56 35h1", "#ff4a2b", 5)
    + path(
        "M14 82q6-6 11 0 5-6 11 0-6 0-11 6-5-6-11-6ZM66 90q6-6 11 0 5-6 11 0-6 0-11 6-5-6-11-6Z",
        "#2b2a35",
        stroke="#8a889c",
        stroke_width=1,
    ),
    # black bow and burning arrow
    "orc-archers": pen("M22 4 14 16C40 20 52 34 52 50S40 80 14 84L22 96", INK, 13)
    + pen("M22 4 14 16C40 20 52 34 52 50S40 80 14 84L22 96", "#6d5a46", 8)
    + pen("M22 4 12 50 22 96", BONE, 2.4)
    + stroke("M8 50H74", "#a58a5c", 4)
    + path("M2 40H12L20 50 12 60H2L8 50Z", BLOOD)
    + path(
        "M62 50C62 34 76 32 78 14 86 22 84 28 88 32 90 28 90 24 89 20 98 30 100 42 98 54 96 70 84 78 76 76 66 74"
        " 62 62 62 50Z",
        "#e2521a",
    )
    + path("M70 54C70 46 78 44 79 34 86 40 90 48 90 56 90 66 84 70 79 70S70 64 70 54Z", "#ffd24a", stroke="none"),
    # a veiled scout
    "haradrim-scouts": path("M50 4C80 4 92 26 86 50L96 98H4L14 50C8 26 20 4 50 4Z", "#a3231c")
    + path("M22 48H78L76 64H24Z", "#9a6238")
    + path("M20 60Q50 70 80 60L88 98H12Z", "#7a1614")
    + path("M12 46C8 20 24 4 50 4S92 20 88 46Q50 30 12 46Z", "#c9402c")
    + pen("M16 36Q40 12 78 18M14 44Q50 18 86 36M30 10Q60 8 86 42", "#6d100e", 2.6)
    + path("M30 52Q38 47 45 54 37 59 30 52ZM70 52Q62 47 55 54 63 59 70 52Z", "#fff", stroke_width=1.6)
    + pen("M38 53h.5M62 53h.5M28 47 45 49M72 47 55 49", INK, 4)
    + path("M50 14 57 24 50 34 43 24Z", GOLD)
    + pen("M30 76Q50 84 70 76M26 88Q50 96 74 88", "#4d0a0a", 2.6),
    # a long arm gropes for the ring
    "grishnakh": path(
        "M2 99C4 76 14 60 26 50 28 34 22 22 30 10 38 14 40 26 42 36 44 22 42 10 52 1 58 10 54 26 54 38 60 28 64"
        " 20 74 16 76 26 68 36 64 46 72 44 80 42 90 46 86 54 74 56 66 60 62 74 46 78 36 84L30 99Z",
        ORC,
    )
    + path("M30 10 25 1 35 5ZM52 1 52-8 59-1ZM74 16 82 8 82 17ZM90 46 99 43 96 52Z", "#2a2418", stroke_width=1.6)
    + pen("M30 28Q32 38 36 44M46 24Q46 36 47 42M64 34Q58 44 56 48M26 62Q38 60 46 68", "#4e5a2a", 2.8)
    + circle(78, 80, 14, "none", stroke_width=12)
    + circle(78, 80, 14, "none", stroke="#f0b93c", stroke_width=7)
    + pen("M66 75A13 13 0 0 1 73 68", "#fff3c4", 2.4),
    # the captain in his helm, a white hand on his brow
    "ugluk": path("M50 22C74 22 84 40 82 60 80 82 66 98 50 99 34 98 20 82 18 60 16 40 26 22 50 22Z", "#5d4a36")
    + path("M12 52C8 18 28 3 50 3S92 18 88 52L78 74 74 52Q50 42 26 52L22 74Z", "#33363d")
    + path("M44 42H56L54 66H46Z", "#33363d", stroke_width=2)
    + path("M30 56Q38 53 44 60 36 64 30 56ZM70 56Q62 53 56 60 64 64 70 56Z", "#ffcf2b", stroke_width=2)
    + path("M32 78Q50 70 68 78 62 90 50 90T32 78Z", "#240d08")
    + path("M34 82 36 68 42 78ZM66 82 64 68 58 78Z", "#fff", stroke_width=1.8)
    + path(
        "M43 38V24L40 23 37 16 40 15 44 21V8H47V18L49 6H52L52 18 55 8H58L56 20 60 14 62 16 57 26V38Z",
        "#fff",
        stroke="none",
    ),
    # the white hand
    "uruk-hai": path("M10 4H90L94 60 50 99 6 60Z", "#26272e")
    + path("M18 11H82L86 57 50 89 14 57Z", "none", stroke="#7d828c", stroke_width=2.4)
    + path(
        "M36 80V60C30 54 24 48 20 40 22 35 27 36 30 40L37 47 33 22C33 17 40 16 41 22L44 40 46 15C46 10 54 10 54"
        " 15L55 40 59 20C61 15 67 17 66 22L64 45 70 34C73 30 78 33 76 38L66 60V80Z",
        "#fff",
        stroke="none",
    ),
    # a bronze mask
    "easterlings": path("M50 0C58 8 60 16 58 26H42C40 16 42 8 50 0Z", BLOOD)
    + path("M50 18C78 18 90 40 88 62L92 84 74 99 68 78H32L26 99 8 84 12 62C10 40 22 18 50 18Z", "#c07f35")
    + path("M50 18C78 18 90 40 88 62L92 84 74 99 68 78H50Z", "#8a5320", stroke="none")
    + path("M18 50 46 58V66L22 62ZM82 50 54 58V66L78 62Z", INK)
    + pen("M31 59h2M67 59h2", "#ff5a2b", 4.6)
    + path("M46 18H54L56 70 50 80 44 70Z", "#f2c877")
    + pen("M20 44Q34 30 44 30M80 44Q66 30 56 30M36 84V96M44 84V98M56 84V98M64 84V96", "#5a3210", 3),
    # the great tusked beast
    "oliphaunt": path("M34 26C16 10 2 24 2 44 2 62 14 70 28 62ZM66 26C84 10 98 24 98 44 98 62 86 70 72 62Z", "#75706c")
    + path(
        "M10 34Q20 26 28 40 24 52 16 54 8 46 10 34ZM90 34Q80 26 72 40 76 52 84 54 92 46 90 34Z",
        "#a06a62",
        stroke="none",
    )
    + path(
        "M50 8C70 8 78 26 76 44 74 58 64 64 62 76 62 90 70 94 76 90L80 98C66 104 50 98 50 98 38 94 38 80 38 76"
        " 36 64 26 58 24 44 22 26 30 8 50 8Z",
        "#97918c",
    )
    + path("M34 62C26 74 10 80 4 98 18 94 36 90 42 70ZM66 62C74 72 90 76 97 92 84 92 66 86 60 70Z", "#fdf6e0")
    + pen("M40 70H60M40 78H59M42 86H60", "#5d5854", 2.4)
    + pen("M36 40h1M63 40h1", INK, 6)
    + path("M32 22Q50 32 68 22L62 8Q50 2 38 8Z", BLOOD)
    + path(star(50, 15, 8, 3, 8), GOLD, stroke="none"),
    # a rider on a wolf
    "warg-riders": stroke("M66 46 95 0", WOOD, 3.4)
    + path("M91-6 101-7 98 7Z", STEEL)
    + path("M42 50C38 38 42 30 50 28L38 24 46 17C46 8 54 2 63 3 75 4 78 17 71 26 79 32 80 42 76 52Z", ORC)
    + path("M46 12C50-3 74-4 80 16L69 21Q62 9 46 12Z", IRON)
    + pen("M53 18h.5", "#ffe04a", 4.4)
    + path(
        "M1 60 12 49 17 31 27 43C40 41 60 45 72 50 85 46 93 36 99 20 101 44 95 58 84 66L94 80 91 98H80L79 84 66 75"
        "C56 79 48 79 42 77L41 85 31 90 28 98H16L20 82 27 71C18 75 10 75 4 74L13 67 2 66Z",
        "#6d6a72",
    )
    + path("M3 66 13 67 8 71ZM13 67 19 66 15 72Z", "#fff", stroke_width=1.2)
    + pen("M19 53h.5", "#ffcf2b", 5.4)
    + pen("M2 61h1", INK, 5)
    + pen("M32 54Q36 62 30 70M68 58Q77 63 76 74M42 48Q54 58 68 50", "#35323a", 3),
}
