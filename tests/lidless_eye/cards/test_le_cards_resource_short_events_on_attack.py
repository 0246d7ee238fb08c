"""Resource short-events on an attack."""

import pytest

from lidless_eye.laying import key_of, organizing
from support import card


@card("motionless-among-the-slain")
def test_motionless_among_the_slain() -> None:
    t = organizing("0 dale: jerrek, tapped tarcil")
    tarcil = t.piece("tarcil")
    attack = t.assault("wolf", "jerrek", 1, 20, 0, "motionless-among-the-slain", chooses=1)
    assert t.targets("motionless-among-the-slain") == [""]
    t.answers_with("motionless-among-the-slain")
    assert t.seat == 0  # the defender assigns, though the attacker would, and to a tapped one
    t.roll(2, 8)
    t.play("assign tarcil")
    t.quiet()
    assert list(attack.targets) == [tarcil]
    assert "tarcil" not in t  # 8 + 1 is greater than a body of 8
    assert "jerrek" in t


@card("a-nice-place-to-hide")
def test_a_nice_place_to_hide() -> None:
    t = organizing("0 dale: jerrek, tarcil, tapped gorbag")
    t.assault("orc", "jerrek", 3, 9, 0, "a-nice-place-to-hide")
    assert t.targets("a-nice-place-to-hide") == ["jerrek"]  # an untapped scout
    t.answers_with("a-nice-place-to-hide > jerrek")
    assert t.stack == []
    assert t.tap["jerrek"] == "tapped"
    assert t.tap["tarcil"] == "untapped"


@card("a-nice-place-to-hide")
def test_what_cannot_be_cancelled_is_not() -> None:
    t = organizing("0 dale: jerrek")
    t.assault("spider", "jerrek", 1, 16, 0, "a-nice-place-to-hide", no_cancel=1)
    assert t.targets("a-nice-place-to-hide") == []
    assert t.resource_on("a-nice-place-to-hide") == []


@card("diversion")
def test_diversion_wounds_and_cancels() -> None:
    t = organizing("0 dale: jerrek, wounded tarcil")
    t.assault("orc", "jerrek", 3, 9, 0, "diversion")
    assert t.targets("diversion") == ["jerrek"]
    t.answers_with("diversion > jerrek")
    assert t.stack == []
    assert t.tap["jerrek"] == "wounded"  # and no body check: no dice were rolled
    assert "jerrek" in t


@card("in-the-name-of-mordor")
@pytest.mark.parametrize(
    ("keyed_to", "site", "fits"),
    [
        ("dark-domain", "barad-dur", True),
        ("shadow-land", "barad-dur", True),
        ("wilderness", "dale", False),
        ("shadow-hold", "moria", True),
        ("amon-hen", "amon-hen", False),
    ],
)
def test_in_the_name_of_mordor(keyed_to: str, site: str, fits: bool) -> None:
    t = organizing(f"0 {site}: jerrek")
    t.assault("orc", "jerrek", 3, 9, 0, "in-the-name-of-mordor", keyed=key_of(keyed_to), detains=1)
    assert t.targets("in-the-name-of-mordor") == (["jerrek"] if fits else [])
    if fits:
        t.answers_with("in-the-name-of-mordor > jerrek")
        assert t.stack == []
        assert t.tap["jerrek"] == "tapped"


@card("in-the-name-of-mordor")
def test_in_the_name_of_mordor_only_against_detainment() -> None:
    t = organizing("0 moria: jerrek")
    t.assault("wolf", "jerrek", 3, 9, 0, "in-the-name-of-mordor", keyed=key_of("shadow-hold"))
    assert not t.attacking.detain
    assert t.targets("in-the-name-of-mordor") == []


@card("not-slay-needlessly")
def test_not_slay_needlessly_lets_a_covert_company_go() -> None:
    t = organizing("0 dale: jerrek")
    t.assault("man", "jerrek", 3, 9, 0, "not-slay-needlessly")
    t.answers_with("not-slay-needlessly")
    assert t.stack == []


@card("not-slay-needlessly")
def test_not_slay_needlessly_weakens_it_against_an_overt_one() -> None:
    t = organizing("0 dale: gorbag, snaga")
    attack = t.assault("elf", "gorbag", 1, 9, 0, "not-slay-needlessly", "not-slay-needlessly")
    t.answers_with("not-slay-needlessly")
    assert attack.prowess_now(t.s) == 7
    assert t.targets("not-slay-needlessly") == []  # not twice on an attack
    orcs = organizing("0 dale: gorbag")
    orcs.assault("orc", "gorbag", 1, 9, 0, "not-slay-needlessly")
    assert orcs.targets("not-slay-needlessly") == []


@card("orc-quarrels")
def test_orc_quarrels_cancel_orcs_trolls_and_men() -> None:
    t = organizing("0 dale: gorbag")
    t.assault("troll", "gorbag", 2, 9, 0, "orc-quarrels")
    assert t.targets("orc-quarrels") == ["& 0"]
    t.answers_with("orc-quarrels & 0")
    assert t.stack == []
    elves = organizing("0 dale: gorbag")
    elves.assault("elf", "gorbag", 2, 9, 0, "orc-quarrels")
    assert elves.targets("orc-quarrels") == []


@card("orc-quarrels")
def test_orc_quarrels_halve_under_skies_of_fire() -> None:
    t = organizing("0 dale: gorbag, snaga, lagduf, muzgash")
    t.lay("skies-of-fire", 0)
    attack = t.assault("elf", "gorbag", 3, 9, 0, "orc-quarrels")
    assert t.targets("orc-quarrels") == ["& 1"]
    t.answers_with("orc-quarrels & 1")
    assert attack.left == 2  # half of 3, rounded up; assigned by the defender now


@card("ruse")
def test_a_diplomat_talks_his_company_out() -> None:
    t = organizing("0 dale: layos, jerrek")
    t.assault("orc", "layos", 2, 9, 0, "ruse")
    assert t.targets("ruse") == ["layos & 0", "jerrek & 1"]
    t.answers_with("ruse > layos & 0")
    assert t.stack == []
    assert t.tap["layos"] == "tapped"


@card("ruse")
def test_a_scout_is_out_of_reach() -> None:
    t = organizing("0 dale: layos, gorbag")  # overt: no diplomat helps
    attack = t.assault("orc", "layos", 1, 9, 0, "ruse")
    assert t.targets("ruse") == ["gorbag & 1"]
    t.answers_with("ruse > gorbag & 1")
    assert t.names(attack.targets) == ["layos"]
