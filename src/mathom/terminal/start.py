"""The entry points: choose the table for the keyboard, or the line mode where there is no terminal."""

from collections.abc import Callable

from mathom.kernel.bot import Bot
from mathom.match.match import Match
from mathom.terminal.app import TableApp
from mathom.terminal.session import Session


def play(
    match: Match,
    bots: dict[int, Bot],
    language: str,
    pause: float,
    lines: bool,
    new_match: Callable[[], Match] | None = None,
) -> int:
    session = Session(match, bots, new_match)
    code = TableApp(session, language, pause).run() or 0
    return code
