"""The table of the duel in a browser: a whole game, all that can be asked, and the three ways to win at once."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.duel_table import DuelPage, lay, sits
from browser.people import People
from duel.hands import REGIONS, allied, skilled
from duel.support_duel import position
from server.served import Served

ENDINGS = re.compile(
    "wins: the Ring is destroyed|wins: the Nazgûl have caught|with the help of six peoples|in all seven regions"
    "|present in \\d regions against \\d|shared victory: both are present"
)


def test_a_whole_game_by_clicks_against_a_bot(server: Served, people: People) -> None:
    page = people.comes()
    page.goto("/")
    page.get_by_role("button", name="Duel for Middle-earth").click()
    page.get_by_label("How well seat 2 plays").select_option("easy")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    me = DuelPage(page, taste=4)
    moves = 0
    chapters = set()
    while me.waits_for_turn():
        expect(me.prompt).not_to_be_empty()
        chapters.add(page.locator("p.phase").inner_text())
        open_cards = page.locator('.pyramid [data-face]:not([data-face=""]), .sites .site')
        costs = page.locator(".pyramid .cost, .sites .cost")
        if page.locator(".pyramid").count():
            assert open_cards.count() == costs.count() > 0
        assert me.moves()
        moves += 1
        assert me.lines > 0
        assert moves < 200
    expect(me.verdict).to_have_text(ENDINGS)
    expect(me.result.get_by_role("listitem")).to_have_count(2)
    assert moves > 8
    assert server.get(f"/api/tables/{page.url.split('/')[-1]}")["over"]


# what is asked: the position, what the prompt says, what is clicked, and what the chronicle tells of it
FOLLOW_UPS: list[tuple[dict[str, Any], str, list[str], str]] = [
    (
        {"stack": [{"is": "place", "n": 2, "regions": ["arnor", "lindon"]}]},
        "Choose a region for your units",
        ["lindon"],
        "Ada places 2 units in Lindon",
    ),
    (
        {"stack": [{"is": "place", "n": 2, "regions": ["arnor", "lindon"]}], "units_1": ["arnor"]},
        "Choose a region for your units",
        ["arnor", "option place arnor"],
        "Conflict in Arnor: each side removes 1 unit",
    ),
    (
        {"stack": [{"is": "remove", "n": 1}], "units_1": ["arnor", "mordor"]},
        "Choose a region where an enemy unit is removed",
        ["mordor"],
        "Bo loses a unit in Mordor",
    ),
    (
        {"stack": [{"is": "move", "n": 2}], "units_0": ["arnor", "arnor"]},
        "Move a unit to a neighbouring region, or end your moves",
        ["arnor", "enedwaith", "enedwaith", "rohan"],
        "Ada moves a unit from Enedwaith to Rohan",
    ),
    (
        {"stack": [{"is": "move", "n": 2}], "units_0": ["arnor", "arnor"]},
        "Move a unit to a neighbouring region, or end your moves",
        ["arnor", "lindon", "option done"],
        "Ada moves a unit from Arnor to Lindon",
    ),
    (
        {"stack": [{"is": "deeds", "n": 2}], "units_0": ["arnor"], "units_1": ["mordor"], "coins": [0, 3]},
        "Remove an enemy unit, take a coin from your opponent, move a unit, or end this",
        ["option rob", "mordor"],
        "Bo loses 1 coin",
    ),
    (
        {"stack": [{"is": "raze"}], "fortresses_1": ["gondor", "mordor"]},
        "Choose an enemy fortress to be removed",
        ["gondor"],
        "Bo loses the fortress in Gondor",
    ),
    (
        {"stack": [{"is": "keep", "first": "elves-1", "second": "humans-3", "third": "ents-1"}]},
        "Keep one of the tokens turned up",
        ["stack:humans/humans-3"],
        "Ada keeps the token humans",
    ),
    (
        {"stack": [{"is": "people"}]},
        "Choose a people, whose two upper tokens are turned up",
        ["stack:dwarves"],
        "A token is turned up: dwarves",
    ),
    (
        {"stack": [{"is": "unlearn"}], "area_1": ["c1-grey-01", "c1-grey-03", "c1-blue-01"]},
        "Choose a grey card that your opponent must discard",
        ["area:1/c1-grey-03"],
        "Bo must discard grey card (strength)",
    ),
    (
        {"stack": [{"is": "recall"}], "discard": ["c1-grey-01", "c1-yellow-01"]},
        "Choose a card of the discard pile to play it free of charge",
        ["discard/c1-yellow-01"],
        "Ada plays yellow card (2 coins) from the discard pile",
    ),
]


def test_all_that_can_be_asked_is_answered_by_clicks(server: Served, people: People) -> None:
    page = people.comes()
    for data, prompt, things, told in FOLLOW_UPS:
        table, (ada, _) = lay(server, position(**data))
        me = sits(people, table, ada, page)
        expect(me.prompt).to_contain_text(prompt)
        assert things[0] in me.state()["hot"]
        me.clicks(*things)
        expect(me.chronicle).to_contain_text(told)


def test_what_can_be_done_with_a_card(server: Served, people: People) -> None:
    """play, discard or leave it; what is too dear is only discarded, and its price is told"""
    state = position(["c1-grey-01", "c1-blue-04"], area_0=["c1-red-01"], tiles=["bree"], coins=[0, 9])
    table, (ada, bo) = lay(server, state)
    me, other = sits(people, table, ada), sits(people, table, bo)
    cards = {face: me.page.locator(f'.pyramid [data-face="{face}"]') for face in ("c1-grey-01", "c1-blue-04")}
    expect(cards["c1-grey-01"].locator(".cost")).to_contain_text("0 coins for you")
    expect(cards["c1-blue-04"].locator(".cost.dear")).to_contain_text("1 coin for you")
    expect(other.page.locator(".pyramid .cost.dear")).to_have_count(0)
    assert not any(thing.startswith("tiles/") for thing in me.state()["hot"])
    blue, grey = (f"layout/{slot}" for slot in (15, 14))
    me.clicks(blue)
    expect(me.offer.get_by_role("button")).to_have_text(
        [re.compile("^Discard blue card .* for 1 coin.*Playing it would take 1 coin, and you have 0"), "Take it back"]
    )
    me.offer.get_by_role("button", name="Take it back").click()
    me.clicks(grey)
    expect(me.offer.get_by_role("button")).to_have_text(
        [re.compile("^Play grey card"), "Discard grey card (courage) for 1 coin", "Take it back"]
    )
    me.clicks("option discard c1-grey-01")
    expect(other.chronicle).to_contain_text("Ada discards grey card (courage) for 1 coin")
    expect(me.page.locator(".seat.own .stats dd").first).to_have_text("1")
    other.waits_for_turn()
    other.clicks("tiles/bree", "option take bree")
    expect(me.chronicle).to_contain_text("Bo takes Bree and pays 6 coins")
    expect(me.page.locator('.foe .owned [data-face="bree"]')).to_be_visible()
    expect(me.page.locator('[data-zone="region:arnor"] [data-face="fortress-1"]')).to_be_visible()


# one move before the end: the position, the warning, what is clicked, and the verdict
VICTORIES = {
    "the Ring": (
        {"cards": ["c3-blue-05"], "chapter": 3, "steps": [11, 2], "coins": [3, 0]},
        "Could win by the Ring next",
        ["layout/5", "option play c3-blue-05"],
        "Ada wins: the Ring is destroyed",
    ),
    "the Nazgûl": (
        {"cards": ["c3-blue-01"], "chapter": 3, "steps": [3, 12], "area_1": skilled("strength strength leadership")},
        "Could win by the Ring next",
        ["layout/5", "option play c3-blue-01"],
        "Bo wins: the Nazgûl have caught Frodo and Sam",
    ),
    "six peoples": (
        {
            "cards": ["c3-green-01"],
            "chapter": 3,
            "area_1": [
                *allied("elves", "dwarves", "hobbits", "humans", "ents"),
                *skilled("strength strength knowledge leadership"),
            ],
        },
        "Could win by six peoples next",
        ["layout/5", "option play c3-green-01"],
        "Bo wins with the help of six peoples",
    ),
    "seven regions": (
        {
            "cards": ["c3-red-05"],
            "chapter": 3,
            "area_0": skilled("ruse ruse courage knowledge knowledge"),
            "units_0": [region for region in REGIONS if region not in ("mordor", "gondor")],
            "fortresses_0": ["gondor"],
            "units_1": ["mordor"],
        },
        "Could win by seven regions next",
        ["layout/5", "option play c3-red-05", "mordor", "option place mordor"],
        "Ada wins: present in all seven regions",
    ),
}


@pytest.mark.parametrize("way", VICTORIES)
def test_a_victory_at_once(server: Served, people: People, way: str) -> None:
    data, warning, things, verdict = VICTORIES[way]
    seat = int(verdict.startswith("Bo"))
    table, tokens = lay(server, position(**data, seat=seat))
    pages = [sits(people, table, token) for token in tokens]
    me, other = pages[seat], pages[1 - seat]
    expect(me.page.locator(".seat.own .danger")).to_have_text(warning)
    expect(other.page.locator(".seat.foe .danger")).to_have_text(warning)
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.clicks(*things)
    for at in pages:
        expect(at.verdict).to_have_text(verdict)
        expect(at.result.locator(".winner")).to_have_text(re.compile(verdict.split()[0]))
        expect(at.danger).to_have_count(0)
        expect(at.chronicle.get_by_role("listitem", include_hidden=True).first).to_have_text(verdict)
