"""The Darkhavens, and what the texts of single sites say."""

import pytest

from lidless_eye.laying import Laid, lay, site_of, visiting
from mathom.games.lidless_eye.rules.turn import FIRST_DROPS
from support import card


def havens(*names: str) -> list[object]:
    return [pytest.param(name, marks=card(name)) for name in names]


# -- Darkhavens


@pytest.mark.parametrize(
    ("name", "paths"),
    [
        pytest.param("minas-morgul", {"dol-guldur": "sddsd"}, marks=card("minas-morgul")),
        pytest.param("dol-guldur", {"minas-morgul": "dsdds", "carn-dum": "dbds"}, marks=card("dol-guldur")),
        pytest.param("carn-dum", {"dol-guldur": "sdbd", "geann-a-lisch": "swwww"}, marks=card("carn-dum")),
        pytest.param("geann-a-lisch", {"carn-dum": "wwwws"}, marks=card("geann-a-lisch")),
    ],
)
def test_paths_between_darkhavens(name: str, paths: dict[str, str]) -> None:
    t = lay(f"0 {name}: tarcil")
    to = {site for site in t.destinations("tarcil") if t.site_kind(site) == "haven"}
    assert to == set(paths)
    for other, path in paths.items():
        on_the_way = t.copy().journey("tarcil", other)
        assert on_the_way.path("tarcil") == path
    t.tap_site(0, name)
    assert not t.site_tapped(0, name)


@pytest.mark.parametrize("name", havens("minas-morgul", "dol-guldur", "carn-dum"))
def test_attacks_there_are_cancelled(name: str) -> None:
    t = lay(f"0 {name}: tarcil")
    t.assault("orc", "tarcil", 1, 10)
    assert (t.stack, t.outcome) == ([], "cancelled")
    # on the way there they are not
    start = "dol-guldur" if name != "dol-guldur" else "carn-dum"
    t.site["tarcil"] = start
    t.going("tarcil", name, "")
    attack = t.prey("orc-watch", "tarcil", "shadow-land")
    assert not attack.cancelled
    t.forget()
    t.prey("orc-watch", "tarcil", name)
    assert t.stack == []


@card("geann-a-lisch")
def test_attacks_at_geann_a_lisch_are_fought() -> None:
    t = lay("0 geann-a-lisch: tarcil")
    attack = t.assault("orc", "tarcil", 1, 10)
    assert attack in t.s.stack


@card("geann-a-lisch")
def test_geann_a_lisch_is_ruins_for_hazards() -> None:
    t = lay("0 geann-a-lisch: tarcil")
    t.staying("tarcil")
    assert t.hazard_on("orc-raiders") == ["ruins-and-lairs"]
    t.site["tarcil"] = "carn-dum"
    assert t.hazard_on("orc-raiders") == []
    # as one's own Darkhaven it serves: wounds heal
    t.site["tarcil"] = "geann-a-lisch"
    t.tap["tarcil"] = "wounded"
    t.untap()
    assert t.tap["tarcil"] == "tapped"


@pytest.mark.parametrize("name", havens("minas-morgul", "dol-guldur", "carn-dum"))
def test_a_gold_ring_stored_there_is_tested(name: str) -> None:
    t = lay(f"0 {name}: tarcil (a-little-gold-ring)")
    t.hold(0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "minor-ring")
    t.roll(6, 10)  # his check; 10 - 2 is no Dwarven Ring
    t.store("a-little-gold-ring")
    t.quiet()
    assert t.choices() == {"minor-ring"}
    t.play("choose minor-ring")
    assert "minor-ring" in t.stored[0]
    assert "a-little-gold-ring" in t.discard[0]


@card("geann-a-lisch")
def test_nothing_is_stored_at_geann_a_lisch() -> None:
    t = lay("0 geann-a-lisch: tarcil (high-helm, a-little-gold-ring)")
    assert t.storable() == set()
    t.site["tarcil"] = "carn-dum"
    assert t.storable() == {"high-helm", "a-little-gold-ring"}


@pytest.mark.parametrize(
    ("name", "welcome"),
    [
        pytest.param("minas-morgul", {"tarcil", "gulla", "orc-tracker"}, marks=card("minas-morgul")),
        pytest.param("dol-guldur", {"tarcil", "gulla", "orc-tracker"}, marks=card("dol-guldur")),
        pytest.param("carn-dum", {"gulla", "orc-tracker"}, marks=card("carn-dum")),
        pytest.param("geann-a-lisch", set(), marks=card("geann-a-lisch")),
        pytest.param("bree", {"dunlending-spy"}, marks=card("bree")),
        pytest.param("barad-dur", {"orc-tracker", "ciryaher"}, marks=card("barad-dur")),
    ],
)
def test_who_may_come_into_play_there(name: str, welcome: set[str]) -> None:
    t = lay()
    t.hold(0, "tarcil", "gulla", "orc-tracker", "dunlending-spy", "ciryaher")
    here = {text.split()[1] for text in t.brings() if text.endswith(f" > {name}")}
    everywhere = {"dunlending-spy", "ciryaher"} if name in ("minas-morgul", "dol-guldur") else set()
    assert here == welcome | everywhere


# -- Barad-dûr


@card("barad-dur")
def test_barad_dur_is_a_darkhaven_in_the_untap_phase() -> None:
    for name, state in (("barad-dur", "tapped"), ("cirith-ungol", "wounded")):
        t = lay(f"0 {name}: wounded tarcil")
        t.untap()
        assert t.tap["tarcil"] == state


@card("barad-dur")
def test_barad_dur_makes_corruption_cards_ask_there() -> None:
    for name, asks in (("barad-dur", True), ("cirith-ungol", False)):
        t = lay(f"0 {name}: tarcil")
        t.lay_on("lure-of-the-senses", "tarcil", 1)
        t.roll(12)
        t.untap_phase()
        assert t.all_rolled() == asks


@card("barad-dur")
@pytest.mark.parametrize("wraith", [False, True])
def test_rings_at_barad_dur_are_tested_at_the_end_of_the_turn(wraith: bool) -> None:
    t = lay()
    t.company(0, "barad-dur", "tarcil", *(("ren-the-ringwraith",) if wraith else ()))
    t.lay_on("a-little-gold-ring", "tarcil")
    t.hold(0, "dwarven-ring-of-durin-s-tribe", "minor-ring", "magic-ring-of-fury")
    t.roll(12)  # 12 - 3 is a Dwarven Ring, 12 - 5 is none
    t.turn_from("tests")
    found = t.choices()
    assert found == ({"minor-ring"} if wraith else {"minor-ring", "dwarven-ring-of-durin-s-tribe"})


@card("barad-dur")
def test_elsewhere_no_ring_is_tested_by_itself() -> None:
    t = lay("0 cirith-ungol: tarcil (a-little-gold-ring)")
    t.hold(0, "minor-ring")
    t.turn_from("tests")
    assert "a-little-gold-ring" in t
    assert t.s.stack[0].step == FIRST_DROPS


# -- creatures that do not detain


@pytest.mark.parametrize("name", havens("dead-marshes", "goblin-gate", "moria", "shelob-s-lair"))
def test_creatures_attack_normally(name: str) -> None:
    for site, detains in ((name, 0), ("sarn-goriwing", 1)):
        t = lay(f"0 {site}: tarcil")
        attack = t.prey("orc-watch", "tarcil", "shadow-hold")
        assert attack.detain == detains
        t.forget()
        attack = t.prey("orc-watch", "tarcil", "shadow-land")  # on the way there the rule holds
        assert attack.detain == 1


@card("shelob-s-lair")
def test_who_is_wounded_by_shelob_is_gone() -> None:
    t = lay("0 shelob-s-lair: tarcil")
    attack = t.automatic("tarcil", 1, begin=False)
    assert attack.no_cancel
    t.roll(2)
    t.run(attack)
    t.finish(attack)
    assert "tarcil" in t.out[0]
    assert t.all_rolled()
    assert site_of("shelob-s-lair").printed.hoard
    assert "tarcil" not in t


# -- single sites


@card("tharbad")
def test_items_at_tapped_tharbad() -> None:
    t = visiting("0 tharbad: tarcil, layos", tapped=True)
    t.resource("poison > tarcil", "site")
    assert t.host["poison"] == "tarcil"
    assert t.s.extra == 0  # the site was tapped before: nothing in addition
    assert t.resource_on("poison", "site") == ["layos"]


@card("the-worthy-hills")
def test_the_worthy_hills_never_tap() -> None:
    t = lay()
    t.tap_site(0, "the-worthy-hills")
    assert not t.site_tapped(0, "the-worthy-hills")
    t.tap_site(0, "tharbad")
    assert t.site_tapped(0, "tharbad")


def entered(text: str) -> Laid:
    """a company has entered its site, has beaten off what attacked there, and nobody is tapped"""
    t = lay(text)
    people = t.characters(0)
    t.visit(people[0]).play("enter").roll(*[12] * 3).fight_on()
    for who in people:
        t.tap[who] = "untapped"
    return t


@card("mount-doom")
def test_a_sage_tests_a_ring_at_mount_doom() -> None:
    t = entered("0 mount-doom: tarcil, layos")
    assert t.offered("test") == []
    t.lay_on("a-little-gold-ring", "tarcil")
    assert t.offered("test") == ["test a-little-gold-ring > layos"]
    t.hold(0, "the-one-ring", "dwarven-ring-of-durin-s-tribe", "minor-ring")
    t.roll(12)  # 12 - 3 = 9
    t.play("test a-little-gold-ring > layos")
    assert t.choices() == {"dwarven-ring-of-durin-s-tribe", "minor-ring"}
    assert t.tap["layos"] == "tapped"
    t.play("pass")
    t.lay_on("a-little-gold-ring", "tarcil")
    assert t.offered("test") == []  # he is tapped
    t.tap["layos"] = "untapped"
    assert t.offered("test") == ["test a-little-gold-ring > layos"]
    t.site["tarcil"] = "moria"
    assert t.offered("test") == []


@card("hermit-s-hill")
def test_two_minor_items_for_a_gold_ring() -> None:
    t = entered("0 hermit-s-hill: tarcil")
    t.lay_on("poison", "tarcil")
    assert t.offered("barter") == []
    t.lay_on("orc-liquor", "tarcil")
    t.lay_on("high-helm", "tarcil")
    assert t.offered("barter") == ["barter poison > orc-liquor"]
    t.hold(0, "perfect-gold-ring", "bright-gold-ring")
    assert not t.offered("play perfect-gold-ring")
    t.play("barter poison > orc-liquor")
    assert "poison" in t.discard[0]
    assert "orc-liquor" in t.discard[0]
    assert t.offered("play perfect-gold-ring")
    assert t.offered("play bright-gold-ring")
    assert "bartered" in t.did("tarcil")
    t.tap_site(0, "hermit-s-hill")
    assert not t.offered("play perfect-gold-ring")


@card("hermit-s-hill")
def test_an_overt_company_does_not_barter() -> None:
    for who, barters in (("jerrek, orc-tracker", []), ("jerrek, tarcil", ["barter poison > orc-liquor"])):
        t = entered(f"0 hermit-s-hill: {who}")
        t.lay_on("poison", "jerrek")
        t.lay_on("orc-liquor", "jerrek")
        assert t.offered("barter") == barters


@card("urlurtsu-nurn")
def test_a_ringwraith_at_urlurtsu_nurn_recalls_an_orc() -> None:
    t = lay("0 urlurtsu-nurn: adunaphel-the-ringwraith")
    for name in ("orc-tracker", "troll-lout", "tarcil"):
        t.add("discard", 0, name)
    t.organize()
    found = t.choices()
    assert found == {"orc-tracker", "troll-lout"}
    t.play("choose orc-tracker")
    assert t.tap["adunaphel-the-ringwraith"] == "tapped"
    assert t.co["orc-tracker"] != t.co["adunaphel-the-ringwraith"]
    assert t.site["orc-tracker"] == "urlurtsu-nurn"
    assert not t.offered("choose")
    # he must have moved by the end of the movement/hazard phase
    t.forget()
    t.meet()
    assert "orc-tracker" in t.discard[0]


@card("urlurtsu-nurn")
def test_the_recalled_stays_in_play_if_he_moves() -> None:
    t = lay("0 urlurtsu-nurn: adunaphel-the-ringwraith")
    t.add("discard", 0, "orc-tracker")
    t.organize()
    t.play("choose orc-tracker")
    t.does("orc-tracker", "moved")
    t.site["orc-tracker"] = "minas-morgul"
    t.forget()
    t.meet()
    assert "orc-tracker" in t


@card("urlurtsu-nurn")
def test_elsewhere_nobody_is_recalled() -> None:
    t = lay("0 nurniag-camp: adunaphel-the-ringwraith")
    t.add("discard", 0, "orc-tracker")
    t.organize()
    assert not t.offered("choose")
