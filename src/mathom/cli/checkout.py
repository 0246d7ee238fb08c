"""What is there only in a checkout of the repository: its tests, and the tool that counts what they cover."""

import subprocess
import sys
from pathlib import Path

import mathom
from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup

PACKAGE = Path(mathom.__file__).parent
ROOT = PACKAGE.parent.parent
TOOL = ROOT / "tools" / "covered.py"


def coverage(what: str, key: str, tests: Path | None) -> int:
    """what the tests cover of a game: its rules, or its cards"""
    game_of(key)
    if not TOOL.is_file():
        raise BadSetup("coverage: the tests are not here; they are in a checkout of the repository")
    sys.stdout.flush()
    return subprocess.run(command(what, key, tests=tests), check=False).returncode


def tests_of(key: str, card: str, tests: Path | None) -> list[str] | None:
    """the tests of a card, or why they cannot be found; None where there is no checkout"""
    if not TOOL.is_file():
        return None
    told = subprocess.run(command("card", key, card, tests=tests), capture_output=True, text=True, check=False)
    return (told.stderr if told.returncode else told.stdout).splitlines()


def command(*words: str, tests: Path | None) -> list[str]:
    if tests is not None and not tests.is_dir():
        raise BadSetup(f"tests: there is no folder {tests}")
    folder = [] if tests is None else ["--tests", str(tests)]
    return [sys.executable, str(TOOL), *words, *folder]


def shown(file: Path) -> Path:
    """a source as one finds it: from the root of the checkout, or from where mathom is installed"""
    return file.relative_to(ROOT if TOOL.is_file() else PACKAGE.parent)
