"""What is inked on the map, each standing on 0 0."""

from random import Random

from mathom.drawing import nature
from mathom.drawing.svg import line, path

INK = "#4a3212"
SHADE = "#7d8244"


def peak(r: Random) -> str:
    """a mountain 100 high: light to the left, hatched to the right"""
    top = r.uniform(-8, 8)
    left = f"M-62 0Q-40-22-30-46Q{top - 14:.0f}-60 {top:.0f}-100"
    right = f"Q{top + 8:.0f}-74 {top + 22:.0f}-62T44-26Q54-10 64 0"
    shade = f"M{top:.0f}-100{right}Q30-4 {top + 6:.0f} 2Q{top + 14:.0f}-30 {top - 2:.0f}-48T{top:.0f}-100Z"
    hatch = "".join(
        f"M{top + 7 + k * 7:.0f} {-76 + k * 11}q5 {14 + k} {r.uniform(-4, 2):.0f} {26 + 3 * k}" for k in range(6)
    )
    return (
        path(f"{left}{right}Z", "#f0deb0")
        + path(shade, "#9a7440", opacity=0.5)
        + line(f"{left}{right}", INK, 2.6, stroke_linejoin="round")
        + line(hatch, INK, 1.3, opacity=0.8)
        + line(f"M{top - 12:.0f}-64Q-16-50-22-30M-34-34Q-38-20-46-10", INK, 1.2, opacity=0.55)
    )


def broad_tree(r: Random) -> str:
    return (
        line("M0 0V-14", INK, 3)
        + path(nature.crown(r, 0, -26, 32, 28, 7), "#b9b974", stroke=INK, stroke_width=1.8)
        + path("M4-38Q16-34 13-24 12-14 2-13 10-24 4-38Z", SHADE, opacity=0.7)
    )


def fir_tree() -> str:
    outline = path("M0-48 14-6H3V0H-3V-6H-14Z", "#a9ad68", stroke=INK, stroke_width=1.8)
    return outline + path("M0-46 12-7H2Z", SHADE, opacity=0.7)


def low_hill() -> str:
    return (
        path("M-46 0Q-30-30-4-30T46 0Z", "#e9d3a0", opacity=0.9)
        + line("M-46 0Q-30-30-4-30T46 0", INK, 2.2)
        + line("M8-25Q18-18 22-6M18-20Q28-13 31-5M-2-26Q8-17 11-5", INK, 1.2, opacity=0.7)
    )


def tuft() -> str:
    return line("M-9 0Q-8-7-12-11M-2 0Q-2-9-3-15M5 0Q6-7 10-11", INK, 1.6)
