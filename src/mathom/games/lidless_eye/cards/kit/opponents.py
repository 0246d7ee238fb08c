"""Cards that say "opponent" outside hazard matters: with more than two players its player names one (LE-O-16). He is an
operand of the action; with two there is nobody to choose."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.position.eye import Eye
from mathom.kernel.vecs import append, vec


def opponents_with_cards(s: Eye, seat: i64) -> vec[i64]:
    """operands for those opponents of a player who have a card in hand"""
    out = vec[i64]()
    for p in s.order:
        if p != seat and s.hand[p].size():
            out = append(out, p if s.n > 2 else 0)
    return out


def opponent(s: Eye, seat: i64, operand: i64) -> i64:
    """the seat of the opponent so named"""
    return operand if s.n > 2 else s.left_of(seat)
