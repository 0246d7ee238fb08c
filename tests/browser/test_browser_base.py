"""A house below a path: whoever goes through it asks for nothing beside it, and misses nothing."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.finished import finished_table
from browser.lobby_page import seat, seats, start
from browser.people import Heard, People
from browser.table_page import TablePage
from server.served import Served, sqlite

BASE = "/mathom"
SHOWN = "() => [...document.images].every((image) => image.complete && image.naturalWidth)"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(sqlite(tmp_path_factory.mktemp("below")), base=BASE) as served:
        yield served


@pytest.fixture
def home(below: Served) -> str:
    return f"http://localhost:{below.port}{BASE}/"


@pytest.fixture
def guests(browser: Browser, home: str) -> Iterator[People]:
    come = People(browser, home)
    yield come
    come.leave()


@pytest.fixture
def page(guests: People, home: str) -> Iterator[Page]:
    """whose requests are all answered, below the base"""
    page, heard = guests.comes(), Heard()
    heard.listen(page)
    page.goto(home)
    yield page
    missed = [f"{answer.status} {answer.url}" for answer in heard.responses if answer.status >= 400]
    assert not missed
    ours = (home, home.replace("http", "ws", 1), "data:", "blob:")
    assert [address for address in heard.addresses if not address.startswith(ours)] == []
    assert len(heard.addresses) > 5


def in_the_lobby(page: Page, home: str) -> None:
    page.get_by_role("link", name="Lobby").first.click()
    page.wait_for_url(home)


def test_a_table_against_bots_and_its_lobby(page: Page, home: str) -> None:
    page.get_by_label("Language").first.select_option("de")
    expect(page.get_by_role("link", name="Meine Seite")).to_be_visible()
    page.get_by_label("Sprache").first.select_option("en")
    page.get_by_role("button", name="The Two Towers").click()
    me = start(page)
    assert page.url.startswith(f"{home}table/")
    for _ in range(3):
        assert me.waits_for_turn()
        assert me.moves(only="pile")
    page.wait_for_function(SHOWN)
    in_the_lobby(page, home)
    page.locator('a[href^="table/"]').first.click()  # my tables
    assert me.waits_for_turn()


def test_a_game_that_lays_its_own_table(page: Page, home: str) -> None:
    page.goto(f"{home}?play=duel")
    page.wait_for_url(re.compile(f"{BASE}/table/"))
    me = TablePage(page)
    assert me.waits_for_turn()
    assert me.moves()
    page.wait_for_function(SHOWN)


def test_a_friend_comes_by_the_link(page: Page, guests: People, home: str) -> None:
    page.get_by_role("button", name="The Two Towers").click()
    seats(page, 2)
    seat(page, 2, "friend")
    start(page)
    dialog = page.get_by_role("dialog", name="Invite")
    expect(dialog.get_by_role("img", name="QR code")).to_have_count(2)
    links = [field.input_value() for field in dialog.get_by_role("textbox").all()]
    assert all(link.startswith(f"{home}table/") for link in links)
    friend = TablePage(guests.comes())
    friend.page.goto(links[0])
    friend.is_laid()
    assert "seat=" not in friend.page.url


def test_an_overview_its_rules_and_a_lesson(page: Page, home: str) -> None:
    page.locator('.learn a[href="learn/duel"]').click()
    rule = page.locator(".rule").first
    assert str(rule.evaluate("(link) => link.href")) == f"{home}learn/duel#{rule.inner_text()}"
    rule.click()
    assert page.url.startswith(f"{home}learn/duel#")
    page.goto(f"{home}learn/duel")
    page.locator('a[href="learn/duel/1"]').click()
    expect(page.locator(".coach .says")).to_be_visible()
    page.locator(".coach button[data-first]").click()
    page.wait_for_function(SHOWN)
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_url(f"{home}learn/duel")


def test_a_replay_and_its_review(page: Page, below: Served, home: str) -> None:
    table = finished_table(below)
    page.goto(f"{home}table/{table}/replay")
    expect(page.locator("#prompt")).to_contain_text("move 0 of")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator("#prompt")).to_contain_text("move 1 of")
    assert page.url.startswith(f"{home}table/{table}/replay")
    page.wait_for_function(SHOWN)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record file").click()
    assert download.value.path().read_bytes().startswith(b'{"mathom"')
    page.get_by_role("link", name="Review").click()
    page.wait_for_url(f"{home}table/{table}/review?seat=0")
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    in_the_lobby(page, home)


def test_my_page_moves_to_another_device(page: Page, guests: People, home: str) -> None:
    page.get_by_role("link", name="My page").click()
    page.wait_for_url(f"{home}me")
    page.get_by_label("Name", exact=True).fill("Adalbert")
    page.get_by_label("Name", exact=True).press("Enter")
    page.get_by_role("button", name="Move to another device").click()
    link = page.get_by_role("textbox", name="To another device").input_value()
    assert link.startswith(f"{home}me#take=")
    other = guests.comes()
    other.goto(link)
    expect(other.get_by_role("button", name="Take it here")).to_be_visible()


def test_decks_and_results(page: Page, home: str) -> None:
    page.goto(f"{home}decks/lidless-eye")
    expect(page.locator(".deck-search input")).to_be_visible()
    page.goto(f"{home}alone/lidless-eye")
    in_the_lobby(page, home)
