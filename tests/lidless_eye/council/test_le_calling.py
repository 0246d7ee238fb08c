"""Who may call the War Council, when it meets, and the card that calls it."""

import pytest

from lidless_eye.support_le import (
    bare,
    has,
    in_hand,
    pass_chains,
    settle,
    take,
)
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.council import (
    call_council,
    counted,
    may_call,
    meets_now,
)
from mathom.games.lidless_eye.terms import PLAY, TABLE, TRAVEL
from mathom.kernel.state import Buffer, act
from support import card, rule


def faction(s: Eye, seat: int, name: str) -> int:
    return s.lay(NUMBERS[name], seat, TABLE)


# -- calling


def with_points(n: int, decks: int = 1, advanced: int = 0) -> Eye:
    """seat 0 has n points: factions of 4, 3, 2 and 1"""
    s = bare(advanced=advanced)
    s.decks = decks
    worth = {
        "hillmen": 4,
        "dunlendings": 4,
        "ice-orcs": 4,
        "smaug-roused": 5,
        "scatha-roused": 5,
        "agburanar-roused": 4,
    }
    worth |= {"beornings": 3, "woodmen": 3, "orcs-of-moria": 3, "orcs-of-gundabad": 3, "easterlings": 2, "balchoth": 2}
    worth |= {"uruk-hai": 2, "black-trolls": 1, "half-trolls": 1}
    for name, points_of in worth.items():
        if points_of <= n:
            faction(s, 0, name)
            n -= points_of
    assert n == 0
    return s


@rule("LE-B-205", "LE-X-20")
def test_calling_with_points() -> None:
    assert not may_call(with_points(19), 0)
    s = with_points(20, advanced=1)
    assert may_call(s, 0)
    assert counted(s, 0) == 0  # whatever the Council would make of it
    assert not may_call(s, 1)
    starter = with_points(18)
    starter.calling = 18
    assert may_call(starter, 0)


@rule("LE-B-205")
def test_calling_with_an_exhausted_deck() -> None:
    s = with_points(0)
    assert not may_call(s, 0)
    s.exhausted[0] = 1
    assert may_call(s, 0)
    assert not may_call(s, 1)


@rule("LE-A-13", "LE-A-14", "LE-A-15")
@pytest.mark.parametrize(("decks", "needed"), [(2, 25), (3, 30), (4, 40)])
def test_calling_in_longer_games(decks: int, needed: int) -> None:
    s = with_points(needed, decks)
    s.exhausted[0] = decks - 2
    assert not may_call(s, 0)
    s.exhausted[0] = decks - 1
    assert may_call(s, 0)
    less = with_points(needed - 1, decks)
    less.exhausted[0] = decks - 1
    assert not may_call(less, 0)
    less.exhausted[0] = decks
    assert may_call(less, 0)
    less.exhausted[1] = decks - 1
    assert not meets_now(less)
    less.exhausted[1] = decks
    assert meets_now(less)


@rule("LE-B-204")
def test_it_meets_by_itself_when_both_decks_are_exhausted() -> None:
    s = bare()
    s.exhausted[0] = 1
    assert not meets_now(s)
    s.exhausted[1] = 1
    assert meets_now(s)


@rule("LE-B-205", "LE-A-11")
def test_the_next_turn_is_the_last() -> None:
    s = bare(active=0)
    call_council(s)
    assert s.council == 1
    assert not meets_now(s)
    s.active = 1
    assert meets_now(s)


def offers(s: Eye, seat: int) -> list[int]:
    from mathom.games.lidless_eye.rules.playing import fill_plays

    into = Buffer()
    fill_plays(s, seat, TRAVEL, into)
    call = NUMBERS["sudden-call"]
    return [a for a in (0, 1) if act(PLAY, call, a) in list(into.data[: into.n])]


@card("sudden-call")
@rule("LE-B-205", "LE-B-206", "LE-A-11", "LE-A-12", "LE-A-16")
def test_who_may_play_sudden_call() -> None:
    """0 calls, 1 shuffles it back into the deck"""
    s = with_points(20)
    in_hand(s, 0, "sudden-call")
    in_hand(s, 1, "sudden-call")
    s.limit = 1
    assert offers(s, 0) == [0, 1]
    assert offers(s, 1) == [1]  # as a hazard only in the advanced game
    s.advanced = 1
    assert offers(s, 1) == [0, 1]
    s.limit = 0
    assert offers(s, 1) == [1]
    s.active = 1  # now seat 0 would call as a hazard, by the points of seat 1
    s.limit = 2
    assert offers(s, 0) == [1]
    assert offers(s, 1) == [1]


@card("sudden-call")
@rule("LE-A-12")
def test_sudden_call_as_a_hazard() -> None:
    from mathom.games.lidless_eye.rules.chain import Chain

    s = with_points(20, advanced=1)
    s.limit = 2
    in_hand(s, 1, "sudden-call")
    s.stack = [Chain(TRAVEL, 1)]
    settle(s)
    take(s, PLAY, NUMBERS["sudden-call"], 0)
    assert s.limit == 1
    pass_chains(s)
    assert s.council == 1  # the next turn, of who has called, is the last
    assert has(s.discard[1], "sudden-call")


@card("sudden-call")
def test_sudden_call_goes_back_into_the_deck() -> None:
    from mathom.games.lidless_eye.rules.chain import Chain

    s = bare()
    s.limit = 2
    in_hand(s, 1, "sudden-call")
    s.deck[1].add(NUMBERS["wargs"])
    s.stack = [Chain(TRAVEL, 1)]
    settle(s)
    take(s, PLAY, NUMBERS["sudden-call"], 1)
    pass_chains(s)
    assert s.limit == 2
    assert s.council == -1
    assert has(s.deck[1], "sudden-call")
    assert s.hand[1].size() == s.discard[1].size() == 0
