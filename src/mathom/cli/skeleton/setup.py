"""Setting the table: for a new game (SK-1, SK-2), or from a saved position."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mathom.cli.skeleton.rules import Skeleton
from mathom.cli.skeleton.terms import A_CARD, SEATS, Edition
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Reader
from mathom.kernel.state import OVER


def blank(edition: Edition, seats: i64, dice: Dice) -> Skeleton:
    s = Skeleton()
    s.clear(edition, seats)
    s.dice = dice
    return s


def set_up(edition: Edition, seats: i64, dice: Dice) -> Skeleton:
    s = blank(edition, seats, dice)
    for k in range(s.kinds):
        s.pile.add(k, 0, edition.copies[k])
    for seat in range(seats):
        for _ in range(edition.hand):
            s.hand[seat * s.kinds + s.pile.draw(s.dice, A_CARD, 1 << seat)] += 1
    return s


def from_json(edition: Edition, data: dict[str, Any], dice: Dice) -> Skeleton:
    seats = data.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= SEATS:
        raise BadPosition(f"seats: {seats!r} is not a number from 2 to {SEATS}")
    s = blank(edition, seats, dice)
    reader = Reader(data)
    s.fields(reader)
    reader.finish()
    check(s)
    return s


def check(s: Skeleton) -> None:
    """refuses a position that the rules could not go on with"""
    everybody: i64 = (1 << s.seats) - 1
    if not OVER <= s.seat < s.seats or (s.seat == OVER) != (s.stopped == everybody):
        raise BadPosition(f"seat: it cannot be the turn of seat {s.seat}")
    if s.turn < 0:
        raise BadPosition("turn: it cannot be below 0")
    if not 0 <= s.stopped <= everybody or (s.seat != OVER and s.stopped >> s.seat & 1):
        raise BadPosition("stopped: who has stopped has no turn")
    if len(s.pile.tops) or any(card & 0xFF for card in s.pile.cards):
        raise BadPosition("pile: nobody knows anything of it")
    for k in range(s.kinds):
        n: i64 = sum(1 for card in s.pile.cards if card >> 8 == k)
        for seat in range(s.seats):
            n += s.hand[seat * s.kinds + k] + s.laid[seat * s.kinds + k]
        if n > s.edition.copies[k]:
            raise BadPosition(f"there are only {s.edition.copies[k]} of {s.edition.cards[k]}")
