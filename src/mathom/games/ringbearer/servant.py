"""The turn of Sauron's servant, and what the dark cards do: RB-79 to RB-98."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.fall import advance, caught, show_mark
from mathom.games.ringbearer.position import Position, sum_of
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
from mathom.games.ringbearer.travel import leave
from mathom.kernel.dice import EVERYONE
from mathom.kernel.state import Buffer, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec

# -- what may be done


def fill_servant(s: Position, into: Buffer, once: bool) -> None:
    if s.phase == SERVING:
        coffers = funds(s)
        for k in range(DARKS):
            if s.dark_hand[k]:
                if coffers >= s.edition.costs[k] and has_dark_effect(s, k):
                    into.add(act(PLAY, k))
                into.add(act(SET_ASIDE, k))
        if into.n == 0:
            into.add(act(LAPSE))
    elif s.phase == PAYING:
        fill_payment(s, into, s.last if once else 0)
    else:
        fill_aims(s, into)


def fill_payment(s: Position, into: Buffer, least: i64) -> None:
    """RB-83; cards under `least` are left out unless the rest could not pay"""
    rest = funds(s)
    if s.playing == DRAW_CARDS and sum_of(s.paid, 0, DARKS + 1):
        into.add(act(PAID))
    for k in range(DARKS + 1):
        many = s.sauron if k == 0 else s.before[k - 1]
        if many and (k >= least or rest - many < s.owed):
            into.add(act(PAY, k))
        rest -= many


def fill_aims(s: Position, into: Buffer) -> None:
    card = s.playing
    if card == TAKE_CARD:
        fill_takes(s, into)
    elif card == FELLOWSHIP_BACK:
        for spot in fields_behind(s):
            into.add(act(BACK, spot // FIELDS, spot % FIELDS if spot // FIELDS > LAST_HIDDEN else START))
    elif card in (STRIP_ONE, STRIP_TWO):
        if card == STRIP_TWO and s.owed == 1:
            into.add(act(ENOUGH))
        for number in range(LAST_HIDDEN + 1, s.laid + 1):
            for k in range(LAYABLE):
                if s.at[number * LAYABLE + k]:
                    into.add(act(STRIP, number, k))
    else:
        for number in range(LAST_HIDDEN + 1, s.laid + 1):
            into.add(act(TOLL, number))


def fill_takes(s: Position, into: Buffer) -> None:
    """RB-87, RB-88"""
    for seat in range(s.seats):
        if seat != s.servant and s.size[seat]:
            for k in range(KINDS):
                if s.back[seat * KINDS + k]:
                    into.add(act(TAKE, seat, 1 + k))
            if s.size[seat] > sum_of(s.back, seat * KINDS, KINDS):
                into.add(act(TAKE, seat, 0))


def funds(s: Position) -> i64:
    """the cards before the servant"""
    return s.sauron + sum_of(s.before, 0, DARKS)


def has_dark_effect(s: Position, card: i64) -> bool:
    """RB-85"""
    if card == MOVE_GANDALF:  # RB-86
        return 0 < s.gandalf < s.tile
    if card == TAKE_CARD:
        for seat in range(s.seats):
            if seat != s.servant and s.size[seat]:
                return True
        return False
    if card in (STRIP_ONE, STRIP_TWO):
        return sum_of(s.at, 0, (s.laid + 1) * LAYABLE) > 0
    if card == FELLOWSHIP_BACK:
        return len(fields_behind(s)) > 0
    if card == TILE_BACK:  # RB-95, RB-96
        return s.laid > LAST_HIDDEN and s.laid != s.tile
    if card == DRAW_CARDS:
        return s.cards_to_draw() > 0
    return s.laid > LAST_HIDDEN  # RB-93: a surcharge lies at an open tile


def fields_behind(s: Position) -> vec[i64]:
    """RB-90, RB-91: the fields from which one step leads to the fellowship's, as tile number * FIELDS + field"""
    behind = vec[i64]()
    if s.field == START:
        return behind
    tile = s.tiles[s.tile] * FIELDS
    for f in range(FIELDS):
        if s.edition.after[tile + f] & BIT[s.field]:
            behind = append(behind, s.tile * FIELDS + f)
    if s.field % WAY == 0 and s.gandalf != s.tile:
        number = s.tile - 1
        if number == LAST_HIDDEN:
            return append(behind, number * FIELDS)
        tile = s.tiles[number] * FIELDS
        for f in range(s.field, s.field + WAY):
            if s.edition.last[tile + f]:
                behind = append(behind, number * FIELDS + f)
    return behind


# -- doing it


def serve(s: Position, action: i64) -> None:
    """one answer of the servant; when it ends a turn, `left` is 0 and the phase SERVING"""
    kind = act_kind(action)
    if kind == SET_ASIDE:
        card = act_a(action)
        s.dark_hand[card] -= 1
        s.dark_lore.left(s.seat * 2, card)
        s.before[card] += 1
        s.turn += 1  # his card is shown
        s.tell(LAID_ASIDE, s.seat, card)
        s.left -= 1
    elif kind == PLAY:
        play(s, act_a(action))
    elif kind == PAY:
        pay(s, act_a(action))
        s.last = act_a(action)
        go_on_paying(s)
    elif kind == PAID:
        take_effect(s)
    elif kind == LAPSE:
        s.left -= 1
    else:
        aim(s, action)
    if s.phase == SERVING:
        s.last = 0


def play(s: Position, card: i64) -> None:
    s.dark_hand[card] -= 1
    s.dark_lore.left(s.seat * 2, card)
    s.playing = card
    s.owed = s.edition.costs[card]
    s.last = 0
    s.phase = PAYING
    s.turn += 1  # his card is shown
    s.tell(PLAYED, s.seat, card)
    go_on_paying(s)


def pay(s: Position, what: i64) -> None:
    s.paid[what] += 1
    if what == 0:
        s.sauron -= 1
    else:
        s.before[what - 1] -= 1
    if s.owed:
        s.owed -= 1
    s.tell(PAID_DARK, s.seat, what)


def go_on_paying(s: Position) -> None:
    """what all can see to be no choice is not asked"""
    while s.owed:
        only: i64 = NOTHING
        kinds: i64 = 0
        for k in range(DARKS + 1):
            if s.sauron if k == 0 else s.before[k - 1]:
                only = k
                kinds += 1
        if kinds > 1 and funds(s) > s.owed:
            return
        pay(s, only)
    if s.playing != DRAW_CARDS or funds(s) == 0:
        take_effect(s)


def take_effect(s: Position) -> None:
    card = s.playing
    s.phase = AIMING
    if card == MOVE_GANDALF:
        s.gandalf += 1
        s.tell(MOVED_GANDALF, s.seat, s.gandalf)
        finish(s)
    elif card == TILE_BACK:
        take_tile_back(s)
        finish(s)
    elif card == DRAW_CARDS:
        draw_and_show(s, sum_of(s.paid, 0, DARKS + 1))
        finish(s)
    else:
        s.owed = 2 if card == STRIP_TWO else 1


def take_tile_back(s: Position) -> None:
    """RB-95, RB-96"""
    tile = s.tiles[s.laid]
    s.tell(TILE_WENT, s.seat, tile, s.laid)
    leave(s, s.laid)
    s.stack.put_on_top(tile, EVERYONE)
    s.tiles[s.laid] = NOTHING
    s.laid -= 1


def draw_and_show(s: Position, cards: i64) -> None:
    """RB-97, RB-98: one advance for all Sauron cards"""
    found = vec[i64]()
    steps: i64 = 0
    for _ in range(cards):
        s.renew_pile()
        if len(s.pile.cards):
            shuffle = s.shuffle()
            card = s.draw_from_pile(EVERYONE)
            s.lore.shown(shuffle, card)
            s.tell(SHOWN, s.seat, card % KINDS)
            found = append(found, card)
            if card == SAURON:
                steps += 1
    for card in found:
        s.throw_away(card)
    advance(s, steps)


def aim(s: Position, action: i64) -> None:
    kind = act_kind(action)
    if kind == TAKE:
        take_card(s, act_a(action), act_b(action))
        finish(s)
    elif kind == STRIP:
        strip(s, act_a(action), act_b(action))
        if s.owed == 0 or not has_dark_effect(s, STRIP_TWO):
            finish(s)
    elif kind == BACK:
        move_back(s, act_a(action), act_b(action))
        finish(s)
    elif kind == TOLL:
        s.tolls[act_a(action) * COLOURS + s.playing - SURCHARGE] += 1
        s.tell(SET_TOLL, s.seat, s.playing, act_a(action))
        s.playing = NOTHING
        finish(s)
    else:  # ENOUGH
        finish(s)


def take_card(s: Position, seat: i64, card: i64) -> None:
    """RB-88: a reversed card, or one of those that only their owner sees"""
    if card:
        known = s.which(seat, 1, card - 1)
        show_mark(s, known)
        lose(s, seat, 1, known)
        return
    cards = vec[i64]()
    for k in range(KINDS):
        marks = s.marked[seat * KINDS + k] if s.marks_stay else 0
        for i in range(s.hand[seat * KINDS + k]):
            cards = append(cards, (k + KINDS if i < marks else k) << 8)
    found = cards[s.dice.pick(A_CARD, EVERYONE, cards, 0, len(cards))] >> 8
    lose(s, seat, 0, found if s.marks_stay else s.which(seat, 0, found))


def lose(s: Position, seat: i64, turned: i64, card: i64) -> None:
    s.from_hand(seat, turned, card)
    s.throw_away(card)
    s.turn += 1
    s.tell(LOST_CARD, s.seat, card % KINDS, seat)


def strip(s: Position, number: i64, card: i64) -> None:
    """RB-89"""
    s.throw_away(s.from_tile(number, card))
    s.owed -= 1
    s.tell(STRIPPED, s.seat, card, number)


def move_back(s: Position, number: i64, field: i64) -> None:
    """RB-90, RB-91, RB-100"""
    s.tile = number
    s.field = field
    s.tell(WENT_BACK, s.seat, number, field)
    if s.back_catches and s.riders == number:
        caught(s)


def finish(s: Position) -> None:
    """RB-84: the card played and what was paid for it are discarded"""
    s.throw_away(SAURON, s.paid[0])
    s.paid[0] = 0
    for k in range(DARKS):
        s.dark_discard[k] += s.paid[1 + k]
        s.paid[1 + k] = 0
    if s.playing != NOTHING:
        s.dark_discard[s.playing] += 1
    s.playing = NOTHING
    s.owed = 0
    s.left -= 1
    if s.phase != ENDED:
        s.phase = SERVING
