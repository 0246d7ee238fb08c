"""Hazard permanent-events that count for the whole table."""

import pytest

from lidless_eye.hazard_support import held, hits, in_play, journey, rest
from lidless_eye.support_le import has, in_hand, options, run, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.drawing import Exhaust
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import direct
from mathom.games.lidless_eye.rules.turn import LONG_OVER, TURN_OVER, Turn
from mathom.games.lidless_eye.terms import CHOOSE, DROP, ENTER, PASS, PICK, TABLE, TAPPED
from mathom.kernel.state import act
from support import card


@card("tidings-of-doubt-and-danger")
def test_tidings_of_doubt_and_danger() -> None:
    s, _, (dwar, mouth) = rest("minas-morgul", "dwar-the-ringwraith", "the-mouth")
    hits(s, "tidings-of-doubt-and-danger")
    assert direct(s, dwar) == 3
    assert direct(s, mouth) == 4
    assert held(s, "tidings-of-doubt-and-danger") == []
    in_play(s, "doors-of-night")
    assert direct(s, dwar) == 2
    run(s, Exhaust(0))
    assert has(s.discard[1], "tidings-of-doubt-and-danger")


@card("doors-of-night")
def test_doors_of_night_ends_resource_environments() -> None:
    s, _, _ = journey("w", "bree")
    sky = in_play(s, "skies-of-fire", 0)
    winter = in_play(s, "long-winter")
    assert held(s, "doors-of-night") == [(4095, 0)]
    hits(s, "doors-of-night")
    assert has(s.discard[0], "skies-of-fire")
    assert s.kind[sky] < 0
    assert s.zone[winter] == TABLE  # a hazard environment stays
    assert s.in_play(NUMBERS["doors-of-night"]) >= 0
    assert held(s, "doors-of-night") == []


@card("stench-of-mordor")
@pytest.mark.parametrize(
    ("site", "night", "stinks"),
    [("barad-dur", 0, True), ("dead-marshes", 0, False), ("dead-marshes", 1, True), ("bree", 1, False)],
)
def test_stench_of_mordor(site: str, night: int, stinks: bool) -> None:
    s, i, (gorbag, jerrek) = rest(site, "gorbag", "jerrek")
    hits(s, "stench-of-mordor")
    assert held(s, "stench-of-mordor") == []
    if night:
        in_play(s, "doors-of-night")
    run(s, SitePhase(i))
    if stinks:
        assert options(s) == [act(PICK, gorbag), act(PICK, jerrek)]
        take(s, PICK, jerrek)
        assert s.tap[jerrek] == TAPPED
    assert act(ENTER) in options(s)
    s.stack.clear()
    s.tap[gorbag] = s.tap[jerrek] = TAPPED
    run(s, SitePhase(i))
    assert act(ENTER) in options(s)  # nobody is left to tap
    s.stack.clear()
    run(s, Exhaust(0))
    assert has(s.discard[1], "stench-of-mordor")


@card("thrice-outnumbered")
def test_thrice_outnumbered() -> None:
    s, _, _ = journey("w", "bree")
    hits(s, "thrice-outnumbered")
    assert held(s, "thrice-outnumbered") == []
    s.discard[1].add(NUMBERS["brigands"], 2)
    s.discard[1].add(NUMBERS["wargs"], 2)
    s.discard[0].add(NUMBERS["wargs"], 1)
    frame = Turn()
    frame.step = TURN_OVER
    run(s, frame)
    assert (s.seat, options(s)) == (0, [act(PASS)])  # the active player first; what he has is his secret
    take(s, PASS)
    assert (s.seat, options(s)) == (1, [act(CHOOSE, NUMBERS["brigands"]), act(PASS)])
    take(s, CHOOSE, NUMBERS["brigands"])
    assert has(s.deck[1], "brigands")
    assert not has(s.discard[1], "brigands")


@card("thrice-outnumbered")
def test_thrice_outnumbered_costs_a_creature_or_ends() -> None:
    s, _, _ = rest("bree", "gorbag")
    c = in_play(s, "thrice-outnumbered")
    in_hand(s, 1, "brigands", "wargs")
    t = s.copy()
    for position in (s, t):
        frame = Turn()
        frame.step = LONG_OVER
        run(position, frame)
        assert (position.seat, options(position)) == (1, [act(DROP, NUMBERS["brigands"]), act(PICK, c)])
    take(s, DROP, NUMBERS["brigands"])
    assert has(s.discard[1], "brigands")
    assert s.zone[c] == TABLE
    take(t, PICK, c)
    assert has(t.discard[1], "thrice-outnumbered")
    own = rest("bree", "gorbag")[0]
    own.active = 1
    in_play(own, "thrice-outnumbered")
    frame = Turn()
    frame.step = LONG_OVER
    run(own, frame)
    assert own.in_play(NUMBERS["thrice-outnumbered"]) >= 0
    assert not own.stack or own.stack[-1].name() != "Upkeep"
    own.stack.clear()
    run(own, Exhaust(0))
    assert has(own.discard[1], "thrice-outnumbered")
