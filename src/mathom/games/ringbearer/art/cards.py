"""The movement cards: colours in their tint, Jokers in all four, helpers in white and gold, Sauron's power in black."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, circle, ellipse, group, line, path, place, rect
from mathom.games.ringbearer.art.colours import COLOURS, CREAM, medallion
from mathom.games.ringbearer.art.symbols import disc, eye

WIDTH, HEIGHT = 250, 350

HILLS = "M15 232Q60 196 120 222T235 206V286H15Z"
MEADOW = "M15 256Q90 226 150 248T235 240V286H15Z"
ROAD = "M96 286Q150 268 120 254T150 236 136 222L142 222Q168 236 142 252T196 286Z"
CRAGS = "M15 240 40 200 56 226 82 176 104 228 128 204 150 232 176 170 200 222 214 200 235 236V286H15Z"
# fire around the Eye, 250 wide
FLAMES = (
    "M125 40C132 76 168 64 170 92 188 90 206 78 212 62 222 92 208 112 232 128 206 150 222 182 196 196 190 226 154 220"
    " 125 246 96 220 60 226 54 196 28 182 44 150 18 128 42 112 28 92 38 62 44 78 62 90 80 92 82 64 118 76 125 40Z"
)


def frame(p: Picture, edge: str, ground: str) -> list[str]:
    return [
        rect(2, 2, 246, 346, edge, rx=13, stroke=p.bright_gold(), stroke_width=4),
        rect(10, 10, 230, 330, ground, rx=8),
    ]


def banner(parchment: str = "#f4e5bd", fold: str = "#b58f55") -> list[str]:
    """the page writes the name on it"""
    return [
        path("M6 298H30V342H6L14 320ZM244 298H220V342H244L236 320Z", fold, stroke=INK),
        path("M18 288Q125 282 232 288V337Q125 331 18 337Z", parchment, stroke=INK, stroke_width=2),
    ]


def draw_colour_card(name: str, i: int, symbol: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    c = COLOURS[i]
    sky = p.linear("sky", (0, c.tint), (0.75, c.pale))
    p.add(
        *frame(p, c.deep, sky),
        path(c.pattern, "none", stroke=c.pale, stroke_width=7, opacity=0.42, stroke_linejoin="round"),
        path(HILLS, c.tint, opacity=0.75),
        path(MEADOW, c.deep),
        path(ROAD, c.pale),
    )
    if symbol:
        p.add(place(125, 82, 1.72, medallion(i)), place(125, 208, 1.82, disc(symbol)))
    else:
        p.add(place(125, 146, 2.6, medallion(i)))
    p.add(*banner())
    return p.svg()


def draw_joker(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    quarters = ("M10 10H125V148H10Z", "M125 10H240V148H125Z", "M125 148H240V340H125Z", "M10 148H125V340H10Z")
    p.add(
        *frame(p, "#3a2a12", "#111"),
        *(path(d, c.tint) for d, c in zip(quarters, COLOURS, strict=True)),
        *(place(x, y, 0.86, medallion(i)) for i, (x, y) in enumerate(((48, 48), (202, 48), (202, 248), (48, 248)))),
        circle(125, 148, 92, "#241606", stroke=p.bright_gold(), stroke_width=5),
        path(star(125, 148, 88, 30, 8), "#fff3c4", stroke=INK, stroke_width=3, stroke_linejoin="round"),
        path(star(125, 148, 54, 20, 8, -67.5), p.bright_gold(), stroke=INK, stroke_width=2),
        circle(125, 148, 11, CREAM, stroke=INK, stroke_width=2),
        *banner(),
    )
    return p.svg()


def eagle() -> str:
    """the great eagle with spread wings, around 125 100"""
    return group(
        path(
            "M125 66C152 70 190 60 230 26 232 56 220 78 204 90 214 92 208 102 196 106 202 112 190 120 178 120 160 126"
            " 140 122 134 118L140 148 125 160 110 148 116 118C110 122 90 126 72 120 60 120 48 112 54 106 42 102 36 92"
            " 46 90 30 78 18 56 20 26 60 60 98 70 125 66Z",
            "#8a5a2b",
        ),
        path("M125 56C140 56 144 70 138 84L125 96 112 84C106 70 110 56 125 56Z", CREAM),
        path("M125 80 131 86 125 98 119 86Z", "#f2bd3a"),
        path("M119 74h0M131 74h0", "none", stroke_width=5),
        path("M40 48Q72 82 108 88M210 48Q178 82 142 88", "none", stroke="#5b3814"),
        stroke=INK,
        stroke_width=2.6,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def draw_helper(name: str, symbols: tuple[str, ...]) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    sky = p.linear("sky", (0, "#6fa4c9"), (0.7, "#fdf2cd"))
    p.add(
        *frame(p, "#f3ead2", sky),
        path("M10 232 52 176 84 214 128 158 170 216 198 186 240 236V340H10Z", "#c8c2cc"),
        path("M112 178 128 158 146 182 134 192 126 184 120 192ZM42 190 52 176 64 192 54 198Z", "#fff"),
        path("M10 262Q90 236 150 256T240 248V340H10Z", "#7d9a5c"),
        eagle(),
        rect(14, 14, 222, 322, "none", rx=6, stroke="#c8983c", stroke_width=3),
    )
    if len(symbols) == 1:
        p.add(place(125, 212, 1.86, disc(symbols[0], "#e0a92e")))
    else:
        p.add(
            *(place(x, 214, 1.46, disc(s, "#e0a92e")) for x, s in zip((69, 181), symbols, strict=True)),
            line("M133 176 117 252", INK, 9),
            line("M133 176 117 252", CREAM, 5),
        )
    p.add(*banner("#fffdf2", "#c8983c"))
    return p.svg()


def draw_sauron(name: str) -> str:
    p = Picture(name, WIDTH, HEIGHT)
    sky = p.radial("sky", (0, "#ff7a1c"), (0.55, "#7a160e"), (1, "#12060a"), cy=0.42, r=0.62)
    p.add(
        rect(2, 2, 246, 346, "#1c1315", rx=13, stroke="#b3301c", stroke_width=4),
        rect(10, 10, 230, 330, sky, rx=8),
        path(FLAMES, "#a51d10", opacity=0.75),
        path(FLAMES, "#ff9a2b", opacity=0.5, transform="translate(25 29) scale(.8)"),
        ellipse(125, 142, 92, 60, "#12060a"),
        place(125, 142, 3.4, eye(), stroke=INK, stroke_width=1.4),
        path("M78 142Q125 100 172 142 125 184 78 142Z", "#ffc23a"),
        path("M125 98Q146 142 125 186 104 142 125 98Z", "#0a0406"),
        path(CRAGS, "#120709"),
        *banner("#c9b48c", "#5d2018"),
    )
    return p.svg()
