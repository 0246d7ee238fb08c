"""What lies where: the fields of a position, copied and saved. Nothing is decided here."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mathom.games.ringbearer.lore import HELPING, SAURONS, Lore
from mathom.games.ringbearer.terms import (
    A_CARD,
    ACTIONS,
    COLOURS,
    DARKS,
    DRAWING,
    ENDINGS,
    FIELDS,
    HELPERS,
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
    STARTING,
    SURCHARGE,
    TILES,
    TRAVEL,
    TYPES,
    Edition,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile
from mathom.kernel.state import State
from mathom.kernel.vecs import append, vec

if TYPE_CHECKING:
    from mathom.kernel.game import Game

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
    turns: i64  # that have been taken
    idle: i64  # of these the last ones, in which nobody drew, laid or moved anything: RB-108
    busy: i64  # 1 when that is not true of the present turn
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
    # start cards have a mark on their face: of each of these, how many have it
    marked: vec[i64]  # of `hand`
    marked_back: vec[i64]  # of `back`
    marked_at: vec[i64]  # of `at`
    marked_discard: vec[i64]  # of `discard`
    marks_stay: i64  # 0 in old records: there a mark is forgotten when its card leaves the hand
    lore: Lore  # what everybody can tell of the movement cards
    helpers: vec[i64]  # by kind
    sauron: i64  # Sauron cards before the bearer or the servant
    # dark cards
    dark_pile: Pile
    dark_discard: vec[i64]
    dark_hand: vec[i64]
    dark_lore: Lore
    before: vec[i64]  # laid before the servant as payment
    paid: vec[i64]  # for the card being played: 0 Sauron cards, 1 + dark card

    def clear(self, edition: Edition, seats: i64) -> None:
        """an empty table"""
        self.dice = Dice()
        self.news = None
        self.edition = edition
        self.seats = seats
        self.seat = 0
        self.turn = 0
        self.phase = STARTING
        self.ring = 0
        self.servant = NOTHING
        self.ending = 0
        self.left = 2
        self.owed = 0
        self.turned = 0
        self.playing = NOTHING
        self.last = 0
        self.turns = 0
        self.idle = 0
        self.busy = 0
        self.back_catches = 1
        self.riders = 0
        self.gandalf = 0
        self.tile = LAST_HIDDEN
        self.field = START
        self.tiles = vec[i64]([NOTHING] * PLACES)
        self.laid = LAST_HIDDEN
        self.stack = Pile()
        self.at = zeros(PLACES * LAYABLE)
        self.tolls = zeros(PLACES * COLOURS)
        self.pile = Pile()
        self.discard = zeros(KINDS)
        self.discard_size = 0
        self.hand = zeros(seats * KINDS)
        self.back = zeros(seats * KINDS)
        self.size = zeros(seats)
        self.marked = zeros(seats * KINDS)
        self.marked_back = zeros(seats * KINDS)
        self.marked_at = zeros(PLACES * LAYABLE)
        self.marked_discard = zeros(KINDS)
        self.marks_stay = 0
        self.lore = Lore()
        self.helpers = zeros(KINDS)
        self.sauron = 0
        self.dark_pile = Pile()
        self.dark_discard = zeros(DARKS)
        self.dark_hand = zeros(DARKS)
        self.dark_lore = Lore()
        self.before = zeros(DARKS)
        self.paid = zeros(DARKS + 1)

    def copy_to(self, s: Position) -> None:
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.seats = self.seats
        s.phase = self.phase
        s.ring = self.ring
        s.servant = self.servant
        s.ending = self.ending
        s.left = self.left
        s.owed = self.owed
        s.turned = self.turned
        s.playing = self.playing
        s.last = self.last
        s.turns = self.turns
        s.idle = self.idle
        s.busy = self.busy
        s.back_catches = self.back_catches
        s.riders = self.riders
        s.gandalf = self.gandalf
        s.tile = self.tile
        s.field = self.field
        s.tiles = self.tiles[:]
        s.laid = self.laid
        s.stack = self.stack.copy()
        s.at = self.at[:]
        s.tolls = self.tolls[:]
        s.pile = self.pile.copy()
        s.discard = self.discard[:]
        s.discard_size = self.discard_size
        s.hand = self.hand[:]
        s.back = self.back[:]
        s.size = self.size[:]
        s.marked = self.marked[:]
        s.marked_back = self.marked_back[:]
        s.marked_at = self.marked_at[:]
        s.marked_discard = self.marked_discard[:]
        s.marks_stay = self.marks_stay
        s.lore = self.lore.copy()
        s.helpers = self.helpers[:]
        s.sauron = self.sauron
        s.dark_pile = self.dark_pile.copy()
        s.dark_discard = self.dark_discard[:]
        s.dark_hand = self.dark_hand[:]
        s.dark_lore = self.dark_lore.copy()
        s.before = self.before[:]
        s.paid = self.paid[:]

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
        """a card with its mark, or so many of them"""
        self.discard[card % KINDS] += copies
        self.discard_size += copies
        if card >= KINDS and self.marks_stay:
            self.marked_discard[card % KINDS] += copies

    def cards_to_draw(self) -> i64:
        return len(self.pile.cards) + self.discard_size

    def renew_pile(self) -> None:
        """RB-54, RB-55: when a card is to be drawn"""
        if len(self.pile.cards) == 0 and self.discard_size:
            cards = zeros(TYPES)
            for k in range(KINDS):
                cards[k] = self.discard[k] - self.marked_discard[k]
                cards[KINDS + k] = self.marked_discard[k]
            self.pile.add_all(cards)
            self.lore.shuffled(cards)
            self.discard = zeros(KINDS)
            self.marked_discard = zeros(KINDS)
            self.tell(SHUFFLED, NOTHING, self.discard_size)
            self.discard_size = 0

    def draw_from_pile(self, knowers: i64) -> i64:
        """the card with its mark; `shuffle` tells where it came from before it is drawn"""
        mark: i64 = KINDS if len(self.pile.tops) else 0  # start cards lie on top: RB-8
        return self.pile.draw(self.dice, A_CARD, knowers) + mark

    def shuffle(self) -> i64:
        """which shuffle the next card comes from: 0 the start cards, 1 the others, then each renewed pile"""
        return 0 if len(self.pile.tops) else self.lore.last()

    def renew_dark_pile(self) -> None:
        if len(self.dark_pile.cards) == 0:
            self.dark_pile.add_all(self.dark_discard)
            if len(self.dark_pile.cards):
                self.dark_lore.shuffled(self.dark_discard)
                self.dark_discard = zeros(DARKS)
                self.tell(SHUFFLED_DARK, NOTHING, len(self.dark_pile.cards))

    # -- hands

    def into_hand(self, seat: i64, turned: i64, card: i64, shuffle: i64) -> None:
        """a card with its mark is drawn"""
        self.change_hand(seat, turned, card, 1)
        self.lore.drawn(seat * 2 + turned, shuffle, card)

    def from_hand(self, seat: i64, turned: i64, card: i64) -> None:
        """a card with its mark leaves a hand, for all to see"""
        self.change_hand(seat, turned, card, -1)
        self.lore.left(seat * 2 + turned, card)

    def change_hand(self, seat: i64, turned: i64, card: i64, by: i64) -> None:
        i = seat * KINDS + card % KINDS
        mark = by if card >= KINDS else 0
        if turned:
            self.back[i] += by
            self.marked_back[i] += mark
        else:
            self.hand[i] += by
            self.marked[i] += mark
        self.size[seat] += by

    def which(self, seat: i64, turned: i64, kind: i64) -> i64:
        """of the cards of a kind in a hand one with a start mark, if there is one"""
        i = seat * KINDS + kind
        return kind + KINDS if (self.marked_back[i] if turned else self.marked[i]) else kind

    def from_tile(self, number: i64, kind: i64) -> i64:
        """a card that lies at a tile is taken away, one with a start mark first; the card with its mark"""
        i = number * LAYABLE + kind
        self.at[i] -= 1
        if self.marked_at[i] == 0:
            return kind
        self.marked_at[i] -= 1
        return kind + KINDS

    # -- what can be told of the cards

    def begin_lore(self) -> None:
        """For a position that comes without one: nobody knows more than what he sees. Whoever takes his turn has laid
        what he had to, and drawn nothing since, if his hand says so."""
        starts = zeros(TYPES)
        others = zeros(TYPES)
        lowest: i64 = len(self.pile.cards) - (self.pile.top_size() if len(self.pile.tops) else 0)
        for i in range(len(self.pile.cards)):
            what = self.pile.cards[i] >> 8
            if i < lowest:
                others[what] += 1
            else:
                starts[KINDS + what] += 1
        self.lore = Lore()
        for seat in range(self.seats):
            for k in range(KINDS):
                i = seat * KINDS + k
                starts[KINDS + k] += self.marked[i] + self.marked_back[i]
                others[k] += self.hand[i] - self.marked[i] + self.back[i] - self.marked_back[i]
                for _ in range(self.marked[i]):
                    self.lore.drawn(seat * 2, 0, KINDS + k)
                for _ in range(self.hand[i] - self.marked[i]):
                    self.lore.drawn(seat * 2, 1, k)
                for _ in range(self.marked_back[i]):
                    self.lore.drawn(seat * 2 + 1, 0, KINDS + k)
                for _ in range(self.back[i] - self.marked_back[i]):
                    self.lore.drawn(seat * 2 + 1, 1, k)
        self.lore.shuffled(starts)
        self.lore.shuffled(others)
        if self.phase in (ACTIONS, TRAVEL, DRAWING):
            saurons: i64 = 0
            helpers: i64 = 0
            for seat in range(self.seats):
                first = seat * KINDS
                seen = self.hand if seat == self.seat else self.back
                saurons += seen[first + SAURON]
                helpers += sum_of(seen, first + HELPERS, KINDS - HELPERS)
            if saurons == 0:
                self.lore.none_seen(self.seat, SAURONS)
            if helpers == 0:
                self.lore.none_seen(self.seat, HELPING)

    def begin_dark_lore(self) -> None:
        cards = zeros(TYPES)
        for card in self.dark_pile.cards:
            cards[card >> 8] += 1
        self.dark_lore = Lore()
        for k in range(DARKS):
            cards[k] += self.dark_hand[k]
            for _ in range(self.dark_hand[k]):
                self.dark_lore.drawn(self.servant * 2, 0, k)
        self.dark_lore.shuffled(cards)

    def deal_by_lore(self) -> None:
        """the hands and the piles as the lore has them"""
        for seat in range(self.seats):
            for turned in range(2):
                cards = self.lore.in_hand(seat * 2 + turned)
                for k in range(KINDS):
                    i = seat * KINDS + k
                    if turned:
                        self.back[i] = cards[k] + cards[KINDS + k]
                        self.marked_back[i] = cards[KINDS + k]
                    else:
                        self.hand[i] = cards[k] + cards[KINDS + k]
                        self.marked[i] = cards[KINDS + k]
        if len(self.pile.cards):
            self.pile.cards = vec[i64]()
            if len(self.pile.tops):
                fill_pile(self.pile, self.lore.undrawn(1), 0)
                fill_pile(self.pile, self.lore.undrawn(0), KINDS)
            else:
                fill_pile(self.pile, self.lore.undrawn(self.lore.last()), 0)

    def deal_dark_by_lore(self) -> None:
        if self.servant != NOTHING:
            cards = self.dark_lore.in_hand(self.servant * 2)
            for k in range(DARKS):
                self.dark_hand[k] = cards[k]
            if len(self.dark_pile.cards):
                self.dark_pile.cards = vec[i64]()
                fill_pile(self.dark_pile, self.dark_lore.undrawn(self.dark_lore.last()), 0)

    @property
    def game(self) -> Game:
        return self.edition.game

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
        self.turns = io.num("turns", self.turns)
        self.idle = io.num("idle", self.idle)
        self.busy = io.num("busy", self.busy)
        self.marks_stay = io.word("marks stay", self.marks_stay, NO_YES)
        self.back_catches = io.word("back catches", self.back_catches, NO_YES, 1)
        self.riders = io.num("riders", self.riders)
        self.gandalf = io.num("gandalf", self.gandalf)
        self.tile = io.num("tile", self.tile, LAST_HIDDEN)
        self.field = io.word("field", self.field, e.fields, START)
        self.visit_land(io)
        self.stack.fields(io, "stack", e.tiles)
        self.pile.fields(io, "pile", e.types)
        io.counts("discard", self.discard, 0, e.cards)
        io.counts("marked discard", self.marked_discard, 0, e.cards)
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
        self.lore.fields(io, "tale", e.types)
        self.dark_lore.fields(io, "dark tale", e.darks)

    def visit_land(self, io: Fields) -> None:
        """the open tiles from the fifth on, each with what lies there"""
        for number in range(LAST_HIDDEN + 1, LAST_HIDDEN + 1 + io.enter("land", self.laid - LAST_HIDDEN)):
            io.part("")
            if number > TILES:
                raise BadPosition(f"land: there are {TILES} tiles, four of them face down")
            self.tiles[number] = io.word("tile", self.tiles[number], self.edition.tiles)
            io.counts("cards", self.at, number * LAYABLE, self.edition.layable)
            io.counts("marked", self.marked_at, number * LAYABLE, self.edition.layable)
            io.counts("surcharges", self.tolls, number * COLOURS, self.edition.colours)
        io.leave()


NOUGHTS: Final = vec[i64]([0] * 512)


def fill_pile(pile: Pile, cards: vec[i64], less: i64) -> None:
    """so many of each card on top; in the pile it is called by a number that is `less`"""
    for card in range(less, TYPES):
        for _ in range(cards[card]):
            pile.cards = append(pile.cards, (card - less) << 8)


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
        if (card >> 8) % KINDS == kind:
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
