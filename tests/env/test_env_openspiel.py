"""OpenSpiel's own tests, where it is installed: `make test-research`."""

import json
import pickle
import random
from pathlib import Path

import pytest

import mathom

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-research` installs it")

from mathom.env.openspiel import GAME_TYPE  # noqa: E402 # registers the game

NAME = GAME_TYPE.short_name
GAMES = [("two-towers", 2), ("duel", 2), ("battle", 2), ("ringbearer", 3)]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_random_simulation(key: str, seats: int) -> None:
    game = pyspiel.load_game(f"{NAME}(game={key},seats={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_is_saved_where_it_stands() -> None:
    """also in the middle of what falls, and without a history to be played again"""
    game, lots = pyspiel.load_game(f"{NAME}(game=duel)"), random.Random(1)
    state = game.new_initial_state()
    for _ in range(60):
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        state.apply_action(lots.choice(state.legal_actions()))
    assert not state.is_initial_state()
    again = pickle.loads(pickle.dumps(state))
    assert [again.information_state_string(player) for player in range(2)] == [
        state.information_state_string(player) for player in range(2)
    ]


def test_a_playthrough() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough(f"{NAME}(game=duel)", None, seed=1)
    assert "GameType.dynamics = Dynamics.SEQUENTIAL" in text


def test_what_a_player_cannot_know_is_no_other_information() -> None:
    """two games that differ only in what the other drew"""
    game = pyspiel.load_game(f"{NAME}(game=two-towers)")
    state, lots = game.new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(lots.choice([value for value, _ in state.chance_outcomes()]))
    state.apply_action(0)
    assert state.is_chance_node()
    (one, _), (two, _) = state.chance_outcomes()[:2]
    first, second = state.child(one), state.child(two)
    drew = 1 - first.current_player()
    assert first.information_state_string(drew) != second.information_state_string(drew)
    assert first.information_state_string(1 - drew) == second.information_state_string(1 - drew)
    assert first.observation_string(1 - drew) == second.observation_string(1 - drew)


def test_play_can_begin_at_a_position(tmp_path: Path) -> None:
    """in one of some worlds that nobody at the table could tell apart by what lies open"""
    rules = mathom.game("two-towers")
    greedy, state = rules.bot("greedy", seed=1), rules.new(seats=2, seed=24)
    for _ in range(60):
        state.apply(greedy.choose(state))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(rules.to_json(state)), encoding="utf-8")
    game = pyspiel.load_game(NAME, {"position": str(file), "worlds": 3})
    start = game.new_initial_state()
    assert [(value, round(chance, 3)) for value, chance in start.chance_outcomes()] == [
        (0, 0.333),
        (1, 0.333),
        (2, 0.333),
    ]
    views = {mathom.encode(rules.view(start.child(world).state, None)) for world in range(3)}
    assert views == {mathom.encode(rules.view(state, None))}
    assert len({start.child(world).state.digest() for world in range(3)}) > 1
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    only = pyspiel.load_game(NAME, {"position": str(file)}).new_initial_state()
    assert (only.current_player(), only.state.digest()) == (state.seat, state.digest())
