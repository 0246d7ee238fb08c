"""Mathom: five Middle-earth tabletop games, rules-exact. The names below are its public interface, kept stable."""

from mathom.form import COMPILED  # first: it decides which form of all that follows is loaded

# isort: split

from mathom import chance
from mathom.bots import enter as _enter_bots
from mathom.form import check as _check_form
from mathom.games import game, games
from mathom.kernel.bot import Bot
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadComponents, BadPosition, BadRecord, BadSetup, IllegalAction, MathomError
from mathom.kernel.state import State
from mathom.kernel.view import View, encode
from mathom.kernel.words import say
from mathom.match.match import Match
from mathom.terminal import enter as _enter_drawing

_enter_bots()
_enter_drawing()
_check_form()

__version__ = "0.2.0"
__all__ = [
    "COMPILED",
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Bot",
    "Dice",
    "IllegalAction",
    "Match",
    "MathomError",
    "State",
    "View",
    "chance",
    "encode",
    "game",
    "games",
    "say",
]
