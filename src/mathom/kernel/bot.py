"""A player made of code."""

from collections.abc import Callable
from typing import Any

from mathom.kernel.errors import BadSetup
from mathom.kernel.state import State
from mathom.kernel.words import Msg


class Bot:
    """Thinks as `state.seat` and sees only what that seat may."""

    name = "bot"

    def choose(self, state: State) -> int:
        raise NotImplementedError

    def why(self) -> Msg | None:
        """a reason for the last choice, for a hint"""
        return None


BotMaker = Callable[..., Bot]

GENERAL: dict[str, BotMaker] = {}  # bots that play every game, entered by mathom.bots


def make_bot(game: Any, name: str, settings: dict[str, Any]) -> Bot:
    """one of a game's own bots, or one of those that play every game"""
    makers: dict[str, BotMaker] = {**GENERAL, **game.bots}
    if name not in makers:
        raise BadSetup(f"bot: there is no {name!r}; there are {', '.join(sorted(makers))}")
    try:
        return makers[name](game, **settings)
    except TypeError:
        known = ", ".join(settings) or "nothing"
        raise BadSetup(f"bot: {name} does not take these settings: {known}") from None
