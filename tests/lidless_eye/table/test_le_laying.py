"""The builder of the other tests: what is laid by text lies there, and no question about nothing is answered."""

import pytest

from lidless_eye.laying import lay, organizing, visiting
from mathom.kernel.errors import BadRecord

TEXT = """
    0 moria: gorbag (black-mace, whip), tapped shagrat [snaga], orc-brawler, orc-brawler;
    1 dol-guldur: wounded tarcil"""


def test_a_text_is_laid() -> None:
    t = lay(TEXT, advanced=1)
    assert t.characters(0) == ["gorbag", "shagrat", "snaga", "orc-brawler#1", "orc-brawler#2"]
    assert t.on("gorbag") == ["black-mace", "whip"]
    assert [t.tap[name] for name in ("gorbag", "shagrat", "tarcil")] == ["untapped", "tapped", "wounded"]
    assert (t.host["snaga"], t.host["shagrat"], t.host["whip"]) == ("shagrat", "", "gorbag")
    assert (t.site["snaga"], t.site["tarcil"], t.owner["tarcil"]) == ("moria", "dol-guldur", 1)
    assert (t.s.advanced, t.stack, t.over) == (1, [], True)


def test_moves_are_played_and_refused_by_text() -> None:
    t = lay("0 moria: gorbag").hold(0, "whip").visit("gorbag")
    assert t.offers() == ["enter", "pass"]
    assert t.refused("play black-mace") == ("you do not have Black Mace in your hand", "LE-B-20")
    with pytest.raises(AssertionError):
        t.play("store whip")
    t.play("pass")
    assert t.over


@pytest.mark.parametrize("text", ["plays whip", "assign tarcil", "move shagrat+ > dol-guldur", "play wip", "play 7"])
def test_nobody_asks_for_what_could_never_be_offered(text: str) -> None:
    """not even whether it is not offered: such a test could not fail"""
    t = lay("0 moria: gorbag, shagrat").organize()
    with pytest.raises(AssertionError):
        assert text not in t.offers()


def test_phases_are_laid_by_text() -> None:
    t = organizing("0 dale: layos", advanced=1)
    assert (t.phase, t.s.advanced, t.over) == ("organization", 1, True)
    t = visiting("0 moria: gorbag; 0 dale: layos", tapped=True)
    assert (t.phase, t.now, t.did("gorbag"), t.did("layos")) == ("site", "gorbag", ["entered"], [])
    assert (t.site_tapped(0, "moria"), t.site_tapped(0, "dale")) == (True, False)


def test_targets_are_named() -> None:
    t = organizing("0 dale: layos, jerrek (the-least-of-gold-rings)").hold(0, "test-of-fire", "orc-quarrels")
    t.window("organise")
    assert t.targets("test-of-fire") == ["layos & the-least-of-gold-rings"]
    t = organizing("0 dale: gorbag")
    t.assault("troll", "gorbag", 2, 9, 0, "orc-quarrels")
    assert t.targets("orc-quarrels") == ["& 0"]
    t.answers_with("orc-quarrels & 0")
    assert t.over


def test_nobody_can_use_what_he_is_not_asked_about() -> None:
    t = lay("0 moria: hendolen")
    with pytest.raises(AssertionError):
        t.can_use("hendolen")


def test_who_is_not_there_is_not_asked_about() -> None:
    t = lay("0 moria: gorbag")
    assert "tarcil" not in t
    with pytest.raises(AssertionError, match="tarcil is not in play"):
        t.prowess("tarcil")


def test_dice_fall_as_told_and_no_more() -> None:
    t = lay("0 moria: tarcil").roll(9, (3, 4))
    assert [t.s.two_dice(0), t.all_rolled(), t.s.two_dice(0), t.all_rolled()] == [9, False, 7, True]
    with pytest.raises(BadRecord):
        t.s.two_dice(0)


def test_what_could_be_played_is_asked_and_nothing_is_left_of_it() -> None:
    t = lay("0 minas-morgul: jerrek, gorbag").going("jerrek", "bree", "w")
    before = t.digest()
    assert t.hazard_on("foolish-words") == ["jerrek", "gorbag"]
    assert t.hazard_on("doors-of-night") == [""]  # it needs no target
    assert t.hazard_on("twilight") == []
    assert list(t.sites_offering("red-book-of-westmarch", "jerrek")) == ["bag-end"]
    assert (t.digest(), t.hand, t.stack) == (before, [[], []], [])
    t.hazard("foolish-words > gorbag")
    assert (t.on("gorbag"), t.hand, t.stack) == (["foolish-words"], [[], []], [])


def test_a_window_that_never_asks_is_not_waited_for_in_vain() -> None:
    t = lay("0 moria: tarcil").roll(12, 7)
    t.run(t.attack("wolf", "tarcil", begin=False))
    with pytest.raises(AssertionError, match="no window strike asked"):
        t.up_to("strike")


def test_cards_may_be_shown_before_the_dice_fall() -> None:
    t = lay("0 bree: jerrek").staying("jerrek").listen()
    t.guard("weariness-of-the-heart", "jerrek")
    t.opens("site site-play", 1).roll(6).after_showing(1)
    t.play("reveal weariness-of-the-heart > jerrek & check").quiet()
    assert (t.checks, t.all_rolled()) == ([6], True)
