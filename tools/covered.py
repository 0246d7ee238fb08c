"""Which rules are cited by a test and which cards are done, and by which tests: `make coverage`.

    python tools/covered.py                   every rule of every game, every card of every game of decks
    python tools/covered.py rules two-towers  one game: also as `mathom rules two-towers --coverage`
    python tools/covered.py cards lidless-eye          also as `mathom cards lidless-eye --coverage`
    python tools/covered.py card lidless-eye moria     only the tests of a card, one on each line

It fails when something is missing, or when a test cites what there is not."""

import argparse
import ast
import sys
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import mathom
from mathom.kernel.game import Game
from mathom.kernel.words import say

if TYPE_CHECKING:
    import pytest

TESTS = Path(__file__).parent.parent / "tests"

Citations = dict[str, list[str]]  # by rule or card: the tests that cite it, file::test


@cache
def cited(tests: Path) -> Citations:
    """by rule: tests with `@rule("TT-1", ...)`, anywhere under a folder"""
    out: Citations = {}
    for path in sorted(tests.glob("**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                        for number in decorator.args:
                            out.setdefault(ast.literal_eval(number), []).append(f"{path.name}::{node.name}")
    return out


class Marks:
    """Told by pytest what it has collected: rows of tables too may be marked with `@card("...")`, and only it knows."""

    def __init__(self) -> None:
        self.cards: Citations = {}

    def pytest_collection_finish(self, session: "pytest.Session") -> None:
        for item in session.items:
            test = item.nodeid.partition("[")[0]
            for mark in item.iter_markers("card"):
                for card in mark.args:
                    found = self.cards.setdefault(card, [])
                    if test not in found:
                        found.append(test)


def marked(key: str, tests: Path) -> Citations:
    """by card: tests of a game with `@card("its-id", ...)`"""
    try:
        import pytest
    except ImportError:
        refuse("pytest is not installed: it finds the tests")
    own = tests / key.replace("-", "_")
    folder = own if own.is_dir() else tests
    marks = Marks()
    with redirect_stdout(StringIO()) as told:
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", str(folder)], plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        refuse(f"tests: they cannot be collected: {told.getvalue().strip().splitlines()[-1]}")
    return marks.cards


def refuse(why: str) -> NoReturn:
    print(f"mathom: {why}", file=sys.stderr)
    sys.exit(2)


def count_rules(game: Game, tests: Path, console: Console) -> bool:
    """which tests cite each rule, and whether every rule has one"""
    citations = cited(tests)
    numbers = [r.number for r in game.rules if not r.later]
    later = len(game.rules) - len(numbers)
    prefix = numbers[0].split("-")[0] + "-"
    unknown = sorted(n for n in citations if n.startswith(prefix) and n not in numbers)
    table = Table(box=None, pad_edge=False)
    table.add_column("rule")
    table.add_column("tests", justify="right")
    table.add_column("cited by", overflow="fold")
    for number in numbers:
        found = citations.get(number, [])
        more = f" and {len(found) - 2} more" if len(found) > 2 else ""
        table.add_row(number, str(len(found)), escape(", ".join(found[:2])) + more if found else "[bold red]missing")
    console.print(table)
    missing = [n for n in numbers if n not in citations]
    done = len(numbers) - len(missing)
    console.print(f"{game.key}: {done} of {len(numbers)} rules cited by tests, {len(missing)} missing")
    if later:
        console.print(f"{later} rules belong to parts that are not yet played here")
    if unknown:
        console.print(f"cited, but not in the rules: {', '.join(unknown)}")
    return not missing and not unknown


def count_cards(game: Game, tests: Path, console: Console) -> bool:
    """Done and missing cards by kind, and whether all are done: when all they do is played and a test of their own says
    so."""
    tested = marked(game.key, tests)
    cards = game.cards()
    done: dict[str, list[str]] = {say(card.kind): [] for card in cards}
    missing: dict[str, list[str]] = {say(card.kind): [] for card in cards}
    for card in cards:
        where = done if card.done and card.id in tested else missing
        where[say(card.kind)].append(card.id if card.done else f"{card.id} (not played yet)")
    table = Table(box=None, pad_edge=False)
    for head in ("kind of card", "done", "missing"):
        table.add_column(head)
    table.add_column("", overflow="fold")
    for kind, names in missing.items():
        table.add_row(kind, str(len(done[kind])), str(len(names)), escape(", ".join(names)))
    console.print(table)
    left = sum(map(len, missing.values()))
    for name in dict.fromkeys(say(name) for card in cards for name in card.sets):
        own = [card for card in cards if name in map(say, card.sets)]
        many = sum(card.done and card.id in tested for card in own)
        console.print(f"{name}: {many} of {len(own)} cards done, {len(own) - many} missing")
    console.print(f"{game.key}: {len(cards) - left} of {len(cards)} cards done, {left} missing")
    unknown = sorted(tested.keys() - {card.id for card in cards})
    if unknown:
        console.print(f"tested, but no cards: {', '.join(map(repr, unknown))}")
    return not left and not unknown


def main() -> int:
    p = argparse.ArgumentParser(description="Which rules and cards are covered by tests.")
    p.add_argument("what", nargs="?", choices=["rules", "cards", "card"], help="(rules and cards of all games)")
    p.add_argument("game", nargs="?", choices=mathom.games())
    p.add_argument("card", nargs="?", help="its id")
    p.add_argument("--tests", type=Path, default=TESTS, metavar="DIR")
    args = p.parse_args()
    console = Console(highlight=False)
    if args.what == "card":
        for test in marked(args.game, args.tests).get(args.card, []):
            print(test)
        return 0
    games = [mathom.game(key) for key in ([args.game] if args.game else mathom.games())]
    whole = True
    for game in games:
        if args.what in (None, "rules"):
            whole &= count_rules(game, args.tests, console)
        if args.what in (None, "cards") and game.cards():
            whole &= count_cards(game, args.tests, console)
    return 0 if whole else 1


if __name__ == "__main__":
    sys.exit(main())
