"""A game being played: legality, undo, and what is seen."""

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.burrow_position import Burrow
from kernel.matches import BURROW, TOWERS, TWO_FOR_ONE, burrow, news, play_out, strike, towers
from mathom.kernel.dice import Dice, fall_kind, fall_value
from mathom.kernel.errors import BadRecord, BadSetup, IllegalAction, MathomError
from mathom.kernel.state import act
from mathom.kernel.words import say
from mathom.match.match import Match
from support import options, position

# -- moves


def test_a_match_does_not_touch_the_state_it_was_given() -> None:
    state = BURROW.new(seed=2)
    before = state.digest()
    play_out(Match(BURROW, state))
    assert state.digest() == before


def test_a_move_is_an_action_or_its_text() -> None:
    one, two = strike(), strike()
    one.play("  Support   C2")
    two.play(BURROW.parse(two.state, "support c2"))
    assert one.state.digest() == two.state.digest()
    assert one.moves == two.moves
    assert (one.moves[0].seat, one.moves[0].text, one.moves[0].falls) == (1, "support c2", ())


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (act(7, 1), "'drop stoat' cannot be done now; possible: support c2, support c3, support c4, pass"),
        (-1, "this cannot be done now"),
        (10**30, "this cannot be done now"),
        ("support c1", "'support c1' cannot be done now; possible: support c2, support c3, support c4"),
        ("", "'' cannot be done now; possible: support c2, support c3, support c4, pass"),
    ],
)
def test_what_the_rules_refuse_leaves_the_match_as_it_was(move: int | str, reason: str) -> None:
    match = strike()
    before = match.state.digest()
    with pytest.raises(IllegalAction) as refused:
        match.play(move)
    assert str(refused.value) == reason
    assert (match.state.digest(), match.moves) == (before, [])


def test_after_the_end_nothing_is_played() -> None:
    match = play_out(burrow(stack=[{"is": "Turn"}], turn=9, deck_0=["stoat"] * 3))
    for move in ("pass", 0):
        with pytest.raises(IllegalAction, match="the game is over"):
            match.play(move)
    assert match.result is not None


def test_values_of_chance_may_be_entered_by_hand() -> None:
    match = strike()
    match.play("pass", ["1", "6"])
    assert [(fall_kind(f), fall_value(f)) for f in match.moves[0].falls] == [(1, 1), (1, 6)]
    assert list(cast(Burrow, match.state).points) == [1, 0]
    again = strike()
    again.play("pass", ["2"])
    assert list(cast(Burrow, again.state).points) == [0, 0]


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        ([], "the record ends although something is still drawn or rolled"),
        (["1"], "the record ends although something is still drawn or rolled"),
        (["1", "6", "6"], "'pass' needs 2 values of chance, not 3"),
        (["raid", "6"], "the record names another kind of thing than is drawn here"),
        (["7"], "burrow knows nothing called '7'"),
    ],
)
def test_values_that_cannot_fall_leave_the_match_as_it_was(chance: list[str], reason: str) -> None:
    match = strike()
    before = match.state.digest()
    with pytest.raises(BadRecord, match=reason):
        match.play("pass", chance)
    assert (match.state.digest(), match.moves) == (before, [])
    match.play("pass", ["2"])


def test_who_knows_the_dice_does_not_see_them_used_up_by_what_was_refused() -> None:
    one, two = strike(), strike()
    for _ in range(3):
        with pytest.raises(MathomError):
            one.play("pass", ["1"])
    one.play("pass")
    two.play("pass")
    assert one.moves == two.moves


@pytest.mark.parametrize(
    "names", [["Ann"], ["Ann", "Bob", "Cid"], ["Ann", ""], ["Ann", "  "], ["Ann", 3], ["Ann", None]]
)
def test_there_is_one_name_for_each_seat(names: list[Any]) -> None:
    with pytest.raises(BadSetup, match="names: 2 names are needed, one for each seat"):
        Match(BURROW, BURROW.new(seed=1), names)


def test_names_may_be_left_out() -> None:
    assert Match(BURROW, BURROW.new(seed=1)).names == ("Player 1", "Player 2")
    assert Match(BURROW, BURROW.new(seed=1), ("Ann", "Bob")).names == ("Ann", "Bob")


# -- undo


def test_moves_of_the_present_turn_are_taken_back_one_by_one() -> None:
    match = strike()
    stages = [(match.state.digest(), news(match.state))]
    for text in ("support c2", "support c4"):
        match.play(text)
        stages.append((match.state.digest(), news(match.state)))
    while match.moves:
        assert (match.state.digest(), news(match.state)) == stages[len(match.moves)]
        assert match.can_undo()
        assert match.can_undo(1)
        assert not match.can_undo(0)
        match.undo(1)
    assert (match.state.digest(), news(match.state)) == stages[0]
    assert not match.can_undo()
    match.play("support c3")
    assert options(BURROW, match.state) == ["support c2", "support c4", "pass"]


def test_an_undo_brings_back_the_news_of_the_move_before() -> None:
    hand = ["raid (1)", "stoat (1)", "hush (1)", "rally (1)", "stash (1)", "sniff (1)"]
    match = burrow(stack=[{"is": "Turn", "step": "trim"}], hand_0=hand, deck_1=["stoat"] * 5)
    match.play("drop raid")
    told = news(match.state)
    assert told
    seen = match.view(0)
    assert match.can_undo()
    match.undo()
    match.play("drop raid")
    assert news(match.state) == told
    assert match.view(0) == seen


def refused_undo(match: Match, *seats: int | None) -> None:
    before, moves = match.state.digest(), list(match.moves)
    for seat in seats:
        assert not match.can_undo(seat)
        with pytest.raises(IllegalAction, match="only a move of your present turn can be taken back"):
            match.undo(seat)
    assert (match.state.digest(), match.moves) == (before, moves)


def test_nothing_is_taken_back_before_the_first_move() -> None:
    refused_undo(strike(), None, 0, 1)


def test_a_roll_cannot_be_taken_back() -> None:
    match = strike()
    match.play("pass", ["3"])
    refused_undo(match, None, 0, 1)


def test_what_another_seat_has_answered_cannot_be_taken_back() -> None:
    chain = {"is": "Chain", "window": 1}
    match = burrow(stack=[{"is": "Turn", "step": "trim"}, chain], hand_0=["raid (1)", "hush (1)"], hand_1=["hush (2)"])
    match.play("play raid")
    refused_undo(match, None, 0, 1)  # Bob is asked already
    match.play("pass")
    refused_undo(match, None, 0, 1)  # and has answered: not even his own


def test_what_was_shown_cannot_be_taken_back() -> None:
    chain = {"is": "Chain", "window": 1}
    match = burrow(stack=[{"is": "Turn", "step": "trim"}, chain], hand_0=["sniff (1)", "raid (1)"], hand_1=["hush (2)"])
    for text in ("play sniff", "pass", "pass"):
        match.play(text)
    assert match.state.seat == match.moves[-1].seat == 0
    refused_undo(match, None, 0, 1)


def test_a_draw_cannot_be_taken_back() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    assert options(TOWERS, match.state) == ["draw", "take red-wisdom", "offer gandalf"]
    match.play("offer gandalf")
    assert match.can_undo()
    match.play("take red-wisdom")
    assert match.can_undo()
    match.play("draw")
    refused_undo(match, None, 0, 1)


def test_a_turn_that_ended_cannot_be_taken_back_although_nothing_fell() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE))
    match.play("take red-wisdom")
    assert match.state.seat == 1
    assert match.moves[-1].falls == ()
    refused_undo(match, None, 0, 1)


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**30))
def test_every_undo_restores_what_was(seed: int) -> None:
    match = Match(BURROW, BURROW.new(seed=seed))
    dice = Dice(seed)
    while not match.state.over:
        before, told = match.state.digest(), news(match.state)
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
        if match.can_undo():
            assert not match.moves[-1].falls
            after = match.state.digest()
            text = match.moves[-1].text
            match.undo()
            assert (match.state.digest(), news(match.state)) == (before, told)
            match.play(text)
            assert match.state.digest() == after


# -- what is seen


def test_earlier_stages_can_be_looked_at_again() -> None:
    match = towers()
    stages = [match.state.digest()]
    views = [match.view(0)]
    dice = Dice(2)
    for _ in range(12):
        actions = match.state.actions()
        match.play(actions[dice.below(len(actions))])
        stages.append(match.state.digest())
        views.append(match.view(0))
    assert [match.at(n).digest() for n in range(13)] == stages
    assert [match.view(0, n) for n in range(13)] == views
    assert [v.seq for v in views] == list(range(13))
    assert match.chronicle(0) == [v.events for v in views[1:]]
    assert match.view(None).viewer is None


def test_a_match_tells_names_and_leaves_out_what_is_hidden() -> None:
    match = Match(TOWERS, position("two-towers", **TWO_FOR_ONE), ["Ann", "Bob"])
    match.play("draw")
    told = {seat: [say(e.words) for e in match.chronicle(seat)[0]] for seat in (0, 1, None)}
    assert told[0] == ["Ann draws green wisdom from the pile"]
    assert told[1] == told[None] == ["Ann draws a card from the pile"]
