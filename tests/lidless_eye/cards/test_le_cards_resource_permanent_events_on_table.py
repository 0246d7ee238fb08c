"""Resource permanent-events that count for the whole table."""

from lidless_eye.laying import lay, organizing
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


@card("the-lidless-eye")
def test_the_lidless_eye_is_played_against_a_wizard_player() -> None:
    for text, fits in (
        ("0 minas-morgul: layos; 1 rivendell: elrond", True),
        ("0 minas-morgul: ren-the-ringwraith; 1 rivendell: elrond", False),
        ("0 minas-morgul: layos; 1 dol-guldur: hador", False),
    ):
        assert bool(lay(text).resource_on("the-lidless-eye")) == fits
    t = lay("0 minas-morgul: layos; 1 rivendell: haldir").resource("the-lidless-eye")
    assert (t.general(0), t.hand_size(0), t.general(1), t.hand_size(1)) == (27, 9, 20, 8)
    t.hold(0, "ren-the-ringwraith")
    assert t.brings() == []
    assert t.copy().dismiss("the-lidless-eye").brings() != []
    assert t.resource_on("the-lidless-eye") == []


@card("the-lidless-eye")
def test_the_lidless_eye_looks_about_once_in_a_turn() -> None:
    t = lay("0 minas-morgul: layos; 1 rivendell: elrond").hold(0, "whip", "radbug")
    t.hold(1, "orcrist", "glamdring", "narya", "river", "wargs", "giant").add("sideboard", 0, "snaga", "river")
    t.lay("the-lidless-eye", 0)
    t.phase = "organization"
    ways = t.usable("the-lidless-eye")
    assert len(ways) == 2
    searched = t.copy().uses(f"the-lidless-eye {ways[0]}")
    assert searched.choices() == {"snaga from sideboard"}
    searched.play("choose snaga from sideboard")
    assert (searched.deck[0], searched.sideboard[0]) == (["snaga"], ["river"])
    assert searched.forget().usable("the-lidless-eye") == []
    t.uses(f"the-lidless-eye {ways[1]}")
    t.play("discard whip")
    assert (t.discard[0], len(t.hand[1]), len(t.seen(1))) == (["whip"], 6, 5)
