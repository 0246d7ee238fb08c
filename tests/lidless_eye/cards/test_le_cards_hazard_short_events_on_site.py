"""Hazard short-events on a site."""

import pytest

from lidless_eye.laying import Laid, lay, site_of
from support import card


@card("river")
def test_river_needs_a_ranger() -> None:
    assert lay("0 bree: gorbag").staying("gorbag").hazard_on("river") == []
    t = lay("0 minas-morgul: jerrek, odoacer").going("jerrek", "bree", "w").hazard("river > bree")
    t.arrived("jerrek", "bree")
    tapped = t.copy()
    t.visit("jerrek")
    assert t.offers() == ["pick odoacer", "pass"]
    other = t.copy()
    t.play("pick odoacer")
    assert t.tap["odoacer"] == "tapped"
    assert t.tap["jerrek"] == "untapped"
    assert "enter" in t.offers()
    other.play("pass")
    assert "idle" in other.did("jerrek")
    assert not other.stack
    tapped.tap["odoacer"] = "tapped"
    assert not tapped.visit("jerrek").stack


@card("river")
def test_river_stops_only_who_has_come_this_turn() -> None:
    t = lay("0 minas-morgul: jerrek").going("jerrek", "bree", "w").hazard("river > bree")
    t.company(0, "bree", "tarcil")  # has been here before
    t.arrived("jerrek", "edoras")  # elsewhere
    for who in ("tarcil", "jerrek"):
        assert "enter" in t.visit(who).offers()
        t.forget()


@card("greed")
def test_greed() -> None:
    t = lay("0 moria: jerrek, gulla, the-witch-king; 1 moria: tarcil; 0 bree: layos").staying("jerrek")
    assert t.hazard_on("greed") == ["moria"]
    t.hazard("greed > moria")
    assert t.hazard_on("greed") == []
    t.phase = "site"
    t.listen().roll(12, 12).gain("dwarven-ring-of-durin-s-tribe", "jerrek")
    assert sorted(t.checks) == [12 - 5, 12 - 3]  # a Dwarf would have 5 of it; who plays it need not check
    assert t.all_rolled()
    t.expire("turn").roll().gain("whip", "gulla")
    assert t.all_rolled()
    assert t.tap["tarcil"] == t.tap["the-witch-king"] == "untapped"


def at(site: str) -> Laid:
    return lay(f"0 {site}: gorbag, jerrek, tarcil, snaga").staying("gorbag")


def growth(t: Laid, index: int) -> tuple[int, int]:
    """prowess of an automatic-attack before and after what was played"""
    u = t.copy()
    attack = u.automatic("gorbag", index, begin=False)
    u.s.call(attack)
    return int(attack.prowess), int(attack.prowess_now(u.s))


@pytest.mark.parametrize(
    ("name", "site", "other", "before", "after"),
    [
        pytest.param("arouse-defenders", "bag-end", "isengard", 11, 13, marks=card("arouse-defenders")),
        pytest.param("arouse-denizens", "ettenmoors", "bag-end", 8, 11, marks=card("arouse-denizens")),
    ],
)
def test_arousing_one_attack(name: str, site: str, other: str, before: int, after: int) -> None:
    assert at(other).hazard_on(name) == []
    t = at(site)
    ways = [f"{site} & 0", f"{site} & 1"]
    assert t.hazard_on(name) == ways
    t.hazard(f"{name} > {ways[1]}")
    assert t.hazard_on(name) == []  # not again on this site
    plain = site_of(site).attacks[0].prowess
    assert growth(t, 0) == (plain, plain)
    assert growth(t, 1) == (before, after)
    t.s.call(t.automatic("gorbag", 1, begin=False))
    assert t.cancellable() == (name == "arouse-denizens")
    t.forget().expire("turn")
    assert t.hazard_on(name) == ways


@pytest.mark.parametrize(
    ("name", "site", "other", "rouser"),
    [
        pytest.param("incite-defenders", "bag-end", "isengard", "arouse-defenders", marks=card("incite-defenders")),
        pytest.param("incite-denizens", "ettenmoors", "bag-end", "arouse-denizens", marks=card("incite-denizens")),
    ],
)
def test_inciting_one_attack(name: str, site: str, other: str, rouser: str) -> None:
    assert at(other).hazard_on(name) == []
    t = at(site)
    first, second = t.attacks_at("gorbag")
    t.hazard(f"{name} > {site} & 0")
    assert t.attacks_at("gorbag") == [first, first, second]
    assert t.hazard_on(name) == []
    t.hazard(f"{rouser} > {site} & 0")  # also what comes later counts for the copy
    gains = [after - before for before, after in (growth(t, index) for index in range(3))]
    assert gains == ([2, 2, 0] if rouser == "arouse-defenders" else [3, 3, 0])
    t.company(0, other, "layos")
    assert len(t.attacks_at("layos")) == len(site_of(other).attacks)
