"""The table of The Two Towers: what all have seen a rival take, on request."""

import pytest
from playwright.sync_api import expect

from browser.laid import lay_match
from browser.people import People
from mathom.match.match import Match
from server.served import Served
from two_towers.tt import GAME, at


def taken(memory: str = "shown") -> Match:
    """Bo has taken two red wisdom openly, and holds Gandalf besides"""
    state = at(
        "rohan",
        "travel",
        memory=memory,
        hand_0=["blue-wisdom"],
        hand_1=["red-wisdom", "red-wisdom", "gandalf"],
        shown_1=["red-wisdom", "red-wisdom"],
    )
    return Match(GAME, state, ["Ada", "Bo", "Cy"])


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_a_rival_took_openly_is_shown_on_request(server: Served, people: People, phone: bool) -> None:
    """a small mark at his hand tells how many; pressed, it shows the cards, and no others"""
    table, tokens = lay_match(server, taken())
    me = people.sits(table, tokens[0], phone=phone)
    mark = me.page.get_by_role("button", name="Look through: Taken openly by Bo, 2 cards")
    expect(mark).to_have_text("2")
    assert me.page.locator('.others [data-face="red-wisdom"]').count() == 0
    (mark.tap if phone else mark.click)()
    shown = me.page.get_by_role("dialog", name="Taken openly by Bo").locator("[data-face]")
    expect(shown).to_have_count(2)
    assert [card.get_attribute("data-face") for card in shown.all()] == ["red-wisdom"] * 2
    box = shown.first.bounding_box()
    assert box is not None
    assert box["width"] > 60


def test_strict_memory_has_no_mark(server: Served, people: People) -> None:
    table, tokens = lay_match(server, taken("strict"))
    me = people.sits(table, tokens[0])
    expect(me.page.locator(".others .seat")).to_have_count(2)
    assert me.page.locator(".known").count() == 0
    assert "red-wisdom" not in me.page.content()
