"""What happened is seen: the last move is marked, fights and dice lie on the table, and it can all be shown again."""

import json

from playwright.sync_api import WebSocketRoute, expect

from browser.laid import lay_match
from browser.lidless_eye_positions import armed_strike, played_until
from browser.people import People
from browser.table_page import TablePage
from server.served import Page, Served

FRAMES = ".last-move i"


def others_move(other: Page, seat: int) -> None:
    """somebody without a browser makes all his moves"""
    other.drain()
    while other.options(seat):
        other.wait_for(other.do(seat, other.options(seat)[0])["seq"])
        other.drain()


def both_move(me: TablePage, other: Page) -> None:
    """each makes all moves of his turn"""
    others_move(other, 1)
    me.waits_for_turn()
    while me.state()["hot"]:
        me.moves(only="layout")


def test_the_last_move_is_marked_where_it_came_from_and_where_it_went_until_the_next(
    server: Served, people: People
) -> None:
    table, (ada, bo) = server.open_table("person", "person", game="duel")
    me, other = people.sits(table, ada), server.page(table, bo)
    expect(me.page.locator(FRAMES)).to_have_count(0)
    went = me.page.locator(f"{FRAMES}.to.crest-1")
    for _ in range(8):  # his last move may also be one that moves nothing
        both_move(me, other)
        others_move(other, 1)
        me.waits_for_turn()
        if went.count() and me.page.locator(f"{FRAMES}.from").count():
            break
    expect(me.page.locator(f"{FRAMES}.from")).not_to_have_count(0)
    expect(went).not_to_have_count(0)
    box, foe = went.first.bounding_box(), me.page.locator(".seat.foe").bounding_box()
    assert box is not None
    assert foe is not None
    assert box["y"] < foe["y"] + foe["height"]  # among the cards of who played it
    me.waits_for_turn()
    me.moves(only="layout")
    expect(me.page.locator(f"{FRAMES}.to.crest-0")).not_to_have_count(0)
    other.close()


def test_what_happened_since_my_last_decision_is_shown_again_with_one_key(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person", game="two-towers")
    me, other = people.sits(table, ada), server.page(table, bo)
    me.page.keyboard.press("w")
    expect(me.notice).to_contain_text("Nothing has happened since your last decision")
    others_move(other, 1)
    me.waits_for_turn()
    me.moves(only="pile")
    others_move(other, 1)
    me.waits_for_turn()
    me.page.keyboard.press("w")
    expect(me.prompt).to_contain_text("What happened since your last decision")
    assert not me.state()["hot"]  # it is the past: nothing can be clicked
    expect(me.prompt).to_contain_text("Your turn", timeout=20_000)  # it ends by itself
    assert me.state()["hot"]
    me.page.reload()
    me.is_laid()
    me.page.keyboard.press("w")
    expect(me.prompt).to_contain_text("What happened since your last decision")
    me.page.keyboard.press("Escape")
    expect(me.prompt).to_contain_text("Your turn")
    other.close()


def test_a_server_that_does_not_tell_what_happened_says_so_and_can_be_asked_again(
    server: Served, people: People
) -> None:
    table, (ada, bo) = server.open_table("person", "person", game="two-towers")
    me, other = people.sits(table, ada), server.page(table, bo)
    others_move(other, 1)
    me.waits_for_turn()
    me.moves(only="pile")
    others_move(other, 1)
    me.waits_for_turn()
    refused: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()

        def hear(words: str | bytes) -> None:
            frame = json.loads(words)
            if "since" in frame and not refused:
                refused.append(frame["id"])
                socket.send(json.dumps({"refused": frame["id"], "words": {"text": "too much at once"}, "rule": ""}))
            else:
                there.send(words)

        socket.on_message(hear)

    me.page.route_web_socket("**/ws/**", between)
    me.page.reload()
    me.is_laid()
    me.page.keyboard.press("w")
    expect(me.notice).to_contain_text("too much at once", ignore_case=True)
    assert me.state()["hot"]
    me.page.keyboard.press("w")
    expect(me.prompt).to_contain_text("What happened since your last decision")
    expect(me.notice).to_have_count(0)
    other.close()


def test_dice_and_strikes_are_seen_on_the_table_and_take_no_click_away(server: Served, people: People) -> None:
    match = played_until(armed_strike, ["Ada", "Bo"])
    table, (ada, bo) = lay_match(server, match, chat=False)
    me, other = people.sits(table, ada), server.page(table, bo)
    scene = me.page.locator(".scene")
    roll_the_dice(me, other)
    expect(scene.locator("h2")).to_have_text("Strike")
    dice = scene.locator(".dice").first.locator(".die")
    expect(dice).to_have_count(2)
    a, b = (int(die.get_attribute("aria-label") or 0) for die in dice.all())
    expect(scene).to_contain_text(f"rolls {a} + {b} for a strike")
    assert scene.evaluate("(e) => getComputedStyle(e).pointerEvents") == "none"
    me.page.keyboard.press("Shift")
    expect(scene).not_to_be_visible()
    other.close()


def roll_the_dice(me: TablePage, other: Page) -> None:
    """taps and fights; both then pass until the strike is rolled"""
    me.page.get_by_role("button", name="Tap and fight").click()
    for _ in range(20):
        if me.page.locator(".scene .die").count():
            return
        other.drain()
        if "pass" in other.options(1):
            other.wait_for(other.do(1, "pass")["seq"])
        mine = me.page.locator('[data-hot="option pass"]')
        if mine.count():
            mine.click()
        me.page.wait_for_timeout(100)
    raise AssertionError("nobody rolled")


def test_cards_drawn_one_after_the_other_are_told_in_one_line(server: Served, people: People) -> None:
    match = played_until(lambda s: s.turn > 1, ["Ada", "Bo"])
    table, (ada, _) = lay_match(server, match, chat=False)
    me = people.sits(table, ada)
    lines = me.chronicle.locator("li").all_inner_texts()
    assert any(line.startswith("Bo draws 8 cards") for line in lines), lines
    dealt = next(i for i, line in enumerate(lines) if line.startswith("Bo draws 8 cards"))
    assert not any("draws a card" in line for line in lines[dealt:]), lines  # what is newer stands above


def test_pace_and_sounds_are_chosen_on_the_page_and_remembered(server: Served, people: People) -> None:
    table, (ada,) = server.open_table("person", "easy")
    me = people.sits(table, ada)
    me.page.keyboard.press("s")
    me.page.get_by_label("calm").check()
    me.page.get_by_label("quiet sounds").uncheck()
    me.page.keyboard.press("Escape")
    me.page.reload()
    me.is_laid()
    me.page.keyboard.press("s")
    expect(me.page.get_by_label("calm")).to_be_checked()
    expect(me.page.get_by_label("quiet sounds")).not_to_be_checked()
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("m")
    me.page.keyboard.press("s")
    expect(me.page.get_by_label("quiet sounds")).to_be_checked()


COUNT = """() => {
  window.heard = 0;
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...args) { window.heard += 1; return start.apply(this, args); };
  }
}"""


def test_a_card_is_heard_unless_sounds_are_off(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person", game="duel")
    page = people.comes()
    page.add_init_script(f"({COUNT})()")
    me, other = people.sits(table, ada, page), server.page(table, bo)
    me.page.keyboard.press("c")  # a page is heard once it was touched
    me.page.wait_for_timeout(500)
    both_move(me, other)
    me.page.wait_for_function("() => window.heard > 0")
    me.page.keyboard.press("m")
    before = me.page.evaluate("() => window.heard")
    both_move(me, other)
    assert me.page.evaluate("() => window.heard") == before
    other.close()


NOTICES = """() => {
  window.notices = [];
  window.asked = 0;
  class Notice {
    static permission = 'default';
    static async requestPermission() { window.asked += 1; Notice.permission = 'granted'; return 'granted'; }
    constructor(title, options) { window.notices.push([title, options.body]); }
    close() {}
  }
  window.Notification = Notice;
}"""
HIDE = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_who_missed_his_turn_is_asked_once_and_then_told_by_the_browser(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person", game="duel")
    page = people.comes()
    page.add_init_script(f"({NOTICES})()")
    me, other = people.sits(table, ada, page), server.page(table, bo)
    for told in (0, 1):
        both_move(me, other)
        page.evaluate(HIDE, "hidden")
        others_move(other, 1)
        page.wait_for_function("() => document.title.startsWith('●')")
        assert len(page.evaluate("() => window.notices")) == told
        page.evaluate(HIDE, "visible")
        if not told:
            me.notice.get_by_role("button", name="Yes, tell me").click()
            expect(me.notice).not_to_be_visible()
    assert page.evaluate("() => window.asked") == 1
    assert json.loads(page.evaluate("() => JSON.stringify(window.notices)"))[0][1] == "It is your turn."
    other.close()
