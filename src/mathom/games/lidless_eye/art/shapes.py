"""Colours and strokes that the pictures share. Figures stand on a field of 100 by 120, things on one of 100 by 100."""

from mathom.drawing.svg import INK, Value, circle, group, path

BONE = "#e8dcc0"
CREAM = "#fdf3d6"
GOLD = "#f0c55a"
STEEL = "#c7d0d9"
IRON = "#5a636d"
COAL = "#26242c"
RUST = "#8f4a26"
WOOD = "#7a4e26"
LEATHER = "#5b3a1e"
BLOOD = "#b3271f"
EMBER = "#ff8a2b"
FLAME = "#ffd24a"
PALE = "#bfe8dc"

FIGURE: dict[str, Value] = {
    "stroke": INK,
    "stroke_width": 2.4,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
}


def pen(d: str, colour: str, width: float, **attributes: Value) -> str:
    """a line within a figure, whose group rounds its ends"""
    return path(d, "none", stroke=colour, stroke_width=width, **attributes)


def bar(d: str, colour: str, width: float) -> str:
    """a line with a dark edge on both sides: a shaft, a limb"""
    return pen(d, INK, width + 3.6) + pen(d, colour, width)


def flat(d: str, fill: str, **attributes: Value) -> str:
    """a shape without an outline: a shade, a light"""
    return path(d, fill, stroke="none", **attributes)


def both(*inner: str) -> str:
    """something on the left of a figure, and its mirror image on the right"""
    half = "".join(inner)
    return half + group(half, transform="matrix(-1 0 0 1 100 0)")


def eye(x: float, y: float, size: float, iris: str = EMBER) -> str:
    """the lidless eye"""
    w, h = size, size * 0.56
    return (
        path(
            f"M{x - w:.1f} {y:.1f}Q{x:.1f} {y - 2 * h:.1f} {x + w:.1f} {y:.1f} {x:.1f} "
            f"{y + 2 * h:.1f} {x - w:.1f} {y:.1f}Z",
            iris,
        )
        + circle(x, y, h * 0.86, FLAME, stroke="none")
        + flat(
            f"M{x:.1f} {y - h:.1f}Q{x + h * 0.5:.1f} {y:.1f} {x:.1f} {y + h:.1f} {x - h * 0.5:.1f} "
            f"{y:.1f} {x:.1f} {y - h:.1f}Z",
            INK,
        )
    )


def fire(x: float, y: float, height: float) -> str:
    """a flame that stands on x y"""
    s = height / 100
    outer = (
        "M0 0C-34 0-40-30-26-52-24-42-20-40-16-40-22-64-6-74-4-100 12-84 10-68 16-56 20-60 20-66 19-72 36-54 38 0 0 0Z"
    )
    inner = "M0-4C-16-4-20-20-10-34-6-28-4-28-3-36 4-48 2-52 4-60 18-44 18-4 0-4Z"
    return group(path(outer, "#e2521a"), flat(inner, FLAME), transform=f"translate({x:g} {y:g}) scale({s:.2f})")
