"""The terminal faces: a table for the keyboard, a plain line mode, and replays; all drawn from a `View` alone."""

from mathom.kernel.game import DRAWING, Game
from mathom.kernel.view import View


def draw_as_text(game: Game, view: View) -> str:
    from mathom.terminal.printed import board  # not before something is printed: it takes its time

    return board(game, view)


def enter() -> None:
    DRAWING[:] = [draw_as_text]
