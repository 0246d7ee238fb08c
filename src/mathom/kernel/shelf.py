"""What decks of a game are made of, for who builds one: sections, which cards may stand in each, and ready decks."""

import msgspec

from mathom.kernel.words import Msg


class Only(msgspec.Struct, frozen=True):
    """A card that may not be in every deck of its kind: where it may be, and which rule says so."""

    rule: str
    words: Msg
    options: dict[str, str | int] = {}  # of the game, with such a card in the deck


class Section(msgspec.Struct, frozen=True):
    """A part of a deck: which cards may stand in it, and how many of each."""

    heading: str  # as it stands in the text of a deck
    title: Msg
    cards: dict[str, str]  # by face: the name that stands in the text
    drawn: bool = True  # they are shuffled and drawn
    copies: int = 3  # of a card that is not unique; plus grows faint then, the checks decide
    options: dict[str, str | int] = {}  # of the game, if there are cards in it
    only: dict[str, Only] = {}  # by face, of cards that are not for every deck of this kind
    always: bool = False  # its heading stands in the text also without cards: it says which kind of deck it is


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck that is there already."""

    name: Msg
    about: Msg
    text: str


class DeckKind(msgspec.Struct, frozen=True):
    """One of several kinds of decks, with its sections."""

    title: Msg
    sections: tuple[Section, ...]


class Shelf(msgspec.Struct, frozen=True):
    """All that decks of a game are made of."""

    kinds: tuple[DeckKind, ...]
    ready: tuple[ReadyDeck, ...]
