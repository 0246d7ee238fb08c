"""Many games at once, stepped in one call: a game that ends begins anew."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i16, i64, u8

from mathom.kernel.dice import Dice
from mathom.kernel.game import Game
from mathom.kernel.state import OVER, State
from mathom.kernel.vecs import floats, marks, shorts, vec


class Tables:
    """So many tables at which one game is played, every seat by the caller. What each of them shows stands in a row of
    `observations`, what can be chosen there in a row of `choices`; both, and the rest, are written by every step."""

    def __init__(self, game: Game, seats: i64, many: i64, seed: i64, options: dict[str, Any]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.many: i64 = many
        self.options = game.checked_options(seats, options)
        self.dice = Dice(seed)  # of choices by chance
        self.seed: i64 = seed * 1_000_003  # of the game that begins next
        self.observations = game.slate(seats, many)
        self.choices = game.choices(many)
        self.states: list[State] = []
        self.deciding: vec[i16] = shorts(many)  # by table: whose decision it is
        self.rewards: vec[float] = floats(many * seats)  # by table and seat: payoffs of games that ended in this step
        self.ended: vec[u8] = marks(many)  # by table: whether one did
        self.games: i64 = 0  # how many have ended
        for i in range(many):
            self.states.append(self.begin())
            self.show(i)

    def begin(self) -> State:
        self.seed += 1
        state: State = self.game.set_up(self.seats, self.options, Dice(self.seed))
        return state

    def show(self, table: i64) -> None:
        state = self.states[table]
        self.deciding[table] = i16(state.seat)
        state.observe(state.seat, self.observations, table)
        self.choices.write(state, table)

    def step(self, chosen: list[int]) -> None:
        """one decision at each table; what cannot be chosen there is refused, and nothing has changed at it"""
        if len(chosen) != self.many:
            raise ValueError(f"{self.many} choices are needed, one for each table")
        seats = self.seats
        for i in range(self.many):
            state = self.states[i]
            if self.ended[i]:
                self.ended[i] = 0
                for seat in range(seats):
                    self.rewards[i * seats + seat] = 0.0
            state.apply(self.choices.action(chosen[i], i))
            if state.seat == OVER:
                self.ended[i] = 1
                self.games += 1
                for seat in range(seats):
                    self.rewards[i * seats + seat] = state.payoff(seat)
                self.states[i] = self.begin()
            self.show(i)

    def sample(self) -> list[int]:
        """at each table any choice, each equally likely"""
        choices = self.choices
        return [choices.nth(self.dice.below(choices.many[i]), i) for i in range(self.many)]
