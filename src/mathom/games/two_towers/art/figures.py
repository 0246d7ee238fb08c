"""The pawn of the company: a hooded wanderer with a staff."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, ellipse, group, line, path


def draw_marker(name: str) -> str:
    p = Picture(name, 100, 130)
    gold = p.gold()
    cloak = p.linear("cloak", (0, "#8fa0a8"), (0.45, "#5b6d74"), (1, "#2c393f"), x=1, y=0.4)
    lamp = p.radial("lamp", (0, "#fff4c0", 0.95), (0.4, "#ffd873", 0.5), (1, "#ffd873", 0))
    p.add(
        ellipse(48, 120, 40, 9, "#000", opacity=0.4),
        ellipse(48, 116, 35, 9, gold, stroke=INK, stroke_width=2.5),
        ellipse(48, 113.5, 29, 6, "#6b4613"),
        line("M79 114V22", INK, 8),
        line("M79 113V22", "#b0793a", 4.5),
        group(
            path("M16 112C20 84 24 60 33 47H61C70 62 76 86 79 112 60 118 34 118 16 112Z", cloak),
            path(
                "M50 52C58 70 62 92 62 115 70 114 76 113 79 112 76 86 70 62 61 47Z",
                "#1d282d",
                stroke="none",
                opacity=0.5,
            ),
            path("M33 46C22 34 28 10 47 5 60 2 64 10 63 18 70 26 68 40 61 48 52 55 40 54 33 46Z", cloak),
            path("M38 42C33 30 38 18 47 15 57 18 61 30 57 42 52 48 43 48 38 42Z", "#14100c"),
            path("M40 40Q47 44 55 40 55 54 47.5 66 40 54 40 40Z", "#f1ece0"),
            path("M40.5 37Q40 28 47.5 25 55 28 54.5 37L51.5 42 47.5 44 43.5 42Z", "#a56f48", stroke="none"),
            line("M43.5 35.5h1.4M50.5 35.5h1.4", INK, 2.4),
            path("M47.5 34 45.8 40H49.2Z", "#d9a878", stroke="none"),
            path("M62 62C70 60 78 62 82 66 84 70 82 75 77 75 70 76 64 76 58 78Z", cloak),
            circle(79.5, 70, 4.6, "#d9a878"),
            stroke=INK,
            stroke_width=2.4,
            stroke_linejoin="round",
        ),
        line("M30 58Q26 82 26 108M42 72Q40 92 41 112", "#b9c6cc", 1.6, opacity=0.6),
        path("M37 68 47.5 74 58 68 56 75Q47.5 80 39 75Z", gold, stroke=INK, stroke_width=1.6),
        circle(79, 17, 17, lamp),
        path(star(79, 17, 13, 5, 8), gold, stroke=INK, stroke_width=1.6),
        circle(79, 17, 3, "#fffbe8"),
    )
    return p.svg()
