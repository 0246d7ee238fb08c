"""BA-82 to BA-88: the end of the game, and who wins."""

from typing import Any

import pytest

import mathom
from battle.ba import (
    GAME,
    can,
    do,
    enemies,
    enemy_discard,
    groups,
    hand,
    mordor,
    phase,
    points,
    position,
    received,
    ring_discard,
    ring_pile,
    told,
    winners,
)
from mathom.games.battle.rules import Battle
from mathom.kernel.words import say
from support import rule

TWO = ["mordor-hand", "mordor-laid"]


def ended(seats: int = 3, **data: Any) -> Battle:
    """the game is over: nobody has anything but what is said"""
    return position(seats=seats, seat=-1, phase="ended", enemies=[], enemy_pile=[], **data)


def ranking(s: Battle) -> list[int]:
    result = GAME.view(s).result
    assert result is not None
    return list(result.ranking)


def ties(s: Battle) -> list[str]:
    """what the result says of seats with equal points"""
    names = tuple(f"Player {i + 1}" for i in range(s.seats))
    return [f"{say(tie.title)}: {say(tie.words)} ({tie.rule})" for tie in GAME.ties(s, names)]


# -- when it ends


@rule("BA-82")
def test_the_last_enemy_is_beaten() -> None:
    """No enemy lies open any more: the game is over, and nobody is asked."""
    s = position({0: [["gimli"]]}, hand_0=["frodo"], hand_1=["sam"], enemies=["snaga"], enemy_pile=[])
    s.news = []
    do(s, "lay frodo new", "fight 1 snaga")
    assert (s.over, s.seat, phase(s), can(s)) == (True, -1, "ended", [])
    assert (points(s), winners(s), s.payoff(0), s.payoff(1)) == ([1, 0], [0], 1.0, -1.0)
    assert told(s, 1)[-1] == "Player 1 wins with 1 point"
    with pytest.raises(mathom.IllegalAction, match="the game is over"):
        do(s, "lay sam new")


@rule("BA-82")
def test_as_long_as_an_enemy_lies_open_the_game_goes_on() -> None:
    """Neither the empty enemy pile nor an empty ring pile ends it."""
    s = position(
        {0: [["gimli"]]},
        hand_0=["frodo"],
        enemies=["snaga", "balrog"],
        enemy_pile=[],
        ring_pile=[],
        ring_discard=["sam"],
    )
    do(s, "lay frodo new", "fight 1 snaga")
    assert (s.over, enemies(s), s.seat, GAME.view(s).result) == (False, ["balrog"], 1, None)
    with pytest.raises(ValueError, match="not over"):
        s.payoff(0)
    do(s, "draw")
    assert not s.over


@rule("BA-82")
def test_all_three_are_beaten_while_the_pile_lasts() -> None:
    """New ones come at once, so the game goes on."""
    s = position(
        {0: [["merry", "gimli"]]},
        hand_0=["pippin"],
        enemies=["orc-band", "snaga", "wargs"],
        enemy_pile=["crebain"],
    )
    do(s, "lay pippin 1", "fight 1 orc-band,snaga,wargs")
    assert (s.over, enemies(s)) == (False, ["crebain"])


@rule("BA-83")
def test_the_last_enemy_leaves_by_a_counterattack() -> None:
    """Situation 14: the text is carried out first; then the enemy leaves and the game is over. No card is drawn."""
    s = position(
        hand_0=["frodo"],
        beaten_0=["snaga", "khamul"],
        beaten_1=["nazgul", "wargs"],
        received_1=["sam"],
        enemies=["balrog"],
        enemy_pile=[],
        mordor=TWO,
        chance=["mordor-enemy"],
    )
    do(s, "draw")
    assert (s.over, s.seat, phase(s)) == (False, 0, "loss")
    do(s, "discard snaga", "discard nazgul")
    assert (s.over, points(s), winners(s)) == (True, [6, 2], [0])
    assert (hand(s, 0), enemies(s), mordor(s)) == (["frodo"], [], [])
    assert enemy_discard(s) == ["snaga", "nazgul", "balrog"]
    assert ring_discard(s) == [*TWO, "mordor-enemy"]


@rule("BA-83")
def test_without_a_choice_the_counterattack_ends_the_game_too() -> None:
    """Nobody has anything to lose: over all the same, without a further card."""
    s = position(enemies=["balrog"], enemy_pile=[], mordor=TWO, chance=["mordor-laid"])
    do(s, "draw")
    assert (s.over, hand(s, 0), len(ring_pile(s))) == (True, [], 40)


@rule("BA-83")
def test_no_fight_follows_angbor_s_draw() -> None:
    """The last enemy leaves in Angbor's draw: no fight, though his group could have beaten it."""
    s = position(
        hand_0=["angbor", "frodo"],
        enemies=["snaga"],
        enemy_pile=[],
        mordor=TWO,
        chance=["mordor-enemy"],
        hand_1=["sam"],
    )
    do(s, "lay angbor new")
    assert can(s) == ["draw", "fight 1 snaga", "done"]
    do(s, "draw")
    assert (s.over, points(s), groups(s, 0), winners(s)) == (True, [0, 0], {1: ["angbor"]}, [0, 1])


@rule("BA-83")
def test_no_move_of_bombadil_follows() -> None:
    """Nor does anything else of a turn."""
    s = position({0: [["bombadil"], ["gimli"]]}, enemies=["snaga"], enemy_pile=[], mordor=TWO, chance=["mordor-enemy"])
    do(s, "draw")
    assert (s.over, phase(s), can(s)) == (True, "ended", [])


@rule("BA-84")
def test_the_last_enemy_is_beaten_with_a_loan() -> None:
    """Situation 15: the lender's point for the hobbit counts in the final score, here for a common victory of points
    that the beaten enemy decides."""
    s = position({1: [["legolas"]]}, hand_0=["merry"], received_1=["gandalf"], enemies=["grishnakh"], enemy_pile=[])
    do(s, "lay merry new", "fight 1 grishnakh")
    assert (s.over, points(s), received(s, 1)) == (True, [3, 3], ["merry", "gandalf"])
    assert winners(s) == [0]  # more beaten enemies
    s = position({1: [["legolas"]]}, hand_0=["merry"], beaten_1=["ugluk"], enemies=["grishnakh"], enemy_pile=[])
    do(s, "lay merry new", "fight 1 grishnakh")
    assert (points(s), winners(s)) == ([3, 4], [1])


@rule("BA-84", "BA-65")
def test_legolas_stays_also_in_the_last_fight() -> None:
    """He is worth nothing there."""
    s = position(hand_0=["legolas"], enemies=["crebain"], enemy_pile=[])
    do(s, "lay legolas new", "fight 1 crebain")
    assert (s.over, groups(s, 0), points(s)) == (True, {1: ["legolas"]}, [1, 0])


# -- points


@rule("BA-85")
@pytest.mark.parametrize(
    ("data", "worth"),
    [
        ({}, 0),
        ({"beaten_0": ["snaga"]}, 1),
        ({"beaten_0": ["ugluk"]}, 3),
        ({"beaten_0": ["nazgul"]}, 6),
        ({"beaten_0": ["balrog"]}, 10),
        ({"beaten_0": ["snaga", "ugluk", "nazgul", "balrog"]}, 20),
        ({"received_0": ["frodo"]}, 1),
        ({"received_0": ["frodo", "sam", "merry", "pippin"]}, 4),
        ({"received_0": ["gandalf"]}, 2),
        ({"received_0": ["gandalf", "merry"], "beaten_0": ["khamul", "wargs"]}, 10),
    ],
)
def test_points(data: dict[str, Any], worth: int) -> None:
    """The points of the beaten enemies, 1 for each received hobbit, 2 for a received Gandalf."""
    s = ended(2, **data)
    assert points(s) == [worth, 0]
    assert [seat.score for seat in GAME.view(s).seats] == [worth, 0]


@rule("BA-85")
def test_nothing_else_counts() -> None:
    """Neither hand cards nor groups nor what lies in a discard."""
    s = position(
        {0: [["gandalf", "frodo"]]},
        seat=-1,
        phase="ended",
        hand_0=["sam"],
        enemies=[],
        enemy_pile=[],
        enemy_discard=["balrog"],
    )
    assert points(s) == [0, 0]


@rule("BA-85")
def test_the_most_points_win() -> None:
    """The most points win, though another has more enemies."""
    s = ended(beaten_0=["snaga", "wargs", "crebain"], beaten_1=["khamul"], received_2=["gandalf"])
    assert (points(s), winners(s), ranking(s)) == ([3, 6, 2], [1], [1, 0, 2])
    assert [s.payoff(seat) for seat in range(3)] == [-1.0, 1.0, -1.0]
    result = GAME.view(s).result
    assert result is not None
    assert say(result.words) == "Player 2 wins with 6 points"


@rule("BA-86")
def test_a_tie_is_won_with_more_enemies() -> None:
    """Situation 14: 6 points each, of one enemy, of two, and of one with Gandalf and Sam."""
    s = ended(
        beaten_0=["khamul"], beaten_1=["ugluk", "uruk-hai"], beaten_2=["grishnakh"], received_2=["gandalf", "sam"]
    )
    assert (points(s), winners(s)) == ([6, 6, 6], [1])
    assert (ranking(s)[0], [s.payoff(seat) for seat in range(3)]) == (1, [-1.0, 1.0, -1.0])
    assert ties(s) == [
        "Player 2 before Player 1: as many points, but more enemies beaten: 2 to 1 (BA-86)",
        "Player 1 beside Player 3: as many points and 1 enemy beaten each (BA-88)",
    ]


@rule("BA-86")
def test_only_the_tied_players_compare_their_enemies() -> None:
    """Who has fewer points does not win with more enemies."""
    s = ended(
        beaten_0=["khamul", "snaga"], beaten_1=["nazgul", "wargs"], beaten_2=["crebain", "orc-band", "orc-archers"]
    )
    assert (points(s), winners(s), ranking(s)) == ([7, 7, 3], [0, 1], [0, 1, 2])


@rule("BA-86")
def test_received_cards_are_no_enemies() -> None:
    """3 points of one enemy beat 3 points of Gandalf and a hobbit."""
    s = ended(2, received_0=["gandalf", "sam"], beaten_1=["ugluk"])
    assert (points(s), winners(s)) == ([3, 3], [1])


@rule("BA-87")
def test_enemies_lost_again_are_not_counted() -> None:
    """Player 1 has beaten two enemies and lost one again, player 2 has beaten one: at 3 points each they are equal."""
    s = position(
        beaten_0=["ugluk", "snaga"],
        hand_1=["sam"],
        received_1=["gandalf"],
        enemies=["orc-archers", "balrog"],
        enemy_pile=[],
        mordor=TWO,
        chance=["mordor-enemy", "companion", "merry"],
    )
    do(s, "draw", "discard snaga", "lay sam new", "fight 1 orc-archers")
    assert (s.over, points(s), winners(s)) == (True, [3, 3], [0, 1])


@rule("BA-88")
def test_the_tied_players_win_together() -> None:
    """Points and enemies are equal: both win."""
    s = ended(beaten_0=["khamul"], beaten_1=["wargs"], beaten_2=["nazgul"])
    assert (points(s), winners(s), ranking(s)) == ([6, 1, 6], [0, 2], [0, 2, 1])
    assert [s.payoff(seat) for seat in range(3)] == [0.5, -1.0, 0.5]
    result = GAME.view(s).result
    assert result is not None
    assert say(result.words) == "Player 1, Player 3 win together with 6 points"


@rule("BA-88")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_win_together(seats: int) -> None:
    """Nobody has anything: all win."""
    s = ended(seats)
    assert (winners(s), [s.payoff(seat) for seat in range(seats)]) == (list(range(seats)), [0.0] * seats)


@rule("BA-85")
def test_what_the_points_are_made_of() -> None:
    """The result lists beaten enemies, hobbits and Gandalf of each player, as far as they bring points."""
    s = ended(beaten_0=["snaga", "grishnakh"], received_0=["sam", "merry", "gandalf"], received_1=["frodo"])
    result = GAME.view(s).result
    assert result is not None
    sums = [[(say(words), n) for words, n in parts] for parts in result.sums]
    assert sums == [
        [("2 enemies beaten", 4), ("2 hobbits given by others", 2), ("Gandalf, given by another", 2)],
        [("1 hobbit given by others", 1)],
        [],
    ]
    assert [sum(n for _, n in parts) for parts in sums] == points(s)
