"""`mathom games` and `mathom rules`: what there is to read."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadSetup
from mathom.kernel.rulebook import Rule, cited
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


def coverage(key: str, tests: Path) -> int:
    """which tests cite each rule"""
    game = game_of(key)
    if not tests.is_dir():
        raise BadSetup(f"tests: there is no folder {tests}")
    citations = cited(tests)
    numbers = [r.number for r in game.rules if not r.later]
    later = len(game.rules) - len(numbers)
    prefix = numbers[0].split("-")[0] + "-"
    unknown = sorted(n for n in citations if n.startswith(prefix) and n not in numbers)
    console = Console(highlight=False)
    table = Table(box=None, pad_edge=False)
    table.add_column("rule")
    table.add_column("tests", justify="right")
    table.add_column("cited by", overflow="fold")
    for number in numbers:
        found = citations.get(number, [])
        more = f" and {len(found) - 2} more" if len(found) > 2 else ""
        table.add_row(number, str(len(found)), escape(", ".join(found[:2])) + more if found else "[bold red]missing")
    console.print(table)
    missing = [n for n in numbers if n not in citations]
    console.print(
        f"{key}: {len(numbers) - len(missing)} of {len(numbers)} rules cited by tests, {len(missing)} missing"
    )
    if later:
        console.print(f"{later} rules belong to parts that are not yet played here")
    if unknown:
        console.print(f"cited, but not in the rules: {', '.join(unknown)}")
    return 1 if missing or unknown else 0
