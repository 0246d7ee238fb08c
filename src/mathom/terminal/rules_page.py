"""The rules of a game, to scroll and search."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from mathom.kernel.game import Game
from mathom.kernel.rulebook import Rule
from mathom.kernel.words import msg, msgs, say
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT


def found(rules: tuple[Rule, ...], wanted: str) -> list[Rule]:
    """the rules with all these words, or the one with this number"""
    exact = [r for r in rules if r.number.lower() == wanted.lower().strip()]
    words = wanted.lower().split()
    return exact or [r for r in rules if all(w in f"{r.number} {r.chapter} {r.text}".lower() for w in words)]


def rules_drawn(rules: list[Rule], wanted: str, language: str) -> RenderableType:
    if not rules:
        return Text("\n" + say(msg("No rule has these words"), language), DIM)
    parts: list[RenderableType] = []
    chapter, table = "", Table.grid()
    for rule in rules:
        if rule.chapter != chapter:
            chapter = rule.chapter
            table = Table.grid(padding=(0, 2, 0, 0))
            parts += [Text(f"\n{chapter}\n", f"bold {GOLD}"), table]
        text = Text(rule.text.replace("*", ""), PARCHMENT)
        for word in wanted.split():
            text.highlight_words([word], f"bold reverse {GOLD}", case_sensitive=False)
        if rule.source == "ruling":
            text.append(" " + say(msg("[our ruling]"), language), DIM)
        table.add_row(Text(rule.number, f"bold {GOLD}", no_wrap=True), text)
    return Group(*parts)


class RulesPage(Screen[None]):
    BINDINGS = [
        Binding("escape,r,q", "back", show=False),
        Binding("slash", "search", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
    ]

    def __init__(self, game: Game, language: str, wanted: str = "") -> None:
        super().__init__()
        self.rules = game.rules
        self.game_title = game.title
        self.language = language
        self.wanted = wanted
        self.bar = Static(classes="bar")
        self.search = Input(wanted, placeholder=say(msg("search: words, or a number"), language))
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

    def draw(self) -> None:
        rules = found(self.rules, self.wanted)
        title = Text(say(msg("Rules: {game}", game=self.game_title), self.language), f"bold {GOLD}")
        title.append("   " + say(msgs("{n} rule", "{n} rules", len(rules)), self.language), DIM)
        self.bar.update(title)
        self.text.update(rules_drawn(rules, self.wanted, self.language))
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
