"""The rules: what may be done, and what comes of it."""

from __future__ import annotations

from mypy_extensions import i64

from mathom.cli.skeleton.position import Position
from mathom.cli.skeleton.terms import A_CARD, DREW, LAID, LAY, STOP, STOPPED
from mathom.kernel.dice import Dice
from mathom.kernel.errors import game_over
from mathom.kernel.pile import shuffle
from mathom.kernel.slate import Slate
from mathom.kernel.state import OVER, Buffer, act, act_a, act_kind
from mathom.kernel.vecs import append, vec


class Skeleton(Position):
    def fill(self, into: Buffer) -> i64:
        into.n = 0
        if self.seat == OVER:
            return 0
        for k in range(max(self.last(self.seat), 0), self.kinds):  # SK-4
            if self.hand[self.seat * self.kinds + k]:
                into.add(act(LAY, k))
        into.add(act(STOP))  # SK-5
        return into.n

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        me = self.seat
        if act_kind(action) == LAY:
            self.lay(me, act_a(action))
        else:
            self.stopped |= 1 << me
            self.tell(STOPPED, me)
        self.turn += 1
        self.seat = self.next_seat(me)

    def lay(self, me: i64, card: i64) -> None:
        """SK-3"""
        self.hand[me * self.kinds + card] -= 1
        self.laid[me * self.kinds + card] += 1
        self.tell(LAID, me, card)
        if self.pile.size():
            self.draw(me)

    def draw(self, me: i64) -> None:
        """a card that only its new owner sees"""
        mine: i64 = 1 << me
        drawn = self.pile.draw(self.dice, A_CARD, mine)
        self.hand[me * self.kinds + drawn] += 1
        self.tell(DREW, me, drawn, 0, 0, mine)

    def next_seat(self, me: i64) -> i64:
        """SK-5 and SK-6: the next who has not stopped; nobody, when all have"""
        for step in range(1, self.seats + 1):
            seat = (me + step) % self.seats
            if not self.stopped >> seat & 1:
                return seat
        return OVER

    def most(self) -> i64:
        """the highest sum on the table"""
        most: i64 = 0
        for seat in range(self.seats):
            most = max(most, self.points(seat))
        return most

    def winners(self) -> list[int]:
        """SK-6"""
        most = self.most()
        return [int(seat) for seat in range(self.seats) if self.points(seat) == most]

    def payoff(self, seat: i64) -> float:
        self.check_over(seat, self.seats)
        if self.points(seat) < self.most():
            return -1.0
        return 1.0 if len(self.winners()) == 1 else 0.0

    def copy(self) -> Skeleton:
        s = Skeleton()
        self.copy_to(s)
        return s

    def imagine(self, seat: i64, dice: Dice) -> Skeleton:
        """the pile and the other hands are unknown; who stops may hold anything"""
        s = self.copy()
        s.dice = dice
        unknown = vec[i64]()
        for card in self.pile.cards:
            unknown = append(unknown, card >> 8)
        for i in range(self.seats * self.kinds):
            if i // self.kinds != seat:
                for _ in range(self.hand[i]):
                    unknown = append(unknown, i % self.kinds)
                s.hand[i] = 0
        shuffle(unknown, dice)
        at: i64 = 0
        for other in range(self.seats):
            if other != seat:
                for _ in range(self.held(other)):
                    s.hand[other * self.kinds + unknown[at]] += 1
                    at += 1
        s.pile.redeal(0, unknown, at)
        return s

    def seen(self, seat: i64, by: Slate) -> None:
        """all that a seat knows, itself first; of a spectator (-1) nothing is its own"""
        n = self.kinds
        me: i64 = seat if seat >= 0 else 0
        by.part("pile", 1)
        by.num(self.pile.size())
        by.part("turn", self.seats)
        by.spot((self.seat - me + self.seats) % self.seats if self.seat != OVER else -1, 1, self.seats)
        by.part("own hand", n)
        if seat >= 0:
            by.nums(self.hand, seat * n, n)
        else:
            by.none(n)
        for step in range(self.seats):
            other = (me + step) % self.seats
            by.part("held", 1)
            by.num(self.held(other))
            by.part("laid", n)
            by.nums(self.laid, other * n, n)
            by.part("stopped", 1)
            by.num(self.stopped >> other & 1)
