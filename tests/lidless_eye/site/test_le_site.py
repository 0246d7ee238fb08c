"""The site phase: entering, automatic-attacks, cards on guard, and playing resources."""

import pytest

from lidless_eye.support_le import (
    all_rolled,
    bare,
    company,
    has,
    in_hand,
    lay_on,
    options,
    pass_chains,
    run,
    sums,
    take,
)
from lidless_eye.visits_le import attack, attacked, fight_on, plays, visit
from mathom.games.lidless_eye.box.card import FACTS, KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.position.whereabouts import ENTERED, IDLE, SITE_OVER
from mathom.games.lidless_eye.rules.combat.attack import CANCELLED
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.companies import size
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import corruption, gear_in_use, prowess
from mathom.games.lidless_eye.terms import ALLY, ENTER, HELP, PASS, PLAY, TAPPED, UNTAPPED, USE_GEAR, WEAPON, WOLF
from mathom.kernel.state import act
from support import rule

# -- entering


@rule("LE-B-119", "LE-B-120")
def test_a_company_that_does_not_enter_faces_nothing() -> None:
    s, i, _ = visit("ettenmoors", "gorbag")
    in_hand(s, 0, "saw-toothed-blade")
    assert options(s) == [act(ENTER), act(PASS)]
    take(s, PASS)
    assert s.over
    assert not s.co_did[i] & ENTERED
    assert s.co_did[i] & SITE_OVER
    assert s.co_site[i] == SITE_NUMBERS["ettenmoors"]
    run(s, SitePhase(i))  # it may enter later
    assert act(ENTER) in options(s)


@rule("LE-B-107")
def test_a_company_sent_back_does_nothing() -> None:
    s = bare()
    i, _ = company(s, 0, "ettenmoors", "gorbag")
    s.co_did[i] |= IDLE
    run(s, SitePhase(i))
    assert s.over


@rule("LE-B-121", "LE-B-123", "LE-B-159")
def test_automatic_attacks_come_in_printed_order() -> None:
    """Ettenmoors: a Troll, 1 strike at 9, then Wolves, 2 strikes at 8"""
    s, i, (gorbag,) = visit("ettenmoors", "gorbag")
    in_hand(s, 0, "saw-toothed-blade")
    sums(s, 9, 9)
    take(s, ENTER)
    pass_chains(s, lambda: attacked(s))
    assert (attack(s).strikes, attack(s).prowess) == (1, 9)
    first = attack(s)
    while s.stack and first in s.stack:
        take(s, PASS)
    assert s.tap[gorbag] == TAPPED  # 6 + 9 > 9
    pass_chains(s, lambda: attacked(s))
    assert (attack(s).strikes, attack(s).prowess) == (2, 8)
    fight_on(s)
    assert all_rolled(s)
    assert s.seat == 0
    assert plays(s, "saw-toothed-blade") == []  # all are tapped by the attack
    take(s, PASS)
    assert s.over
    run(s, SitePhase(i))  # every turn anew
    sums(s, 12, 12)
    take(s, ENTER)
    pass_chains(s, lambda: attacked(s))
    assert attack(s).prowess == 9


@rule("LE-B-122", "LE-A-77")
def test_a_cancelled_automatic_attack_counts_as_faced() -> None:
    """Broin is at home in Moria: he taps, the Orcs are not fought, and the site is open to the company"""
    s, _, (broin, nain) = visit("moria", "broin", "nain", advanced=1)
    in_hand(s, 0, "saw-toothed-blade")
    take(s, ENTER)
    pass_chains(s)
    assert options(s) == [act(HELP, broin), act(PASS)]
    take(s, HELP, broin)
    pass_chains(s)
    assert s.tap[broin] == TAPPED
    assert plays(s, "saw-toothed-blade") == [act(PLAY, NUMBERS["saw-toothed-blade"], nain)]


@rule("LE-A-77")
@pytest.mark.parametrize(("name", "advanced", "tap"), [("broin", 0, 0), ("broin", 1, TAPPED), ("nain", 1, 0)])
def test_who_may_not_cancel_at_home(name: str, advanced: int, tap: int) -> None:
    """in the basic game, tapped, or at home elsewhere: the four strikes of the Orcs come"""
    s, _, (c,) = visit("moria", name, advanced=advanced)
    s.tap[c] = tap
    in_hand(s, 0, "sudden-call")  # so that he is asked in the attack
    take(s, ENTER)
    pass_chains(s, lambda: attacked(s))
    assert attack(s).strikes == 4


@rule("LE-A-77")
def test_the_attack_is_fought_when_nobody_cancels() -> None:
    s, _, (broin,) = visit("moria", "broin", advanced=1)
    take(s, ENTER)
    pass_chains(s)
    sums(s, 12)
    take(s, PASS)
    pass_chains(s, lambda: attacked(s))
    assert (attack(s).strikes, attack(s).prowess) == (4, 7)
    assert s.tap[broin] == UNTAPPED


# -- resources


@rule("LE-B-124", "LE-B-125", "LE-B-139")
def test_an_item_taps_character_and_site() -> None:
    s, _, (tarcil, gorbag) = visit("bandit-lair", "tarcil", "gorbag")
    in_hand(s, 0, "saw-toothed-blade", "black-mace", "broad-headed-spear")
    sums(s, 12, 12)
    take(s, ENTER)
    fight_on(s)
    s.tap[tarcil] = s.tap[gorbag] = UNTAPPED
    assert plays(s, "black-mace") == []  # Bandit Lair offers minor items only
    take(s, PLAY, NUMBERS["saw-toothed-blade"], tarcil)
    pass_chains(s)
    blade = s.in_play(NUMBERS["saw-toothed-blade"])
    assert s.host[blade] == tarcil
    assert s.tap[tarcil] == TAPPED
    assert s.site_tapped(0, SITE_NUMBERS["bandit-lair"])
    assert not s.site_tapped(1, SITE_NUMBERS["bandit-lair"])


@rule("LE-B-127")
def test_one_minor_item_in_addition() -> None:
    """after a major item at Moria tapped the site one more character may tap for one minor item, and no more"""
    s, _, members = visit("moria", "gorbag", "shagrat", "ufthak", "radbug")
    in_hand(s, 0, "black-mace", "saw-toothed-blade", "black-hide-shield")
    sums(s, 12, 12, 12, 12)
    take(s, ENTER)
    fight_on(s)
    for c in members:
        s.tap[c] = UNTAPPED
    take(s, PLAY, NUMBERS["black-mace"], members[0])
    pass_chains(s)
    assert s.site_tapped(0, SITE_NUMBERS["moria"])
    assert len(plays(s, "saw-toothed-blade")) == 3
    take(s, PLAY, NUMBERS["saw-toothed-blade"], members[1])
    pass_chains(s)
    assert plays(s, "black-hide-shield") == []
    take(s, PASS)
    assert s.extra == 0


@rule("LE-B-126")
def test_other_resources_need_no_untapped_site() -> None:
    s, _, (hendolen,) = visit("moria", "hendolen")
    s.tap_site(0, SITE_NUMBERS["moria"])
    sums(s, 12)
    in_hand(s, 0, "saw-toothed-blade", "sudden-call")
    take(s, ENTER)
    fight_on(s)
    s.tap[hendolen] = UNTAPPED
    assert plays(s, "saw-toothed-blade") == []
    assert len(plays(s, "sudden-call")) == 1


@rule("LE-B-128", "LE-B-129")
def test_an_ally() -> None:
    """The Warg-king: at ruins & lairs with a Wolf automatic-attack, tapped or not; the character taps, no roll"""
    s, i, (gorbag, shagrat) = visit("ettenmoors", "gorbag", "shagrat")
    in_hand(s, 0, "the-warg-king")
    sums(s, 12, 12, 12)
    take(s, ENTER)
    fight_on(s)
    s.tap[gorbag] = s.tap[shagrat] = UNTAPPED
    take(s, PLAY, NUMBERS["the-warg-king"], gorbag)
    pass_chains(s)
    king = s.in_play(NUMBERS["the-warg-king"])
    assert s.host[king] == gorbag
    assert s.tap[gorbag] == TAPPED
    assert size(s, i) == 2
    assert list(s.fighters(i)) == sorted([gorbag, shagrat, king])
    assert king not in list(s.members(i))
    assert corruption(s, king) == 0


@rule("LE-B-59", "LE-B-128")
def test_a_ringwraith_may_have_an_ally() -> None:
    s, i, (dwar, ren) = visit("ettenmoors", "dwar-the-ringwraith", "ren-the-ringwraith")
    in_hand(s, 0, "the-warg-king")
    sums(s, 12, 12, 12)
    take(s, ENTER)
    fight_on(s)
    s.tap[dwar] = UNTAPPED
    s.tap[ren] = TAPPED
    assert plays(s, "the-warg-king") == [act(PLAY, NUMBERS["the-warg-king"], dwar)]
    take(s, PLAY, NUMBERS["the-warg-king"], dwar)
    pass_chains(s)
    king = s.in_play(NUMBERS["the-warg-king"])
    assert s.host[king] == dwar
    assert s.tap[dwar] == TAPPED
    assert list(s.fighters(i)) == sorted([dwar, ren, king])


@rule("LE-B-131")
def test_an_ally_goes_with_his_character() -> None:
    from mathom.games.lidless_eye.rules.fallen import remove_character

    s = bare()
    _, (gorbag,) = company(s, 0, "minas-morgul", "gorbag")
    lay_on(s, "the-warg-king", gorbag)
    remove_character(s, gorbag, TO_REMOVED)
    assert has(s.discard[0], "the-warg-king")
    assert has(s.out[0], "gorbag")


@rule("LE-B-140", "LE-B-141")
def test_one_weapon_is_in_use_and_may_be_changed() -> None:
    s, _, (gorbag,) = visit("minas-morgul", "gorbag")
    plain = prowess(s, gorbag)
    blade = lay_on(s, "saw-toothed-blade", gorbag)
    with_blade = prowess(s, gorbag)
    mace = lay_on(s, "black-mace", gorbag)
    assert with_blade > plain
    assert prowess(s, gorbag) == with_blade  # the first that came
    take(s, ENTER)
    assert options(s) == [act(USE_GEAR, mace), act(PASS)]
    take(s, USE_GEAR, mace)
    assert gear_in_use(s, gorbag, WEAPON) == mace
    assert prowess(s, gorbag) > with_blade
    take(s, USE_GEAR, blade)
    assert gear_in_use(s, gorbag, WEAPON) == blade
    assert options(s) == [act(PASS)]  # each was taken up once this turn


@rule("LE-B-129")
@pytest.mark.parametrize("name", ["stinker", "the-warg-king", "war-wolf"])
def test_allies_fight(name: str) -> None:
    assert KINDS[NUMBERS[name]].type == ALLY
    assert FACTS.fights[NUMBERS[name]] == 1
    assert FACTS.character[NUMBERS[name]] == 0


@rule("LE-B-130")
def test_an_ally_uses_a_card_of_his_skill() -> None:
    """Stinker, a scout, taps for A Nice Place to Hide"""
    s = bare()
    i, (tarcil,) = company(s, 0, "ettenmoors", "tarcil")  # no scout
    stinker = lay_on(s, "stinker", tarcil)
    in_hand(s, 0, "a-nice-place-to-hide")
    s.now = i
    run(s, special_attack(s, i, WOLF, 1, 9))
    assert plays(s, "a-nice-place-to-hide") == [act(PLAY, NUMBERS["a-nice-place-to-hide"], stinker)]
    take(s, PLAY, NUMBERS["a-nice-place-to-hide"], stinker)
    pass_chains(s)
    assert s.result == CANCELLED
    assert (s.tap[stinker], s.tap[tarcil]) == (TAPPED, UNTAPPED)


@rule("LE-B-123")
def test_the_phase_ends_when_the_company_is_gone() -> None:
    s, i, _ = visit("ettenmoors", "uchel")
    sums(s, 2, 12, 2, 12)
    take(s, ENTER)
    fight_on(s)
    assert s.over
    assert s.co_owner[i] == -1
    assert has(s.out[0], "uchel")
