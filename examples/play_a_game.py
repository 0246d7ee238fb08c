"""Plays a game: the greedy bot against chance in `duel`, with dice from a seed.

Prints some moves, the board after twenty of them with everything open, and how it ended."""

import mathom

game = mathom.game("duel")
match = mathom.Match(game, game.new(seed=4), names=["Greedy", "Chance"])
players = [game.bot("greedy"), game.bot("random", seed=1)]

while not match.state.over:
    match.play(players[match.state.seat].choose(match.state))
    if len(match.moves) == 20:
        for move in match.moves[-3:]:
            print(f"{match.names[move.seat]}: {move.text}")
        print(match.state)

result = match.result
assert result is not None
print(f"{len(match.moves)} moves: {mathom.say(result.words)}")
