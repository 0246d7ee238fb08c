"""Items that are no rings and no Palantíri: where each is played, its figures in use, and what it does."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, card_of, lay
from support import card

MAJOR = {
    *("bag-end", "barrow-downs", "blue-mountain-dwarf-hold", "buhr-widu", "caves-of-ulund", "dead-marshes"),
    *("dol-amroth", "glittering-caves", "gondmaeglom", "iron-hill-dwarf-hold", "isengard", "the-lonely-mountain"),
    *("lossadan-cairn", "minas-tirith", "moria", "mount-gundabad", "pelargir", "ruined-signal-tower"),
    *("sarn-goriwing", "shelob-s-lair", "the-stones", "thranduil-s-halls", "the-wind-throne", "zarak-dum"),
}
MAJOR_GEAR = MAJOR | {"cameth-brin", "dunnish-clan-hold", "gobel-mirlond", "raider-hold", "shrel-kain"}
MINOR = MAJOR_GEAR | {
    *("amon-hen", "bandit-lair", "bree", "ettenmoors", "goblin-gate", "haudh-in-gwanur", "hermit-s-hill"),
    *("ost-in-edhil", "stone-circle", "tharbad"),
}
GREATER = {
    "blue-mountain-dwarf-hold",
    "caves-of-ulund",
    "iron-hill-dwarf-hold",
    "the-lonely-mountain",
    "moria",
    "the-stones",
}


def thing(name: str, points: int, burden: int, places: set[str]) -> Any:
    return pytest.param(name, points, burden, places, id=name, marks=card(name))


ALL = [
    thing("binding-ring", 0, 2, MINOR),
    thing("black-hide-shield", 0, 1, MINOR),
    thing("black-mace", 2, 3, GREATER),
    thing("black-mail-coat", 1, 1, MAJOR_GEAR),
    thing("blazon-of-the-eye", 0, 1, MINOR),
    thing("broad-headed-spear", 1, 1, MAJOR_GEAR),
    thing("foul-smelling-paste", 0, 1, MINOR),
    thing("high-helm", 2, 2, MAJOR_GEAR),
    thing("orc-draughts", 0, 1, MINOR),
    thing("orc-liquor", 0, 1, MINOR),
    thing("poison", 0, 2, MINOR),
    thing("red-book-of-westmarch", 2, 2, {"bag-end"}),
    thing("sable-shield", 2, 2, MAJOR_GEAR),
    thing("saw-toothed-blade", 0, 1, MINOR),
    thing("scroll-of-isildur", 3, 4, GREATER),
    thing("shadow-cloak", 0, 1, MINOR),
    thing("strange-rations", 0, 1, MINOR),
    thing("the-iron-crown", 3, 5, GREATER),
    thing("the-mithril-coat", 3, 2, GREATER),
    thing("whip", 0, 1, MINOR),
]


@pytest.mark.parametrize(("name", "worth", "burden", "places"), ALL)
def test_where_it_is_played(name: str, worth: int, burden: int, places: set[str]) -> None:
    t = lay("0 minas-morgul: tarcil, tapped layos")
    assert t.sites_offering(name, "tarcil") == {site: ["tarcil"] for site in places}
    for site in places:
        t.tap_site(0, site)
    assert set(t.sites_offering(name, "tarcil")) == places & {"tharbad"}


@pytest.mark.parametrize(("name", "worth", "burden", "places"), ALL)
def test_is_played_and_borne(name: str, worth: int, burden: int, places: set[str]) -> None:
    site = sorted(places)[0]
    t = lay(f"0 {site}: tarcil, layos")
    t.now = "tarcil"
    t.phase = "site"
    t.resource(f"{name} > tarcil", "site")
    assert (t.host[name], t.tap["tarcil"], t.site_tapped(0, site)) == ("tarcil", "tapped", True)
    assert (t.given_points(name), t.corruption("tarcil")) == (worth, burden)
    assert t.s.extra == 1  # one minor item more (LE-B-127)
    assert t.resource_on(name, "site") == (["layos"] if card_of(name).printed.item == "minor" else [])


def bearer(name: str, who: str = "tarcil") -> Laid:
    return lay(f"0 moria: {who} ({name})")


# -- what is added


def adds(name: str, who: str, strength: int, health: int, will: int, influence: int) -> Any:
    return pytest.param(name, who, strength, health, will, influence, id=f"{name}-{who}", marks=card(name))


@pytest.mark.parametrize(
    ("name", "who", "strength", "health", "will", "influence"),
    [
        # Tarcil 4/8 mind 6 influence 2; Layos 3/8, no warrior; the Lieutenants are warriors of 8 and 7
        adds("black-mace", "tarcil", 7, 8, 6, 2),
        adds("black-mace", "layos", 3, 8, 5, 2),
        adds("black-mace", "lieutenant-of-morgul", 10, 9, 9, 2),
        adds("broad-headed-spear", "tarcil", 6, 8, 6, 2),
        adds("broad-headed-spear", "layos", 3, 8, 5, 2),
        adds("broad-headed-spear", "lieutenant-of-dol-guldur", 8, 9, 9, 3),
        adds("saw-toothed-blade", "layos", 4, 8, 5, 2),
        adds("saw-toothed-blade", "lieutenant-of-morgul", 8, 9, 9, 2),
        adds("black-hide-shield", "layos", 3, 9, 5, 2),
        adds("black-hide-shield", "troll-lout", 4, 9, 3, 0),
        adds("black-mail-coat", "tarcil", 4, 9, 6, 2),
        adds("black-mail-coat", "asternak", 5, 9, 5, 2),
        adds("black-mail-coat", "layos", 3, 8, 5, 2),
        adds("the-mithril-coat", "layos", 3, 10, 5, 2),
        adds("the-mithril-coat", "odoacer", 4, 9, 1, 0),
        adds("high-helm", "tarcil", 5, 9, 6, 4),
        adds("high-helm", "layos", 3, 9, 5, 4),
        adds("high-helm", "lieutenant-of-morgul", 8, 9, 9, 4),
        adds("the-iron-crown", "tarcil", 4, 9, 6, 6),
        adds("the-iron-crown", "ostisen", 3, 10, 2, 4),
        adds("binding-ring", "tarcil", 5, 8, 5, 2),
        adds("binding-ring", "luitprand", 4, 7, 1, 0),
        adds("blazon-of-the-eye", "tarcil", 4, 8, 6, 2),
        adds("red-book-of-westmarch", "tarcil", 4, 8, 6, 2),
        adds("scroll-of-isildur", "tarcil", 4, 8, 6, 2),
        adds("orc-draughts", "tarcil", 4, 8, 6, 2),
        adds("orc-liquor", "tarcil", 4, 8, 6, 2),
    ],
)
def test_figures_of_the_bearer(name: str, who: str, strength: int, health: int, will: int, influence: int) -> None:
    t = bearer(name, who)
    assert (t.prowess(who), t.body(who), t.mind(who), t.direct(who)) == (strength, health, will, influence)
    # a Ringwraith bears it in vain (LE-B-60)
    (wraith,) = t.company(0, "moria", "dwar-the-ringwraith")
    t.host[name] = wraith
    assert (t.prowess(wraith), t.body(wraith), t.direct(wraith)) == (9, 10, 5)
    assert t.prowess(who) == card_of(who).prowess


@card("black-mace")
@pytest.mark.parametrize(
    ("who", "race", "strength"),
    [("tarcil", "elf", 8), ("tarcil", "man", 7), ("lieutenant-of-morgul", "elf", 10)],
)
def test_black_mace_against_elves(who: str, race: str, strength: int) -> None:
    t = bearer("black-mace", who)
    t.attack(race, who)
    assert (t.name(t.strike.target), t.strike.defence(t.s)) == (who, strength)


@card("broad-headed-spear")
@card("saw-toothed-blade")
def test_one_weapon_is_used() -> None:
    """LE-B-140: one at a time; both weigh (LE-B-193)"""
    t = bearer("broad-headed-spear, saw-toothed-blade")
    assert t.prowess("tarcil") == 6
    assert t.wield("saw-toothed-blade").prowess("tarcil") == 5
    assert t.corruption("tarcil") == 2
    assert t.wield("broad-headed-spear").prowess("tarcil") == 6


@card("blazon-of-the-eye")
def test_blazon_impresses_factions_only() -> None:
    t = bearer("blazon-of-the-eye")
    t.lay("hillmen", 0)
    assert t.influence_sum("tarcil", "hillmen") == 4
    assert t.direct("tarcil", "layos") == 2


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=card(n)) for n in ("binding-ring", "blazon-of-the-eye", "shadow-cloak", "whip")]
)
def test_only_one_with_a_character(name: str) -> None:
    t = bearer(name)
    t.now = "tarcil"
    assert t.resource_on(name, "site") == []
    t.join("tarcil", "layos")
    assert t.resource_on(name, "site") == ["layos"]
    assert t.tap["tarcil"] == "untapped"
