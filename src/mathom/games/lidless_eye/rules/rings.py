"""Chapter 8: gold rings are tested, and what they prove to be (LE-B-144 to LE-B-151)."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.box.card import FACTS, KINDS, SITES, T_ITEM, bit
from mathom.games.lidless_eye.news import P_CAUSE, P_PLACE, R_TEST, TOLD_PLAY, TOLD_STORED, TOLD_TEST
from mathom.games.lidless_eye.position.eye import Eye
from mathom.games.lidless_eye.position.procedure import Procedure, enter
from mathom.games.lidless_eye.rules.camps import may_become
from mathom.games.lidless_eye.rules.limits import may_bear, may_come
from mathom.games.lidless_eye.rules.rolls import Roll
from mathom.games.lidless_eye.rules.sums import Ledger, part, total
from mathom.games.lidless_eye.rules.triggers import fire
from mathom.games.lidless_eye.terms import (
    BOTH,
    CHOOSE,
    DREW,
    ITEM,
    LESSER,
    ONE_RING,
    OUT_OF_DECK,
    PASS,
    RING_KINDS,
    TABLE,
    TEST_ROLL,
    YES,
)
from mathom.kernel.fields import Fields
from mathom.kernel.frames import Frame
from mathom.kernel.pile import Pile
from mathom.kernel.state import ON, Buffer, act, act_a, act_c

AT_BARAD_DUR: Final = -3  # LE-B-149

ROLL: Final = 0
CHOICE: Final = 1
SEARCH: Final = 2
END_OF_TEST: Final = 3
TEST_STEPS: Final = ["roll", "choice", "search", "end"]


PROVES: Final[dict[int, list[int]]] = {}  # by gold ring: bits of the kinds of rings indicated, by result from 0 to 12


def proves(kind: i64) -> list[int]:
    if kind not in PROVES:
        tests = KINDS[kind].printed.tests
        PROVES[kind] = [
            sum(bit(RING_KINDS.index(name)) for name, results in tests.items() if at in results) for at in range(13)
        ]
    return PROVES[kind]


def indicated(kind: i64, result: i64) -> i64:
    """bits of the kinds of rings that a gold ring proves to be by the result of its test"""
    return proves(kind)[0 if result < 0 else 12 if result > 12 else result]  # printed are 0 (or less) to 12 (or more)


def could_become(kind: i64) -> i64:
    """bits of all kinds of rings that a gold ring may prove to be"""
    bits: i64 = 0
    for name in KINDS[kind].printed.tests:
        bits |= bit(RING_KINDS.index(name))
    return bits


class RingRoll(Roll):
    """The roll of a test: its verdict is what the gold ring may prove to be, as bits."""

    kind: i64 = 0

    def verdict(self, rolled: i64) -> i64:
        return indicated(self.kind, rolled + self.added)


def ring_roll(s: Eye, ring: i64, bonus: i64, told: bool = False) -> RingRoll:
    roll = RingRoll(told)
    roll.kind = s.kind[ring]
    roll.added = sum_of_test(s, ring, bonus, roll.parts)
    return roll


def sum_of_test(s: Eye, ring: i64, bonus: i64, ledger: Ledger | None = None) -> i64:
    """what is added to the roll: what caused the test, cards, and -3 at Barad-dûr"""
    company = s.company_of(ring)
    value = total(s, TEST_ROLL, company, part(ledger, P_CAUSE, bonus), ledger)
    if "ring-test-3" in SITES[s.co_site[company]].notes:
        value += part(ledger, P_PLACE, AT_BARAD_DUR)
    return value


class RingTest(Procedure):
    """A gold ring is tested. Then its player may put a special ring of an indicated kind in its place; the gold ring is
    discarded in any case (LE-B-151). `stored`: the ring won is stored (LE-B-150). Result 1 when one was won."""

    ring: i64 = 0
    bonus: i64 = 0
    stored: i64 = 0
    rolls: i64 = 1  # so many; the player chooses the result
    bits: i64 = 0  # kinds of rings indicated
    seat: i64 = 0
    won: i64 = 0

    def __init__(self, ring: i64 = 0, bonus: i64 = 0, stored: i64 = 0) -> None:
        self.ring = ring
        self.bonus = bonus
        self.stored = stored

    def go(self, s: Eye) -> i64:
        if self.step == ROLL:
            if s.zone[self.ring] != TABLE or s.host[self.ring] < 0:
                return s.done(0)  # it has left meanwhile
            self.seat = s.owner[s.host[self.ring]]
            roll = ring_roll(s, self.ring, self.bonus, s.news is not None)
            for _ in range(self.rolls):
                roll.tell(s, self.seat)
                rolled = s.two_dice(self.seat, R_TEST)
                s.tell(TOLD_TEST, self.seat, s.kind[self.ring], rolled + roll.added)
                self.bits |= roll.verdict(rolled)
            self.step = CHOICE
        if self.step == CHOICE:
            if s.hand[self.seat].size() or self.may_search(s):
                return self.seat
            self.replace(s, -1)
            return ON
        if self.step == SEARCH:
            return self.seat
        return s.done(self.won)

    def may_search(self, s: Eye) -> bool:
        """some gold rings let their player look for a lesser ring in his play deck and discard pile"""
        return self.bits & bit(LESSER) != 0 and KINDS[s.kind[self.ring]].printed.search_lesser

    def fits(self, s: Eye, kind: i64) -> bool:
        card = KINDS[kind]
        if FACTS.type[kind] != ITEM or not self.bits & bit(card.ring) or not may_come(s, kind):
            return False
        if not may_become(s.kind[self.ring], kind):
            return False
        if self.stored:
            return card.ring != ONE_RING  # LE-B-74
        return may_bear(s, kind, s.host[self.ring])

    def fill(self, s: Eye, into: Buffer) -> None:
        seat = self.seat
        if self.step == SEARCH:
            self.fill_lesser(s, s.discard[seat], 0, into)
            self.fill_lesser(s, s.deck[seat], OUT_OF_DECK, into)
        else:
            last: i64 = -1
            for entry in s.hand[seat].cards:
                kind = entry >> 8
                if kind != last and self.fits(s, kind):
                    into.add(act(CHOOSE, kind))
                last = kind
            if self.may_search(s):
                into.add(act(YES))
        into.add(act(PASS))

    def fill_lesser(self, s: Eye, pile: Pile, source: i64, into: Buffer) -> None:
        """the lesser rings of a pile that may be put in place"""
        last: i64 = -1
        for entry in pile.cards:
            kind = entry >> 8
            if kind != last and KINDS[kind].ring == LESSER and self.fits(s, kind):
                into.add(act(CHOOSE, kind, 0, source))
            last = kind

    def take(self, s: Eye, action: i64) -> None:
        seat = self.seat
        if action == act(YES):
            s.deck[seat].show(s.dice, DREW, 1 << seat)
            s.deck[seat].mix()
            self.step = SEARCH
            return
        if action == act(PASS):
            self.replace(s, -1)
            return
        kind = act_a(action)
        if self.step == CHOICE:
            s.hand[seat].take(kind, BOTH)
        elif act_c(action) == OUT_OF_DECK:
            s.deck[seat].take(kind, BOTH)
        else:
            s.discard[seat].take(kind, BOTH)
        self.replace(s, kind)

    def replace(self, s: Eye, kind: i64) -> None:
        """the gold ring goes; the ring won, if any, lies where it lay, or is stored"""
        self.step = END_OF_TEST
        bearer = s.host[self.ring]
        s.to_discard(self.ring)
        if kind < 0:
            return
        self.won = 1
        if self.stored:
            s.tell(TOLD_STORED, self.seat, kind)
            s.stored[self.seat].add(kind, BOTH)
            return
        s.tell(TOLD_PLAY, self.seat, kind, bearer)
        fire(s, T_ITEM, bearer, s.lay(kind, self.seat, TABLE, bearer))

    def shows(self) -> bool:
        return True

    def blank(self) -> Frame:
        return RingTest()

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, TEST_STEPS)
        self.ring = io.num("ring", self.ring)
        self.bonus = io.num("bonus", self.bonus)
        self.stored = io.num("stored", self.stored)
        self.rolls = io.num("rolls", self.rolls, 1)
        self.bits = io.num("bits", self.bits)
        self.seat = io.num("seat", self.seat)
        self.won = io.num("won", self.won)


enter(RingTest())


def forging(s: Eye, ring: i64) -> RingTest:
    """LE-B-147: no roll; any special ring this gold ring could become, but The One Ring"""
    test = RingTest(ring)
    test.seat = s.owner[s.host[ring]]
    test.bits = could_become(s.kind[ring]) & ~bit(ONE_RING)
    test.step = CHOICE
    return test
