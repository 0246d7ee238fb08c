"""Part W: influence on cards of the other camp."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.terms import DID_ATTEMPT
from mathom.kernel.dice import Dice
from support import rule


def against(text: str, who: str, active: int = 0) -> Laid:
    """somebody has entered a site and may try to influence cards of the opponent"""
    t = lay(text, advanced=1, active=active)
    t.phase = "site"
    t.does(who, "entered").now = who
    return t


def tries(t: Laid, who: str) -> list[str]:
    return t.attempts(who)


def added(t: Laid) -> int:
    attempt = t.influencing
    assert isinstance(attempt, OpponentAttempt)
    return int(attempt.to_roll(t.s).added)


@rule("LE-W-28", "LE-W-29", "LE-H-84", "LE-HX-13")
@pytest.mark.parametrize(("mine", "won"), [(7, False), (9, True)])
def test_gandalf_tries_to_win_a_minion(mine: int, won: bool) -> None:
    t = against("0 hero-moria: gandalf; 1 moria: radbug; 1 carn-dum: tarcil, eradan, snaga", "gandalf")
    assert (t.general(1) - t.general_used(1), t.direct("gandalf")) == (2, 10)
    assert tries(t, "gandalf") == ["influence gandalf > radbug"]  # the same site, by another card
    t.roll(mine, 7).attempt("gandalf", "radbug")
    t.quiet()
    assert t.all_rolled()
    assert ("radbug" not in t) is won


@rule("LE-W-29", "LE-HX-13")
def test_the_mouth_tries_to_win_faramir() -> None:
    t = against("0 edoras: the-mouth; 1 hero-edoras: faramir", "the-mouth")
    t.hold(0, "whip").hold(1, "whip").attempt("the-mouth", "faramir")
    among_minions = against("0 moria: the-mouth; 1 moria: radbug", "the-mouth")
    among_minions.hold(0, "whip").hold(1, "whip").attempt("the-mouth", "radbug")
    spare = (t.general(1) - t.general_used(1)) - (among_minions.general(1) - among_minions.general_used(1))
    own = t.direct("the-mouth", "faramir") - among_minions.direct("the-mouth", "radbug")
    assert added(t) == added(among_minions) - 5 + own - spare


@rule("LE-H-84")
def test_it_is_not_harder_between_two_wizard_players_and_nobody_has_influence_in_reserve() -> None:
    t = against("0 hero-edoras: gandalf; 1 hero-edoras: faramir", "gandalf")
    t.hold(0, "whip").attempt("gandalf", "faramir")
    assert added(t) == 10 - (20 - 5)
    mixed = against("0 hero-edoras: gandalf; 1 edoras: tarcil", "gandalf")
    assert mixed.general(1) == 20


@rule("LE-W-30", "LE-H-85", "LE-HX-14")
def test_another_form_of_a_faction_is_shown_and_played() -> None:
    t = against("0 hero-cameth-brin: gandalf; 1 carn-dum: tarcil, eradan, snaga, radbug, lagduf", "gandalf")
    t.lay("hillmen", 1)
    t.hold(0, "hero-hillmen").roll(12, 2)
    assert tries(t, "gandalf") == ["influence gandalf > hillmen"]
    t.attempt("gandalf", "hillmen")
    assert t.offers() == ["show hero-hillmen", "pass"]
    t.play("show hero-hillmen")
    attempt = t.influencing
    assert isinstance(attempt, OpponentAttempt)
    assert attempt.needed(t.s) == 0
    t.quiet()
    assert t.offers() == ["yes", "pass"]
    t.play("yes").quiet()
    assert t.discard[1] == ["hillmen"]
    assert t.points(0)["factions"] == 1
    assert "factions" not in t.points(1)


@rule("LE-W-30", "LE-HX-26", "LE-X-28")
def test_an_item_is_won_by_showing_another_form_of_it() -> None:
    t = against("0 moria: tarcil; 1 hero-moria: aragorn-ii (hero-scroll-of-isildur)", "tarcil")
    assert "influence tarcil > hero-scroll-of-isildur" not in tries(t, "tarcil")
    t.hold(0, "scroll-of-isildur", "whip").hold(1, "whip")
    assert "influence tarcil > hero-scroll-of-isildur" in tries(t, "tarcil")
    t.attempt("tarcil", "hero-scroll-of-isildur")
    assert t.offers() == ["show scroll-of-isildur"]  # something must be shown
    t.play("show scroll-of-isildur")
    attempt = t.influencing
    assert isinstance(attempt, OpponentAttempt)
    assert attempt.needed(t.s) == 9  # the mind of Aragorn


@rule("LE-W-30")
def test_a_form_that_is_a_hazard_may_be_shown_and_is_not_played() -> None:
    t = against("0 hero-moria: gandalf; 1 moria: the-mouth; 1 carn-dum: tarcil, eradan", "gandalf")
    t.hold(0, "mouth-of-sauron").roll(12, 2).attempt("gandalf", "the-mouth")
    t.play("show mouth-of-sauron").quiet()
    assert "the-mouth" not in t
    assert t.discard[0] == ["mouth-of-sauron"]


@rule("LE-W-27", "LE-H-86")
def test_one_attempt_in_a_turn_by_exactly_one_company() -> None:
    t = against("0 hero-edoras: gandalf; 0 hero-moria: legolas; 1 edoras: tarcil; 1 moria: radbug", "gandalf")
    t.does("legolas", "entered")
    assert tries(t, "gandalf")
    assert tries(t, "legolas")
    t.hold(1, "whip").attempt("gandalf", "tarcil")
    assert t.s.once[0] & DID_ATTEMPT
    assert tries(t, "legolas") == []


@rule("LE-H-111", "LE-W-52")
def test_at_the_council_another_form_costs_the_opponent_a_point() -> None:
    t = lay("0 moria: tarcil; 1 hero-moria: aragorn-ii (hero-scroll-of-isildur)", advanced=1)
    t.hold(0, "scroll-of-isildur", "whip").roll(12, 12)
    t.council(0).dully(lambda: "show scroll-of-isildur" in t.offers())
    before = int(t.s.score[1])
    t.play("show scroll-of-isildur")
    assert t.s.score[1] == before - 1


def test_who_imagines_the_hand_can_go_on_when_a_form_is_to_be_shown() -> None:
    t = against("0 moria: tarcil; 1 hero-moria: aragorn-ii (hero-scroll-of-isildur)", "tarcil")
    t.hold(0, "scroll-of-isildur", "whip").add("deck", 0, *["whip"] * 40)
    t.attempt("tarcil", "hero-scroll-of-isildur")
    for seed in range(5):
        assert t.s.imagine(1, Dice(seed)).actions()
