"""A position of Burrow: piles, pieces, points, and what a seat may imagine of it."""

from __future__ import annotations

from mypy_extensions import i64

from kernel.burrow_frames import BLANKS, Attack, Chain, Doing, Link, Stash, Strike, uppermost
from kernel.burrow_terms import (
    A_CARD,
    A_DIE,
    ATTACK,
    DREW,
    FITS,
    FREE,
    HUSH,
    LANTERN,
    LAY,
    LOOKED,
    LOST,
    MAIN,
    NAMES,
    NUMBERS,
    PLAY,
    POOL,
    RAID,
    RALLY,
    ROLLED,
    SHOWED,
    SHUFFLED,
    SNARE,
    SNIFF,
    STASH,
    STRENGTH,
    TURN_UP,
    kinds,
)
from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import BadPosition, game_over
from mathom.kernel.fields import Fields
from mathom.kernel.frames import copy_stack, visit_stack
from mathom.kernel.pile import Pile, shuffle
from mathom.kernel.state import ON, OVER, Buffer, State, act
from mathom.kernel.vecs import append, vec


class Burrow(State):
    fault: str
    active: int
    result: int  # what the last frame that ended came to
    hand: list[Pile]  # by seat, as deck and discard
    deck: list[Pile]
    discard: list[Pile]  # face down, but for what all saw going there
    points: vec[i64]
    kind: vec[i64]  # by number of a piece; FREE where there is none
    owner: vec[i64]
    tapped: vec[i64]
    known: vec[i64]  # to whom; a beast to all
    fresh: int  # the number given out last
    stack: list[Doing]

    # -- the contract

    def fill(self, into: Buffer) -> i64:
        into.n = 0
        if self.seat != OVER:
            self.stack[-1].fill(self, into)
        return into.n

    def apply(self, action: i64) -> None:
        if self.seat == OVER:
            raise game_over()
        self.stack[-1].take(self, action)
        self.settle()

    def settle(self) -> None:
        seat = ON
        while seat == ON:
            seat = self.stack[-1].go(self)
        self.seat = seat

    def payoff(self, seat: i64) -> float:
        self.check_over(seat, 2)
        mine, theirs = self.points[seat], self.points[1 - seat]
        return float((mine > theirs) - (mine < theirs))

    def copy(self) -> Burrow:
        s = blank(self.fault)
        s.dice = self.dice.fork()
        s.seat, s.turn, s.active, s.result, s.fresh = self.seat, self.turn, self.active, self.result, self.fresh
        s.hand = [p.copy() for p in self.hand]
        s.deck = [p.copy() for p in self.deck]
        s.discard = [p.copy() for p in self.discard]
        s.points = self.points[:]
        s.kind, s.owner = self.kind[:], self.owner[:]
        s.tapped, s.known = self.tapped[:], self.known[:]
        s.stack = copy_stack(self.stack)
        return s

    def imagine(self, seat: i64, dice: Dice) -> Burrow:
        """decks are open lists: what a seat does not know of a clan is a known multiset, dealt to the same places"""
        s = self.copy()
        s.dice = dice
        bit = 1 << seat if seat >= 0 else 0x80
        for p in (0, 1):
            hidden = [c for c in s.pieces() if s.owner[c] == p and not s.known[c] & bit]
            if self.fault == "peeks":
                hidden = []
            pool = vec[i64]()
            for pile in (s.hand[p], s.deck[p], s.discard[p]):
                pool = pile.unknown(bit, pool)
            for c in hidden:
                pool = append(pool, s.kind[c])
            shuffle(pool, dice)
            at: i64 = 0
            for pile in (s.hand[p], s.deck[p], s.discard[p]):
                at = pile.redeal(bit, pool, at)
            for i, c in enumerate(hidden):
                s.kind[c] = pool[at + i]
        return s

    def fields(self, io: Fields) -> None:
        self.seat = io.num("seat", self.seat, ON)
        self.turn = io.num("turn", self.turn)
        self.active = io.num("active", self.active)
        self.result = io.num("result", self.result)
        self.fresh = io.num("fresh", self.fresh)
        self.points = io.nums("points", self.points)
        for p in (0, 1):
            self.hand[p].fields(io, f"hand {p}", NAMES)
            self.deck[p].fields(io, f"deck {p}", NAMES)
            self.discard[p].fields(io, f"discard {p}", NAMES)
        there = self.pieces()
        for i in range(io.enter("pieces", len(there))):
            io.part("")
            c = io.num("n", there[i] if i < len(there) else 0)
            if not 0 < c < NUMBERS:
                raise BadPosition(f"pieces: there is no number {c}")
            self.kind[c] = io.word("card", self.kind[c], NAMES, FREE)
            self.owner[c] = io.num("of", self.owner[c])
            self.tapped[c] = io.num("tapped", self.tapped[c])
            self.known[c] = io.num("known", self.known[c], EVERYONE)
        io.leave()
        visit_stack(io, self.stack, BLANKS)

    # -- frames

    def call(self, frame: Doing) -> int:
        self.stack.append(frame)
        return ON

    def done(self, result: int = 0) -> int:
        self.stack.pop()
        self.result = result
        return ON

    # -- cards

    def pieces(self) -> list[int]:
        return [c for c in range(NUMBERS) if self.kind[c] != FREE]

    def beasts(self, seat: int) -> list[int]:
        return [c for c in self.pieces() if self.owner[c] == seat and self.known[c] == EVERYONE]

    def face_down(self, seat: int) -> int:
        """the piece that lies there, or FREE"""
        return next((c for c in self.pieces() if self.owner[c] == seat and self.known[c] != EVERYONE), FREE)

    def lay(self, kind: int, owner: int, known: int) -> None:
        c = self.fresh % (NUMBERS - 1) + 1
        while self.kind[c] != FREE:
            c = c % (NUMBERS - 1) + 1
        self.fresh = c
        self.kind[c], self.owner[c], self.tapped[c], self.known[c] = kind, owner, 0, known

    def lose(self, c: int) -> None:
        self.tell(LOST, self.owner[c], self.kind[c])
        self.discard[self.owner[c]].add(self.kind[c], EVERYONE)
        self.kind[c] = FREE

    def out_of_hand(self, seat: int, kind: int) -> int:
        """a card leaves a hand unseen; who knows which it was: its owner, and who knew it when there was no other"""
        self.hand[seat].take(kind, 1 << seat)
        return self.hand[seat].followers & 0x7F

    def draw(self, seat: int) -> None:
        deck = self.deck[seat]
        if not deck.size():
            self.discard[seat].empty_into(deck)
            self.tell(SHUFFLED, seat)
        if not deck.size():
            return
        top = list(deck.cards)[-deck.top_size() :]
        what = deck.draw(self.dice, A_CARD, 1 << seat)
        bits = deck.followers
        if self.fault == "remembers":
            bits |= max(card & 0xFF for card in top if card >> 8 == what)
        self.hand[seat].add(what, bits)
        self.tell(DREW, seat, what, 0, 0, bits)

    def roll(self, seat: int) -> int:
        n = self.dice.die(A_DIE)
        self.tell(ROLLED, seat, 0, n)
        return n

    # -- plays

    def could_respond(self, seat: int, window: int) -> bool:
        """as far as everybody knows: never looks at the faces of hidden cards"""
        if self.fault == "asks":
            self.fill_plays(seat, window, into := Buffer())
            return into.n > 0
        if window & ATTACK and self.face_down(seat) != FREE:
            return True
        return bool(self.hand[seat].size() and window & POOL)

    def fill_plays(self, seat: int, window: int, into: Buffer) -> None:
        mine = kinds(self.hand[seat])
        for k in mine:
            if FITS[k] & window:
                for deck in (0, 1) if k == LANTERN else (0,):
                    into.add(act(PLAY, k, deck))
        down = self.face_down(seat)
        if window & MAIN and down == FREE:  # any card may be laid: a bluff
            for k in mine:
                into.add(act(LAY, k))
        if window & ATTACK and down != FREE and self.kind[down] == SNARE:
            into.add(act(TURN_UP, SNARE, down))

    def resolve(self, chain: Chain, link: Link) -> None:
        by, kind = link.by, link.kind
        if kind in STRENGTH:
            self.lay(kind, by, EVERYONE)
            return
        self.discard[by].add(kind, EVERYONE)
        if kind == RAID:
            self.call(Attack(by))
        elif kind == SNARE:
            uppermost(self, Attack).strikes -= 1
        elif kind == HUSH and chain.links:
            silenced = chain.links.pop()
            self.discard[silenced.by].add(silenced.kind, EVERYONE)
        elif kind == RALLY:
            strike = uppermost(self, Strike)
            if self.owner[strike.target] == by:
                strike.bonus += 2
            else:
                strike.force += 2
        elif kind == LANTERN and self.deck[link.at].size():
            self.deck[link.at].look(3, self.dice, A_CARD, 1 << by)
            self.tell(LOOKED, by)
        elif kind == SNIFF:
            self.hand[1 - by].show(self.dice, A_CARD, 1 << by)
            self.tell(SHOWED, 1 - by)
        elif kind == STASH:
            self.call(Stash(by))


def blank(fault: str) -> Burrow:
    s = Burrow()
    s.fault = fault
    s.dice = Dice()
    s.news = None
    s.seat, s.turn, s.active, s.result, s.fresh = ON, 0, 0, 0, 0
    s.hand, s.deck, s.discard = [Pile(), Pile()], [Pile(), Pile()], [Pile(), Pile()]
    s.points = vec[i64]([0, 0])
    s.kind = vec[i64]([FREE] * NUMBERS)
    s.owner, s.tapped = vec[i64]([0] * NUMBERS), vec[i64]([0] * NUMBERS)
    s.known = vec[i64]([EVERYONE] * NUMBERS)
    s.stack = []
    return s
