"""The ready decks, by their numbers. A deck of one's own has none: its list travels with the position (`decks.own`)."""

import msgspec

from mathom.kernel.errors import BadSetup
from mathom.kernel.words import Msg, msg

Lines = dict[str, int]  # id of a card -> how many


class Deck(msgspec.Struct):
    """Cards by section; ids, as in the data."""

    id: str = ""
    name: str = ""
    about: str = ""  # the plan, for who has to choose
    wraiths: Lines = {}
    starters: Lines = {}
    starting_items: Lines = {}
    characters: Lines = {}
    resources: Lines = {}
    hazards: Lines = {}
    sites: Lines = {}
    sideboard: Lines = {}


SHELF: list[Deck] = []
NAMES_OF_DECKS: list[str] = []  # as a position calls them: the ids of the shelf, and "own"


def title_of(number: int) -> Msg:
    """what is said of a deck that somebody plays"""
    return msg(SHELF[number].name) if number < len(SHELF) else msg("a deck brought along")


def number_of(id: str) -> int:
    """a deck of the shelf by its id"""
    for number, deck in enumerate(SHELF):
        if deck.id == id:
            return number
    raise BadSetup(msg("there is no deck {name}; there are {decks}", name=id, decks=", ".join(d.id for d in SHELF)))
