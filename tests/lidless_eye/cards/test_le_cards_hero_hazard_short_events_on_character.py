"""Hazard short-events of The Wizards that are played on a character."""

from lidless_eye.laying import lay
from support import card, rule


@card("call-of-the-sea")
def test_call_of_the_sea() -> None:
    """Haldir and his friends leave no influence unused"""
    others = ", ".join(("aragorn-ii", "boromir-ii", "denethor-ii"))
    for path, roll, gone in (("ww", 10, False), ("ww", 9, True), ("cw", 12, True)):
        t = lay(f"0 grey-havens: haldir, {others}").going("haldir", "hero-bree", path)
        assert t.hazard_on("call-of-the-sea") == ["haldir"]
        used = 20 - t.general_used(0)
        if used > 0:
            t.roll(max(2, roll - used))
        else:
            t.roll(roll)
        t.hazard("call-of-the-sea > haldir")
        assert ("haldir" in t.hand[0]) == gone


@card("the-will-of-the-ring")
def test_the_will_of_the_ring() -> None:
    """Frodo (+4) with 7 points is at 0: a roll of 8 is enough"""
    for roll, stays in ((8, True), (7, False)):
        t = lay("0 rivendell: frodo (hero-the-one-ring), haldir").going("frodo", "hero-bree", "ww")
        assert t.hazard_on("the-will-of-the-ring") == ["frodo"]
        t.roll(roll)
        t.hazard("the-will-of-the-ring > frodo")
        assert ("frodo" in t.discard[0]) == (not stays)


@card("the-ring-s-betrayal")
def test_the_ring_s_betrayal() -> None:
    t = lay("0 lorien: frodo (hero-the-one-ring, precious-gold-ring), sam-gamgee").going("frodo", "hero-moria", "ww")
    assert t.hazard_on("the-ring-s-betrayal") == ["hero-the-one-ring"]
    for roll, there in ((2, False), (12, True)):
        u = t.copy().roll(roll)
        u.hazard("the-ring-s-betrayal > hero-the-one-ring").dully(u.all_rolled)
        assert ("hero-the-one-ring" in u, "frodo" in u) == (there, True)


@card("the-precious")
def test_the_precious() -> None:
    t = lay("0 lorien: frodo (hero-the-one-ring), boromir-ii").going("frodo", "hero-moria", "ww")
    t.lay_on("lure-of-nature", "boromir-ii", 1)
    assert t.hazard_on("the-precious") == ["boromir-ii"]
    for roll, there in ((2, False), (12, True)):
        u = t.copy().roll(roll)
        u.hazard("the-precious > boromir-ii").dully(u.all_rolled)
        assert ("hero-the-one-ring" in u, "boromir-ii" in u, "frodo" in u) == (there, there, True)


@rule("LE-H-80")
@card("tookish-blood")
def test_tookish_blood() -> None:
    t = lay("0 lorien: aragorn-ii, frodo (hero-the-one-ring)").going("frodo", "hero-moria", "ww")
    assert t.hazard_on("tookish-blood") == ["frodo"]
    assert t.hazard_on("tookish-blood", "attack") == []
    t.company(0, "rivendell", "elrond", "galadriel")  # only 1 general influence is left
    free = t.unused_general(0)
    for roll in (10 - free, 11 - free):
        hit = t.copy().roll(roll).hazard("tookish-blood > frodo").dully()
        assert ("frodo" in hit) == (roll + free >= 11)
    assert "frodo" not in t.copy().roll(2).check("frodo").quiet()
    kept = t.copy().resource("tookish-blood > frodo", "travel")
    assert kept.resource_on("tookish-blood", "travel") == []
    kept.roll(2).check("frodo").quiet()
    assert "frodo" in kept
    kept.forget().remove("frodo")
    assert "frodo" in kept
    kept.expire("turn").forget().remove("frodo")
    assert "frodo" not in kept
