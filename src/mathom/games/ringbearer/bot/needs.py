"""How many cards are still missing at the tiles ahead: what players count before they lay a card."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.ringbearer.rules import Ringbearer
from mathom.games.ringbearer.terms import (
    BIT,
    COLOURS,
    FIELDS,
    JOKER,
    LAYABLE,
    NONE,
    RING,
    START,
    SYMBOLS,
    WAY,
    WITH_JOKER,
)
from mathom.kernel.vecs import vec

FAR: Final = 99.0  # there is no such way
HALF_PAIR: Final = 0.3  # a spare card may become half of a pair
SYMBOL_LACK: Final = 1.3  # a card with a certain symbol is harder to come by
FAR_SIGHT: Final = 6  # tiles ahead
NEARER: Final = 0.06


class Needs:
    """What the cards at one tile lack, for each way out of it."""

    def __init__(self, sight: i64 = FAR_SIGHT, nearer: float = NEARER) -> None:
        self.sight: i64 = sight  # how many tiles ahead are looked at
        self.nearer: float = nearer  # how much more each matters than the one behind it
        self.have: vec[i64] = vec[i64]([0] * COLOURS)
        self.need: vec[i64] = vec[i64]([0] * COLOURS)
        self.jokers: i64 = 0  # that lie there, less those that a field asks for
        self.extra: float = 0.0
        self.upper: float = FAR  # the lack when one leaves by the upper way
        self.lower: float = FAR

    def look(self, s: Ringbearer, number: i64) -> None:
        """takes in what lies at a tile"""
        first = number * LAYABLE
        self.jokers = s.at[first + JOKER]
        self.extra = 0.0
        for c in range(COLOURS):
            n: i64 = 0
            for k in range(first + c * SYMBOLS, first + c * SYMBOLS + SYMBOLS):
                n += s.at[k]
            self.have[c] = n
            self.need[c] = s.tolls[number * COLOURS + c]
        self.upper = FAR
        self.lower = FAR

    def walk(self, s: Ringbearer, number: i64, field: i64) -> None:
        """onto a field and on from there, every way"""
        i = s.tiles[number] * FIELDS + field
        colour = s.edition.colour[i]
        special = s.edition.special[i]
        self.need[colour] += 1
        if special == WITH_JOKER:
            self.jokers -= 1
        extra = self.extra
        if special not in (NONE, WITH_JOKER):
            self.extra += self.symbol_lack(s, number, colour, special)
        self.go_on(s, number, field)
        self.need[colour] -= 1
        if special == WITH_JOKER:
            self.jokers += 1
        self.extra = extra

    def go_on(self, s: Ringbearer, number: i64, field: i64) -> None:
        i = s.tiles[number] * FIELDS + field
        after = s.edition.after[i]
        if after:
            for f in range(FIELDS):
                if after & BIT[f]:
                    self.walk(s, number, f)
        if s.edition.last[i]:
            lack = self.lack()
            if field < WAY:
                if lack < self.upper:
                    self.upper = lack
            elif lack < self.lower:
                self.lower = lack

    def symbol_lack(self, s: Ringbearer, number: i64, colour: i64, symbol: i64) -> float:
        first = number * LAYABLE
        if s.at[first + colour * SYMBOLS + symbol]:
            return 0.0
        for c in range(COLOURS):
            if s.at[first + c * SYMBOLS + symbol]:
                return 0.1
        return SYMBOL_LACK

    def lack(self) -> float:
        """cards missing for what is needed: the right colours first, then Jokers, then pairs of what is left"""
        missing: i64 = 0
        pairs: i64 = 0
        odd: i64 = 0
        for c in range(COLOURS):
            spare = self.have[c] - self.need[c]
            if spare < 0:
                missing -= spare
            else:
                pairs += spare >> 1
                odd += spare & 1
        missing -= self.jokers + pairs
        if missing <= 0:
            return self.extra
        lack = float(missing) + self.extra
        return lack - HALF_PAIR if odd else lack


def doom_lack(s: Ringbearer, number: i64) -> float:
    """RB-102: two alike and a ring"""
    first = number * LAYABLE
    best: i64 = 2
    rings: i64 = 0
    for c in range(COLOURS):
        rings += s.at[first + c * SYMBOLS + RING]
    for c in range(COLOURS):
        n: i64 = 0
        for k in range(first + c * SYMBOLS, first + c * SYMBOLS + SYMBOLS):
            n += s.at[k]
        if rings and s.at[first + c * SYMBOLS + RING] == rings:
            n -= 1
        if 2 - n < best:
            best = 2 - n
    if best < 0:
        best = 0
    return float(best) + (0.0 if rings else SYMBOL_LACK) + 0.3 * float(sum_tolls(s, number))


def sum_tolls(s: Ringbearer, number: i64) -> i64:
    n: i64 = 0
    for c in range(COLOURS):
        n += s.tolls[number * COLOURS + c]
    return n


def road_lack(s: Ringbearer, needs: Needs) -> float:
    """cards missing on the best road through the tiles that lie open, the near ones counting a little more"""
    upper = 0.0
    lower = 0.0
    weight = 1.0
    if s.field != START:
        needs.look(s, s.tile)
        needs.go_on(s, s.tile, s.field)
        upper = needs.upper
        lower = needs.lower
    number = s.tile + 1
    while number <= s.laid and number <= s.tile + needs.sight:
        weight -= needs.nearer
        best = upper if upper < lower else lower
        if s.tiles[number] == s.edition.doom:
            return best + doom_lack(s, number)
        needs.look(s, number)
        needs.walk(s, number, 0)
        up_up = upper + weight * needs.upper
        up_down = upper + weight * needs.lower
        needs.upper = FAR
        needs.lower = FAR
        needs.walk(s, number, WAY)
        down_up = lower + weight * needs.upper
        down_down = lower + weight * needs.lower
        upper = up_up if up_up < down_up else down_up
        lower = up_down if up_down < down_down else down_down
        number += 1
    return upper if upper < lower else lower
