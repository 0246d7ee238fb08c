"""Passes that are sent for a person: quick ones where there is no choice, standing ones for a while."""

import pytest

import mathom
from contract import decisions
from lidless_eye.laying import Laid, lay
from lidless_eye.moves import GAME
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.match.passing import Until, forget_broken, kept, offered, pass_for, standing


def on_the_way(*hand: str, active: int = 1) -> Laid:
    """a company of seat `active` is under way; seat 0 is asked whether it plays something, and holds these cards"""
    t = lay(f"{active} moria: gorbag", active=active).staying("gorbag")
    t.s.limit, t.s.turn = 3, 4
    t.hold(0, *hand).hold(1, "skies-of-fire", "sudden-call").window("travel start", 0)
    assert t.seat == 0
    return t


def passed(t: Laid, action: int | None) -> bool:
    """whether this is the pass"""
    return action is not None and t.words([action]) == ["pass"]


# -- quick


def test_quick_where_there_is_nothing_but_to_pass() -> None:
    t = on_the_way("black-mace")
    assert t.offers() == ["pass"]
    assert passed(t, pass_for(GAME, t.s, True, None))
    assert pass_for(GAME, t.s, False, None) is None


def test_not_quick_where_something_could_be_played() -> None:
    t = on_the_way("minions-stir")
    assert len(t.offers()) == 2
    assert pass_for(GAME, t.s, True, None) is None


def test_quick_also_in_answer_to_the_opponent() -> None:
    """he has no answer, whatever was played"""
    t = on_the_way("black-mace")
    t.play("pass")
    t.play("play skies-of-fire")
    assert t.seat == 0
    assert t.offers() == ["pass"]
    assert passed(t, pass_for(GAME, t.s, True, None))


# -- standing


@pytest.mark.parametrize("until", ["phase", "turn"])
def test_standing_passes_though_something_could_be_played(until: Until) -> None:
    t = on_the_way("minions-stir")
    promise = standing(GAME, t.s, until)
    assert promise is not None
    assert passed(t, pass_for(GAME, t.s, False, promise))
    assert pass_for(GAME, t.s, False, None) is None


@pytest.mark.parametrize(("until", "holds"), [("phase", False), ("turn", True)])
def test_until_the_phase_or_the_turn_is_another_one(until: Until, holds: bool) -> None:
    t = on_the_way("minions-stir")
    promise = standing(GAME, t.s, until)
    assert promise is not None
    t.phase = "site"
    assert kept(GAME, t.s, promise) == holds
    t.phase = "movement/hazard"
    t.s.now += 1  # the journey of another company is a phase of its own
    assert kept(GAME, t.s, promise) == holds
    t.s.now -= 1
    assert kept(GAME, t.s, promise)
    t.s.turn += 1
    assert not kept(GAME, t.s, promise)
    assert pass_for(GAME, t.s, False, promise) is None


@pytest.mark.parametrize("until", ["phase", "turn"])
def test_broken_when_the_opponent_plays_something(until: Until) -> None:
    t = on_the_way("minions-stir")
    promise = standing(GAME, t.s, until)
    assert promise is not None
    t.play("pass")
    t.play("play skies-of-fire")
    assert t.seat == 0
    assert not kept(GAME, t.s, promise)
    assert pass_for(GAME, t.s, False, promise) is None


def test_ones_own_card_does_not_break_it() -> None:
    """he has played, the opponent has let it be: nothing to answer"""
    t = on_the_way("minions-stir", "wake-of-war")
    t.play("play minions-stir")
    t.play("pass")
    assert t.seat == 0
    promise = standing(GAME, t.s, "phase")
    assert promise is not None
    assert passed(t, pass_for(GAME, t.s, False, promise))


def test_until_his_next_turn() -> None:
    """from his own turn on: its rest and the turn of the opponent"""
    t = on_the_way("minions-stir", active=0)
    promise = standing(GAME, t.s, "mine")
    assert promise is not None
    assert kept(GAME, t.s, promise)
    t.phase = "site"
    assert kept(GAME, t.s, promise)
    t.s.turn, t.s.active = 5, 1
    assert kept(GAME, t.s, promise)
    t.s.turn, t.s.active = 6, 0
    assert not kept(GAME, t.s, promise)


@pytest.mark.parametrize(("active", "whiles"), [(0, ("phase", "turn", "mine")), (1, ("phase", "turn"))])
def test_what_is_offered_says_different_things(active: int, whiles: tuple[Until, ...]) -> None:
    """in the opponent's turn, to its end and until one's own are the same; where nobody attacks there is no attack"""
    t = on_the_way("minions-stir", active=active)
    assert offered(GAME, t.s) == whiles
    assert standing(GAME, t.s, "attack") is None


def test_nothing_is_offered_to_who_must_answer_the_opponent() -> None:
    t = on_the_way("minions-stir")
    t.play("pass")
    t.play("play skies-of-fire")
    assert t.seat == 0
    assert offered(GAME, t.s) == ()


def test_to_the_end_of_an_attack() -> None:
    """through all its strikes, and not into the next automatic-attack of the same site (LE-B-121)"""
    t = lay("0 bag-end: gorbag, muzgash").hold(0, "black-mace", "sudden-call").hold(1, "minions-stir", "wake-of-war")
    t.visit("gorbag").play("enter")

    def asked() -> bool:
        return t.attacked and GAME.answering(t.s) is not None and t.seat == 0

    t.dully(asked)
    promise = standing(GAME, t.s, "attack")
    assert promise is not None
    sent: dict[int, list[bool]] = {1: [], 2: []}  # by the number of the attack: whether a pass is sent
    while t.attacked or sent[2] == []:
        if asked():
            assert isinstance(t.s.stack[0], SitePhase)
            sent[t.s.stack[0].attack].append(pass_for(GAME, t.s, False, promise) is not None)
        t.answer()
    assert sent[1] == [True] * len(sent[1])
    assert sent[2] == [False] * len(sent[2])
    assert min(len(sent[1]), len(sent[2])) > 2


def test_two_creatures_are_two_attacks() -> None:
    t = on_the_way("minions-stir")
    names = set()
    for name in ("wargs", "giant"):
        t.s.stack.append(t.creature(name, "gorbag", begin=False))
        names.add(GAME.moment(t.s).attack)
        t.s.stack.pop()
    assert len(names) == 2
    assert GAME.moment(t.s).attack == ""


def test_an_own_decision_does_not_break_it() -> None:
    """only what can be answered does; the promise waits for the next chance to answer"""
    t = on_the_way("minions-stir", active=0)
    promise = standing(GAME, t.s, "turn")
    assert promise is not None
    promises = {0: promise}
    t.forget().organize()
    forget_broken(GAME, t.s, promises)
    assert promises == {0: promise}
    assert pass_for(GAME, t.s, False, promise) is None
    t.s.turn += 1
    forget_broken(GAME, t.s, promises)
    assert promises == {}


# -- nothing to pass


def test_a_decision_that_is_no_answer_is_never_passed() -> None:
    """to end the organization phase is a pass too, but nobody sends it for a person"""
    t = lay("0 minas-morgul: gorbag")
    promise = standing(GAME, on_the_way("minions-stir").s, "turn")
    t.s.turn = 4
    t.organize()
    assert "pass" in t.offers()
    assert GAME.answering(t.s) is None
    assert standing(GAME, t.s, "turn") is None
    assert pass_for(GAME, t.s, True, promise) is None


@pytest.mark.parametrize("key", [key for key in mathom.games() if key != "lidless-eye"])
def test_other_games_have_nothing_to_pass(key: str) -> None:
    game = mathom.game(key)
    assert not game.answers
    for state, _ in decisions(game, game.least, 4):
        assert game.answering(state) is None
        assert standing(game, state, "turn") is None
        assert pass_for(game, state, True, None) is None


def test_nothing_is_passed_when_the_game_is_over() -> None:
    t = on_the_way("black-mace")
    t.s.seat = -1
    assert GAME.answering(t.s) is None
    assert pass_for(GAME, t.s, True, None) is None
