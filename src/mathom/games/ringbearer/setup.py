"""Setting the table: for a new game (RB-1 to RB-11), or from a saved position."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mathom.games.ringbearer.position_check import check
from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.terms import (
    A_TILE,
    BIT,
    HAND,
    KINDS,
    LAST_HIDDEN,
    SAURON,
    Edition,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Reader
from mathom.kernel.vecs import append, vec


def blank(edition: Edition, seats: i64) -> Ringbearer:
    s = Ringbearer()
    s.clear(edition, seats)
    return s


def set_up(edition: Edition, seats: i64, bearer: i64, difficulty: i64, back_catches: i64, dice: Dice) -> Ringbearer:
    s = blank(edition, seats)
    s.dice = dice
    s.back_catches = back_catches
    s.marks_stay = 1
    s.ring = bearer
    s.seat = bearer
    lay_land(s)
    s.dark_pile.add_all(edition.dark_copies)
    s.dark_lore.shuffled(edition.dark_copies)
    s.pile.add_all(edition.others)
    s.pile.add(SAURON, 0, edition.saurons[difficulty])
    put_start_cards_on_top(s)
    s.begin_lore()
    for seat in range(seats):
        for i in range(HAND):
            deal(s, seat, i == HAND - 1)
    s.index()
    return s


def lay_land(s: Ringbearer) -> None:
    """RB-3, RB-4: region by region, D lowest; all of region A is laid out, the fifth tile open"""
    regions = s.edition.regions
    for tile in range(len(regions)):
        if regions[tile] == 3:
            s.stack.add(tile)
    for region in range(2, -1, -1):
        bag = vec[i64]()
        for tile in range(len(regions)):
            if regions[tile] == region:
                bag = append(bag, tile << 8)
        for card in bag:
            s.stack.cards = append(s.stack.cards, card)
        if len(bag):
            s.stack.tops = append(s.stack.tops, len(bag))
    s.tiles[LAST_HIDDEN + 1] = s.stack.draw(s.dice, A_TILE, EVERYONE)
    for _ in range(LAST_HIDDEN):  # nobody ever sees these
        s.stack.drop(len(s.stack.cards) - 1)


def put_start_cards_on_top(s: Ringbearer) -> None:
    """RB-8"""
    n: i64 = 0
    for k in range(KINDS):
        for _ in range(s.edition.start[k]):
            s.pile.cards = append(s.pile.cards, k << 8)
            n += 1
    s.pile.tops = append(s.pile.tops, n)


def deal(s: Ringbearer, seat: i64, turned: bool) -> None:
    """RB-9: all but one of the cards face their owner"""
    knowers = BIT[s.seats] - 1 - BIT[seat] if turned else BIT[seat]
    s.into_hand(seat, 1 if turned else 0, s.draw_from_pile(knowers), 0)


def from_json(edition: Edition, data: dict[str, Any], dice: Dice) -> Ringbearer:
    seats = data.get("seats")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 3 <= seats <= 4:
        raise BadPosition(f"seats: {seats!r} is not 3 or 4")
    s = blank(edition, seats)
    s.dice = dice
    reader = Reader(data)
    s.fields(reader)
    reader.finish()
    s.index()
    if len(s.lore.shuffles) == 0:
        s.begin_lore()
    if len(s.dark_lore.shuffles) == 0:
        s.begin_dark_lore()
    check(s)
    return s
