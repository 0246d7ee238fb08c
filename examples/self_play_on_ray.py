"""Learns `duel` by playing against itself on Ray: many workers play, one table of likes learns from all of them.

The player is that of `learn_duel.py`. In each round every worker gets the likes as they are, plays some games with
both seats, and says what it would change; the sum of it is learned. `python self_play_on_ray.py 30 4 auto` plays 30
rounds with four workers on the cluster at hand, without an address on one that is made for it. Needs `mathom[ray]`."""

import sys
from pathlib import Path

import numpy
import ray
from learn_duel import TABLES, Player, play

from mathom.env.arrays import VectorEnv


@ray.remote  # type: ignore[untyped-decorator]
def would_change(kinds: numpy.ndarray, cards: numpy.ndarray, seed: int) -> tuple[numpy.ndarray, numpy.ndarray]:
    """games of the player against itself, one at each table: what it learns of them"""
    player = Player(seed)
    player.kinds, player.cards = kinds.copy(), cards.copy()
    learned = Player(seed)
    env = VectorEnv("duel", TABLES, seed=seed)
    stories: list[list[list[tuple[numpy.ndarray, int, numpy.ndarray]]]] = [[[], []] for _ in range(TABLES)]
    going = set(range(TABLES))
    while going:
        chosen = env.sample()
        for table in going:
            legal = numpy.flatnonzero(env.masks[table])
            which, chances = player.choose(legal)
            chosen[table] = int(legal[which])
            stories[table][env.deciding[table]].append((legal, which, chances))
        env.step(chosen)
        for table in going & set(map(int, numpy.flatnonzero(env.ended))):
            for seat in (0, 1):
                learned.learn(stories[table][seat], float(env.rewards[table][seat]))
            going.discard(table)
    return learned.kinds, learned.cards


rounds, workers = map(int, sys.argv[1:3] or (2, 2))
address = sys.argv[3] if len(sys.argv) > 3 else None
shipped = {"working_dir": str(Path(__file__).parent)}  # a worker elsewhere needs learn_duel.py, too
ray.init(address, num_cpus=None if address else workers, log_to_driver=False, runtime_env=shipped if address else None)
player = Player(seed=1)
before = play(player, 128, learns=False, seed=1)
for number in range(rounds):
    likes = ray.put(player.kinds), ray.put(player.cards)
    for kinds, cards in ray.get([would_change.remote(*likes, number * workers + i) for i in range(workers)]):
        player.kinds += kinds
        player.cards += cards
after = play(player, 500 if rounds > 2 else 128, learns=False, seed=3)
shares = f"{100 * before:.0f} % before, {100 * after:.0f} % after {rounds} rounds"
print(f"wins against chance: {shares} of {workers} workers")
ray.shutdown()
