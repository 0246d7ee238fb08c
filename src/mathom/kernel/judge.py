"""What a search believes about a game. This one believes nothing; a game may bring its own."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from mathom.kernel.dice import Dice
from mathom.kernel.state import OVER, Buffer, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    horizon: i64 = 0  # actions a search plays on beyond its tree before it asks for the worth; 0: to the end

    def worth(self, s: State, seat: i64) -> float:
        """-1 to 1: how good a position is for a seat, where a search stops"""
        return s.payoff(seat) if s.seat == OVER else 0.0

    def guess(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        """a plausible one of the n actions in the buffer: how a search plays on beyond its tree. It may look only at
        what the seat at turn knows."""
        return into.data[dice.below(n)]
