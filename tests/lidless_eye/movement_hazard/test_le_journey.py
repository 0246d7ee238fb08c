"""The movement/hazard phase of a company, and companies that meet."""

import pytest

from lidless_eye.journeys_le import journey, no_more_draws, one_more, table, to_the_end
from lidless_eye.support_le import bare, company, in_hand, join, options, pass_chains, run, settle, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.position.whereabouts import (
    GOES_ON,
    IDLE,
    MH_OVER,
    MOVED,
    RETURNED,
    SITE_DISCARDED,
    SITE_FREE,
    SITE_TAPPED,
)
from mathom.games.lidless_eye.rules.drawing import Draw, Refill
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.journey import lay_destination, send_back
from mathom.games.lidless_eye.rules.meeting import Meeting
from mathom.games.lidless_eye.terms import (
    COMPANY,
    DID_HALVE,
    KEY_SITE_KIND,
    MOVE,
    NOTHING,
    PASS,
    PLAY,
    RUINS,
    SHADOW_HOLD,
    WILDERNESS,
    YES,
)
from mathom.kernel.dice import Dice
from mathom.kernel.state import act, act_a, act_kind
from support import rule

# -- hazard limit and draws


@rule("LE-B-99", "LE-A-9", "LE-A-22", "LE-X-21")
@pytest.mark.parametrize(("size", "limit", "halved"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 2)])
def test_hazard_limit(size: int, limit: int, halved: int) -> None:
    for did, expected in ((0, limit), (DID_HALVE, halved)):
        s = table(advanced=1)
        s.once[1] = did
        i, _ = company(s, 0, "minas-morgul", *["orc-veteran"] * size)
        journey(s, i)
        assert s.limit == expected
        assert s.co_limit[i] == expected
        assert s.now == i


@rule("LE-B-99")
def test_limit_does_not_change_when_characters_are_lost() -> None:
    s = table()
    i, members = company(s, 0, "minas-morgul", *["orc-veteran"] * 4)
    journey(s, i)
    for c in members[:3]:
        s.to_discard(c)
    assert s.limit == 4


@rule("LE-B-94", "LE-B-98", "LE-B-102")
def test_nobody_draws_for_a_company_that_stays() -> None:
    s = table()
    i, _ = company(s, 0, "minas-morgul", "radbug")
    journey(s, i)
    assert s.deck[0].size() == s.deck[1].size() == 10
    to_the_end(s)
    assert s.co_did[i] & MH_OVER
    assert not s.co_did[i] & MOVED
    assert s.now == -1
    assert s.limit == 0


@rule("LE-B-95", "LE-B-101", "LE-B-102", "LE-B-103")
def test_draws_of_the_new_site_and_of_the_site_of_origin() -> None:
    s = table()
    i, _ = company(s, 0, "minas-morgul", "radbug")
    journey(s, i, "minas-tirith")  # 1 and 3
    assert s.co_open[i]
    assert s.co_origin[i] == SITE_NUMBERS["minas-morgul"]
    assert s.deck[0].size() == 9
    assert s.deck[1].size() == 9
    assert s.seat == 1
    assert isinstance(s.stack[-1], Draw)
    take(s, YES)
    take(s, YES)
    assert s.deck[1].size() == 7
    assert not isinstance(s.stack[-1], Draw)
    s = table()
    i, _ = company(s, 0, "minas-tirith", "radbug")
    journey(s, i, "minas-morgul")
    take(s, YES)
    take(s, YES)
    assert s.deck[0].size() == 9
    assert s.deck[1].size() == 7


@rule("LE-A-87")
@pytest.mark.parametrize(
    ("who", "advanced", "drawn"), [("muzgash", 1, 0), ("lagduf", 1, 1), ("muzgash", 0, 1), ("ren-the-ringwraith", 1, 1)]
)
def test_active_player_draws_only_for_minds_of_three(who: str, advanced: int, drawn: int) -> None:
    s = table(advanced)
    i, _ = company(s, 0, "minas-morgul", who)
    if who.startswith("ren"):
        journey(s, i, "dol-guldur")
    else:
        journey(s, i, "cirith-ungol")
        if advanced:
            take(s, options(s)[0] >> 36)
    no_more_draws(s)
    assert s.deck[0].size() == 10 - drawn
    assert s.deck[1].size() == 9


# -- the course of the phase


@rule("LE-B-104", "LE-B-105", "LE-X-2")
@pytest.mark.parametrize(
    ("start", "state", "after"),
    [
        ("barad-dur", SITE_FREE, SITE_FREE),
        ("barad-dur", SITE_TAPPED, SITE_DISCARDED),
    ],
)
def test_old_site_leaves_at_the_end(start: str, state: int, after: int) -> None:
    s = table()
    i, _ = company(s, 0, start, "radbug")
    s.site_state[SITE_NUMBERS[start]] = state
    journey(s, i, "minas-morgul")
    no_more_draws(s)
    assert s.co_site[i] == SITE_NUMBERS[start]
    assert s.site_state[SITE_NUMBERS[start]] == state
    to_the_end(s)
    assert s.co_site[i] == SITE_NUMBERS["minas-morgul"]
    assert s.co_dest[i] == -1
    assert s.site_state[SITE_NUMBERS[start]] == after
    assert s.co_did[i] & MOVED
    assert s.co_origin[i] == SITE_NUMBERS[start]
    assert s.hand[0].size() == s.hand[1].size() == 8


@rule("LE-B-107")
def test_company_sent_back_ends_its_phase_at_once() -> None:
    s = table()
    i, _ = company(s, 0, "dol-guldur", "radbug")
    journey(s, i, "the-lonely-mountain")
    no_more_draws(s)
    send_back(s, i)
    settle(s)
    assert not s.stack or isinstance(s.stack[-1], Refill)  # no further window
    to_the_end(s)
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]
    assert s.co_did[i] & RETURNED
    assert s.co_did[i] & IDLE
    assert not s.co_did[i] & MOVED


@rule("LE-B-70")
def test_phase_ends_with_the_last_character() -> None:
    s = table()
    i, (radbug,) = company(s, 0, "dol-guldur", "radbug")
    journey(s, i, "the-lonely-mountain")
    no_more_draws(s)
    remove_character(s, radbug, TO_REMOVED)
    settle(s)
    assert not s.stack or isinstance(s.stack[-1], Refill)
    to_the_end(s)
    assert s.co_owner[i] == -1
    assert s.now == -1


@rule("LE-B-106")
def test_phase_ends_when_both_pass() -> None:
    s = table()
    in_hand(s, 1, "cave-drake")
    i, _ = company(s, 0, "minas-morgul", "radbug")
    journey(s, i)
    assert s.seat == 0
    take(s, PASS)
    assert s.seat == 1
    pass_chains(s)
    assert not s.stack or isinstance(s.stack[-1], Refill)


@rule("LE-B-106")
def test_the_opponent_may_act_again_after_the_active_player() -> None:
    s = table()
    in_hand(s, 0, "sudden-call")
    in_hand(s, 1, "orc-watch")
    i, _ = company(s, 0, "moria", "radbug")
    journey(s, i)
    take(s, PASS)
    played = act(PLAY, NUMBERS["orc-watch"], KEY_SITE_KIND + SHADOW_HOLD)
    assert played in options(s)
    s = table()
    in_hand(s, 0, "sudden-call")
    in_hand(s, 1, "orc-watch")
    i, _ = company(s, 0, "moria", "radbug")
    journey(s, i)
    take(s, PLAY, NUMBERS["sudden-call"], 1)  # back into the play deck
    assert s.seat == 1
    assert played not in options(s)  # a creature is no response
    take(s, PASS)
    while s.seat == 0:
        take(s, PASS)
    assert s.seat == 1
    assert played in options(s)


def test_additional_site_where_a_card_allows_it() -> None:
    s = table()
    i, _ = company(s, 0, "barad-dur", "radbug")
    journey(s, i, "minas-morgul")
    s.co_did[i] |= GOES_ON
    while act(MOVE, i, SITE_NUMBERS["dol-guldur"]) not in options(s):
        one_more(s)
    assert s.co_site[i] == SITE_NUMBERS["minas-morgul"]
    take(s, MOVE, i, SITE_NUMBERS["dol-guldur"])
    assert s.co_origin[i] == SITE_NUMBERS["minas-morgul"]
    to_the_end(s)
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]


@rule("LE-B-100", "LE-B-108", "LE-B-113", "LE-B-116", "LE-B-118")
def test_creature_begins_a_chain_names_its_key_and_counts() -> None:
    s = table()
    in_hand(s, 1, "cave-drake", "doors-of-night")
    i, _ = company(s, 0, "dol-guldur", "radbug")
    journey(s, i, "the-lonely-mountain")
    no_more_draws(s)
    take(s, PASS)
    assert s.seat == 1
    assert s.limit == 2
    drake = NUMBERS["cave-drake"]
    assert {a for a in options(s) if act_kind(a) == PLAY and act_a(a) == drake} == {
        act(PLAY, drake, WILDERNESS),
        act(PLAY, drake, KEY_SITE_KIND + RUINS),
    }
    take(s, PLAY, NUMBERS["doors-of-night"], NOTHING)
    assert s.limit == 1
    while s.seat == 0:
        take(s, PASS)
    assert act(PLAY, drake, WILDERNESS) not in options(s)  # not in response
    take(s, PASS)
    take(s, PASS)
    assert s.seat == 1
    take(s, PLAY, drake, WILDERNESS)
    assert s.limit == 0
    while s.seat == 1:
        take(s, PASS)
    assert act(PLAY, drake, WILDERNESS) not in options(s)


@rule("LE-A-75", "LE-B-125")
def test_a_tapped_site_is_found_tapped_though_who_was_there_is_gone() -> None:
    s = table(advanced=1)
    i, (radbug,) = company(s, 0, "easterling-camp", "radbug")
    s.site_state[SITE_NUMBERS["easterling-camp"]] = SITE_TAPPED
    k, _ = company(s, 0, "dol-guldur", "snaga")
    lay_destination(s, k, SITE_NUMBERS["easterling-camp"])
    remove_character(s, radbug, TO_REMOVED)
    assert s.co_owner[i] == -1
    assert s.site_state[SITE_NUMBERS["easterling-camp"]] == SITE_DISCARDED
    to_the_end(journey(s, k))
    assert s.co_site[k] == SITE_NUMBERS["easterling-camp"]
    assert s.site_tapped(0, SITE_NUMBERS["easterling-camp"])


# -- companies that meet


@rule("LE-A-75")
def test_companies_at_one_site_become_one_after_all_have_moved() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "moria", "radbug")
    j, (snaga,) = company(s, 0, "moria", "snaga")
    k, _ = company(s, 0, "minas-morgul", "ufthak")
    m, _ = company(s, 0, "minas-morgul", "lagduf")
    run(s, Meeting())
    assert not s.stack
    assert s.co[snaga] == i
    assert s.co_owner[j] == -1
    assert s.co_owner[k] == s.co_owner[m] == 0  # at a Darkhaven they stay apart


@rule("LE-A-33")
def test_opponent_chooses_which_company_stays() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "moria", "radbug")
    j, _ = company(s, 0, "moria", "tarcil")
    for k in (i, j):
        s.co_did[k] |= MOVED
        s.co_origin[k] = SITE_NUMBERS["dimrill-dale"] if k == i else SITE_NUMBERS["dol-guldur"]
    s.site_state[SITE_NUMBERS["dimrill-dale"]] = SITE_DISCARDED
    run(s, Meeting())
    assert s.seat == 1
    assert options(s) == [act(COMPANY, i), act(COMPANY, j)]
    take(s, COMPANY, j)
    assert not s.stack
    assert s.co_site[i] == SITE_NUMBERS["dimrill-dale"]
    assert s.co_site[j] == SITE_NUMBERS["moria"]
    assert s.co_did[i] & RETURNED
    assert s.co_did[i] & IDLE
    assert s.site_state[SITE_NUMBERS["dimrill-dale"]] == SITE_TAPPED


@rule("LE-A-33")
def test_newcomer_goes_back_from_who_was_there() -> None:
    s = bare(advanced=1)
    company(s, 0, "moria", *["orc-veteran"] * 5)
    j, _ = company(s, 0, "moria", *["orc-veteran"] * 3)
    s.co_did[j] |= MOVED
    s.co_origin[j] = SITE_NUMBERS["dol-guldur"]
    run(s, Meeting())
    assert not s.stack
    assert s.co_site[j] == SITE_NUMBERS["dol-guldur"]


# -- what the opponent cannot know


@rule("LE-B-83", "LE-B-223")
def test_new_site_lies_face_down() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "radbug")
    lay_destination(s, i, SITE_NUMBERS["minas-tirith"])
    seen = {s.imagine(1, Dice(seed)).co_dest[i] for seed in range(200)}
    assert len(seen) > 10
    assert all(site >= 0 for site in seen)
    other = s.copy()
    lay_destination(other, i, SITE_NUMBERS["barad-dur"])
    assert all(s.imagine(1, Dice(n)).digest() == other.imagine(1, Dice(n)).digest() for n in range(10))
    assert s.imagine(0, Dice(1)).co_dest[i] == SITE_NUMBERS["minas-tirith"]
    s.co_open[i] = 1
    assert s.imagine(1, Dice(1)).co_dest[i] == SITE_NUMBERS["minas-tirith"]


@rule("LE-B-83")
def test_every_frame_survives_a_copy() -> None:
    s = table(advanced=1)
    i, _ = company(s, 0, "barad-dur", "radbug")
    join(s, i, "snaga")
    journey(s, i, "minas-tirith")
    while s.stack:
        twin = s.copy()
        assert twin.digest() == s.digest()
        action = options(s)[-1]
        s.stack[-1].take(s, action)
        settle(s)
    assert s.co_site[i] == SITE_NUMBERS["minas-tirith"]
