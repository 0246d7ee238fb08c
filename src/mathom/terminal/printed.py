"""A view as plain text, as `print(state)` shows it: no colours, nothing to scroll."""

from textwrap import wrap

from mathom.kernel.game import Game
from mathom.kernel.view import View
from mathom.kernel.words import sentence
from mathom.terminal import draw
from mathom.terminal.glyphs import Glyphs
from mathom.terminal.pieces import Brush

WIDTH, HEIGHT = 100, 40


def board(game: Game, view: View) -> str:
    """the game and its phase, the table, and who is asked or who has won"""
    brush = Brush(Glyphs(game.faces, game.legend), "en")
    last = view.result.words if view.result else view.prompt
    parts = [
        draw.header(view, game.title, brush, WIDTH).plain,
        draw.table(view, brush, WIDTH, HEIGHT).plain,
        sentence(last, "en"),
    ]
    lines = [line.rstrip() for part in parts for line in part.splitlines()]
    return "\n".join(part for line in lines for part in (wrap(line, WIDTH) if len(line) > WIDTH else [line]))
