"""Counterattacks, and the enemies that lie open."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.battle.scoring import Scoring
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


class Attacks(Scoring):
    def attack_from(self, place: i64) -> bool:
        """BA-41 to BA-46: from so manieth player on, the active one being 0. Whether one has to choose: who has nothing
        loses nothing, and who has one card loses it without being asked, unless only he can tell which it is."""
        text = self.mordor[TRIGGER - 1]
        for i in range(place, self.seats):
            self.seat = (self.active + i) % self.seats
            cards = self.at_risk()
            if cards == 0:
                self.tell(SPARED, self.seat, text)
            elif cards & (cards - 1) == 0 and text != HAND_CARD:
                self.lose(lowest(cards))
            else:
                self.phase = LOSS
                return True
        return False

    def at_risk(self) -> i64:
        """what the player asked may lose: a set of companions, or of enemies"""
        text = self.mordor[TRIGGER - 1]
        if text == HAND_CARD:
            return self.hand[self.seat]
        if text == LAID_CARD:
            return self.out[self.seat] & ~BIT[self.edition.gimli]  # BA-67
        return self.beaten[self.seat]

    def fill_loss(self, into: Buffer) -> None:
        text = self.mordor[TRIGGER - 1] - COMPANIONS
        left = self.at_risk()
        while left:
            into.add(act(DISCARD, text, lowest(left)))
            left &= left - 1

    def lose(self, card: i64) -> None:
        text = self.mordor[TRIGGER - 1]
        self.tell(LOST, self.seat, card, text)
        if text == ENEMY_CARD:
            self.beaten[self.seat] &= ~BIT[card]
            self.enemy_discard = append(self.enemy_discard, card)
            return
        if text == HAND_CARD:
            self.hand[self.seat] &= ~BIT[card]
            self.held[self.seat] -= 1
        else:
            self.part(self.seat, card)
        self.ring_discard = append(self.ring_discard, card)

    def end_attack(self) -> None:
        """BA-47, BA-48, BA-50: the right enemy and the Mordor cards leave"""
        self.seat = self.active
        for card in self.mordor:
            self.ring_discard = append(self.ring_discard, card)
        self.mordor = vec[i64]()
        enemy = self.open[0]
        self.open = without(self.open, 0)
        self.enemy_discard = append(self.enemy_discard, enemy)
        self.tell(LEFT, NOTHING, enemy)
        self.refill()

    def refill(self) -> None:
        """BA-29 to BA-31, BA-48; the game ends when no enemy lies open: BA-82"""
        while len(self.open) < OPEN and len(self.enemy_pile.cards):
            enemy = self.enemy_pile.draw(self.dice, AN_ENEMY, EVERYONE)
            self.open = append(self.open, enemy)
            self.tell(CAME, NOTHING, enemy)
        if len(self.open) == 0:
            self.phase = ENDED
            self.drawing = NO_DRAW
            self.again = 0
            self.angbor = 0
            self.drew = 0
            for seat in range(self.seats):
                if self.winning(seat):
                    self.tell(WON_GAME, seat, self.points(seat))
            self.seat = OVER
