"""BA-39 to BA-50: Mordor cards and counterattacks."""

from typing import Any

import pytest

from battle.ba import (
    GAME,
    MORDOR,
    beaten,
    can,
    do,
    enemies,
    enemy_discard,
    enemy_pile,
    faces,
    groups,
    hand,
    mordor,
    news_of,
    phase,
    points,
    position,
    received,
    refused,
    ring_discard,
    told,
    zone,
)
from mathom.games.battle import terms
from support import rule

OPEN = ["balrog", "saruman", "grishnakh"]
TWO = ["mordor-hand", "mordor-laid"]  # lie out already


@rule("BA-39", "BA-40")
@pytest.mark.parametrize("first", MORDOR)
@pytest.mark.parametrize("second", MORDOR)
def test_the_first_and_the_second_do_nothing(first: str, second: str) -> None:
    """Situation 6: whatever is on them, the first two do nothing; they lie from left to right, and he draws on."""
    s = position(
        {0: [["gimli"], ["arwen"]], 1: [["elrond"]]},
        hand_0=["frodo"],
        hand_1=["sam"],
        beaten_0=["snaga"],
        beaten_1=["wargs"],
        enemies=OPEN,
        chance=[first, second, "companion", "pippin"],
    )
    do(s, "draw")
    assert mordor(s) == [first, second]
    assert (hand(s, 0), hand(s, 1), groups(s, 1)) == (["frodo", "pippin"], ["sam"], {1: ["elrond"]})
    assert (groups(s, 0), points(s), enemies(s)) == ({1: ["gimli"], 2: ["arwen"]}, [1, 1], OPEN)
    assert (s.seat, ring_discard(s), enemy_discard(s)) == (1, [], [])


@rule("BA-39")
def test_they_stay_over_turns() -> None:
    """One comes in one turn, one in a later turn; both lie there, in the order they came, for all to see."""
    s = position(chance=["mordor-laid", "companion", "sam", "companion", "merry", "mordor-hand", "companion", "frodo"])
    do(s, "draw")
    assert mordor(s) == ["mordor-laid"]
    do(s, "draw", "draw")
    assert mordor(s) == ["mordor-laid", "mordor-hand"]
    for viewer in (0, 1, None):
        assert faces(GAME.view(s, viewer), "mordor") == ["mordor-laid", "mordor-hand"]


@rule("BA-40", "BA-41")
def test_only_the_text_of_the_third_counts() -> None:
    """The texts of the first two are ignored, also when the third comes: only an enemy is lost here."""
    s = position(
        {0: [["arwen"]], 1: [["elrond"]]},
        hand_0=["frodo"],
        hand_1=["sam"],
        beaten_0=["snaga"],
        beaten_1=["wargs"],
        enemies=OPEN,
        mordor=TWO,
        chance=["mordor-enemy", "crebain", "companion", "pippin"],
    )
    do(s, "draw")
    assert (points(s), enemy_discard(s)) == ([0, 0], ["snaga", "wargs", "grishnakh"])
    assert (hand(s, 0), hand(s, 1)) == (["frodo", "pippin"], ["sam"])
    assert (groups(s, 0), groups(s, 1)) == ({1: ["arwen"]}, {1: ["elrond"]})


@rule("BA-41", "BA-47", "BA-48", "BA-49")
def test_the_example_of_the_rulebook() -> None:
    """Situation 5: the third Mordor card comes under Grishnákh. Its text is carried out, Grishnákh goes to the enemy
    discard, the Mordor cards to the ring discard, the others move right, a new one comes, and he draws on."""
    s = position(
        hand_0=["frodo", "arwen"],
        hand_1=["sam", "merry"],
        enemies=OPEN,
        mordor=TWO,
        chance=["mordor-hand", "crebain", "mordor-enemy", "companion", "pippin"],
    )
    s.news = []
    do(s, "draw")
    assert (s.seat, phase(s), mordor(s), enemies(s)) == (0, "loss", [*TWO, "mordor-hand"], OPEN)
    do(s, "discard arwen", "discard sam")
    assert enemies(s) == ["crebain", "balrog", "saruman"]
    assert enemy_discard(s) == ["grishnakh"]
    assert ring_discard(s) == ["arwen", "sam", "mordor-hand", "mordor-laid", "mordor-hand"]
    assert (mordor(s), hand(s, 0), hand(s, 1), s.seat) == (["mordor-enemy"], ["frodo", "pippin"], ["merry"], 1)
    assert points(s) == [0, 0]
    assert told(s, None) == [
        "Player 1 draws a Mordor card (3 of 3)",
        "counterattack: everybody must give up a hand card",
        "Player 1 gives up Arwen",
        "Player 2 gives up Sam",
        "Grishnákh leaves",
        "Crebain comes",
        "Player 1 draws a Mordor card (1 of 3)",
        "Player 1 draws a companion",
    ]


# -- the three texts


@rule("BA-42", "BA-45", "BA-46")
def test_a_hand_card() -> None:
    """Each player chooses one of his hand cards; it goes to the ring discard. The active one first, then clockwise."""
    s = position(
        {0: [["arwen"]], 2: [["elrond"]]},
        seats=3,
        seat=1,
        hand_0=["frodo"],
        hand_1=["sam", "gimli"],
        hand_2=["pippin", "legolas", "eowyn"],
        enemies=OPEN,
        mordor=TWO,
        chance=["mordor-hand", "snaga", "companion", "celeborn"],
    )
    do(s, "draw")
    assert (s.seat, s.active, can(s)) == (1, 1, ["discard sam", "discard gimli"])
    do(s, "discard gimli")
    assert (s.seat, can(s)) == (2, ["discard pippin", "discard legolas", "discard eowyn"])
    assert refused(s, "discard elrond") == "BA-42"
    assert refused(s, "discard frodo") == "BA-42"
    do(s, "discard legolas")
    assert (s.seat, can(s)) == (0, ["discard frodo"])
    do(s, "discard frodo")
    assert [hand(s, seat) for seat in range(3)] == [[], ["sam", "celeborn"], ["pippin", "eowyn"]]
    assert [zone(GAME.view(s), f"hand:{seat}").size for seat in range(3)] == [0, 2, 2]
    assert ring_discard(s)[:3] == ["gimli", "legolas", "frodo"]
    assert (groups(s, 0), groups(s, 2), s.seat) == ({1: ["arwen"]}, {1: ["elrond"]}, 2)


@rule("BA-43", "BA-45", "BA-46")
def test_a_laid_card() -> None:
    """Each player chooses any one card of his groups; it goes to the ring discard, and hands are not touched."""
    s = position(
        {0: [["arwen", "theoden"], ["elrond"]], 1: [["haldir"]], 2: [["forlong", "legolas"]]},
        seats=3,
        seat=2,
        hand_0=["frodo"],
        hand_2=["sam"],
        enemies=OPEN,
        mordor=TWO,
        chance=["mordor-laid", "snaga", "companion", "celeborn"],
    )
    do(s, "draw")
    assert (s.seat, can(s)) == (2, ["discard legolas", "discard forlong"])
    assert refused(s, "discard sam") == refused(s, "discard elrond") == "BA-43"
    do(s, "discard legolas")
    assert (s.seat, can(s)) == (0, ["discard theoden", "discard elrond", "discard arwen"])
    do(s, "discard theoden")
    assert ring_discard(s)[:3] == ["legolas", "theoden", "haldir"]  # Player 2 has only Haldir
    assert [groups(s, seat) for seat in range(3)] == [{1: ["arwen"], 2: ["elrond"]}, {}, {1: ["forlong"]}]
    assert (hand(s, 0), hand(s, 2)) == (["frodo"], ["sam", "celeborn"])


@rule("BA-44", "BA-45", "BA-46")
def test_an_enemy() -> None:
    """Each player chooses one of the enemies he has beaten; it goes to the enemy discard."""
    s = position(
        seats=4,
        seat=3,
        beaten_0=["snaga", "khamul"],
        beaten_1=["wargs"],
        received_2=["frodo", "gandalf"],
        beaten_3=["crebain", "ugluk", "nazgul"],
        enemies=OPEN,
        mordor=TWO,
        chance=["mordor-enemy", "orc-band", "companion", "celeborn"],
    )
    assert points(s) == [7, 1, 3, 10]
    do(s, "draw")
    assert (s.seat, can(s)) == (3, ["discard crebain", "discard ugluk", "discard nazgul"])
    assert refused(s, "discard khamul") == refused(s, "discard balrog") == "BA-44"
    do(s, "discard ugluk")
    assert (s.seat, can(s)) == (0, ["discard snaga", "discard khamul"])
    do(s, "discard snaga")
    assert points(s) == [6, 0, 3, 7]  # the last enemy of player 2; of player 3 neither Frodo nor Gandalf
    assert (received(s, 2), beaten(s, 1)) == (["frodo", "gandalf"], [])
    assert enemy_discard(s) == ["ugluk", "snaga", "wargs", "grishnakh"]


@rule("BA-45")
@pytest.mark.parametrize("text", MORDOR)
def test_who_has_no_such_card_loses_nothing(text: str) -> None:
    """Situation 8: without a hand card, a laid card or an enemy nobody loses anything, and nobody is asked."""
    data: dict[str, Any] = {"hand_1": ["sam"]} if text != "mordor-hand" else {}
    groups_ = {1: [["elrond"]]} if text == "mordor-enemy" else {}
    s = position(groups_, enemies=OPEN, mordor=TWO, chance=[text, "snaga", "companion", "celeborn"], **data)
    told_ = news_of(s, "draw")
    assert [(n.what, n.seat) for n in told_ if n.what in (terms.SPARED, terms.LOST)] == [
        (terms.SPARED, 0),
        (terms.SPARED, 1),
    ]
    assert (hand(s, 0), len(hand(s, 1)), groups(s, 1)) == (
        ["celeborn"],
        len(data.get("hand_1", [])),
        {1: ["elrond"]} if groups_ else {},
    )
    assert told(s, 0)[2:4] == ["Player 1 has nothing to give up", "Player 2 has nothing to give up"]


@rule("BA-45")
def test_nobody_may_decline() -> None:
    """Who has such a card must give one up before anything else is done."""
    s = position(
        {0: [["elrond"]]}, hand_0=["frodo", "sam"], enemies=OPEN, mordor=TWO, chance=["mordor-hand"], hand_1=["merry"]
    )
    do(s, "draw")
    assert [refused(s, text) for text in ("done", "draw", "lay frodo 1", "fight 1 balrog")] == ["BA-45"] * 4
    do(s, "discard sam")
    assert (s.seat, refused(s, "done")) == (1, "BA-45")


@rule("BA-46")
def test_the_order_of_choice() -> None:
    """The active player chooses first, then the others clockwise; afterwards the active player goes on."""
    hands: dict[str, Any] = {"hand_0": ["frodo"], "hand_1": ["sam"], "hand_2": ["merry"], "hand_3": ["pippin"]}
    s = position(
        seats=4, seat=2, enemies=OPEN, mordor=TWO, chance=["mordor-hand", "snaga", "companion", "arwen"], **hands
    )
    do(s, "draw")
    order = []
    while phase(s) == "loss":
        order.append(s.seat)
        do(s, can(s)[0])
    assert (order, s.seat, hand(s, 2)) == ([2, 3, 0, 1], 3, ["arwen"])


@rule("BA-41")
def test_cards_are_given_up_in_a_counterattack_only() -> None:
    """At no other time a card is put on the discard by choice."""
    assert refused(position(hand_0=["frodo"]), "discard frodo") == "BA-41"


# -- after the text


@rule("BA-47")
def test_nobody_gets_points_for_the_enemy_that_leaves() -> None:
    """The right enemy leaves, whatever the text was; nobody gets its points."""
    for text in MORDOR:
        s = position(enemies=["snaga", "wargs", "balrog"], mordor=TWO, chance=[text, "saruman", "companion", "sam"])
        do(s, "draw")
        assert (enemy_discard(s), points(s)) == (["balrog"], [0, 0])
        assert ring_discard(s) == [*TWO, text]


@rule("BA-48")
def test_the_enemies_move_right() -> None:
    """Those left move right; exactly one new enemy from the pile lies at the left."""
    s = position(enemies=OPEN, mordor=TWO, chance=["mordor-enemy", "wargs", "companion", "sam"])
    assert len(enemy_pile(s)) == 18
    do(s, "draw")
    assert (enemies(s), len(enemy_pile(s)), "wargs" in enemy_pile(s)) == (["wargs", "balrog", "saruman"], 17, False)


@rule("BA-49")
def test_two_counterattacks_in_one_draw() -> None:
    """The next Mordor card is a first one again; three more bring another counterattack, still in the same draw."""
    s = position(
        enemies=OPEN,
        mordor=["mordor-hand"],
        chance=["mordor-laid", "mordor-enemy", "wargs", *["mordor-laid"] * 3, "snaga", "companion", "sam"],
    )
    do(s, "draw")
    assert (enemies(s), enemy_discard(s)) == (["snaga", "wargs", "balrog"], ["grishnakh", "saruman"])
    assert ring_discard(s) == ["mordor-hand", "mordor-laid", "mordor-enemy", *["mordor-laid"] * 3]
    assert (mordor(s), hand(s, 0), s.seat) == ([], ["sam"], 1)


@rule("BA-49")
def test_the_active_player_draws_on() -> None:
    """He who drew the Mordor card draws on, not the one who chose last."""
    s = position(
        seats=3,
        seat=1,
        hand_0=["frodo"],
        enemies=OPEN,
        mordor=TWO,
        chance=["mordor-hand", "snaga", "mordor-laid", "companion", "arwen"],
    )
    do(s, "draw")
    assert s.seat == 0
    do(s, "discard frodo")
    assert ([hand(s, seat) for seat in range(3)], s.seat) == ([[], ["arwen"], []], 2)


@rule("BA-50")
@pytest.mark.parametrize(("lying", "left"), [(["saruman", "snaga"], ["saruman"]), (["wargs"], [])])
def test_fewer_than_three_enemies(lying: list[str], left: list[str]) -> None:
    """With two enemies open the third Mordor card triggers all the same, not the second; the right enemy leaves."""
    s = position(
        enemies=lying, enemy_pile=[], mordor=["mordor-hand"], chance=["mordor-laid", "companion", "sam", "mordor-enemy"]
    )
    do(s, "draw")
    assert (enemies(s), mordor(s), s.seat) == (lying, ["mordor-hand", "mordor-laid"], 1)
    if left:
        s = position(enemies=lying, enemy_pile=[], mordor=TWO, chance=["mordor-enemy", "companion", "sam"])
        do(s, "draw")
        assert (enemies(s), enemy_discard(s), hand(s, 0)) == (left, ["snaga"], ["sam"])
    else:
        do(s, "draw")
        assert (enemies(s), enemy_discard(s), s.over) == ([], lying, True)
