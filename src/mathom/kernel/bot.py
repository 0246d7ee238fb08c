"""A player made of code."""

from collections.abc import Callable

from mathom.kernel.state import State
from mathom.kernel.words import Msg


class Bot:
    """Thinks as `state.seat` and sees only what that seat may."""

    name = "bot"

    def choose(self, state: State) -> int:
        """one of `state.actions()`

        >>> state = mathom.game("two-towers").new(seats=2, seed=1)
        >>> bot = state.game.bot("greedy")
        >>> state.game.notation(state, bot.choose(state))
        'offer red-strength'
        """
        raise NotImplementedError

    def why(self) -> Msg | None:
        """a reason for the last choice, for a hint"""
        return None


BotMaker = Callable[..., Bot]

GENERAL: dict[str, BotMaker] = {}  # bots that play every game, entered by mathom.bots
