"""A game's `rules.md`: the numbered rules in our own words. Players read it, a refused move cites it, tests cite it."""

import re
from pathlib import Path

import msgspec


class Rule(msgspec.Struct, frozen=True):
    number: str
    chapter: str
    source: str  # book, ruling, or example: a printed example with its numbers
    text: str
    later: bool = False  # of a part that is not yet played here: "(not yet played here)" stands in its heading


def read_rules(path: Path) -> tuple[Rule, ...]:
    chapter = ""
    later = False
    rules = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            later = line.endswith("(not yet played here)")
        if line.startswith("## "):
            chapter = line[3:].strip()
        found = re.match(r"- \*\*([A-Z]+(?:-[A-Z])?-\d+)\*\* (?:\[(book|ruling)\] )?(?!\[)(.+)", line)
        if found:
            rules.append(Rule(found[1], chapter, found[2] or "example", found[3].replace("**", ""), later))
    return tuple(rules)
