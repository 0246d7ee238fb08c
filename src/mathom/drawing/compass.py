"""The compass rose, of the map and of the cards' back."""

from mathom.drawing.svg import INK, circle, group, path


def compass_rose(x: float, y: float, radius: float, gold: str, shade: str = "#5d3d10") -> str:
    """two four-pointed stars with a light and a dark side to every point"""
    out = ""
    for turn, size, waist in ((45, 0.7, 0.2), (0, 1, 0.19)):
        far, near = radius * size, radius * waist
        light = f"M0-{far:.1f}L0 0-{near * 0.71:.1f}-{near * 0.71:.1f}Z"
        dark = f"M0-{far:.1f}L0 0 {near * 0.71:.1f}-{near * 0.71:.1f}Z"
        for quarter in range(4):
            spin = f"translate({x:g} {y:g}) rotate({turn + quarter * 90})"
            out += group(path(light, gold), path(dark, shade), transform=spin, stroke=INK, stroke_width=0.8)
    return out + circle(x, y, radius * 0.12, gold, stroke=INK, stroke_width=1) + circle(x, y, radius * 0.05, INK)
