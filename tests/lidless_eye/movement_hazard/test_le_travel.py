"""Where companies may go, which regions they pass, and what creatures may be keyed to."""

from typing import Any

import pytest

from lidless_eye.support_le import bare, company, join, options, run, take
from mathom.games.lidless_eye.box.card import (
    KINDS,
    NUMBERS,
    REGION_NUMBERS,
    REGIONS,
    SITE_NAMES,
    SITE_NUMBERS,
    SITES,
)
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import BY_WILDERNESS, ROUTE, SITE_DISCARDED, SITE_TAPPED
from mathom.games.lidless_eye.rules.journey import send_back
from mathom.games.lidless_eye.rules.keys import keys
from mathom.games.lidless_eye.rules.routes import (
    NAMED,
    Route,
    change_step,
    count_kind,
    destination_list,
    path_kinds,
    path_regions,
)
from mathom.games.lidless_eye.terms import (
    BY_PATH,
    DARK_DOMAIN,
    KEY_REGION,
    KEY_SITE,
    KEY_SITE_KIND,
    REGION,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    TABLE,
    THIS_TURN,
    WILDERNESS,
)
from mathom.kernel.state import act
from support import rule


def goals(s: Eye, i: int) -> set[str]:
    return {SITE_NAMES[site] for site in destination_list(s, i)}


def on_the_way(s: Eye, i: int, site: str) -> Eye:
    """its new site is turned up and the route is being chosen"""
    s.now = i
    s.co_dest[i] = SITE_NUMBERS[site]
    s.co_open[i] = 1
    s.co_origin[i] = s.co_site[i]
    s.forget_route(i)
    return run(s, Route(i))


def arrive(s: Eye, i: int) -> None:
    s.co_site[i] = s.co_dest[i]
    s.co_dest[i] = -1
    s.co_open[i] = 0


def region(name: str) -> int:
    return REGION_NUMBERS[name]


@rule("LE-B-83", "LE-B-84", "LE-B-85", "LE-B-86", "LE-X-2")
def test_journey_in_three_turns() -> None:
    s = bare()
    i, _ = company(s, 0, "barad-dur", "tarcil")
    assert goals(s, i) == {"minas-morgul"}
    s.co_site[i] = SITE_NUMBERS["minas-morgul"]
    found = goals(s, i)
    assert "dol-guldur" in found
    assert "barad-dur" in found
    assert "the-lonely-mountain" not in found
    assert "carn-dum" not in found
    assert all(SITES[SITE_NUMBERS[name]].nearest == s.co_site[i] for name in found - {"dol-guldur"})
    s.co_site[i] = SITE_NUMBERS["dol-guldur"]
    assert {"the-lonely-mountain", "minas-morgul", "carn-dum"} <= goals(s, i)
    assert "barad-dur" not in goals(s, i)


@rule("LE-B-62", "LE-B-63", "LE-B-87", "LE-B-88", "LE-X-3")
def test_the_same_with_ren_who_needs_a_mode_for_the_last_turn() -> None:
    s = bare()
    i, (_, _ren) = company(s, 0, "barad-dur", "tarcil", "ren-the-ringwraith")
    assert goals(s, i) == {"minas-morgul"}
    s.co_site[i] = SITE_NUMBERS["minas-morgul"]
    assert goals(s, i) == {"dol-guldur"}
    s.co_site[i] = SITE_NUMBERS["dol-guldur"]
    assert goals(s, i) == {"minas-morgul", "carn-dum"}
    rider = s.lay(NUMBERS["black-rider"], 0, TABLE)
    s.co[rider] = i
    assert "the-lonely-mountain" in goals(s, i)


@rule("LE-A-30", "LE-A-32", "LE-A-44")
def test_advanced_ringwraith_without_a_mode_goes_alone_and_by_paths_only() -> None:
    s = bare(advanced=1)
    i, (_, ren) = company(s, 0, "minas-morgul", "tarcil", "ren-the-ringwraith")
    assert goals(s, i) == set()  # not with another, not even to a Darkhaven
    s.co[ren] = s.new_company(0, SITE_NUMBERS["minas-morgul"])
    assert goals(s, s.co[ren]) == {"dol-guldur"}
    rider = s.lay(NUMBERS["black-rider"], 0, TABLE)
    s.co[rider] = s.co[ren]
    found = goals(s, s.co[ren])
    assert "barad-dur" in found
    assert "bandit-lair" not in found
    assert "bandit-lair" in goals(s, i)


@rule("LE-B-89")
@pytest.mark.parametrize("why", ["there", "on the way there", "discarded", "not listed"])
def test_site_card_that_is_not_available(why: str) -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "tarcil")
    j, _ = company(s, 0, "minas-morgul", "radbug")
    mine = SITE_NUMBERS["barad-dur"]
    assert "barad-dur" in goals(s, i)
    if why == "there":
        s.co_site[j] = mine
    elif why == "on the way there":
        s.co_dest[j] = mine
    elif why == "discarded":
        s.site_state[mine] = SITE_DISCARDED
    else:
        s.location[mine] = 0
    assert "barad-dur" not in goals(s, i)


@rule("LE-B-66", "LE-B-89")
def test_tapped_site_of_the_opponent_and_darkhavens_are_available() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", "tarcil")
    j, _ = company(s, 0, "minas-morgul", "radbug")
    s.co_dest[j] = SITE_NUMBERS["dol-guldur"]
    s.site_state[len(SITES) + SITE_NUMBERS["barad-dur"]] = SITE_TAPPED
    assert {"barad-dur", "dol-guldur"} <= goals(s, i)


@rule("LE-B-65")
def test_nobody_leaves_a_darkhaven_with_more_than_seven() -> None:
    s = bare()
    i, _ = company(s, 0, "minas-morgul", *["orc-veteran"] * 7)
    assert goals(s, i)
    join(s, i, "orc-brawler")
    assert not goals(s, i)


@rule("LE-A-22", "LE-B-65")
def test_orc_scouts_count_half() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "minas-morgul", *["orc-veteran"] * 6, "grishnakh")
    join(s, i, "grishnakh")
    assert goals(s, i)
    join(s, i, "orc-veteran")
    assert not goals(s, i)


@rule("LE-A-29", "LE-A-31", "LE-A-32")
@pytest.mark.parametrize(
    ("names", "advanced", "may_go"),
    [
        (("radbug", "tarcil"), 1, False),  # an Orc and a Dúnadan
        (("radbug", "tarcil"), 0, True),
        (("radbug", "layos"), 1, True),  # an Orc and a Man
        (("gorbag", "orc-captain"), 1, False),  # two leaders
        (("gorbag", "radbug"), 1, True),
    ],
)
def test_who_may_travel_together(names: Any, advanced: int, may_go: bool) -> None:
    s = bare(advanced)
    i, _ = company(s, 0, "minas-morgul", *names)
    assert bool(goals(s, i)) == may_go


# -- paths


@rule("LE-B-96", "LE-B-97", "LE-B-98", "LE-B-110", "LE-X-4")
def test_keys_on_the_journey() -> None:
    s = bare()
    i, _ = company(s, 0, "barad-dur", "tarcil")
    assert not path_kinds(s, i)
    assert not path_regions(s, i)
    on_the_way(s, i, "minas-morgul")
    assert sorted(path_kinds(s, i)) == [SHADOW_LAND, DARK_DOMAIN]
    assert set(path_regions(s, i)) == {region("gorgoroth"), region("imlad-morgul")}
    arrive(s, i)
    on_the_way(s, i, "dol-guldur")
    assert set(path_kinds(s, i)) == {SHADOW_LAND, DARK_DOMAIN}
    assert set(path_regions(s, i)) == {region("imlad-morgul"), region("southern-mirkwood")}
    arrive(s, i)
    on_the_way(s, i, "the-lonely-mountain")
    assert sorted(path_kinds(s, i)) == [WILDERNESS, WILDERNESS, DARK_DOMAIN]
    assert count_kind(s, i, WILDERNESS) == 2
    assert set(path_regions(s, i)) == {region("southern-mirkwood"), region("northern-rhovanion")}
    assert set(keys(s, KINDS[NUMBERS["cave-drake"]], i)) == {WILDERNESS, KEY_SITE_KIND + RUINS}
    # refused: border-land, shadow-land, free-hold
    assert not keys(s, KINDS[NUMBERS["ambusher"]], i)
    assert not keys(s, KINDS[NUMBERS["the-border-watch"]], i)
    assert list(keys(s, KINDS[NUMBERS["barrow-wight"]], i)) == [DARK_DOMAIN]
    folk = KINDS[NUMBERS["thranduil-s-folk"]]
    lonely = SITE_NUMBERS["the-lonely-mountain"]
    assert list(keys(s, folk, i)) == [KEY_REGION + region("northern-rhovanion"), KEY_SITE + lonely]


@rule("LE-B-109", "LE-B-112", "LE-A-89")
def test_resting_company_only_by_its_site() -> None:
    s = bare()
    i, _ = company(s, 0, "the-lonely-mountain", "tarcil")
    lonely = SITE_NUMBERS["the-lonely-mountain"]
    assert list(keys(s, KINDS[NUMBERS["cave-drake"]], i)) == [KEY_SITE_KIND + RUINS]
    assert list(keys(s, KINDS[NUMBERS["thranduil-s-folk"]], i)) == [KEY_SITE + lonely]
    on_the_way(s, i, "dol-guldur")
    assert list(keys(s, KINDS[NUMBERS["cave-drake"]], i)) == [WILDERNESS]
    assert not keys(s, KINDS[NUMBERS["cave-drake"]], i, True)


@rule("LE-B-111", "LE-X-5")
def test_two_wildernesses_need_not_be_adjacent_and_three_are_three() -> None:
    s = bare()
    i, _ = company(s, 0, "dol-guldur", "tarcil")
    s.now = i
    s.co_origin[i] = s.co_site[i]
    drake, fire = KINDS[NUMBERS["cave-drake"]], KINDS[NUMBERS["true-fire-drake"]]
    s.route[i * ROUTE], s.route[i * ROUTE + 1], s.route[i * ROUTE + 2] = WILDERNESS, SHADOW_LAND, WILDERNESS
    assert list(keys(s, drake, i)) == [WILDERNESS]
    assert not keys(s, fire, i)
    doors = s.lay(NUMBERS["doors-of-night"], 1, TABLE)
    assert list(keys(s, fire, i)) == [WILDERNESS]  # two suffice by night
    s.free(doors)
    change_step(s, i, 1, WILDERNESS)
    assert list(keys(s, fire, i)) == [WILDERNESS]
    s.route[i * ROUTE] = DARK_DOMAIN
    s.route[i * ROUTE + 1] = SHADOW_LAND
    assert not keys(s, drake, i)


@rule("LE-B-115")
def test_geann_a_lisch_is_ruins_for_creatures() -> None:
    s = bare()
    i, _ = company(s, 0, "geann-a-lisch", "tarcil")
    assert list(keys(s, KINDS[NUMBERS["cave-drake"]], i)) == [KEY_SITE_KIND + RUINS]


@rule("LE-B-109", "LE-B-113")
def test_several_keys_and_sites_of_a_region() -> None:
    s = bare()
    i, _ = company(s, 0, "dol-guldur", "tarcil")
    on_the_way(s, i, "sarn-goriwing")
    spiders = keys(s, KINDS[NUMBERS["giant-spiders"]], i)
    here = SITE_NUMBERS["sarn-goriwing"]
    mirkwood = {KEY_REGION + region("southern-mirkwood"), KEY_REGION + region("heart-of-mirkwood")}
    assert set(spiders) == mirkwood | {KEY_SITE + here}
    assert set(keys(s, KINDS[NUMBERS["huorn"]], i)) == mirkwood | {WILDERNESS, KEY_SITE + here}
    assert KEY_SITE_KIND + SHADOW_HOLD in list(keys(s, KINDS[NUMBERS["barrow-wight"]], i))
    on_the_way(s, i, "minas-morgul")
    assert set(keys(s, KINDS[NUMBERS["giant-spiders"]], i)) == {KEY_REGION + region("southern-mirkwood")}


@rule("LE-B-114")
def test_what_touches_keys_by_kind_leaves_keys_by_name() -> None:
    s = bare()
    i, (tarcil,) = company(s, 0, "dol-guldur", "tarcil")
    on_the_way(s, i, "sarn-goriwing")
    huorn = KINDS[NUMBERS["huorn"]]
    before = set(keys(s, huorn, i))
    assert {key >= KEY_REGION for key in before} == {True, False}  # by name and by kind
    ways = s.lay(NUMBERS["hidden-ways"], 0, TABLE)
    echo = s.echo(ways, THIS_TURN, tarcil)
    s.co[echo] = i
    s.free(ways)
    assert set(keys(s, huorn, i)) == before - {WILDERNESS}


# -- regions


@rule("LE-A-70", "LE-A-71", "LE-X-24")
@pytest.mark.parametrize(
    ("a", "b", "neighbours"),
    [("dagorlad", "rohan", False), ("lebennin", "ithilien", False), ("udun", "dagorlad", True)],
)
def test_neighbours(a: str, b: str, neighbours: bool) -> None:
    assert (region(b) in REGIONS[region(a)].neighbours) == neighbours
    assert (region(a) in REGIONS[region(b)].neighbours) == neighbours


@rule("LE-A-65", "LE-A-66", "LE-X-23")
def test_five_regions_are_too_many_for_one_turn() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "barad-dur", "radbug")
    assert "the-lonely-mountain" not in goals(s, i)
    assert {"easterling-camp", "minas-morgul"} <= goals(s, i)
    s.co_site[i] = SITE_NUMBERS["easterling-camp"]
    assert "the-lonely-mountain" in goals(s, i)
    s.advanced = 0
    assert goals(s, i) == {"dol-guldur"}


@rule("LE-A-67", "LE-A-69", "LE-A-72", "LE-X-23")
def test_regions_are_named_in_order() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "barad-dur", "radbug")
    on_the_way(s, i, "easterling-camp")
    assert s.seat == 0
    first = {a for a in options(s)}
    assert act(BY_PATH) not in first
    assert act(REGION, region("nurn")) in first
    take(s, REGION, region("nurn"))
    assert not s.stack  # never back to Gorgoroth: there is only one way on
    named = ["gorgoroth", "nurn", "horse-plains"]
    assert list(path_regions(s, i)) == [region(name) for name in named]
    assert list(path_kinds(s, i)) == [DARK_DOMAIN, DARK_DOMAIN, SHADOW_LAND]
    change_step(s, i, 2, WILDERNESS)
    assert list(path_kinds(s, i)) == [DARK_DOMAIN, DARK_DOMAIN, WILDERNESS]
    assert list(path_regions(s, i)) == [region(name) for name in named]


@rule("LE-A-65", "LE-A-68")
def test_path_or_region_within_one_region() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "minas-morgul", "radbug")
    on_the_way(s, i, "cirith-ungol")
    assert options(s) == [act(BY_PATH), act(REGION, region("imlad-morgul"))]
    twin = s.copy()
    take(s, BY_PATH)
    assert list(path_kinds(s, i)) == [SHADOW_LAND]
    assert list(path_regions(s, i)) == [region("imlad-morgul")]
    take(twin, REGION, region("imlad-morgul"))
    assert list(path_regions(twin, i)) == [region("imlad-morgul")]
    assert twin.route[i * ROUTE] == NAMED + region("imlad-morgul")


@rule("LE-A-73", "LE-A-74", "LE-A-75")
def test_separate_parts_go_to_different_sites_and_companies_may_meet() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "easterling-camp", "layos")
    j, _ = company(s, 0, "easterling-camp", "radbug")
    k, _ = company(s, 0, "dol-guldur", "snaga")
    s.co_dest[j] = SITE_NUMBERS["the-lonely-mountain"]
    assert "the-lonely-mountain" not in goals(s, i)
    assert "the-lonely-mountain" in goals(s, k)
    s.co_dest[j] = SITE_NUMBERS["dol-guldur"]
    assert "dol-guldur" not in goals(s, i)
    assert "the-lonely-mountain" in goals(s, i)
    assert "easterling-camp" in goals(s, k)


@rule("LE-A-75")
def test_only_a_company_that_stays_is_joined_at_its_site() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "easterling-camp", "layos")
    k, _ = company(s, 0, "dol-guldur", "snaga")
    assert "easterling-camp" in goals(s, k)
    s.co_dest[i] = SITE_NUMBERS["the-lonely-mountain"]
    assert "easterling-camp" not in goals(s, k)  # its card goes away with it
    s.co_dest[i] = -1
    s.co_dest[k] = SITE_NUMBERS["easterling-camp"]
    assert goals(s, i) == set()  # now it is awaited there
    j, _ = company(s, 0, "easterling-camp", "radbug")
    assert "the-lonely-mountain" in goals(s, i)  # another part stays
    s.co_dest[i] = SITE_NUMBERS["the-lonely-mountain"]
    assert goals(s, j) == set()


@rule("LE-B-107")
def test_company_sent_back_has_no_path() -> None:
    s = bare()
    i, _ = company(s, 0, "dol-guldur", "tarcil")
    on_the_way(s, i, "the-lonely-mountain")
    send_back(s, i)
    assert not path_kinds(s, i)
    assert not path_regions(s, i)
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]
    assert s.site_now(i) == s.co_site[i]


def test_going_on_through_a_wilderness() -> None:
    s = bare(advanced=1)
    i, _ = company(s, 0, "minas-morgul", "carambor")
    assert "barad-dur" in goals(s, i)
    s.co_did[i] |= BY_WILDERNESS
    found = goals(s, i)
    assert "henneth-annun" in found  # shadow-land, wilderness
    assert not {"cirith-ungol", "barad-dur"} & found
    assert "cirith-gorgor" in found  # not along its path, but through Ithilien
    on_the_way(s, i, "cirith-gorgor")
    assert not s.stack
    assert list(path_regions(s, i)) == [region(name) for name in ("imlad-morgul", "ithilien", "dagorlad", "udun")]
