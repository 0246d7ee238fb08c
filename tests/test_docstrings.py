"""Everything that other programs may call says what it is: what has a public name in `mathom`, `mathom.kernel`,
`mathom.match` and `mathom.env`. A method may leave it to what it overrides. Read from the sources, as for the site."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom

SOURCE = Path(mathom.__file__).parent
PLACES = {
    "mathom": ["__init__.py", "chance.py", "games/__init__.py"],
    "mathom.kernel": ["kernel/*.py"],
    "mathom.match": ["match/*.py"],
    "mathom.env": ["env/*.py"],
}
FILES = {name: sorted(path for at in places for path in SOURCE.glob(at)) for name, places in PLACES.items()}
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for paths in FILES.values() for path in paths}
CLASSES = {node.name: node for tree in TREES.values() for node in tree.body if isinstance(node, ast.ClassDef)}
Documented = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def named(tree: ast.Module | ast.ClassDef) -> Iterator[Documented]:
    """what stands in it with a public name"""
    for node in tree.body:
        if isinstance(node, Documented) and not node.name.startswith("_"):
            yield node


def from_elsewhere(tree: ast.Module) -> set[str]:
    """the names that a source has from other libraries, and those libraries"""
    nodes = list(ast.walk(tree))  # also those that need an extra, inside `with needs(...)`
    froms = [node for node in nodes if isinstance(node, ast.ImportFrom) and not str(node.module).startswith("mathom")]
    whole = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return {alias.name for node in froms for alias in node.names} | set(whole)


def inherits(tree: ast.Module, owner: ast.ClassDef, name: str) -> bool:
    """whether a base class says what a method is; of a class of another library its own documentation does"""
    for base in (ast.unparse(base) for base in owner.bases):
        if base.split(".")[0] in from_elsewhere(tree):
            return True
        known = CLASSES.get(base)
        if known and any(node.name == name and ast.get_docstring(node) for node in named(known)):
            return True
    return False


def silent(path: Path) -> Iterator[str]:
    tree = TREES[path]
    for node in named(tree):
        if not ast.get_docstring(node):
            yield f"{path.name}:{node.lineno} {node.name}"
        if isinstance(node, ast.ClassDef):
            for method in named(node):
                if not ast.get_docstring(method) and not inherits(tree, node, method.name):
                    yield f"{path.name}:{method.lineno} {node.name}.{method.name}"


@pytest.mark.parametrize("place", PLACES)
def test_every_public_name_says_what_it_is(place: str) -> None:
    assert [name for path in FILES[place] for name in silent(path)] == []
    assert [path.name for path in FILES[place] if not ast.get_docstring(TREES[path])] == []


def test_every_name_that_mathom_promises_says_what_it_is() -> None:
    told = {name: getattr(mathom, name).__doc__ for name in mathom.__all__ if name not in ("COMPILED", "encode")}
    assert [name for name, text in told.items() if not text] == []
