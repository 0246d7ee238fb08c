"""A finished game, looked at again: step, scrub, play, as seen by a seat, its record down and up again."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.finished import finished_table, record
from browser.people import People
from server.served import Served


@pytest.fixture(scope="session")
def finished(server: Served) -> str:
    return finished_table(server)


@pytest.fixture
def replay(people: People, finished: str) -> Page:
    page = people.comes()
    page.goto(f"/table/{finished}/replay")
    expect(prompt(page)).to_contain_text("move 0 of")
    return page


def lines(text: bytes) -> list[object]:
    return [json.loads(line) for line in text.splitlines()]


def prompt(page: Page) -> Locator:
    return page.locator("#prompt")


def test_step_and_scrub(replay: Page) -> None:
    replay.get_by_role("button", name="Forward").click()
    expect(prompt(replay)).to_contain_text("move 1 of")
    replay.get_by_role("button", name="Forward").click()
    replay.get_by_role("button", name="Back").click()
    expect(prompt(replay)).to_contain_text("move 1 of")
    replay.keyboard.press(".")
    expect(prompt(replay)).to_contain_text("move 2 of")
    scrubber = replay.get_by_role("slider")
    scrubber.fill("40")
    expect(prompt(replay)).to_contain_text("move 40 of")
    scrubber.press("ArrowRight")
    expect(prompt(replay)).to_contain_text("move 41 of")
    scrubber.fill(scrubber.get_attribute("max") or "")
    expect(replay.locator(".verdict")).to_contain_text("wins with")


def test_play_and_pause(replay: Page) -> None:
    replay.get_by_label("Speed").select_option("8")
    replay.get_by_role("button", name="Play", exact=True).click()
    expect(prompt(replay)).to_contain_text(re.compile("move ([3-9]|[1-9][0-9]+) of"))
    replay.get_by_role("button", name="Pause").click()
    at = prompt(replay).inner_text()
    replay.wait_for_timeout(400)
    assert prompt(replay).inner_text() == at


def test_as_seen_by_a_seat(replay: Page) -> None:
    hand = replay.locator("section.hand [data-piece]")
    expect(hand).to_have_count(0)
    replay.get_by_label("As seen by").select_option("1")
    expect(hand).not_to_have_count(0)
    assert {(piece.get_attribute("data-piece") or "").split("/")[0] for piece in hand.all()} == {"hand:1"}
    expect(replay.locator('[data-piece^="hand:0"], [data-piece^="hand:2"]')).to_have_count(0)


def test_with_all_cards_open(replay: Page) -> None:
    replay.get_by_role("slider").fill("50")
    expect(prompt(replay)).to_contain_text("move 50 of")
    hands = [replay.locator(f'[data-piece^="hand:{seat}/"]') for seat in range(3)]
    for hand in hands:
        expect(hand).to_have_count(0)
    replay.get_by_label("As seen by").select_option("all")
    for hand in hands:
        expect(hand).not_to_have_count(0)
        expect(hand.first).to_be_visible()
        assert all(piece.get_attribute("data-face") for piece in hand.all())
    expect(replay).to_have_url(re.compile("seat=all"))
    expect(replay.locator(".backs")).to_have_count(0)
    replay.get_by_label("As seen by").select_option("")
    for hand in hands:
        expect(hand).to_have_count(0)


def test_a_shared_link_opens_the_same_moment(replay: Page, people: People) -> None:
    replay.get_by_role("slider").fill("25")
    expect(prompt(replay)).to_contain_text("move 25 of")
    friend = people.comes()
    friend.goto(replay.url)
    expect(prompt(friend)).to_contain_text("move 25 of")


def test_arrows_step(replay: Page) -> None:
    for _ in range(5):
        replay.keyboard.press("ArrowRight")
    expect(prompt(replay)).to_contain_text("move 5 of")
    replay.keyboard.press("ArrowLeft")
    replay.keyboard.press("ArrowLeft")
    expect(prompt(replay)).to_contain_text("move 3 of")
    replay.get_by_role("region", name="Chronicle").get_by_role("list").focus()
    replay.keyboard.press("ArrowRight")
    expect(prompt(replay)).to_contain_text("move 4 of")


def test_keys_are_named_as_they_are_on_a_keyboard_of_that_language(replay: Page) -> None:
    assert replay.locator(".keyed kbd").all_inner_texts() == ["←", "→", "Space", "Home", "End"]
    replay.locator(".language select").select_option("de")
    expect(replay.locator(".keyed kbd")).to_have_text(["←", "→", "Leertaste", "Pos1", "Ende"])


def test_the_end_is_not_shown_before_it_comes(people: People, finished: str) -> None:
    page = people.comes()
    with page.expect_response("**/chronicle*"):
        page.goto(f"/table/{finished}/replay")
    chronicle = page.get_by_role("region", name="Chronicle")
    expect(chronicle.get_by_role("listitem")).to_have_text("Nothing has happened yet.")
    page.keyboard.press("ArrowRight")
    expect(chronicle.get_by_role("button").first).to_be_visible()
    expect(page.get_by_text("wins")).to_have_count(0)
    page.keyboard.press("End")
    expect(chronicle.get_by_role("button").first).to_contain_text("wins")
    page.keyboard.press("Home")
    expect(page.get_by_text("wins")).to_have_count(0)


def test_a_line_of_the_chronicle_leads_to_its_moment(replay: Page) -> None:
    replay.keyboard.press("End")
    lines = replay.get_by_role("region", name="Chronicle").get_by_role("button")
    expect(lines.first).to_contain_text("wins", timeout=10_000)
    lines.last.click()
    expect(prompt(replay)).to_contain_text("move 1 of")


def test_the_record_is_taken_home_and_brought_again(replay: Page, people: People, tmp_path: Path) -> None:
    with replay.expect_download() as download:
        replay.get_by_role("link", name="Record file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".mathom"
    assert lines(file.read_bytes()) == lines(record())
    other = people.comes()
    other.goto("/")
    other.get_by_label("Look at a record file").set_input_files(file)
    other.wait_for_url(re.compile("/replay"))
    expect(prompt(other)).to_contain_text("move 0 of")


def test_a_file_that_is_no_record_is_refused_in_words(people: People, tmp_path: Path) -> None:
    people.excuse("/api/records: Failed to load resource.*400")
    file = tmp_path / "letter.mathom"
    file.write_text("Dear Sam,\n")
    page = people.comes()
    page.goto("/")
    page.get_by_label("Look at a record file").set_input_files(file)
    expect(page.get_by_role("alert")).not_to_be_empty()
