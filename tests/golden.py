"""Golden playthroughs: one whole game of each kind as text, move by move, as everybody and as one seat saw it.

A change of the rules, the words or the views shows here as a difference to be looked at. Of a long game the first
IN_FULL decisions are there in full, of the others what was done and the state it led to. Written anew by
`python tests/golden.py`, or for some games only, `python tests/golden.py duel battle`."""

import hashlib
import sys
from collections.abc import Callable
from pathlib import Path

import mathom
from mathom.kernel.dice import Dice
from mathom.kernel.state import State
from mathom.kernel.words import say

FOLDER = Path(__file__).parent / "data"
IN_FULL = 250
SEATS = {"lidless-eye": 2}  # where it is not the middle one of the numbers of players


def path(key: str) -> Path:
    return FOLDER / f"{key}.golden.txt"


def playthrough(key: str, seed: int = 20021, choose: Callable[[State], int] | None = None) -> str:
    """a game as text; played at random where nobody chooses"""
    game = mathom.game(key)
    seats = SEATS.get(key, game.seats[len(game.seats) // 2])
    match = mathom.Match(game, game.new(seats=seats, seed=seed), ["Ada", "Bo", "Cy", "Di", "Ed"][:seats])
    lines = [f"{key}, {seats} players"]
    dice = Dice(7)
    while not match.state.over:
        actions = match.state.actions()
        in_full = len(match.moves) < IN_FULL
        if in_full:
            lines.append(f"\n{match.view(0).seq}. {say(match.view(0).phase)} — {say(match.view(0).prompt)}")
            lines.append("   may: " + " | ".join(game.notation(match.state, a) for a in actions))
        match.play(choose(match.state) if choose else actions[dice.below(len(actions))])
        move = match.moves[-1]
        chance = "".join(f" [{game.fall_to_text(f)}]" for f in move.falls)
        done = f"{match.names[move.seat]}: {move.text}{chance}"
        if not in_full:
            lines.append(f"{len(match.moves) - 1}. {done}; state {match.state.digest():016x}")
            continue
        views = b"".join(mathom.encode(match.view(seat)) for seat in (None, *range(seats)))
        lines.append(f"   {done}")
        for event in match.view(0).events:
            lines.append(f"   > {say(event.words)}")
        lines.append(f"   state {match.state.digest():016x} views {hashlib.sha256(views).hexdigest()[:16]}")
    result = match.result
    assert result is not None
    lines.append(f"\n{say(result.words)}; ranking {list(result.ranking)}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:] or mathom.games():
        path(name).write_text(playthrough(name), encoding="utf-8")
        print(path(name))
