"""Hazard short-events of The Wizards that are played on a strike."""

from lidless_eye.laying import Laid, lay
from support import card


def enraged(creature: str, *hand: str, who: str = "0 hero-moria: aragorn-ii", site: str = "hero-moria") -> Laid:
    """a strike of a creature on which Fury of the Iron Crown was played; its target has not answered yet"""
    t = lay(who).hold(0, *hand).hold(1, "fury-of-the-iron-crown", "wake-of-war")
    hero = t.characters(0)[0]
    t.going(hero, site, "ws" if "hero" in site else "w")
    t.run(t.creature(creature, hero, begin=False))
    while not t.offered("play fury-of-the-iron-crown"):
        t.taps_on()
    return t.play("play fury-of-the-iron-crown")


@card("fury-of-the-iron-crown")
def test_fury_of_the_iron_crown() -> None:
    t = enraged("orc-patrol", "hero-the-iron-crown", "elven-cloak", who="0 hero-moria: aragorn-ii, haldir, arwen")
    t.roll(2, 2, 12, 12)
    figures = t.attacking.prowess
    while not t.asks("strike"):
        t.taps_on()
    assert t.attacking.prowess_now(t.s) == figures + 4
    while t.stack[-1] != "Crowning":
        t.taps_on()
    assert (t.stored[0], t.seat) == (["orc-patrol"], 0)  # though it was not defeated
    assert t.offers() == ["choose hero-the-iron-crown", "pass"]
    t.play("choose hero-the-iron-crown")
    assert t.offers() == ["pick aragorn-ii", "pick haldir", "pick arwen"]
    t.play("pick haldir")
    assert (t.host["hero-the-iron-crown"], t.tap["haldir"]) == ("haldir", t.tap["haldir"])


@card("fury-of-the-iron-crown")
def test_fury_of_the_iron_crown_asks_for_the_crown_whatever_is_in_the_hand() -> None:
    t = enraged("orc-patrol", "elven-cloak")
    while t.stack[-1] != "Crowning":
        t.taps_on()
    assert t.offers() == ["pass"]


@card("fury-of-the-iron-crown")
def test_fury_of_the_iron_crown_does_not_remove_a_nazgul() -> None:
    t = enraged("adunaphel", "hero-the-iron-crown")
    while t.attacked:
        t.taps_on()
    assert (t.stored[0], t.out[1]) == ([], [])


@card("fury-of-the-iron-crown")
def test_fury_of_the_iron_crown_is_not_for_wolves_nor_while_the_crown_is_in_play() -> None:
    for creature, crown in (("wargs", ""), ("orc-patrol", "hero-the-iron-crown")):
        t = lay("0 hero-moria: aragorn-ii, haldir").hold(1, "fury-of-the-iron-crown", "wake-of-war")
        if crown:
            t.lay_on(crown, "haldir")
        t.going("aragorn-ii", "hero-dimrill-dale", "w")
        t.run(t.creature(creature, "aragorn-ii", begin=False))
        while t.attacked:
            assert t.offered("play fury-of-the-iron-crown") == []
            t.taps_on()
