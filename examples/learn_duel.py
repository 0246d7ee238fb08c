"""Learns to play `duel` by policy gradient, with numpy alone, against a player who does anything: REINFORCE.

What the player likes is simple: so much each kind of action, so much each card in it, whatever the position. After a
game that was won he likes what he did more, after a lost one less. `python learn_duel.py 100 500` plays 100 rounds of
64 games, and then 500 games to see what was learned."""

import sys

import numpy

import mathom
from mathom.env.arrays import VectorEnv
from mathom.kernel.state import act_a, act_kind

TABLES, RATE = 64, 0.1


class Player:
    def __init__(self, seed: int) -> None:
        game = mathom.game("duel")
        actions = [game.action_at(index) for index in range(game.action_count)]
        self.kind = numpy.array([act_kind(action) for action in actions])
        self.card = numpy.array([act_kind(action) * 100 + act_a(action) for action in actions])
        self.kinds = numpy.zeros(20)
        self.cards = numpy.zeros(2000)
        self.lots = numpy.random.default_rng(seed)

    def choose(self, legal: numpy.ndarray) -> tuple[int, numpy.ndarray]:
        """a choice, and how likely each was"""
        likes = self.kinds[self.kind[legal]] + self.cards[self.card[legal]]
        chances = numpy.exp(likes - likes.max())
        chances /= chances.sum()
        return int(self.lots.choice(len(legal), p=chances)), chances

    def learn(self, story: list[tuple[numpy.ndarray, int, numpy.ndarray]], payoff: float) -> None:
        for legal, chosen, chances in story:
            change = -RATE * payoff * chances
            change[chosen] += RATE * payoff
            numpy.add.at(self.kinds, self.kind[legal], change)
            numpy.add.at(self.cards, self.card[legal], change)


def play(player: Player, games: int, learns: bool, seed: int) -> float:
    """the share of games that were won; the player has the first seat at every other table"""
    env = VectorEnv("duel", TABLES, seed=seed)
    stories: list[list[tuple[numpy.ndarray, int, numpy.ndarray]]] = [[] for _ in range(TABLES)]
    won = played = 0
    while played < games:
        chosen = env.sample()
        for table in range(TABLES):
            if env.deciding[table] == table % 2:
                legal = numpy.flatnonzero(env.masks[table])
                which, chances = player.choose(legal)
                chosen[table] = int(legal[which])
                stories[table].append((legal, which, chances))
        env.step(chosen)
        for table in map(int, numpy.flatnonzero(env.ended)):
            payoff = float(env.rewards[table][table % 2])
            won += payoff > 0
            played += 1
            if learns:
                player.learn(stories[table], payoff)
            stories[table] = []
    return won / played


if __name__ == "__main__":
    rounds, tested = map(int, sys.argv[1:] or (2, 64))
    player = Player(seed=1)
    before = play(player, tested, learns=False, seed=1)
    play(player, rounds * TABLES, learns=True, seed=2)
    after = play(player, tested, learns=False, seed=3)
    shares = f"{100 * before:.0f} % before, {100 * after:.0f} % after {rounds} rounds"
    print(f"wins of {tested} games against chance: {shares}")
