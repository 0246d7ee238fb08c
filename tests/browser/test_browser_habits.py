"""Fewer clicks where nothing is decided: standing answers, and several cards discarded at once."""

from typing import Any, cast

from playwright.sync_api import expect

from browser.laid import lay_match
from browser.lidless_eye_positions import played_until
from browser.people import People
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.drawing import Draw, Refill
from mathom.games.lidless_eye.rules.sums import hand_size
from server.served import Served


def two_too_many(s: Eye) -> bool:
    return isinstance(s.stack[-1], Refill) and s.hand[0].size() - hand_size(s, 0) == 2


def test_several_cards_are_discarded_with_one_choice(server: Served, people: People) -> None:
    match = played_until(two_too_many, ["Ada", "Bo"])
    size = cast(Eye, match.state).hand[0].size()
    table, (ada, _) = lay_match(server, match, chat=False)
    me = people.sits(table, ada)
    cards = list(dict.fromkeys(me.state()["hot"]))
    me.click(cards[0])
    expect(me.prompt).to_have_text("1 of 2 chosen")
    me.click(cards[0])  # not this one after all
    expect(me.prompt).not_to_contain_text("chosen")
    me.click(cards[0])
    me.click(cards[1])
    expect(me.hand).to_have_count(size - 2)
    assert server.get(f"/api/tables/{table}")["moves"] == len(match.moves) + 2


def test_a_standing_answer_draws_for_me_is_remembered_and_can_be_changed(server: Served, people: People) -> None:
    match = played_until(lambda s: isinstance(s.stack[-1], Draw), ["Ada", "Bo"])
    table, (ada, _) = lay_match(server, match, chat=False)
    me = people.sits(table, ada)
    expect(me.page.get_by_role("button", name="Draw a card")).to_be_visible()
    me.page.keyboard.press("s")
    me.page.get_by_label("draw all cards that I may draw").check()
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("button", name="Draw a card")).to_have_count(0)
    expect(me.chronicle.locator("li").first).to_contain_text("draws")
    me.page.reload()
    me.is_laid()
    me.page.keyboard.press("s")
    expect(me.page.get_by_label("draw all cards that I may draw")).to_be_checked()


def test_those_that_seldom_skip_anything_are_chosen_with_one_click(server: Served, people: People) -> None:
    match = played_until(lambda s: isinstance(s.stack[-1], Draw), ["Ada", "Bo"])
    table, (ada, _) = lay_match(server, match, chat=False)
    me = people.sits(table, ada)
    me.page.keyboard.press("s")
    habits = {habit["name"]: habit["usual"] for habit in habits_of(server)}
    boxes = me.page.locator("input[name=habit]")
    expect(boxes).to_have_count(len(habits))
    me.page.get_by_role("button", name="Those that seldom skip anything").click()
    for name, usual in habits.items():
        expect(me.page.locator(f"input[name=habit][value={name}]")).to_be_checked(checked=usual)
    expect(me.page.get_by_role("button", name="Those that seldom skip anything")).to_have_count(0)
    assert 0 < sum(habits.values()) < len(habits)


def habits_of(server: Served) -> list[dict[str, Any]]:
    (game,) = (game for game in server.get("/api/games") if game["key"] == "lidless-eye")
    return cast(list[dict[str, Any]], game["habits"])
