"""The lobby: two clicks to a table, my tables, invitations, spectators."""

import re

from playwright.sync_api import expect

from browser.finished import nearly_over
from browser.laid import lay_match
from browser.lobby_page import choose_game, seat, seats, start
from browser.people import People
from browser.table_page import TablePage
from server.served import Served


def test_two_clicks_to_a_table_where_one_can_play_and_it_is_found_again(people: People) -> None:
    page = people.comes()
    choose_game(page)
    me = start(page)
    assert me.waits_for_turn()
    assert me.moves(only="pile")
    address = page.url
    page.reload()
    assert me.waits_for_turn()
    assert me.lines > 0
    page.get_by_role("link", name="Lobby").click()
    mine = page.get_by_role("region", name="My tables")
    mine.get_by_role("link", name="The Two Towers").click()
    page.wait_for_url(address)
    assert me.waits_for_turn()
    assert me.moves(only="pile")


def test_a_table_is_hidden_when_asked_and_deleted_with_everything(server: Served, people: People) -> None:
    table, (ada, _) = server.open_table("person", "person")
    me = people.sits(table, ada)
    mine = me.page.get_by_role("region", name="My tables")
    for _ in range(2):  # it is there again once it is opened again
        me.page.goto("/")
        expect(mine.get_by_role("listitem")).to_have_count(1)
        me.page.get_by_role("button", name="Hide").click()
        expect(mine).to_have_count(0)
        me.page.goto("/")
        expect(me.page.get_by_text("Tables at which you sit are kept here")).to_be_visible()
        me.page.goto(f"/table/{table}")
        me.waits_for_turn()
    me.page.goto("/")
    me.page.get_by_role("button", name="Hide").click()
    me.page.goto("/me")
    me.page.get_by_role("button", name="Delete everything").click()
    me.page.get_by_role("button", name="Yes, delete everything").click()
    expect(me.page.get_by_text("Everything was deleted, here and on the server.")).to_be_visible()
    assert server.get(f"/api/tables/{table}")["names"] == ["Player 1", "Bo"]


def test_what_is_seldom_agreed_on_is_folded_away_until_it_is_wanted(people: People) -> None:
    page = people.comes()
    choose_game(page, "The Lidless Eye")
    lists = page.get_by_label("The lists of decks brought along")
    expect(page.get_by_label("The rules: basic")).to_be_visible()
    expect(lists).to_be_hidden()
    page.get_by_text("More to agree on").click()
    lists.select_option(label="hidden")
    expect(lists).to_be_visible()
    page.get_by_label("The rules: basic").select_option(label="advanced")
    expect(lists).to_be_visible()
    with page.expect_request("**/api/tables") as opened:
        start(page)
    wanted = opened.value.post_data_json
    assert wanted is not None
    assert wanted["options"]["lists"] == "hidden"


def test_a_friend_opens_the_link_and_plays_there(people: People) -> None:
    page = people.comes()
    choose_game(page)
    seats(page, 2)
    seat(page, 2, "friend")
    me = start(page)
    dialog = page.get_by_role("dialog", name="Invite")
    expect(dialog.get_by_role("textbox")).to_have_count(2)
    links = [field.input_value() for field in dialog.get_by_role("textbox").all()]
    assert ["#seat=" in link for link in links] == [True, False]
    expect(dialog.get_by_role("img", name="QR code")).to_have_count(2)
    dialog.get_by_role("button", name="Close").click()
    friend = TablePage(people.comes())
    friend.page.goto(links[0])
    friend.is_laid()
    assert "seat=" not in friend.page.url
    me.moves(only="pile")
    friend.waits_for_turn()
    friend.moves(only="pile")
    me.sees(friend.lines)
    watcher = TablePage(people.comes())
    watcher.page.goto(links[1])
    watcher.sees(friend.lines)
    expect(watcher.hand).to_have_count(0)


def test_a_spectator_sees_no_hand_and_nothing_to_do(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    players = people.sits(table, ada), people.sits(table, bo)
    watcher = people.watches(table)
    for player in players:
        player.waits_for_turn()
        player.moves(only="pile")
        watcher.sees(player.lines)
        assert player.hand.count() > 0
    expect(watcher.hand).to_have_count(0)
    expect(watcher.shining).to_have_count(0)
    expect(watcher.button("Hint")).to_have_count(0)
    expect(watcher.page.locator('[data-piece^="hand:"]')).to_have_count(0)
    expect(watcher.prompt).to_contain_text("Ada takes a card")


def test_hot_seat_hides_the_hand_behind_a_curtain(people: People) -> None:
    page = people.comes()
    choose_game(page)
    seats(page, 2)
    seat(page, 2, "here")
    me = start(page)
    names = []
    for _ in range(4):
        expect(me.curtain).to_be_visible()
        expect(page.locator("[data-piece], [data-face]")).to_have_count(0)
        names.append(me.curtain.get_by_role("heading").inner_text())
        me.lifts_the_curtain()
        assert len({(piece.get_attribute("data-piece") or "").split("/")[0] for piece in me.hand.all()}) == 1
        me.moves(only="pile")
    assert len(set(names)) == 2
    assert names[:2] == names[2:]


def test_hot_seat_to_the_end_of_the_game(server: Served, people: People) -> None:
    table, tokens = lay_match(server, nearly_over(40, seats=2))
    page = people.comes()
    page.goto("/")
    kept = {table: {"game": "two-towers", "tokens": tokens, "invites": {}, "at": 1}}
    page.evaluate("(kept) => localStorage.setItem('mathom.tables', JSON.stringify(kept))", kept)  # both play here
    page.goto(f"/table/{table}")
    me = TablePage(page)
    curtains = 0
    while me.waits_for_turn():
        if me.curtain.count():
            expect(page.locator("[data-piece], [data-face]")).to_have_count(0)
            me.lifts_the_curtain()
            curtains += 1
        else:
            me.moves()
    assert curtains >= 5
    expect(me.ranking).to_have_count(2)
    expect(me.curtain).to_have_count(0)


def test_links_for_a_friend_are_shown_also_where_two_share_a_device(people: People) -> None:
    page = people.comes()
    choose_game(page)
    seats(page, 3)
    seat(page, 2, "friend")
    seat(page, 3, "here")
    me = start(page)
    dialog = page.get_by_role("dialog", name="Invite")
    expect(dialog.get_by_role("textbox")).to_have_count(2)
    expect(me.curtain).to_have_count(1)
    page.wait_for_timeout(300)
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    me.lifts_the_curtain()
    assert me.moves(only="pile")


def test_my_tables_say_whose_turn_it_is(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    for player, words in ((me, "your turn"), (other, "Ada is choosing")):
        player.page.goto("/")
        expect(player.page.get_by_role("region", name="My tables").get_by_role("listitem")).to_contain_text(words)


def test_bots_play_and_one_looks_on(people: People) -> None:
    page = people.comes()
    page.goto("/")
    page.get_by_role("region", name="Watch").get_by_role("link", name="Duel").click()
    page.wait_for_url(re.compile("/table/"))
    me = TablePage(page)
    me.sees(3)
    expect(me.shining).to_have_count(0)


def test_an_unknown_address_is_told_in_the_style_of_the_house(people: People) -> None:
    page = people.comes()
    people.excuse("404")
    answer = page.goto("/no/such/place")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("alert")).to_have_text("There is nothing at this address.")
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("region", name="Games")).to_be_visible()
