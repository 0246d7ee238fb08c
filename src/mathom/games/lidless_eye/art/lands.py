"""The lands behind figures and things: a sky with its light, and the layers of ground before it."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import Picture, circle, group, line, path, rect, use
from mathom.games.lidless_eye.art.countries import LANDS, Land


def land(p: Picture, name: str, r: Random, width: int, top: int, foot: int) -> str:
    """a land that fills the field from `top` to `foot`, `width` wide; what chance may choose comes from r"""
    what = LANDS[name]
    high = foot - top
    sky = p.linear("sky", (0, what.sky[0]), (0.55, what.sky[1]), (1, what.sky[2]))
    out = [rect(0, top, width, high * 0.78, sky)]
    x, y = width * r.uniform(0.3, 0.7), top + high * r.uniform(0.22, 0.36)
    out += weather(what, r, width, top, high, behind=True)
    out += light(p, what, r, x, y, width)
    if "clouds" in what.weather:
        out.append(path(nature.clouds(r, 6, width, top + high * 0.1, top + high * 0.55), what.sky[0], opacity=0.4))
    out.append(path(skyline(what.skyline, r, top + high * 0.6, width, foot), what.far))
    if "volcano" in what.weather:
        out.append(volcano(width * r.choice((0.2, 0.8)), top + high * 0.68, high * 0.34))
    out.append(
        path(
            skyline("downs" if what.ground in ("waves", "dunes") else "ridge", r, top + high * 0.72, width, foot),
            what.middle,
        )
    )
    out += ground(p, what, r, width, top + high * 0.82, foot)
    out += weather(what, r, width, top, high, behind=False)
    return "".join(out)


def light(p: Picture, what: Land, r: Random, x: float, y: float, width: int) -> list[str]:
    glow = p.radial("glow", (0, what.glow, 0.85), (0.4, what.glow, 0.3), (1, what.glow, 0))
    out = [circle(x, y, width * 0.46, glow)]
    if what.light == "sun":
        out = [
            path(nature.rays(r, x, y, width, 16), what.glow, opacity=0.1),
            *out,
            circle(x, y, width * 0.085, what.glow, opacity=0.9),
        ]
    if what.light == "moon":
        out.append(circle(x, y, width * 0.09, what.glow))
        out.append(circle(x + width * 0.03, y - width * 0.02, width * 0.02, what.sky[2], opacity=0.5))
        out.append(circle(x - width * 0.025, y + width * 0.03, width * 0.014, what.sky[2], opacity=0.5))
    return out


def skyline(kind: str, r: Random, y: float, width: int, foot: int) -> str:
    if kind == "downs":
        return nature.downs(r, y, 12, width, foot)
    if kind == "dunes":
        return nature.downs(r, y, 20, width, foot, 3)
    if kind == "waves":
        return f"M0 {y:.0f}H{width}V{foot}H0Z"
    if kind == "city":
        return city(r, y, width, foot)
    if kind == "roofs":
        return roofs(r, y, width, foot)
    return nature.ridge(r, y, 26, width, foot, 4)


def city(r: Random, y: float, width: int, foot: int) -> str:
    """terraces with towers, stepped to the middle"""
    out, x = f"M0 {foot}V{y + 24:.0f}", 0.0
    while x < width:
        step = r.uniform(9, 18)
        top = y + 26 - 52 * (1 - abs(2 * x / width - 1)) - r.choice((0, 0, 4, 18))
        out += f"V{top:.0f}h{step:.0f}"
        x += step
    return f"{out}V{foot}Z"


def roofs(r: Random, y: float, width: int, foot: int) -> str:
    """the gables of a village"""
    out, x = f"M0 {foot}", 0
    while x < width:
        wide, high = r.randint(20, 34), r.randint(10, 24)
        out += f"L{x} {y + 18 - high:.0f}l{wide // 2}-14 {wide // 2} 14v{high + 4}h6"
        x += wide + 6
    return f"{out}L{width} {foot}Z"


def ground(p: Picture, what: Land, r: Random, width: int, y: float, foot: int) -> list[str]:
    kind = what.ground
    if kind == "ridge":
        return [path(nature.ridge(r, y + 6, 14, width, foot, 4), what.near)]
    if kind == "firs":
        tree = p.symbol("fir", path(nature.fir(r), what.near))
        far = p.symbol("fir-far", path(nature.fir(r), what.middle))
        row = [use(far, x, y + 4, r.uniform(0.35, 0.6)) for x in range(8, width, 22)]
        edge = [
            use(tree, x + r.uniform(-5, 5), foot + 4, r.uniform(0.8, 1.2))
            for x in (6, 26, 46, width - 46, width - 26, width - 6)
        ]
        return [*row, path(nature.downs(r, y + 8, 6, width, foot), what.near), *edge]
    if kind == "trunks":
        return [trunks(r, what, width, y, foot), path(nature.downs(r, y + 8, 6, width, foot), what.near)]
    if kind == "pillars":
        high = foot - y
        shafts = "".join(
            f"M{x - 9:.0f} {foot}V{y - high * 4:.0f}l-6-12h30l-6 12V{foot}Z" for x in (18, 56, width - 56, width - 18)
        )
        return [
            path(shafts, what.middle),
            path(shafts, "#000", opacity=0.25, transform="translate(7)"),
            rect(0, y + 10, width, foot - y - 10, what.near),
        ]
    if kind == "waves":
        rows = "".join(
            f"M{-r.randint(0, 20)} {y - 30 + i * 14:.0f}" + "q8-7 16 0t16 0" * (width // 30 + 1) for i in range(5)
        )
        return [rect(0, y - 6, width, foot - y + 6, what.near), line(rows, what.far, 1.8, opacity=0.8)]
    if kind == "reeds":
        return [
            path(nature.downs(r, y + 4, 5, width, foot), what.near),
            line(nature.shimmer(r, width / 2, y, foot - 6, 5, 90), what.glow, 1.6, opacity=0.4),
            line(nature.grass(r, 22, width, foot - 6, 34), what.middle, 2),
        ]
    return [path(nature.downs(r, y + 4, 9, width, foot), what.near)]


def trunks(r: Random, what: Land, width: int, y: float, foot: int) -> str:
    """bare boles on both sides, with crooked boughs"""
    out = ""
    for x in (12, 40, 66, width - 66, width - 40, width - 12):
        w, lean, top = r.uniform(5, 10), r.uniform(-8, 8), y - (foot - y) * 4.4
        side = 1 if x < width / 2 else -1
        out += (
            f"M{x - w:.0f} {foot}Q{x:.0f} {y - 60:.0f} {x + lean - 3:.0f} "
            f"{top:.0f}h6Q{x + w * 0.6:.0f} {y - 60:.0f} {x + w:.0f} {foot}Z"
        )
        out += f"M{x:.0f} {y - 66:.0f}q{side * 16}-14 {side * 26}-40q{-side * 12} 14 {-side * 28} 26Z"
    return path(out, what.middle)


def volcano(x: float, y: float, high: float) -> str:
    w = high * 0.95
    slopes = f"M{x - w:.0f} {y:.0f} {x - 10:.0f} {y - high:.0f}l7 5 8-4 7 3L{x + w:.0f} {y:.0f}"
    lava = f"l5 3 8-4 6 3-3 {high * 0.34:.0f}-5-10-4 {high * 0.3:.0f}-4-22Z"
    return (
        path(f"M{x - 4:.0f} {y - high:.0f}q-22-22 4-44t-14-40q34 16 28 42t-4 42Z", "#0d0505", opacity=0.5)
        + path(slopes, "#3f1512", stroke="#b8502a", stroke_width=1.6)
        + path(f"M{x - 8:.0f} {y - high + 2:.0f}{lava}", "#ff7a24")
    )


def weather(what: Land, r: Random, width: int, top: int, high: int, *, behind: bool) -> list[str]:
    out = []
    if behind:
        if "stars" in what.weather:
            out.append(
                line(
                    nature.dots([(r.uniform(6, width - 6), top + r.uniform(2, high * 0.5)) for _ in range(26)]),
                    what.glow,
                    1.5,
                    opacity=0.8,
                )
            )
        if "smoke" in what.weather:
            out.append(path(nature.clouds(r, 5, width, top, top + high * 0.3), "#0a0304", opacity=0.45))
        if "bolt" in what.weather:
            x = width * r.choice((0.24, 0.76))
            out.append(
                path(
                    f"M{x:.0f} {top}l-14 {high * 0.24:.0f} 12-3-16 {high * 0.26:.0f} 34-{high * 0.34:.0f}-13 "
                    f"4 16-{high * 0.18:.0f}Z",
                    "#fff6b8",
                )
            )
        return out
    if "snow" in what.weather:
        out.append(
            line(
                nature.dots([(r.uniform(4, width - 4), top + r.uniform(4, high * 0.9)) for _ in range(34)]),
                "#fff",
                3,
                opacity=0.85,
            )
        )
    if "rain" in what.weather:
        out.append(
            line(
                "".join(f"M{r.uniform(0, width):.0f} {top + r.uniform(0, high * 0.8):.0f}l-5 16" for _ in range(30)),
                "#cfe0ee",
                1.3,
                opacity=0.55,
            )
        )
    if "embers" in what.weather:
        out.append(
            line(
                nature.dots([(r.uniform(6, width - 6), top + r.uniform(high * 0.2, high * 0.85)) for _ in range(16)]),
                "#ffb04a",
                2.4,
                opacity=0.85,
            )
        )
    if "fog" in what.weather:
        out.append(
            group(path(nature.clouds(r, 5, width, top + high * 0.55, top + high * 0.85), what.glow), opacity=0.18)
        )
    return out
