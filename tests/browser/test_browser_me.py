"""A page of one's own, which is kept in this browser alone; and the review of a finished game."""

import json
from pathlib import Path

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
    kept = page.locator(".kept")
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
    assert page.locator(".kept small").all_inner_texts() == sorted(found["kept"])
    no_barriers(page)
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_text("Nothing.")).to_be_visible()
    left = page.evaluate(OURS)
    assert [key for key in left if key != "mathom.keys"] == []  # whether keys or a pointer were used, of this tab


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
