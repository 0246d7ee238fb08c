"""Where a game is kept, and how to go on with it."""

from shlex import quote

from mathom.kernel.words import Msg, msg
from mathom.match.match import Match


def kept(match: Match) -> Msg:
    if match.path is None:
        return msg("This game is not being recorded.")
    return msg("The record is kept in {file}.", file=str(match.path))


def resume(match: Match) -> Msg:
    """for who leaves before the end"""
    if match.path is None:
        return msg("This game was not recorded, so it cannot be taken up again.")
    return msg("To go on with this game: {command}", command=f"mathom play --resume {quote(str(match.path))}")
