"""A match as it was after each of its moves, seen by one seat, by a spectator, or with everything open."""

from mathom.kernel.game import Seen
from mathom.kernel.state import State
from mathom.kernel.view import View
from mathom.match.ended import ended_view
from mathom.match.match import Match


class Past:
    """Every state is made once, so that stepping is quick in both directions."""

    def __init__(self, match: Match) -> None:
        self.match = match
        state = match.at(0)
        self.states: list[State] = [state]
        for move in match.moves:
            state = match.again(state, move)
            self.states.append(state)
        self.last = len(match.moves)

    def viewers(self) -> list[Seen]:
        """all open, each seat, a spectator"""
        return ["all", *range(len(self.match.names)), None]

    def view(self, move: int, seen: Seen) -> View:
        """what was seen after so many moves"""
        game, names, ended = self.match.game, self.match.names, self.match.ended
        if seen != "all":
            view = game.view(self.states[move], seen, seq=move, names=names)
        else:
            view = game.open_view(self.states[move], seq=move, names=names)
        return ended_view(view, ended, names) if ended is not None and move == self.last else view
