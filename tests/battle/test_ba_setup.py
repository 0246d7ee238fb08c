"""BA-1 to BA-8: the set-up."""

import pytest

import mathom
from battle.ba import (
    COMPANIONS,
    ENEMIES,
    GAME,
    MORDOR,
    can,
    do,
    enemies,
    enemy_discard,
    enemy_pile,
    faces,
    given,
    groups,
    hand,
    mordor,
    new,
    position,
    refused,
    ring_discard,
    ring_pile,
    zone,
)
from mathom.games.battle import terms
from mathom.games.battle.position import enemies_of, ring_cards_of
from mathom.games.battle.scoring import points
from mathom.kernel.dice import Dice, fall_kind, fall_knowers
from support import rule

SEEDS = range(40)


@rule("BA-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    """Two to four play."""
    s = new(seats)
    assert len(GAME.view(s).seats) == seats
    assert [len(hand(s, seat)) for seat in range(seats)] == [3] * seats


@rule("BA-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_plays(seats: int) -> None:
    """Two to four play, and not one or five."""
    with pytest.raises(mathom.BadSetup, match="2 to 4 players"):
        GAME.new(seats, seed=1)


@rule("BA-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_64_cards(seats: int) -> None:
    """31 companions and 12 Mordor cards are 43 ring cards; there are 21 enemies. All are in the game, each once."""
    s = new(seats)
    assert (len(COMPANIONS), len(set(COMPANIONS)), len(ENEMIES), len(set(ENEMIES))) == (31, 31, 21, 21)
    assert [ring_cards_of(s, k) for k in range(terms.RING_KINDS)] == [1] * 31 + [4, 4, 4]
    assert [enemies_of(s, k) for k in range(21)] == [1] * 21


@rule("BA-2")
def test_no_other_card() -> None:
    """There is no other companion and no other enemy."""
    s = position({0: [["merry"]]}, hand_0=["frodo", "sam"])
    assert refused(s, "lay bilbo new") == "BA-2"
    do(s, "lay frodo 1")
    assert refused(s, "fight 1 smaug") == "BA-2"


@rule("BA-2")
def test_a_card_cannot_be_in_two_places() -> None:
    """Companions and enemies are there once, Mordor cards of a text four times."""
    for wrong in (
        {"groups": {0: [["frodo"]]}, "hand_0": ["frodo"]},
        {"enemies": ["snaga", "balrog", "wargs"], "beaten_1": ["balrog"]},
        {"mordor": ["mordor-hand", "mordor-hand"], "ring_pile": ["mordor-hand"] * 3},
    ):
        with pytest.raises(mathom.BadPosition, match="there is only"):
            position(**wrong)


@rule("BA-3", "BA-4")
def test_three_enemies_lie_open() -> None:
    """The top three enemies are laid open beside the pile of 18: the first at the right, the third at the left."""
    s = given(2, "balrog", "snaga", "wargs", *["?"] * 6)
    assert enemies(s) == ["wargs", "snaga", "balrog"]
    for viewer in (0, 1, None):
        assert faces(GAME.view(s, viewer), "enemies") == ["wargs", "snaga", "balrog"]
    assert sorted(enemy_pile(s)) == sorted(set(ENEMIES) - {"balrog", "snaga", "wargs"})


@rule("BA-4")
def test_the_first_enemy_leaves_first() -> None:
    """A counterattack takes the right enemy: the one laid open first."""
    chance = ["balrog", "snaga", "wargs", *["?"] * 6, "mordor-enemy", "mordor-enemy", "mordor-enemy", *["?"] * 3]
    s = given(2, *chance)
    do(s, "draw")
    assert enemy_discard(s) == ["balrog"]
    assert enemies(s)[1:] == ["wargs", "snaga"]


@rule("BA-3")
def test_enemies_are_shuffled() -> None:
    """In other games other enemies lie open."""
    assert len({enemy for seed in SEEDS for enemy in enemies(new(2, seed))}) == 21


@rule("BA-5")
def test_the_hands_are_dealt() -> None:
    """Each player is dealt three companions, seat by seat."""
    names = ["frodo", "gimli", "arwen", "sam", "merry", "pippin", "theoden", "elrond", "gandalf"]
    s = given(3, *["?"] * 3, *names)
    assert [hand(s, seat) for seat in range(3)] == [
        ["frodo", "gimli", "arwen"],
        ["sam", "merry", "pippin"],
        ["theoden", "gandalf", "elrond"],
    ]
    assert not {*names} & {*ring_pile(s)}


@rule("BA-5")
def test_the_hands_are_seen_by_their_owners_alone() -> None:
    """Each player sees the three companions he is dealt, and all see the three enemies."""
    dice = Dice(3)
    dice.log = []
    s = GAME.new(4, dice=dice)
    assert [fall_knowers(f) for f in dice.log if fall_kind(f) == terms.AN_ENEMY] == [0xFF] * 3
    dealt = [fall_knowers(f) for f in dice.log if fall_kind(f) == terms.A_COMPANION]
    assert dealt == [0b0001] * 3 + [0b0010] * 3 + [0b0100] * 3 + [0b1000] * 3
    for viewer in range(4):
        shown = [len(faces(GAME.view(s, viewer), f"hand:{seat}")) for seat in range(4)]
        assert shown == [3 if seat == viewer else 0 for seat in range(4)]


@rule("BA-5", "BA-6")
@pytest.mark.parametrize(("seats", "in_pile"), [(2, 37), (3, 34), (4, 31)])
def test_the_ring_pile(seats: int, in_pile: int) -> None:
    """Situation 1: no Mordor card in a starting hand; all 12 are in the ring pile, whose size is known to all."""
    for seed in SEEDS:
        s = new(seats, seed)
        pile = ring_pile(s)
        assert len(pile) == in_pile
        assert [pile.count(card) for card in MORDOR] == [4, 4, 4]
        assert all(card in COMPANIONS for seat in range(seats) for card in hand(s, seat))
    assert zone(GAME.view(s), "ring-pile").size == in_pile
    assert zone(GAME.view(s), "enemy-pile").size == 18


@rule("BA-6")
def test_nothing_else_lies_there() -> None:
    """Both discards are empty; nobody has laid or won anything; no Mordor card lies out."""
    s = new(4)
    assert (ring_discard(s), enemy_discard(s), mordor(s)) == ([], [], [])
    assert [groups(s, seat) for seat in range(4)] == [{}] * 4
    assert [(points(s, seat), s.beaten[seat], s.received[seat]) for seat in range(4)] == [(0, 0, 0)] * 4


@rule("BA-6")
def test_mordor_cards_may_lie_anywhere_in_the_pile() -> None:
    """They are shuffled in: the first card drawn is sometimes a Mordor card, sometimes a companion."""
    first = set()
    for seed in SEEDS:
        s = new(2, seed)
        s.dice.log = []
        do(s, "draw")
        first.add(GAME.fall_to_text(s.dice.log[0]))
    assert first == {"companion", *MORDOR}


@rule("BA-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_goes_clockwise(seats: int) -> None:
    """After who begins, play goes clockwise, round and round."""
    s = new(seats, begins=1)
    order = []
    for _ in range(2 * seats):
        order.append(s.seat)
        do(s, next(text for text in can(s) if text.startswith("lay") and "aragorn" not in text))
        if s.seat == order[-1]:
            do(s, "done")
    assert order == [(1 + i) % seats for i in range(2 * seats)]


@rule("BA-7", "BA-8")
def test_seat_0_begins_unless_told_otherwise() -> None:
    """Who last slew an orc begins: seat 0 unless told otherwise."""
    assert [new(4).seat, new(4).active] == [0, 0]
    for seat in range(4):
        s = new(4, begins=seat)
        assert (s.seat, s.active, [v.to_act for v in GAME.view(s).seats].index(True)) == (seat, seat, seat)


@rule("BA-8")
@pytest.mark.parametrize("begins", [-1, 3, "anna", True])
def test_who_begins_is_somebody_who_plays(begins: object) -> None:
    """Who begins is a choice among the seats."""
    with pytest.raises(mathom.BadSetup, match="begins"):
        GAME.new(3, seed=1, begins=begins)
