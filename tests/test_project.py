"""What the project says of itself in several places is the same everywhere."""

import re
import shutil
import tomllib
from pathlib import Path

import addressed
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
