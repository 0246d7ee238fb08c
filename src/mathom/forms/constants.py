"""What is fixed when a game is translated: tables become constants, or formulas where the whole table follows one."""

from typing import Any

from mathom.kernel.bounds import Num


def c_int(n: int) -> str:
    if n == -(2**63):
        return "(-9223372036854775807LL - 1)"
    text = str(n) if -(2**31) < n < 2**31 else f"{n}LL"
    return text if n >= 0 else f"({text})"


SMALL = 1 << 24  # what is smaller is reckoned with in 32 bits: there is room for sums of many


def fits(*numbers: int) -> bool:
    return all(-SMALL <= n <= SMALL for n in numbers)


def is_flat(table: object) -> bool:
    return isinstance(table, list) and all(isinstance(x, int) for x in table)


def is_rows(table: object) -> bool:
    return isinstance(table, list) and bool(table) and all(is_flat(row) for row in table)


def formula(table: list[int]) -> str | None:
    """the C text of the entry at {i}, if there is a rule for all of them"""
    if len(table) < 4:
        return None
    every = list(enumerate(table))
    one = "1" if fits(*table) else "1LL"
    if all(x == 1 << k for k, x in every):
        return f"({one} << {{i}})"
    if all(x == table[0] + 1 - (1 << k) for k, x in every) and table[0] > 0:
        return f"({c_int(table[0] + 1)} - ({one} << {{i}}))"
    if all(x == k.bit_count() for k, x in every):
        return "popcount({i})"
    if all(x == (k & -k).bit_length() - 1 for k, x in every):
        return "(find_first({i}) - 1)"
    step = table[1] - table[0]
    if step and all(x == table[0] + step * k for k, x in every):
        wide = "" if fits(*table) else "(int64_t)"
        return f"({c_int(table[0])} + {c_int(step)} * {wide}{{i}})"
    return None


def tells_lowest(table: list[int]) -> bool:
    """whether it tells the place of a single bit by what is left when the bit is divided by the length of the table"""
    return len(table) > 4 and table[0] == 0 and all(table[(1 << k) % len(table)] == k for k in range(len(table) - 1))


def members(table: list[list[int]]) -> int | None:
    """the first possible member, if each row lists the members of the set that its number is"""
    if len(table) < 4 or not table[1]:
        return None
    first = table[1][0]
    good = all(row == [first + k for k in range(32) if s >> k & 1] for s, row in enumerate(table))
    return first if good else None


class Tables:
    """The constant tables that the translated functions look up, each once."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.kept: list[Any] = []  # so that no number of an object is given to another one
        self.text: list[str] = []

    def name(self, table: list[Any]) -> str:
        if id(table) not in self.names:
            self.names[id(table)] = f"table_{len(self.names)}"
            self.kept.append(table)
            self.text.append(self.declaration(table, self.names[id(table)]))
        return self.names[id(table)]

    def declaration(self, table: list[Any], name: str) -> str:
        if is_flat(table):
            each = element(table)
            return f"TABLE Fixed<{each}, {len(table) or 1}> {name} = {{{{{', '.join(map(c_int, table))}}}}};"
        data = [x for row in table for x in row] or [0]
        starts = [sum(map(len, table[:k])) for k in range(len(table) + 1)]
        return (
            f"TABLE Rows<{element(data)}, {len(table)}, {len(data)}> {name} = "
            f"{{{{{', '.join(map(str, starts))}}}, {{{', '.join(map(c_int, data))}}}}};"
        )


def element(numbers: list[int]) -> str:
    return Num(min(numbers, default=0), max(numbers, default=0)).c
