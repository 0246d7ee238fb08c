"""Games of which only the end is played: to look at, and quick to think over."""

import json

import mathom
from mathom.match.match import Match


def last_moves(moves: int = 4) -> bytes:
    """the end of a duel of greedy players, as a record"""
    game = mathom.game("duel")
    whole, greedy = Match(game, game.new(seed=3)), game.bot("greedy", seed=1)
    while not whole.state.over:
        whole.play(greedy.choose(whole.state))
    match = Match(game, whole.at(len(whole.moves) - moves), ["Ada", "Bo"])
    for move in whole.moves[-moves:]:
        match.play(move.text, [game.fall_to_text(fall) for fall in move.falls])
    return "".join(json.dumps(line) + "\n" for line in match.record()).encode()
