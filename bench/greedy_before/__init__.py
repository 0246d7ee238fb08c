"""The greedy player of The Lidless Eye as it played before it had a plan: an opponent to measure others by."""

from bench.greedy_before.judge import choose_greedily

from mathom.kernel.bot import Bot
from mathom.kernel.state import State


class GreedyBefore(Bot):
    name = "before"

    def choose(self, state: State) -> int:
        return choose_greedily(state)
