"""Where companies may go, which regions they pass, and what creatures may be keyed to."""

from typing import Any

import pytest

from lidless_eye.laying import Laid, card_of, lay, site_of
from mathom.games.lidless_eye.box.card import (
    REGION_NUMBERS,
    REGIONS,
    SITE_NAMES,
    SITES,
)
from mathom.games.lidless_eye.position.whereabouts import BY_WILDERNESS, ROUTE, SITE_TAPPED
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
    DARK_DOMAIN,
    KEY_REGION,
    KEY_SITE,
    KEY_SITE_KIND,
    MINION,
    RUINS,
    SHADOW_HOLD,
    SHADOW_LAND,
    THIS_TURN,
    WILDERNESS,
)
from support import rule


def goals(t: Laid, i: str) -> set[str]:
    return {SITE_NAMES[site] for site in destination_list(t.s, t.number(i))}


def on_the_way(t: Laid, i: str, site: str) -> Laid:
    """its new site is turned up and the route is being chosen"""
    t.now = i
    t.goal[i] = site
    t.s.co_open[t.number(i)] = 1
    t.origin[i] = t.site[i]
    t.s.forget_route(t.number(i))
    return t.run(Route(t.number(i)))


def arrive(t: Laid, i: str) -> None:
    t.site[i] = t.goal[i]
    t.goal[i] = ""
    t.s.co_open[t.number(i)] = 0


def region(name: str) -> int:
    return REGION_NUMBERS[name]


@rule("LE-B-83", "LE-B-84", "LE-B-85", "LE-B-86", "LE-X-2")
def test_journey_in_three_turns() -> None:
    t = lay("0 barad-dur: tarcil")
    assert goals(t, "tarcil") == {"minas-morgul"}
    t.site["tarcil"] = "minas-morgul"
    found = goals(t, "tarcil")
    assert "dol-guldur" in found
    assert "barad-dur" in found
    assert "the-lonely-mountain" not in found
    assert "carn-dum" not in found
    assert all(site_of(name).nearest == site_of("minas-morgul").id for name in found - {"dol-guldur"})
    t.site["tarcil"] = "dol-guldur"
    assert {"the-lonely-mountain", "minas-morgul", "carn-dum"} <= goals(t, "tarcil")
    assert "barad-dur" not in goals(t, "tarcil")


@rule("LE-B-62", "LE-B-63", "LE-B-87", "LE-B-88", "LE-X-3")
def test_the_same_with_ren_who_needs_a_mode_for_the_last_turn() -> None:
    t = lay("0 barad-dur: tarcil, ren-the-ringwraith")
    assert goals(t, "tarcil") == {"minas-morgul"}
    t.site["tarcil"] = "minas-morgul"
    assert goals(t, "tarcil") == {"dol-guldur"}
    t.site["tarcil"] = "dol-guldur"
    assert goals(t, "tarcil") == {"minas-morgul", "carn-dum"}
    t.lay("black-rider", 0)
    t.co["black-rider"] = t.co["tarcil"]
    assert "the-lonely-mountain" in goals(t, "tarcil")


@rule("LE-A-30", "LE-A-32", "LE-A-44")
def test_advanced_ringwraith_without_a_mode_goes_alone_and_by_paths_only() -> None:
    t = lay("0 minas-morgul: tarcil, ren-the-ringwraith", advanced=1)
    assert goals(t, "tarcil") == set()  # not with another, not even to a Darkhaven
    t.co["ren-the-ringwraith"] = int(t.s.new_company(0, site_of("minas-morgul").id))
    assert goals(t, "ren-the-ringwraith") == {"dol-guldur"}
    t.lay("black-rider", 0)
    t.co["black-rider"] = t.co["ren-the-ringwraith"]
    found = goals(t, "ren-the-ringwraith")
    assert "barad-dur" in found
    assert "bandit-lair" not in found
    assert "bandit-lair" in goals(t, "tarcil")


@rule("LE-B-89")
@pytest.mark.parametrize("why", ["there", "on the way there", "discarded", "not listed"])
def test_site_card_that_is_not_available(why: str) -> None:
    t = lay("0 minas-morgul: tarcil; 0 minas-morgul: radbug")
    mine = "barad-dur"
    assert "barad-dur" in goals(t, "tarcil")
    if why == "there":
        t.site["radbug"] = mine
    elif why == "on the way there":
        t.goal["radbug"] = mine
    elif why == "discarded":
        t.site_card[mine] = "discarded"
    else:
        t.s.location[site_of(mine).id] = 0
    assert "barad-dur" not in goals(t, "tarcil")


@rule("LE-B-66", "LE-B-89")
def test_tapped_site_of_the_opponent_and_darkhavens_are_available() -> None:
    t = lay("0 minas-morgul: tarcil; 0 minas-morgul: radbug")
    t.goal["radbug"] = "dol-guldur"
    t.s.site_state[len(SITES) + site_of("barad-dur").id] = SITE_TAPPED
    assert {"barad-dur", "dol-guldur"} <= goals(t, "tarcil")


@rule("LE-B-65")
def test_nobody_leaves_a_darkhaven_with_more_than_seven() -> None:
    t = lay()
    i = t.company(0, "minas-morgul", *["orc-veteran"] * 7)[0]
    assert goals(t, i)
    t.join(i, "orc-brawler")
    assert not goals(t, i)


@rule("LE-A-22", "LE-B-65")
def test_orc_scouts_count_half() -> None:
    t = lay(advanced=1)
    i = t.company(0, "minas-morgul", *["orc-veteran"] * 6, "grishnakh")[0]
    t.join(i, "grishnakh")
    assert goals(t, i)
    t.join(i, "orc-veteran")
    assert not goals(t, i)


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
    t = lay(advanced=advanced)
    i = t.company(0, "minas-morgul", *names)[0]
    assert bool(goals(t, i)) == may_go


# -- paths


@rule("LE-B-96", "LE-B-97", "LE-B-98", "LE-B-110", "LE-X-4")
def test_keys_on_the_journey() -> None:
    t = lay("0 barad-dur: tarcil")
    assert not path_kinds(t.s, t.number("tarcil"))
    assert not path_regions(t.s, t.number("tarcil"))
    on_the_way(t, "tarcil", "minas-morgul")
    assert sorted(path_kinds(t.s, t.number("tarcil"))) == [SHADOW_LAND, DARK_DOMAIN]
    assert set(path_regions(t.s, t.number("tarcil"))) == {region("gorgoroth"), region("imlad-morgul")}
    arrive(t, "tarcil")
    on_the_way(t, "tarcil", "dol-guldur")
    assert set(path_kinds(t.s, t.number("tarcil"))) == {SHADOW_LAND, DARK_DOMAIN}
    assert set(path_regions(t.s, t.number("tarcil"))) == {region("imlad-morgul"), region("southern-mirkwood")}
    arrive(t, "tarcil")
    on_the_way(t, "tarcil", "the-lonely-mountain")
    assert sorted(path_kinds(t.s, t.number("tarcil"))) == [WILDERNESS, WILDERNESS, DARK_DOMAIN]
    assert count_kind(t.s, t.number("tarcil"), WILDERNESS) == 2
    assert set(path_regions(t.s, t.number("tarcil"))) == {region("southern-mirkwood"), region("northern-rhovanion")}
    assert set(keys(t.s, card_of("cave-drake"), t.number("tarcil"))) == {WILDERNESS, KEY_SITE_KIND + RUINS}
    # refused: border-land, shadow-land, free-hold
    assert not keys(t.s, card_of("ambusher"), t.number("tarcil"))
    assert not keys(t.s, card_of("the-border-watch"), t.number("tarcil"))
    assert list(keys(t.s, card_of("barrow-wight"), t.number("tarcil"))) == [DARK_DOMAIN]
    folk = card_of("thranduil-s-folk")
    lonely = site_of("the-lonely-mountain").id
    assert list(keys(t.s, folk, t.number("tarcil"))) == [KEY_REGION + region("northern-rhovanion"), KEY_SITE + lonely]


@rule("LE-B-109", "LE-B-112", "LE-A-89")
def test_resting_company_only_by_its_site() -> None:
    t = lay("0 the-lonely-mountain: tarcil")
    lonely = site_of("the-lonely-mountain").id
    assert list(keys(t.s, card_of("cave-drake"), t.number("tarcil"))) == [KEY_SITE_KIND + RUINS]
    assert list(keys(t.s, card_of("thranduil-s-folk"), t.number("tarcil"))) == [KEY_SITE + lonely]
    on_the_way(t, "tarcil", "dol-guldur")
    assert list(keys(t.s, card_of("cave-drake"), t.number("tarcil"))) == [WILDERNESS]
    assert not keys(t.s, card_of("cave-drake"), t.number("tarcil"), True)


@rule("LE-B-111", "LE-X-5")
def test_two_wildernesses_need_not_be_adjacent_and_three_are_three() -> None:
    t = lay("0 dol-guldur: tarcil")
    t.now = "tarcil"
    t.origin["tarcil"] = t.site["tarcil"]
    drake, fire = (card_of("cave-drake"), card_of("true-fire-drake"))
    for at, kind in enumerate((WILDERNESS, SHADOW_LAND, WILDERNESS)):
        t.s.route[t.number("tarcil") * ROUTE + at] = kind
    assert list(keys(t.s, drake, t.number("tarcil"))) == [WILDERNESS]
    assert not keys(t.s, fire, t.number("tarcil"))
    t.lay("doors-of-night", 1)
    assert list(keys(t.s, fire, t.number("tarcil"))) == [WILDERNESS]  # two suffice by night
    t.s.free(t.piece("doors-of-night"))
    change_step(t.s, t.number("tarcil"), 1, WILDERNESS)
    assert list(keys(t.s, fire, t.number("tarcil"))) == [WILDERNESS]
    t.s.route[t.number("tarcil") * ROUTE] = DARK_DOMAIN
    t.s.route[t.number("tarcil") * ROUTE + 1] = SHADOW_LAND
    assert not keys(t.s, drake, t.number("tarcil"))


@rule("LE-B-115")
def test_geann_a_lisch_is_ruins_for_creatures() -> None:
    t = lay("0 geann-a-lisch: tarcil")
    assert list(keys(t.s, card_of("cave-drake"), t.number("tarcil"))) == [KEY_SITE_KIND + RUINS]


@rule("LE-B-109", "LE-B-113")
def test_several_keys_and_sites_of_a_region() -> None:
    t = lay("0 dol-guldur: tarcil")
    on_the_way(t, "tarcil", "sarn-goriwing")
    spiders = keys(t.s, card_of("giant-spiders"), t.number("tarcil"))
    here = site_of("sarn-goriwing").id
    mirkwood = {KEY_REGION + region("southern-mirkwood"), KEY_REGION + region("heart-of-mirkwood")}
    assert set(spiders) == mirkwood | {KEY_SITE + here}
    assert set(keys(t.s, card_of("huorn"), t.number("tarcil"))) == mirkwood | {WILDERNESS, KEY_SITE + here}
    assert KEY_SITE_KIND + SHADOW_HOLD in list(keys(t.s, card_of("barrow-wight"), t.number("tarcil")))
    on_the_way(t, "tarcil", "minas-morgul")
    assert set(keys(t.s, card_of("giant-spiders"), t.number("tarcil"))) == {KEY_REGION + region("southern-mirkwood")}


@rule("LE-B-114")
def test_what_touches_keys_by_kind_leaves_keys_by_name() -> None:
    t = lay("0 dol-guldur: tarcil")
    on_the_way(t, "tarcil", "sarn-goriwing")
    huorn, i = card_of("huorn"), t.number("tarcil")
    before = set(keys(t.s, huorn, i))
    assert {key >= KEY_REGION for key in before} == {True, False}  # by name and by kind
    ways = t.piece(t.lay("hidden-ways", 0))
    echo = t.s.echo(ways, THIS_TURN, t.piece("tarcil"))
    t.s.co[echo] = i
    t.s.free(ways)
    assert set(keys(t.s, huorn, i)) == before - {WILDERNESS}


# -- regions


@rule("LE-A-70", "LE-A-71", "LE-X-24")
@pytest.mark.parametrize(
    ("a", "b", "neighbours"),
    [("dagorlad", "rohan", False), ("lebennin", "ithilien", False), ("udun", "dagorlad", True)],
)
def test_neighbours(a: str, b: str, neighbours: bool) -> None:
    assert (region(b) in REGIONS[region(a)].neighbours[MINION]) == neighbours
    assert (region(a) in REGIONS[region(b)].neighbours[MINION]) == neighbours


@rule("LE-A-65", "LE-A-66", "LE-X-23")
def test_five_regions_are_too_many_for_one_turn() -> None:
    t = lay("0 barad-dur: radbug", advanced=1)
    assert "the-lonely-mountain" not in goals(t, "radbug")
    assert {"easterling-camp", "minas-morgul"} <= goals(t, "radbug")
    t.site["radbug"] = "easterling-camp"
    assert "the-lonely-mountain" in goals(t, "radbug")
    t.s.advanced = 0
    assert goals(t, "radbug") == {"dol-guldur"}


@rule("LE-A-67", "LE-A-69", "LE-A-72", "LE-X-23")
def test_regions_are_named_in_order() -> None:
    t = lay("0 barad-dur: radbug", advanced=1)
    on_the_way(t, "radbug", "easterling-camp")
    assert t.seat == 0
    assert "path" not in t.offers()
    assert "region nurn" in t.offers()
    t.play("region nurn")
    assert not t.stack  # never back to Gorgoroth: there is only one way on
    named = ["gorgoroth", "nurn", "horse-plains"]
    assert list(path_regions(t.s, t.number("radbug"))) == [region(name) for name in named]
    assert list(path_kinds(t.s, t.number("radbug"))) == [DARK_DOMAIN, DARK_DOMAIN, SHADOW_LAND]
    change_step(t.s, t.number("radbug"), 2, WILDERNESS)
    assert list(path_kinds(t.s, t.number("radbug"))) == [DARK_DOMAIN, DARK_DOMAIN, WILDERNESS]
    assert list(path_regions(t.s, t.number("radbug"))) == [region(name) for name in named]


@rule("LE-A-65", "LE-A-68")
def test_path_or_region_within_one_region() -> None:
    t = lay("0 minas-morgul: radbug", advanced=1)
    on_the_way(t, "radbug", "cirith-ungol")
    assert t.offers() == ["path", "region imlad-morgul"]
    twin = t.copy()
    t.play("path")
    assert list(path_kinds(t.s, t.number("radbug"))) == [SHADOW_LAND]
    assert list(path_regions(t.s, t.number("radbug"))) == [region("imlad-morgul")]
    twin.play("region imlad-morgul")
    assert list(path_regions(twin.s, twin.number("radbug"))) == [region("imlad-morgul")]
    assert twin.s.route[twin.number("radbug") * ROUTE] == NAMED + region("imlad-morgul")


@rule("LE-A-73", "LE-A-74", "LE-A-75")
def test_separate_parts_go_to_different_sites_and_companies_may_meet() -> None:
    t = lay("0 easterling-camp: layos; 0 easterling-camp: radbug; 0 dol-guldur: snaga", advanced=1)
    t.goal["radbug"] = "the-lonely-mountain"
    assert "the-lonely-mountain" not in goals(t, "layos")
    assert "the-lonely-mountain" in goals(t, "snaga")
    t.goal["radbug"] = "dol-guldur"
    assert "dol-guldur" not in goals(t, "layos")
    assert "the-lonely-mountain" in goals(t, "layos")
    assert "easterling-camp" in goals(t, "snaga")


@rule("LE-A-75")
def test_only_a_company_that_stays_is_joined_at_its_site() -> None:
    t = lay("0 easterling-camp: layos; 0 dol-guldur: snaga", advanced=1)
    assert "easterling-camp" in goals(t, "snaga")
    t.goal["layos"] = "the-lonely-mountain"
    assert "easterling-camp" not in goals(t, "snaga")  # its card goes away with it
    t.goal["layos"] = ""
    t.goal["snaga"] = "easterling-camp"
    assert goals(t, "layos") == set()  # now it is awaited there
    t.company(0, "easterling-camp", "radbug")
    assert "the-lonely-mountain" in goals(t, "layos")  # another part stays
    t.goal["layos"] = "the-lonely-mountain"
    assert goals(t, "radbug") == set()


@rule("LE-B-107")
def test_company_sent_back_has_no_path() -> None:
    t = lay("0 dol-guldur: tarcil")
    on_the_way(t, "tarcil", "the-lonely-mountain")
    t.send_back("tarcil")
    assert not path_kinds(t.s, t.number("tarcil"))
    assert not path_regions(t.s, t.number("tarcil"))
    assert t.site["tarcil"] == "dol-guldur"
    assert t.s.site_now(t.number("tarcil")) == site_of("dol-guldur").id


def test_going_on_through_a_wilderness() -> None:
    t = lay("0 minas-morgul: carambor", advanced=1)
    assert "barad-dur" in goals(t, "carambor")
    t.s.co_did[t.number("carambor")] |= BY_WILDERNESS
    found = goals(t, "carambor")
    assert "henneth-annun" in found  # shadow-land, wilderness
    assert not {"cirith-ungol", "barad-dur"} & found
    assert "cirith-gorgor" in found  # not along its path, but through Ithilien
    on_the_way(t, "carambor", "cirith-gorgor")
    assert not t.stack
    assert list(path_regions(t.s, t.number("carambor"))) == [
        region(name) for name in ("imlad-morgul", "ithilien", "dagorlad", "udun")
    ]
