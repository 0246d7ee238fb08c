"""A hint says in words what a move does and why; figures are apart, and none is made of a handful of imagined games."""

import pytest

import mathom
from mathom.kernel.game import Game
from mathom.kernel.state import State
from mathom.kernel.words import say
from mathom.match.hinting import LEAST, Hint, changes, hint, known
from mathom.match.lesson import Taught, lessons


def taught(key: str, number: str, step: int) -> tuple[Game, State, tuple[str, ...]]:
    """the position of a lesson, at one of its steps"""
    at = Taught(mathom.game(key), lessons(key)[number])
    at.go_to(step - 1)
    return at.game, at.match.state, at.names


def told(found: Hint) -> str:
    return found.said("en")


def test_a_move_that_wins_is_found_and_called_so() -> None:
    found = hint(*taught("duel", "2", 5), 0.3)
    assert found.text == "play c3-blue-02" or "wins" in told(found)
    assert "It wins the game." in told(found)


def test_what_changes_for_sure_is_told_and_to_what() -> None:
    game, state, names = taught("battle", "1", 6)
    done = changes(game, state, game.parse(state, "fight 1 cave-troll"), names)
    assert [say(words) for words in done] == ["points: 0 → 6", "enemies beaten: 0 → 1"]


def test_what_only_may_happen_is_not_told_as_a_change() -> None:
    game, state, names = taught("lidless-eye", "4", 7)  # a strike, before the dice
    assert changes(game, state, game.parse(state, "pass"), names) == []


def test_odds_are_told_where_dice_decide() -> None:
    found = hint(*taught("lidless-eye", "4", 5), 0.3)
    assert "36" in told(found)


def test_what_is_to_know_of_the_thing_is_told() -> None:
    game, state, names = taught("duel", "1", 4)
    found = hint(game, state, names, 0.3)
    assert "If it is taken: uncovers" in told(found)


def test_a_price_is_told_once() -> None:
    game, state, names = taught("duel", "1", 11)
    view = game.view(state, 0, names=names)
    option = next(option for option in view.options if option.text == "take bree")
    assert option.note is not None
    told = [say(words).lower() for words in known(game, state, view, option, names)]
    assert sum(say(option.note).lower() in words for words in told) == 1


@pytest.mark.parametrize("key", mathom.games())
def test_no_figures_from_a_handful_of_imagined_games(key: str) -> None:
    game = mathom.game(key)
    state = game.new(seats=game.usual_seats, seed=3)
    names = tuple(f"Player {seat + 1}" for seat in range(len(game.view(state).seats)))
    greedy = game.bot("greedy")
    for _ in range(6):
        found = hint(game, state, names, 0.02)
        assert found.figures is None or int(str(found.figures.args["rounds"])) >= LEAST
        assert found.text in {game.notation(state, action) for action in state.actions()}
        state.apply(greedy.choose(state))


def test_it_is_told_in_every_language() -> None:
    found = hint(*taught("duel", "1", 4), 0.3)
    assert found.said("de").startswith("Tipp: ")
    assert found.said("de") != found.said("nl") != found.said("en")
