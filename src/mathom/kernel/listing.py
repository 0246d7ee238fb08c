"""The cards of a game of decks, for who looks one up."""

from pathlib import Path

import msgspec

from mathom.kernel.words import Msg


class ListedCard(msgspec.Struct, frozen=True):
    """One card, in words."""

    id: str  # by which tests know it
    face: str  # among the faces of the game: its name and its words
    number: str
    kind: Msg
    facts: tuple[Msg, ...]  # what is printed on it, in words
    done: bool  # all it does is played here
    sets: tuple[Msg, ...] = ()  # in which it was published, where there are several


class Declared(msgspec.Struct, frozen=True):
    """Where in the sources something is said of a card."""

    what: Msg
    file: Path
    line: int
