"""`mathom arena --ratings`: any number of bots meet in every combination, and each gets a rating with its interval."""

import argparse
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Any

import msgspec

from mathom.cli.arena import Outcome, Task, called, checked, finished, interval, players, write_out
from mathom.cli.tables import table
from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup
from mathom.kernel.extras import needs

WIDE = 1.96  # standard deviations to either side: 95 %


class Rated(msgspec.Struct, frozen=True):
    bot: str
    rating: float
    spread: float  # one standard deviation
    games: int
    wins: float

    @property
    def low(self) -> float:
        return self.rating - WIDE * self.spread

    @property
    def high(self) -> float:
        return self.rating + WIDE * self.spread


def ratings(args: argparse.Namespace) -> int:
    game = game_of(args.game, args.components)
    bots: list[str] = (args.bots or "random,easy,normal").split(",")
    seats: int = args.seats or next(n for n in game.seats if n > 1)
    if seats not in game.seats or seats == 1:
        raise BadSetup(f"seats: {args.game} is for {players(game)}, not {seats}")
    if len(bots) < seats or len(set(bots)) < len(bots):
        raise BadSetup(f"bots: at least {seats} are needed, each once")
    if args.plot is not None and args.plot.suffix not in (".svg", ".png", ".pdf"):
        raise BadSetup("plot: a file that ends in .svg, .png or .pdf")
    library("openskill")
    if args.plot is not None:
        library("matplotlib")
    options = checked(game, bots, seats, args)
    rounds = -(-args.games // (comb(len(bots), seats) * seats))  # of every combination, each bot on every seat
    meetings = [meeting for _ in range(rounds) for meeting in combinations(bots, seats)]
    tasks = [
        Task(args.game, args.components, list(meeting), args.seed + deal, shift, options, args.records)
        for deal, meeting in enumerate(meetings)
        for shift in range(seats)
    ]
    outcomes = [called(outcome, args.deck) for outcome in finished(tasks, args)]
    if args.out is not None:
        write_out(args.out, tasks, outcomes)
    rated = rate(bots, tasks, outcomes)
    show(rated)
    if args.plot is not None:
        plot(rated, f"{args.game}, {seats} players, {len(outcomes)} games", args.plot)
    return 0


def library(name: str) -> Any:
    with needs("ratings", "ratings: what reckons or draws them"):
        return __import__(name)


def rate(bots: list[str], tasks: list[Task], outcomes: list[Outcome]) -> list[Rated]:
    """by the Plackett-Luce model, game after game in the order of the tasks; the best first"""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bot in bots}
    games = dict.fromkeys(bots, 0)
    wins = dict.fromkeys(bots, 0.0)
    for task, outcome in zip(tasks, outcomes, strict=True):
        sat = [task.bots[b] for b in outcome.seats]
        came = model.rate([[known[bot]] for bot in sat], scores=[*outcome.shares])
        for seat, bot in enumerate(sat):
            known[bot] = came[seat][0]
            games[bot] += 1
            wins[bot] += outcome.shares[seat]
    rated = [Rated(bot, known[bot].mu, known[bot].sigma, games[bot], wins[bot]) for bot in bots]
    return sorted(rated, key=lambda one: -one.rating)


def show(rated: list[Rated]) -> None:
    rows = []
    for one in rated:
        low, high = interval(one.wins, one.games)
        rows.append(
            (
                one.bot,
                f"{one.rating:.1f}",
                f"{one.low:.1f} – {one.high:.1f}",
                str(one.games),
                f"{100 * one.wins / one.games:.1f} %",
                f"{100 * low:.1f} – {100 * high:.1f} %",
            )
        )
    table(("bot", "rating", "95 % interval", "games", "wins", "95 % interval"), rows)


def plot(rated: list[Rated], title: str, path: Path) -> None:
    """the ratings with their intervals, one under the other"""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1 + 0.4 * len(rated)), layout="constrained")
    FigureCanvasAgg(figure)
    axes = figure.add_subplot()
    places = range(len(rated))
    axes.errorbar([one.rating for one in rated], places, xerr=[WIDE * one.spread for one in rated], fmt="o", capsize=4)
    axes.set_yticks(places, [one.bot for one in rated])
    axes.invert_yaxis()
    axes.set_xlabel("rating, with its 95 % interval")
    axes.set_title(title)
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path)
