"""Hazard permanent-events on a company."""

from lidless_eye.laying import lay
from support import card


@card("nothing-to-eat-or-drink")
def test_hunger() -> None:
    t = lay("0 minas-morgul: jerrek, gorbag").going("jerrek", "bree", "w")
    assert t.hazard_on("nothing-to-eat-or-drink") == ["jerrek+"]
    barren = lay("0 minas-morgul: gorbag").going("gorbag", "moria", "w")
    assert barren.hazard_on("nothing-to-eat-or-drink") == []
    t.hazard("nothing-to-eat-or-drink > jerrek+")
    assert [(t.prowess(who), t.body(who)) for who in ("jerrek", "gorbag")] == [(4, 7), (5, 8)]
    assert t.hazard_on("nothing-to-eat-or-drink") == []
    t.company(0, "bree", "tarcil")
    assert t.prowess("tarcil") == 4
    t.site["jerrek"] = "bree"
    t.organize()
    assert t.prowess("jerrek") == 4
    t.site["jerrek"] = "minas-morgul"
    t.forget().organize()
    assert "nothing-to-eat-or-drink" in t.discard[1]


@card("something-has-slipped")
def test_something_has_slipped() -> None:
    t = lay("0 minas-morgul: jerrek, gorbag").going("jerrek", "bree", "w").hazard("something-has-slipped > jerrek+")
    assert t.hazard_on("something-has-slipped") == []
    assert t.prowess("gorbag") == 6
    attack = t.attack("wolf", "jerrek", 1, 20, begin=False)
    attack.only = t.piece("jerrek")
    t.roll(2, 2).run(attack).quiet()
    t.play("pass").quiet()
    assert [t.prowess(who) for who in ("jerrek", "gorbag")] == [3, 4]
    t.end_turn()  # the next turn: it is over, the card stays
    assert t.prowess("gorbag") == 6
    assert "something-has-slipped" in t
