"""Nothing hides anything: on screens of all sizes, with as many open cards as there can be."""

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.people import PHONE, People
from browser.table_page import TablePage
from browser.test_browser_offers import changed_views
from server.served import Served

OPEN = 8  # cards, more than a game of five is likely to have

# boxes of what a selector finds: left, top, right, bottom
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((e) => {
  const r = e.getBoundingClientRect();
  return [r.left, r.top, r.right, r.bottom];
})"""

Box = list[float]


def boxes(page: Page, selector: str) -> list[Box]:
    found: list[Box] = page.evaluate(BOXES, selector)
    return found


def meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] - 1 and b[0] < a[2] - 1 and a[1] < b[3] - 1 and b[1] < a[3] - 1


def inside(inner: Box, outer: Box) -> bool:
    return all(a >= b - 1 for a, b in zip(inner[:2], outer[:2], strict=True)) and all(
        a <= b + 1 for a, b in zip(inner[2:], outer[2:], strict=True)
    )


def many_open(view: dict[str, Any]) -> None:
    zone = next(zone for zone in view["zones"] if zone["id"] == "open")
    face = zone["pieces"][0]["face"]
    zone["pieces"] = [{"id": f"open/{face}/{i}", "face": face} for i in range(OPEN)]
    zone["size"] = OPEN


def sits(server: Served, people: People, size: tuple[int, int]) -> TablePage:
    table, (ada,) = server.open_table("person", "easy", "easy", "easy", "easy")
    page = people.comes(size, phone=size == PHONE)
    changed_views(page, many_open)
    me = people.sits(table, ada, page)
    me.waits_for_turn()
    page.wait_for_load_state("networkidle")
    return me


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1920, 1080), PHONE], ids=lambda size: f"{size[0]}")
def test_all_cards_in_the_middle_are_seen(server: Served, people: People, size: tuple[int, int]) -> None:
    page = sits(server, people, size).page
    (felt,) = boxes(page, ".felt")
    cards = boxes(page, ".market .card")
    assert len(cards) == OPEN
    things = cards + boxes(page, ".stack")
    for i, card in enumerate(things):
        assert inside(card, felt), (card, felt)
        assert not any(meet(card, other) for other in things[i + 1 :])
    assert min(right - left for left, _, right, _ in cards) > 50
    wide, high = page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= size[0]
    if size != PHONE:
        assert high <= size[1]
        for part in boxes(page, ".bar, .seat, .map, .felt, .side, .hand .card"):
            assert inside(part, [-12, -12, size[0] + 12, size[1] + 12]), part


def test_the_marker_hides_no_tile_and_no_name(server: Served, people: People) -> None:
    for size in ((1440, 900), (1280, 720)):
        me = sits(server, people, size)
        me.page.wait_for_timeout(100)
        (marker,) = boxes(me.page, ".marker")
        for left, top, right, bottom in boxes(me.page, ".map .tile, .map .label, .map .symbols li"):
            middle = [(left + right) / 2, (top + bottom) / 2] * 2
            assert not meet(marker, [middle[0] - 2, middle[1] - 2, middle[2] + 2, middle[3] + 2])


def test_on_a_phone_the_map_can_be_seen_whole_above_the_hand(server: Served, people: People) -> None:
    page = sits(server, people, PHONE).page
    for selector in (".map", ".felt", ".seat.own"):
        (thing,), (bar,), (dock,) = (boxes(page, s) for s in (selector, ".bar", ".dock"))
        assert thing[1] >= bar[3] - 1, selector
        assert thing[3] <= dock[1] + 1, selector
        assert dock[3] <= PHONE[1] + 1
    for card in boxes(page, ".hand .card"):
        assert inside(card, [-2, 0, PHONE[0] + 2, PHONE[1] + 2])
