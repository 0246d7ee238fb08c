"""What lies where: the fields of a position, copied and saved. Nothing is decided here."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mathom.games.two_towers.lore import Lore
from mathom.games.two_towers.terms import (
    BIT,
    COLOURS,
    GANDALF,
    KINDS,
    LOST_ROWS,
    MEMORIES,
    NOTHING,
    PHASES,
    PLACES,
    SHOWN,
    SHUFFLED,
    TILES,
    TRAITS,
    TRAVEL,
    VALUES,
    WON,
    Edition,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile
from mathom.kernel.state import State
from mathom.kernel.vecs import vec

if TYPE_CHECKING:
    from mathom.kernel.game import Game


class Position(State):
    edition: Edition
    seats: i64
    lost_rows: i64  # with two players: WON or SCORED
    memory: i64  # SHOWN or STRICT
    phase: i64
    place: i64  # the place ahead, or being scored
    field: i64  # of the path, counted from 0
    ring: i64  # its holder
    starter: i64  # the start player of this round
    acted: i64  # players who have had their turn on this field or at this place
    owed: i64  # cards the player at turn has still to take
    laid: i64  # the card he laid open for two new ones, or NOTHING
    last: i64  # the card he took open, or laid in a row, before: another order would be the same turn
    fresh: i64  # a bit for each colour that received cards this turn
    paths: vec[i64]  # fields, by place behind the path, from 1
    tiles: vec[i64]  # place * TILES, from the left; 0 for none
    pile: Pile
    open: vec[i64]  # by kind
    open_size: i64
    open_kinds: i64  # which kinds lie open: a set
    discard: vec[i64]
    discard_size: i64
    hand: vec[i64]  # seat * KINDS
    held: vec[i64]  # by seat: which kinds are in the hand
    shown: vec[i64]  # the part of each hand that all have seen being taken
    lore: Lore | None  # what can be known of the rest, once the discard has been shuffled
    row_trait: vec[i64]  # seat * COLOURS; NOTHING for no row
    row_size: vec[i64]  # character cards
    row_gandalf: vec[i64]
    won: vec[i64]  # seat * VALUES: tiles of each value
    valid: vec[i64]  # by seat: valid cards at the place scored last

    def clear(self, edition: Edition, seats: i64) -> None:
        """an empty table"""
        self.dice = Dice()
        self.news = None
        self.edition = edition
        self.seats = seats
        self.seat = 0
        self.turn = 0
        self.lost_rows = WON
        self.memory = SHOWN
        self.phase = TRAVEL
        self.place = 0
        self.field = 0
        self.ring = 0
        self.starter = 0
        self.acted = 0
        self.owed = 1
        self.laid = NOTHING
        self.last = 0
        self.fresh = 0
        self.paths = zeros(PLACES)
        self.tiles = zeros(PLACES * TILES)
        self.pile = Pile()
        self.open = zeros(KINDS)
        self.open_size = 0
        self.open_kinds = 0
        self.discard = zeros(KINDS)
        self.discard_size = 0
        self.hand = zeros(seats * KINDS)
        self.held = zeros(seats)
        self.shown = zeros(seats * KINDS)
        self.lore = None
        self.row_trait = vec[i64]([NOTHING] * (seats * COLOURS))
        self.row_size = zeros(seats * COLOURS)
        self.row_gandalf = zeros(seats * COLOURS)
        self.won = zeros(seats * VALUES)
        self.valid = zeros(seats)

    def copy_to(self, s: Position) -> None:
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.seats = self.seats
        s.lost_rows = self.lost_rows
        s.memory = self.memory
        s.phase = self.phase
        s.place = self.place
        s.field = self.field
        s.ring = self.ring
        s.starter = self.starter
        s.acted = self.acted
        s.owed = self.owed
        s.laid = self.laid
        s.last = self.last
        s.fresh = self.fresh
        s.paths = self.paths  # never changes
        s.tiles = self.tiles[:]
        s.pile = self.pile.copy()
        s.open = self.open[:]
        s.open_size = self.open_size
        s.open_kinds = self.open_kinds
        s.discard = self.discard[:]
        s.discard_size = self.discard_size
        s.hand = self.hand[:]
        s.held = self.held[:]
        s.shown = self.shown[:]
        s.lore = None if self.lore is None else self.lore.copy()
        s.row_trait = self.row_trait[:]
        s.row_size = self.row_size[:]
        s.row_gandalf = self.row_gandalf[:]
        s.won = self.won[:]
        s.valid = self.valid[:]

    def index(self) -> None:
        """the sets and sums that follow from the rest"""
        self.open_size = sum_of(self.open)
        self.discard_size = sum_of(self.discard)
        self.open_kinds = kinds_of(self.open, 0)
        for seat in range(self.seats):
            self.held[seat] = kinds_of(self.hand, seat * KINDS)

    def renew_pile(self) -> None:
        """TT-36 to TT-38: to be called whenever the pile or the discard has changed"""
        if len(self.pile.cards) == 0 and self.discard_size:
            self.watch_piles().new_time(self.discard)
            self.pile.add_all(self.discard)
            self.discard = zeros(KINDS)
            self.tell(SHUFFLED, NOTHING, self.discard_size)
            self.discard_size = 0

    def watch_piles(self) -> Lore:
        """From the end of the first pile on draws are kept apart; what is in the hands then, nobody has seen since."""
        lore = self.lore
        if lore is None:
            lore = Lore()
            self.lore = lore
            held = self.hidden()
            pool = zeros(KINDS)
            for seat in range(self.seats):
                for k in range(KINDS):
                    pool[k] += held[seat * KINDS + k]
            lore.new_time(pool)
            for seat in range(self.seats):
                for k in range(KINDS):
                    for _ in range(held[seat * KINDS + k]):
                        lore.drew(seat, k)
        return lore

    def hidden(self) -> vec[i64]:
        """seat * KINDS: the part of each hand that nobody has seen being taken"""
        held = self.hand[:]
        for i in range(len(held)):
            held[i] -= self.shown[i]
        return held

    def throw_away(self, card: i64, copies: i64) -> None:
        self.discard[card] += copies
        self.discard_size += copies

    @property
    def game(self) -> Game:
        return self.edition.game

    # -- saving

    def fields(self, io: Fields) -> None:
        e = self.edition
        self.seats = io.num("seats", self.seats)
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        self.lost_rows = io.word("lost rows", self.lost_rows, LOST_ROWS)
        self.memory = io.word("memory", self.memory, MEMORIES)
        self.phase = io.word("phase", self.phase, PHASES)
        self.place = io.word("place", self.place, e.places)
        self.field = io.num("field", self.field)
        self.ring = io.num("ring", self.ring)
        self.starter = io.num("starter", self.starter)
        self.acted = io.num("acted", self.acted)
        self.owed = io.num("owed", self.owed, 1)
        self.laid = io.word("laid", self.laid, e.cards, NOTHING)
        self.last = io.num("last", self.last)
        self.fresh = io.num("fresh", self.fresh)
        self.paths = io.nums("paths", self.paths)
        self.tiles = io.nums("tiles", self.tiles)
        self.pile.fields(io, "pile", e.cards)
        io.counts("open", self.open, 0, e.cards)
        io.counts("discard", self.discard, 0, e.cards)
        for seat in range(self.seats):
            io.counts(f"hand {seat}", self.hand, seat * KINDS, e.cards)
            io.counts(f"shown {seat}", self.shown, seat * KINDS, e.cards)
        self.visit_lore(io)
        self.visit_rows(io)
        self.won = io.nums("won", self.won)
        self.valid = io.nums("valid", self.valid)

    def visit_lore(self, io: Fields) -> None:
        lore = self.lore
        if lore is None:
            lore = Lore()
        lore.fields(io, self.edition.cards)
        if len(lore.pools):
            self.lore = lore

    def visit_rows(self, io: Fields) -> None:
        rows = [i for i in range(self.seats * COLOURS) if self.row_trait[i] != NOTHING]
        for j in range(io.enter("rows", len(rows))):
            io.part("")
            i: i64 = rows[j] if j < len(rows) else 0
            seat = io.num("of", i // COLOURS)
            colour = io.word("colour", i % COLOURS, self.edition.colours)
            i = seat * COLOURS + colour
            if seat < 0 or seat >= self.seats:
                raise BadPosition(f"rows: there is no seat {seat}")
            if j >= len(rows) and self.row_trait[i] != NOTHING:
                raise BadPosition(f"rows: seat {seat} has two of one colour (TT-42)")
            self.row_trait[i] = io.word("trait", self.row_trait[i], self.edition.traits)
            self.row_size[i] = io.num("cards", self.row_size[i], 1)
            self.row_gandalf[i] = io.num("gandalf", self.row_gandalf[i])
        io.leave()


NOUGHTS: Final = vec[i64]([0] * 128)


def zeros(n: i64) -> vec[i64]:
    return NOUGHTS[:n]


def sum_of(counts: vec[i64]) -> i64:
    n: i64 = 0
    for x in counts:
        n += x
    return n


def kinds_of(counts: vec[i64], start: i64) -> i64:
    """which kinds are there at all: a set"""
    kinds: i64 = 0
    for k in range(KINDS):
        if counts[start + k]:
            kinds |= BIT[k]
    return kinds


def tiles_at(s: Position, place: i64) -> i64:
    """TT-6, TT-7"""
    if s.seats > 2:
        return s.seats - 1
    many: i64 = 0
    while many < TRAITS and s.edition.symbols[place * TRAITS + many] != NOTHING:
        many += 1
    return many


def cards_of(s: Position, k: i64) -> i64:
    """how many cards of a kind there are, wherever they lie"""
    n = s.open[k] + s.discard[k]
    for card in s.pile.cards:
        if card >> 8 == k:
            n += 1
    for seat in range(s.seats):
        n += s.hand[seat * KINDS + k]
    for row in range(s.seats * COLOURS):
        if k == GANDALF:
            n += s.row_gandalf[row]
        elif s.row_trait[row] == k & 3 and row % COLOURS == k >> 2:
            n += s.row_size[row]
    return n
