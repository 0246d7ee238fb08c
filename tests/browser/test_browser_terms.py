"""The words of a game are explained where they are read: on hover, on focus, by a long press; in three languages."""

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import People
from browser.test_browser_people import no_barriers
from server.served import Served

WORDS = {
    "en": ("company", "Characters who travel together."),
    "de": ("Gemeinschaft", "Charaktere, die zusammen reisen."),
    "nl": ("gezelschap", "Personages die samen reizen."),
}


def told(page: Page, words: str) -> None:
    expect(page.get_by_role("tooltip")).to_contain_text(words)


def points_at(page: Page, word: Locator) -> None:
    """until it is explained: while pictures come the word may move away from under the pointer"""
    for _ in range(30):
        word.hover()
        page.wait_for_timeout(300)
        if page.get_by_role("tooltip").is_visible():
            return
        page.mouse.move(0, 0)


def speaks(page: Page, language: str) -> None:
    page.get_by_label(page.locator(".language .unseen").inner_text()).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize("language", WORDS)
def test_a_word_is_explained_before_one_sits_down(people: People, language: str) -> None:
    page = people.comes()
    page.goto("/learn/lidless-eye")
    speaks(page, language)
    name, words = WORDS[language]
    word = page.locator("dfn.term", has_text=name).first
    points_at(page, word)
    told(page, words)
    expect(word).to_have_attribute("aria-describedby", "term")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()
    word.focus()
    told(page, words)
    no_barriers(page)
    page.get_by_role("link").last.focus()
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_a_word_is_explained_once_in_a_paragraph(people: People) -> None:
    page = people.comes()
    page.goto("/learn/duel")
    expect(page.locator(".overview dfn").first).to_be_visible()
    lines = page.locator(".overview p:has(dfn)").all()
    assert len(lines) >= 4
    for line in lines:
        marked = [term.get_attribute("data-term") for term in line.locator("dfn").all()]
        assert len(marked) == len(set(marked))


def test_a_long_press_explains_and_nothing_else_happens(people: People) -> None:
    page = people.comes(phone=True)
    page.goto("/learn/duel")
    word = page.locator("dfn.term").first
    word.scroll_into_view_if_needed()
    box = word.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("tooltip")).to_be_visible()
    found = page.locator("#term").bounding_box()
    assert found is not None
    assert found["x"] >= 0
    assert found["x"] + found["width"] <= 390
    page.touchscreen.tap(12, 12)
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_words_are_explained_at_the_table_and_in_a_lesson(people: People, server: Served) -> None:
    page = people.comes()
    page.goto("/learn/lidless-eye/4")
    word = page.locator(".coach dfn.term").first
    word.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    no_barriers(page)
    table, (ada,) = server.open_table("person", "easy", game="duel")
    at = people.sits(table, ada)
    asked = at.page.locator("#prompt dfn.term").first
    expect(asked).to_have_text("tile")
    at.page.keyboard.press("p")
    expect(at.prompt).to_be_focused()
    at.page.keyboard.press("Tab")  # goes past it, to what can be done
    expect(at.page.locator("main.table :focus")).to_have_count(1)
    at.page.keyboard.press("p")
    at.page.keyboard.press("p")
    expect(asked).to_be_focused()
    expect(at.page.get_by_role("tooltip")).to_contain_text("brings a fortress")
    no_barriers(at.page)
