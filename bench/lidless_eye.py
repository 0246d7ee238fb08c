"""How well bots play The Lidless Eye: points, plays, journeys, time to think, and senseless moves by kind.

python -m bench.lidless_eye --bots hard normal --rules both --games 400 --seed 1

Two bots or levels, as for `mathom arena`, play each deal twice with seats exchanged, or once where they are the same;
the ready decks go through all pairs. `before` is the greedy player as it was before it had a plan. All figures stand
with their 95 % interval. A player-game is one game as one player saw it; where both bots are the same they are counted
together. Points are marshalling points as they lie at the end, before the Council doubles or halves any; gained is what
came since a player's first turn. A faction counts as played at a site when it is won. What is played to what is thrown
away: resources to resources and characters. A decision is one with a choice; its time is that of one core.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations
from math import sqrt
from statistics import fmean, median, stdev
from time import thread_time
from typing import cast

from bench.greedy_before import GreedyBefore
from bench.sense.could import belongs_to_sites, gives_points
from bench.sense.watch import NAMES, Watch

import mathom
from mathom.bots.levels import bot_for
from mathom.cli.arena import interval, shares_of
from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.news import TOLD_DISCARD, TOLD_INFLUENCE, TOLD_MOVE, TOLD_PHASE, TOLD_PLAY
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.companies import wraith_in
from mathom.games.lidless_eye.rules.council import total_points
from mathom.games.lidless_eye.rules.routes import is_haven
from mathom.games.lidless_eye.terms import FACTION, MINION, RESOURCE, TRANSFER, UNTAP
from mathom.kernel.bot import Bot
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.state import Buffer, act_kind

CALLING = 20  # points that call the Council in the one-deck game
MINIONS = [id for id, deck in READY.items() if deck.camp == MINION]
PAIRS = tuple(permutations(MINIONS, 2))  # a deck does not meet itself (LE-B-241)


@dataclass
class Seat:
    """One game as one player saw it."""

    bot: str
    deck: str
    points: int = 0
    start: int = 0  # points when his first turn began
    won: float = 0.0
    turns: int = 0  # of his own
    idle_turns: int = 0  # nothing came into play at a site, and no event was played there
    played: int = 0  # resources, characters not counted
    thrown: int = 0  # resources
    characters: int = 0  # thrown away
    thrown_points: int = 0  # of both, worth points
    to_havens: int = 0  # journeys
    to_sites: int = 0
    transfers: int = 0
    revealed: int = 0  # 1: the Ringwraith was in play
    rode: int = 0  # 1: he left a site, with whomever
    seconds: list[float] = field(default_factory=list)  # of one core, for each decision that was one
    senseless: Counter[str] = field(default_factory=Counter)


class Reporter:
    """Reads in the news of a game what its players did."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.busy = True  # something was played at a site this turn

    def hear(self, s: Eye) -> None:
        for news in s.news or ():
            seat = self.seats[news.seat]
            if news.what == TOLD_PHASE and news.a == UNTAP:
                self.end_turn(1 - news.seat)
                if not seat.turns:
                    seat.start = int(total_points(s, news.seat))
                seat.turns += 1
                self.busy = False
            elif news.what == TOLD_PLAY and is_resource(news.a) and news.seat == s.active:
                seat.played += 1
                self.busy |= belongs_to_sites(news.a) and FACTS.type[news.a] != FACTION
            elif news.what == TOLD_INFLUENCE and news.seat == s.active:
                self.busy |= news.b > news.c  # a faction is played when it is won
            elif news.what == TOLD_DISCARD:
                seat.thrown += is_resource(news.a)
                seat.characters += FACTS.character[news.a]
                seat.thrown_points += gives_points(news.a)
            elif news.what == TOLD_MOVE:
                seat.to_havens += is_haven(news.b)
                seat.to_sites += not is_haven(news.b)
                seat.rode |= wraith_in(s, news.a) >= 0
        for i, wraith in enumerate(s.avatar):
            self.seats[i].revealed |= wraith >= 0

    def end_turn(self, seat: int) -> None:
        self.seats[seat].idle_turns += not self.busy


def is_resource(kind: int) -> bool:
    return bool(FACTS.side[kind] & RESOURCE) and not FACTS.character[kind]


def player(game: Game, name: str, seed: int | None = None) -> Bot:
    return GreedyBefore() if name == GreedyBefore.name else bot_for(game, name, seed)


def play(bots: tuple[str, str], rules: str, deal: int, shift: int) -> list[Seat]:
    """one game, told by both its players; with `shift` the bots change seats"""
    game = mathom.game("lidless-eye")
    decks = PAIRS[deal % len(PAIRS)]
    names = bots[::-1] if shift else bots
    s = cast(Eye, game.new(seed=deal, rules=rules, first=decks[0], second=decks[1]))
    seats = [Seat(name, deck) for name, deck in zip(names, decks, strict=True)]
    players = [player(game, name, seed=2 * deal + seat) for seat, name in enumerate(names)]
    watch, reporter, into = Watch(), Reporter(seats), Buffer()
    s.news = []
    reporter.hear(s)
    while not s.over:
        seat = seats[s.seat]
        choice = s.fill_once(into) > 1
        started = thread_time()
        action = players[s.seat].choose(s)
        if choice:
            seat.seconds.append(thread_time() - started)
        seat.transfers += act_kind(action) == TRANSFER
        watch.before(s, action)
        s.news = []
        s.apply(action)
        watch.after(s)
        reporter.hear(s)
    reporter.end_turn(int(s.active))
    shares = shares_of([s.payoff(0), s.payoff(1)])
    for i, seat in enumerate(seats):
        seat.points, seat.won, seat.senseless = int(total_points(s, i)), shares[i], watch.found[i]
    return seats


# -- what is printed


def mean(values: list[float]) -> str:
    if not values:
        return "–"
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values):.2f} ± {half:.2f}"


def share(part: float, whole: int) -> str:
    low, high = interval(part, whole)
    return f"{100 * part / whole:.1f} % ({100 * low:.1f} – {100 * high:.1f})"


def ratio(over: list[float], under: list[float]) -> str:
    """of two sums, with its interval by how far each player-game is off it"""
    value = sum(over) / sum(under)
    off = [a - value * b for a, b in zip(over, under, strict=True)]
    half = 1.96 * stdev(off) / sqrt(len(off)) / fmean(under) if len(off) > 1 else 0.0
    return f"{value:.2f} ± {half:.2f}"


Figure = Callable[[list[Seat]], str]

FIGURES: dict[str, Figure] = {
    "player-games": lambda seats: f"{len(seats)}",
    "wins": lambda seats: share(sum(seat.won for seat in seats), len(seats)),
    "points": lambda seats: mean([seat.points for seat in seats]),
    "  of winners": lambda seats: mean([seat.points for seat in seats if seat.won == 1]),
    "  of losers": lambda seats: mean([seat.points for seat in seats if seat.won == 0]),
    f"at least {CALLING} points": lambda seats: share(sum(seat.points >= CALLING for seat in seats), len(seats)),
    "own turns": lambda seats: mean([seat.turns for seat in seats]),
    "points gained per own turn": lambda seats: ratio(
        [seat.points - seat.start for seat in seats], [seat.turns for seat in seats]
    ),
    "turns without a play at a site": lambda seats: share(
        sum(seat.idle_turns for seat in seats), sum(seat.turns for seat in seats)
    ),
    "resources played": lambda seats: mean([seat.played for seat in seats]),
    "resources thrown away": lambda seats: mean([seat.thrown for seat in seats]),
    "characters thrown away": lambda seats: mean([seat.characters for seat in seats]),
    "  of both worth points": lambda seats: mean([seat.thrown_points for seat in seats]),
    "played to thrown away": lambda seats: ratio(
        [seat.played for seat in seats], [seat.thrown + seat.characters for seat in seats]
    ),
    "journeys to Darkhavens": lambda seats: mean([seat.to_havens for seat in seats]),
    "journeys to other sites": lambda seats: mean([seat.to_sites for seat in seats]),
    "items transferred": lambda seats: mean([seat.transfers for seat in seats]),
    "Ringwraith revealed": lambda seats: share(sum(seat.revealed for seat in seats), len(seats)),
    "Ringwraith travelled": lambda seats: share(sum(seat.rode for seat in seats), len(seats)),
    "decisions": lambda seats: mean([len(seat.seconds) for seat in seats]),
    "ms per decision, median": lambda seats: f"{1000 * median(t for seat in seats for t in seat.seconds):.3f}",
    "ms per decision, mean": lambda seats: f"{1000 * fmean(t for seat in seats for t in seat.seconds):.3f}",
    "senseless moves": lambda seats: mean([seat.senseless.total() for seat in seats]),
}


def of_kind(name: str) -> Figure:
    return lambda seats: mean([seat.senseless[name] for seat in seats])


def report(seats: list[Seat]) -> None:
    """a column for each bot"""
    bots = list(dict.fromkeys(seat.bot for seat in seats))
    columns = [[seat for seat in seats if seat.bot == bot] for bot in bots]
    figures = FIGURES | {f"  {name}": of_kind(name) for name in NAMES}
    print(f"{'per player-game':34}" + "".join(f"{bot:>26}" for bot in bots))
    for name, figure in figures.items():
        print(f"{name:34}" + "".join(f"{figure(column):>26}" for column in columns))
    print("wins by deck: " + ", ".join(f"{deck} {deck_share(seats, deck)}" for deck in MINIONS))


def deck_share(seats: list[Seat], deck: str) -> str:
    held = [seat for seat in seats if seat.deck == deck]
    return share(sum(seat.won for seat in held), len(held)) if held else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--bots",
        nargs=2,
        default=["normal", "normal"],
        help="levels or bots, as for `mathom arena`; `before`",
    )
    parser.add_argument("--rules", default="both", choices=("basic", "advanced", "both"))
    parser.add_argument("--games", type=int, default=100, help="of each rules (100)")
    parser.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    a = parser.parse_args()
    first, second = a.bots
    for name in a.bots:
        try:
            player(mathom.game("lidless-eye"), name)
        except BadSetup as error:
            parser.error(str(error))
    with ProcessPoolExecutor(a.jobs) as pool:
        for rules in ("basic", "advanced") if a.rules == "both" else (a.rules,):
            deals = [(a.seed + i, 0) if first == second else (a.seed + i // 2, i % 2) for i in range(a.games)]
            games = [pool.submit(play, (first, second), rules, *deal) for deal in deals]
            print(f"\n{first} against {second}, {rules} rules, {a.games} games, deals from {a.seed}")
            report([seat for game in games for seat in game.result()])


if __name__ == "__main__":
    main()
