"""`mathom cards` and `mathom deck`: the cards of a game of decks, and whether a deck may be played."""

import difflib
import re
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from mathom.cli.checkout import shown, tests_of
from mathom.cli.setting import options, read_text
from mathom.cli.tables import table
from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.listing import ListedCard
from mathom.kernel.words import LANGUAGES, Msg, msg, say
from mathom.terminal.text import Printer, Text

MOST_NEAR = 4
NO_TESTS = msg("not here: they are in a checkout of the repository")


def game_of_decks(key: str) -> Game:
    game = game_of(key)
    if not game.cards():
        raise BadSetup(msg("{game} is not a game of decks; {other} is", game=key, other=", ".join(games_of_decks())))
    return game


def games_of_decks() -> list[str]:
    return [key for key in all_games() if game_of(key).cards()]


def cards(key: str, wanted: str | None, tests: Path | None, language: str) -> int:
    game = game_of_decks(key)
    if wanted is None:
        return show_list(game, game.cards(), language)
    found = search(game, wanted)
    if len(found) > 1:
        return show_list(game, found, language)
    return show(game, found[0], tests, language)


def show_list(game: Game, listed: Sequence[ListedCard], language: str) -> int:
    """number, name and kind of each"""
    heads = [say(head, language) for head in (msg("number"), msg("name"), msg("kind of card"))]
    rows = [(card.number, say(game.faces[card.face].name, language), say(card.kind, language)) for card in listed]
    table(heads, rows, words=len(heads))
    return 0


def show(game: Game, card: ListedCard, folder: Path | None, language: str) -> int:
    """what a card is and says, where it is declared, and what tests it"""
    printer = Printer(sys.stdout)
    face = game.faces[card.face]
    printer.print(Text(say(face.name, language), "bold"), f"  {card.number}  ", Text(card.id, "dim"))
    print(" · ".join(say(words, language) for words in (card.kind, *card.facts)))
    if face.text:
        print(say(face.text, language))
    print()
    found = [(say(place.what, language), f"{shown(place.file)}:{place.line}") for place in game.declared(card.id)]
    tests = tests_of(game.key, card.id, folder)
    told = [say(NO_TESTS, language)] if tests is None else tests or [say(msg("none"), language)]
    found += [(say(msg("tests"), language), test) for test in told]
    width = max(len(what) for what, _ in found)
    before = ""
    for what, where in found:  # one heading for several tests
        print(f"{'' if what == before else what:{width}}  {where}")
        before = what
    return 0


# -- looking a card up


def search(game: Game, wanted: str) -> list[ListedCard]:
    """cards with this id, number or name in any language, the one that is written just so if there is one; where there
    are none, those with it in their name"""
    called = {card.id: keys(game, card) for card in game.cards()}
    text = plain(wanted)
    found = [card for card in game.cards() if card.id == wanted]
    if not found:
        found = [card for card in game.cards() if text in called[card.id]]
    if not found and text:
        found = [card for card in game.cards() if any(text in key for key in called[card.id])]
    if not found:
        raise BadSetup(nothing(game, wanted, text, called))
    return found


def nothing(game: Game, wanted: str, text: str, called: dict[str, set[str]]) -> Msg:
    """there is no such card, but perhaps some that are called nearly so"""
    near = difflib.get_close_matches(text, {key for keys in called.values() for key in keys}, MOST_NEAR)
    names = [say(game.faces[card.face].name) for card in game.cards() if called[card.id].intersection(near)]
    if names:
        return msg(
            "{game} has no card {name}; nearest: {list}", game=game.key, name=repr(wanted), list=", ".join(names)
        )
    return msg("{game} has no card {name}", game=game.key, name=repr(wanted))


def keys(game: Game, card: ListedCard) -> set[str]:
    name = game.faces[card.face].name
    return {plain(card.id), plain(card.number), *(plain(say(name, language)) for language in LANGUAGES)}


def plain(name: str) -> str:
    """without capitals, accents and signs"""
    letters = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[\W_]+", "-", bare).strip("-")


# -- decks


def how_decks_are_written(key: str | None) -> int:
    game = game_of_decks(key or games_of_decks()[0])
    print((game.folder / "decks" / "how.md").read_text(encoding="utf-8"), end="")
    return 0


def check_deck(key: str | None, file: Path, settings: list[str], language: str, seats: int | None = None) -> int:
    """what keeps a deck from being played, each line naming card and rule"""
    game = game_of_decks(key or games_of_decks()[0])
    text = read_text(file)
    if seats is not None and seats not in game.seats:
        raise BadSetup(game.wrong_number(seats))
    chosen = game.checked_options(game.seats[-1], dict(options(game, settings)))
    faults = game.faults(text, chosen, most=100, seats=seats or game.least)
    for fault in faults:
        print(say(fault.reason, language))
    if not faults:
        deck = game.deck_name(text) or file.stem
        print(say(msg("{deck} may be played", deck=deck), language))
    return 1 if faults else 0
