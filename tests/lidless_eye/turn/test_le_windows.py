"""Any time of one's own turn: in the untap phase, and at a site before entering; and Twilight in the other's phases."""

from collections.abc import Callable

import pytest

import mathom
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
    settle,
    sums,
    take,
)
from lidless_eye.turn import test_le_turn as turns
from lidless_eye.visits_le import attack, attacked, plays, visit
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.chain import Chain
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import gear_in_use
from mathom.games.lidless_eye.rules.turn import Turn
from mathom.games.lidless_eye.terms import (
    ENTER,
    LONG_EVENT,
    NOTHING,
    ORGANIZATION,
    PASS,
    PLAY,
    TABLE,
    TAPPED,
    UNTAP,
    UNTAPPED,
    UNTAPS,
    USE_GEAR,
    WEAPON,
)
from mathom.kernel.state import act
from mathom.match.passing import kept, offered, pass_for, standing
from support import rule

GAME = mathom.game("lidless-eye")


def table(advanced: int = 0, active: int = 0) -> Eye:
    return turns.table(advanced, active).s


SKIES, TWILIGHT, BREE = NUMBERS["skies-of-fire"], NUMBERS["twilight"], SITE_NUMBERS["bree"]


# -- the untap phase


def lured(s: Eye) -> None:
    """a check at the end of the untap phase"""
    lay_on(s, "lure-of-the-senses", s.characters(0)[0], seat=1)


@rule("LE-B-35")
def test_a_resource_is_played_in_the_untap_phase() -> None:
    """after untapping, before anything else of the turn"""
    s = table()
    tarcil = s.characters(0)[0]
    s.tap[tarcil] = TAPPED
    lured(s)
    in_hand(s, 0, "skies-of-fire")
    settle(s)
    assert (s.phase, s.seat) == (UNTAP, 0)
    assert s.tap[tarcil] == UNTAPPED
    take(s, PLAY, SKIES, NOTHING)
    pass_chains(s, lambda: s.in_play(SKIES) >= 0)
    assert s.phase == UNTAP
    assert s.in_play(SKIES) >= 0
    sums(s, 12)
    pass_chains(s)
    assert isinstance(s.stack[-1], Organization)


@rule("LE-B-35")
def test_what_the_end_of_the_untap_phase_brings_comes_after_it() -> None:
    """Lure of the Senses: a check at the end of the untap phase at a Darkhaven"""
    s = table()
    tarcil = s.characters(0)[0]
    lured(s)
    in_hand(s, 0, "skies-of-fire")
    settle(s)
    assert act(PLAY, SKIES, NOTHING) in options(s)
    assert len(s.stack) == 2  # the turn and its window
    sums(s, 2)
    take(s, PASS)
    assert isinstance(s.stack[-2], CorruptionCheck)
    pass_chains(s)
    assert all_rolled(s)
    assert s.tap[tarcil] == TAPPED  # 2 against 2


@rule("LE-B-37")
@pytest.mark.parametrize("night", [True, False])
def test_the_opponent_is_asked_in_the_untap_phase_where_twilight_could_come(night: bool) -> None:
    s = table()
    if night:
        s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    in_hand(s, 1, "sudden-call")
    lay_on(s, "foul-smelling-paste", s.characters(1)[0])
    lured(s)
    settle(s)
    take(s, PASS)
    top = s.stack[-1]
    assert isinstance(top, Chain)
    assert bool(top.window & UNTAPS) == night  # else the check at the end of the phase has come
    assert s.seat == (1 if night else 0)


@rule("LE-B-36")
def test_no_hazard_in_the_untap_phase() -> None:
    s = table()
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    lured(s)
    in_hand(s, 1, "minions-stir")
    settle(s)
    take(s, PASS)
    assert (s.phase, s.seat) == (UNTAP, 1)  # Twilight could come
    assert options(s) == [act(PASS)]


# -- Twilight while the other organizes


def organizes(*hand: str, night: bool = True) -> Eye:
    """seat 0 is about to organize, seat 1 holds these cards; with Skies of Fire in play"""
    s = table()
    if night:
        s.lay(SKIES, 0, TABLE)
    in_hand(s, 1, *hand)
    settle(s)
    while not isinstance(s.stack[-1], Organization):
        take(s, PASS)
    return s


@rule("LE-B-37")
def test_the_opponent_plays_twilight_in_a_quiet_organization_phase() -> None:
    s = organizes("twilight")
    skies = s.in_play(SKIES)
    take(s, PASS)
    assert (s.phase, s.seat) == (ORGANIZATION, 1)
    assert act(PLAY, TWILIGHT, skies) in options(s)
    take(s, PLAY, TWILIGHT, skies)
    pass_chains(s)
    assert has(s.discard[0], "skies-of-fire")
    assert (s.phase, s.seat) == (ORGANIZATION, 0)  # it goes on
    take(s, PASS)
    assert s.phase == LONG_EVENT


@rule("LE-B-37")
def test_the_phase_ends_when_he_lets_it_be() -> None:
    s = organizes("twilight")
    take(s, PASS)
    take(s, PASS)
    assert s.phase == LONG_EVENT
    assert s.in_play(SKIES) >= 0


@rule("LE-B-37")
@pytest.mark.parametrize("hand", ["twilight", "black-mace"])
@pytest.mark.parametrize("night", [True, False])
def test_whether_he_is_asked_depends_on_what_lies_open(hand: str, night: bool) -> None:
    s = organizes(hand, night=night)
    take(s, PASS)
    assert (s.phase, s.seat) == ((ORGANIZATION, 1) if night else (LONG_EVENT, 0))


# -- the site phase, before entering


@rule("LE-B-35", "LE-B-120")
def test_an_event_before_the_company_enters() -> None:
    """Come by Night upon Them on Bree: then its automatic-attack is weaker"""
    s, i, _ = visit("bree", "jerrek", "hendolen")
    in_hand(s, 0, "come-by-night-upon-them", "saw-toothed-blade")
    assert plays(s, "saw-toothed-blade") == []  # only who has entered
    assert options(s) == [act(PLAY, NUMBERS["come-by-night-upon-them"], BREE), act(ENTER), act(PASS)]
    take(s, PLAY, NUMBERS["come-by-night-upon-them"], BREE)
    pass_chains(s)
    assert not s.co_did[i] & ENTERED
    assert options(s) == [act(ENTER), act(PASS)]
    take(s, ENTER)
    pass_chains(s, lambda: attacked(s))
    assert attack(s).prowess_now(s) == attack(s).prowess - 1


@rule("LE-B-141")
def test_another_weapon_before_the_company_enters() -> None:
    s, _, (gorbag,) = visit("moria", "gorbag")
    blade = lay_on(s, "saw-toothed-blade", gorbag)
    mace = lay_on(s, "black-mace", gorbag)
    take(s, USE_GEAR, mace)
    assert gear_in_use(s, gorbag, WEAPON) == mace
    assert options(s) == [act(USE_GEAR, blade), act(ENTER), act(PASS)]


@rule("LE-B-211")
def test_the_opponent_may_answer_an_event_before_the_company_enters() -> None:
    s, _, _ = visit("moria", "gorbag")
    in_hand(s, 0, "skies-of-fire")
    in_hand(s, 1, "twilight")
    take(s, PLAY, SKIES, NOTHING)
    assert s.seat == 1
    take(s, PLAY, TWILIGHT, next(c for c in range(len(s.kind)) if s.kind[c] == SKIES))
    pass_chains(s)
    assert has(s.discard[0], "skies-of-fire")
    assert isinstance(s.stack[-1], SitePhase)
    assert act(ENTER) in options(s)


# -- passing stays effortless


def test_at_quick_tables_who_can_do_nothing_is_not_asked_in_the_new_windows() -> None:
    s = organizes("black-mace")
    take(s, PASS)
    assert s.seat == 1
    assert pass_for(GAME, s, True, None) == act(PASS)
    assert pass_for(GAME, s, False, None) is None  # at strict ones he is, else it would tell of his hand
    s = organizes("twilight")
    take(s, PASS)
    assert pass_for(GAME, s, True, None) is None


@rule("LE-B-35")
@pytest.mark.parametrize("hand", ["skies-of-fire", "wargs"])
def test_nobody_is_asked_twice_where_the_organization_phase_follows_at_once(hand: str) -> None:
    """whatever he holds; what he could have played in the untap phase is the first thing there"""
    s = table()
    in_hand(s, 0, hand)
    settle(s)
    assert isinstance(s.stack[-1], Organization)
    assert (act(PLAY, SKIES, NOTHING) in options(s)) == (hand == "skies-of-fire")


def watched(s: Eye) -> None:
    """the opponent may use his sideboard at the end of the untap phase (LE-A-8)"""
    s.advanced = 1
    company(s, 0, "minas-morgul", "ren-the-ringwraith")
    s.sideboard[1].add(NUMBERS["wargs"], 2)


@rule("LE-B-35")
@pytest.mark.parametrize("lies_between", [lured, watched])
@pytest.mark.parametrize("hand", ["skies-of-fire", "wargs"])
def test_he_is_asked_where_something_lies_between(lies_between: Callable[[Eye], None], hand: str) -> None:
    """also who could play nothing; at quick tables a pass is sent for him"""
    s = table()
    in_hand(s, 0, hand)
    lies_between(s)
    settle(s)
    assert (s.phase, s.seat) == (UNTAP, 0)
    assert pass_for(GAME, s, True, None) == (None if hand == "skies-of-fire" else act(PASS))
    assert pass_for(GAME, s, False, None) is None


def test_a_standing_pass_covers_the_new_windows() -> None:
    """the opponent promises in the untap phase to pass for this turn: he is not asked at the end of the organization
    phase either; a promise for the phase ends with the untap phase"""
    s = table()
    s.turn = 3
    s.lay(SKIES, 0, TABLE)
    lured(s)
    in_hand(s, 1, "twilight")
    settle(s)
    take(s, PASS)
    assert (s.phase, s.seat) == (UNTAP, 1)
    assert offered(GAME, s) == ("phase", "turn")
    phase, turn = standing(GAME, s, "phase"), standing(GAME, s, "turn")
    assert phase is not None
    assert turn is not None
    sums(s, 12)
    pass_chains(s)
    take(s, PASS)
    assert (s.phase, s.seat) == (ORGANIZATION, 1)
    assert pass_for(GAME, s, False, turn) == act(PASS)
    assert not kept(GAME, s, phase)
    assert pass_for(GAME, s, False, phase) is None


# -- what is shown, and what a bot makes of it


def test_the_new_windows_say_what_they_are() -> None:
    s = table()
    s.lay(SKIES, 0, TABLE)
    lured(s)
    settle(s)
    assert GAME.view(s, 0).prompt.text == "The untap phase ends; you may play a card before, or pass"
    assert GAME.view(s, 0).phase.text == "untap phase of {who}"
    sums(s, 12)
    while not isinstance(s.stack[-1], Organization):
        take(s, PASS)
    take(s, PASS)
    assert GAME.view(s, 1).prompt.text == "The organization phase ends; you may play a card before, or pass"
    assert GAME.view(s, 1).phase.text == "organization phase of {who}"
    s, _, _ = visit("moria", "gorbag")
    s.stack.insert(0, Turn())
    text = "Enter the site to play cards there, or leave it at that; before you may play events"
    assert GAME.view(s, 0).prompt.text == text


def test_a_bot_waits_for_the_organization_phase_and_enters_first() -> None:
    s = table()
    in_hand(s, 0, "skies-of-fire")
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    lured(s)
    settle(s)
    assert act(PLAY, SKIES, NOTHING) in options(s)
    assert choose_greedily(s) == act(PASS)
    s, _, _ = visit("moria", "gorbag", "shagrat", "muzgash")
    in_hand(s, 0, "skies-of-fire", "black-mace")
    assert choose_greedily(s) == act(ENTER)
    s, _, _ = visit("minas-morgul", "gorbag")
    in_hand(s, 0, "skies-of-fire")
    assert choose_greedily(s) == act(PLAY, SKIES, NOTHING)  # nothing calls him in


def test_a_bare_table_has_no_windows() -> None:
    """nobody who holds no card is asked"""
    s = bare()
    company(s, 0, "minas-morgul", "tarcil")
    company(s, 1, "minas-morgul", "hendolen")
    run(s, Turn())
    assert isinstance(s.stack[-1], Organization)
