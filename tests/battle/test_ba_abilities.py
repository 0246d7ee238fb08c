"""BA-58 to BA-66: doublers, Glorfindel, Treebeard and Legolas."""

import pytest

from battle.ba import can, do, groups, note, phase, points, position, received, refused, ring_discard
from mathom.games.battle.rules import Battle
from support import rule


def offered(s: Battle) -> list[str]:
    return [text.removeprefix("fight 1 ") for text in can(s) if text.startswith("fight 1")]


def laid(group: list[str], enemies: list[str], others: list[str] | None = None) -> Battle:
    """a group whose last card has just been laid, against all enemies there are"""
    s = position(
        {0: [group[:-1]] if group[1:] else [], 1: [others] if others else []},
        hand_0=[group[-1]],
        enemies=enemies,
        enemy_pile=[],
    )
    do(s, f"lay {group[-1]} {'1' if group[1:] else 'new'}")
    return s


# -- doublers


@rule("BA-58", "BA-59")
@pytest.mark.parametrize("doubler", ["theoden", "faramir", "boromir", "eomer"])
def test_each_of_the_four_doubles_a_symbol(doubler: str) -> None:
    """With Aragorn's one sword and a doubler two enemies with a sword are beaten."""
    s = laid(["aragorn", "gimli", doubler], ["orc-band", "warg-riders"])
    assert "orc-band,warg-riders" in offered(s)
    do(s, "fight 1 orc-band,warg-riders")
    assert points(s) == [4, 0]


@rule("BA-58")
@pytest.mark.parametrize("other", ["pippin", "legolas", "sam", "gandalf", "angbor", "beregond"])
def test_nobody_else_doubles(other: str) -> None:
    """With any other companion one sword is one sword."""
    assert "orc-band,warg-riders" not in offered(laid(["aragorn", "gimli", other], ["orc-band", "warg-riders"]))


@rule("BA-59")
def test_a_doubler_doubles_his_own_symbol() -> None:
    """Théoden alone beats two enemies with a spear; Pippin does not."""
    assert offered(laid(["theoden"], ["haradrim-scouts", "wargs"])) == [
        "wargs",
        "haradrim-scouts",
        "haradrim-scouts,wargs",
    ]
    assert offered(laid(["pippin"], ["haradrim-scouts", "wargs"])) == ["wargs", "haradrim-scouts"]


@rule("BA-58", "BA-59")
def test_a_doubler_doubles_one_symbol_only() -> None:
    """Boromir doubles the sword or the axe of Halbarad, not both."""
    s = laid(["halbarad", "boromir"], ["orc-band", "snaga", "warg-riders"])
    assert set(offered(s)) == {
        "orc-band",
        "snaga",
        "warg-riders",
        "orc-band,snaga",
        "orc-band,warg-riders",
        "snaga,warg-riders",
    }


@rule("BA-59")
def test_the_same_symbol_is_not_doubled_twice() -> None:
    """One sword and two doublers: two swords, not three; two swords and two doublers: four."""
    foes = ["orc-band", "uruk-hai", "warg-riders"]
    one = laid(["aragorn", "gimli", "theoden", "eomer"], foes)
    assert "uruk-hai,warg-riders" in offered(one)
    assert refused(one, "fight 1 orc-band,uruk-hai,warg-riders") == "BA-20"
    two = laid(["aragorn", "merry", "gimli", "theoden"], foes)
    assert "orc-band,uruk-hai,warg-riders" in offered(two)


@rule("BA-59")
def test_two_doublers_double_two_symbols() -> None:
    """Théoden and Éomer, two spears of their own, cover four; each doubles another one: a sword and a spear."""
    s = laid(["aragorn", "theoden", "eomer"], ["orc-band", "uruk-hai", "haradrim-scouts"])
    assert "orc-band,uruk-hai,haradrim-scouts" in offered(s)


@rule("BA-60")
def test_a_joker_is_doubled() -> None:
    """Bombadil's joker doubled by Faramir counts as two swords, or as two of anything else."""
    for foes in (["orc-band", "grishnakh"], ["wargs", "oliphaunt"], ["snaga", "orc-archers"]):
        s = laid(["bombadil", "faramir"], foes)
        both = ",".join(foes)
        assert (both in offered(s)) == (both != "snaga,orc-archers")


@rule("BA-60")
def test_a_doubled_joker_stands_for_the_same_symbol() -> None:
    """Not an axe and a shield: with Bombadil and Boromir Snaga and Orc archers fall, the shield being Boromir's own;
    with Faramir they do not."""
    assert "snaga,orc-archers" in offered(laid(["bombadil", "boromir"], ["snaga", "orc-archers"]))
    assert offered(laid(["bombadil", "faramir"], ["snaga", "orc-archers"])) == ["orc-archers", "snaga"]
    assert offered(laid(["bombadil", "faramir"], ["warg-riders"])) == []


@rule("BA-60", "BA-59")
def test_two_doublers_and_two_jokers() -> None:
    """Elrond's sword and one joker are doubled: two swords, two axes, a fist, a spear. One doubler is not enough."""
    assert "warg-riders,balrog" in offered(laid(["bombadil", "elrond", "theoden", "eomer"], ["warg-riders", "balrog"]))
    assert "warg-riders,balrog" not in offered(
        laid(["bombadil", "elrond", "theoden", "pippin"], ["warg-riders", "balrog"])
    )


@rule("BA-59", "BA-60")
def test_a_doubled_symbol_and_a_joker() -> None:
    """Three swords: Aragorn's, the same doubled by Théoden, and Bombadil's joker."""
    foes = ["orc-band", "uruk-hai", "warg-riders"]
    assert "orc-band,uruk-hai,warg-riders" in offered(laid(["aragorn", "gimli", "bombadil", "theoden"], foes))
    assert "orc-band,uruk-hai,warg-riders" not in offered(laid(["aragorn", "gimli", "bombadil", "pippin"], foes))


@rule("BA-59", "BA-60")
def test_a_joker_is_not_doubled_twice() -> None:
    """Spears and shield are there; of the three axes one joker and two doublers bring two. Two jokers bring three."""
    foes = ["snaga", "easterlings", "cave-troll"]
    s = laid(["bombadil", "theoden", "eomer", "sam"], foes)
    assert {"snaga,easterlings", "easterlings,cave-troll"} <= set(offered(s))
    assert refused(s, "fight 1 snaga,easterlings,cave-troll") == "BA-20"
    assert "snaga,easterlings,cave-troll" in offered(laid(["bombadil", "elrond", "theoden", "eomer", "sam"], foes))


@rule("BA-61")
def test_a_borrowed_symbol_is_not_doubled() -> None:
    """Frodo borrows Arwen's sword, or Aragorn's; nobody doubles it. An own sword is doubled."""
    s = laid(["boromir", "frodo"], ["orc-band", "khamul"], ["arwen"])
    assert offered(s) == ["khamul", "orc-band"]
    s = laid(["boromir", "merry"], ["orc-band", "khamul"], ["arwen"])
    assert "orc-band,khamul" in offered(s)
    s = laid(["theoden", "frodo"], ["orc-band", "uruk-hai"], ["aragorn"])
    assert offered(s) == ["uruk-hai", "orc-band"]
    s = laid(["theoden", "frodo"], ["snaga", "easterlings"], ["bombadil"])  # nor a borrowed joker
    assert offered(s) == ["easterlings", "snaga"]


@rule("BA-61")
def test_an_extra_symbol_is_not_doubled() -> None:
    """Treebeard's extra shield for Uglúk is not doubled for the Orc archers, Glorfindel's extra bow not for Crebain."""
    assert offered(laid(["treebeard", "theoden"], ["ugluk", "orc-archers"])) == ["ugluk"]
    assert offered(laid(["glorfindel", "eomer", "celeborn"], ["shelob", "crebain"])) == [
        "crebain",
        "shelob",
        "shelob,crebain",
    ]  # the printed bow is doubled
    assert offered(laid(["glorfindel", "eomer", "gandalf"], ["shelob", "crebain"])) == ["shelob"]


# -- Glorfindel and Treebeard


@rule("BA-62")
def test_glorfindel() -> None:
    """Situation 12: Glorfindel and Faramir beat Khamûl, with an extra shield; Glorfindel alone not Grishnákh."""
    s = laid(["faramir", "glorfindel"], ["khamul", "grishnakh"])
    assert note(s, "fight 1 khamul") == (
        "Khamûl: sword by Glorfindel, bow by Faramir, shield by Glorfindel (extra symbol)"
    )
    do(s, "fight 1 khamul")
    assert points(s) == [6, 0]
    assert offered(laid(["glorfindel"], ["grishnakh"])) == []


@rule("BA-62")
@pytest.mark.parametrize(
    ("group", "enemy"),
    [
        (["glorfindel", "gamling"], "cave-troll"),
        (["glorfindel", "legolas"], "nazgul"),
        (["glorfindel", "haldir"], "shelob"),
        (["glorfindel", "elladan", "gandalf"], "balrog"),
        (["glorfindel", "beregond", "celeborn"], "saruman"),
    ],
)
def test_glorfindel_against_large_enemies(group: list[str], enemy: str) -> None:
    """One extra symbol of any kind against three or four symbols, a leader or not."""
    assert offered(laid(group, [enemy])) == [enemy]


@rule("BA-62")
@pytest.mark.parametrize("enemy", ["uruk-hai", "grishnakh", "warg-riders", "snaga", "crebain"])
def test_glorfindel_against_small_enemies(enemy: str) -> None:
    """None against one or two symbols."""
    assert offered(laid(["glorfindel"], [enemy])) == []


@rule("BA-63")
def test_treebeard() -> None:
    """Situation 12: Treebeard alone beats Uglúk, a leader with axe and shield, but not the Easterlings."""
    s = laid(["treebeard"], ["ugluk", "easterlings"])
    assert offered(s) == ["ugluk"]
    assert note(s, "fight 1 ugluk") == "Uglúk: axe by Treebeard, shield by Treebeard (extra symbol)"


@rule("BA-63")
@pytest.mark.parametrize(
    ("group", "leader"),
    [
        (["treebeard", "merry"], "grishnakh"),
        (["treebeard", "arwen"], "khamul"),
        (["treebeard", "merry"], "gothmog"),
        (["treebeard", "merry"], "mouth-of-sauron"),
        (["treebeard", "merry", "sam"], "witch-king"),
        (["treebeard", "haldir", "sam"], "saruman"),
    ],
)
def test_treebeard_against_leaders(group: list[str], leader: str) -> None:
    """One extra symbol of any kind against a leader of two, three or four symbols."""
    assert offered(laid(group, [leader])) == [leader]


@rule("BA-63")
@pytest.mark.parametrize(
    ("group", "enemy"),
    [
        (["treebeard", "elladan"], "balrog"),
        (["treebeard", "arwen"], "nazgul"),
        (["treebeard", "haldir"], "shelob"),
        (["treebeard", "pippin"], "cave-troll"),
        (["treebeard"], "warg-riders"),
        (["treebeard"], "crebain"),
    ],
)
def test_treebeard_against_others(group: list[str], enemy: str) -> None:
    """None against an enemy that is no leader, however large."""
    assert offered(laid(group, [enemy])) == []


@rule("BA-64")
def test_an_extra_symbol_serves_one_enemy() -> None:
    """One extra symbol, so one of two leaders with one symbol missing; other enemies are covered with the rest."""
    s = laid(["treebeard", "halbarad", "legolas"], ["ugluk", "grishnakh", "crebain"])
    assert set(offered(s)) == {
        "crebain",
        "ugluk",
        "grishnakh",
        "ugluk,crebain",  # axe and extra shield; bow
        "ugluk,grishnakh",  # axe and extra shield; sword and bow
        "grishnakh,crebain",  # sword and extra bow; bow
    }
    s = laid(["treebeard", "aragorn", "gimli"], ["ugluk", "grishnakh"])
    assert offered(s) == ["grishnakh", "ugluk"]


@rule("BA-64")
def test_an_extra_symbol_only_for_its_enemy() -> None:
    """Glorfindel's extra symbol does not serve Crebain beside Khamûl; printed symbols must cover what is small."""
    s = laid(["glorfindel", "boromir"], ["khamul", "crebain"])
    assert offered(s) == ["khamul"]
    s = laid(["glorfindel", "boromir", "legolas"], ["khamul", "crebain"])
    assert offered(s) == ["crebain", "khamul", "khamul,crebain"]


@rule("BA-64")
def test_both_extra_symbols_for_one_enemy() -> None:
    """Glorfindel and Treebeard beat the Witch-king, a leader with four symbols: sword, axe, and two extra symbols."""
    s = laid(["glorfindel", "treebeard"], ["witch-king"])
    assert note(s, "fight 1 witch-king") == (
        "Witch-king of Angmar: sword by Glorfindel, axe by Treebeard, shield by Glorfindel (extra symbol), "
        "fist by Treebeard (extra symbol)"
    )
    assert offered(laid(["glorfindel", "treebeard"], ["balrog"])) == []
    assert offered(laid(["glorfindel", "treebeard"], ["gothmog", "orc-archers"])) == ["gothmog"]


@rule("BA-64")
def test_extra_symbols_for_two_enemies() -> None:
    """Glorfindel's for the Nazgûl, Treebeard's for Uglúk, whichever way round would be needed."""
    s = laid(["glorfindel", "treebeard", "legolas"], ["nazgul", "ugluk"])
    assert "nazgul,ugluk" in offered(s)
    s = laid(["glorfindel", "treebeard", "legolas"], ["nazgul", "easterlings"])
    assert "nazgul,easterlings" not in offered(s)


@rule("BA-64")
def test_both_extra_symbols_of_one_kind() -> None:
    """A bow for the Nazgûl by Glorfindel, a bow for Grishnákh by Treebeard. But of three bows for Khamûl, Crebain and
    the Oliphaunt only Khamûl's may be an extra symbol, and Legolas has one."""
    s = laid(["glorfindel", "treebeard", "aragorn", "gandalf"], ["nazgul", "grishnakh"])
    assert offered(s) == ["grishnakh", "nazgul", "nazgul,grishnakh"]
    s = laid(["glorfindel", "treebeard", "sam", "pippin", "legolas"], ["khamul", "crebain", "oliphaunt"])
    assert offered(s) == ["oliphaunt", "crebain", "khamul", "khamul,oliphaunt", "khamul,crebain"]
    assert refused(s, "fight 1 khamul,crebain,oliphaunt") == "BA-20"


@rule("BA-64")
def test_one_symbol_is_not_covered_twice() -> None:
    """Both extra symbols for one missing symbol are no more than one; two leaders that miss a shield need both."""
    s = laid(["glorfindel", "treebeard", "celeborn"], ["khamul", "orc-archers"])
    assert offered(s) == ["khamul"]
    s = laid(["glorfindel", "treebeard", "arwen", "aragorn"], ["khamul", "gothmog"])
    assert "khamul,gothmog" in offered(s)
    s = laid(["glorfindel", "treebeard", "arwen", "gandalf"], ["khamul", "gothmog"])
    assert "khamul,gothmog" in offered(s)  # two swords of Glorfindel and Arwen, bow, axe, two extra shields
    s = laid(["treebeard", "arwen", "aragorn"], ["khamul", "gothmog"])
    assert "khamul,gothmog" not in offered(s)


# -- Legolas


@rule("BA-65")
def test_legolas_stays() -> None:
    """Situation 11: after a fight of his group Legolas lies alone in a new group; the others are discarded."""
    s = position({0: [["gimli"], ["legolas", "merry"]]}, hand_0=["arwen"], enemies=["grishnakh", "balrog", "saruman"])
    do(s, "lay arwen 2", "fight 2 grishnakh")
    assert groups(s, 0) == {1: ["gimli"], 2: ["legolas"]}
    assert ring_discard(s) == ["merry", "arwen"]


@rule("BA-65")
def test_legolas_can_be_joined_and_fight_again() -> None:
    """The group he begins is a group like any other."""
    s = position(
        {0: [["legolas"]]},
        hand_0=["gimli", "merry"],
        hand_1=["sam"],
        enemies=["crebain", "balrog", "saruman"],
        chance=["grishnakh", "nazgul"],
    )
    do(s, "lay gimli new", "fight 1 crebain", "lay sam new", "lay merry 1", "fight 1 grishnakh")
    assert (points(s), groups(s, 0), ring_discard(s)) == ([4, 0], {1: ["legolas"], 2: ["gimli"]}, ["merry"])


@rule("BA-66")
def test_legolas_stays_always() -> None:
    """There is no choice: he stays even where he was not needed, and nobody is asked."""
    s = position({0: [["legolas"]]}, hand_0=["gimli"], hand_1=["sam"], enemies=["snaga", "balrog", "saruman"])
    do(s, "lay gimli 1", "fight 1 snaga")
    assert (s.seat, phase(s), groups(s, 0)) == (1, "turn", {1: ["legolas"]})


@rule("BA-65")
def test_legolas_stays_only_after_a_fight_of_his_group() -> None:
    """A fight of another group does not touch him."""
    s = position({0: [["legolas", "sam"], ["gimli"]]}, hand_0=["frodo"], enemies=["snaga", "balrog", "saruman"])
    do(s, "lay frodo new", "fight 2 snaga")
    assert groups(s, 0) == {1: ["legolas", "sam"], 3: ["frodo"]}


@rule("BA-66")
def test_legolas_may_be_lost() -> None:
    """Gandalf and counterattacks may take him."""
    s = position({1: [["legolas"]]}, hand_0=["gandalf"])
    do(s, "take legolas new")
    assert (groups(s, 0), groups(s, 1), received(s, 1)) == ({1: ["legolas"]}, {}, ["gandalf"])
    s = position(
        {0: [["legolas"]]},
        enemies=["snaga", "wargs", "balrog"],
        mordor=["mordor-hand", "mordor-hand"],
        chance=["mordor-laid", "saruman", "companion", "sam"],
    )
    do(s, "draw")
    assert (groups(s, 0), ring_discard(s)[0]) == ({}, "legolas")
