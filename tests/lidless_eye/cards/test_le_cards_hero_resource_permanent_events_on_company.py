"""Permanent-events of heroes that lie with a company."""

import pytest

from lidless_eye.laying import lay
from mathom.games.lidless_eye.box.card import SITES_OF
from mathom.games.lidless_eye.terms import HERO
from support import card


@card("fellowship")
def test_fellowship() -> None:
    four = "aragorn-ii (gollum), haldir, frodo"
    for text, fits in (
        (f"0 lorien: {four}", ["aragorn-ii+"]),
        ("0 lorien: aragorn-ii, haldir, frodo", []),
        (f"0 hero-edoras: {four}", []),
    ):
        assert lay(text).resource_on("fellowship") == fits
    t = lay(f"0 lorien: {four}; 0 lorien: sam-gamgee")
    before = [t.prowess(name) for name in ("aragorn-ii", "haldir", "gollum", "sam-gamgee")]
    sums = [t.check_sum(name) for name in ("frodo", "sam-gamgee")]
    t.resource("fellowship > aragorn-ii+")
    after = [t.prowess(name) for name in ("aragorn-ii", "haldir", "gollum", "sam-gamgee")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 1, 1, 0]
    assert [t.check_sum("frodo") - sums[0], t.check_sum("sam-gamgee") - sums[1]] == [1, 0]
    left = t.copy().remove("gollum").window("organise")
    assert (left.discard[0], left.prowess("haldir")) == (["gollum", "fellowship"], before[1])
    joined = t.copy().organize()
    joined.play("regroup sam-gamgee > aragorn-ii+")
    assert joined.discard[0] == ["fellowship"]
    assert not joined.marked("haldir", "fellow")
    t.window("organise")
    assert "fellowship" in t


@card("morannon")
def test_morannon_is_played_on_a_small_company_with_a_scout_in_dagorlad() -> None:
    for text, fits in (
        ("0 hero-dead-marshes: frodo, sam-gamgee, haldir", ["frodo+"]),
        ("0 hero-dead-marshes: aragorn-ii, haldir, legolas", []),
        ("0 hero-dead-marshes: glorfindel-ii", []),
        ("0 lorien: frodo", []),
    ):
        assert lay(text).resource_on("morannon") == fits


@card("morannon")
@pytest.mark.parametrize("advanced", [0, 1])
def test_morannon_is_reached_by_its_path_and_left_for_lorien(advanced: int) -> None:
    t = lay("0 hero-dead-marshes: frodo, aragorn-ii; 1 lorien: haldir", advanced=advanced).stock()
    assert "hero-morannon" not in t.destinations("frodo")
    t.resource("morannon > frodo+")
    assert (t.goal["frodo"], "hero-morannon" in t.destinations("frodo")) == ("hero-morannon", True)
    t.journey("frodo").until("travel")
    assert t.path("frodo") == "sd"
    t.dully(lambda: not t.stack)
    assert (t.site["frodo"], "morannon" in t) == ("hero-morannon", True)
    assert "lorien" in t.destinations("frodo")
    assert ("hero-barad-dur" in t.destinations("frodo")) == (advanced == 1)
    t.forget().no_more_draws().journey("frodo", "lorien")
    if "pass" not in t.offers():
        t.play("by path")
    t.until("travel")
    assert sorted(t.path("frodo")) == sorted("wbfwsdd")
    t.dully(lambda: not t.stack)
    assert (t.site["frodo"], t.discard[0].count("morannon")) == ("lorien", 1)


@card("morannon")
def test_morannon_is_discarded_when_the_company_stays() -> None:
    t = lay("0 hero-dead-marshes: frodo").stock().resource("morannon > frodo+")
    t.goal["frodo"] = ""
    t.journey("frodo").dully(lambda: not t.stack)
    assert (t.site["frodo"], t.discard[0]) == ("hero-dead-marshes", ["morannon"])


@card("morannon")
def test_morannon_is_in_no_location_deck() -> None:
    assert "hero-morannon" not in {site.name for site in SITES_OF[HERO]}
