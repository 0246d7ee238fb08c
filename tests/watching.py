"""Does an imagined world contradict what an attentive player knows?

A watcher is such a player at one seat. It is written from the rulebook, apart from `imagine`: it sees every move with
the values that fell, keeps of it only what its seat may know, and says what is wrong with an imagined position.
`watch` plays whole games before watchers at every seat."""

import os
from collections.abc import Callable
from typing import Any, Protocol

from mathom.bots.levels import bot_for
from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.state import State

GAMES = int(os.environ.get("MATHOM_WATCHED", "0"))  # how many games are watched, where that is set: a long run
OFTEN = 40  # so many moves are looked at each; then ever fewer, in a long game


class Watcher(Protocol):
    def saw(self, before: State, action: int, after: State, falls: list[int]) -> None:
        """a move was made; `falls` are the values of chance with who saw each (`mathom.kernel.game.seen_by`)"""

    def contradiction(self, imagined: State) -> str:
        """what this player knows to be otherwise in an imagined position; "" where it could be the true one"""


def watch(
    game: Game, make: Callable[[Game, State, int], Watcher], bot: str, seats: int, seed: int, **options: Any
) -> int:
    """One whole game between bots of that name; how many imagined positions were looked at, none of them impossible."""
    state = game.new(seats=seats, seed=seed, **options)
    watchers = [make(game, state, seat) for seat in range(seats)]
    players = [bot_for(game, bot, seed=seed * 8 + seat) for seat in range(seats)]
    lot, looked, moves = Dice(seed + 1), 0, 0
    while not state.over:
        if lot.below(1 + moves // OFTEN) == 0:
            for seat, watcher in enumerate(watchers):
                wrong = watcher.contradiction(state.imagine(seat, lot))
                assert not wrong, f"{game.key}, {bot}, {seats} seats, seed {seed}, move {moves}, seat {seat}: {wrong}"
                assert not (false := watcher.contradiction(state)), f"the watcher is wrong: {false}"
                looked += 1
        before = state.copy()
        state.dice.log = []
        action = players[state.seat].choose(state)
        state.apply(action)
        for watcher in watchers:
            watcher.saw(before, action, state, state.dice.log)
        moves += 1
    return looked
