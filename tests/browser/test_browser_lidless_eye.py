"""The table of The Lidless Eye in a browser: a whole game, a journey, a strike with its sums, and who hears what."""

import json
import re
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from browser.finished import play_out, unseen
from browser.lidless_eye_positions import (
    FIRST,
    SECOND,
    armed_strike,
    asked,
    last_turn,
    near_the_end,
    organizes_alone,
    reached,
)
from browser.lidless_eye_secrets import check_frame, knowledge
from browser.lidless_eye_table import GAME, EyePage, answers_stand, hurry, lay, sits
from browser.people import Heard, People
from browser.table_page import SPOT
from browser.test_browser_people import COUNT_FLIGHTS, RING, fits, focused, no_barriers
from mathom.games.lidless_eye.box.card import KINDS, REGIONS, SITE_NUMBERS, SITES
from mathom.games.lidless_eye.box.ready_decks import decks_of
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.chain import chain_now
from mathom.games.lidless_eye.table.words.check import explain_check
from mathom.games.lidless_eye.table.words.strike import explain
from mathom.games.lidless_eye.terms import HERO, MINION
from mathom.kernel.words import say
from server.served import Served

COUNCIL = re.compile("wins the (?:War|Free) Council with \\d+ to \\d+ points|a draw with \\d+ points? each", re.I)
ENDINGS = re.compile(f"{COUNCIL.pattern}|brings The One Ring to Barad-dûr|has fallen", re.I)
SUMS = re.compile("[^\\n]+: \\d+ \\+ \\d+.* = \\d+ against \\d+")
MOST_CLICKS = 3000

# what shines, but is too small for a finger or lies wholly under something else
COVERED = """() => [...document.querySelectorAll('[data-hot]')].filter((e) => {
  e.scrollIntoView({ block: 'center', inline: 'center' });
  const r = e.getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(r.x + r.width * x, r.y + r.height * y)?.closest('[data-hot]') === e;
  const seen = [0.1, 0.3, 0.5, 0.7, 0.9].some((x) => [0.2, 0.5, 0.8].some((y) => hit(x, y)));
  return Math.min(r.width, r.height) < 24 || !seen;
}).map((e) => e.dataset.hot)"""


def open_table(page: Page, camp: str = "ringwraiths") -> EyePage:
    """from the lobby, against a bot"""
    page.goto("/")
    page.get_by_role("button", name="The Lidless Eye").click()
    page.get_by_label(re.compile("what the players are", re.I)).select_option(camp)
    page.get_by_label("How well seat 2 plays").select_option("easy")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("/table/"))
    return EyePage(page)


@pytest.mark.parametrize("camp", ["ringwraiths", "wizards"])
def test_a_whole_game_by_clicks_against_a_bot(server: Served, people: People, camp: str) -> None:
    """from the choice of a deck to the Council, of heroes with every click, of minions with standing answers"""
    page = people.comes()
    if camp == "ringwraiths":
        answers_stand(page)
    me = open_table(page, camp)
    expect(me.prompt).to_have_text("Choose your deck")
    decks = page.locator(".deck")
    expect(decks).to_have_count(len(decks_of(MINION if camp == "ringwraiths" else HERO)))
    for deck in decks.all():
        assert len(deck.locator("h3").inner_text()) > 3
        assert len(deck.locator("p").inner_text()) > 30
    me.clicks("asked/deck-raiders-of-mordor" if camp == "ringwraiths" else "asked/deck-friends-of-the-wild")
    expect(me.prompt).to_contain_text("starting items")
    expect(page.locator(".half").last.locator(".person")).not_to_have_count(0)
    clicks = 0
    phases = set()
    while me.waits_for_turn():
        phases.add(re.sub(" (of|phase).*", "", page.locator("p.phase").text_content() or ""))
        me.hurries()
        clicks += 1
        assert clicks < MOST_CLICKS
    expect(me.verdict).to_have_text(ENDINGS)
    expect(me.result.get_by_role("listitem")).to_have_count(2)
    assert {"Setting up", "Organization", "Site"} <= phases
    assert server.get(f"/api/tables/{page.url.split('/')[-1]}")["over"]


def test_the_last_turn_ends_in_the_council(server: Served, people: People) -> None:
    """two persons; the points of the verdict are those that stand at their seats"""
    table, tokens = lay(server, last_turn(cast(Eye, GAME.new(seats=2, seed=1, first=FIRST, second=SECOND))))
    pages = [sits(people, table, token) for token in tokens]
    hurry(pages, pages[0].result.count)
    for at in pages:
        expect(at.verdict).to_have_text(ENDINGS)
        if COUNCIL.search(at.verdict.inner_text()):
            scores = at.page.locator(".score [aria-hidden]").all_inner_texts()
            assert set(re.findall("\\d+", at.verdict.inner_text())) == set(scores)
            sums = [parts.replace("−", "-") for parts in at.result.locator(".tally").all_inner_texts()]
            assert sorted(sum(map(int, re.findall("-?\\d+", parts))) for parts in sums) == sorted(map(int, scores))


def test_cards_fly_and_unseen_ones_as_their_backs(server: Served, people: People) -> None:
    decks = {"first": "raiders-of-mordor", "second": "banners-of-the-south"}
    table, (ada,) = server.open_table("person", "easy", game="lidless-eye", options=decks)
    me = EyePage(people.sits(table, ada, motion=True).page)
    backs: list[str] = []
    me.page.on("response", lambda answer: backs.append(answer.url) if answer.url.endswith("/back.svg") else None)
    me.page.evaluate(COUNT_FLIGHTS)
    for _ in range(40):
        if backs or not me.waits_for_turn():
            break
        me.hurries()
    assert backs
    assert me.page.evaluate("() => window.flown") > 0


# -- what can be clicked


def test_a_company_is_sent_on_a_journey(server: Served, people: People) -> None:
    """the company, then a place on the map, which has grown; the other player sees that it goes, not where"""
    state = reached(asked("Organization", turn=2))
    site = next(GAME.notation(state, a).split()[-1] for a in state.actions() if "move " in GAME.notation(state, a))
    table, tokens = lay(server, state)
    me, other = (sits(people, table, token) for token in tokens)
    company = next(thing for thing in me.state()["hot"] if thing.startswith("company:"))
    me.clicks(company)
    expect(me.page.locator(".search-land .chart")).to_be_visible()
    name = say(GAME.faces[f"site-{site}"].name)
    goal = me.page.locator(".goals").get_by_role("button", name=name, exact=True)
    goal.hover()
    expect(me.page.locator(".search-land path.aim")).to_have_attribute("d", re.compile("^M"))  # the way to it is shown
    goal.click()
    card = f'[data-zone="{company}"] .goal'
    expect(me.page.locator(card)).to_contain_text(name)
    expect(other.page.locator(card)).to_contain_text("a site, face down")
    assert f"site-{site}" not in other.page.locator(card).inner_html()
    start = state.co_site[int(company.split(":")[1])]
    ends = [REGIONS[SITES[at].region].name for at in (start, SITE_NUMBERS[site])]
    road = me.page.locator(".west path.road").first.get_attribute("data-way") or ""
    assert (road.split()[0], road.split()[-1]) == tuple(ends)
    expect(other.page.locator("path.road")).to_have_count(0)


def test_a_strike_shows_its_sums_and_a_reload_goes_on_there(server: Served, people: People) -> None:
    state = reached(armed_strike)
    reckoning = explain(state)
    assert reckoning is not None
    table, tokens = lay(server, state)
    me, other = (sits(people, table, token) for token in tokens)
    for at in (me, other):
        parts = at.strike.locator(".part")
        for term in (*reckoning.defence, *reckoning.attack):
            part = parts.filter(has_text=say(term.word)).filter(has_text=str(abs(term.amount)))
            expect(part.first).to_be_visible()
        expect(at.strike.locator(".total").first).to_have_text(f"= {reckoning.total}")
        expect(at.page.locator('[data-zone="attack"]')).to_contain_text("prowess")
    assert reckoning.chance is not None
    if reckoning.chance.beaten:
        expect(me.strike.locator(".odds .good")).to_contain_text(f"{reckoning.chance.beaten} of 36")
    asked_now, sums = me.prompt.inner_text(), me.strike.inner_text()
    me.page.reload()
    me.is_laid()
    expect(me.prompt).to_have_text(asked_now)
    expect(me.strike).to_be_visible()
    assert me.strike.inner_text() == sums
    hurry((me, other), lambda: SUMS.search(me.chronicle.inner_text()), most=60)
    rolled = me.page.locator(".rolled:has(.die)")
    attack = me.page.locator('[data-zone="attack"]')
    expect(rolled.or_(attack).first).to_be_visible()  # the dice, unless another attack has taken their place
    if not attack.count():
        expect(rolled).to_contain_text(re.compile(" = \\d+ against \\d+"))


def test_a_check_shows_its_sum_before_the_dice_fall(server: Served, people: People) -> None:
    """and on a phone the sum, the question, the answer and the hand are in sight together"""
    state = reached(asked("CorruptionCheck"))
    check = explain_check(state)
    assert check is not None
    table, (ada, bo) = lay(server, state)
    me, other = sits(people, table, ada, phone=True), sits(people, table, bo)
    for at in (me, other):
        shown = at.page.locator('[data-zone="check"]')
        for term in (*check.added, *check.against):
            part = shown.locator(".part").filter(has_text=say(term.word)).filter(has_text=str(abs(term.amount)))
            expect(part.first).to_be_visible()
        expect(shown.locator(".odds")).to_contain_text(f"{check.chance.beaten} of 36")
    for seen in ("#prompt", '[data-zone="check"]', '[data-hot="option pass"]', ".hand .card >> nth=0"):
        expect(me.page.locator(seen)).to_be_in_viewport(ratio=0.9)
    me.clicks("option pass")
    expect(other.chronicle).to_contain_text(
        re.compile("corruption check of .* against .*: (unharmed|tapped|lost)", re.I)
    )
    expect(other.page.locator(".rolled .die")).to_have_count(2)


def test_a_card_of_a_pile_is_chosen_among_its_pictures(server: Served, people: People) -> None:
    state = reached(lambda s: any("choose " in GAME.notation(s, a) for a in s.actions()))
    table, (ada, bo) = lay(server, state)
    me, other = sits(people, table, ada), sits(people, table, bo)
    cards = [thing for thing in me.state()["hot"] if thing.startswith("asked/")]
    assert cards
    expect(me.page.locator(".tray .card")).to_have_count(len(cards))
    expect(other.page.locator('[data-zone="asked"]')).to_have_count(0)
    me.clicks(cards[0])


def test_the_reader_tells_what_a_card_says(server: Served, people: People) -> None:
    table, (ada, _) = lay(server, reached(asked("Organization", turn=2)))
    me = sits(people, table, ada)
    reader = me.page.locator(".reader")
    for card in me.page.locator(".hand .card, .half .figure, .stead").all():
        face = GAME.faces[card.get_attribute("data-face") or ""]
        me.page.mouse.move(*card.evaluate(SPOT))
        expect(reader.locator("h2")).to_have_text(say(face.name))
        if face.text is not None:
            expect(reader.locator(".text")).to_have_text(say(face.text))
    me.page.locator(".filter").get_by_text("hazards").click()
    dim = me.page.locator(".hand .card:not(.hazard)")
    for card in dim.all():
        expect(card).to_have_css("opacity", "0.28")
    me.page.locator(".filter").get_by_text("playable now").click()
    for card in me.page.locator(".hand .card").all():
        playable = card.locator(".hot").count() > 0
        expect(card).to_have_css("opacity", "1" if playable else "0.28")


def test_the_reader_turns_to_what_is_declared(server: Served, people: People) -> None:
    """nobody has to look for the card that an opponent plays; the question names it"""
    state = reached(lambda s: (chain := s.stack[-1]).name() == "Chain" and bool(getattr(chain, "links", None)))
    declared = KINDS[chain_now(state).links[-1].kind].name
    table, (ada, _) = lay(server, state)
    me = sits(people, table, ada)
    name = say(GAME.faces[declared].name)
    expect(me.page.locator(".reader h2")).to_have_text(name)
    expect(me.prompt).to_contain_text(f"{name} is declared")


# -- for all people


def test_a_turn_by_keyboard_alone(server: Served, people: People) -> None:
    table, (ada, _) = lay(server, reached(organizes_alone))
    me = sits(people, table, ada)
    keys = me.page.keyboard
    keys.press("ArrowDown")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        keys.press(key)
        assert focused(me.page) in me.state()["hot"]
        assert me.page.evaluate(RING)
    keys.press("e")
    expect(me.chronicle).to_contain_text(re.compile("phase of Ada"))
    keys.press("c")
    expect(me.chronicle).to_be_focused()


@pytest.mark.parametrize("what", ["Organization", "SitePhase", "Strike", "Route"])
def test_all_that_shines_can_be_clicked(server: Served, people: People, what: str) -> None:
    """and everything that can be done shines somewhere, on a low screen, a tablet and a phone"""
    state = reached(asked(what, turn=2))
    table, (ada, _) = lay(server, state)
    for page in (people.comes((1280, 720)), people.comes((1024, 768)), people.comes(phone=True)):
        me = sits(people, table, ada, page)
        fits(page)
        assert not page.evaluate(COVERED)
        hot = me.state()["hot"]
        for option in GAME.view(state, 0).options:
            first = option.on[0] if option.on else f"option {option.text}"
            assert any(thing == first or thing.startswith(f"{first}/") for thing in hot), (option.text, hot)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_no_barriers(server: Served, people: People, phone: bool) -> None:
    page = people.comes(phone=phone)
    for wanted in (asked("Organization", turn=4), armed_strike, asked("Route")):
        table, (ada, _) = lay(server, reached(wanted))
        sits(people, table, ada, page)
        no_barriers(page)


# -- secrets


def test_nobody_hears_what_he_must_not_know(server: Served, people: People) -> None:
    """two players and a spectator listen while the last turns are played at random"""
    table, tokens = lay(server, reached(near_the_end))
    pages = [people.comes() for _ in range(3)]
    heard = [Heard() for _ in pages]
    for page, ears in zip(pages, heard, strict=True):
        ears.listen(page)
    at = [sits(people, table, token, page) for token, page in zip([*tokens, ""], pages, strict=True)]
    hand = {card.get_attribute("data-face") or "" for card in at[0].hand.all()}
    assert len(hand) > 3
    expect(at[2].page.locator('[data-piece^="hand:"]')).to_have_count(0)
    expect(at[1].page.locator('[data-piece^="hand:0/"]')).to_have_count(0)
    with unseen(*(player.page for player in at)):
        play_out(server, table, *tokens, seed=3)
    for player in at:
        expect(player.result).to_be_visible(timeout=60_000)  # three pages at once draw move after move
    at[0].page.reload()  # for the chronicle of all of it
    expect(at[0].result).to_be_visible()
    _, body = server.request(f"/api/tables/{table}/record")
    known = knowledge([json.loads(line) for line in body.splitlines()])
    assert hand <= known[0][0]
    assert not hand <= known[0][1]
    for viewer, ears in zip((0, 1, None), heard, strict=True):
        seqs = {check_frame(words, viewer, known) for words in ears.frames}
        assert seqs >= set(range(len(known)))
    assert any('"history"' in words for words in heard[0].frames)
