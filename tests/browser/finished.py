"""A game that is over, to look at."""

import json
from random import Random

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


def finished_table(server: Served) -> str:
    status, body = server.request("/api/records", record())
    assert status == 201, body
    return str(json.loads(body)["table"])
