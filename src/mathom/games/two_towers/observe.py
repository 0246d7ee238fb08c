"""The game as numbers, for programs that learn: what a seat knows, and all actions there are."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.two_towers.lore import Lore
from mathom.games.two_towers.position import Position, sum_of
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
    by.hot(s.phase, 3)
    by.part("turn", 6)
    by.num(s.place)
    by.num(s.field)
    by.num(s.paths[s.place - 1])
    by.num(s.acted)
    by.num(s.owed)
    by.num(s.laid + 1)
    by.part("decides", seats)
    by.hot(after(s, s.seat, me), seats)
    by.part("ring", seats)
    by.hot(after(s, s.ring, me), seats)
    by.part("starts", seats)
    by.hot(after(s, s.starter, me), seats)
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
    by.part("fresh", COLOURS)
    by.bits(s.fresh, COLOURS)
    for i in range(seats):
        tell_before(s, (me + i) % seats, by)
    remember(s, seat, by)


def after(s: Position, other: i64, me: i64) -> i64:
    """how many seats another sits after this one; a spectator sees from the first"""
    return (other - me + s.seats) % s.seats if other >= 0 else NOTHING


def tell_before(s: Position, other: i64, by: Slate) -> None:
    """what a player has before him"""
    by.part("cards in hand", 1)
    by.num(sum_of(s.hand[other * KINDS : (other + 1) * KINDS]))
    by.part("taken openly", KINDS)
    if s.memory == SHOWN:
        by.nums(s.shown, other * KINDS, KINDS)
    by.part("rows", COLOURS * TRAITS)
    for row in range(other * COLOURS, (other + 1) * COLOURS):
        for trait in range(TRAITS):
            by.num(s.row_size[row] if s.row_trait[row] == trait else 0)
    by.part("rows of gandalf", COLOURS)
    by.nums(s.row_gandalf, other * COLOURS, COLOURS)
    by.part("tiles won", VALUES)
    by.nums(s.won, other * VALUES, VALUES)
    by.part("valid cards", 1)
    by.num(s.valid[other])


def remember(s: Position, seat: i64, by: Slate) -> None:
    """what else a seat can tell, because it was there"""
    by.also(seat)
    by.also(s.turn)
    by.also(s.last)
    by.also(s.lost_rows)
    by.also(s.memory)
    for n in s.shown:
        by.also(n)
    lore = s.lore
    if lore is not None:
        tell_lore(lore, seat, by)


def tell_lore(lore: Lore, seat: i64, by: Slate) -> None:
    for n in lore.pools:
        by.also(n)
    for draw in range(len(lore.of)):
        by.also(lore.of[draw])
        by.also(lore.time[draw])
        by.also(lore.size[draw])
        if lore.of[draw] == seat:
            for k in range(KINDS):
                by.also(lore.cards[draw * KINDS + k])
    for i in range(len(lore.layer)):
        by.also(lore.layer[i])
        by.also(lore.laid[i])
        by.also(lore.before[i])
        if lore.layer[i] == seat:
            by.also(lore.truth[i])
