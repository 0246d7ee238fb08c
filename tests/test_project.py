"""What the project says of itself in several places is the same everywhere."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import addressed
import pytest
from release import versions, words

import mathom

ROOT = Path(__file__).parents[1]
PAPERS = [
    *sorted(ROOT.glob(".github/**/*.y*ml")),
    *(ROOT / name for name in (".pre-commit-config.yaml", "CITATION.cff")),
]


def test_all_files_name_the_same_version() -> None:
    assert set(versions().values()) == {mathom.__version__}
    assert words(mathom.__version__).startswith("- ")


def test_a_form_names_all_games() -> None:
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "rules.yml").read_text(encoding="utf-8")
    listed = re.search(r"options: \[(.+)\]", form)
    assert listed is not None
    assert sorted(listed[1].split(", ")) == list(mathom.games())


def test_the_tools_are_the_same_before_a_commit_and_in_make_check() -> None:
    pinned = re.findall(r"ruff==[\d.]+", (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hooks = re.findall(r"ruff==[\d.]+", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert set(hooks) == set(pinned)


def test_workflows_call_only_what_there_is() -> None:
    goals = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for path in PAPERS:
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"\bmake ([a-z-]+)$", text, re.MULTILINE)) <= goals, path.name
        named = re.findall(r"\b((?:tools|tests|\.github)/[\w./-]+)", text)
        assert [name for name in named if not (ROOT / name).exists()] == [], path.name


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make")
def test_what_only_the_plain_form_can_show_is_run_in_it() -> None:
    """`make test` leaves much out of its plain run, but nothing that is skipped in the compiled one"""
    told = subprocess.run(["make", "--dry-run", "test"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    (plain,) = [line for line in told.splitlines() if "MATHOM_PLAIN=1" in line and "pytest" in line]
    left_out = re.findall(r"--ignore-glob=(\S+)", plain)
    assert "tests/browser" in left_out
    only_plain = [
        path.relative_to(ROOT).as_posix()
        for path in ROOT.glob("tests/**/*.py")
        if re.search(r"skipif\((mathom\.)?COMPILED\b", path.read_text(encoding="utf-8"))
    ]
    assert "tests/forms/test_subset.py" in only_plain
    folders = [path for path in left_out if "*" not in path and not path.endswith(".py")]
    assert [p for p in only_plain if any(fnmatch(p, pattern) for pattern in left_out)] == []
    assert [p for p in only_plain if any(p.startswith(f"{folder}/") for folder in folders)] == []


def test_the_way_of_a_creature_can_still_be_followed() -> None:
    """by the same moves as ever: what it counts stands in `docs/decisions.md`, beside what was counted before"""
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "trace.py"],
        env=os.environ | {"MATHOM_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    moves, *files, told = done.stdout.splitlines()
    assert moves.startswith("play ent-in-search-of-the-entwives > shadow-land, ")
    assert re.fullmatch(rf"{len(files)} files, \d+ changes of file", told)


def test_what_is_published_leads_back_to_the_repository(tmp_path: Path) -> None:
    """far from it, a link or picture of README.md needs its whole address"""
    page = "![The table](docs/a.png) [MIT](LICENSE) [below](#below) [there](https://example.com/x)"
    assert addressed.addressed(page, "https://example.org/who/mathom", "abc") == (
        "![The table](https://example.org/who/mathom/raw/abc/docs/a.png) "
        "[MIT](https://example.org/who/mathom/blob/abc/LICENSE) [below](#below) [there](https://example.com/x)"
    )
    for name in ("README.md", "pyproject.toml"):
        shutil.copy2(ROOT / name, tmp_path)
    there = {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "who/mathom", "GITHUB_SHA": "abc"}
    addressed.write(tmp_path, there)
    targets = re.findall(r"\]\(([^)]+)\)", (tmp_path / "README.md").read_text(encoding="utf-8"))
    assert len(targets) > 20
    assert [target for target in targets if not target.startswith("https://")] == []
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Issues"].endswith("/mathom/issues")
    assert project["scripts"] == {"mathom": "mathom.cli.main:main"}
