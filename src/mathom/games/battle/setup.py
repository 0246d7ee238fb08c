"""Setting the table: for a new game (BA-1 to BA-8), or from a saved position."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mathom.games.battle.attacks import refill
from mathom.games.battle.position_check import check
from mathom.games.battle.rules import Battle, after_laying, after_moving
from mathom.games.battle.terms import (
    A_COMPANION,
    BIT,
    COMPANIONS,
    ENEMIES,
    LAID,
    MOVED,
    Edition,
)
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Reader
from mathom.kernel.state import Buffer
from mathom.kernel.vecs import vec


def blank(edition: Edition, seats: i64) -> Battle:
    s = Battle()
    s.clear(edition, seats)
    return s


def set_up(edition: Edition, seats: i64, begins: i64, timing: i64, dice: Dice) -> Battle:
    """BA-3 to BA-8"""
    s = blank(edition, seats)
    s.dice = dice
    s.timing = timing
    s.seat = begins
    s.active = begins
    s.enemy_pile.add_all(vec[i64]([1] * ENEMIES))
    refill(s)
    s.ring_pile.add_all(vec[i64]([1] * COMPANIONS))
    for seat in range(seats):
        for _ in range(edition.hand):
            s.hand[seat] |= BIT[s.ring_pile.draw(dice, A_COMPANION, BIT[seat])]
            s.held[seat] += 1
    copies = edition.copies[:]
    for k in range(COMPANIONS):
        copies[k] = 0
    copies[0] = s.ring_pile.size()
    s.ring_faces.add_all(copies)
    return s


def from_json(edition: Edition, data: dict[str, Any], dice: Dice) -> Battle:
    seats = data.get("seats", 2)
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 4:
        raise BadPosition(f"seats: {seats!r} is not a number from 2 to 4")
    s = blank(edition, seats)
    s.dice = dice
    reader = Reader({**data, "seats": seats})
    s.fields(reader)
    reader.finish()
    s.index()
    check(s)
    go_on(s)
    return s


def go_on(s: Battle) -> None:
    """what may be done follows from the rest; something must be"""
    if s.phase == LAID:
        after_laying(s)
        if s.phase != LAID:
            raise BadPosition("phase: nothing can follow what was laid, so the turn is over")
    if s.phase == MOVED:
        s.offers = after_moving(s)
    if s.seat >= 0 and s.fill(Buffer()) == 0:
        raise BadPosition(f"seat {s.seat} could do nothing")
