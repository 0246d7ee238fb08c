"""The connection goes and comes back; the same seat in two tabs; clicks that come twice or at a bad time."""

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.people import KILLED, People
from browser.table_page import asked
from server.served import Served, sqlite


def test_the_page_goes_on_by_itself_when_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        people = People(browser, f"http://localhost:{server.port}")
        people.excuse(KILLED)
        table, (ada, bo) = server.open_table("person", "person")
        players = people.sits(table, ada), people.sits(table, bo)
        for _ in range(4):
            asked(*players).moves()
        lines = max(p.lines for p in players)
        for player in players:
            player.page.wait_for_load_state("networkidle")
        server.stop(signal.SIGKILL)
        for player in players:
            expect(player.page.get_by_role("alert")).to_contain_text("connection is lost")
        server.start()
        for player in players:
            expect(player.page.get_by_role("alert")).to_have_count(0)
            player.sees(lines)
            assert player.lines == lines
        asked(*players).moves()
        for player in players:
            player.sees(lines + 1)
        assert server.get(f"/api/tables/{table}")["moves"] == 5
        people.leave()


def test_a_click_while_the_server_is_away_is_neither_lost_nor_doubled(browser: Browser, tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        people = People(browser, f"http://localhost:{server.port}")
        people.excuse(KILLED)
        table, (ada, bo) = server.open_table("person", "person")
        me, other = people.sits(table, ada), people.sits(table, bo)
        for player in (me, other):
            player.page.wait_for_load_state("networkidle")
        server.stop(signal.SIGKILL)
        expect(me.page.get_by_role("alert")).to_contain_text("what you chose is sent as soon as it is back")
        me.click("pile")
        me.click("pile")
        server.start()
        expect(me.page.get_by_role("alert")).to_have_count(0)
        me.sees(1)
        assert other.waits_for_turn()
        assert server.get(f"/api/tables/{table}")["moves"] == 1
        people.leave()


def test_a_click_while_offline_is_neither_lost_nor_doubled(server: Served, people: People) -> None:
    people.excuse("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    me.page.context.set_offline(True)
    me.click("pile")
    me.click("pile")
    expect(me.page.get_by_role("alert")).to_contain_text("what you chose is sent as soon as it is back")
    assert server.get(f"/api/tables/{table}")["moves"] == 0
    me.page.context.set_offline(False)
    me.sees(1)
    other.sees(1)
    assert server.get(f"/api/tables/{table}")["moves"] == 1


def test_who_was_offline_learns_what_happened_meanwhile(server: Served, people: People) -> None:
    people.excuse("ERR_INTERNET_DISCONNECTED|WebSocket connection to")
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    me.moves(only="pile")
    other.sees(me.lines)
    assert other.waits_for_turn()
    me.page.context.set_offline(True)
    expect(me.page.get_by_role("alert")).to_be_visible()
    assert other.moves(only="pile")
    me.page.context.set_offline(False)
    me.sees(other.lines)
    assert me.waits_for_turn()
    assert me.chronicle.inner_text().count("draws") == 2


def test_pictures_that_could_not_be_had_come_with_the_connection(server: Served, people: People) -> None:
    people.excuse("ERR_|WebSocket connection to")
    table, (ada, _) = server.open_table("person", "person")
    page = people.comes()
    page.route("**/art/**", lambda route: route.abort())
    me = people.sits(table, ada, page)
    plain = page.locator(".plain")
    expect(plain.locator("visible=true")).not_to_have_count(0)
    expect(me.hand.first).to_have_class(re.compile("plain"))
    expect(me.hand.first.locator(".whole")).to_be_visible()
    me.moves(only="hand")
    expect(me.hand.first).to_have_class(re.compile("plain"))
    page.unroute("**/art/**")
    page.context.set_offline(True)
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(plain).to_have_count(0)
    expect(me.hand.first.locator("img")).to_be_visible()
    page.wait_for_function("() => [...document.images].every((image) => image.complete && image.naturalWidth > 0)")


def test_two_tabs_of_one_seat_stay_in_step(server: Served, people: People) -> None:
    table, (ada, _) = server.open_table("person", "person")
    one = people.sits(table, ada)
    two = people.sits(table, ada, one.page.context.new_page())
    one.page.bring_to_front()
    one.moves(only="hand")
    two.sees(one.lines)
    two.page.bring_to_front()
    expect(two.hand).to_have_count(one.hand.count())
    assert two.waits_for_turn()
    assert two.moves(only="pile")
    one.sees(two.lines)
    assert one.state() == two.state()


def test_a_double_click_is_one_move(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    held = me.hand.count()
    me.page.mouse.dblclick(*me.spot("pile"))
    other.sees(1)
    assert other.waits_for_turn()
    expect(me.hand).to_have_count(held + 1)
    assert server.get(f"/api/tables/{table}")["moves"] == 1
    expect(me.notice).to_have_count(0)
