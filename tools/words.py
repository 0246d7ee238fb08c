"""Lists the messages of the sources that a catalogue lacks: `python tools/words.py`. The tests want none."""

import ast
import re
import sys
from pathlib import Path

import polib

from mathom.kernel.glossary import read_glossary
from mathom.kernel.overview import read_overview
from mathom.match.lesson import read_lesson

PACKAGE = Path(__file__).parent.parent / "src" / "mathom"
SKELETON = PACKAGE / "cli" / "skeleton"
LANGUAGES = ("de", "nl")


def literals(node: ast.expr) -> list[str]:
    """the texts an argument can be: a literal, or a choice between literals"""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def messages(path: Path) -> dict[str, str]:
    """the texts in a source file, each with its plural or an empty string: of msg("..."), msg_in("context", "...") and
    msgs("...", "...", n), and of a variable `text` that is given to one of them"""
    found: dict[str, str] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg_in":
            for context in literals(node.args[0]):
                found.update({f"{context}\x04{text}": "" for text in literals(node.args[1])})
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("msg", "msgs"):
            plurals = literals(node.args[1]) if node.func.id == "msgs" else [""]
            for text in literals(node.args[0]):
                found[text] = plurals[0] if plurals else ""
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "text":
            found.update(dict.fromkeys(literals(node.value), ""))
    return found


TEXT = r"""'((?:[^'\\\\]|\\\\.)*)'|"((?:[^"\\\\]|\\\\.)*)\""""
CALL = re.compile(rf"\bt\(\s*(?:{TEXT})|\btn\(\s*(?:{TEXT})\s*,\s*(?:{TEXT})")


def page_messages(path: Path) -> dict[str, str]:
    """the texts in a script of the page: of t('...') and tn('...', '...', n)"""
    found: dict[str, str] = {}
    for call in CALL.finditer(path.read_text(encoding="utf-8")):
        texts = [text.replace("\\'", "'") for text in call.groups() if text is not None]
        found[texts[0]] = texts[1] if len(texts) > 1 else ""
    return found


def lesson_messages(path: Path) -> dict[str, str]:
    """all that is said in a lesson, or in the overview of a game"""
    said = read_lesson(path).words if path.suffix == ".json" else [p.words.text for p in read_overview(path)]
    return dict.fromkeys(said, "")


def glossary_messages(path: Path) -> dict[str, str]:
    """the forms of the words of a game, and what is said of them"""
    terms = read_glossary(path)
    forms = [f"{term.forms.context}\x04{term.forms.text}" for term in terms]
    return dict.fromkeys([*forms, *(term.words.text for term in terms)], "")


def home(path: Path) -> Path:
    """the folder whose catalogues translate a source: its game's, that of the skeleton of one, or that of the house"""
    parts = path.relative_to(PACKAGE).parts
    if path.is_relative_to(SKELETON):
        return SKELETON
    return PACKAGE / "games" / parts[1] if parts[0] == "games" and len(parts) > 2 else PACKAGE


def wanted() -> dict[Path, dict[str, str]]:
    out: dict[Path, dict[str, str]] = {}
    for path in sorted(PACKAGE.glob("**/*.py")):
        out.setdefault(home(path), {}).update(messages(path))
    for path in sorted([*PACKAGE.glob("web/static/*.js"), *PACKAGE.glob("games/*/web/*.js")]):
        out.setdefault(home(path), {}).update(page_messages(path))
    for path in sorted([*PACKAGE.glob("games/*/lessons/*.json"), *PACKAGE.glob("*/*/overview.md")]):
        out.setdefault(home(path), {}).update(lesson_messages(path))
    for path in sorted(PACKAGE.glob("games/*/glossary.md")):
        out.setdefault(home(path), {}).update(glossary_messages(path))
    return out


def key(entry: polib.POEntry) -> str:
    return f"{entry.msgctxt}\x04{entry.msgid}" if entry.msgctxt else str(entry.msgid)


def missing() -> list[tuple[Path, str, str]]:
    """(catalogue, text, plural) for each that is not translated"""
    out = []
    for folder, texts in wanted().items():
        for language in LANGUAGES:
            file = folder / "words" / f"{language}.po"
            entries = {key(e): e for e in polib.pofile(str(file))} if file.exists() else {}
            for text, plural in texts.items():
                entry = entries.get(text)
                if entry is None or not entry.translated() or entry.msgid_plural != plural:
                    out.append((file, text, plural))
    return out


if __name__ == "__main__":
    gaps = missing()
    for file, text, plural in gaps:
        print(f"{file.relative_to(PACKAGE)}: {text!r}" + (f" / {plural!r}" if plural else ""))
    sys.exit(1 if gaps else 0)
