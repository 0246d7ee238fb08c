"""Bots by the names a player knows: those of the levels, and the bots behind them."""

from mathom.bots.foreign import foreign_bot
from mathom.bots.players import RandomBot
from mathom.kernel.bot import Bot, BotMaker
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.levels import KEYS, Level
from mathom.kernel.state import State
from mathom.kernel.words import Msg

PATIENCE = 4.0  # so many times the usual seconds a slow machine may take; then it makes do with what it has thought
UNTOLD = 0.1  # seconds that a search thinks in place of a greedy player, where a game has none


def longest(game: Game, name: str) -> float:
    """how many seconds the bot of a level thinks at most if it is told to hurry; without a choice it answers at once"""
    return max(level.seconds for level in game.levels if level.key == name)


def thinks(game: Game, state: State, name: str) -> bool:
    """whether a bot takes its time here, in place of answering at once"""
    rounds = {level.key: level.rounds for level in game.levels}
    return bool(rounds.get(name, name.startswith("search"))) or not game.goes_by_level(state)


def bot_for(game: Game, name: str, seed: int | None = None, patience: float = PATIENCE) -> Bot:
    """the bot of a level, a bot by its own name (`random`, `greedy`, `search`, `search:2.5` for seconds), or one from
    elsewhere (`foreign.py`)"""
    kind, _, seconds = name.partition(":")
    if seconds and kind == "search":
        try:
            return game.bot(kind, seconds=float(seconds), seed=seed)
        except ValueError:
            raise BadSetup(f"bot: {seconds!r} is not a number of seconds from above 0 to 3600") from None
    if name in KEYS:
        return game.bot(name, seed=seed, patience=patience)
    if name in game.bots:
        return game.bot(name, seed=seed)
    bot = foreign_bot(game, name, seed)
    if bot is None:
        raise BadSetup(f"level: there is no {name!r}; there are {', '.join(KEYS)} (and random, greedy, search:SECONDS)")
    return bot


def at_level(key: str) -> BotMaker:
    def make(game: Game, seed: int | None = None, patience: float = PATIENCE) -> Bot:
        return LevelBot(game, next(level for level in game.levels if level.key == key), seed, patience)

    return make


def player(game: Game, level: Level, seed: int | None, patience: float) -> Bot:
    """who plays at a level, where it does not slip"""
    if level.bot not in game.bots:
        return game.bot("search", seconds=UNTOLD, seed=seed)
    if level.rounds:
        return game.bot(level.bot, iterations=level.rounds, seconds=patience * level.seconds, seed=seed)
    return game.bot(level.bot, seed=seed)


class LevelBot(Bot):
    """Plays at a level: like its bot, and at an easy one now and then at random. Where a game does not go by levels it
    plays as well as it can without keeping people waiting: as at `hard`, and at `master` as there."""

    def __init__(self, game: Game, level: Level, seed: int | None = None, patience: float = PATIENCE) -> None:
        self.game = game
        self.slips = level.slips
        self.bot = player(game, level, seed, patience)
        best = level if level.rounds else next(level for level in game.levels if level.rounds)
        self.best = player(game, best, seed, patience)
        self.chance = RandomBot(game, seed)
        self.last = self.bot
        self.name = self.bot.name

    def choose(self, state: State) -> int:
        if not self.game.goes_by_level(state):
            self.last = self.best
        elif self.slips and self.chance.dice.below(100) < self.slips:
            self.last = self.chance
        else:
            self.last = self.bot
        return self.last.choose(state)

    def why(self) -> Msg | None:
        return self.last.why()
