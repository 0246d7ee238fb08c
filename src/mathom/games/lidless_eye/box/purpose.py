"""What a card is for. No rule asks it: it is what a bot weighs, so that no bot needs to know a card by name.

Families, effects and abilities say it for their cards, from the same figures by which the card works. What no fact
tells (how much a card is liked) is said where the card is declared; the exception is a hook of the card (`Card.aim`,
`Card.appeal`, `Card.site_appeal`, `Card.hold`). All worths and prices are in marshalling points or so."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# what it costs
SPENT: Final = 0.4  # a card
SPENT_ON_STRIKE: Final = 0.35  # a card that serves against one strike only
TAPS_USER: Final = 0.1  # somebody who taps for a card besides
TAPS_CARD: Final = 0.1  # an item, ally or Ringwraith that taps
TAPS_ON_STRIKE: Final = 0.05
TAPS_BEARER: Final = 0.2
WOUNDS: Final = 0.9
STRAINS: Final = 0.6  # a corruption check that magic demands

# what is thought of a card of which nothing is known
UNLIKED: Final = -0.2
LIKED_HAZARD: Final = 0.1
KEPT: Final = 0.4
KEPT_HAZARD: Final = 0.6
KEPT_ANSWER: Final = 0.9  # what ends an attack is worth waiting for it


class Purpose:
    """What it is good for to play a card, or to use what it can do while in play."""

    def __init__(self, liking: float = UNLIKED) -> None:
        self.liking: float = liking  # what it is worth whenever it can be done
        self.price: float = SPENT  # what it costs, where it is weighed against something
        self.at_once: bool = False  # as good in the middle of an attack, or in answer to another card
        # against an attack
        self.averts: float = 0.0  # the part of its harm; 1: the attack is cancelled
        self.strengthens: i64 = 0  # prowess of everybody in the company
        # against a strike
        self.dodges: bool = False  # it is cancelled
        self.bonus: i64 = 0  # prowess of its target
        self.spares_tap: bool = False  # its target does not tap
        # in a check of whom it is played on
        self.persuades: i64 = 0  # to the roll of an influence check
        self.for_anyone: bool = False  # whoever makes it
        self.by_prowess: bool = False  # prowess counts in place of influence
        self.steadies: i64 = 0  # to the roll of a corruption check
        self.sends: bool = False  # it tries to win the faction that is its operand, wherever that lives
        self.tests: bool = False  # the gold ring that is its second operand
        # a hazard
        self.hinders: float = 0.0  # one of a company that wants to do something at its site, or all of it
        self.taps: i64 = 0  # so many of a company
        self.stirs: bool = False  # it makes attacks worse: worth it with creatures in the hand

    def likes(self, worth: float) -> None:
        """says what it is worth, whatever else might be thought of it"""
        self.liking = worth
        self.stirs = False

    def is_aid(self) -> bool:
        """whether it helps in an influence check"""
        return self.persuades > 0 or self.by_prowess
