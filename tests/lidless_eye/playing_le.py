"""How whole games are played in the tests: at random, boldly, or by the bot."""

from collections.abc import Callable

import mathom
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.terms import ENTER, GUARD_WITH, MOVE, PLAY, REVEAL, USE
from mathom.kernel.dice import Dice
from mathom.kernel.state import act_kind

GAME = mathom.game("lidless-eye")
BOLD = (PLAY, USE, MOVE, ENTER, REVEAL, GUARD_WITH)


def chooser(mind: str, seed: int) -> Callable[[Eye], int]:
    """how a game is played: at random, preferring what makes things happen, or by the bot with a slip now and then"""
    dice = Dice(seed + 1)
    bot = GAME.bot("greedy")

    def choose(s: Eye) -> int:
        if mind == "bot" and dice.below(8):
            return bot.choose(s)
        actions = s.actions()
        bold = [a for a in actions if act_kind(a) in BOLD] if mind == "bold" and dice.below(5) < 2 else []
        some = bold or actions
        return some[dice.below(len(some))]

    return choose
