"""Passes that are sent for a person, in a game of nothing but chances to answer: three seats, facts set by hand."""

import pytest

from mathom.kernel.game import Game
from mathom.kernel.moments import Answer, Moment
from mathom.kernel.state import OVER, Buffer, State
from mathom.match.passing import Standing, Until, forget_broken, kept, offered, pass_for, standing

PASS, PLAY = 0, 1


class Table(State):
    """what everybody knows of a moment, and what the seat at turn may do"""

    def __init__(self, seat: int, active: int, turn: int = 1, phase: str = "a", attack: str = "") -> None:
        self.seat = seat
        self.now = Moment(active, turn, phase, attack, players=3)
        self.answers = self.choice = True
        self.pressed = False

    def fill(self, into: Buffer) -> int:
        into.n = 0
        into.add(PASS)
        if self.choice:
            into.add(PLAY)
        return int(into.n)


class Answering(Game):
    seats = (3,)
    answers = True

    def answering(self, state: State) -> Answer | None:
        assert isinstance(state, Table)
        return Answer(PASS, state.pressed) if state.answers else None

    def moment(self, state: State) -> Moment:
        assert isinstance(state, Table)
        return state.now


GAME = Answering()


def promised(until: Until, *, seat: int = 0, active: int = 0, attack: str = "") -> Standing:
    promise = standing(GAME, Table(seat, active, attack=attack), until)
    assert promise is not None
    return promise


def test_what_is_offered() -> None:
    assert offered(GAME, Table(0, 0)) == ("phase", "turn", "mine")
    assert offered(GAME, Table(0, 1)) == ("phase", "turn", "mine"), "another may come between this turn and mine"
    assert offered(GAME, Table(0, 1, attack="wolves")) == ("attack", "phase", "turn", "mine")
    table = Table(0, 0)
    table.pressed = True
    assert offered(GAME, table) == ()
    table.pressed, table.answers = False, False
    assert offered(GAME, table) == ()


@pytest.mark.parametrize(
    ("until", "holds"),
    [
        ("attack", [True, False, False, False, False, False]),
        ("phase", [True, True, False, False, False, False]),
        ("turn", [True, True, True, False, False, False]),
        ("mine", [True, True, True, True, True, False]),
    ],
)
def test_how_long_a_promise_holds(until: Until, holds: list[bool]) -> None:
    promise = promised(until, attack="wolves")
    moments = [
        Table(0, 0, 1, "a", "wolves"),
        Table(0, 0, 1, "a", "orcs"),
        Table(0, 0, 1, "b"),
        Table(0, 1, 2),
        Table(0, 2, 3),
        Table(0, 0, 4),
    ]
    assert [kept(GAME, table, promise) for table in moments] == holds
    assert [pass_for(GAME, table, False, promise) is not None for table in moments] == holds


def test_who_is_asked_something_else_keeps_his_promise_and_is_not_passed_for() -> None:
    promise, table = promised("turn"), Table(0, 0)
    table.answers = False
    assert kept(GAME, table, promise)
    assert pass_for(GAME, table, True, promise) is None


def test_only_what_is_done_against_him_breaks_it() -> None:
    promise, table = promised("turn"), Table(1, 0)
    table.pressed = True
    assert kept(GAME, table, promise), "another is asked"
    table.seat = 0
    assert not kept(GAME, table, promise)


def test_broken_promises_are_forgotten_and_others_are_not() -> None:
    promises = {0: promised("turn"), 1: promised("phase", seat=1), 2: promised("mine", seat=2, active=2)}
    forget_broken(GAME, Table(0, 0, 1, "b"), promises)
    assert list(promises) == [0, 2]
    forget_broken(GAME, Table(1, 1, 2), promises)
    assert list(promises) == [2]
    forget_broken(GAME, Table(OVER, 1, 2), promises)
    assert promises == {}


def test_quick_only_without_a_choice() -> None:
    table = Table(0, 1)
    assert pass_for(GAME, table, True, None) is None
    table.choice = False
    assert pass_for(GAME, table, True, None) == PASS
    assert pass_for(GAME, table, False, None) is None
