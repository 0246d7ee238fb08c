"""The entry points: the table for the keyboard, or the line mode where there is no terminal or it is asked for."""

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from mathom.kernel.bot import Bot
from mathom.kernel.game import Seen
from mathom.kernel.words import msg, say
from mathom.match.match import Match
from mathom.terminal.kept import FAILED, INTERRUPTED, resume
from mathom.terminal.lines import LineTable, replay_lines
from mathom.terminal.session import Session

if TYPE_CHECKING:
    from mathom.terminal.app import TableApp
    from mathom.terminal.replay import ReplayApp


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
    if not on_terminal(lines, language):
        code = guarded(lambda: LineTable(session, language, sys.stdin, sys.stdout, pause).play(), language)
        told = code != INTERRUPTED
        if not told:
            print()  # below the half line that was interrupted
    else:
        from mathom.terminal.app import TableApp

        app = TableApp(session, language, pause)
        code = guarded(lambda: run_app(app), language)
        language, told = app.language, False
    if not told and not session.over and (session.humans or session.match.path):
        print(say(resume(session.match), language))
    return code


def replay(match: Match, language: str, seat: Seen, lines: bool) -> int:
    if not on_terminal(lines, language):
        return guarded(lambda: replay_lines(match, language, seat, sys.stdout), language)
    from mathom.terminal.replay import ReplayApp

    return guarded(lambda: run_app(ReplayApp(match, language, seat)), language)


def on_terminal(lines: bool, language: str) -> bool:
    """whether the full-screen table is to be shown; without Textual the lines serve as well"""
    if lines or not sys.stdin.isatty() or not sys.stdout.isatty():
        return False
    if find_spec("textual") is not None:
        return True
    words = msg("The full-screen table needs the extra `terminal`: {command}", command='pip install "mathom[terminal]"')
    print(say(words, language), file=sys.stderr)
    return False


def run_app(app: "TableApp | ReplayApp") -> int:
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
