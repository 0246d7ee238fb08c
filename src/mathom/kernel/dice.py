"""The only source of chance."""
# compiled by mypyc

from __future__ import annotations

from random import SystemRandom
from typing import Final

from mypy_extensions import i64, mypyc_attr

from mathom.kernel.errors import BadPosition, BadRecord
from mathom.kernel.vecs import vec

ANY: Final = -1  # in a record: left to the generator
EVERYONE: Final = 0xFF  # the bits of all seats, and of spectators
LOW32: Final = 0xFFFFFFFF
LOW34: Final = 0x3FFFFFFFF
NOT_ZERO: Final = 0x9E3779B9  # in place of 0, at which an xorshift would stay
TWISTER: Final = 0x1B873595  # leaves 5 when divided by 8, as a multiplier of odd numbers must for the longest way round

SYSTEM: Final = SystemRandom()


# A fall of chance as a record has it: the kind of thing that fell, who saw it (a bit for each seat), and its value.


def fall(kind: i64, knowers: i64, value: i64) -> i64:
    """a fall of chance as one number"""
    return kind << 24 | knowers << 16 | value


def fall_kind(f: i64) -> i64:
    """what kind of thing fell"""
    return f >> 24


def fall_knowers(f: i64) -> i64:
    """who saw it: a bit for each seat"""
    return f >> 16 & 0xFF


def fall_value(f: i64) -> i64:
    """what fell"""
    return f & 0xFFFF


def scattered(x: i64) -> i64:
    """32 bits for 32 bits: numbers that lie close together are far apart then; 0 stays 0"""
    x = ((x ^ x >> 16) * 0x45D9F3B) & LOW32
    x = ((x ^ x >> 16) * 0x45D9F3B) & LOW32
    return x ^ x >> 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Generates, or gives back what a record says fell. A record keeps values, never indexes or seeds.

    The generator is small and the same in compiled and plain form; it serves seeds, tests and searches. Matches between
    people use `SystemDice`. Up to 32 bits of a seed drive an xorshift; what is above them drives a second generator,
    whose numbers twist those of the first. No two seeds have the same pair: none is another one folded.

    >>> dice = mathom.Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [5, 0, 3, 1, 1]
    """

    def __init__(self, seed: i64 = 1) -> None:
        high = seed >> 32 & LOW32
        x = scattered((seed ^ high) & LOW32)
        self.state: i64 = x if x != 0 else NOT_ZERO
        self.twist: i64 = scattered(high) << 2 | 1 if high != 0 else 0  # 0 stays 0: it twists nothing
        if x == NOT_ZERO:  # not to be taken for the seed that has to do without 0
            self.twist = scattered(high) << 2 | 3
        self.given: list[int] | None = None  # replay: the falls in their order
        self.at: i64 = 0  # how many of them are used
        self.log: list[int] | None = None  # record: the same list, being written

    def fork(self) -> Dice:
        """dice with the same future; what falls there does not disturb these"""
        d = Dice(0)
        d.twist = self.twist
        d.state = self.state
        return d

    def to_json(self) -> dict[str, int]:
        """what `dice_from_json` makes dice with the same future of"""
        return {"state": self.state, "twist": self.twist}

    def below(self, n: i64) -> i64:
        """0 <= result < n; never recorded: for searches, and for the methods below"""
        x = self.state
        x ^= (x << 13) & LOW32
        x ^= x >> 17
        x ^= (x << 5) & LOW32
        self.state = x
        twist = (self.twist * TWISTER) & LOW34
        self.twist = twist
        return ((x ^ twist >> 2) * n) >> 32

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
        """the next fall of the record, which has to be of this kind"""
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

    def to_json(self) -> dict[str, int]:
        """nothing: there is no future to be kept"""
        return {}

    def below(self, n: i64) -> i64:
        x: i64 = SYSTEM.randrange(n)
        return x


def dice_from_json(data: object) -> Dice:
    """the dice so saved, with the same future"""
    dice = Dice(0)
    if not isinstance(data, dict) or set(data) != {"state", "twist"}:
        raise BadPosition("dice: they have a `state` and a `twist`")
    state: object = data["state"]
    twist: object = data["twist"]
    if not isinstance(state, int) or not 0 < state <= LOW32:
        raise BadPosition(f"dice: {state!r} is not a state from 1 to 2**32 - 1")
    if not isinstance(twist, int) or not 0 <= twist <= LOW34:
        raise BadPosition(f"dice: {twist!r} is not a twist from 0 to 2**34 - 1")
    dice.state = state
    dice.twist = twist
    return dice
