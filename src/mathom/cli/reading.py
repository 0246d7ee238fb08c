"""`mathom games` and `mathom rules`: what there is to read."""

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadSetup
from mathom.kernel.rulebook import Rule
from mathom.kernel.words import msg, say


def games(language: str) -> int:
    table = Table(box=None, pad_edge=False)
    for head in (msg("key"), msg("game"), msg("players"), msg("minutes"), msg("in one line")):
        table.add_column(say(head, language), overflow="fold")
    for key in all_games():
        g = game_of(key)
        players = f"{g.seats[0]}–{g.seats[-1]}" if len(g.seats) > 1 else str(g.seats[0])
        minutes = f"{g.minutes[0]}–{g.minutes[1]}"
        table.add_row(key, say(g.title, language), players, minutes, say(g.blurb, language))
    Console().print(table)
    return 0


def rules(key: str, word: str | None) -> int:
    game = game_of(key)
    wanted = [r for r in game.rules if word is None or matches(r, word)]
    if not wanted:
        raise BadSetup(f"search: no rule of {key} has {word!r} in it")
    console = Console(highlight=False)
    chapter = ""
    for rule in wanted:
        if rule.chapter != chapter:
            chapter = rule.chapter
            console.print(f"\n[bold]{escape(chapter)}[/bold]")
        mark = " [dim](our ruling)[/dim]" if rule.source == "ruling" else ""
        console.print(f"[bold]{rule.number}[/bold]  {escape(rule.text)}{mark}")
    return 0


def matches(rule: Rule, word: str) -> bool:
    return word.lower() in rule.text.lower() or word.upper() == rule.number
