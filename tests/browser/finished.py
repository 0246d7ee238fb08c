"""A game that is over, to look at, or nearly so."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import sleep

from playwright.sync_api import Page

import mathom
from mathom.match.match import Match
from server.served import Served


def played(seats: int = 3, seed: int = 1, moves: int = 1000) -> Match:
    """a game of people who play at random, to its end or for so many moves"""
    game = mathom.game("two-towers")
    match = Match(game, game.new(seats=seats, seed=seed), ["Ada", "Bo", "Cy", "Di", "Ed"][:seats])
    random = Random(seed)
    while not match.state.over and len(match.moves) < moves:
        match.play(random.choice(list(match.state.actions())))
    return match


def nearly_over(left: int, seats: int = 3, seed: int = 1) -> Match:
    """the same game, some moves before its end"""
    return played(seats, seed, len(played(seats, seed).moves) - left)


def record(seats: int = 3, seed: int = 1) -> bytes:
    match = played(seats, seed)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in match.record()).encode()


def play_out(server: Served, table: str, *tokens: str, seed: int = 1, moves: int = 0) -> None:
    """plays a game that has begun to its end, or so many moves of it, for all whose tokens are given, without a
    browser"""
    page = server.page(table, *tokens)
    page.wait_for(0)
    random = Random(seed)
    made = 0
    while not page.view(page.welcome["seats"][0]).get("result") and (not moves or made < moves):
        able = [seat for seat in page.welcome["seats"] if page.options(seat)]
        if able:
            done = page.do(able[0], random.choice(page.options(able[0])))
            page.wait_for(done["seq"])
            made += 1
            sleep(1 / 38)  # the server hears 40 frames a second
        else:
            page.hear()
    page.close()


@contextmanager
def away(*pages: Page) -> Iterator[None]:
    """nobody looks at the table meanwhile: to draw every move takes long"""
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    yield
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)


@contextmanager
def unseen(*pages: Page) -> Iterator[None]:
    """the pages hear all that happens, and draw none of it meanwhile"""
    for page in pages:
        page.evaluate("document.documentElement.style.display = 'none'")
    yield
    for page in pages:
        page.evaluate("document.documentElement.style.display = ''")


def finished_table(server: Served) -> str:
    status, body = server.request("/api/records", record())
    assert status == 201, body
    return str(json.loads(body)["table"])
