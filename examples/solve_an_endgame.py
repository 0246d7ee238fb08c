"""Solves an endgame: the last decisions of a game of `duel`, by trying everything.

Once no card lies face down nothing is hidden and nothing falls by chance: what can be forced is a fact. The search goes
back from the end of a game, as long as nothing could fall, and proves what was to be had before each move. Prints a
line for each: +1 where the first seat could force a win, -1 the second; where it changes, a win was given away."""

import mathom


class ChanceNeeded(Exception):
    pass


def best(state: mathom.State, known: dict[int, float]) -> float:
    """what seat 0 gets if both play as well as can be: 1 wins, -1 loses"""
    if state.over:
        return state.payoff(0)
    key = state.digest()
    if key not in known:
        worths = [best(after(state, action), known) for action in state.actions()]
        known[key] = max(worths) if state.seat == 0 else min(worths)
    return known[key]


def after(state: mathom.State, action: int) -> mathom.State:
    state = state.copy()
    state.dice.log = []  # what falls is written here
    state.apply(action)
    if state.dice.log:
        raise ChanceNeeded
    return state


game = mathom.game("duel")
match = mathom.Match(game, game.new(seed=23))
greedy = game.bot("greedy")
while not match.state.over:
    match.play(greedy.choose(match.state))
known: dict[int, float] = {}
for number in reversed(range(len(match.moves))):
    move, state = match.moves[number], match.at(number)
    try:
        worth = best(state, known)
    except ChanceNeeded:
        break
    print(f"{worth:+.0f} before move {number + 1}, {match.names[move.seat]}: {move.text}")
print(f"{len(known)} positions, none left out; the end: {match.state.payoff(0):+.0f}")
