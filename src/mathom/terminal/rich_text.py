"""Drawings for the full-screen table, which wants them as texts and tables of rich."""

from rich.table import Table
from rich.text import Text

from mathom.kernel.view import View
from mathom.kernel.words import Msg
from mathom.terminal import draw, text
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.pieces import Brush


def as_rich(drawn: text.Text, no_wrap: bool = False) -> Text:
    return Text.assemble(*drawn.parts, no_wrap=no_wrap)


def option_rows(view: View, brush: Brush) -> list[Table]:
    """every option of a view, ready for a list; long words are wrapped under themselves"""
    cells = [draw.option_cells(view, o, i, brush) for i, o in enumerate(draw.grouped(view), 1)]
    signs = max((c[1].cell_len for c in cells), default=0)
    digits = max(2, len(str(len(cells))))
    rows = []
    for line in cells:
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=digits)
        row.add_column(width=signs)
        row.add_column()
        row.add_row(*map(as_rich, line))
        rows.append(row)
    return rows


def ranking(view: View, brush: Brush) -> Table:
    result = view.result
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for place, seat in enumerate(result.ranking if result else (), 1):
        won = result is not None and seat in result.winners
        style = f"bold {GOLD}" if won else PARCHMENT
        marks = ", ".join(brush.say(Msg(m)) for m in view.seats[seat].marks)
        grid.add_row(*(Text(t, style) for t in (f"{place}", view.seats[seat].name, str(view.seats[seat].score), marks)))
        for words, n in result.sums[seat] if result and result.sums else ():
            grid.add_row("", Text(brush.say(words), DIM), Text(str(n), DIM), "")
    return grid
