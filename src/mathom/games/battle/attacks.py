"""Counterattacks, and the enemies that lie open."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.position import Position
from mathom.games.battle.scoring import points, winning
from mathom.games.battle.terms import (
    AN_ENEMY,
    BIT,
    CAME,
    COMPANIONS,
    DISCARD,
    ENDED,
    ENEMY_CARD,
    HAND_CARD,
    LAID_CARD,
    LEFT,
    LOSS,
    LOST,
    NO_DRAW,
    NOTHING,
    OPEN,
    SPARED,
    TRIGGER,
    WON_GAME,
    lowest,
)
from mathom.kernel.dice import EVERYONE
from mathom.kernel.pile import without
from mathom.kernel.state import OVER, Buffer, act
from mathom.kernel.vecs import append, vec


def attack_from(s: Position, place: i64) -> bool:
    """BA-41 to BA-46: from so manieth player on, the active one being 0. Whether one has to choose: who has nothing
    loses nothing, and who has one card loses it without being asked, unless only he can tell which it is."""
    text = s.mordor[TRIGGER - 1]
    for i in range(place, s.seats):
        s.seat = (s.active + i) % s.seats
        cards = at_risk(s)
        if cards == 0:
            s.tell(SPARED, s.seat, text)
        elif cards & (cards - 1) == 0 and text != HAND_CARD:
            lose(s, lowest(cards))
        else:
            s.phase = LOSS
            return True
    return False


def at_risk(s: Position) -> i64:
    """what the player asked may lose: a set of companions, or of enemies"""
    text = s.mordor[TRIGGER - 1]
    if text == HAND_CARD:
        return s.hand[s.seat]
    if text == LAID_CARD:
        return s.out[s.seat] & ~BIT[s.edition.gimli]  # BA-67
    return s.beaten[s.seat]


def fill_loss(s: Position, into: Buffer) -> None:
    text = s.mordor[TRIGGER - 1] - COMPANIONS
    left = at_risk(s)
    while left:
        into.add(act(DISCARD, text, lowest(left)))
        left &= left - 1


def lose(s: Position, card: i64) -> None:
    text = s.mordor[TRIGGER - 1]
    s.tell(LOST, s.seat, card, text)
    if text == ENEMY_CARD:
        s.beaten[s.seat] &= ~BIT[card]
        s.enemy_discard = append(s.enemy_discard, card)
        return
    if text == HAND_CARD:
        s.hand[s.seat] &= ~BIT[card]
        s.held[s.seat] -= 1
    else:
        s.part(s.seat, card)
    s.ring_discard = append(s.ring_discard, card)


def end_attack(s: Position) -> None:
    """BA-47, BA-48, BA-50: the right enemy and the Mordor cards leave"""
    s.seat = s.active
    for card in s.mordor:
        s.ring_discard = append(s.ring_discard, card)
    s.mordor = vec[i64]()
    enemy = s.open[0]
    s.open = without(s.open, 0)
    s.enemy_discard = append(s.enemy_discard, enemy)
    s.tell(LEFT, NOTHING, enemy)
    refill(s)


def refill(s: Position) -> None:
    """BA-29 to BA-31, BA-48; the game ends when no enemy lies open: BA-82"""
    while len(s.open) < OPEN and len(s.enemy_pile.cards):
        enemy = s.enemy_pile.draw(s.dice, AN_ENEMY, EVERYONE)
        s.open = append(s.open, enemy)
        s.tell(CAME, NOTHING, enemy)
    if len(s.open) == 0:
        s.phase = ENDED
        s.drawing = NO_DRAW
        s.again = 0
        s.angbor = 0
        s.drew = 0
        for seat in range(s.seats):
            if winning(s, seat):
                s.tell(WON_GAME, seat, points(s, seat))
        s.seat = OVER
