"""The words of the cards in sight, to scroll and search."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.kernel.view import Option, View
from mathom.kernel.words import msg, msgs, say
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.in_sight import headline, in_sight, known
from mathom.terminal.pieces import Brush
from mathom.terminal.search_page import SearchPage


class CardsPage(SearchPage):
    def __init__(self, view: View, brush: Brush, option: Option | None) -> None:
        super().__init__(brush.language, say(msg("search: words"), brush.language))
        self.brush = brush
        self.known = known(view, brush)
        self.entries = in_sight(view, brush, option)

    def drawn(self, wanted: str) -> tuple[Text, RenderableType]:
        words = wanted.lower().split()
        shown = [
            (where, headline(face, self.brush), self.brush.say(face.text)) for where, face in self.entries if face.text
        ]
        shown = [e for e in shown if all(w in " ".join(e[1:]).lower() for w in words)]
        title = Text(say(msg("Cards in sight"), self.language), f"bold {GOLD}")
        title.append("   " + say(msgs("{n} card", "{n} cards", len(shown)), self.language), DIM)
        parts: list[RenderableType] = []
        for where, cards in self.known:
            if all(w in f"{where} {cards}".lower() for w in words):
                parts.append(Text.assemble(("\n" + where, f"bold {GOLD}"), (f"   {cards}", PARCHMENT)))
        place, table = "", Table.grid()
        for where, name, text in shown:
            if where != place:
                place = where
                table = Table.grid(padding=(0, 2, 0, 0))
                table.add_column(ratio=1)
                table.add_column(ratio=3)
                parts += [Text(f"\n{where}\n", f"bold {GOLD}"), table]
            table.add_row(Text(name, GOLD), Text(text, PARCHMENT))
        if not parts:
            parts = [Text("\n" + say(msg("No card has these words"), self.language), DIM)]
        return title, Group(*parts)
