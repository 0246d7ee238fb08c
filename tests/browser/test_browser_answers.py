"""Strict and quick tables in a browser: chosen in the lobby, told at the table; and passes for a while."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.lidless_eye_positions import asked, reached
from browser.lidless_eye_table import GAME, EyePage, lay, sits
from browser.lobby_page import seat, start
from browser.people import People
from browser.test_browser_people import fits, no_barriers
from mathom.games.lidless_eye.position.eye import Eye
from mathom.match.passing import offered
from server.served import Served, sqlite

WAIT = 5  # seconds between two moves of bots: passes that are sent wait this long at least, and three times at most
WAYS = "Chances to answer what another does"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(sqlite(tmp_path_factory.mktemp("answers")), pause=WAIT) as served:
        yield served


@pytest.fixture
def callers(browser: Browser, slow: Served) -> Iterator[People]:
    come = People(browser, f"http://localhost:{slow.port}")
    yield come
    come.leave()


def in_an_attack(s: Eye) -> bool:
    """in his own turn, in the middle of an attack, he may answer or pass"""
    return asked("Chain", turn=2)(s) and {"attack", "mine"} <= set(offered(GAME, s))


# -- the lobby


def choose(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=game).click()


def test_the_choice_is_offered_where_it_matters(people: People) -> None:
    page = people.comes()
    choose(page, "The Two Towers")
    seat(page, 2, "friend")
    expect(page.get_by_label(WAYS)).to_have_count(0)
    choose(page, "The Lidless Eye")
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
    expect(page.get_by_label(WAYS)).to_have_count(0)  # alone with a bot
    seat(page, 2, "friend")
    expect(page.get_by_label(WAYS)).to_have_value("strict")
    expect(page.get_by_label(WAYS)).to_have_accessible_description(re.compile("Strict gives nothing away"))
    page.get_by_label(WAYS).select_option("quick")
    expect(page.get_by_label(WAYS)).to_have_accessible_description("Quick gives away that somebody holds no answer.")
    no_barriers(page)


def test_a_quick_table_says_so_and_so_does_the_next(server: Served, people: People) -> None:
    page = people.comes()
    choose(page, "The Lidless Eye")
    seat(page, 2, "friend")
    page.get_by_label(WAYS).select_option("quick")
    me = start(page)
    me.button("Close").click()
    expect(page.locator("p.phase")).to_contain_text("quick answers")
    me.button("Help").click()
    told = page.get_by_role("dialog", name="Help")
    expect(told).to_contain_text("This table is quick")
    expect(told).to_contain_text("hold: passes are no longer sent for you")
    me.button("Close").click()
    tables = json.loads(page.evaluate("() => localStorage.getItem('mathom.tables')"))
    (table, kept), *_ = tables.items()
    other = server.page(table, *kept["tokens"], *kept["invites"].values())
    other.wait_for(0)
    page.goto("/")  # to draw every move would take a while
    other.let_bots_finish(0, 1)
    page.goto(f"/table/{table}")
    expect(me.result).to_be_visible()
    me.result.get_by_role("button", name="New table with the same seats").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(page.locator("p.phase")).to_contain_text("quick answers")
    assert server.page(page.url.split("/")[-1].split("?")[0]).welcome["answers"] == "quick"


# -- hold


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_who_passes_for_a_while_may_hold(slow: Served, callers: People, phone: bool) -> None:
    state = reached(in_an_attack)
    table, (ada, bo) = lay(slow, state)
    me = sits(callers, table, ada, phone=phone)
    other = EyePage(callers.sits(table, bo).page)
    page = me.page
    expect(other.page.locator("p.phase")).to_contain_text("strict answers")
    shone = me.state()["hot"]
    asks = me.prompt.inner_text()
    for name in ("Pass for this attack", "Pass for this phase", "Pass for this turn", "Pass until my turn"):
        expect(me.button(name)).to_be_visible()
    fits(page)
    me.button("Pass until my turn").click()
    waits_to_pass(me, other)
    me.button("Hold").click()
    expect(me.button("Hold")).to_have_count(0)
    expect(me.prompt).to_have_text(asks)
    page.keyboard.press(":")
    waits_to_pass(me, other)
    page.keyboard.press("-")
    expect(me.button("Hold")).to_have_count(0)
    expect(me.prompt).to_have_text(asks)
    assert me.state()["hot"] == shone
    if not phone:  # what is sent, and when, does not depend on the size of the page
        page.wait_for_timeout(3 * WAIT * 1000 + 200)
        expect(other.prompt).to_contain_text("Ada is choosing")  # she holds
        assert slow.get(f"/api/tables/{table}")["moves"] == 0
    me.button("Pass for this turn").click()
    expect(page.get_by_text("You pass to the end of this turn.")).to_be_visible()
    while slow.get(f"/api/tables/{table}")["moves"] == 0:
        page.wait_for_timeout(100)
    expect(me.button("Hold")).to_be_visible()  # for the next window, whoever is asked there
    fits(page)
    no_barriers(page)
    me.button("Hold").click()
    expect(me.button("Hold")).to_have_count(0)
    expect(me.notice).to_have_count(0)


def waits_to_pass(me: EyePage, other: EyePage) -> None:
    """no question for the one, and for the other nothing is different"""
    expect(me.button("Hold")).to_be_visible()
    expect(me.prompt).to_contain_text("This is answered for you")
    expect(me.shining).to_have_count(0)
    expect(other.prompt).to_contain_text("Ada is choosing")
