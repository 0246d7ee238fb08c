"""What the commands print: tables of words and numbers, and how far a long run is."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from textwrap import wrap

from mathom.terminal.text import Printer, Text, cell_len, set_cell_size

GAP = "  "
NARROW = 12  # a column of words is not made narrower than this


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], words: int = 1, title: str = "") -> None:
    """prints it: so many columns of words, then numbers. Where it is too wide, the last column of words is wrapped"""
    printer = Printer(sys.stdout)
    lines = [list(heads), *(list(row) for row in rows)]
    widths = [max(cell_len(cell) for cell in column) for column in zip(*lines, strict=True)]
    over = sum(widths) + len(GAP) * (len(widths) - 1) - printer.width
    if over > 0:
        widths[words - 1] = max(NARROW, widths[words - 1] - over)
    if title:
        printer.print(Text(title, "italic"))
    for number, line in enumerate(lines):
        for cells in broken(line, widths):
            laid = [
                set_cell_size(cell, width) if i < words else " " * (width - cell_len(cell)) + cell
                for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
            ]
            printer.print(Text(GAP.join(laid).rstrip(), "" if number else "bold"))


def broken(line: Sequence[str], widths: Sequence[int]) -> list[list[str]]:
    """a line of a table as so many as its highest cell needs"""
    cells = [wrap(cell, width) or [""] for cell, width in zip(line, widths, strict=True)]
    return [[cell[i] if i < len(cell) else "" for cell in cells] for i in range(max(map(len, cells)))]


class Count:
    """`120 of 400 games`, on a terminal, until it is done"""

    def __init__(self, total: int, what: str) -> None:
        self.printer = Printer(sys.stderr)
        self.total = total
        self.what = what
        self.done = 0

    def add(self, many: int = 1) -> None:
        self.done += many
        self.show(f"{self.done} of {self.total} {self.what}")

    def show(self, words: str) -> None:
        if self.printer.people:
            self.printer.out.write(f"\r{words}\x1b[K")
            self.printer.out.flush()


@contextmanager
def counted(total: int, what: str) -> Iterator[Count]:
    count = Count(total, what)
    count.show(f"0 of {total} {what}")
    try:
        yield count
    finally:
        count.show("")
