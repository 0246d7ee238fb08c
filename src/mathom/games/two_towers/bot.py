"""A few lines of judgement: what cards are worth, for the greedy player and for searches."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.two_towers.rules import TwoTowers
from mathom.games.two_towers.scoring import points
from mathom.games.two_towers.terms import (
    COLOURS,
    DONE_ACTION,
    DRAW_ACTION,
    GANDALF,
    KINDS,
    LAY,
    NOTHING,
    OFFER,
    PLACES,
    TAKE,
    TRAITS,
    TRAVEL,
)
from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import Buffer, State, act_a, act_b, act_kind
from mathom.kernel.vecs import vec

SOON: Final = 0.75  # a place further on counts so much less than the one before it
LATER: Final = 0.35  # of a card on the table, for each later place that asks for its trait


def strength(s: TwoTowers, hand: vec[i64], place: i64) -> i64:
    """valid cards that the player at turn could have at a place: in each colour the best trait, from hand and row"""
    wanted = s.edition.wanted
    total: i64 = 0
    new_rows: i64 = 0
    for colour in range(COLOURS):
        row = s.seat * COLOURS + colour
        best: i64 = 0
        fresh: i64 = 0
        for trait in range(TRAITS):
            if wanted[place * TRAITS + trait]:
                n = hand[colour * TRAITS + trait]
                lies: i64 = 1 if s.row_trait[row] == trait else 0
                if lies:
                    n += s.row_size[row] + s.row_gandalf[row]
                if n > best:
                    best = n
                    fresh = 1 - lies
        total += best
        if best:
            new_rows += fresh
    gandalfs = hand[GANDALF]
    return total + (gandalfs if gandalfs < new_rows else new_rows)


def potential(s: TwoTowers, hand: vec[i64]) -> float:
    """what a hand promises at the places ahead"""
    sum = 0.0
    weight = 1.0
    for place in range(s.place, PLACES + 1):
        sum += weight * float(strength(s, hand, place))
        weight *= SOON
    return sum


class Draws:
    """What each kind of card would add to the hand of the player at turn."""

    def __init__(self, s: TwoTowers) -> None:
        first = s.seat * KINDS
        self.hand: vec[i64] = s.hand[first : first + KINDS]
        self.now: float = potential(s, self.hand)
        self.gain: list[float] = []
        for k in range(KINDS):
            self.hand[k] += 1
            self.gain.append(potential(s, self.hand) - self.now)
            self.hand[k] -= 1
        self.blind: float = self.expect(s)

    def expect(self, s: TwoTowers) -> float:
        """of a card from the pile, as far as the player knows"""
        sum = 0.0
        many: i64 = 0
        unseen = unseen_by(s, s.seat)
        for k in range(KINDS):
            sum += float(unseen[k]) * self.gain[k]
            many += unseen[k]
        return sum / float(many) if many else 0.0

    def loss(self, s: TwoTowers, card: i64) -> float:
        self.hand[card] -= 1
        lost = self.now - potential(s, self.hand)
        self.hand[card] += 1
        return lost


def unseen_by(s: TwoTowers, player: i64) -> vec[i64]:
    """by kind: what may be in the pile, as far as a player knows"""
    if s.lore is not None:  # one of the cards it was made of: TT-93
        supply = s.lore.supply_for(player)
        return supply[s.lore.now() * KINDS :]
    unseen = s.edition.copies[:]
    for k in range(KINDS):
        unseen[k] -= s.open[k] + s.discard[k]
        for seat in range(s.seats):
            unseen[k] -= s.hand[seat * KINDS + k] if seat == player else s.shown[seat * KINDS + k]
            if k == GANDALF:
                for colour in range(COLOURS):
                    unseen[k] -= s.row_gandalf[seat * COLOURS + colour]
            elif s.row_trait[seat * COLOURS + k // TRAITS] == k % TRAITS:
                unseen[k] -= s.row_size[seat * COLOURS + k // TRAITS]
    return unseen


def choose_draw(s: TwoTowers, into: Buffer, n: i64) -> i64:
    """the card that adds most; a hand card is laid open when the two new ones are clearly worth more"""
    draws = Draws(s)
    best = DRAW_ACTION
    best_value = -1e9
    first = 0.0  # the two best sources, for option b
    second = 0.0
    if s.pile.size() + s.discard_size >= 2:
        first = draws.blind
        second = draws.blind
    for i in range(n):
        action = into.data[i]
        kind = act_kind(action)
        if kind == OFFER:
            value = first + second - draws.loss(s, act_a(action)) - 0.3
        elif kind == TAKE:
            value = draws.gain[act_a(action)]
            for _ in range(s.open[act_a(action)]):
                if value > first:
                    second = first
                    first = value
                elif value > second:
                    second = value
        else:
            value = draws.blind * float(s.owed)
        if kind == TAKE and s.owed == 2:
            value += draws.blind
        if value > best_value:
            best_value = value
            best = action
    return best


def choose_lay(s: TwoTowers, into: Buffer, n: i64) -> i64:
    """everything that counts here, unless it would cost a row that is worth more later"""
    best = DONE_ACTION
    best_value = 0.0
    first = s.seat * KINDS
    place = s.place * TRAITS
    wanted = s.edition.wanted
    later = s.edition.later
    for i in range(n):
        action = into.data[i]
        if act_kind(action) == LAY:
            card = act_a(action)
            trait = card & 3
            if wanted[place + trait]:
                row = s.seat * COLOURS + (card >> 2)
                value = float(s.hand[first + card] + act_b(action)) + 0.01 * float(later[place + trait])
                old = s.row_trait[row]
                if old != NOTHING and old != trait:
                    lost = float(s.row_size[row] + s.row_gandalf[row])
                    value -= lost * (LATER * float(later[place + old]) + float(wanted[place + old]))
                if value > best_value:
                    best_value = value
                    best = action
    return best


def choose_greedily(state: State) -> i64:
    assert isinstance(state, TwoTowers)
    into = Buffer(64)
    n = state.fill(into)
    if state.phase == TRAVEL:
        return choose_draw(state, into, n)
    return choose_lay(state, into, n)


class TwoTowersJudge(Judge):
    """For searches: plays on with simple sense, and counts the points as well as the win."""

    def worth(self, s: State, seat: i64) -> float:
        assert isinstance(s, TwoTowers)
        mine = points(s, seat)
        most: i64 = 0
        for other in range(s.seats):
            if other != seat and points(s, other) > most:
                most = points(s, other)
        margin = float(mine - most) / 20.0
        margin = 1.0 if margin > 1.0 else -1.0 if margin < -1.0 else margin
        return 0.5 * s.payoff(seat) + 0.5 * margin if s.over else 0.95 * margin

    def guess(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        assert isinstance(s, TwoTowers)
        if s.phase == TRAVEL:
            return self.guess_draw(s, into, n, dice)
        return choose_lay(s, into, n)

    def guess_draw(self, s: TwoTowers, into: Buffer, n: i64, dice: Dice) -> i64:
        """an open card of a wanted trait that adds to what the player has, else the pile"""
        best = into.data[0]
        best_value: i64 = 3
        for i in range(n):
            action = into.data[i]
            if act_kind(action) == TAKE:
                card = act_a(action)
                value: i64 = 4
                if card != GANDALF:
                    trait = card % TRAITS
                    soon = s.edition.wanted[s.place * TRAITS + trait] * 2
                    if s.place < PLACES:
                        soon += s.edition.wanted[(s.place + 1) * TRAITS + trait]
                    value = soon * (1 + s.hand[s.seat * KINDS + card])
                if value > best_value:
                    best_value = value
                    best = action
        return best
