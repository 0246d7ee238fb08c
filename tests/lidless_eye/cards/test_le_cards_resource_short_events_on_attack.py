"""Resource short-events on an attack."""

import pytest

from lidless_eye.event_support import answer, assaulted, band, offered, playable, quiet
from lidless_eye.support_le import sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.terms import (
    ASSIGN,
    DARK_DOMAIN,
    KEY_SITE,
    KEY_SITE_KIND,
    ORGANISE,
    SHADOW_HOLD,
    SHADOW_LAND,
    TABLE,
    TAPPED,
    UNTAPPED,
    WILDERNESS,
    WOUNDED,
)
from support import card


@card("motionless-among-the-slain")
def test_motionless_among_the_slain() -> None:
    s, i, (jerrek, tarcil) = band("dale", "jerrek", "tarcil")
    s.tap[tarcil] = TAPPED
    attack = assaulted(s, i, "wolf", 1, 20, 0, "motionless-among-the-slain", chooses=1)
    assert offered(s, "motionless-among-the-slain") == [(0, 0)]
    answer(s, "motionless-among-the-slain")
    assert s.seat == 0  # the defender assigns, though the attacker would, and to a tapped one
    sums(s, 2, 8)
    take(s, ASSIGN, tarcil)
    quiet(s)
    assert list(attack.targets) == [tarcil]
    assert s.zone[tarcil] != TABLE  # 8 + 1 is greater than a body of 8
    assert s.zone[jerrek] == TABLE


@card("a-nice-place-to-hide")
def test_a_nice_place_to_hide() -> None:
    s, i, (jerrek, tarcil, gorbag) = band("dale", "jerrek", "tarcil", "gorbag")
    s.tap[gorbag] = TAPPED
    assaulted(s, i, "orc", 3, 9, 0, "a-nice-place-to-hide")
    assert offered(s, "a-nice-place-to-hide") == [(jerrek, 0)]  # an untapped scout
    answer(s, "a-nice-place-to-hide", jerrek)
    assert s.stack == []
    assert s.tap[jerrek] == TAPPED
    assert s.tap[tarcil] == UNTAPPED


@card("a-nice-place-to-hide")
def test_what_cannot_be_cancelled_is_not() -> None:
    s, i, _ = band("dale", "jerrek")
    assaulted(s, i, "spider", 1, 16, 0, "a-nice-place-to-hide", no_cancel=1)
    assert offered(s, "a-nice-place-to-hide") == []
    assert playable(s, "a-nice-place-to-hide", ORGANISE) == []


@card("diversion")
def test_diversion_wounds_and_cancels() -> None:
    s, i, (jerrek, tarcil) = band("dale", "jerrek", "tarcil")
    s.tap[tarcil] = WOUNDED
    assaulted(s, i, "orc", 3, 9, 0, "diversion")
    assert offered(s, "diversion") == [(jerrek, 0)]
    answer(s, "diversion", jerrek)
    assert s.stack == []
    assert s.tap[jerrek] == WOUNDED  # and no body check: no dice were rolled
    assert s.zone[jerrek] == TABLE


@card("in-the-name-of-mordor")
@pytest.mark.parametrize(
    ("keyed_to", "site", "fits"),
    [
        (DARK_DOMAIN, "barad-dur", True),
        (SHADOW_LAND, "barad-dur", True),
        (WILDERNESS, "dale", False),
        (KEY_SITE_KIND + SHADOW_HOLD, "moria", True),
        (KEY_SITE + 0, "amon-hen", False),
    ],
)
def test_in_the_name_of_mordor(keyed_to: int, site: str, fits: bool) -> None:
    s, i, (jerrek,) = band(site, "jerrek")
    assaulted(s, i, "orc", 3, 9, 0, "in-the-name-of-mordor", keyed=keyed_to, detains=1)
    assert offered(s, "in-the-name-of-mordor") == ([(jerrek, 0)] if fits else [])
    if fits:
        answer(s, "in-the-name-of-mordor", jerrek)
        assert s.stack == []
        assert s.tap[jerrek] == TAPPED


@card("in-the-name-of-mordor")
def test_in_the_name_of_mordor_only_against_detainment() -> None:
    s, i, _ = band("moria", "jerrek")
    assaulted(s, i, "wolf", 3, 9, 0, "in-the-name-of-mordor", keyed=KEY_SITE_KIND + SHADOW_HOLD)
    assert not attack_now(s).detain
    assert offered(s, "in-the-name-of-mordor") == []


@card("not-slay-needlessly")
def test_not_slay_needlessly_lets_a_covert_company_go() -> None:
    s, i, _ = band("dale", "jerrek")
    assaulted(s, i, "man", 3, 9, 0, "not-slay-needlessly")
    answer(s, "not-slay-needlessly")
    assert s.stack == []


@card("not-slay-needlessly")
def test_not_slay_needlessly_weakens_it_against_an_overt_one() -> None:
    s, i, _ = band("dale", "gorbag", "snaga")
    attack = assaulted(s, i, "elf", 1, 9, 0, "not-slay-needlessly", "not-slay-needlessly")
    answer(s, "not-slay-needlessly")
    assert attack.prowess_now(s) == 7
    assert offered(s, "not-slay-needlessly") == []  # not twice on an attack
    orcs, j, _ = band("dale", "gorbag")
    assaulted(orcs, j, "orc", 1, 9, 0, "not-slay-needlessly")
    assert offered(orcs, "not-slay-needlessly") == []


@card("orc-quarrels")
def test_orc_quarrels_cancel_orcs_trolls_and_men() -> None:
    s, i, _ = band("dale", "gorbag")
    assaulted(s, i, "troll", 2, 9, 0, "orc-quarrels")
    assert offered(s, "orc-quarrels") == [(0, 0)]
    answer(s, "orc-quarrels", 0, 0)
    assert s.stack == []
    elves, j, _ = band("dale", "gorbag")
    assaulted(elves, j, "elf", 2, 9, 0, "orc-quarrels")
    assert offered(elves, "orc-quarrels") == []


@card("orc-quarrels")
def test_orc_quarrels_halve_under_skies_of_fire() -> None:
    s, i, _ = band("dale", "gorbag", "snaga", "lagduf", "muzgash")
    s.lay(NUMBERS["skies-of-fire"], 0, TABLE)
    attack = assaulted(s, i, "elf", 3, 9, 0, "orc-quarrels")
    assert offered(s, "orc-quarrels") == [(0, 1)]
    answer(s, "orc-quarrels", 0, 1)
    assert attack.left == 2  # half of 3, rounded up; assigned by the defender now


@card("ruse")
def test_a_diplomat_talks_his_company_out() -> None:
    s, i, (layos, jerrek) = band("dale", "layos", "jerrek")
    assaulted(s, i, "orc", 2, 9, 0, "ruse")
    assert offered(s, "ruse") == [(layos, 0), (jerrek, 1)]
    answer(s, "ruse", layos, 0)
    assert s.stack == []
    assert s.tap[layos] == TAPPED


@card("ruse")
def test_a_scout_is_out_of_reach() -> None:
    s, i, (layos, gorbag) = band("dale", "layos", "gorbag")  # overt: no diplomat helps
    attack = assaulted(s, i, "orc", 1, 9, 0, "ruse")
    assert offered(s, "ruse") == [(gorbag, 1)]
    answer(s, "ruse", gorbag, 1)
    assert list(attack.targets) == [layos]
