"""Part H: attacks on heroes: detainment, what a defeated creature is worth, and automatic-attacks."""

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.box.card import KINDS
from support import rule

DETAIN_HEROES = [
    *("arthadan-rangers", "beorning-toll", "the-border-watch", "elf-lord-revealed-in-wrath"),
    *("ent-in-search-of-the-entwives", "gondorian-rangers", "horse-lords", "thranduil-s-folk", "wandering-eldar"),
]


def beaten(t: Laid, creature: str, company: str, key: str, rolls: int) -> Laid:
    """every strike is beaten off, and every body check made"""
    t.roll(*[12] * rolls)
    t.creature(creature, company, key)
    return t.dully()


@rule("LE-H-53")
@pytest.mark.parametrize(
    ("creature", "key"), [("orc-watch", "shadow-hold"), ("orc-raiders", "shadow-land"), ("wargs", "dark-domain")]
)
def test_what_detains_minions_does_not_detain_heroes(creature: str, key: str) -> None:
    assert lay("0 minas-morgul: tarcil").creature(creature, "tarcil", key, begin=True).detain
    assert not lay("0 rivendell: aragorn-ii").creature(creature, "aragorn-ii", key, begin=True).detain


@rule("LE-H-54")
@pytest.mark.parametrize("creature", DETAIN_HEROES)
def test_some_detain_heroes_because_they_say_so(creature: str) -> None:
    assert lay("0 rivendell: aragorn-ii").creature(creature, "aragorn-ii", "wilderness").detain


@rule("LE-H-54")
def test_no_other_creature_of_the_lidless_eye_does() -> None:
    says = [c.name for c in KINDS if c.printed.hero_detainment and c.printed.number.startswith("LE")]
    assert sorted(says) == sorted(DETAIN_HEROES)


@rule("LE-H-53", "LE-H-54", "LE-HX-15")
def test_gondorian_rangers_border_watch_and_orc_watch() -> None:
    t = lay("0 lorien: aragorn-ii, legolas, gimli")
    assert t.creature("gondorian-rangers", "aragorn-ii", "ithilien").detain
    t = lay("0 lorien: aragorn-ii, legolas, gimli")
    watch = t.creature("the-border-watch", "aragorn-ii", "border-land")
    assert (watch.strikes, watch.detain) == (2, 1)
    t = lay("0 hero-moria: aragorn-ii, legolas, gimli")
    orcs = t.creature("orc-watch", "aragorn-ii", "shadow-hold")
    assert (orcs.strikes, orcs.prowess, orcs.detain) == (3, 9, 0)
    t = beaten(lay("0 hero-moria: aragorn-ii, legolas, gimli"), "orc-watch", "aragorn-ii", "shadow-hold", 3)
    assert t.stored[0] == ["orc-watch"]
    assert t.points(0)["creatures"] == 1


@rule("LE-H-57")
def test_a_creature_with_a_star_gives_heroes_nothing() -> None:
    starred = next(
        c for c in KINDS if c.starred and c.done and c.type == card_of("wargs").type and not c.unique and c.strikes == 1
    )
    t = lay("0 rivendell: aragorn-ii").roll(12, 12)
    t.creature(starred.name, "aragorn-ii", "wilderness")
    t.dully()
    assert t.stored[0] == []
    assert starred.name in t.discard[1]


@rule("LE-H-41")
def test_heroes_take_no_trophies() -> None:
    t = beaten(lay("0 rivendell: aragorn-ii", advanced=1), "orc-watch", "aragorn-ii", "shadow-hold", 2)
    assert t.on("aragorn-ii") == []


@rule("LE-H-52")
def test_who_is_wounded_by_the_undead_of_a_hero_site_checks_without_modification() -> None:
    t = lay("0 hero-barrow-downs: anborn (lure-of-the-senses)").roll(2, 2, 3)
    t.automatic("anborn")
    t.dully()
    assert t.all_rolled()
    assert t.tap["anborn"] == "wounded"  # 3 is more than the 2 points of the lure
    minion = lay("0 barrow-downs: tarcil (lure-of-the-senses)").automatic("tarcil", begin=False)
    assert minion.wounded_check == -2
