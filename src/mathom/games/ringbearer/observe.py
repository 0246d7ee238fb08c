"""The game as numbers, for programs that learn: what a seat knows, and what an action is about."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.lore import DRAWN, Lore, hidden
from mathom.games.ringbearer.payments import many, step_cards, step_field, step_tile, verb_of
from mathom.games.ringbearer.position import Position, sum_of
from mathom.games.ringbearer.terms import (
    COLOURS,
    DARKS,
    ENDINGS,
    FIELDS,
    GO,
    HELPERS,
    KINDS,
    LAST_HIDDEN,
    LAYABLE,
    LEAP,
    NOTHING,
    PHASES,
    PLACES,
    START,
)
from mathom.kernel.slate import Slate
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind

HELPER_KINDS: Final = KINDS - HELPERS
FIRST: Final = LAST_HIDDEN + 1  # the first tile that is turned up
LAND: Final = PLACES - FIRST


def tell_seen(s: Position, seat: i64, by: Slate) -> None:
    seats = s.seats
    me: i64 = seat if seat >= 0 else 0
    by.part("phase", len(PHASES))
    by.spot(s.phase, 1, len(PHASES))
    by.part("turn", 6)
    by.num(s.left)
    by.num(s.owed)
    by.num(s.turned)
    by.num(s.turns)
    by.num(s.idle)
    by.num(s.busy)
    by.part("dark card played", DARKS)
    by.spot(s.playing, 1, DARKS)
    by.part("decides", seats)
    by.spot(after(s, s.seat, me), 1, seats)
    by.part("bearer", seats)
    by.spot(after(s, s.ring, me), 1, seats)
    by.part("servant", seats)
    by.spot(after(s, s.servant, me), 1, seats)
    tell_land(s, by)
    by.part("piles", 3)
    by.num(len(s.stack.cards))
    by.num(len(s.pile.cards))
    by.num(len(s.dark_pile.cards))
    by.part("discard", KINDS)
    by.nums(s.discard, 0, KINDS)
    by.part("helpers", HELPER_KINDS)
    by.nums(s.helpers, HELPERS, HELPER_KINDS)
    by.part("dark discard", DARKS)
    by.nums(s.dark_discard, 0, DARKS)
    by.part("before the bearer", 1 + DARKS)
    by.num(s.sauron)
    by.nums(s.before, 0, DARKS)
    by.part("paid", 1 + DARKS)
    by.nums(s.paid, 0, 1 + DARKS)
    by.part("dark hand", DARKS)
    if seat >= 0 and seat == s.servant:
        by.nums(s.dark_hand, 0, DARKS)
    else:
        by.none(DARKS)
    by.part("dark cards in hand", 1)
    by.num(sum_of(s.dark_hand, 0, DARKS))
    by.part("hand", KINDS)
    if seat >= 0:
        by.nums(s.hand, seat * KINDS, KINDS)
    else:
        by.none(KINDS)
    for i in range(seats):
        tell_hand(s, (me + i) % seats, seat, by)
    by.part("ending", len(ENDINGS))
    by.spot(s.ending, 1, len(ENDINGS))
    if by.whole:
        remember(s, seat, by)


def after(s: Position, other: i64, me: i64) -> i64:
    """how many seats another sits after this one; a spectator sees from the first"""
    return (other - me + s.seats) % s.seats if other >= 0 else NOTHING


def tell_land(s: Position, by: Slate) -> None:
    e = s.edition
    by.part("figures", 4)
    by.num(s.tile)
    by.num(s.riders)
    by.num(s.gandalf)
    by.num(s.laid)
    by.part("field", START + 1)
    by.spot(s.field, 1, START + 1)
    by.part("known next tile", 1)
    top: i64 = s.stack.cards[len(s.stack.cards) - 1] if len(s.stack.cards) else 0
    by.num((top >> 8) + 1 if top & 0xFF else 0)
    by.part("tiles", LAND)  # from the fifth on
    by.nums(s.tiles, FIRST, LAND)
    by.part("colours of fields", LAND * FIELDS)
    for number in range(FIRST, PLACES):
        if s.tiles[number] >= 0:
            by.nums(e.colour, s.tiles[number] * FIELDS, FIELDS)
        else:
            by.none(FIELDS)
    by.part("what fields ask for", LAND * FIELDS)
    for number in range(FIRST, PLACES):
        if s.tiles[number] >= 0:
            by.nums(e.special, s.tiles[number] * FIELDS, FIELDS)
        else:
            by.none(FIELDS)
    by.part("cards at tiles", LAND * LAYABLE)
    by.nums(s.at, FIRST * LAYABLE, LAND * LAYABLE)
    by.part("surcharges", LAND * COLOURS)
    by.nums(s.tolls, FIRST * COLOURS, LAND * COLOURS)


def tell_hand(s: Position, other: i64, seat: i64, by: Slate) -> None:
    """RB-105: the reversed cards of a player are seen by the others"""
    by.part("cards in hand", 1)
    by.num(s.size[other])
    by.part("reversed cards in hand", 1)
    by.num(sum_of(s.back, other * KINDS, KINDS))
    by.part("seen reversed", KINDS)
    if seat >= 0 and seat != other:
        by.nums(s.back, other * KINDS, KINDS)
    else:
        by.none(KINDS)


def remember(s: Position, seat: i64, by: Slate) -> None:
    """what else a seat can tell, because it was there: start marks, and what all can tell of the cards"""
    by.num(seat)
    by.num(s.turn)
    by.num(s.last)
    by.num(s.back_catches)
    by.num(s.marks_stay)
    for n in s.marked_at:
        by.num(n)
    for n in s.marked_discard:
        by.num(n)
    tell_lore(s.lore, seat, by)
    tell_lore(s.dark_lore, seat, by)


def tell_lore(lore: Lore, seat: i64, by: Slate) -> None:
    """all that was said, but for the faces of cards that this seat does not see"""
    by.num(len(lore.said))
    for entry in lore.said:
        unknown = act_kind(entry) == DRAWN and hidden(act_a(entry), seat)
        by.num(act(DRAWN, act_a(entry), act_b(entry)) if unknown else entry)
    for n in lore.shuffles:
        by.num(n)


def tell_features(s: Position, action: i64, by: Slate) -> None:
    """kind and operands; of a step the tile, the field, how many cards are paid, and which the first three are"""
    verb = verb_of(action)
    by.num(verb)
    if verb in (GO, LEAP):
        cards = step_cards(action, verb)
        by.num(step_tile(action, s.tile))
        by.num(step_field(action))
        by.num(many(cards))
        by.num(cards & 31)
        by.num(cards >> 5 & 31)
        by.num(cards >> 10 & 31)
    else:
        by.num(act_a(action))
        by.num(act_b(action))
        by.num(act_c(action))
