"""Resource short-events on a character."""

import pytest

from lidless_eye.laying import card_of, organizing
from mathom.games.lidless_eye.cards.kit.wraiths import as_dwarf
from support import card, rule


@card("where-there-s-a-whip")
def test_where_there_s_a_whip() -> None:
    t = organizing("0 dale: gorbag, snaga, shagrat, jerrek")
    assert t.resource_on("where-there-s-a-whip", "any-time") == []
    t.lay_on("whip", "gorbag")
    assert t.resource_on("where-there-s-a-whip", "any-time") == []  # nobody is tapped
    for c in ("snaga", "shagrat", "jerrek"):
        t.tap[c] = "tapped"
    assert t.resource_on("where-there-s-a-whip", "any-time") == ["gorbag"]
    t.roll(10, 11)  # 8 against the body of Snaga, 9; 9 against that of Jerrek, 8; Shagrat is no lesser
    t.resource("where-there-s-a-whip > gorbag")
    assert (t.tap["snaga"], t.tap["shagrat"], t.tap["jerrek"]) == ("untapped", "untapped", "wounded")
    assert "jerrek" in t
    t.tap["gorbag"] = "tapped"
    assert t.resource_on("where-there-s-a-whip", "any-time") == []


@rule("LE-B-177")
@card("where-there-s-a-whip")
@pytest.mark.parametrize(("roll", "gone"), [(8, False), (9, True), (10, True), (11, False)])
def test_who_is_whipped_is_discarded_on_the_figures_of_his_card(roll: int, gone: bool) -> None:
    """An Orc Tracker, body 8, on 7 and 8; the roll is at -2."""
    t = organizing("0 dale: gorbag (whip), tapped orc-tracker")
    t.roll(roll)
    t.resource("where-there-s-a-whip > gorbag")
    assert ("orc-tracker" in t.discard[0]) == gone
    if not gone:
        assert t.tap["orc-tracker"] == ("wounded" if roll == 11 else "untapped")


@card("voices-of-malice")
def test_voices_of_malice() -> None:
    t = organizing("0 dale: layos, jerrek")
    t.lay("doors-of-night", 1)  # an environment
    assert t.resource_on("voices-of-malice") == []
    t.lay("minions-stir", 1)
    t.lay_on("lure-of-the-senses", "jerrek", 1)
    assert t.resource_on("voices-of-malice") == ["layos & minions-stir", "layos & lure-of-the-senses"]
    t.roll(5)  # 5 - 2 against no points
    t.resource("voices-of-malice > layos & lure-of-the-senses")
    assert "lure-of-the-senses" in t.discard[1]
    assert t.tap["layos"] == "tapped"
    assert t.resource_on("voices-of-malice") == []


@card("wisdom-to-wield")
def test_wisdom_to_wield() -> None:
    t = organizing("0 dale: layos (dwarven-ring-of-durin-s-tribe, palantir-of-orthanc), jerrek")
    t.lay_on("palantir-of-annuminas", "jerrek")  # no sage
    assert t.resource_on("wisdom-to-wield") == ["layos & dwarven-ring-of-durin-s-tribe", "layos & palantir-of-orthanc"]
    t.resource("wisdom-to-wield > layos & dwarven-ring-of-durin-s-tribe")
    assert as_dwarf(t.s, t.piece("dwarven-ring-of-durin-s-tribe"))
    assert not t.has_access("palantir-of-orthanc")
    t.resource("wisdom-to-wield > layos & palantir-of-orthanc")
    assert t.has_access("palantir-of-orthanc")
    assert t.resource_on("wisdom-to-wield") == []
    t.expire("turn")
    assert not as_dwarf(t.s, t.piece("dwarven-ring-of-durin-s-tribe"))
    dwarf = organizing("0 dale: nain (dwarven-ring-of-durin-s-tribe)")
    assert dwarf.resource_on("wisdom-to-wield") == []  # he is one


@card("we-have-come-to-kill")
def test_we_have_come_to_kill() -> None:
    t = organizing("0 moria: the-mouth", advanced=1)
    assert t.resource_on("we-have-come-to-kill") == []  # nobody in the hand
    t.hold(0, "snaga", "the-witch-king")
    assert t.resource_on("we-have-come-to-kill") == [""]
    t.resource("we-have-come-to-kill")
    ways = t.offered("bring")
    assert all(way.startswith("bring snaga > ") for way in ways)  # no Ringwraith
    assert "bring snaga > the-mouth+" in ways
    assert "bring snaga > the-mouth+ & the-mouth" in ways  # his influence suffices
    assert "bring snaga > bree" in ways
    assert not {f"bring snaga > {name}" for name in ("edoras", "dol-guldur", "barad-dur", "moria")} & set(ways)
    t.play("bring snaga > the-mouth+ & the-mouth")
    assert t.host["snaga"] == "the-mouth"
    assert t.members("snaga") == ["the-mouth", "snaga"]
    t.hold(0, "lagduf")
    t.organize()
    assert t.offered("bring")  # he was not the one of this phase


@card("we-have-come-to-kill")
def test_we_have_come_to_kill_in_any_phase() -> None:
    """wherever a company is at its site; outside the organization phase the influence must be free"""
    t = organizing("0 moria: the-mouth", advanced=1)
    t.hold(0, "snaga")
    t.phase = "movement/hazard"
    assert t.resource_on("we-have-come-to-kill", "site") == [""]
    t.going("the-mouth", "dale", "wb")
    t.resource("we-have-come-to-kill", "travel")
    ways = t.offered("bring")
    assert not [way for way in ways if "+" in way]  # nobody joins who is on the way
    assert not {"bring snaga > moria", "bring snaga > dale"} & set(ways)  # their cards lie on the table
    t.play("bring snaga > bree")
    assert t.site["snaga"] == "bree"
    t.company(0, "dol-guldur", "carambor", "layos", "tarcil", "jerrek")  # general influence is used up
    assert t.unused_general(0) < card_of("gorbag").mind
    t.hold(0, "gorbag")
    assert t.resource_on("we-have-come-to-kill", "travel") == []
