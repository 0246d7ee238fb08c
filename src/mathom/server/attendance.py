"""Who is there: which seats of a table have a page open, here or at another worker, and since when one has none."""

import math
import time
from typing import TYPE_CHECKING

from mathom.kernel.words import msg, msgs
from mathom.server.problems import Refused
from mathom.server.wire import Presence, Wire

if TYPE_CHECKING:
    from mathom.server.room import Room

GRACE = 120.0  # seconds for which a seat stays that of who has left


class Attendance:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.presence = Presence()  # the house's, where several workers share the tables
        self.wire: Wire | None = None
        self.grace = GRACE
        # by seat: since when nobody is there who holds it
        self.left_at = {seat: time.monotonic() for seat, held in enumerate(room.seats) if held.token}

    def seats_at_this_worker(self) -> list[int]:
        return sorted({seat for guest in self.room.guests for seat in guest.seats})

    def seats(self) -> list[int]:
        """those with a page open, at this worker or another"""
        return sorted({*self.seats_at_this_worker(), *self.presence.seats(self.room.id)})

    def tell(self) -> None:
        here, now = self.seats(), time.monotonic()
        gone = [seat for seat, row in enumerate(self.room.seats) if row.token and seat not in here]
        self.left_at = {seat: self.left_at.get(seat, now) for seat in gone}
        for guest in list(self.room.guests):
            guest.put({"here": here})

    def came_or_went(self) -> None:
        self.tell()
        if self.wire is not None and self.room.store.shared:
            self.wire.run(self.wire.tell([self.for_others()]))

    def for_others(self) -> str:
        """as other workers are told"""
        return ",".join([f"{self.room.id}:here", *map(str, self.seats_at_this_worker())])

    def check_gone(self, seat: int) -> None:
        """whether a seat may be given to a bot by somebody else: its person must have been away for a while"""
        if seat in self.seats():
            raise Refused(msg("this player is here"))
        now = time.monotonic()
        away = now - self.left_at.get(seat, now)
        if (left := math.ceil((self.room.clock.seconds or self.grace) - away)) > 0:
            words = msgs(
                "this player may come back; a bot can take the seat in {n} second",
                "this player may come back; a bot can take the seat in {n} seconds",
                left,
            )
            raise Refused(words)
