"""A pile of which is remembered what was known to lie in it, when some card has left it unseen."""
# compiled by mypyc

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mathom.games.lidless_eye.terms import SPECTATORS
from mathom.kernel.dice import Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields
from mathom.kernel.pile import Pile, shuffle
from mathom.kernel.vecs import append, pop, vec

BITS: Final = vec[i64]([1, 2, 4, 8, 16])  # of seats


class Heap(Pile):
    """Who knew several cards of a pile and sees one go without its face does not know any more of any of them that it
    is there; but all except one still are. So what is forgotten by `Pile` is kept here: for each watcher the cards he
    knew, and how many cards have strayed since. When the whole pile is shuffled into another, what is known goes along.

    Of all cards that were known when at most so many had strayed since, no more than that many are elsewhere."""

    seats: i64

    def __init__(self, seats: i64 = 2) -> None:
        super().__init__()
        self.seats = seats
        self.recalled: vec[i64] = vec[i64]()  # kind << 8 | the bit of one watcher; by watcher, the longest known first
        self.strayed: vec[i64] = vec[i64]()  # for each of them: so many cards have left the pile since, unseen by him

    def copy(self) -> Pile:
        p = Heap(self.seats)
        p.cards = self.cards[:]
        p.bits = self.bits
        if len(self.tops):
            p.tops = self.tops[:]
        if len(self.recalled):
            p.recalled = self.recalled[:]
            p.strayed = self.strayed[:]
        return p

    def watcher(self, i: i64) -> i64:
        """the bit of one who may remember: the seats, and after them spectators"""
        return BITS[i] if i < self.seats else SPECTATORS

    def recalls(self, bit: i64) -> i64:
        """how many cards a watcher remembers beside those he knows to be here"""
        many: i64 = 0
        for entry in self.recalled:
            if entry & bit:
                many += 1
        return many

    # -- what is remembered

    def recall(self, entry: i64, strayed: i64) -> None:
        """one card more, put in its order"""
        self.recalled = append(self.recalled, entry)
        self.strayed = append(self.strayed, strayed)
        i: i64 = len(self.recalled) - 1
        while i > 0 and comes_after(self.recalled[i - 1], self.strayed[i - 1], entry, strayed):
            self.recalled[i] = self.recalled[i - 1]
            self.strayed[i] = self.strayed[i - 1]
            i -= 1
        self.recalled[i] = entry
        self.strayed[i] = strayed

    def unlearn(self, at: i64) -> None:
        self.recalled, _ = pop(self.recalled, at)
        self.strayed, _ = pop(self.strayed, at)

    def forget(self, bit: i64) -> None:
        """all that a watcher remembers"""
        i: i64 = len(self.recalled) - 1
        while i >= 0:
            if self.recalled[i] & bit:
                self.unlearn(i)
            i -= 1

    def tidy(self, bit: i64) -> None:
        """whoever was known longest is not remembered any more when all may have strayed"""
        i: i64 = 0
        while i < len(self.recalled):
            if self.recalled[i] & bit and self.strayed[i] >= self.recalls(bit):
                self.unlearn(i)
            elif self.recalled[i] & bit:
                return
            else:
                i += 1

    # -- going out

    def draw(self, dice: Dice, kind: i64, knowers: i64) -> i64:
        n = self.top_size()
        at = dice.pick(kind, knowers, self.cards, len(self.cards) - n, n)
        what = self.cards[at] >> 8
        at = len(self.cards) - 1  # of equal cards the best known goes: a record tells no more than the kind
        while self.cards[at] >> 8 != what:
            at -= 1
        self.leave(at, knowers)
        return what

    def leave(self, at: i64, knowers: i64) -> None:
        if self.bits or len(self.recalled):
            for i in range(self.seats + 1):
                bit = self.watcher(i)
                if knowers & bit or (self.cards[at] & bit and self.top_size() == 1):
                    self.went(bit, self.cards[at])
                else:
                    self.went_unseen(bit)
        super().leave(at, knowers)
        if len(self.cards) == 0:
            for i in range(self.seats + 1):
                self.forget(self.watcher(i))

    def went(self, bit: i64, card: i64) -> None:
        """a watcher sees a card go: if he did not know it to be here, it may be one he remembers, the last known"""
        i: i64 = -1 if card & bit else len(self.recalled) - 1
        while i >= 0:
            if self.recalled[i] == card & ~0xFF | bit:
                self.unlearn(i)
                self.tidy(bit)
                return
            i -= 1

    def went_unseen(self, bit: i64) -> None:
        """any of the cards that a watcher knows of the top bag, or remembers, may be the one that goes"""
        for i in range(len(self.recalled)):
            if self.recalled[i] & bit:
                self.strayed[i] += 1
        for j in range(len(self.cards) - self.top_size(), len(self.cards)):
            if self.cards[j] & bit:
                self.recall(self.cards[j] & ~0xFF | bit, 1)
        self.tidy(bit)

    def empty_into(self, other: Pile) -> None:
        """everything is shuffled into the lowest bag of another pile: where in it a card is nobody knows"""
        for card in self.cards:
            other.add(card >> 8, card & 0xFF)
        if isinstance(other, Heap):
            other.recalled = self.recalled
            other.strayed = self.strayed
        self.cards = vec[i64]()
        self.tops = vec[i64]()
        self.bits = 0
        self.recalled = vec[i64]()
        self.strayed = vec[i64]()

    # -- being seen

    def look(self, n: i64, dice: Dice, kind: i64, seat_bit: i64) -> None:
        """What somebody looks at does not leave the pile: nothing strays. The others remember what they knew of it."""
        for i in range(self.seats + 1):
            bit = self.watcher(i)
            for j in range(len(self.cards) if bit != seat_bit else 0):
                if self.cards[j] & bit:
                    self.cards[j] &= ~bit
                    self.recall(self.cards[j] & ~0xFF | bit, 0)
        self.put_in_order()
        recalled = self.recalled[:]
        strayed = self.strayed[:]
        super().look(n, dice, kind, seat_bit)
        for i in range(self.seats + 1):
            if self.watcher(i) != seat_bit:
                self.forget(self.watcher(i))
        for i in range(len(recalled)):
            if not recalled[i] & seat_bit:
                self.recall(recalled[i], strayed[i])

    def show(self, dice: Dice, kind: i64, seat_bit: i64) -> None:
        """who sees every card has nothing to remember"""
        super().show(dice, kind, seat_bit)
        self.forget(seat_bit)

    # -- imagining

    def places(self, bit: i64) -> i64:
        """how many cards lie here unknown to a watcher"""
        many: i64 = 0
        for card in self.cards:
            if not card & bit:
                many += 1
        return many

    def surely(self, bit: i64, pool: vec[i64], used: vec[i64], dice: Dice) -> vec[i64]:
        """Kinds out of a pool that are dealt to this pile, because a watcher remembers them here. Some may have
        strayed, as chance has it, from what was known last to what was known first. What is taken of the pool is
        marked."""
        lies = vec[i64]()  # where in the pool each of them is; -1: it is known to be elsewhere
        for entry in self.recalled:
            lies = append(lies, take_out(pool, used, entry >> 8) if entry & bit else -1)
        out = vec[i64]()
        lost: i64 = 0
        end: i64 = len(self.recalled)
        while end > 0:
            start = end
            while start > 0 and self.strayed[start - 1] == self.strayed[end - 1]:
                start -= 1
            mine = vec[i64]()
            for i in range(start, end):
                if lies[i] >= 0:
                    mine = append(mine, lies[i])
            free = self.more_strays(bit, lies, end) - lost
            size = self.places(bit) - len(out) + (free if free > 0 else 0)
            while len(mine) and (free > 0 or len(out) + len(mine) > self.places(bit)):
                if free <= 0 or dice.below(size) < len(mine):
                    mine, at = pop(mine, dice.below(len(mine)))
                    used[at] = 0
                    lost += 1
                size -= 1
                free -= 1
            for at in mine:
                out = append(out, pool[at])
            end = start
        return out

    def more_strays(self, bit: i64, lies: vec[i64], end: i64) -> i64:
        """how many of the cards known when those before `end` were may have strayed, beside those known to have"""
        least: i64 = len(self.recalled)
        gone: i64 = 0
        i: i64 = len(self.recalled) - 1
        while i >= 0:
            if self.recalled[i] & bit:
                if lies[i] < 0:
                    gone += 1
                whole = i == 0 or not self.recalled[i - 1] & bit or self.strayed[i - 1] != self.strayed[i]
                if i < end and whole and self.strayed[i] - gone < least:
                    least = self.strayed[i] - gone
            i -= 1
        return least

    def kept(self, bit: i64, room: vec[i64], dice: Dice) -> vec[i64]:
        """The kinds that are here, as far as a watcher remembers, with the bit left out; some have strayed by chance,
        and so have those of which no more can be hidden (`room`, by kind, is less by those that are here)."""
        pool = vec[i64]()
        free = room[:]
        for entry in self.recalled:
            if entry & bit and free[entry >> 8] > 0:
                free[entry >> 8] -= 1
                pool = append(pool, entry >> 8)
        found = self.surely(bit, pool, vec[i64]([0] * len(pool)), dice)
        for kind in found:
            room[kind] -= 1
        return found

    def slack(self, bit: i64) -> i64:
        """how many of the cards that a watcher remembers here may be elsewhere: where it is few, is dealt first"""
        for i in range(len(self.recalled)):
            if self.recalled[i] & bit:
                return self.strayed[i]
        return 999

    def fields(self, io: Fields, name: str, names: list[str]) -> None:
        super().fields(io, name, names)
        self.recalled = io.entries(name + " recalled", self.recalled, names)
        self.strayed = io.nums(name + " strayed", self.strayed)
        if len(self.strayed) != len(self.recalled):
            raise BadPosition(f"{name} strayed: a number for each card that is recalled")


def comes_after(entry: i64, strayed: i64, other: i64, others: i64) -> bool:
    """the order of what is remembered: by watcher, the longest known first, by kind"""
    if entry & 0xFF != other & 0xFF:
        return entry & 0xFF > other & 0xFF
    return strayed < others or (strayed == others and entry > other)


def take_out(pool: vec[i64], used: vec[i64], kind: i64) -> i64:
    """where in a pool a card of a kind lies that is not used yet; it is now. -1 for none"""
    for j in range(len(pool)):
        if pool[j] == kind and not used[j]:
            used[j] = 1
            return j
    return -1


def as_remembered(piles: list[Pile], bit: i64, pool: vec[i64], dice: Dice) -> vec[i64]:
    """A pool in the order in which it is dealt to the unknown places of these piles, and what is left over last: each
    pile gets what a watcher remembers there. Where least may have strayed is dealt first."""
    heaps: list[Heap] = [pile for pile in piles if isinstance(pile, Heap)]
    if all(len(heap.recalled) == 0 for heap in heaps):
        return pool
    used = vec[i64]([0] * len(pool))
    sure: list[vec[i64]] = [vec[i64]() for _ in heaps]
    for _, k in sorted([(int(heap.slack(bit)), k) for k, heap in enumerate(heaps)]):
        sure[k] = heaps[k].surely(bit, pool, used, dice)
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
