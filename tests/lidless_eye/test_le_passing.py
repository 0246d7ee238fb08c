"""Passes that are sent for a person: quick ones where there is no choice, standing ones for a while."""

import pytest

import mathom
from contract import decisions
from lidless_eye.support_le import bare, company, in_hand, options, run, take
from mathom.games.lidless_eye.cardbase import NUMBERS
from mathom.games.lidless_eye.chain import Chain
from mathom.games.lidless_eye.organization import Organization
from mathom.games.lidless_eye.position import Eye
from mathom.games.lidless_eye.terms import MOVEMENT, NOTHING, PASS, PLAY, SITE_PHASE, START, TRAVEL
from mathom.kernel.state import act
from mathom.match.passing import Until, kept, pass_for, standing

GAME = mathom.game("lidless-eye")


def on_the_way(*hand: str, active: int = 1) -> Eye:
    """a company of seat `active` is under way; seat 0 is asked whether it plays something, and holds these cards"""
    s = bare(active=active)
    i, _ = company(s, active, "moria", "gorbag")
    s.now, s.limit, s.phase, s.turn = i, 3, MOVEMENT, 4
    in_hand(s, 0, *hand)
    in_hand(s, 1, "skies-of-fire", "sudden-call")
    run(s, Chain(TRAVEL | START, 0))
    assert s.seat == 0
    return s


# -- quick


def test_quick_where_there_is_nothing_but_to_pass() -> None:
    s = on_the_way("black-mace")
    assert options(s) == [act(PASS)]
    assert pass_for(GAME, s, True, None) == act(PASS)
    assert pass_for(GAME, s, False, None) is None


def test_not_quick_where_something_could_be_played() -> None:
    s = on_the_way("minions-stir")
    assert len(options(s)) == 2
    assert pass_for(GAME, s, True, None) is None


def test_quick_also_in_answer_to_the_opponent() -> None:
    """he has no answer, whatever was played"""
    s = on_the_way("black-mace")
    take(s, PASS)
    take(s, PLAY, NUMBERS["skies-of-fire"], NOTHING)
    assert s.seat == 0
    assert options(s) == [act(PASS)]
    assert pass_for(GAME, s, True, None) == act(PASS)


# -- standing


@pytest.mark.parametrize("until", ["phase", "turn"])
def test_standing_passes_though_something_could_be_played(until: Until) -> None:
    s = on_the_way("minions-stir")
    promise = standing(GAME, s, until)
    assert promise is not None
    assert pass_for(GAME, s, False, promise) == act(PASS)
    assert pass_for(GAME, s, False, None) is None


@pytest.mark.parametrize(("until", "holds"), [("phase", False), ("turn", True)])
def test_until_the_phase_or_the_turn_is_another_one(until: Until, holds: bool) -> None:
    s = on_the_way("minions-stir")
    promise = standing(GAME, s, until)
    assert promise is not None
    s.phase = SITE_PHASE
    assert kept(GAME, s, promise) == holds
    s.phase = MOVEMENT
    s.now += 1  # the journey of another company is a phase of its own
    assert kept(GAME, s, promise) == holds
    s.now -= 1
    assert kept(GAME, s, promise)
    s.turn += 1
    assert not kept(GAME, s, promise)
    assert pass_for(GAME, s, False, promise) is None


@pytest.mark.parametrize("until", ["phase", "turn"])
def test_broken_when_the_opponent_plays_something(until: Until) -> None:
    s = on_the_way("minions-stir")
    promise = standing(GAME, s, until)
    assert promise is not None
    take(s, PASS)
    take(s, PLAY, NUMBERS["skies-of-fire"], NOTHING)
    assert s.seat == 0
    assert not kept(GAME, s, promise)
    assert pass_for(GAME, s, False, promise) is None


def test_ones_own_card_does_not_break_it() -> None:
    """he has played, the opponent has let it be: nothing to answer"""
    s = on_the_way("minions-stir", "wake-of-war")
    take(s, PLAY, NUMBERS["minions-stir"], NOTHING)
    take(s, PASS)
    assert s.seat == 0
    promise = standing(GAME, s, "phase")
    assert promise is not None
    assert pass_for(GAME, s, False, promise) == act(PASS)


# -- nothing to pass


def test_a_decision_that_is_no_answer_is_never_passed() -> None:
    """to end the organization phase is a pass too, but nobody sends it for a person"""
    s = bare()
    company(s, 0, "minas-morgul", "gorbag")
    promise = standing(GAME, on_the_way("minions-stir"), "turn")
    s.turn = 4
    run(s, Organization())
    assert act(PASS) in options(s)
    assert GAME.answering(s) is None
    assert standing(GAME, s, "turn") is None
    assert pass_for(GAME, s, True, promise) is None


@pytest.mark.parametrize("key", [key for key in mathom.games() if key != "lidless-eye"])
def test_other_games_have_nothing_to_pass(key: str) -> None:
    game = mathom.game(key)
    for state, _ in decisions(game, game.seats[0], 4):
        assert game.answering(state) is None
        assert standing(game, state, "turn") is None
        assert pass_for(game, state, True, None) is None


def test_nothing_is_passed_when_the_game_is_over() -> None:
    s = on_the_way("black-mace")
    s.seat = -1
    assert GAME.answering(s) is None
    assert pass_for(GAME, s, True, None) is None
