"""Lines with colours, laid out by cells and printed without any library: what the drawings are made of."""

import os
import shutil
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import TextIO

Part = tuple[str, str]  # words, and their style: `bold #d9b45b`; of two colours the last one holds
ATTRIBUTES = {"bold": "1", "dim": "2", "italic": "3", "underline": "4", "reverse": "7"}
STEPS = (0, 95, 135, 175, 215, 255)  # of red, green and blue, on a terminal of 256 colours
WIDTH = 80  # where there is no terminal


@lru_cache(4096)
def cell_len(words: str) -> int:
    """how many cells of a terminal they fill"""
    return len(words) if words.isascii() else sum(map(cells_of, words))


def cells_of(sign: str) -> int:
    if unicodedata.combining(sign) or unicodedata.category(sign) in ("Cf", "Cc", "Me", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def set_cell_size(words: str, cells: int) -> str:
    """cut or filled up to so many cells"""
    while cell_len(words) > cells:
        words = words[:-1]
    return words + " " * (cells - cell_len(words))


class Text:
    """Its style is that of all that is added to it, unless that has a colour of its own."""

    def __init__(self, words: str = "", style: str = "") -> None:
        self.style = style
        self.parts: list[Part] = [(words, style)] if words else []

    @classmethod
    def assemble(cls, *parts: "str | Part | Text") -> "Text":
        text = cls()
        for part in parts:
            if isinstance(part, tuple):
                text.append(*part)
            else:
                text.append(part)
        return text

    @property
    def plain(self) -> str:
        return "".join(words for words, _ in self.parts)

    @property
    def cell_len(self) -> int:
        return cell_len(self.plain)

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.parts == other.parts

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Text({self.parts})"

    def __add__(self, other: "str | Text") -> "Text":
        return self.copy().append(other)

    def copy(self) -> "Text":
        text = Text("", self.style)
        text.parts = list(self.parts)
        return text

    def append(self, other: "str | Text", style: str = "") -> "Text":
        added = [(other, style)] if isinstance(other, str) else other.parts
        self.parts += [(words, f"{self.style} {own}".strip()) for words, own in added if words]
        return self

    def join(self, texts: "Iterable[Text]") -> "Text":
        """one after the other, with this between them"""
        text = Text("", self.style)
        for number, one in enumerate(texts):
            text.parts += (self.parts if number else []) + one.parts
        return text

    def stylize(self, style: str) -> None:
        """what is there so far"""
        self.parts = [(words, f"{own} {style}".strip()) for words, own in self.parts]

    def truncate(self, cells: int, pad: bool = False) -> None:
        """what is too long is cut, with a sign that says so; `pad`: what is too short is filled up"""
        missing = cells - self.cell_len
        if missing < 0:
            left = cells - 1
            kept: list[Part] = []
            for words, style in self.parts:
                kept.append((words if cell_len(words) <= left else set_cell_size(words, left), style))
                left -= cell_len(kept[-1][0])
                if left <= 0:
                    break
            words, style = kept[-1]
            self.parts = [*kept[:-1], (words + "…", style)]
        elif pad and missing:
            self.parts.append((" " * missing, self.style))


class Printer:
    """Where a program prints: with colours on a terminal, without them elsewhere."""

    def __init__(self, out: TextIO) -> None:
        self.out = out
        self.people = out.isatty()
        bare = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb"
        self.coloured = self.people and not bare
        if self.coloured and os.name == "nt":
            os.system("")  # from then on its console understands colours
        self.many = os.environ.get("COLORTERM", "") in ("truecolor", "24bit")

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((WIDTH, 24)).columns if self.people or "COLUMNS" in os.environ else WIDTH

    def print(self, *texts: str | Text) -> None:
        """a line of them"""
        self.out.write("".join(one if isinstance(one, str) else self.said(one) for one in texts) + "\n")

    def said(self, text: Text) -> str:
        if not self.coloured:
            return text.plain
        return "".join(
            f"\x1b[{codes(style, self.many)}m{words}\x1b[0m" if style else words for words, style in text.parts
        )


@lru_cache(1024)
def codes(style: str, many: bool) -> str:
    """what a terminal understands; `many`: it knows more than 256 colours"""
    found: dict[str, str] = {}
    for word in style.split():
        if word.startswith("#"):
            rgb = [int(word[i : i + 2], 16) for i in (1, 3, 5)]
            found["colour"] = "38;2;" + ";".join(map(str, rgb)) if many else f"38;5;{nearest(rgb)}"
        else:
            found[word] = ATTRIBUTES[word]
    return ";".join(found.values())


def nearest(rgb: list[int]) -> int:
    red, green, blue = (min(range(6), key=lambda i: abs(STEPS[i] - part)) for part in rgb)
    return 16 + 36 * red + 6 * green + blue
