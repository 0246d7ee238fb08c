"""Resource short-events on a company."""

import pytest

from lidless_eye.laying import Laid, organizing
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.table.words.strike import attacker_word
from mathom.games.lidless_eye.terms import DRAWS
from support import card, rule


def arriving(site: str, *who: str) -> Laid:
    """a company at the end of its movement/hazard phase; hands are full"""
    t = organizing(f"0 {'dale' if site == 'dol-guldur' else 'dol-guldur'}: {', '.join(who)}")
    t.hold(0, *["whip"] * 8).hold(1, *["whip"] * 8)
    return t.going(who[0], site, "dww")


def at_the_end(t: Laid, company: str, name: str) -> None:
    """plays a card in the window at the end of the phase, and answers what to do next"""
    t.hold(0, name)
    t.ends_journey(company)
    t.answers_with(f"{name} > {company}+")


@card("forced-march")
def test_forced_march_from_a_darkhaven() -> None:
    t = arriving("dol-guldur", "jerrek")
    assert t.resource_on("forced-march", "arrive") == ["jerrek+"]
    at_the_end(t, "jerrek", "forced-march")
    assert t.site["jerrek"] == "dol-guldur"
    assert "move jerrek+ > dale" in t.offers()
    t.play("move jerrek+ > woodmen-town")
    assert t.goal["jerrek"] == "woodmen-town"
    assert t.now == "jerrek"  # another movement/hazard phase
    assert t.tap["jerrek"] == "untapped"
    away = arriving("dale", "jerrek")
    assert away.resource_on("forced-march", "arrive") == []  # no Darkhaven
    assert away.goal["jerrek"] == "dale"


@card("forced-march")
def test_forced_march_needs_a_company_that_moved() -> None:
    t = organizing("0 dol-guldur: jerrek")
    t.now = "jerrek"
    assert t.resource_on("forced-march", "arrive") == []


@card("leg-it-double-quick")
def test_leg_it_double_quick() -> None:
    t = arriving("dale", "jerrek", "tarcil")
    t.tap["tarcil"] = "wounded"
    assert t.resource_on("leg-it-double-quick", "arrive") == ["jerrek+"]
    assert t.resource_on("leg-it-double-quick") == []
    at_the_end(t, "jerrek", "leg-it-double-quick")
    assert (t.tap["jerrek"], t.tap["tarcil"]) == ("tapped", "wounded")
    assert t.site["jerrek"] == "dale"
    assert "move jerrek+ > dol-guldur" in t.offers()
    t.play("pass")
    assert t.stack == []
    assert "goes on" not in t.did("jerrek")


@card("iron-road")
def test_iron_road() -> None:
    t = organizing("0 dol-guldur: jerrek")
    assert t.resource_on("iron-road") == []  # it does not move
    t.goal["jerrek"] = "dale"
    assert t.resource_on("iron-road") == ["jerrek+"]
    t.resource("iron-road > jerrek+")
    t.now = "jerrek"
    assert (total(t.s, DRAWS, 1, 2), total(t.s, DRAWS, 0, 2)) == (4, 2)
    t.company(0, "dol-guldur", "tarcil")
    t.now = "tarcil"
    assert total(t.s, DRAWS, 1, 2) == 2  # only for this company
    t.site["jerrek"] = "dale"
    t.goal["jerrek"] = ""
    t.tap_site(0, "dale")
    t.end_turn()
    t.play("yes")
    assert t.site["jerrek"] == "dol-guldur"
    assert t.site_card["dale"] == "discarded"  # tapped when it was left: discarded
    assert "jerrek" in t


@card("iron-road")
def test_iron_road_doubles_what_is_drawn() -> None:
    t = organizing("0 dol-guldur: jerrek")
    t.goal["jerrek"] = "dale"
    t.resource("iron-road > jerrek+")
    for _ in range(9):
        t.add("deck", 1, "giant")
        t.add("deck", 0, "whip")
    t.journey("jerrek", "dale")
    while t.seat == 0:
        t.play("pass")
    n = 1
    while "yes" in t.offers():
        t.play("yes")
        n += 1
    assert n == 4  # twice 2


def bound(site: str, *who: str) -> Laid:
    """a company at Dol Guldur that is going to move"""
    t = organizing(f"0 dol-guldur: {', '.join(who)}")
    t.goal[who[0]] = site
    return t


@card("hidden-ways")
def test_hidden_ways_keep_from_wilderness() -> None:
    t = bound("dale", "tarcil", "jerrek")
    assert t.resource_on("hidden-ways") == ["tarcil"]  # jerrek is no ranger
    assert t.resource_on("hidden-ways", "site") == []
    t.resource("hidden-ways > tarcil")
    assert t.tap["tarcil"] == "tapped"
    t.going("tarcil", "dale", "dww")
    assert t.hazard_on("giant") == []  # wilderness only
    assert t.hazard_on("orc-watch") == ["dark-domain"]
    t.expire("turn")  # the end of the turn
    assert t.hazard_on("giant") == ["wilderness"]


@card("hidden-ways")
def test_hidden_ways_need_a_company_about_to_move() -> None:
    t = organizing("0 dol-guldur: tarcil")
    assert t.resource_on("hidden-ways") == []


@card("down-down-to-goblin-town")
def test_goblin_town_keeps_from_regions_on_the_way_to_ruins() -> None:
    t = bound("buhr-widu", "tarcil")
    assert t.resource_on("down-down-to-goblin-town") == ["tarcil+"]
    assert t.resource_on("down-down-to-goblin-town", "travel") == []
    t.resource("down-down-to-goblin-town > tarcil+")
    t.going("tarcil", "buhr-widu", "dw")
    assert t.hazard_on("land-drake") == ["ruins-and-lairs"]  # not to the wilderness
    assert t.hazard_on("orc-watch") == []
    t.goal["tarcil"] = "dale"  # no ruins
    assert t.hazard_on("orc-watch") == ["dark-domain"]


@card("crack-in-the-wall")
def test_crack_in_the_wall_keeps_from_the_new_site() -> None:
    t = bound("sarn-goriwing", "layos", "jerrek")
    assert t.resource_on("crack-in-the-wall") == ["layos"]
    t.resource("crack-in-the-wall > layos")
    assert t.tap["layos"] == "tapped"
    t.going("layos", "sarn-goriwing", "dw")
    assert t.hazard_on("orc-watch") == ["dark-domain"]  # not to the shadow-hold
    t.goal["layos"] = "minas-tirith"  # in a free-domain it does nothing
    assert "free-hold" in t.hazard_on("sons-of-kings")


@rule("LE-A-89")
@card("crack-in-the-wall")
@pytest.mark.parametrize(("site", "hidden"), [("sarn-goriwing", True), ("minas-tirith", False)])
def test_crack_in_the_wall_keeps_creatures_on_guard_at_the_new_site_down(site: str, hidden: bool) -> None:
    """Also when the company has come there; in a free-domain it does nothing."""
    t = bound(site, "layos", "gorbag")
    t.s.advanced = 1
    t.resource("crack-in-the-wall > layos")
    t.arrived("layos", site)
    t.guard("sons-of-kings" if site == "minas-tirith" else "orc-watch", "layos")
    t.visit("layos")
    t.play("enter")
    while t.seat == 0:
        t.play("pass")
    assert bool(t.offered("reveal")) != hidden


@card("sneakin")
def test_sneakin_keeps_from_all_creatures() -> None:
    t = bound("sarn-goriwing", "jerrek", "tarcil")
    assert t.resource_on("sneakin") == ["jerrek"]
    other = t.copy()
    t.tap["jerrek"] = "tapped"
    assert t.resource_on("sneakin") == []
    other.resource("sneakin > jerrek")
    other.going("jerrek", "sarn-goriwing", "dw")
    assert other.hazard_on("orc-watch") == []
    assert other.hazard_on("giant") == []
    large = bound("sarn-goriwing", "jerrek", "tarcil", "layos")
    assert large.resource_on("sneakin") == []


@card("hide-in-dark-places")
def test_hide_in_dark_places_cancels_creatures_at_rest() -> None:
    t = organizing("0 sarn-goriwing: jerrek, tarcil")
    assert t.resource_on("hide-in-dark-places") == ["jerrek"]
    t.resource("hide-in-dark-places > jerrek")
    assert t.tap["jerrek"] == "untapped"  # nobody taps
    t.prey("orc-watch", "jerrek", "shadow-hold")
    assert t.stack == []
    assert t.discard[1] == ["orc-watch"]
    automatic = t.automatic("jerrek", 0, begin=False)
    t.run(automatic)
    t.quiet()
    assert not automatic.cancelled  # no creature
    moving = bound("dale", "jerrek")
    assert moving.resource_on("hide-in-dark-places") == []


@card("hide-in-dark-places", "stay-her-appetite")
def test_an_ally_that_turns_on_its_character_is_no_hazard_creature() -> None:
    """What cancels creatures does not cancel its attack; it is told by its own card all the same."""
    t = organizing("0 bree: tarcil, jerrek, lieutenant-of-morgul")
    t.resource("hide-in-dark-places > jerrek")
    t.lay_on("the-warg-king", "tarcil")
    t.staying("tarcil").roll(12, 6)
    t.hazard("stay-her-appetite > the-warg-king")
    attack = t.attacking
    assert (attack.cancelled, t.name(attack.only), attack.creature) == (0, "tarcil", -1)
    assert t.name(attack.piece()) == "the-warg-king"
    assert attacker_word(t.s, attack).text == "The Warg-king"


@card("orc-mounts")
def test_orc_mounts_raise_the_limit_and_weaken_creatures() -> None:
    t = bound("dale", "gorbag", "jerrek")
    assert t.resource_on("orc-mounts") == ["gorbag+"]
    t.resource("orc-mounts > gorbag+")
    assert t.hazard_limit("gorbag") == 4
    assert t.resource_on("orc-mounts") == []  # once on a company
    t.going("gorbag", "dale", "dww")
    attack = t.prey("giant", "gorbag", "wilderness")
    assert attack.prowess_now(t.s) == attack.prowess - 1
    covert = bound("dale", "jerrek")
    assert covert.resource_on("orc-mounts") == []


@card("hide-in-dark-places")
def test_hiding_is_no_help_on_the_way() -> None:
    t = organizing("0 dol-guldur: jerrek")
    t.resource("hide-in-dark-places > jerrek")
    t.going("jerrek", "dale", "dww")  # it moves after all
    attack = t.prey("giant", "jerrek", "wilderness")
    assert not attack.cancelled


@card("news-must-get-through")
def test_news_must_get_through() -> None:
    t = organizing("0 moria: jerrek (whip)")
    assert t.resource_on("news-must-get-through", "any-time") == []  # no items
    t.lay_on("that-ain-t-no-secret", "jerrek")
    t.lay_on("news-of-the-shire", "jerrek")  # only at Barad-dûr
    assert t.resource_on("news-must-get-through", "any-time") == ["jerrek+"]
    t.resource("news-must-get-through > jerrek+")
    assert t.choices("store") == {"that-ain-t-no-secret"}
    t.play("store that-ain-t-no-secret")
    assert t.stack == []
    assert t.worth(0) == 1
    t.site["jerrek"] = "bree"
    t.lay_on("that-ain-t-no-secret", "jerrek")
    assert t.resource_on("news-must-get-through", "any-time") == []
