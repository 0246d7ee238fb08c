"""How many files one passes through to play one creature of `lidless-eye`: `MATHOM_PLAIN=1 python tools/trace.py`.

From a position that is kept in `trace.json`, with the dice and the moves of a greedy game of then, so that lists and
bots may change and the figures can still be compared: every call is followed, in plain form, from the declaration of
the creature to the end of its attack. Prints the moves, the modules in the order in which they are first entered, how
many there are, and how often one changes from one file to another: with every call into another file, and with every
return."""

import json
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import mathom
from mathom.kernel.dice import dice_from_json

HOUSE = Path(mathom.__file__).parent
KEPT = Path(__file__).with_suffix(".json")


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
    assert not mathom.COMPILED, "MATHOM_PLAIN=1: only plain calls can be followed"
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    game, trail, fought = mathom.game("lidless-eye"), Trail(), False
    state: Any = game.from_json(kept["position"])
    state.dice = dice_from_json(kept["dice"])
    for text in kept["moves"]:
        action = game.parse(state, text)
        sys.setprofile(trail)
        state.apply(action)
        sys.setprofile(None)
        fights = any(frame.name() == "Attack" for frame in state.stack)
        fought |= fights
    assert fought
    assert not fights, "the attack is not over"
    print(", ".join(kept["moves"]))
    print("\n".join(trail.files))
    print(f"{len(trail.files)} files, {trail.changes} changes of file")


if __name__ == "__main__":
    main()
