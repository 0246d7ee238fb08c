"""The chronicle: what has happened, line by line."""

from typing import Any

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Entry

from mathom.terminal.glyphs import GOLD, PARCHMENT
from mathom.terminal.session import Line

STYLES = {"phase": GOLD, "score": f"bold {PARCHMENT}"}


class Chronicle(OptionList):
    """Its end stays in sight, unless somebody goes through it line by line."""

    follow = True

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.told: list[str] = []

    def show(self, lines: list[Line], language: str) -> None:
        """only what is new is added, so that a long game stays quick"""
        said = [line.said(language) for line in lines]
        if said[: len(self.told)] != self.told:
            self.told = []
            self.clear_options()
        new = range(len(self.told), len(said))
        self.add_options(Entry(Text(said[i], STYLES.get(lines[i].event.kind, PARCHMENT))) for i in new)
        self.told = said
        if self.follow:
            self.scroll_end(animate=False, immediate=False)

    def on_resize(self) -> None:
        if self.follow:
            self.scroll_end(animate=False, immediate=False)
