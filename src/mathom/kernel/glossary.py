"""A game's `glossary.md`: its own words, explained where a player meets them. A line begins with the forms in which the
word is read, the first one being its name, and ends with the rules that say it exactly."""

import re
from pathlib import Path

import msgspec

from mathom.kernel.words import Msg

LINE = re.compile(r"- \*\*(.+?)\*\* (.+) \[(.+)\]")


class Term(msgspec.Struct, frozen=True):
    """A word of a game."""

    forms: Msg  # parted by strokes; a translation has those of its language
    words: Msg
    rules: tuple[str, ...]


def read_glossary(path: Path) -> tuple[Term, ...]:
    """empty where a game has none"""
    if not path.is_file():
        return ()
    context = f"words of {path.parent.name}"  # the same word may have other forms in another game
    found = filter(None, map(LINE.fullmatch, path.read_text(encoding="utf-8").splitlines()))
    return tuple(Term(Msg(line[1], context=context), Msg(line[2]), tuple(line[3].split(", "))) for line in found)
