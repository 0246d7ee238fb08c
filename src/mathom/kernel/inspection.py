"""What is told of a single thing on the table to who points at it, beside what its face says."""

import msgspec

from mathom.kernel.words import Msg


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a thing means to a seat now: what it would cost, whom it would help."""

    title: Msg
    words: Msg
    rule: str = ""
    good: bool | None = None  # whether it speaks for the seat or against it, where it does either


class Icon(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sign that is drawn on cards, tiles or places, and what it says."""

    picture: str  # its name among the pictures of the game
    words: Msg
    value: str = ""  # what stands in the traits of a face that shows it, or among the symbols of a place
    traits: tuple[str, ...] = ()  # in which of them; a trait may list several values
