"""`mathom cards` and `mathom deck`: which cards a card game executes, and whether a deck may be played."""

from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from mathom.kernel.errors import BadSetup
from mathom.kernel.words import msg, say

GAME = "lidless-eye"


def coverage(key: str, tests: Path, language: str) -> int:
    """Done and missing cards by type. A card is done when all it does is executed and a test of its own says so; what a
    site does is all in its facts and the rules, so that for a site the test alone decides."""
    only_decks(key)
    if not tests.is_dir():
        raise BadSetup(f"tests: there is no folder {tests}")
    from mathom.games.lidless_eye.terms import TYPES
    from mathom.games.lidless_eye.whole_box import KINDS, SITES

    tested = marked(tests)
    done: dict[str, list[str]] = {kind: [] for kind in (*TYPES, "site")}
    missing: dict[str, list[str]] = {kind: [] for kind in (*TYPES, "site")}
    for card in KINDS:
        where = done if card.done and card.name in tested else missing
        where[TYPES[card.type]].append(card.name if card.done else f"{card.name} (not played yet)")
    for site in SITES:
        (done if site.name in tested else missing)["site"].append(site.name)
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    for head in (msg("kind of card"), msg("done"), msg("missing")):
        table.add_column(say(head, language))
    table.add_column("", overflow="fold")
    for kind, names in missing.items():
        table.add_row(kind, str(len(done[kind])), str(len(names)), escape(", ".join(names)))
    console.print(table)
    all_done, left = sum(map(len, done.values())), sum(map(len, missing.values()))
    console.print(f"{key}: {all_done} of {all_done + left} cards done, {left} missing")
    known = {card.name for card in KINDS} | {site.name for site in SITES}
    unknown = sorted(tested - known)
    if unknown:
        console.print(f"tested, but no cards: {', '.join(unknown)}")
    return 1 if left or unknown else 0


class Marks:
    """Told by pytest what it has collected: which cards are marked with `@card("...")`, in rows of tables too."""

    def __init__(self) -> None:
        self.ids: set[str] = set()

    def pytest_collection_finish(self, session: Any) -> None:
        for item in session.items:
            for mark in item.iter_markers("card"):
                self.ids.update(mark.args)


def marked(tests: Path) -> set[str]:
    """the cards that have a test of their own under a folder"""
    try:
        import pytest
    except ImportError:
        raise BadSetup(msg("pytest is not installed: it finds the tests")) from None
    own = tests / GAME.replace("-", "_")
    folder = str(own if own.is_dir() else tests)
    marks = Marks()
    with redirect_stdout(StringIO()) as told:
        code = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", folder], plugins=[marks])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise BadSetup(f"tests: they cannot be collected: {told.getvalue().strip().splitlines()[-1]}")
    return marks.ids


def cards(key: str, language: str) -> int:
    """number, name and type of every card"""
    only_decks(key)
    from mathom.games.lidless_eye.box.printed import load
    from mathom.games.lidless_eye.cards.kit.vocabulary import TYPE_WORDS

    table = Table(box=None, pad_edge=False)
    for head in (msg("number"), msg("name"), msg("kind of card")):
        table.add_column(say(head, language), overflow="fold")
    for card in load().cards:
        table.add_row(card.number, say(msg(card.name), language), say(TYPE_WORDS[card.type], language))
    for site in load().sites:
        table.add_row(site.number, say(msg(site.name), language), say(TYPE_WORDS["site"], language))
    Console(highlight=False).print(table)
    return 0


def only_decks(key: str) -> None:
    if key != GAME:
        raise BadSetup(msg("{game} is not a game of decks; {other} is", game=key, other=GAME))


def check_deck(file: Path, advanced: bool, length: int, language: str) -> int:
    """what keeps a deck from being played, each line naming card and rule"""
    from mathom.games.lidless_eye.decks.own import read_own

    deck, faults = read_own(read_text(file), advanced, length, most=100)
    console = Console(highlight=False, soft_wrap=True)
    for fault in faults:
        console.print(escape(say(fault.reason, language)))
    if not faults:
        console.print(escape(say(msg("{deck} may be played", deck=deck.name or file.stem), language)))
    return 1 if faults else 0


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadSetup(msg("{file} cannot be read as text", file=str(file))) from None
