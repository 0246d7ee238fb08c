"""LE-B-184 to LE-B-192: which attacks detain; automatic-attacks."""

import pytest

from lidless_eye.fights import attacked, fought, settle, take
from lidless_eye.support_le import all_rolled, bare, company, dice, has, join
from mathom.games.lidless_eye.box.card import NUMBERS, REGION_NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.rules.combat.attack import BEATEN, CANCELLED, NOT_DEFEATED
from mathom.games.lidless_eye.rules.combat.figures import ALWAYS, IF_COVERT, IF_OVERT, cancellable
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, creature_attack, site_attacks, special_attack
from mathom.games.lidless_eye.rules.combat.strike import strike_now
from mathom.games.lidless_eye.terms import (
    ACTED,
    ASSIGN,
    CHAIN,
    DARK_DOMAIN,
    DARK_HOLD,
    KEY_REGION,
    KEY_SITE,
    KEY_SITE_KIND,
    MAN,
    NAZGUL,
    ORC,
    PASS,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    TABLE,
    UNDEAD,
    UNTAPPED,
    WILDERNESS,
    WOLF,
)
from support import rule

# -- detainment


@rule("LE-B-186", "LE-B-187", "LE-B-188", "LE-B-189", "LE-B-190")
@pytest.mark.parametrize(
    ("race", "key", "detains"),
    [
        (WOLF, DARK_DOMAIN, True),
        (WOLF, SHADOW_LAND, False),
        (ORC, SHADOW_LAND, True),
        (UNDEAD, SHADOW_LAND, True),
        (MAN, SHADOW_LAND, True),
        (MAN, WILDERNESS, False),
        (WOLF, KEY_SITE_KIND + SHADOW_HOLD, True),
        (WOLF, KEY_SITE_KIND + DARK_HOLD, True),
        (WOLF, KEY_SITE_KIND + RUINS, False),
        (NAZGUL, WILDERNESS, True),
        (WOLF, KEY_REGION + 1000, False),  # stands for Gorgoroth
        (WOLF, KEY_SITE + 1000, False),  # stands for Cirith Ungol
    ],
)
def test_where_attacks_detain(race: int, key: int, detains: bool) -> None:
    if key == KEY_REGION + 1000:
        key, detains = KEY_REGION + REGION_NUMBERS["gorgoroth"], True
    elif key == KEY_SITE + 1000:
        key, detains = KEY_SITE + SITE_NUMBERS["cirith-ungol"], True
    s = bare()
    i, _ = company(s, 0, "buhr-widu", "hador")
    s.now = i
    attack = creature_attack(s, s.lay(NUMBERS["wargs"], 1, CHAIN), key)
    attack.race = race
    s.call(attack)
    settle(s)
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
        s = bare()
        i, _ = company(s, 0, site, *names)
        attack = automatic_attack(s, i, 0)
        s.call(attack)
        settle(s)
        assert bool(attack.detain) == detains, site
        assert attack.auto == 0
        assert attack.creature == -1


@rule("LE-B-188")
def test_creatures_fight_normally_where_the_site_says_so() -> None:
    s = bare()
    i, _ = company(s, 0, "moria", "hador")
    attack = attacked(s, i, "wargs", KEY_SITE_KIND + SHADOW_HOLD)
    assert not attack.detain
    s.stack.clear()
    s.co_dest[i] = SITE_NUMBERS["moria"]
    assert attacked(s, i, "wargs", DARK_DOMAIN).detain  # on the way it is no attack at the site


@rule("LE-B-186")
def test_detainment_as_the_maker_says() -> None:
    for says, name, detains in (
        (ALWAYS, "hador", True),
        (IF_COVERT, "gorbag", False),
        (IF_OVERT, "gorbag", True),
        (IF_OVERT, "hador", False),
    ):
        s = bare()
        i, _ = company(s, 0, "buhr-widu", name)
        attack = special_attack(s, i, MAN, 1, 8)
        attack.detains = says
        s.call(attack)
        settle(s)
        assert bool(attack.detain) == detains


# -- automatic-attacks


@rule("LE-B-158", "LE-B-121")
def test_automatic_attacks_of_a_site() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-tirith", "hador")
    assert [(a.strikes, a.prowess, a.each) for a in site_attacks(s, i)] == [(1, 9, 1), (4, 10, 0)]
    s.call(automatic_attack(s, i, 1))
    settle(s)
    assert s.result == CANCELLED
    assert not s.stack
    join(s, i, "gorbag")
    attack = automatic_attack(s, i, 1)
    s.call(attack)
    settle(s)
    assert len(attack.targets) == 2
    assert attack.left == 2


def test_the_spider_of_shelobs_lair_kills() -> None:
    s = bare()
    i, (gorbag, muzgash) = company(s, 0, "shelob-s-lair", "gorbag", "muzgash")
    attack = automatic_attack(s, i, 1)
    dice(s, (1, 1))
    s.call(attack)
    assert not cancellable(s)
    settle(s)
    take(s, ASSIGN, gorbag)
    take(s, PASS)
    assert has(s.out[0], "gorbag")
    assert s.zone[muzgash] == TABLE
    assert all_rolled(s)


def test_a_darkhaven_cancels_attacks_there_but_not_on_the_way() -> None:
    s = bare()
    i, (gorbag,) = company(s, 0, "minas-morgul", "gorbag")
    fought(s, i, 1, 8)
    assert s.result == CANCELLED
    assert s.tap[gorbag] == UNTAPPED
    s.co_site[i] = SITE_NUMBERS["buhr-widu"]
    s.co_dest[i] = SITE_NUMBERS["minas-morgul"]
    s.co_open[i] = 1
    attack = attacked(s, i, "wargs", WILDERNESS)
    assert not attack.cancelled
    assert strike_now(s).target == gorbag


def test_a_slayer_comes_twice_for_the_same() -> None:
    for rolls, result in (
        (((6, 6), (6, 6)), BEATEN),
        (((6, 6), (1, 1), (1, 1)), NOT_DEFEATED),
        (((1, 1), (1, 1), (6, 6)), BEATEN),
    ):
        s = bare()
        i, (gorbag, muzgash) = company(s, 0, "buhr-widu", "gorbag", "muzgash")
        dice(s, *rolls)
        s.now = i
        attack = creature_attack(s, s.lay(NUMBERS["slayer"], 1, CHAIN), WILDERNESS)
        s.used[attack.creature] |= ACTED  # its parry is used up
        s.call(attack)
        settle(s)
        assert s.seat == 1
        assert attack.again == 1
        take(s, ASSIGN, gorbag)
        take(s, PASS)  # he taps, or is wounded; the second attack finds him so
        assert all_rolled(s)
        assert not s.stack
        assert attack.only == gorbag
        assert s.tap[muzgash] == UNTAPPED
        assert attack.came_to() == result
        assert has(s.discard[1], "slayer")
