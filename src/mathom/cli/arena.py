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
from statistics import fmean, median, stdev
from typing import Any, cast

import msgspec

from mathom.bots.levels import bot_for
from mathom.cli.setting import options as options_of
from mathom.cli.tables import counted, table
from mathom.games import game as game_of
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.extras import needs
from mathom.kernel.game import Game
from mathom.kernel.words import say
from mathom.match.match import Match

UNHURRIED = 1000.0  # times its usual seconds a level may think: outcomes are the same on a machine that is busy


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
    seeds = [(task.deal * n + task.shift) * n + i for i in range(n)]
    players = [bot_for(game, task.bots[b], seed, UNHURRIED) for b, seed in zip(seats, seeds, strict=True)]
    state = game.new(seats=n, seed=task.deal, **cast(Any, task.options))
    too_long = f"{task.key}, deal {task.deal}: the game did not end within {game.longest} decisions"
    if task.records is not None:
        match = Match(game, state, names=[f"{task.bots[b]} {b + 1}" for b in seats])
        while not match.state.over:
            match.play(players[match.state.seat].choose(match.state))
            if len(match.moves) > game.longest:
                raise MathomError(too_long)
        match.save(task.records / f"{task.key}-{task.deal}-{task.shift}.mathom")
        state, actions = match.state, len(match.moves)
    else:
        actions = 0
        while not state.over:
            state.apply(players[state.seat].choose(state))
            actions += 1
            if actions > game.longest:
                raise MathomError(too_long)
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
    if args.seats and len(bots) == 1:
        bots *= args.seats  # one on every seat
    n = len(bots)
    if args.seats and n != args.seats:
        raise BadSetup(f"bots: {n} are named for {args.seats} seats; name as many, or one for all")
    if n not in game.seats:
        raise BadSetup(f"bots: {args.game} is for {players(game)}, not {n}")
    options = checked(game, bots, n, args)
    shifts = n if len(set(bots)) > 1 else 1  # bots that are all alike would play each deal again and again
    deals = (args.games + shifts - 1) // shifts
    tasks = [
        Task(args.game, args.components, bots, args.seed + d, shift, options, args.records)
        for d in range(deals)
        for shift in range(shifts)
    ]
    outcomes = [called(outcome, args.deck) for outcome in finished(tasks, args)]
    if args.out is not None:
        write_out(args.out, tasks, outcomes)
    if n == 1:
        report_alone(game, bots[0], outcomes)
    else:
        report(game, bots, outcomes)
    return 0


def checked(game: Game, bots: list[str], seats: int, args: argparse.Namespace) -> dict[str, str | int]:
    """the options of the games; what is wrong is said before the first of them"""
    if args.games < 1 or args.workers < 0 or args.seed < 0:
        raise BadSetup("games: at least 1; workers and seed: not below 0")
    for bot in bots:
        bot_for(game, bot)
    options = options_of(game, args.set, args.deck)
    game.checked_options(seats, dict(options))
    return options


def finished(tasks: list[Task], args: argparse.Namespace) -> Iterator[Outcome]:
    """the outcomes in the order of the tasks, with a bar that shows how far it is"""
    if args.records is not None:
        args.records.mkdir(parents=True, exist_ok=True)
    with counted(len(tasks), "games") as count:
        for outcome in played(tasks, args):
            count.add()
            yield outcome


def played(tasks: list[Task], args: argparse.Namespace) -> Iterator[Outcome]:
    """the outcomes in the order of the tasks, whoever is ready first"""
    if args.ray is not None:
        yield from played_by_ray(tasks, args.ray)
        return
    with ProcessPoolExecutor(args.workers or os.cpu_count() or 1) as pool:
        yield from pool.map(play_one, tasks)


def played_by_ray(tasks: list[Task], address: str) -> Iterator[Outcome]:
    """on an engine that runs elsewhere, or (`local`) one that is started here for as long as it takes"""
    with needs("ray", "ray: a cluster"):
        import ray
    ray.init(None if address == "local" else address, log_to_driver=False, num_cpus=2 if address == "local" else None)
    try:
        remote = ray.remote(play_one)
        for waiting in [remote.remote(task) for task in tasks]:
            yield ray.get(waiting)
    finally:
        ray.shutdown()


def write_out(path: Path, tasks: list[Task], outcomes: list[Outcome]) -> None:
    """a line for each game: JSON, or with the ending `.csv` a table"""
    rows = [
        {
            "game": task.key,
            "deal": task.deal,
            "shift": task.shift,
            "bots": [task.bots[b] for b in outcome.seats],
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
    rows = []
    for b, bot in enumerate(bots):
        wins = sum(share for o in outcomes for seat, share in enumerate(o.shares) if o.seats[seat] == b)
        score = sum(o.scores[o.seats.index(b)] for o in outcomes) / many
        low, high = interval(wins, many)
        rows.append(
            (bot, str(many), f"{100 * wins / many:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %", f"{score:.1f}")
        )
    table(("bot", "games", "wins", "95 % interval", "mean score"), rows)
    names = [say(side) for side in game.sides] or [f"seat {i + 1}" for i in range(n)]
    by_seat = ", ".join(f"{names[i]} {100 * sum(o.shares[i] for o in outcomes) / many:.1f} %" for i in range(n))
    print(f"wins by {'side' if game.sides else 'seat'}: {by_seat}")
    print_endings(game, outcomes)
    print_lengths(outcomes)
    if any(o.decks for o in outcomes):
        by_deck(outcomes)


def report_alone(game: Game, bot: str, outcomes: list[Outcome]) -> None:
    """one player: nobody wins against anybody, the score is what counts"""
    groups = {bot: outcomes}
    for deck in sorted({deck for o in outcomes for deck in o.decks}):
        groups[f"  {deck}"] = [o for o in outcomes if o.decks == (deck,)]
    rows = []
    for name, some in groups.items():
        scores = sorted(o.scores[0] for o in some)
        low, mean, high = mean_interval(scores)
        within = f"{low:.2f} – {high:.2f}" if len(some) > 1 else "–"
        middle = f"{median(scores):g}"
        rows.append((name, str(len(some)), f"{mean:.2f}", within, middle, str(scores[0]), str(scores[-1])))
    table(("bot and deck", "games", "mean score", "95 % interval", "median", "lowest", "highest"), rows)
    print_endings(game, outcomes)
    print_lengths(outcomes)


def mean_interval(scores: list[int]) -> tuple[float, float, float]:
    """the mean between the bounds of its 95 % interval, which one game alone cannot narrow"""
    mean = fmean(scores)
    half = 1.96 * stdev(scores) / sqrt(len(scores)) if len(scores) > 1 else float("inf")
    return mean - half, mean, mean + half


def print_endings(game: Game, outcomes: list[Outcome]) -> None:
    if game.endings:
        ended, many = Counter(o.ending for o in outcomes), len(outcomes)
        print("ended by: " + ", ".join(f"{way} {100 * ended[way] / many:.1f} %" for way in game.endings))


def print_lengths(outcomes: list[Outcome]) -> None:
    lengths, many = [o.actions for o in outcomes], len(outcomes)
    turns = sum(o.turns for o in outcomes) / many
    best = sum(max(o.scores) for o in outcomes) / many
    told = f"length: {sum(lengths) / many:.1f} decisions ({min(lengths)} to {max(lengths)}) in {turns:.1f} turns"
    print(told if len(outcomes[0].scores) == 1 else f"{told}; highest score: {best:.1f} on average")


def by_deck(outcomes: list[Outcome]) -> None:
    """how often each deck won; a deck that met itself counts for both seats"""
    rows = []
    for deck in sorted({deck for o in outcomes for deck in o.decks}):
        played = [(o.shares[i], o.scores[i]) for o in outcomes for i, name in enumerate(o.decks) if name == deck]
        n, wins = len(played), sum(share for share, _ in played)
        low, high = interval(wins, n)
        score = sum(score for _, score in played) / n
        rows.append((deck, str(n), f"{100 * wins / n:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %", f"{score:.1f}"))
    table(("deck", "games", "wins", "95 % interval", "mean score"), rows)
