"""The factions of heroes: where each is won, by how much, and what the race of the influencer changes."""

from typing import Any

import pytest

from lidless_eye.laying import cards_of_type, lay, visiting
from mathom.games.lidless_eye.box.card import SITE_NUMBERS
from mathom.games.lidless_eye.rules.attempts import within_reach
from support import card, rule

# somebody of each race without a word for or against a faction, and his direct influence
OF_RACE = {"man": "gamling-the-old", "dunadan": "bergil", "elf": "annalena", "hobbit": "sam-gamgee", "dwarf": "oin"}


def faction(name: str, needed: int, points: int, site: str, races: dict[str, int]) -> Any:
    return pytest.param(name, needed, points, site, races, id=name, marks=card(name))


ALL = [
    faction("hero-beornings", 7, 2, "hero-beorn-s-house", {"man": 1}),
    faction("blue-mountain-dwarves", 9, 3, "hero-blue-mountain-dwarf-hold", {"elf": -2, "dwarf": 2}),
    faction("hero-dunlendings", 9, 2, "hero-dunnish-clan-hold", {"man": -1, "dunadan": -1, "dwarf": -1}),
    faction("hero-easterlings", 9, 4, "hero-easterling-camp", {"dunadan": -2}),
    faction("elves-of-lindon", 9, 2, "grey-havens", {"dunadan": 1, "elf": 2}),
    faction("ents-of-fangorn", 9, 3, "wellinghall", {"hobbit": 4}),
    faction("hero-hillmen", 9, 1, "hero-cameth-brin", {"man": 1}),
    faction("hobbits", 8, 1, "hero-bag-end", {"hobbit": 4}),
    faction("iron-hill-dwarves", 8, 4, "hero-iron-hill-dwarf-hold", {"elf": -2, "dwarf": 2}),
    faction("knights-of-dol-amroth", 8, 3, "hero-dol-amroth", {"dunadan": 1}),
    faction("lossoth", 8, 2, "hero-lossadan-camp", {"man": 1}),
    faction("men-of-anfalas", 8, 2, "hero-lond-galen", {"dunadan": 1}),
    faction("men-of-anorien", 7, 2, "hero-minas-tirith", {"dunadan": 1}),
    faction("hero-men-of-dorwinion", 6, 3, "hero-shrel-kain", {"man": 1}),
    faction("men-of-lamedon", 7, 2, "hero-vale-of-erech", {"dunadan": 1}),
    faction("men-of-lebennin", 7, 2, "hero-pelargir", {"dunadan": 1}),
    faction("men-of-northern-rhovanion", 6, 2, "hero-lake-town", {"man": 1}),
    faction("rangers-of-ithilien", 7, 3, "hero-henneth-annun", {"dunadan": 1}),
    faction("rangers-of-the-north", 9, 3, "hero-bree", {"dunadan": 1}),
    faction("riders-of-rohan", 9, 3, "hero-edoras", {"hobbit": 1, "dunadan": 1}),
    faction("hero-southrons", 8, 5, "hero-southron-oasis", {"dunadan": -2, "elf": -2, "dwarf": -2}),
    faction("the-great-eagles", 9, 3, "eagles-eyrie", {}),
    faction("tower-guard-of-minas-tirith", 7, 2, "hero-minas-tirith", {"dunadan": 1}),
    faction("hero-variags-of-khand", 9, 4, "hero-variag-camp", {}),
    faction("wood-elves", 8, 3, "hero-thranduil-s-halls", {"man": -1, "elf": 1, "dwarf": -2}),
    faction("hero-woodmen", 7, 2, "hero-woodmen-town", {"man": 1}),
    faction("woses-of-old-pukel-land", 8, 3, "hero-wose-passage-hold", {}),
    faction("woses-of-the-druadan-forest", 9, 3, "hero-druadan-forest", {}),
]


@pytest.mark.parametrize(("name", "needed", "points", "site", "races"), ALL)
def test_where_and_by_whom_it_is_won(name: str, needed: int, points: int, site: str, races: dict[str, int]) -> None:
    for other in ("hero-isengard", site):
        t = visiting(f"0 {other}: annalena, bergil")
        assert t.resource_on(name, "site") == (["annalena", "bergil"] if other == site else [])
    own = t.direct("bergil", name) + races.get("dunadan", 0)
    for roll in (needed - own, needed - own + 1):
        if not 2 <= roll <= 12:
            continue
        t = visiting(f"0 {site}: bergil").roll(roll).resource(f"{name} > bergil", "site")
        t.quiet()
        won = roll > needed - own
        assert (name not in t.discard[0], t.tap["bergil"]) == (won, "tapped")
        assert t.site_tapped(0, site) == (won and site != "grey-havens")  # a Haven never taps
        if won:
            assert t.given_points(name) == points


@rule("LE-H-81")
@pytest.mark.parametrize(("name", "needed", "points", "site", "races"), ALL)
def test_the_race_of_the_influencer(name: str, needed: int, points: int, site: str, races: dict[str, int]) -> None:
    for race, who in OF_RACE.items():
        t = lay(f"0 {site}: {who}")
        t.lay(name, 0)
        assert t.influence_sum(who, name) == t.direct(who, name) + races.get(race, 0)


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} | {"army-of-the-dead"} == cards_of_type("faction", "TW")


@rule("LE-H-83")
@card("army-of-the-dead")
def test_the_dead_follow_aragorn_by_their_paths() -> None:
    t = visiting("0 hero-vale-of-erech: aragorn-ii, faramir")
    assert not t.resource_on("army-of-the-dead", "site")
    t.lasts("paths-of-the-dead", 0, company="aragorn-ii")
    assert t.resource_on("army-of-the-dead", "site") == ["aragorn-ii"]
    t.roll()
    t.resource("army-of-the-dead > aragorn-ii", "site")
    assert ("army-of-the-dead" in t, t.given_points("army-of-the-dead")) == (True, 6)
    assert (t.tap["aragorn-ii"], t.site_tapped(0, "hero-vale-of-erech")) == ("tapped", True)
    assert t.all_rolled()  # no dice


@card("army-of-the-dead")
def test_nobody_influences_the_dead() -> None:
    t = lay("0 hero-vale-of-erech: faramir", advanced=1).does("faramir", "entered")
    for name in ("army-of-the-dead", "men-of-lamedon"):
        t.lay(name, 1)
    assert within_reach(t.s, t.piece("men-of-lamedon"), 0, SITE_NUMBERS["hero-vale-of-erech"])
    assert not within_reach(t.s, t.piece("army-of-the-dead"), 0, SITE_NUMBERS["hero-vale-of-erech"])
