"""Decks of one's own: their text checked, and their lists as a position carries them.

A ready deck is known everywhere by its name. Of one's own deck only the list can travel: in a position as the cards of
each section, in a record as its text."""

import msgspec

from mathom.games.lidless_eye.box.card import KINDS, NAMES, NUMBERS, SITE_NAMES, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.box.ready_decks import Deck, Lines
from mathom.games.lidless_eye.decks.text import check, read
from mathom.games.lidless_eye.terms import BOTH_CAMPS, CAMPS, HERO
from mathom.kernel.errors import BadPosition
from mathom.kernel.options import Fault
from mathom.kernel.words import msg

LONGEST = 12_000  # letters of a deck's text
SECTIONS = {
    "wraiths": "Ringwraiths",
    "starters": "Starting characters",
    "starting_items": "Starting items",
    "characters": "Characters",
    "resources": "Resources",
    "hazards": "Hazards",
    "sites": "Sites",
    "sideboard": "Sideboard",
}


# -- as text


def read_own(
    text: str, advanced: bool, length: int, most: int = 1, seats: int = 2, mixed: bool = False, promos: bool = False
) -> tuple[Deck, list[Fault]]:
    """A deck, and all that keeps it from being played, each fault with its line where it has one; of lines that cannot
    be read at most so many are named. The basic game leaves its sideboard out."""
    if len(text) > LONGEST:
        words = msg("a deck has at most {n} letters, with all its remarks", n=LONGEST)
        return Deck(), [Fault("", "", words)]
    reading = read(text, most=most)
    if reading.faults:
        return reading.deck, reading.faults
    if not advanced:
        reading.deck.sideboard = {}
    found = check(reading.deck, advanced, length, seats, mixed, promos)
    return reading.deck, [msgspec.structs.replace(f, line=reading.lines.get(f.card, 0)) for f in found]


def write_deck(deck: Deck) -> str:
    """the text of a deck, which `read_deck` reads"""
    out = [f"Name: {deck.name}"] if deck.name else []
    for section, title in SECTIONS.items():
        lines: Lines = getattr(deck, section)
        if section == "wraiths" and deck.camp == HERO:
            title = "Wizards"  # also without any: it says whose deck it is
            out += [f"{title}:"] if not lines else []
        if lines:
            out += [f"{title}:", *(f"{many} {name_of(card, section, deck.camp)}" for card, many in lines.items())]
    return "\n".join(out) + "\n"


def name_of(card: str, section: str, camp: int) -> str:
    """as it is read in a deck of a camp"""
    if section == "sites":
        return str(SITES[SITE_NUMBERS[card]].printed.name)
    other = KINDS[NUMBERS[card]]
    strange = other.camp not in (camp, BOTH_CAMPS)
    return f"{other.printed.name} ({CAMPS[other.camp]})" if strange else str(other.printed.name)


# -- in a position


def numbers_of(deck: Deck) -> list[list[int]]:
    """by section, the cards of a deck by their numbers"""
    out = []
    for section in SECTIONS:
        known = SITE_NUMBERS if section == "sites" else NUMBERS
        lines: Lines = getattr(deck, section)
        out.append([known[card] for card, many in lines.items() for _ in range(many)])
    return out


def deck_of(numbers: list[list[int]]) -> Deck:
    """the deck with these cards"""
    deck = Deck(id="own")
    for section, cards in zip(SECTIONS, numbers, strict=True):
        names = SITE_NAMES if section == "sites" else NAMES
        lines: Lines = getattr(deck, section)
        for card in cards:
            lines[names[card]] = lines.get(names[card], 0) + 1
    if any(KINDS[NUMBERS[id]].camp == HERO for id in (*deck.starters, *deck.wraiths)):
        deck.camp = HERO
    return deck


def check_own(
    numbers: list[list[int]], advanced: bool, length: int, seats: int = 2, mixed: bool = False, promos: bool = False
) -> None:
    """refuses a position with a list that may not be played"""
    for fault in check(deck_of(numbers), advanced, length, seats, mixed, promos):
        raise BadPosition(msg("a deck of one's own: {why}", why=fault.reason))
