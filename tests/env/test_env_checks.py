"""The environments pass the checks of the libraries they are made for."""

import warnings

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import mathom
from mathom.env import single, vector
from mathom.env.aec import TableEnv
from mathom.env.arrays import SpreadEnv, VectorEnv
from mathom.env.single import SeatEnv
from mathom.kernel.errors import MathomError

KEYS = mathom.games()


@pytest.mark.parametrize("key", KEYS)
def test_agents_one_after_the_other(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what it would like to see differently
        api_test(TableEnv(key), num_cycles=40)
        seed_test(lambda: TableEnv(key), num_cycles=20)


@pytest.mark.parametrize("key", KEYS)
def test_one_seat_against_bots(key: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SeatEnv(key, opponent="random"), skip_render_check=True)


def test_a_game_between_agents_ends_with_its_payoffs() -> None:
    env = TableEnv("duel")
    env.reset(seed=4)
    for agent in env.agent_iter():
        told, _, over, _, _ = env.last()
        env.step(None if over else int(numpy.flatnonzero(told["action_mask"])[0]))
        if env.state.over and len(env.agents) == 2:
            assert list(env.rewards.values()) == [env.state.payoff(seat) for seat in range(2)]
            assert agent in env.possible_agents
    assert env.agents == []


def test_what_cannot_be_chosen_is_lost() -> None:
    env = SeatEnv("two-towers", seat=1)
    _, info = env.reset(seed=1)
    wrong = int(numpy.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["refused"]) == (-1.0, True, "there is no such choice now")


def test_gymnasium_knows_the_games_by_name() -> None:
    import gymnasium

    single.register()
    env = gymnasium.make("mathom/ringbearer-v0", opponent="random")
    told, _ = env.reset(seed=1)
    assert set(told) == {"actions", "observation"}


# -- many tables


def test_tables_are_the_same_games_as_states() -> None:
    """each row is what the seat at turn knows and may do, and a game that ends begins anew"""
    env = VectorEnv("two-towers", many=4, seats=3, seed=7)
    out, choices = env.tables.game.slate(3), env.tables.game.choices()
    games = 0
    for _ in range(400):
        for i, state in enumerate(env.tables.states):
            assert state.seat == env.deciding[i]
            state.observe(state.seat, out)
            assert list(out.data) == list(env.observations[i])
            choices.write(state)
            assert choices.legal() == list(numpy.flatnonzero(env.masks[i])) or set(choices.legal()) == set(
                numpy.flatnonzero(env.masks[i])
            )
        env.step(env.sample())
        games += int(env.ended.sum())
        assert set(numpy.unique(env.rewards[env.ended == 0])) <= {0.0}
        assert all(sorted(row) == [-1, -1, 1] for row in env.rewards[env.ended == 1])
    assert games == env.tables.games > 4


def test_a_choice_that_is_none_is_refused() -> None:
    env = VectorEnv("duel", many=2, seed=1)
    with pytest.raises(MathomError, match=r"^there is no such choice now$"):
        env.step([2918, 2918])


def test_processes_play_what_one_process_plays() -> None:
    spread = SpreadEnv("two-towers", each=3, workers=2, seats=2, seed=5)
    alone = [VectorEnv("two-towers", 3, 2, seed) for seed in (10, 11)]
    for _ in range(30):
        assert (spread.observations == numpy.concatenate([env.observations for env in alone])).all()
        chosen = [choice for env in alone for choice in env.sample()]
        assert list(spread.sample()) == chosen
        spread.step(chosen)
        for i, env in enumerate(alone):
            env.step(chosen[3 * i : 3 * i + 3])
    spread.close()


def test_what_was_shown_can_be_read_when_the_processes_have_ended() -> None:
    """also by who kept a part of it; and to end them twice does no harm"""
    spread = SpreadEnv("two-towers", each=2, workers=1, seats=2, seed=5)
    row, shown = spread.observations[1], VectorEnv("two-towers", 2, 2, seed=5).observations
    spread.close()
    spread.close()
    assert (spread.observations == shown).all()
    del spread
    assert (row == shown[1]).all()


@pytest.mark.parametrize("key", KEYS)
def test_as_many_sit_down_as_play_against_one_another_where_nobody_says_it(key: str) -> None:
    """in a vector as everywhere else: a game that can be played alone is not"""
    assert vector(key, 1, form="compiled").seats == VectorEnv(key, 1).tables.seats == mathom.game(key).least > 1
