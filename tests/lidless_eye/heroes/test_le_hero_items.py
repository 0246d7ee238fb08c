"""Part H: items of the other camp, and rings."""

import pytest

from lidless_eye.laying import card_of, lay, organizing
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.camps import may_become
from support import rule


@rule("LE-H-89", "LE-H-116")
def test_an_item_of_minions_gives_a_hero_its_corruption_and_half_its_points_and_is_of_no_use() -> None:
    t = lay("0 rivendell: aragorn-ii")
    before = t.prowess("aragorn-ii")
    t.lay_on("black-mace", "aragorn-ii")
    assert t.prowess("aragorn-ii") == before
    assert t.corruption("aragorn-ii") == card_of("black-mace").corruption > 0
    points = card_of("black-mace").points
    assert t.points(0)["items"] == (points + 1) // 2
    minion = lay("0 minas-morgul: tarcil (black-mace)")
    assert minion.points(0)["items"] == points


@rule("LE-H-89")
def test_stored_it_gives_half_too() -> None:
    t = lay("0 rivendell: legolas").add("stored", 0, "black-mace")
    assert t.points(0)["items"] == (card_of("black-mace").points + 1) // 2


@rule("LE-H-94", "LE-H-98")
def test_a_gold_ring_that_is_stored_is_not_tested() -> None:
    t = organizing("0 rivendell: aragorn-ii (beautiful-gold-ring)").roll(12)
    t.store("beautiful-gold-ring")
    assert t.stored[0] == ["beautiful-gold-ring"]


@rule("LE-H-94")
@pytest.mark.parametrize(
    "where", ["0 hero-barad-dur: aragorn-ii (beautiful-gold-ring)", "0 lorien: gandalf (beautiful-gold-ring)"]
)
def test_nor_one_at_barad_dur_or_with_the_wizard(where: str) -> None:
    t = lay(where).stock()
    t.turn_from("tests")
    assert "beautiful-gold-ring" in t


@rule("LE-H-97")
def test_a_gold_ring_becomes_a_ring_of_its_own_camp() -> None:
    hero, minion = NUMBERS["beautiful-gold-ring"], NUMBERS["a-little-gold-ring"]
    assert may_become(hero, NUMBERS["hero-the-one-ring"])
    assert not may_become(minion, NUMBERS["hero-the-one-ring"])
    assert not may_become(hero, NUMBERS["the-one-ring"])


@rule("LE-H-96")
@pytest.mark.parametrize(
    ("ring", "one", "dwarven", "magic"),
    [("beautiful-gold-ring", 12, 10, 7), ("fair-gold-ring", 11, 9, 6), ("precious-gold-ring", 10, 8, 5)],
)
def test_what_hero_gold_rings_prove_to_be(ring: str, one: int, dwarven: int, magic: int) -> None:
    tests = card_of(ring).printed.tests
    assert tests["one"] == tuple(range(one, 13))
    assert tests["dwarven"] == tuple(range(dwarven, 13))
    assert tests["magic"] == tuple(range(magic + 1))
    assert tests["lesser"] == tuple(range(13))
