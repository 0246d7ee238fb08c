"""One list of fields in each class serves saving, loading, digest and copy: none can be forgotten in one of them.

`fields(io)` of a state or frame visits every field once and takes back what `io` gives: the writer writes it, the
reader reads it, the hasher mixes it, the tape copies it. The JSON has words, not numbers; defaults are left out."""
# compiled by mypyc

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from mathom.kernel.dice import LOW32
from mathom.kernel.errors import BadPosition
from mathom.kernel.vecs import append, vec


class Fields:
    """Visits the fields of a state, one after the other, and gives each one back."""

    def num(self, name: str, value: i64, default: i64 = 0) -> i64:
        """a number; in JSON it is left out where it has its default"""
        raise NotImplementedError

    def word(self, name: str, value: i64, words: list[str], default: i64 = 0) -> i64:
        """a number that a person reads as a word"""
        return self.num(name, value, default)

    def nums(self, name: str, value: vec[i64]) -> vec[i64]:
        """an array; one that is absent keeps the length and the values it has"""
        raise NotImplementedError

    def counts(self, name: str, value: vec[i64], start: i64, names: list[str]) -> None:
        """how many of each name: the entries from `start` on, written as a list of names"""
        raise NotImplementedError

    def entries(self, name: str, value: vec[i64], names: list[str]) -> vec[i64]:
        """cards of a pile, `what << 8 | knowers`"""
        return self.nums(name, value)

    def enter(self, name: str, many: i64) -> i64:
        """a list of `many` parts begins; how many there are to be"""
        raise NotImplementedError

    def part(self, kind: str) -> str:
        """the next part of the list; which kind it is"""
        return kind

    def leave(self) -> None:
        """the list ends"""


class Writer(Fields):
    """Writes the fields as JSON with words."""

    def __init__(self) -> None:
        self.out: dict[str, Any] = {}
        self.outer: list[dict[str, Any]] = []
        self.lists: list[list[dict[str, Any]]] = []

    def num(self, name: str, value: i64, default: i64 = 0) -> i64:
        if value != default:
            self.out[name] = value
        return value

    def word(self, name: str, value: i64, words: list[str], default: i64 = 0) -> i64:
        if value != default:
            self.out[name] = words[value]
        return value

    def nums(self, name: str, value: vec[i64]) -> vec[i64]:
        if len(value):
            self.out[name] = [x for x in value]
        return value

    def counts(self, name: str, value: vec[i64], start: i64, names: list[str]) -> None:
        found: list[str] = []
        for k in range(len(names)):
            for _ in range(value[start + k]):
                found.append(names[k])
        if found:
            self.out[name] = found

    def entries(self, name: str, value: vec[i64], names: list[str]) -> vec[i64]:
        if len(value):
            self.out[name] = [names[c >> 8] + (f" ({c & 0xFF})" if c & 0xFF else "") for c in value]
        return value

    def enter(self, name: str, many: i64) -> i64:
        parts: list[dict[str, Any]] = []
        if many:
            self.out[name] = parts
        self.lists.append(parts)
        self.outer.append(self.out)
        return many

    def part(self, kind: str) -> str:
        self.out = {"is": kind} if kind else {}
        self.lists[-1].append(self.out)
        return kind

    def leave(self) -> None:
        self.lists.pop()
        self.out = self.outer.pop()


class Reader(Fields):
    """What is absent has its default, so that a position written by hand is short. What is not a field is an error."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = dict(data)
        self.outer: list[dict[str, Any]] = []
        self.lists: list[list[Any]] = []
        self.within: list[str] = []

    def bad(self, name: str, why: str) -> BadPosition:
        """what is wrong with a field, with the lists it stands in"""
        return BadPosition(f"{'.'.join([*self.within, name])}: {why}")

    def finish(self) -> None:
        """what is left over is no field"""
        for name in self.data:
            raise self.bad(name, "there is no such field here")

    def num(self, name: str, value: i64, default: i64 = 0) -> i64:
        got: object = self.data.pop(name, None)
        if got is None:
            return default
        return self.number(name, got)

    def number(self, name: str, got: object) -> i64:
        """the number that stands there"""
        if not isinstance(got, int) or isinstance(got, bool) or not -(2**40) < got < 2**40:
            raise self.bad(name, f"{got!r} is not a number that fits")
        n: i64 = got
        return n

    def word(self, name: str, value: i64, words: list[str], default: i64 = 0) -> i64:
        got: object = self.data.pop(name, None)
        if got is None:
            return default
        if not isinstance(got, str) or got not in words:
            raise self.bad(name, f"{got!r} is not one of {', '.join(words)}")
        return words.index(got)

    def listed(self, name: str) -> list[Any] | None:
        """the list that stands there, or None where there is none"""
        got: object = self.data.pop(name, None)
        if got is None:
            return None
        if not isinstance(got, list):
            raise self.bad(name, "should be a list")
        return got

    def nums(self, name: str, value: vec[i64]) -> vec[i64]:
        got = self.listed(name)
        if got is None:
            return value
        if len(value) and len(got) != len(value):
            raise self.bad(name, f"has {len(got)} entries, not {len(value)}")
        numbers = vec[i64]()
        for x in got:
            numbers = append(numbers, self.number(name, x))
        return numbers

    def counts(self, name: str, value: vec[i64], start: i64, names: list[str]) -> None:
        for text in self.listed(name) or []:
            if text not in names:
                raise self.bad(name, f"there is no {text!r}")
            value[start + names.index(text)] += 1

    def entries(self, name: str, value: vec[i64], names: list[str]) -> vec[i64]:
        cards = vec[i64]()
        for text in self.listed(name) or []:
            what, known, bits = str(text).removesuffix(")").partition(" (")
            fits = text == (f"{what} ({bits})" if known else what) and what in names
            if known and (not bits.isascii() or not bits.isdecimal() or len(bits) > 3 or int(bits) > 0xFF):
                fits = False
            if not fits:
                raise self.bad(name, f"there is no {text!r}")
            cards = append(cards, names.index(what) << 8 | int(bits or "0"))
        return cards

    def enter(self, name: str, many: i64) -> i64:
        parts = list(self.listed(name) or [])
        parts.reverse()
        self.lists.append(parts)
        self.outer.append(self.data)
        self.within.append(name)
        self.data = {}
        return len(parts)

    def part(self, kind: str) -> str:
        self.finish()
        data = self.lists[-1].pop()
        if not isinstance(data, dict):
            raise self.bad("part", "should be an object")
        self.data = dict(data)
        name: str = str(self.data.pop("is", ""))
        return name

    def leave(self) -> None:
        self.finish()
        self.lists.pop()
        self.within.pop()
        self.data = self.outer.pop()


class Hasher(Fields):
    """Two 32-bit lanes: every product stays under 2**63, so that compiled and plain agree."""

    def __init__(self) -> None:
        self.h: i64 = 0x811C9DC5
        self.g: i64 = 0x9E3779B9

    def mix(self, v: i64) -> None:
        """takes one more number in"""
        high = v >> 32
        v &= LOW32
        if high != 0:  # also of every number below 0
            self.mix(high & LOW32)
        h = ((self.h ^ v) * 0x01000193) & LOW32
        g = ((self.g + v) * 0x2C1B3C6D) & LOW32
        self.h = h ^ (h >> 15)
        self.g = g ^ (g >> 13)

    def num(self, name: str, value: i64, default: i64 = 0) -> i64:
        self.mix(value)
        return value

    def nums(self, name: str, value: vec[i64]) -> vec[i64]:
        self.mix(len(value))
        for x in value:
            self.mix(x)
        return value

    def counts(self, name: str, value: vec[i64], start: i64, names: list[str]) -> None:
        for k in range(len(names)):
            self.mix(value[start + k])

    def enter(self, name: str, many: i64) -> i64:
        self.mix(many)
        return many

    def part(self, kind: str) -> str:
        for letter in kind:
            self.mix(ord(letter))
        return kind

    def value(self) -> int:
        """the digest"""
        high: int = self.h
        low: int = self.g
        return high << 32 | low


class Content(Fields):
    """Every number, one after the other: two states of a game are the same when theirs are."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]()

    def num(self, name: str, value: i64, default: i64 = 0) -> i64:
        self.numbers = append(self.numbers, value)
        return value

    def nums(self, name: str, value: vec[i64]) -> vec[i64]:
        self.num(name, len(value))
        for x in value:
            self.numbers = append(self.numbers, x)
        return value

    def counts(self, name: str, value: vec[i64], start: i64, names: list[str]) -> None:
        for k in range(len(names)):
            self.numbers = append(self.numbers, value[start + k])

    def enter(self, name: str, many: i64) -> i64:
        return self.num(name, many)

    def part(self, kind: str) -> str:
        self.num(kind, len(kind))
        for letter in kind:
            self.num(kind, ord(letter))
        return kind

    def same(self, other: Content) -> bool:
        """whether both hold the same"""
        if len(self.numbers) != len(other.numbers):
            return False
        alike = True
        for i in range(len(self.numbers)):
            alike = alike and self.numbers[i] == other.numbers[i]
        return alike


class Tape(Fields):
    """Copies: one pass over the original fills the tape, a second over a blank takes it off again."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = vec[i64]()
        self.arrays: list[vec[i64]] = []
        self.reading: i64 = 0
        self.at: i64 = 0
        self.array_at: i64 = 0

    def rewind(self, reading: i64) -> None:
        """from the beginning: to be written, or to be read"""
        self.reading = reading
        self.at = 0
        self.array_at = 0

    def num(self, name: str, value: i64, default: i64 = 0) -> i64:
        i = self.at
        self.at = i + 1
        if self.reading:
            return self.numbers[i]
        if i < len(self.numbers):
            self.numbers[i] = value
        else:
            self.numbers = append(self.numbers, value)
        return value

    def nums(self, name: str, value: vec[i64]) -> vec[i64]:
        i = self.array_at
        self.array_at = i + 1
        if self.reading:
            return self.arrays[i]
        if i < len(self.arrays):
            self.arrays[i] = value[:]
        else:
            self.arrays.append(value[:])
        return value

    def counts(self, name: str, value: vec[i64], start: i64, names: list[str]) -> None:
        for k in range(len(names)):
            value[start + k] = self.num(name, value[start + k])

    def enter(self, name: str, many: i64) -> i64:
        return self.num(name, many)
