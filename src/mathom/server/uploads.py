"""Record files from strangers: read and played again in a process of its own, since they can hold anything."""

import contextlib
import json
import signal
from collections.abc import Iterator
from typing import Any

from mathom.kernel.errors import BadRecord, BadSetup
from mathom.kernel.view import encode
from mathom.kernel.words import Msg, msg
from mathom.match import record
from mathom.match.match import Match
from mathom.match.past import Past
from mathom.server.letters import is_odd

SECONDS = 10.0  # of processor time
PATIENCE = 60.0  # seconds by the clock, after which the machine is too busy for it
MEMORY = 1 << 30  # bytes
NAME_LENGTH = 200


def limit_memory() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):  # not on Windows, and macOS refuses it
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@contextlib.contextmanager
def limited(seconds: float) -> Iterator[None]:
    """the system ends this process when it has worked for so long; how long others kept it waiting does not count"""
    if not hasattr(signal, "setitimer"):  # on Windows only the clock says when it is too long
        yield
        return
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def finished_in(seconds: float, text: str) -> list[dict[str, Any]]:
    with limited(seconds):
        return finished(text)


def finished(text: str) -> list[dict[str, Any]]:
    """the lines of a record, without what was taken back, if it is a whole game that can be shown"""
    name = msg("the record")
    head, *lines = record.parse(name, text)
    try:
        json.dumps([head, *lines], ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):  # half letters, or too deep: it could not be stored
        raise BadRecord(msg("{where}: is damaged", where=name)) from None
    for i, given in enumerate(head["names"]):
        if len(str(given)) > NAME_LENGTH or is_odd(str(given)):
            raise BadRecord(name_is_odd(i + 1, NAME_LENGTH))
    kept: list[dict[str, Any]] = []  # each undo would play the game again from its start
    for line in lines:
        if line.get("undo") == 1 and kept:
            kept.pop()
        else:
            kept.append(line)
    match = Match.from_lines(name, head, kept)
    if not match.over:
        raise BadSetup(msg("record: this game is not over; only finished ones can be looked at"))
    past = Past(match)
    for move in range(past.last + 1):  # whoever looks at it will ask for these
        encode(past.view(move, None))
    return match.record()


def name_is_odd(seat: int, most: int) -> Msg:
    return msg("names: the name of seat {n} has more than {most} letters, or odd ones", n=seat, most=most)
