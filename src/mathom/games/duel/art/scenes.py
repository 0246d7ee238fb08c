"""The picture of a card under its band, between 8 92 and 242 342: one for each colour, and one for each people."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Point, circle, group, line, path, rect
from mathom.games.duel.art.printed import Printed

# of each chapter: morning, noon, dusk; the sky above and at the horizon
SKIES = {
    "grey": (("#2b211c", "#5a4030"), ("#241d20", "#5b3a2c"), ("#1a1516", "#4d2a20")),
    "yellow": (("#f3c667", "#fff1c4"), ("#e9a63f", "#fff0b8"), ("#c9702a", "#ffd98a")),
    "blue": (("#5f93cf", "#dff0fb"), ("#31619f", "#c6dcf0"), ("#141f4a", "#6f5f9a")),
    "green": (("#a9d3a0", "#f7f8d8"), ("#5fa07c", "#e3f2c6"), ("#1f4a4a", "#a9c98a")),
    "red": (("#d9703a", "#ffe0a0"), ("#a8322a", "#ffb35e"), ("#4a0f18", "#ec5a2c")),
    "purple": (("#1d0f33", "#7a4a9a"),) * 3,
}


def wall() -> str:
    return line(
        "M8 130H242M8 170H242M8 210H242M8 250H242M40 92V130M110 92V130M190 92V130M75 130V170M230 130V170M60 210V250",
        "#0006",
        3,
    )


def floor() -> str:
    return path("M8 292H242V342H8Z", "#2a1d15") + line("M8 294H242", "#0006", 4)


def forge() -> str:
    """hearth, anvil and hammer"""
    return (
        path("M72 294V190Q76 118 150 116 224 118 228 190V294Z", "#6f6259", stroke="#120c08", stroke_width=4)
        + path("M92 294V194Q96 138 150 136 204 138 208 194V294Z", "#1c0d06")
        + path(
            "M98 294Q88 240 122 214 116 190 140 166 140 190 156 200 160 176 176 186 174 206 190 220 210 250 202 294Z",
            "#e8521a",
        )
        + path("M116 294Q112 254 140 232 142 212 152 204 156 226 168 232 188 256 184 294Z", "#ffc145")
        + floor()
        + path(
            "M84 254H214V268Q184 272 178 290L186 312H196V326H112V312H122L130 290Q120 272 84 266Z",
            "#23262b",
            stroke="#8d959c",
            stroke_width=3,
        )
        + line("M150 250 206 206", "#8a5c30", 9)
        + path("M190 184 224 212 212 228 178 200Z", "#aab2b9", stroke="#15110e", stroke_width=3)
    )


def armoury() -> str:
    """a shield and two swords on the wall, torches beside them"""
    blades = "M84 138 210 278M216 138 90 278"
    return (
        line(blades, "#15110e", 15)
        + line(blades, "#d5dce2", 9)
        + line("M94 254 112 276M206 254 188 276", "#e0b040", 8)
        + circle(150, 208, 52, "#15110e")
        + circle(150, 208, 47, "#a3262c", stroke="#e0b040", stroke_width=7)
        + path(nature.star(150, 208, 36, 15, 6), "#f4d98e")
        + path("M66 214h12l-3 40h-6ZM222 214h12l-3 40h-6Z", "#6b4317")
        + path("M72 216q-16-22 0-46 16 24 0 46ZM228 216q-16-22 0-46 16 24 0 46Z", "#ffb53d")
        + floor()
    )


def night_window() -> str:
    """someone in a hood by an open window"""
    return (
        path("M74 270V180Q78 116 150 114 222 116 226 180V270Z", "#6f6259", stroke="#120c08", stroke_width=4)
        + path("M90 262V184Q94 132 150 130 206 132 210 184V262Z", "#1c3a5e")
        + circle(182, 170, 20, "#f7f2d4")
        + line("M104 160h0M120 190h0M200 220h0M140 152h0", "#fff", 4)
        + path("M66 262H234V278H66Z", "#8a7c70", stroke="#120c08", stroke_width=3)
        + floor()
        + path(
            "M88 342Q92 256 116 238 112 200 138 190 164 200 160 238 184 256 190 342Z",
            "#23402f",
            stroke="#0d0a08",
            stroke_width=3,
        )
        + path("M120 240Q118 212 138 206 158 212 156 240L138 256Z", "#0a0d0c")
        + line("M131 230h0M146 230h0", "#ffdf7a", 5)
    )


def library() -> str:
    """shelves, a candle and a scroll"""
    colours = ("#8c2f2a", "#2f5f8c", "#3f7a46", "#b08a2e")
    books = "".join(
        path(
            "".join(f"M{x} {y}V{y - 34 - x % 7}h12V{y}Z" for y in (158, 214) for x in range(78 + 14 * i, 228, 56)),
            colour,
        )
        for i, colour in enumerate(colours)
    )
    return (
        path("M66 108H238V292H66Z", "#4a2f16", stroke="#120c08", stroke_width=4)
        + books
        + line("M70 160H234M70 216H234", "#8a5c30", 6)
        + path("M60 262H242V280H60Z", "#8a5c30", stroke="#120c08", stroke_width=3)
        + floor()
        + path("M96 262Q88 240 106 240H190Q206 242 200 262Z", "#f6e7be", stroke="#4a3212", stroke_width=3)
        + line("M114 248H182M116 255H170", "#7a5424", 3)
        + path("M212 262V226H226V262Z", "#fbf0d2", stroke="#4a3212", stroke_width=2.4)
        + path("M219 226q-12-16 0-34 12 18 0 34Z", "#ffb53d")
    )


def throne() -> str:
    """a high seat between two banners"""
    return (
        path(
            "M66 104H102V222L84 204 66 222ZM198 104H234V222L216 204 198 222Z",
            "#5c2f86",
            stroke="#e0b040",
            stroke_width=4,
        )
        + floor()
        + path("M112 316V150L128 168 150 116 172 168 188 150V316Z", "#e0b040", stroke="#3a2209", stroke_width=4)
        + path("M126 250V184H174V250Z", "#8c1f2a")
        + path(
            "M102 250H198V270H102ZM106 270H122V316H106ZM178 270H194V316H178Z",
            "#b97f20",
            stroke="#3a2209",
            stroke_width=3,
        )
        + path("M84 316H216V328H242V342H60V328H84Z", "#6f6259", stroke="#120c08", stroke_width=3)
        + circle(150, 148, 8, "#c0283a")
    )


ROOMS = {
    "skill-strength": forge,
    "skill-courage": armoury,
    "skill-ruse": night_window,
    "skill-knowledge": library,
    "skill-leadership": throne,
}


def market(r: Random, chapter: int) -> str:
    """a stall and its coins"""
    heap: list[Point] = [
        (132 + 26 * i + 13 * row, 328 - 18 * row) for row in range(3) for i in range(-3 + row // 2, 3 - row)
    ]
    stripes = "".join(f"M{84 + 44 * i} 146h22l{5 - 2.2 * i:.0f} 42h-26Z" for i in range(4))
    return (
        path(nature.rays(r, 160, 190, 150, 12), "#fff", opacity=0.4)
        + path("M60 342V250L84 222 108 250V236L132 210 158 236V342ZM160 342V244L190 216 242 246V342Z", "#b9813a")
        + path("M70 188H78V342H70ZM226 188H234V342H226Z", "#6b4317")
        + path("M72 146H232L242 188H62Z", "#fff3d0", stroke="#3d2509", stroke_width=3)
        + path(stripes, "#c2402a")
        + line("M62 190q11 14 22.5 0t22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0 22.5 0", "#3d2509", 3)
        + path("M64 270H240V284H64Z", "#8a5c25", stroke="#3d2509", stroke_width=3)
        + path(
            "M96 270V250q14-14 28 0v20ZM150 270V244h30v26ZM200 270q-12-24 6-28 18 4 6 28Z",
            "#7a4a1e",
            stroke="#3d2509",
            stroke_width=2.4,
        )
        + path("M8 330Q80 300 150 290 210 300 242 326V342H8Z", "#7a4d14")
        + line(nature.dots(heap), "#6b420c", 33)
        + line(nature.dots(heap), "#f3c34a", 27)
        + line(nature.dots([(x - 4, y - 4) for x, y in heap]), "#fff2b8", 7 + chapter)
    )


# of each chapter: the mountain at the end of the road, the near and the far meadow
AHEAD = (
    (
        path("M120 266 150 222 168 210 186 226 222 266Z", "#7f9cba")
        + path("M158 217 168 210 180 221 170 226Z", "#f4f8fc"),
        "#6c9a4c",
        "#427a3c",
    ),
    (
        path("M96 270 140 196 156 178 176 206 226 270Z", "#3f5a80")
        + path("M140 196 156 178 170 198 160 206 152 200Z", "#f4f8fc"),
        "#55804a",
        "#365f38",
    ),
    (
        path("M88 270 142 188 152 194 164 184 232 270Z", "#2a2438")
        + path("M142 188 152 194 164 184 160 228 152 210 146 238Z", "#ff7a24"),
        "#3f4148",
        "#24262e",
    ),
)


def road(r: Random, chapter: int) -> str:
    """the road goes on, towards a mountain and a light like a ring"""
    mountain, far, near = AHEAD[chapter - 1]
    return (
        circle(160, 176, 40, "none", stroke="#ffd24a", stroke_width=11)
        + circle(160, 176, 40, "none", stroke="#fff6cc", stroke_width=3)
        + skyline(r, 220, 30, "#5f7fa3" if chapter < 3 else "#4a466b")
        + mountain
        + path("M8 262Q90 236 150 256T242 250V342H8Z", far)
        + path("M8 296Q100 262 242 290V342H8Z", near)
        + path(
            "M96 342Q104 306 166 296 204 288 164 276 146 268 158 256H164Q156 266 184 274 232 290 186 306"
            " 142 318 152 342Z",
            "#f0dfae",
        )
        + line("M116 328v-15M138 325v-14", "#141c2c", 15)
        + line("M116 302h0M138 300h0", "#141c2c", 11)
        + line("M151 328V294", "#141c2c", 2.4)
    )


def host(r: Random, chapter: int) -> str:
    """spears and banners against a burning sky"""
    spears = "".join(f"M{x} 342V{r.randint(196, 232)}l4 13h-8l4-13" for x in range(76, 238, 16))
    spots = ((150, 140), (106, 160), (196, 156))[:chapter]
    flags = "".join(f"M{x} 342V{y}q18-8 40 4l-10 16 12 18q-24-8-42-2" for x, y in spots)
    heads: list[Point] = [(x, r.randint(295, 305)) for x in range(64, 240, 22)]
    nearer: list[Point] = [(x, r.randint(322, 330)) for x in range(20, 240, 28)]
    return (
        circle(150, 236, 56, "#fff0b0", opacity=0.75)
        + path(nature.rays(r, 150, 236, 130, 12), "#fff", opacity=0.16)
        + skyline(r, 270, 20, "#7a2a22")
        + path(spears, "#1d0a0a", stroke="#1d0a0a", stroke_width=3.4)
        + path(flags, "#8c1414", stroke="#1d0a0a", stroke_width=3)
        + path("M50 312H242V342H50Z", "#2c1010")
        + line(nature.dots(heads), "#2c1010", 25)
        + line(nature.dots(nearer), "#130606", 34)
        + line(nature.dots([(x + 5, y - 9) for x, y in nearer]), "#e2763a", 5)
    )


def storm(r: Random, chapter: int) -> str:
    """lightning over horned heights, and an eye that looks"""
    return (
        path("M8 92H242V150Q226 168 206 152 188 178 164 156 140 176 118 154 94 172 76 150 40 168 8 146Z", "#2c1b45")
        + path("M66 204Q150 134 234 204 150 262 66 204Z", "#ffb02e", stroke="#2a0d2e", stroke_width=5)
        + path("M84 204Q150 156 216 204 150 246 84 204Z", "#e3420f")
        + path("M150 162Q170 204 150 242 130 204 150 162Z", "#12040f")
        + path(
            "M222 130 196 184H210L196 232 232 176H216L232 130ZM74 140 62 190H72L66 226 88 178H78L88 140Z",
            "#fff6b0",
            stroke="#4a2a6b",
            stroke_width=2.4,
        )
        + path(
            "M8 342V300L40 288 60 250 66 290 96 298 106 262 92 236Q124 250 128 290H172Q176 250 208 236L194 262 204 298"
            " 234 290 240 250 242 342Z",
            "#170b26",
        )
        + path("M120 290Q150 264 180 290L172 342H128Z", "#170b26")
        + path("M134 300 146 306 144 314 136 310ZM166 300 154 306 156 314 164 310Z", "#ff5a26")
        + skyline(r, 332, 8, "#0c0516")
    )


def meadow(r: Random, home: str) -> str:
    """the country of a people"""
    return (
        path(nature.rays(r, 150, 190, 140, 12), "#fff", opacity=0.3)
        + skyline(r, 216, 24, "#7fa894")
        + path("M8 272Q70 240 140 262T242 252V342H8Z", "#5c8f42")
        + HOMES.get(home, "")
        + path("M8 328Q90 306 160 322T242 316V342H8Z", "#23491f")
    )


# what stands in the country of each people
HOMES = {
    "elves": path(
        "M70 330 80 96H92L90 330ZM206 330 212 92H228L226 330ZM112 300 118 110H126L126 300ZM178 300 180 110H188"
        "L190 300Z",
        "#dfe6d8",
        stroke="#4a5f52",
        stroke_width=2.4,
    )
    + path("M60 124Q90 94 120 120 150 90 184 118 214 92 240 122 200 140 150 130 100 146 60 124Z", "#e9c64a")
    + path("M128 300V226Q150 190 172 226V300ZM120 300H182V308H120Z", "#f7f3e2", stroke="#4a5f52", stroke_width=3)
    + path("M140 300V240Q150 222 160 240V300Z", "#ffdf8a"),
    "dwarves": path("M40 342 96 200 132 160 152 130 176 164 206 210 242 300V342Z", "#7b7f86")
    + path("M152 130 176 164 206 210 242 300V342H170Q190 220 152 130Z", "#585c63")
    + path("M110 328V236L152 204 194 236V328Z", "#3f4249", stroke="#1a1c20", stroke_width=3)
    + path("M128 328V250L152 230 176 250V328Z", "#ffb84a", stroke="#e8d9a8", stroke_width=4)
    + path("M152 240V328", "none", stroke="#7a4a14", stroke_width=4),
    "hobbits": path("M56 330Q64 206 150 200 232 206 240 330Z", "#79ad3f", stroke="#345a1c", stroke_width=3)
    + circle(132, 280, 37, "#f0d79a", stroke="#4a3212", stroke_width=3)
    + circle(132, 280, 28, "#1f7a3f", stroke="#123f22", stroke_width=3)
    + line("M132 254V306M120 256V304M144 256V304", "#14522a", 3)
    + circle(132, 280, 5, "#ffd24a")
    + circle(198, 256, 13, "#ffe39a", stroke="#4a3212", stroke_width=4)
    + path("M104 224V180H122V212Z", "#a5662e", stroke="#4a3212", stroke_width=2.4),
    "humans": path(
        "M84 320 92 270H208L216 320ZM100 270 106 232H194L200 270ZM116 232 122 202H178L184 232Z",
        "#f7f4ea",
        stroke="#6f7468",
        stroke_width=3,
    )
    + path("M138 202V150L150 112 162 150V202Z", "#fff", stroke="#6f7468", stroke_width=3)
    + path("M150 112 162 150V202H152ZM160 270 164 232H194L200 270ZM160 320 164 270H208L216 320Z", "#c3c6bd")
    + path("M150 112V98L172 104 150 110M138 320V296Q150 282 162 296V320Z", "#27427a"),
    "ents": path("M60 330Q76 240 70 130H86Q84 240 100 330ZM196 330Q212 240 208 120H226Q222 240 238 330Z", "#5b4426")
    + "".join(circle(x, y, 32, "#3f7a34") for x, y in ((80, 128), (216, 122), (118, 140), (180, 138)))
    + circle(148, 146, 42, "#62a244")
    + path(
        "M128 336Q138 270 132 226L104 196 138 210 148 160 158 210 192 192 164 228Q160 270 174 336L150 322Z",
        "#8a5f34",
        stroke="#2b1c0d",
        stroke_width=3,
    )
    + line("M141 236h0M157 236h0", "#ffe784", 8)
    + line("M149 240V256M142 266Q150 270 157 266", "#2b1c0d", 4),
    "wizards": path(
        "M124 330 132 200 122 188V172H178V188L168 200 176 330Z", "#6c6f86", stroke="#23243a", stroke_width=3
    )
    + path("M150 330V172H178V188L168 200 176 330Z", "#4c4f66")
    + path("M116 174 150 108 184 174Z", "#34386b", stroke="#23243a", stroke_width=3)
    + path("M142 226q8-14 16 0v20h-16ZM144 280q6-12 12 0v16h-12Z", "#ffdf7a")
    + path(nature.star(206, 132, 24, 7, 8), "#fff6c4")
    + path(nature.star(88, 158, 15, 4, 4), "#fff6c4"),
}


def scene(r: Random, card: Printed) -> str:
    if card.people:
        return meadow(r, card.people)
    if card.colour == "grey":
        return wall() + ROOMS.get(card.effect[0], forge)()
    return {"yellow": market, "blue": road, "red": host, "purple": storm}[card.colour](r, card.chapter)


def skyline(r: Random, y: float, rough: float, colour: str) -> str:
    return group(path(nature.ridge(r, y, rough, 234, 342, 3), colour), transform="translate(8)")


def ground(paint: str) -> str:
    return rect(8, 90, 234, 252, paint)
