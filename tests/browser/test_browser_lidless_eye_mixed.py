"""A Ringwraith against a Wizard in a browser: a clash of companies by clicks, and a server killed inside one."""

import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.lidless_eye_table import EyePage, lay, sits
from browser.people import KILLED, People
from lidless_eye.laying import PLAIN, Laid
from lidless_eye.laying import lay as laid
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.turn import SITES_NEXT, Turn
from server.served import Served, sqlite

HEROES = ("bilbo", "kili", "bofur", "dori", "nori", "ori", "oin", "bifur")
COUNCIL = re.compile("wins the Council with \\d+ to \\d+ points|a draw with \\d+ points? each", re.I)
BOTH_ROLLS = re.compile("Carambor: \\d+ \\+ \\d+.* = \\d+")
MOST_CLICKS = 300


def at_moria() -> Laid:
    """two companies at Moria in the last turn but one; that of the minions has faced what was there"""
    t = laid("0 moria: carambor (high-helm), ciryaher; 1 hero-moria: beorn, legolas", advanced=1)
    for seat, people in enumerate((PLAIN, HEROES)):
        t.hold(seat, *people[:4]).add("deck", seat, *people[:8])
    t.s.turn = 5
    t.s.council = 1
    turn = Turn()
    turn.step = SITES_NEXT
    t.s.stack = [turn]
    return t.at_play("carambor")


def position() -> Eye:
    return at_moria().s


def attacked(me: EyePage, other: EyePage) -> None:
    """the company of the other is clicked on, and both see what follows"""
    me.clicks("company:1")
    for player in (me, other):
        expect(player.page.locator('[data-zone="attack"]')).to_be_visible()


def seen(at: EyePage) -> tuple[str, str, list[str], list[str | None]]:
    """the question, the clash as it stands, what can be done, and the hand"""
    attack = at.page.locator('[data-zone="attack"]').inner_text()
    hand = [card.get_attribute("data-face") for card in at.hand.all()]
    return at.prompt.inner_text(), attack, at.state()["hot"], hand


def test_a_clash_of_companies_by_clicks_and_the_game_to_its_end(server: Served, people: People) -> None:
    table, tokens = lay(server, position())
    me, other = pages = [sits(people, table, token) for token in tokens]
    attacked(me, other)
    struck = False
    for _ in range(MOST_CLICKS):
        struck = struck or me.strike.count() > 0
        if me.result.count():
            break
        for at in pages:
            if at.state()["hot"]:
                at.hurries()
    assert struck
    for at in pages:
        expect(at.chronicle).to_contain_text(BOTH_ROLLS)
        expect(at.verdict).to_have_text(COUNCIL)
    assert server.get(f"/api/tables/{table}")["over"]


def test_killed_inside_a_clash_the_pages_go_on_there(browser: Browser, tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        people = People(browser, f"http://localhost:{server.port}")
        people.excuse(KILLED)
        table, tokens = lay(server, position())
        me, other = players = [sits(people, table, token) for token in tokens]
        attacked(me, other)
        while not other.state()["hot"]:
            me.hurries()
        other.hurries()  # who faces whose strike: decided inside the clash
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
        assert [seen(player) for player in players] == before
        assert server.get(f"/api/tables/{table}")["moves"] == moves
        for _ in range(60):
            if BOTH_ROLLS.search(me.chronicle.inner_text()):
                break
            for player in players:
                if player.state()["hot"]:
                    player.hurries()
        for player in players:
            expect(player.chronicle).to_contain_text(BOTH_ROLLS)
        assert server.get(f"/api/tables/{table}")["moves"] > moves
        people.leave()
