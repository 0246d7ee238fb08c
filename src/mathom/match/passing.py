"""Passes that are sent for a person, so that a game with many chances to answer does not drown him in questions.

A pass is a move like any other: it is in the record. Which passes are sent is a private setting of a seat and lives
here, outside the rules. *Quick*: where a seat could do nothing but pass; this gives away that it holds no answer, so it
is for tables at which nobody else is a person, or that were opened so. *Standing*: to the end of this phase or turn,
until the opponent does something that can be answered."""

from typing import Literal

import msgspec

from mathom.kernel.game import Game
from mathom.kernel.state import State

Until = Literal["phase", "turn"]


class Standing(msgspec.Struct, frozen=True):
    """a promise to pass for a while: until the phase, or the turn, is another one"""

    until: Until
    phase: str
    turn: int


def standing(game: Game, state: State, until: Until) -> Standing | None:
    """the promise made now; None where the present decision is no chance to answer, or the opponent has just done what
    would break it"""
    answer = game.answering(state)
    return None if answer is None or answer.pressed else Standing(until, answer.phase, int(state.turn))


def kept(game: Game, state: State, promise: Standing) -> bool:
    """whether a promise still holds"""
    answer = game.answering(state)
    if answer is None or answer.pressed or int(state.turn) != promise.turn:
        return False
    return promise.until == "turn" or answer.phase == promise.phase


def pass_for(game: Game, state: State, quick: bool, promise: Standing | None) -> int | None:
    """the pass to be sent for the seat at turn, if any"""
    answer = game.answering(state)
    if answer is None:
        return None
    if quick and state.actions() == [answer.action]:
        return answer.action
    return answer.action if promise is not None and kept(game, state, promise) else None
