"""Pieces as text: a short token of signs, or a small card."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from mathom.kernel.view import Face, Option, Piece, View
from mathom.kernel.words import Msg, say
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT, Glyphs, symbols_of
from mathom.terminal.sheet import Lines, beside
from mathom.terminal.text import Text, cell_len, set_cell_size

CARD, WIDE = 9, 13  # cells inside a small card: at least, and where there is room
BACK = "▒"
RECONSTRUCTED = "°"
LAID = {"row", "column", "available", "covered"}  # where a piece of a grid lies: its line and brightness tell

Run = tuple[Piece, int]  # a piece, and how many like it


class Box(NamedTuple):
    """A small card before it is drawn."""

    left: str
    right: str
    lines: list[str]
    many: int
    style: str
    lit: bool


class Brush:
    """Draws pieces in a language; `lit` are the pieces an option would be done with (ids, or beginnings of ids)."""

    def __init__(self, glyphs: Glyphs, language: str, lit: tuple[str, ...] = ()) -> None:
        self.glyphs = glyphs
        self.language = language
        self.lit = lit

    def say(self, words: Msg) -> str:
        return say(words, self.language)

    def face(self, piece: Piece) -> Face | None:
        return self.glyphs.faces.get(piece.face) if piece.face else None

    def figures(self, named: Mapping[str, str | int]) -> str:
        """what the legend writes of traits or counters, to stand behind a name"""
        figures = self.glyphs.legend.figures(named)
        return f" {figures}" if figures else ""

    def is_lit(self, thing: str) -> bool:
        return any(thing == on or thing.startswith(on + "/") for on in self.lit)

    # -- tokens

    def signs(self, face: Face) -> str:
        """its shape, sign and value: `♦†`; a face that has none of them is called by its name"""
        traits = face.traits
        out = self.glyphs.shape(traits["colour"]) if "colour" in traits else ""
        out += self.glyphs.sign(traits["trait"]) if "trait" in traits else ""
        out += self.symbols(face)
        out += f"({traits['value']})" if "value" in traits else ""
        return out or self.say(face.name)

    def symbols(self, face: Face) -> str:
        return "".join(self.glyphs.sign(symbol) for symbol in symbols_of(face))

    def token(self, piece: Piece, many: int = 1) -> Text:
        face = self.face(piece)
        text = Text(self.signs(face), self.glyphs.style_of(face)) if face else Text(BACK, DIM)
        counted = [f"{self.say(Msg(k))} {n}" for k, n in piece.counters.items() if k not in LAID and k != "n"]
        if counted:
            text.append("(" + " ".join(counted) + ")", DIM)
        marked = [self.say(Msg(mark)) for mark in piece.marks if mark not in LAID]
        if marked:
            text.append("(" + " ".join(marked) + ")", DIM)
        many *= piece.counters.get("n", 1)
        if many > 1:
            text.append(f"×{many}", PARCHMENT)
        if self.is_lit(piece.id):
            text.stylize("bold reverse")
        return text

    def named(self, piece: Piece, many: int = 1) -> Text:
        """a token with its name: `♦† red strength ×2`; a plus sign before what lies on another piece"""
        face = self.face(piece)
        text = Text("+" if piece.host else "", DIM) + self.token(piece)
        if face and "value" not in face.traits and self.signs(face) != self.say(face.name):
            text = text + Text(" " + self.say(face.name), PARCHMENT)
        return text.append(f" ×{many}", GOLD) if many > 1 else text

    def option_signs(self, view: View, option: Option) -> Text:
        """the tokens of the pieces an option is done with"""
        out = Text()
        said = self.say(option.words)
        for on in option.on:
            piece = find(view, on)
            face = self.face(piece) if piece else None
            if piece and face and self.signs(face) not in said:  # a name is not said twice
                out.append(self.token(piece))
        return out

    # -- small cards

    def cards(self, found: list[Run], width: int, before: Sequence[Box] = ()) -> Lines:
        """small cards side by side, behind other boxes; as wide as there is room for, in several lines if need be"""
        cells = min(WIDE, max(CARD, width // max(1, len(found) + len(before)) - 2))
        boxes = [*before, *(self.card(piece, many, cells) for piece, many in found)]
        drawn = [self.boxed(box, cells) for box in boxes]
        each = max(1, width // (cells + 2))
        return [line for start in range(0, len(drawn), each) for line in beside(drawn[start : start + each])]

    def card(self, piece: Piece, many: int, cells: int) -> Box:
        """signs in the upper edge, the name, how many in the lower edge"""
        face = self.face(piece)
        if face is None:
            return Box("", "", [BACK * cells, BACK * cells], many, DIM, self.is_lit(piece.id))
        traits = face.traits
        left = self.glyphs.shape(traits["colour"]) if "colour" in traits else ""
        right = self.glyphs.sign(traits["trait"]) if "trait" in traits else traits.get("value", "")
        right += self.symbols(face)
        left += traits.get("points", "")
        if face.provenance == "reconstructed":
            left += RECONSTRUCTED
        printed = self.glyphs.legend.printed
        left += "".join(printed[mark] for mark in piece.marks if mark in printed)
        lines = wrapped(self.say(face.name), cells)
        return Box(left, right, lines, many, self.glyphs.style_of(face), self.is_lit(piece.id))

    def boxed(self, box: Box, cells: int) -> Lines:
        """a lit card has a double edge, so that it is seen without colours too"""
        a, flat, b, side, c, d = "╔═╗║╚╝" if box.lit else "╭─╮│╰╯"
        edge, bold = f"bold {GOLD}" if box.lit else box.style, f"bold {box.style}"
        line = flat * (cells - cell_len(box.left) - cell_len(box.right))
        top = Text.assemble((a, edge), (box.left, bold), (line, edge), (box.right, bold), (b, edge))
        count = f"×{box.many}" if box.many > 1 else ""
        bottom = Text.assemble((c + flat * (cells - len(count)), edge), (count, f"bold {PARCHMENT}"), (d, edge))
        middle = [
            Text.assemble((side, edge), (set_cell_size(words, cells), PARCHMENT), (side, edge))
            for words in (*box.lines, "", "")[:2]
        ]
        return [top, *middle, bottom]


def wrapped(words: str, cells: int) -> list[str]:
    """two lines of a small card; what is too long is cut, never the second line for a short first one"""
    lines: list[str] = []
    for word in words.split():
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= cells:
            lines[-1] += " " + word
        else:
            lines.append(word)
    lines = [*lines[:1], " ".join(lines[1:])]
    return [line if cell_len(line) <= cells else set_cell_size(line, cells - 1) + "…" for line in lines]


def runs(pieces: Iterable[Piece]) -> list[Run]:
    """cards that look alike are drawn once, with their number"""
    out: dict[tuple[object, ...], Run] = {}
    for piece in pieces:
        key: tuple[object, ...] = (piece.face, piece.marks, tuple(piece.counters.items()), piece.host)
        if piece.kind != "card":
            key = (*key, piece.id)
        first, many = out.get(key, (piece, 0))
        out[key] = (first, many + 1)
    return list(out.values())


def find(view: View, on: str) -> Piece | None:
    """the first piece with this id, or whose id begins like this"""
    for zone in view.zones:
        for piece in zone.pieces:
            if piece.id == on or piece.id.startswith(on + "/"):
                return piece
    return None


def face_of(view: View, on: str, brush: Brush) -> Face | None:
    """the face of a piece, or of a place: `site-moria` for the node `site:moria`"""
    piece = find(view, on)
    return brush.face(piece) if piece else brush.glyphs.faces.get(on.replace(":", "-"))
