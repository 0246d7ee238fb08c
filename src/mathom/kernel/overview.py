"""A game's `overview.md`: what one reads before sitting down. A paragraph ends with the numbers of the rules that say
it exactly, and may stand below a line `![…]` with pictures of the game's own art. `**…**` is stressed."""

import re
from pathlib import Path

import msgspec

from mathom.kernel.words import Msg


class Paragraph(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph of an overview, with the rules and pictures that belong to it."""

    words: Msg
    rules: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()
    tip: bool = False  # one of the numbered ones at the end


def read_overview(path: Path) -> tuple[Paragraph, ...]:
    """empty where a game has none"""
    if not path.is_file():
        return ()
    found: list[Paragraph] = []
    pictures: tuple[str, ...] = ()
    for line in path.read_text(encoding="utf-8").splitlines():
        if shown := re.fullmatch(r"!\[(.+)\]", line):
            pictures = tuple(shown[1].split())
        elif line and not line.startswith("#"):
            text, tip = re.subn(r"^\d+\. ", "", line)
            words, _, rules = text.removesuffix("]").rpartition(" [") if text.endswith("]") else (text, "", "")
            found.append(Paragraph(Msg(words), tuple(rules.split(", ")) if rules else (), pictures, bool(tip)))
            pictures = ()
    return tuple(found)
