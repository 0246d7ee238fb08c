"""What stands in `docs/` is so: links lead somewhere, programs run, commands are there, every page is in the site."""

import re
import shlex
from pathlib import Path

import pytest

import mathom
from mathom.cli.main import parser

ROOT = Path(__file__).parents[1]
PAGES = [
    path for places in ("*.md", "docs/*.md", "examples/*.md", ".github/**/*.md") for path in sorted(ROOT.glob(places))
]
TEXTS = {path: path.read_text(encoding="utf-8") for path in PAGES}
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[[^\]]*\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)")
DECK = mathom.game("lidless-eye").folder / "decks" / "raiders-of-mordor.txt"


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def headings(path: Path) -> set[str]:
    """the anchors of a page, as they are made of its headings"""
    lines = re.findall(r"^#+ (.+)$", FENCE.sub("", path.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).strip().replace(" ", "-") for line in lines}


@pytest.mark.parametrize("path", TEXTS, ids=named)
def test_every_link_leads_somewhere(path: Path) -> None:
    astray = []
    for target, anchor in LINK.findall(FENCE.sub("", TEXTS[path])):
        there = (path.parent / target).resolve() if target else path
        if not there.exists() or (anchor and there.suffix == ".md" and anchor not in headings(there)):
            astray.append(f"{target}#{anchor}" if anchor else target)
    assert astray == []


PROGRAMS = [
    (named(path), text)
    for path in PAGES
    if path.parent == ROOT / "docs"
    for language, text in FENCE.findall(TEXTS[path])
    if language == "python" and ">>> " not in text
]


@pytest.mark.parametrize(("page", "program"), PROGRAMS, ids=[page for page, _ in PROGRAMS])
def test_every_program_of_the_docs_runs(
    page: str, program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """those with `>>>` are run by `test_doctests.py`, those of the README by `test_public_interface.py`"""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-deck.txt").write_text(DECK.read_text(encoding="utf-8"), encoding="utf-8")
    exec(program, {})


COMMANDS = [
    (named(path), line)
    for path in PAGES
    for _, text in FENCE.findall(TEXTS[path])
    for line in re.findall(r"^(mathom .+)$", text, re.MULTILINE)
]


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=[line for _, line in COMMANDS])
def test_every_command_of_the_docs_is_one(page: str, line: str) -> None:
    """as far as the words of the line go: behind two spaces stands what it does"""
    command = shlex.split(re.split(r"\s{2,}", line)[0], comments=True)
    assert callable(parser().parse_args(command[1:]).run)


def test_every_page_is_in_the_site() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:\n")[2]
    pages = {path.name for path in ROOT.glob("docs/*.md")}
    assert pages <= set(re.findall(r"([\w-]+\.md)$", nav, re.MULTILINE))


def test_where_is_what_names_only_what_is_there() -> None:
    """and answers at least ten questions; what stands below a game may leave out the folders above it"""
    table = TEXTS[ROOT / "CONTRIBUTING.md"].split("## Where is what")[1].split("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| ")][1:]
    assert len(rows) >= 10
    source = ROOT / "src" / "mathom"
    places = (ROOT, source, source / "games", source / "games" / "lidless_eye")
    named = re.findall(r"`([\w./-]+/[\w./-]*)`", table)
    assert [name for name in named if not any((place / name).exists() for place in places)] == []
