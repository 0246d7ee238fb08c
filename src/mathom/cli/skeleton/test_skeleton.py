"""The rules of the game, one after the other. Each number of `rules.md` is cited by a test."""

from typing import Any

import pytest

import mathom

rule = pytest.mark.rule
KEY = "skeleton"


def position(seat: int = 0, **fields: Any) -> mathom.State:
    """laid by hand; what is not told is empty"""
    named = {name.replace("_", " "): value for name, value in fields.items()}
    return mathom.game(KEY).from_json({"seats": 2, "seat": seat, **named}, mathom.Dice(1))


def texts(state: mathom.State) -> list[str]:
    return [state.game.notation(state, action) for action in state.actions()]


@rule("SK-1", "SK-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_cards_are_dealt_and_the_rest_is_the_pile(seats: int) -> None:
    game = mathom.game(KEY)
    state = game.new(seats=seats, seed=1)
    zones = {zone.id: zone for zone in game.view(state, 0).zones}
    assert [zones[f"hand:{i}"].size for i in range(seats)] == [3] * seats
    assert [len(zones[f"hand:{i}"].pieces) for i in range(seats)] == [3] + [0] * (seats - 1)
    assert zones["pile"].size == 20 - 3 * seats
    assert state.seat == 0


@rule("SK-3")
def test_who_lays_a_card_draws_another() -> None:
    state = position(hand_0=["card-1"], hand_1=["card-2"], pile=["card-5"])
    state.step("lay card-1")
    assert state.seat == 1
    zones = {zone.id: zone for zone in state.game.view(state, 0).zones}
    assert [piece.face for piece in zones["hand:0"].pieces] == ["card-5"]
    assert [piece.face for piece in zones["laid:0"].pieces] == ["card-1"]
    state.step("lay card-2")
    state.step("lay card-5")
    assert texts(state) == ["stop"]
    assert {zone.id: zone.size for zone in state.game.view(state).zones}["hand:0"] == 0


@rule("SK-3")
def test_only_what_is_in_the_hand_is_laid() -> None:
    with pytest.raises(mathom.IllegalAction, match=r"^there is no card of 4 in your hand \(SK-3\)$"):
        position(hand_0=["card-1"]).step("lay card-4")


@rule("SK-4")
def test_a_lower_card_is_refused() -> None:
    state = position(hand_0=["card-2", "card-3", "card-4"], laid_0=["card-1", "card-3"])
    assert texts(state) == ["lay card-3", "lay card-4", "stop"]
    with pytest.raises(mathom.IllegalAction, match=r"^a card must be no lower than your last one, card of 3 \(SK-4\)$"):
        state.step("lay card-2")


@rule("SK-5")
def test_who_has_stopped_has_no_more_turns() -> None:
    state = position(hand_0=["card-1"], hand_1=["card-1", "card-2"])
    state.step("stop")
    state.step("lay card-1")
    assert state.seat == 1


@rule("SK-6")
@pytest.mark.parametrize(
    ("first", "second", "payoffs"),
    [(["card-5"], ["card-1", "card-3"], [1.0, -1.0]), (["card-2", "card-2"], ["card-4"], [0.0, 0.0])],
)
def test_the_highest_sum_wins(first: list[str], second: list[str], payoffs: list[float]) -> None:
    state = position(seat=1, stopped=1, laid_0=first, laid_1=second)
    state.step("stop")
    assert state.over
    assert [state.payoff(seat) for seat in range(2)] == payoffs
    result = state.game.view(state).result
    assert result is not None
    assert result.winners == tuple(seat for seat in range(2) if payoffs[seat] >= 0)


@pytest.mark.parametrize("seed", range(20))
def test_whole_games_end_and_can_be_saved_and_imagined(seed: int) -> None:
    game = mathom.game(KEY)
    state, chance = game.new(seats=3, seed=seed), mathom.Dice(seed)
    for _ in range(game.longest + 1):
        if state.over:
            break
        assert game.from_json(game.to_json(state)) == state
        for seat in range(3):
            assert game.view(state.imagine(seat, mathom.Dice(9)), seat) == game.view(state, seat)
        actions = state.actions()
        state.apply(actions[chance.below(len(actions))])
    assert state.over
