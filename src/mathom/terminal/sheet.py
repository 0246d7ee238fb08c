"""Layout by lines: a drawing is a list of `Text`, one for each line: its height is known and it is drawn once."""

from collections.abc import Sequence

from mathom.terminal.glyphs import EDGE, GOLD
from mathom.terminal.text import Text

Lines = list[Text]


def fitted(line: Text, width: int) -> Text:
    """exactly so many cells"""
    line = line.copy()
    line.truncate(width, pad=True)
    return line


def framed(inside: Lines, title: Text, width: int, lit: bool = False) -> Lines:
    """a frame with a title in its upper edge"""
    style = GOLD if lit else EDGE
    top = Text.assemble(("╭─ ", style), title, " ") if title else Text("╭", style)
    top.truncate(width - 2)
    top = top + Text("─" * (width - 1 - top.cell_len) + "╮", style)
    middle = [Text.assemble(("│ ", style), fitted(line, width - 4), (" │", style)) for line in inside]
    return [top, *middle, Text("╰" + "─" * (width - 2) + "╯", style)]


def level(parts: Sequence[Lines]) -> None:
    """makes what is to be framed side by side equally high"""
    highest = max(map(len, parts), default=0)
    for lines in parts:
        lines += [Text()] * (highest - len(lines))


def beside(parts: Sequence[Lines]) -> Lines:
    """equally high parts next to each other"""
    return [Text().join(row) for row in zip(*parts, strict=True)]


def columns(rows: Sequence[Sequence[Text]], gap: int = 1) -> Lines:
    """cells in columns as wide as their widest; the last is left as it is"""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [fitted(cell, width + gap) for cell, width in zip(row[:-1], widths, strict=False) if width]
        lines.append(Text().join([*cells, row[-1]]))
    return lines


def flow(parts: Sequence[Text], width: int, gap: str = "  ") -> Lines:
    """texts one after the other; a part is never broken, lines are"""
    lines: Lines = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = lines[-1] + Text(gap) + part
        else:
            lines.append(part.copy())
    return lines


def joined(lines: Lines) -> Text:
    return Text("\n").join(lines)
