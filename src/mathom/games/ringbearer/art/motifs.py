"""What stands on the land: small drawings, each with its foot at 0 0 and about 40 high."""

from mathom.drawing.svg import INK, Value, circle, path

HOLE = (
    path("M-30 0C-28-30 28-30 30 0Z", "#5f9c3f")
    + circle(0, -9, 9, "#2f6b3c", stroke="#e8d08a", stroke_width=2)
    + path("M5-9h0", "none", stroke="#f2bd3a", stroke_width=3)
    + path("M16-24V-32H21V-21", "#a5562e")
)
TREE = path("M-2 0V-12H2V0Z", "#5b3b14") + path(
    "M0-38C12-38 15-28 12-22 18-14 8-9 0-10-8-9-18-14-12-22-15-28-12-38 0-38Z", "#3f7f35"
)
FIELD_WALL = path("M-20 0 20-4M-14-8 24-12M-24-4V4M-4-6V2M16-8V0", "none", stroke="#8a6a34", stroke_width=2.4)
MILL = (
    path("M-10 0-7-26H7L10 0Z", "#e9dcc0")
    + path("M-10-24 0-36 10-24Z", "#8f3d22")
    + path("M0-24-20-34M0-24 20-14M0-24-10-4M0-24 10-44", "none", stroke="#5b3b14", stroke_width=3)
)
PEAK = (
    path("M-34 0-8-40 0-32 8-44 36 0Z", "#8d8794")
    + path("M-16-28-8-40 0-32 8-44 18-28 9-32 4-24-3-30-9-22Z", "#fff")
    + path("M8-44 36 0H14Q16-24 4-34Z", "#5f5966", stroke="none", opacity=0.7)
)
FIR = path("M-2 0V-6H2V0Z", "#4a2f12") + path("M0-38 11-20H6L14-5H-14L-6-20H-11Z", "#2f5a3c")
GATE = (
    path("M-22 0V-24Q-22-42 0-42T22-24V0Z", "#4b4656")
    + path("M-13 0V-22Q-13-33 0-33T13-22V0Z", "#1c1a26", stroke="#bfe0ff", stroke_width=2)
    + path("M0-24V-4M-6-14Q0-22 6-14", "none", stroke="#bfe0ff", stroke_width=1.6)
)
HORSES = path(
    "M-20 0-18-12Q-20-20-10-20H4L10-30 13-34 16-30 20-24 15-22 11-14 10 0H6L4-10H-10L-14 0Z", "#f6ecd4"
) + path("M4-20 10-32 13-34Q6-28 8-18ZM-18-18Q-26-16-24-6", "#b98a4a")
HALL = (
    path("M-24 0V-14H24V0Z", "#9a6a2e")
    + path("M-30-12 0-36 30-12Z", "#e3b23c")
    + path("M-5 0V-9H5V0M0-36-6-42M0-36 6-42", "#5b3b14")
)
ARGONATH = path(
    "M-18 0V-20L-15-30Q-18-40-11-42-4-40-7-30L-4-26-2-34 1-33-2-18-4 0ZM6 0V-20L9-30Q6-40 13-42 20-40 17-30L20-20V0Z",
    "#b9b4a6",
)
REEDS = path("M-10 0Q-12-14-14-20M-4 0Q-4-16-2-24M4 0Q6-12 12-18", "none", stroke="#5a7a2e", stroke_width=3)
SPIKE = path("M-18 0-8-24-3-14 4-36 10-10 20 0Z", "#3b2a2e") + path("M4-36 10-10 20 0H8Z", "#1e1216", stroke="none")
TOWER = path("M-10 0-7-26-11-32-5-30-6-42 0-36 6-42 5-30 11-32 7-26 10 0Z", "#1d1519") + circle(
    0, -26, 3, "#ff7a1c", stroke="none"
)
VENT = path("M-22 0-8-14H8L24 0Z", "#4a2a26") + path("M-8-14Q-12-24-4-30-2-24 2-22 6-30 2-38 14-30 8-14Z", "#ff8a2b")

MOTIFS = {
    "A": (HOLE, TREE, MILL, TREE, FIELD_WALL),
    "B": (PEAK, FIR, GATE, FIR, PEAK),
    "C": (HORSES, REEDS, HALL, TREE, ARGONATH),
    "D": (SPIKE, TOWER, VENT, SPIKE, VENT),
}
PEN: dict[str, Value] = {"stroke": INK, "stroke_width": 1.8, "stroke_linejoin": "round", "stroke_linecap": "round"}
