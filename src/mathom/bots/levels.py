"""How well a bot plays, in words a player understands; the same for every game."""

from inspect import signature
from typing import Any

import msgspec

from mathom.bots.players import RandomBot
from mathom.kernel.bot import GENERAL, Bot
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.state import State
from mathom.kernel.words import Msg, msg


class Level(msgspec.Struct, frozen=True):
    key: str
    name: Msg
    words: Msg
    bot: str
    settings: dict[str, Any] = {}
    slips: int = 0  # of 100 decisions are made at random


LEVELS = (
    Level("easy", msg("easy"), msg("knows the rules and often forgets its plan"), "greedy", slips=35),
    Level("normal", msg("normal"), msg("plays sensibly and at once"), "greedy"),
    Level("hard", msg("hard"), msg("thinks for half a second"), "search", {"seconds": 0.5}),
    Level("master", msg("master"), msg("thinks for three seconds"), "search", {"seconds": 3.0}),
)


def longest(name: str) -> float:
    """how many seconds the bot of a level thinks at most; one that has no choice answers at once"""
    return max(float(level.settings.get("seconds", 0.1)) for level in LEVELS if level.key == name)


def bot_for(game: Game, name: str, seed: int | None = None) -> Bot:
    """the bot of a level, or a bot by its own name (`random`, `greedy`, `search`, `search:2.5` for seconds)"""
    for level in LEVELS:
        if level.key == name:
            known = level.bot in game.bots
            bot = seeded(game, level.bot, seed, **level.settings) if known else game.bot("search", seconds=0.1)
            return SlippingBot(game, bot, level.slips, seed) if level.slips else bot
    kind, _, seconds = name.partition(":")
    if seconds and kind == "search":
        try:
            return game.bot(kind, seconds=float(seconds))
        except ValueError:
            raise BadSetup(f"bot: {seconds!r} is not a number of seconds from above 0 to 3600") from None
    names = [level.key for level in LEVELS]
    if name not in game.bots:
        raise BadSetup(
            f"level: there is no {name!r}; there are {', '.join(names)} (and random, greedy, search:SECONDS)"
        )
    return seeded(game, name, seed)


def seeded(game: Game, name: str, seed: int | None, **settings: Any) -> Bot:
    """a bot, with the seed where it has one"""
    make = {**GENERAL, **game.own_bots}[name]
    return game.bot(name, **settings, **({"seed": seed} if "seed" in signature(make).parameters else {}))


class SlippingBot(Bot):
    """Plays like another bot, and now and then at random."""

    def __init__(self, game: Game, bot: Bot, slips: int, seed: int | None = None) -> None:
        self.name = bot.name
        self.bot = bot
        self.slips = slips
        self.chance = RandomBot(game, seed)

    def choose(self, state: State) -> int:
        if self.chance.dice.below(100) < self.slips:
            return self.chance.choose(state)
        return self.bot.choose(state)
