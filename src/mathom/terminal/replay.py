"""A game that was played, to step through."""

from rich.text import Text
from textual import on
from textual.binding import Binding
from textual.timer import Timer
from textual.widgets import Input, OptionList

from mathom.kernel.game import Seen
from mathom.kernel.words import Msg, msg, say
from mathom.match.match import Match
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.house import HouseApp
from mathom.terminal.past import Past

SPEEDS = (2.0, 1.0, 0.5, 0.2)  # seconds for a move


class ReplayApp(HouseApp):
    BINDINGS = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "go(-1)", show=False, priority=True),
        Binding("j", "jump", show=False),
        Binding("s", "seen", show=False),
        Binding("space", "run", show=False),
        Binding("plus,equals_sign", "faster(1)", show=False),
        Binding("minus", "faster(-1)", show=False),
        Binding("escape", "no_jump", show=False),
    ]

    def __init__(self, match: Match, language: str = "en", seen: Seen = "all", speed: int = 1) -> None:
        super().__init__(match.game, language)
        self.past = Past(match)
        self.seen = seen
        self.at = 0
        self.speed = speed
        self.clock: Timer | None = None
        self.lines = self.past.chronicle(seen)
        self.entered = Input(id="filter", restrict="[0-9]*")
        self.filter.display = False
        self.chronicle.follow = False

    def on_mount(self) -> None:
        self.screen.add_class("idle")
        self.mount(self.entered, before=self.note)
        self.chronicle.focus()
        self.redraw()

    # -- what is shown

    def redraw(self) -> None:
        self.show_view(self.past.view(self.at, self.seen), self.prompt())
        self.show_chronicle(self.lines)
        self.light_line()
        self.show_keys(
            [
                ("← →", msg("step"), "step(1)"),
                ("Space", msg("halt") if self.clock else msg("run"), "run"),
                ("s", msg("seen by"), "seen"),
                ("j", msg("jump"), "jump"),
                ("?", msg("help"), "help"),
                ("q", msg("leave"), "leave"),
                ("PgUp PgDn", msg("ten steps"), "step(10)"),
                ("r", msg("rules"), "rules"),
                ("c", msg("chronicle"), "chronicle"),
                ("l", msg("language"), "language"),
            ]
        )

    def prompt(self) -> Text:
        where = msg("Move {move} of {all}", move=self.at, all=self.past.last)
        text = Text(self.say(where), f"bold {GOLD}")
        text.append("   " + self.say(msg("seen by: {who}", who=self.past.name(self.seen))), PARCHMENT)
        if self.clock:
            text.append("   " + self.say(msg("running")), DIM)
        return text

    def light_line(self) -> None:
        """the chronicle points to the last thing that has happened"""
        done = [i for i, line in enumerate(self.lines) if line.move <= self.at]
        with self.prevent(OptionList.OptionHighlighted):
            self.chronicle.highlighted = done[-1] if done else None
        if done:
            self.call_after_refresh(self.chronicle.scroll_to_highlight)
        else:
            self.chronicle.scroll_home(animate=False)

    def help_keys(self) -> list[tuple[str, Msg]]:
        return [
            ("← →", msg("one move back or on")),
            ("PgUp PgDn", msg("ten moves back or on")),
            ("Home End", msg("to the start, to the end")),
            ("j", msg("jump to a move by its number")),
            ("↑ ↓  Enter", msg("jump to a line of the chronicle")),
            ("Space", msg("run by itself, or halt")),
            ("+ -", msg("run faster or slower")),
            ("s", msg("seen by: all cards open, each seat, a spectator")),
            ("r", msg("the rules, with search")),
            ("l", msg("English, Deutsch, Nederlands")),
            ("c", msg("a larger chronicle")),
            ("q", msg("leave")),
        ]

    # -- keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """under the rules or the help nothing moves; and who types a number moves in that"""
        if action in ("step", "go"):
            return len(self.screen_stack) == 1 and self.focused is not self.entered
        return True

    def go_to(self, move: int) -> None:
        self.at = max(0, min(self.past.last, move))
        if self.at == self.past.last:
            self.halt()
        self.redraw()

    def action_step(self, moves: int) -> None:
        self.go_to(self.at + moves)

    def action_go(self, move: int) -> None:
        self.go_to(self.past.last if move < 0 else move)

    @on(OptionList.OptionSelected, "#chronicle")
    def go_to_line(self, event: OptionList.OptionSelected) -> None:
        self.go_to(self.lines[event.option_index].move)

    def action_jump(self) -> None:
        self.entered.add_class("open")
        self.entered.placeholder = self.say(msg("number of the move, 0 to {n}", n=self.past.last))
        self.entered.focus()

    @on(Input.Submitted)
    def jump_there(self, event: Input.Submitted) -> None:
        number = event.value
        self.action_no_jump()
        if number and int(number) <= self.past.last:
            self.go_to(int(number))
        elif number:
            words = msg("There is no move {number}, only 0 to {n}", number=number, n=self.past.last)
            self.tell(lambda language: say(words, language), bad=True)

    def action_no_jump(self) -> None:
        self.entered.value = ""
        self.entered.remove_class("open")
        self.tell(None)
        self.chronicle.focus()

    def action_seen(self) -> None:
        viewers = self.past.viewers()
        self.seen = viewers[(viewers.index(self.seen) + 1) % len(viewers)]
        self.lines = self.past.chronicle(self.seen)
        self.redraw()

    def action_run(self) -> None:
        if self.clock:
            self.halt()
        else:
            if self.at == self.past.last:
                self.at = 0
            self.clock = self.set_interval(SPEEDS[self.speed], lambda: self.action_step(1))
        self.redraw()

    def halt(self) -> None:
        if self.clock:
            self.clock.stop()
            self.clock = None

    def action_faster(self, by: int) -> None:
        self.speed = max(0, min(len(SPEEDS) - 1, self.speed + by))
        if self.clock:
            self.halt()
            self.action_run()
