"""Permanent-events of heroes that lie with a character."""

from lidless_eye.laying import lay, visiting
from mathom.games.lidless_eye.rules.belongings import Storing
from support import card, rule


@rule("LE-H-93")
@card("dreams-of-lore")
def test_dreams_of_lore() -> None:
    t = visiting("0 hero-amon-hen: annalena, faramir")
    assert t.resource_on("dreams-of-lore", "site") == ["annalena"]
    t.resource("dreams-of-lore > annalena", "site")
    assert (t.host["dreams-of-lore"], t.tap["annalena"], t.site_tapped(0, "hero-amon-hen")) == (
        "annalena",
        "tapped",
        True,
    )
    t.untap()
    assert t.tap["annalena"] == "tapped"
    t.site["annalena"] = "rivendell"
    t.store("dreams-of-lore")
    assert t.points(0)["miscellaneous"] == 2
    assert not visiting("0 hero-edoras: annalena").resource_on("dreams-of-lore", "site")


@card("return-of-the-king")
def test_return_of_the_king() -> None:
    t = lay("0 hero-minas-tirith: aragorn-ii, faramir")
    assert t.resource_on("return-of-the-king") == ["aragorn-ii"]
    t.resource("return-of-the-king > aragorn-ii")
    assert (t.direct("aragorn-ii"), t.host["return-of-the-king"]) == (6, "aragorn-ii")
    assert not lay("0 hero-minas-tirith: aragorn-ii, denethor-ii").resource_on("return-of-the-king")
    assert not lay("0 rivendell: aragorn-ii").resource_on("return-of-the-king")


@card("reforging")
def test_reforging() -> None:
    t = visiting("0 hero-amon-hen: elrond, haldir")
    assert t.resource_on("reforging", "site") == ["elrond"]
    t.resource("reforging > elrond", "site")
    assert (t.tap["elrond"], t.host["reforging"]) == ("tapped", "elrond")
    assert t.untap().tap["elrond"] == "tapped"
    t.forget().site["elrond"] = "lorien"
    t.store("reforging").quiet()
    assert (t.stored[0], t.worth(0)) == (["reforging"], 1)
    assert t.untap().tap["elrond"] == "untapped"
    t.add("discard", 0, "glamdring", "elven-cloak", "narsil", "shield-of-iron-bound-ash")
    t.phase = "organization"
    t.window("organise")
    t.use("reforging > elrond")
    assert (t.stored[0], t.tap["elrond"], t.worth(0)) == ([], "tapped", 0)
    assert t.choices() == {"glamdring", "shield-of-iron-bound-ash"}
    t.play("choose glamdring")
    assert t.offers() == ["pick elrond", "pick haldir"]
    t.play("pick haldir")
    assert (t.host["glamdring"], "glamdring" in t.discard[0], "reforging" in t.discard[0]) == ("haldir", False, True)
    assert not t.lasting("reforging")


@card("anduril-the-flame-of-the-west")
def test_anduril_is_forged_with_narsil() -> None:
    sword = "anduril-the-flame-of-the-west"
    t = visiting("0 hero-amon-hen: elrond, tapped aragorn-ii (narsil)").listen()
    t.roll(12).resource(f"{sword} > elrond", "site").dully(lambda: t.all_rolled() and not t.s.stack)
    assert (t.checks, t.tap["elrond"], t.host[sword]) == ([9], "tapped", "elrond")
    t.forget().site["elrond"] = "lorien"
    t.store(sword).quiet()
    assert t.usable(sword) == []
    t.run(Storing(t.piece(t.lay_on("reforging", "elrond")))).quiet()
    before = (t.prowess("aragorn-ii"), t.direct("aragorn-ii"), t.corruption("aragorn-ii"), t.worth(0, "items"))
    assert t.usable(sword) == ["narsil"]
    t.window("organise").use(f"{sword} > narsil")
    assert (t.host[sword], t.stored[0], t.discard[0]) == ("narsil", [], ["reforging"])
    after = (t.prowess("aragorn-ii"), t.direct("aragorn-ii"), t.corruption("aragorn-ii"), t.worth(0, "items"))
    assert [b - a for a, b in zip(before, after, strict=True)] == [4, 1, 1, 3]
    assert t.prowess("aragorn-ii") == 11
    t.forget().window("organise")
    assert t.targets(sword, "use") == ["aragorn-ii"]
    t.roll(12).use(f"{sword} > aragorn-ii").dully(lambda: t.all_rolled())
    assert (t.tap["aragorn-ii"], t.tap[sword], t.checks[-1]) == ("untapped", "tapped", 11)


@card("swordmaster")
def test_swordmaster_makes_a_sage_a_warrior() -> None:
    t = visiting("0 hero-amon-hen: annalena, gandalf")
    assert t.resource_on("swordmaster", "site") == ["annalena", "gandalf"]
    assert "warrior" not in t.skills("annalena")
    t.resource("swordmaster > annalena", "site")
    assert (t.host["swordmaster"], t.tap["annalena"], t.site_tapped(0, "hero-amon-hen")) == ("annalena", "tapped", True)
    assert "warrior" in t.skills("annalena")
    assert t.worth(0) == 1
    assert not visiting("0 hero-edoras: annalena").resource_on("swordmaster", "site")


@card("swordmaster")
def test_swordmaster_lets_a_warrior_use_two_weapons_or_one_and_a_shield() -> None:
    t = visiting("0 hero-amon-hen: balin (sting, dagger-of-westernesse, great-shield-of-rohan)")
    assert (t.prowess("balin"), t.body("balin")) == (5, 9)
    t.resource("swordmaster > balin", "site")
    assert (t.prowess("balin"), t.body("balin")) == (6, 7)
    assert t.resource_on("swordmaster", "site") == []  # once with a character
    t.forget().untap().organize()
    t.play("wield great-shield-of-rohan")
    assert (t.prowess("balin"), t.body("balin")) == (5, 9)
    t.play("wield dagger-of-westernesse")
    assert (t.prowess("balin"), t.body("balin")) == (6, 7)
