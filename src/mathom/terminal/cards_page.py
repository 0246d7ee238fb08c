"""The words of the cards in sight, to scroll and search."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.kernel.view import Face, Option, View
from mathom.kernel.words import Msg, msg, msgs, say, sentence
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.pieces import Brush, face_of, runs
from mathom.terminal.search_page import SearchPage

Entry = tuple[str, Face]  # where it lies, and what it is


def in_sight(view: View, brush: Brush, option: Option | None = None) -> list[Entry]:
    """every face that says something, once: first those of an option, then zone by zone, then marked places"""
    found: dict[str, Entry] = {}
    for on in option.on if option else ():
        face = face_of(view, on, brush)
        if face is not None:
            found[brush.say(face.name)] = (brush.say(msg("this option")), face)
    for zone in view.zones:
        for piece in zone.pieces:
            face = brush.face(piece)
            if face is not None:
                found.setdefault(brush.say(face.name), (sentence(zone.label, brush.language), face))
    for node in view.nodes:
        face = face_of(view, node.id, brush) if node.marks else None
        if face is not None:
            found.setdefault(brush.say(face.name), (brush.say(msg("places")), face))
    return [entry for entry in found.values() if entry[1].text]


def known(view: View, brush: Brush) -> list[tuple[str, str]]:
    """what is known of hidden hands: whose, and the cards"""
    found = []
    for zone in view.zones:
        if "beside" in zone.hint:
            cards = [brush.named(piece, n).plain for piece, n in runs(zone.pieces)]
            found.append((sentence(zone.label, brush.language), ", ".join(cards)))
    return found


def card_texts(view: View, brush: Brush) -> list[tuple[str, str]]:
    """what is known of hidden hands; name and words of every card in sight"""
    in_words = [(headline(f, brush), brush.say(f.text)) for _, f in in_sight(view, brush) if f.text]
    return known(view, brush) + in_words


def headline(face: Face, brush: Brush) -> str:
    """`Layos 3/8 (character)`"""
    kind = face.traits.get("kind")
    return brush.say(face.name) + brush.figures(face.traits) + (f" ({brush.say(Msg(kind))})" if kind else "")


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
