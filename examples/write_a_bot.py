"""Writes a bot and lets it meet greedy in `two-towers`, in both seats of the same deals.

For each action it dreams some games to their end, played by chance, and takes the action with the best mean. It sees
only what its seat may, since it asks nothing but `imagine`. Prints who won how often. More dreams make it better:
`python write_a_bot.py 30 10` (dreams, deals) wins 12 games of 20."""

import sys

import mathom


class Dreamer(mathom.Bot):
    name = "dreamer"

    def __init__(self, dreams: int, seed: int) -> None:
        self.dreams = dreams
        self.dice = mathom.Dice(seed)

    def choose(self, state: mathom.State) -> int:
        actions = state.actions()
        return actions[0] if len(actions) == 1 else max(actions, key=lambda action: self.worth(state, action))

    def worth(self, state: mathom.State, action: int) -> float:
        return sum(self.dream(state, action) for _ in range(self.dreams))

    def dream(self, state: mathom.State, action: int) -> float:
        imagined = state.imagine(state.seat, self.dice)
        while not imagined.over:
            imagined.apply(action)
            actions = imagined.actions()
            action = actions[self.dice.below(len(actions))] if actions else 0
        return imagined.payoff(state.seat)


game = mathom.game("two-towers")
wins = {"dreamer": 0, "greedy": 0}
dreams, deals = map(int, sys.argv[1:] or (2, 2))
for deal in range(deals):
    for seat in range(2):
        state = game.new(seats=2, seed=deal)
        bots: list[mathom.Bot] = [game.bot("greedy"), game.bot("greedy")]
        bots[seat] = Dreamer(dreams, seed=deal)
        while not state.over:
            state.apply(bots[state.seat].choose(state))
        winner = 0 if state.payoff(0) > 0 else 1
        wins["dreamer" if winner == seat else "greedy"] += 1
print(wins)
