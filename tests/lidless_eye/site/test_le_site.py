"""The site phase: entering, automatic-attacks, cards on guard, and playing resources."""

import pytest

from lidless_eye.laying import card_of, lay
from mathom.games.lidless_eye.box.card import FACTS
from mathom.games.lidless_eye.terms import ALLY
from support import rule

# -- entering


@rule("LE-B-119", "LE-B-120")
def test_a_company_that_does_not_enter_faces_nothing() -> None:
    t = lay("0 ettenmoors: gorbag").visit("gorbag")
    t.hold(0, "saw-toothed-blade")
    assert t.offers() == ["enter", "pass"]
    t.play("pass")
    assert t.over
    assert "entered" not in t.did("gorbag")
    assert "site over" in t.did("gorbag")
    assert t.site["gorbag"] == "ettenmoors"
    t.visit("gorbag")  # it may enter later
    assert "enter" in t.offers()


@rule("LE-B-107")
def test_a_company_sent_back_does_nothing() -> None:
    t = lay("0 ettenmoors: gorbag")
    t.does("gorbag", "idle")
    t.visit("gorbag")
    assert t.over


@rule("LE-B-121", "LE-B-123", "LE-B-159")
def test_automatic_attacks_come_in_printed_order() -> None:
    """Ettenmoors: a Troll, 1 strike at 9, then Wolves, 2 strikes at 8"""
    t = lay("0 ettenmoors: gorbag").visit("gorbag")
    t.hold(0, "saw-toothed-blade")
    t.roll(9, 9)
    t.play("enter")
    t.quiet(lambda: t.attacked)
    assert (t.attacking.strikes, t.attacking.prowess) == (1, 9)
    first = t.attacking
    while first in t.s.stack:
        t.play("pass")
    assert t.tap["gorbag"] == "tapped"  # 6 + 9 > 9
    t.quiet(lambda: t.attacked)
    assert (t.attacking.strikes, t.attacking.prowess) == (2, 8)
    t.fight_on()
    assert t.all_rolled()
    assert t.seat == 0
    assert t.offered("play saw-toothed-blade") == []  # all are tapped by the attack
    t.play("pass")
    assert t.over
    t.visit("gorbag")  # every turn anew
    t.roll(12, 12)
    t.play("enter")
    t.quiet(lambda: t.attacked)
    assert t.attacking.prowess == 9


@rule("LE-B-122", "LE-A-77")
def test_a_cancelled_automatic_attack_counts_as_faced() -> None:
    """Broin is at home in Moria: he taps, the Orcs are not fought, and the site is open to the company"""
    t = lay("0 moria: broin, nain", advanced=1).visit("broin")
    t.hold(0, "saw-toothed-blade")
    t.play("enter")
    t.quiet()
    assert t.offers() == ["help broin", "pass"]
    t.play("help broin")
    t.quiet()
    assert t.tap["broin"] == "tapped"
    assert t.offered("play saw-toothed-blade") == ["play saw-toothed-blade > nain"]


@rule("LE-A-77")
@pytest.mark.parametrize(
    ("name", "advanced", "tap"), [("broin", 0, "untapped"), ("broin", 1, "tapped"), ("nain", 1, "untapped")]
)
def test_who_may_not_cancel_at_home(name: str, advanced: int, tap: str) -> None:
    """in the basic game, tapped, or at home elsewhere: the four strikes of the Orcs come"""
    t = lay(advanced=advanced)
    (c,) = t.company(0, "moria", name)
    t.visit(c)
    t.tap[c] = tap
    t.hold(0, "sudden-call")  # so that he is asked in the attack
    t.play("enter")
    t.quiet(lambda: t.attacked)
    assert t.attacking.strikes == 4


@rule("LE-A-77")
def test_the_attack_is_fought_when_nobody_cancels() -> None:
    t = lay("0 moria: broin", advanced=1).visit("broin")
    t.play("enter")
    t.quiet()
    t.roll(12)
    t.play("pass")
    t.quiet(lambda: t.attacked)
    assert (t.attacking.strikes, t.attacking.prowess) == (4, 7)
    assert t.tap["broin"] == "untapped"


# -- resources


@rule("LE-B-124", "LE-B-125", "LE-B-139")
def test_an_item_taps_character_and_site() -> None:
    t = lay("0 bandit-lair: tarcil, gorbag").visit("tarcil")
    t.hold(0, "saw-toothed-blade", "black-mace", "broad-headed-spear")
    t.roll(12, 12)
    t.play("enter")
    t.fight_on()
    t.tap["tarcil"] = t.tap["gorbag"] = "untapped"
    assert t.offered("play black-mace") == []  # Bandit Lair offers minor items only
    t.play("play saw-toothed-blade > tarcil")
    t.quiet()
    assert t.host["saw-toothed-blade"] == "tarcil"
    assert t.tap["tarcil"] == "tapped"
    assert t.site_tapped(0, "bandit-lair")
    assert not t.site_tapped(1, "bandit-lair")


@rule("LE-B-127")
def test_one_minor_item_in_addition() -> None:
    """after a major item at Moria tapped the site one more character may tap for one minor item, and no more"""
    t = lay("0 moria: gorbag, shagrat, ufthak, radbug").visit("gorbag")
    members = ["gorbag", "shagrat", "ufthak", "radbug"]
    t.hold(0, "black-mace", "saw-toothed-blade", "black-hide-shield")
    t.roll(12, 12, 12, 12)
    t.play("enter")
    t.fight_on()
    for c in members:
        t.tap[c] = "untapped"
    t.play(f"play black-mace > {members[0]}")
    t.quiet()
    assert t.site_tapped(0, "moria")
    assert len(t.offered("play saw-toothed-blade")) == 3
    t.play(f"play saw-toothed-blade > {members[1]}")
    t.quiet()
    assert t.offered("play black-hide-shield") == []
    t.play("pass")
    assert t.s.extra == 0


@rule("LE-B-126")
def test_other_resources_need_no_untapped_site() -> None:
    t = lay("0 moria: hendolen").visit("hendolen")
    t.tap_site(0, "moria")
    t.roll(12)
    t.hold(0, "saw-toothed-blade", "sudden-call")
    t.play("enter")
    t.fight_on()
    t.tap["hendolen"] = "untapped"
    assert t.offered("play saw-toothed-blade") == []
    assert len(t.offered("play sudden-call")) == 1


@rule("LE-B-128", "LE-B-129")
def test_an_ally() -> None:
    """The Warg-king: at ruins & lairs with a Wolf automatic-attack, tapped or not; the character taps, no roll"""
    t = lay("0 ettenmoors: gorbag, shagrat").visit("gorbag")
    t.hold(0, "the-warg-king")
    t.roll(12, 12, 12)
    t.play("enter")
    t.fight_on()
    t.tap["gorbag"] = t.tap["shagrat"] = "untapped"
    t.play("play the-warg-king > gorbag")
    t.quiet()
    assert t.host["the-warg-king"] == "gorbag"
    assert t.tap["gorbag"] == "tapped"
    assert t.size("gorbag") == 2
    assert t.names(t.s.fighters(t.number("gorbag"))) == sorted(["gorbag", "shagrat", "the-warg-king"])
    assert "the-warg-king" not in t.members("gorbag")
    assert t.corruption("the-warg-king") == 0


@rule("LE-B-59", "LE-B-128")
def test_a_ringwraith_may_have_an_ally() -> None:
    t = lay("0 ettenmoors: dwar-the-ringwraith, ren-the-ringwraith").visit("dwar-the-ringwraith")
    t.hold(0, "the-warg-king")
    t.roll(12, 12, 12)
    t.play("enter")
    t.fight_on()
    t.tap["dwar-the-ringwraith"] = "untapped"
    t.tap["ren-the-ringwraith"] = "tapped"
    assert t.offered("play the-warg-king") == ["play the-warg-king > dwar-the-ringwraith"]
    t.play("play the-warg-king > dwar-the-ringwraith")
    t.quiet()
    assert t.host["the-warg-king"] == "dwar-the-ringwraith"
    assert t.tap["dwar-the-ringwraith"] == "tapped"
    assert t.names(t.s.fighters(t.number("dwar-the-ringwraith"))) == sorted(
        ["dwar-the-ringwraith", "ren-the-ringwraith", "the-warg-king"]
    )


@rule("LE-B-131")
def test_an_ally_goes_with_his_character() -> None:

    t = lay("0 minas-morgul: gorbag (the-warg-king)")
    t.remove("gorbag", out=True)
    assert "the-warg-king" in t.discard[0]
    assert "gorbag" in t.out[0]


@rule("LE-B-140", "LE-B-141")
def test_one_weapon_is_in_use_and_may_be_changed() -> None:
    t = lay("0 minas-morgul: gorbag").visit("gorbag")
    plain = t.prowess("gorbag")
    t.lay_on("saw-toothed-blade", "gorbag")
    with_blade = t.prowess("gorbag")
    t.lay_on("black-mace", "gorbag")
    assert with_blade > plain
    assert t.prowess("gorbag") == with_blade  # the first that came
    t.play("enter")
    assert t.offers() == ["wield black-mace", "pass"]
    t.play("wield black-mace")
    assert t.weapon("gorbag") == "black-mace"
    assert t.prowess("gorbag") > with_blade
    t.play("wield saw-toothed-blade")
    assert t.weapon("gorbag") == "saw-toothed-blade"
    assert t.offers() == ["pass"]  # each was taken up once this turn


@rule("LE-B-129")
@pytest.mark.parametrize("name", ["stinker", "the-warg-king", "war-wolf"])
def test_allies_fight(name: str) -> None:
    assert card_of(name).type == ALLY
    assert FACTS.fights[card_of(name).id] == 1
    assert FACTS.character[card_of(name).id] == 0


@rule("LE-B-130")
def test_an_ally_uses_a_card_of_his_skill() -> None:
    """Stinker, a scout, taps for A Nice Place to Hide"""
    t = lay()
    t.company(0, "ettenmoors", "tarcil")  # no scout
    t.lay_on("stinker", "tarcil")
    t.hold(0, "a-nice-place-to-hide")
    t.now = "tarcil"
    t.run(t.attack("wolf", "tarcil", 1, 9, begin=False))
    assert t.offered("play a-nice-place-to-hide") == ["play a-nice-place-to-hide > stinker"]
    t.play("play a-nice-place-to-hide > stinker")
    t.quiet()
    assert t.outcome == "cancelled"
    assert (t.tap["stinker"], t.tap["tarcil"]) == ("tapped", "untapped")


@rule("LE-B-123")
def test_the_phase_ends_when_the_company_is_gone() -> None:
    t = lay("0 ettenmoors: uchel").visit("uchel")
    t.roll(2, 12, 2, 12)
    t.play("enter")
    t.fight_on()
    assert t.over
    assert not t.s.companies(0)
    assert "uchel" in t.out[0]
