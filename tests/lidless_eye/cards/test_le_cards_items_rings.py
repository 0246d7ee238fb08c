"""The rings: gold rings and their tests, what they may prove to be, and The One Ring."""

from typing import Any

import pytest

from lidless_eye.fights_le import attack_by, struck
from lidless_eye.support_le import (
    all_rolled,
    bare,
    card,
    company,
    has,
    in_hand,
    lay_on,
    options,
    run,
    settle,
    sums,
    take,
)
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.council import given_points
from mathom.games.lidless_eye.rules.rings import RingTest
from mathom.games.lidless_eye.rules.sums import body, corruption, direct, mind, prowess
from mathom.games.lidless_eye.terms import CHOOSE, ORC, PASS, PLAY, TAPPED, UNTAPPED, YES
from mathom.kernel.state import Buffer, act, act_a, act_kind

LAIRS = {"caves-of-ulund", "gondmaeglom", "the-lonely-mountain"}
RUINS = LAIRS | {"bandit-lair", "gladden-fields", "isengard", "ost-in-edhil"}
FREE_HOLDS = {
    *("bag-end", "beorn-s-house", "blue-mountain-dwarf-hold", "dol-amroth", "edoras", "iron-hill-dwarf-hold"),
    *("minas-tirith", "pelargir", "thranduil-s-halls"),
}
BORDER_HOLDS = {"bree", "dale", "lond-galen", "lossadan-camp", "vale-of-erech"}
ANYWHERE = RUINS | FREE_HOLDS | BORDER_HOLDS | {"goblin-gate", "moria"}

ONE_OF_EACH = {
    "lesser": "minor-ring",
    "magic": "magic-ring-of-fury",
    "dwarven": "dwarven-ring-of-durin-s-tribe",
    "spirit": "the-oracle-s-ring",
    "one": "the-one-ring",
}


def gold(name: str, places: set[str], magic: int, searches: bool, **least: int) -> Any:
    return pytest.param(name, places, magic, searches, least, id=name, marks=card(name))


GOLD = [
    # where, a magic ring up to, a lesser ring may be searched for, others from
    gold("a-little-gold-ring", RUINS | {"bag-end"}, 6, False, one=11, dwarven=9),
    gold("bright-gold-ring", FREE_HOLDS, 5, True, spirit=8, dwarven=9),
    gold("gleaming-gold-ring", BORDER_HOLDS, 6, True, spirit=10, dwarven=9),
    gold("gold-ring-that-sauron-fancies", RUINS | {"bag-end"}, 5, False, one=11, dwarven=8),
    gold("the-least-of-gold-rings", ANYWHERE, 7, False, one=12, dwarven=10),
    gold("perfect-gold-ring", LAIRS, 7, True, spirit=8),
]


def offers(s: Eye, name: str) -> list[int]:
    into = Buffer()
    KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
    return list(into.data[: into.n])


@pytest.mark.parametrize(("name", "places", "magic", "searches", "least"), GOLD)
def test_where_a_gold_ring_is_played(
    name: str, places: set[str], magic: int, searches: bool, least: dict[str, int]
) -> None:
    s = bare()
    i, (c,) = company(s, 0, "minas-morgul", "tarcil")
    s.now = i
    found = set()
    for site in SITES:
        s.co_site[i] = site.id
        if offers(s, name):
            found.add(site.name)
    assert found == places
    ring = lay_on(s, name, c)
    assert (given_points(s, ring), corruption(s, c)) == (2, 4)


@pytest.mark.parametrize(("name", "places", "magic", "searches", "least"), GOLD)
def test_what_a_gold_ring_proves_to_be(
    name: str, places: set[str], magic: int, searches: bool, least: dict[str, int]
) -> None:
    for roll in range(2, 13):
        s = bare()
        _, (c,) = company(s, 0, "moria", "tarcil")
        ring = lay_on(s, name, c)
        in_hand(s, 0, *ONE_OF_EACH.values())
        sums(s, roll)
        run(s, RingTest(ring))
        expected = {"lesser"} | ({"magic"} if roll <= magic else set())
        expected |= {kind for kind, from_ in least.items() if roll >= from_}
        found = {KINDS[act_a(a)].name for a in options(s) if act_kind(a) == CHOOSE}
        assert found == {ONE_OF_EACH[kind] for kind in expected}
        assert (act(YES) in options(s)) == searches
        take(s, PASS)
        assert has(s.discard[0], name)


@pytest.mark.parametrize("name", [pytest.param(p.values[0], marks=p.marks) for p in GOLD])
def test_a_gold_ring_tempts_after_every_untap_phase(name: str) -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", "tarcil")
    ring = lay_on(s, name, c)
    sums(s, 4)
    KINDS[s.kind[ring]].on_untap(s, ring)
    settle(s)
    assert all_rolled(s)
    assert s.tap[c] == TAPPED
    s.active = 1
    KINDS[s.kind[ring]].on_untap(s, ring)
    assert s.stack == []


# -- special rings: by a test only, and what they add


def special(name: str, worth: int, burden: int) -> Any:
    return pytest.param(name, worth, burden, id=name, marks=card(name))


SPECIAL = [
    *(special(n, 2, 1) for n in ("minor-ring", "paltry-ring", "trifling-ring")),
    *(special(n, 3, 2) for n in ("the-oracle-s-ring", "the-reviled-ring", "the-warding-ring")),
    *(
        special(f"magic-ring-of-{n}", 2, 2)
        for n in ("delusion", "enigma", "fury", "guile", "lies", "savagery", "shadows", "weals")
    ),
    *(special(f"dwarven-ring-of-{n}-s-tribe", 4, 3) for n in ("barin", "bavor", "druin", "durin", "dwalin")),
    special("the-one-ring", 6, 7),
]


@pytest.mark.parametrize(("name", "worth", "burden"), SPECIAL)
def test_takes_the_place_of_a_gold_ring(name: str, worth: int, burden: int) -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    s.now = i
    for site in SITES:
        s.co_site[i] = site.id
        assert offers(s, name) == []
    s.co_site[i] = SITE_NUMBERS["moria"]
    kind = KINDS[NUMBERS[name]].printed.ring
    gold_ring = lay_on(s, "bright-gold-ring" if kind == "spirit" else "a-little-gold-ring", c)
    in_hand(s, 0, name)
    sums(s, 5 if kind in ("lesser", "magic") else 12)
    run(s, RingTest(gold_ring))
    take(s, CHOOSE, NUMBERS[name])
    piece = s.in_play(NUMBERS[name])
    assert (s.host[piece], s.tap[c], s.tap[piece]) == (c, UNTAPPED, UNTAPPED)
    assert (given_points(s, piece), corruption(s, c)) == (worth, burden)
    # a second one of its title cannot lie with him
    second = lay_on(s, "a-little-gold-ring", c)
    in_hand(s, 0, name)
    sums(s, 12 if kind in ("dwarven", "one") else 5)
    run(s, RingTest(second))
    assert act(CHOOSE, NUMBERS[name]) not in options(s)


def adds(name: str, who: str, strength: int, health: int, will: int, influence: int) -> Any:
    return pytest.param(name, who, strength, health, will, influence, id=f"{name}-{who}", marks=card(name))


@pytest.mark.parametrize(
    ("name", "who", "strength", "health", "will", "influence"),
    [
        # Tarcil 4/8, mind 6, influence 2: warrior, ranger, diplomat; Layos 3/8, mind 5, influence 2: sage, diplomat
        adds("minor-ring", "tarcil", 4, 8, 6, 4),
        adds("trifling-ring", "tarcil", 4, 8, 6, 2),
        adds("paltry-ring", "tarcil", 4, 8, 6, 2),
        adds("the-oracle-s-ring", "tarcil", 4, 8, 4, 6),
        adds("the-oracle-s-ring", "dogrib", 4, 7, 1, 4),
        adds("the-reviled-ring", "tarcil", 7, 8, 4, 2),
        adds("the-warding-ring", "tarcil", 4, 10, 4, 2),
        adds("the-warding-ring", "ostisen", 3, 10, 1, 0),
        adds("magic-ring-of-fury", "tarcil", 6, 8, 6, 2),
        adds("magic-ring-of-fury", "layos", 3, 8, 5, 2),
        adds("magic-ring-of-lies", "tarcil", 4, 8, 6, 5),
        adds("magic-ring-of-lies", "hador", 5, 9, 6, 1),
        adds("dwarven-ring-of-barin-s-tribe", "tarcil", 4, 8, 6, 4),
        adds("dwarven-ring-of-barin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-bavor-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-druin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-durin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("dwarven-ring-of-dwalin-s-tribe", "threlin", 4, 7, 5, 9),
        adds("the-one-ring", "tarcil", 8, 10, 6, 7),
        adds("the-one-ring", "lieutenant-of-morgul", 13, 10, 9, 7),
        adds("the-one-ring", "odoacer", 8, 10, 1, 5),
    ],
)
def test_figures_of_the_bearer(name: str, who: str, strength: int, health: int, will: int, influence: int) -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", who)
    ring = lay_on(s, name, c)
    assert (prowess(s, c), body(s, c), mind(s, c), direct(s, c)) == (strength, health, will, influence)
    _, (wraith,) = company(s, 0, "moria", "dwar-the-ringwraith")
    s.host[ring] = wraith
    assert (prowess(s, wraith), body(s, wraith), direct(s, wraith)) == (9, 10, 5)


@card("trifling-ring")
def test_trifling_ring_against_characters() -> None:
    s = bare()
    _, (c,) = company(s, 0, "moria", "tarcil")
    lay_on(s, "trifling-ring", c)
    assert direct(s, c, NUMBERS["layos"]) == 5
    assert direct(s, c, NUMBERS["hillmen"]) == 2


@card("paltry-ring")
def test_paltry_ring_against_detainment() -> None:
    for detains, strength in ((1, 7), (0, 4)):
        s = bare()
        i, (c,) = company(s, 0, "moria", "tarcil")
        lay_on(s, "paltry-ring", c)
        attack = attack_by(s, i, ORC)
        attack.detain = detains
        assert struck(s, c).defence(s) == strength


@card("binding-ring")
def test_binding_ring_is_played_without_a_test() -> None:
    s = bare()
    i, (c,) = company(s, 0, "moria", "tarcil")
    s.to_discard(lay_on(s, "binding-ring", c))
    s.now = i
    assert offers(s, "binding-ring") == [act(PLAY, NUMBERS["binding-ring"], c)]
