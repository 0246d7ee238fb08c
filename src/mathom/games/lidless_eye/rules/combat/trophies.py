"""Advanced rules, combat: what trophies give their bearer, LE-A-82."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.fallen import is_trophy
from mathom.games.lidless_eye.terms import DIRECT, PROWESS
from mathom.kernel.vecs import append, vec

HIGHEST_PROWESS: Final = 9


def trophies(s: Eye, bearer: i64) -> vec[i64]:
    out = vec[i64]()
    for c in s.table:
        if s.host[c] == bearer and is_trophy(s, c):
            out = append(out, c)
    return out


def trophy_points(s: Eye, bearer: i64) -> i64:
    """marshalling points printed on all his trophies, with or without "*" """
    points: i64 = 0
    for c in trophies(s, bearer):
        points += KINDS[s.kind[c]].points
    return points


def trophy_change(s: Eye, c: i64, what: i64, subject: i64, value: i64) -> i64:
    """what the trophies of a character change together: counted once, with the first of them"""
    if s.host[c] != subject or not is_trophy(s, c) or trophies(s, subject)[0] != c:
        return value
    points = trophy_points(s, subject)
    if what == DIRECT:
        return value + (2 if points >= 3 else 1 if points >= 1 else 0)
    if what == PROWESS:
        raised = value + (2 if points >= 4 else 1 if points >= 2 else 0)
        return raised if raised <= HIGHEST_PROWESS else value if value > HIGHEST_PROWESS else HIGHEST_PROWESS
    return value
