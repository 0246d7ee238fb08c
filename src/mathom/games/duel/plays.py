"""Cards and tiles come into play: DU-13 to DU-25, DU-68 to DU-81.

An effect is a task. Whatever a card or tile brings about is put on a stack, the last first, and done from the top
(`tasks.py`). So every effect is complete before the next begins."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.alliances import ally
from mathom.games.duel.board import build, gain
from mathom.games.duel.position import Position
from mathom.games.duel.prices import cost
from mathom.games.duel.terms import (
    A_CARD,
    ADVANCE,
    AGAIN,
    AREA,
    ASIDE,
    BIT,
    BLUE,
    BLUE_UNIT,
    CARDS,
    CHAIN_COINS,
    DISCARDED,
    DISCARDS,
    DOUBLE_DISCARD,
    EFFECTS,
    EVERYWHERE,
    GAIN,
    GREEN,
    GREEN_MOVES,
    GREY,
    LOOKED,
    MOVE,
    NOTHING,
    OWNED,
    PEOPLES,
    PLACE,
    PLAYED,
    RECALLED,
    RED,
    RED_ANYWHERE,
    RED_UNIT,
    SLOTS,
    TILE_EXTRA_TURN,
    TOOK,
    UNLEARNED,
    YELLOW,
    YELLOW_EXTRA_TURN,
    YELLOW_STEP,
)
from mathom.kernel.state import act, act_a, act_b

# -- taking something from the table


def play_from_layout(s: Position, card: i64, slot: i64) -> None:
    e = s.edition
    seat = s.seat
    coins = cost(s, seat, card)
    chained: i64 = 1 if e.chain_from[card] & s.chains[seat] else 0
    s.coins[seat] -= coins
    pick_up(s, slot)
    s.tell(PLAYED, seat, card, coins, chained)
    play(s, card, chained)


def discard(s: Position, card: i64, slot: i64) -> None:
    """DU-18"""
    pick_up(s, slot)
    s.where[card] = DISCARDED
    s.discards += 1
    coins = s.chapter + 1
    if s.powers[s.seat] & BIT[DOUBLE_DISCARD]:
        coins *= 2
    coins = gain(s, s.seat, coins)
    s.tell(DISCARDS, s.seat, card, coins)


def pick_up(s: Position, slot: i64) -> None:
    """a card leaves the layout; what lay only under it becomes available"""
    e = s.edition
    first = s.chapter * SLOTS
    s.layout[slot] = NOTHING
    s.lying &= ~BIT[slot]
    s.available &= ~BIT[slot]
    s.face_up &= ~BIT[slot]
    for i in range(2):
        under = e.beneath[(first + slot) * 2 + i]
        if under != NOTHING and s.lying & BIT[under] and not s.lying & e.covers[first + under]:
            s.available |= BIT[under]


def take_tile(s: Position, tile: i64) -> None:
    """DU-20: the fortress first, then the effects as they are printed"""
    e = s.edition
    seat = s.seat
    coins = cost(s, seat, CARDS + tile)
    s.coins[seat] -= coins
    s.tile_at[tile] = OWNED + seat
    s.open &= ~BIT[tile]
    s.tell(TOOK, seat, tile, coins)
    if s.powers[seat] & BIT[TILE_EXTRA_TURN]:
        s.push(act(AGAIN))
    for i in range(EFFECTS - 1, -1, -1):
        task = e.effects[(CARDS + tile) * EFFECTS + i]
        if task:
            s.push(task)
    build(s, seat, e.tile_region[tile])


# -- playing a card


def play(s: Position, card: i64, chained: i64) -> None:
    """a card comes into the area of the player, paid or free; first go on the stack what comes last: DU-23"""
    e = s.edition
    seat = s.seat
    colour = e.colour[card]
    s.where[card] = AREA + seat
    if s.powers[seat]:
        push_reactions(s, colour, chained)
    for i in range(EFFECTS - 1, -1, -1):
        task = e.effects[card * EFFECTS + i]
        if task:
            s.push(changed_for(s, seat, task) if colour == RED else task)
    s.learn(seat, card)
    if colour == GREEN:
        ally(s, seat, e.people[card])


def push_reactions(s: Position, colour: i64, chained: i64) -> None:
    """tokens owned before that react to a card, the last first (DU-68 to DU-71)"""
    powers = s.powers[s.seat]
    if colour == YELLOW and powers & BIT[YELLOW_STEP]:
        s.push(act(ADVANCE, 1))
    if chained and powers & BIT[CHAIN_COINS]:
        s.push(act(GAIN, 3))
    if colour == BLUE and powers & BIT[BLUE_UNIT]:
        s.push(act(PLACE, 1, EVERYWHERE))
    if colour == GREEN and powers & BIT[GREEN_MOVES]:
        s.push(act(MOVE, 2))
    if colour == YELLOW and powers & BIT[YELLOW_EXTRA_TURN]:
        s.push(act(AGAIN))


def changed_for(s: Position, seat: i64, task: i64) -> i64:
    """the units of a red card, with the tokens that change it"""
    units = act_a(task)
    regions = act_b(task)
    if s.powers[seat] & BIT[RED_UNIT]:
        units += 1
    if s.powers[seat] & BIT[RED_ANYWHERE]:
        regions = EVERYWHERE
    return act(PLACE, units, regions)


# -- what reaches for other cards: DU-75 to DU-81


def peoples_left(s: Position) -> i64:
    """the set of peoples whose stack is not empty"""
    left: i64 = 0
    for people in range(PEOPLES):
        if s.in_stack(people):
            left |= BIT[people]
    return left


def grey_cards(s: Position, seat: i64) -> i64:
    n: i64 = 0
    for card in range(CARDS):
        if s.where[card] == AREA + seat and s.edition.colour[card] == GREY:
            n += 1
    return n


def burn(s: Position, card: i64) -> None:
    """DU-78"""
    s.where[card] = DISCARDED
    s.discards += 1
    s.unlearn(1 - s.seat, card)
    s.tell(UNLEARNED, 1 - s.seat, card)


def discard_size(s: Position) -> i64:
    return s.left_over() + s.discards


def look_through(s: Position) -> None:
    """DU-81, DU-89: the player sees the left-over cards; what he has not seen before falls now"""
    knower = BIT[s.seat]
    s.aside.show(s.dice, A_CARD, knower)
    while s.left_over() > 0:
        card = s.unseen.draw(s.dice, A_CARD, knower)
        s.where[card] = ASIDE
        s.discards += 1
        s.aside.add(card, knower)
    s.tell(LOOKED, s.seat)


def fetch(s: Position, card: i64) -> None:
    if s.where[card] == ASIDE:
        i: i64 = 0
        while s.aside.cards[i] >> 8 != card:
            i += 1
        s.aside.drop(i)
    s.discards -= 1
    s.tell(RECALLED, s.seat, card)
    play(s, card, 0)
