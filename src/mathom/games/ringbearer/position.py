"""What lies where: the fields of a position, and saving them. What may be done is in `rules.py`."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.terms import (
    COLOURS,
    DARKS,
    ENDINGS,
    FIELDS,
    KINDS,
    LAST_HIDDEN,
    LAYABLE,
    NOTHING,
    PHASES,
    PLACES,
    SAURON,
    SHUFFLED,
    SHUFFLED_DARK,
    START,
    SURCHARGE,
    TILES,
    Edition,
)
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile
from mathom.kernel.state import State
from mathom.kernel.vecs import vec

NO_YES: Final = ["no", "yes"]


class Position(State):
    edition: Edition
    seats: i64
    phase: i64
    ring: i64  # the bearer
    servant: i64  # who has fallen, or NOTHING
    ending: i64
    left: i64  # actions that are still to be taken in this turn
    owed: i64  # cards the servant has still to pay, or to remove
    turned: i64  # 1 when a card was drawn reversed in this turn
    playing: i64  # the dark card being played, or NOTHING
    last: i64  # the card laid before: another order would be the same turn
    back_catches: i64  # whether the fellowship is caught when it is moved back onto the riders' tile: RB-100
    # the figures: tiles are counted from 1
    riders: i64
    gandalf: i64  # the tile before which he stands, 0 beside the board
    tile: i64  # of the fellowship
    field: i64  # ... way * WAY + place on the way, or START
    # the land
    tiles: vec[i64]  # by number: which tile lies there; NOTHING for none, and for those that are never turned up
    laid: i64  # the number of the last tile
    stack: Pile
    at: vec[i64]  # number * LAYABLE + kind: the cards at each tile
    tolls: vec[i64]  # number * COLOURS + colour: surcharges
    # movement cards
    pile: Pile
    discard: vec[i64]  # by kind
    discard_size: i64
    hand: vec[i64]  # seat * KINDS: the cards that face their owner
    back: vec[i64]  # seat * KINDS: the reversed ones
    size: vec[i64]  # of each hand, reversed cards counted
    # start cards come first from the pile and show their mark when they are laid: all know how many are left in a hand
    marked: vec[i64]  # seat * KINDS: those of `hand`
    marked_back: vec[i64]  # ... and of `back`
    helpers: vec[i64]  # by kind
    sauron: i64  # Sauron cards before the bearer or the servant
    # dark cards
    dark_pile: Pile
    dark_discard: vec[i64]
    dark_hand: vec[i64]
    before: vec[i64]  # laid before the servant as payment
    paid: vec[i64]  # for the card being played: 0 Sauron cards, 1 + dark card

    def index(self) -> None:
        """the sums that follow from the rest"""
        self.discard_size = sum_of(self.discard, 0, KINDS)
        for seat in range(self.seats):
            self.size[seat] = sum_of(self.hand, seat * KINDS, KINDS) + sum_of(self.back, seat * KINDS, KINDS)
        number: i64 = LAST_HIDDEN
        while number < TILES and self.tiles[number + 1] != NOTHING:
            number += 1
        self.laid = number

    # -- the piles

    def throw_away(self, card: i64, copies: i64 = 1) -> None:
        self.discard[card] += copies
        self.discard_size += copies

    def cards_to_draw(self) -> i64:
        return len(self.pile.cards) + self.discard_size

    def renew_pile(self) -> None:
        """RB-54, RB-55: when a card is to be drawn"""
        if len(self.pile.cards) == 0 and self.discard_size:
            self.pile.add_all(self.discard)
            self.discard = zeros(KINDS)
            self.tell(SHUFFLED, NOTHING, self.discard_size)
            self.discard_size = 0

    def renew_dark_pile(self) -> None:
        if len(self.dark_pile.cards) == 0:
            self.dark_pile.add_all(self.dark_discard)
            self.dark_discard = zeros(DARKS)
            if len(self.dark_pile.cards):
                self.tell(SHUFFLED_DARK, NOTHING, len(self.dark_pile.cards))

    # -- hands

    def from_hand(self, seat: i64, card: i64) -> None:
        """a card that faces its owner leaves his hand; a start card first"""
        i = seat * KINDS + card
        self.hand[i] -= 1
        self.size[seat] -= 1
        if self.marked[i]:
            self.marked[i] -= 1

    def from_back(self, seat: i64, card: i64) -> None:
        """a reversed card leaves a hand"""
        i = seat * KINDS + card
        self.back[i] -= 1
        self.size[seat] -= 1
        if self.marked_back[i]:
            self.marked_back[i] -= 1

    # -- saving

    def fields(self, io: Fields) -> None:
        e = self.edition
        self.seats = io.num("seats", self.seats)
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        self.phase = io.word("phase", self.phase, PHASES, 1)
        self.ring = io.num("ring", self.ring)
        self.servant = io.num("servant", self.servant, NOTHING)
        self.ending = io.word("ending", self.ending, ENDINGS)
        self.left = io.num("left", self.left, 2)
        self.owed = io.num("owed", self.owed)
        self.turned = io.num("turned", self.turned)
        self.playing = io.word("playing", self.playing, e.darks, NOTHING)
        self.last = io.num("last", self.last)
        self.back_catches = io.word("back catches", self.back_catches, NO_YES, 1)
        self.riders = io.num("riders", self.riders)
        self.gandalf = io.num("gandalf", self.gandalf)
        self.tile = io.num("tile", self.tile, LAST_HIDDEN)
        self.field = io.word("field", self.field, e.fields, START)
        self.visit_land(io)
        self.stack.fields(io, "stack", e.tiles)
        self.pile.fields(io, "pile", e.cards)
        io.counts("discard", self.discard, 0, e.cards)
        for seat in range(self.seats):
            io.counts(f"hand {seat}", self.hand, seat * KINDS, e.cards)
            io.counts(f"reversed {seat}", self.back, seat * KINDS, e.cards)
            io.counts(f"marked {seat}", self.marked, seat * KINDS, e.cards)
            io.counts(f"marked reversed {seat}", self.marked_back, seat * KINDS, e.cards)
        io.counts("helpers", self.helpers, 0, e.cards)
        self.sauron = io.num("sauron", self.sauron)
        self.dark_pile.fields(io, "dark pile", e.darks)
        io.counts("dark discard", self.dark_discard, 0, e.darks)
        io.counts("dark hand", self.dark_hand, 0, e.darks)
        io.counts("before", self.before, 0, e.darks)
        io.counts("paid", self.paid, 0, e.payments)

    def visit_land(self, io: Fields) -> None:
        """the open tiles from the fifth on, each with what lies there"""
        for number in range(LAST_HIDDEN + 1, LAST_HIDDEN + 1 + io.enter("land", self.laid - LAST_HIDDEN)):
            io.part("")
            if number > TILES:
                raise BadPosition(f"land: there are {TILES} tiles, four of them face down")
            self.tiles[number] = io.word("tile", self.tiles[number], self.edition.tiles)
            io.counts("cards", self.at, number * LAYABLE, self.edition.layable)
            io.counts("surcharges", self.tolls, number * COLOURS, self.edition.colours)
        io.leave()


NOUGHTS: Final = vec[i64]([0] * 512)


def zeros(n: i64) -> vec[i64]:
    return NOUGHTS[:n]


def sum_of(counts: vec[i64], start: i64, many: i64) -> i64:
    n: i64 = 0
    for i in range(start, start + many):
        n += counts[i]
    return n


def movement_cards(s: Position, kind: i64) -> i64:
    """how many movement cards of a kind there are, wherever they lie"""
    n = s.discard[kind] + s.helpers[kind]
    for card in s.pile.cards:
        if card >> 8 == kind:
            n += 1
    for seat in range(s.seats):
        n += s.hand[seat * KINDS + kind] + s.back[seat * KINDS + kind]
    if kind == SAURON:
        n += s.sauron + s.paid[0]
    if kind < LAYABLE:
        for number in range(PLACES):
            n += s.at[number * LAYABLE + kind]
    return n


def dark_cards(s: Position, kind: i64) -> i64:
    """how many dark cards of a kind there are, wherever they lie"""
    n = s.dark_discard[kind] + s.dark_hand[kind] + s.before[kind] + s.paid[1 + kind]
    for card in s.dark_pile.cards:
        if card >> 8 == kind:
            n += 1
    if s.playing == kind:
        n += 1
    if SURCHARGE <= kind < SURCHARGE + COLOURS:
        for number in range(PLACES):
            n += s.tolls[number * COLOURS + kind - SURCHARGE]
    return n


def has_field(s: Position, number: i64, field: i64) -> bool:
    """whether an open tile has a field"""
    tile = s.tiles[number]
    return tile != NOTHING and s.edition.colour[tile * FIELDS + field] != NOTHING
