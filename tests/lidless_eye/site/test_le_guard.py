"""Advanced rules: cards on guard."""

from lidless_eye.support_le import (
    all_rolled,
    bare,
    company,
    has,
    in_hand,
    options,
    pass_chains,
    run,
    sums,
    take,
)
from lidless_eye.visits_le import answer, attack, attacked, fight_on, guard, visit
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS
from mathom.games.lidless_eye.rules.journey import Journey
from mathom.games.lidless_eye.rules.meeting import Meeting
from mathom.games.lidless_eye.rules.playing import guard_at
from mathom.games.lidless_eye.rules.site_phase import SitePhase, take_back_guards
from mathom.games.lidless_eye.terms import (
    CREATURE,
    ENTER,
    GUARD,
    GUARD_WITH,
    NOTHING,
    PASS,
    PLAY,
    REVEAL,
    SITE_PLAY,
    TABLE,
    UNTAPPED,
)
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind
from support import card, rule

# -- on guard


@rule("LE-A-89", "LE-A-90", "LE-X-27")
def test_a_creature_on_guard_attacks_after_the_automatic_attack() -> None:
    """(b) Cave-drake at Dimrill Dale: turned up on entering, attacks after the Orcs"""
    s, i, _ = visit("dimrill-dale", "gorbag", advanced=1)
    drake = guard(s, "cave-drake", i)
    in_hand(s, 0, "sudden-call")  # so that he is asked before anything is rolled
    take(s, ENTER)
    pass_chains(s, lambda: s.seat == 1)
    reveals = [a for a in options(s) if act_kind(a) == REVEAL]
    assert len(reveals) == 1
    take(s, REVEAL, act_a(reveals[0]), act_b(reveals[0]), act_c(reveals[0]))
    sums(s, 12, 12)
    pass_chains(s, lambda: attacked(s))
    assert attack(s).creature == -1
    assert attack(s).prowess == 6
    assert s.zone[drake] == TABLE
    first = attack(s)
    while first in s.stack:
        answer(s)
    pass_chains(s, lambda: attacked(s))
    assert attack(s).creature == drake
    assert (attack(s).strikes, attack(s).prowess) == (2, 10)


@rule("LE-A-75", "LE-A-89", "LE-A-95")
def test_companies_that_have_met_face_the_cards_on_guard_against_each() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "dimrill-dale", "gorbag")
    j, _ = company(s, 0, "dimrill-dale", "snaga")
    for name, laid_for in (("sudden-call", i), ("cave-drake", j), ("land-drake", i), ("cave-drake", i)):
        guard(s, name, laid_for)
    run(s, Meeting())
    run(s, SitePhase(i))
    take(s, ENTER)
    pass_chains(s, lambda: s.seat == 1)
    reveals = [act_a(a) for a in options(s) if act_kind(a) == REVEAL]
    assert sorted(set(reveals)) == sorted(NUMBERS[name] for name in ("cave-drake", "land-drake"))
    assert len(set(options(s))) == len(options(s))  # copies of one card are one option


@rule("LE-A-88")
def test_a_card_on_guard_is_turned_up_by_name() -> None:
    """so that to turn it up means the same wherever its face is imagined as another's"""
    s, i, _ = visit("dimrill-dale", "gorbag", advanced=1)
    guard(s, "cave-drake", i)
    take(s, ENTER)
    pass_chains(s, lambda: s.seat == 1)
    mine = {a for a in options(s) if act_kind(a) == REVEAL}
    s.kind[guard_at(s, i)] = NUMBERS["land-drake"]
    other = {a for a in options(s) if act_kind(a) == REVEAL}
    assert mine
    assert other
    assert not mine & other


@rule("LE-A-89", "LE-X-27")
def test_awaken_denizens_on_guard_changes_the_attack() -> None:
    """(a) at The Lonely Mountain: the Dragon's 1 strike at 14 becomes 2 at 14"""
    s, i, members = visit("the-lonely-mountain", "gorbag", "shagrat", advanced=1)
    guard(s, "awaken-denizens", i)
    take(s, ENTER)
    pass_chains(s, lambda: s.seat == 1)
    reveals = [a for a in options(s) if act_kind(a) == REVEAL]
    assert len(reveals) == 1
    take(s, REVEAL, act_a(reveals[0]), act_b(reveals[0]), act_c(reveals[0]))
    pass_chains(s, lambda: attacked(s))
    sums(s, 2, 2, 2, 2)
    pass_chains(s, lambda: len(attack(s).targets) > 0)
    assert sorted(attack(s).targets) == sorted(members)
    assert attack(s).prowess_now(s) == 14


@rule("LE-A-89")
def test_no_card_is_turned_up_where_there_is_no_automatic_attack() -> None:
    s, i, _ = visit("mount-gram", "gorbag", advanced=1)
    guard(s, "land-drake", i)
    take(s, ENTER)
    assert s.seat == 0
    assert isinstance(s.stack[-1], SitePhase)


@rule("LE-A-89")
@card("fell-winter")
def test_a_hazard_that_brings_a_further_attack_is_turned_up() -> None:
    s, i, _ = visit("dale", "gorbag", "snaga", advanced=1)
    winter = NUMBERS["fell-winter"]
    guard(s, "fell-winter", i)
    take(s, ENTER)
    pass_chains(s, lambda: s.seat == 1)
    assert [act_a(a) for a in options(s) if act_kind(a) == REVEAL] == [winter]
    take(s, REVEAL, winter, NOTHING)
    pass_chains(s, lambda: attacked(s))
    men = attack(s)
    assert (men.strikes, men.prowess) == (1, 5)
    sums(s, *[12] * 8)
    while men in s.stack:
        answer(s)
    pass_chains(s, lambda: attacked(s))
    assert (attack(s).strikes, attack(s).prowess) == (3, 7)  # Wolves


@card("fell-winter")
def test_no_winter_comes_to_a_lair() -> None:
    s, i, _ = visit("the-lonely-mountain", "gorbag", advanced=1)
    guard(s, "fell-winter", i)
    take(s, ENTER)
    pass_chains(s, lambda: s.seat == 1)
    assert options(s) == [act(PASS)]


@rule("LE-A-91", "LE-A-93", "LE-X-27")
def test_a_card_on_guard_is_turned_up_when_a_card_taps_the_site() -> None:
    """(c) Weariness of the Heart at the Dead Marshes: turned up when an item is played, before that comes into play"""
    s, i, (gorbag, tarcil) = visit("dead-marshes", "gorbag", "tarcil", advanced=1)
    guard(s, "weariness-of-the-heart", i)
    in_hand(s, 0, "saw-toothed-blade", "sudden-call")
    sums(s, 12, 12)
    take(s, ENTER)
    fight_on(s)
    pass_chains(s)
    s.tap[gorbag] = s.tap[tarcil] = UNTAPPED
    take(s, PLAY, NUMBERS["saw-toothed-blade"], gorbag)
    assert s.seat == 1
    reveals = [a for a in options(s) if act_kind(a) == REVEAL]
    assert [(act_b(a), act_c(a)) for a in reveals] == [(gorbag, 0), (gorbag, 1), (tarcil, 0), (tarcil, 1)]
    s.dice.given = None  # a card turned up is a fall of chance too
    take(s, REVEAL, act_a(reveals[0]), tarcil, 1)  # a check
    sums(s, 12)
    pass_chains(s, lambda: all_rolled(s))
    assert all_rolled(s)  # the check was made
    pass_chains(s)
    assert s.in_play(NUMBERS["saw-toothed-blade"]) >= 0


@rule("LE-A-94", "LE-A-88", "LE-X-27")
def test_a_bluff_returns_to_the_hand() -> None:
    """(d) the company does not enter, the card goes back unseen"""
    s, i, _ = visit("bag-end", "gorbag", advanced=1)
    guard(s, "a-nice-place-to-hide", i)
    take(s, PASS)
    take_back_guards(s)
    assert has(s.hand[1], "a-nice-place-to-hide")
    assert s.hand[1].cards[0] & 1 == 0  # seat 0 still does not know it


@rule("LE-A-95")
def test_a_card_on_guard_serves_against_its_own_company_only() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "dimrill-dale", "gorbag")
    j, _ = company(s, 0, "moria", "shagrat")
    guard(s, "cave-drake", j)
    run(s, SitePhase(i))
    take(s, ENTER)
    assert not any(act_kind(a) == REVEAL for a in options(s))


@rule("LE-A-91")
def test_a_creature_is_not_turned_up_when_a_card_taps_the_site() -> None:
    s, i, (gorbag, tarcil) = visit("dead-marshes", "gorbag", "tarcil", advanced=1)
    in_hand(s, 0, "saw-toothed-blade")
    sums(s, 12, 12)
    take(s, ENTER)
    fight_on(s)
    pass_chains(s)
    guard(s, "cave-drake", i)
    s.tap[gorbag] = s.tap[tarcil] = UNTAPPED
    take(s, PLAY, NUMBERS["saw-toothed-blade"], gorbag)
    assert s.seat == 1
    assert not any(act_kind(a) == REVEAL for a in options(s))


@rule("LE-A-88")
def test_one_card_is_laid_on_guard_and_counts_toward_the_limit() -> None:
    """any card, a resource too; one at each company's site; seat 0 sees only that there is one"""
    s = bare(advanced=1)
    i, _ = company(s, 0, "moria", "gorbag")
    in_hand(s, 1, "whip", "wargs")
    run(s, Journey(i))
    while s.seat == 0:
        take(s, PASS)
    laid = [a for a in options(s) if act_kind(a) == GUARD_WITH]
    assert laid == [act(GUARD_WITH, NUMBERS["whip"]), act(GUARD_WITH, NUMBERS["wargs"])]
    assert s.limit == 2
    take(s, GUARD_WITH, NUMBERS["whip"])
    assert s.limit == 1
    (c,) = [c for c in range(len(s.kind)) if s.zone[c] == GUARD]
    assert (s.co[c], s.known[c]) == (i, 2)
    while s.seat == 0:
        take(s, PASS)
    assert not any(act_kind(a) == GUARD_WITH for a in options(s))


@rule("LE-A-92")
def test_what_cannot_be_turned_up_when_a_card_taps_the_site() -> None:
    """hazards that send a company back, tap, keep it from acting, or remove somebody otherwise than by combat"""
    barred = {
        *("long-winter", "darkness-under-tree", "waiting-shadow", "river", "lost-in-free-domains", "call-of-home"),
        *("stench-of-mordor", "veils-flung-away"),
    }
    assert not any(KINDS[NUMBERS[name]].guards & SITE_PLAY for name in barred)
    assert KINDS[NUMBERS["lure-of-the-senses"]].guards & SITE_PLAY
    assert not any(card.guards & SITE_PLAY for card in KINDS if card.type == CREATURE)
