"""The rules of the game, as `rules.md` beside this file numbers them: turns and chapters."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.imagine import deal_anew
from mathom.games.duel.tasks import Tasks
from mathom.games.duel.terms import (
    A_CARD,
    A_TILE,
    AGAIN,
    BIT,
    BY_NOBODY,
    BY_REGIONS,
    CARDS,
    CHAPTER,
    CHAPTERS,
    DECLINE_ACTION,
    DISCARD,
    DISCARDED,
    FACE_DOWN,
    HIGH_SLOTS,
    LEFT_OUT,
    LOW_SLOTS,
    LYING,
    NOTHING,
    OPEN,
    PLAY,
    REVEALED,
    SHARED,
    SLOTS,
    STACKED,
    TAKE,
    TILE_UP,
    TILES,
    WORKED_OUT,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import game_over
from mathom.kernel.pile import Pile, without
from mathom.kernel.state import OVER, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec


class Duel(Tasks):
    # -- the contract

    def fill(self, into: Buffer) -> i64:
        n: i64 = 0
        if self.seat != OVER:
            n = self.fill_task(into) if self.pending else self.fill_turn(into)
        into.n = n
        return n

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        kind = act_kind(action)
        if self.pending:
            self.answer(kind, action)
        else:
            self.again = 0
            if kind == PLAY:
                self.play_from_layout(act_a(action), act_b(action))
            elif kind == DISCARD:
                self.discard(act_a(action), act_b(action))
            elif kind == TAKE:
                self.take_tile(act_a(action))
            else:
                self.tell(LEFT_OUT, self.seat, AGAIN, 1)  # DU-92: an extra turn is declined
        self.go_on()

    def payoff(self, seat: i64) -> float:
        self.check_over(seat, 2)
        if self.winner == seat:
            return 1.0
        return 0.0 if self.winner == SHARED else -1.0

    # -- the turn: DU-12 to DU-25

    def fill_turn(self, into: Buffer) -> i64:
        n: i64 = 0
        for slot in LOW_SLOTS[self.available & 0x3FF]:
            n = self.offer(into, n, slot)
        for slot in HIGH_SLOTS[self.available >> 10]:
            n = self.offer(into, n, slot)
        for tile in range(TILES):
            if self.tile_at[tile] == OPEN and self.can_pay(self.seat, CARDS + tile):
                into.data[n] = act(TAKE, tile)
                n += 1
        if self.again:
            into.data[n] = DECLINE_ACTION
            n += 1
        return n

    def offer(self, into: Buffer, n: i64, slot: i64) -> i64:
        """an available card is played, if it can be paid, or discarded"""
        card = self.layout[slot]
        if self.can_pay(self.seat, card):
            into.data[n] = act(PLAY, card, slot)
            n += 1
        into.data[n] = act(DISCARD, card, slot)
        return n + 1

    def go_on(self) -> None:
        self.carry_on()
        if self.pending == 0 and self.seat != OVER:
            self.end_turn()

    def end_turn(self) -> None:
        for slot in LOW_SLOTS[self.available & 0x3FF]:
            if self.layout[slot] == FACE_DOWN:
                self.reveal(slot)
        for slot in HIGH_SLOTS[self.available >> 10]:
            if self.layout[slot] == FACE_DOWN:
                self.reveal(slot)
        if self.lying == 0:
            if self.chapter + 1 == CHAPTERS:
                self.count_up()
                return
            self.chapter += 1
            self.begin_chapter()
        self.turn += 1
        if self.extra:
            self.extra = 0  # DU-25
            self.again = self.effects_are  # DU-92
        else:
            self.seat = 1 - self.seat

    def reveal(self, slot: i64) -> None:
        """DU-22. When the last card of the layout has been seen, all know which are left over (DU-89)."""
        card = self.unseen.draw(self.dice, A_CARD, EVERYONE)
        self.layout[slot] = card
        self.where[card] = LYING
        self.hidden -= 1
        self.tell(REVEALED, NOTHING, card, slot)
        if self.hidden == 0:
            self.work_out(self.unseen)
            self.work_out(self.aside)

    def work_out(self, cards: Pile) -> None:
        for entry in cards.cards:
            self.where[entry >> 8] = DISCARDED
            self.tell(WORKED_OUT, NOTHING, entry >> 8)
        cards.cards = vec[i64]()
        cards.bits = 0

    # -- chapters: DU-9 to DU-11, DU-26 to DU-30

    def begin_chapter(self) -> None:
        """DU-10, DU-27"""
        e = self.edition
        self.unseen.cards = e.decks[self.chapter][:]
        self.lying = (1 << SLOTS) - 1
        self.available = 0
        self.hidden = 0
        self.tell(CHAPTER, NOTHING, self.chapter)
        first = self.chapter * SLOTS
        for slot in range(SLOTS):
            if e.face_up[first + slot]:
                card = self.unseen.draw(self.dice, A_CARD, EVERYONE)
                self.layout[slot] = card
                self.where[card] = LYING
            else:
                self.layout[slot] = FACE_DOWN
                self.hidden += 1
            if e.covers[first + slot] == 0:
                self.available |= BIT[slot]
        self.turn_up_tiles()

    def turn_up_tiles(self) -> None:
        """until three lie open, as far as the stack goes"""
        e = self.edition
        stack = vec[i64]()
        lie_open: i64 = 0
        for tile in range(TILES):
            if self.tile_at[tile] == STACKED:
                stack = append(stack, tile << 8)
            elif self.tile_at[tile] == OPEN:
                lie_open += 1
        while lie_open < e.open_tiles and len(stack):
            i = self.dice.pick(A_TILE, EVERYONE, stack, 0, len(stack))
            tile = stack[i] >> 8
            self.tile_at[tile] = OPEN
            self.tell(TILE_UP, NOTHING, tile)
            stack = without(stack, i)
            lie_open += 1

    def count_up(self) -> None:
        """DU-88"""
        mine = self.regions_of(0)
        theirs = self.regions_of(1)
        if mine == theirs:
            self.win(SHARED, BY_NOBODY)
        else:
            self.win(0 if mine > theirs else 1, BY_REGIONS)

    # -- copies

    def copy(self) -> Duel:
        s = Duel()
        s.seat = self.seat
        s.turn = self.turn
        s.dice = self.dice.fork()
        s.news = None
        s.edition = self.edition
        s.reserve = self.reserve
        s.effects_are = self.effects_are
        s.chapter = self.chapter
        s.extra = self.extra
        s.again = self.again
        s.winner = self.winner
        s.ending = self.ending
        s.tasks = self.tasks[:]
        s.pending = self.pending
        s.layout = self.layout[:]
        s.where = self.where[:]
        s.aside = self.aside.copy()
        s.tile_at = self.tile_at[:]
        s.token_at = self.token_at[:]
        s.top = self.top[:]
        s.coins = self.coins[:]
        s.steps = self.steps[:]
        s.units = self.units[:]
        s.built = self.built[:]
        s.unseen = self.unseen.copy()
        s.hidden = self.hidden
        s.lying = self.lying
        s.available = self.available
        s.skills = self.skills[:]
        s.chains = self.chains[:]
        s.peoples = self.peoples[:]
        s.allies = self.allies[:]
        s.powers = self.powers[:]
        s.held = self.held[:]
        s.supply = self.supply[:]
        return s

    def imagine(self, seat: i64, dice: Dice) -> Duel:
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        return s
