"""OpenSpiel's own tests, where it is installed: `make test-research`."""

import random

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make test-research` installs it")

from mathom.env.openspiel import GAME_TYPE  # noqa: E402 # registers the game

NAME = GAME_TYPE.short_name
GAMES = [("two-towers", 2), ("duel", 2), ("battle", 2), ("ringbearer", 3)]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_random_simulation(key: str, seats: int) -> None:
    game = pyspiel.load_game(f"{NAME}(game={key},seats={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


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
