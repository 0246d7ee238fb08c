"""The end of the game: marshalling points, calling, the War Council, The One Ring."""

import pytest

import mathom
from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.council import (
    COUNTS,
    Council,
    final,
    points,
)
from mathom.games.lidless_eye.rules.fallen import DETAINED
from mathom.kernel.words import say
from support import rule

GAME = mathom.game("lidless-eye")
JUDITH, RALF = 0, 1


def faction(t: Laid, seat: int, name: str) -> str:
    return t.lay(name, seat)


def store(t: Laid, seat: int, *names: str) -> None:
    for name in names:
        t.add("stored", seat, name)


def example(advanced: int) -> Laid:
    """the two companies at Carn Dûm of the worked example; a stored card of 2 points stands for one not in the set"""
    t = lay(advanced=advanced, active=JUDITH)
    faction(t, JUDITH, "orcs-of-angmar")
    faction(t, JUDITH, "beornings")
    store(t, JUDITH, "seize-prisoners")
    hers = t.company(
        JUDITH, "carn-dum", "dwar-the-ringwraith", "troll-chief", "troll-lout", "shagrat", "grishnakh", "orc-tracker"
    )
    t.lay_on("the-warg-king", hers[0])
    t.lay_on("black-mace", hers[1])
    t.lay_on("magic-ring-of-fury", hers[1])
    t.lay_on("saw-toothed-blade", hers[2])
    t.lay_on("orc-draughts", hers[5])
    his = t.company(
        RALF,
        "carn-dum",
        "indur-the-ringwraith",
        "ciryaher",
        "tarcil",
        "orc-captain",
        "lieutenant-of-morgul",
        "orc-captain",
    )
    t.lay_on("palantir-of-orthanc", his[2])
    t.lay_on("magic-ring-of-enigma", his[2])
    t.lay_on("saw-toothed-blade", his[3])
    t.lay_on("foul-smelling-paste", his[3])
    t.lay_on("stinker", his[4])
    return t


@rule("LE-B-209", "LE-A-17", "LE-X-17", "LE-X-19")
def test_points_by_kind() -> None:
    t = example(0)
    #                                characters, items, factions, allies, creatures, miscellaneous
    assert list(points(t.s, JUDITH)) == [7, 4, 5, 2, 0, 2]
    assert list(points(t.s, RALF)) == [11, 5, 0, 2, 0, 0]
    assert (t.total_points(JUDITH), t.total_points(RALF)) == (20, 18)


@rule("LE-X-17")
def test_the_last_turn_of_the_example_brings_hillmen() -> None:
    t = example(0)
    faction(t, RALF, "hillmen")
    assert t.total_points(RALF) == 22
    assert t.corruption("troll-chief") == 5
    assert t.corruption("tarcil") == 5
    others = [c for c in (*t.characters(0), *t.characters(1)) if t.corruption(c) >= 4]
    assert sorted(others) == sorted(["troll-chief", "tarcil"])


@rule("LE-B-207", "LE-B-203", "LE-X-17")
@pytest.mark.parametrize(("roll", "lost", "tapped"), [(2, 7, 0), (3, 7, 0), (4, 0, 1), (5, 0, 1), (6, 0, 0)])
def test_tarcil_at_the_council(roll: int, lost: int, tapped: int) -> None:
    """Ralf had the last turn and begins. His characters check; Tarcil is lost on 2 or 3, and costs 7 points."""
    t = example(0)
    faction(t, RALF, "hillmen")
    t.s.stack = [Council(RALF)]
    t.roll(*[roll if c == "tarcil" else 12 for c in t.characters(RALF)[1:]], *[12] * 5)  # Ringwraiths do not check
    t.settle()
    t.quiet(lambda: t.s.active == JUDITH)
    assert t.s.active == JUDITH
    if not lost:
        assert (t.tap["tarcil"] == "tapped") == bool(tapped)
    t.quiet()
    assert t.ending == "council"
    assert list(t.s.score) == [20, 22 - lost]
    assert t.s.victor == (JUDITH if lost else RALF)
    if lost:
        assert "tarcil" in t.out[RALF]
        assert "palantir-of-orthanc" in t.discard[RALF]


@rule("LE-B-208")
def test_hazards_are_not_played_at_the_council() -> None:
    t = lay("0 minas-morgul: tarcil (black-mace)")
    t.hold(1, *NUMBERS)  # one of everything
    t.s.stack = [Council(0)]
    t.roll(12)
    t.settle()
    while t.seat >= 0 and (not t.ending):
        if t.seat == 1:
            assert t.offers() == ["pass"]
        t.play("pass")
    assert t.ending == "council"


@rule("LE-B-210")
def test_equal_totals_are_a_draw() -> None:
    t = lay()
    t.s.score[0] = t.s.score[1] = 12
    final(t.s)
    assert t.s.victor == -1
    assert t.s.payoff(0) == t.s.payoff(1) == 0.0


@rule("LE-A-18", "LE-A-19", "LE-A-21", "LE-X-19")
def test_doubling_and_halving_of_the_example() -> None:
    t = example(1)
    assert t.counted(JUDITH) == 25  # factions 5 count 10, since Ralf has none
    assert t.counted(RALF) == 14  # characters 11 are cut to the 7 others
    basic = example(0)
    assert (basic.counted(JUDITH), basic.counted(RALF)) == (20, 18)


@rule("LE-A-20", "LE-A-21", "LE-X-19")
def test_showing_cards_comes_last() -> None:
    t = example(1)
    council = Council(RALF)
    council.step = COUNTS  # the checks are over
    t.hold(RALF, "the-warg-king", "shagrat", "grishnakh", "gorbag", "beornings")
    t.run(council)
    assert t.seat == RALF
    shows = [f"show {n}" for n in ("grishnakh", "shagrat", "the-warg-king", "beornings")]
    assert t.offers() == [*shows, "pass"]
    for name in ("the-warg-king", "shagrat", "grishnakh"):
        t.play(f"show {name}")
    assert "show shagrat" not in t.offers()
    t.play("pass")
    assert t.ending == "council"  # Judith holds no cards: she is not asked
    assert list(t.s.score) == [22, 14]
    assert t.s.victor == JUDITH
    told = GAME.view(t.s, names=("Judith", "Ralf")).result
    assert told is not None
    hers, his = ([(say(words), n) for words, n in of] for of in told.sums)
    assert ("factions, doubled", 10) in hers
    assert hers[-1] == ("cards shown by Ralf", -3)
    assert ("characters, cut to the sum of the rest", 7) in his
    assert [sum(n for _, n in of) for of in (hers, his)] == [22, 14]


@rule("LE-A-18")
def test_creatures_and_miscellaneous_are_not_doubled() -> None:
    t = lay(advanced=1)
    store(t, 0, "seize-prisoners", "gondorian-rangers")
    assert list(points(t.s, 0)) == [0, 0, 0, 0, 2, 2]
    assert t.counted(0) == 4


@rule("LE-A-19")
def test_a_single_kind_counts_nothing() -> None:
    t = lay(advanced=1)
    faction(t, 0, "hillmen")
    faction(t, 1, "ice-orcs")
    assert t.counted(0) == 0
    store(t, 0, "seize-prisoners")
    assert t.counted(0) == 4


@rule("LE-A-83", "LE-A-80")
@pytest.mark.parametrize(
    ("name", "mark", "expected"),
    [("gondorian-rangers", 0, 2), ("cave-drake", 0, 0), ("gondorian-rangers", DETAINED, 0)],
)
def test_trophies_at_the_council(name: str, mark: int, expected: int) -> None:
    t = lay("0 minas-morgul: gorbag", advanced=1)
    trophy = t.lay_on(name, "gorbag", 1)
    t.s.mark[t.piece(trophy)] = mark
    assert points(t.s, 0)[4] == expected
    assert points(t.s, 1)[4] == 0


@rule("LE-B-209")
def test_points_of_stored_cards() -> None:
    """in play such a card gives nothing; of News of the Shire only the first stored one gives its full points"""
    t = lay("0 minas-morgul: tarcil (news-of-the-shire)")
    assert list(points(t.s, 0)) == [2, 0, 0, 0, 0, 0]
    store(t, 0, "news-of-the-shire", "news-of-the-shire")
    assert list(points(t.s, 0)) == [2, 0, 0, 0, 0, 4]


# -- The One Ring


@rule("LE-B-202")
def test_the_one_ring_at_barad_dur() -> None:
    t = lay("1 minas-morgul: tarcil (the-one-ring); 1 barad-dur: gorbag", active=1)
    t.s.watch()
    assert t.ending == ""  # another company
    t.site["tarcil"] = t.site["gorbag"]
    t.s.watch()
    assert (t.ending, t.s.victor) == ("ring", 1)


@rule("LE-B-202", "LE-B-149")
def test_the_one_ring_won_by_a_test_at_barad_dur() -> None:
    t = lay("0 barad-dur: tarcil (gold-ring-that-sauron-fancies)")
    t.hold(0, "the-one-ring")
    t.roll((6, 6))
    t.test("gold-ring-that-sauron-fancies", 3)  # every test there is at -3
    t.play("choose the-one-ring")
    assert (t.ending, t.s.victor) == ("ring", 0)


@rule("LE-B-202")
def test_the_one_ring_won_by_a_test_on_the_way_from_barad_dur() -> None:
    """Who travels is at no site; sent back, the company is there again."""
    t = lay("0 barad-dur: tarcil (gold-ring-that-sauron-fancies)")
    t.going("tarcil", "minas-morgul", "sd")
    t.hold(0, "the-one-ring")
    t.roll((6, 6))
    t.test("gold-ring-that-sauron-fancies", 3)
    t.play("choose the-one-ring")
    assert t.ending == ""
    t.send_back("tarcil")
    t.s.watch()
    assert (t.ending, t.s.victor) == ("ring", 0)


@rule("LE-A-84", "LE-A-85")
def test_helpers_and_order_at_the_advanced_council() -> None:
    """their player chooses the order, and others of the company may tap for +1"""
    t = lay("0 minas-morgul: tarcil, gorbag", advanced=1)
    t.join("tarcil", "layos")
    for item in ("the-iron-crown",):
        t.lay_on(item, "tarcil")
    t.roll((6, 6), (1, 1), (6, 6))
    t.council(0)
    t.quiet()
    assert t.seat == 0
    assert "pick tarcil" in t.offers()
    t.play("pick gorbag")
    t.quiet()
    t.play("pick tarcil")
    t.quiet()
    assert t.corruption("tarcil") >= 4
    help_offered = [a for a in t.offers() if a != "pass"]
    assert len(help_offered) == 2
