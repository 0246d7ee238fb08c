"""The game as numbers, for programs that learn: what a seat knows, and all actions there are."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.two_towers.lore import Lore
from mathom.games.two_towers.position import Position
from mathom.games.two_towers.terms import (
    COLOURS,
    DONE_ACTION,
    DRAW_ACTION,
    GANDALF,
    KINDS,
    LAYS,
    LAYS_WITH_GANDALF,
    NOTHING,
    OFFERS,
    PLACES,
    SHOWN,
    TAKES,
    TILES,
    TRAITS,
    VALUES,
)
from mathom.kernel.slate import Slate


def all_actions() -> list[i64]:
    actions: list[i64] = [DRAW_ACTION]
    for k in range(KINDS):
        actions.append(TAKES[k])
    for k in range(KINDS):
        actions.append(OFFERS[k])
    for k in range(GANDALF):
        actions.append(LAYS[k])
    for k in range(GANDALF):
        actions.append(LAYS_WITH_GANDALF[k])
    actions.append(DONE_ACTION)
    return actions


def tell_seen(s: Position, seat: i64, by: Slate) -> None:
    seats = s.seats
    me: i64 = seat if seat >= 0 else 0
    by.part("phase", 3)
    by.spot(s.phase, 1, 3)
    by.part("turn", 6)
    by.num(s.place)
    by.num(s.field)
    by.num(s.paths[s.place - 1])
    by.num(s.acted)
    by.num(s.owed)
    by.num(s.laid + 1)
    by.part("decides", seats)
    by.spot(after(s, s.seat, me), 1, seats)
    by.part("ring", seats)
    by.spot(after(s, s.ring, me), 1, seats)
    by.part("starts", seats)
    by.spot(after(s, s.starter, me), 1, seats)
    by.part("paths", PLACES)
    by.nums(s.paths, 0, PLACES)
    by.part("tiles", PLACES * TILES)
    by.nums(s.tiles, 0, PLACES * TILES)
    by.part("wanted here", TRAITS)
    by.nums(s.edition.wanted, s.place * TRAITS, TRAITS)
    by.part("wanted later", TRAITS)
    by.nums(s.edition.later, s.place * TRAITS, TRAITS)
    by.part("pile", 1)
    by.num(len(s.pile.cards))
    by.part("discard", KINDS)
    by.nums(s.discard, 0, KINDS)
    by.part("open", KINDS)
    by.nums(s.open, 0, KINDS)
    by.part("hand", KINDS)
    if seat >= 0:
        by.nums(s.hand, seat * KINDS, KINDS)
    else:
        by.none(KINDS)
    by.part("fresh", COLOURS)
    by.bits(s.fresh, COLOURS)
    for i in range(seats):
        tell_before(s, (me + i) % seats, by)
    if by.whole:
        remember(s, seat, by)


def after(s: Position, other: i64, me: i64) -> i64:
    """how many seats another sits after this one; a spectator sees from the first"""
    return (other - me + s.seats) % s.seats if other >= 0 else NOTHING


def tell_before(s: Position, other: i64, by: Slate) -> None:
    """what a player has before him"""
    by.part("cards in hand", 1)
    held: i64 = 0
    hand = other * KINDS
    for k in range(KINDS):
        held += s.hand[hand + k]
    by.num(held)
    by.part("taken openly", KINDS)
    if s.memory == SHOWN:
        by.nums(s.shown, other * KINDS, KINDS)
    else:
        by.none(KINDS)
    by.part("rows", COLOURS * TRAITS)
    rows = other * COLOURS
    for row in range(COLOURS):
        by.spot(s.row_trait[rows + row], s.row_size[rows + row], TRAITS)
    by.part("rows of gandalf", COLOURS)
    by.nums(s.row_gandalf, other * COLOURS, COLOURS)
    by.part("tiles won", VALUES)
    by.nums(s.won, other * VALUES, VALUES)
    by.part("valid cards", 1)
    by.num(s.valid[other])


def remember(s: Position, seat: i64, by: Slate) -> None:
    """what else a seat can tell, because it was there"""
    by.num(seat)
    by.num(s.turn)
    by.num(s.last)
    by.num(s.lost_rows)
    by.num(s.memory)
    for n in s.shown:
        by.num(n)
    lore = s.lore
    if lore is not None:
        tell_lore(lore, seat, by)


def tell_lore(lore: Lore, seat: i64, by: Slate) -> None:
    for n in lore.pools:
        by.num(n)
    for draw in range(len(lore.of)):
        by.num(lore.of[draw])
        by.num(lore.time[draw])
        by.num(lore.size[draw])
        if lore.of[draw] == seat:
            for k in range(KINDS):
                by.num(lore.cards[draw * KINDS + k])
    for i in range(len(lore.layer)):
        by.num(lore.layer[i])
        by.num(lore.laid[i])
        by.num(lore.before[i])
        if lore.layer[i] == seat:
            by.num(lore.truth[i])
