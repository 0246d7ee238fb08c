"""The clock of a table belongs to who is asked: it runs for that seat and for no other, whoever's turn it is. Each
person has so many seconds in a turn; when they are used up, a bot decides for the seat until the turn ends."""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mathom.server.room import Room


class Clock:
    def __init__(self, room: "Room", seconds: int) -> None:
        self.room = room
        self.seconds = seconds  # 0: as long as it takes
        self.turn = -1
        self.left: dict[int, float] = {}  # by seat, in this turn
        self.overdue: set[int] = set()  # the seats whose time in this turn is up
        self.asked = -1  # the seat it runs for
        self.since = 0.0
        self.alarm: asyncio.TimerHandle | None = None

    def wind(self) -> None:
        """whenever somebody else may be asked, or somebody comes: without anybody there nothing runs"""
        if not self.seconds or not self.room.listeners:
            return
        state = self.room.match.state
        self.stop()
        if state.turn != self.turn:
            self.turn, self.left, self.overdue = int(state.turn), {}, set()
        seat = int(state.seat)
        if self.room.over or self.room.seats[seat].kind != "person" or seat in self.overdue:
            return
        loop = asyncio.get_running_loop()
        left = self.left.setdefault(seat, float(self.seconds))
        self.asked, self.since = seat, loop.time()
        self.alarm = loop.call_later(left, self.ring, seat, self.turn)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
            self.left[self.asked] -= asyncio.get_running_loop().time() - self.since

    def ring(self, seat: int, turn: int) -> None:
        self.stop()
        if turn == self.room.match.state.turn and not self.room.over:
            self.overdue.add(seat)
            self.room.wake()

    def is_up(self, seat: int) -> bool:
        return seat in self.overdue and self.turn == self.room.match.state.turn

    def seconds_left(self) -> float | None:
        """of who is asked"""
        if self.alarm is None:
            return None
        return max(0.0, round(self.left[self.asked] - (asyncio.get_running_loop().time() - self.since), 1))
