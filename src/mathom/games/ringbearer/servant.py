"""The turn of Sauron's servant, and what the dark cards do: RB-79 to RB-98."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.position import sum_of
from mathom.games.ringbearer.terms import (
    A_CARD,
    AIMING,
    BACK,
    BIT,
    COLOURS,
    DARKS,
    DRAW_CARDS,
    ENDED,
    ENOUGH,
    FELLOWSHIP_BACK,
    FIELDS,
    KINDS,
    LAID_ASIDE,
    LAPSE,
    LAST_HIDDEN,
    LAYABLE,
    LOST_CARD,
    MOVE_GANDALF,
    MOVED_GANDALF,
    NOTHING,
    PAID,
    PAID_DARK,
    PAY,
    PAYING,
    PLAY,
    PLAYED,
    SAURON,
    SERVING,
    SET_ASIDE,
    SET_TOLL,
    SHOWN,
    START,
    STRIP,
    STRIP_ONE,
    STRIP_TWO,
    STRIPPED,
    SURCHARGE,
    TAKE,
    TAKE_CARD,
    TILE_BACK,
    TILE_WENT,
    TOLL,
    WAY,
    WENT_BACK,
)
from mathom.games.ringbearer.travel import Travel
from mathom.kernel.dice import EVERYONE
from mathom.kernel.state import Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec


class Servant(Travel):
    # -- what may be done

    def fill_servant(self, into: Buffer, once: bool) -> None:
        if self.phase == SERVING:
            funds = self.funds()
            for k in range(DARKS):
                if self.dark_hand[k]:
                    if funds >= self.edition.costs[k] and self.has_dark_effect(k):
                        into.add(act(PLAY, k))
                    into.add(act(SET_ASIDE, k))
            if into.n == 0:
                into.add(act(LAPSE))
        elif self.phase == PAYING:
            self.fill_payment(into, self.last if once else 0)
        else:
            self.fill_aims(into)

    def fill_payment(self, into: Buffer, least: i64) -> None:
        """RB-83; cards under `least` are left out unless the rest could not pay"""
        rest = self.funds()
        if self.playing == DRAW_CARDS and sum_of(self.paid, 0, DARKS + 1):
            into.add(act(PAID))
        for k in range(DARKS + 1):
            many = self.sauron if k == 0 else self.before[k - 1]
            if many and (k >= least or rest - many < self.owed):
                into.add(act(PAY, k))
            rest -= many

    def fill_aims(self, into: Buffer) -> None:
        card = self.playing
        if card == TAKE_CARD:
            self.fill_takes(into)
        elif card == FELLOWSHIP_BACK:
            for spot in self.fields_behind():
                into.add(act(BACK, spot // FIELDS, spot % FIELDS if spot // FIELDS > LAST_HIDDEN else START))
        elif card in (STRIP_ONE, STRIP_TWO):
            if card == STRIP_TWO and self.owed == 1:
                into.add(act(ENOUGH))
            for number in range(LAST_HIDDEN + 1, self.laid + 1):
                for k in range(LAYABLE):
                    if self.at[number * LAYABLE + k]:
                        into.add(act(STRIP, number, k))
        else:
            for number in range(LAST_HIDDEN + 1, self.laid + 1):
                into.add(act(TOLL, number))

    def fill_takes(self, into: Buffer) -> None:
        """RB-87, RB-88"""
        for seat in range(self.seats):
            if seat != self.servant and self.size[seat]:
                for k in range(KINDS):
                    if self.back[seat * KINDS + k]:
                        into.add(act(TAKE, seat, 1 + k))
                if self.size[seat] > sum_of(self.back, seat * KINDS, KINDS):
                    into.add(act(TAKE, seat, 0))

    def funds(self) -> i64:
        """the cards before the servant"""
        return self.sauron + sum_of(self.before, 0, DARKS)

    def has_dark_effect(self, card: i64) -> bool:
        """RB-85"""
        if card == MOVE_GANDALF:  # RB-86
            return 0 < self.gandalf < self.tile
        if card == TAKE_CARD:
            for seat in range(self.seats):
                if seat != self.servant and self.size[seat]:
                    return True
            return False
        if card in (STRIP_ONE, STRIP_TWO):
            return sum_of(self.at, 0, (self.laid + 1) * LAYABLE) > 0
        if card == FELLOWSHIP_BACK:
            return len(self.fields_behind()) > 0
        if card == TILE_BACK:  # RB-95, RB-96
            return self.laid > LAST_HIDDEN and self.laid != self.tile
        if card == DRAW_CARDS:
            return self.cards_to_draw() > 0
        return self.laid > LAST_HIDDEN  # RB-93: a surcharge lies at an open tile

    def fields_behind(self) -> vec[i64]:
        """RB-90, RB-91: the fields from which one step leads to the fellowship's, as tile number * FIELDS + field"""
        behind = vec[i64]()
        if self.field == START:
            return behind
        tile = self.tiles[self.tile] * FIELDS
        for f in range(FIELDS):
            if self.edition.after[tile + f] & BIT[self.field]:
                behind = append(behind, self.tile * FIELDS + f)
        if self.field % WAY == 0 and self.gandalf != self.tile:
            number = self.tile - 1
            if number == LAST_HIDDEN:
                return append(behind, number * FIELDS)
            tile = self.tiles[number] * FIELDS
            for f in range(self.field, self.field + WAY):
                if self.edition.last[tile + f]:
                    behind = append(behind, number * FIELDS + f)
        return behind

    # -- doing it

    def serve(self, action: i64) -> None:
        """one answer of the servant; when it ends a turn, `left` is 0 and the phase SERVING"""
        kind = act_kind(action)
        if kind == SET_ASIDE:
            card = act_a(action)
            self.dark_hand[card] -= 1
            self.dark_lore.left(self.seat * 2, card)
            self.before[card] += 1
            self.turn += 1  # his card is shown
            self.tell(LAID_ASIDE, self.seat, card)
            self.left -= 1
        elif kind == PLAY:
            self.play(act_a(action))
        elif kind == PAY:
            self.pay(act_a(action))
            self.last = act_a(action)
            self.go_on_paying()
        elif kind == PAID:
            self.take_effect()
        elif kind == LAPSE:
            self.left -= 1
        else:
            self.aim(action)
        if self.phase == SERVING:
            self.last = 0

    def play(self, card: i64) -> None:
        self.dark_hand[card] -= 1
        self.dark_lore.left(self.seat * 2, card)
        self.playing = card
        self.owed = self.edition.costs[card]
        self.last = 0
        self.phase = PAYING
        self.turn += 1  # his card is shown
        self.tell(PLAYED, self.seat, card)
        self.go_on_paying()

    def pay(self, what: i64) -> None:
        self.paid[what] += 1
        if what == 0:
            self.sauron -= 1
        else:
            self.before[what - 1] -= 1
        if self.owed:
            self.owed -= 1
        self.tell(PAID_DARK, self.seat, what)

    def go_on_paying(self) -> None:
        """what all can see to be no choice is not asked"""
        while self.owed:
            only: i64 = NOTHING
            kinds: i64 = 0
            for k in range(DARKS + 1):
                if self.sauron if k == 0 else self.before[k - 1]:
                    only = k
                    kinds += 1
            if kinds > 1 and self.funds() > self.owed:
                return
            self.pay(only)
        if self.playing != DRAW_CARDS or self.funds() == 0:
            self.take_effect()

    def take_effect(self) -> None:
        card = self.playing
        self.phase = AIMING
        if card == MOVE_GANDALF:
            self.gandalf += 1
            self.tell(MOVED_GANDALF, self.seat, self.gandalf)
            self.finish()
        elif card == TILE_BACK:
            self.take_tile_back()
            self.finish()
        elif card == DRAW_CARDS:
            self.draw_and_show(sum_of(self.paid, 0, DARKS + 1))
            self.finish()
        else:
            self.owed = 2 if card == STRIP_TWO else 1

    def take_tile_back(self) -> None:
        """RB-95, RB-96"""
        tile = self.tiles[self.laid]
        self.tell(TILE_WENT, self.seat, tile, self.laid)
        self.leave(self.laid)
        self.stack.put_on_top(tile, EVERYONE)
        self.tiles[self.laid] = NOTHING
        self.laid -= 1

    def draw_and_show(self, cards: i64) -> None:
        """RB-97, RB-98: one advance for all Sauron cards"""
        found = vec[i64]()
        steps: i64 = 0
        for _ in range(cards):
            self.renew_pile()
            if len(self.pile.cards):
                shuffle = self.shuffle()
                card = self.draw_from_pile(EVERYONE)
                self.lore.shown(shuffle, card)
                self.tell(SHOWN, self.seat, card % KINDS)
                found = append(found, card)
                if card == SAURON:
                    steps += 1
        for card in found:
            self.throw_away(card)
        self.advance(steps)

    def aim(self, action: i64) -> None:
        kind = act_kind(action)
        if kind == TAKE:
            self.take_card(act_a(action), act_b(action))
            self.finish()
        elif kind == STRIP:
            self.strip(act_a(action), act_b(action))
            if self.owed == 0 or not self.has_dark_effect(STRIP_TWO):
                self.finish()
        elif kind == BACK:
            self.move_back(act_a(action), act_b(action))
            self.finish()
        elif kind == TOLL:
            self.tolls[act_a(action) * COLOURS + self.playing - SURCHARGE] += 1
            self.tell(SET_TOLL, self.seat, self.playing, act_a(action))
            self.playing = NOTHING
            self.finish()
        else:  # ENOUGH
            self.finish()

    def take_card(self, seat: i64, card: i64) -> None:
        """RB-88: a reversed card, or one of those that only their owner sees"""
        if card:
            known = self.which(seat, 1, card - 1)
            self.show_mark(known)
            self.lose(seat, 1, known)
            return
        cards = vec[i64]()
        for k in range(KINDS):
            marks = self.marked[seat * KINDS + k] if self.marks_stay else 0
            for i in range(self.hand[seat * KINDS + k]):
                cards = append(cards, (k + KINDS if i < marks else k) << 8)
        found = cards[self.dice.pick(A_CARD, EVERYONE, cards, 0, len(cards))] >> 8
        self.lose(seat, 0, found if self.marks_stay else self.which(seat, 0, found))

    def lose(self, seat: i64, turned: i64, card: i64) -> None:
        self.from_hand(seat, turned, card)
        self.throw_away(card)
        self.turn += 1
        self.tell(LOST_CARD, self.seat, card % KINDS, seat)

    def strip(self, number: i64, card: i64) -> None:
        """RB-89"""
        self.throw_away(self.from_tile(number, card))
        self.owed -= 1
        self.tell(STRIPPED, self.seat, card, number)

    def move_back(self, number: i64, field: i64) -> None:
        """RB-90, RB-91, RB-100"""
        self.tile = number
        self.field = field
        self.tell(WENT_BACK, self.seat, number, field)
        if self.back_catches and self.riders == number:
            self.caught()

    def finish(self) -> None:
        """RB-84: the card played and what was paid for it are discarded"""
        self.throw_away(SAURON, self.paid[0])
        self.paid[0] = 0
        for k in range(DARKS):
            self.dark_discard[k] += self.paid[1 + k]
            self.paid[1 + k] = 0
        if self.playing != NOTHING:
            self.dark_discard[self.playing] += 1
        self.playing = NOTHING
        self.owed = 0
        self.left -= 1
        if self.phase != ENDED:
            self.phase = SERVING
