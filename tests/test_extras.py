"""What is installed by itself and what with an extra: the core runs without any, and says which one is missing."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import mathom
from mathom.cli.main import main

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

WITHOUT = """
import sys

class Nothing:
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in LACKING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

LACKING = set("aiosqlite alembic litestar sqlalchemy uvicorn websockets rich textual numpy gymnasium ray".split())
sys.meta_path.insert(0, Nothing())
import mathom
from mathom.cli.main import main

for key in mathom.games():
    game = mathom.game(key)
    state = game.new(seed=1)
    assert str(state)
    bot = game.bot("random", seed=1)
    for _ in range(20):
        state.apply(bot.choose(state))
assert main(["games"]) == 0
assert main(["rules", "duel", "--search", "ring"]) == 0
assert main(["play", "duel", "--seed", "1", "--lines"]) == 0
for words in (["serve"], ["house", "list"], ["arena", "duel", "--games", "2", "--ray", "local"]):
    print("code", main(words))
for name in ("single", "arrays", "aec", "gym_vector", "batch"):
    try:
        __import__("mathom.env." + name)
    except ImportError as error:
        print(error, file=sys.stderr)
try:
    mathom.game("duel").choices().mask
except ImportError as error:
    print(error, file=sys.stderr)
"""


def test_rules_bots_and_lines_need_no_extra_and_the_rest_says_which(tmp_path: Path) -> None:
    """in one process, for its start is what takes time"""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT],
        env={"PYTHONPATH": str(Path(mathom.__file__).parents[1]), "XDG_DATA_HOME": str(tmp_path)},
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("code 2") == 3
    assert "To go on with this game" in done.stdout
    named = re.findall(r'needs the extra `(\w+)` \((\w+) is missing\): pip install "mathom\[\1\]"', done.stderr)
    assert [extra for extra, _ in named] == ["table", "table", "ray", *["env"] * 6]
    assert {missing for _, missing in named} <= {"sqlalchemy", "uvicorn", "litestar", "ray", "numpy", "gymnasium"}


def name_of(requirement: str) -> str:
    found = re.match(r"[\w-]+", requirement)
    assert found
    return found[0].lower().replace("-", "_")


def test_what_is_needed_is_named_once_and_what_an_extra_builds_on_is_there() -> None:
    alone = {name_of(one) for one in PROJECT["dependencies"]}
    assert alone == {"librt", "msgspec", "mypy_extensions", "platformdirs", "polib"}
    for extra, requirements in EXTRAS.items():
        others = [one.removeprefix("mathom[").removesuffix("]") for one in requirements if one.startswith("mathom[")]
        assert set(others) <= EXTRAS.keys(), extra
        assert not alone & {name_of(one) for one in requirements}, extra


def test_an_exact_version_stops_nobody() -> None:
    """but who develops has the same tools as all others"""
    for extra, requirements in {"": PROJECT["dependencies"], **EXTRAS}.items():
        assert extra in ("dev", "docs") or not [one for one in requirements if "==" in one]


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["version"] == mathom.__version__


def test_requirements_are_listed_with_those_of_other_extras() -> None:
    told = subprocess.run(
        [sys.executable, "tools/extra.py", "postgres"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert told == [*EXTRAS["table"], *(one for one in EXTRAS["postgres"] if not one.startswith("mathom["))]


@pytest.mark.parametrize(("words", "told"), [(["deck", "--help"], "mathom deck how"), (["bench", "--help"], "--peers")])
def test_help_needs_no_checkout(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    out = capsys.readouterr().out
    assert told in out
    assert "docs/" not in out


def test_how_a_deck_is_written_is_told_by_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "how"]) == 0
    assert "Starting characters:" in capsys.readouterr().out
    assert main(["deck", "check"]) == 2
    assert "file: say which deck is to be checked" in capsys.readouterr().err


def test_peers_need_another_python_and_no_checkout(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from mathom.cli.bench import PEERS, measure_peers
    from mathom.kernel.errors import BadSetup

    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadSetup, match=r"there is no no-python; a Python with what .*peers\.txt names is needed"):
        measure_peers(Path("no-python"), 1)
    assert PEERS.exists()
    assert PEERS.with_suffix(".txt").exists()
