"""Refuses a position, saved or written by hand, that the rules could not go on with."""
# compiled by mypyc

from __future__ import annotations

from mathom.games.duel.position import Position
from mathom.games.duel.terms import (
    BIT,
    FACE_DOWN,
    NOTHING,
    PEOPLES,
    SLOTS,
    STACKED,
)
from mathom.kernel.errors import BadPosition
from mathom.kernel.state import OVER


def check(s: Position) -> None:
    e = s.edition
    if not 0 <= s.extra <= 1 or not 0 <= s.again <= 1 or s.turn < 0:
        raise BadPosition("extra, again or turn: extra and again are 0 or 1, turn is not below 0")
    if len(s.coins) != 2 or len(s.steps) != 2:
        raise BadPosition("coins and steps: one number for each seat")
    if not OVER <= s.seat <= 1 or not NOTHING <= s.winner <= 2:
        raise BadPosition("seat or winner: no such seat")
    if (s.seat == OVER) != (s.winner != NOTHING) or (s.winner == NOTHING) != (s.ending == NOTHING):
        raise BadPosition("seat, winner, ending: a game that is over has a winner and an ending, and is nobody's turn")
    for seat in range(2):
        if s.coins[seat] < 0 or not 0 <= s.steps[seat] <= e.steps:
            raise BadPosition(f"coins or steps: not possible for seat {seat}")
        if s.supply[seat] < 0:
            raise BadPosition(f"units {seat}: there are only {e.units}")
    if s.reserve == 0 and s.coins[0] + s.coins[1] > e.coins:
        raise BadPosition(f"coins: there are only {e.coins} (DU-90)")
    if s.built[0] & s.built[1]:
        raise BadPosition("fortresses: a region has room for one (DU-80)")
    if s.held[0] & s.held[1]:
        raise BadPosition("units: those of both sides never stay in one region (DU-84)")
    check_cards(s)
    if s.seat != OVER and s.pending == 0 and s.lying == 0:
        raise BadPosition("slot 0 to slot 19: no card lies there, and a chapter goes on until the last is taken")


def check_cards(s: Position) -> None:
    e = s.edition
    for slot in range(SLOTS):
        card = s.layout[slot]
        if card == FACE_DOWN:
            if s.available & BIT[slot] and s.pending == 0 and s.seat != OVER:
                raise BadPosition(f"slot {slot}: a card that nothing lies on is turned up (DU-22)")
            continue
        for other in range(slot):
            if card != NOTHING and s.layout[other] == card:
                raise BadPosition(f"slot {slot}: {e.cards[card]} lies in two slots")
    for people in range(PEOPLES):
        token = s.top[people]
        if token != NOTHING and (token // 3 != people or s.token_at[token] != STACKED):
            raise BadPosition(f"top {e.peoples[people]}: {e.tokens[token]} is not in that stack")
    if s.hidden > len(s.unseen.cards):
        raise BadPosition("slot 0 to slot 19: more cards lie face down than are left of the chapter")
    if s.hidden == 0 and len(s.aside.cards):
        raise BadPosition("aside: once all cards of a layout were seen, the left-over cards are known: discard (DU-89)")
