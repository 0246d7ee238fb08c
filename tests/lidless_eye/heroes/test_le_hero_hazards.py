"""Part H: hazards against heroes: what spares them, what spares Wizards, and what attacks are keyed to."""

import pytest

from lidless_eye.laying import card_of, lay
from mathom.games.lidless_eye.box.card import SITE_NUMBERS
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.rules.companies import heal
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.terms import KEY_REGION, KEY_SITE, UNTAPPED
from support import rule


@rule("LE-H-55")
@pytest.mark.parametrize("creature", ["elves-upon-errantry", "sons-of-kings", "landroval"])
def test_creatures_for_minions_only(creature: str) -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "wwbsf")
    assert t.hazard_on(creature) == []
    company = t.number("aragorn-ii")
    assert keys(t.s, card_of(creature), company)  # it is not for want of a key


@rule("LE-H-55")
def test_covetous_thoughts_and_wrath_of_the_west_are_for_minions_only() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-moria", "www")
    assert t.hazard_on("covetous-thoughts") == []
    assert t.hazard_on("lure-of-the-senses") == ["aragorn-ii"]
    minions = lay("0 minas-morgul: tarcil").going("tarcil", "moria", "www")
    assert minions.hazard_on("covetous-thoughts") == ["tarcil"]


@rule("LE-H-56")
@pytest.mark.parametrize(
    "card", ["despair-of-the-heart", "lure-of-expedience", "rebel-talk", "shut-yer-mouth", "call-of-home"]
)
def test_some_hazards_are_not_played_on_wizards(card: str) -> None:
    t = lay("0 lorien: gandalf, anborn").going("anborn", "hero-moria", "www")
    assert t.hazard_on(card) == ["anborn"]


@rule("LE-H-56", "LE-H-28")
@pytest.mark.parametrize("card", ["lure-of-nature", "lure-of-the-senses"])
def test_two_lures_are(card: str) -> None:
    t = lay("0 lorien: gandalf").going("gandalf", "hero-moria", "www")
    assert t.hazard_on(card) == ["gandalf"]


@rule("LE-H-63")
def test_unique_dragons_at_their_lair_and_by_night_in_four_regions() -> None:
    t = lay("0 rivendell: aragorn-ii", advanced=1).going("aragorn-ii", "hero-the-lonely-mountain", "www")
    smaug, company = card_of("smaug"), t.number("aragorn-ii")
    lair = KEY_SITE + SITE_NUMBERS["hero-the-lonely-mountain"]
    assert list(keys(t.s, smaug, company)) == [lair]
    t.site["aragorn-ii"] = t.origin["aragorn-ii"] = "hero-iron-hill-dwarf-hold"
    t.goal["aragorn-ii"] = "hero-lake-town"
    assert list(keys(t.s, smaug, company)) == []
    t.lay("doors-of-night", 1)
    assert len(keys(t.s, smaug, company)) > 1
    assert any(KEY_REGION <= key < KEY_SITE for key in keys(t.s, smaug, company))


@rule("LE-H-64")
def test_a_defeated_dragon_leaves_its_lair_for_good() -> None:
    t = lay("0 hero-the-lonely-mountain: aragorn-ii")
    assert [a.prowess for a in site_attacks(t.s, t.number("aragorn-ii"))]
    t.add("stored", 1, "smaug")
    assert site_attacks(t.s, t.number("aragorn-ii")) == []


@rule("LE-H-49")
def test_where_what_heals_one_heals_all_of_his_player() -> None:
    t = lay("0 rhosgobel: wounded aragorn-ii, wounded legolas; 0 lorien: wounded gimli; 1 rhosgobel: wounded faramir")
    heal(t.s, t.piece("aragorn-ii"), UNTAPPED)
    assert [t.tap[who] for who in ("aragorn-ii", "legolas", "gimli", "faramir")] == ["untapped"] * 2 + ["wounded"] * 2


@rule("LE-H-79")
def test_what_spares_dwarves_spares_orcs() -> None:
    t = lay("0 lorien: gimli, anborn").going("anborn", "hero-moria", "www")
    assert t.hazard_on("lure-of-nature") == ["anborn"]
    minions = lay("0 minas-morgul: gorbag, tarcil").going("tarcil", "moria", "www")
    assert minions.hazard_on("lure-of-nature") == ["tarcil"]
