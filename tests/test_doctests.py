"""The examples in docstrings and in the pages of `docs/` do what they say, in both forms.

Docstrings are taken from the sources, where those of properties are, too."""

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom

SOURCE = Path(mathom.__file__).parent
DOCS = Path(__file__).parent.parent / "docs"
PAGES = [p for p in sorted(DOCS.glob("*.md")) if ">>> " in p.read_text(encoding="utf-8")]
PROMISED = {
    "mathom": ["game", "games", "say"],
    "Game": ["new", "notation", "parse", "view", "show", "to_json", "from_json", "bot"],
    "State": ["game", "actions", "apply", "copy", "imagine", "payoff", "digest"],
    "Match": ["play", "undo", "view", "record", "save"],
    "Bot": ["choose"],
}


def documented() -> Iterator[tuple[str, str]]:
    """every docstring with an example, by the name of what it documents"""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if ">>> " in text:
            yield from strings(ast.parse(text), path.relative_to(SOURCE).as_posix())


def strings(tree: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> Iterator[tuple[str, str]]:
    text = ast.get_docstring(tree)
    if text and ">>> " in text:
        yield name, text
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            owner = tree.name if isinstance(tree, ast.ClassDef) else "mathom"
            yield from strings(node, node.name if isinstance(node, ast.ClassDef) else f"{owner}.{node.name}")


EXAMPLES = [*documented(), *((f"docs/{page.name}", page.read_text(encoding="utf-8")) for page in PAGES)]


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_the_examples_of(name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    told: list[str] = []
    examples = doctest.DocTestParser().get_doctest(text, {"mathom": mathom}, name, None, 0)
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=told.append)
    assert failed == 0, "".join(told)


def test_what_the_public_interface_promises_has_an_example() -> None:
    promised = [f"{owner}.{name}" for owner, names in PROMISED.items() for name in names]
    assert [name for name in (*promised, "Dice", "IllegalAction") if name not in dict(EXAMPLES)] == []
