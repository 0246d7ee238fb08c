"""What rows are worth, and who is ahead: the scoring of a place and the end of the game."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.two_towers.position import Position
from mathom.games.two_towers.terms import (
    BIT,
    COLOURS,
    GANDALF,
    KEPT_RING,
    LOST_CARDS,
    LOWEST,
    NOTHING,
    SCORED,
    SCORED_TRAIT,
    TILES,
    TRAITS,
    UNWON_TILE,
    VALUES,
    WON_RING,
    WON_TILE,
)
from mathom.kernel.vecs import vec


def valid_cards(s: Position, seat: i64, trait: i64) -> i64:
    """TT-58, TT-59: cards in rows of one trait, their Gandalf cards included"""
    n: i64 = 0
    for row in range(seat * COLOURS, seat * COLOURS + COLOURS):
        if s.row_trait[row] == trait:
            n += s.row_size[row] + s.row_gandalf[row]
    return n


def valid_here(s: Position, seat: i64) -> i64:
    """valid cards at the present place"""
    n: i64 = 0
    wanted = s.edition.wanted
    for row in range(seat * COLOURS, seat * COLOURS + COLOURS):
        trait = s.row_trait[row]
        if trait != NOTHING and wanted[s.place * TRAITS + trait]:
            n += s.row_size[row] + s.row_gandalf[row]
    return n


def score_ranks(s: Position) -> None:
    """three to five players: TT-57 to TT-74"""
    for seat in range(s.seats):
        s.valid[seat] = valid_here(s, seat)
    ranked: i64 = 0  # a bit for each seat that has its rank
    first = (s.place - 1) * TILES
    for i in range(first, first + s.seats - 1):
        best = best_unranked(s, ranked)
        if best == NOTHING:
            s.tell(UNWON_TILE, NOTHING, s.tiles[i], 0, s.place)
        else:
            win_tile(s, best, i, s.valid[best])
            if ranked == 0:
                win_ring(s, best)
            ranked |= BIT[best]
        s.tiles[i] = 0
    if ranked == 0:
        s.tell(KEPT_RING, s.ring)
    for seat in range(s.seats):
        if ranked & BIT[seat]:
            lost: i64 = 0
            for t in range(TRAITS):
                if s.edition.wanted[s.place * TRAITS + t]:
                    lost += lose_cards(s, seat, t)
            s.tell(LOST_CARDS, seat, lost)


def best_unranked(s: Position, ranked: i64) -> i64:
    """TT-61 to TT-63: most valid cards, at least one; of equals the one whose laying turn came earlier"""
    best: i64 = NOTHING
    most: i64 = 0
    seat = s.starter
    for _ in range(s.seats):
        if not ranked & BIT[seat] and s.valid[seat] > most:
            best = seat
            most = s.valid[seat]
        seat += 1
        if seat == s.seats:
            seat = 0
    return best


def score_symbols(s: Position) -> None:
    """two players: TT-75 to TT-83, TT-91"""
    s.valid[0] = valid_here(s, 0)
    s.valid[1] = valid_here(s, 1)
    start = s.starter
    other = 1 - start
    winners = vec[i64]([NOTHING] * TRAITS)
    winner: i64 = NOTHING
    tiles: i64 = 0  # a bit for each seat that won one
    for i in range(TRAITS):
        trait = s.edition.symbols[s.place * TRAITS + i]
        if trait != NOTHING:
            tile = (s.place - 1) * TILES + i
            mine = valid_cards(s, start, trait)
            theirs = valid_cards(s, other, trait)
            s.tell(SCORED_TRAIT, NOTHING, trait, 0, s.place)
            if mine == 0 and theirs == 0:
                winner = NOTHING
                s.tell(UNWON_TILE, NOTHING, s.tiles[tile], 0, s.place)
            else:
                winner = start if mine >= theirs else other
                tiles |= BIT[winner]
                win_tile(s, winner, tile, mine if mine >= theirs else theirs)
            s.tiles[tile] = 0
            winners[trait] = winner
    if winner == NOTHING:
        s.tell(KEPT_RING, s.ring)
    else:
        win_ring(s, winner)
    for seat in range(2):
        lost: i64 = 0
        for t in range(TRAITS):
            if s.lost_rows == SCORED:  # TT-91
                loses = tiles & BIT[seat] != 0 and s.edition.wanted[s.place * TRAITS + t] != 0
            else:
                loses = winners[t] == seat
            if loses:
                lost += lose_cards(s, seat, t)
        if lost:
            s.tell(LOST_CARDS, seat, lost)


def win_tile(s: Position, seat: i64, tile: i64, valid: i64) -> None:
    value = s.tiles[tile]
    s.won[seat * VALUES + value - LOWEST] += 1
    s.tell(WON_TILE, seat, value, valid, s.place)


def win_ring(s: Position, seat: i64) -> None:
    s.tell(KEPT_RING if s.ring == seat else WON_RING, seat)
    s.ring = seat


def lose_cards(s: Position, seat: i64, trait: i64) -> i64:
    """TT-69 to TT-74: one character card from each row of a trait, and a Gandalf left alone; how many"""
    lost: i64 = 0
    for colour in range(COLOURS):
        row = seat * COLOURS + colour
        if s.row_trait[row] == trait:
            s.row_size[row] -= 1
            s.throw_away(colour * TRAITS + trait, 1)
            lost += 1
            if s.row_size[row] == 0:
                s.throw_away(GANDALF, s.row_gandalf[row])
                lost += s.row_gandalf[row]
                s.row_gandalf[row] = 0
                s.row_trait[row] = NOTHING
    return lost


# -- the end


def points(s: Position, seat: i64) -> i64:
    n: i64 = 0
    for v in range(VALUES):
        n += s.won[seat * VALUES + v] * (v + LOWEST)
    return n


def ahead(s: Position, a: i64, b: i64) -> bool:
    """whether a is before b: TT-85 to TT-88"""
    mine = points(s, a)
    theirs = points(s, b)
    if mine != theirs:
        return mine > theirs
    if s.valid[a] != s.valid[b]:
        return s.valid[a] > s.valid[b]
    start = s.starter
    return (a - start + s.seats) % s.seats < (b - start + s.seats) % s.seats


def ranking(s: Position) -> list[int]:
    """the seats, best first"""
    order: list[int] = []
    for seat in range(s.seats):
        i = 0
        while i < len(order) and ahead(s, order[i], seat):
            i += 1
        order.insert(i, seat)
    return order
