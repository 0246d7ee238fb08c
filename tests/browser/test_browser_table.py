"""At the table: undo, the explicit end of a turn, hints, refusals, rules, the chronicle, languages."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

import mathom
from browser.people import People
from browser.table_page import TablePage
from server.served import Served


def to_the_laying(*players: TablePage) -> TablePage:
    """all draw until cards are laid; whoever begins with it"""
    for _ in range(60):
        for player in players:
            hot = player.state()["hot"]
            if any(thing.startswith("option ") for thing in hot):
                return player
            if hot:
                player.moves(only="pile")
                for other in players:
                    other.sees(player.lines)
    raise AssertionError("nobody ever lays cards")


def test_a_move_is_taken_back(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    before = sorted(piece.get_attribute("data-piece") or "" for piece in me.hand.all())
    expect(me.button("Undo")).to_have_count(0)
    me.moves(only="hand")
    other.sees(1)
    me.button("Undo").click()
    expect(me.hand).to_have_count(len(before))
    assert sorted(piece.get_attribute("data-piece") or "" for piece in me.hand.all()) == before
    expect(me.button("Undo")).to_have_count(0)
    expect(me.page.get_by_role("log")).to_have_text("A move was taken back.")
    for player in (me, other):
        expect(player.chronicle).to_have_text(re.compile("Nothing has happened yet"))


def test_a_turn_ends_only_when_one_says_so(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    players = people.sits(table, ada), people.sits(table, bo)
    me = to_the_laying(*players)
    other = players[1] if me is players[0] else players[0]
    expect(me.prompt).to_contain_text("then end your turn")
    me.moves(only="hand")
    expect(me.prompt).to_contain_text("then end your turn")
    assert not other.state()["hot"]
    me.page.get_by_role("group", name="Actions").get_by_role("button", name="End the turn").click()
    assert other.waits_for_turn()


def test_a_hint_says_what_and_why_and_can_be_followed(server: Served, people: People) -> None:
    table, (ada, _) = server.open_table("person", "person")
    me = people.sits(table, ada)
    me.button("Hint").click()
    expect(me.notice).to_contain_text("Hint:")
    expect(me.notice).to_contain_text(re.compile("(better than|as good would be) this:"))
    expect(me.notice).not_to_contain_text("imagined games")
    me.page.keyboard.press("f")
    expect(me.notice).to_contain_text(re.compile(r"of \d+ imagined games", re.IGNORECASE))
    me.notice.get_by_role("button", name="Do it").click()
    me.sees(1)
    expect(me.notice).to_have_count(0)


def test_all_options_are_listed_and_one_is_chosen(server: Served, people: People) -> None:
    table, (ada, _) = server.open_table("person", "person")
    me = people.sits(table, ada)
    me.button("All options").click()
    options = me.page.get_by_role("dialog", name="All options").get_by_role("listitem")
    assert options.count() > 3
    options.get_by_role("button", name="Draw 1 card from the pile").click()
    me.sees(1)
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_a_refused_move_cites_its_rule(server: Served, people: People) -> None:
    """the page offers nothing illegal, so the words are changed on their way"""

    def garble(route: WebSocketRoute) -> None:
        there = route.connect_to_server()
        route.on_message(lambda words: there.send(str(words).replace('"do":"draw"', '"do":"lay gandalf"')))

    table, (ada, _) = server.open_table("person", "person")
    page = people.comes()
    page.route_web_socket(re.compile("/ws/"), garble)
    me = people.sits(table, ada, page)
    me.click("pile")
    refusal = page.get_by_role("alert")
    cited = refusal.get_by_role("button", name=re.compile(r"Rule TT-\d+"))
    number = cited.inner_text().removeprefix("Rule ")
    cited.click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator(f"#rule-{number}")).to_be_in_viewport()
    rules.get_by_role("button", name="Close").click()
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    assert me.moves(only="open")


def test_the_rules_can_be_searched(server: Served, people: People) -> None:
    table, (ada, _) = server.open_table("person", "person")
    me = people.sits(table, ada)
    me.button("Rules").click()
    rules = me.page.get_by_role("dialog", name="Rules")
    listed = rules.get_by_role("listitem")
    search = rules.get_by_role("searchbox")
    expect(search).to_be_focused()
    expect(listed).not_to_have_count(0)
    all_of_them = listed.count()
    search.fill("Gandalf row")
    expect(listed).not_to_have_count(all_of_them)
    assert 0 < listed.count() < all_of_them
    for rule in listed.all():
        assert "gandalf" in rule.inner_text().lower()
    search.fill("TT-27")
    expect(listed).to_have_count(1)
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_the_chronicle_grows_and_is_read_aloud(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    me.moves(only="open")
    other.sees(1)
    for player in (me, other):
        log = player.page.get_by_role("log")
        expect(log).to_have_attribute("aria-live", "polite")
        expect(log).to_contain_text(re.compile("^Ada takes"))
        expect(player.chronicle.get_by_role("listitem").first).to_have_text(log.inner_text().split(". ")[-1])


def test_people_talk(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    me.page.get_by_role("textbox", name="Say something").fill("good <b>evening</b>")
    me.button("Send").click()
    expect(other.page.get_by_role("region", name="Chat")).to_contain_text("Ada: good <b>evening</b>")


def test_a_bot_plays_for_who_is_away_until_he_takes_his_seat_back(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    me.moves(only="pile")
    other.page.context.close()
    me.button("Let a bot play").click()
    assert me.waits_for_turn()
    back = people.sits(table, bo)
    back.button("Take my seat back").click()
    expect(back.button("Take my seat back")).to_have_count(0)
    me.moves(only="pile")
    assert back.waits_for_turn()


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    me.moves(only="pile")
    expect(other.button("Let a bot play for me")).to_have_count(1)
    me.button("Let a bot play for me").click()
    expect(me.prompt).to_contain_text("A bot plays for you")
    expect(me.button("Let a bot play for me")).to_have_count(0)
    assert other.waits_for_turn()
    other.moves(only="pile")
    assert other.waits_for_turn(), "the bot has played Ada's turn"
    expect(me.shining).to_have_count(0)
    expect(me.button("Hint")).to_have_count(0)
    me.button("Take my seat back").click()
    expect(me.prompt).not_to_contain_text("A bot plays for you")
    other.moves(only="pile")
    assert me.waits_for_turn()
    assert me.moves(only="pile")


def test_when_the_time_has_run_out_a_bot_ends_the_turn(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person", clock=10)
    me, other = people.sits(table, ada), people.sits(table, bo)
    clock = me.prompt.locator(".clock")
    expect(clock).to_have_text(re.compile(r"0:(10|0\d)"))
    expect(other.prompt.locator(".clock")).to_be_visible()
    expect(clock).to_have_class(re.compile("short"))
    other.page.wait_for_function("() => document.querySelector('[data-hot]') !== null", timeout=25_000)
    me.sees(1)
    expect(me.shining).to_have_count(0)
    expect(me.chronicle).to_contain_text("Ada")
    expect(other.prompt.locator(".clock")).to_have_text(re.compile(r"0:(10|0\d)"))


def test_the_language_is_changed_in_the_middle_of_a_game(server: Served, people: People) -> None:
    table, (ada, bo) = server.open_table("person", "person")
    me, other = people.sits(table, ada), people.sits(table, bo)
    me.moves(only="pile")
    other.waits_for_turn()
    other.moves(only="pile")
    me.waits_for_turn()
    said = {}
    for language, turn, pile, drawn in (
        ("de", "Dein Zug: Nimm eine Karte", "Stapel", "zieht"),
        ("nl", "Jouw beurt: neem een kaart", "Stapel", "trekt"),
        ("en", "Your turn: take a card", "Pile", "draws"),
    ):
        me.speaks(language)
        expect(me.prompt).to_contain_text(turn)
        expect(me.page.locator('[data-zone="pile"]')).to_contain_text(pile)
        expect(me.chronicle).to_contain_text(drawn)
        said[language] = me.page.locator("main").inner_text()
        names = me.page.locator("[data-hot]").evaluate_all("all => all.map((e) => e.getAttribute('aria-label'))")
        said[language] += json.dumps(names)
    english = ("cards in hand", "Open cards", "draws", "Your turn", "lay ", "take ", "from the pile", "wisdom")
    for language in ("de", "nl"):
        found = [words for words in english if words in said[language]]
        assert not found, (language, found)
    expect(other.prompt).to_contain_text("Ada takes a card")
    assert me.moves(only="pile")


WHERE = """() => [...document.querySelectorAll('main, main [data-hot], main [data-piece], main .seat')].flatMap((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [x, y, width, height];
})"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", mathom.games())
def test_a_hint_moves_nothing(server: Served, people: People, game: str, phone: bool) -> None:
    """it lies over the bar, where nothing is clicked that belongs to the game"""
    table, (ada, *_) = server.open_table("person", *["easy"] * (mathom.game(game).least - 1), game=game)
    me = people.sits(table, ada, phone=phone)
    expect(me.button("Hint")).to_be_visible()
    me.page.wait_for_load_state("networkidle")
    me.page.keyboard.press("Escape")  # by keys, since a click would scroll; what has the focus is raised from now on
    before = me.page.evaluate(WHERE)
    me.page.keyboard.press("h")
    expect(me.notice).to_contain_text("Hint:")
    assert me.page.evaluate(WHERE) == pytest.approx(before, abs=1)
    me.page.keyboard.press("Escape")
    expect(me.notice).to_have_count(0)
    assert me.page.evaluate(WHERE) == pytest.approx(before, abs=1)
