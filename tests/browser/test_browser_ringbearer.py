"""The table of the journey in a browser: a whole game with a fall, what each hears of it, and all that can be asked."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from browser.duel_words import shown, words_of
from browser.people import IN_FIREFOX, Heard, People
from browser.ringbearer_positions import (
    ASKED,
    PROMPTS,
    at_mount_doom,
    before_the_fall,
    dark_table,
    journey,
    many_symbols,
    one_draw_before_the_fall,
)
from browser.ringbearer_secrets import Secrets, named
from browser.ringbearer_table import JourneyPage, lay, sits
from browser.ringbearer_words import SAID, english_words
from browser.test_browser_people import RING, fits, focused, no_barriers
from mathom.games.ringbearer.rules import Ringbearer
from ringbearer.rb import position, tile
from server.served import Page, Served

BETRAYED = "The Black Riders have caught the fellowship: Bo wins as Sauron’s servant"
DESTROYED = "The ring is destroyed: the companions win together"

# what shines, but is nowhere large enough for a finger, or cannot be hit in its middle; while something is paid, the
# cards at the tile are also on the buttons of the payments
COVERED = """() => {
  const things = [...document.querySelectorAll('[data-hot]')].filter((e) => e.getClientRects().length);
  const fine = new Set(things.filter((e) => {
    e.scrollIntoView({ block: 'center' });
    const r = e.getBoundingClientRect();
    const there = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest('[data-hot]');
    return Math.min(r.width, r.height) >= 24 && there === e;
  }).map((e) => e.dataset.hot));
  const paying = document.querySelector('.paying');
  return things.map((e) => e.dataset.hot).filter((what) => !fine.has(what) && !(paying && /^tile:\\d+\\//.test(what)));
}"""


# -- a whole game, and what is heard of it


def listening(people: People, table: str, *tokens: str) -> tuple[list[JourneyPage], list[Heard]]:
    """people in browsers of their own, and all that comes to them"""
    pages = [people.comes() for _ in tokens]
    heard = [Heard() for _ in pages]
    for page, ears in zip(pages, heard, strict=True):
        ears.listen(page)
    return [sits(people, table, token, page) for token, page in zip(tokens, pages, strict=True)], heard


def does(cy: Page, *texts: str) -> None:
    """Cy has no browser"""
    cy.wait_for_turn(2)
    for text in texts:
        cy.wait_for(cy.do(2, text)["seq"])


def test_a_whole_game_with_a_fall(server: Served, people: People) -> None:
    """Ada is a companion, Bo bears the ring and falls in his turn; a spectator watches, Cy plays over a bare socket."""
    table, tokens = lay(server, before_the_fall())
    cy = server.page(table, tokens[2])
    at, heard = listening(people, table, tokens[0], tokens[1], "")
    ada, bo, watcher = at

    # what each sees of the hands
    assert ada.hand_of(0) == ["yellow-remove", "sauron", ""]
    assert bo.hand_of(0) == ["", "", "red-riders-back"]
    assert ada.hand_of(1) == ["", "", "blue-step"]
    assert bo.hand_of(1) == ["green-ring", "sauron", ""]
    assert watcher.hand_of(0) == watcher.hand_of(1) == ["", "", ""]
    expect(bo.page.locator(".seat.own .danger.at-4")).to_have_attribute("data-says", "Sauron’s power: 4 of 5")

    # Ada prepares the journey, chooses the way at a fork, and draws a card that only the others see
    ada.clicks("hand:1/blue-step/0", "tile:6", "tile-stack")
    ada.clicks("tile:6/blue-step/0", "tile:6:lower:2")
    expect(ada.chronicle).to_contain_text("The fellowship goes to field 2 of the lower way of tile 6")
    ada.clicks("pile", "option draw reversed")

    # Bo has to lay the fifth Sauron card before himself
    for page in at:
        expect(page.fall).to_be_visible()
        expect(page.fall).to_contain_text("Bo falls to Sauron’s power and is his servant now")
    expect(bo.fall).to_contain_text("From now on you play against the others.")
    expect(ada.fall).to_contain_text("From now on Bo plays against the others.")
    expect(watcher.fall).to_contain_text("From now on Bo plays against the others.")
    (unseen,) = set(bo.hand_of(0)) - {"", "red-riders-back"}
    assert unseen in ("blue-ring", "green-remove", "blue-remove", "blue-gandalf")
    assert ada.hand_of(0)[-2:] == watcher.hand_of(0)[-2:] == ["", ""]
    assert unseen in bo.page.content()
    assert unseen not in ada.page.content() + watcher.page.content()
    dark = sorted(bo.hand_of(1))
    assert dark == ["dark-back", "dark-draw", "dark-hand", "dark-surcharge-red"]
    assert ada.hand_of(1) == watcher.hand_of(1) == [""] * 4
    for page in at:
        expect(page.page.locator(".seat.servant h2")).to_have_text("Bo")
    for seat, token in enumerate([*tokens, ""]):
        _, body = server.request(f"/api/tables/{table}/record", token=token)
        heard_of = named([json.loads(line) for line in body.splitlines()])
        assert ("dark-back" in heard_of, unseen in heard_of) == (seat == 1, seat in (1, 2))

    # the servant lays a card aside and pays with it
    expect(bo.prompt).to_contain_text(PROMPTS["serving"])
    bo.clicks("hand:1/dark-surcharge-red/0", "sauron:1")
    bo.clicks("hand:1/dark-hand/0", "option play dark-hand", "hand:0/red-riders-back/0")
    expect(ada.chronicle).to_contain_text("Bo takes red with Riders back from Ada")
    does(cy, "lay green-step 7", "lay yellow-riders-back 7", "go 7-lower-1 with green-step", "halt", "stop")

    # the Sauron card that Ada has had for long brings the riders near
    expect(ada.chronicle).to_contain_text("The Black Riders advance to tile 6")
    expect(ada.page.locator(".chase.near")).to_contain_text("1 tile behind the fellowship")
    ada.clicks(
        "hand:0/yellow-remove/0",
        "tile:7",
        "hand:2/green-gandalf/0",
        "tile:6",
        "option lay green-gandalf 6 from player-3",
    )
    ada.clicks("tile:7/yellow-remove/0", "sauron:1/sauron/0", "option halt")
    ada.clicks("pile", "option draw", "option stop")
    (drawn,) = [face for face in ada.hand_of(0) if face]
    assert drawn != unseen
    bo.waits_for_turn()
    assert bo.hand_of(0) == ["", unseen]

    # the servant moves the fellowship back into their arms
    bo.clicks("hand:1/dark-draw/0", "sauron:1")
    bo.clicks("hand:1/dark-back/0", "option play dark-back", "tile:6:lower:2")
    for page in at:
        expect(page.verdict).to_have_text(BETRAYED)
        expect(page.result.locator(".winner b")).to_have_text("Bo")
        expect(page.result.locator(".ranking b")).to_have_text(["Bo", "Ada", "Cy"])
        expect(page.result.locator(".ranking span:not(.crest)")).to_have_text(["", "", ""])
    assert server.get(f"/api/tables/{table}")["over"]
    cy.until(lambda frame: any("result" in view for view in frame.get("views", {}).values()))

    if not IN_FIREFOX:  # where frames cannot be listened to
        nobody_heard_too_much(server, table, at, heard, cy, unseen, drawn)


def nobody_heard_too_much(
    server: Served, table: str, at: list[JourneyPage], heard: list[Heard], cy: Page, unseen: str, drawn: str
) -> None:
    """the frames of all sockets, those after a reload as well, when the chronicle of the whole game comes"""
    before = [len(ears.frames) for ears in heard]
    for page in at:
        page.page.reload()
        expect(page.result).to_be_visible()
    _, body = server.request(f"/api/tables/{table}/record")
    secrets = Secrets([json.loads(line) for line in body.splitlines()])
    moves = len(secrets.known) - 1
    assert moves > 20
    for viewer, frames in [
        *((viewer, ears.frames) for viewer, ears in zip((0, 1, None), heard, strict=True)),
        (2, [json.dumps(frame) for frame in cy.frames]),
    ]:
        seqs = {secrets.check_frame(words, viewer) for words in frames}
        assert seqs >= set(range(moves + 1))
    for ears, many in zip(heard, before, strict=True):
        assert any('"history"' in words and "servant now" in words for words in ears.frames[many:])
    # such a check finds what is wrong: what Bo saw is more than Ada may hear, and the other way round
    for viewer, seen in ((0, {unseen, "green-ring", "dark-back", "dark-draw"}), (1, {drawn, "yellow-remove"})):
        assert secrets.told_too_much(heard[1 - viewer].frames, viewer) >= seen


# -- what is asked, and what is paid


def test_all_that_can_be_asked_is_answered_by_clicks(server: Served, people: People) -> None:
    page = people.comes()
    for data, things, told in ASKED:
        table, (ada, *_) = lay(server, position(**data))
        me = sits(people, table, ada, page)
        phase = "serving" if "servant" in data else data.get("phase", "actions")
        expect(me.prompt).to_contain_text(PROMPTS[phase])
        assert things[0] in me.state()["hot"], things
        me.clicks(*things)
        expect(me.chronicle).to_contain_text(told)


def test_payments_are_offered_the_cheapest_first(server: Served, people: People) -> None:
    table, (ada, bo, _) = lay(server, journey())
    me, other = sits(people, table, ada), sits(people, table, bo)
    me.clicks("tile:5:upper:1")
    ways = ["yellow", "yellow with Ring", "Joker", "blue, blue"]
    goal = "Go to field 1 of the upper way of tile 5 with"
    assert me.payments.evaluate_all("all => all.map((e) => e.ariaLabel)") == [f"{goal} {way}" for way in ways]
    me.page.keyboard.press("Escape")
    expect(me.payments).to_have_count(0)
    me.clicks("tile:5:upper:1", "option go 5-upper-1 with yellow-ring")
    expect(other.chronicle).to_contain_text("Ada pays yellow with Ring")
    expect(other.chronicle).to_contain_text("The fellowship goes to field 1 of the upper way of tile 5")
    # at the fork, the other way; this time by a click on a card that lies there
    assert {"tile:5:upper:2", "tile:5:lower:2"} <= set(me.state()["hot"])
    me.clicks("tile:5:lower:2")
    expect(me.payments).to_have_count(2)
    me.clicks("tile:5/joker/0")
    expect(other.chronicle).to_contain_text("Ada pays Joker")
    expect(other.page.locator('[data-zone="tile:5:lower:2"].here')).to_be_visible()
    # the helper in the middle; then there is nothing left to travel with
    me.clicks("helpers/helper-riders-back/0")
    expect(other.chronicle).to_contain_text("The Black Riders go back to tile 1")
    expect(other.page.locator(".helpers .card")).to_have_count(0)
    expect(me.prompt).to_contain_text(PROMPTS["drawing"])


def test_the_ring_is_destroyed(server: Served, people: People) -> None:
    table, (ada, bo, _) = lay(server, at_mount_doom())
    me, other = sits(people, table, ada), sits(people, table, bo)
    me.clicks("tile:18:doom")
    expect(me.payments).to_have_count(3)
    me.clicks("option go 18-doom with blue blue yellow-ring")
    for page in (me, other):
        expect(page.verdict).to_have_text(DESTROYED)
        expect(page.result.locator(".winner")).to_have_count(3)
        expect(page.result.locator(".ranking span:not(.crest)")).to_have_text(["", "", ""])


# -- nobody talks about cards


def test_signals_in_place_of_chat(server: Served, people: People) -> None:
    page = people.comes()
    page.goto("/")
    page.get_by_role("button", name="The Ringbearer").click()
    expect(page.get_by_text("There is no chat in this game; its signals take its place.")).to_be_visible()
    expect(page.get_by_label("Chat at the table")).to_have_count(0)
    table, (ada, bo, _) = lay(server, journey())
    me, other, watcher = sits(people, table, ada, page), sits(people, table, bo), sits(people, table)
    other.speaks("de")
    watcher.speaks("nl")
    for at in (me, other, watcher):
        expect(at.page.locator("form, textarea, input")).to_have_count(0)
    expect(me.signals.get_by_role("button")).to_have_text(
        ["The upper way", "The lower way", "Let us hurry", "Let us wait"]
    )
    me.button("Let us hurry").click()
    expect(me.signals.get_by_role("listitem")).to_have_text("Ada: Let us hurry")
    expect(other.page.locator(".chat li")).to_have_text("Ada: Beeilen wir uns")
    expect(watcher.page.locator(".chat li")).to_have_text("Ada: Laten we ons haasten")
    expect(watcher.page.locator(".chat button")).to_have_count(0)
    other.button("Der obere Weg").click()
    expect(me.signals.get_by_role("listitem")).to_have_text(["Ada: Let us hurry", "Bo: The upper way"])
    other.speaks("en")
    expect(other.signals.get_by_role("listitem").last).to_have_text("Bo: The upper way")


# -- for all people


def goes_to(me: JourneyPage, thing: str) -> None:
    """by arrows alone, on a walk that cannot run in circles"""
    arrows = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
    walk = Random(thing)
    for step in range(240):
        if focused(me.page) == thing:
            break
        me.page.keyboard.press(arrows[step % 4] if step < 24 else walk.choice(arrows))
    assert focused(me.page) == thing


def test_a_turn_by_keyboard_alone(server: Served, people: People) -> None:
    state = position(
        hand_0=["yellow", "green"], reversed_1=["red"], land=[tile("b1", "blue")], riders=1, stack=["b2", "b3"]
    )
    table, (ada, bo, _) = lay(server, state)
    me, other = sits(people, table, ada), sits(people, table, bo)
    keys = me.page.keyboard
    keys.press("1")
    expect(me.page.locator('[data-piece="hand:0/yellow/0"] .picked')).to_have_count(1)
    keys.press("Escape")
    expect(me.page.locator(".picked")).to_have_count(0)
    keys.press("1")
    goes_to(me, "tile:5")
    assert me.page.evaluate(RING)
    keys.press("Enter")
    expect(me.chronicle).to_contain_text("Ada lays yellow at tile 5")
    goes_to(me, "tile-stack")
    keys.press("Enter")
    expect(me.chronicle).to_contain_text("tile 6")
    expect(me.prompt).to_contain_text(PROMPTS["travel"])
    goes_to(me, "tile:5:upper:1")
    keys.press("Enter")
    assert focused(me.page) == "tile:5/yellow/0"
    goes_to(me, "option go 5-upper-1 with yellow")
    assert me.page.evaluate(RING)
    keys.press("Enter")
    expect(me.chronicle).to_contain_text("Ada pays yellow")
    me.waits_for_turn()
    keys.press("e")
    expect(me.prompt).to_contain_text(PROMPTS["drawing"])
    goes_to(me, "pile")
    keys.press("Enter")
    expect(me.offer.get_by_role("button", name="Draw a card")).to_be_focused()
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(me.chronicle).to_contain_text("Ada draws a reversed card")
    keys.press("e")
    assert other.waits_for_turn()
    assert focused(me.page) == "prompt"
    other.page.keyboard.press("o")
    options = other.page.get_by_role("dialog", name="All options").get_by_role("button")
    expect(options.filter(has_text="Discover a tile")).to_have_count(1)


# a companion pays for a step, the servant for a dark card, symbols are used, and the ring is destroyed
STATES: list[tuple[Callable[[], Ringbearer], list[str]]] = [
    (journey, ["tile:5:upper:1", "option go 5-upper-1 with yellow-ring"]),
    (
        dark_table,
        ["hand:0/dark-back/0", "option play dark-back", "sauron:0/sauron/0", "sauron:0/dark-hand/0", "tile:14:upper:3"],
    ),
    (many_symbols, ["tile:6/red-ring/0"]),
    (at_mount_doom, ["tile:18:doom", "option go 18-doom with blue blue yellow-ring"]),
]


@pytest.mark.parametrize(("state", "things"), STATES)
def test_on_a_phone_all_that_shines_can_be_tapped(
    server: Served, people: People, state: Callable[[], Ringbearer], things: list[str]
) -> None:
    table, (ada, *_) = lay(server, state())
    me = sits(people, table, ada, phone=True)
    for language in ("de", "nl", "en"):
        me.speaks(language)
        fits(me.page)
    for thing in things:
        expect(me.page.locator(f'[data-hot="{thing}"]').first).to_be_visible()
        assert not me.page.evaluate(COVERED)
        me.does(thing, tap=True)
        fits(me.page)
    if state is at_mount_doom:
        expect(me.verdict).to_have_text(DESTROYED)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_barriers(server: Served, people: People, phone: bool) -> None:
    """on the way and while paying, in the servant's turn with an offer, and at the end"""
    page = people.comes(phone=phone)
    for state, things in STATES:
        table, (ada, *_) = lay(server, state())
        me = sits(people, table, ada, page)
        no_barriers(page)
        me.clicks(things[0])
        no_barriers(page)
    me.clicks(things[1])
    expect(me.result).to_be_visible()
    no_barriers(page)


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_english_is_left(server: Served, people: People, language: str) -> None:
    page = people.comes()
    english = english_words(language)
    assert {"companions", "tiles", "discards", "servant", "travel", "draw"} <= english
    said = ""
    for state, things in (
        (journey, ["tile:5:upper:1", "option go 5-upper-1 with yellow"]),
        (one_draw_before_the_fall, ["option stop"]),
        (dark_table, ["hand:0/dark-draw/0", "option play dark-draw"]),
        (at_mount_doom, ["tile:18:doom", "option go 18-doom with blue blue yellow-ring"]),
    ):
        table, (ada, *_) = lay(server, state())
        me = sits(people, table, ada, page)
        if page.locator("html").get_attribute("lang") != language:
            me.speaks(language)
        for thing in things:
            said += shown(page)
            me.clicks(thing)
        if state is one_draw_before_the_fall:
            expect(me.fall).to_be_visible()
        if state is at_mount_doom:
            expect(me.result).to_be_visible()
        said += shown(page)
    found = {word for word in words_of(said) if word in english}
    assert not found
    for words in SAID[language]:
        assert words in said, words


APART = """() => {
  const box = (e) => e.getBoundingClientRect();
  const seat = document.querySelector('.others .bearer');
  const danger = box(seat.querySelector('.danger'));
  const slots = [...seat.querySelectorAll('.danger li')].map(box);
  const cards = [...seat.querySelectorAll('.their-hand .card')].map(box);
  return {
    slots: slots.filter((s) => s.left >= danger.left && s.right <= danger.right && s.right <= box(seat).right).length,
    cards: cards.filter((c) => c.right <= danger.left).length,
  };
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_danger_and_a_large_hand_lie_side_by_side(server: Served, people: People, size: tuple[int, int]) -> None:
    """of four players the bearer has the least room"""
    hand = ["blue-gandalf", "green-gandalf", "red-ring", "joker", "blue-remove", "yellow-ring", "green-step"]
    table, tokens = lay(server, position(seats=4, ring=1, sauron=4, hand_1=hand))
    ada = sits(people, table, tokens[0], people.comes(size))
    assert ada.page.evaluate(APART) == {"slots": 5, "cards": len(hand)}
