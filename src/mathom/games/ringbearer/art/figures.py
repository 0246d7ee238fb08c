"""The three figures on the circle: the fellowship, the Black Riders, Gandalf, each on a base of its own shape."""

from mathom.drawing.nature import star
from mathom.drawing.svg import INK, Picture, Value, circle, ellipse, group, path, place

PEN: dict[str, Value] = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round", "stroke_linecap": "round"}
SKIN = "#e8bd92"


def hobbit(cloak: str, hair: str) -> str:
    """70 high, feet at 0 0"""
    return (
        path("M-22-2C-22-26-18-40-10-44H10C18-40 22-26 22-2Z", cloak)
        + path("M-8-2Q-8-24 0-40 8-24 8-2Z", "#f0dcae")
        + circle(0, -52, 14, SKIN)
        + path("M-15-50C-20-66-8-74 0-71 8-75 20-66 15-50 12-56 10-60 4-59-2-62-10-60-15-50Z", hair)
        + path("M-5-50h0M5-50h0", "none", stroke_width=3.6)
        + path("M-16 0Q-18-7-10-7T-3 0ZM16 0Q18-7 10-7T3 0Z", SKIN)
    )


def draw_fellowship(name: str) -> str:
    p = Picture(name, 120, 130)
    p.add(
        ellipse(60, 114, 52, 14, "#2f7a3c", stroke="#ffe9b5", stroke_width=4),
        group(
            place(36, 112, 1, hobbit("#2f6b3c", "#6b3f16")),
            place(86, 112, 1, hobbit("#8a5a24", "#c98f3c")),
            place(60, 118, 1.16, hobbit("#3f7a8c", "#3a2212")),
            circle(60, 84, 8, "none", stroke_width=7),
            circle(60, 84, 8, "none", stroke="#ffcf3a", stroke_width=4.4),
            **PEN,
        ),
    )
    return p.svg()


def rider() -> str:
    horse = (
        "M-46 0-42-30C-46-44-36-50-24-50H8L22-70 26-78 31-70 44-58 40-50 28-52 22-36 26-16 22 0H14L12-22-22-24-30-12"
        "-34 0Z"
    )
    return (
        path(horse, "#191720")
        + path("M-44-40Q-58-34-56-14", "none", stroke="#191720", stroke_width=7)
        + path("M-14-48C-22-70-16-96-2-98 12-96 14-78 12-60L16-34H-20Z", "#2b2833")
        + path("M-2-92C8-90 9-80 7-72L-1-64-10-72C-11-82-8-90-2-92Z", "#000")
        + path("M-5-78h0M3-78h0M34-62h0", "none", stroke="#ff4a22", stroke_width=4)
        + path("M10-62 34-104", "none", stroke="#c9d3da", stroke_width=4)
    )


def draw_riders(name: str) -> str:
    p = Picture(name, 120, 130)
    p.add(
        path("M60 98 114 114 60 130 6 114Z", "#8f1a10", stroke="#1a0f06", stroke_width=3),
        group(
            place(38, 108, 0.74, rider()),
            place(88, 110, 0.74, rider()),
            place(62, 118, 1, rider()),
            **{**PEN, "stroke": "#6b6680", "stroke_width": 1.8},
        ),
    )
    return p.svg()


def draw_gandalf(name: str) -> str:
    p = Picture(name, 120, 130)
    p.add(
        path("M14 106H106L96 126H24Z", "#dfe6f2", stroke=INK, stroke_width=3, stroke_linejoin="round"),
        circle(96, 26, 22, "#fff6cf", opacity=0.5),
        group(
            path("M96 116V30", "none", stroke_width=8),
            path("M96 116V30", "none", stroke="#8a5a2b", stroke_width=5),
            path(star(96, 24, 15, 6, 8), "#fff6cf", stroke_width=2),
            path("M20 116C24 84 30 62 42 54H72C84 66 90 88 92 116Z", "#c3cbd8"),
            path("M66 62 94 58 98 70 74 80Z", "#dfe5ee"),
            circle(57, 46, 13, SKIN),
            path("M42 48H72C74 70 66 84 58 96 48 84 40 68 42 48Z", "#fff"),
            path(
                "M20 42C34 34 42 32 44 30 46 16 52 6 70 2 64 12 68 22 70 30 78 34 88 38 94 42 68 50 46 50 20 42Z",
                "#7d8eb0",
            ),
            path("M52 46h0M63 46h0", "none", stroke_width=4),
            **PEN,
        ),
    )
    return p.svg()
