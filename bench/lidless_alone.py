"""Does thinking pay for who plays The Lidless Eye alone? Two bots or levels play the same deals for points.

python -m bench.lidless_alone --bots hard normal --games 100 --seed 1

The ready solitaire decks follow one another. Each deal is played once by each bot; the difference is that of the first
and the second on one deal, so that decks and shuffles fall out of it. Points are those of the end (LE-O-31), none where
the Ringwraith fell. Means stand with their 95 % interval.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import process_time
from typing import cast

from bench.lidless_eye import mean

import mathom
from mathom.bots.levels import bot_for
from mathom.games.lidless_eye.box.ready_decks import SOLITAIRE
from mathom.games.lidless_eye.position.eye import Eye

DECKS = [deck.id for deck in SOLITAIRE]


@dataclass
class Alone:
    """One game of one bot."""

    deck: str
    points: int
    turns: int
    ending: str
    seconds: float  # of one core


def play(bot: str, rounds: int, rules: str, deal: int) -> Alone:
    game = mathom.game("lidless-eye")
    deck = DECKS[deal % len(DECKS)]
    s = cast(Eye, game.new(seed=deal, seats=1, rules=rules, first=deck))
    player = game.bot("search", iterations=rounds, seed=deal) if rounds else bot_for(game, bot, seed=deal)
    started = process_time()
    while not s.over:
        s.apply(player.choose(s))
    ending = game.ending(s)
    return Alone(deck, int(s.score[0]) if ending != "fall" else 0, int(s.turn), ending, process_time() - started)


def differences(one: list[Alone], other: list[Alone]) -> list[float]:
    return [float(a.points - b.points) for a, b in zip(one, other, strict=True)]


def report(played: dict[str, list[Alone]]) -> None:
    for bot, games in played.items():
        ends = Counter(game.ending for game in games)
        print(
            f"{bot}: {mean([game.points for game in games])} points, {mean([game.turns for game in games])} turns, "
            f"{mean([game.seconds for game in games])} s a game; "
            + ", ".join(f"{end} {n}" for end, n in ends.most_common())
        )
    if len(played) == 2:
        first, second = played.values()
        print(f"{' less '.join(played)}, deal by deal: {mean(differences(first, second))}")
        for deck in DECKS:
            there = [i for i, game in enumerate(first) if game.deck == deck]
            print(f"  {deck:24}{mean(differences([first[i] for i in there], [second[i] for i in there])):>16}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", nargs=2, default=["hard", "normal"], help="bots or levels (hard normal)")
    parser.add_argument("--rounds", type=int, default=0, help="the first bot is a search of so many rounds a decision")
    parser.add_argument("--rules", default="basic", choices=("basic", "advanced"))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    a = parser.parse_args()
    with ProcessPoolExecutor(a.jobs) as pool:
        going = {
            bot: [pool.submit(play, bot, rounds, a.rules, a.seed + i) for i in range(a.games)]
            for bot, rounds in zip(a.bots, (a.rounds, 0), strict=True)
        }
        report({bot: [game.result() for game in games] for bot, games in going.items()})


if __name__ == "__main__":
    main()
