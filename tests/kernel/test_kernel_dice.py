"""The only source of chance: the generator, the record it writes and the record it gives back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from mathom.kernel.dice import ANY, EVERYONE, Dice, SystemDice, fall, fall_kind, fall_knowers, fall_value
from mathom.kernel.errors import BadRecord
from mathom.kernel.vecs import vec

CARD, DIE = 0, 1
SEEDS = st.integers(0, 2**62)


def pile(*whats: int) -> "vec[i64]":
    return vec[i64]([what << 8 for what in whats])


def given_dice(*falls: int) -> Dice:
    dice = Dice(1)
    dice.given = list(falls)
    return dice


# -- the generator


def test_the_generator_never_changes() -> None:
    """searches, tests and bug reports with a seed depend on it"""
    dice = Dice(7)
    assert [dice.below(1000) for _ in range(8)] == [951, 106, 641, 274, 297, 834, 569, 156]
    assert dice.state == 672790803
    dice = Dice(7)
    assert [dice.die(DIE) for _ in range(12)] == [6, 1, 4, 2, 2, 6, 4, 1, 6, 5, 6, 3]
    states = [Dice(seed).state for seed in (0, 1, 2**40, 2**63 - 1)]
    assert states == [2654435769, 824515495, 1480343449, 1029333365]


@given(low=st.integers(0, 2**32 - 1), high=st.integers(0, 2**31 - 1), other=st.integers(0, 2**31 - 1))
def test_the_upper_half_of_a_seed_makes_another_game(low: int, high: int, other: int) -> None:
    first, second = Dice(high << 32 | low), Dice(other << 32 | low)
    numbers = [[dice.below(2**31) for _ in range(6)] for dice in (first, second)]
    assert (numbers[0] == numbers[1]) == (high == other)


def test_seeds_that_were_once_folded_into_one_differ() -> None:
    folded = (0, 2**32 + 1, 2 * 2**32 + 2, 2**62 + 2**30)  # all of them 0 when both halves are laid upon each other
    games = {tuple(dice.die(DIE) for _ in range(20)) for dice in map(Dice, folded)}
    assert len(games) == len(folded)


def test_a_state_of_zero_would_stay_zero() -> None:
    assert Dice(0).state != 0


def test_no_seed_is_taken_for_another() -> None:
    """what has to do without 0 begins where another seed does, and goes another way"""
    first, second = Dice(0), Dice(524_180_510)
    assert first.state == second.state
    rolls = [[dice.die(DIE) for _ in range(40)] for dice in (first, second)]
    assert rolls[0] != rolls[1]


def test_twists_that_differ_in_one_bit_soon_differ_in_all() -> None:
    first, second = Dice(2**33 + 7), Dice(2**33 + 7)
    second.twist ^= 4
    rolls = [[dice.die(DIE) for _ in range(40)] for dice in (first, second)]
    assert rolls[0] != rolls[1]


@given(seed=SEEDS, n=st.integers(1, 2**31))
def test_below_is_below(seed: int, n: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(n) < n for _ in range(20))
    assert 0 < dice.state < 2**32


def test_every_side_of_a_die_falls_about_equally_often() -> None:
    dice = Dice(3)
    fallen = [dice.die(DIE) for _ in range(6000)]
    assert {fallen.count(side) for side in range(1, 7)} <= set(range(880, 1121))
    assert {dice.die(DIE, 20) for _ in range(2000)} == set(range(1, 21))


@given(seed=SEEDS)
def test_a_fork_has_the_same_future_and_disturbs_nothing(seed: int) -> None:
    dice = Dice(seed)
    dice.below(6)
    before = dice.state
    twin = dice.fork()
    future = [twin.below(100) for _ in range(10)]
    assert dice.state == before
    assert [dice.below(100) for _ in range(10)] == future


def test_a_fork_takes_no_record_with_it() -> None:
    dice = given_dice(fall(DIE, EVERYONE, 6))
    dice.log = []
    twin = dice.fork()
    assert twin.given is None
    assert twin.log is None


def test_the_operating_system_gives_values_in_range_and_forks_into_itself() -> None:
    dice = SystemDice()
    assert all(0 <= dice.below(3) < 3 for _ in range(100))
    assert {dice.die(DIE) for _ in range(500)} == {1, 2, 3, 4, 5, 6}
    assert isinstance(dice.fork(), SystemDice)
    assert len({SystemDice(1).below(2**31) for _ in range(5)}) > 1  # the seed is not used


# -- what a record has


@given(kind=st.integers(0, 100), knowers=st.integers(0, 255), value=st.integers(0, 0xFFFF))
def test_a_fall_keeps_kind_knowers_and_value_apart(kind: int, knowers: int, value: int) -> None:
    f = fall(kind, knowers, value)
    assert (fall_kind(f), fall_knowers(f), fall_value(f)) == (kind, knowers, value)


def test_a_record_has_values_and_who_saw_them() -> None:
    dice = Dice(5)
    dice.log = []
    cards = pile(3, 3, 9)
    i = dice.pick(CARD, 0b10, cards, 0, 3)
    rolled = dice.die(DIE)
    assert dice.log == [fall(CARD, 0b10, cards[i] >> 8), fall(DIE, EVERYONE, rolled)]


@given(seed=SEEDS, other=SEEDS)
def test_a_record_gives_back_what_fell_whatever_the_seed(seed: int, other: int) -> None:
    def fallen(dice: Dice) -> list[int]:
        cards = pile(1, 2, 2, 5, 8)
        return [cards[dice.pick(CARD, 1, cards, 1, 4)] >> 8, dice.die(DIE), dice.die(DIE, 20), dice.below(1)]

    first = Dice(seed)
    first.log = []
    values = fallen(first)
    again = Dice(other)
    again.given = first.log
    again.log = []
    assert fallen(again) == values
    assert again.log == first.log
    assert again.at == 3


def test_a_value_is_found_wherever_it_lies_now() -> None:
    dice = given_dice(fall(CARD, 0, 9))
    assert dice.pick(CARD, 0, pile(3, 4, 9, 9), 0, 4) == 2
    dice.at = 0
    assert dice.pick(CARD, 0, pile(9, 9, 3), 1, 2) == 1  # not before the start


def test_any_is_left_to_the_generator() -> None:
    dice = given_dice(ANY, ANY, fall(DIE, EVERYONE, 4))
    dice.log = []
    cards = pile(1, 2, 3)
    assert 0 <= dice.pick(CARD, 1, cards, 0, 3) < 3
    assert 1 <= dice.die(DIE) <= 6
    assert dice.die(DIE) == 4
    assert ANY not in dice.log


def test_one_card_can_only_be_itself() -> None:
    """how something is shown: drawn as the only one possible"""
    dice = given_dice(fall(CARD, 1, 2))
    dice.log = []
    assert dice.pick(CARD, 1, pile(1, 2, 3), 1, 1) == 1
    assert dice.log == [fall(CARD, 1, 2)]


@pytest.mark.parametrize(
    ("falls", "reason"),
    [
        ([], "the record ends although something is still drawn or rolled"),
        ([fall(DIE, EVERYONE, 3)], "another kind of thing"),
        ([fall(CARD, 0, 7)], "cannot be drawn here"),
        ([fall(CARD, 0, 1)], "cannot be drawn here"),  # it lies there, but not among those drawn from
    ],
)
def test_a_card_that_cannot_be_drawn(falls: list[int], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        given_dice(*falls).pick(CARD, 0, pile(1, 2, 3, 1), 1, 2)


@pytest.mark.parametrize(
    ("falls", "reason"),
    [
        ([], "the record ends"),
        ([fall(CARD, 0, 3)], "another kind of thing"),
        ([fall(DIE, EVERYONE, 0)], "a number that it does not have"),
        ([fall(DIE, EVERYONE, 7)], "a number that it does not have"),
    ],
)
def test_a_die_that_cannot_fall(falls: list[int], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        given_dice(*falls).die(DIE)
    assert given_dice(fall(DIE, EVERYONE, 7)).die(DIE, 8) == 7


class Loaded(Dice):
    """interpreted subclasses are allowed in both forms"""

    def below(self, n: i64) -> i64:
        return n - 1


def test_dice_can_be_made_by_others() -> None:
    assert Loaded().die(DIE) == 6
    assert Loaded().pick(CARD, 0, pile(1, 2, 3), 0, 3) == 2
