"""Emblems of the captains of Rohan and Gondor, and of the ranger of the North."""

from mathom.drawing.svg import INK, circle, path, place
from mathom.games.battle.art.shapes import (
    BLOOD,
    COAL,
    CREAM,
    GOLD,
    HORSE,
    IRON,
    LEAF,
    SKIN,
    STEEL,
    WOOD,
    pen,
    petals,
    stars,
    stroke,
)

MEN = {
    # the white horse on green
    "theoden": stroke("M14 99V8", WOOD, 5)
    + circle(14, 7, 6, GOLD)
    + path("M18 14Q44 4 64 13T98 10L92 42 98 76Q80 84 60 75T18 80Z", "#2c7a3c")
    + pen("M23 20Q46 11 64 19T92 17M23 74Q46 68 62 70T92 71", GOLD, 2.4)
    + place(
        30,
        20,
        0.54,
        path(HORSE, "#fff", stroke_width=4),
        path("M49 18C70 24 86 46 90 98H76C76 60 66 36 49 18Z", "#c9d2da"),
    ),
    # a hood in the woods
    "faramir": path("M50 2C78 4 92 30 89 60L99 99H1L11 60C8 30 22 4 50 2Z", "#3f6b35")
    + path("M50 2C78 4 92 30 89 60L99 99H72Q84 50 50 2Z", "#274a24", stroke="none")
    + path("M50 18C68 20 77 38 75 58 72 72 60 80 50 80S28 72 25 58C23 38 32 20 50 18Z", "#1a120a")
    + path("M28 46Q50 36 72 46L71 60Q50 68 29 60Z", SKIN, stroke="none")
    + path("M27 58Q50 66 73 58 70 76 50 84 30 76 27 58Z", "#557f45")
    + pen("M35 46 45 49M65 46 55 49", INK, 3.4)
    + pen("M40 53h1M60 53h1", INK, 5)
    + path("M50 80 60 90 50 99 40 90Z")
    + pen("M18 70Q12 84 12 96M82 70Q88 84 88 96", "#1c3519", 2.6),
    # the cloven horn
    "boromir": path("M3 24C8 58 24 80 46 87L42 76 49 70 41 62 46 52C32 47 22 38 17 19Z", "#f3e8cc")
    + path("M57 88C82 87 97 62 98 14L69 9C70 34 66 47 56 53L62 62 54 70 61 77Z", "#f3e8cc")
    + path("M69 9 98 14 97 28 69 22Z")
    + path("M3 24 17 19 20 29 5 36Z")
    + path("M24 69 37 48 44 51 32 77Z")
    + pen("M70 66Q82 54 86 36", "#c9b586", 3)
    + pen("M51 38 49 20M42 34 34 20M60 34 66 24", CREAM, 3.4),
    # a helm with a horse's tail
    "eomer": path(
        "M62 12C56-1 38-1 26 6 6 18 0 50 4 94 14 84 14 62 22 50 18 68 20 82 24 92 30 74 28 52 42 36 50 26 58 22 62 12Z",
        "#fbf7ea",
    )
    + pen("M50 14Q22 22 12 62M40 28Q26 40 24 60", "#c2b89c", 2.4)
    + path("M26 66C22 34 42 15 62 16 84 18 94 36 94 56H80L77 52Q66 50 62 58L60 88Q42 92 32 80Z", STEEL)
    + path("M80 56 77 50Q64 46 58 56L27 54 28 46Q60 40 94 46V56Z")
    + path("M56 20 62 6 68 20Z")
    + path("M84 56H94L92 74 86 70Z", IRON)
    + pen("M38 62V78M48 62V84", IRON, 3)
    + pen("M40 34Q52 24 70 26", "#fff", 3),
    # a lantern in the hills
    "angbor": pen("M8 30 18 36M92 30 82 36M4 56H14M96 56H86M10 82 20 76M90 82 80 76", "#ffe08a", 4)
    + circle(50, 10, 8, "none", stroke_width=7)
    + circle(50, 10, 8, "none", stroke=GOLD, stroke_width=3.4)
    + path("M31 34H69L75 82H25Z", "#fff0a8")
    + path("M50 42C53 52 64 58 64 69 64 77 58 81 50 81S36 77 36 69C36 60 44 56 50 42Z", "#f08a1e")
    + path("M50 60C52 66 57 68 57 74 57 79 54 81 50 81S43 79 43 74C43 69 48 66 50 60Z", "#fff3b0", stroke="none")
    + path("M24 34Q30 20 50 17 70 20 76 34Z")
    + path("M20 82H80L76 96H24Z")
    + pen("M38 34 34 82M62 34 66 82", INK, 2.6),
    # the shieldmaiden
    "eowyn": path("M50 5C84 5 88 40 87 66L97 98H3L13 66C12 40 16 5 50 5Z", "#edbd45")
    + pen("M20 60 14 94M80 60 86 94M27 70 25 96M73 70 75 96", "#a87519", 2.6)
    + path("M50 28C68 28 74 42 72 58 70 74 60 86 50 88 40 86 30 74 28 58 26 42 32 28 50 28Z", "#f1cfa8")
    + path("M21 50C18 20 32 4 50 4S82 20 79 50L70 44Q50 34 30 44Z", STEEL)
    + path("M24 38Q50 24 76 38L74 46Q50 32 26 46Z")
    + path("M46 32H54L52 58H48Z", STEEL, stroke_width=2)
    + pen("M37 53h3M60 53h3", "#28405e", 5)
    + pen("M43 74Q50 78 57 74", "#a03a30", 3)
    + pen("M34 18Q42 10 52 10", "#fff", 3),
    # the swan of Dol Amroth
    "imrahil": path(
        "M32 72C14 58 36 44 31 28 29 20 21 20 17 28L3 33C3 18 15 4 31 8 48 13 47 36 40 48 38 54 42 56 47 52 60"
        " 36 80 40 98 26 98 62 84 88 54 90 42 90 36 82 32 72Z",
        "#fff",
    )
    + path("M17 28 3 33Q3 26 7 20L17 22Z", "#e88f24")
    + pen("M23 15h1", INK, 4.6)
    + path("M46 66C60 58 80 58 94 44 92 66 78 80 56 80Z", "#d5e2ef", stroke_width=2)
    + pen("M2 92q8-7 16 0t16 0 16 0 16 0 16 0 16 0", "#bfe3ff", 4.4),
    # a guard's winged helm
    "beregond": path("M30 54C10 46 1 28 2 2 16 8 30 18 34 36ZM70 54C90 46 99 28 98 2 84 8 70 18 66 36Z", "#fdfaf0")
    + pen("M8 14Q16 32 30 46M17 14Q24 26 32 36M92 14Q84 32 70 46M83 14Q76 26 68 36", "#b9b09a", 2.2)
    + path("M32 56H68V80Q60 97 50 97T32 80Z", SKIN)
    + pen("M42 68h1M57 68h1", INK, 4.4)
    + pen("M44 86Q50 89 56 86", "#7a3a24", 2.8)
    + path("M27 60C25 32 36 14 50 6 64 14 75 32 73 60L70 90 63 82 61 62H39L37 82 30 90Z", "#3b4350")
    + path("M26 52H74V62H55L50 80 45 62H26Z")
    + pen("M50 48V22M50 40 41 30M50 40 59 30M50 31 45 24M50 31 55 24", "#fff", 2.8),
    # the veiled standard
    "halbarad": stroke("M50 99V4", WOOD, 5)
    + path("M16 12H84V80L67 70 50 84 33 70 16 80Z", COAL)
    + pen("M21 18H79M21 71V18M79 71V18", GOLD, 2)
    + stroke("M8 11H92", WOOD, 5)
    + pen("M50 68V44M50 58 38 48M50 58 62 48M50 50 43 43M50 50 57 43", "#fff", 3.2)
    + path(stars([(28, 38), (35, 29), (50, 26), (65, 29), (72, 38)], 6.5, 2.4), "#fff", stroke="none")
    + path("M40 66H60V74H40Z", stroke_width=2),
    # the red shield
    "erkenbrand": stroke("M50 99V1M1 50H99", WOOD, 5)
    + circle(50, 50, 43, STEEL)
    + circle(50, 50, 35, BLOOD)
    + path(petals(50, 50, 4, 8, 34, 26, -45), GOLD, stroke_width=2)
    + circle(50, 50, 12, STEEL)
    + circle(50, 50, 39, "none", stroke="#5a636d", stroke_width=4, stroke_dasharray="1 15.4", stroke_linecap="round")
    + path("M46 1 50-5 54 1 53 9H47Z", STEEL),
    # the keep of the Hornburg
    "gamling": stroke("M50 16V-6", WOOD, 2.4)
    + path("M51-6 76 0 51 8Z", "#2c7a3c", stroke_width=2)
    + path("M22 99 26 40H18V16H29V25H39V16H46V25H54V16H61V25H71V16H82V40H74L78 99Z", "#a9adb4")
    + path("M58 40H74L78 99H62Z", "#6b7079", stroke="none")
    + pen("M19 40H81M28 58H38M42 70H52M60 52H70M30 84H36", "#4d525b", 2.6)
    + path("M42 99V86Q50 76 58 86V99Z", "#2a1c10")
    + path("M46 48Q50 42 54 48V60H46Z", "#ffd873", stroke_width=2),
    # the axe of the flower valley
    "forlong": stroke("M12 96 66 14", WOOD, 6)
    + path("M50 8C62 2 74 6 80 0 98 14 102 44 88 64 82 54 70 50 60 54 68 46 70 36 64 28Z", STEEL)
    + path("M80 0C98 14 102 44 88 64 84 57 80 54 76 53 88 38 88 18 80 0Z", "#fff", stroke="none")
    + path("M50 8 64 28 56 40 42 20Z")
    + path(petals(70, 80, 5, 3, 21, 34), "#d8403a", stroke_width=2)
    + circle(70, 80, 6, "#ffe08a", stroke_width=2)
    + path("M50 84Q40 76 30 82 36 92 50 88Z", LEAF, stroke_width=2),
}
