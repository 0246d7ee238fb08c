"""Setting the table: for a new game (TT-1 to TT-15), or from a saved position."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mathom.games.two_towers.position import tiles_at, zeros
from mathom.games.two_towers.position_check import check
from mathom.games.two_towers.rules import TwoTowers, set_out
from mathom.games.two_towers.terms import (
    A_CARD,
    A_PATH,
    A_TILE,
    BIT,
    KINDS,
    LOWEST,
    PLACES,
    TILES,
    VALUES,
    Edition,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Reader
from mathom.kernel.pile import Pile
from mathom.kernel.vecs import vec


def blank(edition: Edition, seats: i64) -> TwoTowers:
    s = TwoTowers()
    s.clear(edition, seats)
    return s


def set_up(edition: Edition, seats: i64, youngest: i64, lost_rows: i64, memory: i64, dice: Dice) -> TwoTowers:
    """TT-1 to TT-15"""
    s = blank(edition, seats)
    s.dice = dice
    s.lost_rows = lost_rows
    s.memory = memory
    lay_paths(s)
    lay_tiles(s)
    s.pile.add_all(edition.copies)
    for seat in range(seats):
        for _ in range(edition.hand):
            s.hand[seat * KINDS + s.pile.draw(dice, A_CARD, BIT[seat])] += 1
    for _ in range(edition.open_cards):
        s.open[s.pile.draw(dice, A_CARD, EVERYONE)] += 1
    s.index()
    s.ring = youngest
    set_out(s)
    return s


def lay_paths(s: TwoTowers) -> None:
    paths = Pile()
    for fields in s.edition.paths:
        paths.add(fields)
    for i in range(PLACES):
        s.paths[i] = paths.draw(s.dice, A_PATH, EVERYONE)


def lay_tiles(s: TwoTowers) -> None:
    """TT-6 to TT-10: one 5 is kept for Minas Tirith and mixed with the other tiles there"""
    five: i64 = VALUES - 1 + LOWEST
    copies = zeros(five + 1)
    for v in range(VALUES):
        copies[v + LOWEST] = s.edition.tiles[v]
    copies[five] -= 1
    tiles = Pile()
    tiles.add_all(copies)
    for p in range(1, PLACES + 1):
        first = (p - 1) * TILES
        end = first + tiles_at(s, p)
        for i in range(first, end):
            kept = p == PLACES and i == first
            s.tiles[i] = five if kept else tiles.draw(s.dice, A_TILE, EVERYONE)
        if s.seats > 2:
            highest_first(s.tiles, first, end)
        elif p == PLACES:
            mix(s, first, end)


def mix(s: TwoTowers, first: i64, end: i64) -> None:
    here = Pile()
    for i in range(first, end):
        here.add(s.tiles[i])
    for i in range(first, end):
        s.tiles[i] = here.draw(s.dice, A_TILE, EVERYONE)


def highest_first(tiles: vec[i64], first: i64, end: i64) -> None:
    for i in range(first + 1, end):
        value = tiles[i]
        j = i
        while j > first and tiles[j - 1] < value:
            tiles[j] = tiles[j - 1]
            j -= 1
        tiles[j] = value


def from_json(edition: Edition, data: dict[str, Any], dice: Dice) -> TwoTowers:
    seats = data.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 5:
        raise BadPosition(f"seats: {seats!r} is not a number from 2 to 5")
    s = blank(edition, seats)
    s.dice = dice
    reader = Reader(data)
    s.fields(reader)
    reader.finish()
    s.index()
    check(s)
    return s
