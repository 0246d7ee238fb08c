"""The table for the keyboard: one or several people, and bots that think aside."""

import asyncio
from functools import partial

from rich.text import Text
from textual import on, work
from textual.binding import Binding
from textual.widgets import Input, OptionList

from mathom.kernel.errors import IllegalAction
from mathom.kernel.view import Option, View
from mathom.kernel.words import Msg, msg, say
from mathom.match.passing import Until
from mathom.terminal import draw
from mathom.terminal.cards_page import CardsPage
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.house import HouseApp, aside
from mathom.terminal.kept import kept
from mathom.terminal.rich_text import as_rich, ranking
from mathom.terminal.screens import Curtain, leave_slip, over_slip
from mathom.terminal.session import Session

WHILES: dict[Until, tuple[str, Msg, str]] = {
    "attack": (",", msg("pass this attack"), "stand('attack')"),
    "phase": (".", msg("pass this phase"), "stand('phase')"),
    "turn": (":", msg("this turn"), "stand('turn')"),
    "mine": (";", msg("until my turn"), "stand('mine')"),
}


class TableApp(HouseApp):
    BINDINGS = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("slash", "filter", show=False),
        Binding("escape", "no_filter", show=False),
        Binding("n", "new", show=False),
        Binding("space", "halt", show=False),
        Binding("full_stop", "stand('phase')", show=False),
        Binding("colon", "stand('turn')", show=False),
        Binding("comma", "stand('attack')", show=False),
        Binding("semicolon", "stand('mine')", show=False),
        Binding("minus", "hold", show=False),
        Binding("plus", "cards", show=False),
    ]

    def __init__(self, session: Session, language: str = "en", pause: float = 0.7) -> None:
        super().__init__(session.game, language)
        self.session = session
        self.pause = pause
        self.busy = False  # bots are at work, or a hint is
        self.going = asyncio.Event()
        self.going.set()
        self.view: View | None = None
        self.lit: Option | None = None  # whose pieces are shown as chosen

    def on_mount(self) -> None:
        self.choices.focus()
        self.screen.set_class(not self.session.humans, "idle")
        self.go_on()

    # -- the course of the game

    @work(exclusive=True, group="course")
    async def go_on(self) -> None:
        """bots move, and passes are sent, until a person is asked or the game is over"""
        self.busy = True
        self.redraw()
        while (action := await self.next_move()) is not None:
            await self.going.wait()
            try:
                self.session.play(action)
            except OSError as error:
                self.cannot_write(error)
                return
            self.redraw()
            if self.view and self.view.events:  # nobody needs time to read that somebody passed
                await asyncio.sleep(self.pause)
        self.busy = False
        if self.session.over:
            self.show_result()
        elif self.session.curtain:
            self.session.draw_curtain()
            self.redraw()
            self.push_screen(Curtain(self.session.curtain, self.language), self.after_curtain)

    async def next_move(self) -> int | None:
        """what a bot does, or the pass that is sent for a person"""
        if (bot := self.session.bot) is None:
            return self.session.pass_due()
        state = self.session.match.state
        return await aside(lambda: bot.choose(state))

    def after_curtain(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit(0)
        else:
            self.session.sit_down()
            self.redraw()

    def play(self, move: int | str) -> None:
        """a move of the person at the table; a refused one is answered with the reason and its rule"""
        if self.busy or self.session.turn is None or self.session.turn != self.session.at_table:
            return
        try:
            self.session.play(move)
        except IllegalAction as error:
            self.last_rule = error.rule
            self.tell(error.say, bad=True)
            return
        except OSError as error:
            self.cannot_write(error)
            return
        self.tell(None)
        self.close_filter()
        self.go_on()

    # -- what is shown

    def redraw(self) -> None:
        self.view = view = self.session.view()
        self.choices.border_title = self.say(msg("Your options")) if view.options else ""
        self.choices.show(view, self.brush(), self.filter.value)
        self.redraw_table()
        self.show_chronicle(self.session.chronicle())
        self.show_keys(self.key_line())

    def redraw_table(self) -> None:
        if self.view is None:
            return
        self.lit = option = self.choices.chosen()
        self.show_view(self.view, self.prompt(self.view), option.on if option else ())
        detail = draw.piece_text(self.view, option, self.brush()) if option else None
        self.show_note(as_rich(detail) if detail else None)

    def prompt(self, view: View) -> Text:
        if self.session.bot is not None:
            words = msg("{who} is thinking ...", who=self.session.bot_name)
            return Text(self.say(words), DIM)
        text = Text(self.say(view.prompt), f"bold {PARCHMENT}")
        if len(self.session.humans) > 1 and view.viewer is not None:
            text = Text(f"{view.seats[view.viewer].name}: ", f"bold {GOLD}") + text
        return text

    def key_line(self) -> list[tuple[str, Msg, str]]:
        """the most needed first: a narrow terminal cuts the rest off"""
        keys = []
        if self.session.over and self.session.new_match:
            keys.append(("n", msg("new game"), "new"))
        if self.session.humans and not self.session.over:
            keys += [("Enter", msg("choose"), "choose"), ("h", msg("hint"), "hint")]
            if self.session.can_undo():
                keys.append(("u", msg("undo"), "undo"))
            keys += [WHILES[until] for until in self.session.may_stand]
            if self.session.stands:
                keys.append(("-", msg("hold: ask me again"), "hold"))
        elif not self.session.humans:
            keys.append(("Space", msg("halt") if self.going.is_set() else msg("go on"), "halt"))
        if any(face.text for face in self.game.faces.values()):
            keys.append(("+", msg("cards"), "cards"))
        keys += [("r", msg("rules"), "rules"), ("?", msg("help"), "help"), ("q", msg("leave"), "leave")]
        keys += [("c", msg("chronicle"), "chronicle"), ("l", msg("language"), "language")]
        return [*keys, ("/", msg("type"), "filter")] if self.session.humans and not self.session.over else keys

    def help_keys(self) -> list[tuple[str, Msg]]:
        return [
            ("↑ ↓  Enter", msg("choose an option")),
            ("1 2 3 ...", msg("go to an option by its number")),
            ("a ... z", msg("go to the next option that begins with this letter")),
            ("/", msg("filter the options, or type a whole move")),
            ("u", msg("take the last move of your turn back")),
            ("h", msg("what a bot that thinks ahead would do")),
            (".  :", msg("where you could only answer: pass to the end of this phase, of this turn")),
            (",  ;", msg("where you could only answer: pass to the end of this attack, or until your turn")),
            ("-", msg("hold: passes are no longer sent for you")),
            ("+", msg("the words of all cards in sight, with search")),
            ("r", msg("the rules, with search")),
            ("l", msg("English, Deutsch, Nederlands")),
            ("c", msg("a larger chronicle")),
            ("Tab", msg("go to the table or to the chronicle, to scroll it")),
            ("q", msg("leave; the game is kept")),
        ]

    def show_result(self) -> None:
        view = self.session.view()
        if view.result is not None:
            again = self.session.new_match is not None
            ranks = ranking(view, self.brush())
            slip = over_slip(view.result.words, ranks, kept(self.session.match), again, self.language)
            self.push_screen(slip, self.after_result)

    def after_result(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit(0)
        elif answer == "again":
            self.action_new()

    # -- keys

    @on(OptionList.OptionHighlighted, "#choices")
    def light_up(self) -> None:
        if self.lit != self.choices.chosen():
            self.redraw_table()

    @on(OptionList.OptionSelected, "#choices")
    def action_choose(self) -> None:
        option = self.choices.chosen()
        if option is not None:
            self.play(option.action)

    @on(Input.Changed, "#filter")
    def filter_options(self) -> None:
        if self.view is not None:
            self.choices.show(self.view, self.brush(), self.filter.value)
            self.redraw_table()

    @on(Input.Submitted, "#filter")
    def take_typed(self) -> None:
        typed = " ".join(self.filter.value.lower().split())
        option = self.choices.chosen()
        exact = any(o.text == typed for o in (self.view.options if self.view else ()))
        self.play(option.action if option and not exact else typed)

    def action_filter(self) -> None:
        self.filter.add_class("open")
        self.filter.placeholder = self.say(msg("type words to filter, or a move"))
        self.filter.focus()

    def action_no_filter(self) -> None:
        self.close_filter()
        self.tell(None)
        self.redraw()

    def close_filter(self) -> None:
        self.filter.value = ""
        self.filter.remove_class("open")
        self.choices.focus()

    def action_undo(self) -> None:
        if self.busy:
            return
        try:
            self.session.undo()
        except IllegalAction as error:
            self.tell(error.say, bad=True)
            return
        self.tell(partial(say, msg("The last move is taken back")))
        self.redraw()

    def action_stand(self, until: Until) -> None:
        if self.busy or self.session.turn is None or self.session.turn != self.session.at_table:
            return
        try:
            self.session.stand(until)
        except IllegalAction as error:
            self.tell(error.say, bad=True)
            return
        except OSError as error:
            self.cannot_write(error)
            return
        self.tell(None)
        self.go_on()

    def action_hold(self) -> None:
        self.session.hold()
        self.redraw()

    def action_cards(self) -> None:
        if self.view is not None:
            self.push_screen(CardsPage(self.view, self.brush(), self.choices.chosen()))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if self.busy or self.session.turn is None or self.session.turn != self.session.at_table:
            return
        self.tell(partial(say, msg("Thinking about a hint ...")))
        played = self.session.match.moves[:]
        hint = await aside(self.session.hint)
        if played == self.session.match.moves:
            self.tell(hint.said)
            texts = [option.text for _, option in self.choices.shown]
            if hint.text in texts:
                self.choices.highlighted = texts.index(hint.text)

    def action_halt(self) -> None:
        if self.session.humans:
            return
        if self.going.is_set():
            self.going.clear()
        else:
            self.going.set()
        self.show_keys(self.key_line())

    def action_new(self) -> None:
        if self.session.over and self.session.begin_anew():
            self.tell(None)
            self.go_on()

    def action_leave(self) -> None:
        if self.session.over or not self.session.humans:
            self.exit(0)
        else:
            self.push_screen(leave_slip(kept(self.session.match), self.language), self.after_question)

    def after_question(self, answer: str | None) -> None:
        if answer == "leave":
            self.exit(0)
