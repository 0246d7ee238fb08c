"""A page of one's own, which is kept in this browser alone; and the review of a finished game."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.people import People
from browser.test_browser_people import no_barriers
from late_games import last_moves
from server.served import Served

OURS = "() => [localStorage, sessionStorage].flatMap((s) => Object.keys(s)).filter((k) => k.startsWith('mathom.'))"
ENDED = [
    {"table": "aaaaaaaa", "game": "duel", "seat": 0, "seats": 2, "how": "won", "level": "normal", "at": 1},
    {"table": "bbbbbbbb", "game": "duel", "seat": 0, "seats": 2, "how": "won", "level": "normal", "at": 2},
    {"table": "cccccccc", "game": "duel", "seat": 1, "seats": 2, "how": "lost", "level": "normal", "at": 3},
]


def test_all_that_is_kept_is_shown_taken_along_and_deleted(people: People, tmp_path: Path) -> None:
    page = people.comes()
    page.goto("/me")
    page.get_by_label("Name", exact=True).fill("Ada")
    page.get_by_label("Name", exact=True).press("Enter")
    page.get_by_label("Crest 3").check()
    kept = page.locator(".kept").first
    expect(kept).to_contain_text("your name")
    expect(kept).to_contain_text("your crest and your results")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "profile.json"
    download.value.save_as(file)
    found = json.loads(file.read_text())
    assert (found["mathom-profile"], found["kept"]["mathom.name"]) == (1, "Ada")
    found["kept"]["mathom.profile"] = json.dumps({"crest": 2, "games": ENDED})
    file.write_text(json.dumps(found))
    page.get_by_label("Take from a file").set_input_files(file)
    row = page.get_by_role("row", name="Duel for Middle-earth")
    expect(row.get_by_role("cell")).to_have_text(["normal", "3", "2", "0", "–"], ignore_case=True)
    expect(page.get_by_text("won in a row: 0, at most 2")).to_be_visible()
    expect(page.get_by_role("heading", name="Duel for Middle-earth").locator("small").last).to_have_text("3 games")
    expect(page.get_by_text("against normal:")).to_contain_text("%")
    expect(page.get_by_text("against master:")).to_contain_text("not measured")
    assert page.locator(".kept").first.locator("small").all_inner_texts() == sorted(found["kept"])
    assert sorted(page.locator(".kept small").all_inner_texts()) == sorted(page.evaluate(OURS))
    no_barriers(page)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="No", exact=True).click()
    assert page.evaluate(OURS)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("Everything was deleted, here and on the server.")).to_be_visible()
    left = page.evaluate(OURS)
    assert [key for key in left if key != "mathom.keys"] == []  # whether keys or a pointer were used, of this tab


def test_a_file_is_chosen_by_a_button_in_the_language_of_the_page(people: People) -> None:
    """and not by the browser's own, which speaks the language of its menus"""
    page = people.comes()
    for address, words in (("/me", "Aus einer Datei übernehmen"), ("/", "Eine gespeicherte Partie ansehen")):
        page.goto(address)
        page.locator(".language select").select_option("de")
        chosen = page.get_by_label(words)
        expect(chosen).to_have_css("opacity", "0")
        chosen.focus()
        with page.expect_file_chooser():
            page.get_by_text(words).click()


def test_deleting_takes_the_tables_from_the_server(people: People, server: Served) -> None:
    table, (mine, _) = server.open_table("person", "person", "easy")
    at = people.sits(table, mine)
    at.page.goto("/me")
    expect(at.page.locator(".kept").first).to_contain_text("mathom.tables")
    at.page.get_by_role("button", name="Delete everything").click()
    at.page.get_by_role("button", name="Yes, delete everything").click()
    expect(at.page.get_by_text("Everything was deleted, here and on the server.")).to_be_visible()
    assert server.get(f"/api/tables/{table}")["names"] == ["Player 1", "Bo", "Cy"]


@pytest.mark.parametrize("phone", [False, True])
def test_everything_moves_to_another_device_by_a_link_once(people: People, phone: bool) -> None:
    page, other = people.comes(), people.comes(phone=phone)
    page.goto("/me")
    page.get_by_label("Name", exact=True).fill("Adalbert")
    page.get_by_label("Name", exact=True).press("Enter")
    page.get_by_role("button", name="Move to another device").press("Enter")
    expect(page.get_by_role("img", name="QR code: to another device")).to_be_visible()
    link = page.get_by_role("textbox", name="To another device").input_value()
    address, _, token = link.partition("#take=")
    assert len(token) == 32
    no_barriers(page)
    asked: list[str] = []
    other.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    other.goto(link)
    expect(other.get_by_role("heading", name="From your other device")).to_be_visible()
    assert other.url == address  # the token is not left in the address
    no_barriers(other)
    expect(other.get_by_label("Name", exact=True)).to_have_value("")  # nothing is replaced before one agrees
    other.get_by_role("button", name="Take it here").click()
    expect(other.get_by_text("Everything from your other device is here now.")).to_be_visible()
    expect(other.get_by_label("Name", exact=True)).to_have_value("Adalbert")
    assert not [line for line in asked if token in line]  # in no address and no Referer
    people.excuse("404")
    third = people.comes()
    third.goto(link)
    third.get_by_role("button", name="Take it here").click()
    expect(third.get_by_text("used already")).to_be_visible()


def test_a_finished_game_is_reviewed(people: People, server: Served) -> None:
    status, body = server.request("/api/records", last_moves())
    assert status == 201, body
    page = people.comes()
    page.goto(f"/table/{json.loads(body)['table']}/replay")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("img", name="at the start to")).to_be_visible()
    no_barriers(page)
    page.get_by_label("The moves of").select_option("1")
    expect(page.get_by_role("heading", name="Chances of Bo, move by move")).to_be_visible(timeout=60_000)
