"""What a seat knows as numbers: observations for programs that learn, keys for those that look positions up.

`seen(seat, by)` of a state tells every number once, part by part, and three writers make of it what is wanted: an
`Observation` of a fixed length, which numpy sees without a copy; a `Key`, which is told the `whole`: also what has no
fixed place, such as an order or a memory; and the `Layout`, which says what stands where."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i16, i64

from mathom.kernel.extras import numpy
from mathom.kernel.vecs import append, shorts, vec


class Slate:
    """Is told numbers, part by part. `part`, then as many numbers as it has."""

    whole: bool = False  # whether what has no fixed place is wanted, too
    at: i64 = 0  # where the next number goes

    def part(self, name: str, size: i64) -> None:
        """a part begins; all its numbers are told, so many"""

    def num(self, value: i64) -> None:
        """one number"""
        raise NotImplementedError

    def nums(self, values: vec[i64], start: i64, many: i64) -> None:
        """so many of an array"""
        for i in range(start, start + many):
            self.num(values[i])

    def alike(self, values: vec[i64], value: i64, many: i64) -> None:
        """1 where one of so many is this value"""
        for i in range(many):
            self.num(1 if values[i] == value else 0)

    def bits(self, members: i64, many: i64) -> None:
        """a set: 1 for each member"""
        for i in range(many):
            self.num(members >> i & 1)

    def spot(self, which: i64, value: i64, many: i64) -> None:
        """a value at one of so many places, 0 elsewhere; below 0 it is at none of them"""
        for i in range(many):
            self.num(value if i == which else 0)

    def none(self, many: i64) -> None:
        """so many noughts"""
        self.spot(-1, 0, many)

    def put(self, at: i64, value: i64) -> None:
        """another number at a place where a nought was told"""

    def more(self, at: i64) -> None:
        """the same: one more than there was"""


class Observation(Slate):
    """Numbers of 16 bits in rows of a fixed length. Made once, written again and again: `array` shows what is written
    there without a copy."""

    def __init__(self, size: i64, rows: i64 = 1) -> None:
        self.size: i64 = size
        self.rows: i64 = rows
        self.data: vec[i16] = shorts(size * rows)

    def num(self, value: i64) -> None:
        at = self.at
        self.data[at] = i16(value)
        self.at = at + 1

    def nums(self, values: vec[i64], start: i64, many: i64) -> None:
        data = self.data
        at = self.at
        for i in range(start, start + many):
            data[at] = i16(values[i])
            at += 1
        self.at = at

    def alike(self, values: vec[i64], value: i64, many: i64) -> None:
        data = self.data
        at = self.at
        for i in range(many):
            data[at] = 1 if values[i] == value else 0
            at += 1
        self.at = at

    def bits(self, members: i64, many: i64) -> None:
        data = self.data
        at = self.at
        for _ in range(many):
            data[at] = i16(members & 1)
            members >>= 1
            at += 1
        self.at = at

    def spot(self, which: i64, value: i64, many: i64) -> None:
        data = self.data
        at = self.at
        for i in range(at, at + many):
            data[i] = 0
        if which >= 0:
            data[at + which] = i16(value)
        self.at = at + many

    def put(self, at: i64, value: i64) -> None:
        """writes over a number that was told"""
        self.data[at] = i16(value)

    def more(self, at: i64) -> None:
        """one more of what was told there"""
        self.data[at] += 1

    @property
    def array(self) -> Any:
        """a numpy array that shows what is written, row by row; it cannot be written to"""
        library = numpy()
        return library.frombuffer(self.data, library.int16).reshape((self.rows, self.size))


class Key(Slate):
    """All that is told, in its order."""

    def __init__(self) -> None:
        self.whole = True
        self.data: vec[i64] = vec[i64]()

    def part(self, name: str, size: i64) -> None:
        self.num(-size)  # so that what has no fixed length cannot be taken for the next part

    def num(self, value: i64) -> None:
        if self.at < len(self.data):
            self.data[self.at] = value
        else:
            self.data = append(self.data, value)
        self.at += 1

    def put(self, at: i64, value: i64) -> None:
        """writes over a number that was told"""
        self.data[at] = value

    def more(self, at: i64) -> None:
        """one more of what was told there"""
        self.data[at] += 1

    def told(self) -> bytes:
        """all of it as bytes"""
        out: list[int] = [self.data[i] for i in range(self.at)]
        return packed(out)


def packed(numbers: list[int]) -> bytes:
    """numbers as bytes, small ones as one: the same in both forms, and different for different numbers"""
    out = bytearray()
    for number in numbers:
        n = number * 2 if number >= 0 else -number * 2 - 1
        while n >= 128:
            out.append(128 | n & 127)
            n >>= 7
        out.append(n)
    return bytes(out)


class Layout(Slate):
    """What stands where."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.sizes: list[int] = []
        self.told: i64 = 0  # of the last part

    def part(self, name: str, size: i64) -> None:
        self.check()
        before = len([other for other in self.names if other.split(" +")[0] == name])
        self.names.append(f"{name} +{before}" if before else name)  # of the seats after this one
        self.sizes.append(size)
        self.told = 0

    def num(self, value: i64) -> None:
        self.told += 1

    def check(self) -> None:
        """whether the last part was told to its end"""
        if self.sizes and self.told != self.sizes[len(self.sizes) - 1]:
            raise ValueError(f"{self.names[len(self.names) - 1]}: {self.told} numbers are told of it")
