"""The hazard long-events."""

import pytest

from lidless_eye.laying import Laid, lay
from mathom.games.lidless_eye.rules.influence import FactionCheck, influence_sum
from support import card, rule


def journey(path: str, site: str, who: str = "gorbag, jerrek") -> Laid:
    """a company on its way"""
    t = lay(f"0 minas-morgul: {who}")
    return t.going(t.characters(0)[0], site, path)


def at(site: str) -> Laid:
    """a company that stays at a site"""
    return lay(f"0 {site}: gorbag, jerrek, tarcil, snaga").staying("gorbag")


@rule("LE-X-10")
@card("fell-winter")
def test_fell_winter_at_dunharrow() -> None:
    t = journey("swfb", "dunharrow").hazard("fell-winter")
    assert t.attacks_at("gorbag")[1:] == [("wolf", 3, 7)]
    assert t.path("gorbag") == "swfb"
    t.lay("doors-of-night", 1)
    assert t.path("gorbag") == "swbw"
    assert t.hazard_on("fell-winter") == []
    assert "wilderness" in t.hazard_on("giant")
    t.hazard("arouse-defenders > dunharrow & 16")
    t.site["gorbag"] = "dunharrow"
    t.goal["gorbag"] = ""
    assert t.strength(t.automatic("gorbag", 1)) == (3, 9)
    assert len(at("amon-hen").attacks_at("gorbag")) == 1


@card("long-winter")
def test_long_winter_turns_companies_back() -> None:
    t = journey("wsw", "bree").hazard("long-winter")
    assert t.did("gorbag") == ["idle", "returned"]
    assert t.goal["gorbag"] == ""
    assert not t.stack  # nothing more is played on it
    for path, who in (("ws", "gorbag"), ("ww", "gorbag, odoacer")):  # too tame, or a ranger
        assert journey(path, "bree", who).hazard("long-winter").goal["gorbag"] == "bree"
    t = lay("0 bree: gorbag").staying("gorbag").hazard("long-winter")
    assert t.did("gorbag") == []


@card("long-winter")
def test_long_winter_meets_companies_that_move_later() -> None:
    t = journey("ww", "bree")
    t.lay("long-winter", 1)
    t.set_out("gorbag")
    assert "returned" in t.did("gorbag")
    assert t.site["gorbag"] == "minas-morgul"


@card("long-winter")
def test_long_winter_taps_sites_at_night() -> None:
    t = journey("s", "goblin-gate", "gorbag, ufthak")  # with a ranger
    t.company(1, "amon-hen", "tarcil")
    t.company(1, "caves-of-ulund", "layos")
    t.hazard("long-winter")
    assert not t.site_tapped(0, "goblin-gate")
    t.hazard("doors-of-night")
    assert t.site_tapped(0, "goblin-gate")
    assert t.site_tapped(1, "caves-of-ulund")
    assert not t.site_tapped(1, "amon-hen")  # one wilderness only
    assert not t.site_tapped(0, "minas-morgul")
    t = journey("s", "goblin-gate", "ufthak")
    t.lay("doors-of-night", 1)
    t.lay("long-winter", 1)
    t.arrive("ufthak")
    assert t.site_tapped(0, "goblin-gate")


@card("webs-of-fear-treachery")
def test_webs_of_fear_and_treachery() -> None:
    t = lay("0 variag-camp: asternak, the-mouth")
    t.lay("variags-of-khand", 0)
    t.lay_on("foolish-words", "asternak", 1)
    asternak, mouth, faction = t.piece("asternak"), t.piece("the-mouth"), t.piece("variags-of-khand")
    t.s.call(FactionCheck(faction, asternak))
    plain = influence_sum(t.s, asternak, faction, 0, 3)
    t.lay("webs-of-fear-treachery", 1)
    assert influence_sum(t.s, asternak, faction, 0, 3) == 4  # 2, and 2 by his own text; nothing of -4 and +3
    assert plain == 4 - 4 + 3
    assert influence_sum(t.s, mouth, faction, 1, 0) == 0  # prowess in place of influence is a modification


STIRRED = [
    ("chill-them-with-fear", "elf", (3, 10), (2, 9)),
    ("chill-them-with-fear", "hobbit", (3, 10), (2, 9)),
    ("chill-them-with-fear", "man", (1, 8), (1, 8)),
    ("minions-stir", "orc", (2, 9), (3, 10)),
    ("minions-stir", "troll", (2, 9), (2, 9)),
    ("minions-stir", "wolf", (1, 8), (1, 8)),
    ("wake-of-war", "wolf", (2, 9), (3, 10)),
    ("wake-of-war", "spider", (2, 9), (2, 9)),
    ("wake-of-war", "animal", (2, 9), (2, 9)),
    ("wake-of-war", "orc", (1, 8), (1, 8)),
    ("plague-of-wights", "undead", (1, 9), (2, 9)),
    ("plague-of-wights", "orc", (1, 8), (1, 8)),
]


@pytest.mark.parametrize(
    ("name", "race", "by_day", "by_night"), [pytest.param(*row, marks=card(row[0])) for row in STIRRED]
)
def test_races_stir(name: str, race: str, by_day: tuple[int, int], by_night: tuple[int, int]) -> None:
    t = journey("w", "bree").hazard(name)
    assert t.hazard_on(name) == []  # cannot be duplicated
    attack = t.attack(race, "gorbag", 1, 8, begin=False)
    t.s.call(attack)
    assert t.strength(attack) == by_day
    assert t.hazard_on("doors-of-night", "attack") == []
    t.lay("doors-of-night", 1)
    assert t.strength(attack) == by_night


@rule("LE-X-11")
@card("wake-of-war")
def test_dire_wolves_in_the_wake_of_war() -> None:
    t = journey("ww", "bree").hazard("dire-wolves > wilderness")
    assert t.strength(t.attacking) == (4, 8)
    t.lay("wake-of-war", 1)
    assert t.strength(t.attacking) == (5, 9)
    t.lay("doors-of-night", 1)
    assert t.strength(t.attacking) == (6, 10)


@card("wake-of-war")
def test_during_an_attack_only_what_changes_it() -> None:
    t = journey("ww", "bree")
    t.s.call(t.attack("wolf", "gorbag", 1, 8, begin=False))
    assert t.hazard_on("wake-of-war", "attack") == [""]
    assert t.hazard_on("minions-stir", "attack") == []


@card("awaken-denizens")
def test_awaken_denizens() -> None:
    t = at("isengard").hazard("awaken-denizens")
    assert t.hazard_on("awaken-denizens") == []
    assert t.strength(t.automatic("gorbag")) == (6, 7)
    t = at("moria")
    t.lay("awaken-denizens", 1)
    assert t.strength(t.automatic("gorbag")) == (4, 7)
    t = journey("ww", "amon-hen")
    t.lay("awaken-denizens", 1)
    t.hazard("giant > wilderness")
    assert t.strength(t.attacking) == (1, 13)  # no automatic-attack


@rule("LE-X-27")
@card("awaken-denizens")
def test_awaken_denizens_from_on_guard() -> None:
    t = at("the-lonely-mountain")
    t.s.limit = 0
    t.guard("awaken-denizens", "gorbag")
    t.opens("auto", 1)
    assert t.offered("reveal awaken-denizens") == ["reveal awaken-denizens"]
    t.play("reveal awaken-denizens").quiet()
    assert t.strength(t.automatic("gorbag")) == (2, 14)
    t = at("edoras")
    t.guard("awaken-denizens", "gorbag")
    t.opens("auto", 1)
    assert t.offered("reveal awaken-denizens") == []


@card("awaken-defenders")
def test_awaken_defenders() -> None:
    t = at("druadan-forest").hazard("awaken-defenders")
    assert t.strength(t.automatic("gorbag")) == (6, 6)
    t = lay("0 bree: jerrek, tarcil").staying("jerrek")
    assert t.copy().automatic("jerrek").detain  # covert
    t.lay("awaken-defenders", 1)
    attack = t.automatic("jerrek")
    assert not attack.detain
    assert t.names(attack.targets) == ["jerrek", "tarcil"]  # one each, not two (LE-B-165)
    t = at("isengard")
    t.lay("awaken-defenders", 1)
    assert t.strength(t.automatic("gorbag")) == (3, 7)
