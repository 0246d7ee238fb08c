"""The factions: where each is won and by how much, what others in play change, leaders, and Dragons that roam."""

from typing import Any

import pytest

from lidless_eye.fights_le import answer, finish, struck
from lidless_eye.support_le import bare, card, company, has, in_hand, lay_on, options, run, settle, sums, take
from mathom.games.lidless_eye.box.card import KINDS, NUMBERS, REGION_NUMBERS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.cards.factions import Roaming
from mathom.games.lidless_eye.news import TO_REMOVED
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import ROUTE
from mathom.games.lidless_eye.rules.attempts import OpponentAttempt
from mathom.games.lidless_eye.rules.chain import begin
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.council import given_points
from mathom.games.lidless_eye.rules.fallen import remove_character
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from mathom.games.lidless_eye.rules.journey import Journey, lay_destination
from mathom.games.lidless_eye.terms import DRAGON, PASS, PICK, PLAY, SITE, SITE_PHASE, TABLE, TAPPED, YES
from mathom.kernel.state import Buffer, act, act_a


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


def offers(s: Eye, name: str) -> list[int]:
    into = Buffer()
    KINDS[NUMBERS[name]].offer(s, 0, PLAY, NUMBERS[name], into)
    return list(into.data[: into.n])


def tried(name: str, site: str, who: str, roll: int) -> tuple[Eye, int]:
    """a character plays a faction at a site and rolls so; up to the next question"""
    s = bare()
    i, (c,) = company(s, 0, site, who)
    s.now = i
    s.phase = SITE_PHASE
    in_hand(s, 0, name)
    sums(s, roll)
    begin(s, SITE, 0, act(PLAY, NUMBERS[name], c))
    settle(s)
    return s, c


@pytest.mark.parametrize(("name", "needed", "points", "places", "zero"), ALL)
def test_where_it_is_won(name: str, needed: int, points: int, places: set[str], zero: bool) -> None:
    s = bare()
    i, (c, tired) = company(s, 0, "minas-morgul", "tarcil", "hador")
    s.tap[tired] = TAPPED
    s.now = i
    found = set()
    for site in SITES:
        s.co_site[i] = site.id
        if offers(s, name):
            found.add(site.name)
            assert offers(s, name) == [act(PLAY, NUMBERS[name], c)]
            s.tap_site(0, site.id)
            # a tapped site serves for the Snaga-hai; The Worthy Hills never tap
            assert bool(offers(s, name)) == (name in ("snaga-hai", "woses-of-the-eryn-vorn"))
    assert found == places


@pytest.mark.parametrize(("name", "needed", "points", "places", "zero"), ALL)
def test_the_number_needed(name: str, needed: int, points: int, places: set[str], zero: bool) -> None:
    """Tarcil has direct influence 2"""
    site = sorted(places)[0]
    s, c = tried(name, site, "tarcil", needed - 2)
    assert s.in_play(NUMBERS[name]) < 0
    assert has(s.discard[0], name)
    assert not s.site_tapped(0, SITE_NUMBERS[site])
    assert s.tap[c] == TAPPED
    s, c = tried(name, site, "tarcil", needed - 1)
    won = s.in_play(NUMBERS[name])
    assert (s.zone[won], s.host[won], given_points(s, won)) == (TABLE, -1, points)
    assert s.site_tapped(0, SITE_NUMBERS[site]) == (site != "the-worthy-hills")
    assert s.tap[c] == TAPPED
    s.tap[c] = 0
    if s.site_tapped(0, SITE_NUMBERS[site]) and name != "snaga-hai":
        assert offers(s, name) == []
    # the opponent tries to win it away
    _, (enemy,) = company(s, 1, site, "layos")
    assert OpponentAttempt(enemy, won).needed(s) == (0 if zero else needed)


@pytest.mark.parametrize(("name", "needed", "points", "places", "zero"), ALL)
def test_unique_but_snaga_hai(name: str, needed: int, points: int, places: set[str], zero: bool) -> None:
    s = bare()
    i, _ = company(s, 0, sorted(places)[0], "tarcil")
    s.now = i
    s.lay(NUMBERS[name], 1, TABLE)
    assert bool(offers(s, name)) == (name == "snaga-hai")


def test_the_table_is_complete() -> None:
    assert {p.values[0] for p in ALL} == {k.name for k in KINDS if k.printed.type == "faction"}


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
        s = bare()
        _, (c,) = company(s, 0, "minas-morgul", "tarcil")
        target = s.lay(NUMBERS[name], 0, TABLE)
        assert influence_sum(s, c, target) == 2
        s.lay(NUMBERS[other], seat, TABLE)
        assert influence_sum(s, c, target) == 2 + change


@card("uruk-hai")
def test_the_uruk_hai_resent_other_orcs_once() -> None:
    s = bare()
    _, (c,) = company(s, 0, "barad-dur", "tarcil")
    target = s.lay(NUMBERS["uruk-hai"], 0, TABLE)
    for other in ("ungol-orcs", "orcs-of-moria", "snaga-hai"):
        s.lay(NUMBERS[other], 1, TABLE)
    assert influence_sum(s, c, target) == 0


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
    s, c = tried(name, site, "orc-captain", 12)
    assert set(options(s)) == {act(YES), act(PASS)}
    take(s, YES)
    won = s.in_play(NUMBERS[name])
    assert s.host[won] == c
    assert not s.site_tapped(0, SITE_NUMBERS[site])
    assert given_points(s, won) == POINTS[name]
    card_ = KINDS[NUMBERS[name]]
    card_.on_travel(s, won, s.co[c])  # he stays
    assert s.zone[won] == TABLE
    s.co_dest[s.co[c]] = SITE_NUMBERS["minas-morgul"]
    card_.on_travel(s, won, s.co[c])  # he moves
    assert has(s.discard[0], name)


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in LED])
def test_leaves_with_its_leader(name: str) -> None:
    s, c = tried(name, PLACE[name], "orc-captain", 12)
    take(s, YES)
    remove_character(s, c, TO_REMOVED)
    assert has(s.discard[0], name)
    # left alone it lies by itself, and the site taps
    s, c = tried(name, PLACE[name], "orc-captain", 12)
    take(s, PASS)
    assert s.host[s.in_play(NUMBERS[name])] == -1
    assert s.site_tapped(0, SITE_NUMBERS[PLACE[name]])
    s.co_dest[s.co[c]] = SITE_NUMBERS["minas-morgul"]
    KINDS[NUMBERS[name]].on_travel(s, s.in_play(NUMBERS[name]), s.co[c])
    assert s.in_play(NUMBERS[name]) >= 0
    # who is no leader is not asked
    s, c = tried(name, PLACE[name], "orc-veteran", 12)
    assert s.in_play(NUMBERS[name]) >= 0
    assert s.site_tapped(0, SITE_NUMBERS[PLACE[name]])


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in LED])
def test_three_with_one_leader_give_two_points_more(name: str) -> None:
    s = bare()
    _, (c,) = company(s, 0, "barad-dur", "orc-captain")
    three = [name, *[n for n in LED if n != name][:2]]
    pieces = [lay_on(s, n, c) for n in three[:2]]
    before = sum(given_points(s, x) for x in pieces)
    assert before == sum(POINTS[n] for n in three[:2])
    pieces.append(lay_on(s, three[2], c))
    assert sum(given_points(s, x) for x in pieces) == sum(POINTS[n] for n in three) + 2


# -- Dragons

DRAGONS = [
    pytest.param("agburanar-roused", 2, 15, 9, 0, "iron-hills", marks=card("agburanar-roused")),
    pytest.param("scatha-roused", 3, 15, 9, 0, "woodland-realm", marks=card("scatha-roused")),
    pytest.param("scorba-roused", 3, 12, 8, 1, "forochel", marks=card("scorba-roused")),
    pytest.param("smaug-roused", 2, 17, 8, 1, "grey-mountain-narrows", marks=card("smaug-roused")),
]


def passing(name: str, region: str, seat: int = 1) -> tuple[Eye, int, int, int]:
    """a company on the way through a region, the Dragon with player 0"""
    s = bare(advanced=1, active=seat)
    dragon = s.lay(NUMBERS[name], 0, TABLE)
    i, (c,) = company(s, seat, "moria", "lieutenant-of-morgul")
    s.now = i
    s.co_origin[i] = s.co_site[i]
    s.co_dest[i], s.co_open[i] = SITE_NUMBERS["dale"], 1
    s.route[i * ROUTE] = 8 + REGION_NUMBERS["redhorn-gate"]
    s.route[i * ROUTE + 1] = 8 + REGION_NUMBERS[region]
    KINDS[NUMBERS[name]].on_travel(s, dragon, i)
    settle(s)
    return s, i, c, dragon


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_a_dragon_attacks_who_passes(
    name: str, strikes: int, strength: int, health: int, chooses: int, region: str
) -> None:
    s, i, c, dragon = passing(name, region)
    attack = attack_now(s)
    assert (attack.race, attack.strikes, attack.prowess_now(s)) == (DRAGON, strikes, strength)
    assert (attack.body_now(s), attack.chooses, attack.defender, attack.attacker) == (health, chooses, i, 0)
    assert not attack.detain
    struck(s, c)
    sums(s, 12, 2, 2)  # not enough: he is wounded, or his foe survives
    finish(s, s.stack[0])
    assert s.zone[dragon] == TABLE


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_a_dragon_spares_its_own_side_and_others(
    name: str, strikes: int, strength: int, health: int, chooses: int, region: str
) -> None:
    s, *_ = passing(name, region, seat=0)
    assert s.stack == []
    s, *_ = passing(name, "gorgoroth")
    assert s.stack == []


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_a_dragon_defeated_is_gone_for_good(
    name: str, strikes: int, strength: int, health: int, chooses: int, region: str
) -> None:
    s, _i, c, _dragon = passing(name, region)
    attack = attack_now(s)
    attack.prowess = 5
    attack.fixed = 1
    assert isinstance(s.stack[0], Roaming)
    struck(s, c)
    sums(s, 8, health + 1)
    finish(s, s.stack[0])
    assert has(s.out[0], name)
    assert s.in_play(NUMBERS[name]) < 0


@pytest.mark.parametrize(("name", "strikes", "strength", "health", "chooses", "region"), DRAGONS)
def test_gifts_for_a_dragon(name: str, strikes: int, strength: int, health: int, chooses: int, region: str) -> None:
    needed = {p.values[0]: p.values[1] for p in ALL}[name]
    for gift, worth in (("high-helm", 3), ("scroll-of-isildur", 6), ("saw-toothed-blade", 0)):
        for enough in (0, 1):
            s = bare()
            _, (c,) = company(s, 0, PLACE[name], "layos")
            item = lay_on(s, gift, c)
            more = 2 if gift == "high-helm" else 0  # its influence is gone with it
            target = s.lay(NUMBERS[name], 0, TABLE)
            assert influence_sum(s, c, target) == 2 + more
            sums(s, min(12, needed - 2 - worth + enough))
            run(s, FactionCheck(target, c))
            if worth:
                assert {act_a(a) for a in options(s) if a != act(PASS)} == {item}
                take(s, PICK, item)
                assert has(s.discard[0], gift)
                assert s.result == enough
            else:
                assert s.zone[item] == TABLE


@card("scorba-roused")
@card("orcs-of-udun")
@card("palantir-of-elostirion")
@card("last-child-of-ungoliant")
def test_a_real_journey_wakes_them() -> None:
    """a company leaves Angmar: Scorba of the opponent attacks; what cannot travel is discarded"""
    s = bare()
    s.lay(NUMBERS["scorba-roused"], 1, TABLE)
    i, (c,) = company(s, 0, "carn-dum", "orc-captain")
    for seat in range(2):
        s.deck[seat].add(NUMBERS["giant"], 0, 20)
    for name in ("orcs-of-udun", "palantir-of-elostirion", "last-child-of-ungoliant"):
        lay_on(s, name, c)
    lay_destination(s, i, SITE_NUMBERS["ettenmoors"])
    run(s, Journey(i))
    while attack_now(s).defender < 0:
        answer(s, -1)
    attack = attack_now(s)
    assert (attack.race, attack.strikes, attack.defender) == (DRAGON, 3, i)
    while s.stack:
        answer(s, -1)
    for name in ("orcs-of-udun", "palantir-of-elostirion", "last-child-of-ungoliant"):
        assert has(s.discard[0], name)
