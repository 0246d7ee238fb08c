"""Hazard short-events on a character."""

from lidless_eye.laying import lay
from support import card


@card("darkness-under-tree")
def test_darkness_under_tree() -> None:
    t = lay("0 minas-morgul: gorbag, tarcil, jerrek").going("gorbag", "bree", "w")
    assert t.hazard_on("darkness-under-tree") == []
    t.lay("doors-of-night", 1)
    t.tap["gorbag"] = "tapped"
    assert t.hazard_on("darkness-under-tree") == ["jerrek"]
    t.hazard("darkness-under-tree > jerrek")
    assert t.tap["jerrek"] == "tapped"
    assert t.tap["tarcil"] == "untapped"


@card("the-roving-eye")
def test_the_roving_eye() -> None:
    t = lay("""0 minas-morgul: jerrek (black-mace), tarcil (palantir-of-orthanc), gulla (minor-ring),
        layos (bright-gold-ring), the-witch-king (black-mace)""").going("jerrek", "bree", "w")
    assert t.hazard_on("the-roving-eye") == ["jerrek", "tarcil", "gulla"]  # no gold ring, no Ringwraith
    t.listen().roll(3).hazard("the-roving-eye > jerrek")  # 3 - 2 is two less than 3
    assert t.checks == [1]
    assert "jerrek" in t.discard[0]  # discarded, not removed
    assert "black-mace" in t.discard[0]


@card("weariness-of-the-heart")
def test_weariness_of_the_heart() -> None:
    t = lay("0 minas-morgul: jerrek, the-witch-king").going("jerrek", "bree", "w")
    ways = ["jerrek & prowess", "jerrek & check", "the-witch-king & prowess"]
    assert t.hazard_on("weariness-of-the-heart") == ways
    t.hazard("weariness-of-the-heart > jerrek & prowess")
    assert t.prowess("jerrek") == 4
    assert t.prowess("the-witch-king") == 9
    assert t.hazard_on("weariness-of-the-heart") == ways[1:]  # the first use cannot be duplicated on him
    t.listen().roll(6).hazard("weariness-of-the-heart > jerrek & check")
    assert t.checks == [6]
    t.expire("turn")
    assert t.prowess("jerrek") == 5


@card("weariness-of-the-heart")
def test_weariness_on_a_strike() -> None:
    t = lay("0 minas-morgul: jerrek, tarcil").going("jerrek", "bree", "w").hold(1, "weariness-of-the-heart")
    attack = t.attack("wolf", "jerrek", 1, 9, begin=False)
    attack.only = t.piece("jerrek")
    t.run(attack)
    assert t.offered("play weariness-of-the-heart") == []  # not yet: no strike is under way
    t.play("pass")
    assert t.name(t.strike.target) == "jerrek"
    assert t.seat == 1
    assert t.offered("play weariness-of-the-heart") == ["play weariness-of-the-heart > jerrek & prowess"]
    t.play("play weariness-of-the-heart > jerrek & prowess").quiet()
    assert t.offers() == ["stay", "pass"]
    assert t.strike.defence(t.s) == 4
    assert t.prowess("tarcil") == 4


@card("weariness-of-the-heart")
def test_weariness_from_on_guard() -> None:
    t = lay("0 dead-marshes: jerrek").staying("jerrek").listen()
    t.guard("weariness-of-the-heart", "jerrek")
    t.opens("site site-play", 1)
    reveal = "reveal weariness-of-the-heart > jerrek"
    assert t.offered("reveal weariness-of-the-heart") == [f"{reveal} & prowess", f"{reveal} & check"]
    t.roll(6).after_showing(1).play(f"{reveal} & check").quiet()
    assert t.checks == [6]


@card("call-of-home")
def test_call_of_home() -> None:
    ringed = lay("0 minas-morgul: tarcil (the-one-ring)").staying("tarcil")
    assert ringed.hazard_on("call-of-home") == []
    t = lay("0 minas-morgul: lieutenant-of-morgul [grishnakh], jerrek, the-witch-king").staying("jerrek")
    assert t.hazard_on("call-of-home") == ["lieutenant-of-morgul", "grishnakh", "jerrek"]
    assert t.unused_general(0) == 7
    t.lay_on("black-mace", "lieutenant-of-morgul")
    t.lay_on("whip", "lieutenant-of-morgul")
    t.lay_on("whip", "jerrek")
    stays = t.copy().roll(3).hazard("call-of-home > lieutenant-of-morgul")  # 3 + 7 is not less than 10
    assert "lieutenant-of-morgul" in stays
    t.roll(2).hazard("call-of-home > lieutenant-of-morgul")
    assert t.seat == 0
    assert "take black-mace > jerrek" in t.offers()
    assert "take black-mace > lieutenant-of-morgul" not in t.offers()
    assert "take whip#1 > jerrek" not in t.offers()  # a second one on him
    t.play("take black-mace > jerrek")
    assert t.host["black-mace"] == "jerrek"
    assert "lieutenant-of-morgul" in t.hand[0]
    assert "whip" in t.discard[0]
    assert t.host["grishnakh"] == ""
    assert t.marked("grishnakh", "orphaned")
    assert "the-witch-king" in t
