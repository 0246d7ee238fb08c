"""Middle-earth, the quest and the coins: what single effects do (DU-51 to DU-58, DU-80 to DU-88)."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.prices import Prices
from mathom.games.duel.terms import (
    ADVANCE,
    ADVANCED,
    BIT,
    BUILT,
    BY_CONQUEST,
    BY_RING,
    COUNT,
    EVERYWHERE,
    FOUGHT,
    LIMITED,
    LOST,
    MOVED,
    PLACED,
    RAZED,
    REGIONS,
    REMOVED,
    WON,
)
from mathom.kernel.state import OVER, act


class Board(Prices):
    def win(self, winner: i64, ending: i64) -> None:
        """the game is over at once: nothing more is carried out (DU-3)"""
        self.winner = winner
        self.ending = ending
        self.pending = 0
        self.seat = OVER
        self.tell(WON, winner, ending)

    # -- coins

    def gain(self, seat: i64, coins: i64) -> i64:
        """DU-90: a player takes what the reserve still has; how many"""
        if self.reserve == LIMITED:
            left = self.edition.coins - self.coins[0] - self.coins[1]
            if coins > left:
                coins = left
        self.coins[seat] += coins
        return coins

    def lose(self, seat: i64, coins: i64) -> None:
        """DU-51"""
        if coins > self.coins[seat]:
            coins = self.coins[seat]
        self.coins[seat] -= coins
        self.tell(LOST, seat, coins)

    # -- quest

    def advance(self, seat: i64, steps: i64) -> None:
        """DU-52 to DU-58: step by step; a bonus comes before the next step"""
        while steps:
            steps -= 1
            self.steps[seat] += 1
            at = self.steps[seat]
            self.tell(ADVANCED, seat, at)
            if at == self.edition.steps:
                self.win(seat, BY_RING)
                return
            bonus = self.edition.bonus[at]
            if bonus:
                if steps:
                    self.push(act(ADVANCE, steps))
                self.push(bonus)
                return

    # -- Middle-earth

    def presence(self, seat: i64) -> i64:
        """the set of regions with a fortress or a unit of his"""
        return self.held[seat] | self.built[seat]

    def count_regions(self, seat: i64) -> None:
        """DU-87"""
        if self.presence(seat) == EVERYWHERE:
            self.win(seat, BY_CONQUEST)

    def place(self, seat: i64, units: i64, region: i64) -> None:
        """DU-84, DU-86"""
        if units > self.supply[seat]:
            units = self.supply[seat]
        if units:
            self.supply[seat] -= units
            self.tell(PLACED, seat, units, region)
            self.arrive(seat, units, region)

    def march(self, seat: i64, start: i64, to: i64) -> None:
        """DU-82"""
        self.leave(seat, 1, start)
        self.tell(MOVED, seat, start, to)
        self.arrive(seat, 1, to)

    def arrive(self, seat: i64, units: i64, region: i64) -> None:
        """with the conflict that follows: DU-83"""
        mine = seat * REGIONS + region
        self.units[mine] += units
        self.held[seat] |= BIT[region]
        against = self.units[(1 - seat) * REGIONS + region]
        if against:
            losses = self.units[mine]
            if against < losses:
                losses = against
            for side in range(2):
                self.leave(side, losses, region)
                self.supply[side] += losses
            self.tell(FOUGHT, seat, losses, region)
        self.count_regions(seat)

    def leave(self, seat: i64, units: i64, region: i64) -> None:
        i = seat * REGIONS + region
        self.units[i] -= units
        if self.units[i] == 0:
            self.held[seat] &= ~BIT[region]

    def remove(self, seat: i64, region: i64) -> None:
        """one unit of a seat goes back to its supply"""
        self.leave(seat, 1, region)
        self.supply[seat] += 1
        self.tell(REMOVED, seat, 1, region)

    def build(self, seat: i64, region: i64) -> None:
        self.built[seat] |= BIT[region]
        self.tell(BUILT, seat, 0, region)
        self.count_regions(seat)

    def raze(self, seat: i64, region: i64) -> None:
        """DU-80: the fortress of a seat"""
        self.built[seat] &= ~BIT[region]
        self.tell(RAZED, seat, 0, region)

    def regions_of(self, seat: i64) -> i64:
        """DU-88: in how many he is present"""
        return COUNT[self.presence(seat)]
