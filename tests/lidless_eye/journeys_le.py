"""Journeys in tests: full hands and decks, cards drawn as told, and nobody who plays anything."""

from lidless_eye.support_le import bare, in_hand, options, run, settle, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.journey import Journey, lay_destination
from mathom.games.lidless_eye.terms import DREW, PASS
from mathom.kernel.dice import fall
from mathom.kernel.state import act

PLAIN = ("orc-veteran", "orc-brawler", "radbug", "snaga", "ufthak", "muzgash", "lagduf", "tarcil", "layos", "hador")


def in_deck(s: Eye, seat: int, *cards: str) -> None:
    for name in cards:
        s.deck[seat].add(NUMBERS[name])


def draws(s: Eye, seat: int, *cards: str) -> None:
    """these are drawn next"""
    s.dice.given = [fall(DREW, 1 << seat, NUMBERS[name]) for name in cards]
    s.dice.at = 0


def table(advanced: int = 0) -> Eye:
    """two full hands and decks of ten"""
    s = bare(advanced)
    for seat in range(2):
        in_deck(s, seat, *PLAIN)
        in_hand(s, seat, *PLAIN[:8])
    return s


def journey(s: Eye, i: int, site: str = "") -> Eye:
    if site:
        lay_destination(s, i, SITE_NUMBERS[site])
    run(s, Journey(i))
    return s


def no_more_draws(s: Eye) -> None:
    while s.stack and isinstance(s.stack[-1], Draw):
        take(s, PASS)


def to_the_end(s: Eye) -> Eye:
    """nobody draws more than he must or plays anything; hands lose their first card"""
    while s.stack:
        one_more(s)
    return s


def one_more(s: Eye) -> None:
    s.stack[-1].take(s, act(PASS) if act(PASS) in options(s) else options(s)[0])
    settle(s)
