"""What the table for playing and the table for replays have in common: the panes, the language, the rules, leaving."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from mathom.kernel.game import Game
from mathom.kernel.view import View
from mathom.kernel.words import LANGUAGES, Msg, msg, say
from mathom.terminal import draw
from mathom.terminal.choices import Choices, Filter
from mathom.terminal.chronicle import Chronicle
from mathom.terminal.glyphs import BAD, GOLD, Glyphs
from mathom.terminal.kept import FAILED, INTERRUPTED
from mathom.terminal.pieces import Brush
from mathom.terminal.rich_text import as_rich
from mathom.terminal.rules_page import RulesPage
from mathom.terminal.screens import help_slip
from mathom.terminal.session import Line

T = TypeVar("T")

LOW = 30  # a terminal with fewer lines leaves fewer for options and chronicle

Said = Callable[[str], str]  # words in a language


async def aside(think: Callable[[], T]) -> T:
    """Thinks in a thread of its own. A daemon, so that who leaves need not wait until a bot has thought to the end."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def answer(tell: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(lambda: None if done.done() else tell())

    def run() -> None:
        try:
            result = think()
        except Exception as error:
            failure = error
            answer(lambda: done.set_exception(failure))
        else:
            answer(lambda: done.set_result(result))

    Thread(target=run, daemon=True).start()
    return await done


class HouseApp(App[int]):
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("q,ctrl+q", "leave", show=False),
        Binding("r", "rules", show=False),
        Binding("l", "language", show=False),
        Binding("c", "chronicle", show=False),
        Binding("question_mark", "help", show=False),
        Binding("ctrl+down", "scroll_board(1)", show=False),
        Binding("ctrl+up", "scroll_board(-1)", show=False),
    ]

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.game = game
        self.language = language
        self.title = say(game.title, language)
        self.glyphs = Glyphs(game.faces, game.legend)
        self.top = Static(id="top")
        self.asked = Static(id="asked")
        self.table = Static(id="table")
        self.board = VerticalScroll(self.table, id="board", can_focus=True)
        self.choices = Choices(id="choices")
        self.filter = Filter(self.choices, id="filter")
        self.chronicle = Chronicle(id="chronicle")
        self.note = Static(id="note")
        self.keys_line = Static(id="keys")
        self.notice: tuple[Said, bool] | None = None
        self.last_rule = ""

    def compose(self) -> ComposeResult:
        yield self.top
        yield self.asked
        yield self.board
        with Horizontal(id="below"):
            with Vertical(id="doing"):
                yield self.choices
                yield self.filter
            yield self.chronicle
        yield self.note
        yield self.keys_line

    # -- drawing

    def brush(self, lit: tuple[str, ...] = ()) -> Brush:
        return Brush(self.glyphs, self.language, lit)

    def say(self, words: Msg) -> str:
        return say(words, self.language)

    def show_view(self, view: View, prompt: Text, lit: tuple[str, ...] = ()) -> None:
        brush = self.brush(lit)
        self.top.update(as_rich(draw.header(view, self.game.title, brush, self.size.width - 2)))
        self.asked.update(prompt)
        kept = 8 if self.size.height < LOW else max(9, min(len(view.options) + 2, self.size.height // 3))
        asked = -(-prompt.cell_len // max(1, self.size.width - 2))
        room = max(5, self.size.height - 2 - asked - len(view.under_way[:1]) - kept)
        self.board.styles.max_height = room
        self.note.styles.max_height = 3 if self.size.height < LOW else 4  # options need five lines of what is kept
        self.table.update(as_rich(draw.table(view, brush, self.size.width, room), no_wrap=True))

    def show_chronicle(self, lines: list[Line]) -> None:
        self.chronicle.border_title = self.say(msg("Chronicle"))
        self.chronicle.show(lines, self.language)

    def tell(self, said: Said | None, bad: bool = False) -> None:
        self.notice = None if said is None else (said, bad)
        self.show_note(None)

    def show_note(self, detail: Text | None) -> None:
        """a notice, or else what may be worth knowing"""
        text = detail
        if self.notice is not None:
            said, bad = self.notice
            text = Text(said(self.language), BAD if bad else GOLD)
        self.note.set_class(text is not None, "said")
        self.note.update(text or "")

    def show_keys(self, keys: list[tuple[str, Msg, str]]) -> None:
        """key, words and action, as many as fit; a click on one does it as well"""
        line = Text()
        for key, words, action in keys:
            clicked = Text(self.say(words))
            clicked.apply_meta({"@click": f"app.{action}"})
            part = Text.assemble((key, f"bold {GOLD}"), " ", clicked)
            if line.cell_len + part.cell_len <= self.size.width - 2:
                line.append(part).append("  ")
        self.keys_line.update(line)

    def cannot_write(self, error: OSError) -> None:
        """a game that cannot be kept is not played on: all that was seen is on the disk"""
        words = msg("The record cannot be written ({reason}).", reason=error.strerror or str(error))
        self.exit(FAILED, message=Text(self.say(words)))

    def redraw(self) -> None:
        """everything anew, as after a change of the language"""
        raise NotImplementedError

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    # -- keys

    def help_keys(self) -> list[tuple[str, Msg]]:
        raise NotImplementedError

    def action_interrupt(self) -> None:
        self.exit(INTERRUPTED)

    def action_leave(self) -> None:
        self.exit(0)

    def action_rules(self) -> None:
        """opened at the rule that last refused a move"""
        self.push_screen(RulesPage(self.game, self.language, self.last_rule))
        self.last_rule = ""

    def action_language(self) -> None:
        order = list(LANGUAGES)
        at = order.index(self.language) if self.language in order else -1
        self.language = order[(at + 1) % len(order)]
        self.redraw()

    def action_chronicle(self) -> None:
        self.screen.toggle_class("reading")
        self.call_after_refresh(self.redraw)

    def action_help(self) -> None:
        self.push_screen(help_slip(self.game.title, self.help_keys(), self.language))

    def action_scroll_board(self, lines: int) -> None:
        self.board.scroll_relative(y=lines, animate=False)
