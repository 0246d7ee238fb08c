"""Where card modules enter their cards, by the id that is printed in the data."""

from mathom.games.lidless_eye.box.card import Card
from mathom.games.lidless_eye.box.printed import Printed, load

DECLARED: dict[str, Card] = {}
PRINTED: dict[str, Printed] = {row.id: row for row in load().cards}


def printed(id: str) -> Printed:
    """the facts of a card"""
    return PRINTED[id]


def declare(
    card: Card, liking: float | None = None, hinders: float | None = None, patience: float | None = None
) -> Card:
    """Enters a card: what it does is what its object does. What it is worth to whoever plays it, or keeps it, is said
    where its facts and effects do not tell (box/purpose.py)."""
    if card.name in DECLARED:
        raise ValueError(f"{card.name} is declared twice")
    if liking is not None:
        card.purpose.likes(liking)
    if hinders is not None:
        card.purpose.hinders = hinders
    if patience is not None:
        card.patience = patience
    card.done = True
    DECLARED[card.name] = card
    return card
