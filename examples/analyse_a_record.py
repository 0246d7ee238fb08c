"""Analyses a record: how the points grew, what was done how often, and where a bot would have done something else.

`python analyse_a_record.py FILE` reads a record (`.mathom`) of any game. Without one, a game of `battle` is played,
kept in a file and read again."""

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import mathom


def play_one(path: Path) -> Path:
    game = mathom.game("battle")
    match = mathom.Match(game, game.new(seats=3, seed=5), names=["Ada", "Bo", "Cy"])
    bots = [game.bot("greedy"), game.bot("greedy"), game.bot("random", seed=2)]
    while not match.state.over:
        match.play(bots[match.state.seat].choose(match.state))
    match.save(path)
    return path


with TemporaryDirectory() as folder:
    match = mathom.Match.load(sys.argv[1] if len(sys.argv) > 1 else play_one(Path(folder) / "game.mathom"))

greedy = match.game.bot("greedy", seed=1)
verbs = [Counter[str]() for _ in match.names]
agreed = Counter[int]()
for number, move in enumerate(match.moves):
    before = match.at(number)
    verbs[move.seat][move.text.split()[0]] += 1
    agreed[move.seat] += match.game.notation(before, greedy.choose(before)) == move.text
    if number % 40 == 0:
        print(f"after {number:3} moves:", *(f"{seat.name} {seat.score}" for seat in match.view(seq=number).seats))
for i, seat in enumerate(match.view().seats):
    print(f"{seat.name}: {seat.score} points, {agreed[i]} of {verbs[i].total()} moves as greedy, {dict(verbs[i])}")
