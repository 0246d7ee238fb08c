"""The landscapes of the seven location tiles, between 8 8 and 342 242; what matters stands right of the middle."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import circle, group, line, path

STONE, SHADE = "#efe7d4", "#b5a88d"

# the sky above and at the horizon
SKIES = {
    "grey-havens": ("#7a9cc4", "#ffe3c0"),
    "bree": ("#26305e", "#d98a5a"),
    "erebor": ("#6fa3cf", "#f3efd8"),
    "isengard": ("#3a3038", "#e0925a"),
    "helms-deep": ("#101d42", "#4f6a9c"),
    "minas-tirith": ("#5f9ad6", "#f8f4e0"),
    "barad-dur": ("#1c0808", "#c23a14"),
}


def ridge(r: Random, y: float, rough: float, colour: str) -> str:
    return group(path(nature.ridge(r, y, rough, 334, 242, 4), colour), transform="translate(8)")


def stars(r: Random) -> str:
    return line(nature.dots([(r.randint(112, 336), r.randint(14, 70)) for _ in range(14)]), "#fff", 2)


def harbour(r: Random) -> str:
    """ships with swans' necks under tall arches"""
    ship = (
        "M-34 0Q0 10 36 0 44-14 36-24 50-22 46-6 40 16 22 18H-18Q-32 14-34 0ZM-2-4V-58Q-30-34-32-8ZM4-4V-66Q34-40 32-8Z"
    )
    return (
        circle(236, 104, 26, "#fff1cf")
        + ridge(r, 108, 16, "#8ea4b8")
        + path("M8 126H342V242H8Z", "#6fa0b4")
        + line(nature.shimmer(r, 236, 132, 166, 6, 60), "#fff1cf", 2.4, opacity=0.8)
        + path(
            "M290 128V60Q300 34 310 60V128ZM318 128V44Q329 16 340 44V128ZM280 118H342V132H280Z",
            STONE,
            stroke="#5d5748",
            stroke_width=2,
        )
        + path("M112 132V70Q122 44 132 70V132ZM108 122H150V134H108Z", STONE, stroke="#5d5748", stroke_width=2)
        + group(path(ship, "#fffaf0", stroke="#4a5866", stroke_width=2.4), transform="translate(190 150)")
        + group(path(ship, "#f1ead8", stroke="#4a5866", stroke_width=3), transform="translate(268 140) scale(.62)")
    )


def inn(r: Random) -> str:
    """warm windows under the hill"""
    return (
        stars(r)
        + path("M8 150Q160 40 342 110V242H8Z", "#2c3a33")
        + path("M150 170V104H290V170Z", "#e2c48c", stroke="#2a180a", stroke_width=3)
        + path("M136 108 168 62H274L306 108Z", "#7a3a20", stroke="#2a180a", stroke_width=3)
        + path("M194 108 220 54 246 108Z", "#e2c48c", stroke="#2a180a", stroke_width=3)
        + line("M150 136H290M178 104V170M262 104V170M220 64V104", "#5b3414", 4)
        + path(
            "M158 112h14v16h-14ZM186 112h14v16h-14ZM240 112h14v16h-14ZM268 112h14v16h-14ZM212 80h16v18h-16Z", "#ffd45e"
        )
        + path("M208 172V144Q220 132 232 144V172Z", "#4a2510")
        + path("M256 70V40H272V70Z", "#7d6a58", stroke="#2a180a", stroke_width=2)
        + line("M300 120H324V128", "#2a180a", 3)
        + path("M312 128H336V150H312Z", "#c8502c", stroke="#2a180a", stroke_width=2.4)
        + path("M8 168Q170 156 342 170V242H8Z", "#3f4a2a")
    )


def lonely_mountain(r: Random) -> str:
    """the gate and the falling water"""
    return (
        ridge(r, 124, 18, "#9db4bd")
        + path("M90 190 170 92 206 40 226 22 248 52 290 108 342 176V190Z", "#7c7a78")
        + path("M226 22 248 52 290 108 342 176V190H250Q268 100 226 22Z", "#575656")
        + path("M206 40 226 22 248 52 236 58 226 48 216 60Z", "#f7fafc")
        + path("M180 176V116L222 88 264 116V176Z", "#4a4a4c", stroke="#1e1e20", stroke_width=3)
        + path("M202 176V130L222 116 242 130V176Z", "#ffbf4d", stroke="#e9d9a6", stroke_width=4)
        + path("M186 176V132L194 120 198 176ZM258 176V132L250 120 246 176Z", "#8d8d90")
        + path("M8 172H342V242H8Z", "#6f8a4a")
        + path("M212 176Q190 190 240 204T200 242H260Q300 210 254 196 226 188 232 176Z", "#9fd0de")
    )


def ringed_tower(r: Random) -> str:
    """black stone in a ring of walls and fires"""
    return (
        circle(280, 96, 24, "#ffdc9a")
        + ridge(r, 96, 30, "#6a565a")
        + path("M8 150Q200 120 342 150V242H8Z", "#3a3232")
        + path(
            "M196 168 206 66 196 26 212 44 222 14 232 44 248 26 238 66 250 168Z",
            "#1a181f",
            stroke="#8d8794",
            stroke_width=2.4,
        )
        + path("M222 14 232 44 248 26 238 66 250 168H224Z", "#37343f")
        + path("M217 70h10v12h-10ZM217 98h10v12h-10ZM216 126h12v14h-12Z", "#ffab45")
        + path("M108 158Q224 172 342 156V184Q224 212 108 186Z", "#23201f", stroke="#7a706a", stroke_width=2.4)
        + path(
            "M128 168q-10-14 2-28 10 14 4 28ZM164 172q-10-16 2-32 12 16 4 32ZM288 172q-10-16 2-32 12 16 4"
            " 32ZM322 168q-10"
            "-14 2-28 10 14 4 28Z",
            "#ff7d24",
        )
    )


def deep(r: Random) -> str:
    """the long wall in the ravine by night"""
    wall = "M108 176V112" + "h12v8h12v-8" * 9 + "h12V176Z"
    keep = "M232 120V66h12v8h12v-8h12v8h12v-8h12v54Z"
    return (
        stars(r)
        + path("M170 30A18 18 0 1 0 188 54 15 15 0 1 1 170 30Z", "#f4f7ff")
        + path("M108 8H140L152 60 136 110 150 176H108ZM342 8H320L304 50 316 100 300 176H342Z", "#17203a")
        + path("M246 74V34h8v6h8v-6h8v6h8v-6h8v40Z", "#7f90ae", stroke="#0d1424", stroke_width=3)
        + path(keep, "#8c9cb8", stroke="#0d1424", stroke_width=3)
        + path(wall, "#a3b1c8", stroke="#0d1424", stroke_width=3)
        + line("M112 138H330M112 156H330M140 122v16M196 138v18M250 122v16M300 138v18", "#5d6c88", 2.4)
        + path(
            "M206 176V148Q222 132 238 148V176ZM252 88h8v14h-8ZM272 88h8v14h-8ZM262 46h8v12h-8Z",
            "#ffc65a",
            stroke="#0d1424",
            stroke_width=2,
        )
        + path("M8 170Q200 160 342 172V242H8Z", "#1c2740")
        + line("M126 182h0M152 188h0M178 184h0M262 186h0M290 183h0M318 188h0", "#ff9b3d", 8)
    )


def white_city(r: Random) -> str:
    """seven circles of white stone on the mountain's knee"""
    tiers = "".join(
        path(f"M{226 - w} {y}H{226 + w}L{230 + w} {y + 24}H{222 - w}Z", STONE, stroke="#84806f", stroke_width=2)
        + path(f"M{244 + w // 4} {y}H{226 + w}L{230 + w} {y + 24}H{252 + w // 4}Z", SHADE)
        for w, y in ((26, 72), (44, 90), (62, 108), (80, 127), (98, 147))
    )
    return (
        path(nature.rays(r, 226, 100, 96, 14), "#fff", opacity=0.4)
        + ridge(r, 86, 26, "#b9cbdb")
        + path("M226 178 296 62 318 20 342 60V178Z", "#7f92a6")
        + tiers
        + path("M216 74V40L226 14 236 40V74Z", "#fff", stroke="#84806f", stroke_width=2)
        + path("M226 14 236 40V74H228Z", SHADE)
        + path("M226 14V4L248 9 226 13M216 171V158Q226 148 236 158V171Z", "#1f3a63")
        + path("M8 172Q180 160 342 174V242H8Z", "#8a9c4a")
    )


def dark_tower(r: Random) -> str:
    """iron towers and the eye"""
    return (
        path("M8 8H342V46Q310 66 284 46 254 72 226 48 190 70 160 46 120 66 8 50Z", "#2a0c0a", opacity=0.8)
        + ridge(r, 128, 34, "#4a130e")
        + path("M108 178 132 132 146 120 158 132 184 178Z", "#2a0c0a")
        + path("M138 126 146 120 154 128 150 150 144 136 138 156Z", "#ff8a24")
        + path(
            "M188 178 198 112 186 100 204 96 208 58 196 24 214 46 222 62H242L250 46 268 24 256 58 260 96"
            " 278 100 266 112"
            " 276 178Z",
            "#0f0a0e",
            stroke="#8a4a34",
            stroke_width=2.4,
        )
        + path("M204 60Q232 32 260 60 232 84 204 60Z", "#ffb02e")
        + path("M232 44Q242 60 232 77 222 60 232 44Z", "#1a0404")
        + path("M226 104h12v16h-12ZM212 132h8v14h-8ZM244 132h8v14h-8Z", "#ff6a20")
        + path("M8 170 60 160 120 172 180 162 250 174 342 164V242H8Z", "#1c0907")
        + line("M120 200Q180 178 230 190T340 180", "#ff5a1c", 4)
    )


PLACES = {
    "grey-havens": harbour,
    "bree": inn,
    "erebor": lonely_mountain,
    "isengard": ringed_tower,
    "helms-deep": deep,
    "minas-tirith": white_city,
    "barad-dur": dark_tower,
}
