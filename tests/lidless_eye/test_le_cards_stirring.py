"""Hazards that make attacks stronger: of whole races, or the automatic-attacks of sites."""

import pytest

from lidless_eye.hazard_support import (
    attacks,
    automatic,
    held,
    hits,
    in_play,
    journey,
    offers,
    on_guard,
    quiet,
    rest,
    stirred,
    strength,
    window,
)
from lidless_eye.support_le import company, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.figures import cancellable
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, site_attacks
from mathom.games.lidless_eye.terms import ATTACK, AUTO, REVEAL
from support import card, rule


def at(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    s, i, people = rest(site, *(who or ("gorbag", "jerrek", "tarcil", "snaga")))
    return s, i, people


# -- races

STIRRED = [
    ("chill-them-with-fear", "elf", (3, 10), (2, 9)),
    ("chill-them-with-fear", "hobbit", (3, 10), (2, 9)),
    ("chill-them-with-fear", "man", (1, 8), (1, 8)),
    ("minions-stir", "orc", (2, 9), (3, 10)),
    ("minions-stir", "troll", (2, 9), (2, 9)),
    ("minions-stir", "wolf", (1, 8), (1, 8)),
    ("wake-of-war", "wolf", (2, 9), (3, 10)),
    ("wake-of-war", "spider", (2, 9), (2, 9)),
    ("wake-of-war", "animal", (2, 9), (2, 9)),
    ("wake-of-war", "orc", (1, 8), (1, 8)),
    ("plague-of-wights", "undead", (1, 9), (2, 9)),
    ("plague-of-wights", "orc", (1, 8), (1, 8)),
]


@pytest.mark.parametrize(
    ("name", "race", "by_day", "by_night"), [pytest.param(*row, marks=card(row[0])) for row in STIRRED]
)
def test_races_stir(name: str, race: str, by_day: tuple[int, int], by_night: tuple[int, int]) -> None:
    s, i, _ = journey("w", "bree")
    hits(s, name)
    assert held(s, name) == []  # cannot be duplicated
    attack = stirred(s, i, race)
    assert strength(s, attack) == by_day
    assert held(s, "doors-of-night", ATTACK) == []
    in_play(s, "doors-of-night")
    assert strength(s, attack) == by_night


@rule("LE-X-11")
@card("wake-of-war")
def test_dire_wolves_in_the_wake_of_war() -> None:
    s, _i, _ = journey("ww", "bree")
    attack = attacks(s, "dire-wolves", "wilderness")
    assert strength(s, attack) == (4, 8)
    in_play(s, "wake-of-war")
    assert strength(s, attack) == (5, 9)
    in_play(s, "doors-of-night")
    assert strength(s, attack) == (6, 10)


@card("wake-of-war")
def test_during_an_attack_only_what_changes_it() -> None:
    s, i, _ = journey("ww", "bree")
    stirred(s, i, "wolf")
    assert held(s, "wake-of-war", ATTACK) == [(4095, 0)]
    assert held(s, "minions-stir", ATTACK) == []


# -- automatic-attacks


@card("awaken-denizens")
def test_awaken_denizens() -> None:
    s, i, _ = at("isengard")
    hits(s, "awaken-denizens")
    assert held(s, "awaken-denizens") == []
    assert strength(s, automatic(s, i)) == (6, 7)
    s, i, _ = at("moria")
    in_play(s, "awaken-denizens")
    assert strength(s, automatic(s, i)) == (4, 7)
    s, i, _ = journey("ww", "amon-hen")
    in_play(s, "awaken-denizens")
    assert strength(s, attacks(s, "giant", "wilderness")) == (1, 13)  # no automatic-attack


@rule("LE-X-27")
@card("awaken-denizens")
def test_awaken_denizens_from_on_guard() -> None:
    s, i, _ = at("the-lonely-mountain")
    s.limit = 0
    on_guard(s, i, "awaken-denizens")
    window(s, AUTO)
    assert offers(s, "awaken-denizens", REVEAL) == [(4095, 0)]
    take(s, REVEAL, NUMBERS["awaken-denizens"], 4095)
    quiet(s)
    assert strength(s, automatic(s, i)) == (2, 14)
    s, i, _ = at("edoras")
    on_guard(s, i, "awaken-denizens")
    window(s, AUTO)
    assert s.seat < 0 or offers(s, "awaken-denizens", REVEAL) == []


@card("awaken-defenders")
def test_awaken_defenders() -> None:
    s, i, _ = at("druadan-forest")
    hits(s, "awaken-defenders")
    assert strength(s, automatic(s, i)) == (6, 6)
    s, i, people = rest("bree", "jerrek", "tarcil")
    assert automatic(s.copy(), i).detain  # covert
    in_play(s, "awaken-defenders")
    attack = automatic(s, i)
    assert not attack.detain
    assert list(attack.targets) == people  # one each, not two (LE-B-165)
    s, i, _ = at("isengard")
    in_play(s, "awaken-defenders")
    assert strength(s, automatic(s, i)) == (3, 7)


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
