"""Several things can be done with one piece: they are offered beside it, by mouse, keyboard and touch."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.people import People
from browser.table_page import TablePage
from server.served import Served

View = dict[str, Any]
NOTE = {"text": "nobody sees it"}


def changed_views(page: Page, change: Callable[[View], None]) -> None:
    """no game here has two options on one thing, so the views are changed on their way to the page"""

    def pass_on(route: WebSocketRoute) -> None:
        there = route.connect_to_server()

        def to_the_page(words: str | bytes) -> None:
            frame = json.loads(words)
            for view in frame.get("views", {}).values():
                change(view)
            route.send(json.dumps(frame))

        there.on_message(to_the_page)

    page.route_web_socket(lambda url: "/ws/" in url, pass_on)


def two_on_the_pile(view: View) -> None:
    """drawing is done by a click on the pile; so is taking the first open card"""
    for option in view.get("options", []):
        if option["text"].startswith("take "):
            option.update(on=["pile"], words={"text": "Look away"}, note=NOTE)
            break


def sits(server: Served, people: People, phone: bool = False) -> TablePage:
    table, (ada, _) = server.open_table("person", "person")
    page = people.comes(phone=phone)
    changed_views(page, two_on_the_pile)
    return people.sits(table, ada, page)


def test_what_can_be_done_is_offered_beside_the_thing(server: Served, people: People) -> None:
    me = sits(server, people)
    offer = me.page.get_by_role("dialog", name="What to do")
    me.click("pile")
    expect(offer.get_by_role("button")).to_have_text(
        ["Draw 1 card from the pile", "Look awayNobody sees it", "Take it back"]
    )
    expect(me.prompt).to_contain_text("What shall be done with it?")
    pile = me.page.locator('[data-hot="pile"]').bounding_box()
    box = offer.bounding_box()
    assert pile
    assert box
    assert abs(box["x"] + box["width"] / 2 - pile["x"] - pile["width"] / 2) < 260
    assert abs(box["y"] + box["height"] / 2 - pile["y"] - pile["height"] / 2) < 260
    assert 0 <= box["x"] <= 1280 - box["width"]
    assert 0 <= box["y"] <= 800 - box["height"]
    me.page.mouse.click(5, 400)
    expect(offer).to_have_count(0)
    me.click("pile")
    me.click("pile")
    expect(offer).to_have_count(0)
    me.click("pile")
    offer.get_by_role("button", name="Draw").click()
    me.sees(1)
    expect(offer).to_have_count(0)
    expect(me.chronicle).to_contain_text("Ada draws")


def test_the_offer_by_keyboard(server: Served, people: People) -> None:
    me = sits(server, people)
    keys = me.page.keyboard
    offer = me.page.get_by_role("dialog", name="What to do")
    me.page.locator('[data-hot="pile"]').focus()
    keys.press("Enter")
    expect(offer.get_by_role("button").first).to_be_focused()
    keys.press("ArrowDown")
    expect(offer.get_by_role("button").nth(1)).to_be_focused()
    keys.press("Escape")
    expect(offer).to_have_count(0)
    expect(me.page.locator('[data-hot="pile"]')).to_be_focused()
    keys.press("Enter")
    keys.press("Tab")
    keys.press("Enter")
    me.sees(1)
    expect(me.chronicle).to_contain_text("Ada takes")


def test_the_offer_by_touch(server: Served, people: People) -> None:
    me = sits(server, people, phone=True)
    offer = me.page.get_by_role("dialog", name="What to do")
    me.tap("pile")
    box = offer.bounding_box()
    assert box
    assert 0 <= box["x"] <= 390 - box["width"]
    offer.get_by_role("button", name="Draw").tap()
    me.sees(1)
    expect(offer).to_have_count(0)
