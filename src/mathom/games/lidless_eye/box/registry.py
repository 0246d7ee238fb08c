"""Where card modules enter their cards, by the id that is printed in the data."""

from mathom.games.lidless_eye.box.card import Card
from mathom.games.lidless_eye.box.printed import Printed, load

DECLARED: dict[str, Card] = {}
PRINTED: dict[str, Printed] = {row.id: row for row in load().cards}


def printed(id: str) -> Printed:
    """the facts of a card"""
    return PRINTED[id]


def declare(card: Card) -> Card:
    """enters a card: what it does is what its object does"""
    if card.name in DECLARED:
        raise ValueError(f"{card.name} is declared twice")
    card.done = True
    DECLARED[card.name] = card
    return card
