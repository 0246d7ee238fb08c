"""A roll of two dice before it is made (LE-B-3): what is added to it and what it stands against, with the parts of
both, and what each result would come to. The rule rolls against it, the words print it, a bot takes its chance from it.
"""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.news import TOLD_PART
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.rules.sums import Ledger
from mathom.kernel.vecs import vec

WAYS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # of 36, to roll so much with two dice
ALL_WAYS: Final = 36

# what most rolls come to
MISSED: Final = 0
MADE: Final = 1


class Roll:
    """Made when the result is greater than what it stands against; other kinds of rolls have other verdicts."""

    added: i64 = 0
    against: i64 = 0
    rolls: i64 = 1  # how often is rolled; the largest counts
    opposed: i64 = 0  # how often the opponent rolls; the largest is taken from it

    def __init__(self, told: bool = False) -> None:
        self.parts: Ledger | None = [] if told else None  # of what is added
        self.parts_against: Ledger | None = [] if told else None

    def verdict(self, rolled: i64) -> i64:
        """what it comes to when the dice show so much, less what the opponent's dice show if he rolls too"""
        return MADE if rolled + self.added > self.against else MISSED

    def ways(self, verdict: i64) -> i64:
        """how many of all rolls, `of`, come to this"""
        count: i64 = 0
        if self.rolls == 1 and not self.opposed:
            ways = WAYS
            for rolled in range(2, 13):
                if self.verdict(rolled) == verdict:
                    count += ways[rolled]
            return count
        lower: i64 = 0
        for rolled in range(2, 13):
            upto = lower + WAYS[rolled]
            if self.opposed:
                count += (power(upto, self.rolls) - power(lower, self.rolls)) * self.ways_opposed(rolled, verdict)
            elif self.verdict(rolled) == verdict:
                count += power(upto, self.rolls) - power(lower, self.rolls)
            lower = upto
        return count

    def ways_opposed(self, rolled: i64, verdict: i64) -> i64:
        """how many rolls of the opponent lead to this"""
        count: i64 = 0
        lower: i64 = 0
        for parried in range(2, 13):
            upto = lower + WAYS[parried]
            if self.verdict(rolled - parried) == verdict:
                count += power(upto, self.opposed) - power(lower, self.opposed)
            lower = upto
        return count

    def of(self) -> i64:
        """all rolls that are equally likely"""
        return power(ALL_WAYS, self.rolls + self.opposed)

    def chance(self, verdict: i64) -> float:
        return float(self.ways(verdict)) / float(self.of())

    def tell(self, s: Eye, seat: i64) -> None:
        """the parts of both sums, where they were kept"""
        if self.parts is None:
            return
        for giver, amount in by_kind(s, self.parts):
            s.tell(TOLD_PART, seat, giver, amount, 0)
        for giver, amount in by_kind(s, self.parts_against):
            s.tell(TOLD_PART, seat, giver, amount, 1)


def power(base: i64, exponent: i64) -> i64:
    value: i64 = 1
    for _ in range(exponent):
        value *= base
    return value


def by_kind(s: Eye, ledger: Ledger | None) -> Ledger:
    """parts by the kind of the card that gives them: its piece may be gone when they are read"""
    out: Ledger = []
    if ledger is not None:
        for giver, amount in ledger:
            out.append((int(s.kind[giver]) if giver >= 0 else giver, amount))
    return out
