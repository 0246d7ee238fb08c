"""The sites of heroes: the way there, what is drawn on it, what each offers and what attacks there."""

from typing import Any

import pytest

from lidless_eye.laying import lay, site_of, sites, visiting
from mathom.games.lidless_eye.terms import HERO
from support import card, rule

HAVENS = {"rivendell": "rhudaur", "lorien": "wold-foothills", "grey-havens": "lindon", "edhellond": "anfalas"}
THINGS = {"m": "elven-cloak", "j": "hauberk-of-bright-mail", "g": "hero-the-mithril-coat", "r": "fair-gold-ring"}


def site(
    name: str,
    kind: str,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: list[str],
) -> Any:
    return pytest.param(name, kind, region, near, path, own, foes, tells, items, attacks, id=name, marks=card(name))


ALL = [
    site("hero-amon-hen", "ruins-and-lairs", "rohan", "lorien", "wb", 1, 1, True, "m", ["undead 1 6 check"]),
    site("hero-bag-end", "free-hold", "the-shire", "rivendell", "wwf", 2, 2, False, "", []),
    site("hero-bandit-lair", "ruins-and-lairs", "brown-lands", "lorien", "ws", 1, 2, False, "mr", ["man 3 6"]),
    site("hero-barad-dur", "dark-hold", "gorgoroth", "lorien", "wbfwsd", 3, 6, False, "mjg", ["orc 4 7", "troll 3 9"]),
    site(
        "hero-barrow-downs", "ruins-and-lairs", "cardolan", "rivendell", "ww", 1, 2, False, "mj", ["undead 1 8 check"]
    ),
    site("hero-beorn-s-house", "free-hold", "anduin-vales", "lorien", "wb", 1, 1, False, "", []),
    site("hero-blue-mountain-dwarf-hold", "free-hold", "numeriador", "grey-havens", "fw", 1, 1, False, "", []),
    site("hero-bree", "border-hold", "arthedain", "rivendell", "ww", 1, 1, False, "", []),
    site("hero-cameth-brin", "border-hold", "rhudaur", "rivendell", "w", 1, 1, False, "", []),
    site("hero-carn-dum", "dark-hold", "angmar", "rivendell", "ws", 2, 3, False, "mjg", ["orc 4 7"]),
    site(
        "hero-caves-of-ulund",
        "ruins-and-lairs",
        "withered-heath",
        "lorien",
        "wbsw",
        3,
        3,
        False,
        "mjgr",
        ["dragon 1 13"],
    ),
    site("hero-cirith-ungol", "dark-hold", "imlad-morgul", "lorien", "wbfws", 3, 4, False, "mjg", ["orc 4 7"]),
    site("dancing-spire", "ruins-and-lairs", "withered-heath", "lorien", "wbsw", 3, 3, False, "mjgr", ["dragon 2 11"]),
    site("hero-dead-marshes", "shadow-hold", "dagorlad", "lorien", "wss", 2, 3, False, "mjg", ["undead 2 8 check"]),
    site("hero-dimrill-dale", "ruins-and-lairs", "redhorn-gate", "lorien", "ww", 1, 1, True, "", ["orc 1 6"]),
    site("hero-dol-amroth", "free-hold", "belfalas", "edhellond", "wf", 1, 1, False, "", []),
    site(
        "hero-dol-guldur",
        "dark-hold",
        "southern-mirkwood",
        "lorien",
        "wbd",
        2,
        4,
        False,
        "mjg",
        ["orc 3 7", "troll 2 8"],
    ),
    site("hero-druadan-forest", "border-hold", "anorien", "lorien", "wbf", 2, 2, False, "", []),
    site("hero-dunharrow", "border-hold", "rohan", "lorien", "wb", 1, 1, False, "", []),
    site("hero-dunnish-clan-hold", "border-hold", "dunland", "rivendell", "www", 2, 2, False, "", []),
    site("eagles-eyrie", "free-hold", "anduin-vales", "lorien", "wb", 1, 1, False, "", []),
    site("hero-easterling-camp", "border-hold", "horse-plains", "lorien", "wsss", 4, 4, False, "", []),
    site("hero-edoras", "free-hold", "rohan", "lorien", "wb", 1, 1, False, "", []),
    site("hero-ettenmoors", "ruins-and-lairs", "rhudaur", "rivendell", "w", 1, 1, False, "m", ["troll 1 9"]),
    site(
        "hero-gladden-fields", "ruins-and-lairs", "anduin-vales", "lorien", "wb", 1, 1, False, "r", ["undead 1 8 check"]
    ),
    site(
        "hero-glittering-caves",
        "ruins-and-lairs",
        "gap-of-isen",
        "lorien",
        "wbb",
        2,
        2,
        False,
        "mj",
        ["pukel-creature 1 9"],
    ),
    site("hero-goblin-gate", "shadow-hold", "high-pass", "rivendell", "ww", 1, 2, False, "mr", ["orc 3 6"]),
    site("hero-henneth-annun", "border-hold", "ithilien", "lorien", "wbfw", 2, 2, False, "", []),
    site("himring", "ruins-and-lairs", "elven-shores", "grey-havens", "fc", 1, 1, False, "mj", ["undead 1 8 check"]),
    site("irerock", "ruins-and-lairs", "withered-heath", "lorien", "wbsw", 3, 3, False, "mjgr", ["dragon 1 14"]),
    site("hero-iron-hill-dwarf-hold", "free-hold", "iron-hills", "lorien", "wbbww", 3, 3, False, "", []),
    site("hero-isengard", "ruins-and-lairs", "gap-of-isen", "lorien", "wbb", 2, 2, False, "mjr", ["wolf 3 7"]),
    site(
        "isles-of-the-dead-that-live",
        "ruins-and-lairs",
        "eriadoran-coast",
        "grey-havens",
        "fcc",
        1,
        2,
        False,
        "mjr",
        ["undead 2 8 check"],
    ),
    site("hero-lake-town", "border-hold", "northern-rhovanion", "lorien", "wbbw", 2, 2, False, "", []),
    site("hero-lond-galen", "border-hold", "anfalas", "edhellond", "w", 1, 1, False, "", []),
    site(
        "hero-lossadan-cairn",
        "ruins-and-lairs",
        "forochel",
        "rivendell",
        "www",
        2,
        2,
        False,
        "mjg*",
        ["undead 2 8 check"],
    ),
    site("hero-lossadan-camp", "border-hold", "forochel", "rivendell", "www", 2, 2, False, "", []),
    site("hero-minas-morgul", "dark-hold", "imlad-morgul", "lorien", "wbfws", 3, 4, False, "mjg", ["undead 3 8 check"]),
    site("hero-minas-tirith", "free-hold", "anorien", "lorien", "wbf", 2, 2, False, "", []),
    site("hero-moria", "shadow-hold", "redhorn-gate", "lorien", "ww", 2, 3, False, "mjgr", ["orc 4 7"]),
    site("hero-mount-doom", "shadow-hold", "gorgoroth", "lorien", "wbfwsd", 3, 6, False, "", []),
    site("hero-mount-gram", "shadow-hold", "angmar", "rivendell", "ws", 2, 3, False, "mj", ["orc 3 6"]),
    site("hero-mount-gundabad", "shadow-hold", "gundabad", "lorien", "wbd", 2, 3, False, "mjg", ["orc 2 8"]),
    site("old-forest", "border-hold", "cardolan", "rivendell", "ww", 1, 1, False, "", []),
    site("hero-ost-in-edhil", "ruins-and-lairs", "hollin", "rivendell", "ww", 1, 1, False, "mr", ["wolf 3 5"]),
    site("hero-pelargir", "free-hold", "lebennin", "edhellond", "wbf", 2, 2, False, "", []),
    site("rhosgobel", "free-hold", "southern-mirkwood", "lorien", "wbd", 2, 3, False, "m", []),
    site(
        "hero-ruined-signal-tower",
        "ruins-and-lairs",
        "enedhwaith",
        "rivendell",
        "www",
        2,
        2,
        False,
        "mj",
        ["spider 2 8"],
    ),
    site("hero-sarn-goriwing", "shadow-hold", "heart-of-mirkwood", "lorien", "wbww", 2, 2, False, "mj", ["orc 3 5"]),
    site("hero-shelob-s-lair", "shadow-hold", "imlad-morgul", "lorien", "wbfws", 3, 4, False, "mj", ["orc 2 8"]),
    site("hero-shrel-kain", "border-hold", "dorwinion", "lorien", "wbbwb", 3, 3, False, "", []),
    site("hero-southron-oasis", "border-hold", "harondor", "edhellond", "wfcw", 2, 2, False, "", []),
    site(
        "hero-stone-circle",
        "ruins-and-lairs",
        "old-pukel-gap",
        "edhellond",
        "ww",
        1,
        1,
        True,
        "m",
        ["pukel-creature 1 9"],
    ),
    site(
        "hero-the-lonely-mountain",
        "ruins-and-lairs",
        "northern-rhovanion",
        "lorien",
        "wbbw",
        2,
        2,
        False,
        "mjgr",
        ["dragon 1 14"],
    ),
    site(
        "hero-the-stones", "ruins-and-lairs", "andrast", "edhellond", "ww", 1, 1, False, "mjg", ["pukel-creature 2 9"]
    ),
    site("hero-the-white-towers", "ruins-and-lairs", "arthedain", "rivendell", "ww", 1, 1, False, "", ["wolf 2 6"]),
    site(
        "hero-the-wind-throne",
        "ruins-and-lairs",
        "grey-mountain-narrows",
        "lorien",
        "wbs",
        2,
        2,
        True,
        "mj",
        ["orc 3 7"],
    ),
    site("hero-thranduil-s-halls", "free-hold", "woodland-realm", "lorien", "wbb", 2, 2, False, "", []),
    site(
        "tolfalas",
        "ruins-and-lairs",
        "mouths-of-the-anduin",
        "edhellond",
        "wfc",
        2,
        2,
        False,
        "mjg*",
        ["undead 3 7 check"],
    ),
    site("hero-vale-of-erech", "border-hold", "lamedon", "edhellond", "wb", 1, 1, False, "", []),
    site("hero-variag-camp", "border-hold", "khand", "edhellond", "wfcws", 3, 4, False, "", []),
    site("weathertop", "ruins-and-lairs", "arthedain", "rivendell", "ww", 1, 1, True, "", ["wolf 2 6"]),
    site("wellinghall", "free-hold", "fangorn", "lorien", "ww", 1, 1, False, "", []),
    site("hero-woodmen-town", "border-hold", "western-mirkwood", "lorien", "wbw", 2, 2, False, "", []),
    site("hero-wose-passage-hold", "border-hold", "old-pukel-land", "edhellond", "www", 2, 2, False, "", []),
]
COLUMNS = ("name", "kind", "region", "near", "path", "own", "foes", "tells", "items", "attacks")


@rule("LE-H-43", "LE-H-47")
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
    attacks: list[str],
) -> None:
    for haven in HAVENS:
        t = lay(f"0 {haven}: aragorn-ii")
        assert (name in t.destinations("aragorn-ii")) == (haven == near)
    t = lay(f"0 {near}: aragorn-ii")
    for seat in range(2):
        t.add("deck", seat, *["giant"] * 20)
    t.journey("aragorn-ii", name)
    while t.stack[-1] == "Draw":
        t.play("yes")
    assert [len(t.hand[seat]) for seat in range(2)] == [own, foes]
    assert t.path(t.now) == path
    assert t.regions("aragorn-ii") == list(dict.fromkeys([HAVENS[near], region]))
    assert t.site_kind(t.goal["aragorn-ii"]) == kind
    t = lay(f"0 {name}: aragorn-ii")
    assert t.destinations("aragorn-ii") == [near]


@pytest.mark.parametrize(COLUMNS, ALL)
def test_what_it_offers_and_what_attacks(
    name: str,
    kind: str,
    region: str,
    near: str,
    path: str,
    own: int,
    foes: int,
    tells: bool,
    items: str,
    attacks: list[str],
) -> None:
    t = visiting(f"0 {name}: aragorn-ii")
    assert bool(site_of(name).information) == tells
    for letter, thing in THINGS.items():
        assert bool(t.resource_on(thing, "site")) == (letter in items and letter + "*" not in items)
    races = [race for race, _, _ in t.attacks_at("aragorn-ii")]
    assert races == [words.split()[0] for words in attacks]
    for n, words in enumerate(attacks):
        _, strikes, prowess, *more = words.split()
        attack = t.automatic("aragorn-ii", n, begin=False)
        assert (attack.each, attack.strikes) == ((1, 1) if strikes == "each" else (0, int(strikes)))
        assert (attack.prowess, attack.body, bool(attack.wounded_check)) == (int(prowess), 0, "check" in more)
        t.run(attack)
        assert attack.detain == 0  # LE-H-53
        t.forget()


@card("rivendell", "lorien", "grey-havens", "edhellond")
@rule("LE-H-42")
def test_the_roads_between_the_havens() -> None:
    roads = {
        "rivendell": {"lorien", "grey-havens"},
        "lorien": {"rivendell", "edhellond"},
        "grey-havens": {"rivendell", "edhellond"},
        "edhellond": {"lorien", "grey-havens"},
    }
    for haven, others in roads.items():
        t = lay(f"0 {haven}: aragorn-ii")
        assert {site for site in t.destinations("aragorn-ii") if site in HAVENS} == others
    t = lay("0 grey-havens: aragorn-ii").journey("aragorn-ii", "edhellond")
    assert t.path("aragorn-ii") == "fccccw"  # LE-HX-4


@card("hero-amon-hen")
@rule("LE-H-52")
def test_who_is_wounded_by_the_undead_checks_without_modification() -> None:
    """Annalena with 1 corruption point is wounded and lives; her roll of 2 is more than that"""
    for thing, roll, stays in (("fair-gold-ring", 2, True), ("hero-scroll-of-isildur", 3, False)):
        t = visiting(f"0 hero-amon-hen: annalena ({thing})")
        t.roll(2, 3, roll)
        t.finish(t.automatic("annalena", 0))
        assert t.all_rolled()
        assert ("annalena" in t.discard[0] or "annalena" in t.out[0]) == (not stays)


@card("tolfalas")
def test_of_greater_items_tolfalas_has_the_scroll_only() -> None:
    t = visiting("0 tolfalas: aragorn-ii")
    assert t.resource_on("hero-scroll-of-isildur", "site") == ["aragorn-ii"]
    assert not t.resource_on("hero-the-mithril-coat", "site")


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} | set(HAVENS) == set(sites(HERO))
