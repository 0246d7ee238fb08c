"""Where a game is kept, how to go on with it, and what a program says to the system that was left."""

import os
import shlex

from mathom.kernel.words import Msg, msg
from mathom.match.match import Match

FAILED = 1
INTERRUPTED = 130  # the exit code of a program that was left with Ctrl-C


def kept(match: Match) -> Msg:
    if match.path is None:
        return msg("This game is not being recorded.")
    return msg("The record is kept in {file}.", file=str(match.path))


def resume(match: Match) -> Msg:
    """for who leaves before the end"""
    if match.path is None:
        return msg("This game was not recorded, so it cannot be taken up again.")
    return msg("To go on with this game: {command}", command=f"mathom play --resume {quoted(str(match.path))}")


def quoted(file: str) -> str:
    """as a shell wants it"""
    return f'"{file}"' if os.name == "nt" else shlex.quote(file)
