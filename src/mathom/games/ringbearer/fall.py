"""The riders, the end, and the fall of the bearer: RB-17 to RB-20, RB-59, RB-72 to RB-78, RB-99 to RB-104."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.ringbearer.position import Position
from mathom.games.ringbearer.terms import (
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
    IDLE,
    IDLE_ROUNDS,
    JOKER,
    KINDS,
    NIGHT,
    NIGHTFALL,
    NOTHING,
    PRESSED,
    SAURON,
    SHOWINGS,
    WITH_MARK,
    WITHOUT_MARK,
)
from mathom.kernel.dice import EVERYONE
from mathom.kernel.state import OVER


class Fall(Position):
    # -- what is shown

    def show(self, seat: i64, card: i64) -> None:
        """a hand card is laid open because it must be: not an action, so it is in the record as if by chance"""
        self.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, 1 + seat * KINDS + card, 1)

    def show_mark(self, card: i64) -> None:
        """whether a card that is laid open has a start mark; what is no colour card never has"""
        if self.marks_stay and card % KINDS < JOKER:
            self.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, WITH_MARK if card >= KINDS else WITHOUT_MARK, 1)

    def show_no_more(self) -> None:
        self.dice.pick(A_SHOWING, EVERYONE, SHOWINGS, 0, 1)

    # -- the riders

    def advance(self, steps: i64) -> None:
        """RB-17, RB-59: tile by tile; Gandalf stops them once"""
        for _ in range(steps):
            if self.riders >= self.tile:  # it was moved back to them, or past them: see the option of RB-100
                self.caught()
                return
            if self.gandalf == self.riders + 1:
                self.gandalf = 0
                self.tell(HELD_OFF, NOTHING, self.riders)
                return
            self.riders += 1
            self.tell(ADVANCED, NOTHING, self.riders)
            if self.riders == self.tile:
                self.caught()
                return

    def is_night(self) -> bool:
        """RB-109"""
        return self.turns >= NIGHTFALL * self.seats

    def press_on(self) -> None:
        """RB-108, RB-109: the riders' step at the end of a round"""
        if self.is_night():
            if self.turns == NIGHTFALL * self.seats:
                self.gandalf = 0
                self.tell(NIGHT, NOTHING)
            if self.turns % self.seats == 0:
                self.tell(PRESSED, NOTHING, 1)
                self.advance(1)
        elif self.idle and self.idle % self.seats == 0:
            if self.idle > IDLE_ROUNDS * self.seats:
                self.tell(PRESSED, NOTHING)
                self.advance(1)
            elif self.idle == IDLE_ROUNDS * self.seats:
                self.tell(IDLE, NOTHING)

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
            for turned in range(2):
                for _ in range(self.back[i] if turned else self.hand[i]):
                    card = self.which(seat, turned, k)
                    self.from_hand(seat, turned, card)
                    self.show(seat, k)
                    self.show_mark(card)
                    self.throw_away(card)
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
            self.dark_lore.drawn(self.servant * 2, self.dark_lore.last(), card)
            self.busy = 1
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
        shuffle = self.shuffle()
        card = self.draw_from_pile(knowers)
        self.tell(DREW, seat, card % KINDS, turned, 0, knowers)
        self.into_hand(seat, turned, card, shuffle)
