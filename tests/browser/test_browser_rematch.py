"""After the end: the same people play again, and nobody needs a new link."""

import json
import re

from playwright.sync_api import Page, expect

from browser.finished import away, play_out
from browser.lobby_page import choose_game, seat, seats, start
from browser.people import People
from browser.table_page import TablePage
from server.served import Served


def tokens(page: Page) -> list[str]:
    """of all seats of the table last opened in this browser"""
    tables = json.loads(page.evaluate("() => localStorage.getItem('mathom.tables')"))
    kept = max(tables.values(), key=lambda table: table["at"])
    return [*kept["tokens"], *kept["invites"].values()]


def test_friends_play_again(server: Served, people: People) -> None:
    page = people.comes()
    choose_game(page)
    seats(page, 2)
    seat(page, 2, "friend")
    me = start(page)
    dialog = page.get_by_role("dialog", name="Invite")
    link = dialog.get_by_role("textbox").first.input_value()
    dialog.get_by_role("button", name="Close").click()
    first = page.url.split("?")[0]
    friend = TablePage(people.comes())
    friend.page.goto(link)
    friend.is_laid()
    watcher = people.watches(first.split("/")[-1])
    held = tokens(page)
    with away(*(at.page for at in (me, friend, watcher))):
        play_out(server, first.split("/")[-1], *held)
    for at in (me, friend, watcher):
        expect(at.result).to_be_visible()
    expect(friend.result.get_by_role("button", name="New table")).to_have_count(0)
    me.result.get_by_role("button", name="New table with the same seats").click()
    page.wait_for_url(lambda url: "/table/" in url and not url.startswith(first))
    assert me.waits_for_turn()
    expect(page.get_by_role("dialog")).to_have_count(0)  # the friend is there, so no link has to be sent
    expect(friend.result.get_by_role("link", name="Join the rematch")).to_be_visible()
    friend.button("Close").click()
    friend.page.get_by_role("navigation").get_by_role("link", name="Join the rematch").click()
    friend.page.wait_for_url(page.url)
    friend.is_laid()
    assert friend.hand.count() > 0
    me.moves(only="pile")
    assert friend.waits_for_turn()
    assert friend.moves(only="pile")
    me.sees(friend.lines)
    watcher.result.get_by_role("link", name="Join the rematch").click()
    watcher.page.wait_for_url(page.url)
    watcher.sees(friend.lines)
    expect(watcher.hand).to_have_count(0)


def test_the_links_are_shown_again_where_the_friend_has_left(server: Served, people: People) -> None:
    page = people.comes()
    choose_game(page)
    seats(page, 2)
    seat(page, 2, "friend")
    me = start(page)
    invited = page.get_by_role("dialog", name="Invite")
    expect(invited.get_by_role("textbox")).to_have_count(2)
    me.button("Close").click()
    table, held = page.url.split("/")[-1].split("?")[0], tokens(page)
    with away(page):
        play_out(server, table, *held)
    me.result.get_by_role("button", name="New table with the same seats").click()
    page.wait_for_url(re.compile(r"/table/\w+"))
    expect(invited.get_by_role("textbox")).to_have_count(2)
    link = invited.get_by_role("textbox").first.input_value()
    friend = TablePage(people.comes())
    friend.page.goto(link)
    friend.is_laid()
    assert friend.hand.count() > 0
