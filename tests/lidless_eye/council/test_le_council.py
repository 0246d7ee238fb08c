"""The end of the game: marshalling points, calling, the War Council, The One Ring."""

import pytest

import mathom
from lidless_eye.hazard_support import going
from lidless_eye.support_le import (
    bare,
    company,
    dice,
    has,
    in_hand,
    join,
    lay_on,
    options,
    pass_chains,
    run,
    settle,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.council import (
    COUNTS,
    Council,
    counted,
    final,
    points,
    total_points,
)
from mathom.games.lidless_eye.rules.fallen import DETAINED
from mathom.games.lidless_eye.rules.journey import send_back
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.sums import corruption
from mathom.games.lidless_eye.terms import BOTH, BY_COUNCIL, BY_RING, CHOOSE, NOT_YET, PASS, PICK, SHOW, TABLE, TAPPED
from mathom.kernel.state import act
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")
JUDITH, RALF = 0, 1


def faction(s: Eye, seat: int, name: str) -> int:
    return s.lay(NUMBERS[name], seat, TABLE)


def store(s: Eye, seat: int, *names: str) -> None:
    for name in names:
        s.stored[seat].add(NUMBERS[name], BOTH)


def example(advanced: int) -> Eye:
    """the two companies at Carn Dûm of the worked example; a stored card of 2 points stands for one not in the set"""
    s = bare(advanced=advanced, active=JUDITH)
    faction(s, JUDITH, "orcs-of-angmar")
    faction(s, JUDITH, "beornings")
    store(s, JUDITH, "seize-prisoners")
    _, hers = company(
        s, JUDITH, "carn-dum", "dwar-the-ringwraith", "troll-chief", "troll-lout", "shagrat", "grishnakh", "orc-tracker"
    )
    lay_on(s, "the-warg-king", hers[0])
    lay_on(s, "black-mace", hers[1])
    lay_on(s, "magic-ring-of-fury", hers[1])
    lay_on(s, "saw-toothed-blade", hers[2])
    lay_on(s, "orc-draughts", hers[5])
    _, his = company(
        s,
        RALF,
        "carn-dum",
        "indur-the-ringwraith",
        "ciryaher",
        "tarcil",
        "orc-captain",
        "lieutenant-of-morgul",
        "orc-captain",
    )
    lay_on(s, "palantir-of-orthanc", his[2])
    lay_on(s, "magic-ring-of-enigma", his[2])
    lay_on(s, "saw-toothed-blade", his[3])
    lay_on(s, "foul-smelling-paste", his[3])
    lay_on(s, "stinker", his[4])
    return s


def piece(s: Eye, name: str) -> int:
    return s.in_play(NUMBERS[name])


@rule("LE-B-209", "LE-A-17", "LE-X-17", "LE-X-19")
def test_points_by_kind() -> None:
    s = example(0)
    #                                characters, items, factions, allies, creatures, miscellaneous
    assert list(points(s, JUDITH)) == [7, 4, 5, 2, 0, 2]
    assert list(points(s, RALF)) == [11, 5, 0, 2, 0, 0]
    assert (total_points(s, JUDITH), total_points(s, RALF)) == (20, 18)


@rule("LE-X-17")
def test_the_last_turn_of_the_example_brings_hillmen() -> None:
    s = example(0)
    faction(s, RALF, "hillmen")
    assert total_points(s, RALF) == 22
    assert corruption(s, piece(s, "troll-chief")) == 5
    assert corruption(s, piece(s, "tarcil")) == 5
    others = [c for c in (*s.characters(0), *s.characters(1)) if corruption(s, c) >= 4]
    assert sorted(others) == sorted([piece(s, "troll-chief"), piece(s, "tarcil")])


@rule("LE-B-207", "LE-B-203", "LE-X-17")
@pytest.mark.parametrize(("roll", "lost", "tapped"), [(2, 7, 0), (3, 7, 0), (4, 0, 1), (5, 0, 1), (6, 0, 0)])
def test_tarcil_at_the_council(roll: int, lost: int, tapped: int) -> None:
    """Ralf had the last turn and begins. His characters check; Tarcil is lost on 2 or 3, and costs 7 points."""
    s = example(0)
    faction(s, RALF, "hillmen")
    tarcil = piece(s, "tarcil")
    s.stack = [Council(RALF)]
    sums(s, *[roll if c == tarcil else 12 for c in s.characters(RALF)[1:]], *[12] * 5)  # Ringwraiths do not check
    settle(s)
    pass_chains(s, lambda: s.active == JUDITH)
    assert s.active == JUDITH
    if not lost:
        assert (s.tap[tarcil] == TAPPED) == bool(tapped)
    pass_chains(s)
    assert s.ending == BY_COUNCIL
    assert list(s.score) == [20, 22 - lost]
    assert s.victor == (JUDITH if lost else RALF)
    if lost:
        assert has(s.out[RALF], "tarcil")
        assert has(s.discard[RALF], "palantir-of-orthanc")


@rule("LE-B-208")
def test_hazards_are_not_played_at_the_council() -> None:
    s = bare()
    _, (tarcil,) = company(s, 0, "minas-morgul", "tarcil")
    lay_on(s, "black-mace", tarcil)
    for k in range(len(NUMBERS)):
        s.hand[1].add(k, 2)  # one of everything
    s.stack = [Council(0)]
    sums(s, 12)
    settle(s)
    while s.seat >= 0 and not s.ending:
        if s.seat == 1:
            assert options(s) == [act(PASS)]
        take(s, PASS)
    assert s.ending == BY_COUNCIL


@rule("LE-B-210")
def test_equal_totals_are_a_draw() -> None:
    s = bare()
    s.score[0] = s.score[1] = 12
    final(s)
    assert s.victor == -1
    assert s.payoff(0) == s.payoff(1) == 0.0


@rule("LE-A-18", "LE-A-19", "LE-A-21", "LE-X-19")
def test_doubling_and_halving_of_the_example() -> None:
    s = example(1)
    assert counted(s, JUDITH) == 25  # factions 5 count 10, since Ralf has none
    assert counted(s, RALF) == 14  # characters 11 are cut to the 7 others
    basic = example(0)
    assert (counted(basic, JUDITH), counted(basic, RALF)) == (20, 18)


@rule("LE-A-20", "LE-A-21", "LE-X-19")
def test_showing_cards_comes_last() -> None:
    s = example(1)
    council = Council(RALF)
    council.step = COUNTS  # the checks are over
    in_hand(s, RALF, "the-warg-king", "shagrat", "grishnakh", "gorbag", "beornings")
    run(s, council)
    assert s.seat == RALF
    shows = [act(SHOW, NUMBERS[n]) for n in ("grishnakh", "shagrat", "the-warg-king", "beornings")]
    assert options(s) == [*shows, act(PASS)]
    for name in ("the-warg-king", "shagrat", "grishnakh"):
        take(s, SHOW, NUMBERS[name])
    assert act(SHOW, NUMBERS["shagrat"]) not in options(s)
    take(s, PASS)
    assert s.ending == BY_COUNCIL  # Judith holds no cards: she is not asked
    assert list(s.score) == [22, 14]
    assert s.victor == JUDITH
    told = GAME.view(s, names=("Judith", "Ralf")).result
    assert told is not None
    hers, his = ([(say(words), n) for words, n in of] for of in told.sums)
    assert ("factions, doubled", 10) in hers
    assert hers[-1] == ("cards shown by Ralf", -3)
    assert ("characters, cut to the sum of the rest", 7) in his
    assert [sum(n for _, n in of) for of in (hers, his)] == [22, 14]


@rule("LE-A-18")
def test_creatures_and_miscellaneous_are_not_doubled() -> None:
    s = bare(advanced=1)
    store(s, 0, "seize-prisoners", "gondorian-rangers")
    assert list(points(s, 0)) == [0, 0, 0, 0, 2, 2]
    assert counted(s, 0) == 4


@rule("LE-A-19")
def test_a_single_kind_counts_nothing() -> None:
    s = bare(advanced=1)
    faction(s, 0, "hillmen")
    faction(s, 1, "ice-orcs")
    assert counted(s, 0) == 0
    store(s, 0, "seize-prisoners")
    assert counted(s, 0) == 4


@rule("LE-A-83", "LE-A-80")
@pytest.mark.parametrize(
    ("name", "mark", "expected"),
    [("gondorian-rangers", 0, 2), ("cave-drake", 0, 0), ("gondorian-rangers", DETAINED, 0)],
)
def test_trophies_at_the_council(name: str, mark: int, expected: int) -> None:
    s = bare(advanced=1)
    _, (gorbag,) = company(s, 0, "minas-morgul", "gorbag")
    trophy = lay_on(s, name, gorbag, seat=1)
    s.mark[trophy] = mark
    assert points(s, 0)[4] == expected
    assert points(s, 1)[4] == 0


@rule("LE-B-209")
def test_points_of_stored_cards() -> None:
    """in play such a card gives nothing; of News of the Shire only the first stored one gives its full points"""
    s = bare()
    _, (tarcil,) = company(s, 0, "minas-morgul", "tarcil")
    lay_on(s, "news-of-the-shire", tarcil)
    assert list(points(s, 0)) == [2, 0, 0, 0, 0, 0]
    store(s, 0, "news-of-the-shire", "news-of-the-shire")
    assert list(points(s, 0)) == [2, 0, 0, 0, 0, 4]


# -- The One Ring


@rule("LE-B-202")
def test_the_one_ring_at_barad_dur() -> None:
    s = bare(active=1)
    i, (tarcil,) = company(s, 1, "minas-morgul", "tarcil")
    lay_on(s, "the-one-ring", tarcil)
    home, _ = company(s, 1, "barad-dur", "gorbag")
    s.watch()
    assert s.ending == NOT_YET  # another company
    s.co_site[i] = s.co_site[home]
    s.watch()
    assert (s.ending, s.victor) == (BY_RING, 1)


@rule("LE-B-202", "LE-B-149")
def test_the_one_ring_won_by_a_test_at_barad_dur() -> None:
    s = bare()
    _, (tarcil,) = company(s, 0, "barad-dur", "tarcil")
    ring = lay_on(s, "gold-ring-that-sauron-fancies", tarcil)
    in_hand(s, 0, "the-one-ring")
    dice(s, (6, 6))
    run(s, RingTest(ring, 3))  # every test there is at -3
    take(s, CHOOSE, NUMBERS["the-one-ring"])
    assert (s.ending, s.victor) == (BY_RING, 0)


@rule("LE-B-202")
def test_the_one_ring_won_by_a_test_on_the_way_from_barad_dur() -> None:
    """Who travels is at no site; sent back, the company is there again."""
    s = bare()
    i, (tarcil,) = company(s, 0, "barad-dur", "tarcil")
    going(s, i, "minas-morgul", "sd")
    ring = lay_on(s, "gold-ring-that-sauron-fancies", tarcil)
    in_hand(s, 0, "the-one-ring")
    dice(s, (6, 6))
    run(s, RingTest(ring, 3))
    take(s, CHOOSE, NUMBERS["the-one-ring"])
    assert s.ending == NOT_YET
    send_back(s, i)
    s.watch()
    assert (s.ending, s.victor) == (BY_RING, 0)


@rule("LE-A-84", "LE-A-85")
def test_helpers_and_order_at_the_advanced_council() -> None:
    """their player chooses the order, and others of the company may tap for +1"""
    s = bare(advanced=1)
    i, (tarcil, gorbag) = company(s, 0, "minas-morgul", "tarcil", "gorbag")
    join(s, i, "layos")
    for item in ("the-iron-crown",):
        lay_on(s, item, tarcil)
    dice(s, (6, 6), (1, 1), (6, 6))
    run(s, Council(0))
    pass_chains(s)
    assert s.seat == 0
    assert act(PICK, tarcil) in options(s)
    take(s, PICK, gorbag)
    pass_chains(s)
    take(s, PICK, tarcil)
    pass_chains(s)
    assert corruption(s, tarcil) >= 4
    help_offered = [a for a in options(s) if a != act(PASS)]
    assert len(help_offered) == 2
