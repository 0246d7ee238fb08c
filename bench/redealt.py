"""`python -m bench.redealt 100000 [GAME …] [OPTION=VALUE …]`: so many times in each game, or in those, what a seat
cannot know is dealt anew in a position of a random game, with all options by chance that are not set; its view, its
observation and its key must not change by a byte. Says how many were looked at."""

import sys

import mathom
from mathom.cli.setting import options as options_of
from mathom.cli.varied import set_up
from mathom.kernel.dice import Dice

many = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
settings = [argument for argument in sys.argv[2:] if "=" in argument]
for key in [argument for argument in sys.argv[2:] if argument not in settings] or mathom.games():
    game = mathom.game(key)
    fixed = options_of(game, settings)
    dice, done, seed = Dice(1), 0, 0
    while done < many:
        state, seats, options = set_up(game, seed, fixed, dice)
        out = game.slate(seats)
        seed += 1
        while not state.over and done < many:
            seat = int(dice.below(seats))
            imagined = state.imagine(seat, dice)
            told = []
            for s in (state, imagined):
                s.observe(seat, out)
                told.append((mathom.encode(game.view(s, seat)), bytes(out.data), s.key(seat)))
            if told[0] != told[1]:
                raise SystemExit(f"{key}, seed {seed - 1}, {options}: seat {seat} is told what it cannot know")
            done += 1
            actions = state.actions()
            state.apply(actions[dice.below(len(actions))])
    print(f"{key}: {done:,} views, observations and keys dealt anew without a difference", flush=True)
