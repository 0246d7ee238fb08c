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


class Scoring(Position):
    def valid_cards(self, seat: i64, trait: i64) -> i64:
        """TT-58, TT-59: cards in rows of one trait, their Gandalf cards included"""
        n: i64 = 0
        for row in range(seat * COLOURS, seat * COLOURS + COLOURS):
            if self.row_trait[row] == trait:
                n += self.row_size[row] + self.row_gandalf[row]
        return n

    def valid_here(self, seat: i64) -> i64:
        """valid cards at the present place"""
        n: i64 = 0
        wanted = self.edition.wanted
        for row in range(seat * COLOURS, seat * COLOURS + COLOURS):
            trait = self.row_trait[row]
            if trait != NOTHING and wanted[self.place * TRAITS + trait]:
                n += self.row_size[row] + self.row_gandalf[row]
        return n

    def score_ranks(self) -> None:
        """three to five players: TT-57 to TT-74"""
        for seat in range(self.seats):
            self.valid[seat] = self.valid_here(seat)
        ranked: i64 = 0  # a bit for each seat that has its rank
        first = (self.place - 1) * TILES
        for i in range(first, first + self.seats - 1):
            best = self.best_unranked(ranked)
            if best == NOTHING:
                self.tell(UNWON_TILE, NOTHING, self.tiles[i], 0, self.place)
            else:
                self.win_tile(best, i, self.valid[best])
                if ranked == 0:
                    self.win_ring(best)
                ranked |= BIT[best]
            self.tiles[i] = 0
        if ranked == 0:
            self.tell(KEPT_RING, self.ring)
        for seat in range(self.seats):
            if ranked & BIT[seat]:
                lost: i64 = 0
                for t in range(TRAITS):
                    if self.edition.wanted[self.place * TRAITS + t]:
                        lost += self.lose_cards(seat, t)
                self.tell(LOST_CARDS, seat, lost)

    def best_unranked(self, ranked: i64) -> i64:
        """TT-61 to TT-63: most valid cards, at least one; of equals the one whose laying turn came earlier"""
        best: i64 = NOTHING
        most: i64 = 0
        seat = self.starter
        for _ in range(self.seats):
            if not ranked & BIT[seat] and self.valid[seat] > most:
                best = seat
                most = self.valid[seat]
            seat += 1
            if seat == self.seats:
                seat = 0
        return best

    def score_symbols(self) -> None:
        """two players: TT-75 to TT-83, TT-91"""
        self.valid[0] = self.valid_here(0)
        self.valid[1] = self.valid_here(1)
        start = self.starter
        other = 1 - start
        winners = vec[i64]([NOTHING] * TRAITS)
        winner: i64 = NOTHING
        tiles: i64 = 0  # a bit for each seat that won one
        for i in range(TRAITS):
            trait = self.edition.symbols[self.place * TRAITS + i]
            if trait != NOTHING:
                tile = (self.place - 1) * TILES + i
                mine = self.valid_cards(start, trait)
                theirs = self.valid_cards(other, trait)
                self.tell(SCORED_TRAIT, NOTHING, trait, 0, self.place)
                if mine == 0 and theirs == 0:
                    winner = NOTHING
                    self.tell(UNWON_TILE, NOTHING, self.tiles[tile], 0, self.place)
                else:
                    winner = start if mine >= theirs else other
                    tiles |= BIT[winner]
                    self.win_tile(winner, tile, mine if mine >= theirs else theirs)
                self.tiles[tile] = 0
                winners[trait] = winner
        if winner == NOTHING:
            self.tell(KEPT_RING, self.ring)
        else:
            self.win_ring(winner)
        for seat in range(2):
            lost: i64 = 0
            for t in range(TRAITS):
                if self.lost_rows == SCORED:  # TT-91
                    loses = tiles & BIT[seat] != 0 and self.edition.wanted[self.place * TRAITS + t] != 0
                else:
                    loses = winners[t] == seat
                if loses:
                    lost += self.lose_cards(seat, t)
            if lost:
                self.tell(LOST_CARDS, seat, lost)

    def win_tile(self, seat: i64, tile: i64, valid: i64) -> None:
        value = self.tiles[tile]
        self.won[seat * VALUES + value - LOWEST] += 1
        self.tell(WON_TILE, seat, value, valid, self.place)

    def win_ring(self, seat: i64) -> None:
        self.tell(KEPT_RING if self.ring == seat else WON_RING, seat)
        self.ring = seat

    def lose_cards(self, seat: i64, trait: i64) -> i64:
        """TT-69 to TT-74: one character card from each row of a trait, and a Gandalf left alone; how many"""
        lost: i64 = 0
        for colour in range(COLOURS):
            row = seat * COLOURS + colour
            if self.row_trait[row] == trait:
                self.row_size[row] -= 1
                self.throw_away(colour * TRAITS + trait, 1)
                lost += 1
                if self.row_size[row] == 0:
                    self.throw_away(GANDALF, self.row_gandalf[row])
                    lost += self.row_gandalf[row]
                    self.row_gandalf[row] = 0
                    self.row_trait[row] = NOTHING
        return lost

    # -- the end

    def points(self, seat: i64) -> i64:
        n: i64 = 0
        for v in range(VALUES):
            n += self.won[seat * VALUES + v] * (v + LOWEST)
        return n

    def ahead(self, a: i64, b: i64) -> bool:
        """whether a is before b: TT-85 to TT-88"""
        mine = self.points(a)
        theirs = self.points(b)
        if mine != theirs:
            return mine > theirs
        if self.valid[a] != self.valid[b]:
            return self.valid[a] > self.valid[b]
        start = self.starter
        return (a - start + self.seats) % self.seats < (b - start + self.seats) % self.seats

    def ranking(self) -> list[int]:
        """the seats, best first"""
        order: list[int] = []
        for seat in range(self.seats):
            i = 0
            while i < len(order) and self.ahead(order[i], seat):
                i += 1
            order.insert(i, seat)
        return order

    def payoff(self, seat: i64) -> float:
        self.check_over(seat, self.seats)
        for other in range(self.seats):
            if other != seat and self.ahead(other, seat):
                return -1.0
        return 1.0
