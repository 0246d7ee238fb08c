"""Passes that are sent for a person: quick ones where there is no choice, standing ones for a while."""

import pytest

import mathom
from contract import decisions
from lidless_eye.laying import Laid
from lidless_eye.support_le import bare, company, in_hand, options, run, settle, take, visit
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.combat.making import creature_attack
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.terms import (
    CHAIN,
    ENTER,
    MOVEMENT,
    NOTHING,
    PASS,
    PLAY,
    SITE_PHASE,
    START,
    TRAVEL,
    WILDERNESS,
)
from mathom.kernel.state import act
from mathom.match.passing import Until, forget_broken, kept, offered, pass_for, standing

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


def test_until_his_next_turn() -> None:
    """from his own turn on: its rest and the turn of the opponent"""
    s = on_the_way("minions-stir", active=0)
    promise = standing(GAME, s, "mine")
    assert promise is not None
    assert kept(GAME, s, promise)
    s.phase = SITE_PHASE
    assert kept(GAME, s, promise)
    s.turn, s.active = 5, 1
    assert kept(GAME, s, promise)
    s.turn, s.active = 6, 0
    assert not kept(GAME, s, promise)


@pytest.mark.parametrize(("active", "whiles"), [(0, ("phase", "turn", "mine")), (1, ("phase", "turn"))])
def test_what_is_offered_says_different_things(active: int, whiles: tuple[Until, ...]) -> None:
    """in the opponent's turn, to its end and until one's own are the same; where nobody attacks there is no attack"""
    s = on_the_way("minions-stir", active=active)
    assert offered(GAME, s) == whiles
    assert standing(GAME, s, "attack") is None


def test_nothing_is_offered_to_who_must_answer_the_opponent() -> None:
    s = on_the_way("minions-stir")
    take(s, PASS)
    take(s, PLAY, NUMBERS["skies-of-fire"], NOTHING)
    assert s.seat == 0
    assert offered(GAME, s) == ()


def test_to_the_end_of_an_attack() -> None:
    """through all its strikes, and not into the next automatic-attack of the same site (LE-B-121)"""
    s, _, _ = visit("bag-end", "gorbag", "muzgash")
    in_hand(s, 0, "black-mace", "sudden-call")
    in_hand(s, 1, "minions-stir", "wake-of-war")
    take(s, ENTER)
    while not (Laid(s).attacked and GAME.answering(s) is not None and s.seat == 0):
        Laid(s).answer()
    promise = standing(GAME, s, "attack")
    assert promise is not None
    passed: dict[int, list[bool]] = {1: [], 2: []}  # by the number of the attack: whether a pass is sent
    while Laid(s).attacked or passed[2] == []:
        if Laid(s).attacked and GAME.answering(s) is not None and s.seat == 0:
            assert isinstance(s.stack[0], SitePhase)
            passed[s.stack[0].attack].append(pass_for(GAME, s, False, promise) is not None)
        Laid(s).answer()
    assert passed[1] == [True] * len(passed[1])
    assert passed[2] == [False] * len(passed[2])
    assert min(len(passed[1]), len(passed[2])) > 2


def test_two_creatures_are_two_attacks() -> None:
    s = on_the_way("minions-stir")
    names = set()
    for name in ("wargs", "giant"):
        attack = creature_attack(s, s.lay(NUMBERS[name], 0, CHAIN), WILDERNESS)
        s.stack.append(attack)
        names.add(GAME.moment(s).attack)
        s.stack.pop()
    assert len(names) == 2
    assert GAME.moment(s).attack == ""


def test_an_own_decision_does_not_break_it() -> None:
    """only what can be answered does; the promise waits for the next chance to answer"""
    s = on_the_way("minions-stir", active=0)
    promise = standing(GAME, s, "turn")
    assert promise is not None
    promises = {0: promise}
    s.stack = [Organization()]
    settle(s)
    forget_broken(GAME, s, promises)
    assert promises == {0: promise}
    assert pass_for(GAME, s, False, promise) is None
    s.turn += 1
    forget_broken(GAME, s, promises)
    assert promises == {}


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
    assert not game.answers
    for state, _ in decisions(game, game.least, 4):
        assert game.answering(state) is None
        assert standing(game, state, "turn") is None
        assert pass_for(game, state, True, None) is None


def test_nothing_is_passed_when_the_game_is_over() -> None:
    s = on_the_way("black-mace")
    s.seat = -1
    assert GAME.answering(s) is None
    assert pass_for(GAME, s, True, None) is None
