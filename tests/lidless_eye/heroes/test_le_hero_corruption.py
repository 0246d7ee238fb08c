"""Part H: corruption checks of heroes and Wizards."""

import pytest

from lidless_eye.laying import lay
from mathom.games.lidless_eye.rules.camps import FALLS, LEAVES, UNHARMED
from support import rule


@rule("LE-H-73", "LE-H-75")
@pytest.mark.parametrize(("roll", "pile"), [(5, ""), (4, "discard"), (3, "discard"), (2, "out")])
def test_a_hero_who_fails_is_discarded_or_eliminated(roll: int, pile: str) -> None:
    t = lay("0 rivendell: aragorn-ii (lure-of-the-senses, lure-of-nature)").roll(roll)
    assert t.corruption("aragorn-ii") == 4
    t.check("aragorn-ii")
    assert t.result == (0 if pile else 1)
    if pile:
        assert "aragorn-ii" in t.pile(pile)[0]
    else:
        assert t.tap["aragorn-ii"] == "untapped"


@rule("LE-H-73")
def test_his_followers_stay_and_his_cards_go() -> None:
    t = lay("0 rivendell: aragorn-ii (lure-of-the-senses, lure-of-nature) [anborn]").roll(3)
    t.check("aragorn-ii")
    assert t.members("anborn") == ["anborn"]
    assert sorted(t.discard[0]) == ["aragorn-ii", "lure-of-nature", "lure-of-the-senses"]


@rule("LE-H-28", "LE-H-31", "LE-H-74")
@pytest.mark.parametrize(("roll", "lost"), [(6, False), (5, True), (2, True)])
def test_a_wizard_who_fails_by_however_little_is_eliminated_and_his_player_has_lost(roll: int, lost: bool) -> None:
    t = lay("0 rivendell: radagast (lure-of-the-senses, lure-of-nature)").roll(roll)
    points = t.corruption("radagast")
    t.check("radagast", points - 5 - t.check_sum("radagast"))  # so that more than 5 must be rolled
    assert (t.ending == "fall") == lost
    if lost:
        assert t.s.victor == 1
        assert t.out[0] == ["radagast"]


@rule("LE-H-80")
def test_who_cannot_be_discarded_has_passed_a_check_that_would_discard_him() -> None:
    t = lay("0 rivendell: aragorn-ii (lure-of-the-senses, lure-of-nature)")
    roll = t.check_roll("aragorn-ii", 0)
    assert [roll.verdict(n) for n in (2, 3, 4, 5)] == [FALLS, LEAVES, LEAVES, UNHARMED]


@rule("LE-H-77")
def test_companions_tap_to_help() -> None:
    t = lay("0 rivendell: aragorn-ii (lure-of-the-senses, lure-of-nature), legolas", advanced=1).roll(4)
    t.check("aragorn-ii").quiet().play("help legolas")
    assert t.result == 1
    assert t.tap["legolas"] == "tapped"


@rule("LE-H-28")
def test_no_ringwraith_helps_and_no_wizard_does_by_his_presence() -> None:
    t = lay("0 rivendell: aragorn-ii, gandalf", advanced=1)
    assert t.check_sum("aragorn-ii") == 0


@rule("LE-H-76")
@pytest.mark.parametrize(("roll", "stored"), [(12, True), (2, False)])
def test_storing_needs_a_check_that_does_not_fail(roll: int, stored: bool) -> None:
    t = lay("0 rivendell: aragorn-ii (lure-of-the-senses, lure-of-nature, sword-of-gondolin)").roll(roll)
    t.store("sword-of-gondolin")
    assert (t.stored[0] == ["sword-of-gondolin"]) == stored
