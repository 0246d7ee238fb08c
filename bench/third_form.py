"""The third form on one core against the compiled one, in the same run: `python -m bench.third_form [GAME ...]`.

Bare: whole games by chance, set-up included, `playout` in both. Shown: `step(sample())` of a vector environment of 256
tables (`ringbearer` 64), every observation and mask written. The three go on in turns, in seconds of this thread: what
else the machine does strikes all. Told are the medians in million actions a second, and that of the ratios."""

import sys
from collections.abc import Callable
from itertools import count
from statistics import median
from time import thread_time

import mathom
from mathom.env.batch import made
from mathom.forms.library import ThirdTables
from mathom.kernel.dice import Dice
from mathom.kernel.state import Buffer, playout

TURNS = 11
SECONDS = 0.2
GAMES = (("two-towers", 2), ("two-towers", 5), ("duel", 2), ("ringbearer", 3), ("battle", 2))
Play = Callable[[], int]  # for a while; how many actions


def compiled(key: str, seats: int) -> Play:
    game, into, seeds = mathom.game(key), Buffer(), count(1)
    options = game.checked_options(seats, {})

    def play() -> int:
        actions = 0
        for _ in range(20):
            dice = Dice(next(seeds))
            actions += playout(game.set_up(seats, options, dice), into, dice)
        return actions

    return play


def third(key: str, seats: int) -> Play:
    tables, seeds = ThirdTables(mathom.game(key), seats, 1, 1, {}), count(1, 200)

    def play() -> int:
        actions: int = tables.library.play_games(tables.c, 200, next(seeds))
        assert actions > 0
        return actions

    return play


def shown(key: str, seats: int) -> Play:
    env = made(key, 64 if key == "ringbearer" else 256, seats, "cpu", 1, {"form": "third"})

    def play() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * env.n

    return play


def rate(play: Play) -> float:
    """million actions a second"""
    actions, start = 0, thread_time()
    while thread_time() < start + SECONDS:
        actions += play()
    return actions / (thread_time() - start) / 1e6


def main() -> None:
    assert mathom.COMPILED, "not compiled"
    print(f"{'':12}seats  compiled  third  ratio  with masks and observations")
    for key, seats in GAMES:
        if sys.argv[1:] and key not in sys.argv[1:]:
            continue
        plays = [form(key, seats) for form in (compiled, third, shown)]
        turns = [[rate(play) for play in plays] for _ in range(TURNS + 1)][1:]  # the first is to warm up
        one, other, seen = (median(column) for column in zip(*turns, strict=True))
        ratio = median(turn[1] / turn[0] for turn in turns)
        print(f"{key:12}{seats:5}{one:10.2f}{other:7.2f}{ratio:7.2f}{seen:7.2f}", flush=True)


if __name__ == "__main__":
    main()
