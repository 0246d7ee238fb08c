"""Hazard short-events on a site."""

import pytest

from lidless_eye.cards.support_cards import at
from lidless_eye.hazard_support import arrived, automatic, checks, held, hits, journey, quiet, rest
from lidless_eye.support_le import all_rolled, company, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import SITE_NUMBERS, SITES, T_ITEM
from mathom.games.lidless_eye.position.whereabouts import IDLE
from mathom.games.lidless_eye.rules.combat.figures import cancellable
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, site_attacks
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import ENTER, PASS, PICK, SITE_PHASE, TAPPED, THIS_TURN, UNTAPPED
from mathom.kernel.state import act
from support import card


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


@pytest.mark.parametrize(
    ("name", "site", "other", "before", "after"),
    [
        pytest.param("arouse-defenders", "bag-end", "isengard", 11, 13, marks=card("arouse-defenders")),
        pytest.param("arouse-denizens", "ettenmoors", "bag-end", 8, 11, marks=card("arouse-denizens")),
    ],
)
def test_arousing_one_attack(name: str, site: str, other: str, before: int, after: int) -> None:
    s, i, _ = at(site)
    here = SITE_NUMBERS[site]
    assert held(at(other)[0], name) == []
    assert held(s, name) == [(here, 0), (here, 1)]
    hits(s, name, here, 1)
    assert held(s, name) == []  # not again on this site
    assert automatic(s.copy(), i, 0).prowess_now(s) == SITES[here].attacks[0].prowess
    attack = automatic_attack(s, i, 1)
    s.call(attack)
    assert attack.prowess == before
    assert attack.prowess_now(s) == after
    assert cancellable(s) == (name == "arouse-denizens")
    s.stack.clear()
    s.expire(5)
    assert held(s, name) == [(here, 0), (here, 1)]


@pytest.mark.parametrize(
    ("name", "site", "other", "rouser"),
    [
        pytest.param("incite-defenders", "bag-end", "isengard", "arouse-defenders", marks=card("incite-defenders")),
        pytest.param("incite-denizens", "ettenmoors", "bag-end", "arouse-denizens", marks=card("incite-denizens")),
    ],
)
def test_inciting_one_attack(name: str, site: str, other: str, rouser: str) -> None:
    s, i, _ = at(site)
    here = SITE_NUMBERS[site]
    assert held(at(other)[0], name) == []
    first, second = SITES[here].attacks
    hits(s, name, here, 0)
    assert site_attacks(s, i) == [first, first, second]
    assert held(s, name) == []
    hits(s, rouser, here, 0)  # also what comes later counts for the copy
    gains = []
    for index in range(3):
        attack = automatic_attack(s, i, index)
        s.call(attack)
        gains.append(int(attack.prowess_now(s) - attack.prowess))
        s.stack.clear()
    assert gains == ([2, 2, 0] if rouser == "arouse-defenders" else [3, 3, 0])
    _, i = s, company(s, 0, other, "layos")[0]
    assert len(site_attacks(s, i)) == len(SITES[SITE_NUMBERS[other]].attacks)
