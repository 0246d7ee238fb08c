"""Part H: destroying The One Ring (H12), the worked examples 20 and 21."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card, rule


def at_the_fire(text: str, hand: str) -> Laid:
    """a company has entered Mount Doom and holds a card"""
    t = lay(f"0 hero-mount-doom: {text}", advanced=1).hold(0, hand)
    t.phase = "site"
    first = t.characters(0)[0]
    return t.visit(first).play("enter").quiet()


def ways(t: Laid, who: str, bonus: int = 0) -> int:
    """with how many of 36 rolls he passes"""
    return int(t.check_roll(who, -4 + bonus).ways(0))


@card("cracks-of-doom")
@rule("LE-H-99", "LE-H-103", "LE-HX-20")
@pytest.mark.parametrize(("roll", "pile"), [(8, ""), (7, "discard"), (6, "discard"), (5, "out")])
def test_cracks_of_doom(roll: int, pile: str) -> None:
    t = at_the_fire("frodo (hero-the-one-ring)", "cracks-of-doom").roll(roll)
    assert t.corruption("frodo") == 7
    assert ways(t, "frodo") == 15
    t.play("play cracks-of-doom").quiet()
    assert t.all_rolled()
    if pile:
        assert "frodo" in t.pile(pile)[0]
        assert "hero-the-one-ring" in t.discard[0]
        assert t.ending == ""
    else:
        assert (t.ending, int(t.s.victor)) == ("ring", 0)


@rule("LE-HX-20")
def test_with_help_and_with_gandalf_as_bearer() -> None:
    t = at_the_fire("frodo (hero-the-one-ring), sam-gamgee", "cracks-of-doom")
    assert ways(t, "frodo", 1) == 21
    assert ways(t, "frodo", 1 + 2) == 30  # and New Friendship
    t = at_the_fire("gandalf (hero-the-one-ring)", "cracks-of-doom").roll(10)
    assert ways(t, "gandalf") == 3
    t.play("play cracks-of-doom").quiet()
    assert (t.ending, int(t.s.victor)) == ("fall", 1)


@card("gollum-s-fate")
@rule("LE-H-99", "LE-H-101", "LE-HX-21")
@pytest.mark.parametrize("owner", [0, 1])
def test_gollums_fate(owner: int) -> None:
    t = lay("0 hero-mount-doom: frodo (hero-the-one-ring); 1 hero-mount-doom: legolas", advanced=1)
    t.hold(0, "gollum-s-fate")
    t.phase = "site"
    t.lay_on("gollum", "frodo" if owner == 0 else "legolas")
    t.visit("frodo").play("enter").quiet().play("play gollum-s-fate").quiet()
    assert (t.ending, int(t.s.victor)) == ("ring", 0)


@card("gollum-s-fate")
@rule("LE-H-101", "LE-HX-21")
def test_stinker_does_not_serve() -> None:
    t = at_the_fire("frodo (hero-the-one-ring, stinker)", "gollum-s-fate")
    assert t.offered("play gollum-s-fate") == []


@card("cracks-of-doom")
@rule("LE-H-99", "LE-H-100")
def test_not_elsewhere_and_not_without_the_ring() -> None:
    t = at_the_fire("frodo", "cracks-of-doom")
    assert t.offered("play cracks-of-doom") == []
    t = lay("0 hero-shelob-s-lair: frodo (hero-the-one-ring)", advanced=1).hold(0, "cracks-of-doom")
    t.phase = "site"
    t.does("frodo", "entered").visit("frodo")
    assert "play cracks-of-doom" not in t.offers()


@rule("LE-H-102")
def test_at_barad_dur_a_heros_ring_wins_for_nobody() -> None:
    t = lay("0 hero-barad-dur: frodo (hero-the-one-ring)").settle()
    assert t.ending == ""
