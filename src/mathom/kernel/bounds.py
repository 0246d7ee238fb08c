"""How large every number of a position can become, and how long every array: what the typed source does not say.

A game that has the third form says so in its own `bounds.py`, field by field, with names of the terms and components
that the limits follow from. Nothing is taken from what was seen to occur. The checked build traps on whatever does not
fit; what does not fit an array traps in every build."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

LEAST, MOST = -(2**63), 2**63 - 1


@dataclass(frozen=True)
class Num:
    """a number from `low` to `high`"""

    low: int
    high: int

    @property
    def c(self) -> str:
        """the smallest type of C that holds it"""
        for bits in (8, 16, 32):
            if -(1 << bits - 1) <= self.low and self.high < 1 << bits - 1:
                return f"int{bits}_t"
            if bits < 32 and self.low >= 0 and self.high < 1 << bits:
                return f"uint{bits}_t"
        return "int64_t"


@dataclass(frozen=True)
class Array:
    """at most so many numbers, each within its own bounds"""

    cap: int
    each: Num

    @property
    def c(self) -> str:
        """its type in C++"""
        return f"Vec<{self.each.c}, {self.cap}>"


def up_to(high: int) -> Num:
    """from 0 on"""
    return Num(0, high)


def or_none(high: int) -> Num:
    """from NOTHING on"""
    return Num(-1, high)


ANY = Num(LEAST, MOST)
ACTION = ANY  # packed: a kind and operands


@dataclass(frozen=True)
class Form:
    """A game that has the third form: its state, how it is set up, and the bounds of all fields. `fields` are those of
    the position; of another class they are named with it: `Pile.cards`. `arrays` are the lengths of arrays that live
    within a function, by `function.name`, where the source does not tell them; `length` is that of all others."""

    root: type
    set_up: Callable[..., Any]
    fields: dict[str, Num | Array]
    actions: int  # that are legal at once, at most
    arrays: dict[str, int] = field(default_factory=dict)
    length: int = 64
    calls: bool = False  # on a GPU: long functions are called and not inlined, which takes minutes with long rules
    stack: int = 16_384  # bytes for a thread of a GPU: its functions call themselves


PASSING = {"Pile.followers"}  # tells of the last act, and is no part of a position

KERNEL: dict[str, Num | Array] = {
    "Dice.state": up_to(2**32 - 1),
    "Dice.twist": up_to(2**34 - 1),
    "Dice.at": ANY,
    "Pile.bits": up_to(255),
    "Pile.followers": up_to(255),
    "Observation.at": ANY,
    "Observation.size": ANY,
    "Observation.rows": ANY,
}
