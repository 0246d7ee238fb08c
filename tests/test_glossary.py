"""The words of `docs/glossary.md` are those of sources and catalogues; what a game explains is read there."""

import re
from pathlib import Path

import polib
import pytest

import mathom
from mathom.kernel.glossary import read_glossary
from mathom.kernel.words import LANGUAGES, say

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
        if not (entry.msgctxt or "").startswith("words of "):  # these have all forms
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


@pytest.mark.parametrize("key", mathom.games())
def test_what_a_game_explains_has_its_rules(key: str) -> None:
    game = mathom.game(key)
    known = {rule.number for rule in game.rules}
    terms = read_glossary(game.folder / "glossary.md")
    assert len(terms) >= 5
    assert [number for term in terms for number in term.rules if number not in known] == []
    lines = (game.folder / "glossary.md").read_text(encoding="utf-8").count("\n- ")
    assert len(terms) == lines  # none is written so that it is not read


@pytest.mark.parametrize("key", mathom.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_game_explains_is_read_there_in_each_language(key: str, language: str) -> None:
    game = mathom.game(key)
    book = polib.pofile(str(game.folder / "words" / f"{'de' if language == 'en' else language}.po"))
    own = {say(term.forms, language) for term in read_glossary(game.folder / "glossary.md")}
    texts = [text for entry in book for text in ([entry.msgid] if language == "en" else [entry.msgstr])]
    said = "\n".join(text for text in texts if text not in own)
    forms = [form for term in own for form in term.split(" | ")]
    assert len(forms) == len({form.lower() for form in forms})  # a word means one thing
    unread = [term for term in own if not any(reads(form, said) for form in term.split(" | "))]
    assert unread == []


def reads(form: str, said: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(form)}(?!\w)", said, re.IGNORECASE) is not None
