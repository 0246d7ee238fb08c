"""How many files one passes through to play one creature of `lidless-eye`: `MATHOM_PLAIN=1 python tools/trace.py`.

A greedy game goes on to the first creature that is played; then every call is followed, in plain form, from its
declaration to the end of its attack. Prints the moves that were followed, so that two runs can be compared only where
they are the same, the modules in the order in which they are first entered, how many there are, and how often one
changes from one file to another: with every call into another file, and with every return."""

import sys
import tomllib
from pathlib import Path
from types import FrameType
from typing import Any

import mathom

HOUSE = Path(mathom.__file__).parent
SEED = 1


class Trail:
    """the files of the house, as calls enter and leave them"""

    def __init__(self) -> None:
        self.files: list[str] = []  # as they are first entered
        self.changes = 0
        self.here = ""

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        if event not in ("call", "return"):
            return
        at = frame if event == "call" else frame.f_back
        path = Path(at.f_code.co_filename) if at else HOUSE
        if HOUSE not in path.parents:
            return
        file = path.relative_to(HOUSE).with_suffix("").as_posix()
        if file not in self.files:
            self.files.append(file)
        self.changes += bool(self.here) and file != self.here
        self.here = file


def main() -> None:
    game = mathom.game("lidless-eye")
    assert not mathom.COMPILED, "MATHOM_PLAIN=1: only plain calls can be followed"
    box = tomllib.loads((HOUSE / "games/lidless_eye/data/creatures.toml").read_text(encoding="utf-8"))
    creatures = {card["id"] for card in box["card"]}
    state: Any = game.new(seed=SEED, first="raiders-of-mordor", second="shadows-of-dol-guldur")
    bot = game.bot("greedy")
    trail = Trail()
    moves: list[str] = []
    following = fights = False
    while not state.over:
        action = bot.choose(state)
        text = game.notation(state, action)
        words = text.split()
        if words[0] == "play" and words[1] in creatures:
            following = True
        if following:
            moves.append(text)
            sys.setprofile(trail)
            state.apply(action)
            sys.setprofile(None)
            before, fights = fights, any(frame.name() == "Attack" for frame in state.stack)
            if before and not fights:
                break
        else:
            state.apply(action)
    print(", ".join(moves))
    print("\n".join(trail.files))
    print(f"{len(trail.files)} files, {trail.changes} changes of file")


if __name__ == "__main__":
    main()
