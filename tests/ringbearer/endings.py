"""Golden playthroughs of each way a game ends: a win at Mount Doom, a common loss, a win of Sauron's servant.

Each file holds the whole game as `tests/golden.py` writes it. The moves are read from the file itself, so that it stays
the same game when bots learn something. `python tests/ringbearer/endings.py` writes what has changed; a file that is
not there is played by careful bots."""

import re
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

import mathom
from golden import FOLDER, playthrough
from mathom.kernel.state import State

GAME = mathom.game("ringbearer")
SEEDS = {"mount doom": 604, "caught": 631, "servant": 646}


def path(ending: str) -> Path:
    return FOLDER / f"ringbearer-{ending.replace(' ', '-')}.golden.txt"


def moves(text: str) -> list[str]:
    """the actions of a playthrough, as they were written"""
    return re.findall(r"^   [A-Z][a-z]+: ([^\[\n]+?)(?: \[.*)?$", text, re.MULTILINE)


def played_again(ending: str) -> str:
    """the same moves with the same seed"""
    texts = iter(moves(path(ending).read_text(encoding="utf-8")))

    def choose(state: State) -> int:
        return GAME.parse(state, next(texts))

    return playthrough("ringbearer", SEEDS[ending], choose)


if __name__ == "__main__":
    for name, seed in SEEDS.items():
        careful = GAME.bot("careful").choose
        text = played_again(name) if path(name).exists() else playthrough("ringbearer", seed, careful)
        path(name).write_text(text, encoding="utf-8")
        print(path(name))
