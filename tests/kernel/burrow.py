"""Burrow: a toy game that is small but asks the kernel for everything the hardest game does.

Two clans raid each other's burrow. A turn has a chain of effects, a raid in it is an attack, an attack has strikes,
and in each strike both may play cards again: every one of these is a frame. Cards are hidden in hands, decks and
discards, or lie face down on the table; a lantern looks at the top three of a deck, a sniff shows a hand, a stash puts
a card back on top. What is shown without chance is drawn from the dice all the same, as the only one possible: so the
record has it, it cannot be undone, and an imagined state that holds something else notices.

It is played as interpreted Python on either form of the kernel. `fault` plants a leak for tests to find."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar, cast

from mypy_extensions import i64

from mathom.kernel.dice import EVERYONE, Dice
from mathom.kernel.errors import BadPosition
from mathom.kernel.fields import Fields, Reader
from mathom.kernel.frames import Frame, copy_stack, visit_stack
from mathom.kernel.game import Game
from mathom.kernel.pile import Pile, shuffle
from mathom.kernel.rulebook import Rule
from mathom.kernel.state import ON, OVER, Buffer, State, act, act_a, act_b, act_kind
from mathom.kernel.vecs import append, vec
from mathom.kernel.view import Face, View
from mathom.kernel.words import msg

NAMES = ["badger", "stoat", "raid", "rally", "hush", "lantern", "sniff", "stash", "snare"]
BADGER, STOAT, RAID, RALLY, HUSH, LANTERN, SNIFF, STASH, SNARE = range(9)
COPIES = vec[i64]([1, 3, 3, 2, 2, 2, 1, 1, 1])
STRENGTH = {BADGER: 3, STOAT: 1}
# opportunities
MAIN, ATTACK, STRIKE, ANSWER = 1, 2, 4, 8
FITS = [MAIN, MAIN, MAIN, STRIKE, ANSWER, MAIN | ATTACK, MAIN | STRIKE, MAIN | ANSWER | STRIKE, 0]
POOL = MAIN | ATTACK | STRIKE | ANSWER  # some card of every deck fits each of them
# actions
PASS, PLAY, LAY, TURN_UP, ASSIGN, SUPPORT, PUT, DROP = range(8)
VERBS = ["pass", "play", "lay", "turn-up", "assign", "support", "put", "drop"]
# chance
A_CARD, A_DIE = 0, 1
# news
DREW, PLAYED, LAID, DROPPED, RETURNED, LOOKED, SHOWED, ROLLED, LOST, SHUFFLED = range(10)

TURNS = 10
DRAWS, HAND_LIMIT = 3, 4
RAIDERS, PROWESS = 2, 5
NUMBERS = 32  # of pieces, from 1 on; they go round
FREE = -1


def kinds(pile: Pile) -> list[int]:
    return sorted({int(card) >> 8 for card in pile.cards})


# -- what is under way


class Doing(Frame):
    """`go` does what comes next and says ON, or OVER, or names the seat it asks; the answer comes to `take`."""

    def go(self, s: Burrow) -> int:
        raise NotImplementedError

    def fill(self, s: Burrow, into: Buffer) -> None:
        raise NotImplementedError

    def take(self, s: Burrow, action: int) -> None:
        raise NotImplementedError

    def blank(self) -> Doing:
        return type(self)()


class Turn(Doing):
    STEPS = ["draw", "trim"]

    def go(self, s: Burrow) -> int:
        if self.step == 0:
            for c in s.beasts(s.active):
                s.tapped[c] = 0
            for _ in range(DRAWS):
                s.draw(s.active)
            self.step = 1
            return s.call(Chain(MAIN, s.active))
        if s.hand[s.active].size() > HAND_LIMIT:
            return s.active
        self.step = 0
        s.turn += 1
        s.active = 1 - s.active
        return OVER if s.turn == TURNS else ON

    def fill(self, s: Burrow, into: Buffer) -> None:
        for k in kinds(s.hand[s.active]):
            into.add(act(DROP, k))

    def take(self, s: Burrow, action: int) -> None:
        """face down: who knew the hand does not know it any more"""
        knowers = s.out_of_hand(s.active, act_a(action))
        s.discard[s.active].add(act_a(action), knowers)
        s.tell(DROPPED, s.active, act_a(action), 0, 0, EVERYONE if s.fault == "tells" else knowers)

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)


class Link:
    """a card declared in a chain"""

    by: int = 0
    kind: int = 0
    at: int = 0

    def fields(self, io: Fields) -> None:
        self.by = io.num("by", self.by)
        self.kind = io.word("card", self.kind, NAMES, -1)
        self.at = io.num("at", self.at)


class Chain(Doing):
    """An opportunity, and what is declared in it. Both speak in turn; when both have passed it resolves from the back,
    and another may begin."""

    STEPS = ["declare", "resolve"]

    def __init__(self, window: int = 0, first: int = 0) -> None:
        self.window = window
        self.first = self.speaker = first
        self.passes = 0
        self.links: list[Link] = []

    def go(self, s: Burrow) -> int:
        if self.step == 1:
            if self.links:
                s.resolve(self, self.links.pop())
            else:
                self.step, self.passes, self.speaker = 0, 0, self.first
            return ON
        while self.passes < 2:
            if s.could_respond(self.speaker, self.open_to(self.speaker)):
                return self.speaker
            self.pass_on()
        if not self.links:
            return s.done()
        self.step = 1
        return ON

    def open_to(self, seat: int) -> int:
        """public, like everything that decides who is asked"""
        if self.links:
            return self.window & ~MAIN | ANSWER
        return self.window if seat == self.first else self.window & ~MAIN

    def fill(self, s: Burrow, into: Buffer) -> None:
        s.fill_plays(self.speaker, self.open_to(self.speaker), into)
        into.add(act(PASS))

    def take(self, s: Burrow, action: int) -> None:
        seat, verb, kind = self.speaker, act_kind(action), act_a(action)
        self.pass_on()
        if verb == PASS:
            return
        self.passes = 0
        if verb == LAY:
            knowers = s.out_of_hand(seat, kind)
            s.lay(kind, seat, knowers)
            s.tell(LAID, seat, kind, 0, 0, knowers)
            return
        link = Link()
        link.by, link.kind, link.at = seat, kind, act_b(action)
        if verb == TURN_UP:
            s.kind[link.at] = FREE
        else:
            s.hand[seat].take(kind, EVERYONE)
        self.links.append(link)
        s.tell(PLAYED, seat, kind)

    def pass_on(self) -> None:
        self.passes += 1
        self.speaker = 1 - self.speaker

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)
        self.window = io.num("window", self.window)
        self.first = io.num("first", self.first)
        self.speaker = io.num("speaker", self.speaker)
        self.passes = io.num("passes", self.passes)
        for i in range(io.enter("links", len(self.links))):
            io.part("")
            if i == len(self.links):
                self.links.append(Link())
            self.links[i].fields(io)
        io.leave()


class Attack(Doing):
    """A raid: its strikes are assigned to beasts of the other clan and faced one after the other."""

    STEPS = ["cards", "assign", "face"]

    def __init__(self, attacker: int = 0) -> None:
        self.attacker = attacker
        self.strikes = RAIDERS
        self.targets = vec[i64]()
        self.faced = 0

    def go(self, s: Burrow) -> int:
        defender = 1 - self.attacker
        if self.step == 0:
            self.step = 1
            return s.call(Chain(ATTACK, defender))
        if self.step == 1:
            free = self.candidates(s)
            missing = self.strikes - len(self.targets)
            if free and 0 < missing < len(free):
                return defender
            for c in free[: max(missing, 0)]:  # everybody can see that there is no choice
                self.targets = append(self.targets, c)
            s.points[self.attacker] += max(missing - len(free), 0)
            self.step = 2
        if self.faced == len(self.targets):
            return s.done()
        self.faced += 1
        return s.call(Strike(self.targets[self.faced - 1]))

    def candidates(self, s: Burrow) -> list[int]:
        return [c for c in s.beasts(1 - self.attacker) if c not in list(self.targets)]

    def fill(self, s: Burrow, into: Buffer) -> None:
        for c in self.candidates(s):
            into.add(act(ASSIGN, c))

    def take(self, s: Burrow, action: int) -> None:
        self.targets = append(self.targets, act_a(action))

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)
        self.attacker = io.num("attacker", self.attacker)
        self.strikes = io.num("strikes", self.strikes, RAIDERS)
        self.targets = io.nums("targets", self.targets)
        self.faced = io.num("faced", self.faced)


class Strike(Doing):
    """One strike at one beast: above PROWESS it is beaten off; below, a second die of 4 or more kills the beast."""

    STEPS = ["cards", "support", "roll"]

    def __init__(self, target: int = 0) -> None:
        self.target = target
        self.bonus = 0  # rallies of the defender, and beasts that help
        self.force = 0  # rallies of the attacker

    def go(self, s: Burrow) -> int:
        owner = s.owner[self.target]
        if self.step == 0:
            self.step = 1
            return s.call(Chain(STRIKE, 1 - owner))
        if self.step == 1:
            if self.helpers(s):
                return owner
            self.step = 2
        rolled = s.roll(owner) + STRENGTH[s.kind[self.target]] - s.tapped[self.target] + self.bonus
        s.tapped[self.target] = 1
        outcome = rolled - PROWESS - self.force
        if outcome > 0:
            s.points[owner] += 1
        elif outcome < 0:
            s.points[1 - owner] += 1
            if s.roll(1 - owner) >= 4:
                s.lose(self.target)
        return s.done(outcome)

    def helpers(self, s: Burrow) -> list[int]:
        fighting = list(uppermost(s, Attack).targets)
        return [c for c in s.beasts(s.owner[self.target]) if not s.tapped[c] and c not in fighting]

    def fill(self, s: Burrow, into: Buffer) -> None:
        for c in self.helpers(s):
            into.add(act(SUPPORT, c))
        into.add(act(PASS))

    def take(self, s: Burrow, action: int) -> None:
        if act_kind(action) == PASS:
            self.step = 2
        else:
            s.tapped[act_a(action)] = 1
            self.bonus += 1

    def fields(self, io: Fields) -> None:
        self.step = io.word("step", self.step, self.STEPS)
        self.target = io.num("target", self.target)
        self.bonus = io.num("bonus", self.bonus)
        self.force = io.num("force", self.force)


class Stash(Doing):
    """a player puts a card of his hand back on top of his deck"""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def go(self, s: Burrow) -> int:
        return s.done() if self.step == 1 or not s.hand[self.seat].size() else self.seat

    def fill(self, s: Burrow, into: Buffer) -> None:
        for k in kinds(s.hand[self.seat]):
            into.add(act(PUT, k))

    def take(self, s: Burrow, action: int) -> None:
        self.step = 1
        knowers = s.out_of_hand(self.seat, act_a(action))
        s.deck[self.seat].put_on_top(act_a(action), knowers)
        s.tell(RETURNED, self.seat, act_a(action), 0, 0, knowers)

    def fields(self, io: Fields) -> None:
        self.step = io.num("step", self.step)
        self.seat = io.num("seat", self.seat)


BLANKS: dict[str, Doing] = {f.name(): f for f in (Turn(), Chain(), Attack(), Strike(), Stash())}


F = TypeVar("F", bound=Doing)


def uppermost(s: Burrow, kind: type[F]) -> F:
    """a frame refers to another by what it is, never by a reference: these do not survive a copy"""
    return next(f for f in reversed(s.stack) if isinstance(f, kind))


# -- the position


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
        self.stack[-1].take(self, action)
        self.settle()

    def settle(self) -> None:
        seat = ON
        while seat == ON:
            seat = self.stack[-1].go(self)
        self.seat = seat

    def payoff(self, seat: i64) -> float:
        if self.seat != OVER:
            raise ValueError("the game is not over yet")
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


# -- the game


class BurrowGame(Game):
    key = "burrow"
    title = msg("Burrow")
    blurb = msg("Two clans raid each other.")
    minutes = (1, 2)
    seats: tuple[int, ...] = (2,)
    folder = Path(__file__).parent
    components = None
    faces = {name: Face(msg(name)) for name in NAMES}
    chances = (tuple(NAMES), ("", "1", "2", "3", "4", "5", "6"))

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    @property
    def rules(self) -> tuple[Rule, ...]:
        return ()

    def set_up(self, seats: int, options: dict[str, Any], dice: Dice) -> State:
        s = blank(self.fault)
        s.dice = dice
        for p in (0, 1):
            s.deck[p].add_all(COPIES)
            for _ in range(HAND_LIMIT):
                s.draw(p)
        s.stack = [Turn()]
        s.settle()
        return s

    def from_json(self, data: dict[str, Any], dice: Dice | None = None) -> State:
        s = blank(self.fault)
        s.dice = dice or Dice()
        reader = Reader(data)
        s.fields(reader)
        reader.finish()
        if not ON <= s.seat <= 1 or not s.stack:
            raise BadPosition("seat or stack: nothing is under way")
        if s.seat == ON:  # written by hand: nobody has been asked yet
            s.settle()
        return s

    def notation(self, state: State, action: int) -> str:
        verb, a, b = act_kind(action), act_a(action), act_b(action)
        if verb in (ASSIGN, SUPPORT):
            return f"{VERBS[verb]} c{a}"
        if verb == TURN_UP:
            return f"turn-up c{b} {NAMES[a]}"
        if verb == PLAY and a == LANTERN:
            return f"play lantern > {b}"
        return VERBS[verb] + ("" if verb == PASS else " " + NAMES[a])

    def notation_for_others(self, state: State, action: int) -> str:
        """the text as everyone but its seat may read it (the kernel does not ask for it yet)"""
        verb = act_kind(action)
        return f"{VERBS[verb]} ?" if verb in (LAY, PUT, DROP) else self.notation(state, action)

    def view(
        self, state: State, seat: int | None = None, *, seq: int = 0, names: tuple[str, ...] | None = None
    ) -> View:
        from kernel.burrow_table import view

        return view(self, cast(Burrow, state), seat, seq, names or ("Player 1", "Player 2"))
