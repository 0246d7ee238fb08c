"""What a table answers for people: passes they have promised, and what they let be done always in the same way. It is
private to a seat and not stored."""

from typing import TYPE_CHECKING

from mathom.kernel.moments import Moment
from mathom.kernel.words import msg
from mathom.match.passing import Standing, Until, forget_broken, pass_for, same_phase, standing
from mathom.server.problems import STALE, Refused

if TYPE_CHECKING:
    from mathom.server.room import Room


class Passes:
    def __init__(self, room: "Room") -> None:
        self.room = room
        self.standing: dict[int, Standing] = {}  # by seat: passes that are sent for it
        self.habits: dict[int, frozenset[str]] = {}  # by seat: what is answered for it by habit
        self.held: dict[int, Moment] = {}  # by seat: when it said that it wants to be asked in spite of them

    def stand(self, seat: int, until: Until, seq: int, command: str | None) -> int:
        """from now on this seat passes, until this ends or something can be answered; only its own pages hear of it"""
        if command in self.room.commands:
            return self.room.commands[command]
        if seq != self.room.seq:
            raise Refused(STALE)
        promise = standing(self.room.match.game, self.room.match.state, until)
        if promise is None or promise.seat != seat:
            raise Refused(msg("there is nothing to pass now"))
        self.standing[seat] = promise
        if command is not None:
            self.room.commands[command] = seq
        self.tell_seat(seat)
        self.room.wake()
        return seq

    def hold(self, seat: int) -> int:
        """at any time, whoever is at turn: from now on this seat is asked again"""
        self.standing.pop(seat, None)
        if self.habits.get(seat):
            self.held[seat] = self.room.match.game.moment(self.room.match.state)
        self.tell_seat(seat)
        return self.room.seq

    def take_habits(self, seat: int, names: list[str]) -> int:
        """from now on these decisions are made for the seat"""
        self.habits[seat] = frozenset(names) & {name for name, _ in self.room.match.game.habits}
        self.held.pop(seat, None)
        self.tell_seat(seat)
        self.room.wake()
        return self.room.seq

    def habits_now(self, seat: int) -> frozenset[str]:
        """as the page of the seat is told: none while it wants to be asked"""
        held = self.held.get(seat)
        if held is not None and same_phase(self.room.match.game.moment(self.room.match.state), held):
            return frozenset()
        return self.habits.get(seat, frozenset())

    def tell_seat(self, seat: int) -> None:
        for guest in list(self.room.guests):
            if seat in guest.seats:
                guest.put_now()

    @property
    def quick(self) -> bool:
        """whether a pass may tell that there was no choice: the table was opened so, or no other person learns it, not
        even one who watches a bot play his seat"""
        play = [seat for seat, row in enumerate(self.room.seats) if row.kind == "person"]
        watches = any(guest.seats and not set(play) & set(guest.seats) for guest in self.room.guests)
        return self.room.answers == "quick" or len(play) + watches < 2

    def due(self) -> str | None:
        """the pass to be sent now for a person at turn"""
        game, state = self.room.match.game, self.room.match.state
        if self.room.over or not self.room.listeners or self.room.seats[state.seat].kind != "person":
            return None
        seat = int(state.seat)
        habits, held = self.habits.get(seat, frozenset()), self.held.get(seat)
        action = pass_for(game, state, self.quick, self.standing.get(seat), habits, held)
        return None if action is None else game.notation(state, action)

    def forget_broken(self) -> None:
        """promises that what has happened has ended"""
        forget_broken(self.room.match.game, self.room.match.state, self.standing)
