"""Part W: forms of one being, item or faction; what happens to them; and items of the other camp."""

import pytest

from lidless_eye.laying import Laid, card_of, lay, organizing, visiting
from mathom.games.lidless_eye.box.card import FORMS, KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.rules.bringing import may_be_brought
from mathom.games.lidless_eye.rules.limits import gone_for_good
from mathom.games.lidless_eye.rules.places import offers_item
from support import rule

BOTH = "0 moria: tarcil; 1 hero-moria: aragorn-ii"


def comes(t: Laid, name: str) -> bool:
    return t.may_come(name)


@rule("LE-W-10", "LE-W-11", "LE-W-14")
def test_which_cards_are_forms_of_each_other() -> None:
    pairs = {
        frozenset((card.name, KINDS[form].name)) for card in KINDS if not card.printed.promo for form in FORMS[card.id]
    }
    assert all(card.id in FORMS[form] for card in KINDS for form in FORMS[card.id])  # said on one, it holds for both
    items = {pair for pair in pairs if all(card_of(name).type == card_of("hero-the-one-ring").type for name in pair)}
    assert len(items) == 16
    for one, other in (
        ("gollum", "stinker"),
        ("shelob", "last-child-of-ungoliant"),
        ("mouth-of-sauron", "the-mouth"),
        ("rogrog", "lieutenant-of-angmar"),
        ("hillmen", "hero-hillmen"),
        ("smaug", "smaug-roused"),
        ("witch-king-of-angmar", "the-witch-king"),
    ):
        assert frozenset((one, other)) in pairs, one
    assert len(pairs) == 16 + 8 + 9 + 4 + 2  # items, factions, Ringwraiths, beings, Dragons


@rule("LE-W-10", "LE-W-11", "LE-X-28", "LE-HX-26")
def test_while_one_form_of_an_item_is_in_play_the_other_cannot_be_played() -> None:
    t = visiting("0 moria: tarcil; 1 rivendell: aragorn-ii (hero-scroll-of-isildur)")
    assert t.points(1)["items"] == 4
    assert not comes(t, "scroll-of-isildur")
    assert t.played_on("scroll-of-isildur", "site", 0) == []
    t.remove("aragorn-ii")
    assert comes(t, "scroll-of-isildur")
    t.add("stored", 1, "hero-scroll-of-isildur")  # on a marshalling point pile it counts as in play
    assert not comes(t, "scroll-of-isildur")


@rule("LE-W-11", "LE-HX-14")
def test_of_a_faction_only_one_form_is_in_play() -> None:
    t = visiting("0 hero-cameth-brin: boromir-ii; 1 minas-morgul: tarcil")
    assert t.played_on("hero-hillmen", "site", 0) == ["boromir-ii"]
    t.lay("hillmen", 1)
    assert t.points(1)["factions"] == 4
    assert t.played_on("hero-hillmen", "site", 0) == []


@rule("LE-W-13", "LE-X-29", "LE-HX-27")
def test_gollum_and_stinker() -> None:
    t = lay("0 moria: tarcil; 1 hero-moria: aragorn-ii (gollum)")
    assert not comes(t, "stinker")
    discarded = t.copy().remove("gollum")
    assert comes(discarded, "stinker")
    assert comes(discarded, "gollum")
    eliminated = t.copy().remove("gollum", out=True)
    assert not comes(eliminated, "stinker")
    assert not comes(eliminated, "gollum")


@rule("LE-W-11")
def test_whoever_is_a_creature_of_the_other_game_does_not_come_beside_it() -> None:
    t = lay("0 moria: tarcil, lieutenant-of-angmar; 1 hero-moria: aragorn-ii")
    assert not comes(t, "rogrog")
    assert comes(lay(BOTH), "rogrog")
    t = lay(BOTH).add("stored", 1, "rogrog")  # defeated
    assert gone_for_good(t.s, NUMBERS["lieutenant-of-angmar"])
    assert not may_be_brought(t.s, 0, NUMBERS["lieutenant-of-angmar"])


@rule("LE-W-12", "LE-H-64")
def test_of_a_unique_dragon_several_forms_may_be_there() -> None:
    t = lay(BOTH)
    t.lay("smaug-roused", 0)
    assert comes(t, "smaug")
    for pile in ("stored", "out"):
        beaten = lay(BOTH).add(pile, 1, "smaug")
        assert not comes(beaten, "smaug-roused")


@rule("LE-W-12", "LE-W-50", "LE-H-58", "LE-H-64", "LE-HX-18")
def test_heroes_who_beat_a_dragon_faction_get_its_points() -> None:
    t = lay("1 hero-iron-hill-dwarf-hold: gandalf, aragorn-ii; 0 minas-morgul: tarcil", active=1)
    dragon = t.lay("smaug-roused", 0)
    assert t.attacks_at(t.company(1, "hero-the-lonely-mountain", "gimli")[0])
    t.going("gandalf", "hero-lake-town", "").through("gandalf", "iron-hills", "northern-rhovanion")
    t.travels("gandalf")
    assert (t.attacking.attacker, t.race) == (0, "dragon")
    t.roll(*[12] * 40)
    while dragon in t and t.s.stack:
        t.taps_on()
    assert t.stored[1] == ["smaug-roused"]
    assert t.points(1)["creatures"] == 5
    assert "factions" not in t.points(0)
    assert not comes(t, "smaug")
    assert t.attacks_at("gimli") == []


@rule("LE-W-50")
def test_minions_who_beat_a_dragon_faction_get_nothing() -> None:
    t = lay("1 moria: tarcil, lieutenant-of-dol-guldur, lieutenant-of-morgul; 0 rivendell: legolas", active=1)
    t.lay("agburanar-roused", 0)
    t.going("tarcil", "dale", "").through("tarcil", "redhorn-gate", "iron-hills").travels("tarcil")
    t.roll(*[12] * 40)
    while "agburanar-roused" in t and t.s.stack:
        t.taps_on()
    assert t.out[0] == ["agburanar-roused"]
    assert "creatures" not in t.points(1)


# -- Ringwraiths and Nazgûl


@rule("LE-W-15", "LE-H-62", "LE-HX-17")
def test_a_ringwraith_is_revealed_though_his_nazgul_lies_there_and_the_event_is_discarded() -> None:
    t = organizing("0 minas-morgul: tarcil; 1 rivendell: legolas")
    t.lay("adunaphel", 1)
    t.hold(0, "adunaphel-the-ringwraith")
    assert t.may_be_revealed(0, "adunaphel-the-ringwraith")
    t.organize().play("bring adunaphel-the-ringwraith > minas-morgul")
    assert t.wraith[0] == "adunaphel-the-ringwraith"
    assert t.discard[1] == ["adunaphel"]


@rule("LE-W-11", "LE-H-62")
def test_while_the_ringwraith_is_in_play_nobody_plays_his_nazgul() -> None:
    t = lay("0 minas-morgul: ren-the-ringwraith; 1 rivendell: legolas", active=1)
    t.going("legolas", "hero-moria", "dd")
    assert t.hazard_on("ren-the-unclean") == []
    assert t.hazard_on("dwar-of-waw")


@rule("LE-W-13", "LE-H-61", "LE-HX-16")
def test_a_nazgul_that_heroes_defeat_is_worth_its_points_and_never_comes_again() -> None:
    t = lay("1 lorien: gandalf; 0 minas-morgul: tarcil", active=1).going("gandalf", "hero-moria", "wd")
    t.roll(12, 12)
    t.creature("ren-the-unclean", "gandalf", "dark-domain")
    while t.s.stack:
        t.taps_on("gandalf")
    assert t.stored[1] == ["ren-the-unclean"]
    assert t.points(1)["creatures"] == card_of("ren-the-unclean").points == 5
    assert not t.may_be_revealed(0, "ren-the-ringwraith")
    assert t.may_be_revealed(0, "dwar-the-ringwraith")


@rule("LE-HX-16")
@pytest.mark.parametrize(("roll", "body", "points"), [(8, 6, 5), (8, 5, 0), (7, 12, 0)])
def test_eowyn_and_ren(roll: int, body: int, points: int) -> None:
    t = lay("1 lorien: eowyn; 0 minas-morgul: tarcil", active=1).going("eowyn", "hero-moria", "wd")
    t.roll(roll, body)
    attack = t.creature("ren-the-unclean", "eowyn", "dark-domain")
    strike = t.struck("eowyn")
    assert (strike.defence(t.s), attack.prowess_now(t.s), attack.body_now(t.s)) == (8, 15, 5)
    while t.s.stack:
        t.taps_on("eowyn")
    assert t.points(1).get("creatures", 0) == points
    assert t.may_be_revealed(0, "ren-the-ringwraith") is (points == 0)


@rule("LE-H-61")
def test_against_minions_its_attack_is_detainment_and_gives_nothing() -> None:
    t = lay("0 minas-morgul: lieutenant-of-dol-guldur; 1 lorien: legolas")
    t.going("lieutenant-of-dol-guldur", "moria", "wd").roll(12, 12)
    attack = t.creature("ren-the-unclean", "lieutenant-of-dol-guldur", "dark-domain", begin=False)
    t.run(attack)
    assert attack.detain
    while t.s.stack:
        t.taps_on()
    assert t.points(0).get("creatures", 0) == 0


# -- items of the other camp


@rule("LE-W-7", "LE-W-8", "LE-W-9", "LE-X-28", "LE-HX-26")
def test_glamdring_with_a_minion() -> None:
    t = lay("0 moria: tarcil; 1 rivendell: aragorn-ii")
    before = t.prowess("tarcil")
    t.lay_on("glamdring", "tarcil")
    assert (t.prowess("tarcil"), t.points(0)["items"], t.corruption("tarcil")) == (before, 1, 1)
    t.lay_on("black-mace", "aragorn-ii")
    assert t.points(1)["items"] == (card_of("black-mace").points + 1) // 2


@rule("LE-W-8", "LE-X-28", "LE-HX-26")
def test_the_book_of_mazarbul_with_a_minion() -> None:
    t = visiting("0 moria: tarcil; 1 rivendell: aragorn-ii")
    assert offers_item(t.s, card_of("book-of-mazarbul"), SITE_NUMBERS["moria"])
    assert not offers_item(t.s, card_of("book-of-mazarbul"), SITE_NUMBERS["dimrill-dale"])
    size = t.hand_size(0)
    t.lay_on("book-of-mazarbul", "tarcil")
    assert t.points(0)["items"] == 1
    assert t.usable("book-of-mazarbul", "site") == []
    assert t.hand_size(0) == size
    stored = lay("0 minas-morgul: tarcil (book-of-mazarbul)").roll(12)
    stored.s.camp[1] = 1
    stored.store("book-of-mazarbul")
    assert (stored.stored[0], stored.points(0)["items"]) == (["book-of-mazarbul"], 1)


@rule("LE-W-9")
@pytest.mark.parametrize(
    ("ring", "becomes"), [("beautiful-gold-ring", "hero-the-one-ring"), ("a-little-gold-ring", "the-one-ring")]
)
def test_a_test_replaces_a_gold_ring_only_with_a_ring_of_its_camp(ring: str, becomes: str) -> None:
    t = lay(f"1 rivendell: aragorn-ii ({ring}); 0 minas-morgul: tarcil", active=1)
    t.hold(1, "hero-the-one-ring", "the-one-ring").roll(12).test(ring).quiet()
    assert [text for text in t.offers() if text.startswith("choose")] == [f"choose {becomes}"]
