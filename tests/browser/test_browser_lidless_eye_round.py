"""The Lidless Eye in a browser for one and for three: from the draft to the Council, alone to the end, a server that is
killed inside a draft, and who hears what."""

import asyncio
import json
import os
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, expect

from browser.finished import play_out, unseen
from browser.killed import killed, to_be_killed
from browser.laid import lay_match
from browser.lidless_eye_positions import last_turn
from browser.lidless_eye_secrets import check_frame, knowledge
from browser.lidless_eye_table import GAME, EyePage, answers_stand, hurry, sits
from browser.people import Heard, People
from browser.sight import round_match
from browser.sight import sits as sits_there
from browser.table_page import asked
from mathom.games.lidless_eye.bot.judge import choose_greedily
from mathom.games.lidless_eye.gathering import Gathering
from mathom.games.lidless_eye.position.eye import Eye
from mathom.match.match import Match
from mathom.server.store import Store
from server.served import Served

MOST_CLICKS = 4000
NAMES = ["Ada", "Bo", "Cy"]
DECKS: dict[str, Any] = {
    "first": "raiders-of-mordor",
    "second": "banners-of-the-south",
    "third": "shadows-of-dol-guldur",
}
OVER = re.compile("wins the War Council with \\d+ points?|shared by \\d+ players|the last one left", re.I)
ALONE = re.compile("ends with -?\\d+ points?|has fallen", re.I)


def a_game_of_three() -> Eye:
    return cast(Eye, GAME.new(seats=3, seed=4, **DECKS))


def test_three_from_the_draft_through_the_turn_of_each_by_clicks(server: Served, people: People) -> None:
    """two persons and a bot; the persons choose their decks and their Ringwraiths and show who starts; then each
    of the three has a turn; MATHOM_LONG=1: and then on to the Council, which else begins with the last turn, below"""
    table, tokens = server.open_table("person", "person", "easy", game="lidless-eye")
    ada, bo = players = [sits(people, table, token) for token in tokens]
    expect(ada.prompt).to_have_text("Choose your deck")
    ada.clicks("asked/deck-raiders-of-mordor")
    bo.clicks("asked/deck-banners-of-the-south")
    phase = ada.page.locator("p.phase")
    questions = hurry(players, lambda: "phase of" in (phase.text_content() or ""))
    assert {"Which Ringwraith will you be", "Show a starting character"} <= questions
    for at in players:
        expect(at.page.locator(".pair > :nth-child(1) .hinders")).to_have_count(1)
        expect(at.page.locator(".pair > :nth-child(2) .hindered")).to_have_count(1)
    beside: set[EyePage] = set()  # who has seen the companies of both others; a map or a choice takes their place

    def each_has_had_a_turn() -> bool:
        beside.update(at for at in players if at.page.locator(".beside > .half").count() == 2)
        told = ada.chronicle.inner_text()
        return all(f"Organization phase of {name}" in told for name in NAMES)

    hurry(players, each_has_had_a_turn)
    assert len(beside) == 2
    if os.environ.get("MATHOM_LONG"):
        to_the_council(server, table, players)


def to_the_council(server: Served, table: str, players: list[EyePage]) -> None:
    hurry(players, players[0].result.count)
    for at in players:
        expect(at.verdict).to_have_text(OVER)
        expect(at.ranking).to_have_count(3)
    assert server.get(f"/api/tables/{table}")["over"]


def test_three_to_the_council_by_clicks(server: Served, people: People) -> None:
    """two persons and a bot, from the beginning of the last turn, which is that of a person"""
    table, tokens = lay_match(server, Match(GAME, last_turn(a_game_of_three()), NAMES), bots=1)
    to_the_council(server, table, [sits(people, table, token) for token in tokens])


def test_alone_from_the_lobby_to_the_end_and_into_the_results(server: Served, people: People) -> None:
    page = people.comes()
    answers_stand(page)
    page.goto("/")
    page.get_by_role("button", name="The Lidless Eye").click()
    page.locator("fieldset.count label").first.click()
    expect(page.get_by_label("Who plays seat 2")).to_have_count(0)
    expect(page.get_by_text("how often each play deck is exhausted")).to_have_count(0)
    page.get_by_label("Name at seat 1").fill("Tolman alone")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    me = EyePage(page)
    me.clicks("asked/deck-wolves-of-angmar")
    expect(page.get_by_role("heading", name="The hazard deck")).to_be_visible()
    turned_up = False
    for _ in range(MOST_CLICKS):
        if me.result.count() or not me.waits_for_turn():
            break
        turned_up = turned_up or page.locator('[data-piece^="hand:1/"]').count() > 1
        me.hurries()
    assert turned_up
    expect(me.verdict).to_have_text(ALONE)
    expect(me.ranking).to_have_count(1)
    page.goto("/alone/lidless-eye")
    row = page.locator("section:has(#best) tbody tr", has_text="Tolman alone")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Wolves of Angmar")
    row.get_by_role("link").click()
    page.wait_for_url(re.compile("/replay"))


def test_the_deal_of_the_day_is_opened_from_the_results(people: People) -> None:
    page = people.comes()
    page.goto("/alone/lidless-eye")
    expect(page.get_by_text("Nobody has finished this deal yet.")).to_be_visible()
    page.get_by_role("button", name="Play today's deal").click()
    page.wait_for_url(re.compile("/table/"))
    me = EyePage(page)
    me.is_laid()
    expect(me.prompt).to_contain_text("starting items")


def in_the_draft() -> Match:
    """three players, some of whose starting characters have been shown"""
    match = Match(GAME, a_game_of_three(), NAMES)
    shown = 0
    while shown < 4:
        text = GAME.notation(match.state, choose_greedily(match.state))
        shown += text.startswith(("show", "choose")) and isinstance(cast(Eye, match.state).stack[-1], Gathering)
        match.play(text)
    return match


def seen(at: EyePage) -> tuple[str, list[str], list[str | None]]:
    """the question, what can be done, and all cards"""
    cards = [card.get_attribute("data-piece") for card in at.page.locator("[data-piece]").all()]
    return at.prompt.inner_text(), at.state()["hot"], cards


def test_killed_inside_a_draft_the_pages_go_on_there(browser: Browser, tmp_path: Path) -> None:
    with to_be_killed(browser, tmp_path) as (server, people):
        table, tokens = lay_match(server, in_the_draft())
        players = [sits(people, table, token) for token in tokens]
        moves = killed(server, table, players, seen)
        assert sum(bool(at.state()["hot"]) for at in players) == 1
        asked(*players).hurries()
        assert server.get(f"/api/tables/{table}")["moves"] > moves


def in_full(server: Served, table: str) -> list[dict[str, Any]]:
    """the record as the store has it: nobody is told so much while the game goes on"""

    async def read() -> list[dict[str, Any]]:
        store = Store(server.database)
        row, entries = await store.table(table), await store.entries(table)
        await store.close()
        assert row is not None
        return [row.head, *(entry.body for entry in entries)]

    with ThreadPoolExecutor(1) as thread:  # in this one Playwright has an event loop running
        return thread.submit(asyncio.run, read()).result()


def seq_of(words: str) -> int:
    return int(json.loads(words).get("seq", -1))


def at_random(moves: int = 0, left: int = 0) -> tuple[Match, int]:
    """a game of three who play at random, after so many moves, or so many before its end; how many moves it took"""
    s, random, made = cast(Eye, GAME.new(seats=3, seed=9, **DECKS)), Random(1), 0
    while not s.over and (left or made < moves):
        s.apply(random.choice(s.actions()))
        made += 1
    return at_random(made - left) if left else (Match(GAME, s, NAMES), made)


@pytest.mark.parametrize(("left", "moves"), [(0, 200), (250, 0)], ids=["draft", "end"])
def test_nobody_at_a_round_table_hears_what_he_must_not_know(
    server: Served, people: People, left: int, moves: int
) -> None:
    """three players and a spectator listen: in the draft and the first turns, and in the last ones to the end"""
    table, tokens = lay_match(server, at_random(left=left)[0])
    pages = [people.comes() for _ in range(4)]
    heard = [Heard() for _ in pages]
    for page, ears in zip(pages, heard, strict=True):
        ears.listen(page)
    at = [sits(people, table, token, page) for token, page in zip([*tokens, ""], pages, strict=True)]
    with unseen(*(player.page for player in at)):
        play_out(server, table, *tokens, seed=3, moves=moves)
    for player in at:
        if not moves:
            expect(player.result).to_be_visible(timeout=60_000)
    known = knowledge(in_full(server, table))
    assert len(known) > 50
    for page, ears in zip(pages, heard, strict=True):
        for _ in range(400):  # until the last of it has come
            if any(seq_of(words) == len(known) - 1 for words in ears.frames[-3:]):
                break
            page.wait_for_timeout(50)
    for viewer, ears in zip((0, 1, 2, None), heard, strict=True):
        seqs = {check_frame(words, viewer, known) for words in ears.frames}
        assert seqs >= set(range(len(known)))


LONG = ["Hamfast Gamgee of Bagshot Row", "Celebrimbor of Eregion", "Bo", "Galadriel of Lothlórien", "Éomer Éadig"]
CLIPPED = """(names) => {
  const found = { named: 0, dotted: 0, clipped: [] };
  const walk = document.createTreeWalker(document.querySelector('#app'), NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const e = text.parentElement;
    if (!names.includes(text.data.trim()) || e.closest('.unseen, option, .chronicle')) continue;
    if (!e.getClientRects().length) continue;
    found.named += 1;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right } = range.getBoundingClientRect();
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      const { overflowX, textOverflow, whiteSpace, display } = getComputedStyle(up);
      if (!['hidden', 'clip'].includes(overflowX) || right <= up.getBoundingClientRect().right + 1) continue;
      const dots = up === e && textOverflow === 'ellipsis' && whiteSpace === 'nowrap' && display === 'block';
      if (dots) found.dotted += 1;
      else found.clipped.push(`${up.className || up.tagName}: ${text.data.trim()}`);
      break;
    }
  }
  return found;
}"""


def test_names_that_have_no_room_end_in_dots(server: Served, people: People) -> None:
    """five at a table, on the narrowest screen"""
    page = people.comes((360, 740))
    sits_there(server, people, round_match(names=LONG), page)
    found = page.evaluate(CLIPPED, LONG)
    assert found["named"] >= 6
    assert found["dotted"] >= 2
    assert found["clipped"] == []
