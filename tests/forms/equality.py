"""Plays the same games in the third form and in the one that runs, and compares all there is at every step."""

import sys

import numpy

import mathom
from mathom.env.arrays import arrays_of
from mathom.env.tables import Tables
from mathom.forms.library import ThirdTables


def compare(key: str, seats: int, games: int, kind: str = "cpu", tables: int = 20) -> int:
    """how many steps, until so many games have ended"""
    game = mathom.game(key)
    rules = Tables(game, seats, tables, 7, {})
    third = ThirdTables(game, seats, tables, 7, {}, kind=kind)
    shown = ("observations", "masks", "deciding", "rewards", "ended")
    steps = ended = 0
    while ended < games:
        for name, array in zip(shown, arrays_of(rules), strict=True):
            assert numpy.array_equal(array, getattr(third, name)), f"step {steps}: {name}"
        for i, state in enumerate(rules.states):
            assert third.tape(i) == third.exchange.written(state), f"step {steps}, table {i}: fields"
            assert third.lists[i][: third.legal[i]].tolist() == state.actions(), f"step {steps}, table {i}: actions"
        here, there = third.state(steps % tables), rules.states[steps % tables]
        assert here == there, f"step {steps}: the state"
        assert here.digest() == there.digest(), f"step {steps}: digest"
        ended += int(third.ended.sum())
        chosen = rules.sample()
        assert third.sample().tolist() == chosen
        rules.step(chosen)
        third.step(chosen)
        steps += 1
    return steps


if __name__ == "__main__":
    print(compare(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]))
