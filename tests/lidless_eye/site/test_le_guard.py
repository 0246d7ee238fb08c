"""Advanced rules: cards on guard."""

from lidless_eye.laying import card_of, lay
from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.rules.site_phase import take_back_guards
from mathom.games.lidless_eye.terms import (
    CREATURE,
    SITE_PLAY,
)
from support import card, rule

# -- on guard


@rule("LE-A-89", "LE-A-90", "LE-X-27")
def test_a_creature_on_guard_attacks_after_the_automatic_attack() -> None:
    """(b) Cave-drake at Dimrill Dale: turned up on entering, attacks after the Orcs"""
    t = lay("0 dimrill-dale: gorbag", advanced=1).visit("gorbag")
    t.guard("cave-drake", "gorbag")
    t.hold(0, "sudden-call")  # so that he is asked before anything is rolled
    t.play("enter")
    t.quiet(lambda: t.seat == 1)
    assert t.offered("reveal") == ["reveal cave-drake > ruins-and-lairs"]
    t.play("reveal cave-drake > ruins-and-lairs")
    t.roll(12, 12)
    t.quiet(lambda: t.attacked)
    assert t.attacking.creature == -1
    assert t.attacking.prowess == 6
    assert "cave-drake" in t
    first = t.attacking
    while first in t.s.stack:
        t.answer()
    t.quiet(lambda: t.attacked)
    assert t.name(t.attacking.creature) == "cave-drake"
    assert (t.attacking.strikes, t.attacking.prowess) == (2, 10)


@rule("LE-A-75", "LE-A-89", "LE-A-95")
def test_companies_that_have_met_face_the_cards_on_guard_against_each() -> None:
    t = lay("0 dimrill-dale: gorbag; 0 dimrill-dale: snaga", advanced=1)
    for name, laid_for in (
        ("sudden-call", "gorbag"),
        ("cave-drake", "snaga"),
        ("land-drake", "gorbag"),
        ("cave-drake", "gorbag"),
    ):
        t.guard(name, laid_for)
    t.meet()
    t.visit("gorbag").play("enter")
    t.quiet(lambda: t.seat == 1)
    # copies of one card are one option
    assert sorted(t.offered("reveal")) == [
        "reveal cave-drake > ruins-and-lairs",
        "reveal land-drake > ruins-and-lairs",
    ]


@rule("LE-A-88")
def test_a_card_on_guard_is_turned_up_by_name() -> None:
    """so that to turn it up means the same wherever its face is imagined as another's"""
    t = lay("0 dimrill-dale: gorbag", advanced=1).visit("gorbag")
    t.guard("cave-drake", "gorbag")
    t.play("enter")
    t.quiet(lambda: t.seat == 1)
    mine = set(t.s.actions())
    assert t.offered("reveal") == ["reveal cave-drake > ruins-and-lairs"]
    t.s.kind[t.piece("cave-drake")] = card_of("land-drake").id
    assert t.offered("reveal") == ["reveal land-drake > ruins-and-lairs"]
    assert t.words(mine & set(t.s.actions())) == ["pass"]


@rule("LE-A-89", "LE-X-27")
def test_awaken_denizens_on_guard_changes_the_attack() -> None:
    """(a) at The Lonely Mountain: the Dragon's 1 strike at 14 becomes 2 at 14"""
    t = lay("0 the-lonely-mountain: gorbag, shagrat", advanced=1).visit("gorbag")
    t.guard("awaken-denizens", "gorbag")
    t.play("enter")
    t.quiet(lambda: t.seat == 1)
    (reveal,) = t.offered("reveal")
    t.play(reveal)
    t.quiet(lambda: t.attacked)
    t.roll(2, 2, 2, 2)
    t.quiet(lambda: len(t.attacking.targets) > 0)
    assert sorted(t.names(t.attacking.targets)) == ["gorbag", "shagrat"]
    assert t.attacking.prowess_now(t.s) == 14


@rule("LE-A-89")
def test_no_card_is_turned_up_where_there_is_no_automatic_attack() -> None:
    t = lay("0 mount-gram: gorbag", advanced=1).visit("gorbag")
    t.guard("land-drake", "gorbag")
    t.play("enter")
    assert t.seat == 0
    assert t.stack[-1] == "SitePhase"


@rule("LE-A-89")
@card("fell-winter")
def test_a_hazard_that_brings_a_further_attack_is_turned_up() -> None:
    t = lay("0 dale: gorbag, snaga", advanced=1).visit("gorbag")
    t.guard("fell-winter", "gorbag")
    t.play("enter")
    t.quiet(lambda: t.seat == 1)
    assert t.offered("reveal") == ["reveal fell-winter"]
    t.play("reveal fell-winter")
    t.quiet(lambda: t.attacked)
    men = t.attacking
    assert (men.strikes, men.prowess) == (1, 5)
    t.roll(*[12] * 8)
    while men in t.s.stack:
        t.answer()
    t.quiet(lambda: t.attacked)
    assert (t.attacking.strikes, t.attacking.prowess) == (3, 7)  # Wolves


@card("fell-winter")
def test_no_winter_comes_to_a_lair() -> None:
    t = lay("0 the-lonely-mountain: gorbag", advanced=1).visit("gorbag")
    t.guard("fell-winter", "gorbag")
    t.play("enter")
    t.quiet(lambda: t.seat == 1)
    assert t.offers() == ["pass"]


@rule("LE-A-91", "LE-A-93", "LE-X-27")
def test_a_card_on_guard_is_turned_up_when_a_card_taps_the_site() -> None:
    """(c) Weariness of the Heart at the Dead Marshes: turned up when an item is played, before that comes into play"""
    t = lay("0 dead-marshes: gorbag, tarcil", advanced=1).visit("gorbag")
    t.guard("weariness-of-the-heart", "gorbag")
    t.hold(0, "saw-toothed-blade", "sudden-call")
    t.roll(12, 12)
    t.play("enter")
    t.fight_on().quiet()
    t.tap["gorbag"] = t.tap["tarcil"] = "untapped"
    t.play("play saw-toothed-blade > gorbag")
    assert t.seat == 1
    assert t.offered("reveal") == [
        "reveal weariness-of-the-heart > gorbag & prowess",
        "reveal weariness-of-the-heart > gorbag & check",
        "reveal weariness-of-the-heart > tarcil & prowess",
        "reveal weariness-of-the-heart > tarcil & check",
    ]
    t.s.dice.given = None  # a card turned up is a fall of chance too
    t.play("reveal weariness-of-the-heart > tarcil & check")
    t.roll(12)
    t.quiet(t.all_rolled)
    assert t.all_rolled()  # the check was made
    t.quiet()
    assert "saw-toothed-blade" in t


@rule("LE-A-94", "LE-A-88", "LE-X-27")
def test_a_bluff_returns_to_the_hand() -> None:
    """(d) the company does not enter, the card goes back unseen"""
    t = lay("0 bag-end: gorbag", advanced=1).visit("gorbag")
    t.guard("a-nice-place-to-hide", "gorbag")
    t.play("pass")
    take_back_guards(t.s)
    assert t.hand[1] == ["a-nice-place-to-hide"]
    assert t.s.hand[1].cards[0] & 1 == 0  # seat 0 still does not know it


@rule("LE-A-95")
def test_a_card_on_guard_serves_against_its_own_company_only() -> None:
    t = lay("0 dimrill-dale: gorbag; 0 moria: shagrat", advanced=1)
    t.guard("cave-drake", "shagrat")
    t.visit("gorbag")
    t.play("enter")
    assert not t.offered("reveal")


@rule("LE-A-91")
def test_a_creature_is_not_turned_up_when_a_card_taps_the_site() -> None:
    t = lay("0 dead-marshes: gorbag, tarcil", advanced=1).visit("gorbag")
    t.hold(0, "saw-toothed-blade")
    t.roll(12, 12)
    t.play("enter")
    t.fight_on()
    t.quiet()
    t.guard("cave-drake", "gorbag")
    t.tap["gorbag"] = t.tap["tarcil"] = "untapped"
    t.play("play saw-toothed-blade > gorbag")
    assert t.seat == 1
    assert not t.offered("reveal")


@rule("LE-A-88")
def test_one_card_is_laid_on_guard_and_counts_toward_the_limit() -> None:
    """any card, a resource too; one at each company's site; seat 0 sees only that there is one"""
    t = lay("0 moria: gorbag", advanced=1)
    t.hold(1, "whip", "wargs")
    t.journey("gorbag")
    while t.seat == 0:
        t.play("pass")
    assert t.offered("guard") == ["guard whip", "guard wargs"]
    assert t.s.limit == 2
    t.play("guard whip")
    assert t.s.limit == 1
    assert (t.co["whip"], t.s.known[t.piece("whip")]) == (t.co["gorbag"], 2)
    while t.seat == 0:
        t.play("pass")
    assert not t.offered("guard")


@rule("LE-A-92")
def test_what_cannot_be_turned_up_when_a_card_taps_the_site() -> None:
    """hazards that send a company back, tap, keep it from acting, or remove somebody otherwise than by combat"""
    barred = {
        *("long-winter", "darkness-under-tree", "waiting-shadow", "river", "lost-in-free-domains", "call-of-home"),
        *("stench-of-mordor", "veils-flung-away"),
    }
    assert not any(card_of(name).guards & SITE_PLAY for name in barred)
    assert card_of("lure-of-the-senses").guards & SITE_PLAY
    assert not any(card.guards & SITE_PLAY for card in KINDS if card.type == CREATURE)
