"""Whole games by clicks: two people in two browsers, one person against bots."""

from playwright.sync_api import expect

from browser.lobby_page import choose_game, seats, start
from browser.paint import measured
from browser.people import People
from browser.table_page import TablePage
from server.served import Served


def play_to_the_end(*players: TablePage) -> int:
    """whoever may, clicks; each move is seen by all before the next"""
    moves = 0
    while not any(player.result.count() for player in players):
        acting = [player for player in players if player.state()["hot"]]
        for player in acting[:1]:
            player.moves()
            moves += 1
            for other in players:
                other.sees(player.lines)
        if not acting:
            players[0].page.wait_for_timeout(30)
        assert moves < 400
    return moves


def test_two_people_in_two_browsers_play_a_whole_game(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    players = people.sits(table, ada), people.sits(table, bo)
    moves = play_to_the_end(*players)
    verdicts = []
    for player in players:
        expect(player.result).to_be_visible()
        verdicts.append(player.result.locator(".verdict").inner_text())
        expect(player.ranking).to_have_count(2)
    assert verdicts[0] == verdicts[1]
    assert "wins with" in verdicts[0]
    assert server.get(f"/api/tables/{table}")["moves"] == moves


def test_one_person_plays_a_whole_game_against_bots_and_then_another(server: Served, people: People) -> None:
    page = people.comes()
    choose_game(page)
    seats(page, 3)
    me = start(page)
    first = page.url
    while me.waits_for_turn():
        me.moves()
    expect(me.result).to_be_visible()
    expect(me.ranking).to_have_count(3)
    assert server.get(f"/api/tables/{first.split('/')[-1]}")["over"]
    me.result.get_by_role("button", name="New table with the same seats").click()
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    assert me.waits_for_turn()
    assert me.moves(only="pile")


def test_click_to_paint_can_be_measured(server: Served, people: People) -> None:
    """how long it takes is no matter of a test: see paint.py"""
    found = measured(server, people, moves=4, motion=False)
    assert found
    assert all(0 < drawn < painted for drawn, painted in found)
