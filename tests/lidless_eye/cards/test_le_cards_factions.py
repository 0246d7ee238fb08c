"""The factions: where each is won and by how much, what others in play change, leaders, and Dragons that roam."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, cards_of_type, lay, sites, visiting
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from support import card


def faction(name: str, needed: int, points: int, places: set[str], zero: bool) -> Any:
    return pytest.param(name, needed, points, places, zero, id=name, marks=card(name))


SHADOW_HOLDS = {
    *("dead-marshes", "goblin-gate", "moria", "mount-doom", "mount-gram", "mount-gundabad", "nurniag-camp"),
    *("sarn-goriwing", "shelob-s-lair"),
}

ALL = [
    faction("agburanar-roused", 12, 4, {"caves-of-ulund"}, zero=False),
    faction("balchoth", 8, 2, {"raider-hold"}, zero=False),
    faction("beornings", 9, 3, {"beorn-s-house"}, zero=False),
    faction("black-trolls", 10, 1, {"cirith-gorgor", "barad-dur"}, zero=True),
    faction("dunlendings", 9, 4, {"dunnish-clan-hold"}, zero=False),
    faction("easterlings", 8, 2, {"easterling-camp"}, zero=False),
    faction("goblins-of-goblin-gate", 8, 2, {"goblin-gate"}, zero=True),
    faction("grey-mountain-goblins", 8, 3, {"gondmaeglom"}, zero=True),
    faction("half-trolls", 9, 1, {"cirith-ungol", "barad-dur"}, zero=True),
    faction("hill-trolls", 9, 2, {"ettenmoors"}, zero=True),
    faction("hillmen", 10, 4, {"cameth-brin"}, zero=False),
    faction("ice-orcs", 10, 4, {"lossadan-cairn", "caves-of-ulund"}, zero=True),
    faction("men-of-dorwinion", 10, 3, {"shrel-kain"}, zero=False),
    faction("misty-mountain-wargs", 9, 2, {"ettenmoors"}, zero=True),
    faction("nurniags", 9, 2, {"nurniag-camp"}, zero=False),
    faction("orcs-of-angmar", 8, 2, {"mount-gram"}, zero=True),
    faction("orcs-of-gorgoroth", 8, 1, {"barad-dur"}, zero=True),
    faction("orcs-of-gundabad", 9, 3, {"mount-gundabad"}, zero=True),
    faction("orcs-of-mirkwood", 8, 2, {"sarn-goriwing"}, zero=True),
    faction("orcs-of-moria", 10, 3, {"moria"}, zero=True),
    faction("orcs-of-the-ash-mountains", 8, 1, {"cirith-gorgor"}, zero=True),
    faction("orcs-of-the-ephel-duath", 8, 1, {"cirith-ungol"}, zero=True),
    faction("orcs-of-the-red-eye", 8, 1, {"barad-dur"}, zero=True),
    faction("orcs-of-udun", 8, 1, {"cirith-gorgor"}, zero=True),
    faction("scatha-roused", 13, 5, {"gondmaeglom"}, zero=False),
    faction("scorba-roused", 11, 3, {"zarak-dum"}, zero=False),
    faction("smaug-roused", 12, 5, {"the-lonely-mountain"}, zero=False),
    faction("snaga-hai", 9, 1, SHADOW_HOLDS, zero=True),
    faction("southrons", 8, 2, {"southron-oasis"}, zero=False),
    faction("stone-trolls", 10, 2, {"ettenmoors"}, zero=True),
    faction("umbarean-corsairs", 8, 2, {"gobel-mirlond"}, zero=False),
    faction("ungol-orcs", 8, 1, {"cirith-ungol"}, zero=True),
    faction("uruk-hai", 11, 2, {"barad-dur", "cirith-gorgor", "cirith-ungol"}, zero=True),
    faction("variags-of-khand", 8, 2, {"variag-camp"}, zero=False),
    faction("wargs-of-the-forochel", 10, 3, {"lossadan-cairn"}, zero=True),
    faction("white-mountain-wolves", 10, 3, {"stone-circle"}, zero=True),
    faction("woodmen", 10, 3, {"woodmen-town"}, zero=False),
    faction("woses-of-the-eryn-vorn", 11, 3, {"the-worthy-hills"}, zero=False),
]


def tried(name: str, site: str, who: str, roll: int) -> Laid:
    """a character plays a faction at a site and rolls so; up to the next question"""
    return visiting(f"0 {site}: {who}").roll(roll).resource(f"{name} > {who}", "site")


@pytest.mark.parametrize(("name", "needed", "points", "places", "zero"), ALL)
def test_where_it_is_won(name: str, needed: int, points: int, places: set[str], zero: bool) -> None:
    t = lay("0 minas-morgul: tarcil, tapped hador")
    t.now = "tarcil"
    found = set()
    for site in sites():
        t.site["tarcil"] = site
        if t.resource_on(name, "site"):
            found.add(site)
            assert t.resource_on(name, "site") == ["tarcil"]
            t.tap_site(0, site)
            # a tapped site serves for the Snaga-hai; The Worthy Hills never tap
            assert bool(t.resource_on(name, "site")) == (name in ("snaga-hai", "woses-of-the-eryn-vorn"))
    assert found == places


@pytest.mark.parametrize(("name", "needed", "points", "places", "zero"), ALL)
def test_the_number_needed(name: str, needed: int, points: int, places: set[str], zero: bool) -> None:
    """Tarcil has direct influence 2"""
    site = sorted(places)[0]
    t = tried(name, site, "tarcil", needed - 2)
    assert name not in t
    assert name in t.discard[0]
    assert not t.site_tapped(0, site)
    assert t.tap["tarcil"] == "tapped"
    t = tried(name, site, "tarcil", needed - 1)
    assert (t.host[name], t.given_points(name)) == ("", points)
    assert t.site_tapped(0, site) == (site != "the-worthy-hills")
    assert t.tap["tarcil"] == "tapped"
    t.tap["tarcil"] = "untapped"
    if t.site_tapped(0, site) and name != "snaga-hai":
        assert t.resource_on(name, "site") == []
    # the opponent tries to win it away
    t.company(1, site, "layos")
    assert OpponentAttempt(t.piece("layos"), t.piece(name)).needed(t.s) == (0 if zero else needed)


@pytest.mark.parametrize(("name", "needed", "points", "places", "zero"), ALL)
def test_unique_but_snaga_hai(name: str, needed: int, points: int, places: set[str], zero: bool) -> None:
    t = lay()
    t.company(0, sorted(places)[0], "tarcil")
    t.now = "tarcil"
    t.lay(name, 1)
    assert bool(t.resource_on(name, "site")) == (name == "snaga-hai")


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} == cards_of_type("faction")


def modified(name: str, other: str, change: int) -> Any:
    return pytest.param(name, other, change, id=f"{name}-{other}", marks=card(name))


@pytest.mark.parametrize(
    ("name", "other", "change"),
    [
        modified("balchoth", "easterlings", 2),
        modified("balchoth", "men-of-dorwinion", -2),
        modified("black-trolls", "orcs-of-gundabad", -2),
        modified("dunlendings", "hillmen", 2),
        modified("easterlings", "balchoth", 2),
        modified("easterlings", "men-of-dorwinion", -2),
        modified("goblins-of-goblin-gate", "grey-mountain-goblins", 2),
        modified("grey-mountain-goblins", "orcs-of-gundabad", 2),
        modified("grey-mountain-goblins", "goblins-of-goblin-gate", 2),
        modified("half-trolls", "variags-of-khand", 2),
        modified("hill-trolls", "stone-trolls", 2),
        modified("hillmen", "dunlendings", 2),
        modified("ice-orcs", "wargs-of-the-forochel", 2),
        modified("men-of-dorwinion", "easterlings", -2),
        modified("men-of-dorwinion", "balchoth", -2),
        modified("misty-mountain-wargs", "goblins-of-goblin-gate", 2),
        modified("misty-mountain-wargs", "wargs-of-the-forochel", 2),
        modified("nurniags", "balchoth", -2),
        modified("nurniags", "variags-of-khand", 2),
        modified("orcs-of-angmar", "orcs-of-gundabad", -2),
        modified("orcs-of-gorgoroth", "orcs-of-udun", 2),
        modified("orcs-of-gorgoroth", "orcs-of-mirkwood", -2),
        modified("orcs-of-gundabad", "grey-mountain-goblins", 2),
        modified("orcs-of-gundabad", "orcs-of-angmar", -2),
        modified("orcs-of-mirkwood", "orcs-of-gorgoroth", 2),
        modified("orcs-of-mirkwood", "orcs-of-the-red-eye", -2),
        modified("orcs-of-moria", "goblins-of-goblin-gate", 2),
        modified("orcs-of-the-ash-mountains", "orcs-of-the-ephel-duath", -2),
        modified("orcs-of-the-ash-mountains", "snaga-hai", 2),
        modified("orcs-of-the-ephel-duath", "snaga-hai", 2),
        modified("orcs-of-the-ephel-duath", "orcs-of-angmar", -2),
        modified("orcs-of-the-red-eye", "orcs-of-mirkwood", -2),
        modified("orcs-of-the-red-eye", "orcs-of-udun", -2),
        modified("orcs-of-the-red-eye", "uruk-hai", 2),
        modified("orcs-of-udun", "orcs-of-gorgoroth", 2),
        modified("orcs-of-udun", "orcs-of-the-red-eye", -2),
        modified("stone-trolls", "black-trolls", 2),
        modified("umbarean-corsairs", "southrons", 2),
        modified("ungol-orcs", "uruk-hai", 2),
        modified("variags-of-khand", "nurniags", 2),
        modified("wargs-of-the-forochel", "ice-orcs", 2),
        modified("wargs-of-the-forochel", "misty-mountain-wargs", 2),
        modified("white-mountain-wolves", "dunlendings", 2),
        modified("uruk-hai", "ungol-orcs", -2),
        modified("uruk-hai", "black-trolls", 0),
        modified("beornings", "woodmen", 0),
        modified("woodmen", "beornings", 0),
        modified("southrons", "umbarean-corsairs", 0),
        modified("woses-of-the-eryn-vorn", "dunlendings", 0),
        modified("snaga-hai", "uruk-hai", 0),
    ],
)
def test_standard_modifications(name: str, other: str, change: int) -> None:
    """for other factions in play, whoever has them (LE-B-133)"""
    for seat in range(2):
        t = lay("0 minas-morgul: tarcil")
        t.lay(name, 0)
        assert t.influence_sum("tarcil", name) == 2
        t.lay(other, seat)
        assert t.influence_sum("tarcil", name) == 2 + change


@card("uruk-hai")
def test_the_uruk_hai_resent_other_orcs_once() -> None:
    t = lay("0 barad-dur: tarcil")
    t.lay("uruk-hai", 0)
    for other in ("ungol-orcs", "orcs-of-moria", "snaga-hai"):
        t.lay(other, 1)
    assert t.influence_sum("tarcil", "uruk-hai") == 0


# -- leaders

LED = [
    "black-trolls",
    "half-trolls",
    "hill-trolls",
    "misty-mountain-wargs",
    "orcs-of-gorgoroth",
    "orcs-of-the-ash-mountains",
    "orcs-of-the-ephel-duath",
    "orcs-of-the-red-eye",
    "orcs-of-udun",
    "stone-trolls",
    "ungol-orcs",
    "uruk-hai",
]
PLACE = {p.values[0]: sorted(p.values[3])[0] for p in ALL}
POINTS = {p.values[0]: p.values[2] for p in ALL}


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in LED])
def test_lies_with_the_leader_who_won_it(name: str) -> None:
    site = PLACE[name]
    t = tried(name, site, "orc-captain", 12)
    assert set(t.offers()) == {"yes", "pass"}
    t.play("yes")
    assert t.host[name] == "orc-captain"
    assert not t.site_tapped(0, site)
    assert t.given_points(name) == POINTS[name]
    t.travels("orc-captain")  # he stays
    assert name in t
    t.goal["orc-captain"] = "minas-morgul"
    t.travels("orc-captain")  # he moves
    assert name in t.discard[0]


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in LED])
def test_leaves_with_its_leader(name: str) -> None:
    t = tried(name, PLACE[name], "orc-captain", 12)
    t.play("yes")
    t.remove("orc-captain", out=True)
    assert name in t.discard[0]
    # left alone it lies by itself, and the site taps
    t = tried(name, PLACE[name], "orc-captain", 12)
    t.play("pass")
    assert t.host[name] == ""
    assert t.site_tapped(0, PLACE[name])
    t.goal["orc-captain"] = "minas-morgul"
    t.travels("orc-captain")
    assert name in t
    # who is no leader is not asked
    t = tried(name, PLACE[name], "orc-veteran", 12)
    assert name in t
    assert t.site_tapped(0, PLACE[name])


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in LED])
def test_three_with_one_leader_give_two_points_more(name: str) -> None:
    t = lay("0 barad-dur: orc-captain")
    three = [name, *[n for n in LED if n != name][:2]]
    pieces = [t.lay_on(n, "orc-captain") for n in three[:2]]
    before = sum(t.given_points(x) for x in pieces)
    assert before == sum(POINTS[n] for n in three[:2])
    pieces.append(t.lay_on(three[2], "orc-captain"))
    assert sum(t.given_points(x) for x in pieces) == sum(POINTS[n] for n in three) + 2


# -- Dragons

DRAGONS = [
    pytest.param("agburanar-roused", 2, 15, 9, 0, "iron-hills", marks=card("agburanar-roused")),
    pytest.param("scatha-roused", 3, 15, 9, 0, "woodland-realm", marks=card("scatha-roused")),
    pytest.param("scorba-roused", 3, 12, 8, 1, "forochel", marks=card("scorba-roused")),
    pytest.param("smaug-roused", 2, 17, 8, 1, "grey-mountain-narrows", marks=card("smaug-roused")),
]


def passing(name: str, region: str, seat: int = 1) -> Laid:
    """a company on the way through a region, the Dragon with player 0"""
    t = lay(f"{seat} moria: lieutenant-of-morgul", advanced=1, active=seat)
    t.lay(name, 0)
    t.going("lieutenant-of-morgul", "dale", "").through("lieutenant-of-morgul", "redhorn-gate", region)
    return t.travels("lieutenant-of-morgul")


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_a_dragon_attacks_who_passes(
    name: str, strikes: int, strength: int, health: int, chooses: int, region: str
) -> None:
    t = passing(name, region)
    attack = t.attacking
    assert (t.race, attack.strikes, attack.prowess_now(t.s)) == ("dragon", strikes, strength)
    assert (attack.body_now(t.s), attack.chooses, attack.attacker) == (health, chooses, 0)
    assert attack.defender == t.co["lieutenant-of-morgul"]
    assert not attack.detain
    t.struck("lieutenant-of-morgul")
    t.roll(12, 2, 2)  # not enough: he is wounded, or his foe survives
    t.finish(t.s.stack[0])
    assert name in t


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_a_dragon_spares_its_own_side_and_others(
    name: str, strikes: int, strength: int, health: int, chooses: int, region: str
) -> None:
    t = passing(name, region, seat=0)
    assert t.stack == []
    t = passing(name, "gorgoroth")
    assert t.stack == []


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_a_dragon_defeated_is_gone_for_good(
    name: str, strikes: int, strength: int, health: int, chooses: int, region: str
) -> None:
    t = passing(name, region)
    attack = t.attacking
    attack.prowess = 5
    attack.fixed = 1
    assert t.stack[0] == "Roaming"
    t.struck("lieutenant-of-morgul")
    t.roll(8, health + 1)
    t.finish(t.s.stack[0])
    assert name in t.out[0]
    assert name not in t


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_gifts_for_a_dragon(name: str, strikes: int, strength: int, health: int, chooses: int, region: str) -> None:
    needed = {p.values[0]: p.values[1] for p in ALL}[name]
    for gift, worth in (("high-helm", 3), ("scroll-of-isildur", 6), ("saw-toothed-blade", 0)):
        for enough in (0, 1):
            t = lay(f"0 {PLACE[name]}: layos ({gift})")
            more = 2 if gift == "high-helm" else 0  # its influence is gone with it
            t.lay(name, 0)
            assert t.influence_sum("layos", name) == 2 + more
            t.roll(min(12, needed - 2 - worth + enough))
            t.win(name, "layos")
            if worth:
                assert set(t.offers()) == {f"pick {gift}", "pass"}
                t.play(f"pick {gift}")
                assert gift in t.discard[0]
                assert t.result == enough
            else:
                assert gift in t


@card("scorba-roused")
@card("orcs-of-udun")
@card("palantir-of-elostirion")
@card("last-child-of-ungoliant")
def test_a_real_journey_wakes_them() -> None:
    """a company leaves Angmar: Scorba of the opponent attacks; what cannot travel is discarded"""
    t = lay("0 carn-dum: orc-captain (orcs-of-udun, palantir-of-elostirion, last-child-of-ungoliant)")
    t.lay("scorba-roused", 1)
    for seat in range(2):
        t.add("deck", seat, *["giant"] * 20)
    t.journey("orc-captain", "ettenmoors")
    while not t.attacked:
        t.taps_on()
    assert (t.race, t.attacking.strikes, t.attacking.defender) == ("dragon", 3, t.co["orc-captain"])
    while t.stack:
        t.taps_on()
    for name in ("orcs-of-udun", "palantir-of-elostirion", "last-child-of-ungoliant"):
        assert name in t.discard[0]
