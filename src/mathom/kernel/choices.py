"""Actions as small numbers, for programs that learn: a fixed space where a game has one, and what is legal now."""
# compiled by mypyc

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, u8

from mathom.kernel.errors import MathomError
from mathom.kernel.extras import numpy
from mathom.kernel.slate import Observation
from mathom.kernel.state import Buffer, State, act_a, act_b, act_kind
from mathom.kernel.vecs import append, marks, vec
from mathom.kernel.words import msg

NONE: Final = -1


class ActionSpace:
    """Every action that can ever be legal in a game, numbered from 0 in the order given. Actions have a kind and up to
    two operands; a table by kind and operands finds their numbers."""

    def __init__(self, actions: list[i64]) -> None:
        self.actions: vec[i64] = vec[i64](actions)
        self.count: i64 = len(actions)
        kinds: i64 = 0
        for action in self.actions:
            if act_kind(action) >= kinds:
                kinds = act_kind(action) + 1
        self.firsts: vec[i64] = vec[i64]([0] * kinds)  # by kind: how many values each operand can have
        self.seconds: vec[i64] = vec[i64]([0] * kinds)
        for action in self.actions:
            kind = act_kind(action)
            if act_a(action) >= self.firsts[kind]:
                self.firsts[kind] = act_a(action) + 1
            if act_b(action) >= self.seconds[kind]:
                self.seconds[kind] = act_b(action) + 1
        self.starts: vec[i64] = vec[i64]()  # by kind: where it begins in the table
        size: i64 = 0
        for kind in range(kinds):
            self.starts = append(self.starts, size)
            size += self.firsts[kind] * self.seconds[kind]
        self.table: vec[i64] = vec[i64]([NONE] * size)
        for i in range(self.count):
            action = self.actions[i]
            at = self.place(action)
            if self.table[at] != NONE:
                raise ValueError(f"action {action} is there twice")
            self.table[at] = i

    def place(self, action: i64) -> i64:
        """where it is in the table; NONE for what can be in no table of this size"""
        kind = act_kind(action)
        if kind < 0 or kind >= len(self.starts) or action & 0xFFF:
            return NONE
        a = act_a(action)
        b = act_b(action)
        if a >= self.firsts[kind] or b >= self.seconds[kind]:
            return NONE
        return self.starts[kind] + a * self.seconds[kind] + b

    def index(self, action: i64) -> i64:
        """its number, or NONE"""
        at = self.place(action)
        return NONE if at == NONE else self.table[at]


class Choices:
    """What is legal now, in memory that is made once and written again and again. With a space, a choice is the number
    of an action in it; without one, its place among the legal actions, of which so many rows are told."""

    def __init__(self, space: ActionSpace | None, most: i64, columns: i64, rows: i64 = 1) -> None:
        self.space = space
        self.size: i64 = most if space is None else space.count
        self.rows: i64 = rows
        self.into = Buffer()
        self.n: i64 = 0  # how many are legal, and told
        self.data: vec[u8] = marks(self.size * rows)
        self.marked: vec[i64] = vec[i64]([0] * (rows * self.size))  # where marks were made, to take them back
        self.many: vec[i64] = vec[i64]([0] * rows)  # how many there were
        self.lists: vec[i64] = vec[i64]([0] * (rows * self.size))  # the actions themselves, in their order
        self.told = Observation(columns, most)

    def write(self, state: State, row: i64 = 0) -> i64:
        """marks what is legal now; how many"""
        data = self.data
        first = row * self.size
        marked = self.marked
        for i in range(first, first + self.many[row]):
            data[marked[i]] = 0
        into = self.into
        n = state.fill(into)
        if n > self.size:
            n = self.size
        actions = into.data
        lists = self.lists
        space = self.space
        for i in range(n):
            at = i
            if space is not None:
                at = space.index(actions[i])
                if at == NONE:
                    raise ValueError(f"action {actions[i]} is not in the space of the game")
            lists[first + i] = actions[i]
            marked[first + i] = first + at
            data[first + at] = 1
        self.many[row] = n
        self.n = n
        return n

    def legal(self, row: i64 = 0) -> list[int]:
        """the choices that are marked, in the order of the actions"""
        first = row * self.size
        return [self.marked[i] - first for i in range(first, first + self.many[row])]

    def nth(self, i: i64, row: i64 = 0) -> i64:
        """the i-th of them"""
        return self.marked[row * self.size + i] - row * self.size

    def action(self, choice: i64, row: i64 = 0) -> i64:
        """what a choice means; one that is not marked is refused"""
        if choice < 0 or choice >= self.size or self.data[row * self.size + choice] == 0:
            raise MathomError(msg("there is no such choice now"))
        space = self.space
        if space is not None:
            return space.actions[choice]
        return self.lists[row * self.size + choice]

    def describe(self, state: State) -> None:
        """the features of what is legal, a row for each action, in their order; the rest is 0"""
        told = self.told
        for i in range(self.n):
            told.at = i * told.size
            state.features(self.lists[i], told)
            told.none((i + 1) * told.size - told.at)
        told.at = self.n * told.size
        told.none(told.size * told.rows - told.at)

    @property
    def mask(self) -> Any:
        """a numpy array that shows the marks, row by row; it cannot be written to"""
        library = numpy()
        return library.frombuffer(self.data, library.int8).reshape((self.rows, self.size))
