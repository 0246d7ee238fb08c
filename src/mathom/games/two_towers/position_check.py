"""Refuses a position, saved or written by hand, that the rules could not go on with."""
# compiled by mypyc

from __future__ import annotations

from mathom.games.two_towers.position import Position, cards_of, tiles_at
from mathom.games.two_towers.terms import (
    COLOURS,
    ENDED,
    KINDS,
    LOWEST,
    NOTHING,
    PLACES,
    TILES,
    TRAVEL,
    VALUES,
)
from mathom.kernel.errors import BadPosition
from mathom.kernel.state import OVER, Buffer


def check(s: Position) -> None:
    check_turn(s)
    check_tiles(s)
    for i in range(s.seats * COLOURS):
        if (s.row_trait[i] == NOTHING) != (s.row_size[i] == 0) or s.row_size[i] < 0 or not 0 <= s.row_gandalf[i] <= 1:
            raise BadPosition("rows: a row has at least one character card and at most one Gandalf")
    for i in range(s.seats * KINDS):
        if s.shown[i] > s.hand[i]:
            raise BadPosition(f"shown {i // KINDS}: {s.edition.cards[i % KINDS]} is not in that hand")
    if s.lore is not None:
        s.lore.check(s.hidden(), s.seats, s.pile.cards)
    if len(s.pile.tops):
        raise BadPosition("pile tops: nothing is known of the order of the pile")
    if len(s.pile.cards) == 0 and s.discard_size:
        raise BadPosition("pile: it cannot be empty while cards are in the discard (TT-37)")
    for k in range(KINDS):
        if cards_of(s, k) > s.edition.copies[k]:
            raise BadPosition(f"there are only {s.edition.copies[k]} of {s.edition.cards[k]}")
    if s.seat != OVER and s.fill(Buffer(64)) == 0:
        raise BadPosition(f"seat {s.seat} could do nothing")


def check_turn(s: Position) -> None:
    if not OVER <= s.seat < s.seats or (s.seat == OVER) != (s.phase == ENDED):
        raise BadPosition(f"seat: it cannot be the turn of seat {s.seat}")
    if not 0 <= s.ring < s.seats or not 0 <= s.starter < s.seats:
        raise BadPosition("ring or starter: no such seat")
    if s.seat != OVER and (s.acted < 0 or (s.starter + s.acted) % s.seats != s.seat or s.acted >= s.seats):
        raise BadPosition(f"acted: seat {s.seat} is not next after {s.acted} players, seat {s.starter} being the first")
    if s.place == 0:
        raise BadPosition("place: the company has left it; name the place ahead")
    for fields in s.paths:
        if not 1 <= fields <= 9:
            raise BadPosition("paths: a path has 1 to 9 fields")
    if s.phase == TRAVEL and not 0 <= s.field < s.paths[s.place - 1]:
        raise BadPosition(f"field: the path has no field {s.field}")
    if s.laid != NOTHING and s.open[s.laid] == 0:
        raise BadPosition("laid: that card does not lie open")
    if not 1 <= s.owed <= (1 if s.laid == NOTHING else 2):
        raise BadPosition("owed: one card, or two for a card laid open")
    if not 0 <= s.last < KINDS or not 0 <= s.fresh < 1 << COLOURS or s.turn < 0:
        raise BadPosition("last, fresh or turn: no such card, colour or turn")


def check_tiles(s: Position) -> None:
    """as many at every place ahead as TT-6 and TT-7 say, the highest first where they are ranks"""
    for p in range(s.place, PLACES + 1):
        first = (p - 1) * TILES
        for i in range(TILES):
            value = s.tiles[first + i]
            wanted = s.phase != ENDED and i < tiles_at(s, p)
            if wanted != (value != 0) or (wanted and not LOWEST <= value < LOWEST + VALUES):
                raise BadPosition(f"tiles: {s.edition.places[p]} has {tiles_at(s, p)}, of 2 to 5")
            if s.seats > 2 and i and value > s.tiles[first + i - 1]:
                raise BadPosition(f"tiles: the highest of {s.edition.places[p]} comes first")
    for i in range(len(s.won)):
        if not 0 <= s.won[i] <= s.edition.tiles[i % VALUES]:
            raise BadPosition("won: not below 0, and no more of a value than there are")
    for n in s.valid:
        if n < 0:
            raise BadPosition("valid: not below 0")
