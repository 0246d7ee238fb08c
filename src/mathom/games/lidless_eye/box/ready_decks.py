"""The ready decks, by their numbers. A deck of one's own has none: its list travels with the position (`decks.own`)."""

import msgspec

from mathom.games.lidless_eye.terms import MINION
from mathom.kernel.errors import BadSetup
from mathom.kernel.words import Msg, msg

Lines = dict[str, int]  # id of a card -> how many


class Deck(msgspec.Struct):
    """Cards by section; ids, as in the data."""

    id: str = ""
    name: str = ""
    about: str = ""  # the plan, for who has to choose
    camp: int = MINION  # whose deck it is; the sites and characters in it are of this camp
    wraiths: Lines = {}  # Ringwraiths or Wizards
    starters: Lines = {}
    starting_items: Lines = {}
    characters: Lines = {}
    resources: Lines = {}
    hazards: Lines = {}
    sites: Lines = {}
    sideboard: Lines = {}


READY_DECKS: list[Deck] = []
SOLITAIRE: list[Deck] = []  # by the same ids: what who plays alone takes of each
EARLIER: list[list[Deck]] = []  # by edition: some, by the same ids, as they were in games that began with them
EARLIER_SOLITAIRE: list[list[Deck]] = []
NAMES_OF_DECKS: list[str] = []  # as a position calls them: the ids of the ready decks, and "own"


def decks_of(camp: int) -> list[int]:
    """the ready decks of a camp, by their numbers"""
    return [number for number, deck in enumerate(READY_DECKS) if deck.camp == camp]


def list_of(number: int, alone: bool, edition: int) -> Deck:
    """a ready deck, or what who plays alone takes of it; as it was when the game began"""
    id = READY_DECKS[number].id
    for decks in (EARLIER_SOLITAIRE if alone else EARLIER)[edition:]:
        for deck in decks:
            if deck.id == id:
                return deck
    return next(deck for deck in (SOLITAIRE if alone else READY_DECKS) if deck.id == id)


def title_of(number: int) -> Msg:
    """what is said of a deck that somebody plays"""
    return msg(READY_DECKS[number].name) if number < len(READY_DECKS) else msg("a deck brought along")


def number_of(id: str) -> int:
    """a ready deck by its id"""
    for number, deck in enumerate(READY_DECKS):
        if deck.id == id:
            return number
    raise BadSetup(
        msg("there is no deck {name}; there are {decks}", name=id, decks=", ".join(d.id for d in READY_DECKS))
    )
