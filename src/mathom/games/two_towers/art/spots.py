"""Where the places lie on the map, and the fields of the paths between them."""

from math import hypot

SPOTS = ((880, 265), (700, 560), (440, 275), (480, 600), (135, 290), (190, 690), (850, 790))
BENDS = (0, 30, 40, 0, -20, 0, -95)  # how far each road bends on its way to a place


def step(place: int, i: int, fields: int) -> tuple[int, int]:
    """where the i-th field of the path to a place lies: on a bow from place to place, clear of both"""
    (ax, ay), (bx, by) = SPOTS[place - 1], SPOTS[place]
    margin = max(0.2, 66 / hypot(bx - ax, (by - ay) * 0.55))
    t = margin + (1 - 2 * margin) * (i / (fields - 1) if fields > 1 else 0.5)
    bow = BENDS[place] * t * (1 - t) * 4
    return round(ax + (bx - ax) * t), round(ay + (by - ay) * t - bow)
