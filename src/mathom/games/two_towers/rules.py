"""The rules of the game, as `rules.md` beside this file numbers them."""
# compiled by mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields, Reader
from mathom.kernel.pile import Pile, without
from mathom.kernel.state import OVER, Buffer, State, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec

# cards: 16 characters, colour * 4 + trait, and Gandalf
COLOURS: Final = 4
TRAITS: Final = 4
GANDALF: Final = 16
KINDS: Final = 17
# places and tiles
PLACES: Final = 6  # to be scored; Amon Hen is place 0
TILES: Final = 4  # at most at one place
LOWEST: Final = 2  # value of the lowest tile
VALUES: Final = 4
# phases
TRAVEL: Final = 0
LAYING: Final = 1
ENDED: Final = 2
PHASES: Final = ["travel", "laying", "ended"]
# kinds of action
DRAW: Final = 0  # from the pile
TAKE: Final = 1  # open card
OFFER: Final = 2  # hand card, laid open for two new ones
LAY: Final = 3  # hand card, 1 when Gandalf heads its row
DONE: Final = 4
# what falls by chance
A_CARD: Final = 0
A_PATH: Final = 1
A_TILE: Final = 2
# news
MARCHED: Final = 1  # a = place ahead, b = field reached
ARRIVED: Final = 2  # a = place
DREW: Final = 3  # a = card
TOOK: Final = 4  # a = card
OFFERED: Final = 5  # a = card
SKIPPED: Final = 6
SHUFFLED: Final = 7  # a = cards in the new pile
LAID: Final = 8  # a = card, b = 1 with Gandalf
REPLACED: Final = 9  # a = card whose row is given up, b = its cards
PASSED: Final = 10
FINISHED: Final = 11
WON_TILE: Final = 12  # a = value, b = valid cards, c = place
UNWON_TILE: Final = 13  # a = value, c = place
LOST_CARDS: Final = 14  # a = cards
WON_RING: Final = 15
KEPT_RING: Final = 16
WON_GAME: Final = 17  # a = points
SCORED_TRAIT: Final = 18  # a = trait, c = place: with two players each symbol is scored by itself

NOTHING: Final = -1

DRAW_ACTION: Final = act(DRAW)
DONE_ACTION: Final = act(DONE)
TAKES: Final = vec[i64]([act(TAKE, k) for k in range(KINDS)])
OFFERS: Final = vec[i64]([act(OFFER, k) for k in range(KINDS)])
LAYS: Final = vec[i64]([act(LAY, k) for k in range(KINDS)])
LAYS_WITH_GANDALF: Final = vec[i64]([act(LAY, k, 1) for k in range(KINDS)])

# sets of kinds (and of seats and colours) are bits; a table says which kinds are in each half of such a set
BIT: Final = vec[i64]([1 << k for k in range(KINDS)])
FROM: Final = vec[i64]([(1 << KINDS) - (1 << k) for k in range(KINDS)])  # all kinds from one on
HALF: Final = 9
LOW_KINDS: Final = vec[vec[i64]]([vec[i64]([k for k in range(HALF) if s >> k & 1]) for s in range(1 << HALF)])
HIGH_KINDS: Final = vec[vec[i64]]([vec[i64]([HALF + k for k in range(8) if s >> k & 1]) for s in range(1 << 8)])


def write(into: Buffer, n: i64, actions: vec[i64], kinds: i64) -> i64:
    """one action for each kind of a set, from the n-th place of the buffer on"""
    data = into.data
    for k in LOW_KINDS[kinds & 0x1FF]:
        data[n] = actions[k]
        n += 1
    for k in HIGH_KINDS[kinds >> HALF]:
        data[n] = actions[k]
        n += 1
    return n


class Edition:
    """What the component file says, as the rules need it."""

    def __init__(
        self,
        cards: list[str],
        traits: list[str],
        colours: list[str],
        places: list[str],
        symbols: list[list[int]],
        copies: list[i64],
        paths: list[int],
        tiles: list[int],
        hand: i64,
        open_cards: i64,
    ) -> None:
        self.cards = cards  # names, by kind
        self.traits = traits
        self.colours = colours
        self.places = places  # names, Amon Hen first
        self.symbols: vec[i64] = vec[i64]([NOTHING] * ((PLACES + 1) * TRAITS))  # by place, left to right
        self.wanted: vec[i64] = vec[i64]([0] * ((PLACES + 1) * TRAITS))  # 1 where a place shows a trait
        for p in range(len(symbols)):
            for i in range(len(symbols[p])):
                self.symbols[p * TRAITS + i] = symbols[p][i]
                self.wanted[p * TRAITS + symbols[p][i]] = 1
        self.later: vec[i64] = vec[i64]([0] * ((PLACES + 1) * TRAITS))  # how many places behind it show a trait
        for i in range(PLACES * TRAITS - 1, -1, -1):
            self.later[i] = self.later[i + TRAITS] + self.wanted[i + TRAITS]
        self.copies: vec[i64] = vec[i64](copies)  # by kind of card
        self.paths = paths  # the fields of each path card
        self.tiles = tiles  # how many of each value
        self.hand: i64 = hand
        self.open_cards: i64 = open_cards


class TwoTowers(State):
    edition: Edition
    seats: i64
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
    row_trait: vec[i64]  # seat * COLOURS; NOTHING for no row
    row_size: vec[i64]  # character cards
    row_gandalf: vec[i64]
    won: vec[i64]  # seat * VALUES: tiles of each value
    valid: vec[i64]  # by seat: valid cards at the place scored last

    # -- the contract

    def fill(self, into: Buffer) -> i64:
        if self.phase == TRAVEL:
            return self.fill_travel(into, 0)
        if self.phase == LAYING:
            return self.fill_laying(into, 0)
        into.n = 0
        return 0

    def fill_once(self, into: Buffer) -> i64:
        if self.phase == TRAVEL:
            n = self.fill_travel(into, self.last)
            return n if n else self.fill_travel(into, 0)
        if self.phase == LAYING:
            return self.fill_laying(into, self.last)
        into.n = 0
        return 0

    def apply(self, action: i64) -> None:
        kind = act_kind(action)
        if kind == LAY:
            self.lay(act_a(action), act_b(action))
        elif kind == TAKE:
            self.take(act_a(action))
        elif kind == DRAW:
            self.draw()
        elif kind == OFFER:
            self.offer(act_a(action))
        else:
            self.tell(FINISHED if self.fresh else PASSED, self.seat)
            self.end_turn()

    # -- travel phase

    def fill_travel(self, into: Buffer, least: i64) -> i64:
        """TT-22 to TT-33; open cards under `least` are left out"""
        n: i64 = 0
        laid = self.laid
        owed = self.owed
        supply = len(self.pile.cards) + self.discard_size  # the discard comes in when the pile is used up: TT-36
        choice = self.open_size
        takeable = self.open_kinds & FROM[least]
        if laid != NOTHING:  # the card just laid is not taken back: TT-29
            choice -= 1
            if self.open[laid] == 1:
                takeable &= ~BIT[laid]
        if supply >= owed:
            into.data[0] = DRAW_ACTION
            n = 1
        if choice + supply >= owed:  # TT-31: the draw must be possible to its end
            n = write(into, n, TAKES, takeable)
        if laid == NOTHING and choice + supply >= 2:
            n = write(into, n, OFFERS, self.held[self.seat])
        into.n = n
        return n

    def take(self, card: i64) -> None:
        """one of the open cards; all see it"""
        self.open[card] -= 1
        self.open_size -= 1
        if self.open[card] == 0:
            self.open_kinds &= ~BIT[card]
        self.into_hand(card)
        self.shown[self.seat * KINDS + card] += 1
        self.tell(TOOK, self.seat, card)
        self.last = card
        self.took_one()

    def draw(self) -> None:
        """from the pile; after a first card from the pile the second comes from there too: TT-27"""
        owed = self.owed
        for _ in range(owed):
            card = self.pile.draw(self.dice, A_CARD, BIT[self.seat])
            self.into_hand(card)
            self.tell(DREW, self.seat, card, 0, 0, BIT[self.seat])
            self.renew_pile()
            self.owed -= 1
        self.end_turn()

    def offer(self, card: i64) -> None:
        """option b: a hand card joins the open cards, two new ones are to be taken"""
        self.from_hand(card)
        self.open[card] += 1
        self.open_size += 1
        self.open_kinds |= BIT[card]
        self.laid = card
        self.owed = 2
        self.tell(OFFERED, self.seat, card)

    def took_one(self) -> None:
        self.owed -= 1
        if self.owed == 0:
            self.end_turn()

    def into_hand(self, card: i64) -> None:
        self.hand[self.seat * KINDS + card] += 1
        self.held[self.seat] |= BIT[card]

    def from_hand(self, card: i64) -> None:
        """a hand card is shown: if one of its kind was known to be there, it may have been this one"""
        i = self.seat * KINDS + card
        self.hand[i] -= 1
        if self.hand[i] == 0:
            self.held[self.seat] &= ~BIT[card]
        if self.shown[i]:
            self.shown[i] -= 1

    def renew_pile(self) -> None:
        """TT-36 to TT-38: to be called whenever the pile or the discard has changed"""
        if len(self.pile.cards) == 0 and self.discard_size:
            self.pile.add_all(self.discard)
            self.discard = zeros(KINDS)
            self.tell(SHUFFLED, NOTHING, self.discard_size)
            self.discard_size = 0

    def throw_away(self, card: i64, copies: i64) -> None:
        self.discard[card] += copies
        self.discard_size += copies

    # -- scoring phase: laying cards

    def fill_laying(self, into: Buffer, least: i64) -> i64:
        """TT-41 to TT-56; cards under `least` are left out"""
        data = into.data
        n: i64 = 0
        held = self.held[self.seat]
        gandalf = held & BIT[GANDALF]
        held &= FROM[least]
        for colour in range(COLOURS):
            mine = LOW_KINDS[held >> colour * TRAITS & 0xF]
            if len(mine):
                trait = self.row_trait[self.seat * COLOURS + colour]
                fresh = self.fresh & BIT[colour]
                for t in mine:
                    k = colour * TRAITS + t
                    if t == trait:  # extends the row: TT-46
                        data[n] = LAYS[k]
                        n += 1
                    elif not fresh:  # begins one, or replaces an old one: TT-47, TT-52, TT-55
                        data[n] = LAYS[k]
                        n += 1
                        if gandalf:
                            data[n] = LAYS_WITH_GANDALF[k]
                            n += 1
        data[n] = DONE_ACTION
        n += 1
        into.n = n
        return n

    def lay(self, card: i64, with_gandalf: i64) -> None:
        colour = card >> 2
        row = self.seat * COLOURS + colour
        self.last = card
        if self.row_trait[row] != card & 3:
            if self.row_trait[row] != NOTHING:
                self.give_up(row, colour)
            self.row_trait[row] = card & 3
        self.from_hand(card)
        self.row_size[row] += 1
        if with_gandalf:
            self.from_hand(GANDALF)
            self.row_gandalf[row] = 1
        self.fresh |= BIT[colour]
        self.tell(LAID, self.seat, card, with_gandalf)

    def give_up(self, row: i64, colour: i64) -> None:
        """TT-52: the whole row goes to the discard, its Gandalf too"""
        card = colour * TRAITS + self.row_trait[row]
        self.tell(REPLACED, self.seat, card, self.row_size[row] + self.row_gandalf[row])
        self.throw_away(card, self.row_size[row])
        self.throw_away(GANDALF, self.row_gandalf[row])
        self.row_size[row] = 0
        self.row_gandalf[row] = 0
        if len(self.pile.cards) == 0:
            self.renew_pile()
            self.last = 0  # which row is given up first makes a difference: only this one goes to the pile

    # -- the order of play

    def end_turn(self) -> None:
        """TT-18, TT-41: everybody once, clockwise from the start player"""
        self.acted += 1
        seat = self.seat + 1
        self.seat = 0 if seat == self.seats else seat
        if self.acted == self.seats:
            if self.phase == TRAVEL:
                self.march()
            else:
                self.score_place()
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        self.turn += 1
        self.last = 0
        self.fresh = 0
        self.laid = NOTHING
        self.owed = 1
        if self.phase == TRAVEL and len(self.pile.cards) == 0 and self.open_size == 0:
            self.tell(SKIPPED, self.seat)  # TT-40; the discard is empty too
            self.end_turn()

    def march(self) -> None:
        """TT-17, TT-20, TT-21: the marker moves one field on"""
        self.acted = 0
        self.field += 1
        if self.field < self.paths[self.place - 1]:
            self.tell(MARCHED, NOTHING, self.place, self.field)
        else:
            self.phase = LAYING
            self.tell(ARRIVED, NOTHING, self.place)
        self.begin_turn()

    # -- scoring

    def score_place(self) -> None:
        if self.seats == 2:
            self.score_symbols()
        else:
            self.score_ranks()
        self.renew_pile()
        if self.place == PLACES:
            self.phase = ENDED
            winner = self.ranking()[0]
            self.tell(WON_GAME, winner, self.points(winner))
            self.seat = OVER
        else:
            self.set_out()

    def set_out(self) -> None:
        """the next round begins: TT-16, TT-17"""
        self.place += 1
        self.phase = TRAVEL
        self.field = 0
        self.acted = 0
        self.starter = self.ring
        self.seat = self.ring
        self.tell(MARCHED, NOTHING, self.place, 0)
        self.begin_turn()

    def valid_cards(self, seat: i64, trait: i64) -> i64:
        """TT-58, TT-59: cards in rows of one trait, their Gandalf cards included"""
        n: i64 = 0
        for row in range(seat * COLOURS, seat * COLOURS + COLOURS):
            if self.row_trait[row] == trait:
                n += self.row_size[row] + self.row_gandalf[row]
        return n

    def valid_here(self, seat: i64) -> i64:
        """valid cards at the present place"""
        n: i64 = 0
        wanted = self.edition.wanted
        for row in range(seat * COLOURS, seat * COLOURS + COLOURS):
            trait = self.row_trait[row]
            if trait != NOTHING and wanted[self.place * TRAITS + trait]:
                n += self.row_size[row] + self.row_gandalf[row]
        return n

    def score_ranks(self) -> None:
        """three to five players: TT-57 to TT-74"""
        for seat in range(self.seats):
            self.valid[seat] = self.valid_here(seat)
        ranked: i64 = 0  # a bit for each seat that has its rank
        first = (self.place - 1) * TILES
        for i in range(first, first + self.seats - 1):
            best = self.best_unranked(ranked)
            if best == NOTHING:
                self.tell(UNWON_TILE, NOTHING, self.tiles[i], 0, self.place)
            else:
                self.win_tile(best, i, self.valid[best])
                if ranked == 0:
                    self.win_ring(best)
                ranked |= BIT[best]
            self.tiles[i] = 0
        if ranked == 0:
            self.tell(KEPT_RING, self.ring)
        for seat in range(self.seats):
            if ranked & BIT[seat]:
                lost: i64 = 0
                for t in range(TRAITS):
                    if self.edition.wanted[self.place * TRAITS + t]:
                        lost += self.lose_cards(seat, t)
                self.tell(LOST_CARDS, seat, lost)

    def best_unranked(self, ranked: i64) -> i64:
        """TT-61 to TT-63: most valid cards, at least one; of equals the one whose laying turn came earlier"""
        best: i64 = NOTHING
        most: i64 = 0
        seat = self.starter
        for _ in range(self.seats):
            if not ranked & BIT[seat] and self.valid[seat] > most:
                best = seat
                most = self.valid[seat]
            seat += 1
            if seat == self.seats:
                seat = 0
        return best

    def score_symbols(self) -> None:
        """two players: TT-75 to TT-83"""
        self.valid[0] = self.valid_here(0)
        self.valid[1] = self.valid_here(1)
        start = self.starter
        other = 1 - start
        winners = vec[i64]([NOTHING] * TRAITS)
        winner: i64 = NOTHING
        for i in range(TRAITS):
            trait = self.edition.symbols[self.place * TRAITS + i]
            if trait != NOTHING:
                tile = (self.place - 1) * TILES + i
                mine = self.valid_cards(start, trait)
                theirs = self.valid_cards(other, trait)
                self.tell(SCORED_TRAIT, NOTHING, trait, 0, self.place)
                if mine == 0 and theirs == 0:
                    winner = NOTHING
                    self.tell(UNWON_TILE, NOTHING, self.tiles[tile], 0, self.place)
                else:
                    winner = start if mine >= theirs else other
                    self.win_tile(winner, tile, mine if mine >= theirs else theirs)
                self.tiles[tile] = 0
                winners[trait] = winner
        if winner == NOTHING:
            self.tell(KEPT_RING, self.ring)
        else:
            self.win_ring(winner)
        for seat in range(2):
            lost: i64 = 0
            for t in range(TRAITS):
                if winners[t] == seat:
                    lost += self.lose_cards(seat, t)
            if lost:
                self.tell(LOST_CARDS, seat, lost)

    def win_tile(self, seat: i64, tile: i64, valid: i64) -> None:
        value = self.tiles[tile]
        self.won[seat * VALUES + value - LOWEST] += 1
        self.tell(WON_TILE, seat, value, valid, self.place)

    def win_ring(self, seat: i64) -> None:
        self.tell(KEPT_RING if self.ring == seat else WON_RING, seat)
        self.ring = seat

    def lose_cards(self, seat: i64, trait: i64) -> i64:
        """TT-69 to TT-74: one character card from each row of a trait, and a Gandalf left alone; how many"""
        lost: i64 = 0
        for colour in range(COLOURS):
            row = seat * COLOURS + colour
            if self.row_trait[row] == trait:
                self.row_size[row] -= 1
                self.throw_away(colour * TRAITS + trait, 1)
                lost += 1
                if self.row_size[row] == 0:
                    self.throw_away(GANDALF, self.row_gandalf[row])
                    lost += self.row_gandalf[row]
                    self.row_gandalf[row] = 0
                    self.row_trait[row] = NOTHING
        return lost

    # -- the end

    def points(self, seat: i64) -> i64:
        n: i64 = 0
        for v in range(VALUES):
            n += self.won[seat * VALUES + v] * (v + LOWEST)
        return n

    def ahead(self, a: i64, b: i64) -> bool:
        """whether a is before b: TT-85 to TT-88"""
        mine = self.points(a)
        theirs = self.points(b)
        if mine != theirs:
            return mine > theirs
        if self.valid[a] != self.valid[b]:
            return self.valid[a] > self.valid[b]
        start = self.starter
        return (a - start + self.seats) % self.seats < (b - start + self.seats) % self.seats

    def ranking(self) -> list[int]:
        """the seats, best first"""
        order: list[int] = []
        for seat in range(self.seats):
            i = 0
            while i < len(order) and self.ahead(order[i], seat):
                i += 1
            order.insert(i, seat)
        return order

    def payoff(self, seat: i64) -> float:
        if self.phase != ENDED:
            raise ValueError("the game is not over yet")
        for other in range(self.seats):
            if other != seat and self.ahead(other, seat):
                return -1.0
        return 1.0

    # -- copies

    def copy(self) -> TwoTowers:
        s = TwoTowers()
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.seats = self.seats
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
        s.row_trait = self.row_trait[:]
        s.row_size = self.row_size[:]
        s.row_gandalf = self.row_gandalf[:]
        s.won = self.won[:]
        s.valid = self.valid[:]
        return s

    def imagine(self, seat: i64, dice: Dice) -> TwoTowers:
        """TT-90: the pile, and of the other hands what was not taken from the open cards, are unknown"""
        s = self.copy()
        s.dice = dice
        unknown = zeros(KINDS)
        for card in self.pile.cards:
            unknown[card >> 8] += 1
        to_deal = zeros(self.seats)
        for other in range(self.seats):
            if other != seat:
                for i in range(other * KINDS, other * KINDS + KINDS):
                    hidden = self.hand[i] - self.shown[i]
                    s.hand[i] = self.shown[i]
                    unknown[i - other * KINDS] += hidden
                    to_deal[other] += hidden
        cards = vec[i64]()
        for k in range(KINDS):
            for _ in range(unknown[k]):
                cards = append(cards, k << 8)
        for other in range(self.seats):
            for _ in range(to_deal[other]):
                i = dice.below(len(cards))
                s.hand[other * KINDS + (cards[i] >> 8)] += 1
                cards = without(cards, i)
        s.pile.cards = cards
        s.index()
        return s

    def index(self) -> None:
        """the sets and sums that follow from the rest"""
        self.open_size = sum_of(self.open)
        self.discard_size = sum_of(self.discard)
        self.open_kinds = kinds_of(self.open, 0)
        for seat in range(self.seats):
            self.held[seat] = kinds_of(self.hand, seat * KINDS)

    # -- saving

    def fields(self, io: Fields) -> None:
        e = self.edition
        self.seats = io.num("seats", self.seats)
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
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
        self.visit_rows(io)
        self.won = io.nums("won", self.won)
        self.valid = io.nums("valid", self.valid)

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


def blank(edition: Edition, seats: i64) -> TwoTowers:
    """an empty table"""
    s = TwoTowers()
    s.dice = Dice()
    s.news = None
    s.edition = edition
    s.seats = seats
    s.seat = 0
    s.turn = 0
    s.phase = TRAVEL
    s.place = 0
    s.field = 0
    s.ring = 0
    s.starter = 0
    s.acted = 0
    s.owed = 1
    s.laid = NOTHING
    s.last = 0
    s.fresh = 0
    s.paths = zeros(PLACES)
    s.tiles = zeros(PLACES * TILES)
    s.pile = Pile()
    s.open = zeros(KINDS)
    s.open_size = 0
    s.open_kinds = 0
    s.discard = zeros(KINDS)
    s.discard_size = 0
    s.hand = zeros(seats * KINDS)
    s.held = zeros(seats)
    s.shown = zeros(seats * KINDS)
    s.row_trait = vec[i64]([NOTHING] * (seats * COLOURS))
    s.row_size = zeros(seats * COLOURS)
    s.row_gandalf = zeros(seats * COLOURS)
    s.won = zeros(seats * VALUES)
    s.valid = zeros(seats)
    return s


def set_up(edition: Edition, seats: i64, youngest: i64, dice: Dice) -> TwoTowers:
    """TT-1 to TT-15"""
    s = blank(edition, seats)
    s.dice = dice
    lay_paths(s)
    lay_tiles(s)
    s.pile.add_all(edition.copies)
    for seat in range(seats):
        for _ in range(edition.hand):
            s.hand[seat * KINDS + s.pile.draw(dice, A_CARD, BIT[seat])] += 1
    for _ in range(edition.open_cards):
        s.open[s.pile.draw(dice, A_CARD, EVERYONE)] += 1
    s.index()
    s.ring = youngest
    s.set_out()
    return s


def lay_paths(s: TwoTowers) -> None:
    paths = Pile()
    for fields in s.edition.paths:
        paths.add(fields)
    for i in range(PLACES):
        s.paths[i] = paths.draw(s.dice, A_PATH, EVERYONE)


def lay_tiles(s: TwoTowers) -> None:
    """TT-6 to TT-10: one 5 is kept for Minas Tirith and mixed with the other tiles there"""
    tiles = Pile()
    for v in range(VALUES):
        tiles.add(v + LOWEST, 0, s.edition.tiles[v])
    five: i64 = VALUES - 1 + LOWEST
    tiles.take(five, EVERYONE)
    for p in range(1, PLACES + 1):
        many = tiles_at(s, p)
        here = Pile()
        if p == PLACES:
            here.add(five)
            many -= 1
        for _ in range(many):
            here.add(tiles.draw(s.dice, A_TILE, EVERYONE))
        first = (p - 1) * TILES
        if s.seats > 2:  # the highest first
            n: i64 = here.size()
            for i in range(n):
                s.tiles[first + i] = here.cards[n - 1 - i] >> 8
        else:
            at = first
            while here.size():
                s.tiles[at] = here.draw(s.dice, A_TILE, EVERYONE)
                at += 1


def from_json(edition: Edition, data: dict[str, Any], dice: Dice) -> TwoTowers:
    seats = data.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 5:
        raise BadPosition(f"seats: {seats!r} is not a number from 2 to 5")
    s = blank(edition, seats)
    s.dice = dice
    reader = Reader(data)
    s.fields(reader)
    reader.finish()
    s.index()
    check(s)
    return s


def check(s: TwoTowers) -> None:
    """refuses a position that the rules could not go on with"""
    check_turn(s)
    check_tiles(s)
    for i in range(s.seats * COLOURS):
        if (s.row_trait[i] == NOTHING) != (s.row_size[i] == 0) or s.row_size[i] < 0 or not 0 <= s.row_gandalf[i] <= 1:
            raise BadPosition("rows: a row has at least one character card and at most one Gandalf")
    for i in range(s.seats * KINDS):
        if s.shown[i] > s.hand[i]:
            raise BadPosition(f"shown {i // KINDS}: {s.edition.cards[i % KINDS]} is not in that hand")
    if len(s.pile.tops):
        raise BadPosition("pile tops: nothing is known of the order of the pile")
    if len(s.pile.cards) == 0 and s.discard_size:
        raise BadPosition("pile: it cannot be empty while cards are in the discard (TT-37)")
    for k in range(KINDS):
        if cards_of(s, k) > s.edition.copies[k]:
            raise BadPosition(f"there are only {s.edition.copies[k]} of {s.edition.cards[k]}")
    if s.seat != OVER and s.fill(Buffer(64)) == 0:
        raise BadPosition(f"seat {s.seat} could do nothing")


def check_turn(s: TwoTowers) -> None:
    if not OVER <= s.seat < s.seats or (s.seat == OVER) != (s.phase == ENDED):
        raise BadPosition(f"seat: it cannot be the turn of seat {s.seat}")
    if not 0 <= s.ring < s.seats or not 0 <= s.starter < s.seats:
        raise BadPosition("ring or starter: no such seat")
    if s.seat != OVER and (s.acted < 0 or (s.starter + s.acted) % s.seats != s.seat or s.acted >= s.seats):
        raise BadPosition(f"acted: seat {s.seat} is not next after {s.acted} players, seat {s.starter} being the first")
    if s.place == 0:
        raise BadPosition("place: the company has left it; name the place ahead")
    for fields in s.paths:
        if not 1 <= fields <= 9:
            raise BadPosition("paths: a path has 1 to 9 fields")
    if s.phase == TRAVEL and not 0 <= s.field < s.paths[s.place - 1]:
        raise BadPosition(f"field: the path has no field {s.field}")
    if s.laid != NOTHING and s.open[s.laid] == 0:
        raise BadPosition("laid: that card does not lie open")
    if not 1 <= s.owed <= (1 if s.laid == NOTHING else 2):
        raise BadPosition("owed: one card, or two for a card laid open")
    if not 0 <= s.last < KINDS or not 0 <= s.fresh < 1 << COLOURS or s.turn < 0:
        raise BadPosition("last, fresh or turn: no such card, colour or turn")


def check_tiles(s: TwoTowers) -> None:
    """as many at every place ahead as TT-6 and TT-7 say, the highest first where they are ranks"""
    for p in range(s.place, PLACES + 1):
        first = (p - 1) * TILES
        for i in range(TILES):
            value = s.tiles[first + i]
            wanted = s.phase != ENDED and i < tiles_at(s, p)
            if wanted != (value != 0) or (wanted and not LOWEST <= value < LOWEST + VALUES):
                raise BadPosition(f"tiles: {s.edition.places[p]} has {tiles_at(s, p)}, of 2 to 5")
            if s.seats > 2 and i and value > s.tiles[first + i - 1]:
                raise BadPosition(f"tiles: the highest of {s.edition.places[p]} comes first")
    for n in s.won:
        if n < 0:
            raise BadPosition("won: not below 0")
    for n in s.valid:
        if n < 0:
            raise BadPosition("valid: not below 0")


def tiles_at(s: TwoTowers, place: i64) -> i64:
    """TT-6, TT-7"""
    if s.seats > 2:
        return s.seats - 1
    many: i64 = 0
    while many < TRAITS and s.edition.symbols[place * TRAITS + many] != NOTHING:
        many += 1
    return many


def cards_of(s: TwoTowers, k: i64) -> i64:
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
