"""The server process is killed hard inside a strike of The Lidless Eye; the open pages go on there."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.killed import killed, to_be_killed
from browser.lidless_eye_positions import armed_strike, reached
from browser.lidless_eye_table import EyePage, hurry, lay, sits

SUMS = re.compile("[^\\n]+: \\d+ \\+ \\d+.* = \\d+ against \\d+")


def seen(at: EyePage) -> tuple[str, str, str, list[str], list[str | None]]:
    """the question, the sums of the strike, who attacks, what can be done, and the hand"""
    attack = at.page.locator('[data-zone="attack"]').inner_text()
    hand = [card.get_attribute("data-face") for card in at.hand.all()]
    return at.prompt.inner_text(), at.strike.inner_text(), attack, at.state()["hot"], hand


def test_killed_inside_a_strike_the_pages_go_on_there(browser: Browser, tmp_path: Path) -> None:
    with to_be_killed(browser, tmp_path) as (server, people):
        table, tokens = lay(server, reached(armed_strike))
        me, other = players = [sits(people, table, token) for token in tokens]
        me.clicks("option pass")  # he taps: this decision was made in the strike, and the dice have not fallen yet
        expect(me.strike.locator(".die")).not_to_have_count(0)
        expect(other.strike).to_be_visible()
        killed(server, table, players, seen)
        hurry(players, lambda: SUMS.search(me.chronicle.inner_text()), most=20)
        expect(other.chronicle).to_contain_text(SUMS)
