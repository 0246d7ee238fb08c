"""Resource permanent-events that count for the whole table."""

from lidless_eye.laying import organizing
from support import card


@card("skies-of-fire")
def test_skies_of_fire_end_hazard_environments() -> None:
    t = organizing("0 dale: jerrek")
    t.lay("doors-of-night", 1)
    t.lay("long-winter", 1)
    t.lay("minions-stir", 1)
    assert t.resource_on("skies-of-fire", "any-time") == [""]
    t.resource("skies-of-fire")
    assert "doors-of-night" in t.discard[1]
    assert "long-winter" in t.discard[1]
    assert "minions-stir" in t  # no environment
    assert t.resource_on("skies-of-fire", "any-time") == []  # only one in play


@card("rumor-of-the-one")
def test_rumor_of_the_one() -> None:
    t = organizing("0 dale: jerrek, tarcil")
    t.lay_on("the-least-of-gold-rings", "jerrek")  # 2 points, 4 corruption points
    t.lay_on("minor-ring", "jerrek")  # 2 and 1
    t.lay_on("black-mace", "tarcil")  # 2 and 3, no ring
    assert (t.corruption("jerrek"), t.corruption("tarcil"), t.worth(0, "items")) == (5, 3, 6)
    t.resource("rumor-of-the-one")
    assert (t.corruption("jerrek"), t.corruption("tarcil"), t.worth(0, "items")) == (7, 3, 8)
    t.add("stored", 0, "minor-ring")  # 2 points
    t.add("stored", 0, "scroll-of-isildur")  # 5 stored, no ring
    assert t.worth(0, "items") == 8 + 3 + 5
    assert t.resource_on("rumor-of-the-one") == []
    t.exhaust(1)
    while t.stack:
        t.play("pass")
    assert t.corruption("jerrek") == 5
