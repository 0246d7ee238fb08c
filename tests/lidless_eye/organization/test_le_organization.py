"""The organization phase: influence, companies, who comes into play and who leaves."""

from typing import Any

import pytest

from lidless_eye.organizing_le import organize, verbs, where
from lidless_eye.support_le import bare, company, follower, in_hand, join, lay_on, names, options, run, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.rules.companies import overt, size
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.meeting import Meeting
from mathom.games.lidless_eye.rules.sums import (
    direct,
    general,
    general_used,
    has_skill,
    overdrawn,
    prowess,
    unused_direct,
)
from mathom.games.lidless_eye.terms import (
    BRING,
    CHOOSE,
    CONTROL,
    DISMISS,
    MOVE,
    NEW,
    NOBODY,
    ORPHANED,
    PASS,
    RANGER,
    REACH,
    REGROUP,
    TAPPED,
    UNTAPPED,
)
from mathom.kernel.state import act
from support import rule

# -- influence


@rule("LE-B-41", "LE-B-42", "LE-B-44", "LE-B-45", "LE-B-64", "LE-A-22", "LE-X-1")
def test_influence_and_size() -> None:
    s = bare(advanced=1)
    i, (chief, shagrat, _tracker, _dwar) = company(
        s, 0, "minas-morgul", "troll-chief", "shagrat", "orc-tracker", "dwar-the-ringwraith"
    )
    follower(s, "troll-lout", chief)
    follower(s, "grishnakh", shagrat)
    assert general_used(s, 0) == 15
    assert general(s, 0) - general_used(s, 0) == 5
    assert (overdrawn(s, chief) == 0 and overdrawn(s, shagrat) == -0) or overdrawn(s, shagrat) <= 0
    assert size(s, i) == 6
    s.advanced = 0
    assert size(s, i) == 6
    j, (_tarcil, _captain, lieutenant, indur) = company(
        s, 1, "minas-morgul", "tarcil", "orc-captain", "lieutenant-of-morgul", "indur-the-ringwraith"
    )
    follower(s, "ciryaher", indur)
    follower(s, "orc-captain", lieutenant)
    assert general_used(s, 1) == 20
    assert size(s, j) == 6
    assert overdrawn(s, indur) == 0
    assert overdrawn(s, lieutenant) == 0


@rule("LE-B-42", "LE-B-43", "LE-B-44", "LE-B-46")
def test_control_moves_between_general_and_direct_influence() -> None:
    s = bare()
    _i, (lieutenant, radbug, tarcil) = company(s, 0, "minas-morgul", "lieutenant-of-morgul", "radbug", "tarcil")
    _, (snaga,) = company(s, 0, "minas-morgul", "snaga")
    organize(s)
    found = verbs(s, CONTROL)
    assert (radbug, lieutenant, 0) in found  # 2 + 3 for Orcs against mind 4
    assert (tarcil, lieutenant, 0) not in found  # 2 against 6
    assert (snaga, lieutenant, 0) not in found  # another company
    before = general_used(s, 0)
    take(s, CONTROL, radbug, lieutenant)
    assert general_used(s, 0) == before - 4
    assert s.host[radbug] == lieutenant
    assert not [x for x in verbs(s, CONTROL) if x[1] == radbug]  # a follower has no followers
    assert not [x for x in verbs(s, CONTROL) if x[0] == lieutenant and x[1] != NOBODY]


@rule("LE-B-46")
def test_two_who_control_each_other_s_followers_may_exchange_them() -> None:
    s = bare()
    _, (gorbag, shagrat) = company(s, 0, "minas-morgul", "gorbag", "shagrat")  # 3 and 4 for Orcs
    muzgash = follower(s, "muzgash", gorbag)
    lagduf = follower(s, "lagduf", shagrat)
    organize(s)
    assert (muzgash, shagrat, 0) not in verbs(s, CONTROL)  # he has no influence left
    take(s, CONTROL, muzgash, NOBODY)
    take(s, CONTROL, lagduf, gorbag)
    take(s, CONTROL, muzgash, shagrat)
    assert (s.host[muzgash], s.host[lagduf]) == (shagrat, gorbag)


@rule("LE-B-45")
def test_bonus_for_a_race_is_there_once_in_all() -> None:
    s = bare()
    _, (captain, *orcs) = company(s, 0, "minas-morgul", "orc-captain", "muzgash", "orc-brawler", "orc-veteran")
    organize(s)
    take(s, CONTROL, orcs[0], captain)  # 2 of 3
    take(s, CONTROL, orcs[1], captain)  # 1 more
    assert (orcs[2], captain, 0) not in verbs(s, CONTROL)


@rule("LE-B-45")
def test_each_bonus_covers_only_those_it_holds_against() -> None:
    s = bare()
    _, [gorbag] = company(s, 0, "minas-morgul", "gorbag")  # +3 against Orcs
    lay_on(s, "trifling-ring", gorbag)  # +3 against characters
    follower(s, "orc-brawler", gorbag)  # mind 1: of the 3 against Orcs 2 are of no use to a Man
    assert overdrawn(s, gorbag) == 0
    follower(s, "jerrek", gorbag)  # mind 4
    assert overdrawn(s, gorbag) == 1
    assert unused_direct(s, gorbag, NUMBERS["lagduf"]) == 1  # 2 of the 3 against Orcs are left, less the 1 missing


@rule("LE-B-47")
def test_followers_of_who_is_gone_cost_nothing_until_the_next_phase() -> None:
    s = bare()
    i, (lieutenant,) = company(s, 0, "moria", "lieutenant-of-morgul")
    radbug = follower(s, "radbug", lieutenant)
    join(s, i, "snaga")
    remove_character(s, lieutenant, TO_REMOVED)
    assert s.used[radbug] & ORPHANED
    assert general_used(s, 0) == 4
    organize(s)
    assert not s.used[radbug] & ORPHANED
    assert general_used(s, 0) == 8
    take(s, PASS)
    assert where(s, "radbug") == radbug


@rule("LE-B-47", "LE-B-49")
def test_a_follower_without_his_controller_goes_himself_where_influence_is_missing() -> None:
    """His player does not choose another of those under general influence."""
    s = bare()
    _, (lieutenant, *_) = company(s, 0, "moria", "lieutenant-of-morgul", "shagrat", "gorbag", "tarcil")
    radbug = follower(s, "radbug", lieutenant)
    remove_character(s, lieutenant, TO_REMOVED)
    organize(s)
    assert general_used(s, 0) == 22  # 18 and his 4
    take(s, PASS)
    assert not s.stack  # nobody is asked
    assert names(s.discard[0]) == ["radbug"]
    assert s.kind[radbug] < 0


@rule("LE-B-47")
def test_he_stays_where_another_is_discarded_before_the_phase_ends() -> None:
    s = bare()
    _, (lieutenant, _, _, tarcil) = company(s, 0, "moria", "lieutenant-of-morgul", "shagrat", "gorbag", "tarcil")
    radbug = follower(s, "radbug", lieutenant)
    remove_character(s, lieutenant, TO_REMOVED)
    organize(s)
    take(s, DISMISS, tarcil)
    take(s, PASS)
    assert where(s, "radbug") == radbug
    assert names(s.discard[0]) == ["tarcil"]


@rule("LE-B-47", "LE-B-49")
def test_of_several_without_their_controller_their_player_chooses() -> None:
    s = bare()
    _, (lieutenant, *_) = company(s, 0, "moria", "lieutenant-of-morgul", "shagrat", "gorbag", "tarcil")
    left = [follower(s, name, lieutenant) for name in ("orc-brawler", "orc-brawler", "orc-brawler")]
    remove_character(s, lieutenant, TO_REMOVED)
    organize(s)
    assert general_used(s, 0) == 21  # 18 and three times 1
    take(s, PASS)
    assert options(s) == [act(DISMISS, c) for c in left]
    take(s, DISMISS, left[1])
    assert not s.stack


@rule("LE-B-48", "LE-B-49")
def test_surplus_is_discarded_at_the_end_of_the_phase_as_its_player_chooses() -> None:
    s = bare()
    _, members = company(s, 0, "minas-morgul", "shagrat", "gorbag", "tarcil", "radbug")
    assert general_used(s, 0) == 22
    organize(s)
    take(s, PASS)
    assert s.seat == 0
    assert options(s) == [act(DISMISS, c) for c in members]
    take(s, DISMISS, members[3])
    assert not s.stack
    assert names(s.discard[0]) == ["radbug"]


@rule("LE-B-48", "LE-B-58")
def test_surplus_of_followers() -> None:
    s = bare()
    _, (captain,) = company(s, 0, "minas-morgul", "orc-captain")
    radbug = follower(s, "radbug", captain)  # mind 4 against 3
    lay_on(s, "black-mace", radbug)
    organize(s)
    take(s, PASS)
    assert not s.stack
    assert set(names(s.discard[0])) == {"radbug", "black-mace"}


@rule("LE-B-49", "LE-B-52")
def test_who_was_played_in_this_phase_goes_first_and_back_to_the_hand() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "shagrat", "gorbag", "tarcil")  # 18
    in_hand(s, 0, "radbug")
    organize(s)
    take(s, BRING, NUMBERS["radbug"], i, NOBODY)
    assert general_used(s, 0) == 22
    take(s, PASS)
    assert not s.stack
    assert names(s.hand[0]) == ["radbug"]
    assert s.discard[0].size() == 0


@rule("LE-A-27")
@pytest.mark.parametrize(("advanced", "pile"), [(1, "discard"), (0, "hand")])
def test_influence_lost_again_in_the_same_phase(advanced: int, pile: str) -> None:
    s = bare(advanced)
    i, (lieutenant,) = company(s, 0, "minas-morgul", "lieutenant-of-morgul")
    radbug = follower(s, "radbug", lieutenant)
    company(s, 0, "moria", "orc-captain")  # 14
    in_hand(s, 0, "calendal")
    organize(s)
    take(s, BRING, NUMBERS["calendal"], i, NOBODY)  # 20: there is influence for him
    take(s, CONTROL, radbug, NOBODY)  # 24
    take(s, PASS)
    assert not s.stack
    assert names(s.discard[0] if pile == "discard" else s.hand[0]) == ["calendal"]


@rule("LE-A-25", "LE-A-26")
def test_forced_discard_anywhere_and_nobody_is_played() -> None:
    s = bare(advanced=1)
    _i, members = company(s, 0, "moria", "shagrat", "gorbag", "tarcil", "snaga")  # 22
    in_hand(s, 0, "muzgash")
    organize(s)
    take(s, BRING, NUMBERS["muzgash"], NEW, SITE_NUMBERS["minas-morgul"])
    take(s, PASS)
    assert names(s.hand[0]) == ["muzgash"]
    assert options(s) == [act(DISMISS, c) for c in members]
    take(s, DISMISS, members[0])
    assert not s.stack
    assert names(s.discard[0]) == ["shagrat"]


@rule("LE-A-26")
def test_forced_discard_and_nobody_is_played_as_a_follower_either() -> None:
    s = bare(advanced=1)
    i, (shagrat, *_) = company(s, 0, "minas-morgul", "shagrat", "gorbag", "tarcil", "snaga")  # 22
    in_hand(s, 0, "muzgash")
    organize(s)
    take(s, BRING, NUMBERS["muzgash"], i, NOBODY)
    muzgash = where(s, "muzgash")
    take(s, CONTROL, muzgash, shagrat)  # there is influence for him, but not for the others
    take(s, PASS)
    assert names(s.hand[0]) == ["muzgash"]
    assert len(options(s)) == 4
    take(s, DISMISS, shagrat)
    assert not s.stack
    assert names(s.discard[0]) == ["shagrat"]


@rule("LE-A-28")
def test_changed_mind_changes_the_influence_needed_at_once() -> None:
    s = bare(advanced=1)
    _, (radbug, tarcil) = company(s, 0, "moria", "radbug", "tarcil")
    assert general_used(s, 0) == 10
    lay_on(s, "so-you-ve-come-back", radbug, 1)
    assert general_used(s, 0) == 11
    call = lay_on(s, "awaiting-the-call", tarcil)
    assert general_used(s, 0) == 7  # 7 halved, rounded down
    s.to_discard(call)
    assert general_used(s, 0) == 11


# -- companies


@rule("LE-B-60")
def test_ringwraith_cannot_use_what_he_carries() -> None:
    s = bare()
    _, (tarcil, dwar) = company(s, 0, "minas-morgul", "tarcil", "dwar-the-ringwraith")
    for bearer, better in ((tarcil, 1), (dwar, 0)):
        before = prowess(s, bearer)
        lay_on(s, "saw-toothed-blade", bearer)
        assert prowess(s, bearer) - before == better


@rule("LE-B-68")
@pytest.mark.parametrize(
    ("names_in", "is_overt"),
    [
        (("tarcil", "layos"), False),
        (("tarcil", "radbug"), True),
        (("troll-lout",), True),
        (("dwar-the-ringwraith",), False),
        (("dwar-the-ringwraith", "black-rider"), False),
        (("dwar-the-ringwraith", "heralded-lord"), False),
        (("dwar-the-ringwraith", "fell-rider"), True),
    ],
)
def test_overt_and_covert(names_in: Any, is_overt: bool) -> None:
    s = bare()
    people = [name for name in names_in if not name.endswith(("rider", "lord"))]
    i, members = company(s, 0, "minas-morgul", *people)
    for name in names_in[len(people) :]:
        lay_on(s, name, members[0])
    assert overt(s, i) == is_overt


@rule("LE-A-39", "LE-A-42")
def test_ringwraith_follower_stays_and_lends_his_skills_and_influence() -> None:
    s = bare(advanced=1)
    _, (dwar,) = company(s, 0, "minas-morgul", "dwar-the-ringwraith")
    hoarmurath = follower(s, "hoarmurath-the-ringwraith", dwar)
    assert has_skill(s, hoarmurath, RANGER)
    assert direct(s, hoarmurath) == 3
    organize(s)
    take(s, PASS)
    assert not s.stack
    assert s.host[hoarmurath] == dwar


@rule("LE-B-43", "LE-B-66", "LE-B-67", "LE-B-70")
def test_companies_split_and_join_at_a_darkhaven() -> None:
    s = bare()
    i, (captain, tarcil) = company(s, 0, "minas-morgul", "orc-captain", "tarcil")
    muzgash = follower(s, "muzgash", captain)
    j, (radbug,) = company(s, 0, "minas-morgul", "radbug")
    _k, (snaga, ufthak) = company(s, 0, "moria", "snaga", "ufthak")
    organize(s)
    found = verbs(s, REGROUP)
    assert not [x for x in found if x[0] in (muzgash, snaga, ufthak)]
    assert (radbug, NEW, 0) not in found
    assert (radbug, i, 0) in found
    take(s, REGROUP, captain, NEW)
    new = s.co[captain]
    assert s.co[muzgash] == new
    assert s.co[tarcil] == i
    assert s.co_site[new] == SITE_NUMBERS["minas-morgul"]
    take(s, REGROUP, radbug, new)
    assert s.co_owner[j] == -1
    assert s.co[radbug] == new
    take(s, MOVE, i, SITE_NUMBERS["dol-guldur"])
    assert not [x for x in verbs(s, REGROUP) if x[0] == tarcil or x[1] == i]  # until its new site is taken back


@rule("LE-A-73")
def test_company_may_split_at_an_ordinary_site_and_only_one_part_stays() -> None:
    s = bare(advanced=1)
    _i, (radbug, snaga, layos) = company(s, 0, "easterling-camp", "radbug", "snaga", "layos")
    organize(s)
    take(s, REGROUP, radbug, NEW)
    take(s, REGROUP, snaga, NEW)
    take(s, MOVE, s.co[radbug], SITE_NUMBERS["the-lonely-mountain"])
    take(s, PASS)
    assert s.co[snaga] == s.co[layos] != s.co[radbug]


# -- sideboard and other places


@rule("LE-A-6", "LE-A-7", "LE-A-10", "LE-A-38")
def test_ringwraith_taps_for_the_sideboard() -> None:
    s = bare(advanced=1)
    _, (dwar,) = company(s, 0, "minas-morgul", "dwar-the-ringwraith")
    uvatha = follower(s, "uvatha-the-ringwraith", dwar)
    for name in ("radbug", "black-mace", "cave-drake"):
        s.sideboard[0].add(NUMBERS[name], 1)
    organize(s)
    assert verbs(s, REACH) == [(0, 0, 0)]  # the play deck has fewer than five cards
    take(s, REACH, 0)
    assert s.tap[dwar] == TAPPED
    assert s.tap[uvatha] == UNTAPPED
    assert act(CHOOSE, NUMBERS["cave-drake"]) not in options(s)
    take(s, CHOOSE, NUMBERS["radbug"])
    take(s, CHOOSE, NUMBERS["black-mace"])
    take(s, PASS)
    assert set(names(s.discard[0])) == {"radbug", "black-mace"}
    s.tap[dwar] = UNTAPPED
    assert not verbs(s, REACH)  # once a turn


def test_urlurtsu_nurn_recalls_an_orc_who_must_go_elsewhere() -> None:
    s = bare(advanced=1)
    _, (dwar,) = company(s, 0, "urlurtsu-nurn", "dwar-the-ringwraith")
    s.discard[0].add(NUMBERS["radbug"], 1)
    s.discard[0].add(NUMBERS["tarcil"], 1)
    organize(s)
    assert verbs(s, CHOOSE) == [(NUMBERS["radbug"], 0, 0)]
    take(s, CHOOSE, NUMBERS["radbug"])
    radbug = where(s, "radbug")
    assert s.tap[dwar] == TAPPED
    assert s.co[radbug] != s.co[dwar]
    take(s, PASS)
    run(s, Meeting())
    assert where(s, "radbug") < 0
    assert where(s, "dwar-the-ringwraith") == dwar
