"""A pile of which is remembered what was known to lie in it, when some card has left it unseen."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.terms import SPECTATORS
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile, shuffle, sort
from mathom.kernel.vecs import append, pop, vec

WATCHERS: Final = vec[i64]([1, 2, SPECTATORS])  # the bits of those who may remember


class Heap(Pile):
    """Who knew several cards of a pile and sees one go without its face does not know any more of any of them that it
    is there; but all except one still are. So what is forgotten by `Pile` is kept here: for each watcher the cards he
    knew, and how many have strayed since. When the whole pile is shuffled into another, what is known goes along."""

    def __init__(self) -> None:
        super().__init__()
        self.recalled: vec[i64] = vec[i64]()  # kind << 8 | the bit of one watcher
        self.strays: vec[i64] = vec[i64]()  # by watcher, so many of these cards may be elsewhere; empty: none

    def copy(self) -> Pile:
        p = Heap()
        p.cards = self.cards[:]
        p.bits = self.bits
        if len(self.tops):
            p.tops = self.tops[:]
        if len(self.recalled):
            p.recalled = self.recalled[:]
            p.strays = self.strays[:]
        return p

    def recalls(self, bit: i64) -> i64:
        """how many cards a watcher remembers beside those he knows to be here"""
        many: i64 = 0
        for entry in self.recalled:
            if entry & bit:
                many += 1
        return many

    # -- going out

    def draw(self, dice: Dice, kind: i64, knowers: i64) -> i64:
        n = self.top_size()
        start: i64 = len(self.cards) - n
        at = dice.pick(kind, knowers, self.cards, start, n)
        what = self.cards[at] >> 8
        at = len(self.cards) - 1  # of equal cards the best known goes: a record tells no more than the kind
        while self.cards[at] >> 8 != what:
            at -= 1
        self.leave(at, knowers)
        return what

    def leave(self, at: i64, knowers: i64) -> None:
        if self.bits or len(self.recalled):
            for i in range(len(WATCHERS)):
                self.remember(i, at, knowers)
        super().leave(at, knowers)
        if len(self.cards) == 0:
            self.recalled = vec[i64]()
            self.strays = vec[i64]()

    def remember(self, i: i64, at: i64, knowers: i64) -> None:
        """a card goes: whether a watcher sees which, and what he then remembers"""
        bit = WATCHERS[i]
        gone = self.cards[at]
        first: i64 = len(self.cards) - self.top_size()
        if knowers & bit or (gone & bit and first == len(self.cards) - 1):
            if not gone & bit:
                self.recalled = less(self.recalled, gone & ~0xFF | bit)
                self.tidy(i)
            return
        for j in range(first, len(self.cards)):
            if self.cards[j] & bit:
                self.recalled = append(self.recalled, self.cards[j] & ~0xFF | bit)
        if self.recalls(bit):
            if len(self.strays) == 0:
                self.strays = vec[i64]([0, 0, 0])
            self.strays[i] += 1
            self.tidy(i)

    def tidy(self, i: i64) -> None:
        """in order, and nothing of a watcher for whom all that he remembers may be gone"""
        bit = WATCHERS[i]
        if len(self.strays) and self.strays[i] >= self.recalls(bit):
            kept = vec[i64]()
            for entry in self.recalled:
                if not entry & bit:
                    kept = append(kept, entry)
            self.recalled = kept
            self.strays[i] = 0
        sort(self.recalled, 0, len(self.recalled))
        if len(self.recalled) == 0:
            self.strays = vec[i64]()

    def empty_into(self, other: Pile) -> None:
        """everything is shuffled into the lowest bag of another pile: where in it a card is nobody knows"""
        for card in self.cards:
            other.add(card >> 8, card & 0xFF)
        if isinstance(other, Heap) and len(self.recalled):
            if len(other.strays) == 0:
                other.strays = vec[i64]([0, 0, 0])
            for entry in self.recalled:
                other.recalled = append(other.recalled, entry)
            for i in range(len(WATCHERS)):
                other.strays[i] += self.strays[i]
            sort(other.recalled, 0, len(other.recalled))
        self.cards = vec[i64]()
        self.tops = vec[i64]()
        self.bits = 0
        self.recalled = vec[i64]()
        self.strays = vec[i64]()

    def look(self, n: i64, dice: Dice, kind: i64, seat_bit: i64) -> None:
        """What somebody looks at does not leave the pile: nothing strays. The others remember what they knew of it."""
        recalled = vec[i64]()
        for bit in WATCHERS:
            for j in range(len(self.cards) if bit != seat_bit else 0):
                if self.cards[j] & bit:
                    self.cards[j] &= ~bit
                    recalled = append(recalled, self.cards[j] & ~0xFF | bit)
        self.put_in_order()
        for entry in self.recalled:
            if not entry & seat_bit:
                recalled = append(recalled, entry)
        strays = self.strays[:]
        super().look(n, dice, kind, seat_bit)
        for entry in self.recalled:
            if entry & seat_bit:
                recalled = append(recalled, entry)
        self.recalled = recalled
        self.strays = strays if len(strays) else vec[i64]([0, 0, 0])
        for i in range(len(WATCHERS)):
            self.tidy(i)

    def show(self, dice: Dice, kind: i64, seat_bit: i64) -> None:
        """who sees every card has nothing to remember"""
        super().show(dice, kind, seat_bit)
        kept = vec[i64]()
        for entry in self.recalled:
            if not entry & seat_bit:
                kept = append(kept, entry)
        self.recalled = kept
        for i in range(len(WATCHERS)):
            self.tidy(i)

    # -- imagining

    def places(self, bit: i64) -> i64:
        """how many cards lie here unknown to a watcher"""
        many: i64 = 0
        for card in self.cards:
            if not card & bit:
                many += 1
        return many

    def surely(self, i: i64, pool: vec[i64], used: vec[i64], dice: Dice) -> vec[i64]:
        """Kinds out of a pool that are dealt to this pile, because a watcher remembers them here: all but as many as
        may have strayed, by lot. What is taken of the pool is marked as used."""
        out = vec[i64]()
        mine = vec[i64]()
        for entry in self.recalled:
            if entry & WATCHERS[i]:
                mine = append(mine, entry >> 8)
        need: i64 = len(mine) - (self.strays[i] if len(self.strays) else 0)
        while len(mine) and len(out) < need:
            mine, kind = pop(mine, dice.below(len(mine)))
            for j in range(len(pool)):
                if pool[j] == kind and not used[j]:
                    used[j] = 1
                    out = append(out, kind)
                    break
        return out

    def slack(self, i: i64, pool: vec[i64]) -> i64:
        """how many more of the cards that a watcher remembers are in a pool than must be dealt to this pile"""
        found: i64 = 0
        last: i64 = -1
        same: i64 = 0
        for entry in self.recalled:
            if entry & WATCHERS[i]:
                same = same + 1 if entry >> 8 == last else 1
                last = entry >> 8
                there: i64 = 0
                for kind in pool:
                    if kind == last:
                        there += 1
                if there >= same:
                    found += 1
        return found - self.recalls(WATCHERS[i]) + (self.strays[i] if len(self.strays) else 0)

    def fields(self, io: Fields, name: str, names: list[str]) -> None:
        super().fields(io, name, names)
        self.recalled = io.entries(name + " recalled", self.recalled, names)
        self.strays = io.nums(name + " strays", self.strays)
        if len(self.strays) not in (0, len(WATCHERS)):
            raise BadPosition(f"{name} strays: a number for each of {len(WATCHERS)} watchers")


def less(v: vec[i64], x: i64) -> vec[i64]:
    """without one of the entries x, if there is one"""
    for i in range(len(v)):
        if v[i] == x:
            v, _ = pop(v, i)
            return v
    return v


def as_remembered(piles: list[Pile], bit: i64, pool: vec[i64], dice: Dice) -> vec[i64]:
    """A pool in the order in which it is dealt to the unknown places of these piles, and what is left over last: each
    pile gets what a watcher remembers there. Where he has least choice is dealt first."""
    heaps: list[Heap] = [pile for pile in piles if isinstance(pile, Heap)]
    if all(heap.recalls(bit) == 0 for heap in heaps):
        return pool
    i: i64 = 0
    while WATCHERS[i] != bit:
        i += 1
    used = vec[i64]([0] * len(pool))
    sure: list[vec[i64]] = [vec[i64]() for _ in heaps]
    for _, k in sorted([(int(heap.slack(i, pool)), k) for k, heap in enumerate(heaps)]):
        sure[k] = heaps[k].surely(i, pool, used, dice)
    out = vec[i64]()
    at: i64 = 0
    for k in range(len(heaps)):
        part = sure[k][:]
        while len(part) < heaps[k].places(bit):
            if not used[at]:
                used[at] = 1
                part = append(part, pool[at])
            at += 1
        shuffle(part, dice)
        for kind in part:
            out = append(out, kind)
    for j in range(len(pool)):
        if not used[j]:
            out = append(out, pool[j])
    return out
