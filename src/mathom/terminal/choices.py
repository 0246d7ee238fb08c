"""The list of options: arrows and Enter, a number, the first letter, or a filter."""

from typing import Any

from textual import events
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option as Entry

from mathom.kernel.view import Option, View
from mathom.kernel.words import say
from mathom.terminal import draw
from mathom.terminal.pieces import Brush
from mathom.terminal.rich_text import option_rows

TAKEN = frozenset("hlcnqru")  # letters that are keys of the table


class Choices(OptionList):
    """Shows the options of a view; those of one group stand together, numbered throughout."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.shown: list[tuple[int, Option]] = []
        self.typed = ""
        self.language = "en"
        self.of: tuple[int, int | None] = (-1, None)  # whose options at which move are shown

    def show(self, view: View, brush: Brush, wanted: str = "") -> None:
        """the options with all the words wanted, in their words or in their notation"""
        self.language = brush.language
        before = self.chosen() if self.of == (view.seq, view.viewer) else None
        self.of = (view.seq, view.viewer)
        rows = option_rows(view, brush)
        words = wanted.lower().split()
        self.shown = [
            (number, option)
            for number, option in enumerate(draw.grouped(view), 1)
            if any(all(w in text.lower() for w in words) for text in (say(option.words, brush.language), option.text))
        ]
        self.clear_options()
        self.add_options(Entry(rows[number - 1], id=option.text) for number, option in self.shown)
        options = [option for _, option in self.shown]
        self.highlighted = options.index(before) if before in options else 0 if options else None
        self.typed = ""

    def chosen(self) -> Option | None:
        at = self.highlighted
        return self.shown[at][1] if at is not None and at < len(self.shown) else None

    def on_resize(self) -> None:
        """a notice below may have made the list shorter: what is chosen stays in sight"""
        self.call_after_refresh(self.scroll_to_highlight)

    def on_key(self, event: events.Key) -> None:
        char = event.character or ""
        if char.isdigit():
            self.go_to_number(char)
            event.stop()
        elif char.isalpha() and char.lower() not in TAKEN:
            self.go_to_letter(char.lower())
            event.stop()
        else:
            self.typed = ""

    def go_to_number(self, digit: str) -> None:
        """digits typed one after the other make a number as long as there is such an option"""
        numbers = [number for number, _ in self.shown]
        for typed in (self.typed + digit, digit):
            if typed.isdigit() and int(typed) in numbers:
                self.typed = typed
                self.highlighted = numbers.index(int(typed))
                return
        self.typed = ""

    def go_to_letter(self, letter: str) -> None:
        """to the next option that begins with it"""
        n, at = len(self.shown), self.highlighted or 0
        for i in [(at + 1 + k) % n for k in range(n)]:
            option = self.shown[i][1]
            if letter in (option.text[:1], say(option.words, self.language)[:1].lower()):
                self.highlighted = i
                return


class Filter(Input):
    """A line to type in: it filters the options, and takes a whole move too. The arrows still move in the list."""

    def __init__(self, choices: Choices, **settings: Any) -> None:
        super().__init__(**settings)
        self.choices = choices

    def on_key(self, event: events.Key) -> None:
        if event.key in ("up", "down"):
            (self.choices.action_cursor_up if event.key == "up" else self.choices.action_cursor_down)()
            event.prevent_default()
            event.stop()
