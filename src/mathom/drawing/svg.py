"""Writing SVG: elements, path data, and a picture that owns its paints."""

from collections.abc import Iterable

Value = str | float
Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]

GOLD: tuple[Stop, ...] = ((0, "#fff3c4"), (0.36, "#e2b755"), (0.64, "#a06f26"), (1, "#f3d684"))
INK = "#1a0f06"


def num(value: float) -> str:
    """a coordinate, to one decimal, as short as SVG allows"""
    text = f"{value:.1f}".removesuffix(".0")
    if text in ("-0", "0"):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def spot(x: float, y: float) -> str:
    return f"{num(x)}{pair(y)}"


def pair(y: float) -> str:
    """the second of two numbers: a minus parts them as well as a blank"""
    text = num(y)
    return text if text.startswith("-") else f" {text}"


def polygon(points: Iterable[Point]) -> str:
    return "M" + " ".join(spot(x, y) for x, y in points) + "Z"


def smooth(points: list[Point]) -> str:
    """a curve through all the points (Catmull-Rom as Béziers)"""
    padded = [points[0], *points, points[-1]]
    out = "M" + spot(*points[0])
    for before, a, b, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        out += f"C{spot(a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)}"
        out += f" {spot(b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)} {spot(*b)}"
    return out


def element(tag: str, inner: str = "", /, **attributes: Value) -> str:
    """an element; `stroke_width` is the attribute stroke-width, and viewBox and its like are written as they are"""
    text = "".join(f' {key.replace("_", "-")}="{value_text(value)}"' for key, value in attributes.items())
    return f"<{tag}{text}>{inner}</{tag}>" if inner else f"<{tag}{text}/>"


def value_text(value: Value) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def path(d: str, fill: str = "", **attributes: Value) -> str:
    """filled with a colour or paint; with that of its group when there is none"""
    return element("path", d=d, fill=fill, **attributes) if fill else element("path", d=d, **attributes)


def line(d: str, stroke: str, width: float, **attributes: Value) -> str:
    return element("path", d=d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round", **attributes)


def circle(x: float, y: float, r: float, fill: str, **attributes: Value) -> str:
    return element("circle", cx=num(x), cy=num(y), r=num(r), fill=fill, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **attributes: Value) -> str:
    return element("ellipse", cx=num(x), cy=num(y), rx=num(rx), ry=num(ry), fill=fill, **attributes)


def rect(x: float, y: float, width: float, height: float, fill: str, **attributes: Value) -> str:
    return element("rect", x=num(x), y=num(y), width=num(width), height=num(height), fill=fill, **attributes)


def group(*inner: str, **attributes: Value) -> str:
    return element("g", "".join(inner), **attributes)


def place(x: float, y: float, scale: float, *inner: str, **attributes: Value) -> str:
    """a drawing moved and scaled"""
    return group(*inner, transform=f"translate({spot(x, y)}) scale({value_text(scale)})", **attributes)


class Picture:
    """One SVG in the making. Every id in it begins with the picture's name, so that several can stand in one page."""

    def __init__(self, name: str, width: int, height: int) -> None:
        self.name = name
        self.width = width
        self.height = height
        self.defs: dict[str, str] = {}
        self.body: list[str] = []

    def add(self, *elements: str) -> None:
        self.body += elements

    def define(self, tag: str, key: str, inner: str, **attributes: Value) -> str:
        """puts something into the definitions; a reference to it"""
        self.defs[key] = element(tag, inner, id=f"{self.name}-{key}", **attributes)
        return f"#{self.name}-{key}"

    def linear(self, key: str, *stops: Stop, x: float = 0, y: float = 1) -> str:
        ref = self.define("linearGradient", key, stops_text(stops), x1=0, y1=0, x2=x, y2=y)
        return f"url({ref})"

    def radial(self, key: str, *stops: Stop, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
        return f"url({self.define('radialGradient', key, stops_text(stops), cx=cx, cy=cy, r=r)})"

    def clip(self, key: str, shape: str) -> str:
        return f"url({self.define('clipPath', key, shape)})"

    def symbol(self, key: str, *inner: str, **attributes: Value) -> str:
        return self.define("g", key, "".join(inner), **attributes)

    def gold(self) -> str:
        return self.linear("gold", *GOLD, x=0.7)

    def bright_gold(self) -> str:
        """for signs, which must stand out from the gold of frames"""
        return self.linear("bright", (0, "#fff8d6"), (0.4, "#f5cf6b"), (0.75, "#d69a36"), (1, "#e9bd5c"), x=0.6)

    def svg(self, **attributes: Value) -> str:
        box = f"0 0 {self.width} {self.height}"
        inner = element("defs", "".join(self.defs.values())) + "".join(self.body)
        return element("svg", inner, xmlns="http://www.w3.org/2000/svg", viewBox=box, **attributes)


def stops_text(stops: Iterable[Stop]) -> str:
    out = ""
    for stop in stops:
        if len(stop) == 3:
            out += element("stop", offset=stop[0], stop_color=stop[1], stop_opacity=stop[2])
        else:
            out += element("stop", offset=stop[0], stop_color=stop[1])
    return out


def use(ref: str, x: float, y: float, sx: float = 1, sy: float | None = None, **attributes: Value) -> str:
    """a defined drawing put somewhere, scaled, mirrored when sx is negative"""
    scale = value_text(sx) if sy is None or sy == sx else f"{value_text(sx)} {value_text(sy)}"
    return element("use", href=ref, transform=f"translate({spot(x, y)}) scale({scale})", **attributes)
