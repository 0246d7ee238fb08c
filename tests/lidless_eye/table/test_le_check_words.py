"""Checks in words: before the roll on the table, after it in the chronicle, every part of the sum with its number."""

from itertools import pairwise

import pytest

from lidless_eye.support_le import bare, company, in_hand, lay_on, options, party, pass_chains, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, REGIONS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ENTERED
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.belongings import ShakeOff
from mathom.games.lidless_eye.rules.combat.body import BodyCheck
from mathom.games.lidless_eye.rules.corruption import CorruptionCheck, check_sum
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.journey import Journey
from mathom.games.lidless_eye.rules.rings import RingTest, sum_of_test
from mathom.games.lidless_eye.rules.routes import printed_path
from mathom.games.lidless_eye.table.chronicle import Chronicle
from mathom.games.lidless_eye.table.prompts import prompt
from mathom.games.lidless_eye.table.view import Table
from mathom.games.lidless_eye.table.words.check import Check, explain_check
from mathom.games.lidless_eye.table.words.paths import printed_way
from mathom.games.lidless_eye.table.words.strike import Chance
from mathom.games.lidless_eye.terms import HELP, MOVEMENT, PASS, REGION, SITE_PHASE, TABLE, WOUNDED
from mathom.kernel.state import act_a
from mathom.kernel.words import say
from support import rule

WHO = ("Ada", "Bo")


def parts(check: Check | None) -> tuple[dict[str, int], dict[str, int]]:
    assert check is not None
    added, against = ({say(t.word): t.amount for t in terms} for terms in (check.added, check.against))
    return added, against


def told(s: Eye) -> list[str]:
    return [say(event.words) for event in Chronicle(s, None, WHO).events()]


def tempted() -> tuple[Eye, int, int]:
    """Tarcil with 4 corruption points, a Ringwraith and Eradan in his company"""
    s = bare(advanced=1)
    _, (_, tarcil, eradan) = company(s, 0, "minas-morgul", "the-witch-king", "tarcil", "eradan")
    lay_on(s, "lure-of-the-senses", tarcil, 1)
    lay_on(s, "lure-of-nature", tarcil, 1)
    return s, tarcil, eradan


# -- corruption checks


@rule("LE-B-193", "LE-B-196", "LE-B-197", "LE-A-84", "LE-A-86")
def test_a_corruption_check_names_every_part() -> None:
    s, tarcil, eradan = tempted()
    sums(s, 2)
    s.news = []
    run(s, CorruptionCheck(tarcil, -3))
    before = explain_check(s)
    assert parts(before) == (
        {"modification": -3, "Ringwraith in the company": 2},
        {"Lure of the Senses": 2, "Lure of Nature": 2},
    )
    assert before is not None
    assert before.chance == Chance(26, 7, 3)  # more than 5; 5 or 4; less
    assert say(before.words()) == (
        "corruption check of Tarcil: roll − 3 (modification) + 2 (Ringwraith in the company) against "
        "2 (Lure of the Senses) + 2 (Lure of Nature) = 4; of 36 rolls 26 do no harm, 7 tap, 3 are too low"
    )
    pass_chains(s)
    take(s, HELP, eradan)
    after = explain_check(s)
    assert parts(after)[0] == {"modification": -3, "help": 1, "Ringwraith in the company": 2}
    assert after is not None
    assert sum(t.amount for t in after.added) == check_sum(s, tarcil, -2)
    take(s, PASS)
    assert (
        "corruption check of Tarcil: 2 − 3 (modification) + 1 (help) + 2 (Ringwraith in the company) = 2 against "
        "2 (Lure of the Senses) + 2 (Lure of Nature) = 4: lost"
    ) in told(s)
    assert explain_check(s) is None


@rule("LE-B-197")
@pytest.mark.parametrize(("roll", "end"), [(5, "unharmed"), (4, "tapped"), (3, "tapped"), (2, "lost")])
def test_the_chronicle_says_how_a_check_ended(roll: int, end: str) -> None:
    s = bare()
    sums(s, roll)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    lay_on(s, "lure-of-the-senses", tarcil, 1)
    lay_on(s, "lure-of-nature", tarcil, 1)
    s.news = []
    run(s, CorruptionCheck(tarcil))
    text = f"corruption check of Tarcil: {roll} against 2 (Lure of the Senses) + 2 (Lure of Nature) = 4: {end}"
    assert text in told(s)


# -- influence checks


@rule("LE-X-7", "LE-B-132", "LE-B-133")
def test_an_influence_check_names_every_part() -> None:
    s = bare()
    s.phase = SITE_PHASE
    sums(s, 6)
    (lieutenant,) = party(s, 0, "lossadan-cairn", "lieutenant-of-morgul")
    ice, _ = (s.lay(NUMBERS[name], 0, TABLE) for name in ("ice-orcs", "wargs-of-the-forochel"))
    lay_on(s, "foolish-words", lieutenant, 1)
    in_hand(s, 0, "gifts-as-given-of-old")
    s.news = []
    run(s, FactionCheck(ice, lieutenant))
    check = explain_check(s)
    assert parts(check) == (
        {"unused direct influence": 5, "standard modifications": 2, "Foolish Words": -4},
        {"needed is more": 10},
    )
    assert check is not None
    assert sum(t.amount for t in check.added) == influence_sum(s, lieutenant, ice)
    assert check.chance == Chance(15, 0, 21, 36)  # more than 7
    assert (check.zone().hint["who"], check.zone().hint["card"]) == ("lieutenant-of-morgul", "ice-orcs")
    pass_chains(s)
    assert (
        "influence check for Ice-orcs: 6 + 5 (unused direct influence) + 2 (standard modifications) "
        "− 4 (Foolish Words) = 9, needed is more than 10: not won"
    ) in told(s)


@rule("LE-X-22", "LE-A-53", "LE-A-54", "LE-A-56")
def test_an_attempt_names_what_stands_against_it() -> None:
    s = bare(advanced=1)
    s.phase = SITE_PHASE
    sums(s, 12, 3)
    i, (lieutenant,) = company(s, 0, "moria", "lieutenant-of-morgul")
    s.co_did[i] |= ENTERED
    s.now = i
    (radbug,) = party(s, 1, "moria", "radbug")
    party(s, 1, "carn-dum", "tarcil", "eradan", "snaga")
    in_hand(s, 0, "ghosts")
    s.news = []
    run(s, OpponentAttempt(lieutenant, radbug))
    added, against = parts(explain_check(s))
    assert added == {"unused direct influence": 5, "opponent's unused general influence": -2}
    assert against == {"needed is more": 4}
    take(s, PASS)
    pass_chains(s)
    assert (
        "influence check for Radbug: 12 + 5 (unused direct influence) − 2 (opponent's unused general influence) "
        "− 3 (opponent's roll) = 12, needed is more than 4: won"
    ) in told(s)


# -- rings, bodies, and cards to be rid of


@rule("LE-B-144", "LE-B-149")
def test_a_ring_test_names_every_part_and_the_kinds_of_rings() -> None:
    s = bare()
    sums(s, 12)
    (tarcil,) = party(s, 0, "barad-dur", "tarcil")
    ring = lay_on(s, "a-little-gold-ring", tarcil)
    in_hand(s, 0, "ghosts")
    assert sum_of_test(s, ring, -2) == -5
    s.news = []
    run(s, RingTest(ring, -2))
    assert "A Little Gold Ring is tested: 12 − 2 (modification) − 3 (site) = 7" in told(s)
    assert say(prompt(s, 0, WHO)) == "You may put a special ring in place of the gold ring: a lesser ring"


@rule("LE-B-175", "LE-B-176")
def test_a_body_check_names_the_wound() -> None:
    s = bare()
    sums(s, 7)
    (lagduf,) = party(s, 0, "minas-morgul", "lagduf")
    s.tap[lagduf] = WOUNDED
    s.news = []
    run(s, BodyCheck(lagduf, 1))
    assert "body check of Lagduf: 7 + 1 (wounded) = 8 against 8" in told(s)


@rule("LE-B-82")
def test_shaking_off_without_tapping_is_at_minus_three() -> None:
    s = bare()
    sums(s, 9)
    (tarcil,) = party(s, 0, "minas-morgul", "tarcil")
    lure = lay_on(s, "lure-of-the-senses", tarcil, 1)
    s.news = []
    run(s, ShakeOff(lure, 0))
    assert "Lure of the Senses: 9 − 3 (stays untapped) = 6, needed is more than 6: it stays" in told(s)


# -- journeys


def test_every_printed_path_leads_through_regions_of_its_kinds() -> None:
    """from each Darkhaven and back; the kinds on the card are those of the regions on the map"""
    havens = {int(site.nearest) for site in SITES if site.nearest >= 0}
    found = 0
    for haven in havens:
        for site in range(len(SITES)):
            for start, end in ((haven, site), (site, haven)):
                kinds = list(printed_path(start, end)) if start != end else []
                if not kinds:
                    continue
                found += 1
                regions = printed_way(start, end)
                assert (regions[0], regions[-1]) == (SITES[start].region, SITES[end].region)
                walked = [REGIONS[r].kind for r in regions]
                assert walked in (kinds, kinds[::-1])
                assert all(b in REGIONS[a].neighbours[SITES[start].camp] for a, b in pairwise(regions))
    assert found >= 2 * 60


@rule("LE-A-65", "LE-A-72")
def test_the_way_of_a_journey_is_shown_when_it_lies_open() -> None:
    s = bare(advanced=1)
    s.phase = MOVEMENT
    i, _ = company(s, 0, "minas-morgul", "tarcil")
    s.co_dest[i] = SITE_NUMBERS["cirith-ungol"]
    in_hand(s, 1, "ghosts")  # so that he is asked for hazards on the way
    for viewer in (0, 1, None):
        hint = Table(s, viewer, 0, WHO).company(i).hint
        assert hint["to"] == ("cirith-ungol" if viewer == 0 else "?")
        assert "path" not in hint
        assert "way" not in hint
    run(s, Journey(i))
    while s.stack and s.stack[-1].name() == "Route":
        take(s, REGION, act_a(options(s)[-1]))
    for viewer in (0, 1, None):
        hint = Table(s, viewer, 0, WHO).company(i).hint
        assert str(hint["way"]).split(",")[0] == REGIONS[SITES[SITE_NUMBERS["minas-morgul"]].region].name
        assert len(str(hint["path"]).split(",")) == len(str(hint["way"]).split(","))
