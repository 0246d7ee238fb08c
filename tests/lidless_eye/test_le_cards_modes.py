"""What is played on one's own Ringwraith."""

import pytest

from lidless_eye.event_support import assaulted, band, playable, plays, quiet, usable, uses
from lidless_eye.hazard_support import going
from lidless_eye.support_le import company, follower, has, in_hand, join, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.cardbase import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.companies import overt
from mathom.games.lidless_eye.journey import TRAVELS, Journey
from mathom.games.lidless_eye.organization import Organization
from mathom.games.lidless_eye.position import Eye
from mathom.games.lidless_eye.routes import destination_list
from mathom.games.lidless_eye.strike import strike_now
from mathom.games.lidless_eye.sums import direct, general, hand_size, prowess
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    BRING,
    CHOOSE,
    PASS,
    REGROUP,
    SITE,
    TABLE,
    TAPPED,
)
from mathom.kernel.state import act_kind
from support import card, rule

MODES = ["black-rider", "fell-rider", "heralded-lord"]


def organizes(s: Eye) -> Eye:
    """the next organization phase begins"""
    return run(s, Organization())


def sets_out(s: Eye, i: int, site: str) -> None:
    """a company turns up its new site"""
    going(s, i, site, "s")
    frame = Journey(i)
    frame.step = TRAVELS
    run(s, frame)


@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode)) for mode in MODES])
def test_a_mode_opens_the_way_and_ends_at_a_darkhaven(mode: str) -> None:
    s, i, (wraith,) = band("minas-morgul", "khamul-the-ringwraith", advanced=1)
    dale = SITE_NUMBERS["cirith-ungol"]
    assert dale not in destination_list(s, i)
    assert playable(s, mode) == [(wraith, 0)]
    assert playable(s, mode, SITE) == []
    plays(s, mode, wraith)
    assert dale in destination_list(s, i)
    assert playable(s, mode) == []  # once on a company
    s.co_site[i] = dale
    organizes(s)
    assert s.in_play(NUMBERS[mode]) >= 0  # not there
    s.stack.clear()
    s.co_site[i] = SITE_NUMBERS["minas-morgul"]
    organizes(s)
    assert has(s.discard[0], mode)


@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode)) for mode in MODES])
def test_modes_are_for_the_own_ringwraith_at_a_darkhaven(mode: str) -> None:
    away, _, _ = band("dale", "khamul-the-ringwraith")
    assert playable(away, mode) == []
    nobody, _, _ = band("minas-morgul", "jerrek")
    assert playable(nobody, mode) == []


@rule("LE-B-88")
@card("black-rider", "fell-rider")
def test_a_new_mode_ends_the_old() -> None:
    s, _, (wraith,) = band("minas-morgul", "khamul-the-ringwraith")
    plays(s, "black-rider", wraith)
    plays(s, "fell-rider", wraith)
    assert has(s.discard[0], "black-rider")
    assert s.host[s.in_play(NUMBERS["fell-rider"])] == wraith


@rule("LE-A-42")
@card("black-rider")
def test_the_end_of_a_mode_parts_the_riders() -> None:
    s, _, (wraith, jerrek) = band("minas-morgul", "the-witch-king", "jerrek", advanced=1)
    other = follower(s, "khamul-the-ringwraith", wraith)
    s.host[jerrek] = -1
    plays(s, "black-rider", wraith)
    assert s.zone[other] == TABLE  # not at once
    organizes(s)
    assert has(s.discard[0], "khamul-the-ringwraith")
    assert s.zone[jerrek] == TABLE


@card("fell-rider")
def test_fell_rider_rides_alone() -> None:
    s, i, (wraith, jerrek) = band("minas-morgul", "the-witch-king", "jerrek", advanced=1)
    other = follower(s, "khamul-the-ringwraith", wraith)
    wolf = lay_on(s, "war-wolf", jerrek)
    assert not overt(s, i)
    plays(s, "fell-rider", wraith)
    assert (prowess(s, wraith), direct(s, wraith)) == (9 + 2 + 1, 0)  # his own +1 as Fell Rider; 3 - 3
    assert overt(s, i)
    assert s.kind[other] < 0
    assert s.kind[wolf] < 0
    assert has(s.discard[0], "war-wolf")
    in_hand(s, 0, "khamul-the-ringwraith")
    j, (snaga,) = company(s, 0, "minas-morgul", "snaga")
    lay_on(s, "war-wolf", snaga)
    s.stack.clear()
    s.owner[s.in_play(NUMBERS["fell-rider"])] = 0
    s.call(Organization())
    s.stack[-1].step = 1  # the phase in which it was played
    settle(s)
    assert not any(act_kind(a) == BRING for a in options(s))  # no follower joins
    regroups = [a for a in options(s) if act_kind(a) == REGROUP]
    assert all(a >> 12 & 0xFFF != i for a in regroups)  # nor an ally
    assert s.co[snaga] == j


@card("heralded-lord")
def test_heralded_lord() -> None:
    s, _, (wraith, jerrek) = band("minas-morgul", "the-witch-king", "jerrek")
    plays(s, "heralded-lord", wraith)
    assert (prowess(s, wraith), direct(s, wraith)) == (9 - 2, 3 + 3 + 3)  # his own +3 as Heralded Lord
    assert (prowess(s, jerrek), direct(s, jerrek)) == (5 - 2, 3)
    assert not overt(s, int(s.co[wraith]))


@card("while-the-yellow-face-sleeps")
def test_while_the_yellow_face_sleeps() -> None:
    s, i, (wraith,) = band("minas-morgul", "the-witch-king")
    plays(s, "while-the-yellow-face-sleeps", wraith)
    assert (hand_size(s, 0), hand_size(s, 1)) == (9, 8)
    assert playable(s, "while-the-yellow-face-sleeps") == []
    sets_out(s, i, "dol-guldur")
    assert hand_size(s, 0) == 8
    assert s.in_play(NUMBERS["while-the-yellow-face-sleeps"]) < 0
    away, _, _ = band("dale", "the-witch-king")
    assert playable(away, "while-the-yellow-face-sleeps") == []


@card("while-the-yellow-face-sleeps")
def test_others_may_move_while_he_rests() -> None:
    s, _, (wraith,) = band("minas-morgul", "the-witch-king")
    plays(s, "while-the-yellow-face-sleeps", wraith)
    other, _ = company(s, 0, "minas-morgul", "jerrek")
    sets_out(s, other, "dol-guldur")
    assert hand_size(s, 0) == 9


@card("bade-to-rule")
def test_bade_to_rule() -> None:
    s, i, (wraith,) = band("minas-morgul", "the-witch-king")
    plays(s, "bade-to-rule", wraith)
    rule_card = s.in_play(NUMBERS["bade-to-rule"])
    assert (general(s, 0), general(s, 1), direct(s, wraith)) == (25, 20, 1)
    assert playable(s, "bade-to-rule") == []
    t = s.copy()
    uses(s, rule_card)
    assert (general(s, 0), direct(s, wraith)) == (20, 3)
    assert usable(t, "bade-to-rule", SITE) == []
    sets_out(t, i, "dol-guldur")
    assert general(t, 0) == 20


@card("bade-to-rule")
def test_bade_to_rule_waits_for_him() -> None:
    s, i, _ = band("minas-morgul", "jerrek")
    assert playable(s, "bade-to-rule", ANY_TIME) == [(4095, 0)]
    plays(s, "bade-to-rule", 4095)
    assert general(s, 0) == 25
    wraith = join(s, i, "the-witch-king")
    assert direct(s, wraith) == 1
    organizes(s)
    take(s, PASS)
    assert s.host[s.in_play(NUMBERS["bade-to-rule"])] == wraith


@card("morgul-blade")
def test_morgul_blade() -> None:
    s, i, (wraith, jerrek) = band("dale", "khamul-the-ringwraith", "jerrek")
    assert playable(s, "morgul-blade", ANY_TIME) == [(wraith, 0)]  # no other character
    plays(s, "morgul-blade", wraith)
    assert playable(s, "morgul-blade", ANY_TIME) == []
    against_him = assaulted(s, i, "wolf", 1, 12, 7, only=jerrek)
    assert (strike_now(s).target, against_him.prowess_now(s)) == (jerrek, 12)  # a strike against another
    s.stack.clear()
    s.tap[jerrek] = TAPPED
    attack = assaulted(s, i, "wolf", 1, 12, 7)
    sums(s, 2, 6)  # 9 + 2 against 12 - 1: it fails
    quiet(s)
    assert strike_now(s).target == wraith
    assert (attack.prowess_now(s), attack.body_now(s)) == (11, 6)
    take(s, PASS)
    quiet(s)
    assert has(s.discard[0], "morgul-blade")


@card("morgul-blade")
def test_morgul_blade_stays_after_a_blow_that_succeeds() -> None:
    s, i, (wraith,) = band("dale", "khamul-the-ringwraith")
    plays(s, "morgul-blade", wraith)
    assaulted(s, i, "wolf", 1, 13)
    sums(s, 2, 2)  # 11 against 12; 2 against his body
    quiet(s)
    take(s, PASS)
    quiet(s)
    assert s.in_play(NUMBERS["morgul-blade"]) >= 0


@card("they-ride-together")
def test_they_ride_together() -> None:
    s, i, (wraith,) = band("minas-morgul", "adunaphel-the-ringwraith", advanced=1)
    assert playable(s, "they-ride-together") == []  # nobody in the hand
    in_hand(s, 0, "ren-the-ringwraith", "khamul-the-ringwraith", "jerrek")
    assert playable(s, "they-ride-together") == [(wraith, 0)]
    assert playable(s, "they-ride-together", SITE) == []
    plays(s, "they-ride-together", wraith)
    take(s, CHOOSE, NUMBERS["ren-the-ringwraith"])
    take(s, CHOOSE, NUMBERS["khamul-the-ringwraith"])
    take(s, PASS)
    assert len(s.members(i)) == 3
    ren = s.in_play(NUMBERS["ren-the-ringwraith"])
    assert (s.host[ren], s.co[ren]) == (wraith, i)
    assert s.wraith[0] == NUMBERS["adunaphel-the-ringwraith"]
    basic, _, _ = band("minas-morgul", "adunaphel-the-ringwraith")
    in_hand(basic, 0, "ren-the-ringwraith")
    assert playable(basic, "they-ride-together") == []  # an advanced rule
