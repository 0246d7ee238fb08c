"""The only source of chance."""
# compiled by mypyc

from __future__ import annotations

from random import SystemRandom
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mathom.kernel.errors import BadRecord
from mathom.kernel.vecs import vec

ANY: Final = -1  # in a record: left to the generator
EVERYONE: Final = 0xFF  # the bits of all seats, and of spectators
LOW32: Final = 0xFFFFFFFF

SYSTEM: Final = SystemRandom()


# A fall of chance as a record has it: the kind of thing that fell, who saw it (a bit for each seat), and its value.


def fall(kind: i64, knowers: i64, value: i64) -> i64:
    return kind << 24 | knowers << 16 | value


def fall_kind(f: i64) -> i64:
    return f >> 24


def fall_knowers(f: i64) -> i64:
    return f >> 16 & 0xFF


def fall_value(f: i64) -> i64:
    return f & 0xFFFF


def scattered(x: i64) -> i64:
    """32 bits for 32 bits: numbers that lie close together are far apart then; 0 stays 0"""
    x = ((x ^ x >> 16) * 0x45D9F3B) & LOW32
    x = ((x ^ x >> 16) * 0x45D9F3B) & LOW32
    return x ^ x >> 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Generates, or gives back what a record says fell. A record keeps values, never indexes or seeds.

    The generator is small (32 bits, xorshift) and the same in compiled and plain form; it serves seeds, tests and
    searches. Matches between people use `SystemDice`. A seed of more than 32 bits has another sequence than its lower
    half alone: its upper half twists every number.

    >>> dice = mathom.Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [5, 0, 3, 1, 1]
    """

    def __init__(self, seed: i64 = 1) -> None:
        self.twist: i64 = scattered(seed >> 32 & LOW32)
        x = scattered((seed ^ seed >> 32) & LOW32)
        self.state: i64 = x if x != 0 else 0x9E3779B9
        self.given: list[int] | None = None  # replay: the falls in their order
        self.at: i64 = 0  # how many of them are used
        self.log: list[int] | None = None  # record: the same list, being written

    def fork(self) -> Dice:
        """dice with the same future; what falls there does not disturb these"""
        d = Dice(0)
        d.twist = self.twist
        d.state = self.state
        return d

    def below(self, n: i64) -> i64:
        """0 <= result < n; never recorded: for searches, and for the methods below"""
        x = self.state
        x ^= (x << 13) & LOW32
        x ^= x >> 17
        x ^= (x << 5) & LOW32
        self.state = x
        return ((x ^ self.twist) * n) >> 32

    def pick(self, kind: i64, knowers: i64, cards: vec[i64], start: i64, n: i64) -> i64:
        """the index of one of n cards (`what << 8 | knowers`) from `start` on, each equally likely"""
        i = start + self.below(n)
        if self.given is not None:
            value = self.next_given(kind)
            if value != ANY:
                i = start
                while i < start + n and cards[i] >> 8 != value:
                    i += 1
                if i == start + n:
                    raise BadRecord("the record names something that cannot be drawn here")
        if self.log is not None:
            self.log.append(fall(kind, knowers, cards[i] >> 8))
        return i

    def die(self, kind: i64, sides: i64 = 6) -> i64:
        """1 to `sides`, seen by all"""
        value: i64 = ANY
        if self.given is not None:
            value = self.next_given(kind)
            if value != ANY and (value < 1 or value > sides):
                raise BadRecord("the record gives a die a number that it does not have")
        if value == ANY:
            value = 1 + self.below(sides)
        if self.log is not None:
            self.log.append(fall(kind, EVERYONE, value))
        return value

    def next_given(self, kind: i64) -> i64:
        given = self.given
        if given is None or self.at >= len(given):
            raise BadRecord("the record ends although something is still drawn or rolled")
        f: i64 = given[self.at]
        self.at += 1
        if f == ANY:
            return ANY
        if fall_kind(f) != kind:
            raise BadRecord("the record names another kind of thing than is drawn here")
        return fall_value(f)


@mypyc_attr(allow_interpreted_subclasses=True)
class SystemDice(Dice):
    """Draws from the operating system: nobody can work out what comes next."""

    def fork(self) -> Dice:
        return SystemDice(0)

    def below(self, n: i64) -> i64:
        x: i64 = SYSTEM.randrange(n)
        return x
