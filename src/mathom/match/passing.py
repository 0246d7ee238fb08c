"""Passes that are sent for a person, so that a game with many chances to answer does not drown him in questions.

A pass is a move like any other: it is in the record. Which passes are sent is a private setting of a seat and lives
here, outside the rules. *Quick*: where a seat could do nothing but pass; this gives away that it holds no answer, so it
is for tables at which nobody else is a person, or that were opened so. *Standing*: for a while, until an opponent does
something that can be answered. To the end of a chain is not among the whiles: a plain pass says that already, since
whoever adds to the chain asks anew."""

from collections.abc import Collection
from random import SystemRandom
from typing import Final, Literal, get_args

import msgspec

from mathom.kernel.game import Game
from mathom.kernel.moments import Moment
from mathom.kernel.state import State
from mathom.kernel.view import View
from mathom.kernel.words import msg

Until = Literal["attack", "phase", "turn", "mine"]  # to the end of it; mine: until my next turn begins
CHANCE: Final = SystemRandom()
UNTILS: Final[tuple[Until, ...]] = get_args(Until)


class Standing(msgspec.Struct, frozen=True):
    """a promise to pass for a while"""

    seat: int
    until: Until
    since: Moment


def offered(game: Game, state: State) -> tuple[Until, ...]:
    """for how long the seat at turn may promise to pass: not at all where the present decision is no chance to answer,
    or the opponent has just done what would break the promise"""
    answer = game.answering(state)
    if answer is None or answer.pressed:
        return ()
    now = game.moment(state)
    among = {
        "attack": now.attack != "",
        "mine": now.active == state.seat or now.players > 2,  # else this turn ends where mine begins
    }
    return tuple(until for until in UNTILS if among.get(until, True))


def standing(game: Game, state: State, until: Until) -> Standing | None:
    """the promise made now by the seat at turn, if it is among those offered"""
    return Standing(int(state.seat), until, game.moment(state)) if until in offered(game, state) else None


def kept(game: Game, state: State, promise: Standing) -> bool:
    """whether a promise still holds, whoever is asked now"""
    if state.over:
        return False
    answer = game.answering(state)
    if answer is not None and answer.pressed and state.seat == promise.seat:
        return False
    now, then = game.moment(state), promise.since
    if promise.until == "mine" and now.active != promise.seat:
        return True
    if now.turn != then.turn:
        return False
    if promise.until in ("turn", "mine"):
        return True
    return now.phase == then.phase and (promise.until == "phase" or now.attack == then.attack)


def pass_for(
    game: Game,
    state: State,
    quick: bool,
    promise: Standing | None,
    habits: Collection[str] = (),
    held: Moment | None = None,
) -> int | None:
    """The pass to be sent for the seat at turn, if any; or what it does by habit. `held` is when it said that it wants
    to be asked: in that phase nothing goes by out of habit."""
    if quick and game.idle(state) and len(actions := state.actions()) == 1:
        return int(actions[0])
    asks = held is not None and same_phase(game.moment(state), held)
    if habits:
        for habit in game.by_habit(state):
            if habit.name in habits and (quick or not habit.private) and (habit.lasting or not asks):
                return habit.action
    answer = game.answering(state)
    return answer.action if answer is not None and promise is not None and kept(game, state, promise) else None


def lets_go(game: Game, state: State) -> bool:
    """whether by habit more would go by than a chance to answer"""
    if game.answering(state) is not None or all(habit.lasting for habit in game.by_habit(state)):
        return False
    return len(state.actions()) > 1


def same_phase(now: Moment, then: Moment) -> bool:
    """whether no phase has ended between two moments"""
    return (now.turn, now.phase) == (then.turn, then.phase)


def unasked(view: View) -> View:
    """what a person sees while a pass is sent for him: not the question, which is as good as answered"""
    return msgspec.structs.replace(view, options=(), prompt=msg("This is answered for you"))


def drawn_wait(pause: float) -> float:
    """How many seconds a machine waits with its answer where others must not learn whether it had a choice: drawn
    without a look at what it holds. `pause` is the time between two moves of bots."""
    return CHANCE.uniform(pause, 3 * pause)


def forget_broken(game: Game, state: State, promises: dict[int, Standing]) -> None:
    """the promises at a table, by seat, after something has happened there"""
    for promise in list(promises.values()):
        if not kept(game, state, promise):
            del promises[promise.seat]
