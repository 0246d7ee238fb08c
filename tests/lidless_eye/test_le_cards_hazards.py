"""Hazard short-events on a character, a company, its path or its site."""

import pytest

from lidless_eye.hazard_support import (
    arrived,
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
from lidless_eye.support_le import all_rolled, company, has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS, T_ITEM
from mathom.games.lidless_eye.position.whereabouts import IDLE
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.combat.making import special_attack
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import prowess
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    ENTER,
    PASS,
    PICK,
    PLAY,
    REVEAL,
    SITE,
    SITE_PHASE,
    SITE_PLAY,
    STAY,
    TABLE,
    TAPPED,
    THIS_TURN,
    UNTAPPED,
    WOLF,
    WOUNDED,
)
from mathom.kernel.state import act
from support import card

# -- on a character


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


# -- on the way


@pytest.mark.parametrize(
    ("name", "path", "more", "without"),
    [
        pytest.param("lost-in-border-lands", "bwb", 2, "wsdf", marks=card("lost-in-border-lands")),
        pytest.param("lost-in-shadow-lands", "sw", 1, "wbdf", marks=card("lost-in-shadow-lands")),
        pytest.param("lost-in-the-wilderness", "wsww", 3, "bsdf", marks=card("lost-in-the-wilderness")),
    ],
)
def test_lost(name: str, path: str, more: int, without: str) -> None:
    s, i, _ = journey(path, "bree")
    s.limit = s.co_limit[i] = 2
    hits(s, name)
    assert s.limit == 2 - 1 + more
    assert s.co_limit[i] == 2 + more
    assert held(journey(without, "bree")[0], name) == []
    assert held(rest("bree", "gorbag")[0], name) == []


@card("lost-in-free-domains")
def test_lost_in_free_domains() -> None:
    s, i, _ = journey("wf", "bree")
    hits(s, "lost-in-free-domains")
    assert s.co_did[i] & IDLE
    assert held(s, "lost-in-free-domains") == []  # it could change nothing more
    assert held(journey("wsdb", "bree")[0], "lost-in-free-domains") == []
    arrived(s, i, "bree")
    run(s, SitePhase(i))
    assert not s.stack  # nothing is asked there


@card("river")
def test_river_needs_a_ranger() -> None:
    s, i, (jerrek, odoacer) = journey("w", "bree", who=("jerrek", "odoacer"))
    assert held(rest("bree", "gorbag")[0], "river") == []
    hits(s, "river", SITE_NUMBERS["bree"])
    s.co_dest[i] = -1
    arrived(s, i, "bree")
    t = s.copy()
    tapped = s.copy()
    run(s, SitePhase(i))
    assert options(s) == [act(PICK, odoacer), act(PASS)]
    take(s, PICK, odoacer)
    assert s.tap[odoacer] == TAPPED
    assert act(ENTER) in options(s)
    run(t, SitePhase(i))
    take(t, PASS)
    assert t.co_did[i] & IDLE
    assert not t.stack
    tapped.tap[odoacer] = TAPPED
    run(tapped, SitePhase(i))
    assert not tapped.stack
    assert s.tap[jerrek] == UNTAPPED


@card("river")
def test_river_stops_only_who_has_come_this_turn() -> None:
    s, i, _ = journey("w", "bree", who=("jerrek",))
    hits(s, "river", SITE_NUMBERS["bree"])
    other, _ = company(s, 0, "bree", "tarcil")  # has been here before
    s.co_dest[i] = -1
    arrived(s, i, "edoras")  # elsewhere
    for k in (other, i):
        run(s, SitePhase(k))
        assert act(ENTER) in options(s)
        s.stack.clear()


@card("rats")
def test_rats() -> None:
    s, _, (jerrek, tarcil) = journey("w", "moria", who=("jerrek", "tarcil"))
    mace = lay_on(s, "black-mace", jerrek)
    assert held(s, "rats") == []  # no minor item
    whip = lay_on(s, "whip", jerrek)
    s.tap[tarcil] = WOUNDED
    t = s.copy()
    hits(s, "rats")
    assert s.seat == 0
    assert options(s) == [act(PICK, whip), act(PICK, jerrek)]  # who is wounded cannot be wounded again
    take(s, PICK, whip)
    assert has(s.discard[0], "whip")
    assert s.zone[mace] == TABLE
    hits(t, "rats")
    sums(t)
    take(t, PICK, jerrek)
    assert t.tap[jerrek] == WOUNDED  # without a body check
    assert t.zone[whip] == TABLE
    s, _, (jerrek,) = journey("w", "bree", who=("jerrek",))
    lay_on(s, "whip", jerrek)
    assert held(s, "rats") == []


@card("rats")
def test_a_wound_by_rats_counts_as_a_wound() -> None:
    s, _, (jerrek, tarcil) = journey("w", "amon-hen", who=("jerrek", "tarcil"))
    lay_on(s, "whip", jerrek)
    lay_on(s, "despair-of-the-heart", tarcil, 1)
    s.news = []
    hits(s, "rats")
    sums(s, 9)
    quiet(take(s, PICK, jerrek))
    assert checks(s) == [9]


@card("greed")
def test_greed() -> None:
    s, _i, (jerrek, gulla, king) = rest("moria", "jerrek", "gulla", "the-witch-king")
    _, (tarcil,) = company(s, 1, "moria", "tarcil")
    company(s, 0, "bree", "layos")
    moria = SITE_NUMBERS["moria"]
    assert held(s, "greed") == [(moria, 0)]
    hits(s, "greed", moria)
    assert held(s, "greed") == []
    s.news = []
    s.phase = SITE_PHASE
    ring = lay_on(s, "dwarven-ring-of-durin-s-tribe", jerrek)
    sums(s, 12, 12)
    fire(s, T_ITEM, jerrek, ring)
    quiet(settle(s))
    assert sorted(checks(s)) == [12 - 5, 12 - 3]  # a Dwarf would have 5 of it; who plays it need not check
    assert all_rolled(s)
    s.expire(THIS_TURN)
    sums(s)
    fire(s, T_ITEM, gulla, lay_on(s, "whip", gulla))
    settle(s)
    assert all_rolled(s)
    assert s.tap[tarcil] == s.tap[king] == UNTAPPED


@card("heedless-revelry")
def test_heedless_revelry() -> None:
    s, _, (jerrek, tarcil, gulla) = rest("bree", "jerrek", "tarcil", "gulla")
    s.tap[gulla] = TAPPED
    assert held(s, "heedless-revelry") == [(4095, 0)]
    sums(s, 5, 6)  # above a mind of 4, not above 6
    hits(s, "heedless-revelry")
    assert all_rolled(s)
    assert [s.tap[c] for c in (jerrek, tarcil)] == [TAPPED, UNTAPPED]
    s.tap[tarcil] = TAPPED
    assert held(s, "heedless-revelry") == []
    assert held(journey("w", "bree")[0], "heedless-revelry") == []
    assert held(rest("minas-morgul", "jerrek", "the-witch-king")[0], "heedless-revelry") == []


@card("heedless-revelry")
def test_heedless_revelry_from_on_guard() -> None:
    s, i, (jerrek, tarcil) = rest("moria", "jerrek", "tarcil")
    s.phase = SITE_PHASE
    s.limit = 0
    on_guard(s, i, "heedless-revelry")
    in_hand(s, 0, "black-mace")
    begin(s, SITE | SITE_PLAY, 0, act(PLAY, NUMBERS["black-mace"], jerrek))
    settle(s)
    assert s.seat == 1
    assert offers(s, "heedless-revelry", REVEAL) == [(4095, 0)]
    take(s, REVEAL, NUMBERS["heedless-revelry"], 4095)
    sums(s)
    quiet(s)
    assert s.tap[tarcil] == TAPPED
    assert s.in_play(NUMBERS["black-mace"]) >= 0  # its player was tapped already
