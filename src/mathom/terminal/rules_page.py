"""The rules of a game, to scroll and search."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mathom.kernel.game import Game
from mathom.kernel.rulebook import Rule
from mathom.kernel.words import msg, msgs, say
from mathom.terminal.glyphs import DIM, GOLD, PARCHMENT
from mathom.terminal.search_page import SearchPage


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


class RulesPage(SearchPage):
    def __init__(self, game: Game, language: str, wanted: str = "") -> None:
        super().__init__(language, say(msg("search: words, or a number"), language), wanted)
        self.rules = game.rules
        self.game_title = game.title

    def drawn(self, wanted: str) -> tuple[Text, RenderableType]:
        rules = found(self.rules, wanted)
        title = Text(say(msg("Rules: {game}", game=self.game_title), self.language), f"bold {GOLD}")
        title.append("   " + say(msgs("{n} rule", "{n} rules", len(rules)), self.language), DIM)
        return title, rules_drawn(rules, wanted, self.language)
