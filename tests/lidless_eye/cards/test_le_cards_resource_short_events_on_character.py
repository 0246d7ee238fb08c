"""Resource short-events on a character."""

import pytest

from lidless_eye.event_support import band, playable, plays
from lidless_eye.hazard_support import going
from lidless_eye.support_le import company, has, in_hand, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.cards.kit.wraiths import as_dwarf, may_use_palantir
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.sums import unused_general
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BRING,
    MOVEMENT,
    NEW,
    NOBODY,
    SITE,
    TABLE,
    TAPPED,
    TRAVEL,
    UNTAPPED,
    WOUNDED,
)
from mathom.kernel.state import act, act_a, act_b, act_c, act_kind
from support import card, rule


@card("where-there-s-a-whip")
def test_where_there_s_a_whip() -> None:
    s, _, (gorbag, snaga, shagrat, jerrek) = band("dale", "gorbag", "snaga", "shagrat", "jerrek")
    assert playable(s, "where-there-s-a-whip", ANY_TIME) == []
    lay_on(s, "whip", gorbag)
    assert playable(s, "where-there-s-a-whip", ANY_TIME) == []  # nobody is tapped
    for c in (snaga, shagrat, jerrek):
        s.tap[c] = TAPPED
    assert playable(s, "where-there-s-a-whip", ANY_TIME) == [(gorbag, 0)]
    sums(s, 10, 11)  # 8 against the body of Snaga, 9; 9 against that of Jerrek, 8; Shagrat is no lesser
    plays(s, "where-there-s-a-whip", gorbag)
    assert (s.tap[snaga], s.tap[shagrat], s.tap[jerrek]) == (UNTAPPED, UNTAPPED, WOUNDED)
    assert s.zone[jerrek] == TABLE
    s.tap[gorbag] = TAPPED
    assert playable(s, "where-there-s-a-whip", ANY_TIME) == []


@rule("LE-B-177")
@card("where-there-s-a-whip")
@pytest.mark.parametrize(("roll", "gone"), [(8, False), (9, True), (10, True), (11, False)])
def test_who_is_whipped_is_discarded_on_the_figures_of_his_card(roll: int, gone: bool) -> None:
    """An Orc Tracker, body 8, on 7 and 8; the roll is at -2."""
    s, _, (gorbag, tracker) = band("dale", "gorbag", "orc-tracker")
    lay_on(s, "whip", gorbag)
    s.tap[tracker] = TAPPED
    sums(s, roll)
    plays(s, "where-there-s-a-whip", gorbag)
    assert has(s.discard[0], "orc-tracker") == gone
    if not gone:
        assert s.tap[tracker] == (WOUNDED if roll == 11 else UNTAPPED)


@card("voices-of-malice")
def test_voices_of_malice() -> None:
    s, _, (layos, jerrek) = band("dale", "layos", "jerrek")
    s.lay(NUMBERS["doors-of-night"], 1, TABLE)  # an environment
    assert playable(s, "voices-of-malice") == []
    stir = s.lay(NUMBERS["minions-stir"], 1, TABLE)
    lure = lay_on(s, "lure-of-the-senses", jerrek, 1)
    assert playable(s, "voices-of-malice") == [(layos, stir), (layos, lure)]
    sums(s, 5)  # 5 - 2 against no points
    plays(s, "voices-of-malice", layos, lure)
    assert has(s.discard[1], "lure-of-the-senses")
    assert s.tap[layos] == TAPPED
    assert playable(s, "voices-of-malice") == []


@card("wisdom-to-wield")
def test_wisdom_to_wield() -> None:
    s, _, (layos, jerrek) = band("dale", "layos", "jerrek")
    ring = lay_on(s, "dwarven-ring-of-durin-s-tribe", layos)
    stone = lay_on(s, "palantir-of-orthanc", layos)
    lay_on(s, "palantir-of-annuminas", jerrek)  # no sage
    assert playable(s, "wisdom-to-wield") == [(layos, ring), (layos, stone)]
    plays(s, "wisdom-to-wield", layos, ring)
    assert as_dwarf(s, ring)
    assert not may_use_palantir(s, stone)
    plays(s, "wisdom-to-wield", layos, stone)
    assert may_use_palantir(s, stone)
    assert playable(s, "wisdom-to-wield") == []
    s.expire(5)
    assert not as_dwarf(s, ring)
    dwarf, _, (nain,) = band("dale", "nain")
    lay_on(dwarf, "dwarven-ring-of-durin-s-tribe", nain)
    assert playable(dwarf, "wisdom-to-wield") == []  # he is one


@card("we-have-come-to-kill")
def test_we_have_come_to_kill() -> None:
    s, i, (mouth,) = band("moria", "the-mouth", advanced=1)
    assert playable(s, "we-have-come-to-kill") == []  # nobody in the hand
    in_hand(s, 0, "snaga", "the-witch-king")
    assert playable(s, "we-have-come-to-kill") == [(0, 0)]
    plays(s, "we-have-come-to-kill")
    ways = [a for a in options(s) if act_kind(a) == BRING]
    assert {act_a(a) for a in ways} == {NUMBERS["snaga"]}  # no Ringwraith
    assert act(BRING, NUMBERS["snaga"], i, NOBODY) in ways
    assert act(BRING, NUMBERS["snaga"], i, mouth) in ways  # his influence suffices
    new = {act_c(a) for a in ways if act_b(a) == NEW}
    assert SITE_NUMBERS["bree"] in new
    assert not new & {SITE_NUMBERS[name] for name in ("edoras", "dol-guldur", "barad-dur", "moria")}
    take(s, BRING, NUMBERS["snaga"], i, mouth)
    snaga = s.in_play(NUMBERS["snaga"])
    assert (s.host[snaga], s.co[snaga]) == (mouth, i)
    in_hand(s, 0, "lagduf")
    run(s, Organization())
    assert any(act_kind(a) == BRING for a in options(s))  # he was not the one of this phase


@card("we-have-come-to-kill")
def test_we_have_come_to_kill_in_any_phase() -> None:
    """wherever a company is at its site; outside the organization phase the influence must be free"""
    s, i, _ = band("moria", "the-mouth", advanced=1)
    in_hand(s, 0, "snaga")
    s.phase = MOVEMENT
    assert playable(s, "we-have-come-to-kill", SITE) == [(0, 0)]
    going(s, i, "dale", "wb")
    plays(s, "we-have-come-to-kill", bits=TRAVEL)
    ways = [a for a in options(s) if act_kind(a) == BRING]
    assert {act_b(a) for a in ways} == {NEW}  # nobody joins who is on the way
    assert not {act_c(a) for a in ways} & {SITE_NUMBERS["moria"], SITE_NUMBERS["dale"]}  # their cards lie on the table
    take(s, BRING, NUMBERS["snaga"], NEW, SITE_NUMBERS["bree"])
    snaga = s.in_play(NUMBERS["snaga"])
    assert s.co_site[s.co[snaga]] == SITE_NUMBERS["bree"]
    company(s, 0, "dol-guldur", "carambor", "layos", "tarcil", "jerrek")  # general influence is used up
    assert unused_general(s, 0) < KINDS[NUMBERS["gorbag"]].mind
    in_hand(s, 0, "gorbag")
    assert playable(s, "we-have-come-to-kill", TRAVEL) == []
