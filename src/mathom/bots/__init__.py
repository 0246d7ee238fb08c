"""Players made of code: those that play every game. A game may bring its own beside them."""

from mathom.bots.players import RandomBot, SearchBot
from mathom.kernel.bot import GENERAL


def enter() -> None:
    GENERAL["random"] = RandomBot
    GENERAL["search"] = SearchBot
