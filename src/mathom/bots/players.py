"""The bots that play every game."""

from random import SystemRandom

from mathom.bots.search import Search
from mathom.bots.weighing import Weighing
from mathom.kernel.bot import Bot
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadSetup
from mathom.kernel.game import Game
from mathom.kernel.state import Buffer, State
from mathom.kernel.words import Msg, msg

SYSTEM = SystemRandom()
ONLY = msg("there was no other choice")


def dice_for(seed: int | None) -> Dice:
    return Dice(SYSTEM.getrandbits(62) if seed is None else seed)


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    name = "random"

    def __init__(self, game: Game, seed: int | None = None) -> None:
        self.dice = dice_for(seed)

    def choose(self, state: State) -> int:
        actions = state.actions()
        return actions[self.dice.below(len(actions))]


class SearchBot(Bot):
    """Thinks in imagined positions, for so many seconds or, to be repeatable, so many rounds from a seed; with both,
    until either is used up. By a tree, or where the judge says so by weighing its best guesses."""

    name = "search"

    def __init__(
        self,
        game: Game,
        seconds: float | None = None,
        iterations: int = 0,
        seed: int | None = None,
        explore: float | None = None,
        horizon: int = 0,
        least: int = 0,
        patience: float = 1.0,
    ) -> None:
        if seconds is None:
            seconds = 0.0 if iterations else 1.0
        if iterations < 0 or horizon < 0 or not 0 <= seconds <= 3600 or (iterations == 0 and seconds == 0):
            raise BadSetup("bot: search needs iterations above 0, or seconds above 0 and up to 3600")
        self.seconds = float(seconds)
        self.iterations = iterations
        self.least = least  # rounds that it takes at least, if so many times its seconds suffice
        self.patience = patience
        self.judge = game.judge
        self.explore = game.judge.explore if explore is None else explore
        self.horizon = horizon or game.judge.horizon
        self.dice = dice_for(seed)
        self.last: Search | Weighing | None = None
        self.reason = ONLY

    def choose(self, state: State) -> int:
        self.last = None
        self.reason = ONLY
        into = Buffer()
        n = state.fill(into)
        if n == 1:
            return into.data[0]
        narrowed = self.judge.narrow(state, into, n)
        if narrowed <= 1:  # there is nothing to think about
            action = into.data[0] if narrowed else self.judge.guess(state, into, n, self.dice)
            self.reason = self.judge.reason(state, action)
            return action
        search: Search | Weighing
        if self.judge.turns:
            search = Weighing(state, self.judge, self.dice, list(into.data[:narrowed]))
        else:
            search = Search(state, self.judge, self.dice, self.explore, self.horizon)
        search.think(self.iterations, self.seconds)
        if search.rounds < self.least:
            search.think(self.least - search.rounds, (self.patience - 1.0) * self.seconds)
        self.last = search
        return search.kids()[0].action

    def why(self) -> Msg:
        if self.last is None:
            return self.reason
        best = self.last.kids()[0]
        good = round(50 + 50 * best.value / float(best.visits))
        return msg(
            "of {rounds} imagined games, {visits} went on like this; how well they ended: {good} of 100",
            rounds=self.last.rounds,
            visits=best.visits,
            good=good,
        )
