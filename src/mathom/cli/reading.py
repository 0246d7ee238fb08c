"""`mathom games` and `mathom rules`: what there is to read."""

import sys

from mathom.cli.tables import table
from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadSetup
from mathom.kernel.rulebook import Rule
from mathom.kernel.words import msg, say
from mathom.terminal.text import Printer, Text


def games(language: str) -> int:
    heads = (msg("key"), msg("game"), msg("players"), msg("minutes"), msg("in one line"))
    rows = []
    for key in all_games():
        g = game_of(key)
        players = f"{g.seats[0]}–{g.seats[-1]}" if len(g.seats) > 1 else str(g.seats[0])
        minutes = f"{g.minutes[0]}–{g.minutes[1]}"
        rows.append((key, say(g.title, language), players, minutes, say(g.blurb, language)))
    table([say(head, language) for head in heads], rows, words=len(heads))
    return 0


def rules(key: str, word: str | None) -> int:
    game = game_of(key)
    wanted = [r for r in game.rules if word is None or matches(r, word)]
    if not wanted:
        raise BadSetup(f"search: no rule of {key} has {word!r} in it")
    printer = Printer(sys.stdout)
    chapter = ""
    for rule in wanted:
        if rule.chapter != chapter:
            chapter = rule.chapter
            printer.print("\n", Text(chapter, "bold"))
        mark = " (our ruling)" if rule.source == "ruling" else ""
        printer.print(Text(rule.number, "bold"), f"  {rule.text}", Text(mark, "dim"))
    return 0


def matches(rule: Rule, word: str) -> bool:
    return word.lower() in rule.text.lower() or word.upper() == rule.number
