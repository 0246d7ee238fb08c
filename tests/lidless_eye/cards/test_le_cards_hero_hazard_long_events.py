"""The hazard long-events of The Wizards."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card, rule


def by_night(where: str, *cards: str, night: bool = True) -> Laid:
    t = lay(where)
    if night:
        t.lay("doors-of-night", 1)
    for name in cards:
        t.lay(name, 1)
    return t


@card("awaken-minions")
def test_awaken_minions() -> None:
    for site, strikes in (("hero-moria", 8), ("hero-amon-hen", 1)):
        t = by_night(f"0 {site}: aragorn-ii", "awaken-minions", night=False)
        attack = t.automatic("aragorn-ii", begin=False)
        t.run(attack)
        assert attack.strikes_now(t.s) == strikes


@card("clouds")
def test_clouds() -> None:
    for night, prowess in ((True, 10), (False, 8)):
        t = by_night("0 rivendell: aragorn-ii", "clouds", night=night).going("aragorn-ii", "hero-bree", "ww")
        assert t.prey("dire-wolves", "aragorn-ii", "wilderness").prowess_now(t.s) == prowess
    t = by_night("0 hero-moria: aragorn-ii", "clouds")
    attack = t.automatic("aragorn-ii", begin=False)
    t.run(attack)
    assert attack.prowess_now(t.s) == attack.prowess


@card("eye-of-sauron")
def test_eye_of_sauron() -> None:
    for night, more in ((False, 1), (True, 3)):
        t = by_night("0 hero-moria: aragorn-ii", "eye-of-sauron", night=night)
        attack = t.automatic("aragorn-ii", begin=False)
        t.run(attack)
        assert attack.prowess_now(t.s) == attack.prowess + more


@card("night")
def test_night() -> None:
    """Aragorn is a ranger, Boromir a Dúnadan who is none, Beorn a Man, Haldir an Elf"""
    t = by_night("0 hero-moria: aragorn-ii, boromir-ii, beorn, haldir", "night", night=False)
    assert [t.prowess(who) for who in ("aragorn-ii", "boromir-ii", "beorn", "haldir")] == [6, 5, 7, 4]
    t.lay("doors-of-night", 1)
    assert [t.prowess(who) for who in ("aragorn-ii", "boromir-ii", "beorn", "haldir")] == [5, 4, 6, 4]
    attack = t.attack("orc", "haldir", 1, 10, begin=False)
    t.run(attack)
    assert attack.prowess_now(t.s) == 11


@card("morgul-night", "snowstorm", "storms-of-osse")
@pytest.mark.parametrize("name", ["morgul-night", "snowstorm", "storms-of-osse"])
def test_only_by_night(name: str) -> None:
    for night in (False, True):
        t = by_night("0 rivendell: aragorn-ii", night=night).going("aragorn-ii", "hero-edoras", "bf")
        assert bool(t.hazard_on(name)) == night


@card("morgul-night")
def test_morgul_night() -> None:
    t = by_night("0 rivendell: aragorn-ii", "morgul-night").going("aragorn-ii", "hero-bree", "wsb")
    assert t.path("aragorn-ii") == "sdb"


@card("snowstorm")
def test_snowstorm() -> None:
    for path, sent in (("bw", True), ("bf", False)):
        t = by_night("0 rivendell: aragorn-ii").going("aragorn-ii", "hero-edoras", path)
        t.hazard("snowstorm")
        assert ("returned" in t.did("aragorn-ii")) == sent


@card("storms-of-osse")
def test_storms_of_osse() -> None:
    for site, tapped in (("tolfalas", True), ("hero-moria", False), ("edhellond", False)):
        t = by_night(f"0 {site}: aragorn-ii", "storms-of-osse")
        t.window("organise")
        assert t.site_tapped(0, site) == tapped


@rule("LE-H-68")
@card("foul-fumes")
def test_foul_fumes() -> None:
    for who, start, sent in (
        ("haldir", "rivendell", True),
        ("aragorn-ii", "rivendell", False),
        ("tarcil", "minas-morgul", False),
    ):
        site = "hero-bandit-lair" if start == "rivendell" else "bandit-lair"
        t = lay(f"0 {start}: {who}").going(who, site, "ws")
        t.hazard("foul-fumes")
        assert ("returned" in t.did(who)) == sent
    t = by_night("0 hero-bandit-lair: haldir", "foul-fumes")
    t.window("organise")
    assert t.site_tapped(0, "hero-bandit-lair")


@card("a-pack-at-the-door")
def test_a_pack_at_the_door() -> None:
    t = lay("0 lorien: aragorn-ii").going("aragorn-ii", "hero-edoras", "fb")
    assert t.hazard_on("a-pack-at-the-door") == []
    t = by_night("0 lorien: aragorn-ii").going("aragorn-ii", "hero-bree", "cfb")
    assert [t.hazard_on(name) for name in ("dire-wolves", "fell-turtle", "orc-warriors")] == [
        [],
        ["coastal-sea"],
        ["border-land"],
    ]
    assert t.hazard_on("a-pack-at-the-door") == [""]
    t.hazard("a-pack-at-the-door")
    assert t.hazard_on("dire-wolves") == ["border-land", "border-hold"]
    assert t.hazard_on("fell-turtle") == ["coastal-sea"]
    assert t.hazard_on("orc-warriors") == ["border-land"]
    t = by_night("0 lorien: aragorn-ii", "a-pack-at-the-door").going("aragorn-ii", "hero-amon-hen", "f")
    assert t.hazard_on("dire-wolves") == ["ruins-and-lairs"]


@card("the-balance-of-things")
def test_the_balance_of_things() -> None:
    t = lay(
        "0 lorien: aragorn-ii (narsil, orcrist, elven-cloak), haldir, frodo (hero-the-one-ring), sam-gamgee (narya)"
    )
    t.lay_on("lure-of-the-senses", "aragorn-ii", 1)
    names = ("aragorn-ii", "haldir", "frodo", "sam-gamgee")
    before = [t.corruption(name) for name in names]
    t.lay("the-balance-of-things", 1)
    assert [t.corruption(name) - was for name, was in zip(names, before, strict=True)] == [1, 1, before[2], 1]
    t = lay("0 lorien: aragorn-ii (narsil)").going("aragorn-ii", "hero-moria", "ww")
    t.hazard("the-balance-of-things")
    assert t.corruption("aragorn-ii") == 4
    assert t.hazard_on("the-balance-of-things") == []
