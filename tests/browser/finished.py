"""A game that is over, to look at."""

import json
from random import Random
from time import sleep

import mathom
from server.served import Served


def record(seats: int = 3, seed: int = 1) -> bytes:
    """a whole game of people who play at random"""
    game = mathom.game("two-towers")
    match = mathom.Match(game, game.new(seats=seats, seed=seed), ["Ada", "Bo", "Cy", "Di", "Ed"][:seats])
    random = Random(seed)
    while not match.state.over:
        match.play(random.choice(list(match.state.actions())))
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in match.record()).encode()


def play_out(server: Served, table: str, *tokens: str, seed: int = 1) -> None:
    """plays a game that has begun to its end, for all whose tokens are given, without a browser"""
    page = server.page(table, *tokens)
    page.wait_for(0)
    random = Random(seed)
    while not page.view(page.welcome["seats"][0]).get("result"):
        able = [seat for seat in page.welcome["seats"] if page.options(seat)]
        if able:
            done = page.do(able[0], random.choice(page.options(able[0])))
            page.wait_for(done["seq"])
            sleep(1 / 38)  # the server hears 40 frames a second
        else:
            page.hear()
    page.close()


def finished_table(server: Served) -> str:
    status, body = server.request("/api/records", record())
    assert status == 201, body
    return str(json.loads(body)["table"])
