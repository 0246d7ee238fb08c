"""The entry points: the table for the keyboard, or the line mode where there is no terminal or it is asked for."""

import os
import sys
from collections.abc import Callable

from mathom.kernel.bot import Bot
from mathom.kernel.game import Seen
from mathom.kernel.words import msg, say
from mathom.match.match import Match
from mathom.terminal.app import TableApp
from mathom.terminal.house import FAILED, INTERRUPTED
from mathom.terminal.kept import resume
from mathom.terminal.lines import LineTable
from mathom.terminal.replay import ReplayApp, replay_lines
from mathom.terminal.session import Session


def play(
    match: Match,
    bots: dict[int, Bot],
    language: str,
    pause: float,
    lines: bool,
    new_match: Callable[[], Match] | None = None,
) -> int:
    """Plays a match, or shows one of bots alone; the exit code. Whoever leaves before the end is told how to go on."""
    session = Session(match, bots, new_match)
    if not on_terminal(lines):
        code = guarded(lambda: LineTable(session, language, sys.stdin, sys.stdout, pause).play(), language)
        told = code != INTERRUPTED
        if not told:
            print()  # below the half line that was interrupted
    else:
        app = TableApp(session, language, pause)
        code = guarded(lambda: run_app(app), language)
        language, told = app.language, False
    if not told and not session.over and (session.humans or session.match.path):
        print(say(resume(session.match), language))
    return code


def replay(match: Match, language: str, seat: Seen, lines: bool) -> int:
    if not on_terminal(lines):
        return guarded(lambda: replay_lines(match, language, seat, sys.stdout), language)
    return guarded(lambda: run_app(ReplayApp(match, language, seat)), language)


def on_terminal(lines: bool) -> bool:
    return not lines and sys.stdin.isatty() and sys.stdout.isatty()


def run_app(app: TableApp | ReplayApp) -> int:
    return app.run() or app.return_code or 0


def guarded(run: Callable[[], int], language: str) -> int:
    """Ctrl-C leaves without a traceback, and so does a reader of our output who has seen enough"""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")  # a terminal without our signs shows ? instead
    try:
        return run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        words = msg("The record cannot be written ({reason}).", reason=error.strerror or str(error))
        print(say(words, language), file=sys.stderr)
        return FAILED
