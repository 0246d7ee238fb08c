"""Resource permanent-events on one's own Ringwraith."""

import pytest

from lidless_eye.event_support import assaulted, band, playable, plays, quiet, usable, uses
from lidless_eye.hazard_support import going
from lidless_eye.support_le import company, follower, has, in_hand, join, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NAMES, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import MOVED
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.companies import overt
from mathom.games.lidless_eye.rules.journey import TRAVELS, Journey
from mathom.games.lidless_eye.rules.meeting import Meeting
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.routes import destination_list
from mathom.games.lidless_eye.rules.sums import direct, general, hand_size, prowess
from mathom.games.lidless_eye.table.notation import company_name
from mathom.games.lidless_eye.table.refusals import refusal
from mathom.games.lidless_eye.terms import ANY_TIME, BRING, MOVE, NEW, NOBODY, PASS, REGROUP, SITE, TABLE, TAPPED
from mathom.kernel.state import act, act_a, act_b, act_kind
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


# -- who goes with him (advanced)


def offers_move(s: Eye, i: int, site: str) -> bool:
    return act(MOVE, i, SITE_NUMBERS[site]) in options(s)


@rule("LE-A-30", "LE-A-32")
@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode)) for mode in MODES])
def test_in_a_mode_others_go_out_with_him(mode: str) -> None:
    """Without one not even to another Darkhaven."""
    s, i, (wraith, _, _) = band("minas-morgul", "khamul-the-ringwraith", "jerrek", "gorbag", advanced=1)
    organizes(s)
    assert not offers_move(s, i, "cirith-ungol")
    assert not offers_move(s, i, "dol-guldur")
    s.stack.clear()
    plays(s, mode, wraith)
    s.call(Organization())
    s.stack[-1].step = 1  # the phase in which it was played
    settle(s)
    assert offers_move(s, i, "cirith-ungol")
    assert offers_move(s, i, "dol-guldur")
    assert not offers_move(s, i, "bandit-lair")  # by paths only
    take(s, MOVE, i, SITE_NUMBERS["cirith-ungol"])
    assert s.co_dest[i] == SITE_NUMBERS["cirith-ungol"]


@rule("LE-A-29", "LE-A-31")
@card("black-rider")
@pytest.mark.parametrize("others", [("tarcil", "gorbag"), ("gorbag", "shagrat")])
def test_a_mode_lifts_no_other_limit(others: tuple[str, ...]) -> None:
    s, i, (wraith, *_) = band("minas-morgul", "khamul-the-ringwraith", *others, advanced=1)
    plays(s, "black-rider", wraith)
    assert SITE_NUMBERS["cirith-ungol"] not in destination_list(s, i)


@rule("LE-A-30", "LE-B-63")
@card("black-rider")
def test_who_is_out_with_him_comes_home_with_him() -> None:
    s, i, (wraith, _) = band("cirith-ungol", "khamul-the-ringwraith", "jerrek", advanced=1)
    lay_on(s, "black-rider", wraith)
    assert list(destination_list(s, i)) == [SITE_NUMBERS["minas-morgul"]]


@rule("LE-A-30", "LE-A-33", "LE-A-75")
@pytest.mark.parametrize("mode", [pytest.param(mode, marks=card(mode) if mode else ()) for mode in (*MODES, "")])
def test_others_meet_him_at_a_site_where_he_is_in_a_mode(mode: str) -> None:
    s, i, (wraith,) = band("cirith-ungol", "khamul-the-ringwraith", advanced=1)
    j, (jerrek,) = company(s, 0, "cirith-ungol", "jerrek")
    s.co_did[j] |= MOVED
    s.co_origin[j] = SITE_NUMBERS["minas-morgul"]
    if mode:
        lay_on(s, mode, wraith)
    run(s, Meeting())
    if mode:
        assert s.co[jerrek] == s.co[wraith] == i
    else:
        assert s.co_site[s.co[jerrek]] == SITE_NUMBERS["minas-morgul"]  # sent back


@rule("LE-A-30", "LE-A-33")
@card("fell-rider")
def test_no_ally_joins_a_fell_rider_at_a_site() -> None:
    s, _, (wraith,) = band("cirith-ungol", "khamul-the-ringwraith", advanced=1)
    j, (jerrek,) = company(s, 0, "cirith-ungol", "jerrek")
    lay_on(s, "war-wolf", jerrek)
    lay_on(s, "fell-rider", wraith)
    s.co_did[j] |= MOVED
    s.co_origin[j] = SITE_NUMBERS["minas-morgul"]
    run(s, Meeting())
    assert s.co[jerrek] == j
    assert s.co_site[j] == SITE_NUMBERS["minas-morgul"]


@card("fell-rider")
def test_a_fell_rider_joins_no_ally() -> None:
    s, _, (wraith, _) = band("minas-morgul", "khamul-the-ringwraith", "jerrek", advanced=1)
    j, (snaga,) = company(s, 0, "minas-morgul", "snaga")
    wolf = lay_on(s, "war-wolf", snaga)
    s.call(Organization())
    s.stack[-1].step = 1
    settle(s)
    assert act(REGROUP, wraith, j) in options(s)
    lay_on(s, "fell-rider", wraith)
    assert act(REGROUP, wraith, j) not in options(s)
    s.to_discard(wolf)
    assert act(REGROUP, wraith, j) in options(s)


@rule("LE-A-30", "LE-A-23")
@card("black-rider")
def test_a_newcomer_joins_him_at_his_home_in_a_mode() -> None:
    s, i, (wraith,) = band("moria", "khamul-the-ringwraith", advanced=1)
    in_hand(s, 0, "orc-tracker")  # at home in any dark-hold
    s.co_site[i] = SITE_NUMBERS["barad-dur"]
    organizes(s)
    assert not any(act_kind(a) == BRING for a in options(s))
    lay_on(s, "black-rider", wraith)
    assert act(BRING, NUMBERS["orc-tracker"], i, NOBODY) in options(s)


@rule("LE-A-73", "LE-A-30")
@card("black-rider")
def test_he_may_part_from_them_at_a_site() -> None:
    s, i, (wraith, jerrek) = band("cirith-ungol", "khamul-the-ringwraith", "jerrek", advanced=1)
    lay_on(s, "black-rider", wraith)
    organizes(s)
    take(s, REGROUP, wraith, NEW)
    assert s.co[jerrek] == i
    home = SITE_NUMBERS["minas-morgul"]
    take(s, MOVE, s.co[wraith], home)
    take(s, PASS)
    assert (s.co_dest[s.co[wraith]], s.co_dest[i]) == (home, -1)


@pytest.mark.parametrize(
    ("who", "rules", "why"),
    [
        (("khamul-the-ringwraith", "jerrek"), 1, "others are with a Ringwraith only in a mode (LE-A-30)"),
        (("khamul-the-ringwraith", "jerrek"), 0, "others are with a Ringwraith only in a mode (LE-B-62)"),
        (("khamul-the-ringwraith",), 1, "a Ringwraith needs a mode to move to a site that is no Darkhaven (LE-B-88)"),
        (("tarcil", "gorbag"), 1, "Orcs and Trolls do not travel with Elves, Dwarves or Dúnedain (LE-A-29)"),
        (("gorbag", "shagrat"), 1, "a company on its way has at most one leader (LE-A-31)"),
        (("jerrek",) * 8, 0, "a company of more than 7 does not leave a Darkhaven (LE-B-65)"),
    ],
)
def test_why_they_do_not_go_together(who: tuple[str, ...], rules: int, why: str) -> None:
    s, i, _ = band("minas-morgul", *who, advanced=rules)
    organizes(s)
    refused = refusal(s, f"move {company_name(s, i)} > cirith-ungol")
    assert refused is not None
    assert str(refused).endswith(why)


# -- what a bot makes of it


def greedy_goes(s: Eye, i: int) -> str:
    """where the bot sends a company in its organization phase; empty: it stays"""
    while s.stack:
        action = choose_greedily(s)
        if act_kind(action) == MOVE and act_a(action) == i:
            return SITE_NAMES[act_b(action)]
        s.stack[-1].take(s, action)
        settle(s)
    return ""


def court(*hand: str) -> tuple[Eye, int]:
    """a Ringwraith at Minas Morgul, and with him one who could win Orcs at the sites nearby"""
    s, i, _ = band("minas-morgul", "khamul-the-ringwraith", "lieutenant-of-morgul", "muzgash", advanced=1)
    in_hand(s, 0, *hand)
    organizes(s)
    return s, i


@rule("LE-A-30")
def test_a_bot_takes_its_ringwraith_out_in_a_mode_where_others_have_something_to_do() -> None:
    s, i = court("orcs-of-the-ephel-duath", "black-rider")
    assert greedy_goes(s, i) == "cirith-ungol"
    assert s.in_play(NUMBERS["black-rider"]) >= 0


@rule("LE-A-30")
@pytest.mark.parametrize("hand", [("orcs-of-the-ephel-duath",), ("black-rider",)])
def test_a_bot_keeps_its_ringwraith_at_home_without_mode_or_aim(hand: tuple[str, ...]) -> None:
    s, i = court(*hand)
    assert greedy_goes(s, i) == ""
    assert s.in_play(NUMBERS["black-rider"]) < 0


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
