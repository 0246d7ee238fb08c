"""A Ringwraith against a Wizard in a browser: a clash of companies by clicks, and a server killed inside one."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.killed import killed, to_be_killed
from browser.lidless_eye_table import EyePage, hurry, lay, sits
from browser.people import People
from lidless_eye.laying import PLAIN, Laid
from lidless_eye.laying import lay as laid
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.turn import SITES_NEXT, Turn
from server.served import Served

HEROES = ("bilbo", "kili", "bofur", "dori", "nori", "ori", "oin", "bifur")
COUNCIL = re.compile("wins the Council with \\d+ to \\d+ points|a draw with \\d+ points? each", re.I)
BOTH_ROLLS = re.compile("Carambor: \\d+ \\+ \\d+.* = \\d+")


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
    hurry(pages, me.strike.count, most=20)
    hurry(pages, me.result.count)
    for at in pages:
        expect(at.chronicle).to_contain_text(BOTH_ROLLS)
        expect(at.verdict).to_have_text(COUNCIL)
    assert server.get(f"/api/tables/{table}")["over"]


def test_killed_inside_a_clash_the_pages_go_on_there(browser: Browser, tmp_path: Path) -> None:
    with to_be_killed(browser, tmp_path) as (server, people):
        table, tokens = lay(server, position())
        me, other = players = [sits(people, table, token) for token in tokens]
        attacked(me, other)
        hurry([me], lambda: other.state()["hot"], most=20)
        other.hurries()  # who faces whose strike: decided inside the clash
        killed(server, table, players, seen)
        hurry(players, lambda: BOTH_ROLLS.search(me.chronicle.inner_text()), most=60)
        expect(other.chronicle).to_contain_text(BOTH_ROLLS)
