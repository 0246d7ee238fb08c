"""A match as it was after each of its moves, seen by one seat, by a spectator, or with everything open."""

from typing import Literal

import msgspec

from mathom.kernel.state import State
from mathom.kernel.view import View, Zone
from mathom.match.match import Match

Seen = int | None | Literal["all"]


class Past:
    """Every state is made once, so that stepping is quick in both directions."""

    def __init__(self, match: Match) -> None:
        self.match = match
        state = match.at(0)
        self.states: list[State] = [state]
        for move in match.moves:
            state, _ = match.step(state, move.text, [match.game.fall_to_text(f) for f in move.falls])
            self.states.append(state)
        self.last = len(match.moves)

    def viewers(self) -> list[Seen]:
        """all open, each seat, a spectator"""
        return ["all", *range(len(self.match.names)), None]

    def view(self, move: int, seen: Seen) -> View:
        """what was seen after so many moves"""
        if seen != "all":
            return self.match.game.view(self.states[move], seen, seq=move, names=self.match.names)
        views = [self.view(move, seat) for seat in range(len(self.match.names))]
        zones = tuple(clearest(z.id, views) for z in views[0].zones)
        events = max((v.events for v in views), key=lambda events: sum(e.face is not None for e in events))
        return msgspec.structs.replace(self.view(move, None), zones=zones, events=events)


def clearest(zone: str, views: list[View]) -> Zone:
    """a zone as the seat sees it that knows most of its pieces"""
    found = [z for v in views for z in v.zones if z.id == zone]
    return max(found, key=lambda z: sum(p.face is not None for p in z.pieces))
