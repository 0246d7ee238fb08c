"""What covers the table for a while: the curtain, a question, help, the end of the game."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from mathom.kernel.words import Msg, msg, say
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT


class Slip(ModalScreen[str]):
    """A slip of paper on the table; `answers` are its keys and what they answer. A click answers like Enter. Where
    there is not enough room what is `inside` scrolls, and its keys below stay in sight."""

    def __init__(self, inside: RenderableType, answers: dict[str, str], keys: Table | None = None) -> None:
        super().__init__()
        self.inside = inside
        self.answers = answers
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="slip"):
            inside = Static(self.inside)
            yield inside
            if self.keys is not None:
                inside.styles.margin = (0, 0, 1 + self.keys.row_count, 0)  # what is docked takes no room of its own
                yield Static(self.keys, classes="keys")

    def on_mount(self) -> None:
        for key, answer in self.answers.items():
            self._bindings.bind(key, f"answer('{answer}')", show=False)

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def on_click(self) -> None:
        if "enter" in self.answers:
            self.dismiss(self.answers["enter"])


class Curtain(Slip):
    """Hangs before the table until the right person sits there."""

    def __init__(self, name: str, language: str) -> None:
        words = msg("Pass the keyboard to {who}, then press Enter", who=name)
        super().__init__(Text(say(words, language), f"bold {GOLD}"), {"enter": "here", "q": "leave"})


def heading(words: Msg, language: str) -> Text:
    return Text(say(words, language) + "\n", f"bold {GOLD}")


def keys_table(keys: list[tuple[str, Msg]], language: str) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), pad_edge=False)
    for key, words in keys:
        table.add_row(Text(key, f"bold {GOLD}"), Text(say(words, language), PARCHMENT))
    return table


def help_slip(title: Msg, keys: list[tuple[str, Msg]], language: str) -> Slip:
    close = Text("\n" + say(msg("Esc closes this"), language), DIM)
    inside = Group(heading(title, language), keys_table(keys, language), close)
    return Slip(inside, dict.fromkeys(("escape", "enter", "question_mark", "q"), "closed"))


def leave_slip(kept: Msg, language: str) -> Slip:
    inside = Group(
        heading(msg("Leave this game before it is over?"), language),
        Text(say(kept, language) + "\n", PARCHMENT),
        keys_table([("Enter, y", msg("leave")), ("Esc, n", msg("play on"))], language),
    )
    return Slip(inside, {"enter": "leave", "y": "leave", "q": "leave", "escape": "stay", "n": "stay"})


def over_slip(words: Msg, ranking: RenderableType, kept: Msg, again: bool, language: str) -> Slip:
    keys = [("q", msg("leave")), ("Esc", msg("look at the table"))]
    answers = {"q": "leave", "escape": "look", "enter": "look"}
    if again:
        keys.insert(1, ("n", msg("a new game at the same seats")))
        answers["n"] = "again"
    end = Text("\n" + say(kept, language), DIM)
    return Slip(Group(heading(words, language), ranking, end), answers, keys_table(keys, language))
