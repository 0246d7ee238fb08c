"""Part H: the Wizard that a player is, and who comes into play where."""

import pytest

from lidless_eye.laying import Laid, lay, organizing
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from support import rule


def brought(t: Laid, name: str) -> set[str]:
    return {text.partition(" > ")[2] for text in t.brings() if text.startswith(f"bring {name} ")}


@rule("LE-H-24")
def test_a_wizard_is_revealed_at_rivendell_or_at_home() -> None:
    t = organizing("0 lorien: aragorn-ii").hold(0, "radagast")
    assert brought(t, "radagast") == {"rivendell", "rhosgobel"}


@rule("LE-H-24")
def test_gandalf_is_at_home_at_every_haven() -> None:
    t = organizing("0 lorien: aragorn-ii").hold(0, "gandalf")
    assert brought(t, "gandalf") == {"aragorn-ii+", "lorien", "rivendell", "grey-havens", "edhellond"}


@rule("LE-H-23", "LE-H-30")
def test_he_costs_nothing_has_no_mind_and_gives_no_points() -> None:
    t = lay("0 rivendell: gandalf")
    assert t.control_cost("gandalf") == t.mind("gandalf") == 0
    assert t.direct("gandalf") == 10
    assert t.general_used(0) == 0
    assert t.points(0) == {}


@rule("LE-H-25", "LE-H-33", "LE-H-117")
def test_nobody_reveals_a_second_one_nor_the_opponents() -> None:
    t = organizing("0 rivendell: gandalf; 1 rivendell: radagast").hold(0, "saruman", "radagast", "gandalf")
    assert t.brings() == []
    t.dismiss("gandalf")  # he has left play otherwise
    assert brought(t, "gandalf")
    assert not brought(t, "saruman")
    assert not brought(t, "radagast")


@rule("LE-H-25")
def test_nor_one_who_was_eliminated() -> None:
    t = organizing("0 rivendell: aragorn-ii").hold(0, "saruman")
    assert brought(t, "saruman")
    t.add("out", 1, "saruman")
    assert not brought(t, "saruman")


@rule("LE-H-26", "LE-HX-8")
def test_with_the_wizard_in_play_characters_come_where_he_is_or_to_whom_can_control_them() -> None:
    t = organizing("0 rivendell: gandalf; 0 hero-bag-end: bilbo", advanced=1).hold(0, "legolas", "frodo")
    assert brought(t, "legolas") == {"gandalf+", "rivendell", "gandalf+ & gandalf"}
    assert brought(t, "frodo") == set()  # nobody there has direct influence for him


@rule("LE-H-20", "LE-H-37", "LE-HX-8")
def test_some_hobbits_come_only_at_bag_end() -> None:
    t = organizing("0 rivendell: aragorn-ii").hold(0, "frodo", "legolas")
    assert brought(t, "frodo") == {"hero-bag-end"}
    assert "rivendell" in brought(t, "legolas")
    there = organizing("0 hero-bag-end: aragorn-ii").hold(0, "frodo")
    assert brought(there, "frodo") == {"aragorn-ii+"}
    t.site_card["hero-bag-end"] = "discarded"
    assert brought(t, "frodo") == set()


@rule("LE-H-29")
def test_he_is_nobodys_follower_and_not_discarded() -> None:
    t = organizing("0 rivendell: gandalf, aragorn-ii", advanced=1).organize()
    assert "control aragorn-ii > gandalf" in t.offers()
    assert not any(text.startswith("control gandalf") for text in t.offers())
    assert "dismiss aragorn-ii" in t.offers()
    assert "dismiss gandalf" not in t.offers()


@rule("LE-H-29")
def test_he_cannot_be_influenced_nor_can_what_he_controls() -> None:
    t = lay("0 hero-edoras: theoden; 1 hero-edoras: gandalf [anborn], faramir", advanced=1)
    t.phase = "site"
    t.does("theoden", "entered")
    offered = t.attempts("theoden")
    assert offered == ["influence theoden > faramir"]


@rule("LE-H-27")
def test_he_goes_with_anybody_and_over_the_sea() -> None:
    t = lay("0 grey-havens: gandalf, aragorn-ii")
    assert {"rivendell", "edhellond", "himring"} <= set(t.destinations("gandalf"))
    advanced = lay("0 grey-havens: gandalf, aragorn-ii", advanced=1)
    assert {"rivendell", "edhellond", "hero-bag-end"} <= set(advanced.destinations("gandalf"))


@rule("LE-H-27", "LE-H-31")
@pytest.mark.parametrize(("roll", "lost"), [(9, False), (10, True)])
def test_a_body_check_may_eliminate_him_and_his_player_has_lost(roll: int, lost: bool) -> None:
    t = lay("0 rivendell: wounded radagast, legolas", advanced=1).roll(roll)
    t.run(BodyCheck(t.piece("radagast"), 0))
    assert (t.ending == "fall") == lost
    assert (t.s.victor == 1) == lost


@rule("LE-H-113")
def test_he_taps_for_the_sideboard() -> None:
    t = lay("0 rivendell: gandalf", advanced=1).add("sideboard", 0, "risky-blow").organize()
    assert "sideboard discard" in t.offers()
    t.play("sideboard discard")
    assert t.tap["gandalf"] == "tapped"


@rule("LE-H-22")
def test_general_influence_and_hand() -> None:
    t = lay("0 rivendell: gandalf")
    assert (t.general(0), t.hand_size(0)) == (20, 8)
