"""Leaders, commands, and what holds a company together."""

import pytest

from lidless_eye.event_support import assaulted, band, playable, plays, usable, uses
from lidless_eye.hazard_support import going, window
from lidless_eye.support_le import company, has, in_hand, join, lay_on, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.news import TO_DISCARD
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.companies import is_leader
from mathom.games.lidless_eye.rules.corruption import check_sum
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.journey import TRAVELS, Journey
from mathom.games.lidless_eye.rules.organization import Organization
from mathom.games.lidless_eye.rules.sums import body, control_cost, direct, overdrawn, prowess
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    CAME,
    CONTROL,
    NEW,
    ORGANISE,
    PASS,
    REGROUP,
    SITE,
    TABLE,
    TAPPED,
    UNTAPPED,
    WOUNDED,
)
from support import card, rule

COMMANDS = ["i-ll-be-at-your-heels", "i-ll-report-you", "smart-and-secret"]


def figures(s: Eye, c: int) -> tuple[int, int, int]:
    return int(check_sum(s, c, 0)), int(prowess(s, c)), int(body(s, c))


@pytest.mark.parametrize(
    ("name", "check", "arms", "hide"),
    [
        pytest.param("i-ll-be-at-your-heels", 1, 0, 0, marks=card("i-ll-be-at-your-heels")),
        pytest.param("i-ll-report-you", 0, 1, 0, marks=card("i-ll-report-you")),
        pytest.param("smart-and-secret", 0, 0, 1, marks=card("smart-and-secret")),
    ],
)
def test_a_command(name: str, check: int, arms: int, hide: int) -> None:
    s, _, (leader, jerrek) = band("dol-guldur", "lieutenant-of-dol-guldur", "jerrek")
    _, (apart,) = company(s, 0, "dol-guldur", "tarcil")
    assert playable(s, name) == [(leader, 0)]  # only a leader
    assert playable(s, name, SITE) == []
    plays(s, name, leader)
    assert direct(s, leader) == 3 - 2
    assert figures(s, leader) == (check, 7 + arms, 9 + hide)
    assert figures(s, jerrek) == (check, 5 + arms, 8 + hide)
    assert figures(s, apart) == (0, 4, 8)
    assert playable(s, name) == []
    lies = s.in_play(NUMBERS[name])
    assert usable(s, name, ORGANISE) == []  # not in the turn in which it came
    s.used[lies] &= ~CAME
    uses(s, lies)
    assert has(s.hand[0], name)
    assert direct(s, leader) == 3


@card(*COMMANDS)
def test_a_leader_has_one_command_at_a_time() -> None:
    s, _, (gorbag,) = band("dol-guldur", "gorbag")
    plays(s, "i-ll-report-you", gorbag)
    assert playable(s, "smart-and-secret") == []  # one new command a turn
    s.used[s.in_play(NUMBERS["i-ll-report-you"])] &= ~CAME
    plays(s, "smart-and-secret", gorbag)
    assert has(s.hand[0], "i-ll-report-you")
    assert direct(s, gorbag) == 0  # never below


@card("by-the-ringwraith-s-word")
def test_by_the_ringwraith_s_word() -> None:
    s, i, (wraith, lagduf, muzgash) = band("dol-guldur", "the-witch-king", "lagduf", "muzgash")
    _, (apart,) = company(s, 0, "minas-morgul", "snaga")
    assert playable(s, "by-the-ringwraith-s-word") == [(lagduf, 0)]  # muzgash has less mind than he
    plays(s, "by-the-ringwraith-s-word", lagduf)
    assert is_leader(s, lagduf)
    assert direct(s, lagduf) == 0
    assert direct(s, lagduf, NUMBERS["muzgash"]) == 4
    assert direct(s, lagduf, NUMBERS["snaga"]) == 0  # in another company
    assert direct(s, lagduf, NUMBERS["goblins-of-goblin-gate"]) == 0
    assert playable(s, "by-the-ringwraith-s-word") == []  # one for each player
    sums(s, 8)  # a result that discards him
    run(s, BodyCheck(lagduf))
    assert s.zone[lagduf] == TABLE
    assert s.zone[wraith] == s.zone[muzgash] == s.zone[apart] == TABLE
    join(s, i, "gorbag")  # mind 6 against 3
    run(s, Organization())
    assert has(s.discard[0], "by-the-ringwraith-s-word")
    assert not is_leader(s, lagduf)


@card("by-the-ringwraith-s-word")
def test_the_ringwraith_s_word_goes_at_once_before_a_higher_mind() -> None:
    """In the middle of the organization phase, as soon as he has joined: who follows by its influence must be
    controlled otherwise before the phase ends."""
    s, i, (_, lagduf, muzgash) = band("dol-guldur", "the-witch-king", "lagduf", "muzgash", advanced=1)
    _, (gorbag, _) = company(s, 0, "dol-guldur", "gorbag", "snaga")
    plays(s, "by-the-ringwraith-s-word", lagduf)
    run(s, Organization())
    take(s, CONTROL, muzgash, lagduf)
    assert overdrawn(s, lagduf) <= 0
    take(s, REGROUP, gorbag, i)
    assert has(s.discard[0], "by-the-ringwraith-s-word")
    assert overdrawn(s, lagduf) > 0
    assert s.seat == 0  # still in his organization phase


@card("by-the-ringwraith-s-word")
def test_the_ringwraith_s_word_goes_between_two_answers_on_the_way() -> None:
    s, i, (lagduf, _) = band("dol-guldur", "lagduf", "muzgash")
    lay_on(s, "by-the-ringwraith-s-word", lagduf)
    going(s, i, "dale", "dww")
    in_hand(s, 1, "wargs")
    window(s)
    assert is_leader(s, lagduf)
    join(s, i, "gorbag")
    take(s, PASS)
    assert not is_leader(s, lagduf)
    assert has(s.discard[0], "by-the-ringwraith-s-word")


@card("no-more-nonsense")
def test_no_more_nonsense() -> None:
    s, _, (gorbag, snaga) = band("dol-guldur", "gorbag", "snaga")
    lure = lay_on(s, "lure-of-the-senses", snaga, 1)
    assert playable(s, "no-more-nonsense") == [(gorbag, snaga)]
    t = s.copy()
    sums(s, 7, 7)  # 7 + 6 against 7 + 5
    plays(s, "no-more-nonsense", gorbag, snaga)
    assert direct(s, gorbag) == 2
    assert s.kind[lure] < 0
    assert playable(s, "no-more-nonsense") == []
    lay_on(t, "blazon-of-the-eye", gorbag)
    sums(t, 6, 7)  # 12 against 12 is not greater
    before = direct(t, gorbag)
    plays(t, "no-more-nonsense", gorbag, snaga)
    assert direct(t, gorbag) == max(0, before - 2)
    assert t.zone[lure] == TABLE
    alone, _, _ = band("dol-guldur", "gorbag")
    assert playable(alone, "no-more-nonsense") == []


@card("awaiting-the-call")
def test_awaiting_the_call() -> None:
    s, i, (layos, mouth, lagduf) = band("dale", "layos", "the-mouth", "lagduf")
    assert playable(s, "awaiting-the-call") == [(layos, 0), (lagduf, 0)]  # a mind of 9 is too great
    plays(s, "awaiting-the-call", layos)
    assert control_cost(s, layos) == 2  # half of 5, rounded down
    assert control_cost(s, mouth) == 9
    assert playable(s, "awaiting-the-call") == [(lagduf, 0)]
    going(s, i, "dol-guldur", "s")
    frame = Journey(i)
    frame.step = TRAVELS
    run(s, frame)
    assert control_cost(s, layos) == 5
    haven, _, _ = band("dol-guldur", "layos")
    assert playable(haven, "awaiting-the-call") == []


@card("swarm-of-bats")
def test_swarm_of_bats() -> None:
    s, i, (gorbag, snaga, jerrek) = band("moria", "gorbag", "snaga", "jerrek")
    assert playable(s, "swarm-of-bats") == [(i, 0)]
    plays(s, "swarm-of-bats", i)
    assert playable(s, "swarm-of-bats") == []
    attack = assaulted(s, i, "wolf", 1, 9, 7)
    assert (attack.prowess_now(s), attack.body_now(s)) == (8, 6)
    s.stack.clear()
    join(s, i, "lagduf")  # who joins does no harm
    run(s, Organization())
    take(s, PASS)
    assert s.in_play(NUMBERS["swarm-of-bats"]) >= 0
    remove_character(s, jerrek, TO_DISCARD)  # who leaves does
    again = assaulted(s, i, "wolf", 1, 9, 7)
    assert again.prowess_now(s) == 9
    assert has(s.discard[0], "swarm-of-bats")
    assert s.zone[gorbag] == s.zone[snaga] == TABLE


@card("swarm-of-bats")
def test_bats_leave_at_once_when_somebody_leaves() -> None:
    s, i, (_, _, jerrek) = band("dol-guldur", "gorbag", "snaga", "jerrek")
    plays(s, "swarm-of-bats", i)
    run(s, Organization())
    take(s, REGROUP, jerrek, NEW)
    assert has(s.discard[0], "swarm-of-bats")


@card("swarm-of-bats")
def test_swarm_of_bats_wants_orcs_in_their_places() -> None:
    for site, who in (
        ("dale", ("gorbag", "snaga")),
        ("moria", ("gorbag", "jerrek")),
        ("moria", ("old-troll", "gorbag")),
    ):
        s, _, _ = band(site, *who)
        assert playable(s, "swarm-of-bats") == []


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
