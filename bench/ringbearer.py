"""What companions and servant are worth in The Ringbearer, each played by another bot:

python bench/ringbearer.py --companions search:0.5 --servant greedy --seats 3 --games 300 --seed 90000
"""

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import cast

import mathom
from mathom.bots.levels import bot_for
from mathom.cli.arena import interval
from mathom.games.ringbearer.rules import Ringbearer


def play(companions: str, servant: str, seats: int, difficulty: str, deal: int) -> str:
    """how one deal ends"""
    game = mathom.game("ringbearer")
    good, evil = bot_for(game, companions, seed=deal), bot_for(game, servant, seed=deal)
    state = cast(Ringbearer, game.new(seats=seats, seed=deal, difficulty=difficulty))
    while not state.over:
        state.apply((evil if state.seat == state.servant else good).choose(state))
    return game.ending(state)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--companions", default="greedy", help="a level or bot, as for `mathom arena` (greedy)")
    parser.add_argument("--servant", default="greedy", help="... of who has fallen (greedy)")
    parser.add_argument("--seats", type=int, default=3, choices=(3, 4))
    parser.add_argument("--difficulty", default="normal", choices=("easy", "normal", "hard"))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    a = parser.parse_args()
    print(f"{a.companions} companions, {a.servant} servant, {a.seats} players, {a.difficulty}, deals from {a.seed}")
    ended: Counter[str] = Counter()
    with ProcessPoolExecutor(a.jobs) as pool:
        deals = range(a.seed, a.seed + a.games)
        waiting = [pool.submit(play, a.companions, a.servant, a.seats, a.difficulty, deal) for deal in deals]
        for done in as_completed(waiting):
            ended[done.result()] += 1
            n = ended.total()
            if n % 10 == 0 or n == a.games:
                won = ended["mount doom"]
                low, high = interval(won, n)
                print(
                    f"{n} games: companions win {100 * won / n:.1f} % ({100 * low:.1f} – {100 * high:.1f} %), "
                    f"caught {100 * ended['caught'] / n:.1f} %, servant {100 * ended['servant'] / n:.1f} %",
                    flush=True,
                )


if __name__ == "__main__":
    main()
