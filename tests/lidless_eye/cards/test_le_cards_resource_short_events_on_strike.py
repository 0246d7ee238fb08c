"""Resource short-events on a strike."""

from lidless_eye.laying import Laid, organizing
from mathom.games.lidless_eye.rules.combat.attack import Attack
from support import card


def struck(t: Laid, company: str, prowess: int, *hand: str, stay: bool = False) -> Attack:
    """one strike on a single character, up to the window before his roll, where he holds these cards"""
    t.hold(0, *hand)
    attack = t.assault("wolf", company, 1, prowess)
    while not t.asks("strike"):
        t.play("stay" if stay and t.stack[-1] == "Strike" else "pass")
    return attack


@card("bold-thrust")
def test_bold_thrust() -> None:
    t = organizing("0 dale: jerrek")
    struck(t, "jerrek", 17, "bold-thrust", "bold-thrust")
    assert t.targets("bold-thrust") == ["jerrek"]
    t.roll(8, 8)
    t.play("play bold-thrust > jerrek", "pass")
    assert t.strike.defence(t.s) == 5 + 3
    assert t.body("jerrek") == 7
    assert t.targets("bold-thrust") == []  # one card that requires a skill on a strike
    t.quiet()  # 8 + 8 against 17: wounded; 8 against a body of 7
    assert "jerrek" not in t


@card("bold-thrust")
def test_bold_thrust_is_for_warriors() -> None:
    t = organizing("0 dale: luitprand")
    struck(t, "luitprand", 9, "bold-thrust")
    assert t.targets("bold-thrust") == []


@card("blow-turned")
def test_blow_turned() -> None:
    t = organizing("0 dale: jerrek")
    struck(t, "jerrek", 14, "blow-turned")
    assert t.targets("blow-turned") == ["jerrek"]
    t.roll(9, 9)
    t.answers_with("blow-turned > jerrek")  # 5 + 9 against 14: equal
    assert t.tap["jerrek"] == "untapped"


@card("blow-turned")
def test_blow_turned_lowers_the_body_check() -> None:
    t = organizing("0 dale: jerrek")  # body 8
    struck(t, "jerrek", 14, "blow-turned")
    t.roll(7, 9)
    t.answers_with("blow-turned > jerrek")  # wounded; 9 - 1 is not greater than 8
    assert "jerrek" in t
    assert t.tap["jerrek"] == "wounded"


@card("under-his-blow")
def test_under_his_blow() -> None:
    t = organizing("0 dale: layos")  # no warrior is needed
    struck(t, "layos", 5, "under-his-blow")
    assert t.targets("under-his-blow") == ["layos"]
    t.roll(7)
    t.answers_with("under-his-blow > layos")
    assert t.tap["layos"] == "untapped"
    tapped = organizing("0 dale: tapped tarcil")
    struck(tapped, "tarcil", 5, "under-his-blow")
    assert tapped.targets("under-his-blow") == []


@card("under-his-blow")
def test_under_his_blow_spares_the_penalty_of_who_stays() -> None:
    t = organizing("0 dale: tarcil")
    struck(t, "tarcil", 5, "under-his-blow", "whip", stay=True)
    assert t.strike.defence(t.s) == 4 - 3
    t.play("play under-his-blow > tarcil", "pass")
    assert t.strike.defence(t.s) == 4


@card("orc-stealth")
def test_orc_stealth() -> None:
    t = organizing("0 dale: gorbag")
    struck(t, "gorbag", 30, "orc-stealth")
    t.answers_with("orc-stealth > gorbag")
    assert t.stack == []
    assert t.tap["gorbag"] == "untapped"
    man = organizing("0 dale: jerrek")  # a scout, but no Orc
    struck(man, "jerrek", 9, "orc-stealth")
    assert man.targets("orc-stealth") == []
    orc = organizing("0 dale: snaga")  # an Orc, but no scout
    struck(orc, "snaga", 9, "orc-stealth")
    assert orc.targets("orc-stealth") == []


@card("swift-strokes")
def test_swift_strokes_take_the_better_roll() -> None:
    t = organizing("0 dale: jerrek")
    attack = struck(t, "jerrek", 14, "swift-strokes")
    t.roll((1, 2), (4, 5))  # 5 + 1 + 9 is 15
    t.answers_with("swift-strokes > jerrek")
    assert attack.beaten
    worse = organizing("0 dale: jerrek")
    lost = struck(worse, "jerrek", 14, "swift-strokes")
    worse.roll((4, 4), (1, 2), (1, 1))  # 5 + 1 + 8 is 14
    worse.answers_with("swift-strokes > jerrek")
    assert not lost.beaten
    assert worse.tap["jerrek"] == "tapped"
