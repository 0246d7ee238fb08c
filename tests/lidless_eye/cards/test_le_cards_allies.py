"""The allies: where each is played, how it fights, and what it can do."""

import pytest

from lidless_eye.laying import Laid, lay, sites, visiting
from mathom.games.lidless_eye.rules.combat.attack import Attack
from support import card, rule

WOLVES = {"ettenmoors", "isengard", "ost-in-edhil", "the-white-towers"}
MIRKWOOD = {"sarn-goriwing", "woodmen-town"}
ORC_HOLDS = {"goblin-gate", "moria", "mount-doom", "mount-gundabad", "sarn-goriwing", "shelob-s-lair"}


def ally(name: str, *facts: object) -> object:
    return pytest.param(name, *facts, id=name, marks=card(name))


SEVEN = [
    # prowess, body, points, where, at tapped sites too
    ally("blackbole", 5, 9, 2, MIRKWOOD, False),
    ally("last-child-of-ungoliant", 11, 9, 3, {"shelob-s-lair"}, False),
    ally("stinker", 2, 9, 2, {"goblin-gate", "moria"}, False),
    ally("two-headed-troll", 5, 8, 1, {"buhr-widu", "ettenmoors"}, True),
    ally("war-warg", 3, 6, 1, WOLVES, True),
    ally("war-wolf", 2, 7, 1, WOLVES | ORC_HOLDS, True),
    ally("the-warg-king", 4, 8, 2, WOLVES, True),
]


@pytest.mark.parametrize(("name", "strength", "health", "points", "places", "tapped_too"), SEVEN)
def test_where_it_is_played(
    name: str, strength: int, health: int, points: int, places: set[str], tapped_too: bool
) -> None:
    t = lay("0 minas-morgul: tarcil, tapped layos")
    t.now = "tarcil"
    found = set()
    for site in sites():
        t.site["tarcil"] = site
        if t.resource_on(name, "site"):
            found.add(site)
            assert t.resource_on(name, "site") == ["tarcil"]
            t.tap_site(0, site)
            assert bool(t.resource_on(name, "site")) == tapped_too
    assert found == places


@pytest.mark.parametrize(("name", "strength", "health", "points", "places", "tapped_too"), SEVEN)
def test_comes_with_a_character_and_fights(
    name: str, strength: int, health: int, points: int, places: set[str], tapped_too: bool
) -> None:
    site = sorted(places)[0]
    t = visiting(f"0 {site}: tarcil")
    t.resource(f"{name} > tarcil", "site")
    assert (t.host[name], t.tap["tarcil"]) == ("tarcil", "tapped")
    assert t.site_tapped(0, site)
    assert (t.prowess(name), t.body(name), t.given_points(name)) == (strength, health, points)
    assert t.general_used(0) == 6  # it costs no influence
    assert t.members("tarcil") == ["tarcil"]
    assert t.fighters("tarcil") == ["tarcil", name]
    assert t.resource_on(name, "site") == []  # nobody is left who could tap
    t.roll(health)
    t.body_check(name)
    assert name in t
    t.roll(min(12, health + 1))
    t.body_check(name)
    assert name in t.out[0]  # LE-B-131


@card("two-headed-troll")
def test_only_one_two_headed_troll_in_a_company() -> None:
    t = lay("0 ettenmoors: tarcil, layos")
    t.now = "tarcil"
    assert len(t.resource_on("two-headed-troll", "site")) == 2
    t.lay_on("two-headed-troll", "tarcil")
    assert t.resource_on("two-headed-troll", "site") == []
    assert t.tap["layos"] == "untapped"


# -- Blackbole


@card("blackbole")
def test_blackbole_faces_strikes_on_the_way_only() -> None:
    t = lay("0 sarn-goriwing: tarcil (blackbole)")
    t.now = "tarcil"

    def may_be_struck(attack: Attack) -> list[str]:
        t.s.stack = [attack]
        return t.names(attack.candidates(t.s, False))

    assert may_be_struck(t.creature("orc-watch", "tarcil", "shadow-hold", begin=False)) == ["tarcil"]
    assert may_be_struck(t.automatic("tarcil", begin=False)) == ["tarcil"]
    t.going("tarcil", "dol-guldur", "w")
    assert may_be_struck(t.creature("wargs", "tarcil", begin=False)) == ["tarcil", "blackbole"]


# -- who cancels


def cancels(name: str, *cases: tuple[str, bool]) -> list[object]:
    return [pytest.param(name, race, ends, marks=card(name)) for race, ends in cases]


@pytest.mark.parametrize(
    ("name", "race", "ends"),
    [
        *cancels("two-headed-troll", ("orc", True), ("troll", True), ("man", False), ("wolf", False)),
        *cancels("the-warg-king", ("wolf", True), ("animal", True), ("orc", False)),
        *cancels("stinker", ("wolf", False)),  # keyed to nothing
    ],
)
def test_cancels_attacks_of_some_races(name: str, race: str, ends: bool) -> None:
    t = lay("0 moria: tarcil")
    t.lay_on(name, "tarcil")
    attack = t.assault(race, "tarcil", 1, 10)
    t.up_to("attack")
    assert t.can_use(name) == ends
    if ends:
        t.use(name)
        assert attack.cancelled
        assert t.tap[name] == "tapped"


@pytest.mark.parametrize("name", [pytest.param(n, marks=card(n)) for n in ("two-headed-troll", "the-warg-king")])
def test_does_not_cancel_for_another_company_or_tapped(name: str) -> None:
    t = lay("0 moria: tarcil; 0 moria: layos")
    t.lay_on(name, "tarcil")
    t.assault("orc" if name == "two-headed-troll" else "wolf", "layos", 1, 10)
    t.up_to("attack")
    assert not t.can_use(name)
    t.forget()
    t.tap[name] = "tapped"
    t.assault("orc" if name == "two-headed-troll" else "wolf", "tarcil", 1, 10)
    t.up_to("attack")
    assert not t.can_use(name)


@card("the-warg-king")
def test_wolves_listen_to_the_warg_king() -> None:
    t = lay("0 ettenmoors: tarcil (the-warg-king), layos; 0 moria: hador")
    t.lay("misty-mountain-wargs", 0)
    t.lay("hillmen", 0)
    assert [t.influence_sum(x, "misty-mountain-wargs") for x in ("tarcil", "layos", "hador")] == [4, 4, 1]
    assert [t.influence_sum(x, "hillmen") for x in ("tarcil", "layos", "hador")] == [2, 2, 1]


# -- War-warg


@card("war-warg")
def test_war_warg_covers_its_rider() -> None:
    t = lay("0 moria: tarcil (war-warg)")
    attack = t.assault("orc", "tarcil", 2, 20)
    t.until("strike", "tarcil")
    assert t.strike.target == t.piece("tarcil")
    assert t.can_use("war-warg")
    t.use("war-warg")
    assert (t.body("tarcil"), t.body("war-warg"), t.tap["war-warg"]) == (10, 6, "tapped")
    t.roll(2, 10, 2, 2)
    t.finish(attack, "tarcil")
    assert t.tap["tarcil"] == "wounded"  # a body check of 10 would have killed him
    assert "tarcil" in t
    assert t.body("tarcil") == 8


@card("war-warg")
def test_war_warg_must_be_struck_too() -> None:
    t = lay("0 moria: tarcil (war-warg)")
    t.assault("orc", "tarcil", 1, 20)
    t.until("strike", "tarcil")
    assert not t.can_use("war-warg")


# -- Stinker


@pytest.mark.parametrize(
    ("key", "ends"),
    [
        ("wilderness", True),
        ("shadow-land", True),
        ("border-land", False),
        ("dark-domain", False),
        ("high-pass", False),
    ],
)
@card("stinker")
def test_stinker_leads_a_small_company_out(key: str, ends: bool) -> None:
    t = lay("0 moria: tarcil (stinker), layos")
    attack = t.prey("orc-raiders", "tarcil", key)
    t.up_to("attack")
    assert t.can_use("stinker") == ends
    if ends:
        t.use("stinker")
        assert attack.cancelled


@card("stinker")
def test_stinker_does_not_lead_three() -> None:
    t = lay("0 moria: tarcil (stinker), layos, hador")
    t.prey("orc-raiders", "tarcil", "wilderness")
    t.up_to("attack")
    assert not t.can_use("stinker")


@card("stinker")
def test_stinker_and_the_one_ring() -> None:
    t = lay("0 moria: tarcil (stinker); 1 dol-guldur: layos (the-one-ring)")
    t.window("organise")
    assert not t.can_use("stinker > the-one-ring")  # not at the same site
    t.site["tarcil"] = "dol-guldur"
    assert not t.can_use("stinker > the-one-ring")  # a Darkhaven
    t.site["tarcil"] = t.site["layos"] = "moria"
    t.use("stinker > the-one-ring")
    assert "the-one-ring" in t.discard[1]
    assert "stinker" in t.discard[0]


# -- Last Child of Ungoliant


def on_the_way(to: str) -> Laid:
    t = lay("0 shelob-s-lair: tarcil (last-child-of-ungoliant); 0 minas-morgul: layos")
    return t.going("layos", to, "")


@pytest.mark.parametrize(
    ("to", "helps"),
    [("barad-dur", True), ("henneth-annun", True), ("cirith-ungol", True), ("variag-camp", False)],
)
@card("last-child-of-ungoliant")
def test_she_devours_what_attacks_on_the_way_to_her(to: str, helps: bool) -> None:
    t = on_the_way(to)
    attack = t.prey("orc-raiders", "layos", "wilderness")
    t.up_to("attack")
    assert t.can_use("last-child-of-ungoliant") == helps
    if helps:
        t.use("last-child-of-ungoliant")
        assert attack.cancelled
        assert t.tap["last-child-of-ungoliant"] == "tapped"


@card("last-child-of-ungoliant")
def test_she_devours_a_permanent_event() -> None:
    t = on_the_way("barad-dur")
    t.lay_on("lure-of-the-senses", "layos", 1)
    t.lay("doors-of-night", 1)
    t.window("travel")
    assert not t.can_use("last-child-of-ungoliant > doors-of-night")
    assert not t.can_use("last-child-of-ungoliant")
    t.use("last-child-of-ungoliant > lure-of-the-senses")
    assert "lure-of-the-senses" in t.discard[1]
    t.tap["last-child-of-ungoliant"] = "untapped"


@card("last-child-of-ungoliant")
def test_she_leaves_a_company_that_goes_too_far() -> None:
    for to, stays in (("barad-dur", True), ("variag-camp", False)):
        t = lay("0 minas-morgul: layos (last-child-of-ungoliant)")
        t.going("layos", to, "s").travels("layos")
        assert ("last-child-of-ungoliant" in t.discard[0]) != stays


@card("two-headed-troll")
@rule("LE-B-68")
def test_a_two_headed_troll_makes_its_company_overt() -> None:
    t = lay("0 ettenmoors: tarcil")
    assert not t.overt("tarcil")
    t.lay_on("two-headed-troll", "tarcil")
    assert t.overt("tarcil")
