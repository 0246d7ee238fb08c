"""Numbers as strokes of a broad pen, so that they look alike on every machine."""

from mathom.drawing.svg import path, place

# each 20 wide and 30 high
DIGITS = {
    "0": "M10 0C-3 0-3 30 10 30S23 0 10 0Z",
    "1": "M4 7 12 0V30",
    "2": "M1 8C2-3 19-3 19 8 19 17 2 20 1 30H20",
    "3": "M1 4C6-3 18-1 18 7 18 13 12 14 8 14 14 14 20 16 20 22 20 32 4 33 0 25",
    "4": "M14 30V0L0 21H20",
    "5": "M18 0H4L2 13C8 9 20 11 20 21 20 31 5 33 0 25",
    "6": "M17 1C4 2-1 12 1 22 4 33 20 32 20 21 20 11 5 10 1 21",
    "7": "M0 0H20L8 30",
    "8": "M10 14C-1 13 0 0 10 0S21 13 10 14C-3 15-2 30 10 30S23 15 10 14Z",
    "9": "M3 29C16 28 21 18 19 8 16-3 0-2 0 9 0 19 15 20 19 9",
}
STEP = 25


def number(value: int, x: float, y: float, scale: float, colour: str) -> str:
    """a number around a middle"""
    text = str(value)
    left = x - (STEP * (len(text) - 1) + 20) / 2 * scale
    return place(
        left,
        y - 15 * scale,
        scale,
        *(path(DIGITS[d], transform=f"translate({STEP * i})") for i, d in enumerate(text)),
        fill="none",
        stroke=colour,
        stroke_width=6.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
