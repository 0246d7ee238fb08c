"""Players made of code: those that play every game. A game may bring its own beside them."""

from mathom.bots.levels import at_level
from mathom.bots.players import RandomBot, SearchBot
from mathom.kernel.bot import GENERAL
from mathom.kernel.levels import KEYS


def enter() -> None:
    GENERAL["random"] = RandomBot
    GENERAL["search"] = SearchBot
    for key in KEYS:
        GENERAL[key] = at_level(key)
