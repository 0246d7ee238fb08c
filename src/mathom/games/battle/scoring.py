"""What everybody has won, and who is ahead."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.position import Position
from mathom.games.battle.terms import BIT, lowest, size_of


class Scoring(Position):
    def points(self, seat: i64) -> i64:
        """BA-85"""
        e = self.edition
        sum: i64 = size_of(self.received[seat] & e.hobbits) * e.hobbit_points
        if self.received[seat] & BIT[e.gandalf]:
            sum += e.gandalf_points
        left = self.beaten[seat]
        while left:
            enemy = lowest(left)
            left &= left - 1
            sum += e.points[enemy]
        return sum

    def ahead(self, a: i64, b: i64) -> bool:
        """BA-85 to BA-87"""
        mine = self.points(a)
        theirs = self.points(b)
        if mine != theirs:
            return mine > theirs
        return size_of(self.beaten[a]) > size_of(self.beaten[b])

    def winning(self, seat: i64) -> bool:
        """BA-85 to BA-88"""
        better: i64 = 0
        for other in range(self.seats):
            if self.ahead(other, seat):
                better += 1
        return better == 0

    def ranking(self) -> list[int]:
        """the seats, best first"""
        order: list[int] = []
        for seat in range(self.seats):
            i = 0
            while i < len(order) and not self.ahead(seat, order[i]):
                i += 1
            order.insert(i, seat)
        return order

    def payoff(self, seat: i64) -> float:
        """1 for who wins alone, 0 when all win together, -1 for who does not win"""
        self.check_over(seat, self.seats)
        if not self.winning(seat):
            return -1.0
        winners: i64 = 0
        for other in range(self.seats):
            if self.winning(other):
                winners += 1
        return 1.0 - float(winners - 1) / float(self.seats - 1)
