"""How a game ends before its end by the rules: who resigns against one opponent, or all people agree to stop.

It is the last line of the record and cannot be taken back. Where two play, the other wins; among more, or alone, nobody
does, since no rulebook says how those who stay would play on."""

import msgspec

from mathom.kernel.view import Event, Result, View
from mathom.kernel.words import Msg, msg

RESIGNED, AGREED = "resign", "agree"
ENDS = (RESIGNED, AGREED)
TWO_ONLY = msg("only where two play can one resign; among more all must agree to end the game")


class Ended(msgspec.Struct, frozen=True):
    """A game that was given up: by whom, and how."""

    seat: int  # who resigned, or was the last to agree
    how: str  # one of ENDS


def words_of(ended: Ended, names: tuple[str, ...]) -> Msg:
    """how it was given up, in words"""
    if ended.how == RESIGNED:
        return msg("{who} resigns; {other} wins", who=names[ended.seat], other=names[1 - ended.seat])
    return msg("the game is ended by agreement; nobody wins")


def ended_view(view: View, ended: Ended, names: tuple[str, ...]) -> View:
    """the table as it was left: nobody is asked any more"""
    words = words_of(ended, names)
    if ended.how == RESIGNED:
        result = Result((1 - ended.seat, ended.seat), (1 - ended.seat,), words)
    else:
        result = Result(tuple(sorted(range(len(names)), key=lambda seat: -view.seats[seat].score)), (), words)
    return msgspec.structs.replace(
        view,
        prompt=words,
        seats=tuple(msgspec.structs.replace(seat, to_act=False) for seat in view.seats),
        options=(),
        several=0,
        under_way=(),
        events=events_of(ended, names),
        result=result,
    )


def events_of(ended: Ended, names: tuple[str, ...]) -> tuple[Event, ...]:
    """the same as the last thing that happened"""
    return (Event("phase", words_of(ended, names), ended.seat),)
