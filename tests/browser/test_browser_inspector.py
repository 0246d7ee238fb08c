"""The inspector: what is pointed at or focused is shown large, in every game; what is clicked in vain says why."""

import pytest
from playwright.sync_api import Locator, expect

from browser.laid import lay_match
from browser.people import People
from browser.table_page import TablePage
from browser.test_browser_people import no_barriers
from browser.test_browser_touch import MOVED, battle, first
from mathom.kernel.errors import IllegalAction
from mathom.kernel.view import Option, View
from mathom.kernel.words import say
from mathom.match.match import Match
from server.served import Served

GAMES = ["battle", "duel", "lidless-eye", "ringbearer", "two-towers"]


def sits(server: Served, people: People, match: Match) -> TablePage:
    table, tokens = lay_match(server, match)
    me = people.sits(table, tokens[match.state.seat])
    assert me.waits_for_turn()
    return me


def inspector(me: TablePage) -> Locator:
    """beside the thing, or the reader that a game has on its table"""
    return me.page.locator("#inspector:popover-open, [data-reader]")


def offered(option: Option, thing: str) -> bool:
    return any(thing == stem or thing.startswith(f"{stem}/") for stem in option.on)


def refused(match: Match, view: View) -> tuple[str, IllegalAction]:
    """the first card in sight that is not offered, else the first such pile, and what the rules say of that"""
    cards = [piece.id for zone in view.zones if zone.kind in ("hand", "grid", "market") for piece in zone.pieces]
    for thing in (*cards, *(zone.id for zone in view.zones if zone.kind == "stack")):
        why = match.game.clicked_in_vain(match.state, (thing,))
        if why and not any(offered(option, thing) for option in view.options):
            return thing, why
    raise AssertionError("everything is offered")


def test_what_lies_in_a_pile_is_said_once(server: Served, people: People) -> None:
    me = sits(server, people, battle())
    me.page.locator('[data-zone="ring-pile"]').hover(force=True)
    expect(inspector(me).locator("h2")).to_have_text("Ring pile")
    expect(inspector(me).get_by_text("cards")).to_have_count(1)


@pytest.mark.parametrize("key", GAMES)
def test_pointer_and_focus_show_a_thing_large(server: Served, people: People, key: str) -> None:
    match = first(key)
    me = sits(server, people, match)
    before = me.page.evaluate(MOVED)
    card = me.page.locator('main.table [data-face]:not([data-face=""])').filter(visible=True).first
    name = say(match.game.faces[card.get_attribute("data-face") or ""].name)
    card.hover(force=True)  # also beneath the button of a whole hand
    expect(inspector(me).locator("h2")).to_contain_text(name, ignore_case=True)
    expect(inspector(me).locator(".large img")).to_be_visible()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("i")  # from here on the arrows go to everything that can be read
    expect(me.page.locator("main.table :focus")).to_have_count(1)
    expect(inspector(me).locator("h2")).not_to_be_empty()
    assert me.page.evaluate(MOVED) == before


@pytest.mark.parametrize("key", GAMES)
def test_a_click_in_vain_says_why(server: Served, people: People, key: str) -> None:
    match = first(key)
    me = sits(server, people, match)
    thing, why = refused(match, match.view(match.state.seat))
    me.page.locator(f'[data-piece="{thing}"], [data-zone="{thing}"]').first.click(position={"x": 6, "y": 6})
    expect(me.notice.locator("> span")).to_have_text(say(why.words), ignore_case=True)
    me.notice.get_by_role("button", name=f"Rule {why.rule}").click()
    expect(me.page.locator(".rules .cited")).to_contain_text(why.rule)


def test_the_abilities_of_the_own_hand_can_be_read(server: Served, people: People) -> None:
    me = sits(server, people, battle())
    me.page.locator('[data-piece="hand:0/sam"]').hover()
    expect(inspector(me)).to_contain_text("Shield. In a fight it may once borrow all symbols of a card")
    expect(inspector(me)).to_contain_text("Lay Sam as a new group")


def test_what_is_kept_open_is_accessible_and_closes(server: Served, people: People) -> None:
    me = sits(server, people, battle())
    me.page.locator('[data-piece="enemies/snaga"]').hover()
    expect(inspector(me)).to_contain_text("A fight comes after laying a companion")
    me.page.keyboard.press("i")
    no_barriers(me.page)
    inspector(me).get_by_role("button", name="Close").click()
    expect(inspector(me)).to_have_count(0)
    me.page.keyboard.press("l")
    signs = me.page.get_by_role("dialog", name="What the signs say").locator(".icons li")
    expect(signs).to_have_count(len(battle().game.icons))
