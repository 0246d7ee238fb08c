"""Solves the end of a game of `two-towers` in which hands are hidden, with OpenSpiel: counterfactual regret.

A game of greedy players is gone through to its last decisions. From there each of some worlds is as likely as the
others: what lies where, as far as the table does not show it. How much a player who knew the other's strategy could
still gain (NashConv) comes closer to nothing with every round. `python solve_with_cfr.py 100` goes through 100 rounds.
Needs `mathom[openspiel]`."""

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pyspiel
from open_spiel.python.algorithms.cfr import CFRPlusSolver
from open_spiel.python.algorithms.exploitability import nash_conv

import mathom
from mathom.env.openspiel import GAME_TYPE

SEED, LEFT = 24, 6  # a game that is open six decisions before its end

rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
towers = mathom.game("two-towers")
greedy, state = towers.bot("greedy", seed=1), towers.new(seats=2, seed=SEED)
path = []
while not state.over:
    path.append(state.copy())
    state.apply(greedy.choose(state))

with TemporaryDirectory() as folder:
    file = Path(folder, "position.json")
    file.write_text(json.dumps(towers.to_json(path[-LEFT])), encoding="utf-8")
    game = pyspiel.load_game(GAME_TYPE.short_name, {"position": str(file), "worlds": 4})
solver = CFRPlusSolver(game)
for done in range(1, rounds + 1):
    solver.evaluate_and_update_policy()
    if done in (1, rounds // 2, rounds):
        print(f"after {done} rounds a player who knew all strategies could gain", end=" ")
        print(f"{nash_conv(game, solver.average_policy()):.4f}")
print(f"{len(solver.average_policy().to_tabular().states)} situations that a player can tell apart")
