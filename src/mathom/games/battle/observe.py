"""The game as numbers, for programs that learn: what a seat knows."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.imagine import drawn_in
from mathom.games.battle.position import Position
from mathom.games.battle.terms import (
    BIT,
    COMPANIONS,
    DRAWS,
    ENEMIES,
    HAND_CARD,
    NOTHING,
    OPEN,
    PHASES,
    RING_KINDS,
    SLOTS,
    TEXTS,
    lowest,
    size_of,
)
from mathom.kernel.slate import Slate
from mathom.kernel.vecs import vec


def tell_seen(s: Position, seat: i64, by: Slate) -> None:
    seats = s.seats
    me: i64 = seat if seat >= 0 else 0
    by.part("phase", len(PHASES))
    by.spot(s.phase, 1, len(PHASES))
    by.part("decides", seats)
    by.spot(after(s, s.seat, me), 1, seats)
    by.part("at turn", seats)
    by.spot(after(s, s.active, me), 1, seats)
    by.part("abilities", 3)
    by.num(s.again)
    by.num(s.angbor)
    by.num(s.drew)
    by.part("drawing", len(DRAWS))
    by.spot(s.drawing, 1, len(DRAWS))
    by.part("fighting", 1)
    by.num(s.fighting + 1)
    by.part("against", OPEN)
    by.bits(s.against, OPEN)
    by.part("open enemies", OPEN * ENEMIES)
    for i in range(OPEN):
        by.spot(s.open[i] if i < len(s.open) else NOTHING, 1, ENEMIES)
    by.part("piles", 3)
    by.num(len(s.enemy_pile.cards))
    by.num(len(s.ring_faces.cards))
    by.num(s.shuffles)
    by.part("enemy discard", ENEMIES)
    by.bits(set_of(s.enemy_discard), ENEMIES)
    by.part("mordor cards", TEXTS)
    tell_counts(s.mordor, HAND_CARD, TEXTS, by)
    by.part("ring discard", RING_KINDS)
    tell_counts(s.ring_discard, 0, RING_KINDS, by)
    by.part("hand", COMPANIONS)
    if seat >= 0:
        by.bits(s.hand[seat], COMPANIONS)
    else:
        by.none(COMPANIONS)
    for i in range(seats):
        tell_before(s, (me + i) % seats, by)
    if by.whole:
        remember(s, seat, by)


def after(s: Position, other: i64, me: i64) -> i64:
    """how many seats another sits after this one; a spectator sees from the first"""
    return (other - me + s.seats) % s.seats if other >= 0 else NOTHING


def set_of(cards: vec[i64]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= BIT[card]
    return found


def tell_counts(cards: vec[i64], first: i64, many: i64, by: Slate) -> None:
    """how many there are of each kind from `first` on"""
    counts = by.at
    by.none(many)
    for card in cards:
        by.more(counts + card - first)


def tell_before(s: Position, other: i64, by: Slate) -> None:
    """what a player has"""
    by.part("cards in hand", 1)
    by.num(s.held[other])
    by.part("group of each companion", COMPANIONS)
    numbers = by.at
    by.none(COMPANIONS)
    for slot in range(s.slots[other]):
        left = s.group[other * SLOTS + slot]
        while left:
            by.put(numbers + lowest(left), slot + 1)
            left &= left - 1
    by.part("enemies beaten", ENEMIES)
    by.bits(s.beaten[other], ENEMIES)
    by.part("companions received", COMPANIONS)
    by.bits(s.received[other], COMPANIONS)


def remember(s: Position, seat: i64, by: Slate) -> None:
    """what else a seat can tell, because it was there: orders, and after how many shuffles each card was drawn"""
    by.num(seat)
    by.num(s.turn)
    by.num(s.timing)
    for card in s.mordor:
        by.num(card)
    for card in s.ring_discard:
        by.num(card)
    for card in s.enemy_discard:
        by.num(card)
    for other in range(s.seats):
        for slot in range(s.slots[other]):
            for card in s.in_order(other, slot):
                by.num(card)
        for time in range(s.shuffles + 1):
            cards = drawn_in(s, other, time)
            by.num(cards if other == seat else size_of(cards))
