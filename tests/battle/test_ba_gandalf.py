"""BA-67 to BA-73: Gimli and Gandalf."""

from battle.ba import (
    can,
    do,
    groups,
    hand,
    mordor,
    new,
    note,
    phase,
    points,
    position,
    received,
    refused,
    ring_discard,
    ring_pile,
    told,
)
from support import rule

STRONG = ["balrog", "witch-king", "saruman"]
TWO = ["mordor-hand", "mordor-hand"]


# -- Gimli


@rule("BA-67")
def test_gimli_is_not_taken_by_gandalf() -> None:
    """Situation 10: Gandalf may take Arwen, who lies in the same group, but not Gimli."""
    s = position({1: [["gimli", "arwen"]]}, hand_0=["gandalf"])
    assert can(s) == ["lay gandalf new", "take arwen new", "draw"]
    assert refused(s, "take gimli new") == "BA-67"


@rule("BA-67")
def test_gimli_is_not_removed_by_a_counterattack() -> None:
    """Another laid card must be chosen."""
    s = position(
        {0: [["gimli", "arwen"], ["elrond"]]},
        enemies=STRONG,
        mordor=TWO,
        chance=["mordor-laid", "snaga", "companion", "sam"],
    )
    do(s, "draw")
    assert can(s) == ["discard elrond", "discard arwen"]
    assert refused(s, "discard gimli") == "BA-67"
    do(s, "discard arwen")
    assert groups(s, 0) == {1: ["gimli"], 2: ["elrond"]}


@rule("BA-68")
def test_only_gimli_lies_there() -> None:
    """Situation 8: a player whose only laid card is Gimli loses nothing; who has one card beside him loses that."""
    for cards, left in ((["gimli"], {1: ["gimli"]}), (["gimli", "arwen"], {1: ["gimli"]})):
        s = position(
            {1: [cards]},
            enemies=STRONG,
            hand_1=["frodo"],
            mordor=TWO,
            chance=["mordor-laid", "snaga", "companion", "sam"],
        )
        s.news = []
        do(s, "draw")
        assert (groups(s, 1), hand(s, 1), ring_discard(s)[:-3]) == (left, ["frodo"], cards[1:])
        spared = "Player 2 has nothing to give up"
        assert (spared in told(s, 0)) == (cards == ["gimli"])


@rule("BA-68")
def test_gimli_may_be_discarded_from_the_hand() -> None:
    """He is protected only where he lies out."""
    s = position(
        hand_0=["gimli", "arwen"], enemies=STRONG, mordor=TWO, chance=["mordor-hand", "snaga", "companion", "sam"]
    )
    do(s, "draw")
    assert can(s) == ["discard gimli", "discard arwen"]
    do(s, "discard gimli")
    assert (hand(s, 0), ring_discard(s)[0]) == (["sam", "arwen"], "gimli")


@rule("BA-67", "BA-28")
def test_gimli_is_discarded_after_a_fight() -> None:
    """A fight is no counterattack."""
    s = position({0: [["gimli"]]}, hand_0=["frodo"], enemies=["snaga", "balrog", "saruman"])
    do(s, "lay frodo new", "fight 1 snaga")
    assert ring_discard(s) == ["gimli"]


# -- Gandalf


@rule("BA-69")
def test_gandalf_takes_legolas() -> None:
    """Situation 10: Gandalf takes Legolas and is given to his owner: 2 points."""
    s = position({0: [["elrond"]], 1: [["legolas", "arwen"]]}, hand_0=["gandalf"], enemies=STRONG)
    assert note(s, "take legolas 1") == "Player 2 gets Gandalf: 2 points at the end"
    s.news = []
    do(s, "take legolas 1")
    assert (groups(s, 0), groups(s, 1)) == ({1: ["elrond", "legolas"]}, {1: ["arwen"]})
    assert (received(s, 1), points(s), hand(s, 0), s.seat) == (["gandalf"], [0, 2], [], 1)
    assert told(s, None) == ["Player 1 takes Legolas from Player 2 with Gandalf, in group 1; Player 2 gets Gandalf"]


@rule("BA-69", "BA-71")
def test_what_gandalf_may_take_and_where_to() -> None:
    """Any one card lying in a group of another player, to an own group or as a new one."""
    s = position(
        {0: [["gimli"]], 1: [["legolas", "arwen"], ["sam"]], 2: [["elrond"]]},
        seats=3,
        hand_0=["gandalf"],
        hand_1=["frodo"],
        received_2=["merry"],
    )
    assert can(s) == [
        "lay gandalf 1",
        "lay gandalf new",
        *(f"take {card} {group}" for card in ("sam", "legolas", "arwen", "elrond") for group in ("1", "new")),
        "draw",
    ]
    assert refused(s, "take frodo 1") == "BA-69"  # a hand card
    assert refused(s, "take merry 1") == "BA-69"  # received
    assert refused(s, "take gimli 1") == "BA-67"
    assert refused(s, "take elrond 2") == "BA-12"
    do(s, "take elrond new")
    assert (groups(s, 0), groups(s, 2)) == ({1: ["gimli"], 2: ["elrond"]}, {})
    assert (received(s, 2), points(s)) == (["merry", "gandalf"], [0, 0, 3])


@rule("BA-69")
def test_gandalf_does_not_take_own_cards() -> None:
    """The card lies before another player."""
    s = position({0: [["legolas"], ["arwen"]]}, hand_0=["gandalf"])
    assert can(s) == ["lay gandalf 1", "lay gandalf 2", "lay gandalf new", "draw"]
    assert refused(s, "take legolas 2") == "BA-69"


@rule("BA-69")
def test_nobody_takes_cards_without_gandalf() -> None:
    """Only Gandalf takes cards."""
    s = position({1: [["legolas"]]}, hand_0=["frodo"])
    assert refused(s, "take legolas new") == "BA-70"


@rule("BA-70")
def test_gandalf_may_be_laid_as_an_ordinary_companion() -> None:
    """Not used when played, he lies as a fist without ability, also in later turns."""
    s = position(
        {1: [["legolas"]]},
        hand_0=["gandalf", "elrohir"],
        enemies=["nazgul", "balrog", "saruman"],
        chance=["companion", "sam", "wargs"],
    )
    do(s, "lay gandalf new", "draw")
    assert (groups(s, 0), received(s, 1)) == ({1: ["gandalf"]}, [])
    assert can(s) == ["lay elrohir 1", "lay elrohir new", "draw"]
    assert refused(s, "take legolas 1") == "BA-70"
    do(s, "lay elrohir 1")
    assert refused(s, "take legolas 1") == "BA-70"
    do(s, "fight 1 nazgul")
    assert (points(s), ring_discard(s)) == ([6, 0], ["gandalf", "elrohir"])


@rule("BA-70", "BA-79")
def test_gandalf_after_aragorn() -> None:
    """Played as the second card after Aragorn he may take a card too."""
    s = position({1: [["legolas"]]}, hand_0=["aragorn", "gandalf"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay aragorn new")
    assert [text for text in can(s) if "fight" not in text] == [
        "lay gandalf 1",
        "lay gandalf new",
        "take legolas 1",
        "take legolas new",
        "done",
    ]
    do(s, "take legolas 1", "fight 1 grishnakh")
    assert points(s) == [3, 2]


@rule("BA-71")
def test_gandalf_himself_lies_in_no_group() -> None:
    """His fist does not help: with the taken card the Nazgûl lacks one."""
    s = position({0: [["merry"]], 1: [["legolas"]]}, hand_0=["gandalf"], enemies=["nazgul", "grishnakh", "balrog"])
    do(s, "take legolas 1")
    assert groups(s, 0) == {1: ["merry", "legolas"]}
    assert can(s) == ["fight 1 grishnakh", "done"]


@rule("BA-71", "BA-15")
def test_the_other_player_s_group_may_disappear() -> None:
    """The taken card was alone there."""
    s = position({1: [["legolas"], ["arwen"]]}, hand_0=["gandalf"], enemies=STRONG)
    do(s, "take legolas new")
    assert (groups(s, 0), groups(s, 1)) == ({1: ["legolas"]}, {2: ["arwen"]})


@rule("BA-72")
def test_a_taken_card_is_not_played() -> None:
    """Aragorn taken allows no second card, Angbor taken no draw."""
    for card in ("aragorn", "angbor"):
        s = position({1: [[card]]}, hand_0=["gandalf", "frodo"], hand_1=["sam"], enemies=STRONG)
        do(s, f"take {card} new")
        assert (s.seat, phase(s), groups(s, 0)) == (1, "turn", {1: [card]})
    s = position({1: [["angbor"]]}, hand_0=["gandalf", "frodo"], enemies=["snaga", "balrog", "saruman"])
    do(s, "take angbor new")
    assert can(s) == ["fight 1 snaga", "done"]
    assert refused(s, "draw") == refused(s, "lay frodo 1") == "BA-9"


@rule("BA-72", "BA-70")
def test_taking_aragorn_as_the_second_card() -> None:
    """After Aragorn was played, Gandalf takes Angbor: no third card, no draw."""
    s = position({1: [["angbor"]]}, hand_0=["aragorn", "gandalf", "sam"], enemies=["snaga", "balrog", "saruman"])
    do(s, "lay aragorn new", "take angbor new")
    assert can(s) == ["fight 2 snaga", "done"]


@rule("BA-73")
def test_gandalf_given_away_is_out_of_play() -> None:
    """He is not lent, taken, discarded or shuffled back."""
    foes = ["nazgul", "balrog", "saruman"]
    s = position({0: [["elrohir"]], 1: [["gandalf"]]}, hand_0=["sam"], enemies=foes)
    do(s, "lay sam 1")
    assert can(s) == ["fight 1 nazgul", "done"]  # lying in a group he could lend his fist
    s = position({0: [["elrohir"]]}, hand_0=["sam"], received_1=["gandalf"], enemies=foes)
    do(s, "lay sam 1")
    assert s.seat == 1
    s = position(
        received_0=["gandalf"],
        enemies=STRONG,
        mordor=["mordor-hand", "mordor-hand"],
        ring_pile=["mordor-laid"],
        ring_discard=["sam"],
        chance=["mordor-laid", "wargs", "companion", "sam"],
    )
    do(s, "draw")
    assert (received(s, 0), points(s), mordor(s)) == (["gandalf"], [2, 0], [])
    assert ring_pile(s) == ["mordor-hand", "mordor-hand", "mordor-laid"]


@rule("BA-73")
def test_a_fight_may_follow() -> None:
    """In the same turn, with the card just taken or with another group."""
    s = position({0: [["gimli"]], 1: [["legolas"]]}, hand_0=["gandalf"], enemies=["crebain", "snaga", "balrog"])
    do(s, "take legolas new")
    assert can(s) == ["fight 1 snaga", "fight 2 crebain", "done"]
    do(s, "fight 2 crebain")
    assert (points(s), s.seat) == ([1, 2], 1)


# -- the other timing, an option of the set-up


def test_gandalf_in_an_own_turn() -> None:
    """With `own_turn` he may also take a card later, after laying: from the group where he lies."""
    s = position(
        {0: [["gandalf"], ["gimli"]], 1: [["legolas"]]}, hand_0=["merry"], gandalf_timing="own_turn", enemies=STRONG
    )
    do(s, "lay merry 2")
    assert can(s) == ["take legolas 2", "take legolas new", "done"]  # the group he leaves is no group any more
    do(s, "take legolas 2")
    assert (groups(s, 0), received(s, 1), s.seat) == ({2: ["gimli", "merry", "legolas"]}, ["gandalf"], 1)


def test_gandalf_in_an_own_turn_leaves_others_behind() -> None:
    """His own group is a place for the card if others lie there."""
    s = position({0: [["gandalf"]], 1: [["legolas"]]}, hand_0=["merry"], gandalf_timing="own_turn", enemies=STRONG)
    do(s, "lay merry 1")
    assert can(s) == ["take legolas 1", "take legolas new", "done"]
    do(s, "take legolas new")
    assert groups(s, 0) == {1: ["merry"], 2: ["legolas"]}


def test_the_timing_is_chosen_at_set_up() -> None:
    """Only when he is played, unless it is told otherwise."""
    assert new(2).to_json().get("gandalf timing", "on_play") == "on_play"
    assert new(2, gandalf_timing="own_turn").to_json()["gandalf timing"] == "own_turn"
