"""A page over the table, to scroll and search."""

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from mathom.kernel.words import msg, say


class SearchPage(Screen[None]):
    BINDINGS = [
        Binding("escape,r,q,plus", "back", show=False),
        Binding("slash", "search", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
    ]

    def __init__(self, language: str, placeholder: str, wanted: str = "") -> None:
        super().__init__()
        self.language = language
        self.wanted = wanted
        self.bar = Static(classes="bar")
        self.search = Input(wanted, placeholder=placeholder)
        self.text = Static()
        self.scroller = VerticalScroll(self.text, id="rules", can_focus=True)

    def compose(self) -> ComposeResult:
        yield self.bar
        yield self.search
        yield self.scroller
        keys = msg("/ search   ↑↓ PgUp PgDn scroll   Esc back to the table")
        yield Static(say(keys, self.language), classes="bar")

    def on_mount(self) -> None:
        self.scroller.focus()
        self.draw()

    def drawn(self, wanted: str) -> tuple[Text, RenderableType]:
        """the title, and what has the wanted words"""
        raise NotImplementedError

    def draw(self) -> None:
        title, inside = self.drawn(self.wanted)
        self.bar.update(title)
        self.text.update(inside)
        self.scroller.scroll_home(animate=False)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.wanted = event.value
        self.draw()

    def on_input_submitted(self) -> None:
        self.scroller.focus()

    def action_back(self) -> None:
        self.dismiss()

    def action_search(self) -> None:
        self.search.focus()

    def action_scroll(self, lines: int) -> None:
        self.scroller.scroll_relative(y=lines, animate=False)

    def action_page(self, pages: int) -> None:
        self.scroller.scroll_relative(y=pages * (self.scroller.size.height - 2), animate=False)
