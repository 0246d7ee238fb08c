"""LE-B-184 to LE-B-192: which attacks detain; automatic-attacks."""

import pytest

from lidless_eye.laying import lay
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, NOT_DEFEATED
from mathom.games.lidless_eye.rules.combat.figures import ALWAYS, IF_COVERT, IF_OVERT
from mathom.games.lidless_eye.rules.combat.making import site_attacks
from mathom.games.lidless_eye.terms import (
    ACTED,
    MAN,
    NAZGUL,
    ORC,
    UNDEAD,
    WOLF,
)
from support import rule

# -- detainment


@rule("LE-B-186", "LE-B-187", "LE-B-188", "LE-B-189", "LE-B-190")
@pytest.mark.parametrize(
    ("race", "key", "detains"),
    [
        (WOLF, "dark-domain", True),
        (WOLF, "shadow-land", False),
        (ORC, "shadow-land", True),
        (UNDEAD, "shadow-land", True),
        (MAN, "shadow-land", True),
        (MAN, "wilderness", False),
        (WOLF, "shadow-hold", True),
        (WOLF, "dark-hold", True),
        (WOLF, "ruins-and-lairs", False),
        (NAZGUL, "wilderness", True),
        (WOLF, "gorgoroth", True),
        (WOLF, "cirith-ungol", True),
    ],
)
def test_where_attacks_detain(race: int, key: str, detains: bool) -> None:
    t = lay("0 buhr-widu: hador")
    attack = t.creature("wargs", "hador", key, begin=False)
    attack.race = race
    t.run(attack).quiet()
    assert bool(attack.detain) == detains


@rule("LE-B-187", "LE-B-192")
def test_automatic_attacks_detain_only_if_the_site_says_so() -> None:
    for site, names, detains in (
        ("mount-gundabad", ("gorbag",), True),  # Orcs, detainment against overt companies
        ("mount-gundabad", ("hador",), False),
        ("dale", ("hador",), True),  # Men, detainment against covert companies
        ("dale", ("gorbag",), False),
        ("sarn-goriwing", ("gorbag",), False),  # Orcs in a shadow-hold, nothing said
    ):
        t = lay()
        i = t.company(0, site, *names)[0]
        attack = t.automatic(i, 0, begin=False)
        t.run(attack).quiet()
        assert bool(attack.detain) == detains, site
        assert attack.auto == 0
        assert attack.creature == -1


@rule("LE-B-188")
def test_creatures_fight_normally_where_the_site_says_so() -> None:
    t = lay("0 moria: hador")
    attack = t.creature("wargs", "hador", "shadow-hold")
    assert not attack.detain
    t.stack.clear()
    t.goal["hador"] = "moria"
    assert t.creature("wargs", "hador", "dark-domain").detain  # on the way it is no attack at the site


@rule("LE-B-186")
def test_detainment_as_the_maker_says() -> None:
    for says, name, detains in (
        (ALWAYS, "hador", True),
        (IF_COVERT, "gorbag", False),
        (IF_OVERT, "gorbag", True),
        (IF_OVERT, "hador", False),
    ):
        t = lay()
        i = t.company(0, "buhr-widu", name)[0]
        attack = t.attack("man", i, 1, 8, begin=False)
        attack.detains = says
        t.run(attack).quiet()
        assert bool(attack.detain) == detains


# -- automatic-attacks


@rule("LE-B-158", "LE-B-121")
def test_automatic_attacks_of_a_site() -> None:
    t = lay("0 minas-tirith: hador")
    assert [(a.strikes, a.prowess, a.each) for a in site_attacks(t.s, t.number("hador"))] == [(1, 9, 1), (4, 10, 0)]
    t.s.call(t.automatic("hador", 1, begin=False))
    t.settle().quiet()
    assert t.outcome == "cancelled"
    assert not t.stack
    t.join("hador", "gorbag")
    attack = t.automatic("hador", 1, begin=False)
    t.run(attack).quiet()
    assert len(attack.targets) == 2
    assert attack.left == 2


def test_the_spider_of_shelobs_lair_kills() -> None:
    t = lay("0 shelob-s-lair: gorbag, muzgash")
    attack = t.automatic("gorbag", 1, begin=False)
    t.roll((1, 1))
    t.s.call(attack)
    assert not t.cancellable()
    t.settle().quiet()
    t.play("assign gorbag").quiet()
    t.play("pass").quiet()
    assert "gorbag" in t.out[0]
    assert "muzgash" in t
    assert t.all_rolled()


def test_a_darkhaven_cancels_attacks_there_but_not_on_the_way() -> None:
    t = lay("0 minas-morgul: gorbag")
    t.attack("wolf", "gorbag", 1, 8)
    assert t.outcome == "cancelled"
    assert t.tap["gorbag"] == "untapped"
    t.site["gorbag"] = "buhr-widu"
    t.goal["gorbag"] = "minas-morgul"
    t.s.co_open[t.number("gorbag")] = 1
    attack = t.creature("wargs", "gorbag", "wilderness")
    assert not attack.cancelled
    assert t.name(t.strike.target) == "gorbag"


def test_a_slayer_comes_twice_for_the_same() -> None:
    for rolls, result in (
        (((6, 6), (6, 6)), BEATEN),
        (((6, 6), (1, 1), (1, 1)), NOT_DEFEATED),
        (((1, 1), (1, 1), (6, 6)), BEATEN),
    ):
        t = lay("0 buhr-widu: gorbag, muzgash")
        t.roll(*rolls)
        attack = t.creature("slayer", "gorbag", "wilderness", begin=False)
        t.s.used[attack.creature] |= ACTED  # its parry is used up
        t.run(attack).quiet()
        assert t.seat == 1
        assert attack.again == 1
        t.play("assign gorbag").quiet()
        t.play("pass").quiet()  # he taps, or is wounded; the second attack finds him so
        assert t.all_rolled()
        assert not t.stack
        assert t.name(attack.only) == "gorbag"
        assert t.tap["muzgash"] == "untapped"
        assert attack.came_to() == result
        assert "slayer" in t.discard[1]
