"""What the environments have in common: how observations and actions of a game look to a learning library."""

from typing import Any

from mathom.kernel.choices import Choices
from mathom.kernel.extras import needs
from mathom.kernel.game import Game
from mathom.kernel.state import State

with needs("env", "mathom.env.spaces"):
    import numpy
    from gymnasium import spaces


class Told:
    """What one seat is told of a state: copies, which the learner may keep."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.out = game.slate(seats)
        self.row = self.out.array[0]
        self.choices: Choices = game.choices()
        self.mask = self.choices.mask[0]
        self.nothing = numpy.zeros_like(self.mask)
        self.features = self.choices.told.array

    def parts(self, state: State, seat: int) -> dict[str, Any]:
        """`observation`: the numbers of `game.observation`; in a game without a space of actions also `actions`: the
        features of those that can be chosen now, in the order of the choices"""
        state.observe(seat, self.out)
        told = {"observation": self.row.copy()}
        if self.game.space is None:
            self.choices.n = 0
            if state.seat == seat:
                self.choices.write(state)
            self.choices.describe(state)
            told["actions"] = self.features.copy()
        return told

    def legal(self, state: State, seat: int) -> Any:
        """1 for what can be chosen; nothing while another decides"""
        if state.seat != seat:
            return self.nothing.copy()
        self.choices.write(state)
        return self.mask.copy()

    def action(self, state: State, choice: int) -> int:
        """what a choice means now; a MathomError says that it means nothing"""
        self.choices.write(state)
        return self.choices.action(choice)

    # -- as spaces of Gymnasium

    def part_spaces(self) -> dict[str, Any]:
        """of what is told, part by part"""
        told = {"observation": numbers_space(self.row.shape)}
        if self.game.space is None:
            told["actions"] = numbers_space(self.features.shape)
        return told

    def mask_space(self) -> Any:
        """of the mask"""
        return spaces.Box(0, 1, self.mask.shape, numpy.int8)

    def action_space(self) -> Any:
        """of the choices"""
        return spaces.Discrete(int(self.choices.size))


def numbers_space(shape: tuple[int, ...]) -> Any:
    """of an array of small numbers"""
    limits = numpy.iinfo(numpy.int16)
    return spaces.Box(limits.min, limits.max, shape, numpy.int16)
