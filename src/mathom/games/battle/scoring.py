"""What everybody has won, and who is ahead."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.position import Position
from mathom.games.battle.terms import BIT, lowest, size_of


def points(s: Position, seat: i64) -> i64:
    """BA-85"""
    e = s.edition
    sum: i64 = size_of(s.received[seat] & e.hobbits) * e.hobbit_points
    if s.received[seat] & BIT[e.gandalf]:
        sum += e.gandalf_points
    left = s.beaten[seat]
    while left:
        enemy = lowest(left)
        left &= left - 1
        sum += e.points[enemy]
    return sum


def ahead(s: Position, a: i64, b: i64) -> bool:
    """BA-85 to BA-87"""
    mine = points(s, a)
    theirs = points(s, b)
    if mine != theirs:
        return mine > theirs
    return size_of(s.beaten[a]) > size_of(s.beaten[b])


def winning(s: Position, seat: i64) -> bool:
    """BA-85 to BA-88"""
    better: i64 = 0
    for other in range(s.seats):
        if ahead(s, other, seat):
            better += 1
    return better == 0


def ranking(s: Position) -> list[int]:
    """the seats, best first"""
    order: list[int] = []
    for seat in range(s.seats):
        i = 0
        while i < len(order) and not ahead(s, seat, order[i]):
            i += 1
        order.insert(i, seat)
    return order
