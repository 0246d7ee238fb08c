"""Hazard short-events on a character."""

from lidless_eye.hazard_support import (
    checks,
    held,
    hits,
    in_play,
    journey,
    offers,
    on_guard,
    quiet,
    rest,
    targets,
    window,
)
from lidless_eye.support_le import follower, has, in_hand, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.sums import prowess, unused_general
from mathom.games.lidless_eye.terms import (
    ORPHANED,
    PASS,
    PLAY,
    REVEAL,
    SITE,
    SITE_PLAY,
    STAY,
    TABLE,
    TAKE,
    TAPPED,
    THIS_TURN,
    UNTAPPED,
    WOLF,
)
from mathom.kernel.state import act
from support import card


@card("darkness-under-tree")
def test_darkness_under_tree() -> None:
    s, _, (gorbag, tarcil, jerrek) = journey("w", "bree", who=("gorbag", "tarcil", "jerrek"))
    assert held(s, "darkness-under-tree") == []
    in_play(s, "doors-of-night")
    s.tap[gorbag] = TAPPED
    assert targets(s, "darkness-under-tree") == [jerrek]
    hits(s, "darkness-under-tree", jerrek)
    assert s.tap[jerrek] == TAPPED
    assert s.tap[tarcil] == UNTAPPED


@card("the-roving-eye")
def test_the_roving_eye() -> None:
    s, _, people = journey("w", "bree", who=("jerrek", "tarcil", "gulla", "layos", "the-witch-king"))
    for c, item in zip(
        people, ("black-mace", "palantir-of-orthanc", "minor-ring", "bright-gold-ring", "black-mace"), strict=True
    ):
        lay_on(s, item, c)
    assert targets(s, "the-roving-eye") == people[:3]  # no gold ring, no Ringwraith
    s.news = []
    sums(s, 3)  # 3 - 2 is two less than 3
    hits(s, "the-roving-eye", people[0])
    assert checks(s) == [1]
    assert has(s.discard[0], "jerrek")  # discarded, not removed
    assert has(s.discard[0], "black-mace")


@card("weariness-of-the-heart")
def test_weariness_of_the_heart() -> None:
    s, _, (jerrek, king) = journey("w", "bree", who=("jerrek", "the-witch-king"))
    assert held(s, "weariness-of-the-heart") == [(jerrek, 0), (jerrek, 1), (king, 0)]
    hits(s, "weariness-of-the-heart", jerrek, 0)
    assert prowess(s, jerrek) == 4
    assert prowess(s, king) == 9
    assert held(s, "weariness-of-the-heart") == [(jerrek, 1), (king, 0)]  # the first use cannot be duplicated on him
    s.news = []
    sums(s, 6)
    hits(s, "weariness-of-the-heart", jerrek, 1)
    assert checks(s) == [6]
    s.expire(THIS_TURN)
    assert prowess(s, jerrek) == 5


@card("weariness-of-the-heart")
def test_weariness_on_a_strike() -> None:
    s, i, (jerrek, tarcil) = journey("w", "bree", who=("jerrek", "tarcil"))
    in_hand(s, 1, "weariness-of-the-heart")
    attack = special_attack(s, i, WOLF, 1, 9)
    attack.only = jerrek
    run(s, attack)
    assert offers(s, "weariness-of-the-heart") == []  # not yet: no strike is under way
    take(s, PASS)
    assert strike_now(s).target == jerrek
    assert s.seat == 1
    assert offers(s, "weariness-of-the-heart") == [(jerrek, 0)]
    take(s, PLAY, NUMBERS["weariness-of-the-heart"], jerrek, 0)
    quiet(s)
    assert options(s) == [act(STAY), act(PASS)]
    assert strike_now(s).defence(s) == 4
    assert prowess(s, tarcil) == 4


@card("weariness-of-the-heart")
def test_weariness_from_on_guard() -> None:
    s, i, (jerrek,) = rest("dead-marshes", "jerrek")
    on_guard(s, i, "weariness-of-the-heart")
    s.news = []
    window(s, SITE | SITE_PLAY)
    assert offers(s, "weariness-of-the-heart", REVEAL) == [(jerrek, 0), (jerrek, 1)]
    take(s, REVEAL, NUMBERS["weariness-of-the-heart"], jerrek, 1)
    quiet(s)
    assert len(checks(s)) == 1


@card("call-of-home")
def test_call_of_home() -> None:
    s, _i, (chief, jerrek, king) = rest("minas-morgul", "lieutenant-of-morgul", "jerrek", "the-witch-king")
    snaga = follower(s, "grishnakh", chief)
    ringed = rest("minas-morgul", "tarcil")
    lay_on(ringed[0], "the-one-ring", ringed[2][0])
    assert held(ringed[0], "call-of-home") == []
    assert [a for a, _ in held(s, "call-of-home")] == [chief, jerrek, snaga]
    assert unused_general(s, 0) == 7
    mace = lay_on(s, "black-mace", chief)
    whip = lay_on(s, "whip", chief)
    lay_on(s, "whip", jerrek)
    t = s.copy()
    sums(t, 3)  # 3 + 7 is not less than 10
    hits(t, "call-of-home", chief)
    assert t.zone[chief] == TABLE
    sums(s, 2)
    hits(s, "call-of-home", chief)
    assert s.seat == 0
    assert act(TAKE, mace, jerrek) in options(s)
    assert act(TAKE, mace, chief) not in options(s)
    assert act(TAKE, whip, jerrek) not in options(s)  # a second one on him
    take(s, TAKE, mace, jerrek)
    assert s.host[mace] == jerrek
    assert has(s.hand[0], "lieutenant-of-morgul")
    assert has(s.discard[0], "whip")
    assert s.host[snaga] == -1
    assert s.used[snaga] & ORPHANED
    assert s.zone[king] == TABLE
