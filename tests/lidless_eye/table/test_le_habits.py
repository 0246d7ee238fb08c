"""Standing answers: what a person lets be answered always in the same way, whatever he holds."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import pytest

import mathom
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.box.card import SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.site_phase import DECIDES, SitePhase
from mathom.games.lidless_eye.rules.sums import hand_size
from mathom.games.lidless_eye.terms import COMPANY, DROP, GUARD_WITH, HAVEN, PASS, YES
from mathom.kernel.moments import Habit
from mathom.kernel.state import act, act_kind
from mathom.match.passing import pass_for

GAME = mathom.game("lidless-eye")
ROOT = Path(__file__).parents[3]
ALL = frozenset(name for name, _ in GAME.habits)


PRIVATE = frozenset({"guard"})
LASTING = frozenset({"draw", "order"})


@pytest.fixture(scope="module")
def asked() -> dict[str, list[Eye]]:
    """some positions of each habit, of games of two bots"""
    found: dict[str, list[Eye]] = {name: [] for name in ALL}
    for seed in range(4):
        decks: dict[str, Any] = {"first": "raiders-of-mordor", "second": "banners-of-the-south"}
        s = cast(Eye, GAME.new(seats=2, seed=seed, rules="advanced", **decks))
        while not s.over:
            for habit in GAME.by_habit(s):
                if len(found[habit.name]) < 40:
                    found[habit.name].append(s.copy())
            s.apply(choose_greedily(s))
    return found


def answer(s: Eye, name: str) -> Habit:
    """what a habit does here"""
    (habit,) = (habit for habit in GAME.by_habit(s) if habit.name == name)
    return habit


def test_each_habit_is_asked_for_and_does_what_may_be_done(asked: dict[str, list[Eye]]) -> None:
    verbs = {"draw": {YES}, "full": {YES, PASS}, "order": {COMPANY}}
    for name, positions in asked.items():
        assert positions, name
        for s in positions:
            habit = answer(s, name)
            assert habit.action in s.actions()
            assert habit.private == (name in PRIVATE)
            assert habit.lasting == (name in LASTING)
        assert {act_kind(answer(s, name).action) for s in positions} == verbs.get(name, {PASS})


def test_a_habit_answers_only_for_who_has_it(asked: dict[str, list[Eye]]) -> None:
    for name, positions in asked.items():
        for s in positions:
            if len(s.actions()) > 1:
                others = {habit.name for habit in GAME.by_habit(s)} - {name}
                assert pass_for(GAME, s, False, None, ALL - {name} - others) is None
                assert pass_for(GAME, s, True, None, {name}) == answer(s, name).action


def test_no_habit_passes_over_what_another_has_declared(asked: dict[str, list[Eye]]) -> None:
    passed = [s for positions in asked.values() for s in positions if isinstance(s.stack[-1], Chain)]
    for s in passed:
        assert all(link.by == s.seat for link in cast(Chain, s.stack[-1]).links)


def test_who_wants_to_be_asked_is_asked_for_the_rest_of_the_phase_but_need_not_draw_himself(
    asked: dict[str, list[Eye]],
) -> None:
    for name in ALL:
        for s in asked[name]:
            if len(s.actions()) > 1:
                does = answer(s, name).action if name in LASTING else None
                assert pass_for(GAME, s, True, None, {name}, GAME.moment(s)) == does


def test_who_draws_until_his_hand_is_full_draws_no_more(asked: dict[str, list[Eye]]) -> None:
    for s in asked["full"]:
        seat = int(s.seat)
        assert (answer(s, "full").action == act(YES)) == (s.hand[seat].size() < hand_size(s, seat))
    full = next(s for s in asked["full"] if answer(s, "full").action == act(PASS))
    assert pass_for(GAME, full, True, None, {"draw", "full"}) == act(YES)  # all that may be drawn is more


def test_a_company_rests_at_a_haven_and_when_all_of_it_is_tapped(asked: dict[str, list[Eye]]) -> None:
    for s in asked["haven"]:
        visit = cast(SitePhase, s.stack[-1])
        assert SITES[s.co_site[visit.company]].kind == HAVEN
        assert visit.step == DECIDES  # who has entered it wants something there
    for s in asked["weary"]:
        visit = cast(SitePhase, s.stack[-1])
        assert not [c for c in s.members(visit.company) if s.untapped(c)]


def test_only_who_can_do_no_more_than_guard_passes_and_only_where_it_may_tell(asked: dict[str, list[Eye]]) -> None:
    for s in asked["guard"]:
        assert {act_kind(action) for action in s.actions()} <= {GUARD_WITH, PASS}
        assert pass_for(GAME, s, False, None, ALL) is None


def test_the_discard_is_kept_by_habit_and_the_council_is_not_left_uncalled(asked: dict[str, list[Eye]]) -> None:
    for s in asked["keep"]:
        assert DROP in {act_kind(action) for action in s.actions()}


def test_companies_come_in_the_order_shown(asked: dict[str, list[Eye]]) -> None:
    for s in asked["order"]:
        offered = [f"company:{a}" for a in range(40) if act(COMPANY, a) in s.actions()]
        shown = [zone.id for zone in GAME.view(s, int(s.seat)).zones if zone.id in offered]
        assert answer(s, "order").action == act(COMPANY, int(shown[0].split(":")[1]))


def test_what_a_habit_does_depends_on_nothing_hidden(asked: dict[str, list[Eye]]) -> None:
    for positions in asked.values():
        for s in positions[:8]:
            imagined = s.imagine(1 - int(s.seat), mathom.Dice(5))
            known = [habit for habit in GAME.by_habit(s) if not habit.private]
            assert [habit for habit in GAME.by_habit(imagined) if not habit.private] == known


def test_with_standing_answers_at_most_half_of_the_clicks_that_decide_nothing_are_left() -> None:
    """as `tools/clicks.py` counts them over more games; by those alone that are chosen with one click"""
    command = [sys.executable, str(ROOT / "tools" / "clicks.py"), "4", "usual"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    (share,) = re.findall(r"decide nothing: (\d+)% of those before", told)
    assert 0 < int(share) <= 50, told
