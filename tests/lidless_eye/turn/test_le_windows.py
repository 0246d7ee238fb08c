"""Any time of one's own turn: in the untap phase, and at a site before entering; and Twilight in the other's phases."""

from collections.abc import Callable

import pytest

import mathom
from lidless_eye.laying import Laid, lay
from lidless_eye.turn.test_le_turn import table
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.terms import (
    PASS,
    UNTAPS,
)
from mathom.kernel.state import act
from mathom.match.passing import kept, offered, pass_for, standing
from support import rule

GAME = mathom.game("lidless-eye")


SKIES, TWILIGHT, BREE = "skies-of-fire", "twilight", "bree"


# -- the untap phase


def lured(t: Laid) -> None:
    """a check at the end of the untap phase"""
    t.lay_on("lure-of-the-senses", t.characters(0)[0])


@rule("LE-B-35")
def test_a_resource_is_played_in_the_untap_phase() -> None:
    """after untapping, before anything else of the turn"""
    t = table()
    tarcil = t.characters(0)[0]
    t.tap[tarcil] = "tapped"
    lured(t)
    t.hold(0, "skies-of-fire")
    t.settle()
    assert (t.phase, t.seat) == ("untap", 0)
    assert t.tap[tarcil] == "untapped"
    t.play(f"play {SKIES}")
    t.quiet(lambda: SKIES in t)
    assert t.phase == "untap"
    assert SKIES in t
    t.roll(12)
    t.quiet()
    assert t.stack[-1] == "Organization"


@rule("LE-B-35")
def test_what_the_end_of_the_untap_phase_brings_comes_after_it() -> None:
    """Lure of the Senses: a check at the end of the untap phase at a Darkhaven"""
    t = table()
    tarcil = t.characters(0)[0]
    lured(t)
    t.hold(0, "skies-of-fire")
    t.settle()
    assert f"play {SKIES}" in t.offers()
    assert len(t.stack) == 2  # the turn and its window
    t.roll(2)
    t.play("pass")
    assert t.stack[-2] == "CorruptionCheck"
    t.quiet()
    assert t.all_rolled()
    assert t.tap[tarcil] == "tapped"  # 2 against 2


@rule("LE-B-37")
@pytest.mark.parametrize("night", [True, False])
def test_the_opponent_is_asked_in_the_untap_phase_where_twilight_could_come(night: bool) -> None:
    t = table()
    if night:
        t.lay("doors-of-night", 1)
    t.hold(1, "sudden-call")
    t.lay_on("foul-smelling-paste", t.characters(1)[0])
    lured(t)
    t.settle()
    t.play("pass")
    top = t.s.stack[-1]
    assert isinstance(top, Chain)
    assert bool(top.window & UNTAPS) == night  # else the check at the end of the phase has come
    assert t.seat == (1 if night else 0)


@rule("LE-B-36")
def test_no_hazard_in_the_untap_phase() -> None:
    t = table()
    t.lay("doors-of-night", 1)
    lured(t)
    t.hold(1, "minions-stir")
    t.settle()
    t.play("pass")
    assert (t.phase, t.seat) == ("untap", 1)  # Twilight could come
    assert t.offers() == ["pass"]


# -- Twilight while the other organizes


def organizes(*hand: str, night: bool = True) -> Laid:
    """seat 0 is about to organize, seat 1 holds these cards; with Skies of Fire in play"""
    t = table()
    if night:
        t.lay(SKIES, 0)
    t.hold(1, *hand)
    t.settle()
    while t.stack[-1] != "Organization":
        t.play("pass")
    return t


@rule("LE-B-37")
def test_the_opponent_plays_twilight_in_a_quiet_organization_phase() -> None:
    t = organizes("twilight")
    t.play("pass")
    assert (t.phase, t.seat) == ("organization", 1)
    assert "play twilight > skies-of-fire" in t.offers()
    t.play("play twilight > skies-of-fire").quiet()
    assert "skies-of-fire" in t.discard[0]
    assert (t.phase, t.seat) == ("organization", 0)  # it goes on
    t.play("pass")
    assert t.phase == "long-event"


@rule("LE-B-37")
def test_the_phase_ends_when_he_lets_it_be() -> None:
    t = organizes("twilight")
    t.play("pass")
    t.play("pass")
    assert t.phase == "long-event"
    assert SKIES in t


@rule("LE-B-37")
@pytest.mark.parametrize("hand", ["twilight", "black-mace"])
@pytest.mark.parametrize("night", [True, False])
def test_whether_he_is_asked_depends_on_what_lies_open(hand: str, night: bool) -> None:
    t = organizes(hand, night=night)
    t.play("pass")
    assert (t.phase, t.seat) == (("organization", 1) if night else ("long-event", 0))


# -- the site phase, before entering


@rule("LE-B-35", "LE-B-120")
def test_an_event_before_the_company_enters() -> None:
    """Come by Night upon Them on Bree: then its automatic-attack is weaker"""
    t = lay("0 bree: jerrek, hendolen").visit("jerrek")
    t.hold(0, "come-by-night-upon-them", "saw-toothed-blade")
    assert t.offered("play saw-toothed-blade") == []  # only who has entered
    assert t.offers() == [f"play come-by-night-upon-them > {BREE}", "enter", "pass"]
    t.play(f"play come-by-night-upon-them > {BREE}")
    t.quiet()
    assert "entered" not in t.did("jerrek")
    assert t.offers() == ["enter", "pass"]
    t.play("enter")
    t.quiet(lambda: t.attacked)
    assert t.attacking.prowess_now(t.s) == t.attacking.prowess - 1


@rule("LE-B-141")
def test_another_weapon_before_the_company_enters() -> None:
    t = lay("0 moria: gorbag").visit("gorbag")
    t.lay_on("saw-toothed-blade", "gorbag")
    t.lay_on("black-mace", "gorbag")
    t.play("wield black-mace")
    assert t.weapon("gorbag") == "black-mace"
    assert t.offers() == ["wield saw-toothed-blade", "enter", "pass"]


@rule("LE-B-211")
def test_the_opponent_may_answer_an_event_before_the_company_enters() -> None:
    t = lay("0 moria: gorbag").visit("gorbag")
    t.hold(0, "skies-of-fire")
    t.hold(1, "twilight")
    t.play(f"play {SKIES}")
    assert t.seat == 1
    t.play(f"play {TWILIGHT} > {SKIES}")
    t.quiet()
    assert "skies-of-fire" in t.discard[0]
    assert t.stack[-1] == "SitePhase"
    assert "enter" in t.offers()


# -- passing stays effortless


def test_at_quick_tables_who_can_do_nothing_is_not_asked_in_the_new_windows() -> None:
    t = organizes("black-mace")
    t.play("pass")
    assert t.seat == 1
    assert pass_for(GAME, t.s, True, None) == act(PASS)
    assert pass_for(GAME, t.s, False, None) is None  # at strict ones he is, else it would tell of his hand
    t = organizes("twilight")
    t.play("pass")
    assert pass_for(GAME, t.s, True, None) is None


@rule("LE-B-35")
@pytest.mark.parametrize("hand", ["skies-of-fire", "wargs"])
def test_nobody_is_asked_twice_where_the_organization_phase_follows_at_once(hand: str) -> None:
    """whatever he holds; what he could have played in the untap phase is the first thing there"""
    t = table()
    t.hold(0, hand)
    t.settle()
    assert t.stack[-1] == "Organization"
    assert (f"play {SKIES}" in t.offers()) == (hand == "skies-of-fire")


def watched(t: Laid) -> None:
    """the opponent may use his sideboard at the end of the untap phase (LE-A-8)"""
    t.s.advanced = 1
    t.company(0, "minas-morgul", "ren-the-ringwraith")
    t.add("sideboard", 1, "wargs")


@rule("LE-B-35")
@pytest.mark.parametrize("lies_between", [lured, watched])
@pytest.mark.parametrize("hand", ["skies-of-fire", "wargs"])
def test_he_is_asked_where_something_lies_between(lies_between: Callable[[Laid], None], hand: str) -> None:
    """also who could play nothing; at quick tables a pass is sent for him"""
    t = table()
    t.hold(0, hand)
    lies_between(t)
    t.settle()
    assert (t.phase, t.seat) == ("untap", 0)
    assert pass_for(GAME, t.s, True, None) == (None if hand == "skies-of-fire" else act(PASS))
    assert pass_for(GAME, t.s, False, None) is None


def test_a_standing_pass_covers_the_new_windows() -> None:
    """the opponent promises in the untap phase to pass for this turn: he is not asked at the end of the organization
    phase either; a promise for the phase ends with the untap phase"""
    t = table()
    t.s.turn = 3
    t.lay(SKIES, 0)
    lured(t)
    t.hold(1, "twilight")
    t.settle()
    t.play("pass")
    assert (t.phase, t.seat) == ("untap", 1)
    assert offered(GAME, t.s) == ("phase", "turn")
    phase, turn = (standing(GAME, t.s, "phase"), standing(GAME, t.s, "turn"))
    assert phase is not None
    assert turn is not None
    t.roll(12)
    t.quiet()
    t.play("pass")
    assert (t.phase, t.seat) == ("organization", 1)
    assert pass_for(GAME, t.s, False, turn) == act(PASS)
    assert not kept(GAME, t.s, phase)
    assert pass_for(GAME, t.s, False, phase) is None


# -- what is shown, and what a bot makes of it


def test_the_new_windows_say_what_they_are() -> None:
    t = table()
    t.lay(SKIES, 0)
    lured(t)
    t.settle()
    assert GAME.view(t.s, 0).prompt.text == "The untap phase ends; you may play a card before, or pass"
    assert GAME.view(t.s, 0).phase.text == "untap phase of {who}"
    t.roll(12)
    while t.stack[-1] != "Organization":
        t.play("pass")
    t.play("pass")
    assert GAME.view(t.s, 1).prompt.text == "The organization phase ends; you may play a card before, or pass"
    assert GAME.view(t.s, 1).phase.text == "organization phase of {who}"
    t = lay("0 moria: gorbag").visit("gorbag")
    t.in_turn()
    text = "Enter the site to play cards there, or leave it at that; before you may play events"
    assert GAME.view(t.s, 0).prompt.text == text


def test_a_bot_waits_for_the_organization_phase_and_enters_first() -> None:
    t = table()
    t.hold(0, "skies-of-fire")
    t.lay("doors-of-night", 1)
    lured(t)
    t.settle()
    assert f"play {SKIES}" in t.offers()
    assert t.words([choose_greedily(t.s)]) == ["pass"]
    t = lay("0 moria: gorbag, shagrat, muzgash").visit("gorbag")
    t.hold(0, "skies-of-fire", "black-mace")
    assert t.words([choose_greedily(t.s)]) == ["enter"]
    t = lay("0 minas-morgul: gorbag").visit("gorbag")
    t.hold(0, "skies-of-fire")
    assert t.words([choose_greedily(t.s)]) == [f"play {SKIES}"]  # nothing calls him in


def test_a_bare_table_has_no_windows() -> None:
    """nobody who holds no card is asked"""
    t = lay("0 minas-morgul: tarcil; 1 minas-morgul: hendolen")
    t.turn()
    assert t.stack[-1] == "Organization"
