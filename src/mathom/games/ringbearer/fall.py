"""The riders, the end, and the fall of the bearer: RB-17 to RB-20, RB-59, RB-72 to RB-78, RB-99 to RB-104."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.position import Position
from mathom.games.ringbearer.terms import (
    A_CARD,
    A_DARK,
    A_SHOWING,
    ADVANCED,
    BETRAYED,
    BIT,
    CAUGHT,
    DARKS,
    DREW,
    DREW_DARK,
    ENDED,
    ENDINGS,
    FELL,
    FINISHED,
    HAND,
    HELD_OFF,
    KINDS,
    NOTHING,
    SAURON,
    SHOWINGS,
)
from mathom.kernel.dice import EVERYONE
from mathom.kernel.state import OVER


class Fall(Position):
    # -- what is shown

    def show(self, seat: i64, card: i64) -> None:
        """a hand card is laid open because it must be: not an action, so it is in the record as if by chance"""
        self.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, 1 + seat * KINDS + card, 1)

    def show_no_more(self) -> None:
        self.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, 0, 1)

    # -- the riders

    def advance(self, steps: i64) -> None:
        """RB-17, RB-59: tile by tile; Gandalf stops them once"""
        for _ in range(steps):
            if self.gandalf == self.riders + 1:
                self.gandalf = 0
                self.tell(HELD_OFF, NOTHING, self.riders)
                return
            if self.riders == self.laid:  # only where the fellowship was left behind: see the option of RB-100
                return
            self.riders += 1
            self.tell(ADVANCED, NOTHING, self.riders)
            if self.riders == self.tile:
                self.caught()
                return

    def caught(self) -> None:
        """RB-99, RB-101"""
        self.end(CAUGHT if self.servant == NOTHING else BETRAYED)

    def end(self, ending: i64) -> None:
        self.ending = ending
        self.phase = ENDED
        self.seat = OVER
        self.tell(FINISHED, self.servant, ending)

    def payoff(self, seat: i64) -> float:
        """a win of the companions is everyone's but the servant's"""
        self.check_over(seat, self.seats)
        if self.ending == CAUGHT:
            return -1.0
        return 1.0 if (self.ending == BETRAYED) == (seat == self.servant) else -1.0

    def how_it_ended(self) -> str:
        return ENDINGS[self.ending]

    # -- the fall

    def fall(self) -> None:
        """RB-72 to RB-74"""
        seat = self.ring
        self.servant = seat
        self.tell(FELL, seat)
        for k in range(KINDS):
            i = seat * KINDS + k
            for _ in range(self.hand[i] + self.back[i]):
                self.show(seat, k)
                self.throw_away(k)
            self.hand[i] = 0
            self.back[i] = 0
            self.marked[i] = 0
            self.marked_back[i] = 0
        self.size[seat] = 0
        self.throw_away(SAURON, self.sauron)
        self.sauron = 0
        self.draw_dark_cards()

    def dark_size(self) -> i64:
        n: i64 = 0
        for k in range(DARKS):
            n += self.dark_hand[k]
        return n

    def draw_dark_cards(self) -> None:
        """until he has four: RB-74, RB-79"""
        many = HAND - self.dark_size()
        for _ in range(many):
            self.renew_dark_pile()
            if len(self.dark_pile.cards) == 0:
                return
            card = self.dark_pile.draw(self.dice, A_DARK, BIT[self.servant])
            self.dark_hand[card] += 1
            self.tell(DREW_DARK, self.servant, card, 0, 0, BIT[self.servant])

    # -- drawing

    def draw_card(self, turned: i64) -> None:
        """RB-51, RB-52: a card that faces who draws it is seen by him alone, a reversed one by all others"""
        self.renew_pile()
        if len(self.pile.cards) == 0:
            return
        seat = self.seat
        knowers = BIT[seat]
        if turned:
            knowers = BIT[self.seats] - 1 - knowers
        start = 1 if len(self.pile.tops) else 0  # with three players four start cards are left on top: RB-8
        card = self.pile.draw(self.dice, A_CARD, knowers)
        self.tell(DREW, seat, card, turned, 0, knowers)
        if turned:
            self.back[seat * KINDS + card] += 1
            self.marked_back[seat * KINDS + card] += start
        else:
            self.hand[seat * KINDS + card] += 1
            self.marked[seat * KINDS + card] += start
        self.size[seat] += 1
