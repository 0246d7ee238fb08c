"""`mathom play`, `watch` and `replay`: sets the table; the terminal faces do the rest."""

import argparse
import sys
from contextlib import suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Any, cast

from platformdirs import user_data_path

from mathom.bots.levels import bot_for
from mathom.cli.setting import options
from mathom.games import game as game_of
from mathom.kernel.bot import Bot
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.words import say
from mathom.match.match import Match
from mathom.terminal import start

BOT_NAMES = ("Rosie", "Hamfast", "Elanor", "Tolman", "Primula")


def play(args: argparse.Namespace) -> int:
    if args.humans < 1:
        raise BadSetup(f"humans: {args.humans} is not a number above 0; `mathom watch` lets bots play alone")
    if args.resume is not None:
        match = Match.load(args.resume)
        match.keep(args.resume)
        return start.play(match, seated(match), args.language, args.pause, args.lines)
    if args.game is None:
        raise BadSetup("game: say which (see `mathom games`), or --resume a FILE")
    game = game_of(args.game, args.components)

    def new_match() -> Match:
        match = set_table(game, args, args.humans)
        keep_by_time(match)
        return match

    match = set_table(game, args, args.humans)
    if args.record:
        keep(match, args.record)
    else:
        keep_by_time(match)
    print(f"The game is kept in {match.path}", file=sys.stderr)
    return start.play(match, seated(match), args.language, args.pause, args.lines, new_match)


def watch(args: argparse.Namespace) -> int:
    game = game_of(args.game, args.components)
    args.level, args.names = "normal", None
    match = set_table(game, args, 0)
    if args.record:
        keep(match, args.record)
    return start.play(match, seated(match), args.language, args.pause, args.lines)


def replay(args: argparse.Namespace) -> int:
    match = Match.load(args.file, as_far=True)
    if match.stopped is not None:
        print(f"mathom: {say(match.stopped, args.language)}; the game is shown up to there", file=sys.stderr)
    seats = len(match.names)
    if args.seat == "all":
        return start.replay(match, args.language, "all", args.lines)
    if args.seat == "spectator":
        return start.replay(match, args.language, None, args.lines)
    if not args.seat.isdigit() or not 1 <= int(args.seat) <= seats:
        raise BadSetup(f"seat: {args.seat!r} is not a number from 1 to {seats}, nor spectator, nor all")
    return start.replay(match, args.language, int(args.seat) - 1, args.lines)


def set_table(game: Game, args: argparse.Namespace, humans: int) -> Match:
    wanted = args.bots.split(",") if args.bots else []
    seats = args.seats
    if seats is None:
        seats = humans + len(wanted) if wanted else game.usual_seats
    state = game.new(seats=seats, seed=args.seed, **cast(Any, options(game, args.set, args.deck)))
    if humans > seats:
        raise BadSetup(f"humans: {humans} is not a number from 1 to {seats}")
    if len(wanted) not in (0, seats - humans):
        raise BadSetup(
            f"bots: {seats - humans} are needed, one for each seat that is not a person's, not {len(wanted)}"
        )
    levels = wanted or [args.level] * (seats - humans)
    for level in levels:
        bot_for(game, level)
    match = Match(game, state, people(args.names, humans) + list(BOT_NAMES[: seats - humans]))
    match.bots = {humans + i: level for i, level in enumerate(levels)}
    return match


def keep(match: Match, path: Path) -> None:
    try:
        match.keep_new(path)
    except FileExistsError:
        raise BadSetup(f"record: {path} is there already; --resume it, or name another file") from None
    except OSError as error:
        raise BadSetup(f"record: {path} cannot be written ({error.strerror})") from None


def keep_by_time(match: Match) -> None:
    """in the folder of records, named by the time; games that begin in the same second have numbers as well"""
    folder = user_data_path("mathom") / "records"
    stem = f"{match.game.key}-{datetime.now():%Y-%m-%d-%H%M%S}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for ending in chain([""], (f"-{n}" for n in count(2))):
            with suppress(FileExistsError):
                match.keep_new(folder / f"{stem}{ending}.mathom")
                return
    except OSError as error:
        raise BadSetup(f"record: nothing can be written in {folder} ({error.strerror})") from None


def people(names: str | None, humans: int) -> list[str]:
    if names is None:
        return ["Bilbo"] if humans == 1 else [f"Player {i + 1}" for i in range(humans)]
    found = [name.strip() for name in names.split(",")]
    if len(found) != humans or not all(found):
        raise BadSetup(f"names: {humans} are needed, not {len(found)}")
    return found


def seated(match: Match) -> dict[int, Bot]:
    return {seat: bot_for(match.game, level) for seat, level in match.bots.items()}
