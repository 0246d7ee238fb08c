"""Every outcome of an action, with its probability."""

from fractions import Fraction

import pytest

import mathom
from mathom.chance import Falls, after, outcomes, tried
from mathom.kernel.errors import MathomError
from support import play


def test_a_card_from_the_pile() -> None:
    """every kind as likely as there are cards of it; what the others cannot see is an outcome all the same"""
    state = mathom.game("two-towers").new(seats=2, seed=1)
    pile = [int(card) >> 8 for card in state.pile.cards]  # type: ignore[attr-defined]
    found = outcomes(state, state.game.parse(state, "draw"))
    hands = {int(outcome.falls[0]) & 0xFFFF: outcome.probability for outcome in found}
    assert hands == {kind: Fraction(pile.count(kind), len(pile)) for kind in set(pile)}
    assert sum(hands.values()) == 1


def test_what_comes_to_the_same_is_one_outcome() -> None:
    """of two cards drawn one after the other it does not matter which was first"""
    state = mathom.game("two-towers").new(seats=2, seed=1)
    play(state.game, state, "offer red-strength")
    kinds = {int(card) >> 8 for card in state.pile.cards}  # type: ignore[attr-defined]
    found = outcomes(state, state.game.parse(state, "draw"))
    assert sum(outcome.probability for outcome in found) == 1
    assert len(kinds) * (len(kinds) - 1) // 2 < len(found) <= len(kinds) * (len(kinds) + 1) // 2
    assert len({outcome.state for outcome in found}) == len(found)


def test_the_state_stays_as_it_is() -> None:
    state = mathom.game("duel").new(seed=3)
    before, future = state.digest(), state.dice.fork().below(1000)
    outcomes(state, state.actions()[0])
    assert (state.digest(), state.dice.fork().below(1000)) == (before, future)


def test_an_outcome_goes_on_like_a_state() -> None:
    state = mathom.game("two-towers").new(seats=2, seed=1)
    after_it = outcomes(state, state.actions()[0])[0].state
    while not after_it.over:
        after_it.step(after_it.actions()[0])
    assert sum(after_it.payoff(seat) for seat in range(2)) == 0


def test_two_dice() -> None:
    """one after the other: six ways each"""
    game = mathom.game("lidless-eye")
    state = game.new(seed=1)
    bot = game.bot("greedy", seed=1)
    while True:
        action = bot.choose(state)
        falls = after(state, action)
        if isinstance(falls, Falls) and falls.kind == 0:
            break
        state.apply(action)
    assert falls.chances == {side: Fraction(1, 6) for side in range(1, 7)}
    second = after(state, action, (3,))
    assert isinstance(second, Falls)
    assert len(second.chances) == 6


def test_what_is_too_much_to_count_is_refused() -> None:
    state = mathom.game("two-towers").new(seats=2, seed=1)
    with pytest.raises(MathomError, match=r"^more than 5 ways to fall: too many to count$"):
        outcomes(state, state.game.parse(state, "draw"), most=5)


@pytest.mark.parametrize("key", mathom.games())
def test_what_is_not_legal_has_no_outcomes(key: str) -> None:
    state = mathom.game(key).new(seed=1)
    with pytest.raises(mathom.IllegalAction):
        outcomes(state, 1_000_000)


def test_a_game_is_set_up_fall_by_fall() -> None:
    """what falls is the same as in a game from a seed"""
    game = mathom.game("duel")
    script: tuple[int, ...] = ()
    came = tried(lambda dice: game.new(dice=dice))
    while isinstance(came, Falls):
        assert sum(came.chances.values()) == 1
        script += (max(came.chances),)
        came = tried(lambda dice: game.new(dice=dice), script)
    assert came.seat == 1
    assert len(came.actions()) > 1


def test_what_is_not_chance_has_one_outcome() -> None:
    state = mathom.game("two-towers").new(seats=2, seed=1)
    found = outcomes(state, state.game.parse(state, "take gandalf"))
    assert [(outcome.probability, outcome.falls) for outcome in found] == [(Fraction(1), ())]
