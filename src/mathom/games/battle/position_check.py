"""Refuses a position, saved or written by hand, that the rules could not go on with."""
# compiled by mypyc

from __future__ import annotations

from mathom.games.battle.position import Position, enemies_of, ring_cards_of
from mathom.games.battle.terms import (
    BIT,
    COMPANIONS,
    ENDED,
    LOANS,
    LOSS,
    NOTHING,
    OPEN,
    TRIGGER,
)
from mathom.kernel.errors import BadPosition
from mathom.kernel.state import OVER


def check(s: Position) -> None:
    check_turn(s)
    e = s.edition
    for k in range(len(e.ring)):
        if ring_cards_of(s, k) > e.copies[k]:
            raise BadPosition(f"there is only {e.copies[k]} of {e.ring[k]}")
    for enemy in range(len(e.enemies)):
        if enemies_of(s, enemy) > 1:
            raise BadPosition(f"there is only 1 of {e.enemies[enemy]}")
    for seat in range(s.seats):
        if s.received[seat] & ~(e.hobbits | BIT[e.gandalf]):
            raise BadPosition(f"received {seat}: only hobbits and Gandalf are given away")
    if len(s.open) > OPEN or (len(s.open) < OPEN and s.enemy_pile.size() and s.phase != ENDED):
        raise BadPosition(f"enemies: {OPEN} lie open as long as the enemy pile lasts (BA-29)")
    for card in s.mordor:
        if card < COMPANIONS:
            raise BadPosition(f"mordor: {e.ring[card]} is no Mordor card")
    if len(s.mordor) != TRIGGER if s.phase == LOSS else len(s.mordor) >= TRIGGER:
        raise BadPosition("mordor: three lie out during a counterattack, otherwise at most two")
    if len(s.ring_pile.tops) or len(s.enemy_pile.tops):
        raise BadPosition("pile tops: nothing is known of the order of the piles")


def check_turn(s: Position) -> None:
    if not OVER <= s.seat < s.seats or (s.seat == OVER) != (s.phase == ENDED):
        raise BadPosition(f"seat: it cannot be the turn of seat {s.seat}")
    if not 0 <= s.active < s.seats and s.phase != ENDED:
        raise BadPosition(f"active: there is no seat {s.active}")
    if s.seat != s.active and s.phase not in (LOSS, ENDED):
        raise BadPosition("active: only in a counterattack others than the active player are asked")
    if (len(s.open) == 0) != (s.phase == ENDED):
        raise BadPosition("enemies: the game is over when none lies open, and only then (BA-82)")
    if s.turn < 0 or not 0 <= s.shuffles <= 255 or not 0 <= s.drew <= 1:
        raise BadPosition("turn, shuffles or drew: no such number")
    if not 0 <= s.again <= 1 or not 0 <= s.angbor <= 1:
        raise BadPosition("again or angbor: no such number")
    if s.phase == LOANS:
        if not 0 <= s.fighting < s.slots[s.seat] or not 0 < s.against < BIT[len(s.open)]:
            raise BadPosition("fighting or against: no such group or enemies")
    elif s.fighting != NOTHING or s.against:
        raise BadPosition("fighting, against: only while loans are chosen")
