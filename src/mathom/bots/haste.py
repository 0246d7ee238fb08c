"""Of equal chances the sooner win, and the later loss: without it all moves look alike to who has won."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HASTE: Final = 0.04  # what an end in the far future lacks; a win is still worth more than any promise of one
TURNS: Final = 4.0  # after so many it is half of that


def hasty(worth: float, turns: i64) -> float:
    """what an end is worth that comes after so many turns"""
    late = float(turns)
    return worth * (1.0 - HASTE * late / (late + TURNS))
