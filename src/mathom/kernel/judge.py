"""What a search believes about a game. This one believes nothing; a game may bring its own."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from mathom.kernel.dice import Dice
from mathom.kernel.state import OVER, Buffer, State
from mathom.kernel.words import Msg, msg


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says how good a position is, what one would probably do, and what is worth a thought."""

    horizon: i64 = 0  # how many actions a search plays on beyond its tree; 0: to the end
    turns: i64 = 0  # above 0: a search weighs what the judge narrows down to, best first, playing on so many turns
    explore: float = 0.6  # how much it tries what looked worse so far; less where worths lie close together

    def worth(self, s: State, seat: i64) -> float:
        """-1 to 1: how good a position is for a seat, where a search stops; before the end from -0.95 to 0.95, so that
        a win is better than the best promise"""
        return s.payoff(seat) if s.seat == OVER else 0.0

    def guess(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        """a plausible one of the n actions in the buffer: how a search plays on beyond its tree. It may look only at
        what the seat at turn knows."""
        return into.data[dice.below(n)]

    def sketch(self, s: State, into: Buffer, n: i64, dice: Dice) -> i64:
        """the same where thousands of games are played on by weighing: rough where it makes little difference"""
        return self.guess(s, into, n, dice)

    def narrow(self, s: State, into: Buffer, n: i64) -> i64:
        """how many of the n actions in the buffer a search looks into: those are moved to its front. 0, only where
        it weighs: a guess will do. It may look only at what the seat at turn knows."""
        return n

    def reason(self, s: State, action: i64) -> Msg:
        """for a hint: why an action is best where `narrow` leaves nothing to think about"""
        return msg("at a glance nothing else comes near it")
