"""Symbols for what a card shows. Colour never stands alone: each has a shape of its own, each trait its own sign.

All are one cell wide and among the few hundred signs that every monospace font has (WGL4). A game only names its
colours and traits; a name that is neither listed here nor in the legend of the game gets a spare sign, the same one in
every view of that game.
"""

from mathom.kernel.legend import Legend
from mathom.kernel.view import Face

WOOD = "#1b130c"
GOLD = "#d9b45b"
PARCHMENT = "#ece0c4"
DIM = "#9b8867"
EDGE = "#6d5130"
BAD = "#e58a6f"

COLOURS = {
    "red": ("♦", "#e8735c"),
    "blue": ("●", "#79b1ea"),
    "green": ("♣", "#86c06f"),
    "yellow": ("☼", "#eccb55"),
    "white": ("○", "#f4efe2"),
    "black": ("♠", "#a99f94"),
    "grey": ("□", "#b3aca0"),
    "brown": ("■", "#c08a56"),
    "purple": ("▼", "#c393dd"),
    "orange": ("▲", "#eb9d4c"),
}
SPARE_SHAPES = "◊►◄◘◙▬"
SPARE_TRAITS = "¤‡¶ΣΩΔΞΦΓΠ±¥£µß"


class Glyphs:
    """The signs of one game, found from the faces of its pieces, and what its short words mean."""

    def __init__(self, faces: dict[str, Face], legend: Legend | None = None) -> None:
        self.faces = faces
        self.legend = legend or Legend()
        shapes, signs = list(SPARE_SHAPES), list(SPARE_TRAITS)
        self.colours = dict(COLOURS)
        self.traits = dict(self.legend.signs)
        for face in faces.values():
            colour, trait = face.traits.get("colour"), face.traits.get("trait")
            if colour and colour not in self.colours:
                self.colours[colour] = (shapes.pop(0) if shapes else colour[:1].upper(), PARCHMENT)
            for name in (*([trait] if trait else []), *symbols_of(face)):
                if name not in self.traits:
                    self.traits[name] = signs.pop(0) if signs else name[:1].upper()

    def shape(self, colour: str) -> str:
        return self.colours.get(colour, (colour[:1].upper(), PARCHMENT))[0]

    def style(self, colour: str) -> str:
        return self.colours.get(colour, ("", PARCHMENT))[1]

    def sign(self, trait: str) -> str:
        return self.traits.get(trait, trait[:1].upper())

    def style_of(self, face: Face) -> str:
        colour = face.traits.get("colour")
        return self.style(colour) if colour else GOLD if "value" in face.traits else PARCHMENT

    def used_symbols(self) -> list[str]:
        """those that cards of this game show, several on a card"""
        shown = [symbol for face in self.faces.values() for symbol in symbols_of(face)]
        return sorted(set(shown), key=list(self.traits).index)


def symbols_of(face: Face) -> list[str]:
    """a card may show several symbols: `{"symbols": "sword,bow"}`"""
    return face.traits["symbols"].split(",") if "symbols" in face.traits else []
