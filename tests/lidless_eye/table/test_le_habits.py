"""Standing answers: what a person lets be answered always in the same way, whatever he holds."""

from typing import cast

import pytest

import mathom
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.terms import COMPANY, PASS, YES
from mathom.kernel.moments import Habit
from mathom.kernel.state import act, act_kind
from mathom.match.passing import pass_for

GAME = mathom.game("lidless-eye")
ALL = frozenset(name for name, _ in GAME.habits)


@pytest.fixture(scope="module")
def asked() -> dict[str, list[Eye]]:
    """some positions of each habit, of games of two bots"""
    found: dict[str, list[Eye]] = {name: [] for name in ALL}
    for seed in range(4):
        s = cast(Eye, GAME.new(seats=2, seed=seed, first="raiders-of-mordor", second="banners-of-the-south"))
        while not s.over:
            habit = GAME.habit(s)
            if habit is not None and len(found[habit.name]) < 40:
                found[habit.name].append(s.copy())
            s.apply(choose_greedily(s))
    return found


def test_each_habit_is_asked_for_and_does_what_may_be_done(asked: dict[str, list[Eye]]) -> None:
    verbs = {"draw": YES, "order": COMPANY}
    for name, positions in asked.items():
        assert positions, name
        for s in positions:
            habit = GAME.habit(s)
            assert habit is not None
            assert habit.action in s.actions()
            assert act_kind(habit.action) == verbs.get(name, PASS)


def test_a_habit_answers_only_for_who_has_it(asked: dict[str, list[Eye]]) -> None:
    for name, positions in asked.items():
        for s in positions:
            if len(s.actions()) > 1:
                assert pass_for(GAME, s, False, None, ALL - {name}) is None
                assert pass_for(GAME, s, False, None, {name}) == cast(Habit, GAME.habit(s)).action


def test_no_habit_passes_over_what_another_has_declared(asked: dict[str, list[Eye]]) -> None:
    passed = [s for positions in asked.values() for s in positions if isinstance(s.stack[-1], Chain)]
    for s in passed:
        assert all(link.by == s.seat for link in cast(Chain, s.stack[-1]).links)


def test_who_wants_to_be_asked_is_asked_for_the_rest_of_the_phase_but_need_not_draw_himself(
    asked: dict[str, list[Eye]],
) -> None:
    for s in asked["own"]:
        if len(s.actions()) > 1:
            assert pass_for(GAME, s, False, None, ALL, GAME.moment(s)) is None
    for s in asked["draw"]:
        assert pass_for(GAME, s, False, None, ALL, GAME.moment(s)) == act(YES)


def test_companies_come_in_the_order_shown(asked: dict[str, list[Eye]]) -> None:
    for s in asked["order"]:
        offered = [f"company:{a}" for a in range(40) if act(COMPANY, a) in s.actions()]
        shown = [zone.id for zone in GAME.view(s, int(s.seat)).zones if zone.id in offered]
        habit = cast(Habit, GAME.habit(s))
        assert habit.action == act(COMPANY, int(shown[0].split(":")[1]))


def test_what_a_habit_does_depends_on_nothing_hidden(asked: dict[str, list[Eye]]) -> None:
    for positions in asked.values():
        for s in positions[:8]:
            other = 1 - int(s.seat)
            assert GAME.habit(s.imagine(other, mathom.Dice(5))) == GAME.habit(s)
