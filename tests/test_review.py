"""A finished game thought over for one seat: what it finds, what it may look at, and how much time it takes."""

from functools import cache
from time import process_time

import pytest

import mathom
from mathom.bots.rethinking import Rethinking
from mathom.kernel.dice import Dice
from mathom.kernel.errors import MathomError
from mathom.kernel.words import say
from mathom.match.lesson import Taught, lessons
from mathom.match.match import Match
from mathom.match.past import Past
from mathom.match.review import Portion, Review, Reviewing, rethink, review


@cache
def played(key: str, seats: int = 2) -> Past:
    """a game of greedy players"""
    game = mathom.game(key)
    match, greedy = Match(game, game.new(seats=seats, seed=3)), game.bot("greedy", seed=1)
    while not match.state.over:
        match.play(greedy.choose(match.state))
    return Past(match)


@cache
def ending(key: str, seats: int = 2, moves: int = 14) -> Past:
    """the last moves of it"""
    whole = played(key, seats)
    game, made = whole.match.game, whole.match.moves[-moves:]
    match = Match(game, whole.states[-moves - 1])
    for move in made:
        match.play(move.text, [game.fall_to_text(fall) for fall in move.falls])
    return Past(match)


@cache
def reviewed(key: str, seats: int = 2) -> Review:
    return review(ending(key, seats), 0, 0.3)


@pytest.mark.parametrize(("key", "seats"), [("duel", 2), ("two-towers", 3), ("battle", 2)])
def test_luck_and_play_make_up_the_whole_way(key: str, seats: int) -> None:
    found, past = reviewed(key, seats), ending(key, seats)
    assert len(found.curve) == past.last + 1
    assert all(0.0 <= chance <= 1.0 for chance in found.curve)
    assert found.curve[-1] == 0.5 + 0.5 * past.states[-1].payoff(0)
    assert found.luck + sum(found.play) == pytest.approx(found.curve[-1] - found.curve[0])
    own = sum(state.seat == 0 and len(state.actions()) > 1 for state in past.states[:-1])
    assert found.good + found.fair + found.costly == own


def test_turning_points_are_own_moves_and_name_what_could_be_done() -> None:
    found, past = reviewed("two-towers", 3), ending("two-towers", 3)
    assert len(found.points) <= 3
    costs = [point.before - point.after for point in found.points]
    assert costs == sorted(costs, reverse=True)
    for point in found.points:
        state = past.states[point.move]
        assert state.seat == 0
        assert past.match.game.parse(state, point.text) in state.actions()
        assert point.text != past.match.moves[point.move].text
        assert point.better is not None
        assert say(point.better)


def test_a_win_that_was_left_lying_is_the_best_move() -> None:
    at = Taught(mathom.game("duel"), lessons("duel")["2"])
    at.go_to(4)
    game, state = at.game, at.match.state
    wins = [action for action in state.actions() if won(state, action)]
    other = next(action for action in state.actions() if action not in wins)
    by = Rethinking(state, int(state.seat), other, list(state.actions()), game.judge, Dice(5))
    by.think(64, 5.0, 0.0)
    assert wins
    assert by.best().action in wins
    assert by.best().chance == 1.0


def won(state: mathom.State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.over and after.payoff(int(state.seat)) == 1.0


@pytest.mark.parametrize("key", ["two-towers", "battle"])
def test_nothing_is_thought_from_what_the_seat_could_not_know(key: str) -> None:
    """the same thoughts whatever the others hold"""
    past = played(key)
    game, move = past.match.game, next(m for m, state in enumerate(past.states) if m > 10 and state.seat == 0)
    thoughts = []
    for world in (past.states[move], past.states[move].imagine(0, Dice(99))):
        moves = ((move, game.to_json(world), past.match.moves[move].text, ""),)
        thoughts.append(rethink(Portion(game.key, None, 0, moves, 60.0, 24)))
    assert thoughts[0] == thoughts[1]


def test_a_move_is_thought_over_no_longer_than_is_allowed() -> None:
    past = played("duel")
    by = Rethinking(past.states[0], 0, past.states[0].actions()[0], [], past.match.game.judge, Dice(1))
    started = process_time()
    by.think(10**7, 0.2, -1.0)
    assert process_time() - started < 5.0
    assert by.rounds >= 4


def test_it_tells_how_far_it_is() -> None:
    on_its_way = Reviewing(ending("duel"), 1, 0.1)
    told = [on_its_way.progress]
    for portion in on_its_way.portions():
        on_its_way.take(rethink(portion))
        told.append(on_its_way.progress)
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0.0, 1.0)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    game = mathom.game("duel")
    with pytest.raises(MathomError, match="not over"):
        Reviewing(Past(Match(game, game.new(seed=1))), 0)
