"""`mathom new-game`: a small game that works, to be made into another one file by file. It is a copy of `skeleton`,
with its names changed: a package of its own, or a folder of this house."""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path

from mathom.games import game, games
from mathom.kernel.errors import BadSetup

SKELETON = Path(__file__).parent / "skeleton"
TEST = "test_skeleton.py"

PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{key}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["mathom"]

[project.entry-points."mathom.games"]
{key} = "{package}:TheGame"

[tool.setuptools]
packages = ["{package}"]

[tool.setuptools.package-data]
{package} = ["*.md", "*.toml", "words/*.po"]

[tool.pytest.ini_options]
testpaths = ["tests"]
markers = ["rule(*numbers): the rules of rules.md that this test checks"]
"""


def new_game(key: str, folder: Path, house: bool) -> int:
    """makes it, and says where it is"""
    check_key(key)
    package = key.replace("-", "_")
    if house:
        if not (folder / "src" / "mathom" / "games").is_dir():
            raise BadSetup(f"new-game: {folder} is no checkout of Mathom")
        home, tests = folder / "src" / "mathom" / "games" / package, folder / "tests" / package
        names = names_of(key, f"mathom.games.{package}")
    else:
        if find_spec(package) is not None:
            raise BadSetup(f"new-game: there is a package called {package} already; choose another name")
        home, tests = folder / key / package, folder / key / "tests"
        names = names_of(key, package)
    for place in (home, tests):
        if place.exists():
            raise BadSetup(f"new-game: {place} is there already")
    write(home, tests / f"test_{package}.py", names)
    if not house:
        (folder / key / "pyproject.toml").write_text(PROJECT.format(key=key, package=package), encoding="utf-8")
    print(f"a game: {home}\nits test: {tests / f'test_{package}.py'}")
    print("docs/add-a-game.md says how to go on.")
    return 0


def check_key(key: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", key) or keyword.iskeyword(key):
        raise BadSetup(f"new-game: {key!r} is no name: small letters, with hyphens between words")
    if key in (*games(), "skeleton"):
        raise BadSetup(f"new-game: there is a game called {key} already")


def names_of(key: str, package: str) -> dict[str, str]:
    """what each name of the skeleton becomes"""
    words = key.split("-")
    title = " ".join(word.capitalize() for word in words)
    return {
        "mathom.cli.skeleton": package,
        '"Skeleton"': f'"{title}"',
        "# Skeleton": f"# {title}",
        '"""Skeleton': f'"""{title}',
        "Skeleton": "".join(word.capitalize() for word in words),
        "skeleton": key,
        "SK-": f"{prefix(words)}-",
    }


def prefix(words: list[str]) -> str:
    """with which the numbers of its rules begin, unlike those of all other games"""
    taken = {rule.number.split("-")[0] for key in games() for rule in game(key).rules}
    letters = "".join(re.findall("[a-z]", "".join(words))).upper()
    initials = "".join(word[0] for word in words).upper() if len(words) > 1 else ""
    tried = [initials, *(letters[:n] for n in range(2, len(letters) + 1)), *(letters + "X" * n for n in range(1, 9))]
    return next(name for name in tried if name.isalpha() and name not in taken)


def write(home: Path, test: Path, names: dict[str, str]) -> None:
    for source in sorted(SKELETON.rglob("*")):
        if source.suffix not in (".py", ".md", ".toml", ".po"):
            continue
        target = test if source.name == TEST else home / source.relative_to(SKELETON)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), names), encoding="utf-8")


def renamed(text: str, names: dict[str, str]) -> str:
    return re.sub("|".join(map(re.escape, names)), lambda found: names[found[0]], text)
