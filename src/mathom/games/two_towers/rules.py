"""The rules of the game, as `rules.md` beside this file numbers them."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.two_towers.imagine import deal_anew
from mathom.games.two_towers.observe import tell_seen
from mathom.games.two_towers.position import Position
from mathom.games.two_towers.scoring import ahead, points, ranking, score_ranks, score_symbols
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
from mathom.kernel.slate import Slate
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


# -- travel phase


def fill_travel(s: Position, into: Buffer, least: i64) -> i64:
    """TT-22 to TT-33; open cards under `least` are left out"""
    n: i64 = 0
    laid = s.laid
    owed = s.owed
    supply = len(s.pile.cards) + s.discard_size  # the discard comes in when the pile is used up: TT-36
    choice = s.open_size
    takeable = s.open_kinds & FROM[least]
    if laid != NOTHING:  # the card just laid is not taken back: TT-29
        choice -= 1
        if s.open[laid] == 1:
            takeable &= ~BIT[laid]
    if supply >= owed:
        into.data[0] = DRAW_ACTION
        n = 1
    if choice + supply >= owed:  # TT-31: the draw must be possible to its end
        n = write(into, n, TAKES, takeable)
    if laid == NOTHING and choice + supply >= 2:
        n = write(into, n, OFFERS, s.held[s.seat])
    into.n = n
    return n


def take(s: Position, card: i64) -> None:
    """one of the open cards; all see it"""
    s.open[card] -= 1
    s.open_size -= 1
    if s.open[card] == 0:
        s.open_kinds &= ~BIT[card]
    into_hand(s, card)
    s.shown[s.seat * KINDS + card] += 1
    s.tell(TOOK, s.seat, card)
    s.last = card
    took_one(s)


def draw(s: Position) -> None:
    """from the pile; after a first card from the pile the second comes from there too: TT-27"""
    owed = s.owed
    for _ in range(owed):
        card = s.pile.draw(s.dice, A_CARD, BIT[s.seat])
        into_hand(s, card)
        if s.lore is not None:
            s.lore.drew(s.seat, card)
        s.tell(DREW, s.seat, card, 0, 0, BIT[s.seat])
        s.renew_pile()
        s.owed -= 1
    end_turn(s)


def offer(s: Position, card: i64) -> None:
    """option b: a hand card joins the open cards, two new ones are to be taken"""
    from_hand(s, card)
    s.open[card] += 1
    s.open_size += 1
    s.open_kinds |= BIT[card]
    s.laid = card
    s.owed = 2
    s.tell(OFFERED, s.seat, card)


def took_one(s: Position) -> None:
    s.owed -= 1
    if s.owed == 0:
        end_turn(s)


def into_hand(s: Position, card: i64) -> None:
    s.hand[s.seat * KINDS + card] += 1
    s.held[s.seat] |= BIT[card]


def from_hand(s: Position, card: i64) -> None:
    """a hand card is shown: if one of its kind was known to be there, it may have been this one"""
    i = s.seat * KINDS + card
    s.hand[i] -= 1
    if s.hand[i] == 0:
        s.held[s.seat] &= ~BIT[card]
    if s.shown[i]:
        s.shown[i] -= 1
    elif s.lore is not None:
        s.lore.lay(s.seat, card)


# -- scoring phase: laying cards


def fill_laying(s: Position, into: Buffer, least: i64) -> i64:
    """TT-41 to TT-56; cards under `least` are left out"""
    data = into.data
    n: i64 = 0
    held = s.held[s.seat]
    gandalf = held & BIT[GANDALF]
    held &= FROM[least]
    for colour in range(COLOURS):
        mine = LOW_KINDS[held >> colour * TRAITS & 0xF]
        if len(mine):
            trait = s.row_trait[s.seat * COLOURS + colour]
            fresh = s.fresh & BIT[colour]
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


def lay(s: Position, card: i64, with_gandalf: i64) -> None:
    colour = card >> 2
    row = s.seat * COLOURS + colour
    s.last = card
    if s.row_trait[row] != card & 3:
        if s.row_trait[row] != NOTHING:
            give_up(s, row, colour)
        s.row_trait[row] = card & 3
    from_hand(s, card)
    s.row_size[row] += 1
    if with_gandalf:
        from_hand(s, GANDALF)
        s.row_gandalf[row] = 1
    s.fresh |= BIT[colour]
    s.tell(LAID, s.seat, card, with_gandalf)


def give_up(s: Position, row: i64, colour: i64) -> None:
    """TT-52: the whole row goes to the discard, its Gandalf too"""
    card = colour * TRAITS + s.row_trait[row]
    s.tell(REPLACED, s.seat, card, s.row_size[row] + s.row_gandalf[row])
    s.throw_away(card, s.row_size[row])
    s.throw_away(GANDALF, s.row_gandalf[row])
    s.row_size[row] = 0
    s.row_gandalf[row] = 0
    if len(s.pile.cards) == 0:
        s.renew_pile()
        s.last = 0  # which row is given up first makes a difference: only this one goes to the pile


# -- the order of play


def end_turn(s: Position) -> None:
    """TT-18, TT-41: everybody once, clockwise from the start player"""
    s.acted += 1
    seat = s.seat + 1
    s.seat = 0 if seat == s.seats else seat
    if s.acted == s.seats:
        if s.phase == TRAVEL:
            march(s)
        else:
            score_place(s)
    else:
        begin_turn(s)


def begin_turn(s: Position) -> None:
    s.turn += 1
    s.last = 0
    s.fresh = 0
    s.laid = NOTHING
    s.owed = 1
    if s.phase == TRAVEL and len(s.pile.cards) == 0 and s.open_size == 0:
        s.tell(SKIPPED, s.seat)  # TT-40; the discard is empty too
        end_turn(s)


def march(s: Position) -> None:
    """TT-17, TT-20, TT-21: the marker moves one field on"""
    s.acted = 0
    s.field += 1
    if s.field < s.paths[s.place - 1]:
        s.tell(MARCHED, NOTHING, s.place, s.field)
    else:
        s.phase = LAYING
        s.tell(ARRIVED, NOTHING, s.place)
    begin_turn(s)


# -- scoring


def score_place(s: Position) -> None:
    if s.seats == 2:
        score_symbols(s)
    else:
        score_ranks(s)
    s.renew_pile()
    if s.place == PLACES:
        s.phase = ENDED
        winner = ranking(s)[0]
        s.tell(WON_GAME, winner, points(s, winner))
        s.seat = OVER
    else:
        set_out(s)


def set_out(s: Position) -> None:
    """the next round begins: TT-16, TT-17"""
    s.place += 1
    s.phase = TRAVEL
    s.field = 0
    s.acted = 0
    s.starter = s.ring
    s.seat = s.ring
    s.tell(MARCHED, NOTHING, s.place, 0)
    begin_turn(s)


class TwoTowers(Position):
    """What the house asks of a game. The rules themselves are functions on a position, a file for each chapter."""

    def fill(self, into: Buffer) -> i64:
        if self.phase == TRAVEL:
            return fill_travel(self, into, 0)
        if self.phase == LAYING:
            return fill_laying(self, into, 0)
        into.n = 0
        return 0

    def fill_once(self, into: Buffer) -> i64:
        if self.phase == TRAVEL:
            n = fill_travel(self, into, self.last)
            return n if n else fill_travel(self, into, 0)
        if self.phase == LAYING:
            return fill_laying(self, into, self.last)
        into.n = 0
        return 0

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        kind = act_kind(action)
        if kind == LAY:
            lay(self, act_a(action), act_b(action))
        elif kind == TAKE:
            take(self, act_a(action))
        elif kind == DRAW:
            draw(self)
        elif kind == OFFER:
            offer(self, act_a(action))
        else:
            self.tell(FINISHED if self.fresh else PASSED, self.seat)
            end_turn(self)

    def payoff(self, seat: i64) -> float:
        self.check_over(seat, self.seats)
        for other in range(self.seats):
            if other != seat and ahead(self, other, seat):
                return -1.0
        return 1.0

    def copy(self) -> TwoTowers:
        s = TwoTowers()
        self.copy_to(s)
        return s

    def imagine(self, seat: i64, dice: Dice) -> TwoTowers:
        s = self.copy()
        s.dice = dice
        deal_anew(s, seat, dice)
        return s

    def seen(self, seat: i64, by: Slate) -> None:
        tell_seen(self, seat, by)
