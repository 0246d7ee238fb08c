"""Counts perft: how many sequences of moves there are from the start of each game, by their length.

The same count tells whether an engine offers what it should, as in chess. What falls by chance counts once: each
state goes on with the dice of its seed. Prints a line for each game."""

import mathom


def perft(state: mathom.State, depth: int) -> int:
    actions = state.actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


for key in mathom.games():
    start = mathom.game(key).new(seed=1)
    print(f"{key:12}", *(perft(start, depth) for depth in (1, 2, 3)))
