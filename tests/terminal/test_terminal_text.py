"""Lines with colours: what is cut, filled, joined, and how a terminal is told."""

from io import StringIO

import pytest

from mathom.terminal.text import Printer, Text, cell_len, codes, set_cell_size


class Screen(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("words", "cells"), [("Moria", 5), ("♦†", 2), ("力", 2), ("é", 1), ("e\u0301", 1), ("", 0)])
def test_cells_are_counted(words: str, cells: int) -> None:
    assert cell_len(words) == cells


def test_words_are_cut_or_filled_to_so_many_cells() -> None:
    assert [set_cell_size("Moria", n) for n in (3, 5, 7)] == ["Mor", "Moria", "Moria  "]
    assert set_cell_size("力力", 3) == "力 "


def test_what_is_added_has_the_style_of_the_whole_too() -> None:
    text = Text("Ada", "bold #111111").append(" 3", "#222222") + Text("!", "reverse")
    assert text.plain == "Ada 3!"
    assert text.parts[1] == (" 3", "bold #111111 #222222")
    text.stylize("reverse")
    assert text.parts[0] == ("Ada", "bold #111111 reverse")


def test_a_long_line_is_cut_with_a_sign_within_any_of_its_parts() -> None:
    for cells, left in ((8, "Ada: Bo"), (7, "Ada: Bo"), (6, "Ada: …"), (3, "Ad…"), (1, "…")):
        text = Text("Ada", "bold").append(": ").append("Bo")
        text.truncate(cells)
        assert text.plain == left
        assert text.cell_len <= cells
    text = Text("Bo", "bold")
    text.truncate(4, pad=True)
    assert text.plain == "Bo  "


def test_joining_puts_the_line_between_the_others() -> None:
    assert Text(", ").join([Text("a"), Text("b", "bold"), Text("c")]).plain == "a, b, c"
    assert not Text().join([])


def test_a_pipe_is_told_nothing_of_colours_and_a_terminal_what_it_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLORTERM", "truecolor")
    pipe, screen = StringIO(), Screen()
    for out in (pipe, screen):
        Printer(out).print("- ", Text("gold", "bold #d9b45b"))
    assert pipe.getvalue() == "- gold\n"
    assert screen.getvalue() == "- \x1b[1;38;2;217;180;91mgold\x1b[0m\n"
    assert codes("bold #ff0000", many=False) == "1;38;5;196"
    monkeypatch.setenv("NO_COLOR", "1")
    assert not Printer(screen).coloured
