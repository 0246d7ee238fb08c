"""Companies that are not found, or slip away."""

import pytest

from lidless_eye.event_support import answer, assaulted, band, offered, playable, plays, preyed, quiet
from lidless_eye.hazard_support import arrived, going, hits, keyed, on_guard, resting
from lidless_eye.support_le import lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import base_limit
from mathom.games.lidless_eye.table.words.strike import attacker_word
from mathom.games.lidless_eye.terms import (
    DARK_DOMAIN,
    ENTER,
    KEY_SITE,
    KEY_SITE_KIND,
    ORGANISE,
    PASS,
    REVEAL,
    SHADOW_HOLD,
    SHADOW_LAND,
    SITE,
    TABLE,
    TAPPED,
    TRAVEL,
    UNTAPPED,
    WILDERNESS,
    WOUNDED,
)
from mathom.kernel.state import act_kind
from support import card, rule


def bound(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    """a company at Dol Guldur that is going to move"""
    s, i, people = band("dol-guldur", *who)
    s.co_dest[i] = SITE_NUMBERS[site]
    return s, i, people


# -- what cannot be played


@card("hidden-ways")
def test_hidden_ways_keep_from_wilderness() -> None:
    s, i, (tarcil, _jerrek) = bound("dale", "tarcil", "jerrek")
    assert playable(s, "hidden-ways") == [(tarcil, 0)]  # jerrek is no ranger
    assert playable(s, "hidden-ways", SITE) == []
    plays(s, "hidden-ways", tarcil)
    assert s.tap[tarcil] == TAPPED
    going(s, i, "dale", "dww")
    assert keyed(s, "giant") == set()  # wilderness only
    assert keyed(s, "orc-watch") == {"dark-domain"}
    s.expire(5)  # the end of the turn
    assert keyed(s, "giant") == {"wilderness"}


@card("hidden-ways")
def test_hidden_ways_need_a_company_about_to_move() -> None:
    s, _, _ = band("dol-guldur", "tarcil")
    assert playable(s, "hidden-ways") == []


@card("down-down-to-goblin-town")
def test_goblin_town_keeps_from_regions_on_the_way_to_ruins() -> None:
    s, i, _ = bound("buhr-widu", "tarcil")
    assert playable(s, "down-down-to-goblin-town") == [(i, 0)]
    assert playable(s, "down-down-to-goblin-town", TRAVEL) == []
    plays(s, "down-down-to-goblin-town", i)
    going(s, i, "buhr-widu", "dw")
    assert keyed(s, "land-drake") == {"ruins-and-lairs"}  # not to the wilderness
    assert keyed(s, "orc-watch") == set()
    s.co_dest[i] = SITE_NUMBERS["dale"]  # no ruins
    assert keyed(s, "orc-watch") == {"dark-domain"}


@card("crack-in-the-wall")
def test_crack_in_the_wall_keeps_from_the_new_site() -> None:
    s, i, (layos, _jerrek) = bound("sarn-goriwing", "layos", "jerrek")
    assert playable(s, "crack-in-the-wall") == [(layos, 0)]
    plays(s, "crack-in-the-wall", layos)
    assert s.tap[layos] == TAPPED
    going(s, i, "sarn-goriwing", "dw")
    assert keyed(s, "orc-watch") == {"dark-domain"}  # not to the shadow-hold
    s.co_dest[i] = SITE_NUMBERS["minas-tirith"]  # in a free-domain it does nothing
    assert "free-hold" in keyed(s, "sons-of-kings")


@rule("LE-A-89")
@card("crack-in-the-wall")
@pytest.mark.parametrize(("site", "hidden"), [("sarn-goriwing", True), ("minas-tirith", False)])
def test_crack_in_the_wall_keeps_creatures_on_guard_at_the_new_site_down(site: str, hidden: bool) -> None:
    """Also when the company has come there; in a free-domain it does nothing."""
    s, i, (layos, _) = bound(site, "layos", "gorbag")
    s.advanced = 1
    plays(s, "crack-in-the-wall", layos)
    arrived(s, i, site)
    s.co_dest[i] = -1
    on_guard(s, i, "sons-of-kings" if site == "minas-tirith" else "orc-watch")
    run(s, SitePhase(i))
    take(s, ENTER)
    while s.seat == 0:
        take(s, PASS)
    assert any(act_kind(a) == REVEAL for a in options(s)) != hidden


@card("sneakin")
def test_sneakin_keeps_from_all_creatures() -> None:
    s, i, (jerrek, _tarcil) = bound("sarn-goriwing", "jerrek", "tarcil")
    assert playable(s, "sneakin") == [(jerrek, 0)]
    t = s.copy()
    s.tap[jerrek] = TAPPED
    assert playable(s, "sneakin") == []
    plays(t, "sneakin", jerrek)
    going(t, i, "sarn-goriwing", "dw")
    assert keyed(t, "orc-watch") == set()
    assert keyed(t, "giant") == set()
    large, _, _ = bound("sarn-goriwing", "jerrek", "tarcil", "layos")
    assert playable(large, "sneakin") == []


@card("hide-in-dark-places")
def test_hide_in_dark_places_cancels_creatures_at_rest() -> None:
    s, i, (jerrek, _) = band("sarn-goriwing", "jerrek", "tarcil")
    assert playable(s, "hide-in-dark-places") == [(jerrek, 0)]
    plays(s, "hide-in-dark-places", jerrek)
    assert s.tap[jerrek] == UNTAPPED  # nobody taps
    preyed(s, i, "orc-watch", KEY_SITE_KIND + SHADOW_HOLD)
    assert s.stack == []
    assert NUMBERS["orc-watch"] in [entry >> 8 for entry in s.discard[1].cards]
    automatic = automatic_attack(s, i, 0)
    run(s, automatic)
    quiet(s)
    assert not automatic.cancelled  # no creature
    moving, _, _ = bound("dale", "jerrek")
    assert playable(moving, "hide-in-dark-places") == []


@card("hide-in-dark-places", "stay-her-appetite")
def test_an_ally_that_turns_on_its_character_is_no_hazard_creature() -> None:
    """What cancels creatures does not cancel its attack; it is told by its own card all the same."""
    s, i, (tarcil, jerrek, _) = band("bree", "tarcil", "jerrek", "lieutenant-of-morgul")
    plays(s, "hide-in-dark-places", jerrek)
    warg = lay_on(s, "the-warg-king", tarcil)
    resting(s, i)
    sums(s, 12, 6)
    hits(s, "stay-her-appetite", warg)
    attack = attack_now(s)
    assert (attack.cancelled, attack.only, attack.creature, attack.piece()) == (0, tarcil, -1, warg)
    assert attacker_word(s, attack).text == "The Warg-king"


@card("orc-mounts")
def test_orc_mounts_raise_the_limit_and_weaken_creatures() -> None:
    s, i, _ = bound("dale", "gorbag", "jerrek")
    assert playable(s, "orc-mounts") == [(i, 0)]
    plays(s, "orc-mounts", i)
    assert base_limit(s, i, 2) == 4
    assert playable(s, "orc-mounts") == []  # once on a company
    going(s, i, "dale", "dww")
    attack = preyed(s, i, "giant", WILDERNESS)
    assert attack.prowess_now(s) == attack.prowess - 1
    covert, _, _ = bound("dale", "jerrek")
    assert playable(covert, "orc-mounts") == []


# -- attacks cancelled


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


@card("hide-in-dark-places")
def test_hiding_is_no_help_on_the_way() -> None:
    s, i, (jerrek,) = band("dol-guldur", "jerrek")
    plays(s, "hide-in-dark-places", jerrek)
    going(s, i, "dale", "dww")  # it moves after all
    attack = preyed(s, i, "giant", WILDERNESS)
    assert not attack.cancelled
