"""What lies where: the fields of a position, copied and saved. Nothing is decided here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mathom.cli.skeleton.terms import Edition
from mathom.kernel.dice import Dice
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile
from mathom.kernel.state import State
from mathom.kernel.vecs import vec

if TYPE_CHECKING:
    from mathom.kernel.game import Game


class Position(State):
    edition: Edition
    seats: i64
    kinds: i64  # of cards
    stopped: i64  # a bit for each seat that has stopped
    pile: Pile
    hand: vec[i64]  # seat * kinds: how many of each kind
    laid: vec[i64]  # the same of what lies before each player

    def clear(self, edition: Edition, seats: i64) -> None:
        """an empty table"""
        self.dice = Dice()
        self.news = None
        self.edition = edition
        self.seats = seats
        self.kinds = len(edition.cards)
        self.seat = 0
        self.turn = 0
        self.stopped = 0
        self.pile = Pile()
        self.hand = vec[i64]([0] * (seats * self.kinds))
        self.laid = vec[i64]([0] * (seats * self.kinds))

    def copy_to(self, s: Position) -> None:
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.seats = self.seats
        s.kinds = self.kinds
        s.seat = self.seat
        s.turn = self.turn
        s.stopped = self.stopped
        s.pile = self.pile.copy()
        s.hand = self.hand[:]
        s.laid = self.laid[:]

    def fields(self, io: Fields) -> None:
        cards = self.edition.cards
        self.seats = io.num("seats", self.seats)
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        self.stopped = io.num("stopped", self.stopped)
        self.pile.fields(io, "pile", cards)
        for seat in range(self.seats):
            io.counts(f"hand {seat}", self.hand, seat * self.kinds, cards)
            io.counts(f"laid {seat}", self.laid, seat * self.kinds, cards)

    @property
    def game(self) -> Game:
        return self.edition.game

    # -- what follows from the fields

    def last(self, seat: i64) -> i64:
        """the kind that a player laid last, which is the highest; -1 before the first"""
        found: i64 = -1
        for k in range(self.kinds):
            if self.laid[seat * self.kinds + k]:
                found = k
        return found

    def held(self, seat: i64) -> i64:
        """how many cards are in a hand"""
        n: i64 = 0
        for k in range(self.kinds):
            n += self.hand[seat * self.kinds + k]
        return n

    def points(self, seat: i64) -> i64:
        """SK-6: the sum of what lies before a player"""
        n: i64 = 0
        for k in range(self.kinds):
            n += self.laid[seat * self.kinds + k] * self.edition.values[k]
        return n
