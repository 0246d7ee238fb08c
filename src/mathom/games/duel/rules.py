"""The rules of the game, as `rules.md` beside this file numbers them: turns and chapters."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.board import regions_of, win
from mathom.games.duel.imagine import deal_anew
from mathom.games.duel.observe import tell_seen
from mathom.games.duel.plays import discard, play_from_layout, take_tile
from mathom.games.duel.position import Position
from mathom.games.duel.prices import can_pay
from mathom.games.duel.tasks import answer, carry_on, fill_task
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
    LEFT_OUT,
    LYING,
    MEMBERS,
    NOTHING,
    OPEN,
    PLAY,
    REVEALED,
    SHARED,
    SLOT_OF_BIT,
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
from mathom.kernel.slate import Slate
from mathom.kernel.state import OVER, Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec

# -- the turn: DU-12 to DU-25


def fill_turn(s: Position, into: Buffer) -> i64:
    n: i64 = 0
    slots = s.available
    while slots:
        n = offer(s, into, n, SLOT_OF_BIT[(slots & -slots) % 29])
        slots &= slots - 1
    for tile in MEMBERS[s.open]:
        if can_pay(s, s.seat, CARDS + tile):
            into.data[n] = act(TAKE, tile)
            n += 1
    if s.again:
        into.data[n] = DECLINE_ACTION
        n += 1
    return n


def offer(s: Position, into: Buffer, n: i64, slot: i64) -> i64:
    """an available card is played, if it can be paid, or discarded"""
    card = s.layout[slot]
    if can_pay(s, s.seat, card):
        into.data[n] = act(PLAY, card, slot)
        n += 1
    into.data[n] = act(DISCARD, card, slot)
    return n + 1


def go_on(s: Position) -> None:
    carry_on(s)
    if s.pending == 0 and s.seat != OVER:
        end_turn(s)


def end_turn(s: Position) -> None:
    slots = s.available & ~s.face_up
    while slots:
        reveal(s, SLOT_OF_BIT[(slots & -slots) % 29])
        slots &= slots - 1
    if s.lying == 0:
        if s.chapter + 1 == CHAPTERS:
            count_up(s)
            return
        s.chapter += 1
        begin_chapter(s)
    s.turn += 1
    if s.extra:
        s.extra = 0  # DU-25
        s.again = s.effects_are  # DU-92
    else:
        s.seat = 1 - s.seat


def reveal(s: Position, slot: i64) -> None:
    """DU-22. When the last card of the layout has been seen, all know which are left over (DU-89)."""
    card = s.unseen.draw(s.dice, A_CARD, EVERYONE)
    s.layout[slot] = card
    s.where[card] = LYING
    s.face_up |= BIT[slot]
    s.hidden -= 1
    s.tell(REVEALED, NOTHING, card, slot)
    if s.hidden == 0:
        s.discards += len(s.unseen.cards)
        work_out(s, s.unseen)
        work_out(s, s.aside)


def work_out(s: Position, cards: Pile) -> None:
    for entry in cards.cards:
        s.where[entry >> 8] = DISCARDED
        s.tell(WORKED_OUT, NOTHING, entry >> 8)
    cards.cards = vec[i64]()
    cards.bits = 0


# -- chapters: DU-9 to DU-11, DU-26 to DU-30


def begin_chapter(s: Position) -> None:
    """DU-10, DU-27"""
    e = s.edition
    s.unseen.cards = e.decks[s.chapter][:]
    s.lying = (1 << SLOTS) - 1
    s.available = 0
    s.face_up = 0
    s.hidden = 0
    s.tell(CHAPTER, NOTHING, s.chapter)
    first = s.chapter * SLOTS
    for slot in range(SLOTS):
        if e.face_up[first + slot]:
            card = s.unseen.draw(s.dice, A_CARD, EVERYONE)
            s.layout[slot] = card
            s.where[card] = LYING
            s.face_up |= BIT[slot]
        else:
            s.layout[slot] = FACE_DOWN
            s.hidden += 1
        if e.covers[first + slot] == 0:
            s.available |= BIT[slot]
    turn_up_tiles(s)


def turn_up_tiles(s: Position) -> None:
    """until three lie open, as far as the stack goes"""
    e = s.edition
    stack = vec[i64]()
    lie_open: i64 = 0
    for tile in range(TILES):
        if s.tile_at[tile] == STACKED:
            stack = append(stack, tile << 8)
        elif s.tile_at[tile] == OPEN:
            lie_open += 1
    while lie_open < e.open_tiles and len(stack):
        i = s.dice.pick(A_TILE, EVERYONE, stack, 0, len(stack))
        tile = stack[i] >> 8
        s.tile_at[tile] = OPEN
        s.open |= BIT[tile]
        s.tell(TILE_UP, NOTHING, tile)
        stack = without(stack, i)
        lie_open += 1


def count_up(s: Position) -> None:
    """DU-88"""
    mine = regions_of(s, 0)
    theirs = regions_of(s, 1)
    if mine == theirs:
        win(s, SHARED, BY_NOBODY)
    else:
        win(s, 0 if mine > theirs else 1, BY_REGIONS)


class Duel(Position):
    """What the house asks of a game. The rules themselves are functions on a position, a file for each chapter."""

    def fill(self, into: Buffer) -> i64:
        n: i64 = 0
        if self.seat != OVER:
            n = fill_task(self, into) if self.pending else fill_turn(self, into)
        into.n = n
        return n

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        kind = act_kind(action)
        if self.pending:
            answer(self, kind, action)
        else:
            self.again = 0
            if kind == PLAY:
                play_from_layout(self, act_a(action), act_b(action))
            elif kind == DISCARD:
                discard(self, act_a(action), act_b(action))
            elif kind == TAKE:
                take_tile(self, act_a(action))
            else:
                self.tell(LEFT_OUT, self.seat, AGAIN, 1)  # DU-92: an extra turn is declined
        go_on(self)

    def payoff(self, seat: i64) -> float:
        self.check_over(seat, 2)
        if self.winner == seat:
            return 1.0
        return 0.0 if self.winner == SHARED else -1.0

    def copy(self) -> Duel:
        s = Duel()
        self.copy_to(s)
        return s

    def imagine(self, seat: i64, dice: Dice) -> Duel:
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        return s

    def seen(self, seat: i64, by: Slate) -> None:
        tell_seen(self, seat, by)
