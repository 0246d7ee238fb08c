"""Who may call the War Council, when it meets, and the card that calls it."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card, rule


def faction(t: Laid, seat: int, name: str) -> str:
    return t.lay(name, seat)


# -- calling


def with_points(n: int, decks: int = 1, advanced: int = 0) -> Laid:
    """seat 0 has n points: factions of 4, 3, 2 and 1"""
    t = lay(advanced=advanced)
    t.s.decks = decks
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
            faction(t, 0, name)
            n -= points_of
    assert n == 0
    return t


@rule("LE-B-205", "LE-X-20")
def test_calling_with_points() -> None:
    assert not with_points(19).may_call(0)
    t = with_points(20, advanced=1)
    assert t.may_call(0)
    assert t.counted(0) == 0  # whatever the Council would make of it
    assert not t.may_call(1)
    starter = with_points(18)
    starter.s.calling = 18
    assert starter.may_call(0)


@rule("LE-B-205")
def test_calling_with_an_exhausted_deck() -> None:
    t = with_points(0)
    assert not t.may_call(0)
    t.s.exhausted[0] = 1
    assert t.may_call(0)
    assert not t.may_call(1)


@rule("LE-A-13", "LE-A-14", "LE-A-15")
@pytest.mark.parametrize(("decks", "needed"), [(2, 25), (3, 30), (4, 40)])
def test_calling_in_longer_games(decks: int, needed: int) -> None:
    t = with_points(needed, decks)
    t.s.exhausted[0] = decks - 2
    assert not t.may_call(0)
    t.s.exhausted[0] = decks - 1
    assert t.may_call(0)
    less = with_points(needed - 1, decks)
    less.s.exhausted[0] = decks - 1
    assert not less.may_call(0)
    less.s.exhausted[0] = decks
    assert less.may_call(0)
    less.s.exhausted[1] = decks - 1
    assert not less.meets_now()
    less.s.exhausted[1] = decks
    assert less.meets_now()


@rule("LE-B-204")
def test_it_meets_by_itself_when_both_decks_are_exhausted() -> None:
    t = lay()
    t.s.exhausted[0] = 1
    assert not t.meets_now()
    t.s.exhausted[1] = 1
    assert t.meets_now()


@rule("LE-B-205", "LE-A-11")
def test_the_next_turn_is_the_last() -> None:
    t = lay()
    t.call_council()
    assert t.s.council == 1
    assert not t.meets_now()
    t.s.active = 1
    assert t.meets_now()


def offers(t: Laid, seat: int) -> list[int]:
    """what a seat could do with the card on the way of a company"""
    u = t.copy()
    u.window("travel", seat)
    return [a for a in (0, 1) if u.seat == seat and f"play sudden-call > {a}" in u.offers()]


@card("sudden-call")
@rule("LE-B-205", "LE-B-206", "LE-A-11", "LE-A-12", "LE-A-16")
def test_who_may_play_sudden_call() -> None:
    """0 calls, 1 shuffles it back into the deck"""
    t = with_points(20)
    t.hold(0, "sudden-call")
    t.hold(1, "sudden-call")
    t.s.limit = 1
    assert offers(t, 0) == [0, 1]
    assert offers(t, 1) == [1]  # as a hazard only in the advanced game
    t.s.advanced = 1
    assert offers(t, 1) == [0, 1]
    t.s.limit = 0
    assert offers(t, 1) == [1]
    t.s.active = 1  # now seat 0 would call as a hazard, by the points of seat 1
    t.s.limit = 2
    assert offers(t, 0) == [1]
    assert offers(t, 1) == [1]


@card("sudden-call")
@rule("LE-A-12")
def test_sudden_call_as_a_hazard() -> None:
    t = with_points(20, advanced=1)
    t.s.limit = 2
    t.hold(1, "sudden-call")
    t.window("travel", 1)
    t.play("play sudden-call > 0")
    assert t.s.limit == 1
    t.quiet()
    assert t.s.council == 1  # the next turn, of who has called, is the last
    assert "sudden-call" in t.discard[1]


@card("sudden-call")
def test_sudden_call_goes_back_into_the_deck() -> None:
    t = lay()
    t.s.limit = 2
    t.hold(1, "sudden-call")
    t.add("deck", 1, "wargs")
    t.window("travel", 1)
    t.play("play sudden-call > 1")
    t.quiet()
    assert t.s.limit == 2
    assert t.s.council == -1
    assert "sudden-call" in t.deck[1]
    assert len(t.hand[1]) == len(t.discard[1]) == 0
