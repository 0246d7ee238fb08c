"""All that the present decision needs lies in one view at every size, and can be read. `sight.py` looks at more."""

import os

import pytest

from browser.people import People
from browser.sight import SEATS, SIZES, begin, look, matches, round_match, sits
from server.served import Served

POSITIONS = int(os.environ.get("MATHOM_SIGHT", "2"))


@pytest.mark.parametrize("game", SEATS)
def test_all_that_is_needed_is_in_sight(server: Served, people: People, game: str) -> None:
    """in sampled positions of a whole game, also after the first of two clicks, in English and in German in turn"""
    page = people.comes()
    for i, match in enumerate(matches(game, POSITIONS)):
        sits(server, people, match, page)
        page.locator(".language select").select_option("de" if i % 2 else "en")
        for begun in (False, True):
            if begun and not begin(page):
                break
            for size in SIZES:
                wrong = look(page, size).wrong
                assert not wrong, (game, i, begun, size, wrong)


def test_all_that_is_needed_is_in_sight_at_a_round_table(server: Served, people: People) -> None:
    page = people.comes()
    sits(server, people, round_match(), page)
    for language in ("en", "de"):
        page.locator(".language select").select_option(language)
        for size in SIZES:
            wrong = look(page, size).wrong
            assert not wrong, (language, size, wrong)
