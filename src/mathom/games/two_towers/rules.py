"""The rules of the game, as `rules.md` beside this file numbers them."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.two_towers.imagine import deal_anew
from mathom.games.two_towers.scoring import Scoring
from mathom.games.two_towers.terms import (
    A_CARD,
    ARRIVED,
    BIT,
    COLOURS,
    DONE_ACTION,
    DRAW,
    DRAW_ACTION,
    DREW,
    ENDED,
    FINISHED,
    FROM,
    GANDALF,
    HALF,
    HIGH_KINDS,
    KINDS,
    LAID,
    LAY,
    LAYING,
    LAYS,
    LAYS_WITH_GANDALF,
    LOW_KINDS,
    MARCHED,
    NOTHING,
    OFFER,
    OFFERED,
    OFFERS,
    PASSED,
    PLACES,
    REPLACED,
    SKIPPED,
    TAKE,
    TAKES,
    TOOK,
    TRAITS,
    TRAVEL,
    WON_GAME,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import game_over
from mathom.kernel.state import OVER, Buffer, act_a, act_b, act_kind
from mathom.kernel.vecs import vec


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


class TwoTowers(Scoring):
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
        if self.seat == OVER:
            raise game_over()
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
            if self.lore is not None:
                self.lore.drew(self.seat, card)
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
        elif self.lore is not None:
            self.lore.lay(self.seat, card)

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

    # -- copies

    def copy(self) -> TwoTowers:
        s = TwoTowers()
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
        return s

    def imagine(self, seat: i64, dice: Dice) -> TwoTowers:
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        return s
