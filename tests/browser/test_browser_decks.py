"""A deck of one's own in the browser: pasted in the lobby, or brought by a friend who comes by a link."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.lidless_eye_table import EyePage, hurry, sits
from browser.lobby_page import seat, start
from browser.people import People
from browser.test_browser_people import fits, no_barriers
from lidless_eye.own_decks import OTHER, OWN
from mathom.games.lidless_eye.box.ready_decks import decks_of
from mathom.games.lidless_eye.terms import MINION
from server.served import Served

FAULTY = OWN.replace("3 Wargs", "4 Wargs")
FIRST, SECOND = (
    "The deck of the first seat, or chosen at the table",
    "The deck of the second seat, or chosen at the table",
)
OWN_CHOICE = "one of your own"


def lobby(people: People, *, phone: bool = False) -> Page:
    page = people.comes(phone=phone)
    page.goto("/")
    page.get_by_role("button", name="The Lidless Eye").click()
    return page


def choose_own(page: Page, label: str) -> None:
    page.get_by_role("combobox", name=label).select_option(label=OWN_CHOICE)


def test_what_the_players_are_follows_from_their_decks(people: People) -> None:
    """a Ringwraith and a Wizard, each by his deck, from the lobby into the game"""
    page = lobby(people)
    first, second = (page.get_by_role("combobox", name=name) for name in (FIRST, SECOND))
    camp = page.get_by_label(re.compile("what the players are", re.I))
    second.select_option(label="Friends of the Wild")
    expect(camp.locator(":checked")).to_have_text("wizards")
    first.select_option(label="Raiders of Mordor")
    expect(camp.locator(":checked")).to_have_text("mixed")
    camp.select_option(label="ringwraiths")
    expect(second.locator(":checked")).to_have_text("choose")
    expect(first.locator(":checked")).to_have_text("Raiders of Mordor")
    second.select_option(label="Friends of the Wild")
    expect(camp.locator(":checked")).to_have_text("mixed")
    page.get_by_label("How well seat 2 plays").select_option("easy")
    me = EyePage(start(page).page)
    expect(me.prompt).to_contain_text("starting items")
    hurry([me], lambda: me.lines > 20)


@pytest.mark.parametrize("phone", [False, True])
def test_a_deck_is_pasted_corrected_and_played(people: People, phone: bool) -> None:
    page = lobby(people, phone=phone)
    choose_own(page, FIRST)
    expect(page.get_by_text("Where deck lists are open", exact=False)).to_be_visible()
    text = page.get_by_role("textbox", name=FIRST)
    text.fill(FAULTY)
    page.get_by_role("button", name="Check it").click()
    faults = page.locator(".faults li")
    expect(faults).to_have_text(
        [
            "Line 26 Wargs: 4 copies, 3 are allowed Rule LE-B-9",
            "26 hazards beside 25 resources; there must be as many Rule LE-B-10",
        ]
    )
    no_barriers(page)
    fits(page)
    page.locator(".language select").first.select_option("de")
    expect(faults.first).to_have_text("Zeile 26 Warge: 4 Exemplare, 3 sind erlaubt Regel LE-B-9")
    page.locator(".language select").first.select_option("en")
    page.get_by_role("button", name="Line 26").click()
    assert text.evaluate("(e) => e.value.slice(e.selectionStart, e.selectionEnd)") == "4 Wargs"
    page.get_by_role("button", name="Start", exact=True).click()  # is refused as long as it is faulty
    expect(faults).to_have_count(2)
    assert "/table/" not in page.url
    page.get_by_role("button", name="Line 26").click()
    page.keyboard.type("3 Wargs")
    expect(faults).to_have_count(0)  # not checked since
    at = start(page)
    expect(at.prompt).to_have_text("Give your starting items and arrange your followers")
    expect(page.locator(".companies.of-0 .plate").get_by_text("Orc Tracker")).to_be_visible()
    page.locator('[data-hot="option pass"]').click()
    at.sees(1)


def test_a_friend_brings_his_own_by_a_link(people: People, server: Served, tmp_path: Path) -> None:
    """who opens the table names his own; the other reads his from a file, at the table, and is told what is wrong"""
    table, (ada, bo) = server.open_table("person", "person", game="lidless-eye", options={"first": OWN})
    me, friend = sits(people, table, ada), sits(people, table, bo)
    expect(me.prompt).to_contain_text("Bo is choosing")
    expect(me.button("Bring your own deck")).to_have_count(0)
    friend.button("Bring your own deck").click()
    dialog = friend.page.get_by_role("dialog", name="A deck of your own")
    expect(dialog.get_by_text("bots do; nobody knows their order", exact=False)).to_be_visible()
    bad, good = tmp_path / "bad.txt", tmp_path / "good.txt"
    bad.write_text(OTHER.replace("3 Giant", "3 <b>Gaint</b>"), encoding="utf-8")
    good.write_text(OTHER, encoding="utf-8")
    files = dialog.get_by_label("Read it from a file")
    files.set_input_files(bad)
    expect(dialog.get_by_role("textbox")).to_have_value(bad.read_text(encoding="utf-8"))
    dialog.get_by_role("button", name="Play with it").click()
    expect(dialog.locator(".faults")).to_contain_text("There is no card <b>Gaint</b>")
    no_barriers(friend.page)
    files.set_input_files(good)
    dialog.get_by_role("button", name="Play with it").click()
    expect(dialog).to_have_count(0)
    expect(me.prompt).to_have_text("Give your starting items and arrange your followers")
    me.clicks("option pass")
    expect(friend.page.locator(".companies.of-1 .plate")).to_have_text(["Orc Tracker"])


def test_a_deck_that_is_taken_is_shown_and_not_to_be_had(people: People, server: Served) -> None:
    table, (ada, bo) = server.open_table("person", "person", game="lidless-eye")
    me, friend = sits(people, table, ada), sits(people, table, bo)
    expect(me.page.locator(".deck .hot")).to_have_count(len(decks_of(MINION)))
    me.clicks("asked/deck-raiders-of-mordor")
    expect(friend.page.locator(".deck.taken h3")).to_have_text("Raiders of Mordor taken")
    expect(friend.page.locator(".deck .hot")).to_have_count(len(decks_of(MINION)) - 1)
    no_barriers(friend.page)
    friend.clicks("asked/deck-banners-of-the-south")
    expect(me.prompt).to_have_text("Give your starting items and arrange your followers")


def test_what_was_brought_once_is_there_the_next_time(people: People) -> None:
    """and both seats may have one; a rematch is played with the same decks"""
    page = lobby(people)
    choose_own(page, FIRST)
    page.get_by_role("textbox", name=FIRST).fill(OWN)
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("This may be played.")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="The Lidless Eye").click()
    seat(page, 2, "here")
    choose_own(page, FIRST)
    expect(page.get_by_role("textbox", name=FIRST)).to_have_value(OWN)
    choose_own(page, SECOND)
    page.get_by_role("textbox", name=SECOND).fill(OTHER)
    at = start(page)
    at.lifts_the_curtain()
    expect(at.prompt).to_have_text("Give your starting items and arrange your followers")
    wish = page.evaluate("Object.values(JSON.parse(localStorage['mathom.tables']))[0].wish.options")
    assert (wish["first"].strip(), wish["second"].strip()) == (OWN.strip(), OTHER.strip())


def test_a_choice_comes_back_in_the_place_of_a_text(people: People) -> None:
    page = lobby(people)
    choose_own(page, FIRST)
    page.get_by_role("textbox", name=FIRST).fill("nothing")
    page.get_by_role("combobox", name=FIRST).select_option("Raiders of Mordor")
    expect(page.get_by_role("textbox", name=FIRST)).to_have_count(0)
    at = start(page)
    expect(at.prompt).to_have_text("Give your starting items and arrange your followers")
