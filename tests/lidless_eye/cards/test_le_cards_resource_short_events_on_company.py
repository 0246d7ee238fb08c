"""Resource short-events on a company."""

import pytest

from lidless_eye.cards.support_cards import MISCELLANEOUS, moves_to
from lidless_eye.event_support import answer, band, playable, plays, preyed, quiet
from lidless_eye.hazard_support import arrived, going, hits, keyed, on_guard, resting
from lidless_eye.support_le import in_hand, lay_on, options, run, sums, take
from mathom.games.lidless_eye.box.card import NUMBERS, SITE_NUMBERS
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.whereabouts import GOES_ON
from mathom.games.lidless_eye.rules.combat.figures import attack_now
from mathom.games.lidless_eye.rules.combat.making import automatic_attack
from mathom.games.lidless_eye.rules.council import points
from mathom.games.lidless_eye.rules.journey import ENDS, SETTLES, Journey
from mathom.games.lidless_eye.rules.site_phase import SitePhase
from mathom.games.lidless_eye.rules.sums import base_limit, total
from mathom.games.lidless_eye.rules.turn import TURN_OVER, Turn
from mathom.games.lidless_eye.table.words.strike import attacker_word
from mathom.games.lidless_eye.terms import (
    ANY_TIME,
    ARRIVE,
    DRAWS,
    ENTER,
    KEY_SITE_KIND,
    MOVE,
    ORGANISE,
    PASS,
    REVEAL,
    SHADOW_HOLD,
    SITE,
    STORE,
    TABLE,
    TAPPED,
    TRAVEL,
    UNTAPPED,
    WILDERNESS,
    YES,
)
from mathom.kernel.state import act, act_a, act_kind
from support import card, rule


def arriving(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    """a company at the end of its movement/hazard phase; hands are full"""
    s, i, people = band("dale" if site == "dol-guldur" else "dol-guldur", *who)
    going(s, i, site, "dww")
    in_hand(s, 0, *["whip"] * 8)
    in_hand(s, 1, *["whip"] * 8)
    return s, i, people


def at_the_end(s: Eye, i: int, name: str) -> None:
    """plays a card in the window at the end of the phase, and answers what to do next"""
    in_hand(s, 0, name)
    frame = Journey(i)
    frame.step = ENDS
    run(s, frame)
    answer(s, name, i)


@card("forced-march")
def test_forced_march_from_a_darkhaven() -> None:
    s, i, (jerrek,) = arriving("dol-guldur", "jerrek")
    assert playable(s, "forced-march", ARRIVE) == [(i, 0)]
    at_the_end(s, i, "forced-march")
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]
    assert act(MOVE, i, SITE_NUMBERS["dale"]) in options(s)
    take(s, MOVE, i, SITE_NUMBERS["woodmen-town"])
    assert s.co_dest[i] == SITE_NUMBERS["woodmen-town"]
    assert s.now == i  # another movement/hazard phase
    assert s.tap[jerrek] == UNTAPPED
    away, j, _ = arriving("dale", "jerrek")
    assert playable(away, "forced-march", ARRIVE) == []  # no Darkhaven
    assert away.co_dest[j] == SITE_NUMBERS["dale"]


@card("forced-march")
def test_forced_march_needs_a_company_that_moved() -> None:
    s, i, _ = band("dol-guldur", "jerrek")
    s.now = i
    assert playable(s, "forced-march", ARRIVE) == []


@card("leg-it-double-quick")
def test_leg_it_double_quick() -> None:
    s, i, (jerrek, tarcil) = arriving("dale", "jerrek", "tarcil")
    s.tap[tarcil] = 2  # wounded
    assert playable(s, "leg-it-double-quick", ARRIVE) == [(i, 0)]
    assert playable(s, "leg-it-double-quick", ORGANISE) == []
    at_the_end(s, i, "leg-it-double-quick")
    assert (s.tap[jerrek], s.tap[tarcil]) == (TAPPED, 2)
    assert s.co_site[i] == SITE_NUMBERS["dale"]
    assert act(MOVE, i, SITE_NUMBERS["dol-guldur"]) in options(s)
    take(s, PASS)
    assert s.stack == []
    assert not s.co_did[i] & GOES_ON


@card("iron-road")
def test_iron_road() -> None:
    s, i, (jerrek,) = band("dol-guldur", "jerrek")
    assert playable(s, "iron-road") == []  # it does not move
    s.co_dest[i] = SITE_NUMBERS["dale"]
    assert playable(s, "iron-road") == [(i, 0)]
    plays(s, "iron-road", i)
    s.now = i
    assert (total(s, DRAWS, 1, 2), total(s, DRAWS, 0, 2)) == (4, 2)
    s.now = i + 1
    assert total(s, DRAWS, 1, 2) == 2  # only for this company
    s.co_site[i] = SITE_NUMBERS["dale"]
    s.co_dest[i] = -1
    s.tap_site(0, SITE_NUMBERS["dale"])
    frame = Turn()
    frame.step = TURN_OVER
    run(s, frame)
    take(s, YES)
    assert s.co_site[i] == SITE_NUMBERS["dol-guldur"]
    assert s.site_state[SITE_NUMBERS["dale"]] == 2  # tapped when it was left: discarded
    assert s.zone[jerrek] == TABLE


@card("iron-road")
def test_iron_road_doubles_what_is_drawn() -> None:
    s, i, _ = band("dol-guldur", "jerrek")
    s.co_dest[i] = SITE_NUMBERS["dale"]
    plays(s, "iron-road", i)
    for _ in range(9):
        s.deck[1].add(NUMBERS["giant"])
        s.deck[0].add(NUMBERS["whip"])
    going(s, i, "dale", "dww")
    frame = Journey(i)
    frame.step = SETTLES
    run(s, frame)
    while s.seat == 0:
        take(s, PASS)
    n = 1
    while act(YES) in options(s):
        take(s, YES)
        n += 1
    assert n == 4  # twice 2


def bound(site: str, *who: str) -> tuple[Eye, int, list[int]]:
    """a company at Dol Guldur that is going to move"""
    s, i, people = band("dol-guldur", *who)
    s.co_dest[i] = SITE_NUMBERS[site]
    return s, i, people


@card("hidden-ways")
def test_hidden_ways_keep_from_wilderness() -> None:
    s, i, (tarcil, _jerrek) = bound("dale", "tarcil", "jerrek")
    assert playable(s, "hidden-ways") == [(tarcil, 0)]  # jerrek is no ranger
    assert playable(s, "hidden-ways", SITE) == []
    plays(s, "hidden-ways", tarcil)
    assert s.tap[tarcil] == TAPPED
    going(s, i, "dale", "dww")
    assert keyed(s, "giant") == set()  # wilderness only
    assert keyed(s, "orc-watch") == {"dark-domain"}
    s.expire(5)  # the end of the turn
    assert keyed(s, "giant") == {"wilderness"}


@card("hidden-ways")
def test_hidden_ways_need_a_company_about_to_move() -> None:
    s, _, _ = band("dol-guldur", "tarcil")
    assert playable(s, "hidden-ways") == []


@card("down-down-to-goblin-town")
def test_goblin_town_keeps_from_regions_on_the_way_to_ruins() -> None:
    s, i, _ = bound("buhr-widu", "tarcil")
    assert playable(s, "down-down-to-goblin-town") == [(i, 0)]
    assert playable(s, "down-down-to-goblin-town", TRAVEL) == []
    plays(s, "down-down-to-goblin-town", i)
    going(s, i, "buhr-widu", "dw")
    assert keyed(s, "land-drake") == {"ruins-and-lairs"}  # not to the wilderness
    assert keyed(s, "orc-watch") == set()
    s.co_dest[i] = SITE_NUMBERS["dale"]  # no ruins
    assert keyed(s, "orc-watch") == {"dark-domain"}


@card("crack-in-the-wall")
def test_crack_in_the_wall_keeps_from_the_new_site() -> None:
    s, i, (layos, _jerrek) = bound("sarn-goriwing", "layos", "jerrek")
    assert playable(s, "crack-in-the-wall") == [(layos, 0)]
    plays(s, "crack-in-the-wall", layos)
    assert s.tap[layos] == TAPPED
    going(s, i, "sarn-goriwing", "dw")
    assert keyed(s, "orc-watch") == {"dark-domain"}  # not to the shadow-hold
    s.co_dest[i] = SITE_NUMBERS["minas-tirith"]  # in a free-domain it does nothing
    assert "free-hold" in keyed(s, "sons-of-kings")


@rule("LE-A-89")
@card("crack-in-the-wall")
@pytest.mark.parametrize(("site", "hidden"), [("sarn-goriwing", True), ("minas-tirith", False)])
def test_crack_in_the_wall_keeps_creatures_on_guard_at_the_new_site_down(site: str, hidden: bool) -> None:
    """Also when the company has come there; in a free-domain it does nothing."""
    s, i, (layos, _) = bound(site, "layos", "gorbag")
    s.advanced = 1
    plays(s, "crack-in-the-wall", layos)
    arrived(s, i, site)
    s.co_dest[i] = -1
    on_guard(s, i, "sons-of-kings" if site == "minas-tirith" else "orc-watch")
    run(s, SitePhase(i))
    take(s, ENTER)
    while s.seat == 0:
        take(s, PASS)
    assert any(act_kind(a) == REVEAL for a in options(s)) != hidden


@card("sneakin")
def test_sneakin_keeps_from_all_creatures() -> None:
    s, i, (jerrek, _tarcil) = bound("sarn-goriwing", "jerrek", "tarcil")
    assert playable(s, "sneakin") == [(jerrek, 0)]
    t = s.copy()
    s.tap[jerrek] = TAPPED
    assert playable(s, "sneakin") == []
    plays(t, "sneakin", jerrek)
    going(t, i, "sarn-goriwing", "dw")
    assert keyed(t, "orc-watch") == set()
    assert keyed(t, "giant") == set()
    large, _, _ = bound("sarn-goriwing", "jerrek", "tarcil", "layos")
    assert playable(large, "sneakin") == []


@card("hide-in-dark-places")
def test_hide_in_dark_places_cancels_creatures_at_rest() -> None:
    s, i, (jerrek, _) = band("sarn-goriwing", "jerrek", "tarcil")
    assert playable(s, "hide-in-dark-places") == [(jerrek, 0)]
    plays(s, "hide-in-dark-places", jerrek)
    assert s.tap[jerrek] == UNTAPPED  # nobody taps
    preyed(s, i, "orc-watch", KEY_SITE_KIND + SHADOW_HOLD)
    assert s.stack == []
    assert NUMBERS["orc-watch"] in [entry >> 8 for entry in s.discard[1].cards]
    automatic = automatic_attack(s, i, 0)
    run(s, automatic)
    quiet(s)
    assert not automatic.cancelled  # no creature
    moving, _, _ = bound("dale", "jerrek")
    assert playable(moving, "hide-in-dark-places") == []


@card("hide-in-dark-places", "stay-her-appetite")
def test_an_ally_that_turns_on_its_character_is_no_hazard_creature() -> None:
    """What cancels creatures does not cancel its attack; it is told by its own card all the same."""
    s, i, (tarcil, jerrek, _) = band("bree", "tarcil", "jerrek", "lieutenant-of-morgul")
    plays(s, "hide-in-dark-places", jerrek)
    warg = lay_on(s, "the-warg-king", tarcil)
    resting(s, i)
    sums(s, 12, 6)
    hits(s, "stay-her-appetite", warg)
    attack = attack_now(s)
    assert (attack.cancelled, attack.only, attack.creature, attack.piece()) == (0, tarcil, -1, warg)
    assert attacker_word(s, attack).text == "The Warg-king"


@card("orc-mounts")
def test_orc_mounts_raise_the_limit_and_weaken_creatures() -> None:
    s, i, _ = bound("dale", "gorbag", "jerrek")
    assert playable(s, "orc-mounts") == [(i, 0)]
    plays(s, "orc-mounts", i)
    assert base_limit(s, i, 2) == 4
    assert playable(s, "orc-mounts") == []  # once on a company
    going(s, i, "dale", "dww")
    attack = preyed(s, i, "giant", WILDERNESS)
    assert attack.prowess_now(s) == attack.prowess - 1
    covert, _, _ = bound("dale", "jerrek")
    assert playable(covert, "orc-mounts") == []


@card("hide-in-dark-places")
def test_hiding_is_no_help_on_the_way() -> None:
    s, i, (jerrek,) = band("dol-guldur", "jerrek")
    plays(s, "hide-in-dark-places", jerrek)
    going(s, i, "dale", "dww")  # it moves after all
    attack = preyed(s, i, "giant", WILDERNESS)
    assert not attack.cancelled


@card("news-must-get-through")
def test_news_must_get_through() -> None:
    s, i, (jerrek,) = band("moria", "jerrek")
    lay_on(s, "whip", jerrek)
    assert playable(s, "news-must-get-through", ANY_TIME) == []  # no items
    news = lay_on(s, "that-ain-t-no-secret", jerrek)
    lay_on(s, "news-of-the-shire", jerrek)  # only at Barad-dûr
    assert playable(s, "news-must-get-through", ANY_TIME) == [(i, 0)]
    plays(s, "news-must-get-through", i)
    assert {act_a(a) for a in options(s) if act_kind(a) == STORE} == {news}
    take(s, STORE, news)
    assert s.stack == []
    assert points(s, 0)[MISCELLANEOUS] == 1
    moves_to(s, i, "bree")
    lay_on(s, "that-ain-t-no-secret", jerrek)
    assert playable(s, "news-must-get-through", ANY_TIME) == []
