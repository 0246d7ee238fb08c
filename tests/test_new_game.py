"""`docs/add-a-game.md` is followed command by command: the game that it makes is found, played, tested, and keeps the
contract of all games."""

import os
import re
import shlex
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import mathom
from mathom.cli.new_game import new_game, prefix
from mathom.cli.skeleton import TheGame
from mathom.kernel.components import ComponentFile
from mathom.kernel.errors import BadSetup

ROOT = Path(__file__).parents[1]
RECIPE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
KEY = "second-breakfast"
CONTRACT = f"""
import contract, mathom
for seats in mathom.game("{KEY}").seats:
    for seed in range(2):
        contract.check_game(mathom.game("{KEY}"), seats, seed)
print(mathom.say(mathom.game("{KEY}").blurb, "de"))
"""


class Follower:
    """who reads the page, in an empty folder and an environment of his own, in which ours can be seen"""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "own", with_pip=False, symlinks=True)
        self.folder = folder
        self.python = next(path for path in folder.glob("own/*/python*") if path.is_file())
        packages = next(folder.glob("own/**/site-packages"))
        ours = [path for path in sys.path if path.endswith("site-packages")]
        (packages / "ours.pth").write_text("\n".join(ours), encoding="utf-8")

    def does(self, *command: str) -> str:
        """one of the programs of the page; what it prints"""
        settings = {
            **os.environ,
            "LC_ALL": "C",
            "COLUMNS": "160",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTHONPATH": os.pathsep.join([str(Path(mathom.__file__).parents[1]), str(ROOT / "tests")]),
            "PIP_NO_BUILD_ISOLATION": "0",  # as pip reads it: without
            "PIP_NO_INDEX": "1",
        }
        done = subprocess.run(
            [str(self.python), *command], cwd=self.folder, env=settings, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def test_the_recipe_is_followed_to_the_letter(tmp_path: Path) -> None:
    commands = [line for block in re.findall(r"```sh\n(.+?)```", RECIPE, re.DOTALL) for line in block.splitlines()]
    follower = Follower(tmp_path)
    told = {command: follower.does("-m", *shlex.split(command)) for command in commands}
    assert "Lay cards that ascend, and stop in time." in told["mathom games"]
    assert "SB-6" in told[f"mathom rules {KEY}"]
    assert "passed" in told[f"pytest {KEY}/tests"]
    assert {command.split()[0] for command in commands} == {"mathom", "pip", "pytest"}
    assert follower.does("-c", CONTRACT) == "Leg aufsteigende Karten, und hör rechtzeitig auf.\n"


def test_a_game_of_the_house_is_found_by_being_there(tmp_path: Path) -> None:
    (tmp_path / "src" / "mathom" / "games").mkdir(parents=True)
    assert new_game(KEY, tmp_path, house=True) == 0
    made = tmp_path / "src" / "mathom" / "games" / "second_breakfast"
    assert "from mathom.games.second_breakfast.rules import SecondBreakfast" in (made / "setup.py").read_text("utf-8")
    assert '@rule("SB-6")' in (tmp_path / "tests/second_breakfast/test_second_breakfast.py").read_text("utf-8")
    left = [path for path in tmp_path.rglob("*.*") if "skeleton" in path.read_text("utf-8").lower()]
    assert left == []


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("Second", "small letters"),
        ("class", "small letters"),
        ("two_towers", "small letters"),
        ("duel", "there is a game called duel already"),
        ("json", "there is a package called json already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(key: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=why):
        new_game(key, tmp_path, house=False)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / KEY / "tests").mkdir(parents=True)
    with pytest.raises(BadSetup, match="is there already"):
        new_game(KEY, tmp_path, house=False)
    with pytest.raises(BadSetup, match="is no checkout"):
        new_game(KEY, tmp_path, house=True)


def test_numbers_of_rules_begin_like_those_of_no_other_game() -> None:
    assert [prefix(words) for words in (["riddles"], ["dunes"], ["long", "expected", "party"], ["a"])] == [
        "RI",
        "DUN",
        "LEP",
        "AX",
    ]


def test_the_skeleton_refuses_components_that_cannot_be() -> None:
    text = TheGame.folder.joinpath("components.toml").read_text("utf-8")
    for wrong, line in ((text.replace("value = 2", "value = 1"), 14), (text.replace("hand = 3", "hand = 6"), 5)):
        with pytest.raises(mathom.BadComponents, match=f"line {line}: "):
            TheGame(ComponentFile("components.toml", wrong))
