"""By touch: a long press reads and never makes a move, at the table of every game; a tap does."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import mathom
from battle.ba import GAME as BATTLE
from browser.battle_positions import two_enemies
from browser.laid import lay_match
from browser.people import People
from mathom.match.match import Match
from server.served import Served
from two_towers.tt import GAME as TOWERS
from two_towers.tt import at as towers_at

NAMES = ["Ada", "Bo", "Cy", "Di"]
LONG = 800  # milliseconds that a finger rests
MOVED = "() => [document.querySelectorAll('.chronicle ol > li').length, document.querySelector('#prompt').textContent]"


def first(key: str) -> Match:
    """the beginning of a game; where decks are chosen first, after that"""
    game = mathom.game(key)
    match = Match(game, game.new(seed=4), NAMES[: game.least])
    for _ in range(2 if key == "lidless-eye" else 0):
        match.play(match.state.actions()[0])
    return match


def touch(page: Page, x: float, y: float, rest: int = 0, slip: int = 0) -> None:
    """a finger comes down, rests for a while, perhaps slips downwards, and is lifted"""
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(slip):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + 8 * step}]})
    page.wait_for_timeout(rest)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def slip(page: Page, over: Locator, dx: int, dy: int) -> None:
    """a finger slips over something"""
    box = over.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (1, 2, 3, 4):
        to = {"x": x + dx * part / 4, "y": y + dy * part / 4}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [to]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    finger.detach()


def kinds(hot: list[str]) -> list[str]:
    """one thing of each kind that can be clicked: a card, a pile, a button"""
    found: dict[str, str] = {}
    for thing in hot:
        found.setdefault(thing.split(":")[0].split("/")[0].split(" ")[0], thing)
    return list(found.values())


@pytest.mark.parametrize("key", ["battle", "duel", "lidless-eye", "ringbearer", "two-towers"])
def test_a_long_press_makes_no_move(server: Served, people: People, key: str) -> None:
    match = first(key)
    table, tokens = lay_match(server, match)
    me = people.sits(table, tokens[match.state.seat], phone=True)
    assert me.waits_for_turn()
    reader = me.page.locator("dialog.inspect[open]")
    before, hot = me.page.evaluate(MOVED), me.state()["hot"]
    assert hot
    for thing in kinds(hot):
        touch(me.page, *me.spot(thing), rest=LONG)
        if me.page.locator(f'[data-face]:not([data-face=""]) > [data-hot="{thing}"]').count():
            expect(reader).to_be_visible()
        if reader.count():
            reader.locator(".close").click()
        expect(reader).to_have_count(0)
        assert me.page.evaluate(MOVED) == before, thing
        assert me.page.locator(".picked, .offer").count() == 0, thing
    assert me.state()["hot"] == hot
    me.tap(hot[0])
    expect(me.page.locator(".picked, .offer").or_(me.chronicle.locator("li:not(.faint)")).first).to_be_attached()


def towers() -> Match:
    return Match(TOWERS, towers_at("rohan", hand_0=["red-wisdom", "gandalf"]), NAMES[:3])


def battle() -> Match:
    return Match(BATTLE, two_enemies(), NAMES[:2])


@pytest.mark.parametrize(
    ("state", "thing", "name", "text"),
    [
        (towers, "hand:0/gandalf/0", "Gandalf", "Heads a new row and stands for its trait"),
        (towers, "hand:0/red-wisdom/0", "red wisdom°", "Part of this is reconstructed"),
        (
            battle,
            "hand:0/sam",
            "Sam°",
            "In a fight it may once borrow all symbols of a card lying before another player",
        ),
    ],
)
def test_a_long_press_opens_the_reader(
    server: Served, people: People, state: Callable[[], Match], thing: str, name: str, text: str
) -> None:
    """what the card is and says; and the card is still in the hand"""
    table, tokens = lay_match(server, state())
    me = people.sits(table, tokens[0], phone=True)
    touch(me.page, *me.spot(thing), rest=LONG)
    reader = me.page.get_by_role("dialog", name=name)
    expect(reader).to_contain_text(text)
    expect(reader.locator(".deeds button")).to_have_count(1)  # the moves themselves
    reader.get_by_role("button", name="Close").tap()
    expect(reader).to_have_count(0)
    expect(me.page.locator(f'[data-piece="{thing}"]')).to_be_visible()


def test_a_finger_that_slips_over_the_sheet_reads_on_or_closes_it(server: Served, people: People) -> None:
    table, tokens = lay_match(server, towers())
    me = people.sits(table, tokens[0], phone=True)
    before = me.page.evaluate(MOVED)
    touch(me.page, *me.spot("hand:0/gandalf/0"), rest=LONG)
    sheet = me.page.locator("dialog.inspect")
    expect(sheet.locator("h2").first).to_have_text("Gandalf")
    slip(me.page, sheet, -120, 0)
    expect(sheet.locator("h2").first).to_have_text("Red wisdom°")
    slip(me.page, sheet, 0, 120)
    expect(sheet).to_have_count(0)
    assert me.page.evaluate(MOVED) == before


def test_a_long_press_on_what_is_offered_makes_no_move(server: Served, people: People) -> None:
    """also not on the buttons that stand beside a thing, nor on those that stand on nothing"""
    table, tokens = lay_match(server, battle())
    me = people.sits(table, tokens[0], phone=True)
    for thing in ("hand:0/sam", "group:0:new"):
        me.tap(thing)
    expect(me.prompt).to_contain_text("Fight with one of your groups")
    touch(me.page, *me.spot("option done"), rest=LONG)
    for thing in ("group:0:1", "enemies/snaga"):
        me.tap(thing)
    expect(me.page.locator(".offer")).to_be_visible()
    before = me.page.evaluate(MOVED)
    touch(me.page, *me.spot("option fight 1 snaga"), rest=LONG)
    assert me.page.evaluate(MOVED) == before
    me.tap("option fight 1 snaga")
    expect(me.chronicle).to_contain_text("Ada beats Snaga")


def test_by_touch_the_signs_are_explained_too_and_no_key_is_named(server: Served, people: People) -> None:
    table, tokens = lay_match(server, battle())
    me = people.sits(table, tokens[0], phone=True)
    me.button("Help").tap()
    me.button("What the signs say").tap()
    expect(me.page.get_by_role("dialog", name="What the signs say").locator(".icons li")).not_to_have_count(0)
    me.button("Close").tap()
    me.button("Help").tap()
    me.button("Settings: pace, sounds, notice").tap()
    expect(me.page.get_by_role("dialog", name="Settings").locator("kbd")).to_have_count(0)


def test_a_finger_that_slips_reads_nothing(server: Served, people: People) -> None:
    table, tokens = lay_match(server, towers())
    me = people.sits(table, tokens[0], phone=True)
    touch(me.page, *me.spot("hand:0/gandalf/0"), rest=LONG, slip=6)
    assert me.page.locator("dialog, .picked").count() == 0
