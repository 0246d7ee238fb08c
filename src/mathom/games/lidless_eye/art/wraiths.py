"""The Nine: an empty hood, each with a crown, a light and a weapon of his own."""

from typing import NamedTuple

from mathom.drawing.svg import circle, path
from mathom.games.lidless_eye.art.arms import ARMS
from mathom.games.lidless_eye.art.shapes import BONE, GOLD, IRON, STEEL, both, flat, pen

HOOD = "M50-2C76 2 86 32 84 58L106 122H-6L16 58C14 32 24 2 50-2Z"
VOID = "M50 14C67 18 74 40 69 60 65 74 57 82 50 84 43 82 35 74 31 60 26 40 33 18 50 14Z"

CROWNS = {
    "": "",
    "spikes": path("M18 30 8-12 26 8 33-18 42 4 50-26 58 4 67-18 74 8 92-12 82 30Q50 14 18 30Z", STEEL)
    + path("M18 30 17 22Q50 6 83 22L82 30Q50 14 18 30Z", IRON),
    "band": path("M20 28Q50 10 80 28L79 18Q50 0 21 18Z", GOLD) + circle(50, 13, 5, "#c23a2a"),
    "horns": both(path("M26 22C8 20-2 4 2-18 12 0 24 6 36 6Z", BONE))
    + path("M22 28Q50 12 78 28L76 18Q50 4 24 18Z", IRON),
    "wings": both(
        path("M24 26C6 18-4-2 2-26 18-14 30 0 36 12Z", "#3c3a4a"),
        pen("M6-14Q14 6 28 18M12-14Q20 2 32 12", "#7d7a92", 1.8),
    )
    + path("M22 28Q50 12 78 28L76 18Q50 4 24 18Z", STEEL),
    "points": path("M20 30 16 6 30 16 36-6 46 10 50-12 54 10 64-6 70 16 84 6 80 30Q50 14 20 30Z", GOLD),
    "moon": path("M22 28Q50 12 78 28L76 18Q50 4 24 18Z", STEEL)
    + path("M36-18A20 20 0 1 0 64-18 16 16 0 1 1 36-18Z", "#e6f0f4"),
    "ice": path("M20 30 14 4 26 14 30-14 40 8 46-22 54-22 60 8 70-14 74 14 86 4 80 30Q50 14 20 30Z", "#d6f2fa"),
    "veil": path("M20 30Q50 8 80 30L84 70 74 50Q50 26 26 50L16 70Z", "#3a2a4e")
    + path("M50 8 55 16 50 24 45 16Z", "#d8a0ff", stroke_width=1.4),
}


class Wraith(NamedTuple):
    crown: str = ""
    light: str = "#ff3b1f"  # of the eyes
    arm: str = "sword"
    cloth: str = "#1c1b24"
    fold: str = "#4b4960"

    def figure(self) -> str:
        return (
            ARMS[self.arm]
            + path(HOOD, self.cloth)
            + flat("M50-2C76 2 86 32 84 58L106 122H76Q84 42 50-2Z", "#000", opacity=0.4)
            + pen(
                "M20 62Q8 92 4 120M30 80 24 121M42 88 40 121M80 62Q92 92 96 120M70 80 76 121M58 88 60 121",
                self.fold,
                2.2,
            )
            + path(VOID, "#020205", stroke=self.fold)
            + pen("M38 64Q50 72 62 64M42 74Q50 78 58 74", self.fold, 1.4, opacity=0.6)
            + flat("M34 40 48 48Q42 55 35 49ZM66 40 52 48Q58 55 65 49Z", self.light)
            + circle(41, 47, 9, self.light, stroke="none", opacity=0.25)
            + circle(59, 47, 9, self.light, stroke="none", opacity=0.25)
            + CROWNS[self.crown]
        )


NINE = {
    "adunaphel": Wraith("veil", "#d8a0ff", "bow", "#241a30", "#7a5f96"),
    "akhorahil": Wraith("band", "#ffb02e", "staff", "#241a18", "#7a5a44"),
    "dwar": Wraith("horns", "#ff3b1f", "mace", "#1c1f24", "#565f6a"),
    "hoarmurath": Wraith("ice", "#9fe8ff", "spear", "#1a2630", "#5f8094"),
    "indur": Wraith("points", "#ffd24a", "scimitar", "#2a2014", "#7a6438"),
    "khamul": Wraith("wings", "#ff6a2a", "sword", "#1a1a1f", "#54525f"),
    "ren": Wraith("moon", "#c8ff5a", "scroll", "#1c2418", "#5f7050"),
    "uvatha": Wraith("", "#ff3b1f", "whip", "#2a1a14", "#7a5040"),
    "the-witch-king": Wraith("spikes", "#9fe8ff", "mace", "#15161d", "#4b5468"),
}
