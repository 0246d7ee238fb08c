"""What lies where: the fields of a position, copied and saved. Nothing is decided here."""
# compiled by mypyc

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mathom.games.battle.terms import (
    BIT,
    COMPANIONS,
    DRAWS,
    NEW,
    NO_DRAW,
    NOTHING,
    PHASES,
    SLOTS,
    SOME_COMPANION,
    TIMINGS,
    TURN,
    Edition,
    lowest,
    size_of,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile
from mathom.kernel.state import State
from mathom.kernel.vecs import append, vec

if TYPE_CHECKING:
    from mathom.kernel.game import Game


class Position(State):
    edition: Edition
    seats: i64
    timing: i64  # when Gandalf may take a card
    phase: i64
    active: i64  # whose turn it is; `seat` is who is asked
    again: i64  # 1 while Aragorn allows a second card
    angbor: i64  # 1 while Angbor allows a draw
    drew: i64  # 1 once Angbor has brought a card: Bombadil may then move also without a fight
    drawing: i64  # what for: a counterattack interrupts it
    fighting: i64  # the group, and the places of the enemies, while loans are chosen
    against: i64
    # enemies
    open: vec[i64]  # from right to left: new ones come behind the others
    enemy_pile: Pile
    enemy_discard: vec[i64]
    beaten: vec[i64]  # by seat: a set
    # ring cards
    mordor: vec[i64]  # those laid out
    ring_faces: Pile  # the ring pile as all know it: Mordor cards, and SOME_COMPANION
    ring_pile: Pile  # which companions those are
    ring_discard: vec[i64]
    shuffles: i64  # of the ring discard
    hand: vec[i64]  # by seat: a set
    held: vec[i64]  # how many
    drawn: vec[i64]  # by companion in a hand: after how many shuffles it was drawn
    received: vec[i64]  # by seat: hobbits and Gandalf, a set
    # groups
    group: vec[i64]  # seat * SLOTS: a set
    strength: vec[i64]  # of the same
    slots: vec[i64]  # by seat: behind its last group
    out: vec[i64]  # by seat: all cards in its groups
    stamp: vec[i64]  # by companion in a group: later ones have higher numbers
    stamps: i64
    offers: vec[i64]  # in phases LAID and MOVED: what may be done

    def clear(self, edition: Edition, seats: i64) -> None:
        """an empty table"""
        self.dice = Dice()
        self.news = None
        self.edition = edition
        self.seats = seats
        self.seat = 0
        self.turn = 0
        self.timing = 0
        self.phase = TURN
        self.active = 0
        self.again = 0
        self.angbor = 0
        self.drew = 0
        self.drawing = NO_DRAW
        self.fighting = NOTHING
        self.against = 0
        self.open = vec[i64]()
        self.enemy_pile = Pile()
        self.enemy_discard = vec[i64]()
        self.beaten = vec[i64]([0] * seats)
        self.mordor = vec[i64]()
        self.ring_faces = Pile()
        self.ring_pile = Pile()
        self.ring_discard = vec[i64]()
        self.shuffles = 0
        self.hand = vec[i64]([0] * seats)
        self.held = vec[i64]([0] * seats)
        self.drawn = vec[i64]([0] * COMPANIONS)
        self.received = vec[i64]([0] * seats)
        self.group = vec[i64]([0] * (seats * SLOTS))
        self.strength = vec[i64]([0] * (seats * SLOTS))
        self.slots = vec[i64]([0] * seats)
        self.out = vec[i64]([0] * seats)
        self.stamp = vec[i64]([0] * COMPANIONS)
        self.stamps = 0
        self.offers = vec[i64]()

    def copy_to(self, s: Position) -> None:
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.seats = self.seats
        s.timing = self.timing
        s.phase = self.phase
        s.active = self.active
        s.again = self.again
        s.angbor = self.angbor
        s.drew = self.drew
        s.drawing = self.drawing
        s.fighting = self.fighting
        s.against = self.against
        s.open = self.open[:]
        s.enemy_pile = self.enemy_pile.copy()
        s.enemy_discard = self.enemy_discard[:]
        s.beaten = self.beaten[:]
        s.mordor = self.mordor[:]
        s.ring_faces = self.ring_faces.copy()
        s.ring_pile = self.ring_pile.copy()
        s.ring_discard = self.ring_discard[:]
        s.shuffles = self.shuffles
        s.hand = self.hand[:]
        s.held = self.held[:]
        s.drawn = self.drawn[:]
        s.received = self.received[:]
        s.group = self.group[:]
        s.strength = self.strength[:]
        s.slots = self.slots[:]
        s.out = self.out[:]
        s.stamp = self.stamp[:]
        s.stamps = self.stamps
        s.offers = self.offers[:]

    # -- groups

    def join(self, seat: i64, card: i64, slot: i64) -> i64:
        """a companion comes to a group, or begins one; which"""
        first = seat * SLOTS
        if slot == NEW:
            slot = 0
            while slot < SLOTS and self.group[first + slot]:
                slot += 1
            if slot >= self.slots[seat]:
                self.slots[seat] = slot + 1
        self.group[first + slot] |= BIT[card]
        self.strength[first + slot] += self.edition.strength[card]
        self.out[seat] |= BIT[card]
        self.stamps += 1
        self.stamp[card] = self.stamps
        return slot

    def part(self, seat: i64, card: i64) -> i64:
        """a companion leaves its group, which disappears when it was the last: BA-15; which group"""
        slot = self.slot_of(seat, card)
        i = seat * SLOTS + slot
        self.group[i] &= ~BIT[card]
        self.strength[i] -= self.edition.strength[card]
        self.out[seat] &= ~BIT[card]
        self.trim(seat)
        return slot

    def trim(self, seat: i64) -> None:
        n = self.slots[seat]
        while n and self.group[seat * SLOTS + n - 1] == 0:
            n -= 1
        self.slots[seat] = n

    def slot_of(self, seat: i64, card: i64) -> i64:
        i = seat * SLOTS
        while self.group[i] & BIT[card] == 0:
            i += 1
        return i - seat * SLOTS

    def owner_of(self, card: i64) -> i64:
        """before whom a companion lies"""
        for seat in range(self.seats):
            if self.out[seat] & BIT[card]:
                return seat
        return NOTHING

    def in_order(self, seat: i64, slot: i64) -> vec[i64]:
        """the cards of a group as they were laid"""
        cards = vec[i64]()
        left = self.group[seat * SLOTS + slot]
        while left:
            card = lowest(left)
            left &= ~BIT[card]
            cards = append(cards, card)
            i: i64 = len(cards) - 1
            while i > 0 and self.stamp[cards[i - 1]] > self.stamp[card]:
                cards[i] = cards[i - 1]
                i -= 1
            cards[i] = card
        return cards

    @property
    def game(self) -> Game:
        return self.edition.game

    # -- saving

    def index(self) -> None:
        """what follows from the rest, except `offers`"""
        e = self.edition
        for seat in range(self.seats):
            self.held[seat] = size_of(self.hand[seat])
            self.out[seat] = 0
            self.slots[seat] = SLOTS
            for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
                self.strength[i] = 0
                left = self.group[i]
                self.out[seat] |= left
                while left:
                    self.strength[i] += e.strength[lowest(left)]
                    left &= left - 1
            self.trim(seat)

    def fields(self, io: Fields) -> None:
        e = self.edition
        self.seats = io.num("seats", self.seats)
        self.seat = io.num("seat", self.seat)
        self.active = io.num("active", self.active, self.seat)
        self.turn = io.num("turn", self.turn)
        self.timing = io.word("gandalf timing", self.timing, TIMINGS)
        self.phase = io.word("phase", self.phase, PHASES)
        self.again = io.num("again", self.again)
        self.angbor = io.num("angbor", self.angbor)
        self.drew = io.num("drew", self.drew)
        self.drawing = io.word("drawing", self.drawing, DRAWS)
        self.fighting = io.num("fighting", self.fighting + 1) - 1
        self.against = io.num("against", self.against)
        self.open = back_to_front(visit(io, "enemies", back_to_front(self.open), e.enemies))
        self.enemy_pile.fields(io, "enemy pile", e.enemies)
        self.enemy_discard = visit(io, "enemy discard", self.enemy_discard, e.enemies)
        self.mordor = visit(io, "mordor", self.mordor, e.ring)
        self.visit_ring_pile(io)
        self.ring_discard = visit(io, "ring discard", self.ring_discard, e.ring)
        self.shuffles = io.num("shuffles", self.shuffles)
        for seat in range(self.seats):
            self.visit_hand(io, seat)
            self.beaten[seat] = visit_set(io, f"beaten {seat}", self.beaten[seat], e.enemies)
            self.received[seat] = visit_set(io, f"received {seat}", self.received[seat], e.companions)
        self.visit_groups(io)

    def visit_ring_pile(self, io: Fields) -> None:
        cards = vec[i64]()
        for card in self.ring_pile.cards:
            cards = append(cards, card >> 8)
        for face in self.ring_faces.cards:
            if face >> 8 != SOME_COMPANION:
                cards = append(cards, face >> 8)
        cards = visit(io, "ring pile", cards, self.edition.ring)
        self.ring_pile = Pile()
        self.ring_faces = Pile()
        for card in cards:
            self.into_ring_pile(card)

    def into_ring_pile(self, card: i64) -> None:
        if card < COMPANIONS:
            self.ring_pile.add(card)
            self.ring_faces.add(SOME_COMPANION)
        else:
            self.ring_faces.add(card)

    def visit_hand(self, io: Fields, seat: i64) -> None:
        """`frodo (2)` was drawn after two shuffles of the ring discard"""
        cards = vec[i64]()
        left = self.hand[seat]
        while left:
            card = lowest(left)
            left &= left - 1
            cards = append(cards, card << 8 | self.drawn[card])
        self.hand[seat] = 0
        for entry in io.entries(f"hand {seat}", cards, self.edition.companions):
            if self.hand[seat] & BIT[entry >> 8]:
                raise BadPosition(f"hand {seat}: {self.edition.companions[entry >> 8]} is there twice")
            self.hand[seat] |= BIT[entry >> 8]
            self.drawn[entry >> 8] = entry & 0xFF

    def visit_groups(self, io: Fields) -> None:
        """each with its number, counted from 1, which is the lowest one free unless it is said"""
        seats = vec[i64]()
        slots = vec[i64]()
        for seat in range(self.seats):
            for slot in range(SLOTS):
                if self.group[seat * SLOTS + slot]:
                    seats = append(seats, seat)
                    slots = append(slots, slot)
        free = vec[i64]([1] * self.seats)
        many: i64 = len(seats)
        for j in range(io.enter("groups", many)):
            io.part("")
            seat = io.num("of", seats[j] if j < many else 0)
            if seat < 0 or seat >= self.seats:
                raise BadPosition(f"groups: there is no seat {seat}")
            number = io.num("number", slots[j] + 1 if j < many else 0, free[seat])
            if number < free[seat] or number > SLOTS:
                raise BadPosition(f"groups: the numbers of a seat ascend, up to {SLOTS}; {number} does not fit")
            free[seat] = number + 1
            cards = self.in_order(seat, number - 1) if j < many else vec[i64]()
            cards = visit(io, "cards", cards, self.edition.companions)
            if j >= many:
                for card in cards:
                    if self.group[seat * SLOTS + number - 1] & BIT[card]:
                        raise BadPosition(f"groups: {self.edition.companions[card]} is there twice")
                    self.group[seat * SLOTS + number - 1] |= BIT[card]
                    self.stamps += 1
                    self.stamp[card] = self.stamps
                if len(cards) == 0:
                    raise BadPosition("groups: a group has at least one card (BA-15)")
        io.leave()


def visit(io: Fields, name: str, cards: vec[i64], names: list[str]) -> vec[i64]:
    """cards in an order"""
    entries = vec[i64]()
    for card in cards:
        entries = append(entries, card << 8)
    out = vec[i64]()
    for entry in io.entries(name, entries, names):
        out = append(out, entry >> 8)
    return out


def visit_set(io: Fields, name: str, cards: i64, names: list[str]) -> i64:
    listed = vec[i64]()
    while cards:
        listed = append(listed, lowest(cards))
        cards &= cards - 1
    for card in visit(io, name, listed, names):
        if cards & BIT[card]:
            raise BadPosition(f"{name}: {names[card]} is there twice")
        cards |= BIT[card]
    return cards


def back_to_front(cards: vec[i64]) -> vec[i64]:
    out = vec[i64]()
    i: i64 = len(cards) - 1
    while i >= 0:
        out = append(out, cards[i])
        i -= 1
    return out


def ring_cards_of(s: Position, k: i64) -> i64:
    """how many ring cards of a kind there are, wherever they lie"""
    n: i64 = 0
    for card in s.ring_discard:
        n += 1 if card == k else 0
    for card in s.mordor:
        n += 1 if card == k else 0
    if k >= COMPANIONS:
        for face in s.ring_faces.cards:
            n += 1 if face >> 8 == k else 0
        return n
    for card in s.ring_pile.cards:
        n += 1 if card >> 8 == k else 0
    for seat in range(s.seats):
        n += (s.hand[seat] >> k & 1) + (s.received[seat] >> k & 1)
        for i in range(seat * SLOTS, seat * SLOTS + SLOTS):
            n += s.group[i] >> k & 1
    return n


def enemies_of(s: Position, enemy: i64) -> i64:
    """the same for enemies"""
    n: i64 = 0
    for other in s.open:
        n += 1 if other == enemy else 0
    for other in s.enemy_discard:
        n += 1 if other == enemy else 0
    for card in s.enemy_pile.cards:
        n += 1 if card >> 8 == enemy else 0
    for seat in range(s.seats):
        n += s.beaten[seat] >> enemy & 1
    return n
