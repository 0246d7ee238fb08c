"""The deck builder: decks made by clicks, what keeps one from being played, text and link, keyboard and phone."""

import os
import re

import pytest
from playwright.sync_api import Page, expect

from browser.people import People
from browser.test_browser_people import fits, no_barriers
from mathom.games.lidless_eye.decks.building import shelf
from mathom.games.lidless_eye.decks.own import SECTIONS, name_of, write_deck
from mathom.games.lidless_eye.decks.text import READY
from mathom.games.lidless_eye.terms import HERO

RAIDERS = write_deck(READY["raiders-of-mordor"])
# one of minions and one of heroes: together they fill every section, some cards three times; MATHOM_LONG=1 builds all
SOME = ("raiders-of-mordor", "friends-of-the-wild")


def opened(people: People, phone: bool = False) -> Page:
    page = people.comes(phone=phone) if phone else people.comes((1440, 900))
    page.goto("/decks/lidless-eye")
    expect(page.locator(".deck-grid li").first).to_be_visible()
    return page


def text_of(page: Page) -> str:
    page.get_by_role("button", name="Text", exact=True).click()
    text = page.get_by_role("textbox", name="The deck as text").input_value()
    page.get_by_role("button", name="Close").click()
    return text


def takes_over(page: Page, text: str) -> None:
    page.get_by_role("button", name="Text", exact=True).click()
    page.get_by_role("textbox", name="The deck as text").fill(text)
    page.get_by_role("button", name="Take over this text").click()


@pytest.mark.parametrize("ready", READY if os.environ.get("MATHOM_LONG") else SOME)
def test_a_ready_deck_is_built_by_clicks_and_comes_out_byte_for_byte(people: People, ready: str) -> None:
    deck, page = READY[ready], opened(people)
    if deck.camp == HERO:
        page.get_by_label("Begin with a ready deck").select_option("new 1")
    for section, heading in SECTIONS.items():
        if lines := getattr(deck, section):
            title = "Wizards" if deck.camp == HERO and section == "wraiths" else heading
            page.locator(".deck-sections").get_by_role("button", name=re.compile(rf"^{title} \d")).click()
            for card, many in lines.items():
                name = name_of(card, section, deck.camp)
                page.get_by_role("searchbox").fill(name)
                face = f"site-{card}" if section == "sites" else card
                plus = page.locator(f'.deck-grid [data-card="{face}"]').get_by_role("button", name="One more")
                for _ in range(many):
                    plus.click()
    page.get_by_role("textbox", name="Name of the deck").fill(deck.name)
    page.get_by_role("textbox", name="Name of the deck").press("Enter")
    expect(page.locator(".deck-verdict")).to_contain_text("This may be played.")
    assert text_of(page) == write_deck(deck)


def changed(text: str, line: str, other: str) -> str:
    """another line in the place of one, which must be there"""
    assert f"\n{line}\n" in text
    return text.replace(f"\n{line}\n", f"\n{other}\n" if other else "\n", 1)


def without(text: str, line: str) -> str:
    return changed(text, line, "")


FAULTS = [
    ("nothing in it", "Name: Empty\n", "0 resources; 25 to 50 are allowed", "LE-B-10"),
    ("a resource too few", without(RAIDERS, "1 High Helm"), "hazards beside 33 resources", "LE-B-10"),
    ("a unique card twice", changed(RAIDERS, "1 Gorbag", "2 Gorbag"), "Gorbag is unique: 2 copies", "LE-B-9"),
    ("four copies", changed(RAIDERS, "1 Bold Thrust", "4 Bold Thrust"), "Bold Thrust: 4 copies", "LE-B-9"),
    (
        "three of a Ringwraith",
        changed(RAIDERS, "1 Dwar the Ringwraith", "3 Dwar the Ringwraith"),
        "only one Ringwraith may be there",
        "LE-B-9",
    ),
    (
        "three Ringwraiths",
        changed(RAIDERS, "1 Dwar the Ringwraith", "2 Dwar the Ringwraith"),
        "3 Ringwraiths in the play deck",
        "LE-B-11",
    ),
    (
        "a character among the Ringwraiths",
        changed(RAIDERS, "1 Dwar the Ringwraith", "1 Luitprand"),
        "Luitprand is not a Ringwraith",
        "LE-B-11",
    ),
    (
        "eleven characters",
        changed(RAIDERS, "2 Orc Tracker", "3 Orc Tracker\n3 Orc Captain"),
        "characters in the play",
        "LE-B-11",
    ),
    (
        "no starting character",
        changed(RAIDERS, "Starting characters:", "Characters:"),
        "0 starting characters",
        "LE-B-16",
    ),
    (
        "minds too great",
        changed(RAIDERS, "Starting characters:", "Starting characters:\n1 Lieutenant of Dol Guldur"),
        "the minds of the starting characters",
        "LE-B-16",
    ),
    (
        "three starting items",
        changed(RAIDERS, "1 Saw-toothed Blade", "2 Saw-toothed Blade"),
        "3 starting items",
        "LE-B-19",
    ),
    (
        "no minor item",
        changed(RAIDERS, "1 Saw-toothed Blade", "1 High Helm"),
        "High Helm is not a minor item",
        "LE-B-19",
    ),
    ("a site twice", f"{RAIDERS}Sites:\n2 Moria\n", "Moria is there 2 times", "LE-B-13"),
    (
        "a large sideboard",
        f"{RAIDERS.split('Sideboard:')[0]}Sideboard:\n3 Wargs\n3 Ghosts\n3 Huorn\n3 Giant\n3 Corpse-candle\n3 Slayer\n"
        "3 Dire Wolves\n3 Orc Liquor\n3 Orc Stealth\n",
        "cards in the sideboard; at most 25",
        "LE-A-1",
    ),
]


def test_every_fault_is_named_with_its_rule(people: People) -> None:
    page = opened(people)
    verdict = page.locator(".deck-verdict")
    for why, text, words, rule in FAULTS:
        takes_over(page, text)
        expect(verdict, why).to_contain_text(words, ignore_case=True)
        expect(verdict, why).to_contain_text(rule)
        expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    assert len(FAULTS) >= 12


def test_corruption_and_the_keys_of_the_creatures_are_counted(people: People) -> None:
    page = opened(people)
    keys = page.get_by_role("table")
    expect(keys).to_have_count(0)
    takes_over(page, "Resources:\n2 High Helm\n1 Black Mace\nHazards:\n3 Wargs\n2 Giant Spiders\n1 True Fire-drake\n")
    expect(page.locator(".deck-corruption div")).to_have_text(["2 corruption points2", "3 corruption points1"])
    expect(page.locator(".deck-test")).to_contain_text("7 corruption points in all")
    expect(keys.get_by_role("row")).to_have_text(
        [
            "KeyCreatures",
            "Border-land3",
            "Shadow-land3",
            "Wilderness3",
            "Wilderness ×23",
            "Regions by name2",
            "Sites by name2",
        ]
    )
    expect(keys.get_by_role("rowheader", name="Wilderness", exact=True)).to_be_visible()


def test_what_is_not_understood_is_named_and_the_rest_is_taken(people: People) -> None:
    page = opened(people)
    takes_over(page, changed(RAIDERS, "1 High Helm", "1 High Hat"))
    expect(page.locator(".deck-notice")).to_contain_text("1 line was not understood: 1 High Hat")
    expect(page.locator(".deck-verdict")).to_contain_text("hazards beside 33 resources")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".deck-verdict")).to_contain_text("0 resources")


def test_a_rule_is_read_and_a_card_found_by_site_and_words(people: People) -> None:
    page = opened(people)
    takes_over(page, without(RAIDERS, "1 High Helm"))
    page.locator(".deck-verdict").get_by_role("button", name="Rule LE-B-10").click()
    expect(page.get_by_role("dialog").locator(".cited")).to_contain_text("LE-B-10")
    page.get_by_role("button", name="Close").click()
    page.keyboard.press("/")
    page.keyboard.type("high helm")
    page.locator(".deck-sections").get_by_role("button", name="Resources").click()
    expect(page.locator(".deck-grid li")).to_have_count(1)
    page.locator(".deck-grid").get_by_role("button", name="One more: High Helm").focus()
    page.keyboard.press("+")
    expect(page.locator(".deck-verdict")).to_contain_text("This may be played.")
    page.get_by_role("searchbox").fill("")
    page.locator(".deck-places button").first.click()
    assert 0 < page.locator(".deck-grid li").count() < len(shelf().kinds[0].sections[4].cards)


def test_one_begins_with_a_ready_deck_of_either_camp_and_reads_its_cards(people: People) -> None:
    page = opened(people)
    for ready in ("raiders-of-mordor", "friends-of-the-wild"):
        page.get_by_label("Begin with a ready deck").select_option(label=READY[ready].name)
        expect(page.locator(".deck-verdict")).to_contain_text("This may be played.")
        assert text_of(page) == write_deck(READY[ready])
    page.get_by_role("searchbox").fill("radagast")
    page.locator(".deck-grid").get_by_role("button", name="Radagast", exact=True).press("Enter")
    read = page.get_by_role("dialog", name="Radagast")
    expect(read.locator(".kind")).to_contain_text("Wizard")
    expect(read.locator(".text")).not_to_be_empty()
    no_barriers(page)
    page.keyboard.press("Escape")
    page.locator(".deck-list").get_by_role("button", name="Radagast", exact=True).click()
    expect(read).to_be_visible()


def test_what_can_be_filtered_by_is_named_in_words(people: People) -> None:
    page = opened(people)
    page.locator(".language select").select_option("de")
    page.locator(".deck-sections").get_by_role("button", name="Unterstützung").click()
    choices = [choice.lower() for choice in page.locator(".deck-search option").all_inner_texts()]
    assert {"gefahr, kurzfristig", "ork", "goldener ring", "krieger"} <= set(choices)


def test_what_one_may_have_only_against_a_wizard_is_shown_with_its_rule(people: People) -> None:
    page = opened(people)
    takes_over(page, RAIDERS)
    page.locator(".deck-sections").get_by_role("button", name="Resources").click()
    page.get_by_role("searchbox").fill("glamdring")
    card = page.locator('.deck-grid [data-card="glamdring"]')
    expect(card.get_by_role("button", name="Rule LE-W-7")).to_have_attribute(
        "title", re.compile("Only against a Wizard")
    )
    expect(page.locator(".deck-verdict")).not_to_contain_text("only against", ignore_case=True)
    card.get_by_role("button", name="One more").click()
    expect(page.locator(".deck-verdict")).to_contain_text("hazards beside 35 resources")
    page.locator(".deck-sections").get_by_role("button", name="Hazards").click()
    page.get_by_role("searchbox").fill("smaug")
    card = page.locator('.deck-grid [data-card="smaug"]')
    card.get_by_role("button", name="One more").click()
    expect(page.locator(".deck-verdict")).to_contain_text("This may be played.")
    expect(page.locator(".deck-verdict")).to_contain_text("Only against a Wizard: a hazard of The Wizards")
    card.get_by_role("button", name="Rule LE-W-5").click()
    expect(page.get_by_role("dialog").locator(".cited")).to_contain_text("LE-W-5")


def test_a_deck_is_kept_sent_as_a_link_tried_and_played(people: People) -> None:
    page = opened(people)
    takes_over(page, RAIDERS)
    page.get_by_role("button", name="Draw eight cards").click()
    expect(page.locator(".deck-hand li")).to_have_count(8)
    page.get_by_role("button", name="Link", exact=True).click()
    expect(page.locator(".deck-notice")).to_contain_text("address bar")
    link = page.url
    assert "#deck=" in link
    other = people.comes((1440, 900))
    other.goto(link)
    expect(other.locator(".deck-verdict")).to_contain_text("This may be played.")
    assert text_of(other) == RAIDERS
    page.goto("/decks/lidless-eye")
    expect(page.locator(".deck-verdict")).to_contain_text("This may be played.")
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/")
    assert page.evaluate("() => localStorage.getItem('mathom.own.lidless-eye')") == RAIDERS


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_it_has_no_barriers_and_fits(people: People, phone: bool) -> None:
    page = opened(people, phone)
    takes_over(page, RAIDERS)
    expect(page.locator(".deck-verdict")).to_contain_text("This may be played.")
    no_barriers(page)
    fits(page)
    if phone:
        for tab in ("Deck", "Test"):
            page.get_by_role("button", name=tab, exact=True).click()
            no_barriers(page)
            fits(page)
        assert page.locator(".deck-test").evaluate("(e) => e.scrollHeight - e.clientHeight") == 0  # the page scrolls
        expect(page.get_by_role("table").get_by_role("row").nth(1)).to_be_visible()


def test_a_game_without_decks_says_so(people: People) -> None:
    people.excuse("404")
    page = people.comes()
    page.goto("/decks/duel")
    expect(page.get_by_role("alert")).to_contain_text("this game has no decks of one's own")
