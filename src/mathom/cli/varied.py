"""`mathom arena --random-options`: games in which everything that can be chosen is chosen by chance (the number of
players, the options, the decks, who plays where), to see that each ends within the bound its game states."""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import msgspec

from mathom.bots.levels import bot_for
from mathom.cli.setting import options as options_of
from mathom.cli.tables import counted, table
from mathom.games import game as game_of
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.state import State

TOGETHER = 50  # games that a process plays before it reports
TOLD = 20  # faults are told one by one, of many the first
TRIES = 100  # set-ups drawn before one is allowed
APART = 1_000_003  # the choices are not drawn with the dice of the deal

Options = dict[str, str | int]


class Played(msgspec.Struct, frozen=True):
    seed: int
    seats: int
    options: Options
    actions: int
    fault: str = ""  # why it did not come to its end


def draw_options(game: Game, seats: int, fixed: Options, dice: Dice) -> Options:
    """one value of each option by chance, but for those that are set"""
    drawn: Options = {}
    for option in game.options:
        if option.seat >= seats or option.least > seats:
            continue
        choices = tuple(range(seats)) if option.per_seat else option.choices
        drawn[option.name] = fixed.get(option.name, choices[dice.below(len(choices))])
    return drawn


def set_up(game: Game, seed: int, fixed: Options, dice: Dice) -> tuple[State, int, Options]:
    """a game with all that is drawn for it; what is not allowed together, such as one deck twice, is drawn anew"""
    for _ in range(TRIES):
        seats = game.seats[dice.below(len(game.seats))]
        chosen = draw_options(game, seats, fixed, dice)
        try:
            values: dict[str, Any] = dict(chosen)
            return game.new(seats=seats, seed=seed, **values), seats, chosen
        except BadSetup as error:
            refused = error
    raise refused


def play_varied(game: Game, bots: list[str], seed: int, fixed: Options) -> Played:
    """one game, to its end or one decision beyond its bound; the same again from the same seed"""
    dice = Dice(seed + APART)
    state, seats, chosen = set_up(game, seed, fixed, dice)
    players = [bot_for(game, bots[dice.below(len(bots))], seed=seed * 8 + seat) for seat in range(seats)]
    actions = 0
    fault = ""
    try:
        while not state.over and actions <= game.longest:
            state.apply(players[state.seat].choose(state))
            actions += 1
        if not state.over:
            fault = "it goes on beyond its bound"
    except Exception as error:  # whatever it is, the other games go on, and it is told which one it was
        fault = f"{type(error).__name__}: {error}"
    return Played(seed, seats, chosen, actions, fault)


def play_some(key: str, components: Path | None, bots: list[str], seeds: range, fixed: Options) -> list[Played]:
    game = game_of(key, components)
    return [play_varied(game, bots, seed, fixed) for seed in seeds]


def random_options(args: argparse.Namespace) -> int:
    game = game_of(args.game, args.components)
    bots: list[str] = (args.bots or "random").split(",")
    for bot in bots:
        bot_for(game, bot)
    if args.games < 1 or args.workers < 0 or args.seed < 0:
        raise BadSetup("games: at least 1; workers and seed: not below 0")
    fixed = options_of(game, args.set, args.deck)
    set_up(game, args.seed, fixed, Dice(args.seed))  # what is set is refused at once where it is wrong
    seeds = range(args.seed, args.seed + args.games)
    played: list[Played] = []
    with (
        ProcessPoolExecutor(args.workers or os.cpu_count() or 1) as pool,
        counted(args.games, "games") as count,
    ):
        waiting = [
            pool.submit(play_some, args.game, args.components, bots, seeds[i : i + TOGETHER], fixed)
            for i in range(0, len(seeds), TOGETHER)
        ]
        for done in as_completed(waiting):
            played += done.result()
            count.add(len(done.result()))
    played.sort(key=lambda p: p.seed)
    report(game, played)
    return 1 if any(p.fault for p in played) else 0


def report(game: Game, played: list[Played]) -> None:
    rows = []
    for seats in game.seats:
        lengths = [p.actions for p in played if p.seats == seats]
        if lengths:
            mean = f"{sum(lengths) / len(lengths):.1f}"
            row = (seats, len(lengths), min(lengths), mean, max(lengths), game.longest)
            rows.append([str(cell) for cell in row])
    table(("players", "games", "shortest", "mean", "longest", "bound"), rows, words=0)
    for line in varied(game, played):
        print(line)
    faults = [p for p in played if p.fault]
    for p in faults[:TOLD]:
        told = ", ".join(f"{name}={called(value)}" for name, value in p.options.items())
        print(f"seed {p.seed}, {p.seats} players, {told}, after {p.actions} decisions: {p.fault}")
    if faults:
        print(f"{len(faults):,} of {len(played):,} games did not end within the bound of decisions, or broke off")
    else:
        print(f"all {len(played):,} games ended within the bound of decisions, without an exception")


def varied(game: Game, played: list[Played]) -> Iterator[str]:
    """how often each value of each option was drawn"""
    for option in game.options:
        values = [p.options[option.name] for p in played if option.name in p.options]
        many = {value: values.count(value) for value in dict.fromkeys(sorted(values, key=str))}
        yield f"{option.name}: " + ", ".join(f"{called(value)} {n}" for value, n in many.items())


def called(value: str | int) -> str:
    """a text of the player's own by its first line"""
    return str(value).splitlines()[0]
