"""Peoples and their tokens: DU-59 to DU-67."""
# compiled by mypyc

from __future__ import annotations

from mypy_extensions import i64

from mathom.games.duel.board import Board
from mathom.games.duel.terms import (
    A_TOKEN,
    BIT,
    BY_PEOPLES,
    COUNT,
    EAGLE,
    GAINS,
    KEEP,
    KEPT,
    MEMBERS,
    NOTHING,
    OWNED,
    PEOPLES,
    STACK,
    STACKED,
    TURNED_UP,
    TWO_UNITS,
)
from mathom.kernel.dice import EVERYONE
from mathom.kernel.state import act, act_a, act_b, act_c
from mathom.kernel.vecs import append, vec


class Alliances(Board):
    def count_peoples(self, seat: i64) -> None:
        """DU-66, DU-67"""
        eagle: i64 = 1 if self.powers[seat] & BIT[EAGLE] else 0
        if COUNT[self.allies[seat]] + eagle >= PEOPLES:
            self.win(seat, BY_PEOPLES)

    def ally(self, seat: i64, people: i64) -> None:
        """a green card has been laid out: its symbol may be the second of a people, or the third people"""
        self.count_peoples(seat)
        if self.winner != NOTHING:
            return
        if self.peoples[seat * PEOPLES + people] == 2:
            self.turn_up_two(people)
        elif COUNT[self.allies[seat]] == 3 and self.peoples[seat * PEOPLES + people] == 1:
            shown: i64 = 0
            for ally in MEMBERS[self.allies[seat]]:
                if self.in_stack(ally):
                    shown = shown << 12 | self.turn_up(ally, NOTHING) + 1
            self.push_keep(shown)

    def turn_up_two(self, people: i64) -> None:
        """DU-59, DU-65"""
        shown: i64 = 0
        if self.in_stack(people):
            first = self.turn_up(people, NOTHING)
            shown = first + 1
            if self.in_stack(people) > 1:
                shown = shown << 12 | self.turn_up(people, first) + 1
        self.push_keep(shown)

    def push_keep(self, shown: i64) -> None:
        if shown:
            while shown < 1 << 24:  # the first operand is filled first
                shown <<= 12
            self.push(act(KEEP) | shown)

    def turn_up(self, people: i64, before: i64) -> i64:
        """the uppermost token, or the one under `before`, seen by all (DU-63)"""
        token = self.top[people]
        if token == before or token < 0:
            rest = vec[i64]()
            for t in range(people * STACK, people * STACK + STACK):
                if self.token_at[t] == STACKED and t != token and t != before:
                    rest = append(rest, t << 8)
            token = rest[self.dice.pick(A_TOKEN, EVERYONE, rest, 0, len(rest))] >> 8
        if before == NOTHING:
            self.top[people] = token
        self.tell(TURNED_UP, self.seat, token)
        return token

    def keep(self, task: i64, token: i64) -> None:
        """one of the tokens shown is kept, the others go back on top (DU-64)"""
        seat = self.seat
        self.token_at[token] = OWNED + seat
        self.powers[seat] |= BIT[token]
        self.top[token // STACK] = NOTHING
        self.put_back(act_a(task) - 1, token)
        self.put_back(act_b(task) - 1, token)
        self.put_back(act_c(task) - 1, token)
        self.tell(KEPT, seat, token)
        if token == EAGLE:
            self.count_peoples(seat)
        elif token == TWO_UNITS:  # DU-73, DU-86: no more than the supply holds now
            for _ in range(self.supply[seat] if self.supply[seat] < 2 else 2):
                self.push(GAINS[token])
        elif GAINS[token]:
            self.push(GAINS[token])

    def put_back(self, token: i64, kept: i64) -> None:
        if token >= 0 and token != kept:
            self.top[token // STACK] = token
