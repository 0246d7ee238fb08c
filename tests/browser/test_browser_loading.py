"""A table opens with few requests: its scripts, its styles and its pictures come together."""

import pytest

import mathom
from browser.laid import lay_match
from browser.people import Heard, People
from browser.test_browser_touch import first
from server.served import Served

MOST = 40


@pytest.mark.parametrize("key", mathom.games())
def test_a_table_opens_with_few_requests(server: Served, people: People, key: str) -> None:
    match = first(key)
    table, tokens = lay_match(server, match)
    page, heard = people.comes(), Heard()
    heard.listen(page)
    me = people.sits(table, tokens[match.state.seat], page)
    assert me.waits_for_turn()
    page.wait_for_function("() => [...document.images].every((image) => image.complete && image.naturalWidth)")
    asked = [address for address in heard.addresses if not address.startswith("data:")]
    assert len(asked) <= MOST, asked
    assert len([address for address in asked if "/art/" in address]) <= 4  # in bundles, as they are wanted
