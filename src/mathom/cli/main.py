"""`mathom`: one command for each thing a person may want. Bad input gets one sentence and exit code 2."""

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from mathom import __version__
from mathom.form import COMPILED, WHY_PLAIN
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.extras import needs
from mathom.kernel.words import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"mathom: {message} (see {self.prog} --help)\n")


def parser() -> argparse.ArgumentParser:
    p = Parser(prog="mathom", description="Middle-earth tabletop games, rules-exact: to play, to watch, to study.")
    p.add_argument("--version", action="version", version=f"mathom {__version__}")
    commands = p.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(
        name: str, help: str, example: str, run: Callable[[argparse.Namespace], int]
    ) -> argparse.ArgumentParser:
        c = commands.add_parser(name, help=help, description=help, epilog=f"Example: {example}")
        c.set_defaults(run=run)
        return c

    c = command("games", "List the games.", "mathom games", run_games)
    add_language(c)

    c = command(
        "play",
        "Play against bots, or with friends at one keyboard.",
        "mathom play two-towers --seats 4 --level hard",
        run_play,
    )
    c.add_argument("game", nargs="?", help="which game (see `mathom games`)")
    add_table(c)
    add_decks(c)
    c.add_argument("--humans", type=int, default=1, metavar="N", help="people at this keyboard (1)")
    c.add_argument("--level", default="normal", help="how well the bots play: easy, normal, hard, master (normal)")
    c.add_argument("--names", help="names of the people, with commas")
    c.add_argument(
        "--record", type=Path, metavar="FILE", help="where the game is kept (a new file in your data folder)"
    )
    c.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")
    add_pace(c)

    c = command("watch", "Watch bots play.", "mathom watch two-towers --bots hard,normal,easy", run_watch)
    c.add_argument("game", help="which game")
    add_table(c)
    add_decks(c)
    c.add_argument("--record", type=Path, metavar="FILE", help="keep the game in this file")
    add_pace(c)

    c = command("serve", "Serve the browser table.", "mathom serve --open", run_serve)
    c.add_argument("--host", default="127.0.0.1", help="where to listen; 0.0.0.0 lets others in (127.0.0.1)")
    c.add_argument("--port", type=int, help="0 takes a free one (8020, or a free one if that is taken)")
    c.add_argument("--database", metavar="URL", help="an SQLAlchemy URL (a SQLite file in your data folder)")
    c.add_argument("--workers", type=int, default=0, metavar="N", help="processes for bots (half of the cores)")
    c.add_argument("--pause", type=pause, default=0.7, metavar="SECONDS", help="between the moves of bots (0.7)")
    c.add_argument("--open", action="store_true", help="open a browser")
    c.add_argument("--play", metavar="GAME", help="the browser sits down at once, against bots")
    c.add_argument(
        "--grace", type=float, default=120.0, metavar="SECONDS", help="for which a seat stays that of who left (120)"
    )
    c.add_argument("--name", action="append", default=[], help="a name under which the house is known, house.example")
    c.add_argument("--base", type=base, default="", metavar="PATH", help="the path below which it stands, as /mathom")
    c.add_argument("--proxy", metavar="ADDRESSES", help="proxies that say who asks (X-Forwarded-For); none by default")

    c = command("house", "Look after the tables of a house.", "mathom house backup tables.gz", run_house)
    c.add_argument(
        "what",
        choices=["list", "backup", "restore", "delete"],
        help="list all tables, copy them into a file, put back those of a copy that are not there, or delete some",
    )
    c.add_argument("of", nargs="*", help="the file of a copy, or the tables to delete")
    c.add_argument("--database", metavar="URL", help="an SQLAlchemy URL (a SQLite file in your data folder)")
    c.add_argument("--person", metavar="NAME", help="delete: all tables at which somebody of this name sits")
    c.add_argument("--token", help="delete: all tables of the person who has this token, from a link of hers")
    c.add_argument("--days", type=days, help="delete: all tables at which nothing has happened for so long")
    c.add_argument("--yes", action="store_true", help="delete: do it, and do not only say how many they are")

    c = command("replay", "Step through a game that was kept.", "mathom replay my-game.mathom", run_replay)
    c.add_argument("file", type=Path)
    c.add_argument(
        "--seat", default="all", help="as seen by seat 1, 2, ..., by a `spectator`, or with `all` open (all)"
    )
    c.add_argument("--lines", action="store_true", help="print the moves as lines")
    add_language(c)

    c = command("rules", "Read the rules.", "mathom rules two-towers --search gandalf", run_rules)
    c.add_argument("game", help="which game")
    c.add_argument("--search", metavar="WORD", help="only rules with this word or number")
    c.add_argument("--coverage", action="store_true", help="list which tests cite each rule; fails when one has none")
    add_tests(c)

    c = command(
        "cards", "List the cards of a game of decks, or look one up.", "mathom cards lidless-eye moria", run_cards
    )
    c.add_argument("game", help="which game")
    c.add_argument("card", nargs="?", help="its name in any language, its id or its number (lists all)")
    c.add_argument(
        "--coverage", action="store_true", help="list which cards are done and tested; fails when one is not"
    )
    add_tests(c)
    add_language(c)

    c = command(
        "deck",
        "Check a deck of your own, a text file; `mathom deck how` says how it is written.",
        "mathom deck check my-deck.txt --advanced",
        run_deck,
    )
    c.add_argument(
        "what",
        choices=["check", "how"],
        help="check: whether the deck may be played, and if not, why; how: how one is written",
    )
    c.add_argument("file", nargs="?", type=Path, help="the deck that is checked")
    c.add_argument("--game", metavar="GAME", help="which game of decks (the first there is)")
    c.add_argument("--seats", type=int, metavar="N", help="for how many players (two)")
    c.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    c.add_argument(
        "--advanced", dest="set", action="append_const", const="rules=advanced", help="the same as --set rules=advanced"
    )
    c.add_argument(
        "--length", dest="set", action="append", type="length={}".format, metavar="N", help="the same as --set length=N"
    )
    add_language(c)

    c = command(
        "arena",
        "Let bots play many games and count.",
        "mathom arena two-towers --bots greedy,random --games 400",
        run_arena,
    )
    c.add_argument("game", help="which game")
    c.add_argument(
        "--bots",
        help="levels or bots, with commas; every seat in turn (greedy,random; with --random-options random); also "
        "package.module:Name, or line:COMMAND for a program of your own",
    )
    c.add_argument("--games", type=int, default=400, metavar="N", help="how many games (400)")
    c.add_argument("--seed", type=int, default=1, help="the first deal (1)")
    c.add_argument("--workers", "--jobs", type=int, default=0, metavar="N", help="games at a time (one for each core)")
    c.add_argument("--ray", metavar="ADDRESS", help="play them on this Ray cluster (local: on one made for it)")
    c.add_argument("--out", type=Path, metavar="FILE", help="a line for each game: JSON, or a table in a .csv")
    c.add_argument("--records", type=Path, metavar="DIR", help="keep every game there as a record")
    c.add_argument(
        "--ratings", action="store_true", help="any number of bots, in every combination: ratings with their intervals"
    )
    c.add_argument("--seats", type=int, metavar="N", help="players at a table: one bot plays all seats")
    c.add_argument("--plot", type=Path, metavar="FILE", help="with --ratings: a picture of them (.svg, .png, .pdf)")
    c.add_argument(
        "--set", "--option", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game"
    )
    add_decks(c)
    c.add_argument(
        "--random-options",
        action="store_true",
        help="number of players, options and decks by chance: does every game end, within the bound its game states?",
    )
    c.add_argument("--components", type=Path, metavar="FILE", help="play with these components")

    c = command(
        "new-game",
        "Make a small game that works, to be made into one of your own.",
        "mathom new-game riddles",
        run_new_game,
    )
    c.add_argument("name", help="what it is called: small letters, with hyphens between words")
    c.add_argument("--at", type=Path, default=Path(), metavar="DIR", help="where it is made (here)")
    c.add_argument("--house", action="store_true", help="DIR is a checkout of Mathom: one more game of this house")

    c = command("bench", "Measure how fast games are played.", "mathom bench two-towers", run_bench)
    c.add_argument("game", nargs="?", help="which game (all of them)")
    c.add_argument("--seconds", type=float, default=2.0, help="for each measurement (2)")
    c.add_argument("--seats", type=int, help="players (four, where the game allows)")
    c.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    c.add_argument(
        "--peers", type=Path, metavar="PYTHON", help="a Python with what cli/peers.txt names: compare with them"
    )
    c.add_argument("--json", action="store_true", help="print this form's figures as JSON and nothing else")
    return p


def add_language(c: argparse.ArgumentParser) -> None:
    c.add_argument(
        "--language", choices=sorted(LANGUAGES), default=default_language(), help="en, de or nl (that of the system)"
    )


def add_tests(c: argparse.ArgumentParser) -> None:
    c.add_argument("--tests", type=Path, metavar="DIR", help="where the tests are (those of the checkout)")


def add_table(c: argparse.ArgumentParser) -> None:
    c.add_argument("--seats", type=int, metavar="N", help="how many players")
    c.add_argument(
        "--bots", help="levels or bots for each seat that is not a person's, with commas: hard,easy,search:2"
    )
    c.add_argument("--seed", type=int, help="a number that decides all chance (left to the operating system)")
    c.add_argument("--components", type=Path, metavar="FILE", help="play with the components of your own edition")
    c.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE", help="an option of the game")
    add_language(c)


def add_decks(c: argparse.ArgumentParser) -> None:
    c.add_argument(
        "--deck",
        action="append",
        type=Path,
        default=[],
        metavar="FILE",
        help="in a game of decks, a deck of your own for the first seat; given twice, for the second seat too",
    )


def add_pace(c: argparse.ArgumentParser) -> None:
    c.add_argument("--pause", type=pause, default=0.6, metavar="SECONDS", help="between the moves of bots (0.6)")
    c.add_argument("--lines", action="store_true", help="plain lines instead of the full-screen table")


def pause(text: str) -> float:
    """between the moves of bots"""
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds from 0 to 60")
    return seconds


def base(text: str) -> str:
    """the path below which a house stands, as it is written before all others"""
    path = "/" + text.strip("/")
    if path == "/":
        return ""
    if not re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+", path):
        raise argparse.ArgumentTypeError(f"{text} is not a path of letters, digits and - . _ ~ such as /mathom")
    return path


def days(text: str) -> float:
    """since when nothing has happened"""
    try:
        many = float(text)
    except ValueError:
        many = -1.0
    if not 0 <= many <= 100_000:
        raise argparse.ArgumentTypeError(f"{text} is not a number of days from 0 to 100000")
    return many


def default_language() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"


# each command loads only what it needs


def run_games(args: argparse.Namespace) -> int:
    from mathom.cli.reading import games

    return games(args.language)


def run_rules(args: argparse.Namespace) -> int:
    from mathom.cli.checkout import coverage
    from mathom.cli.reading import rules

    return coverage("rules", args.game, args.tests) if args.coverage else rules(args.game, args.search)


def run_cards(args: argparse.Namespace) -> int:
    from mathom.cli.cards import cards, game_of_decks
    from mathom.cli.checkout import coverage

    if args.coverage:
        return coverage("cards", game_of_decks(args.game).key, args.tests)
    return cards(args.game, args.card, args.tests, args.language)


def run_deck(args: argparse.Namespace) -> int:
    from mathom.cli.cards import check_deck, how_decks_are_written

    if args.what == "how":
        return how_decks_are_written(args.game)
    if args.file is None:
        raise BadSetup("file: say which deck is to be checked")
    return check_deck(args.game, args.file, args.set, args.language, args.seats)


def run_play(args: argparse.Namespace) -> int:
    from mathom.cli.playing import play

    return play(args)


def run_watch(args: argparse.Namespace) -> int:
    from mathom.cli.playing import watch

    return watch(args)


def run_house(args: argparse.Namespace) -> int:
    with needs("table", "house: what keeps its tables"):
        from mathom.cli.house import house

    return house(args)


def run_serve(args: argparse.Namespace) -> int:
    with needs("table", "serve: the browser table"):
        from mathom.cli.serving import serve

    return serve(args)


def run_replay(args: argparse.Namespace) -> int:
    from mathom.cli.playing import replay

    return replay(args)


def run_arena(args: argparse.Namespace) -> int:
    from mathom.cli.arena import arena
    from mathom.cli.ratings import ratings
    from mathom.cli.varied import random_options

    if args.random_options:
        return random_options(args)
    return ratings(args) if args.ratings else arena(args)


def run_new_game(args: argparse.Namespace) -> int:
    from mathom.cli.new_game import new_game

    return new_game(args.name, args.at, args.house)


def run_bench(args: argparse.Namespace) -> int:
    from mathom.cli.bench import bench

    return bench(args)


def main(arguments: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # where it does not know our signs it shows ? instead
    args = parser().parse_args(arguments)
    if not COMPILED and WHY_PLAIN != "MATHOM_PLAIN=1":
        print(f"mathom: the rules run in their plain form ({WHY_PLAIN}); bots think more slowly.", file=sys.stderr)
    try:
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except MathomError as error:
        print(f"mathom: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of our output left: no harm done
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
