"""Many games at once, stepped in one call: a game that ends begins anew."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i16, i64, u8

from mathom.kernel.dice import LOW32, Dice, scattered
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
        self.seed: i64 = (seed & 0xFFFFFFFFFF) * 1_000_003  # of all games: what falls at a table is its own affair
        self.begun: vec[i64] = vec[i64]([0] * many)  # by table: how many games
        self.steps: i64 = 0
        self.observations = game.slate(seats, many)
        self.choices = game.choices(many)
        self.states: list[State] = []
        self.deciding: vec[i16] = shorts(many)  # by table: whose decision it is
        self.rewards: vec[float] = floats(many * seats)  # by table and seat: payoffs of games that ended in this step
        self.ended: vec[u8] = marks(many)  # by table: whether one did
        self.games: i64 = 0  # how many have ended
        for i in range(many):
            self.states.append(self.begin(i))
            self.show(i)

    def begin(self, table: i64) -> State:
        """the next game of a table"""
        dice = Dice(self.seed + self.begun[table] * self.many + table + 1)
        self.begun[table] += 1
        state: State = self.game.set_up(self.seats, self.options, dice)
        return state

    def show(self, table: i64) -> None:
        """writes where a table stands"""
        state = self.states[table]
        self.deciding[table] = i16(state.seat)
        state.observe(state.seat, self.observations, table)
        self.choices.write(state, table)

    def step(self, chosen: list[int]) -> None:
        """one decision at each table; where one cannot be chosen, all are refused, and nothing has changed"""
        if len(chosen) != self.many:
            raise ValueError(f"{self.many} choices are needed, one for each table")
        for i in range(self.many):
            self.choices.action(chosen[i], i)
        self.steps += 1
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
                self.states[i] = self.begin(i)
            self.show(i)

    def sample(self) -> list[int]:
        """at each table any choice, each equally likely; the same as long as no step is made"""
        choices = self.choices
        turn = scattered((self.seed ^ self.steps) & LOW32)
        found: list[int] = []
        for i in range(self.many):
            lot = scattered((turn + i) & LOW32)
            found.append(choices.nth(lot * choices.many[i] >> 32, i))
        return found
