"""The turn: its phases, untapping, long-events, the order of companies, the end of the turn."""

from typing import Any

import pytest

from lidless_eye.support_le import bare, company, has, in_hand, lay_on, options, settle, take
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TOLD_PHASE
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.turn import Turn, begin_turn, untap
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BY_COUNCIL,
    COMPANY,
    DROP,
    ECHO,
    END_OF_TURN,
    GUARD,
    HAZARD,
    LONG,
    LONG_EVENT,
    MOVEMENT,
    NOTHING,
    ORGANISE,
    ORGANIZATION,
    PASS,
    PLAY,
    RESOURCE_LONG,
    RESOURCE_PERMANENT,
    RESOURCE_SHORT,
    SITE_PHASE,
    TABLE,
    TAPPED,
    THIS_TURN,
    UNTAP,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import act, act_kind
from support import rule


def table(advanced: int = 0, active: int = 0) -> Eye:
    """a turn is about to begin; each player has a company at Minas Morgul, and all cards are Wargs"""
    s = bare(advanced=advanced, active=active)
    company(s, 0, "minas-morgul", "tarcil")
    company(s, 1, "minas-morgul", "hendolen")
    for p in range(2):
        s.deck[p].add(NUMBERS["wargs"], 0, 40)
        s.hand[p].add(NUMBERS["wargs"], 1 << p, 8)
    s.stack = [Turn()]
    return s


def answer(s: Eye) -> Eye:
    """nothing is done: passes, or the first answer where one is needed"""
    choices = options(s)
    s.stack[-1].take(s, act(PASS) if act(PASS) in choices else choices[0])
    return settle(s)


def until(s: Eye, condition: Any) -> Eye:
    settle(s)
    for _ in range(2000):
        if s.over or condition():
            return s
        answer(s)
    raise AssertionError("it does not come to that")


def next_turn(s: Eye) -> Eye:
    """to the first question of the next turn"""
    now = s.active
    return until(s, lambda: s.active != now)


def asked_by(s: Eye, kind: type) -> bool:
    return isinstance(s.stack[-1], kind)


@rule("LE-B-34")
def test_the_phases_of_two_turns() -> None:
    s = table()
    s.news = []
    next_turn(s)
    until(s, lambda: s.phase == ORGANIZATION)
    order = [UNTAP, ORGANIZATION, LONG_EVENT, MOVEMENT, SITE_PHASE, END_OF_TURN]
    told = [(n.seat, n.a) for n in s.news if n.what == TOLD_PHASE]
    assert told == [*((0, phase) for phase in order), (1, UNTAP), (1, ORGANIZATION)]


# -- untap


@rule("LE-B-38", "LE-B-39")
def test_untapping_and_healing() -> None:
    s = bare()
    _, (tapped, hurt) = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    _, (far,) = company(s, 0, "moria", "shagrat")
    _, (other,) = company(s, 1, "minas-morgul", "hendolen")
    item = lay_on(s, "whip", tapped)
    ally = lay_on(s, "the-warg-king", hurt)
    for c in (tapped, item, other):
        s.tap[c] = TAPPED
    for c in (hurt, far, ally):
        s.tap[c] = WOUNDED
    s.tap_site(0, SITE_NUMBERS["moria"])
    untap(s)
    assert [s.tap[c] for c in (tapped, item)] == [UNTAPPED, UNTAPPED]
    assert [s.tap[c] for c in (hurt, ally)] == [TAPPED, TAPPED]  # healed, but not untapped in the same phase
    assert s.tap[far] == WOUNDED
    assert s.tap[other] == TAPPED
    assert s.site_tapped(0, SITE_NUMBERS["moria"])


@rule("LE-B-40")
def test_barad_dur_heals_too() -> None:
    """its card says that it is a Darkhaven in the untap phase"""
    s = bare()
    _, (c,) = company(s, 0, "barad-dur", "gorbag")
    s.tap[c] = WOUNDED
    untap(s)
    assert s.tap[c] == TAPPED


@rule("LE-B-77")
def test_a_card_may_keep_him_tapped(monkeypatch: pytest.MonkeyPatch) -> None:
    s = bare()
    _, (tarcil, gorbag) = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    keeper = lay_on(s, "to-satisfy-the-questioner", tarcil)
    s.tap[tarcil] = s.tap[gorbag] = TAPPED
    monkeypatch.setattr(type(KINDS[s.kind[keeper]]), "keeps_tapped", lambda self, s, c: c == keeper)
    untap(s)
    assert [s.tap[tarcil], s.tap[gorbag]] == [TAPPED, UNTAPPED]


@rule("LE-A-49")
def test_no_influence_attempt_in_the_first_turn() -> None:
    from mathom.games.lidless_eye.terms import DID_ATTEMPT

    s = table(advanced=1)
    until(s, lambda: s.phase == ORGANIZATION)
    assert s.once[0] & DID_ATTEMPT
    next_turn(s)
    assert s.once[1] & DID_ATTEMPT
    next_turn(s)
    assert s.active == 0
    assert not s.once[0] & DID_ATTEMPT


# -- resources and hazards


@rule("LE-B-35", "LE-B-36")
def test_resources_on_the_own_turn_hazards_in_the_journey() -> None:
    """short-events and permanent-events fit any time of the own turn unless the card says otherwise"""
    ordinary = [c for c in KINDS if c.done and c.type in (RESOURCE_SHORT, RESOURCE_PERMANENT)]
    assert any(c.windows & ANY_TIME == ANY_TIME for c in ordinary)
    hazards = [c for c in KINDS if c.done and c.side == HAZARD]
    assert hazards
    assert not any(c.windows & ORGANISE for c in hazards)
    s = table()
    in_hand(s, 1, "doors-of-night")
    until(s, lambda: s.seat == 1 and s.phase == MOVEMENT)
    assert act(PLAY, NUMBERS["doors-of-night"], NOTHING) in options(s)
    assert s.limit == 2


@rule("LE-B-152", "LE-B-154", "LE-B-155")
def test_a_permanent_event_stays() -> None:
    s = table()
    in_hand(s, 1, "doors-of-night")
    until(s, lambda: s.seat == 1 and s.phase == MOVEMENT)
    take(s, PLAY, NUMBERS["doors-of-night"], NOTHING)
    for _ in range(4):
        next_turn(s)
        assert s.in_play(NUMBERS["doors-of-night"]) >= 0  # for both players


@rule("LE-B-153")
def test_what_a_short_event_does_ends_with_the_turn() -> None:
    s = table()
    until(s, lambda: s.phase == ORGANIZATION)
    card = s.lay(NUMBERS["sneakin"], 0, TABLE)
    e = s.echo(card, THIS_TURN)
    s.free(card)
    until(s, lambda: s.phase == END_OF_TURN)
    assert s.zone[e] == ECHO
    next_turn(s)
    assert s.kind[e] < 0


# -- long-events


@rule("LE-B-92", "LE-B-93", "LE-X-9")
def test_a_hazard_long_event_lasts_until_the_victims_next_long_event_phase() -> None:
    """Awaken Denizens, played by seat 1 in the movement/hazard phase of seat 0"""
    s = table()
    in_hand(s, 1, "awaken-denizens")
    until(s, lambda: s.seat == 1 and s.phase == MOVEMENT)
    plays = [a for a in options(s) if act_kind(a) == PLAY]
    assert len(plays) == 1
    s.stack[-1].take(s, plays[0])
    denizens = NUMBERS["awaken-denizens"]
    next_turn(s)
    assert s.in_play(denizens) >= 0
    until(s, lambda: s.phase == END_OF_TURN)
    assert s.in_play(denizens) >= 0  # through the whole turn of who played it
    next_turn(s)
    until(s, lambda: s.phase == ORGANIZATION)
    assert s.in_play(denizens) >= 0
    until(s, lambda: s.phase == MOVEMENT)
    assert s.in_play(denizens) < 0
    assert has(s.discard[1], "awaken-denizens")


@rule("LE-B-90", "LE-B-93")
def test_a_resource_long_event_lasts_until_the_own_next_long_event_phase() -> None:
    s = table()
    mine = s.lay(NUMBERS["old-prejudice"], 0, TABLE)
    other = s.lay(NUMBERS["tidings-of-death"], 1, TABLE)
    until(s, lambda: s.phase == ORGANIZATION)
    assert s.zone[mine] == TABLE
    until(s, lambda: s.phase == LONG_EVENT)
    assert has(s.discard[0], "old-prejudice")
    until(s, lambda: s.phase == END_OF_TURN)
    assert s.zone[other] == TABLE
    next_turn(s)
    until(s, lambda: s.phase == LONG_EVENT)
    assert has(s.discard[1], "tidings-of-death")


@rule("LE-B-91")
def test_resource_long_events_are_played_in_their_phase_only() -> None:
    longs = [c for c in KINDS if c.type == RESOURCE_LONG]
    assert len(longs) == 2
    assert all(c.windows in (0, LONG) for c in longs)


# -- companies


@rule("LE-B-94", "LE-B-119")
def test_the_active_player_chooses_the_order_of_his_companies() -> None:
    s = table()
    second, _ = company(s, 0, "dol-guldur", "gorbag")
    third, _ = company(s, 0, "dol-guldur", "shagrat")
    own = [i for i in s.companies(0)]
    until(s, lambda: s.phase == MOVEMENT and asked_by(s, Turn))
    assert s.seat == 0
    assert options(s) == [act(COMPANY, i) for i in own]
    take(s, COMPANY, third)
    assert s.now == third
    until(s, lambda: asked_by(s, Turn))
    assert options(s) == [act(COMPANY, i) for i in own if i != third]
    take(s, COMPANY, own[0])
    until(s, lambda: s.phase == SITE_PHASE and asked_by(s, Turn))
    assert options(s) == [act(COMPANY, i) for i in own]  # chosen anew
    take(s, COMPANY, second)
    assert s.now == second


@rule("LE-A-94")
def test_cards_on_guard_return_at_the_end_of_the_site_phase() -> None:
    s = table(advanced=1)
    until(s, lambda: s.phase == SITE_PHASE)
    c = s.lay(NUMBERS["cave-drake"], 1, GUARD, -1, 2)
    s.co[c] = 0
    until(s, lambda: s.phase == END_OF_TURN)
    assert has(s.hand[1], "cave-drake")


# -- end of turn


@rule("LE-B-157")
def test_each_may_discard_one_then_hands_are_refilled() -> None:
    s = table()
    until(s, lambda: s.phase == END_OF_TURN and asked_by(s, Turn))
    assert s.seat == 0
    size = s.hand[0].size()
    assert options(s) == [act(DROP, NUMBERS["wargs"]), act(PASS)]  # one card, copies are one choice
    take(s, DROP, NUMBERS["wargs"])
    assert s.seat == 1  # then the other
    assert s.discard[0].size() == 1
    assert s.hand[0].size() == size - 1
    take(s, DROP, NUMBERS["wargs"])
    assert [s.hand[p].size() for p in range(2)] == [8, 8]
    assert s.active == 1


def ring_table(site: str, *names: str) -> tuple[Eye, int]:
    s = bare()
    _, members = company(s, 0, site, *names)
    company(s, 1, "minas-morgul", "hendolen")
    for p in range(2):
        s.deck[p].add(NUMBERS["wargs"], 0, 40)
    ring = lay_on(s, "the-least-of-gold-rings", members[0])
    s.stack = [Turn()]
    return s, ring


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
    s, ring = ring_table(site, *names)
    until(s, lambda: asked_by(s, RingTest))
    assert s.phase == END_OF_TURN
    test = s.stack[-1]
    assert isinstance(test, RingTest)
    assert (test.ring, test.bonus) == (ring, bonus)
    until(s, lambda: asked_by(s, Turn))
    assert s.kind[ring] < 0
    assert has(s.discard[0], "the-least-of-gold-rings")


@rule("LE-B-148")
def test_elsewhere_no_gold_ring_is_tested() -> None:
    s, ring = ring_table("minas-morgul", "tarcil")
    next_turn(s)
    assert s.zone[ring] == TABLE


@rule("LE-B-204")
def test_the_council_meets_at_the_end_of_the_turn() -> None:
    s = table()
    until(s, lambda: s.phase == ORGANIZATION)
    s.exhausted[0] = s.exhausted[1] = 1
    until(s, lambda: s.ending != 0 or (s.active == 1 and s.phase == ORGANIZATION))
    assert s.ending == BY_COUNCIL
    assert list(s.score) == [2, 2]  # nobody is lost: they have no corruption points


@rule("LE-B-205")
def test_the_council_meets_after_the_last_turn() -> None:
    s = table()
    until(s, lambda: s.phase == ORGANIZATION)
    s.council = 1
    next_turn(s)
    assert not s.ending
    until(s, lambda: s.ending != 0 or (s.active == 0 and s.phase == ORGANIZATION))
    assert s.ending == BY_COUNCIL


@rule("LE-B-202")
def test_the_ring_comes_home_after_the_journey() -> None:
    s = bare()
    i, (tarcil,) = company(s, 0, "minas-morgul", "tarcil")
    company(s, 1, "minas-morgul", "hendolen")
    for p in range(2):
        s.deck[p].add(NUMBERS["wargs"], 0, 40)
    lay_on(s, "the-one-ring", tarcil)
    s.stack = [Turn()]
    until(s, lambda: asked_by(s, Organization))
    from mathom.games.lidless_eye.terms import MOVE

    take(s, MOVE, i, SITE_NUMBERS["barad-dur"])
    until(s, lambda: s.ending != 0)
    assert (s.victor, s.phase) == (0, MOVEMENT)


@rule("LE-B-81", "LE-B-194")
def test_what_is_once_a_turn_begins_anew() -> None:
    s = bare()
    i, (tarcil,) = company(s, 0, "minas-morgul", "tarcil")
    s.used[tarcil] = 0xFFF | 1 << 20
    s.once[0] = s.once[1] = 63
    s.co_did[i] = 31
    begin_turn(s)
    assert s.used[tarcil] == 1 << 20
    assert list(s.once) == [0, 0]
    assert s.co_did[i] & 31 == 0
