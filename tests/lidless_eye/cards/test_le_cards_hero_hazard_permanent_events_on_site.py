"""Hazard permanent-events of The Wizards that lie on a site."""

import pytest

from lidless_eye.laying import lay
from support import card


@card("siege")
def test_siege() -> None:
    for site, fits in (
        ("hero-edoras", ["hero-edoras"]),
        ("hero-bree", ["hero-bree"]),
        ("hero-moria", []),
        ("lorien", []),
    ):
        assert lay("0 rivendell: aragorn-ii").going("aragorn-ii", site, "ww").hazard_on("siege") == fits
    t = lay("0 rivendell: aragorn-ii; 1 hero-edoras: elrond").going("aragorn-ii", "hero-edoras", "ww")
    t.hazard("siege > hero-edoras")
    assert t.hazard_on("siege") == []
    t.s.co_site[t.s.now] = t.s.co_dest[t.s.now]
    t.s.co_dest[t.s.now] = -1
    own = t.copy().forget().visit("aragorn-ii")
    assert (own.strength(own.attacking), own.race) == ((3, 7), "orc")
    t.s.active = 1
    assert not t.copy().forget().visit("elrond").attacked  # his own card of the site
    t.site["aragorn-ii"] = "rivendell"
    t.forget().window("travel")
    assert t.discard[1] == ["siege"]


@card("siege")
@pytest.mark.parametrize(("roll", "goes"), [(7, True), (6, False)])
def test_who_is_besieged_may_not_get_away(roll: int, goes: bool) -> None:
    """two of them are no scouts"""
    t = lay("0 hero-edoras: aragorn-ii, elrond, boromir-ii; 1 rivendell: haldir")
    siege = t.piece(t.lay("siege", 1))
    t.s.mark[siege] = t.s.co_site[t.number("elrond")]
    t.organize().play("move aragorn-ii+ > lorien").roll(roll)
    t.play("pass").dully(lambda: t.over)
    assert t.goal["elrond"] == ("lorien" if goes else "")
    assert t.all_rolled()
