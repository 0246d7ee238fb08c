"""The words of `docs/glossary.md` are those of the sources and of the catalogues."""

import re
from pathlib import Path

import polib
import pytest

import mathom

ROOT = Path(__file__).parent.parent
SOURCE = Path(mathom.__file__).parent
NOBODY = "–"  # a word that no player reads


def tables() -> dict[str, list[list[str]]]:
    """by heading, the rows of its table, cell by cell"""
    found: dict[str, list[list[str]]] = {}
    for part in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split("\n## ")[1:]:
        lines = [line for line in part.splitlines() if line.startswith("| ")]
        found[part.splitlines()[0]] = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]
    return found


TABLES = tables()


def folder_of(heading: str) -> Path:
    return SOURCE if heading == "The house" else mathom.game(heading).folder


def translations(heading: str, language: str) -> dict[str, set[str]]:
    """by English text, whatever it is translated by: several, where it depends on the context or on a number"""
    found: dict[str, set[str]] = {}
    house, own = SOURCE / "words" / f"{language}.po", folder_of(heading) / "words" / f"{language}.po"
    for entry in (*polib.pofile(str(house)), *polib.pofile(str(own))):
        found.setdefault(entry.msgid, set()).update(filter(None, (entry.msgstr, *entry.msgstr_plural.values())))
    return found


def words_in_code(heading: str) -> set[str]:
    """names of modules, and all that stands in them outside docstrings and comments"""
    paths = [*folder_of(heading).rglob("*.py")]
    if heading == "The house":
        paths += [ROOT / "tests" / "contract.py", ROOT / "tests" / "golden.py"]
    known = {path.stem for path in paths}
    for path in paths:
        code = re.sub(r'""".*?"""|#[^\n]*', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        known.update(re.findall(r"\w+", code))
    return known


def test_every_game_has_its_table() -> None:
    assert sorted(TABLES) == sorted(["The house", *mathom.games()])


@pytest.mark.parametrize("heading", TABLES)
def test_every_word_in_code_is_there(heading: str) -> None:
    known = words_in_code(heading)
    words = [word for row in TABLES[heading] for word in re.findall(r"`(\w+)`", row[3])]
    assert len(words) >= len(TABLES[heading])
    assert [word for word in words if word not in known] == []


@pytest.mark.parametrize("heading", TABLES)
@pytest.mark.parametrize(("language", "column"), [("de", 1), ("nl", 2)])
def test_players_read_the_same_words(heading: str, language: str, column: int) -> None:
    """a term is the translation of its English where there is one, else a part of what is said somewhere"""
    catalogue = translations(heading, language)
    said = "\n".join(text.lower() for texts in catalogue.values() for text in texts)
    wrong = []
    for row in TABLES[heading]:
        english, term = row[0], row[column]
        if term == NOBODY or term.startswith("*"):
            continue
        if term not in catalogue[english] if english in catalogue else term.lower() not in said:
            wrong.append((english, term, catalogue.get(english)))
    assert wrong == []
