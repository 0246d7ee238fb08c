"""Packed actions, the buffer they are written to, and what every state does by itself."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

import mathom
from kernel.burrow import BurrowGame
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.fields import Fields
from mathom.kernel.state import OVER, Buffer, State, act, act_a, act_b, act_c, act_kind, playout

OPERAND = st.integers(0, 0xFFF)


class Countdown(State):
    """the smallest game: seats in turn take one or two from a heap; who takes the last has won"""

    heap: int
    wide: int  # how many actions there are in spellings that mean the same

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        if self.seat != OVER:
            for n in range(1, min(2, self.heap) + 1):
                for spelling in range(self.wide):
                    into.add(act(1, n, spelling))
        return into.n

    def apply(self, action: i64) -> None:
        self.heap -= act_a(action)
        self.turn += 1
        self.tell(7, self.seat, act_a(action))
        self.seat = 1 - self.seat if self.heap else OVER

    def payoff(self, seat: i64) -> float:
        return 1.0 if (self.turn - 1) % 2 == seat else -1.0

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat)
        self.turn = io.num("turn", self.turn)
        self.heap = io.num("heap", self.heap)


def countdown(heap: int, wide: int = 1) -> Countdown:
    s = Countdown()
    s.seat, s.turn, s.heap, s.wide = 0, 0, heap, wide
    s.dice, s.news = Dice(1), None
    return s


@given(kind=st.integers(0, 2**20), a=OPERAND, b=OPERAND, c=OPERAND)
def test_an_action_keeps_its_operands_apart(kind: int, a: int, b: int, c: int) -> None:
    action = act(kind, a, b, c)
    assert (act_kind(action), act_a(action), act_b(action), act_c(action)) == (kind, a, b, c)
    assert 0 <= action < 2**62


@given(one=st.tuples(OPERAND, OPERAND, OPERAND, OPERAND), two=st.tuples(OPERAND, OPERAND, OPERAND, OPERAND))
def test_actions_are_equal_when_their_operands_are(one: tuple[int, ...], two: tuple[int, ...]) -> None:
    assert (act(*one) == act(*two)) is (one == two)


def test_operands_that_are_left_out_are_nought() -> None:
    assert act(0) == 0
    assert act(3, 5) == act(3, 5, 0, 0)


@pytest.mark.parametrize("size", [0, 1, 4, 256])
def test_a_buffer_grows(size: int) -> None:
    into = Buffer(size)
    for n in range(500):
        into.add(act(1, n))
    assert into.n == 500
    assert [into.data[i] for i in range(500)] == [act(1, n) for n in range(500)]
    into.n = 0
    into.add(7)
    assert (into.n, into.data[0], into.data[1]) == (1, 7, act(1, 1))


def test_actions_are_a_list_of_their_own() -> None:
    s = countdown(5, wide=400)  # more than a buffer holds at first
    first = s.actions()
    assert first == [act(1, n, spelling) for n in (1, 2) for spelling in range(400)]
    s.apply(act(1, 2))
    assert len(first) == 800
    assert s.actions() is not s.actions()
    small = countdown(1)
    assert small.actions() == [act(1, 1)]  # nothing is left over from the larger one


def test_by_default_a_search_is_offered_everything() -> None:
    s, into = countdown(5), Buffer()
    assert s.fill_once(into) == s.fill(into) == 2


def test_over_digest_json_and_news() -> None:
    s = countdown(2)
    assert not s.over
    before = s.digest()
    s.news = []
    s.dice = Dice(99)
    assert s.digest() == before, "dice and news are no part of the position"
    s.apply(act(1, 2))
    assert s.over
    assert s.actions() == []
    assert s.to_json() == {"seat": -1, "turn": 1}
    assert [(n.what, n.seat, n.a, n.b, n.c, n.knowers) for n in s.news] == [(7, 0, 2, 0, 0, EVERYONE)]
    assert s.payoff(0) == 1.0


def test_news_are_dropped_when_nobody_keeps_them() -> None:
    s = countdown(3)
    s.apply(act(1, 1))
    assert s.news is None


def test_a_state_must_say_what_its_game_does() -> None:
    s, into = State(), Buffer()
    for call in (
        lambda: s.fill(into),
        lambda: s.apply(0),
        s.copy,
        lambda: s.imagine(0, Dice(1)),
        lambda: s.payoff(0),
        s.digest,
        s.to_json,
        s.actions,
    ):
        with pytest.raises(NotImplementedError):
            call()


@given(heap=st.integers(1, 60), seed=st.integers(0, 2**30))
def test_a_playout_goes_to_the_end(heap: int, seed: int) -> None:
    s = countdown(heap)
    n = playout(s, Buffer(), Dice(seed))
    assert s.over
    assert s.turn == n
    assert (heap + 1) // 2 <= n <= heap


def test_a_playout_of_a_game_that_is_over_does_nothing() -> None:
    s = countdown(1)
    s.apply(act(1, 1))
    assert playout(s, Buffer(), Dice(1)) == 0


def test_playouts_depend_on_nothing_but_the_dice() -> None:
    ends = set()
    for into in (Buffer(), Buffer(1)):
        s = BurrowGame().new(seed=4)
        playout(s, into, Dice(8))
        ends.add(s.digest())
    assert len(ends) == 1


def test_many_threads_may_ask_for_actions_at_once() -> None:
    """a server and its bots do: each gets the actions of its own state"""
    states: list[State] = [countdown(n % 2 + 1, wide=30 + n) for n in range(40)]
    states += [mathom.game("two-towers").new(seats=3, seed=n) for n in range(10)]
    states += [BurrowGame().new(seed=n) for n in range(10)]
    expected = [s.actions() for s in states]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(8) as pool:
            for _ in range(12):
                assert list(pool.map(lambda s: s.actions(), states)) == expected
    finally:
        sys.setswitchinterval(interval)
