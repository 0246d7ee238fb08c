"""Hazard permanent-events that count for the whole table."""

import pytest

from lidless_eye.laying import Laid, lay
from support import card


@card("tidings-of-doubt-and-danger")
def test_tidings_of_doubt_and_danger() -> None:
    t = lay("0 minas-morgul: dwar-the-ringwraith, the-mouth").staying("the-mouth")
    t.hazard("tidings-of-doubt-and-danger")
    assert t.direct("dwar-the-ringwraith") == 3
    assert t.direct("the-mouth") == 4
    assert t.hazard_on("tidings-of-doubt-and-danger") == []
    t.lay("doors-of-night", 1)
    assert t.direct("dwar-the-ringwraith") == 2
    t.exhaust(0)
    assert "tidings-of-doubt-and-danger" in t.discard[1]


@card("doors-of-night")
def test_doors_of_night_ends_resource_environments() -> None:
    t = lay("0 minas-morgul: gorbag, jerrek").going("gorbag", "bree", "w")
    t.lay("skies-of-fire", 0)
    t.lay("long-winter", 1)
    assert t.hazard_on("doors-of-night") == [""]
    t.hazard("doors-of-night")
    assert "skies-of-fire" in t.discard[0]
    assert "skies-of-fire" not in t
    assert "long-winter" in t  # a hazard environment stays
    assert "doors-of-night" in t
    assert t.hazard_on("doors-of-night") == []


@card("stench-of-mordor")
@pytest.mark.parametrize(
    ("site", "night", "stinks"),
    [("barad-dur", 0, True), ("dead-marshes", 0, False), ("dead-marshes", 1, True), ("bree", 1, False)],
)
def test_stench_of_mordor(site: str, night: int, stinks: bool) -> None:
    t = lay(f"0 {site}: gorbag, jerrek").staying("gorbag").hazard("stench-of-mordor")
    assert t.hazard_on("stench-of-mordor") == []
    if night:
        t.lay("doors-of-night", 1)
    t.visit("gorbag")
    if stinks:
        assert t.offers() == ["pick gorbag", "pick jerrek"]
        t.play("pick jerrek")
        assert t.tap["jerrek"] == "tapped"
    assert "enter" in t.offers()
    t.forget()
    t.tap["gorbag"] = t.tap["jerrek"] = "tapped"
    t.visit("gorbag")
    assert "enter" in t.offers()  # nobody is left to tap
    t.forget().exhaust(0)
    assert "stench-of-mordor" in t.discard[1]


@card("thrice-outnumbered")
def test_thrice_outnumbered() -> None:
    t = lay("0 minas-morgul: gorbag, jerrek").going("gorbag", "bree", "w").hazard("thrice-outnumbered")
    assert t.hazard_on("thrice-outnumbered") == []
    t.add("discard", 1, "brigands", "wargs").add("discard", 0, "wargs")
    t.end_turn()
    assert (t.seat, t.offers()) == (0, ["pass"])  # the active player first; what he has is his secret
    t.play("pass")
    assert (t.seat, t.offers()) == (1, ["choose brigands", "pass"])
    t.play("choose brigands")
    assert "brigands" in t.deck[1]
    assert t.discard[1] == ["wargs"]


def outnumbered() -> Laid:
    t = lay("0 bree: gorbag").staying("gorbag")
    t.lay("thrice-outnumbered", 1)
    return t


@card("thrice-outnumbered")
def test_thrice_outnumbered_costs_a_creature_or_ends() -> None:
    t = outnumbered().hold(1, "brigands", "wargs").end_long_events()
    assert (t.seat, t.offers()) == (1, ["discard brigands", "pick thrice-outnumbered"])
    other = t.copy()
    t.play("discard brigands")
    assert "brigands" in t.discard[1]
    assert "thrice-outnumbered" in t
    other.play("pick thrice-outnumbered")
    assert "thrice-outnumbered" in other.discard[1]
    own = outnumbered()
    own.s.active = 1
    own.end_long_events()
    assert "thrice-outnumbered" in own
    assert "Upkeep" not in own.stack
    own.forget().exhaust(0)
    assert "thrice-outnumbered" in own.discard[1]
