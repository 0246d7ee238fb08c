"""`mathom arena`: bots play many games, every bot on every seat of the same deals, and the outcomes are counted."""

import argparse
import csv
import json
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import Any, cast

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from mathom.bots.levels import bot_for
from mathom.cli.setting import options as options_of
from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.words import say
from mathom.match.match import Match


class Outcome(msgspec.Struct, frozen=True):
    seats: tuple[int, ...]  # which bot sat where
    shares: tuple[float, ...]  # of the win, by seat: 1 for each who wins, also together; a draw is split
    scores: tuple[int, ...]
    actions: int
    turns: int  # as the game counts them
    ending: str = ""
    decks: tuple[str, ...] = ()  # by seat, in a game of decks


class Task(msgspec.Struct, frozen=True):
    """One game to be played, anywhere: whoever plays it comes to the same outcome."""

    key: str
    components: Path | None
    bots: list[str]
    deal: int
    shift: int  # by so many seats the bots are moved on
    options: dict[str, str | int]
    records: Path | None = None  # where the game is kept


def play_one(task: Task) -> Outcome:
    game = game_of(task.key, task.components)
    n = len(task.bots)
    seats = tuple((i + task.shift) % n for i in range(n))
    players = [bot_for(game, task.bots[b], seed=(task.deal * n + task.shift) * n + i) for i, b in enumerate(seats)]
    state = game.new(seats=n, seed=task.deal, **cast(Any, task.options))
    if task.records is not None:
        match = Match(game, state, names=[f"{task.bots[b]} {b + 1}" for b in seats])
        while not match.state.over:
            match.play(players[match.state.seat].choose(match.state))
        match.save(task.records / f"{task.key}-{task.deal}-{task.shift}.mathom")
        state, actions = match.state, len(match.moves)
    else:
        actions = 0
        while not state.over:
            state.apply(players[state.seat].choose(state))
            actions += 1
    scores = tuple(seat.score for seat in game.view(state).seats)
    shares = shares_of([state.payoff(i) for i in range(n)])
    return Outcome(seats, shares, scores, actions, int(state.turn), game.ending(state), game.decks(state))


def called(outcome: Outcome, files: list[Path]) -> Outcome:
    """decks of one's own by the names of their files"""
    decks = tuple(files[i].stem if deck == "own" else deck for i, deck in enumerate(outcome.decks))
    return msgspec.structs.replace(outcome, decks=decks)


def shares_of(payoffs: list[float]) -> tuple[float, ...]:
    """1 for each who wins outright, alone or together with others; who is best without winning shares the win; where
    all lose nobody has any"""
    best = max(payoffs)
    if best < 0:
        return (0.0,) * len(payoffs)
    return tuple((1.0 if best == 1 else 1 / payoffs.count(best)) if p == best else 0.0 for p in payoffs)


def interval(wins: float, n: int) -> tuple[float, float]:
    """95 % (Wilson); a share is never below 0 or above 1, which rounding would have it be"""
    z = 1.96
    p = wins / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def arena(args: argparse.Namespace) -> int:
    game = game_of(args.game, args.components)
    bots: list[str] = (args.bots or "greedy,random").split(",")
    n = len(bots)
    if n not in game.seats:
        raise BadSetup(f"bots: {args.game} is for {players(game)}, not {n}")
    if args.games < 1 or args.workers < 0 or args.seed < 0:
        raise BadSetup("games: at least 1; workers and seed: not below 0")
    for bot in bots:
        bot_for(game, bot)
    options = options_of(game, args.set, args.deck)
    game.checked_options(n, dict(options))
    shifts = n if len(set(bots)) > 1 else 1  # bots that are all alike would play each deal again and again
    deals = (args.games + shifts - 1) // shifts
    if args.records is not None:
        args.records.mkdir(parents=True, exist_ok=True)
    tasks = [
        Task(args.game, args.components, bots, args.seed + d, shift, options, args.records)
        for d in range(deals)
        for shift in range(shifts)
    ]
    outcomes: list[Outcome] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(f"{args.games} games", total=len(tasks))
        for outcome in played(tasks, args):
            outcomes.append(called(outcome, args.deck))
            progress.advance(bar)
    if args.out is not None:
        write_out(args.out, bots, tasks, outcomes)
    report(game, bots, outcomes)
    return 0


def played(tasks: list[Task], args: argparse.Namespace) -> Iterator[Outcome]:
    """the outcomes in the order of the tasks, whoever is ready first"""
    if args.ray is not None:
        yield from played_by_ray(tasks, args.ray)
        return
    with ProcessPoolExecutor(args.workers or os.cpu_count() or 1) as pool:
        yield from pool.map(play_one, tasks)


def played_by_ray(tasks: list[Task], address: str) -> Iterator[Outcome]:
    """on an engine that runs elsewhere, or (`local`) one that is started here for as long as it takes"""
    try:
        import ray
    except ImportError:
        raise BadSetup("ray: it is not installed; `pip install mathom[ray]`") from None
    ray.init(None if address == "local" else address, log_to_driver=False, num_cpus=2 if address == "local" else None)
    try:
        remote = ray.remote(play_one)
        for waiting in [remote.remote(task) for task in tasks]:
            yield ray.get(waiting)
    finally:
        ray.shutdown()


def write_out(path: Path, bots: list[str], tasks: list[Task], outcomes: list[Outcome]) -> None:
    """a line for each game: JSON, or with the ending `.csv` a table"""
    rows = [
        {
            "game": task.key,
            "deal": task.deal,
            "shift": task.shift,
            "bots": [bots[b] for b in outcome.seats],
            "wins": list(outcome.shares),
            "scores": list(outcome.scores),
            "decisions": outcome.actions,
            "turns": outcome.turns,
            "ending": outcome.ending,
            "decks": list(outcome.decks),
        }
        for task, outcome in zip(tasks, outcomes, strict=True)
    ]
    with path.open("w", encoding="utf-8", newline="") as file:
        if path.suffix != ".csv":
            file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
            return
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        for row in rows:
            writer.writerow({k: " ".join(map(str, v)) if isinstance(v, list) else v for k, v in row.items()})


def players(game: Game) -> str:
    """how many it is for"""
    few, many = game.seats[0], game.seats[-1]
    return f"{few} players" if few == many else f"{few} to {many} players"


def report(game: Game, bots: list[str], outcomes: list[Outcome]) -> None:
    n, many = len(bots), len(outcomes)
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    for head in ("bot", "games", "wins", "95 % interval", "mean score"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for b, bot in enumerate(bots):
        wins = sum(share for o in outcomes for seat, share in enumerate(o.shares) if o.seats[seat] == b)
        score = sum(o.scores[o.seats.index(b)] for o in outcomes) / many
        low, high = interval(wins, many)
        table.add_row(
            bot, str(many), f"{100 * wins / many:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %", f"{score:.1f}"
        )
    console.print(table)
    names = [say(side) for side in game.sides] or [f"seat {i + 1}" for i in range(n)]
    by_seat = ", ".join(f"{names[i]} {100 * sum(o.shares[i] for o in outcomes) / many:.1f} %" for i in range(n))
    winner = sum(max(o.scores) for o in outcomes) / many
    console.print(f"wins by {'side' if game.sides else 'seat'}: {by_seat}")
    if game.endings:
        ended = Counter(o.ending for o in outcomes)
        console.print("ended by: " + ", ".join(f"{way} {100 * ended[way] / many:.1f} %" for way in game.endings))
    lengths = [o.actions for o in outcomes]
    turns = sum(o.turns for o in outcomes) / many
    console.print(
        f"length: {sum(lengths) / many:.1f} decisions ({min(lengths)} to {max(lengths)}) in {turns:.1f} turns; "
        f"highest score: {winner:.1f} on average"
    )
    if any(o.decks for o in outcomes):
        console.print(by_deck(outcomes))


def by_deck(outcomes: list[Outcome]) -> Table:
    """how often each deck won; a deck that met itself counts for both seats"""
    table = Table(box=None, pad_edge=False)
    for head in ("deck", "games", "wins", "95 % interval", "mean score"):
        table.add_column(head, justify="left" if head == "deck" else "right")
    for deck in sorted({deck for o in outcomes for deck in o.decks}):
        played = [(o.shares[i], o.scores[i]) for o in outcomes for i, name in enumerate(o.decks) if name == deck]
        n, wins = len(played), sum(share for share, _ in played)
        low, high = interval(wins, n)
        score = sum(score for _, score in played) / n
        table.add_row(deck, str(n), f"{100 * wins / n:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %", f"{score:.1f}")
    return table
