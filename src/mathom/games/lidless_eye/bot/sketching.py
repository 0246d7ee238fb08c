"""Decisions about the hand, made without a plan, where a search plays a turn on.

Planning what the hand may still bring takes nearly all the time of a turn, and what is thrown away in it shows only in
turns that no search sees: everything is drawn, what is liked least goes, and nothing is thrown away before it must."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.lidless_eye.bot.hand import liking
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import DROP, PASS, YES
from mathom.kernel.state import Buffer, act_a, act_kind


def sketched(s: Eye, into: Buffer, n: i64) -> i64:
    """what is drawn or thrown away, one of the n actions in the buffer; -1: something else is asked"""
    asked = s.stack[len(s.stack) - 1].name()
    if asked == "Draw":
        return among(into, n, YES)
    if asked == "Refill":
        return least_liked(s, into, n)
    return among(into, n, PASS) if asked == "Turn" and among(into, n, DROP) >= 0 else -1


def among(into: Buffer, n: i64, verb: i64) -> i64:
    """the first of the n actions of a kind; -1 for none"""
    for i in range(n):
        if act_kind(into.data[i]) == verb:
            return into.data[i]
    return -1


def least_liked(s: Eye, into: Buffer, n: i64) -> i64:
    best: i64 = -1
    least = 0.0
    for i in range(n):
        if act_kind(into.data[i]) == DROP:
            value = liking(s, act_a(into.data[i]), s.seat)
            if best < 0 or value < least:
                best = into.data[i]
                least = value
    return best
