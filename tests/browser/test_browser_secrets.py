"""Every frame, page and answer that reaches somebody, against what he may know."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from browser.finished import nearly_over, play_out, unseen
from browser.laid import lay_match
from browser.people import Heard, People
from browser.table_page import asked
from server.served import Served, sqlite


def check(data: Any, viewer: int | None) -> None:
    """no piece of another's hand, no card of the pile, no face of a card that another drew, no options of others"""
    if isinstance(data, dict):
        if data.get("source") == "pile" and data.get("kind") == "move":
            mine = viewer is not None and data["seat"] == viewer
            assert ("face" in data) == mine, data
            assert ("card" in data["words"]["args"]) == mine, data
        if "zones" in data:
            assert data.get("viewer") == viewer
            assert viewer is not None or not data.get("options")
        for key, value in data.items():
            check(key, viewer)
            check(value, viewer)
    elif isinstance(data, list):
        for value in data:
            check(value, viewer)
    elif isinstance(data, str):
        assert not data.startswith("pile/"), data
        if data.startswith("hand:") and "/" in data:
            assert data.startswith(f"hand:{viewer}/"), data


def test_nobody_hears_what_he_must_not_know(browser: Browser, tmp_path: Path) -> None:
    with Served(sqlite(tmp_path)) as server:
        people = People(browser, f"http://localhost:{server.port}")
        match = nearly_over(60, seats=2)
        table, tokens = lay_match(server, match)
        before = len(match.moves)
        heard: list[Heard] = []
        at = []
        for token in (*tokens, ""):
            page = people.comes()
            heard.append(Heard())
            heard[-1].listen(page)
            at.append(people.sits(table, token, page))
        players = at[:2]
        moves = 0
        while moves < 12:
            moves += asked(*players).moves()
        with unseen(*(player.page for player in at)):
            play_out(server, table, *tokens)  # all pages hear the rest of the game as well
        for player in at:
            expect(player.result).to_be_visible()
        bodies = [answer.body().decode(errors="replace") for ears in heard for answer in ears.responses if answer.ok]
        assert not any(token in body or '"hand:' in body for token in tokens for body in bodies)
        players[0].page.reload()
        players[0].is_laid()
        expect(players[0].result).to_be_visible()
        played = server.get(f"/api/tables/{table}")["moves"]
        assert played > 60
        for player, viewer, ears in zip(at, (0, 1, None), heard, strict=True):
            views = [frame for frame in ears.frames if '"views"' in frame]
            assert len(views) >= played - before
            assert any('"result"' in frame for frame in views)
            assert any('"history"' in frame for frame in ears.frames)
            for frame in ears.frames:
                check(json.loads(frame), viewer)
            pieces = player.page.locator("[data-piece]").evaluate_all("all => all.map((e) => e.dataset.piece)")
            check([piece for piece in pieces if piece != "pile/top"], viewer)  # the back on top, so called by the page
            for words in (*ears.frames, *ears.addresses):
                assert not any(token in words for token in tokens)
        people.leave()
    assert not any(token in server.output for token in tokens)
