"""The words of the rules as numbers, and what is in the box as the rules need it."""

from __future__ import annotations

from typing import Final

from mathom.kernel.state import Box

SEATS: Final = 4  # at most

# actions
LAY: Final = 1  # a card, by its kind
STOP: Final = 2

# news
LAID: Final = 1
DREW: Final = 2
STOPPED: Final = 3

# chance
A_CARD: Final = 0


class Edition(Box):
    """What is in the box: kinds of cards in ascending order, how many there are of each, and how many one is dealt."""

    def __init__(self, cards: list[str], values: list[int], copies: list[int], hand: int) -> None:
        self.cards = cards
        self.values = values
        self.copies = copies
        self.hand = hand
