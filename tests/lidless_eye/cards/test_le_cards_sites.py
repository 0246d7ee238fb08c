"""The sites: how each is reached, what is drawn on the way, what is played there, and what attacks."""

from typing import Any

import pytest

from lidless_eye.fights_le import answer
from lidless_eye.support_le import bare, card, company, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, REGION_NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.news import TOLD_ATTACK
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.combat.making import automatic_attack, site_attacks
from mathom.games.lidless_eye.rules.drawing import Draw
from mathom.games.lidless_eye.rules.journey import Journey, lay_destination
from mathom.games.lidless_eye.rules.places import offers_item
from mathom.games.lidless_eye.rules.routes import destination_list, path_kinds, path_regions
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import site_kind
from mathom.games.lidless_eye.terms import (
    BORDER_HOLD,
    DARK_HOLD,
    ENTER,
    FREE_HOLD,
    PASS,
    RACES,
    RUINS,
    SHADOW_HOLD,
    YES,
)
from mathom.kernel.state import act

HAVENS = ("minas-morgul", "dol-guldur", "carn-dum", "geann-a-lisch")
REGIONS_BY_LETTER = "cfbwsd"  # coastal sea, free-domain, border-land, wilderness, shadow-land, dark-domain
THINGS = {"m": "poison", "j": "high-helm", "g": "black-mace", "r": "the-least-of-gold-rings"}


def site(
    name: str, kind: int, region: str, near: str, path: str, own: int, foes: int, tells: bool, items: str, *attacks: str
) -> Any:
    return pytest.param(name, kind, region, near, path, own, foes, tells, items, attacks, id=name, marks=card(name))


# kind, region, nearest Darkhaven, path, draws of both players, information, items (* restricted), automatic-attacks
ALL = [
    site("amon-hen", RUINS, "rohan", "minas-morgul", "swfb", 2, 2, True, "m", "undead 1 6 check"),
    site("bag-end", FREE_HOLD, "the-shire", "carn-dum", "swf", 1, 3, True, "mjg*r", "hobbit 5 5", "dunadan 3 11"),
    site("bandit-lair", RUINS, "brown-lands", "dol-guldur", "ds", 1, 1, False, "mr", "man 3 6"),
    site("barad-dur", DARK_HOLD, "gorgoroth", "minas-morgul", "sd", 2, 1, False, ""),
    site("barrow-downs", RUINS, "cardolan", "carn-dum", "sww", 2, 2, False, "mj", "undead 1 8 check"),
    site("beorn-s-house", FREE_HOLD, "anduin-vales", "dol-guldur", "db", 1, 1, False, "r", "man each 10 covert"),
    site("blue-mountain-dwarf-hold", FREE_HOLD, "numeriador", "carn-dum", "sww", 2, 2, False, "mjgr", "dwarf 4 10"),
    site("bree", BORDER_HOLD, "arthedain", "carn-dum", "sw", 1, 1, True, "mr", "dunadan each 7 covert"),
    site("buhr-widu", RUINS, "southern-rhovanion", "dol-guldur", "dw", 1, 1, False, "mj", "troll 1 10"),
    site("cameth-brin", BORDER_HOLD, "rhudaur", "carn-dum", "sw", 1, 1, False, "mj*", "man each 7 covert"),
    site("caves-of-ulund", RUINS, "withered-heath", "dol-guldur", "dwww", 2, 2, False, "mjgr", "dragon 1 13"),
    site("cirith-gorgor", DARK_HOLD, "udun", "minas-morgul", "sdd", 2, 1, False, ""),
    site("cirith-ungol", DARK_HOLD, "imlad-morgul", "minas-morgul", "s", 1, 1, False, ""),
    site("dale", BORDER_HOLD, "northern-rhovanion", "dol-guldur", "dww", 2, 2, False, "r", "man each 5 covert"),
    site("dead-marshes", SHADOW_HOLD, "dagorlad", "dol-guldur", "ds", 1, 1, False, "mj", "undead 2 8 check"),
    site("dimrill-dale", RUINS, "redhorn-gate", "dol-guldur", "dsww", 2, 2, True, "", "orc 1 6"),
    site(
        "dol-amroth",
        FREE_HOLD,
        "belfalas",
        "minas-morgul",
        "swfff",
        2,
        4,
        True,
        "mjr",
        "man each 8 covert",
        "dunadan 3 10 only-overt",
    ),
    site("druadan-forest", BORDER_HOLD, "anorien", "minas-morgul", "swf", 2, 2, False, "", "man 3 6"),
    site("dunharrow", BORDER_HOLD, "rohan", "minas-morgul", "swfb", 2, 2, True, "", "man each 6 covert"),
    site("dunnish-clan-hold", BORDER_HOLD, "dunland", "carn-dum", "swww", 2, 2, False, "mj*", "man each 7 covert"),
    site("easterling-camp", BORDER_HOLD, "horse-plains", "dol-guldur", "dws", 2, 2, False, "", "man each 5 covert"),
    site("edoras", FREE_HOLD, "rohan", "minas-morgul", "swfb", 2, 3, False, "r", "man each 10 covert"),
    site("ettenmoors", RUINS, "rhudaur", "carn-dum", "sw", 1, 1, False, "m", "troll 1 9", "wolf 2 8"),
    site("gladden-fields", RUINS, "anduin-vales", "dol-guldur", "db", 1, 1, False, "r", "undead 1 8 check"),
    site("glittering-caves", RUINS, "gap-of-isen", "geann-a-lisch", "wb", 1, 1, False, "mj", "pukel-creature 1 9"),
    site("gobel-mirlond", BORDER_HOLD, "harondor", "minas-morgul", "sww", 2, 2, False, "mj*", "man each 8 covert"),
    site("goblin-gate", SHADOW_HOLD, "high-pass", "carn-dum", "sww", 2, 2, False, "mr", "orc 3 6"),
    site("gondmaeglom", RUINS, "grey-mountain-narrows", "dol-guldur", "dwws", 2, 2, False, "mjr", "dragon 1 14"),
    site("haudh-in-gwanur", RUINS, "harondor", "minas-morgul", "sww", 2, 2, False, "m", "undead 1 10 check"),
    site("henneth-annun", BORDER_HOLD, "ithilien", "minas-morgul", "sw", 1, 1, False, "", "dunadan each 7 covert"),
    site("hermit-s-hill", RUINS, "wold-foothills", "dol-guldur", "dsw", 1, 1, False, "m", "man 3 6"),
    site("iron-hill-dwarf-hold", FREE_HOLD, "iron-hills", "dol-guldur", "dwww", 2, 2, False, "mjgr", "dwarf 4 10"),
    site("isengard", RUINS, "gap-of-isen", "geann-a-lisch", "wb", 1, 2, True, "mjr", "wolf 3 7"),
    site("lake-town", BORDER_HOLD, "northern-rhovanion", "dol-guldur", "dww", 2, 2, True, "", "man each 6 covert"),
    site("lond-galen", BORDER_HOLD, "anfalas", "geann-a-lisch", "www", 2, 2, False, "r", "man each 6 covert"),
    site("the-lonely-mountain", RUINS, "northern-rhovanion", "dol-guldur", "dww", 2, 2, False, "mjgr", "dragon 1 14"),
    site("lossadan-cairn", RUINS, "forochel", "carn-dum", "sw", 1, 1, False, "mjg*", "undead 2 8 check"),
    site("lossadan-camp", BORDER_HOLD, "forochel", "carn-dum", "sw", 1, 1, False, "r", "man each 5 covert"),
    site(
        "minas-tirith",
        FREE_HOLD,
        "anorien",
        "minas-morgul",
        "swf",
        1,
        3,
        True,
        "mjr",
        "man each 9 covert",
        "dunadan 4 10 only-overt",
    ),
    site("moria", SHADOW_HOLD, "redhorn-gate", "dol-guldur", "dsww", 2, 3, False, "mjgr", "orc 4 7"),
    site("mount-doom", SHADOW_HOLD, "gorgoroth", "minas-morgul", "sd", 2, 1, True, "", "orc 1 6"),
    site("mount-gram", SHADOW_HOLD, "angmar", "carn-dum", "s", 1, 1, False, ""),
    site("mount-gundabad", SHADOW_HOLD, "gundabad", "carn-dum", "sd", 2, 1, False, "mj", "orc each 7 overt"),
    site("nurniag-camp", SHADOW_HOLD, "nurn", "minas-morgul", "sdd", 1, 1, False, ""),
    site("ost-in-edhil", RUINS, "hollin", "carn-dum", "sww", 2, 2, False, "mr", "wolf 3 5"),
    site(
        "pelargir",
        FREE_HOLD,
        "lebennin",
        "minas-morgul",
        "swff",
        2,
        3,
        False,
        "mjr",
        "man each 7 covert",
        "dunadan 3 10 only-overt",
    ),
    site("raider-hold", BORDER_HOLD, "horse-plains", "dol-guldur", "dws", 2, 2, False, "mj*", "man each 7 covert"),
    site("ruined-signal-tower", RUINS, "enedhwaith", "geann-a-lisch", "ww", 1, 1, False, "mj", "spider 2 8"),
    site("sarn-goriwing", SHADOW_HOLD, "heart-of-mirkwood", "dol-guldur", "dw", 1, 1, False, "mj", "orc 3 5"),
    site(
        "shelob-s-lair",
        SHADOW_HOLD,
        "imlad-morgul",
        "minas-morgul",
        "s",
        1,
        1,
        False,
        "mj",
        "orc 2 8",
        "spider 1 16 kills",
    ),
    site("shrel-kain", BORDER_HOLD, "dorwinion", "dol-guldur", "dwb", 1, 2, False, "mj*", "man each 8 covert"),
    site("southron-oasis", BORDER_HOLD, "harondor", "minas-morgul", "sww", 2, 2, False, "", "man each 5 covert"),
    site("stone-circle", RUINS, "old-pukel-gap", "geann-a-lisch", "ww", 1, 1, True, "m", "pukel-creature 1 9"),
    site("the-stones", RUINS, "andrast", "geann-a-lisch", "ww", 1, 1, False, "mjg", "pukel-creature 2 9"),
    site("tharbad", RUINS, "cardolan", "carn-dum", "sww", 2, 2, False, "m", "man 3 6"),
    site(
        "thranduil-s-halls",
        FREE_HOLD,
        "woodland-realm",
        "dol-guldur",
        "dwb",
        1,
        2,
        True,
        "mjr",
        "elf each 9 covert",
        "elf 3 10 only-overt",
    ),
    site("urlurtsu-nurn", DARK_HOLD, "nurn", "minas-morgul", "sdd", 1, 1, False, ""),
    site("vale-of-erech", BORDER_HOLD, "lamedon", "minas-morgul", "swffb", 2, 3, False, "r", "man each 7 covert"),
    site("variag-camp", BORDER_HOLD, "khand", "minas-morgul", "swws", 2, 2, False, "", "man each 5 covert"),
    site("the-white-towers", RUINS, "arthedain", "carn-dum", "sw", 2, 2, True, "", "wolf 2 6"),
    site("the-wind-throne", RUINS, "grey-mountain-narrows", "dol-guldur", "dwws", 2, 2, True, "mj", "orc 3 7"),
    site("woodmen-town", BORDER_HOLD, "western-mirkwood", "dol-guldur", "dw", 1, 1, False, "", "man each 6 covert"),
    site("the-worthy-hills", RUINS, "cardolan", "carn-dum", "sww", 1, 2, True, "", "man each 9 covert"),
    site("wose-passage-hold", BORDER_HOLD, "old-pukel-land", "geann-a-lisch", "w", 1, 1, False, "", "man 3 5"),
    site("zarak-dum", RUINS, "angmar", "carn-dum", "s", 1, 1, False, "mj", "dragon 1 11"),
]
COLUMNS = ("name", "kind", "region", "near", "path", "own", "foes", "tells", "items", "attacks")


@pytest.mark.parametrize(COLUMNS, ALL)
def test_the_way_there(
    name: str,
    kind: int,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: tuple[str, ...],
) -> None:
    number = SITE_NUMBERS[name]
    for haven in HAVENS:
        s = bare()
        i, _ = company(s, 0, haven, "tarcil")
        assert (number in destination_list(s, i)) == (haven == near)
    s = bare()
    i, _ = company(s, 0, near, "tarcil")
    for seat in range(2):
        s.deck[seat].add(NUMBERS["giant"], 0, 20)
    lay_destination(s, i, number)
    run(s, Journey(i))
    while isinstance(s.stack[-1], Draw):
        take(s, YES)
    assert [s.hand[seat].size() for seat in range(2)] == [own, foes]
    assert "".join(REGIONS_BY_LETTER[k] for k in path_kinds(s, i)) == path
    ends = [SITES[SITE_NUMBERS[near]].region, REGION_NUMBERS[region]]
    assert list(path_regions(s, i)) == list(dict.fromkeys(ends))
    assert site_kind(s, s.site_now(i)) == kind
    # back only to the nearest Darkhaven, along the same path
    s = bare()
    i, _ = company(s, 0, name, "tarcil")
    assert [SITES[x].name for x in destination_list(s, i)] == [near]


@pytest.mark.parametrize(COLUMNS, ALL)
def test_what_it_offers(
    name: str,
    kind: int,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: tuple[str, ...],
) -> None:
    s = bare()
    number = SITE_NUMBERS[name]
    assert bool(SITES[number].information) == tells
    for letter, thing in THINGS.items():
        offered = offers_item(s, KINDS[NUMBERS[thing]], number)
        plain = letter in items and letter + "*" not in items
        assert offered == (plain or (letter == "j" and "j*" in items))  # a helmet is among what is allowed there
    stone = offers_item(s, KINDS[NUMBERS["palantir-of-annuminas"]], number)
    assert stone == (name == "lossadan-cairn" or ("g" in items and "g*" not in items))


def met(s: Eye, i: int) -> list[tuple[int, int]]:
    """strikes and prowess of every automatic-attack that a company faces when it enters"""
    s.news = []
    run(s, SitePhase(i))
    take(s, ENTER)
    while s.stack and not (len(s.stack) == 1 and act(PASS) in options(s)):
        answer(s, -1)
    return [(news.b, news.c) for news in s.news if news.what == TOLD_ATTACK]


@pytest.mark.parametrize(COLUMNS, ALL)
def test_what_attacks_there(
    name: str,
    kind: int,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: tuple[str, ...],
) -> None:
    for who, overt in (("ostisen", False), ("shagrat", True)):
        s = bare()
        i, _ = company(s, 0, name, who)
        assert len(site_attacks(s, i)) == len(attacks)
        for n, words in enumerate(attacks):
            race, strikes, prowess, *more = words.split()
            attack = automatic_attack(s, i, n)
            assert attack.race == RACES[race]
            assert (attack.each, attack.strikes) == ((1, 1) if strikes == "each" else (0, int(strikes)))
            assert attack.prowess == int(prowess)
            assert attack.body == 0
            assert attack.wounded_check == (-2 if "check" in more else 0)
            assert (attack.kills, attack.no_cancel) == ((1, 1) if "kills" in more else (0, 0))
            s.call(attack)
            settle(s)
            if "only-overt" in more and not overt:
                assert attack not in s.stack  # covert companies do not face it
            else:
                assert attack.detain == (("covert" if not overt else "overt") in more)
            s.stack.clear()


@pytest.mark.parametrize(COLUMNS, ALL)
def test_entering_it(
    name: str,
    kind: int,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: tuple[str, ...],
) -> None:
    s = bare()
    i, _ = company(s, 0, name, "hador")
    sums(s, *[12] * 9)  # he beats everything off
    faced = [words.split() for words in attacks if "only-overt" not in words]
    assert met(s, i) == [(1 if n == "each" else int(n), int(prowess)) for _, n, prowess, *_ in faced]
    s = bare()
    i, _ = company(s, 0, name, "ostisen")
    run(s, SitePhase(i))
    take(s, PASS)  # it may stay outside (LE-B-120)
    assert s.stack == []


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} | set(HAVENS) == {place.name for place in SITES}
