"""Random play inside the engine, of another checkout against this one: `python -m bench.before ../old [GAME ...]`.

Both are compiled first, each in its own folder. Two processes live side by side and play in turns, half a second of
their own thread each, so that what else the machine does strikes both. Told are actions a second of the other and of
this one, and the median of what each pair of turns gives, with the middle half of them."""

import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

import mathom

HERE = Path(__file__).resolve().parents[1]
TURNS = 15
SECONDS = 0.5
# in both, the same decks; where their lists have changed, copy the files of this checkout over those of the other
SAME = {"lidless-eye": "seats=2, first='raiders-of-mordor', second='banners-of-the-south'"}

# uses only what both have; says a figure for each line that it hears
PLAYER = """
import sys
from time import thread_time
import mathom
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout

assert mathom.COMPILED, "not compiled"
game, into, seed = mathom.game("{key}"), Buffer(), 0
for line in sys.stdin:
    actions, start = 0, thread_time()
    while thread_time() < start + {seconds}:
        for _ in range(10):
            seed += 1
            state = game.new(seed=seed, {options})
            actions += playout(state, into, Dice(seed))
    print(actions / (thread_time() - start), flush=True)
"""


class Checkout:
    def __init__(self, root: Path, key: str) -> None:
        game = mathom.game(key)
        options = SAME.get(key, f"seats={min(max(4, game.seats[0]), game.seats[-1])}")
        source = PLAYER.format(key=key, options=options, seconds=SECONDS)
        self.process = subprocess.Popen(
            [sys.executable, "-c", source],
            env={"PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def plays(self) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())

    def leaves(self) -> None:
        self.process.communicate()


def compared(other: Path, key: str) -> tuple[list[float], list[float]]:
    """actions a second of each turn, of the other and of this; the first turn of each is to warm up"""
    players = Checkout(other, key), Checkout(HERE, key)
    turns = [[player.plays() for player in players] for _ in range(TURNS + 1)][1:]
    for player in players:
        player.leaves()
    return [before for before, _ in turns], [now for _, now in turns]


def main() -> None:
    other = Path(sys.argv[1]).resolve()
    for key in sys.argv[2:] or mathom.games():
        before, now = compared(other, key)
        ratios = [new / old for old, new in zip(before, now, strict=True)]
        low, _, high = quantiles(ratios, n=4)
        print(
            f"{key:12} {median(before):12,.0f} {median(now):12,.0f} actions/s, "
            f"{median(ratios):.3f} times as fast ({low:.3f} to {high:.3f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
