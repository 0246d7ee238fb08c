"""The corruption cards, and how hazards that lie with a character are shaken off."""

import pytest

from lidless_eye.hazard_support import (
    arrives,
    checks,
    ends_turn,
    held,
    hits,
    journey,
    quiet,
    rest,
    targets,
)
from lidless_eye.support_le import (
    all_rolled,
    bare,
    company,
    has,
    lay_on,
    run,
    settle,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import T_ITEM
from mathom.games.lidless_eye.rules.belongings import ShakeOff, fill_shake_offs
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.sums import corruption
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.rules.turn import TURN_OVER, Turn
from mathom.games.lidless_eye.terms import PASS, SHAKE_OFF, TABLE, TAPPED, TEMPTED, TRAVEL, WOLF, WOUNDED
from mathom.kernel.state import Buffer, act
from support import card

# -- what all corruption cards share

LURES = ["covetous-thoughts", "despair-of-the-heart", "lure-of-expedience", "lure-of-nature", "lure-of-the-senses"]


@pytest.mark.parametrize(
    ("name", "points", "barred"),
    [
        pytest.param("covetous-thoughts", 1, "", marks=card("covetous-thoughts")),
        pytest.param("despair-of-the-heart", 2, "", marks=card("despair-of-the-heart")),
        pytest.param("lure-of-expedience", 2, "", marks=card("lure-of-expedience")),
        pytest.param("lure-of-nature", 2, "gulla gorbag", marks=card("lure-of-nature")),
        pytest.param("lure-of-the-senses", 2, "", marks=card("lure-of-the-senses")),
    ],
)
def test_corruption_cards(name: str, points: int, barred: str) -> None:
    """never on a Ringwraith, one new one a turn for each character, one of a title on him, never in response"""
    s, _, people = journey("w", "bree", who=("jerrek", "gulla", "gorbag", "the-witch-king"))
    jerrek = people[0]
    free = [c for c in people[:3] if s.card(c).name not in barred.split()]
    assert targets(s, name) == free
    assert held(s, name, TRAVEL) == []
    hits(s, name, jerrek)
    assert corruption(s, jerrek) == points
    assert s.used[jerrek] & TEMPTED
    for other in LURES:
        assert jerrek not in targets(s, other)
    s.used[jerrek] = 0
    assert jerrek not in targets(s, name)
    assert jerrek in targets(s, "lure-of-the-senses" if name != "lure-of-the-senses" else "despair-of-the-heart")


REMOVED = [
    ("covetous-thoughts", 5, True),
    ("despair-of-the-heart", 4, True),
    ("lure-of-expedience", 5, True),
    ("lure-of-nature", 4, True),
    ("lure-of-the-senses", 6, True),
    ("foolish-words", 7, True),
    ("the-ring-will-have-but-one-master", 8, True),
    ("rebel-talk", 7, False),
    ("shut-yer-mouth", 7, False),
]


@pytest.mark.parametrize(
    ("name", "above", "taps"), [pytest.param(*row, marks=card(row[0]), id=row[0]) for row in REMOVED]
)
def test_shaking_off(name: str, above: int, taps: bool) -> None:
    """greater than the number, once a turn; without tapping at -3 where it is a corruption card, else not at all"""
    s = bare()
    _, (jerrek,) = company(s, 0, "minas-morgul", "jerrek")
    c = lay_on(s, name, jerrek, 1)
    into = Buffer()
    fill_shake_offs(s, 0, into)
    ways = [act(SHAKE_OFF, c, 1)] if taps else [act(SHAKE_OFF, c, 0)]
    if name in LURES:
        ways.append(act(SHAKE_OFF, c, 0))
    assert list(into.data[: into.n]) == ways
    t = s.copy()
    sums(s, above)
    run(s, ShakeOff(c, 1 if taps else 0))
    assert s.zone[c] == TABLE
    assert (s.tap[jerrek] == TAPPED) == taps
    fill_shake_offs(s, 0, into)
    assert into.n == len(ways)  # not again this turn
    sums(t, above + 1)
    run(t, ShakeOff(c, 1 if taps else 0))
    assert has(t.discard[1], name)


# -- when they call for checks


@card("despair-of-the-heart")
def test_despair_when_somebody_is_wounded() -> None:
    s, i, (jerrek, tarcil) = journey("w", "bree", who=("jerrek", "tarcil"))
    lay_on(s, "despair-of-the-heart", jerrek, 1)
    _other, (gulla,) = company(s, 0, "bree", "gulla")
    lay_on(s, "despair-of-the-heart", gulla, 1)
    s.news = []
    sums(s, 2, 2, 9)  # strike, body check, corruption check
    attack = special_attack(s, i, WOLF, 1, 20)
    attack.only = tarcil
    run(s, attack)
    quiet(s)
    quiet(take(s, PASS))
    assert s.tap[tarcil] == WOUNDED
    assert checks(s) == [9]
    assert all_rolled(s)


@card("lure-of-expedience")
def test_expedience_when_an_item_is_gained() -> None:
    s, _, (jerrek, tarcil) = rest("bree", "jerrek", "tarcil")
    lay_on(s, "lure-of-expedience", jerrek, 1)
    _, (gulla,) = company(s, 0, "bree", "gulla")
    s.news = []
    fire(s, T_ITEM, gulla, lay_on(s, "whip", gulla))  # of another company
    settle(s)
    assert checks(s) == []
    sums(s, 8)
    fire(s, T_ITEM, tarcil, lay_on(s, "high-helm", tarcil))
    quiet(settle(s))
    assert checks(s) == [8]


@card("lure-of-nature")
def test_nature_for_each_wilderness() -> None:
    s, i, (jerrek,) = journey("wsww", "bree", who=("jerrek",))
    lay_on(s, "lure-of-nature", jerrek, 1)
    s.news = []
    sums(s, 12, 7, 4)
    arrives(s, i)
    assert checks(s) == [12, 7, 4]
    assert s.zone[jerrek] == TABLE
    s, i, (jerrek,) = journey("www", "bree", who=("jerrek",))
    lay_on(s, "lure-of-nature", jerrek, 1)
    lay_on(s, "the-iron-crown", jerrek)
    sums(s, 5)  # two less than 7: gone, and no further check
    arrives(s, i)
    assert has(s.out[0], "jerrek")
    s, i, (jerrek,) = journey("sd", "bree", who=("jerrek",))
    lay_on(s, "lure-of-nature", jerrek, 1)
    sums(s)
    arrives(s, i)
    assert all_rolled(s)


@pytest.mark.parametrize(("site", "asked"), [("minas-morgul", True), ("barad-dur", True), ("bree", False)])
@card("lure-of-the-senses")
def test_senses_after_untapping_at_a_darkhaven(site: str, asked: bool) -> None:
    s = bare()
    _, (jerrek,) = company(s, 0, site, "jerrek")
    lay_on(s, "lure-of-the-senses", jerrek, 1)
    s.news = []
    sums(s, *([7] if asked else []))
    run(s, Turn())
    quiet(s)
    assert checks(s) == ([7] if asked else [])
    assert s.stack[-1].name() == "Organization"


@card("covetous-thoughts")
def test_covetous_thoughts_at_the_end_of_his_turns() -> None:
    s = bare()
    _, (jerrek, tarcil) = company(s, 0, "bree", "jerrek", "tarcil")
    lay_on(s, "covetous-thoughts", jerrek, 1)
    lay_on(s, "whip", jerrek)  # his own does not count
    lay_on(s, "black-mace", tarcil)
    lay_on(s, "blazon-of-the-eye", tarcil)
    s.news = []
    sums(s, 9, 10)
    t = s.copy()
    t.active = 1
    ends_turn(s)
    assert checks(s) == [9 - 3, 10 - 1]
    sums(t)
    t.news = []
    frame = Turn()
    frame.step = TURN_OVER
    run(t, frame)
    assert checks(t) == []  # not at the end of the opponent's turns
