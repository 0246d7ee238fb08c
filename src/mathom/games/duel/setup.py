"""Setting the table: for a new game (DU-1 to DU-11), or from a saved position."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mathom.games.duel.board import presence
from mathom.games.duel.position_check import check
from mathom.games.duel.rules import Duel, begin_chapter, go_on
from mathom.games.duel.terms import (
    BIT,
    BY_CONQUEST,
    BY_REGIONS,
    EVERYWHERE,
    OPTIONAL,
    REGIONS,
    Edition,
)
from mathom.kernel.dice import Dice
from mathom.kernel.fields import Reader


def blank(edition: Edition) -> Duel:
    s = Duel()
    s.clear(edition)
    return s


def set_up(edition: Edition, reserve: i64, dice: Dice) -> Duel:
    """DU-1 to DU-12"""
    s = blank(edition)
    s.dice = dice
    s.reserve = reserve
    s.effects_are = OPTIONAL
    for seat in range(2):
        region = edition.start_region[seat]
        s.coins[seat] = edition.start_coins[seat]
        s.units[seat * REGIONS + region] = edition.start_units[seat]
        s.held[seat] = BIT[region]
        s.supply[seat] = edition.units - edition.start_units[seat]
    begin_chapter(s)
    return s


def from_json(edition: Edition, data: dict[str, Any], dice: Dice) -> Duel:
    s = blank(edition)
    s.dice = dice
    reader = Reader(data)
    s.fields(reader)
    reader.finish()
    s.index()
    check(s)
    if s.ending == BY_CONQUEST or s.ending == BY_REGIONS:  # once these two words were the other way round
        s.ending = BY_CONQUEST if presence(s, s.winner) == EVERYWHERE else BY_REGIONS
    if s.pending:
        go_on(s)  # to the first choice; a position saved by the program is at one
    return s
