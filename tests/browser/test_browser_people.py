"""For all people: on a phone, by keyboard alone, without motion, without barriers, with little to load."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import mathom
from browser.finished import finished_table
from browser.laid import lay_match
from browser.lobby_page import choose_game, seat, start
from browser.people import Heard, People
from browser.table_page import TablePage
from mathom.match.match import Match
from server.served import Served

GAME = mathom.game("two-towers")

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text()
FIRST_LOAD = 300 * 1024  # bytes

# an outline or a shadow that the same thing does not have without focus
RING = """() => {
  const e = document.activeElement;
  const look = () => {
    const s = getComputedStyle(e);
    return [s.outlineStyle, s.outlineWidth, s.boxShadow, s.filter].join();
  };
  const focused = look();
  e.blur();
  const blurred = look();
  e.focus();
  return focused !== blurred && e.matches(':focus-visible');
}"""


COUNT_FLIGHTS = """() => {
  const animate = Element.prototype.animate;
  window.flown = 0;
  Element.prototype.animate = function (...how) { window.flown += 1; return animate.apply(this, how); };
}"""
RUNNING = "() => document.getAnimations().filter((a) => a.playState === 'running').length"


OVERLAPS = """() => {
  const labels = [...document.querySelectorAll('.place .label')].map((e) => [e.textContent, e.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return labels.flatMap(([x, a], i) => labels.slice(i + 1).filter(([, b]) => meet(a, b)).map(([y]) => [x, y]));
}"""


def no_barriers(page: Page) -> None:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    told = [(v["id"], v["impact"], [n["html"][:160] for n in v["nodes"][:3]]) for v in found["violations"]]
    assert not told, told


def fits(page: Page) -> None:
    wide, has = page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= has, f"{wide} pixels wide on a screen of {has}"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(server: Served, people: People, phone: bool) -> None:
    page = people.comes(phone=phone)
    choose_game(page)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    no_barriers(page)
    seat(page, 2, "friend")
    me = start(page)
    expect(page.get_by_role("dialog", name="Invite").get_by_role("img")).to_have_count(2)
    no_barriers(page)
    choose_game(page)
    seat(page, 2, "here")
    start(page)
    expect(me.curtain).to_be_visible()
    no_barriers(page)
    table, (ada, _) = server.open_table("person", "person", "easy")
    me = people.sits(table, ada, page)
    me.moves(only="hand", tap=phone)
    no_barriers(page)
    for name in ("Rules", "Help", "All options"):
        me.button(name).click()
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        no_barriers(page)
        me.button("Close").click()
    over = finished_table(server)
    page.goto(f"/table/{over}")
    expect(me.result).to_be_visible()
    no_barriers(page)
    page.goto(f"/table/{over}/replay?seq=50&seat=1")
    expect(me.prompt).to_contain_text("move 50 of")
    no_barriers(page)


def test_a_phone_shows_all_without_scrolling_sideways_and_plays_by_taps(server: Served, people: People) -> None:
    page = people.comes(phone=True)
    page.goto("/")
    page.get_by_role("button", name="The Two Towers").tap()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    fits(page)
    table, (ada,) = server.open_table("person", "easy", "easy", "easy")
    me = people.sits(table, ada, page)
    for language in ("de", "nl", "en"):
        me.speaks(language)
        fits(page)
        assert not page.evaluate(OVERLAPS)
    for only in ("hand", "pile", "open", "hand", "pile"):
        assert me.waits_for_turn()
        assert me.moves(tap=True, only=only)
        fits(page)
    page.goto(f"/table/{finished_table(server)}/replay?seq=50&seat=1")
    expect(me.prompt).to_contain_text("move 50 of")
    fits(page)


def focused(page: Page) -> str:
    return str(page.evaluate("() => document.activeElement?.dataset.hot ?? document.activeElement?.id ?? ''"))


def test_a_whole_turn_by_keyboard_alone(server: Served, people: People) -> None:
    table, (ada, bo) = lay_match(server, Match(GAME, GAME.new(seats=2, seed=1), ("Ada", "Bo")))
    me, other = people.sits(table, ada), people.sits(table, bo)
    keys = me.page.keyboard
    keys.press("ArrowDown")
    assert focused(me.page) in me.state()["hot"]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keys.press(key)
        assert focused(me.page) in me.state()["hot"]
        assert me.page.evaluate(RING)
    keys.press("1")
    me.sees(1)
    assert focused(me.page) in me.state()["hot"], "after the offer the focus is on something that can be taken"
    assert me.page.evaluate(RING)
    for key in ("ArrowUp", "ArrowLeft") * 8:
        if focused(me.page) == "pile":
            break
        keys.press(key)
    assert focused(me.page) == "pile"
    keys.press("Enter")
    other.waits_for_turn()
    me.sees(other.lines)
    assert focused(me.page) == "prompt", "where nothing can be done the focus is on what is expected"
    keys.press("c")
    expect(me.chronicle).to_be_focused()
    keys.press("?")
    expect(me.page.get_by_role("dialog", name="Help")).to_be_visible()
    keys.press("Escape")
    expect(me.page.get_by_role("dialog")).to_have_count(0)
    other.moves(only="pile")
    me.waits_for_turn()
    expect(me.page.get_by_role("button", name="All options")).to_be_visible()
    keys.press("o")
    options = me.page.get_by_role("dialog", name="All options")
    expect(options.get_by_role("button", name="Draw")).to_be_focused()
    before = me.lines
    keys.press("Enter")
    me.sees(before + 1)
    expect(options).to_have_count(0)


def test_a_table_is_opened_by_keyboard_alone(people: People) -> None:
    page = people.comes()
    page.goto("/")
    game = page.get_by_role("button", name="The Two Towers")
    expect(game).to_be_visible()
    for _ in range(12):
        if game.evaluate("(e) => e === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(game).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    assert TablePage(page).waits_for_turn()


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "reduced"])
def test_motion_is_left_out_for_who_wants_none(server: Served, people: People, motion: bool) -> None:
    table, (ada, _) = server.open_table("person", "person")
    me = people.sits(table, ada, motion=motion)
    me.page.evaluate(COUNT_FLIGHTS)
    me.moves(only="pile")
    assert (me.page.evaluate("() => window.flown") > 0) == motion
    if not motion:
        assert me.page.evaluate(RUNNING) == 0


def test_the_first_load_is_light(server: Served, people: People) -> None:
    table, (ada, _) = server.open_table("person", "person", "easy", "easy")
    for path in ("/", f"/table/{table}#seat={ada}"):
        page = people.comes()
        heard = Heard()
        heard.listen(page)
        page.goto(path)
        page.wait_for_load_state("networkidle")
        sent = sum(answer.request.sizes()["responseBodySize"] for answer in heard.responses)
        whole = sum(len(answer.body()) for answer in heard.responses)
        print(f"{path.split('#')[0]}: {len(heard.responses)} answers, {sent} bytes sent, {whole} unpacked")
        assert sent < FIRST_LOAD
