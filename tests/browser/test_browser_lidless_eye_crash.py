"""The server process is killed hard inside a strike of The Lidless Eye; the open pages go on there."""

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.lidless_eye_positions import armed_strike, reached
from browser.lidless_eye_table import EyePage, lay, sits
from browser.people import KILLED, People
from server.served import Served, sqlite

SUMS = re.compile("[^\\n]+: \\d+ \\+ \\d+.* = \\d+ against \\d+")


def seen(at: EyePage) -> tuple[str, str, str, list[str], list[str | None]]:
    """the question, the sums of the strike, who attacks, what can be done, and the hand"""
    attack = at.page.locator('[data-zone="attack"]').inner_text()
    hand = [card.get_attribute("data-face") for card in at.hand.all()]
    return at.prompt.inner_text(), at.strike.inner_text(), attack, at.state()["hot"], hand


def test_killed_inside_a_strike_the_pages_go_on_there(browser: Browser, tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        people = People(browser, f"http://localhost:{server.port}")
        people.excuse(KILLED)
        table, tokens = lay(server, reached(armed_strike))
        players = me, other = [sits(people, table, token) for token in tokens]
        me.clicks("option pass")  # he taps: this decision was made in the strike, and the dice have not fallen yet
        expect(me.strike.locator(".die")).not_to_have_count(0)
        expect(other.strike).to_be_visible()
        for player in players:
            player.page.wait_for_load_state("networkidle")
        moves = server.get(f"/api/tables/{table}")["moves"]
        before = [seen(player) for player in players]
        server.stop(signal.SIGKILL)
        for player in players:
            expect(player.page.get_by_role("alert")).to_contain_text("connection is lost")
        server.start()
        for player in players:
            expect(player.page.get_by_role("alert")).to_have_count(0)
        assert [seen(player) for player in players] == before
        for player in players:
            player.page.reload()
            player.is_laid()
            expect(player.strike).to_be_visible()
        assert [seen(player) for player in players] == before
        assert server.get(f"/api/tables/{table}")["moves"] == moves
        for _ in range(20):
            if SUMS.search(me.chronicle.inner_text()):
                break
            for player in players:
                if player.state()["hot"]:
                    player.hurries()
        for player in players:
            expect(player.chronicle).to_contain_text(SUMS)
        assert server.get(f"/api/tables/{table}")["moves"] > moves
        people.leave()
