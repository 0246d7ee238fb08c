"""Imports run downward only: between the floors of the house, and between the rooms of a game. And no game hides in
the house."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom

SOURCE = Path(mathom.__file__).parent
FLOORS = ("form", "kernel", "chance", "drawing", "bots", "games", "forms", "match", "env", "server", "terminal", "cli")
GAMES = sorted(path.parent for path in SOURCE.glob("games/*/game.py"))
SMALL = ("two_towers", "battle", "duel", "ringbearer")
SMALL_ROOMS = (  # the chapters of the rules, each a file with a name of its own, are in the room of `rules.py`
    "terms",
    "validator",
    "components",
    "lore",
    "position",
    "position_check",
    "imagine",
    "rules",
    "setup",
    "bounds",
    "bot",
    "art",
    "table",
    "game",
    "__init__",
)
ROOMS = (
    "terms",
    "news",
    "box",
    "position",
    "rules",
    "cards/kit",
    "cards",
    "whole_box",
    "decks",
    "gathering",
    "setup",
    "position_check",
    "bot",
    "art",
    "table",
    "game",
)


def imported(tree: ast.AST) -> Iterator[str]:
    """the modules that a source imports when it runs; not what only its types are made of"""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            continue
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        else:
            yield from imported(node)


def room_of(place: str, rooms: tuple[str, ...]) -> str:
    """the innermost room in which a module stands, by its path"""
    inside = [room for room in rooms if f"{place}/".startswith(f"{room}/")]
    return max(inside, key=len, default="")


def upward(folder: Path, rooms: tuple[str, ...], elsewhere: str = "") -> list[str]:
    """what is imported from a higher room; what has no room of its own stands `elsewhere`"""
    prefix = ".".join(("mathom", *folder.relative_to(SOURCE).parts)) + "."
    found = []
    for path in folder.rglob("*.py"):
        place = path.relative_to(folder).with_suffix("").as_posix()
        here = room_of(place, rooms) or elsewhere
        for name in imported(ast.parse(path.read_text(encoding="utf-8"))):
            inside = name.startswith(prefix)
            there = inside and (room_of(name.removeprefix(prefix).replace(".", "/"), rooms) or elsewhere)
            if here and there and rooms.index(there) > rooms.index(here):
                found.append(f"{place} imports {name}")
    return found


def test_the_floors_of_the_house() -> None:
    assert {path.stem for path in SOURCE.iterdir() if (path / "__init__.py").is_file()} <= set(FLOORS)
    assert upward(SOURCE, FLOORS) == []


def test_the_rooms_of_lidless_eye() -> None:
    folder = SOURCE / "games" / "lidless_eye"
    places = [p.relative_to(folder).with_suffix("").as_posix() for p in folder.rglob("*.py")]
    assert [place for place in places if not room_of(place, ROOMS) and place != "__init__"] == []
    assert upward(folder, ROOMS) == []


@pytest.mark.parametrize("name", SMALL)
def test_the_rooms_of_a_small_game(name: str) -> None:
    folder = SOURCE / "games" / name
    assert len([path for path in folder.glob("*.py") if path.stem != "__init__"]) <= 16
    assert upward(folder, SMALL_ROOMS, "rules") == []


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_nothing_but_the_game_knows_its_bot(folder: Path) -> None:
    bot = f"mathom.games.{folder.name}.bot."
    outside = [p for p in folder.rglob("*.py") if p.stem != "bot" and p.parent.name != "bot"]
    knowing = [p.stem for p in outside if any(n.startswith(bot) for n in imported(ast.parse(p.read_text("utf-8"))))]
    assert knowing == ["game"]


# -- no game hides in the house


OWN_TEXTS = {".py", ".js", ".ts", ".css", ".tcss", ".html", ".svg", ".po"}


def house_files() -> Iterator[Path]:
    """what the house itself is made of: sources, scripts, styles and catalogues outside `games/`"""
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in OWN_TEXTS and path.relative_to(SOURCE).parts[0] != "games":
            yield path


def test_the_house_knows_no_word_of_one_game() -> None:
    word = re.compile("darkhaven|ringwraith|hazard", re.IGNORECASE)
    found = []
    for path in house_files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if word.search(line):
                found.append(f"{path.relative_to(SOURCE)}:{number}: {line.strip()[:60]}")
    assert found == []


def test_the_house_imports_no_game_by_its_name() -> None:
    """but asks `mathom.games` for it by its key"""
    by_name = tuple(f"mathom.games.{key.replace('-', '_')}" for key in mathom.games())
    for path in house_files():
        if path.suffix == ".py":
            names = list(imported(ast.parse(path.read_text(encoding="utf-8"))))
            assert [name for name in names if name.startswith(by_name)] == [], path
