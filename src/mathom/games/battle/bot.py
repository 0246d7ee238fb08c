"""A few lines of judgement: what cards and fights are worth, for the greedy player and for searches."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.battle.fights import missing
from mathom.games.battle.rules import Battle
from mathom.games.battle.scoring import points
from mathom.games.battle.terms import (
    BIT,
    COUNT,
    DISCARD,
    DRAW,
    DREW,
    ENEMY_CARD,
    FIGHT,
    GIVE,
    HAND_CARD,
    HOBBITS_AT,
    LAY,
    MOVE,
    NEW,
    SLOTS,
    TAKE,
    TRIGGER,
    TURN,
    size_of,
)
from mathom.kernel.dice import Dice
from mathom.kernel.judge import Judge
from mathom.kernel.state import Buffer, State, act_a, act_b, act_kind

# A group that lacks one symbol, two, three of an enemy promises so much of its points.
LACKS_ONE: Final = 0.55
LACKS_TWO: Final = 0.25
LACKS_THREE: Final = 0.1
NEW_GROUP: Final = 0.3  # a group of its own needs more cards yet
CARD: Final = 0.35  # what a card in a group is worth by itself
WAIT: Final = 0.7  # of what a group promises, when it fights for something else


def promise(s: Battle, own: i64) -> float:
    """the points that a group of this strength may bring soon"""
    best = 0.0
    for i in range(len(s.open)):
        short = missing(s, own, 0, BIT[i])
        points = float(s.edition.points[s.open[i]])
        if short == 1:
            points *= LACKS_ONE
        elif short == 2:
            points *= LACKS_TWO
        elif short == 3:
            points *= LACKS_THREE
        elif short > 3:
            points = 0.0
        if points > best:
            best = points
    return best


def spoils(s: Battle, own: i64) -> float:
    """the most points that a group of this strength can win now, without loans"""
    able: i64 = 0
    for i in range(len(s.open)):
        if missing(s, own, 0, BIT[i]) <= 0:
            able |= BIT[i]
    best = 0.0
    if able:
        for against in range(1, BIT[len(s.open)]):
            if against & ~able == 0 and (against & (against - 1) == 0 or missing(s, own, 0, against) <= 0):
                points = float(points_of(s, against))
                if points > best:
                    best = points
    return best


def points_of(s: Battle, against: i64) -> i64:
    sum: i64 = 0
    for i in range(len(s.open)):
        if against & BIT[i]:
            sum += s.edition.points[s.open[i]]
    return sum


def lay_value(s: Battle, card: i64, slot: i64) -> float:
    """what a card adds to a group: a fight at once, or the promise of one"""
    old: i64 = 0 if slot == NEW else s.strength[s.seat * SLOTS + slot]
    own = old + s.edition.strength[card]
    gain = promise(s, own) - (promise(s, old) if old else 0.0)
    if slot == NEW:
        gain -= NEW_GROUP
    else:
        gain += spoils(s, own) - spoils(s, old)
    if card == s.edition.aragorn and s.held[s.seat] > 1:
        gain += 1.0
    if card == s.edition.angbor:
        gain += 1.0
    return gain


def draw_value(s: Battle) -> float:
    """a card more is worth less the more there are"""
    if s.phase != TURN:
        return 9.0  # Angbor's draw costs nothing
    return 1.6 - 0.3 * float(s.held[s.seat])


def fight_value(s: Battle, slot: i64, against: i64) -> float:
    """the points, less what the group could do otherwise"""
    group = s.group[s.seat * SLOTS + slot]
    own = s.strength[s.seat * SLOTS + slot]
    value = float(points_of(s, against)) - CARD * float(size_of(group))
    best = 0.0  # of an enemy that is left, and nearly within reach
    for i in range(len(s.open)):
        if against & BIT[i] == 0:
            short = missing(s, own, 0, BIT[i])
            points = float(s.edition.points[s.open[i]])
            if short == 1 and points * LACKS_ONE > best:
                best = points * LACKS_ONE
    value -= WAIT * best
    if own >> HOBBITS_AT & COUNT and missing(s, own, 0, against) > 0:
        value -= 1.0  # a loan
    return value


def loss_value(s: Battle, card: i64) -> float:
    """how little a card is missed"""
    text = s.mordor[TRIGGER - 1]
    if text == ENEMY_CARD:
        return -float(s.edition.points[card])
    if text == HAND_CARD:
        return -best_lay(s, card)
    own = s.strength[s.seat * SLOTS + s.slot_of(s.seat, card)]
    rest = own - s.edition.strength[card]
    return promise(s, rest) - promise(s, own) - (0.0 if rest else CARD)


def best_lay(s: Battle, card: i64) -> float:
    best = lay_value(s, card, NEW)
    for slot in range(s.slots[s.seat]):
        if s.group[s.seat * SLOTS + slot]:
            value = lay_value(s, card, slot)
            if value > best:
                best = value
    return best


def take_value(s: Battle, card: i64, slot: i64) -> float:
    """Gandalf: what the card brings here and what it was worth there, less his points"""
    owner = s.owner_of(card)
    own = s.strength[owner * SLOTS + s.slot_of(owner, card)]
    lost = promise(s, own) - promise(s, own - s.edition.strength[card])
    return lay_value(s, card, slot) + lost / float(s.seats - 1) - 2.0


def move_value(s: Battle, slot: i64) -> float:
    """Bombadil, without a fight: what he brings there, less what he is worth where he lies"""
    first = s.seat * SLOTS
    bombadil = s.edition.strength[s.edition.bombadil]
    here = s.strength[first + s.slot_of(s.seat, s.edition.bombadil)]
    there = s.strength[first + slot]
    return promise(s, there + bombadil) + promise(s, here - bombadil) - promise(s, there) - promise(s, here)


def value_of(s: Battle, action: i64) -> float:
    kind = act_kind(action)
    if kind == LAY:
        return lay_value(s, act_a(action), act_b(action))
    if kind == FIGHT:
        return fight_value(s, act_a(action), act_b(action))
    if kind == DRAW:
        return draw_value(s)
    if kind == TAKE:
        return take_value(s, act_a(action), act_b(action))
    if kind == DISCARD:
        return loss_value(s, act_b(action))
    if kind == GIVE:
        return give_value(s, act_a(action))
    if kind == MOVE:
        return move_value(s, act_a(action)) if s.phase == DREW or s.drew else 0.05
    return 0.0


def give_value(s: Battle, gifts: i64) -> float:
    """few hobbits, and to players who are behind"""
    value = 0.0
    for i in range(4):
        owner = (gifts >> 3 * i & 7) - 1
        if owner >= 0:
            value -= 1.0 + 0.01 * float(points(s, owner))
    return value


def choose(s: Battle, into: Buffer, n: i64) -> i64:
    best = into.data[0]
    best_value = -1e9
    for i in range(n):
        value = value_of(s, into.data[i])
        if value > best_value:
            best_value = value
            best = into.data[i]
    return best


def choose_greedily(state: State) -> i64:
    assert isinstance(state, Battle)
    into = Buffer(64)
    return choose(state, into, state.fill(into))


class BattleJudge(Judge):
    """For searches: plays on with simple sense, and counts the points as well as the win."""

    def worth(self, s: State, seat: i64) -> float:
        assert isinstance(s, Battle)
        mine = points(s, seat)
        most: i64 = -1
        for other in range(s.seats):
            if other != seat and points(s, other) > most:
                most = points(s, other)
        margin = float(mine - most) / 30.0
        margin = 1.0 if margin > 1.0 else -1.0 if margin < -1.0 else margin
        return 0.5 * s.payoff(seat) + 0.5 * margin if s.over else 0.95 * margin

    def guess(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        assert isinstance(s, Battle)
        return choose(s, into, n)
