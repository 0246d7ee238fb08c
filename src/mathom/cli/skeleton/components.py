"""What is in the box: the rows of `components.toml`, checked, and turned into what the rules need."""

import msgspec

from mathom.cli.skeleton.terms import SEATS, Edition
from mathom.kernel.components import ComponentFile, Row


class Setup(Row, frozen=True):
    hand: int


class Card(Row, frozen=True):
    value: int
    copies: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Setup
    card: list[Card]

    @property
    def size(self) -> int:
        """of the deck"""
        return sum(card.copies for card in self.card)

    def edition(self) -> Edition:
        return Edition(
            cards=[f"card-{card.value}" for card in self.card],
            values=[card.value for card in self.card],
            copies=[card.copies for card in self.card],
            hand=self.setup.hand,
        )


def load(file: ComponentFile) -> Components:
    c = file.rows(Components)
    for i, card in enumerate(c.card):
        if card.value < 1 or (i and card.value <= c.card[i - 1].value):
            raise file.bad("card", i, "value", "values are above 0 and ascend")
        if card.copies < 1:
            raise file.bad("card", i, "copies", "there is at least one of each card")
    if c.setup.hand < 1 or c.setup.hand * SEATS > c.size:
        raise file.bad("setup", 0, "hand", f"{SEATS} players cannot be dealt so many of {c.size} cards")
    return c
