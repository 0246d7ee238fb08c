"""Short-events of heroes that are played on a company."""

import pytest

from lidless_eye.laying import Laid, lay, organizing
from mathom.games.lidless_eye.rules.sums import total
from mathom.games.lidless_eye.terms import DRAWS
from support import card


def moving(who: str, site: str, path: str, name: str, start: str = "rivendell") -> Laid:
    """a company about to move, on which a card is played; then it is on its way"""
    t = organizing(f"0 {start}: {who}")
    lead = t.characters(0)[0]
    t.goal[lead] = site
    t.resource(f"{name} > {t.resource_on(name)[0]}")
    assert not t.resource_on(name)  # once on a company
    return t.going(lead, site, path)


def hidden(t: Laid, name: str) -> bool:
    return not t.hazard_on(name)


@card("ford")
def test_ford() -> None:
    t = moving("aragorn-ii", "hero-goblin-gate", "ww", "ford")
    assert t.tap["aragorn-ii"] == "tapped"
    assert hidden(t, "wolves")
    assert not hidden(t, "orc-patrol")  # keyed to the site


@card("secret-passage")
def test_secret_passage() -> None:
    t = moving("haldir", "hero-ettenmoors", "ww", "secret-passage")
    assert hidden(t, "wolves")
    assert t.hazard_on("orc-patrol") == ["ruins-and-lairs"]


@card("secret-entrance")
def test_secret_entrance() -> None:
    t = moving("annalena", "hero-goblin-gate", "ww", "secret-entrance")
    assert (t.tap["annalena"], t.hazard_on("orc-patrol")) == ("tapped", ["wilderness"])
    t = lay("0 lorien: annalena")
    t.goal["annalena"] = "hero-barad-dur"
    assert not t.resource_on("secret-entrance")


@card("stealth")
def test_stealth() -> None:
    t = moving("annalena, haldir", "hero-goblin-gate", "ww", "stealth")
    assert hidden(t, "wolves")
    assert hidden(t, "orc-patrol")
    assert not lay("0 rivendell: annalena, haldir, elladan").resource_on("stealth")


@card("hiding")
def test_hiding() -> None:
    t = organizing("0 hero-goblin-gate: annalena")
    t.resource("hiding > annalena")
    t.staying("annalena")
    assert t.prey("orc-patrol", "annalena", "shadow-hold").cancelled


@card("horses")
def test_horses() -> None:
    t = moving("annalena, haldir, elladan", "hero-edoras", "wb", "horses")
    assert t.hazard_limit("annalena") == 2  # 3 - 2, not below 2
    assert t.prey("wolves", "annalena", "wilderness").prowess_now(t.s) == 10


@pytest.mark.parametrize(
    ("name", "path", "limit"),
    [
        pytest.param("fair-sailing", "ccw", 4, marks=card("fair-sailing")),
        pytest.param("fair-travels-in-border-lands", "wbb", 4, marks=card("fair-travels-in-border-lands")),
        pytest.param("fair-travels-in-free-domains", "wff", 4, marks=card("fair-travels-in-free-domains")),
        pytest.param("fair-travels-in-wilderness", "wwww", 2, marks=card("fair-travels-in-wilderness")),
        pytest.param("fair-travels-in-wilderness", "wwwww", 2, marks=card("fair-travels-in-wilderness")),
        pytest.param("fair-travels-in-shadow-lands", "ssw", 5, marks=card("fair-travels-in-shadow-lands")),
        pytest.param("fair-travels-in-dark-domains", "dw", 5, marks=card("fair-travels-in-dark-domains")),
    ],
)
def test_fair_travels(name: str, path: str, limit: int) -> None:
    """a company of six"""
    t = moving("annalena, haldir, elladan, elrohir, orophin, legolas", "hero-edoras", path, name)
    assert t.hazard_limit("annalena") == limit


@card("fair-travels-in-shadow-lands", "fair-travels-in-dark-domains")
def test_fair_travels_by_day() -> None:
    for name, path in (("fair-travels-in-shadow-lands", "sw"), ("fair-travels-in-dark-domains", "dw")):
        t = moving("annalena, haldir, elladan, elrohir, orophin", "hero-edoras", path, name)
        t.lay("gates-of-morning", 0)
        assert t.hazard_limit("annalena") == 3


@card("bridge")
def test_bridge() -> None:
    t = lay("0 hero-goblin-gate: annalena")
    t.going("annalena", "rivendell", "ww")
    t.resource("bridge > annalena+", "arrive")
    assert "goes on" in t.did("annalena")
    t = lay("0 rivendell: annalena").going("annalena", "hero-goblin-gate", "ww")
    assert not t.resource_on("bridge", "arrive")


@card("great-road")
def test_great_road() -> None:
    t = moving("annalena", "hero-goblin-gate", "ww", "great-road")
    assert (total(t.s, DRAWS, 1, 2), total(t.s, DRAWS, 0, 2)) == (4, 2)
    t.site["annalena"] = "hero-goblin-gate"
    t.goal["annalena"] = ""
    t.end_turn()
    t.play("yes")
    assert t.site["annalena"] == "rivendell"


@pytest.mark.parametrize(
    ("name", "start", "end", "between"),
    [
        pytest.param(
            "anduin-river", "hero-edoras", "hero-dead-marshes", ["rohan", "dagorlad"], marks=card("anduin-river")
        ),
        pytest.param(
            "misty-mountains", "rivendell", "lorien", ["rhudaur", "wold-foothills"], marks=card("misty-mountains")
        ),
        pytest.param(
            "white-mountains", "hero-edoras", "hero-lond-galen", ["rohan", "anfalas"], marks=card("white-mountains")
        ),
    ],
)
def test_a_way_across(name: str, start: str, end: str, between: list[str]) -> None:
    t = organizing(f"0 {start}: elladan, annalena", advanced=1)
    assert t.resource_on(name) == ["elladan & 0"]  # no sage
    t.resource(f"{name} > elladan & 0")
    assert (t.tap["elladan"], t.resource_on(name)) == ("tapped", [])  # once on a company
    t.journey("annalena", end)
    t.play(f"region {between[1]}")
    assert t.regions("annalena") == between
    assert t.hazard_limit("annalena") == 2


@card("anduin-river")
def test_a_way_across_leads_further() -> None:
    t = organizing("0 hero-edoras: elladan; 0 hero-edoras: elrohir", advanced=1)
    before = set(t.destinations("elladan"))
    t.resource("anduin-river > elladan & 0")
    assert set(t.destinations("elladan")) - before == {
        "hero-easterling-camp",
        "hero-lake-town",
        "hero-sarn-goriwing",
        "hero-shrel-kain",
        "hero-the-lonely-mountain",
    }
    assert set(t.destinations("elrohir")) == before  # for the one company only
    assert organizing("0 hero-edoras: elladan").resource_on("anduin-river") == []  # no regions in the basic game


@card("anduin-river", "ash-mountains", "misty-mountains", "mountains-of-shadow", "white-mountains")
def test_carefully() -> None:
    for name, goal in (
        ("anduin-river", "hero-minas-tirith"),
        ("ash-mountains", "hero-mount-doom"),
        ("misty-mountains", "hero-gladden-fields"),
        ("mountains-of-shadow", "hero-henneth-annun"),
        ("white-mountains", "hero-dol-amroth"),
    ):
        t = organizing("0 lorien: elladan, annalena, haldir, elrohir, legolas")
        t.tap["elladan"] = "tapped"
        t.goal["elladan"] = goal
        if name == "white-mountains":  # Belfalas is none of its regions
            assert t.resource_on(name) == []
            continue
        t.resource(f"{name} > elladan & 1")
        t.going("elladan", goal, "wb")
        assert t.hazard_limit("elladan") == {"hero-mount-doom": 5}.get(goal, 3)
        assert t.going("elladan", "hero-edoras", "wb").hazard_limit("elladan") == (3 if name == "anduin-river" else 5)


@pytest.mark.parametrize(
    ("name", "start", "goal", "prowess"),
    [
        pytest.param("ash-mountains", "hero-easterling-camp", "hero-mount-doom", 8, marks=card("ash-mountains")),
        pytest.param(
            "mountains-of-shadow", "hero-henneth-annun", "hero-mount-doom", 9, marks=card("mountains-of-shadow")
        ),
    ],
)
def test_orcs_wait_in_the_mountains(name: str, start: str, goal: str, prowess: int) -> None:
    t = organizing(f"0 {start}: elladan, annalena", advanced=1)
    t.resource(f"{name} > elladan & 0")
    region = {"hero-easterling-camp": "horse-plains", "hero-henneth-annun": "ithilien"}[start]
    t.going("elladan", goal, "").through("elladan", region, "gorgoroth").travels("elladan").quiet()
    assert (t.race, t.strength(t.attacking)) == ("orc", (4, prowess))
    t.forget().travels("elladan")
    assert not t.attacked  # once


@card("eagle-mounts")
def test_eagle_mounts() -> None:
    assert not organizing("0 eagles-eyrie: elladan").resource_on("eagle-mounts")
    assert not organizing("0 rivendell: adrazar").resource_on("eagle-mounts")
    t = organizing("0 eagles-eyrie: adrazar")
    t.resource("eagle-mounts > adrazar+")
    places = t.destinations("adrazar")
    assert "hero-dol-amroth" in places
    assert "hero-moria" not in places  # a shadow-hold
    assert "hero-dol-guldur" not in places  # a dark-hold
    t.journey("adrazar", "hero-isengard")
    assert t.path("adrazar") == ""
    t.forget()
    assert hidden(t, "wolves")
    assert t.hazard_on("cave-drake") == ["ruins-and-lairs"]


@card("paths-of-the-dead")
def test_paths_of_the_dead() -> None:
    assert not organizing("0 hero-dunharrow: faramir").resource_on("paths-of-the-dead")
    t = organizing("0 hero-dunharrow: aragorn-ii, faramir")
    assert "hero-vale-of-erech" not in t.destinations("faramir")
    t.resource("paths-of-the-dead > aragorn-ii+")
    assert "hero-vale-of-erech" in t.destinations("faramir")
    t.going("faramir", "hero-vale-of-erech", "")
    assert t.hazard_on("ghosts") == ["hero-vale-of-erech"]  # no site of theirs
    assert hidden(t, "ambusher")  # a border-hold
    t.hazard("ghosts > hero-vale-of-erech")
    assert t.race == "undead"


@card("great-ship")
def test_great_ship() -> None:
    t = organizing("0 grey-havens: aragorn-ii (dagger-of-westernesse), annalena")
    t.resource("great-ship > annalena")
    assert t.tap["annalena"] == "tapped"
    assert not t.resource_on("great-ship")
    t.going("aragorn-ii", "hero-isengard", "fccw").hold(1, "lure-of-the-senses", "river", "rats", "wolves")
    for hazard in ("lure-of-the-senses > aragorn-ii", "river > hero-isengard", "rats"):
        at_sea = t.copy().opens("travel start", 1).play(f"play {hazard}")
        name = hazard.partition(" ")[0]
        assert at_sea.offered("use great-ship") == [f"use great-ship > {name} & aragorn-ii"]
        at_sea.use(f"great-ship > {name} & aragorn-ii").quiet()
        assert (at_sea.discard[1], at_sea.tap["aragorn-ii"]) == ([name], "tapped")
        assert name not in at_sea
    ashore = t.going("aragorn-ii", "hero-isengard", "fcww").opens("travel start", 1).play("play river > hero-isengard")
    assert not ashore.offered("use great-ship")


@card("great-ship")
def test_great_ship_does_not_stop_a_creature() -> None:
    t = organizing("0 grey-havens: aragorn-ii, annalena").resource("great-ship > annalena")
    t.going("aragorn-ii", "hero-isengard", "fcw").hold(1, "wolves").opens("travel start", 1)
    t.play("play wolves > wilderness")
    assert not t.offered("use great-ship")
