"""The table of the duel in a browser: a whole game, all that can be asked, and the three ways to win at once."""

import json
import re
from typing import cast

import pytest
from playwright.sync_api import expect

from browser.duel_positions import FOLLOW_UPS, STATES, VICTORIES, almost_won, full_table
from browser.duel_secrets import check_frame, knowledge, named
from browser.duel_table import DuelPage, lay, sits
from browser.duel_words import SAID, english_words, shown, words_of
from browser.finished import play_out, unseen
from browser.people import Heard, People
from browser.test_browser_layout import boxes, inside, meet
from browser.test_browser_people import RING, fits, focused, no_barriers
from duel.du import GAME, given, position
from mathom.games.duel.rules import Duel
from server.served import Served

ENDINGS = re.compile(
    "wins: the Ring is destroyed|wins: the Nazgûl have caught|with the help of six peoples|in all seven regions"
    "|present in \\d regions against \\d|Shared victory: both are present"
)

# what shines, but is too small for a finger or lies partly under something else
COVERED = """() => [...document.querySelectorAll('[data-hot]')].filter((e) => {
  e.scrollIntoView({ block: 'center' });
  const r = e.getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(r.x + r.width * x, r.y + r.height * y)?.closest('[data-hot]') === e;
  return Math.min(r.width, r.height) < 24 || ![0.2, 0.5, 0.8].every((x) => [0.2, 0.5, 0.8].every((y) => hit(x, y)));
}).map((e) => e.dataset.hot)"""

# in one look: how many cards and tiles lie open, and how many of them say what they cost
OPEN_AND_PRICED = """() => ['.pyramid [data-face]:not([data-face=""]), .sites .site', '.pyramid .cost, .sites .cost']
  .map((all) => document.querySelectorAll(all).length)"""


def test_a_whole_game_by_clicks_against_a_bot(server: Served, people: People) -> None:
    page = people.comes()
    page.goto("/")
    page.get_by_role("button", name="Duel for Middle-earth").click()
    page.get_by_label("How well seat 2 plays").select_option("easy")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    me = DuelPage(page, taste=4)
    moves = 0
    chapters = set()
    priced = 0
    while me.waits_for_turn():
        expect(me.prompt).not_to_be_empty()
        chapters.add(page.locator("p.phase").text_content())
        # nothing lies open while the last card of a chapter takes effect and no tile is left
        open_cards, costs = page.evaluate(OPEN_AND_PRICED)
        assert open_cards == costs
        priced += costs
        assert me.moves()
        moves += 1
        assert me.lines > 0
        assert moves < 200
    expect(me.verdict).to_have_text(ENDINGS)
    expect(me.result.get_by_role("listitem")).to_have_count(2)
    assert {"Chapter 1 of 3", "Chapter 2 of 3"} <= chapters
    assert moves > 8
    assert priced > moves
    assert server.get(f"/api/tables/{page.url.split('/')[-1]}")["over"]


def test_all_that_can_be_asked_is_answered_by_clicks(server: Served, people: People) -> None:
    page = people.comes()
    for data, prompt, things, told in FOLLOW_UPS:
        table, (ada, _) = lay(server, position(**data))
        me = sits(people, table, ada, page)
        expect(me.prompt).to_contain_text(prompt)
        assert things[0] in me.state()["hot"]
        me.clicks(*things)
        expect(me.chronicle).to_contain_text(told)


def test_what_can_be_done_with_a_card(server: Served, people: People) -> None:
    """play, discard or leave it; what is too dear is only discarded, and its price is told"""
    state = position(["c1-grey-01", "c1-blue-04"], area_0=["c1-red-01"], tiles=["bree"], coins=[0, 9])
    table, (ada, bo) = lay(server, state)
    me, other = sits(people, table, ada), sits(people, table, bo)
    cards = {face: me.page.locator(f'.pyramid [data-face="{face}"]') for face in ("c1-grey-01", "c1-blue-04")}
    expect(cards["c1-grey-01"].locator(".cost")).to_contain_text("0 coins for you")
    expect(cards["c1-blue-04"].locator(".cost.dear")).to_contain_text("1 coin for you")
    expect(other.page.locator(".pyramid .cost.dear")).to_have_count(0)
    assert not any(thing.startswith("tiles/") for thing in me.state()["hot"])
    blue, grey = (f"layout/{slot}" for slot in (15, 14))
    me.clicks(blue)
    expect(me.offer.get_by_role("button")).to_have_text(
        [re.compile("^Discard blue card .* for 1 coin.*Playing it would take 1 coin, and you have 0"), "Take it back"]
    )
    me.offer.get_by_role("button", name="Take it back").click()
    me.clicks(grey)
    expect(me.offer.get_by_role("button")).to_have_text(
        [re.compile("^Play grey card"), "Discard grey card (courage) for 1 coin", "Take it back"]
    )
    me.clicks("option discard c1-grey-01")
    expect(other.chronicle).to_contain_text("Ada discards grey card (courage) for 1 coin")
    expect(me.page.locator(".seat.own .stats dd").first).to_have_text("1")
    other.waits_for_turn()
    other.clicks("tiles/bree", "option take bree")
    expect(me.chronicle).to_contain_text("Bo takes Bree and pays 6 coins")
    expect(me.page.locator('.foe .owned [data-face="bree"]')).to_be_visible()
    expect(me.page.locator('[data-zone="region:arnor"] [data-face="fortress-1"]')).to_be_visible()


@pytest.mark.parametrize("way", VICTORIES)
def test_a_victory_at_once(server: Served, people: People, way: str) -> None:
    data, warning, things, verdict = VICTORIES[way]
    seat = int(verdict.startswith("Bo"))
    table, tokens = lay(server, position(**data, seat=seat))
    pages = [sits(people, table, token) for token in tokens]
    me, other = pages[seat], pages[1 - seat]
    expect(me.page.locator(".seat.own .danger")).to_have_text(warning)
    expect(other.page.locator(".seat.foe .danger")).to_have_text(warning)
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.clicks(*things)
    for at in pages:
        expect(at.verdict).to_have_text(verdict)
        expect(at.result.locator(".winner")).to_have_text(re.compile(verdict.split()[0]))
        expect(at.danger).to_have_count(0)
        expect(at.chronicle.get_by_role("listitem", include_hidden=True).first).to_have_text(verdict)


# -- for all people


def test_a_turn_by_keyboard_alone(server: Served, people: People) -> None:
    state = position(["c1-red-01", "c1-grey-01", "c1-blue-01"], units_0=["arnor"], coins=[3, 3])
    table, (ada, bo) = lay(server, state)
    me, other = sits(people, table, ada), sits(people, table, bo)
    keys = me.page.keyboard
    keys.press("ArrowDown")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        keys.press(key)
        assert focused(me.page) in me.state()["hot"]
        assert me.page.evaluate(RING)
    for key in ("ArrowLeft", "ArrowDown") * 6:
        if focused(me.page) == "layout/14":
            break
        keys.press(key)
    assert focused(me.page) == "layout/14"
    keys.press("Enter")
    expect(me.offer.get_by_role("button", name="Play red card")).to_be_focused()
    keys.press("Escape")
    expect(me.offer).to_have_count(0)
    assert focused(me.page) == "layout/14"
    keys.press("Enter")
    keys.press("Enter")
    expect(me.prompt).to_contain_text("Choose a region for your units")
    me.page.wait_for_function("() => document.activeElement?.dataset.hot")
    assert focused(me.page) in ("arnor", "lindon")
    assert me.page.evaluate(RING)
    for key in ("ArrowLeft", "ArrowUp") * 2:
        if focused(me.page) != "lindon":
            keys.press(key)
    keys.press("Enter")
    assert other.waits_for_turn()
    expect(me.chronicle).to_contain_text("Ada places 1 unit in Lindon")
    assert focused(me.page) == "prompt"
    keys.press("c")
    expect(me.chronicle).to_be_focused()
    other.page.keyboard.press("o")
    options = other.page.get_by_role("dialog", name="All options").get_by_role("button")
    expect(options.first).to_be_visible()
    expect(options.filter(has_text="Play blue card (1 ring)")).to_have_count(1)
    other.page.keyboard.press("Enter")
    assert me.waits_for_turn()
    assert focused(me.page).startswith("layout/") or focused(me.page) == ""


@pytest.mark.parametrize("chapter", [1, 3])
def test_on_a_phone_all_that_shines_can_be_tapped(server: Served, people: People, chapter: int) -> None:
    page = people.comes(phone=True)
    table, (ada, _) = lay(server, full_table(chapter))
    me = sits(people, table, ada, page)
    for language in ("de", "nl", "en"):
        me.speaks(language)
        fits(page)
    hot = me.state()["hot"]
    assert len([thing for thing in hot if thing.startswith("layout/")]) == (6 if chapter == 1 else 2)
    assert len([thing for thing in hot if thing.startswith("tiles/")]) == 3
    assert not page.evaluate(COVERED)
    assert me.moves(tap=True)
    fits(page)
    if chapter > 1:
        return
    for data, _, things, told in FOLLOW_UPS[4:]:
        table, (ada, _) = lay(server, position(**data))
        me = sits(people, table, ada, page)
        fits(page)
        assert not page.evaluate(COVERED), things
        for thing in things:
            expect(page.locator(f'[data-hot="{thing}"]').first).to_be_visible()
            me.does(thing, tap=True)
        expect(me.chronicle).to_contain_text(told)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}")
def test_nothing_hides_anything(server: Served, people: People, size: tuple[int, int]) -> None:
    page = people.comes(size)
    for chapter in (1, 3):
        table, (ada, _) = lay(server, full_table(chapter))
        sits(people, table, ada, page).speaks("de")
        assert not page.evaluate(COVERED)
        (draft,) = boxes(page, ".draft")
        things = [boxes(page, s) for s in (".pyramid .card", ".site", ".people", ".pile")]
        assert [len(found) for found in things] == [20, 3, 6, 2]
        for found in things:
            assert all(inside(box, draft) for box in found), (found, draft)
        for i, found in enumerate(things):
            others = [box for more in things[i + 1 :] for box in more]
            assert not any(meet(box, other) for box in found for other in others)
        wide, high = page.evaluate("() => [document.body.scrollWidth, document.documentElement.scrollHeight]")
        assert wide <= size[0]
        assert high <= size[1]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_barriers(server: Served, people: People, phone: bool) -> None:
    page = people.comes(phone=phone)
    for state in STATES:
        table, (ada, _) = lay(server, state())
        me = sits(people, table, ada, page)
        no_barriers(page)
        if state is not almost_won:
            continue
        page.get_by_role("button", name="Look through").click()
        expect(page.get_by_role("dialog", name="Discard pile")).to_be_visible()
        no_barriers(page)
        me.button("Close").click()
        me.clicks("layout/5", "option play c3-blue-05")
        expect(me.result).to_be_visible()
        no_barriers(page)


@pytest.mark.parametrize("language", ["de", "nl"])
def test_no_english_is_left(server: Served, people: People, language: str) -> None:
    page = people.comes()
    english = english_words(language)
    assert {"coins", "peoples", "regions", "chapter", "wins", "discard", "could"} <= english
    said = ""
    for state in STATES:
        table, (ada, _) = lay(server, state())
        me = sits(people, table, ada, page)
        if language != page.locator("html").get_attribute("lang"):
            me.speaks(language)
        said += shown(page)
        if state is almost_won:
            me.does("layout/5")
            said += shown(page)
            me.does("option play c3-blue-05")
            expect(me.result).to_be_visible()
            said += shown(page)
    found = {word for word in words_of(said) if word in english}
    assert not found
    for words in SAID[language]:
        assert words in said


# -- secrets


def listening(people: People, table: str, tokens: list[str]) -> tuple[list[DuelPage], list[Heard]]:
    """both players and a spectator, and all that comes to them"""
    pages = [people.comes() for _ in range(3)]
    heard = [Heard() for _ in pages]
    for page, ears in zip(pages, heard, strict=True):
        ears.listen(page)
    return [sits(people, table, token, page) for token, page in zip([*tokens, ""], pages, strict=True)], heard


def test_nobody_hears_what_he_must_not_know(server: Served, people: People) -> None:
    """Sauron looks through the discard pile in his first turn, so that he alone knows the left-over cards for long"""
    first = given(*["?"] * 12, "barad-dur", "?", "?").to_json()
    table, tokens = lay(server, cast(Duel, GAME.from_json({**first, "coins": [9, 9]})))
    at, heard = listening(people, table, tokens)
    ada, bo, watcher = at
    bo.clicks("tiles/barad-dur", "option take barad-dur")
    expect(bo.prompt).to_contain_text("Choose a card of the discard pile")
    private = bo.pieces("discard")
    assert len(private) == 3
    for other in (ada, watcher):
        other.sees(bo.lines)
        expect(other.chronicle).to_contain_text("Bo looks through the discard pile")
        assert other.pieces("discard") == []
        assert not named(other.page.content()) & set(private)
    for seat, token in enumerate([*tokens, ""]):
        _, seen = server.request(f"/api/tables/{table}/record", token=token)
        assert bool(named(seen.decode()) & set(private)) == (seat == 1)
    bo.clicks(f"discard/{private[0]}")
    with unseen(*(player.page for player in at)):
        play_out(server, table, *tokens, seed=2)  # all pages hear the rest of the game as well
    for player in at:
        expect(player.result).to_be_visible()
    answers = [answer for ears in heard for answer in ears.responses if "/api/tables/" in answer.url]
    assert len(answers) >= 3
    assert not any(named(answer.text()) for answer in answers)
    ada.page.reload()  # for the chronicle of the whole game
    expect(ada.result).to_be_visible()
    _, body = server.request(f"/api/tables/{table}/record")
    known = knowledge([json.loads(line) for line in body.splitlines()])
    assert len(known) > 30
    assert set(private) & known[1][0] == set()
    assert set(private) <= known[1][1]
    for viewer, ears in zip((0, 1, None), heard, strict=True):
        seqs = {check_frame(words, viewer, known) for words in ears.frames}
        assert seqs >= set(range(len(known)))
    assert any('"history"' in words and "Barad-dûr" in words for words in heard[0].frames)


def test_what_a_wizard_shows_is_for_one_alone(server: Served, people: People) -> None:
    """the Fellowship gains the token that lets it play a card from the discard pile, while one card lies face down"""
    unknown = ["c3-blue-02", "c3-red-01", "c3-purple-05", "c3-yellow-01"]  # that one, and three left over
    layout = {15: "face-down", 18: "c3-green-01", 19: "c3-yellow-02"}
    known = [card for card in GAME.edition.cards if card.startswith("c3") and card not in [*unknown, *layout.values()]]
    known.remove("c3-green-02")
    state = position(
        layout=layout,
        chapter=3,
        area_0=["c3-green-02"],
        area_1=known,
        discard=["c1-yellow-01"],
        coins=[9, 0],
        top_wizards="wizards-3",
    )
    table, tokens = lay(server, state)
    at, heard = listening(people, table, tokens)
    ada, *others = at
    ada.clicks("layout/18", "option play c3-green-01", "stack:wizards/wizards-3")
    expect(ada.prompt).to_contain_text("Choose a card of the discard pile")
    seen = ada.pieces("discard")
    private = set(seen) & set(unknown)
    assert len(seen) == 4
    assert len(private) == 3
    for other in others:
        other.sees(ada.lines)
        assert other.pieces("discard") == []
        expect(other.page.locator('[data-zone="discard"] b')).to_have_text("4")
    for ears in heard[1:]:
        assert not named("".join(ears.frames)) & set(unknown)
    ada.clicks("discard/c1-yellow-01")
    for other in others:
        other.sees(ada.lines)
        (turned_up,) = set(unknown) - private
        expect(other.page.locator(f'.pyramid [data-face="{turned_up}"]')).to_be_visible()
        other.page.get_by_role("button", name="Look through").click()
        expect(other.page.get_by_role("dialog").locator("[data-piece]")).to_have_count(3)
