"""Is The Lidless Eye in balance? Every ready deck against every deck of its field, the greedy bot on both sides.

python -m bench.lidless_field --camp mixed --rules both --games 200 --seed 1

The field of a deck is the decks of the other camp, or with `--camp wizards` or `ringwraiths` the others of its own. Any
two meet by turns with either of them in the first seat. Shares of wins stand with their 95 % interval. Points are those
that lie at the end, by kind, before the Council doubles or halves any.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean
from typing import cast

from bench.lidless_eye import mean, share

import mathom
from mathom.bots.levels import bot_for
from mathom.cli.arena import shares_of
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.terms import CAMPS, CAMPS_AGREED, POINT_KINDS


def meetings(camp: str, only: list[str] | None = None) -> list[tuple[str, str]]:
    """the decks of the first and of the second seat; `only`: those where one of these takes part"""
    pairs = [pair for pair in permutations(READY, 2) if not only or {*pair} & {*only}]
    if camp == "mixed":
        return [(a, b) for a, b in pairs if READY[a].camp != READY[b].camp]
    return [(a, b) for a, b in pairs if READY[a].camp == READY[b].camp == CAMPS_AGREED.index(camp)]


@dataclass
class Side:
    """One game as one player saw it."""

    deck: str
    opponent: str
    won: float
    points: list[int]  # by kind
    against: int  # the opponent's
    turns: int
    ending: str

    @property
    def camp(self) -> str:
        return CAMPS[READY[self.deck].camp]


def play(decks: tuple[str, str], rules: str, bot: str, seed: int) -> list[Side]:
    game = mathom.game("lidless-eye")
    s = cast(Eye, game.new(seed=seed, rules=rules, first=decks[0], second=decks[1]))
    players = [bot_for(game, bot, seed=2 * seed + seat) for seat in range(2)]
    while not s.over:
        s.apply(players[s.seat].choose(s))
    won = shares_of([s.payoff(0), s.payoff(1)])
    had = [[int(n) for n in points(s, i)] for i in range(2)]
    return [
        Side(decks[i], decks[1 - i], won[i], had[i], sum(had[1 - i]), int(s.turn), game.ending(s)) for i in range(2)
    ]


# -- what is printed


def wins(sides: list[Side]) -> str:
    return share(sum(side.won for side in sides), len(sides)) if sides else "–"


def by(sides: list[Side], what: Callable[[Side], str]) -> dict[str, list[Side]]:
    found: dict[str, list[Side]] = {}
    for side in sides:
        found.setdefault(what(side), []).append(side)
    return found


def line(name: str, sides: list[Side]) -> str:
    kinds = [fmean(side.points[i] for side in sides) for i in range(len(POINT_KINDS))]
    each = "".join(f"{n:>8.1f}" for n in kinds)
    both = (mean([sum(side.points) for side in sides]), mean([side.against for side in sides]))
    return f"{name:24}{wins(sides):>26}" + "".join(f"{n:>16}" for n in both) + each


def report(sides: list[Side]) -> None:
    games = len(sides) // 2
    ends = Counter(side.ending for side in sides)
    turns = [float(side.turns) for side in sides]
    print(f"{games} games, {mean(turns)} turns: " + ", ".join(f"{end} {n // 2}" for end, n in ends.most_common()))
    print(f"{'':24}{'wins':>26}{'points':>16}{'against':>16}" + "".join(f"{kind[:7]:>8}" for kind in POINT_KINDS))
    camps = by(sides, lambda side: side.camp)
    if len(camps) > 1:
        for camp in sorted(camps, reverse=True):
            print(line(camp, camps[camp]))
    decks = by(sides, lambda side: side.deck)
    for deck in READY:
        if deck in decks:
            print(line(deck, decks[deck]))
    for deck in READY:
        if deck in decks and (len(camps) == 1 or READY[deck].camp == max(READY[d].camp for d in decks)):
            met = by(decks[deck], lambda side: side.opponent)
            print(f"{deck}: " + ", ".join(f"{met_with} {wins(met[met_with])}" for met_with in READY if met_with in met))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--camp", default="mixed", choices=CAMPS_AGREED)
    parser.add_argument("--deck", nargs="+", choices=READY, help="only games of these decks")
    parser.add_argument("--rules", default="both", choices=("basic", "advanced", "both"))
    parser.add_argument("--games", type=int, default=200, help="of each rules (200)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.add_argument("--bot", default="greedy", help="the bot or level on both sides (greedy)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    a = parser.parse_args()
    pairs = meetings(a.camp, a.deck)
    together: list[Side] = []
    with ProcessPoolExecutor(a.jobs) as pool:
        for rules in ("basic", "advanced") if a.rules == "both" else (a.rules,):
            games = [pool.submit(play, pairs[i % len(pairs)], rules, a.bot, a.seed + i) for i in range(a.games)]
            sides = [side for game in games for side in game.result()]
            print(f"\n{a.camp}, {rules} rules, deals from {a.seed}")
            report(sides)
            together += sides
    if a.rules == "both":
        print("\nboth rules")
        report(together)


if __name__ == "__main__":
    main()
