"""BA-51 to BA-57: Frodo, Sam, Merry and Pippin borrow."""

from typing import Any

import pytest

from battle.ba import (
    beaten,
    can,
    do,
    groups,
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
from mathom.games.battle.rules import Battle
from support import rule

HOBBITS = ["frodo", "sam", "merry", "pippin"]


def offered(s: Battle) -> list[str]:
    return [text for text in can(s) if text.startswith("fight")]


@rule("BA-51", "BA-52", "BA-55")
def test_merry_borrows_from_legolas() -> None:
    """Situation 9: Merry (sword) borrowing Legolas (bow) beats Grishnákh: 3 points; Legolas stays where he is, his
    owner gets Merry, 1 point."""
    s = position({1: [["legolas"]]}, hand_0=["merry"], enemies=["grishnakh", "balrog", "saruman"])
    s.news = []
    do(s, "lay merry new")
    assert note(s, "fight 1 grishnakh").endswith("Grishnákh: sword by Merry, bow by Legolas (lent)")
    do(s, "fight 1 grishnakh")
    assert (points(s), beaten(s, 0), received(s, 1)) == ([3, 1], ["grishnakh"], ["merry"])
    assert (groups(s, 0), groups(s, 1), ring_discard(s)) == ({}, {1: ["legolas"]}, [])
    assert "Merry borrows the symbols of Legolas and goes to Player 2" in told(s, None)


@rule("BA-51")
@pytest.mark.parametrize("hobbit", HOBBITS)
def test_each_hobbit_borrows(hobbit: str) -> None:
    """Each of the four borrows Arwen's sword and bow, and beats Grishnákh with them."""
    s = position({1: [["arwen"]]}, hand_0=[hobbit], enemies=["grishnakh", "balrog", "saruman"])
    do(s, f"lay {hobbit} new", "fight 1 grishnakh")
    assert (points(s), received(s, 1), groups(s, 1)) == ([3, 1], [hobbit], {1: ["arwen"]})


@rule("BA-51")
def test_all_symbols_of_one_card() -> None:
    """A hobbit borrows all symbols of one card, but not those of two cards, though they lie in one group."""
    enemies = ["uruk-hai", "balrog", "saruman"]
    one = position({1: [["elladan"]]}, hand_0=["frodo"], enemies=enemies)
    do(one, "lay frodo new")
    assert offered(one) == ["fight 1 uruk-hai"]
    two = position({1: [["aragorn", "theoden"]]}, hand_0=["frodo"], hand_1=["sam"], enemies=enemies)
    do(two, "lay frodo new")
    assert two.seat == 1


@rule("BA-51")
def test_other_companions_do_not_borrow() -> None:
    """Only hobbits borrow."""
    s = position({1: [["legolas"]]}, hand_0=["aragorn"], hand_1=["sam"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay aragorn new")
    assert s.seat == 1


@rule("BA-51")
def test_only_from_others_and_only_from_groups() -> None:
    """Not from an own card, not from a hand, not from what another player was given."""
    s = position(
        {0: [["legolas"]]},
        hand_0=["merry"],
        hand_1=["arwen"],
        received_1=["gandalf"],
        enemies=["grishnakh", "nazgul", "saruman"],
    )
    do(s, "lay merry new")
    assert (s.seat, phase(s)) == (1, "turn")


@rule("BA-51", "BA-67")
def test_a_hobbit_borrows_from_gimli() -> None:
    """Hobbits may borrow from Gimli."""
    s = position({1: [["gimli"]]}, hand_0=["sam"], enemies=["ugluk", "balrog", "saruman"])
    do(s, "lay sam new", "fight 1 ugluk")
    assert (points(s), groups(s, 1)) == ([3, 1], {1: ["gimli"]})


@rule("BA-52")
def test_the_own_symbol_counts_as_well() -> None:
    """Pippin's own spear and Arwen's sword and bow cover Uruk-hai and Crebain."""
    s = position({1: [["arwen"]]}, hand_0=["pippin"], enemies=["uruk-hai", "crebain", "balrog"])
    do(s, "lay pippin new", "fight 1 uruk-hai,crebain")
    assert points(s) == [4, 1]


@rule("BA-53")
def test_each_hobbit_borrows_from_another_card() -> None:
    """Two hobbits and one card of another player: one loan. With a second card, also of the same player, two."""
    enemies = ["haradrim-scouts", "wargs", "balrog"]
    one = position({0: [["frodo"]], 1: [["theoden"]]}, hand_0=["sam"], enemies=enemies)
    do(one, "lay sam 1")
    assert offered(one) == ["fight 1 wargs", "fight 1 haradrim-scouts"]
    two = position({0: [["frodo"]], 1: [["theoden", "eomer"]]}, hand_0=["sam"], enemies=enemies)
    do(two, "lay sam 1", "fight 1 haradrim-scouts,wargs")
    assert (points(two), received(two, 1)) == ([2, 2], ["frodo", "sam"])


@rule("BA-53", "BA-26")
def test_loans_of_different_players() -> None:
    """Merry and Sam borrow from two players; the player says who gets whom."""
    s = position(
        {0: [["merry"]], 1: [["theoden"]], 2: [["gamling"]]},
        seats=3,
        hand_0=["sam"],
        enemies=["wargs", "easterlings", "balrog"],
    )
    do(s, "lay sam 1", "fight 1 wargs,easterlings")
    assert can(s) == ["give sam 2 merry 3", "give sam 3 merry 2"]
    assert refused(s, "give sam 2") == refused(s, "give sam 2 merry 2") == "BA-57"
    do(s, "give sam 3 merry 2")
    assert (received(s, 1), received(s, 2), points(s)) == (["merry"], ["sam"], [4, 1, 1])
    assert (groups(s, 1), groups(s, 2)) == ({1: ["theoden"]}, {1: ["gamling"]})


@rule("BA-53")
def test_four_loans() -> None:
    """All four hobbits borrow in one fight: of the twelve symbols wanted four are their own, eight are lent."""
    s = position(
        {0: [["frodo", "sam", "merry"]], 1: [["grimbeorn", "celeborn"]], 2: [["eowyn"]], 3: [["gamling"]]},
        seats=4,
        hand_0=["pippin"],
        enemies=["balrog", "witch-king", "saruman"],
    )
    do(s, "lay pippin 1", "fight 1 balrog,witch-king,saruman")
    assert len(can(s)) == 12  # two of the four to player 2, one to player 3, one to player 4
    do(s, "give frodo 4 sam 2 merry 2 pippin 3")
    assert [received(s, seat) for seat in range(4)] == [[], ["sam", "merry"], ["pippin"], ["frodo"]]
    assert (points(s), ring_discard(s)) == ([30, 2, 1, 1], [])


@rule("BA-54")
def test_no_ability_is_borrowed() -> None:
    """Of Boromir a shield and no doubling; of Glorfindel and Treebeard no extra symbol; of Merry no loan."""
    s = position({1: [["boromir"]]}, hand_0=["pippin"], enemies=["haradrim-scouts", "wargs", "balrog"])
    do(s, "lay pippin new")
    assert offered(s) == ["fight 1 wargs", "fight 1 haradrim-scouts"]
    s = position({1: [["glorfindel"]]}, hand_0=["sam"], hand_1=["eowyn"], enemies=["khamul", "cave-troll", "saruman"])
    do(s, "lay sam new")
    assert s.seat == 1
    s = position({1: [["treebeard"]]}, hand_0=["merry"], enemies=["gothmog", "grishnakh", "snaga"])
    do(s, "lay merry new")
    assert offered(s) == ["fight 1 snaga"]
    s = position(
        {1: [["merry"], ["legolas"]]}, hand_0=["frodo"], hand_1=["arwen"], enemies=["grishnakh"], enemy_pile=[]
    )
    do(s, "lay frodo new")
    assert s.seat == 1


@rule("BA-55")
def test_a_hobbit_that_borrowed_nothing_is_discarded() -> None:
    """Without a loan the hobbit goes to the discard with the group, and nobody gets a point."""
    s = position({0: [["gimli"]], 1: [["halbarad"]]}, hand_0=["merry"], enemies=["warg-riders", "balrog", "saruman"])
    do(s, "lay merry 1", "fight 1 warg-riders")
    assert (points(s), ring_discard(s), received(s, 1)) == ([3, 0], ["merry", "gimli"], [])


@rule("BA-55", "BA-26")
def test_which_hobbit_is_given_away() -> None:
    """Merry or Frodo borrows the bow: the one goes to the lender, the other to the discard."""
    s = position({0: [["frodo"]], 1: [["legolas"]]}, hand_0=["merry"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay merry 1", "fight 1 grishnakh")
    assert can(s) == ["give frodo 2", "give merry 2"]
    assert note(s, "give frodo 2") == "Grishnákh: sword by Merry, bow by Legolas (lent)"
    do(s, "give frodo 2")
    assert (received(s, 1), ring_discard(s), points(s)) == (["frodo"], ["merry"], [3, 1])


@rule("BA-56")
def test_a_received_hobbit_belongs_to_no_group() -> None:
    """It is not fought with, lent, taken or discarded: a received Merry and Frodo are nothing but points."""
    table: dict[str, Any] = {"received_0": ["merry"], "received_1": ["frodo"], "mordor": ["mordor-hand", "mordor-hand"]}
    s = position(hand_0=["sam"], hand_1=["arwen"], enemies=["orc-band", "nazgul", "balrog"], **table)
    do(s, "lay sam new")
    assert (s.seat, groups(s, 0)) == (1, {1: ["sam"]})  # no sword of Merry, no fist of Frodo
    s = position(hand_0=["gandalf"], enemies=["orc-band", "nazgul", "balrog"], **table)
    assert can(s) == ["lay gandalf new", "draw"]
    assert refused(s, "take frodo new") == "BA-69"
    for text in ("mordor-laid", "mordor-enemy", "mordor-hand"):
        s = position(enemies=["snaga", "wargs", "balrog"], chance=[text, "saruman", "companion", "sam"], **table)
        do(s, "draw")
        assert (received(s, 0), received(s, 1), points(s)) == (["merry"], ["frodo"], [1, 1])


@rule("BA-56")
def test_a_received_hobbit_is_not_shuffled_back() -> None:
    """The new pile is made of the discard alone."""
    s = position(received_1=["frodo"], ring_pile=[], ring_discard=["sam", "gimli"], chance=["companion", "sam"])
    do(s, "draw")
    assert (ring_pile(s), received(s, 1)) == (["gimli"], ["frodo"])


@rule("BA-57")
def test_no_idle_loan() -> None:
    """Where the group can do without, nothing is borrowed: no choice, and the hobbit is discarded."""
    s = position({0: [["legolas"]], 1: [["arwen"]]}, hand_0=["merry"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay merry 1", "fight 1 grishnakh")
    assert (points(s), ring_discard(s), s.seat) == ([3, 0], ["merry"], 1)


@rule("BA-57")
def test_one_loan_where_one_is_enough() -> None:
    """One bow is missing: one hobbit borrows, and not two."""
    s = position(
        {0: [["frodo", "merry"]], 1: [["legolas", "haldir"]]},
        hand_0=["pippin"],
        enemies=["grishnakh", "balrog", "saruman"],
    )
    do(s, "lay pippin 1", "fight 1 grishnakh")
    assert can(s) == ["give frodo 2", "give merry 2", "give pippin 2"]
    assert refused(s, "give frodo 2 merry 2") == "BA-57"


@rule("BA-57")
def test_the_other_loans_kept() -> None:
    """Two loans of one symbol each from player 2, or one of both from player 3; beside Arwen the other is idle."""
    s = position(
        {0: [["frodo"]], 1: [["aragorn", "legolas"]], 2: [["arwen"]]},
        seats=3,
        hand_0=["sam"],
        enemies=["grishnakh", "balrog", "saruman"],
    )
    do(s, "lay sam 1", "fight 1 grishnakh")
    assert can(s) == ["give frodo 2 sam 2", "give frodo 3", "give sam 3"]
    assert refused(s, "give frodo 2 sam 3") == "BA-57"


@rule("BA-57")
def test_nothing_is_given_away_outside_a_fight() -> None:
    """A hobbit is not a present."""
    s = position({0: [["merry"]], 1: [["legolas"]]}, hand_0=["frodo"], enemies=["orc-band", "balrog", "saruman"])
    assert refused(s, "give merry 2") == "BA-57"
    do(s, "lay frodo new")
    assert refused(s, "give merry 2") == "BA-57"


@rule("BA-51", "BA-23")
def test_a_joker_is_borrowed() -> None:
    """A lent joker counts as any one symbol; Galadriel lends it with her bow."""
    s = position({1: [["galadriel"]]}, hand_0=["frodo"], enemies=["shelob", "oliphaunt", "orc-archers"])
    do(s, "lay frodo new")
    assert offered(s) == ["fight 1 orc-archers", "fight 1 oliphaunt", "fight 1 shelob"]
    assert note(s, "fight 1 shelob").endswith("spear by Galadriel (lent joker), bow by Galadriel (lent), fist by Frodo")


@rule("BA-51", "BA-53")
def test_one_hobbit_borrows_one_card() -> None:
    """Legolas and Aragorn together would do, but Frodo is alone: Arwen lends both symbols."""
    s = position({1: [["legolas", "aragorn", "arwen"]]}, hand_0=["frodo"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay frodo new")
    assert note(s, "fight 1 grishnakh").endswith("Grishnákh: sword by Arwen (lent), bow by Arwen (lent)")
    do(s, "fight 1 grishnakh")
    assert (points(s), received(s, 1)) == ([3, 1], ["frodo"])
