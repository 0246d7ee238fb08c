"""The sites: how each is reached, what is drawn on the way, what is played there, and what attacks."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, lay, site_of, sites, visiting
from mathom.games.lidless_eye.news import TOLD_ATTACK
from support import card

RUINS, BORDER_HOLD, FREE_HOLD = "ruins-and-lairs", "border-hold", "free-hold"
SHADOW_HOLD, DARK_HOLD = "shadow-hold", "dark-hold"
REGION_OF = {
    "minas-morgul": "imlad-morgul",
    "dol-guldur": "southern-mirkwood",
    "carn-dum": "angmar",
    "geann-a-lisch": "old-pukel-land",
}
HAVENS = tuple(REGION_OF)
THINGS = {"m": "poison", "j": "high-helm", "g": "black-mace", "r": "the-least-of-gold-rings"}


def site(
    name: str, kind: str, region: str, near: str, path: str, own: int, foes: int, tells: bool, items: str, *attacks: str
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
    kind: str,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: tuple[str, ...],
) -> None:
    for haven in HAVENS:
        t = lay(f"0 {haven}: tarcil")
        assert (name in t.destinations("tarcil")) == (haven == near)
    t = lay(f"0 {near}: tarcil")
    for seat in range(2):
        t.add("deck", seat, *["giant"] * 20)
    t.journey("tarcil", name)
    while t.stack[-1] == "Draw":
        t.play("yes")
    assert [len(t.hand[seat]) for seat in range(2)] == [own, foes]
    assert t.path(t.now) == path
    assert t.regions("tarcil") == list(dict.fromkeys([REGION_OF[near], region]))
    assert t.site_kind(t.goal["tarcil"]) == kind
    # back only to the nearest Darkhaven, along the same path
    t = lay(f"0 {name}: tarcil")
    assert t.destinations("tarcil") == [near]


@pytest.mark.parametrize(COLUMNS, ALL)
def test_what_it_offers(
    name: str,
    kind: str,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: tuple[str, ...],
) -> None:
    t = visiting(f"0 {name}: tarcil")
    assert bool(site_of(name).information) == tells
    for letter, thing in THINGS.items():
        offered = bool(t.resource_on(thing, "site"))
        plain = letter in items and letter + "*" not in items
        assert offered == (plain or (letter == "j" and "j*" in items))  # a helmet is among what is allowed there
    stone = bool(t.resource_on("palantir-of-annuminas", "site"))
    assert stone == (name == "lossadan-cairn" or ("g" in items and "g*" not in items))


def met(t: Laid, company: str) -> list[tuple[int, int]]:
    """strikes and prowess of every automatic-attack that a company faces when it enters"""
    t.s.news = []
    t.visit(company)
    t.play("enter")
    while t.stack and not (len(t.stack) == 1 and "pass" in t.offers()):
        t.taps_on()
    return [(news.b, news.c) for news in t.s.news if news.what == TOLD_ATTACK]


@pytest.mark.parametrize(COLUMNS, ALL)
def test_what_attacks_there(
    name: str,
    kind: str,
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
        t = lay(f"0 {name}: {who}")
        races = [race for race, _, _ in t.attacks_at(who)]
        assert len(races) == len(attacks)
        for n, words in enumerate(attacks):
            race, strikes, prowess, *more = words.split()
            attack = t.automatic(who, n, begin=False)
            assert races[n] == race
            assert (attack.each, attack.strikes) == ((1, 1) if strikes == "each" else (0, int(strikes)))
            assert attack.prowess == int(prowess)
            assert attack.body == 0
            assert attack.wounded_check == (-2 if "check" in more else 0)
            assert (attack.kills, attack.no_cancel) == ((1, 1) if "kills" in more else (0, 0))
            t.run(attack)
            if "only-overt" in more and not overt:
                assert attack not in t.s.stack  # covert companies do not face it
            else:
                assert attack.detain == (("covert" if not overt else "overt") in more)
            t.forget()


@pytest.mark.parametrize(COLUMNS, ALL)
def test_entering_it(
    name: str,
    kind: str,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: tuple[str, ...],
) -> None:
    t = lay(f"0 {name}: hador")
    t.roll(*[12] * 9)  # he beats everything off
    faced = [words.split() for words in attacks if "only-overt" not in words]
    assert met(t, "hador") == [(1 if n == "each" else int(n), int(prowess)) for _, n, prowess, *_ in faced]
    t = lay(f"0 {name}: ostisen")
    t.visit("ostisen")
    t.play("pass")  # it may stay outside (LE-B-120)
    assert t.stack == []


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} | set(HAVENS) == set(sites())
