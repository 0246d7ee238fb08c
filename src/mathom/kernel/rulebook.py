"""A game's `rules.md`: the numbered rules in our own words. Players read it, a refused move cites it, tests cite it."""

import re
from pathlib import Path

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """A rule by its number."""

    number: str
    chapter: str
    source: str  # book, ruling, base (a rule of the game on which this one builds), or example: one with its numbers
    text: str
    later: bool = False  # of a part that is not yet played here: "(not yet played here)" stands in its heading


def read_rules(path: Path) -> tuple[Rule, ...]:
    """all rules of a file, in its order"""
    chapter = ""
    later = False
    rules = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            later = line.endswith("(not yet played here)")
        if line.startswith("## "):
            chapter = line[3:].strip()
        found = re.match(r"- \*\*([A-Z]+(?:-[A-Z]{1,2})?-\d+)\*\* (?:\[(book|ruling|base)\] )?(?!\[)(.+)", line)
        if found:
            rules.append(Rule(found[1], chapter, found[2] or "example", found[3].replace("**", ""), later))
    return tuple(rules)
