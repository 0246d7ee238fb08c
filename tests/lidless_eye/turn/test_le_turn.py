"""The turn: its phases, untapping, long-events, the order of companies, the end of the turn."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, card_of, lay
from mathom.games.lidless_eye.box.card import KINDS
from mathom.games.lidless_eye.news import TOLD_PHASE
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.turn import begin_turn, untap
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ECHO,
    END_OF_TURN,
    GUARD,
    HAZARD,
    LONG,
    LONG_EVENT,
    MOVEMENT,
    ORGANISE,
    ORGANIZATION,
    RESOURCE_LONG,
    RESOURCE_PERMANENT,
    RESOURCE_SHORT,
    SITE_PHASE,
    THIS_TURN,
    UNTAP,
)
from support import rule


def table(advanced: int = 0, active: int = 0) -> Laid:
    """a turn is about to begin; each player has a company at Minas Morgul, and all cards are Wargs"""
    t = lay("0 minas-morgul: tarcil; 1 minas-morgul: hendolen", advanced=advanced, active=active)
    for p in range(2):
        t.add("deck", p, *["wargs"] * 40)
        t.hold(p, *["wargs"] * 8)
    t.in_turn()
    return t


def until(t: Laid, condition: Any) -> Laid:
    t.settle()
    for _ in range(2000):
        if t.over or condition():
            return t
        t.answer()
    raise AssertionError("it does not come to that")


def next_turn(t: Laid) -> Laid:
    """to the first question of the next turn"""
    now = t.s.active
    return until(t, lambda: t.s.active != now)


def asked_by(t: Laid, kind: str) -> bool:
    return t.stack[-1] == kind


@rule("LE-B-34")
def test_the_phases_of_two_turns() -> None:
    t = table()
    t.s.news = []
    next_turn(t)
    until(t, lambda: t.phase == "organization")
    order = [UNTAP, ORGANIZATION, LONG_EVENT, MOVEMENT, SITE_PHASE, END_OF_TURN]
    told = [(n.seat, n.a) for n in t.s.news if n.what == TOLD_PHASE]
    assert told == [*((0, phase) for phase in order), (1, UNTAP), (1, ORGANIZATION)]


# -- untap


@rule("LE-B-38", "LE-B-39")
def test_untapping_and_healing() -> None:
    t = lay("0 minas-morgul: tarcil (whip), gorbag (the-warg-king); 0 moria: shagrat; 1 minas-morgul: hendolen")
    for c in ("tarcil", "whip", "hendolen"):
        t.tap[c] = "tapped"
    for c in ("gorbag", "shagrat", "the-warg-king"):
        t.tap[c] = "wounded"
    t.tap_site(0, "moria")
    untap(t.s)
    assert [t.tap[c] for c in ("tarcil", "whip")] == ["untapped", "untapped"]
    assert [t.tap[c] for c in ("gorbag", "the-warg-king")] == [
        "tapped",
        "tapped",
    ]  # healed, but not untapped in the same phase
    assert t.tap["shagrat"] == "wounded"
    assert t.tap["hendolen"] == "tapped"
    assert t.site_tapped(0, "moria")


@rule("LE-B-40")
def test_barad_dur_heals_too() -> None:
    """its card says that it is a Darkhaven in the untap phase"""
    t = lay("0 barad-dur: wounded gorbag")
    untap(t.s)
    assert t.tap["gorbag"] == "tapped"


@rule("LE-B-77")
def test_a_card_may_keep_him_tapped(monkeypatch: pytest.MonkeyPatch) -> None:
    t = lay("0 minas-morgul: tarcil (to-satisfy-the-questioner), gorbag")
    t.tap["tarcil"] = t.tap["gorbag"] = "tapped"
    monkeypatch.setattr(
        type(card_of("to-satisfy-the-questioner")),
        "keeps_tapped",
        lambda self, s, c: c == t.piece("to-satisfy-the-questioner"),
    )
    untap(t.s)
    assert [t.tap["tarcil"], t.tap["gorbag"]] == ["tapped", "untapped"]


@rule("LE-A-49")
def test_no_influence_attempt_in_the_first_turn() -> None:
    from mathom.games.lidless_eye.terms import DID_ATTEMPT

    t = table(advanced=1)
    until(t, lambda: t.phase == "organization")
    assert t.s.once[0] & DID_ATTEMPT
    next_turn(t)
    assert t.s.once[1] & DID_ATTEMPT
    next_turn(t)
    assert t.s.active == 0
    assert not t.s.once[0] & DID_ATTEMPT


# -- resources and hazards


@rule("LE-B-35", "LE-B-36")
def test_resources_on_the_own_turn_hazards_in_the_journey() -> None:
    """short-events and permanent-events fit any time of the own turn unless the card says otherwise"""
    ordinary = [c for c in KINDS if c.done and c.type in (RESOURCE_SHORT, RESOURCE_PERMANENT)]
    assert any(c.windows & ANY_TIME == ANY_TIME for c in ordinary)
    hazards = [c for c in KINDS if c.done and c.side == HAZARD]
    assert hazards
    assert not any(c.windows & ORGANISE for c in hazards)
    t = table()
    t.hold(1, "doors-of-night")
    until(t, lambda: t.seat == 1 and t.phase == "movement/hazard")
    assert "play doors-of-night" in t.offers()
    assert t.s.limit == 2


@rule("LE-B-152", "LE-B-154", "LE-B-155")
def test_a_permanent_event_stays() -> None:
    t = table()
    t.hold(1, "doors-of-night")
    until(t, lambda: t.seat == 1 and t.phase == "movement/hazard")
    t.play("play doors-of-night")
    for _ in range(4):
        next_turn(t)
        assert "doors-of-night" in t  # for both players


@rule("LE-B-153")
def test_what_a_short_event_does_ends_with_the_turn() -> None:
    t = table()
    until(t, lambda: t.phase == "organization")
    card = t.piece(t.lay("sneakin", 0))
    e = t.s.echo(card, THIS_TURN)
    t.s.free(card)
    until(t, lambda: t.phase == "end-of-turn")
    assert t.s.zone[e] == ECHO
    next_turn(t)
    assert t.s.kind[e] < 0


# -- long-events


@rule("LE-B-92", "LE-B-93", "LE-X-9")
def test_a_hazard_long_event_lasts_until_the_victims_next_long_event_phase() -> None:
    """Awaken Denizens, played by seat 1 in the movement/hazard phase of seat 0"""
    t = table()
    t.hold(1, "awaken-denizens")
    until(t, lambda: t.seat == 1 and t.phase == "movement/hazard")
    assert t.offered("play") == ["play awaken-denizens"]
    t.play("play awaken-denizens")
    next_turn(t)
    assert "awaken-denizens" in t
    until(t, lambda: t.phase == "end-of-turn")
    assert "awaken-denizens" in t  # through the whole turn of who played it
    next_turn(t)
    until(t, lambda: t.phase == "organization")
    assert "awaken-denizens" in t
    until(t, lambda: t.phase == "movement/hazard")
    assert "awaken-denizens" not in t
    assert "awaken-denizens" in t.discard[1]


@rule("LE-B-90", "LE-B-93")
def test_a_resource_long_event_lasts_until_the_own_next_long_event_phase() -> None:
    t = table()
    t.lay("old-prejudice", 0)
    t.lay("tidings-of-death", 1)
    until(t, lambda: t.phase == "organization")
    assert "old-prejudice" in t
    until(t, lambda: t.phase == "long-event")
    assert "old-prejudice" in t.discard[0]
    until(t, lambda: t.phase == "end-of-turn")
    assert "tidings-of-death" in t
    next_turn(t)
    until(t, lambda: t.phase == "long-event")
    assert "tidings-of-death" in t.discard[1]


@rule("LE-B-91")
def test_resource_long_events_are_played_in_their_phase_only() -> None:
    longs = [c for c in KINDS if c.type == RESOURCE_LONG]
    assert len(longs) == 2 + 6  # of The Lidless Eye, of The Wizards
    assert all(c.windows in (0, LONG) for c in longs)


# -- companies


@rule("LE-B-94", "LE-B-119")
def test_the_active_player_chooses_the_order_of_his_companies() -> None:
    t = table()
    t.company(0, "dol-guldur", "gorbag")
    t.company(0, "dol-guldur", "shagrat")
    own = ["tarcil", "gorbag", "shagrat"]
    until(t, lambda: t.phase == "movement/hazard" and asked_by(t, "Turn"))
    assert t.seat == 0
    assert t.offers() == [f"company {i}+" for i in own]
    t.play("company shagrat+")
    assert t.now == "shagrat"
    until(t, lambda: asked_by(t, "Turn"))
    assert t.offers() == [f"company {i}+" for i in own if i != "shagrat"]
    t.play(f"company {own[0]}+")
    until(t, lambda: t.phase == "site" and asked_by(t, "Turn"))
    assert t.offers() == [f"company {i}+" for i in own]  # chosen anew
    t.play("company gorbag+")
    assert t.now == "gorbag"


@rule("LE-A-94")
def test_cards_on_guard_return_at_the_end_of_the_site_phase() -> None:
    t = table(advanced=1)
    until(t, lambda: t.phase == "site")
    t.s.lay(card_of("cave-drake").id, 1, GUARD, -1, 2)
    t.co["cave-drake"] = 0
    until(t, lambda: t.phase == "end-of-turn")
    assert "cave-drake" in t.hand[1]


# -- end of turn


@rule("LE-B-157")
def test_each_may_discard_one_then_hands_are_refilled() -> None:
    t = table()
    until(t, lambda: t.phase == "end-of-turn" and asked_by(t, "Turn"))
    assert t.seat == 0
    size = len(t.hand[0])
    assert t.offers() == ["discard wargs", "pass"]  # one card, copies are one choice
    t.play("discard wargs")
    assert t.seat == 1  # then the other
    assert len(t.discard[0]) == 1
    assert len(t.hand[0]) == size - 1
    t.play("discard wargs")
    assert [len(t.hand[p]) for p in range(2)] == [8, 8]
    assert t.s.active == 1


def ring_table(site: str, *names: str) -> tuple[Laid, str]:
    t = lay()
    members = t.company(0, site, *names)
    t.company(1, "minas-morgul", "hendolen")
    for p in range(2):
        t.add("deck", p, *["wargs"] * 40)
    t.lay_on("the-least-of-gold-rings", members[0])
    t.in_turn()
    return (t, "the-least-of-gold-rings")


@rule("LE-B-148", "LE-B-149", "LE-B-156")
@pytest.mark.parametrize(
    ("site", "names", "bonus"),
    [
        ("barad-dur", ("tarcil",), 0),
        ("minas-morgul", ("tarcil", "dwar-the-ringwraith"), -2),
        ("barad-dur", ("tarcil", "dwar-the-ringwraith"), -2),
    ],
)
def test_gold_rings_are_tested_at_the_end_of_the_turn(site: str, names: Any, bonus: int) -> None:
    """the test itself counts -3 at Barad-dûr: together -5"""
    t, ring = ring_table(site, *names)
    until(t, lambda: asked_by(t, "RingTest"))
    assert t.phase == "end-of-turn"
    test = t.s.stack[-1]
    assert isinstance(test, RingTest)
    assert (t.name(test.ring), test.bonus) == (ring, bonus)
    until(t, lambda: asked_by(t, "Turn"))
    assert ring not in t
    assert "the-least-of-gold-rings" in t.discard[0]


@rule("LE-B-148")
def test_elsewhere_no_gold_ring_is_tested() -> None:
    t, ring = ring_table("minas-morgul", "tarcil")
    next_turn(t)
    assert ring in t


@rule("LE-B-204")
def test_the_council_meets_at_the_end_of_the_turn() -> None:
    t = table()
    until(t, lambda: t.phase == "organization")
    t.s.exhausted[0] = t.s.exhausted[1] = 1
    until(t, lambda: t.ending != "" or (t.s.active == 1 and t.phase == "organization"))
    assert t.ending == "council"
    assert list(t.s.score) == [2, 2]  # nobody is lost: they have no corruption points


@rule("LE-B-205")
def test_the_council_meets_after_the_last_turn() -> None:
    t = table()
    until(t, lambda: t.phase == "organization")
    t.s.council = 1
    next_turn(t)
    until(t, lambda: t.ending != "" or (t.s.active == 0 and t.phase == "organization"))
    assert t.ending == "council"


@rule("LE-B-202")
def test_the_ring_comes_home_after_the_journey() -> None:
    t = lay("0 minas-morgul: tarcil; 1 minas-morgul: hendolen")
    for p in range(2):
        t.add("deck", p, *["wargs"] * 40)
    t.lay_on("the-one-ring", "tarcil")
    t.in_turn()
    until(t, lambda: asked_by(t, "Organization"))

    t.play("move tarcil+ > barad-dur")
    until(t, lambda: t.ending != "")
    assert (t.s.victor, t.phase) == (0, "movement/hazard")


@rule("LE-B-81", "LE-B-194")
def test_what_is_once_a_turn_begins_anew() -> None:
    t = lay("0 minas-morgul: tarcil")
    t.s.used[t.piece("tarcil")] = 4095 | 1 << 20
    t.s.once[0] = t.s.once[1] = 63
    t.s.co_did[t.number("tarcil")] = 31
    begin_turn(t.s)
    assert t.s.used[t.piece("tarcil")] == 1 << 20
    assert list(t.s.once) == [0, 0]
    assert t.s.co_did[t.number("tarcil")] & 31 == 0
